// Port to a language model that proposes criteria from a job description; every proposal needs evidence.

/** As returned by the model: nothing has been checked yet. */
export interface ModelProposal {
  field: string
  value: string
  /** Words of the text that support it. */
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
