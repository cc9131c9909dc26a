// Requests to be left alone, and refusals that leave the door open, in nine languages. Texts are compared without accents, because many
// people write without them.

import { stopWords, type StopWords } from './stop-words.data.ts'

const any = (...patterns: string[]): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${patterns.join('|')})`, 'iu')

const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').replace(/ß/g, 'ss').replace(/[’`´]/g, "'")

/** What someone leaves who only declines this one job. */
const ofThisJob = String.raw`(?!(?:\w+ ){0,3}(?:consideration|process|running|shortlist|race))`

const optsOut = any(
  // English
  String.raw`(?<!to )unsubscribe(?: me| us| my| this)|(?<=^|[.!,\n]\s{0,3})(?:please )?(?:unsubscribe|stop|remove|opt[- ]?out)(?: me| please)?(?=\s*(?:[.!]|$))`,
  String.raw`(?<!n't |not |never |to )(?:remove|take|delete|strike|drop|scratch|cross|purge|exclude|scrub|get|pull|wipe) (?:me|us|my [\w-]+(?: [\w-]+)?|this (?:e-?mail|address|account|number)(?: address)?) (?:\w+ ){0,2}(?:off|from|out of) ${ofThisJob}`,
  String.raw`(?<!n't |not |to )(?:delete|erase) my (?:e-?mail|contact|data|details|number|address|profile|info|name|record)`,
  String.raw`(?:remove|remov(?:al|ed)|taken|deleted|dropped) (?:me )?(?:from|off) (?:all |any |the |your |this |these )*(?:mailing |distribution |contact |e-?mail )?(?:lists?|sequences?|campaigns?|databases?|crm)`,
  String.raw`(?:please|kindly|just|now|must|to|,|^) ?(?:stop|quit|cease)(?: all)? (?:e-?mailing|mailing|contacting|writing|messaging|spamming|calling|texting|bothering|pestering|harassing|soliciting|sending|reaching out|following up)`,
  String.raw`stop (?:e-?mailing|mailing|contacting|writing|messaging|spamming|texting|bothering|pestering|harassing|sending)(?: to)? (?:me|us|these|this|such|e-?mails|messages)`,
  String.raw`(?:do not|don't|dont|never|no longer|not to)(?: \w+){0,2} (?:contact|e-?mail|mail|write|message|call|text|bother|approach|solicit|ping|reach out|get in touch|follow up)(?: to| with)?(?: (?:me|us))?(?: \w+)? ?(?:again|any ?more|any longer|further|ever|in (?:the )?future|about (?:this|that|jobs?|roles?|positions?|opportunities|such|any)|with (?:job|such|any|these|further|more|offers))`,
  String.raw`(?:do not|don't|dont|never) (?:(?:contact|e-?mail|mail|write|message|text|bother|solicit|ping)(?: to)? (?:me|us)|follow up|reach out)(?=\s*(?:[.!]|$))`,
  String.raw`(?:no|any) (?:more|further) (?:of (?:these|this|your) )?(?:e-?mails?|messages?|contact|outreach|follow-?ups?|reminders?|communications?|mailings?)(?=\s*(?:[.!,]|$| please| from| to me| about| of this))`,
  String.raw`(?:like|want|wish|need|have|prefer|choose|going) to opt[- ]?out|opting out|opt me out|(?:do not|don't|dont|no longer) (?:want|wish|care)(?: \w+)? to (?:hear from|be (?:contacted|e-?mailed|approached|messaged|on (?:your|the|this|any) (?:[\w-]+ )?(?:list|database))|receive|get)|(?:rather|prefer|asked?|request|like) (?:to )?not (?:to )?(?:be (?:contacted|e-?mailed|approached)|receive|hear from)`,
  String.raw`(?:lose|forget|burn) my (?:number|e-?mail|contact|address|details)|leave me (?:alone|in peace)|(?:cease and desist)|do[- ]not[- ](?:contact|call|e-?mail|mail) list|refrain from (?:contacting|e-?mailing|sending|any further|further|writing|messaging)|i (?:am|'m) not interested in (?:receiving|getting|hearing)|black ?list me|(?:ask|asked|told|tell)(?: \w+){0,2} to stop|no need to (?:follow up|write|contact|reach out|e-?mail)(?: \w+)? (?:again|further|any ?more|ever)|no (?:interest|wish|desire) (?:in|to) (?:be(?:ing)? on|receiv|get|hear)\w*|never (?:write|e-?mail|contact|message)(?: to)? me`,
  // German
  String.raw`(?:nehmen|nimm|nehmt|streichen|streich|streicht|tragen|loschen|losch|loscht|entfernen|entfern|entfernt|werfen) (?:sie )?(?:bitte )?(?:mich|uns|meine?n? [\w-]+)(?: [\w-]+){0,6} (?:aus|von|raus|heraus)(?! dem (?:prozess|verfahren|bewerb))|(?:mich|meine (?:adresse|daten|kontaktdaten|e-?mail(?:-?adresse)?)) (?:[\w-]+ ){0,5}(?:zu )?(?:loschen|entfernen|streichen|auszutragen|austragen|geloscht|entfernt)`,
  String.raw`(?:schreiben|schreib|schreibt|kontaktieren|kontaktiere|kontaktiert|mailen|rufen|schicken|schick|senden|belastigen) (?:sie )?(?:mich|mir|uns) (?:[\w-]+ ){0,4}(?:nicht|nie|keine\w*)(?: (?:mehr|wieder|weiter\w*|langer|an))`,
  String.raw`(?:nicht|nie) (?:mehr|weiter|wieder|langer|noch ?mal\w*)(?: [\w-]+){0,4} (?:kontaktier\w*|an(?:ge|zu)?schr[ei]\w*|angemailt|belastigt)|(?:keine|keinerlei) (?:weiteren? )?(?:e-?mails?|mails?|nachrichten|anfragen|werbung|stellenangebote|jobangebote|angebote)(?: [\w-]+){0,5} (?:mehr|erhalten|bekommen|zusenden|schicken)|keine weiteren? (?:e-?mails?|mails?|nachrichten|anfragen|kontaktaufnahmen?)|(?:e-?mails?|mails?|nachrichten|anfragen) mehr (?:von ihnen|erhalten|bekommen)`,
  String.raw`(?:lassen sie|lass|lasst) mich (?:[\w-]+ ){0,2}in (?:ruhe|frieden)|(?:horen sie|hor|hort) (?:bitte |endlich )*auf,? (?:mir|mich)|unterlassen sie|(?:melden sie sich|melde dich|meldet euch)(?: \w+){0,2} (?:nicht|nie) (?:mehr|wieder)|(?:kein\w*|nicht|nie)(?: [\w-]+){0,3} mehr (?:angeschrieben|kontaktiert|angemailt)|(?:mochte|will|bitte|wunsche)(?: [\w-]+){0,5} (?:abmelden|abbestellen|abgemeldet|ausgetragen)|weitere kontaktaufnahme`,
  // French
  String.raw`(?:plus|jamais|pas) (?:me |m'|nous )(?:re)?(?:contacter|ecrire|solliciter|envoyer|relancer|importuner|deranger|demarcher)|ne (?:me |m'|nous )(?:re)?(?:contact|ecriv|envoy|sollicit|relanc|derang|demarch)\w* (?:plus|pas)|(?:retirez|enlevez|supprimez|rayez|otez|effacez|desinscrivez|desabonnez|retire|enleve|supprime)[- ](?:moi|mon|mes|nous)|(?:me|m') ?(?:retirer|supprimer|desinscrire|desabonner|rayer|enlever|oter) (?:de|d')|etre (?:retire|supprime|desinscrit|desabonne|raye)e?`,
  String.raw`(?:cessez|cesser|arretez|arreter|stop)(?: de)? (?:me|m')|(?:ne )?(?:souhaite|veux|desire|souhaitons) (?:plus|pas) (?:etre (?:re)?(?:contacte|sollicite|demarche)|recevoir)|laissez[- ]moi (?:tranquille|en paix)|inutile de (?:me |m')(?:re)?(?:contacter|ecrire|relancer)|plus (?:aucun|de) (?:mails?|messages?|e-?mails?|courriels?|sollicitations?)|me desinscri|desinscription|desabonnement`,
  // Spanish
  String.raw`no (?:me |nos )?(?:vuelvan?|vuelvas) a (?:contactar|escribir|enviar|mandar|llamar|molestar)\w*|(?:dejen?|dejad|deja|paren?|dejar) de (?:escrib|envi|contact|mand|molest|llam)\w*|(?:den|da|de|dar|dad)me de baja|dar de baja (?:mi|este|mis)|(?:quit|elimin|borr|saqu|sac|retir|remuev)\w*me (?:de|por)|(?:quit|elimin|borr|saqu|sac|retir)(?:en|a|e|ar) (?:mi|mis) [\w-]+ de`,
  String.raw`no (?:deseo|quiero|quisiera|me interesa) (?:mas )?(?:volver a )?(?:recibir|que me (?:contact|escrib|envi|mand|llam)\w*|ser contactad)|no me (?:escrib|contact|envi|mand|llam|molest)\w* (?:mas|nunca|de nuevo|otra vez)|dej(?:en|e|a|ad)me (?:en paz|tranquil)`,
  // Italian
  String.raw`(?:non|mai) (?:mi )?(?:contatt|scriv|mand|invi|chiam|disturb)\w* (?:piu|mai piu|ulteriormente)|(?:cancella|toglie|toglia|rimuove|rimuova|elimina|leva)(?:te)?(?:mi| il mio| la mia| i miei)|mi (?:cancelli|tolga|rimuova|elimini)|(?:cancellar|toglier|rimuover|eliminar|disiscriver)mi|(?:smett\w+|finitela) (?:di|con) (?:scriver|mandar|inviar|contattar|le|queste)\w*|(?:basta|niente|nessuna?) (?:altre? )?(?:e-?mail|messaggi|contatt)`,
  String.raw`non (?:desidero|voglio|vorrei|intendo) (?:piu )?(?:ricevere|essere (?:piu )?(?:ri)?contattat)|(?:di )?non essere (?:piu |mai piu )(?:ri)?contattat|lasciatemi in pace|mi lasci(?:ate)? in pace`,
  // Dutch
  String.raw`(?:haal|schrap|verwijder|schrijf|meld|gooi|zet) (?:me|mij|mijn [\w-]+)(?: [\w-]+){0,4} (?:uit|van|af)|(?:neem|mail|schrijf|benader|contacteer|bel|stuur)(?: [\w-]+){0,4} (?:niet|geen)(?: [\w-]+){0,2} (?:meer|weer|opnieuw)|(?:geen|niet)(?: verdere?)? (?:contact|e-?mails?|mails?|berichten|vacatures)(?: [\w-]+){0,3} meer`,
  String.raw`(?:wil|wens|hoef)(?: [\w-]+){0,4} (?:geen|niet)(?: [\w-]+){0,5} (?:ontvangen|benaderd|gemaild|gecontacteerd|krijgen)|(?:wil|graag|mij|me|bij deze)(?: [\w-]+){0,3} (?:afmelden|uitschrijven|afgemeld|uitgeschreven)|laat me (?:toch |alsjeblieft )?met rust|(?:stop|hou|houd)(?: er| op)?(?: mee| op)? (?:met|mij|me) (?:mij |me )?(?:te )?(?:mail|schrijv|stur|bericht|bellen|benader)\w*`,
  // Portuguese
  String.raw`(?:nao|nunca)(?: mais)? (?:me )?(?:contat|contact|escrev|envi|mand|procur|abord)\w*(?:-me)? (?:mais|novamente|de novo|nunca mais)|nunca mais me (?:contat|contact|escrev|envi|mand|procur)\w*|nao (?:quero|desejo|gostaria de|pretendo) (?:mais )?(?:receber|ser (?:mais )?(?:contat|contact|abord))|(?:remov|tir|retir|exclu|apag|elimin|descadastr)\w*(?:-me| o meu| a minha| os meus| meu| minha| meus)(?: [\w-]+){0,3} (?:da|de|do|desta|dessa)|me (?:remov|tir|retir|exclu|descadastr)(?:am|em|a|e|ir|ar)\w*|(?:parem?|deixem?) de (?:me )?(?:mand|envi|escrev|contat|contact|procur)\w*|(?:quero|gostaria de|desejo) (?:sair|ser removid\w|ser retirad\w|me descadastrar) (?:da|de|desta)?|deixem?-me em paz|me deixem? em paz`,
  // Polish
  String.raw`prosze(?: [\w-]+){0,4} (?:nie (?:kontaktowac|pisac|wysylac|przysylac|dzwonic)|o (?:usuniecie|wykreslenie|wypisanie|niekontaktowanie|nieprzesylanie|niewysylanie|zaprzestanie)|usunac|wypisac|wykreslic|przestac)|(?:usuncie|usun|wypiszcie|wypisz|wykreslcie|skreslcie) (?:mnie|moj|moje|ten)|nie (?:pisz|piszcie|kontaktuj|kontaktujcie|wysylaj|wysylajcie|przysylajcie|dzwoncie)\w*(?: sie)?(?: [\w-]+){0,3} (?:wiecej|do mnie|ze mna|juz|mi)|(?:wiecej|juz)(?: do mnie| mi)? nie (?:pisac|wysylac|pisz|piszcie|wysylac)`,
  String.raw`nie (?:zycze|chce|zyczymy)(?: [\w-]+){0,4} (?:otrzymywac|dostawac|kontakt\w*|wiadomosci|maili|e-?maili)|(?:przestancie|przestan)(?: [\w-]+){0,2} (?:pisac|wysylac|mnie)|rezygnuje z (?:otrzymywania|subskrypcji|newslettera|dalszych)|dajcie mi (?:swiety )?spokoj|zostawcie mnie w spokoju|wypisuje sie|zadnych (?:wiecej )?(?:maili|wiadomosci|ofert)`,
  // Romanian
  String.raw`nu (?:ma |imi )(?:mai )?(?:contact|scri|trimi|sun|deranj)\w*|nu-mi (?:mai )?(?:scri|trimi)\w*|nu (?:mai )?(?:vreau|doresc) (?:sa )?(?:mai )?(?:primesc|fiu contact\w*|astfel de|alte (?:e-?mail|mesaj|ofert)\w*|e-?mail\w*|mesaje)|(?:stergeti|sterge|scoateti|scoate|eliminati|dezabonati|radiati|sa fiu (?:sters|scos|eliminat|dezabonat))[- ]?(?:ma|mi|a|din|de)?(?: [\w-]+){0,3} (?:din|de pe|de la|adresa|datele|lista)`,
  String.raw`sa ma (?:stergeti|scoateti|eliminati|dezabonati)|sa nu (?:ma |imi |mai )+(?:contactati|scrieti|trimiteti|sunati)|(?:incetati|opriti-va|terminati|inceteaza)(?: [\w-]+){0,3} (?:sa|cu|din)|dezabon(?:are|ati|ez|eaza)|(?:lasati-ma|lasa-ma) in pace|fara alte (?:mesaje|e-?mail\w*)`,
)

