import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "../icons/icon.tsx";

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
    if (!("geolocation" in navigator)) return setSays("Geolocation is not supported by this browser.");
    setSays("Looking…");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ latitude: coords.latitude.toFixed(2), longitude: coords.longitude.toFixed(2) });
        setSays("Added, to about one kilometre. Others never see it.");
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
        Use my location
      </button>
      <span className="hint"> Optional. It helps to show what is near you.</span>
      <p className="hint" role="status">
        {says}
      </p>
    </div>
  );
}
