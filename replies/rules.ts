// Phrases that serve as features and vetoes of the reply classifier.
import * as languages from './language-signs.ts'
import { asksToBeLeftAlone, leavesDoorOpen } from './requests.ts'

const any = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'iu')

/** Asks not to be contacted, or to be erased. */
const unsubscribe = any(
  String.raw`\bun-?subscri`,
  String.raw`^\s*stop\b[\s.!]*$`,
  String.raw`\b(remove|take|delete|strike|drop) (me|us|my (name|e-?mail|address|number|data|details|info\w*|record)|this address)\b`,
  String.raw`\b(stop|quit|cease)( all)? (e-?mailing|mailing|contacting|writing|messaging|spamming|sending|calling|texting|bothering|communication)`,
  String.raw`\b(do not|don't|dont|never|please no)( ever)? (e-?mail|contact|write|message|reach out|call|text|bother)( to)?( me)?( again| anymore| any more| further)`,
  String.raw`\bno (more|further) (e-?mails?|messages?|contact)`,
  String.raw`\bopt(ing)? (me )?out\b`,
  String.raw`\b(gdpr|dsgvo|ccpa|rgpd)\b`,
  String.raw`\b(delete|erase|deletion of|erasure of) (all |any )?(of )?(my|the|your)?\s?(personal )?(data|information|record)`,
  String.raw`\bnever (consented|gave .{0,20}(consent|permission))`,
  String.raw`\b(this is|reported? (this )?as|reporting .{0,20}as|mark\w* .{0,12}as) (spam|junk)`,
  String.raw`\b(do not|don't|dont) (wish|want) to (receive|be (contacted|e-?mailed|messaged))|want (it|them|my \w+) (deleted|removed|gone)|told you( people)?( \w+)? no\b|(will|going to|gonna) report you|\bblocked\b|please (remove|delete)|not (give|gave) .{0,20}consent`,
  String.raw`\b(do not|don't|dont|never) (contact|e-?mail|message|text) me\b|refrain from|^\s*(please )?remove\b[\s.!]*$|never (signed up|subscribed|asked for this)|\berase (it|me|my)|\bgo away\b|no more of (these|this)|enough (with|of) (the|these|your)|\bobject to the processing`,
  String.raw`\b(lose my (number|e-?mail|contact|address)|leave me alone|get lost|f\S{0,3} off)`,
  String.raw`\b(aus|von) (ihrem|ihrer|eurem|deinem) (verteiler|liste|datenbank)|keine weiteren (e-?mails|nachrichten)|nicht mehr (an)?schreiben|schreiben sie mir nicht|daten .{0,30}löschen|abmelden`,
  String.raw`\bdésinscri|désabonn|(retirer|supprimer) .{0,30}(liste|données)|ne (m'écrivez|me contactez) plus|suppression de mes données`,
  String.raw`\b(deme|darme) de baja|no me (escriban|contacten|envíen)|eliminación de mis datos|borren mis datos|(me )?remov[ae].{0,12} da (sua )?lista|cancellatemi|verwijder mij`,
  String.raw`\bstreichen sie mich|schreib(en sie|t) mir (bitte )?nicht mehr|möchte keine (e-?mails|nachrichten)|\bretirez[- ](moi|mon|mes)|ne plus me contacter|ne veux plus (recevoir|être)|supprimez`,
  String.raw`\bno (me )?(escriban?|contacten?|envíen?|manden?)( más)?\b|no vuelvan a|\bborren\b|\bnon mi (scriv|contatt|invi|mand)\p{L}*|\bmi cancelli|\bcancellate|non (desidero|voglio) (più )?ricevere`,
  String.raw`\b(stuur|mail|schrijf) mij? (geen|niet)|\bgeen (berichten|e-?mails|mails|contact) meer|neem geen contact|\bhaal mij|\bverwijder|\bnão me (escrev|contat|envi|mand)\p{L}*|não quero (mais )?receber|\bretire|\bremov\p{L}+ .{0,20}(lista|dados)|\bapagu?e`,
  String.raw`\b(hören sie auf|cessez de|arrêtez de|dejen? de|smett(a|ete|etela) di|hou op met|pare(m)? de) (mir|m['’]|mandar|envi|escrib|contact|mi\b|mij|scriver|me\b)`,
)