/** Asks for another address or another time, or says the opposite: 'do not hesitate to contact me again'. */
const asksOtherwise = any(
  String.raw`(?:do not|don't|dont|never) (?:\w+ )?(?:hesitate|worry|be afraid|mind)|feel free`,
  String.raw`(?:use|write to|reach me|contact me|e-?mail me|send (?:it|them)) (?:this|my (?:new|other|private|personal)|the following|at|on|under|via)|(?:new|other|private|personal) (?:e-?mail|address) (?:is|instead)|instead of this`,
  String.raw`(?:(?:don't|do not|dont|rarely|never|hardly) (?:check|read|use)|lese|prufe|nutze|(?:ne )?(?:consulte|lis)|(?:no )?(?:leo|uso|reviso)|(?:non )?leggo|lees|leio|czytam|citesc)(?: [\w']+){0,3} (?:e-?mails?|mails?|correos?|courriels?|poczt|maili)`,
  String.raw`(?:before|until|till|after|between|vor|bis|nach|avant|apres|antes de|hasta|prima d\w+|dopo|voor|na|depois|przed|inainte de|dupa)(?: (?:the|las|les|le|de|den|dem|a|as))? \d`,
)

/** Whether a request is about the way or the address, and so isn't a request to stop. */
export function asksForOtherWay(text: string): boolean {
  return asksOtherwise.test(withoutAccents(text.trim()))
}

