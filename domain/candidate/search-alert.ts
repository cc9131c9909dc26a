// How often a member is notified of new people in a saved search of the talent pool.
export const alertChoices = ['off', 'daily', 'weekly'] as const
export type AlertChoice = (typeof alertChoices)[number]

const dayMs = 86_400_000
/** Milliseconds between two checks. */
export const alertPauseMs: Readonly<Record<Exclude<AlertChoice, 'off'>, number>> = { daily: dayMs, weekly: 7 * dayMs }
