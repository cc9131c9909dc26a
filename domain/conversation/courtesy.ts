// Recognizes an email that only thanks or confirms receipt, in nine languages, and so asks for no answer.

const longest = 400

const thanks =
  /^(?:(?:ok|okay|great|perfect|super|wonderful|awesome|many|so much|noted|got it|alles klar|prima|top|parfait|super|perfetto|perfecto|ottimo|świetnie|perfect) )?(?:thanks?|thank you|thx|cheers|much appreciated|appreciate it|appreciated|danke?|vielen dank|besten dank|herzlichen dank|merci|je vous remercie|(?:muchas |mil )?gracias|(?:molte |mille )?grazie|grazie mille|(?:hartelijk )?bedankt|dank (?:je|u)|(?:muito )?obrigad[oa]|dziękuję|dziękuje|dzięki|mulțumesc|multumesc)(?: (?:again|so much|very much|a lot|you|schön|sehr|dir|ihnen|euch|nochmals|im voraus|beaucoup|bien|encore|d['’]avance|de nuevo|mucho|di nuovo|wel|alvast|pela? \p{L}{2,20}|bardzo|mult|in advance))?(?: (?:for|für|pour|por|per|voor|za|pentru) [\p{L}\d'’ ]{2,40})?$/u
const receipt =
  /^(?:got it|noted|received|well received|erhalten|angekommen|verstanden|notiert|bien reçu|c['’]est noté|recibido|anotado|ricevuto|ontvangen|begrepen|genoteerd|recebido|anotado|otrzymałem|otrzymałam|przyjąłem|przyjęłam|am primit|notat)$/u
const wishes =
  /^(?:great|perfect|wonderful|awesome|super|okay?|you too|likewise|same to you|(?:i )?wish you (?:a|all) [\p{L} ]{2,30}|have a (?:great|nice|good|lovely|wonderful) [\p{L} ]{2,20}|(?:talk|speak|see you) soon|take care|(?:all the best|best|kind|warm) ?(?:wishes|regards)?|regards|cheers|gleichfalls|ebenso|(?:ein )?schöne[nrs]? [\p{L} ]{2,20}|bis (?:bald|dann)|(?:viele|beste|liebe|freundliche) grüße|mit freundlichen grüßen|lg|vg|mfg|bonne? [\p{L} ]{2,20}|à bientôt|cordialement|bien à vous|(?:un )?saludos?|(?:buen|feliz) [\p{L} ]{2,20}|hasta (?:pronto|luego)|(?:cordiali |tanti )?saluti|buon[ao]? [\p{L} ]{2,20}|a presto|(?:vriendelijke |met vriendelijke )?groet(?:en|jes)?|fijn[e]? [\p{L} ]{2,20}|tot (?:dan|snel|ziens)|(?:um )?abraço|bom [\p{L} ]{2,20}|boa [\p{L} ]{2,20}|até (?:breve|logo)|pozdrawiam|miłego [\p{L} ]{2,20}|do usłyszenia|o zi bună|(?:cu )?stimă|toate cele bune|pe curând)$/u
const greeting = /^(?:hi|hello|hey|dear|hallo|guten tag|liebe[r]?|bonjour|hola|ciao|dag|olá|cześć|dzień dobry|bună)(?: \p{L}+){0,2}$/u
const joins = /[.!,;:\n…–—]+|(?<= )(?:and|und|et|y|e|en|i|și)(?= )/u

/** True for an email of thanks or a confirmation of receipt, with greetings and a name at most. */
export function isMereThanks(text: string): boolean {
  if (text.length > longest || /[?？]/.test(text)) return false
  const lines = text.trim().split('\n')
  // the last line may be a name
  const last = lines.at(-1)?.trim() ?? ''
  const isSigned = lines.length > 1 && /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u.test(last)
  const parts = (isSigned ? lines.slice(0, -1) : lines)
    .join('\n')
    .toLowerCase()
    .split(joins)
    .map((part) => part.replace(/[^\p{L}\d'’ ]/gu, '').trim())
    .filter(Boolean)
  return (
    parts.some((part) => thanks.test(part) || receipt.test(part)) &&
    parts.every((part) => [thanks, receipt, wishes, greeting].some((pattern) => pattern.test(part)))
  )
}
