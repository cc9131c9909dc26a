// The currently selected reason, shared between the reasons and the profile that proves them.
import { createContext, useContext } from 'react'
import type { WireReason } from './highlight.ts'

export interface Proof {
  reasons: readonly WireReason[]
  active: number | null
}

export const ProofContext = createContext<Proof>({ reasons: [], active: null })

export function useProof(): Proof {
  return useContext(ProofContext)
}
