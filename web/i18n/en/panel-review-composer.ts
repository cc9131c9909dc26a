// English texts of web/features/panel/review/Composer.tsx.

export const writeTo = (shownName: string | number) => `Write to ${shownName}`
export const contactMethod = 'How to contact them'
