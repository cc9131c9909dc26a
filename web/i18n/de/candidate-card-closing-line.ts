// German texts of web/candidate/card/ClosingLine.tsx.

export const hiredStarts = (dayText: string | number) => `Eingestellt, beginnt am ${dayText}`
export const offerMadeOn = (dayText: string | number) => `Angebot vom ${dayText}`
