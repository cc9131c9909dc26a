// German texts of web/features/wizard/steps.

// Ats sync
export const readingTheLink = 'Verknüpfung wird geladen'
export const linkedWorkspace = (integration: string | number) => `Dieser Arbeitsbereich ist mit ${integration} verknüpft.`
export const noLinkedSystem = 'Mit diesem Arbeitsbereich ist kein ATS verknüpft. Projekte brauchen keines.'
export const atsConnectionSetup = 'ATS-Verbindung einrichten'
export const atsLinkHint = 'Eine Verknüpfung gilt für alle Projekte im Arbeitsbereich. Danach kommen Sie zu diesem Schritt zurück.'

// Autopilot settings
export const autoSearchLabel = 'Weitersuchen, wenn die Durchsicht leer ist'
export const autoSearchHint = 'Nach den ersten zehn kommen neue Runden automatisch. Wenn aus, fordern Sie jede Runde an.'
export const recruiterReviewLabel = 'Interessierte Kandidat:innen prüft zuerst das Recruiting'
export const recruiterReviewHint =
  'Diese Kandidat:innen kommen in den Tab „Interessiert“ des Recruitings und erst zur Hiring-Manager:in, wenn das Recruiting sie zur Durchsicht sendet. Wenn aus, kommen sie direkt in den Tab der Hiring-Manager:in.'
export const undoHint = 'Jede dieser E-Mails lässt sich kurz rückgängig machen.'
export const unsentNote = 'Die ersten beiden werden nicht gesendet, solange der Schalter oben aus ist.'

// Background
export const industries = 'Branchen'
export const companiesLikeThese = 'Unternehmen wie diese'
export const badCompaniesLabel = 'Auszuschließende Unternehmen'
export const badTitlesLabel = 'Auszuschließende Jobtitel'
export const similarCompanies = 'Ähnliche Unternehmen'
export const industry = 'Branche'

// Candidate pipeline
export const fixedTabOrder =
  'Bei dieser Projektart richten sich die Tabs nach den Antworten der Kandidat:innen, deshalb ist ihre Reihenfolge fest.'
export const calibrationLabel = 'Schalter für die Kalibrierung anzeigen'
export const calibrationHint = 'Wer durchsieht, kann die Kalibrierung über den Tabs ein- und ausschalten'
export const hideNamesLabel = 'Namen und Bilder bei der Durchsicht verbergen'
export const initialsHint = 'Kandidat:innen werden mit ihren Initialen angezeigt'

// Candidate questions
export const quickAnswersHint =
  'Dienen als Schnellantworten in jeder Unterhaltung und für Antwortentwürfe. Die Standardtexte stammen aus dem Projekt.'

// Conditions
export const payFrom = 'Vergütung ab'
export const payRequired = 'Personen ausschließen, die vermutlich mehr erwarten'
export const payRequiredHint =
  'Personen, deren Vergütung nicht bekannt ist, bleiben. Andere Währungen werden zu gerundeten Kursen umgerechnet.'
export const payUpTo = 'Vergütung bis'
export const currency = 'Währung'
export const placeCurrency = (code: string) => `Nach dem Ort (${code})`
export const fullTime = 'Vollzeit'
export const noVisaSponsorship = 'Keine Unterstützung beim Visum'

// Education
export const universities = 'Hochschulen'
export const schoolsHint = 'Wer dort studiert hat, steht weiter oben. Andere erscheinen trotzdem'
export const fieldsOfStudy = 'Studienfächer'
export const majorsHint = 'Wer eines davon studiert hat, steht weiter oben'
export const degree = 'Abschluss'
export const school = 'Hochschule'
export const advancedDegree = 'Höherer Abschluss'
export const top10School = 'Top-10-Hochschule'
export const top25School = 'Top-25-Hochschule'

// Experience
export const yearsMinLabel = 'Jahre Erfahrung, mindestens'
export const yearsMaxLabel = 'Jahre Erfahrung, höchstens'
export const yearsOfExperience = 'Jahre Erfahrung'

