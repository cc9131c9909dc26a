// {V2}shortlist_key: the public half of a key that signs shortlists.
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { text } from '../fields.ts'

export const readShortlistKey = call(
  'GET',
  'v2/shortlist_key',
  ['guest'],
  'The public key with this fingerprint, as text, if a workspace of this installation signs its shortlists with it.',
  z.object({ fingerprint: text }),
  z.string(),
  { also: { 404: 'No workspace signs with it.' } },
)
export type ReadShortlistKey = CallType<typeof readShortlistKey>
