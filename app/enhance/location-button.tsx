import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "../icons/icon.tsx";
import { m } from "../messages/m.ts";

interface Props {
  latitude: { name: string; initialValue?: string | undefined };
  longitude: { name: string; initialValue?: string | undefined };
}

export function LocationButton({ latitude, longitude }: Props) {
  const isHydrated = useHydrated();
  const [place, setPlace] = useState<{ latitude: string; longitude: string }>();
  const [says, setSays] = useState("");
  if (!isHydrated) return null;

  const ask = () => {
    if (!("geolocation" in navigator)) return setSays(m.locationNone());
    setSays(m.locationLooking());
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ latitude: coords.latitude.toFixed(2), longitude: coords.longitude.toFixed(2) });
        setSays(m.locationAdded());
      },
      (error) => setSays(error.message),
    );
  };
  return (
    <div className="field location">
      <input type="hidden" name={latitude.name} value={place?.latitude ?? latitude.initialValue ?? ""} />
      <input type="hidden" name={longitude.name} value={place?.longitude ?? longitude.initialValue ?? ""} />
      <button type="button" className="button plain" onClick={ask}>
        <Icon name="map-pin" />
        {m.locationUse()}
      </button>
      <span className="hint">{` ${m.locationWhy()}`}</span>
      <p className="hint" role="status">
        {says}
      </p>
    </div>
  );
}
