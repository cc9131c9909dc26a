// OAuth scopes: those a user granted and those the product needs.
import { must } from '../shared/records.ts'

export const authProviders = ['google', 'microsoft'] as const
export type AuthProvider = (typeof authProviders)[number]

/** Permissions requested on top of the user's identity, in display order. */
export const providerPermissions = ['read_calendar', 'write_calendar'] as const
export type ProviderPermission = (typeof providerPermissions)[number]

const google = 'https://www.googleapis.com/auth/'
const graph = 'https://graph.microsoft.com/'

/**
 * The narrowest scopes that work, according to the published lists of Google Calendar and Microsoft Graph; the first one is
 * requested.
 */
const scopesOf: Record<AuthProvider, Record<ProviderPermission, readonly string[]>> = {
  google: {
    read_calendar: [`${google}calendar.readonly`, `${google}calendar`],
    write_calendar: [`${google}calendar.events`, `${google}calendar`],
  },
  microsoft: {
    read_calendar: [`${graph}Calendars.Read`, `${graph}Calendars.ReadWrite`],
    write_calendar: [`${graph}Calendars.ReadWrite`],
  },
}

const sameScope = (a: string, b: string) => shortScope(a) === shortScope(b)
/** Microsoft returns its scopes with or without their address prefix, in any case. */
const shortScope = (scope: string) => (scope.toLowerCase().startsWith(graph) ? scope.slice(graph.length) : scope).toLowerCase()

/** Which of the permissions the given scopes grant, in the order of `providerPermissions`. */
export function grantedPermissions(provider: AuthProvider, scopes: readonly string[]): ProviderPermission[] {
  return providerPermissions.filter((permission) =>
    scopesOf[provider][permission].some((requiredScope) => scopes.some((scope) => sameScope(scope, requiredScope))),
  )
}

/** The scopes to request for these permissions: the narrowest of each, without duplicates. */
export function scopesFor(provider: AuthProvider, permissions: readonly ProviderPermission[]): string[] {
  return [...new Set(permissions.map((permission) => scopesOf[provider][permission][0] ?? ''))]
}

/** Scopes that allow the product to write to a calendar or mailbox, by Google's and Microsoft's names. */
const modifying = [
  /^https:\/\/www\.googleapis\.com\/auth\/(calendar|calendar\.events|gmail\.modify)$/,
  /^https:\/\/mail\.google\.com\/$/,
  /^(https:\/\/graph\.microsoft\.com\/)?(Calendars|Mail)\.ReadWrite(\.Shared)?$/i,
]

/** True for users who signed in through a provider and allowed only reading; without a provider nothing is missing. */
export function isMissingModifyScope(identities: readonly { scopes: readonly string[] }[]): boolean {
  return identities.length > 0 && !identities.some(({ scopes }) => scopes.some((scope) => modifying.some((pattern) => pattern.test(scope))))
}

/** Scopes of a mailbox: reading and sending email, without changing or deleting it. */
const mailScopes: Record<AuthProvider, { read: readonly string[]; send: readonly string[]; also: readonly string[] }> = {
  google: {
    read: [`${google}gmail.readonly`, `${google}gmail.modify`, 'https://mail.google.com/'],
    send: [`${google}gmail.send`, `${google}gmail.modify`, 'https://mail.google.com/'],
    also: [],
  },
  microsoft: {
    read: [`${graph}Mail.Read`, `${graph}Mail.ReadWrite`],
    send: [`${graph}Mail.Send`],
    // identifies the address
    also: [`${graph}User.Read`],
  },
}

/** The scopes to request when a mailbox is connected: the narrowest of each. */
export function mailboxScopes(provider: AuthProvider): string[] {
  const { read, send, also } = mailScopes[provider]
  return [must(read[0]), must(send[0]), ...also]
}

/** Which of reading and sending email the granted scopes don't cover. Users can untick either at the provider. */
export function missingMailAccess(provider: AuthProvider, scopes: readonly string[]): ('read' | 'send')[] {
  return (['read', 'send'] as const).filter(
    (direction) => !mailScopes[provider][direction].some((requiredScope) => scopes.some((scope) => sameScope(scope, requiredScope))),
  )
}
