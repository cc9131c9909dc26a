// English texts of domain/shared/coverage.ts.

export const partialPool = (answered: string | number, shards: string | number) =>
  `Only part of the talent pool answered (${answered} of ${shards} parts), so people may be missing. Try again in a few minutes.`