const absences = [
  String.raw`\b(home|out|off) sick|replies (will be|may be) (delayed|slow)|(this|the) (inbox|mailbox|account) is (checked|read|not monitored)|(check|read|answer) (my )?(e-?mails?|this (account|inbox)) (only|rarely|once|twice|on)|only check e-?mail`,
  String.raw`\b(i|i've|have|has) (have )?(left|moved on from) (the|my|our|this) (company|firm|organi[sz]ation)|moved to another company|no longer work (at|for|with)`,
  String.raw`\b(out of (the )?office|ooo|auto(matic|mated)?[ -]?(reply|response|message)|away from (my desk|the office))\b`,
  String.raw`\b(on|taking( a)?|currently on|am on) (annual |paid |parental |maternity |paternity |medical |sick )?(vacation|holidays?|leave|pto|sabbatical)\b`,
  String.raw`\b(limited|no) (access|connectivity)|not reading e-?mail|(will|shall) (reply|respond|be back|return) (when|on|as soon|in|upon|until|by)`,
  String.raw`\b(nicht im (büro|haus)|im urlaub|abwesen(d|heit)|elternzeit|automatische antwort|nicht erreichbar|dringenden fällen)`,
  String.raw`\b(absent|absente) (du bureau|jusqu)|en congé|de retour le|réponse automatique|en cas d'urgence`,
  String.raw`\b(fuera de la oficina|de vacaciones|regresaré|de férias|fora do escritório|ausente|fuori ufficio|in ferie|met vakantie|afwezig|op vakantie|på semester)`,
  String.raw`\bsarò assente|rientro (il|lunedì|martedì|mercoledì|giovedì|venerdì)|al mio rientro|\bniet op kantoor|(weer )?terug op|na terugkomst|\bestarei ausente|volto (na|no|em)|quando voltar`,
  String.raw`\bestaré (de|fuera)|a mi vuelta|regreso (el|la)|\ben déplacement|à mon retour|\ben congés\b|\bnach meiner rückkehr|wieder (erreichbar|im büro)`,
]
const absence = any(...absences, ...languages.absences)
const outOfOffice = any(
  ...absences,
  ...languages.absences,
  String.raw`\bfor (anything )?urgent|if (this|it) is urgent|in urgent cases|case number|ticket|not monitored`,
)

/** True where an automatic reply reports an absence, not just receipt. */
export function mentionsAbsence(text: string): boolean {
  return absence.test(text)
}

const decline = any(
  String.raw`^\s*(nope|nah|no)\b[\s.!]*$|\bi'?m (good|all set|set)\b|\bcount me out\b|\b(is|it's|isn't|not) (it )?(for|about) me\b|\bnot me\b|(signed|started|accepted|gone|went) (\w+ )?(with|at|elsewhere|another|somewhere)|too late\b|put(s)? me off|mov(e|ing) abroad|\bretired\b`,
  String.raw`\b(in|after) (a (few|couple of)|six|three|two|\d+) months|(talk|speak|reconnect) again (next|in)|(keep|bear) me in mind|have no interest|mistaken me|(don't|do not) want to (take|go|continue)|looking for something (more|else|different)`,
  String.raw`\bnot? (really |at all )?(interested|interest|looking|keen|for me|a (good )?(fit|match)|my (thing|area|field)|what i)`,
  String.raw`\bno,? thank|thanks,? but no|(i'?ll|going to|have to|will) (have to )?(pass|decline)|^\s*(hard )?pass\b|\bpass on this|\bdecline\b|\bi'?d rather not\b|\bcount me out\b`,
  String.raw`\b(not|never|isn'?t|aren'?t|won'?t|wouldn'?t|don'?t|can'?t|cannot|not able|unable) .{0,40}\b(consider|move|relocat|leav|join|interest|pursu|an option|looking|apply|possible)`,
  String.raw`\b(too (low|junior|senior|far|small|big|risky|operational|specialised)|overqualified|under-?qualified|step (back|down)|pay cut|deal ?breaker|off the table|withdraw)`,
  String.raw`\b(happy|content|satisfied|staying|committed) (where|in my|with my|here|put)|just (started(?! (looking|to look|my search|searching))|joined|accepted|signed)|(have|going|need) to say no|my (answer|reply) is no|decided (not|against)|withdraw|wrong (person|address|e-?mail)|no longer (works?|with|at)|doesn'?t work here`,
  String.raw`\b(talk|reach out|reconnect|ping me|check back|circle back|try|ask|contact)( me)? (again )?(again|next (year|spring|summer|fall|autumn)|in (a|six|\d+) (year|months)|down the road)|\b(not|maybe) (now|later)\b`,
  String.raw`\b(dagegen entschieden|nein sagen|(ma )?réponse est non|respuesta es (que )?no|risposta è no|antwoord is nee|resposta é não)`,
  String.raw`\b(kein interesse|nein,? danke|nicht interessiert|zufrieden|non merci|pas intéressée?|no,? gracias|no (estoy|me) interesad?|não tenho interesse|no grazie|geen interesse)`,
  String.raw`\b(im moment|momentan|derzeit|aktuell|gerade|jetzt) (leider )?nicht\b|suche (derzeit |momentan )?nichts|nicht (verändern|wechseln)|nicht in (frage|betracht)|nichts für mich|gerade erst .{0,40}(angefangen|angetreten|begonnen)|verwechsel`,
  String.raw`\bpas (maintenant|pour (l'instant|le moment|moi))|\bne (souhaite|veux|cherche) (pas|plus)|\btrop bas\b|\bje viens de (commencer|signer|changer)|ne m'(attire|intéresse) pas|vous (vous )?(trompez|confondez)`,
  String.raw`\bahora no\b|\bno (busco|quiero|es para mí|me interesa)|demasiado bajo|\bacabo de (empezar|firmar|cambiar)|\bestoy (muy )?(content|feliz)|se equivoca`,
  String.raw`\badesso no\b|\bnon (sono (interessat|dispost)|cerco|fa per me|mi interessa|è per me)|troppo bass|\bho appena (iniziato|cominciato|firmato|cambiato)|\bsto bene dove|sbagliato`,
  String.raw`\bnu niet\b|\bniet (op zoek|geïnteresseerd|voor mij)|\bniets voor mij|\bte laag\b|\bnet (aan|begonnen|gestart)|naar mijn zin|verkeerde persoon|wil niet (naar|verhuizen|wisselen)`,
  String.raw`\bagora não\b|\bnão (estou (procurando|interessad|à procura)|quero|é para mim|procuro)|muito baixo|\bacabei de|\bestou (muito )?(feliz|satisfeit)|pessoa errada`,
)

