// The refusal of a time that someone else has in the meantime, which names the nearest that are free.
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
