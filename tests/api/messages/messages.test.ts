import { onePlace } from "../../support/places.ts";
import { messagesOfTwo } from "./message-cases.ts";

messagesOfTwo(onePlace);
