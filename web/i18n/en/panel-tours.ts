// English texts of web/features/panel/tours.

// Tour card
export const position = (step: number, steps: number) => `${step} of ${steps}`
export const endTour = 'End tour'
export const back = 'Back'
export const done = 'Done'
export const next = 'Next'
