// What the product needs of a language model that reads a job description: proposals, none of them believed without proof.

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

/** Not reached, too slow, over its limit, or an answer no one can read; says nothing of keys or texts. */
export class JobModelDown extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'JobModelDown'
  }
}