const accept = any(
  String.raw`\b(sign me up|all ears|count me as interested|push (our|the) call|i booked)\b|\b(excellent|perfect|great|good|better) (timing|time|moment)|timing (is|works)|(great|good|perfect) fit\b|go ahead|set (something|it) up|would love|i'?d (be interested|talk|love)|(following|follow) your|wanted to work with|consider me|(picked|booked|chose) a (time|slot)|your availability|stands out|looks (great|good)|(just|recently) (started|began) looking`,
  String.raw`\b(happy|glad|love|like|keen|open|willing|delighted|excited|up|game) (to|for) (\w+ ){0,3}(chat|talk|connect|call|speak|learn|hear|discuss|meet|interview|explor)`,
  String.raw`\b(let'?s|let us) (talk|chat|connect|speak|do it|find|set)|count me in|i'?m (in|game|keen|interested|intrigued|open|free|available)\b|^\s*(yes|yep|sure|absolutely|definitely|interested|gladly)\b`,
  String.raw`\b(sounds|looks) (great|good|exciting|interesting|perfect|like a great)|call me|reach me|my (number|cell|calendar)|attach\w* (is )?(my|the) (cv|resume)|(resume|cv) (is )?attached`,
  String.raw`\b(works|good|fine|free|available) (for me|on|at|between|any|this|next|tomorrow)|(mon|tues|wednes|thurs|fri)day .{0,20}(works|is (good|fine)|at \d)`,
  String.raw`\b(gerne?|klingt|ich bin interessiert|avec plaisir|m'intéresse|me interesa|estoy interesad|tenho interesse|mi interessa|me encantaría)`,
  String.raw`\b(spricht mich|freue mich auf|rufen sie mich|anbei|passt (mir|genau|gut)|offen für|lassen sie uns|würde gern mehr|gut passen)|\b(je serais (disponible|ravie?)|appelez-moi|pièce jointe|me va (très )?bien|je suis (ouverte?|disponible|intéressée?)|correspond à ce que)`,
  String.raw`\b(me gustaría (hablar|saber|conocer)|estoy (libre|disponible|abiert[oa])|ll[aá]m(e|a|ad)me|adjunto|me viene bien|hablemos|cuenten conmigo)|me parece .{0,12}interesante`,
  String.raw`\b(volentieri|in allegato|sono (liber|disponibil|apert)[oaie]|mi chiami|sentiamoci|per me va bene)\b|\b(spreekt me|bel me|ik sta open|bijlage|is prima|laten we praten|wil graag)\b`,
  String.raw`\b(me interessa muito|gostaria de (conversar|saber|falar)|estou (livre|disponível|abert[oa])|pode me ligar|em anexo|vamos (falar|conversar))`,
)

