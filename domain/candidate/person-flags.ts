/** Why no one in the workspace can write to a person. */
export const personFlags = ['wrong_person', 'data_request', 'objected', 'later'] as const
export type PersonFlag = (typeof personFlags)[number]