// Ideal candidates
export const idealsHint =
  'Optional. Zwei oder drei Personen, die Sie wieder einstellen würden, sagen der Suche mehr als eine Liste von Stichwörtern.'
export const oneIdeal = '1 Idealprofil'
export const idealCandidates = (count: string | number) => `${count} Idealprofile`
export const idealCandidatesHeading = 'Idealprofile'

// Information
export const moreAnswersLabel = 'Was Kandidat:innen sonst noch fragen könnten'
export const moreAnswersPlaceholder = 'Team, Arbeitsweise, warum gerade jetzt'

// Job titles
export const jobTitles = 'Jobtitel'
export const titlesHint = 'Jobtitel, die die richtige Person hat oder hatte'
export const readByLetters = (titles: readonly string[]) =>
  `${titles.map((title) => `„${title}“`).join(', ')}: wird nur nach Buchstaben verglichen, weil diese Schrift noch nicht unterstützt wird. Jobtitel ohne gemeinsame Buchstaben werden nicht gefunden.`
export const titlePlaceholder = 'Jobtitel eingeben'
export const mustHave = 'Muss'
export const requiredTitlesHint = 'Es werden nur Personen mit einem dieser Jobtitel oder derselben Arbeit unter anderem Namen angezeigt'
export const chooseTitles = 'Aus den Jobtiteln auswählen'
export const noTitles = 'Fügen Sie zuerst einen Jobtitel hinzu'
export const titleTimeLabel = 'Wann ausgeübt'
export const track = 'Laufbahn'
export const nowOrBefore = 'Jetzt oder früher'
export const now = 'Jetzt'
export const either = 'Egal'
export const individualContributor = 'Fachlaufbahn'
export const manager = 'Führung'

// Keywords
export const mustHaveHint = 'Wer das nicht hat, wird nicht angezeigt'
export const niceToHave = 'Wunsch'
export const leaveOut = 'Ausschließen'
export const keywords = 'Stichwörter'
export const likelyToReply = 'Antwortet wahrscheinlich'

// Outreach sequences
export const sequenceHint = 'Die erste E-Mail wird gesendet, wenn Sie freigeben und senden. Follow-ups enden mit der ersten Antwort.'

// Outreach templates
export const emailRejectedCandidates = 'Abgelehnten Kandidat:innen eine E-Mail senden'
export const rejectionEmailText =
  'Wenn Sie Kandidat:innen ablehnen, mit denen schon Kontakt bestand, können Sie ihnen eine kurze E-Mail in ihrer Sprache senden, ohne den Grund. Wenn ein, wird sie gesendet, sofern Sie sie im Dialog nicht ausschalten. Wenn aus, wird sie nur gesendet, wenn Sie das wählen. Kandidat:innen, die selbst zurückgezogen haben, bekommen sie nie.'

// Process
export const criteriaTitle = 'Wonach Sie suchen'
export const processSearch = 'Wir durchsuchen den ganzen Talentpool und vergleichen alle, die Ihre Filter erfüllen.'
export const processReview = 'Sie sehen zuerst zehn Personen durch und sagen zu jeder Ja oder Nein. Das kalibriert die Suche.'
export const processNext = 'Die nächsten Runden folgen Ihren Entscheidungen und zeigen, was gelernt wurde.'
export const processContact = 'Niemand wird kontaktiert, bevor Sie die Person freigeben.'

// Project details
export const projectName = 'Projektname'
export const nameHint = 'Wie Ihr Team diese Suche nennt'
export const jobTitle = 'Jobtitel'
export const hiringCompany = 'Einstellendes Unternehmen'

// Scheduling preferences
export const schedulingTitle = 'Wie Interviews vereinbart werden'
export const introductionOption = 'Beide per E-Mail einander vorstellen'
export const introductionHint = 'Kandidat:in und Interviewer:in vereinbaren per E-Mail eine Zeit'
export const bookingOption = 'Im Kalender der Interviewer:in'
export const bookingLinkHint =
  'Die Kandidat:in bucht über einen Link eine der freien Zeiten. Ohne synchronisierten Kalender vereinbaren beide per E-Mail eine Zeit.'
