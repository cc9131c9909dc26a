// German texts of domain/project/fairness.ts.

export const genderSwap = 'Vorname, Pronomen und Anreden im ganzen Profil auf das andere Geschlecht geändert.'
export const noFirstName = 'Niemand in diesen Runden hat einen Vornamen.'
export const titleFormSwap =
  'Jobtitel und Profilslogan in der anderen grammatischen Form: Techniker und Technikerin, directora und director, waiter und waitress.'
export const noTitleForms = 'Niemand in diesen Runden hat einen Jobtitel mit einer männlichen und einer weiblichen Form.'
export const originSwap = 'Vor- und Nachnamen zweier anderer Herkünfte, in jedem Text, jeder E-Mail-Adresse und jedem Profillink.'
export const noName = 'Niemand in diesen Runden hat einen Namen.'
export const photoRemoved = 'Das Foto entfernt.'
export const noPhoto = 'Niemand in diesen Runden hat ein Foto.'
export const ageSwap = 'Schul- und Geburtsjahre um 20 zurückgesetzt, und Schuljahre entfernt.'
export const noYears = 'Niemand in diesen Runden nennt Schul- oder Geburtsjahre.'
export const gapSwap =
  'Vor einer Stelle eine Lücke von 18 Monaten eingefügt. Frühere Stellen rücken zurück, sodass jede so lange dauert wie zuvor.'
export const noTwoJobs = 'Niemand in diesen Runden hat zwei Stellen, die aufeinander folgen.'
