// English texts of domain/project/check-outreach.ts.

export const templateNeedsName = 'Every template needs a name.'
export const duplicateTemplateName = 'Two templates have the same name.'
export const somethingIsMissing = (trim: string | number) => `Something is missing in ‘${trim}’.`
export const followUpDays = 'Follow-ups are sent 1 to 60 days after the previous email.'
export const chooseChannel = 'Choose at least one outreach channel.'
