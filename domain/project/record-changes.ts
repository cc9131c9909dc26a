// The inputs of a score that may differ between the day of a record and today.

/** In the order in which a comparison replaces them. */
export const inputKinds = ['weights', 'criteria', 'lessons', 'pool', 'employers', 'month', 'record'] as const
export type InputKind = (typeof inputKinds)[number]
