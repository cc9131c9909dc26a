// German texts of server/features/accounts: answers, notifications, and emails.

// change-admin
export const unknownMember = 'Dieses Mitglied gibt es nicht.'

// factors
export const noPasskeysHere = 'Passkeys setzen voraus, dass diese Installation unter einem Namen und per https erreichbar ist.'
export const noPasskey = 'Dieses Konto hat keinen Passkey.'
export const noFactor = 'Fügen Sie zuerst einen zweiten Faktor hinzu.'
export const passkey = 'Passkey'
export const authenticatorApp = 'Authenticator-App'
export const passkeyTaken = 'Dieser Passkey wird schon verwendet.'
export const tooManyPasskeys = (most: number) => `Sie können ${most} Passkeys haben. Entfernen Sie zuerst einen.`
export const wrongPasskey = 'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.'
export const unknownPasskey =
  'Dieser Passkey ist hier nicht bekannt. Melden Sie sich mit Ihrem Passwort an und fügen Sie ihn in Ihrem Profil hinzu.'
export const wrongCode = 'Dieser Code ist falsch oder wurde schon verwendet. Geben Sie den aktuellen ein.'
export const enterCode = 'Geben Sie einen Code ein.'
export const challengeExpired = 'Das hat zu lange gedauert oder ist schon erledigt. Beginnen Sie noch einmal.'
export const stepExpired = 'Diese Anmeldung hat zu lange gedauert. Beginnen Sie noch einmal.'
export const resetOwn = 'Ihre eigenen zweiten Faktoren können Sie nicht zurücksetzen. Entfernen Sie sie in Ihrem Profil.'

// confirm-identity
export const confirmWithFactor = 'Bestätigen Sie mit Ihrem zweiten Faktor, dass Sie es sind.'
export const enterCurrentPassword = 'Geben Sie Ihr aktuelles Passwort ein.'
export const signInAgain =
  'Melden Sie sich ab, melden Sie sich über Ihren Anbieter wieder an und versuchen Sie es dann innerhalb von 10 Minuten noch einmal.'
export const wrongPassword = 'Das ist nicht Ihr aktuelles Passwort.'

// first-run
export const setUpAlready = 'Diese Installation ist schon eingerichtet. Melden Sie sich stattdessen an.'
export const wrongSetupCode = 'Das ist nicht der Code aus dem Server-Log. Ein Neustart erzeugt einen neuen.'

// forgot-password
export const resetLinkInvalid = 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.'

// invitations
export const invitationEnded = 'Diese Einladung ist nicht mehr gültig, oder sie gilt für eine andere Adresse.'
export const invitationForAnother = 'Diese Einladung gilt für eine andere Adresse oder ist abgelaufen.'
export const noInvitation = 'Für diese Adresse liegt keine offene Einladung vor.'

// login-rate-limit
export const tooManyAttempts =
  'Zu viele Versuche. Warten Sie 15 Minuten, oder wählen Sie „Passwort vergessen“, um einen Link per E-Mail zu bekommen.'

// new-password
export const breachedPassword = 'Dieses Passwort wurde bei einem Datenleck einer anderen Seite bekannt. Wählen Sie ein anderes.'

// prove-email
export const proofLinkInvalid = 'Dieser Link ist nicht mehr gültig, oder er gilt für ein anderes Konto. Fordern Sie einen neuen an.'
export const verifiedAlready = 'Ihre E-Mail-Adresse ist schon bestätigt.'

// provider-token
export const noCalendarAccess = 'Der Zugriff auf den Kalender wurde nicht erlaubt oder widerrufen.'

// redeem-code
export const providerNotSetUp = (name: string | number) => `Die Anmeldung mit ${name} ist hier nicht eingerichtet.`

// registration-policy
export const noAdministrator = 'Diese Installation hat noch keinen Admin. Öffnen Sie zuerst /first-run.'
export const registrationLimited = (domains: string | number) =>
  `Registrieren können sich nur Adressen von ${domains}. Alle anderen brauchen eine Einladung.`

