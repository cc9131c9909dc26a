// German texts of domain/outreach/mailbox.ts.

export const unknownServer = (host: string | number, server: string | number) =>
  `Es gibt keinen Server mit dem Namen ${host}. Prüfen Sie den Namen des ${server}s.`
export const hostNotAllowed = (host: string | number) =>
  `${host} kann hier nicht verwendet werden: Der Server liegt in einem privaten Netz, oder Ihre Administration erlaubt ihn nicht.`
export const connectionRefused = (host: string | number, port: string | number) =>
  `${host} hat die Verbindung auf Port ${port} abgelehnt. Prüfen Sie den Port.`
export const noAnswer = (host: string | number, port: string | number) =>
  `${host} hat auf Port ${port} nicht rechtzeitig geantwortet. Prüfen Sie Name und Port.`
export const invalidCertificate = (host: string | number) =>
  `Das Zertifikat von ${host} gilt nicht für diesen Namen. Prüfen Sie den Namen oder fragen Sie die Administration des Servers.`
export const noEncryption = (host: string | number, port: string | number) =>
  `${host} bietet auf Port ${port} keine Verschlüsselung an. Wählen Sie einen anderen Port oder eine andere Verschlüsselung.`
export const loginRefused = (host: string | number) =>
  `${host} nimmt diesen Benutzernamen mit diesem Passwort nicht an. Viele Anbieter verlangen ein App-Passwort.`
export const accessEnded = (host: string | number) => `${host} gibt keinen Zugriff mehr auf dieses Postfach. Verbinden Sie es neu.`
export const noMailServer = (host: string | number, port: string | number) =>
  `${host} hat auf Port ${port} nicht wie ein Mailserver geantwortet. Prüfen Sie Port und Verschlüsselung.`
export const pausedForBounces =
  'Zu viele seiner E-Mails waren unzustellbar oder wurden abgelehnt. Wir haben angehalten, bevor Anbieter das Postfach blockieren. Prüfen Sie die Adressen Ihrer Kandidat:innen und die DNS-Einträge des Postfachs, und setzen Sie es dann fort.'
export const pausedByOwner = 'Sie haben dieses Postfach pausiert. Seine E-Mails warten, bis Sie es fortsetzen.'
export const pausedForAccess = 'Es gibt uns keinen Zugriff mehr. Verbinden Sie es neu; danach werden wartende E-Mails gesendet.'
export const pausedForPassword =
  'Der Server nimmt das Passwort nicht mehr an. Geben Sie das neue ein; danach werden wartende E-Mails gesendet.'
export const pausedByServer =
  'Der Server lässt dieses Postfach keine E-Mails senden. Klären Sie das mit Ihrem E-Mail-Anbieter und setzen Sie das Postfach dann fort.'
export const wrongPort = (port: number, server: string, ports: string) =>
  `${port} ist kein Port für den ${server}. Verwenden Sie ${ports.replace(' or ', ' oder ')}.`
export const cantSend = (fault: string) => `E-Mails können nicht gesendet werden: ${fault}`
export const cantRead = (fault: string) => `Antworten können nicht gelesen werden: ${fault}`
export const sending = 'Senden'
export const receiving = 'Empfangen'
export const outgoingServer = 'Postausgangsserver'
export const incomingServer = 'Posteingangsserver'
export const blocked = (address: string) =>
  `Ein empfangender Server hat eine E-Mail von ${address} als Spam oder wegen einer Richtlinie abgelehnt. Prüfen Sie die DNS-Einträge des Postfachs und senden Sie einige Tage lang weniger. Die Adressen der Kandidat:innen sind nicht betroffen.`
export const itsAnswer = (answer: string) => `Die Antwort des Servers: ${answer}`
