// What the parts of an offer letter's dialog share.
import type { ReadOfferLetter } from '@fairlead/contract/v2/projects/candidates/offer_letter'
import { invalidate } from '../../api/cache.ts'

export const letterPath = 'v2/projects/candidates/offer_letter'

export type LetterView = ReadOfferLetter['answer']
export interface AboutLetter {
  project_id: string
  candidate_id: string
}

export const reloadLetter = () => invalidate(letterPath, 'v2/projects/candidates', 'v2/home')
