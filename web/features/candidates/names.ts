// How a candidate of the wire is called on screen.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { shownName as nameShown } from '@fairlead/domain/candidate/shown-name'

export function shownName(candidate: Pick<WireCandidate, 'name'>, biasReducer: boolean): string {
  return nameShown(candidate.name, biasReducer)
}
