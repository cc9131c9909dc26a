// German texts of domain/insight/self-identification.ts.

export const chooseAnswer = 'Bitte wählen Sie eine der Antworten.'
