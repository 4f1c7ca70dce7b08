import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

const LONG_MS = 3_000;

export function StillLoading() {
  const { state, location, formMethod } = useNavigation();
  return state === "idle" ? null : (
    <Waiting address={formMethod ? "" : pagePath(location.pathname) + location.search + location.hash} />
  );
}

function Waiting({ address }: { address: string }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    // A second tap would cancel the load and begin it again; after a long wait that is what the reader wants.
    const ignore = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (link && link.pathname + link.search + link.hash === address) event.preventDefault();
    };
    const heed = () => removeEventListener("click", ignore, true);
    const timer = setTimeout(() => {
      heed();
      setIsLong(true);
    }, LONG_MS);
    addEventListener("click", ignore, true);
    return () => {
      heed();
      clearTimeout(timer);
    };
  }, [address]);
  return (
    <div className="loading" role="status">
      {isLong ? m.loadingLong() : <span className="visually-hidden">{m.loading()}</span>}
    </div>
  );
}
