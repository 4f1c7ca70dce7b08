import { Fragment, type ReactNode } from "react";

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,:;!?)\]}،۔؟]/giu;

interface Props {
  text: string;
  Address?: (props: { address: string }) => ReactNode;
}

export function PlainText({ text, Address = OutsideLink }: Props) {
  return (
    <div className="plain-text">
      {partsOf(text, /\n\s*\n/g).map((paragraph) => (
        <p key={paragraph.start} dir="auto">
          {partsOf(paragraph.text, /\n/g).map((line) => (
            <Fragment key={line.start}>
              {line.start > 0 ? <br /> : null}
              {withAddresses(line.text, Address)}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function partsOf(text: string, marks: RegExp) {
  const parts: { start: number; text: string }[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    parts.push({ start, text: text.slice(start, index) });
    start = index + mark.length;
  }
  return [...parts, { start, text: text.slice(start) }];
}

/** @returns the line, each web address in it shown by `Address` */
export function withAddresses(line: string, Address: NonNullable<Props["Address"]>): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    parts.push(line.slice(end, index), <Address key={index} address={address} />);
    end = index + address.length;
  }
  return [...parts, line.slice(end)];
}

function OutsideLink({ address }: { address: string }) {
  const url = urlOf(address);
  if (!url) return address;
  return (
    <a href={wholeOf(address)} rel="nofollow ugc noopener noreferrer" dir="ltr">
      {address}
    </a>
  );
}

const PARTS = /^((?:https?:\/\/)?(?:[^/?#]*@)?)([^/?#:]*)(.*)$/is;

/** Bold host and no link, against phishing; a host with look-alike letters is followed by its punycode. */
export function AddressAsText({ address }: { address: string }) {
  const host = urlOf(address)?.hostname;
  if (!host) return address;
  const [, before, typed = "", after] = PARTS.exec(address) ?? [];
  const isPlain = typed.toLowerCase() === host;
  return (
    <bdi className="address" dir="ltr">
      {before}
      {isPlain ? <strong>{typed}</strong> : typed}
      {after}
      {isPlain ? null : (
        <>
          {" "}
          (<strong>{host}</strong>)
        </>
      )}
    </bdi>
  );
}

function urlOf(address: string) {
  const whole = wholeOf(address);
  return URL.canParse(whole) ? new URL(whole) : null;
}

function wholeOf(address: string) {
  return /^www\./i.test(address) ? `https://${address}` : address;
}