/** Names a time from which writing is welcome: this postpones. */
const namesTime = any(
  String.raw`(?:until|till|before|bis|vor|avant|jusqu'\w+|antes de|hasta|fino a|prima di|tot|voor|ate|antes d[eoa]|przed|dopiero|pana|inainte de)(?: [\w']+){0,2} (?:\d|jan|feb|mar|apr|mai\b|may\b|jun|jul|aug|sep|oct|okt|out|nov|dec|dez|dic|gen|mag|giu|lug|ago|set|ott|ene|abr|sty|lut|kwi|cze|lip|sie|wrz|paz|lis|gru|ian|iun|iul|next|spring|summer|autumn|fall|fruhjahr|fruhling|sommer|herbst|winter|printemps|ete|automne|primavera|verano|otono|estate|autunno|zomer|herfst|verao|lato|wiosn|jesien|vara|toamn)`,
)

/** Asks not to be written to before a time, and so to be written to after it. */
export function asksToWait(text: string): boolean {
  return namesTime.test(withoutAccents(text.trim()))
}

const longestClause = 40
const reach = 6
/** 'I could not reach you again': the one who writes is not the one who is written to. */
const firstPerson = new Set(['i', 'we', "i've", "i'll", "we've", "we'll", 'ich', 'wir', 'ik'])
const wishes = /^(?:want|wish|like|need|care|rather|prefer|expect|appreciate|mocht|wunsch|wurd|wollen|will|wil|wens|hoef|bitte)/

