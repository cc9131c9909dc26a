// German texts of domain/conversation/tasks.ts.

export const describeAction = 'Beschreiben Sie für das Protokoll, was getan wurde.'
export const giveReason = 'Nennen Sie der Kandidat:in eine Begründung mit mindestens zehn Zeichen.'
export const chooseADate = 'Wählen Sie ein Datum.'
export const chooseFutureDay = 'Wählen Sie einen Tag in der Zukunft.'
export const chooseDayWithinThreeYears = 'Wählen Sie einen Tag innerhalb der nächsten drei Jahre.'
export const wrongPerson =
  'Falsche Person: Laut ihrer Antwort ist jemand anderes gemeint. Niemand im Arbeitsbereich kann dieser Person schreiben.'
export const objected = 'Diese Person hat der Nutzung ihrer Daten widersprochen. Niemand im Arbeitsbereich kann ihr schreiben.'
export const later = 'Diese Person möchte erst später wieder gefragt werden. Bis dahin kann ihr niemand im Arbeitsbereich schreiben.'
export const personalDataRequested =
  'Diese Person hat verlangt, dass ihre personenbezogenen Daten gelöscht werden. Niemand im Arbeitsbereich kann ihr schreiben.'
