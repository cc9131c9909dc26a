// The refusal of a time that was taken in the meantime, with the nearest free times.
import { Refusal } from '../refusal.ts'
import type { Slot } from './availability.ts'

export class SlotTaken extends Refusal {
  /** Nearest first. */
  readonly alternatives: readonly Slot[]
  constructor(alternatives: readonly Slot[]) {
    super('slot_taken')
    this.alternatives = alternatives
  }
}
