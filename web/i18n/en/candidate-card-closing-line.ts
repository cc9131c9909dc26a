// English texts of web/candidate/card/ClosingLine.tsx.

export const hiredStarts = (dayText: string | number) => `Hired, starts ${dayText}`
export const offerMadeOn = (dayText: string | number) => `Offer made on ${dayText}`
