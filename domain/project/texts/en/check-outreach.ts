// English texts of domain/project/check-outreach.ts.

export const everyTemplateNeedsAName = 'Every template needs a name.'
export const twoTemplatesHaveTheSameName = 'Two templates have the same name.'
export const somethingIsMissing = (trim: string | number) => `Something is missing in ‘${trim}’.`
export const followUpsAreSent1 = 'Follow-ups are sent 1 to 60 days after the previous email.'
export const chooseAtLeastOneOutreachChannel = 'Choose at least one outreach channel.'
