import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done } from '../fields.ts'

const cut = (letters: number) =>
  z
    .string()
    .max(100_000)
    .transform((text) => text.slice(0, letters))

export const reportError = call(
  'POST',
  'v1/client_errors',
  ['staff', 'unproven'],
  'An error in the web app. Forwarded if error reporting is set up, otherwise dropped.',
  z.object({ kind: cut(100).default('Error'), message: cut(2000), stack: cut(10_000).default(''), where: cut(500).default('') }),
  done,
  { audit: null },
)
export type ReportError = CallType<typeof reportError>