/** 'I lost your message': speaks of one that was sent. */
const yours = new Set(
  'your ihre ihrer ihren deine deiner votre vos ton su sus tu tus vostra vostro sua suo uw jouw vossa vosso wasza twoja pana pani'.split(
    ' ',
  ),
)

/** A negation, a word for writing, and 'again' near each other in one part of a sentence, in the words of one language. */
function refusesWriting(part: readonly string[], sentence: readonly string[], { not, write, again, asks }: StopWords): boolean {
  const indices = (matches: (word: string) => boolean) => part.flatMap((word, index) => (matches(word) ? [index] : []))
  const nots = indices((word) => not.includes(word))
  const agains = indices((word) => again.includes(word))
  if (nots.length === 0 || agains.length === 0 || !sentence.some((word) => asks.includes(word))) return false
  const near = (places: readonly number[], place: number) => places.find((index) => index !== place && Math.abs(index - place) <= reach)
  return indices((word) => write.some((start) => word.startsWith(start))).some((place) => {
    const no = near(nots, place)
    if (no === undefined || !agains.some((index) => index !== no && index !== place && Math.abs(index - place) <= reach)) return false
    if (yours.has(part[place - 1] ?? '') || (part[place] !== 'hear' && part.slice(place + 1, place + 3).includes('you'))) return false
    const before = part.slice(Math.max(0, no - 2), no)
    return !before.some((word) => firstPerson.has(word)) || part.slice(Math.max(0, no - 2), place).some((word) => wishes.test(word))
  })
}

