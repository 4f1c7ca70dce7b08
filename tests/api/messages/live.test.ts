import { onePlace } from "../../support/places.ts";
import { livePages } from "./live-cases.ts";

livePages(onePlace);
