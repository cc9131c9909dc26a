// Kinds of settings as zod schemas for environment variables. A message follows the setting's name: "must be …".
import fs from 'node:fs'
import { isIP, SocketAddress } from 'node:net'
import { defaultPlans, readPlans, type Plan } from '@fairlead/domain/account/plans'
import { messageOf } from '@fairlead/domain/shared/caught'
import { isEmail } from '@fairlead/domain/shared/validation'
import { must } from '@fairlead/domain/shared/records'
import { z } from 'zod'

/** Information about a setting for the docs and the reader, besides its schema. */
export interface SettingMeta {
  description: string
  /** Used when the variable isn't set, and shown as the default. */
  fallback: string
  /** Shown as the default if it depends on other settings; the schema then reads the empty text. */
  shown?: string
  /** May be given as a file, by its name followed by _FILE. */
  secret?: boolean
}

const metas = z.registry<SettingMeta>()

/** A setting: how its text is read, its default, and its meaning. */
export function setting<T extends z.ZodType>(
  schema: T,
  fallback: string,
  description: string,
  more: Omit<SettingMeta, 'description' | 'fallback'> = {},
): T {
  // a copy, because one kind serves many settings
  const described = schema.meta({ description })
  metas.add(described, { description, fallback, ...more })
  return described
}

export function metaOf(schema: z.ZodType): SettingMeta {
  const meta = metas.get(schema)
  if (!meta) throw new Error('A setting has no meaning.')
  return meta
}

/** The same for one that may also be a file. */
export function secret<T extends z.ZodType>(schema: T, description: string, example?: string): T {
  return setting(schema, '', description, { secret: true, ...(example === undefined ? {} : { shown: example }) })
}

/** Text parsed by `read`, which returns the value or the error. */
function readBy<T>(read: (text: string, refuse: (message: string) => void) => T) {
  return z.string().transform((text, context) => {
    let isWrong = false
    const value = read(text, (message) => {
      isWrong = true
      context.addIssue({ code: 'custom', message })
    })
    return isWrong ? z.NEVER : value
  })
}

export const text = z.string()
export const textOrNull = z.string().transform((value) => value || null)

export const whole = (min: number, max: number) =>
  readBy((value, refuse) => {
    const number = Number(value)
    if (!Number.isInteger(number) || number < min || number > max) refuse(`must be a whole number from ${min} to ${max}, not '${value}'.`)
    return number
  })

/** 0 is none. */
export const limit = (max: number) => whole(0, max).transform((value) => value || null)

/** null when it depends on other settings and isn't set. */
export const flagOrNull = readBy((value, refuse) => {
  if (!/^(true|false|1|0|)$/i.test(value)) refuse(`must be true or false, not '${value}'.`)
  return value === '' ? null : /^(true|1)$/i.test(value)
})
export const flag = flagOrNull.transform((value) => value === true)

export const oneOf = <const V extends string>(...values: V[]) =>
  readBy((value, refuse) => {
    const match = values.find((choice) => choice === value)
    if (match === undefined) refuse(`must be ${listed(values)}, not '${value}'.`)
    return match ?? must(values[0])
  })

const listed = (values: readonly string[]) => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

/** A URL with one of these protocols, or null. */
export const url = (...protocols: string[]) =>
  readBy((value, refuse) => {
    if (value !== '' && !protocols.includes(URL.parse(value)?.protocol ?? ''))
      refuse(`must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`)
    return value || null
  })

/** The same with a fallback, so that there always is one. */
export const urlWithDefault = (...protocols: string[]) => url(...protocols).transform((value) => value ?? '')

/** Separated by commas, trimmed, without empty ones. */
export const list = z.string().transform((value) => splitList(value))
export const lowerList = z.string().transform((value) => splitList(value.toLowerCase()))

export const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const atMost = (max: number, noun: string) =>
  readBy((value, refuse) => {
    const all = splitList(value.toLowerCase())
    if (all.length > max) refuse(`takes ${max} ${noun} at most.`)
    return all
  })

export const emails = (max: number) =>
  readBy((value, refuse) => {
    const all = splitList(value.toLowerCase())
    const odd = all.find((address) => !isEmail(address))
    if (odd !== undefined) refuse(`must be email addresses; '${odd}' is none.`)
    else if (all.length > max) refuse(`takes ${max} addresses at most.`)
    return all
  })

/** Names that must all match; the message quotes the first that doesn't. */
export const listOf = (fits: (name: string) => boolean, noun: string, from = lowerList) =>
  from.pipe(
    z.array(z.string()).superRefine((all, context) => {
      const odd = all.find((name) => !fits(name))
      if (odd !== undefined) context.addIssue({ code: 'custom', message: `must be ${noun}; '${odd}' is none.` })
    }),
  )

export const matching = (pattern: RegExp, noun: string) =>
  readBy((value, refuse) => {
    if (!pattern.test(value)) refuse(`must be ${noun}, not '${value}'.`)
    return value
  })

/** An IP address, optionally with a network length. */
export function isNetwork(value: string): boolean {
  const [address = '', length, ...more] = value.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && more.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits))
}

/** A reader that adds whole sentences, each beginning with the setting's name. */
export const readWith = <T>(name: string, read: (value: string, wrong: string[]) => T) =>
  readBy((value, refuse) => {
    const wrong: string[] = []
    const result = read(value, wrong)
    for (const sentence of wrong) refuse(sentence.replace(`${name} `, ''))
    return result
  })

/** A schema's values, except those for which `validate` returns an error. */
export const checked = (schema: z.ZodType<string | null, string>, validate: (value: string) => string | null) =>
  schema.superRefine((value, context) => {
    const problem = value === null ? null : validate(value)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

export const seconds = readBy((value, refuse): [number, number] => {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(value) ?? []
  if (from === undefined || Number(from) > Number(to)) refuse("must be a range such as '8-40'.")
  return [Number(from), Number(to)]
})

export const keys = readBy((value, refuse) => {
  const all = splitList(value).map((key) => Buffer.from(key, 'base64'))
  if (all.some((key) => key.length !== 32)) refuse('must be 32 bytes in base64, or several with commas between.')
  return all
})

export const share = readBy((value, refuse) => {
  if (!(Number(value) >= 0 && Number(value) <= 1)) refuse(`must be from 0 to 1, not '${value}'.`)
  return Number(value)
})

export const priceOrNull = readBy((value, refuse) => {
  if (value !== '' && !(Number(value) >= 0)) refuse(`must be US dollars for a million tokens, not '${value}'.`)
  return value === '' ? null : Number(value)
})

/** The first label of a DKIM key's name; '' = none. */
export const selector = matching(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)?$/, 'a name such as fairlead1')

export const socketAddresses = listOf(
  (address) => SocketAddress.parse(address) !== undefined,
  'addresses such as 192.0.2.53 or 192.0.2.53:5353',
)

/** The installation's plans: as JSON in the setting, in the file it names, or the two defaults. Adds an error to `wrong` if they can't be read. */
export function plansOf(text: string, wrong: string[]): Plan[] {
  if (text === '') return [...defaultPlans]
  try {
    return readPlans(text.startsWith('[') ? text : fs.readFileSync(text, 'utf8'))
  } catch (error) {
    wrong.push(`PLANS must be a list of plans in JSON, or a file with one: ${messageOf(error)}.`)
    return []
  }
}
