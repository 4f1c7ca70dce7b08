export function NobodyCalled({ search }: { search: string }) {
  return (
    <>
      Nobody is called “<bdi>{search}</bdi>” or has this number. Check the spelling, or look for the whole phone number:
      a part of it is not enough.
    </>
  );
}
