// Port to a language model that proposes criteria from a job description; every proposal needs evidence.

/** As the model says it: nothing here has been checked. */
export interface ModelProposal {
  field: string
  value: string
  /** Words of the text that are to prove it. */
  quote: string
}

export interface JobModel {
  /** Rejects with JobModelDown only. */
  propose(text: string): Promise<ModelProposal[]>
}

/** Unreachable, too slow, over its limit, or unreadable; never contains keys or texts. */
export class JobModelDown extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'JobModelDown'
  }
}