export const waitForCalendarLabel = 'Auf den Kalender der Interviewer:in warten'
export const approvalBlockedHint = 'Freigeben ist gesperrt, bis die Interviewer:in einen Kalender synchronisiert'

// Scope
export const locations = 'Orte'
export const emptyMeansAnywhere = 'Leer bedeutet überall'
export const placePlaceholder = 'Stadt, Bundesland oder Land'
export const howNear = 'Entfernung'
export const aroundEachCity = 'Um jede Stadt'
export const remoteLabel = 'Remote-Arbeit möglich'
export const remoteHint = 'Auch Personen außerhalb der genannten Städte werden gefunden. Länder und Bundesländer gelten weiterhin.'
export const radiusArea = 'Stadt und Umgebung'
export const theCityItself = 'Nur die Stadt'
export const radius25 = '25 km (16 Meilen)'
export const radius50 = '50 km (31 Meilen)'
export const radius100 = '100 km (62 Meilen)'
export const radius = (km: string | number, miles: string | number) => `${km} km (${miles} Meilen)`

// Tutorial
export const relaxText = (product: string | number) =>
  `Wenn Filter zu wenige Personen übrig lassen, lockert ${product} sie einen nach dem anderen und sagt Ihnen, welche. Jeder Grund auf einer Karte zitiert das Profil. Alter, Geschlecht und Herkunft werden in der Suche nie verwendet.`
export const filters = 'Filter'
export const filtersExplained =
  'Jobtitel, Orte, Jahre, Abschlüsse und Muss-Stichwörter. Wer etwas davon nicht erfüllt, wird nicht angezeigt. Jeder Filter engt die Treffer ein.'
export const filtersExample = 'Muss: Kubernetes'
export const wishes = 'Wünsche'
export const wishesExplained =
  'Wunsch-Stichwörter, Unternehmen, Branchen und Personen, die Sie wieder einstellen würden. Sie schließen niemanden aus; sie bestimmen, wer zuerst kommt.'
export const wishesExample = 'Wunsch: Terraform'
export const leftOut = 'Ausgeschlossen'
export const exclusionsText = 'Unternehmen, Jobtitel und Wörter, die Sie nie sehen möchten. Schon eines davon schließt eine Person aus.'
export const exclusionExample = 'Ausschließen: Acme'
export const weights = 'Gewichtung'
export const weightsExplained = 'Ein Regler neben einer Angabe bestimmt, wie viel sie zählt: von „Aus“ bis „Sehr hoch“.'
export const weightsExample = 'Stichwörter: Hoch'

// Weights
export const weightsHint = 'Die Gewichtung ändert die Reihenfolge, schließt aber niemanden aus. Jobtitel und Ort zählen immer.'

// Hard requirements
export const mandatoryRequirements = 'Zwingende Anforderungen'
export const mandatoryRequirementsHint =
  'Stehen bei der Durchsicht neben allen Kandidat:innen, zum Beispiel eine Zulassung oder eine Zeitzone'
export const niceToHaveHint = 'Für die Person, die die Suche durchführt'
export const tipsLabel = 'Tipps für die Suche'
export const tipsHint = 'Woher gute Kandidat:innen bisher kamen, was früh zu fragen ist'

// Importance
export const off = 'Aus'
export const veryLow = 'Sehr niedrig'
export const low = 'Niedrig'
export const medium = 'Mittel'
export const high = 'Hoch'
export const veryHigh = 'Sehr hoch'

// Manager review clock
export const remindManagerLabel = 'Hiring-Manager:in erinnern'
export const remindManagerHint = 'Wer noch nicht entschieden hat, bekommt eine weitere E-Mail mit allen wartenden Kandidat:innen'
export const reminderDaysLabel = 'Tage bis zur Erinnerung'
export const notifyTeam = 'Team benachrichtigen, wenn nichts geschieht'
export const notifyTeamHint = 'Wer die Kandidat:innen gesendet hat und die Eigentümer:in des Projekts werden benachrichtigt'
export const notifyDaysLabel = 'Tage, bis das Team benachrichtigt wird'
