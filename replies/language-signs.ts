// Phrases in German, French, Spanish, Italian, Dutch, Portuguese, Polish, and Romanian: the same signs that rules.ts finds in English.
// Accented letters are not word characters to \b, so a phrase starts where no letter precedes it.

const phrases = (...patterns: string[]): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${patterns.join('|')})`, 'iu')

/** Asks not to be contacted, or to be erased. */
export const unsubscribes = phrases(
  // German
  String.raw`nicht (mehr|wieder|länger) (an(ge)?schr|kontaktier|angerufen|anruf)\p{L}*|(kontaktieren|schreiben|rufen) sie mich (bitte )?nicht`,
  String.raw`(tragen|nehmen|streichen) sie mich|austragen|keine (weiteren |werbe)?(e-?)?mails (mehr|von)|lassen sie mich .{0,20}in ruhe|nie zugestimmt|personenbezogenen daten`,
  // French
  String.raw`(ne )?plus (me|m['’])\s?(contacter|écrire|solliciter|envoyer)|ne plus (être|recevoir)|enlevez|effacez|désinscription|(fichez|foutez|laissez)[- ]moi (la paix|tranquille)|jamais (donné|accepté)|effacement de mes`,
  // Spanish
  String.raw`baja\s*$|no (deseo|quiero) (más|recibir|seguir)|quít(en|a)me|elimín(en|a)me|bórr(en|a)(me|los)|no me (contacten|escriban|llamen)|déjenme .{0,10}en paz|nunca (di|he dado|autoricé)|supresión de mis`,
  // Italian
  String.raw`cancella(temi|te|mi|zione)|toglie(temi|te)|non (contattar|scriver|chiamar)mi|(la )?smett(a|ete) di|lasciatemi in pace|mai (dato|autorizzato)|non (voglio|desidero) più`,
  // Dutch
  String.raw`afmelden|uitschrijven|schrijf me uit|benader (me|mij) niet|stop (er )?met (mailen|bellen|schrijven)|geen (mails?|berichten|e-?mails?) (meer|van)|met rust|nooit (toestemming|ingestemd)|persoonsgegevens`,
  // Portuguese
  String.raw`descadastr|desinscrev|não (entrem|entre) .{0,12}contato|me (tirem|tire|removam|deixem em paz)|parem? de me|não (desejo|quero) (mais )?(receber|ser)|nunca (dei|autorizei)|exclusão dos meus|lgpd`,
  // Polish, Romanian
  String.raw`usun(ię|ąć|cie)|wypis(a|z)|nie (życzę sobie|wyrażam zgody)|danych osobowych|rodo(?!\p{L})|to (jest )?spam`,
  String.raw`dezabon|(ș|s)terge|scoate|elimina|nu mai (vreau|doresc)|datele mele|este spam`,
  String.raw`(das|dies) ist spam|c['’]est du spam|(esto )?es spam|(è|questo è) spam|dit is spam|(isto|isso) é spam`,
)

/** Reports an absence. */
export const absences = [
  String.raw`(bin|arbeite) .{0,20}nicht mehr (für|bei|im)|j['’]ai quitté (la|l['’]|mon)|ya no (formo parte|trabajo|estoy en)|non (lavoro|faccio) più|werk (ik )?niet (langer|meer) (bij|voor)|(já )?não (faço parte|trabalho) (mais )?(d|n)`,
  String.raw`(bin|ist) (heute|derzeit|aktuell|zurzeit)? ?(außer haus|krankgeschrieben|auf (dienst|geschäfts)?reise)|mutterschutz|krankgeschrieben|abwesenheitsnotiz|bis einschließlich|wird nicht weitergeleitet|eingeschränkt erreichbar|meine vertretung`,
  String.raw`absente? (ce jour|aujourd|jusqu|et )|arrêt maladie|peu joignable|congé (parental|maternité|paternité)|mon remplaçant|ma remplaçante|consulterai mes messages|dès mon retour`,
  String.raw`(estoy|estaré) (de (viaje|permiso|baja|licencia|vacaciones)|ausente|fuera)|no estoy en la oficina|permiso de (maternidad|paternidad)|baja médica|(volveré|vuelvo) el|respuesta automática|acceso limitado`,
  String.raw`(sono|sarò) (in (ferie|trasferta|malattia|congedo|viaggio)|fuori sede|assente)|congedo di (maternità|paternità)|risposta automatica|tornerò il|appena possibile|per urgenze`,
  String.raw`(ben|word) (met|op) (vakantie|zakenreis|reis|verlof)|(zwangerschaps|ouderschaps)verlof|ben ziek|niet (aanwezig|op kantoor|bereikbaar)|automatisch antwoord|weer (bereikbaar|aanwezig|terug)|voor dringende`,
  String.raw`(estou|estarei) (de (férias|licença)|em viagem|ausente|fora)|licença[- ](maternidade|paternidade|médica)|não estou no escritório|resposta automática|regresso (no|a|em)|em caso de urgência|assim que possível`,
  String.raw`(jestem|będę|przebywam|przebywać) .{0,20}(poza biurem|na urlopie|nieobecn|w delegacji|na zwolnieniu)|urlop(ie|u)? (macierzyńsk|wychowawcz|wypoczynkow)|autoodpowiedź|odpowiedź automatyczna|nieobecność|po powrocie|w pilnych sprawach|ograniczony\p{L}* dostęp|nie pracuję już|wracam (w|do|dnia|\d)|nie zostanie przekazan`,
  String.raw`(sunt|voi fi|mă aflu) .{0,20}(plecat|în concediu|in concediu|în delegație|absent)|lipsesc|concediu (medical|de )|răspuns automat|raspuns automat|(pentru|în caz de) urgențe|pentru urgente|la întoarcere|acces limitat|nu mai lucrez (la|în|aici)|revin (luni|marți|miercuri|joi|vineri|pe|în|la|peste|\d)|nu va fi redirecționat`,
]

/** Says no. */
export const declines = phrases(
  // German
  String.raw`(ich )?(selbst|selber) nicht|für mich nicht|leite .{0,20}weiter|kein (bedarf|interesse)|nicht (infrage|in frage|das richtige|mein\p{L}*|auf der suche|interessant für)|muss (ich )?(leider )?absagen|leider absagen|rundum zufrieden|gefällt mir hier|(vor (zwei|drei|einigen|wenigen) \p{L}+|soeben|gerade) (erst )?(gewechselt|unterschrieben|angefangen)|nichts (zu tun|verändern)|wäre ein rückschritt|zieh\p{L}* (ich )?nicht|nicht um(ziehen)?|reizt mich nicht|passt (leider )?nicht|(bin|schon|seit) .{0,20}rente|arbeitet nicht (mehr )?(bei|hier)|falsche adresse|verwechslung|ausschlusskriterium|selbstständig|wechsle ich nicht`,
  // French
  String.raw`je (le )?transfère|moi non|pas (intéressée?|à l['’]écoute|le bon moment|d['’]actualité|pour moi|avant)|ne (donnerai|suis|me tente|correspond|compte|bouge) pas|n['’]ai pas l['’]intention|je (décline|passe mon tour)|très peu pour moi|(serait|est) un recul|c['’]est non|en dessous de ce que|déjà accepté|à la retraite|mauvaise adresse|ne (fait|travaille) plus|mon compte|satisfaite? de mon poste`,
  // Spanish
  String.raw`yo no,|se lo (reenvío|paso)|no (estoy interesad|me interesa|me planteo|me movería|me cambio|encaja|pienso mudarme|es lo que|es viable|trabajo|me llama)|declin(o|ar)|esta vez paso|yo paso|estoy a gusto|de momento no|por ahora no|acabo de|acepté otra|paso atrás|por debajo de lo que|jubilad|ya no trabaja|dirección equivocada|me confunden|mi propia empresa`,
  // Italian
  String.raw`io no,|(lo|la) (giro|inoltro)|mi riscriva|non (sono interessat|valuto|mi muovo|cambio|è quello|mi attira|è in linea|fa (al caso mio|per me)|se ne parla|ho intenzione|è il momento|posso ora)|declino|questa volta passo|per ora no|al momento (no|sono soddisfatt)|già accettato|passo indietro|sotto a quello|in pensione|non lavora più|indirizzo sbagliato|mi scambi|la mia attività`,
  // Dutch
  String.raw`zelf niet|stuur het (even )?door|probeer het (na|over|later)|geen (interesse|match|behoefte)|niet (op zoek|overstappen|verhuizen|wat ik zoek|voor mij)|bedank (ervoor|voor de)|sla ik over|spreekt me niet|stap ik niet|nu even niet|voorlopig niet|nee,? (bedankt|dank)|(ander|al een) aanbod|stap terug|ver onder|met pensioen|werkt hier niet|verkeerd adres|verwart (u )?mij|begin voor mezelf|hoeft het voor mij niet`,
  // Portuguese
  String.raw`eu não,|vou encaminhar|não (tenho interesse|penso em|é o (que|momento)|me atrai|pretendo|mudo|bate|é viável|saio|dá)|(vou )?recus(o|ar)|desta vez passo|eu passo|por (ora|enquanto|agora) não|estou bem onde|já aceitei|mudei de emprego|passo atrás|muito abaixo|aposentad|já não trabalha|endereço errado|me confundindo|minha própria empresa`,
  // Polish, Romanian
  String.raw`nie,? (dziękuję|dzięki|jestem (tym )?zainteresowan|szukam|planuję|skorzystam|rozważam|interesuj|wchodz|przeprowadz|chcę|mój profil|moja|pracuję|programuję|mam (zezwolenia|pozwolenia|prawa))|to nie (jest|mój|dla|ta)|(tym razem|więc) podziękuję|muszę odmówić|odpadam|(dopiero co|niedawno) (zmienił|zaczął|zaczęł|podpisał)|(podpisał\p{L}+) (nową )?umowę|za (nisk|mał)|krok\p{L}* wstecz|własną (firmę|działalność)|na emeryturze|pomyli|nie ma takiej osoby|już u nas nie pracuje|zadowolon\p{L}+ z|dobrze (mi )?tam, gdzie|ja nie, ale|nie ma sensu`,
  String.raw`nu,? (mulțumesc|multumesc|sunt (interesat|persoana)|mă (interesează|mut|atrag)|caut|intenționez|este (pentru|profilul)|e (pentru|momentul)|iau în calcul|vreau să lucrez|am drept|lucrez în|programez|are sens)|trebuie să refuz|(de data aceasta|așa că) refuz|tocmai (mi-am|am) (schimbat|semnat|început)|am semnat|prea mic|pas înapoi|propria (firmă|afacere)|la pensie|mă confundați|nu mai lucrează|nu există|mulțumit\p{L}* (la|cu|unde)|bine unde sunt|eu nu, dar|iese din discuție|momentan nu|deocamdată|acum nu|în prezent nu`,
)

/** Says yes. */
export const accepts = phrases(
  String.raw`(ja|oui|sí|sì|sim|jawohl|claro|zeker|gern|volentieri)[\s.!]*$`,
  String.raw`(nächste woche|la semaine prochaine|(la )?(próxima|siguiente) semana|la settimana prossima|volgende week|na próxima semana)[^.!?]{0,40}\?`,
  String.raw`(sofern|vorausgesetzt|à condition|pourvu que|siempre que|siempre y cuando|purché|a patto che|mits|desde que|contanto que)`,
  // German
  String.raw`(hätte|habe) (ich )?(durchaus |großes |grundsätzlich )?(interesse|lust)|(bin|sehr) (interessiert|neugierig)|interessiert mich|(sehr )?gern\p{L}*[.!,]|höre gern|wäre offen|offen für|(schicken|senden) sie mir .{0,30}(termin|einladung)|passt (mir|gerade|bei mir|genau|super)|ideal|bin dabei|sage ich nicht nein|genau richtig|meine nummer|lebenslauf (hängt|anbei|liegt)|nächsten schritte|melden sie sich gern|neugierig`,
  // French
  String.raw`(je suis|toujours|très)? ?intéressée?( par|,|\.|$| mais)|plutôt .{0,20}(matin|midi|soir)|genre de (défi|poste|projet)|ça m['’]intéresse|m['’]intéresse|avec (grand )?plaisir|(très )?volontiers|partante?|parlons-en|(tombe|arrive) (à pic|bien|au bon moment)|à l['’]écoute du marché|(me convient|me va)|envoyez-moi (une|l)|voici mon cv|éveillé ma curiosité|j['’]aimerais (en )?savoir|(je serais )?curieu(x|se)|au plaisir|appelez-moi|me joindre|ok pour|me plaît|je veux bien`,
  // Spanish
  String.raw`(estoy|sigo|muy) interesad|me interesa,|me interesa (la|el|mucho)|me apunto|me encantaría|con (mucho )?gusto|encantad[oa]|cuéntame|(me queda|me viene|me va) (bien|perfecto|genial)|en buen momento|mánda?me|mand[ae]me|env[ií]ame la|mi número|te paso mi cv|adjunto|sigo disponible|me atrae|quedo a la espera|estoy abiert|suena (muy )?bien|me gustaría|(justo|exactamente) (el|lo)`,
  // Italian
  String.raw`(sono|molto|ancora) interessat|mi interessa,|mi interessa (la|il|molto)|con piacere|volentieri|ci sto|sono in ascolto|capita a proposito|mi farebbe piacere|(va|andrebbe) benissimo|mi mandi l['’]invito|il mio numero|(le )?invio il mio cv|parliamone|sentiamoci|mi piace molto|vorrei conoscer|proprio (la|quello|il)|resto in attesa|il momento è giusto`,
  // Dutch
  String.raw`(zeker|heb( zeker)?|veel) interesse|ben (ik )?(zeker |nog )?(ge[ïi]nteresseerd|benieuwd)|(hoor|wil) (ik )?graag|klinkt goed|ik doe mee|komt (goed|prima) uit|stuur (gerust |maar )?een uitnodiging|mijn nummer|hierbij mijn cv|kijk uit naar|laten we (bellen|praten|afspreken)|goede moment|precies (de|wat)|interessant,|graag,|kennismaken|oriënteer`,
  // Portuguese
  String.raw`(tenho|continuo|muito) (interesse|interessad)|quero saber|com prazer|conte comigo|vamos (marcar|conversar|falar)|chegou em boa hora|vem mesmo a calhar|topo|(está|fica) (perfeito|ótimo)|mande o convite|meu (telefone|número)|segue o meu|me agrada|no aguardo|estou aberto|gostaria de (conhecer|conversar|saber)|é o tipo de|próximos passos`,
  // Polish, Romanian
  String.raw`(tak|da|jasne|oczywiście|sigur|desigur|zdecydowanie tak)[\s,.!]*$|(?<!nie )jestem (bardzo |jak najbardziej )?(zainteresowan|otwart)|(bardzo )?chętnie (porozm|dowiem|wysłucham|poznam|spotkam|się)|chętnie[.,!]|z przyjemnością|brzmi (ciekawie|świetnie|super|interesująco)|wchodzę w to|świetny moment|w załączeniu|zaciekawi|(mi )?pasuje|dokładnie takie|proszę o (kontakt telefoniczny|propozycję terminu|zaproszenie|przesłanie zaproszenia)|kolejne kroki|mogę rozmawiać|jestem (wtedy )?woln|możemy (się )?(zdzwonić|porozmawiać|pogadać)|o ile |pod warunkiem`,
  String.raw`(?<!nu )sunt (foarte |și eu )?(interesat|deschis|liber|disponibil)|cu (mare )?(plăcere|drag)|sună (interesant|bine|super|grozav)|(aș vrea|mi-ar plăcea|mi-ar face plăcere) să|(oferta|postul|rolul) mă interesează|atașez|momentul e perfect|trimiteți-mi (o )?invitați|trimiteți (vă rog )?invitația|pașii următori|(este|e) perfect|exact tipul|stabilim un apel|curiozitatea|putem vorbi|(mă )?puteți suna|aștept detalii|cu condiția|pot vorbi`,
)

const hedges = String.raw`(i'm|i am|i wouldn't|wouldn't) (not )?say(ing)? (that )?i'?m not|sage (ja )?nicht,? dass ich (kein|nicht)|ne dis pas que je ne|no digo que no|non dico che non|zeg niet dat ik (geen|niet)|não (digo|estou dizendo) que não`
/** "I'm not saying I'm not interested": says neither. */
export const hedged = phrases(hedges)

/** Neither yes nor no: will think, has to ask someone, or only confirms receipt. */
export const ponders = phrases(
  hedges,
  String.raw`let me (think|sleep)|(need|give me) (some|a (few|couple of)) (time|days|more days)|not ruling (it|this) out|(not|can't say) (a )?(yes|no) (or|and|right)|not a (no|yes)|neither a yes|(check|talk) with my|don't know (whether|if)|^\s*(maybe|perhaps)\b[\s.!]*$|(will|i'll|need to|have to) (think|sleep) (about|on)|get back to you|(talk|speak) (it over )?(with|to) my (wife|husband|partner|family)|think it over`,
  String.raw`(ich )?überleg|darüber (muss|nachdenken)|mit meine[rm] (frau|mann|familie|partner)|denke? darüber nach`,
  String.raw`(vais|dois) (y )?réfléchir|reviens vers vous|j['’]en parle (à|avec)|en parler (à|avec)`,
  String.raw`(lo|me lo) (pienso|pensaré)|déjame pensar|tengo que (hablarlo|consultarlo)`,
  String.raw`ci penso|ci rifletto|devo (parlarne|pensarci)|le faccio sapere|ti faccio sapere`,
  String.raw`denk er(over)? (even )?(over )?na|laat het (je |u )?weten|eerst (thuis )?overleggen`,
  String.raw`vou pensar|preciso (pensar|falar)|(te|lhe) aviso|dou um retorno`,
  String.raw`muszę (się |to )?(zastanowić|przemyśleć|porozmawiać)|zastanowię się|pomyślę|porozmawiam z (mężem|żoną|rodziną)|dam znać|^\s*może[\s.!]*$`,
  String.raw`(trebuie să )?mă (mai )?gândesc|să mă gândesc|vorbesc (întâi )?cu (soția|soțul|familia)|vă anunț|^\s*poate[\s.!]*$`,
)

/** Only thanks, or a confirmation of receipt. */
export const acknowledges =
  /^[\s]*(thanks?( you)?( for (connecting|your (message|e-?mail|note)|reaching out|the (message|note)))?|good (morning|afternoon|evening)|hello|hi|happy new year|merry christmas|thx|got it|noted|ok(ay)?|received|hm+|danke( schön)?|alles klar|verstanden|moin|merci|bien reçu|d['’]accord|gracias|recibido|vale|entendido|grazie|ricevuto|va bene|bedankt|dank je|ontvangen|prima|obrigad[oa]|recebido|certo|dziękuję|dzięki|otrzymałe?a?m|(otrzymałem|otrzymałam),? dziękuję|dzień dobry|mulțumesc|multumesc|am primit(,? mulțumesc)?|bună ziua|see attached|siehe anhang|voir pièce jointe|ver (adjunto|anexo)|vedi allegato|zie bijlage)[\s.!…]*$/iu

/** Negations that don't negate: "pourquoi pas" means yes. */
export const idioms =
  /(?<!\p{L})(warum (eigentlich )?nicht|(schadet|schaden) (ja )?nicht|sage? (ich )?nicht nein|kein problem|pourquoi pas|ne dis pas non|n['’]engage à rien|pas de (souci|problème)|por qué no|no me lo pierdo|no digo que no(?! )|sin problema|perché no|non dico di no|nessun problema|waarom niet|geen nee|kan geen kwaad|geen probleem|por que não|não digo não|sem problema|czemu nie|dlaczego nie|nie mam nic przeciwko|nie ma problemu|de ce nu|nu am nimic împotriva|nicio problemă)(?!\p{L})/giu

/** A question about the job, by its opening word in these languages. */
export const inquires = phrases(
  String.raw`(wie (hoch|viel|oft|groß|ist|sieht)|welche\p{L}*|in welche[mr]|an wen|ab wann|um welche|warum wird|gibt es|ist (die|das|der|es)|sind sie|könnten sie|wäre (auch|das|es)|muss ich|brauchen sie|was (ist|sind|zahlen))[^.!?]{0,160}\?`,
  String.raw`(quel(le)?s?|combien|est-ce|y a-t-il|faut-il|où (est|se)|pourriez-vous|pouvez-vous|le poste est-il|travaillez-vous|qui (serait|est)|de quelle|souhaitez-vous|peut-on|le télétravail)[^.!?]{0,160}\?`,
  String.raw`(cuál|cuánt\p{L}+|qué|a quién|de qué|hay|es (posible|un|una)|se puede|hace falta|sigue|me (puedes|puede|podrías)|dónde|ofrecen|quieres|para (cuándo|qué))[^.!?]{0,160}\?`,
  String.raw`(qual|quant\p{L}+|c['’]è|si (può|tratta)|bisogna|a chi|di quale|può (darmi|dirmi|mandarmi)|la posizione è|per quando|dove|lavora per|vuole|è (possibile|un|previst))[^.!?]{0,160}\?`,
  String.raw`(wat (is|zijn|verdien|bied)\p{L}*|hoeveel|kan (deze|het|ik)|kun (je|jij)|kunt u|moet ik|welk\p{L}*|aan wie|is (het|de)|per wanneer|werk je|staat de|zit er|zal ik|waar (is|zit))[^.!?]{0,160}\?`,
  String.raw`(qual|quant\p{L}+|dá para|é (preciso|possível|uma?|clt)|que empresa|a quem|a vaga|há|pode (dar|dizer|me)|para quando|onde|você é|quer que)[^.!?]{0,160}\?`,
  String.raw`(jaki\p{L}*|ile|czy|kto|kim|gdzie|kiedy|od kiedy|z jakich|na jakich|jak (duż|wygląda)\p{L}*|komu|w jakim)[^.!?]{0,160}\?|proszę o (opis|więcej (informacji|szczegółów))`,
  String.raw`(care|cât\p{L}*|ce |cui|unde|când|de când|despre ce|cum (arată|este)|se poate|este (posibil|contract)|mai este|oferiți|îmi (puteți|trimiteți|poți))[^.!?]{0,160}\?`,
)