// refuse-caller
export const notForStaff =
  'Das Fairlead-Team kann das nicht in der Sitzung eines Mitglieds tun: Es würde einen Zugang, eine Verbindung, eine Kopie oder eine E-Mail hinterlassen. Bitten Sie das Mitglied, es selbst zu tun.'
export const verifyEmailFirst = (email: string | number) =>
  `Bestätigen Sie zuerst Ihre E-Mail-Adresse. Öffnen Sie den Link, den wir an ${email} gesendet haben, oder lassen Sie ihn noch einmal senden.`

// secure-account
export const secureLinkInvalid = 'Dieser Link ist nicht mehr gültig. Über „Passwort vergessen“ bekommen Sie wieder Zugang zu Ihrem Konto.'

// sign-in-with-provider
export const accountDisabled = 'Dieses Konto ist deaktiviert.'
export const unverifiedByProvider = (value: string | number, email: string | number) => `${value} hat die Adresse ${email} nicht bestätigt.`

// workspace-rights
export const adminOnly = 'Das kann nur ein Admin dieses Arbeitsbereichs.'

// change-user-settings
export const chooseOne = (value: string | number) => `Wählen Sie eine dieser Möglichkeiten: ${value}.`
export const calendarUnavailable = 'Dieser Kalender ist nicht verfügbar.'

// single sign-on
export const signInWithCompany = (name: string) => `Ihr Workspace verlangt Single Sign-on. Fahren Sie mit ${name} fort.`
export const addressOfCompany = 'Ihr Workspace verlangt Single Sign-on, deshalb bleibt Ihre Adresse in einer seiner Domains.'
export const unknownConnection = 'Diesen Anbieter gibt es nicht.'
export const tooManyConnections = (most: number) => `Es sind ${most} Anbieter möglich. Entfernen Sie zuerst einen.`
export const lastConnection = 'Single Sign-on wird verlangt. Heben Sie das auf, bevor Sie den letzten Anbieter entfernen.'
export const issuerUnreadable =
  'Wir konnten die Metadaten des Anbieters unter dieser Adresse nicht lesen, oder sie nennen einen anderen Aussteller. Kopieren Sie den Aussteller genau so, wie ihn der Anbieter anzeigt.'
export const notADomain = 'Geben Sie eine Domain wie example.com ein.'
export const tooManyDomains = (most: number) => `Es sind ${most} Domains möglich. Entfernen Sie zuerst eine.`
export const unknownDomain = 'Diese Domain gibt es nicht.'
export const dnsSilent = 'DNS hat nicht geantwortet. Versuchen Sie es gleich noch einmal.'
export const domainTaken = (domain: string) =>
  `Ein anderer Workspace hat ${domain} bestätigt. Entfernen Sie zuerst dessen Eintrag aus Ihrem DNS.`
export const foreignDomain = (email: string) => `${email} gehört zu keiner bestätigten Domain dieses Workspace.`
export const inNoGroup = (name: string) =>
  `Sie sind bei ${name} in keiner Gruppe, die Zugang gibt. Wenden Sie sich an einen Admin Ihres Unternehmens.`
export const inOtherWorkspace = (email: string) =>
  `Für ${email} gibt es ein Konto in einem anderen Workspace. Melden Sie sich dort an, oder lassen Sie es vom Support schließen.`
export const linkedElsewhere = (name: string) =>
  `Ihr Konto hier gehört zu einem anderen Konto bei ${name}. Bitten Sie einen Admin, zuerst das frühere Mitglied zu entfernen.`
export const verifyBeforeSso =
  'Die Adresse Ihres Kontos ist noch nicht bestätigt. Öffnen Sie den Link in unserer ersten E-Mail, oder bitten Sie einen Admin, das Konto zu entfernen.'
export const usedLogoutToken = 'Dieses Logout-Token wurde bereits verwendet.'
