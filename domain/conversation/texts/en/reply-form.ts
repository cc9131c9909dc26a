// English texts of domain/conversation/reply-form.ts.

export const writeSomethingFirst = 'Write something first.'
export const replacePlaceholder = (value: string | number) => `Replace ${value} with your own words.`