// A question about the job starts with one of these; "who is this?" and "have we met?" aren't about the job.
const inquiry =
  /(^|[.!,;:–-]\s+|\b(and|but|so|also|first|decide|talk)\b,?\s)(what|which|how|where|when|why|who (would|will|is the|are the|do)|is (it|this|the|there|that)|are (you|there|they)|do (you|i|they|we)|does|did the|would|could you|can (you|i|we|this|\w+-?\w* \w+)|will|should i|has the|may i|wie|welche|was|wo|um welche|ist|gibt|können sie|quel|quelle|est-ce|pouvez|qué|cuál|es|podría|qual|você pode)\b[^.!?]*\?/iu

const positiveIdiom =
  /\b(not (a )?bad( at all| idea)?|no (problem|worries|objections?)( at all)?|can'?t wait|cannot wait|why not|not opposed( to)?|nothing against|(?:don'?t|do not) hesitate|not only|(wouldn'?t|would not) say no|no doubt|couldn'?t (agree|be) (more|happier|better)|no brainer|not saying no)\b/giu

/** Asks when and how to proceed: a yes in the form of a question. */
const goesOn = any(
  String.raw`\b(when|what time) (can|could|shall|should|would) (we|you)\b|\bnext steps?\b|how (do|should|shall|can|would) (we|i) (proceed|go on|continue)|where (can|do) i apply|what does the process look like|(another|other|different) (time|slot|day)\b[^.!?]{0,20}\?|(does|would|is|how about|what about) [^.!?]{0,40}(work|ok(ay)?|suit|fine|good)( for you)?\s*\?|set up a call`,
  String.raw`\b(wann (können|sprechen|telefonieren|treffen) (wir|sie)|wie geht es weiter|quando (possiamo|podemos)|wanneer kunnen (we|wij)|cuándo (podemos|hablamos|nos)|comment (procède|faire|poursuivre)|quand (pouvons|peut|puis)|c[oó]mo (seguimos|procedemos)|come procediamo|volgende stap|próximos pasos|prossimi passi|prochaines étapes|nächsten schritte)`,
)

/** Asks who is writing, or whether it was meant for them: not about the job. */
const asksWho =
  /\b(who (is|are) (this|that|you)|do i know you|have we met|where do i know you|did you mean to|is this (spam|a scam|real)|are you (a bot|real)|(is this|are you) a (real|bot|person))\b|(?<!\p{L})(wer sind sie|kennen wir uns|qui êtes[- ]vous|on se connaît|quién (es|eres)|nos conocemos|chi (è|sei)|ma chi|ci conosciamo|wie bent u|wie ben je|kennen wij elkaar|quem é você|a gente se conhece|nos conhecemos)/iu

export interface Signs {
  /** Words of requests not to be contacted; `optsOut` is such a request. */
  unsubscribe: boolean
  optsOut: boolean
  /** Not now, with the door left open. */
  postpones: boolean
  outOfOffice: boolean
  decline: boolean
  accept: boolean
  asks: boolean
  inquires: boolean
  goesOn: boolean
  asksWho: boolean
  /** Will think about it, or has to ask someone first. */
  ponders: boolean
  /** Only thanks, or a confirmation of receipt. */
  acknowledges: boolean
}

/** Declines this job only. */
const leavesProcess =
  /\b(remove|take|withdraw|drop|exclude) (me|my (name|application|candidacy)) (from|out of) (the |this |your |further )*(consideration|process|running|shortlist|race)\b/giu

/** `text` is what the person wrote, without quotes. Idioms such as "not bad at all" get their actual meaning. */
export function signsOf(text: string): Signs {
  const plain = withoutIdioms(text).replace(leavesProcess, ' i withdraw ')
  const optsOut = asksToBeLeftAlone(plain)
  return {
    unsubscribe: optsOut || unsubscribe.test(plain) || languages.unsubscribes.test(plain.trim()),
    optsOut,
    postpones: leavesDoorOpen(plain),
    outOfOffice: outOfOffice.test(text),
    decline: !languages.hedged.test(plain) && (decline.test(plain) || languages.declines.test(plain)),
    accept: accept.test(plain) || goesOn.test(plain) || languages.accepts.test(plain),
    asks: /[?？]/.test(text),
    inquires:
      (inquiry.test(plain) && !asksWho.test(plain) && !goesOn.test(plain)) ||
      languages.inquires.test(plain) ||
      /\b(tell me more|more (info|information|details)|send (me )?(the |a )?(jd|job description|details|more)|before (i|we) )/iu.test(
        plain,
      ),
    goesOn: goesOn.test(plain),
    asksWho: asksWho.test(plain),
    ponders: languages.ponders.test(plain),
    acknowledges: languages.acknowledges.test(plain),
  }
}

/** "no problem" means yes: negations that don't negate are replaced by one word. */
export function withoutIdioms(text: string): string {
  return text.replace(/[’`´]/g, "'").replace(positiveIdiom, 'gladly').replace(languages.idioms, 'gladly')
}
