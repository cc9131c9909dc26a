// Form values: flags, numbers, and lists as text, parsed the same way everywhere.
import { z } from 'zod'
import { messages } from '@fairlead/domain/shared/messages'
import { text as words } from './texts/texts.ts'

export const text = z.string().max(2000)
export const longText = z.string().max(200_000)
export const id = z
  .string()
  .trim()
  .min(1, { error: () => messages.fieldRequired })
  .max(64)

/** true, 'true', '1', 'on' and their opposites; anything else is refused. */
export const flag: z.ZodType<boolean, boolean | string | number> = z.union([
  z.boolean(),
  z.literal([1, 0]).transform((value) => value === 1),
  z.enum(['true', 'True', '1', 'on', 'yes']).transform(() => true),
  z.enum(['false', 'False', '0', 'off', 'no', '']).transform(() => false),
])

/** Stored in 32 bits wherever one is stored. */
export const whole: z.ZodType<number, number | string> = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.int32({ error: () => words.notANumber }))

/** A number, or null for '' and 'null'. */
export const numberOrNull: z.ZodType<number | null, number | string | null> = z.union([
  z.null(),
  z.enum(['', 'null']).transform(() => null),
  z.number().min(0).max(1e12),
  z
    .string()
    .trim()
    .regex(/^\d{1,12}(\.\d{1,6})?$/, { error: () => words.notANumber })
    .transform(Number),
])

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** A value sent directly or as JSON text; an empty list is sent as an empty field. */
export function json<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' && value !== '' ? parseJson(value) : value), schema)
}

/** A list as a repeated key, as key[], as a JSON array, or as a single value. */
export function list<T extends z.ZodType>(item: T, max = 500) {
  return z.preprocess((value) => {
    if (value === undefined || value === null || value === '') return value === undefined ? undefined : []
    if (Array.isArray(value)) return value
    if (typeof value === 'string' && value.trim().startsWith('[')) return parseJson(value) ?? [value]
    if (typeof value === 'object') return Object.values(value)
    return [value]
  }, z.array(item).max(max))
}

export const texts = list(z.string().trim().min(1).max(500))
export const nothing = z.object({})
export const done = z.object({ ok: z.literal(true) })

/** page_idx: 0 and 1 both mean the first page. */
export const pageIndex: z.ZodType<number, number | string | undefined> = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,6}$/)
      .transform(Number),
    z.undefined().transform(() => 1),
  ])
  .pipe(z.number().int().min(0))
  .transform((value) => Math.max(1, value))