const wordsOf = (text: string) => (text.replace(/\b([mn])'/g, "$1' ").match(/[\p{L}'-]+/gu) ?? []).slice(0, longestClause)

function refusesInParts(plain: string): boolean {
  return plain
    .toLowerCase()
    .split(/[.!?;:\n]/)
    .some((sentence) => {
      const words = wordsOf(sentence)
      return sentence.split(',').some((part) => {
        const partWords = wordsOf(part)
        return stopWords.some((language) => refusesWriting(partWords, words, language))
      })
    })
}

/** Why someone was not written to is a question. */
const asksWhy = /(?<=^|[.!?\n]\s{0,3})(?:why|how come|warum|wieso|pourquoi|por ?que|perche|waarom|dlaczego|de ce)\b[^.!?\n]{0,200}\?/giu

/**
 * Asks to be taken off a list or not to be written to, in the person's own words: this outweighs everything else in the text. Known
 * phrases decide, and otherwise the parts of such a request.
 */
export function asksToBeLeftAlone(text: string): boolean {
  const plain = withoutAccents(text.trim()).replace(asksWhy, ' ')
  return (optsOut.test(plain) || refusesInParts(plain)) && !asksOtherwise.test(plain) && !namesTime.test(plain)
}

const writing = any(
  String.raw`(?:lists?|mailing|sequence|database|crm|outreach|spam\w*|unsolicited|cold e-?mail|e-?mails|e-?mailing|messages|messaging|contacting me|contact me|reaching out|bother\w*|harass\w*)(?![\p{L}])`,
  String.raw`(?:verteiler|datenbank|e-?mails|nachrichten|kontaktier\w*|anschreib\w*|liste|mails|sollicit\w*|messages|base de donnees|correos|mensajes|lista|base de datos|messaggi|elenco|contattar\w*|berichten|bestand|lijst|mensagens|contat\w*|wiadomosc\w*|maili|liste|baz[aey]|mesaje\w*|contacta\w*)(?![\p{L}])`,
)
const thanks =
  /(?:thank|thanks|appreciat|danke|dank|merci|gracias|grazie|bedankt|obrigad|dziekuj|multumesc|remerci)[^.!?\n]{0,80}|(?:reach(?:ing)?|reached) out(?: again)? (?:in|next|after|then|later|to)[^.!?\n]{0,60}/giu

/** Speaks about being written to, other than in thanks: a refusal like this may be a request to be left alone in other words. */
export function speaksOfWriting(text: string): boolean {
  return writing.test(withoutAccents(text).replace(thanks, ' '))
}

const postpones = any(
  // English
  String.raw`(?:keep|stay|be) in touch|keep me (?:in mind|posted|on (?:file|your))|bear me in mind|keep (?:my|our) (?:details|contact|resume|cv) (?:on file|for)|(?:revisit|reconnect|circle back|check back|check in|touch base|reach out|try|talk|speak|follow up|ask|connect)(?: \w+){0,5} (?:later|again|then|once|down the (?:road|line)|in the future|next (?:year|quarter|month|spring|summer|fall|autumn)|in (?:a|the|early|late|q[1-4]|\d+|january|february|march|april|may|june|july|august|september|october|november|december))(?! week)`,
  String.raw`(?:for|in) the future|future (?:opportunit|roles?|openings?|positions?)|(?:not|maybe|perhaps) (?:right )?now|down the (?:road|line)|(?:another|some other|different) time|if (?:things|that|anything|circumstances|my \w+|this) (?:ever )?chang|should (?:things|that|anything|circumstances|this) change|door (?:is|stays|remains) open|(?:not|isn't|is not|wasn't) (?:quite )?(?:the|a) (?:right|good|best) (?:time|moment)|timing (?:isn't|is not|is off|doesn't)|(?:can't|cannot|not) take (?:on )?(?:anything|any) (?:new|more|else)`,
  String.raw`(?:currently|right now|at the moment|at this (?:time|point|stage)|for now|at present|presently)[^.!?\n]{0,40}(?:\bnot\b|n't|\bno\b|happy|content|satisfied|committed|focus|tied|busy|full|booked|locked|bound|engaged|swamped|under contract|employed)|(?:\bnot\b|n't|\bno\b|happy|content|satisfied|committed|focused|tied|busy|full|booked|locked|bound|engaged|swamped)[^.!?\n]{0,50}(?:currently|right now|at the moment|at this (?:time|point|stage)|for now|at present|presently)`,
  // German
  String.raw`(?:im moment|momentan|derzeit|aktuell|gerade|zurzeit|vorerst|jetzt)(?: \w+){0,4} (?:nicht|kein\w*|zufrieden|gebunden|ausgelastet|glucklich)|in kontakt bleiben|spater (?:gern|noch)|(?:in|fur die) zukunft|zu einem spateren zeitpunkt|behalten sie mich|(?:vielleicht|eventuell|gern\w*) (?:spater|nachstes jahr|in (?:ein|zwei|drei|sechs|\d))`,
  // French
  String.raw`(?:pour le moment|pour l'instant|actuellement|en ce moment)|pas (?:le bon moment|maintenant)|rest(?:er|ons|e) en contact|a l'avenir|plus tard|une autre fois|garder (?:mon|mes)|prochaine fois`,
  // Spanish
  String.raw`(?:por (?:ahora|el momento)|de momento|en este momento|actualmente)(?: \w+){0,4} (?:no|content|feliz|comprometid)|no (?:es|seria)(?: \w+){0,2} (?:buen momento|el momento)|(?:seguir|seguimos|mantener\w*|estar)(?: \w+)? en contacto|(?:en el|para el|a) futuro|mas adelante|(?:tengan|ten|tenme|tenganme) en cuenta`,
  // Italian
  String.raw`(?:per ora|per il momento|al momento|attualmente|in questo momento)(?: \w+){0,4} (?:no|non|soddisfatt|content|impegnat|felice)|non e (?:il|un) (?:momento|buon momento)|rest(?:iamo|are) in contatto|in futuro|piu avanti|tenetemi (?:presente|in considerazione)|mi tenga presente`,
  // Dutch
  String.raw`(?:op dit moment|momenteel|voorlopig|nu|vooralsnog)(?: \w+){0,4} (?:niet|geen|tevreden|gebonden|bezet)|in contact blijven|contact houden|in de toekomst|(?:later|op een later moment) (?:graag|misschien|nog)|hou me op de hoogte`,
  // Portuguese
  String.raw`(?:por (?:agora|enquanto|ora)|no momento|neste momento|atualmente|de momento)(?: \w+){0,4} (?:nao|satisfeit|feliz|comprometid)|nao e (?:o|um) (?:melhor |bom )?momento|(?:manter|mantemos|ficar)(?: \w+)? (?:em )?contat?o|(?:no|para o) futuro|mais (?:tarde|para (?:a )?frente|adiante)`,
  // Polish
  String.raw`(?:w tej chwili|na razie|obecnie|aktualnie|teraz|na ten moment|w tym momencie)(?: \w+){0,4} (?:nie|zadowolon\w*|zwiazan\w*)|nie (?:teraz|jest to (?:dobry|odpowiedni) moment|szukam teraz)|(?:pozostanmy|zostanmy|byc|pozostac) w kontakcie|w przyszlosci|(?:moze|byc moze|chetnie) (?:pozniej|za (?:pol|kilka|rok)|w przyszlym)|prosze o mnie pamietac`,
  // Romanian
  String.raw`(?:momentan|in prezent|deocamdata|pentru moment|in acest moment|acum|la momentul actual)(?: \w+){0,4} (?:nu|multumit\w*|angajat\w*)|nu (?:e|este) (?:un )?momentul|(?:sa )?(?:pastram|ramanem|tinem)(?: \w+)? (?:in )?(?:legatura|contact)|(?:in|pe|pentru) viitor|mai tarziu|alta data|(?:poate|eventual) (?:peste|anul viitor)`,
)

/** Declines for now and leaves the door open, however politely it is said. */
export function leavesDoorOpen(text: string): boolean {
  return postpones.test(withoutAccents(text))
}
