// English texts of web/features/panel/tours.

// Tour card
export const tourName = (name: string | number) => `Tour: ${name}`
export const ofLength = (length: string | number) => `of ${length}`
export const endTour = 'End tour'
export const back = 'Back'
export const done = 'Done'
export const next = 'Next'
