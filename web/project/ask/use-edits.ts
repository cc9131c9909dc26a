// Proposals as the user has changed them.
import { useState } from 'react'
import type { Chip } from './chips.ts'
import type { Proposal } from './proposal.ts'

export interface Edits {
  asEdited: (proposal: Proposal) => Proposal
  note: (chip: Chip, after: Proposal) => void
}

const keyOf = ({ field, value }: Proposal) => `${field} ${value}`

/** Kept while the page is open: after that, a rephrased criterion is one of the user's own. */
export function useEdits(): Edits {
  const [edited, setEdited] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    asEdited: (proposal) => ({ ...proposal, value: edited.get(keyOf(proposal)) ?? proposal.value }),
    note: ({ read }, { value }) => {
      if (read) setEdited((before) => new Map(before).set(keyOf(read), value))
    },
  }
}
