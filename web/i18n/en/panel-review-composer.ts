// English texts of web/features/panel/review/Composer.tsx.

export const writeTo = (shownName: string | number) => `Write to ${shownName}`
export const howToContactThem = 'How to contact them'
