// What a daily run tries, and what `npm test -- --nightly` adds.
/** Whether everything is tried. */
export const isNightly = Boolean(process.env.NIGHTLY)

/** One in `every`, from the first; nightly, all. */
export const dailyOf = <Item>(items: readonly Item[], every: number, first = 0): Item[] =>
  items.filter((_, index) => isNightly || (index + first) % every === 0)
