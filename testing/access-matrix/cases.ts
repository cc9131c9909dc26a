// Every mounted call with its need and its input; an undescribed call fails the tests with a line that says where to describe
// it. A call that the contract opens to guests needs nothing.
import type { Endpoint } from '../../server/http/endpoint.ts'
import { endpoints } from '../../server/http/routes.ts'
import type { EndpointInput } from './endpoint-input.ts'
import { inputs } from './inputs.ts'
import type { Need } from './need.ts'
import { needs as needsOfSessions } from './needs.ts'

const forGuests = endpoints.filter(({ call }) => !call.session).map((endpoint) => [nameOf(endpoint), 'open'] as const)
const needs: Readonly<Record<string, Need>> = {
  ...needsOfSessions,
  ...Object.fromEntries(forGuests.filter(([name]) => !(name in needsOfSessions))),
}

export interface EndpointCase {
  /** Method and path, and a variant where a call needs different permissions. */
  name: string
  endpoint: Endpoint
  need: Need
  input: EndpointInput
}

/** Differences between the two tables: undescribed calls, and descriptions of missing calls. */
export function gaps(): string[] {
  const mounted = new Set(endpoints.map(nameOf))
  const missing = (table: object, file: string, noun: string) =>
    [...mounted]
      .filter((name) => !Object.keys(table).some((key) => callOf(key) === name))
      .map((name) => `give testing/access-matrix/${file} ${noun} for ${name}`)
  const strangers = [...new Set([...Object.keys(needs), ...Object.keys(inputs)])]
    .filter((key) => !mounted.has(callOf(key)) || !(key in needs) || !(key in inputs))
    .map((key) => `'${key}' of testing/access-matrix must be a mounted call that has both a need and an input`)
  return [...missing(needs, 'needs.ts', 'the need'), ...missing(inputs, 'inputs.ts', 'an input'), ...strangers]
}

/** The described calls; `gaps` lists the missing ones. */
export const cases: readonly EndpointCase[] = Object.keys(needs).flatMap((name) => {
  const endpoint = endpoints.find((candidate) => nameOf(candidate) === callOf(name))
  const input = inputs[name]
  const need = needs[name]
  return endpoint && input && need ? [{ name, endpoint, need, input }] : []
})

function nameOf({ call }: Endpoint): string {
  return `${call.method} ${call.path}`
}

function callOf(key: string): string {
  return key.split(' #')[0]!
}
