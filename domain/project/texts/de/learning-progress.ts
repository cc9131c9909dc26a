// German texts of domain/project/learning-progress.ts.

export const stable = 'Ihre letzten Entscheidungen haben kaum verändert, wer als Nächstes kommt.'
export const lastDecisionEffect = (lastChange: number, nextPeople: number) =>
  lastChange === 0
    ? `Ihre letzte Entscheidung hat an den nächsten ${nextPeople} Kandidat:innen nichts geändert.`
    : `Ihre letzte Entscheidung hat ${lastChange} der nächsten ${nextPeople} Kandidat:innen ausgetauscht.`
