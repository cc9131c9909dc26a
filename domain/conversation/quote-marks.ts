// How mail programs mark quoted mail, signatures, and phone footers; tables for reply-text.ts.
import { trimSignsEnd, trimSignsStart } from '../shared/bounded.ts'

/** Lines that certainly begin a quote, in the languages of common mail programs; matched against joined lines. */
export const wroteLines: RegExp[] = [
  /^\[?\s*On\s.{4,300}\s(wrote|schrieb|sent)\s?:?$/i,
  /^\[?\s*Le\s.{4,300}\sécrit\s?:$/i,
  /^\[?\s*El\s.{4,300}\s(escribió|escribio)\s?:$/i,
  /^\[?\s*Il\s.{4,300}\s(ha )?scritto\s?:$/i,
  /^Em\s.{4,300}\sescreveu\s?:$/i,
  /^\[?\s*(Am|Op|Den|W dniu|Dnia|Dne)\s.{4,300}\s(schrieb|schreef|skrev|pisze|napisał|napisała|napsal|napsala)(?!\p{L}).{0,200}:$/iu,
  /^\[?\s*Op\s.{4,300}(het volgende geschreven|>)\s?:$/i,
  /^(ma|ti|ke|to|pe|la|su)\s\d.{4,200}\skirjoitti:?$/i,
  /^\d{1,2}\s\S{3,10}\.?\s\d{4}.{2,200}пользователь.{0,80}:?$/i,
  /^(在|于).{4,200}(写道|寫道)\s?[:：]$/,
  /^.{4,200}(写道|寫道|のメッセージ|님이 작성)\s?[:：]?$/,
  /^-{2,}\s?On\s.{4,300}\swrote\s?-{2,}$/i,
]

/** 'On 3 March, Ann <…>:' and similar lines: a date, then a bracket or an address, then a colon at the end. */
export function isOnLine(line: string): boolean {
  if (!line.endsWith(':') || !/^(on|at)\s/i.test(line)) return false
  const digit = line.search(/\d/)
  const bracket = Math.max(...['<', '@', '(', ']'].map((sign) => line.lastIndexOf(sign)))
  return digit >= 3 && digit <= 84 && bracket > digit && line.length - bracket <= 122
}

/** A time or a year, an address, and a colon at the end: how programs introduce a quote in any language. */
export function isDatedSender(line: string): boolean {
  if (!/[:：]$/.test(line) || !/<[^<>\s@]{1,64}@[^<>\s]{1,255}>/.test(line)) return false
  return /(?<!\d)(?:\d{1,2}[:.h]\d{2}|20\d\d)(?!\d)/.test(line)
}

/** 'Label: value' in any script, as in the headers above a quote. */
export const labelLine = /^[>*\s]*\p{L}[\p{L}\p{M}'’./-]{0,24}(?: [\p{L}\p{M}'’./-]{1,24}){0,3}[*\s]{0,3}[:：]/u
/** 'From: Name <address>' in any script. */
export const senderLine = /^[>*\s]*\p{L}[^:：@<>]{0,40}[:：][^:<>@]{1,200}<(?:mailto:)?[^<>\s@]{1,64}@[^<>\s]{1,255}>\s*$/u

const wroteSomewhere =
  /\s(wrote|schrieb|schreef|skrev|pisze|napisał|napisała|kirjoitti|yazdı|escreveu|ha scritto|escribió|a écrit|пишет|написал|написала|написав)(?!\p{L})/iu

/** Lines that begin a quote if they contain an address: the verb near the end, and a colon. */
export function isPerhapsWrote(line: string): boolean {
  if (!line.endsWith(':') || line.length < 8) return false
  const from = Math.max(3, line.length - 95)
  return wroteSomewhere.test(line.slice(from))
}

/** "This message is confidential …": a legal disclaimer starts here. */
export const disclaimerLine =
  /^[\s*]*((confidentiality notice|disclaimer|privileged and confidential|vertraulichkeitshinweis)\b|(this|the information in this|the contents? of this) (e-?mail|message|communication|transmission)\b.{0,200}\b(confidential|privileged|intended|proprietary)|diese e-?mail .{0,80}vertraulich|ce (message|courriel|mail) .{0,120}confidentiel|este (mensaje|correo|e-?mail) .{0,120}confidencial|questa e-?mail .{0,120}riservat)/i

const barWords =
  /^(original( message| appointment)?|(begin )?forwarded( message| by)?|ursprüngliche (nachricht|e-mail)|originalnachricht|weitergeleitete nachricht|message (d'origine|original|transféré|initial)|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|oorspronkelijk bericht|ursprungligt meddelande|originalmeddelande|oprindelig (meddelelse|besked)|opprinnelig melding|alkuperäinen viesti|wiadomość oryginalna|oryginalna wiadomość|wiadomość przekazana dalej|mesaj original|mesaj redirecționat|исходное сообщение|пересылаемое сообщение|原始邮件|original e-?mail|reply above this line|antwort oberhalb|reply message|message)$/i

/** Bars such as "-----Original Message-----". */
export function isMessageBar(line: string): boolean {
  const inner = trimSignsStart(line, '-_=*#> ')
  const words = trimSignsEnd(inner, '-_=*# ')
  return line.length - inner.length >= 2 && inner.length - words.length >= 2 && words.length <= 60 && barWords.test(words)
}

export const headerNames = {
  from: /^[>*\s]*(from|von|de|da|van|från|fra|frå|od|lähettäjä|от|от кого|发件人|寄件者|差出人|보낸 사람|remitente|feladó)\s?\*?\s?[:：]\*?\s*\S/i,
  other:
    /^[>*\s]*(sent|date|message du|copie à|sujet|to|cc|subject|reply-to|gesendet|datum|an|betreff|envoyé|à|objet|enviado( el)?|fecha|para|asunto|inviato|data|a|oggetto|assunto|verzonden|aan|onderwerp|skickat|till|ämne|sendt|til|emne|wysłano|do|temat|lähetetty|vastaanottaja|aihe|отправлено|дата|кому|тема|发送时间|收件人|主题|日期|寄件日期|收件者|主旨|送信日時|宛先|件名)\s?\*?\s?[:：]\*?/i,
}

/** "Sent from my …" lines; nothing after one is the person's text either, unless more prose follows. */
export const telephoneLine =
  /^\s*[*_([-]*\s*((sent|gesendet|envoyé|enviado|inviato|verzonden|skickat|sendt|sent|wysłan[eo]|trimis|lähetetty|отправлено)\s+(from|using|via|with|von|mit|depuis|de|desde|do|da|dal|van|vanaf|från|fra|z|de pe|din|с|из)\s+(my |mein(em|er)? |mon |ma |mi |meu |minha |mio |mijn |min |mitt |mojego |mojej |моего )?[^\s,][^,]{0,60}|get outlook for (ios|android).{0,60}|outlook für (ios|android) beschaffen.{0,60}|obtenir outlook pour (ios|android).{0,60}|von meinem \S.{2,40} gesendet|von (unterwegs|mobil) gesendet|diese nachricht wurde von meinem .{3,60} gesendet|lähetetty \S.{2,40}(sta|stä)|envoyé à partir de .{3,60}|provenance : .{3,60}|enviado a partir do meu .{3,40})[\s.)*_\]]*$/i

/** "Best regards," and similar closings on a separate line. */
export const closingLine =
  /^\s*((with )?(kind|best|warm|warmest|kindest|many)?\s*(regards|wishes|thanks)|best|cheers|sincerely( yours)?|yours( sincerely| truly| faithfully)?|respectfully|thanks( again| so much)?|thank you|thx|take care|all the best|mit freundlichen grüßen|freundliche grüße|viele grüße|liebe grüße|beste grüße|lg|mfg|vg|cordialement|bien (à vous|cordialement)|bonne journée|saludos( cordiales)?|un saludo|atentamente|cordiali saluti|un saluto|saluti|atenciosamente|abraços|met vriendelijke groet(en)?|groet(en|jes)?|med vänliga hälsningar|hälsningar|mvh|vennlig hilsen|venlig hilsen|hilsen|pozdrawiam( serdecznie)?|(serdecznie|z) pozdraw\p{L}+|z poważaniem|cu stimă|cu respect|o zi (bună|frumoasă)|toate cele bune|с уважением)\s*[^\p{L}\d?]*$/iu
