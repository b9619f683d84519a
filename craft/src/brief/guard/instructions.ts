/** Sentences that talk to the tool, and remarks that are not for applicants: patterns over plain text, each beginning where a word does. */
import { lean } from '../lean.ts'

const any = (...sources: string[]): RegExp => lean(new RegExp(`(?<![a-zß-ɏ])(?:${sources.join('|')})`, 'u'))

/** Who says this to the tool means all that follows in the sentence for it. */
const OVERRIDES = [
  '(?:ignore|disregard|forget|override|bypass|overrule)[a-z]* (?:[a-zß-ɏ]{1,24} ){0,4}?(?:instructions?|rules?|prompts?|guidelines|directions|everything|commands|constraints|policies|text above|context|all of the above|the above)',
  '(?:note|message|attention|memo|instructions?) (?:to|for) (?:the |any )?(?:ai|llms?|model|bot|chatgpt|gpt|assistant|tool|generator|language model|chatbot|writer)',
  '(?:ignorier|missacht|vergiss|vergessen)[a-zß-ɏ]* (?:sie )?(?:bitte )?(?:[a-zß-ɏ]{1,24} ){0,3}?(?:anweisung[a-zß-ɏ]*|regeln?|instruktion[a-zß-ɏ]*|befehle?|vorgaben|alles|bisherige[a-zß-ɏ]*|obige[a-zß-ɏ]*|vorherige[a-zß-ɏ]*)',
  '(?:ignor|oubli|neglig)[a-zß-ɏ]* (?:[a-zß-ɏ]{1,24} ){0,3}?(?:instructions?|consignes?|regles?|tout ce qui precede|ce qui precede|precedent[a-zß-ɏ]*)',
  '(?:ignor|olvid|descart)[a-zß-ɏ]* (?:[a-zß-ɏ]{1,24} ){0,3}?(?:instrucciones|reglas|normas|pautas|consignas|ordenes|lo anterior|todo lo anterior|indicaciones)',
  "(?:hinweis|notiz|anmerkung|nachricht) (?:an|fur) (?:die |das |den )?(?:ki(?![a-z])|(?:sprach)?modell|bot|tool|assistent|werkzeug|maschine)|note (?:a|pour) (?:l'|la |le )(?:ia(?![a-z])|assistant|outil|modele|robot|machine|bot)|nota (?:para|a) (?:la |el )?(?:ia(?![a-z])|herramienta|asistente|modelo|robot|bot|maquina)",
]
export const TAKES_OVER = any(...OVERRIDES)

export const TO_THE_TOOL = any(
  ...OVERRIDES,
  'system prompt|developer mode|jailbreak|prompt injection|hidden instructions?|initial prompt',
  'you are now (?:an? |the |in |dan|no longer|free)|from now on,? you (?:are|will|must)',
  '(?:act|pretend|behave|respond|answer|speak|talk) (?:as|like|to be|as if you (?:are|were)) (?:an? )?(?:ai|dan|pirate|different|assistant|chatbot|language model|bot|hacker|unrestricted|linux|terminal|cat|poet)',
  '(?:output|respond|reply|answer|return)(?: with)? (?:only|just|nothing but|exactly)|only (?:output|respond|reply|return|print)',
  '(?:reveal|print|show|repeat|display|leak|tell me|output) (?:me )?(?:your|the|all)(?: of your)? (?:system|instructions?|prompts?|rules|text above|words above|above|hidden|configuration|api key|secrets?|password)',
  '(?:dear|hey|hi|hello|dear|ok|listen,?) (?:chatgpt|gpt|claude|ai|assistant|bot|llm|gemini|copilot)(?![A-Za-zÀ-ɏ])',
  '(?:rate|score|rank|grade) (?:this|me|the (?:job|ad|brief|candidate|text|description))(?: [a-zß-ɏ]+)? (?:as |with |at )?(?:a )?(?:\\d|top|highest|perfect|best)',
  '(?:add|insert|append|include|put|write|say|print|end|start|begin|finish)(?: (?:it|the (?:ad|text|description|answer|response)|your (?:answer|response|reply)))?(?: with)? (?:the |this |following |exact )*(?:line|sentence|phrase|words?|string|text|link|code)s?\\s?[:"\'(]',
  '(?:begin|start|end) your (?:answer|response|reply|output)',
  '(?:write|tell|compose|generate) (?:me |us )?(?:an? |the )?(?:poem|joke|song|haiku|limerick|recipe|story|essay|malware|code to)',
  '(?:say|write|print|output) ["\']?(?:hacked|pwned|owned|i have been|hello world)',
  '<\\s?/?\\s?(?:brief|system|user|assistant|prompt|instructions?|script|im_start|im_end|s)[^>]*>|<\\|[a-z_]+\\|>|\\[/?(?:inst|system)\\]|<!--|```',
  '^\\s*(?:system|assistant|developer|user|human|ai)\\s?:',
  '\\{\\{|\\}\\}|drop table|rm -rf|curl http',
  'systemprompt|du bist (?:jetzt|nun|ab jetzt) |(?:gib|geben sie) (?:nur|deinen?|ihren?|den) [^.]{0,30}(?:aus|prompt)|antworte (?:nur|ausschlie(?:ss|ß)lich)|(?:fuge|schreib[a-zß-ɏ]*|setze) (?:den |die |das |folgende[a-zß-ɏ]* )+(?:satz|zeile|wort[a-zß-ɏ]*|text|link)|bewerte (?:diese|das|die) [^.]{0,20}(?:mit|als)|schreib[a-zß-ɏ]* (?:ein gedicht|einen witz)',
  // "Das schreibst du natürlich anders": how it is to be put.
  '(?:das|dies|es) (?:schreibst|formulierst|sagst|verpackst|schreibt|formuliert|schreiben|formulieren)(?: (?:du|ihr|sie))? (?:(?:naturlich|bitte|dann|halt|aber|irgendwie|noch) )*(?:anders|schoner|netter|freundlicher|hoflicher|besser|professionell[a-z]*|gefalliger)|(?:word|phrase|put) (?:it|that|this) (?:more )?(?:differently|nicely|politely|better|professionally)(?=[.!,;]|$)|(?:tu (?:le )?|a )?(?:formule|tourne|dis)[a-z]* (?:ca |le )?(?:autrement|mieux|plus joliment)(?=[.!,;]|$)|(?:eso )?(?:lo )?(?:pones|escribes|dices|redactas) (?:tu )?(?:de otra (?:forma|manera)|mas bonito|mejor)(?=[.!,;]|$)',
  'invite systeme|tu es (?:maintenant|desormais) |vous etes (?:maintenant|desormais) |(?:affiche|montre|revele|donne)[a-zß-ɏ]* (?:moi )?(?:ton|ta|tes|le|votre|vos) (?:prompt|instructions?|consignes?|invite)|repond[a-zß-ɏ]* (?:uniquement|seulement)|(?:ajoute|insere|ecri)[a-zß-ɏ]* (?:la |cette )(?:phrase|ligne|mention)|ecri[a-zß-ɏ]* (?:un poeme|une blague)',
  'prompt del sistema|ahora eres |(?:muestra|revela|ensena|imprime)[a-zß-ɏ]* (?:me )?(?:tu|el|tus|las) (?:prompt|instrucciones|reglas)|responde (?:solo|unicamente|solamente)|(?:anade|inserta|escribe|agrega) (?:la |esta |el )(?:frase|linea|siguiente|texto)|escribe (?:un poema|un chiste)',
)

/** "That's it I think. Stop recording.": said to what one dictates into. */
export const ENDS_DICTATION = any(
  "(?:stop|end|finish|pause) (?:the |of )?(?:recording|dictation|(?:voice )?memo|voice note)(?=[ .!]*$)|(?:ende|stopp) (?:der |des )?(?:aufnahme|diktats?|sprachnachricht)(?=[ .!]*$)|(?:aufnahme|diktat) (?:ende|stopp?|beenden|aus)(?=[ .!]*$)|(?:fin|arret|stop) (?:de )?(?:la |l')?(?:dictee|enregistrement|message vocal)(?=[ .!]*$)|(?:fin|para|parar|corta) (?:del? )?(?:la |el )?(?:audio|grabacion|dictado|nota de voz)(?=[ .!]*$)",
)

/** Long runs without blanks hide text: base64 and the like. */
export const BLOB = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{48,}={0,2}/u

export const NOT_FOR_PRINT = any(
  // "(seasickness at own risk, haha)", "leave the money side out".
  '\\([^()]{3,60},? (?:haha+|lol|hihi|jaja+|mdr|ptdr)\\)|leave (?:the |all )?(?:[a-z]+ ){1,2}(?:side|part|bit|stuff) out(?=\\s*[.,;!)]|\\s*$)',
  // "So no benefits listed please", "no figures for the commission please".
  '(?:so )?no (?:benefits|perks|bonus(?:es)?|pay|salary|rates?|commission|pension) (?:to be )?(?:listed|mentioned|shown|stated|printed|quoted|named)(?: (?:in (?:it|this|the ad(?:vert)?)|yet|for now))?(?:,? please)?|(?:so )?no (?:figures?|numbers?|sums?|amounts?) (?:for|on|about) (?:the |our )?[a-z -]{3,24}?,? please',
  // "So nothing on pay please", "also bitte nichts zum Gehalt".
  "(?:so )?(?:please |pls )?(?:say |put |write )?nothing (?:on|about|re) (?:the )?(?:pay|salary|money|wages?|rate)(?=[ ,]*(?:please|pls|yet|for now|here|in (?:it|the ad|this))?\\s*(?:[.;!)\\n]|$))|(?:also |daher |deshalb )?(?:bitte )?(?:nichts|nix) (?:zum|zu|ubers|vom) (?:gehalt|lohn|verdienst|entgelt)(?=[ ,]*(?:bitte|noch)?\\s*(?:[.;!)\\n]|$))|(?:donc )?rien sur (?:le|la) (?:salaire|paie|remuneration)(?=[ ,]*(?:svp|stp|s'il (?:te|vous) plait|merci)?\\s*(?:[.;!)\\n]|$))|(?:asi que )?nada (?:de|del|sobre (?:el )?) ?(?:sueldo|salario|dinero)(?=[ ,]*(?:por favor|porfa|gracias)?\\s*(?:[.;!)\\n]|$))",
  // "(tbh a dinosaur)": what one thinks of it oneself.
  '\\((?:tbh|lol|haha|honestly|frankly|between us|ehrlich gesagt|unter uns|franchement|entre nous|honnetement|la verdad|sinceramente|entre nosotros)(?![a-z])[^()]{0,60}\\)',
  // "My cell stays out".
  '(?:my|his|her|our|their|the) (?:cell|mobile|number|phone|name|address)(?: number)? (?:stays|must stay|to stay|should stay|has to stay|is) out(?: of (?:it|this|the ad))?(?=\\s*[.,;!)]|\\s*$)',
  // "In confidence, the last one was asked to leave".
  '(?<=(?:^|[.;!?] ?))in (?:strict |strictest |full )?confidence(?=[,:;])|(?<=(?:^|[.;!?] ?))im vertrauen(?=[,:;])|(?<=(?:^|[.;!?] ?))en (?:toute )?confidence(?=[,:;])|(?<=(?:^|[.;!?] ?))en confianza(?=[,:;])',
  // "Not a word about the merger", "ojo, ni palabra de la fusión".
  "(?:not|never) a (?:word|peep|whisper)(?: (?:about|on|of|to|that)(?![a-z])|(?=[.,;)!]|$))|(?:not|isn't|hasn't been|nothing is|yet to be) (?:yet )?(?:announced|public)(?: yet)?(?=[.,;)!]|$)|(?:noch )?nicht (?:offiziell|offentlich|angekundigt)(?=[.,;)!]|$)|pas (?:encore )?(?:annoncee?s?|publi(?:c|que)s?|officiel(?:le)?s?)(?=[.,;)!]|$)|(?:aun|todavia) no (?:esta |es )?(?:anunciad[oa]s?|public[oa]s?|oficial(?:es)?)(?=[.,;)!]|$)|mum'?s the word|kein (?:sterbens)?wort(?:chen)? (?:uber|zu[mr]?|von|davon|dass)(?![a-z])|(?:pas|plus) un mot (?:sur|de|du|a)(?![a-z])|ni (?:una )?(?:palabra|pio|mu) (?:de|del|sobre|a)(?![a-z])|n'y faites (?:aucune )?allusion|motus(?![a-z])",
  // "(le 1er mai porté dans la délibération est une erreur)".
  "\\([^()]{4,70}(?:est une erreur|c'est (?:une )?erreur|(?:is|was|,) wrong|(?:is|was) (?:an? )?(?:error|mistake|typo)|ist (?:falsch|ein (?:tipp)?fehler)|stimmt (?:nicht|nimmer)(?: mehr)?|es (?:un )?error|esta (?:mal|equivocad[oa]))[^()]{0,20}\\)",
  // "Im alten Aushang steht noch 28, das stimmt nicht mehr".
  "(?:im|in der|auf dem|am) (?:alten|letzten|vorigen) (?:aushang|inserat|text|zettel|flyer) [^.;,\\n]{2,50}(?:, das (?:stimmt|gilt) (?:nicht|nimmer)(?: mehr)?)?|das (?:stimmt|gilt) (?:nicht|nimmer) mehr|(?:the|our) (?:old|last) (?:notice|ad|advert|posting)(?: on [a-z ]{3,16})? (?:says|said|has|had|still)[^.;\\n]{2,50}|l'ancienne (?:annonce|affiche) [^.;\\n]{2,50}|el (?:anuncio|cartel) (?:viejo|antiguo|anterior) [^.;\\n]{2,50}",
  // "The yard gate code is 4471".
  "(?:the |our )?(?:[a-z]+ )?(?:gate|door|alarm|entry|building|safe|key ?safe) codes? (?:is|are|=|:)[^.;\\n]{2,60}|(?:der |unser )?(?:tur|tor|alarm|eingangs|schlussel)-?code (?:ist|lautet|:)[^.;\\n]{2,60}|le code (?:de l'immeuble|d'entree|de la porte|de l'alarme|du portail) (?:est|c'est|:)[^.;\\n]{2,60}|el codigo (?:de la puerta|del portal|de la alarma|de entrada) (?:es|:)[^.;\\n]{2,60}|nimmer (?:schreiben|nehmen|hernehmen|verwenden)(?![a-z])",
  // What was told before and holds no more.
  '(?:please |pls |kindly )?(?:disregard|ignore) (?:my|our|what|last|yesterday)[^.;\\n]{2,60}|(?:die|das|der) [\\d.,]+ (?:vom|von|aus) (?:dem |der |letzte[mnrs] |vorige[mnrs] )*(?:letzten |vorigen )?(?:jahr|mal|anzeige|inserat|woche)[^.;\\n]{0,50}',
  "(?:do not|don't|dont|never|please don't|not to be|shouldn't|must not|should not) (?:be )?(?:put|print|printed|mention|mentioned|include|included|publish|published|write|say|state|disclose|disclosed|advertise|advertised|share|shared|reveal|tell|promise|promised|quote|quoted)(?: (?:this|that|it|them|anyone|candidates?|applicants?|any of this))*(?: (?:in|on|to|publicly|anywhere|outside)(?![A-Za-zÀ-ɏ])|(?=[\\s,;.)!]*$)|(?=[,;:)]))",
  "(?:do not|don't|dont|please don't|never) (?:put|mention|include|publish|show|print|state|write|advertise|give)(?: out)? (?:the |our |any |my |his |her |their )?(?:(?:exact|old|last|previous|former|real) )?(?:details|diagnosis|condition|salary|pay|rate|budget|figures?|company(?: name)?|client(?:'s)?(?: name)?|name|address|numbers?)(?![a-z])|gehalt (?:bitte )?nicht|(?:salaire|remuneration) (?:a )?ne pas|(?:keep|leave) (?:the )?(?:salary|pay|bonus|rate|figures?|numbers?|benefits|company name|name|client|[a-z]{2,16}'s name) (?:out|off|confidential|private|secret)",
  "(?:keep|leave) (?:that|this|it|these|those|them|him|her)(?: (?:bit|one|part|figures?|numbers?|sum|name|detail|line|sentence))? out|(?:keep|leave) out(?=\\s*[.,;)]|\\s*$)|no need to (?:say|mention|put|print|state|tell)(?![a-z])|hush(?:[- ]hush)?(?![a-z])|no gossip(?:ing)?(?![a-z])|(?<=[ -])so (?:please |pls )?(?:do not|don'?t)(?=\\s*[).,;!]|\\s*$)|zip it|say nothing(?! to)|no word to",
  "(?:do not|don'?t|never) (?:mention|disclose|reveal|publish|advertise|name|list (?:the |our )?(?:company|client|name|employer))(?![A-Za-zÀ-ɏ])",
  'no names?(?=\\s*\\))|(?<=, )(?:(?:that|this|it)(?:.s| is) )?private(?=[.!]|$)|confidential(?:ly|ity)?(?=\\s?[:()\\-,.!]|$|\\s(?:for now|please|but|-))|^\\W*confidential|strictly confidential|top secret|(?<=[,;(-] ?)keep (?:quiet|mum|schtum)(?= about (?:this|it|that)|[.,;:)!]|$)|keep (?:this|it|that) (?:quiet|secret|confidential|to yourself|between us|private)|between (?:us|you and me)|off the record|(?:ask|check with) (?:the )?[a-z]{2,12} first(?=[,.;)!]|$)|(?:internal|private)(?:ly)?(?: note| only| info| use)?\\s?(?::|only|note)|not (?:for|in) (?:the |this )?(?:ad|advert|posting|publication|job ad|public|print)|(?:nobody|no one|they|candidates) (?:needs?|has|have) to know|(?:don.?t|do not) need to know (?:this|that)|(?:do not|don.?t|never) tell (?:them|anyone|anybody|candidates?|applicants?|people)|keep quiet about|not a word (?:about|of)|for your (?:eyes|info(?:rmation)?) only|just (?:for you|fyi|so you know)|fyi only|entre nous',
  '(?:budget|pay|salary|rate) is (?:really|actually|in truth) [^.;\\n]{2,24} but (?:write|say|put|advertise)',
  // "Nicht hinein darf, dass …", "den Namen (Ruth) nicht".
  'nicht (?:hinein|rein|in (?:die|den) (?:anzeige|text|ausschreibung)) (?:darf|soll|sollte|kommt|gehort)(?![a-z])|(?:aber )?(?:den|die|das) (?:namen?|grund|summe|betrag|zahl|zahlen|firma)(?: ?\\([^()]{2,30}\\))? (?:aber |bitte |jedoch )?nicht(?=\\s*[.,;!)\\n]|\\s*$)',
  '(?:gehort|kommt|muss|soll|darf) (?:das |es |mir |uns |hier )?(?:aber |bitte |auch |auf keinen fall |natürlich )*nicht (?:hinein|rein|da ?rein|hierher|in (?:die|den) (?:anzeige|text|ausschreibung))|bitte (?:nix|nichts|kein wort) (?:von|uber|zu)|also (?:nix|nichts) davon|nicht (?:in (?:die|der) (?:anzeige|ausschreibung)|verraten|weitersagen|kommunizieren|veroffentlichen|erwahnen|nennen|(?:rein|hinein|dazu)schreiben|schreiben|drucken|offentlich|publik)|vertraulich|(?:raus|weg|drau(?:ss|ß)en) ?lassen(?=\\s*[.,;:)!]|\\s*$)|unter uns|(?:nix|nichts) (?:rein|hinein|dazu)?(?:schreiben|erwahnen|verraten)|keine (?:zahlen?|angaben?|summen?|betrage?) zum (?:gehalt|lohn|entgelt|verdienst)|(?:nur )?intern(?:e info| only)?\\s?:|nur (?:zur|fur) (?:info|dich|sie|internen)|bleibt unter uns|streng geheim|nicht (?:dazu)?(?:sagen|erzahlen|ausplaudern)|(?:zahlen|betrage?|summen?|namen?) (?:dazu |bitte |aber |hier )*(?:keine[n]?|nicht) (?:nennen|angeben|schreiben)|geht (?:keine[nm]?|niemand(?:en|em)?|sonst keinen) (?:was|etwas|nix) an|kein wort (?:uber|davon|dazu|zu)|(?:muss|soll|braucht) (?:niemand|keiner)(?: zu)? wissen|(?:muss|braucht|soll|darf) (?:das |es |davon )(?:[a-z]+ )?nicht (?:zu )?(?:wissen|erfahren)',
  '(?:(?:mais|et|pero|y|aber|und|but|and) )?(?:(?:ca|cela),? (?:c.est|ca reste) (?:prive|perso(?:nnel)?|entre nous)|(?:eso|esto) (?:es|queda) (?:privado|personal|entre nosotros)|das ist (?:privat|personlich|nur fur dich|unter uns)|(?:this|that)(?: one)? is (?:private|personal|between us))(?=[\\s,;.!)]*$|[.;!)])',
  "budget (?:refuse|non valide|pas (?:encore )?valide|bloque)|confidentiel|ne rien (?:mettre|ecrire|afficher|indiquer|preciser|annoncer)(?=[\\s,;.)]|$)|(?:pas d[e']|aucun) ?(?:chiffres?|montants?|salaire) (?:a mettre|a indiquer|dans l'annonce|sur l'annonce)|sans (?:citer |donner |mettre |mentionner )?(?:le |notre )?nom de (?:l'entreprise|la societe|la boite|notre (?:entreprise|societe))|ne (?:surtout )?(?:pas |rien )?(?:le dire|en parler)|(?:a )?garder (?:ca |cela )?(?:pour|entre) (?:nous|vous|toi|moi)|(?:pas la peine|inutile|pas besoin) (?:de le |d'en )(?:dire|parler|mentionner|preciser)|ne (?:surtout )?plus (?:mentionner|mettre|indiquer)|ne (?:surtout )?pas (?:l[ea'] ?|les )(?:dire|mentionner|preciser|ecrire|mettre|publier|indiquer|citer|nommer)|ne (?:surtout )?pas (?:dire(?= (?:que|qui|pourquoi|combien|comment|quand|ce que)|[\\s,;.)!]*$)|parler d|mentionner|preciser|evoquer|publier|mettre|ecrire|diffuser|indiquer|divulguer|citer)|n'en (?:parle[sz]?|dites|dis) (?:surtout )?(?:pas|rien)|ne (?:le |la )?(?:dis|dites|parle[sz]?|cite[sz]?|nomme[sz]?|mentionne[sz]?|indique[sz]?|publie[sz]?|precise[sz]?|evoque[sz]?|ecris|ecrivez) (?:surtout )?(?:pas|rien)|(?:priere|merci|svp) de (?:surtout )?(?:ne )?pas (?:mettre|ecrire|dire|citer|mentionner|utiliser|employer)|silence (?:sur|radio)|pas un mot (?:sur|d[eu]s?|a)(?![a-z])|pas un mot d'|(?:en|note|info) interne\\s?:|a ne pas (?:mentionner|publier|mettre|diffuser)|pas dans l'annonce|juste pour (?:toi|vous|info)",
  'presupuesto (?:rechazado|denegado|no aprobado)|ni (?:lo )?mencion[a-z]*|ni se te ocurra|mejor no (?:decir|poner|mencion)[a-z]*|confidencial|sin (?:el |nuestro )?nombre de (?:la |nuestra )?empresa|entre nosotros|guardatelo|ca tu le gardes(?: pour toi)?|gardez? (?:ca|cela) pour (?:toi|vous)|ca reste entre nous|tu gardes ca pour toi|no (?:lo |la |se )?(?!incluid)(?:mencion|publi[cq]|pon|inclu|dig|revel|escrib|cont|coment)[a-zß-ɏ]*(?=[ ).,;:]|$)|(?:nota )?intern[oa]\\s?:|solo para ti|no (?:lo )?(?:decir(?:lo)?|nombrar(?:lo)?|hablar de|hables de|hable de)(?![A-Za-zÀ-ɏ])|que no se (?:sepa|diga|entere)|ojo,? nada de (?:prometer|poner|decir|mencionar|escribir|publicar)(?![a-z])|ni una palabra (?:del?|sobre)|no (?:debe|tiene que) (?:aparecer|salir)|que no salga|no hace falta (?:decir|mencionar|poner)lo|(?:eso|esto) no (?:va|sale|lo pongas)',
  'nada de (?:esto|eso) (?:va|sale|en el)(?![a-z])|none of (?:this|that) (?:goes|is for|in) (?:in |the )|nichts davon (?:rein|in die|kommt|gehort)(?![a-z])|rien de (?:tout )?(?:ca|cela) (?:dans|ne va)(?![a-z])',
)

/** The one who leaves, and other people's troubles. */
export const SOMEONE_ELSE = any(
  '(?:(?:my|his|her|their|our) |[a-z]+.s )(?:brother|sister|son|daughter|nephew|niece|cousin|wife|husband|partner|mate|friend|uncle|aunt)(?:[ -]in[ -]law)?(?: [a-z]+)? (?:has |have |had |already |also )*(?:applied|appl(?:y|ies)|wants? (?:it|the job|this)|asked (?:for|about)|is after|is keen)',
  '(?:illness|health|divorce|departure|pregnancy|diagnosis|reasons?|resignation)[^.;,\\n]{0,24} (?:is|are|stays?|remains?) (?:strictly )?private',
  '(?:replac(?:es|ing|ement (?:for|of))|cover(?:s|ing)? for|taking over from|takes over from|instead of|because|since|as|after) (?:[a-zß-ɏ]{1,24} ){1,3}?(?:who |has |is |was |got |had )*(?:left|quit|quits|leaving|fired|sacked|resigned|burn(?:ed|t) out|burnout|ill|sick|pregnant|on sick leave|divorced|poached|dismissed|retired early|walked out|underperform[a-zß-ɏ]*|drinks?|let go|dying|died|passed away|cancer|depress[a-zß-ɏ]*)',
  '(?:[a-zß-ɏ]{1,24} ){1,2}(?:got fired|was fired|walked out|burned out|burnt out|is on sick leave|had a breakdown|was let go|was sacked|quit on us|left us in|has cancer|is getting divorced)',
  '(?:the )?(?:current|present|outgoing) [a-z]{2,16} (?:is |are )?(?:unaware|doesn.t know|does not know|don.t know|not (?:yet )?(?:aware|told|in the know)|hasn.t been told)',
  '(?:the |our )?(?:last|prev(?:ious)?|former|old) (?:[a-z]+ ){1,3}(?:was|were|got|is|had to be|has been) (?:suspended|drunk|sacked|fired|let go|dismissed|caught|arrested|poached|useless|hopeless|rubbish|struck off|burn(?:ed|t) out|pushed out|a (?:nightmare|disaster|thief|drunk))',
  '(?:the )?(?:last|previous) (?:one|two|three|four|person|hires?|manager|guy|lad|girl) (?:no[- ]showed|never (?:turned|showed) up|left|quit|went|walked|lasted|resigned|was (?:a )?(?:nightmare|disaster|useless|sacked))',
  // "The last one, Tracey, was off at three every day".
  '(?<=(?:^|[.,;:!?(\\n-]) ?)(?:(?:the )?(?:last|previous) (?:one|person|guy|lad|girl|woman|man),? (?:[a-z]{3,12}, )?(?:was|were|had|kept|called|came|turned|always|never|used to|only|couldn.t|didn.t)(?![a-z])[^.,;\\n]{0,60}|(?:der|die) (?:letzte|vorige),? (?:[a-z]{3,12},? )?(?:\\([^()]{2,16}\\) )?(?:war|hatte|kam|ging|hat|ist|wollte|konnte)(?![a-z])[^.,;\\n]{0,60}|l[ea] dern(?:ier|iere),? (?:[a-z]{3,12}, )?(?:etait|avait|est|a|n.)(?![a-z])[^.,;\\n]{0,60}|(?:el|la) (?:ultim[oa]|anterior),? (?:[a-z]{3,12}, )?(?:era|estaba|tenia|se (?:fue|iba)|faltaba|llegaba)(?![a-z])[^.,;\\n]{0,60})',
  // "Gaël et moi on déteste les réunions, au passage".
  '[a-zß-ɏ]+ (?:et|and|und|y) (?:moi|me|i|ich|yo),? (?:on |we |wir |nous )?(?:detest|ador|hate|love|hass|lieb|odi|encant)[a-z]* [^.;!\\n]{3,60}',
  // "Ooh kettle's boiling!": what happens beside the desk.
  '(?<=^|[.!?\\n] ?)(?:ooh+|aa?rgh|ugh|phew|yikes|haha+|uff|huch|oje|zut|uy)(?![a-z])[,!]? [^.!?:\\n\\d]{3,60}',
  "(?:we|i)(?:'re| are|'m| am|'ll| will)? (?:about to|going to|gonna|planning to|want(?:ing)? to|have to) (?:sack|fire|dismiss|get rid of|let (?:[a-z]{2,16} ){1,2}go)",
  "(?:he|she|they)(?:'?s| is|'?re| are)? (?:off|out|been) sick|(?:off|signed off|long[- ]term) sick(?! pay| leave pay)",
  '(?:my |our |the |der |die |dein[a-z]* |ihr[a-z]* |le |la )?(?:predecessor|vorganger(?:in)?|predecesseur) (?:is|was|has|left|retires?|retired|geht|ging|wechselt|ist|hat|war|wurde|part|est|a)(?![a-z])[^.,;\\n]{0,40}',
  // The writer's own days, and whoever leaves under a cloud.
  "(?:ich bin|i am|i'm|je suis|estoy) (?:[a-zß-ɏ]+ ){0,4}?(?:in den ferien|im urlaub|on holiday|on vacation|on leave|en vacances|en conges|de vacaciones)(?![a-z])[^.;\\n]{0,40}",
  '(?:(?:our|the) [a-z]+,? )?(?:who )?(?:shall|will|must) remain nameless[^.;\\n]{0,60}|(?:is|are|was) leaving under a (?:bit of a )?cloud',
  // "(Aoife's role)", "Mutterschaftsurlaub Frau Zbinden": whose post it was; "PS Kevin, the meeting is at four".
  "(?<=\\()[a-z]{3,14}'s (?:role|post|job|position|leave|desk|replacement)(?=\\))",
  '(?<=(?:mutterschaftsurlaub|mutterschutz|elternzeit|karenz|krankheit|vertretung|ersatz|nachfolge)(?: fur| von)? )(?:frau|herrn?) [a-z-]{3,20}',
  '(?<=(?:conge (?:maternite|parental|maladie)|arret maladie|remplacement|depart) )(?:de )?(?:mme|mlle|m\\.) [a-z-]{3,20}',
  '(?<=^|[.!?\\n] ?)p\\.?s\\.?:? (?!an |die |der |das |the |we |wir )[a-z]{3,12}, [^\\n]{0,80}',
  // "The last vet nurse was on £26k", "Graham is off with his back again".
  '(?:the |our )?(?:last|previous|former|old) (?:[a-z]+ ){1,3}(?:was on|got|earned|was paid|had)(?= [£$¤\\d])[^.,;\\n]{0,20}',
  'l.ancien(?:ne)?(?: [a-z]+)? (?:touchait|gagnait|percevait|avait|etait)(?![a-z])[^.,;\\n]{0,40}',
  '(?:la|el) (?:anterior|antigu[oa]|que (?:estaba|se va|habia))(?: [a-z]+)? (?:cobraba|ganaba|percibia|tenia|estaba en)(?![a-z])[^.,;\\n]{0,40}',
  '[a-z]{3,14} is (?:still |now |currently )?(?:off|out|signed off) (?:sick|ill|with (?:his|her|their|a|stress|burn-?out|covid|depression)(?: [a-z]+){0,3})',
  'we(?:.ve)? had (?:some |a lot of )?(?:trouble|problems?|bad experiences?) with [^.;\\n]{3,60}',
  // The writer's own affairs behind the letter, and how the post was granted.
  '(?<=^|[.!?\\n] ?)p\\.?s\\.?[:,]? [^.;\\n]{0,40}(?:(?:knee|hip|tooth|dentist|doctor|surgery|gp appointment)(?![a-z])|(?:am|.m) off|off (?:till|until)|see you|birthday|pub(?![a-z])|zahnarzt|arzttermin|geburtstag|dentiste|medecin|anniversaire|dentista|medico|cumpleanos)|(?<=^|[.!?\\n] ?)p\\.?s\\.?[:,]? (?:can|could|may|konnen|konnte[nr]?|durfen|peut-on|on peut|podemos|puedo) (?:we|i|wir|ich|on)? ?[^.;\\n]{0,60}(?:\\?|borrow|ausleihen|emprunter|prestar)',
  // Why the one before leaves.
  '(?:der |die )?(?:job|stelle|posten|platz) (?:vom|von(?: der| dem)?) [a-zß-ɏ]+(?: [a-zß-ɏ]+)? wird frei',
  '(?:der|die|er|sie) (?:hat.?s|hats|hat es) (?:mit|an|am|im) (?:der|dem|den )?[a-zß-ɏ ]*(?:bandscheibe|rucken|kreuz|knie|hufte|herz|nerven|schulter|leber|lunge)[a-z]*',
  '(?:the )?(?:trustees|board|boss|owners?|finance|ceo|cfo|council|committee|governors)(?: have| has)? (?:(?:finally |just )?(?:said (?:yes|ok(?:ay)?)|signed (?:it |this )?off|approved(?: it| this| the post)?|agreed)) (?:last night|yesterday|today|this morning|on (?:mon|tues|wednes|thurs|fri)day|last week)',
  'my (?:wife|husband|son|daughter|kids?|dog|mother|knee|back|doctor|divorce) (?:is|was|has|had|got|broke|says|hurts)',
  '(?:ersetzt|nachfolge(?:r)?(?: fur| von)?|weil|da|nachdem|vertretung fur) (?:[a-zß-ɏ]{1,24} ){1,3}?(?:gekundigt|krank|entlassen|gefeuert|burnout|schwanger|verlassen|rausgeworfen|langzeitkrank)',
  '(?:kollege|kollegin|herr|frau|chef(?:in)?|meister) (?:[a-zß-ɏ]{1,20}\\.? )?(?:kommt mit|kann mit|vertragt sich mit) (?:[a-zß-ɏ]+ ){1,3}(?:einfach |leider |gar )?(?:nicht|nix)(?: (?:zurecht|klar|aus))?',
  'nachfolge(?:r|rin)?(?: fur| von)? (?:[a-zß-ɏ]{1,24}\\.? ){1,5}?(?:in (?:den |die )?(?:rente|pension|ruhestand)|aufhort|gekundigt)',
  '(?:elles?|ils?|les [a-z]+(?: de [a-z]+)?) (?:se (?:chicanent|disputent|detestent|tapent dessus)|ne (?:se|peuvent pas se) (?:supportent|supporter|parlent plus))',
  '(?:remplace|en remplacement de|suite au depart de|depart de|parce que|car) (?:[a-zß-ɏ]{1,24} ){1,3}?(?:qui )?(?:(?:a |est |en )?(?:demissionn[a-zß-ɏ]+|licenci[a-zß-ɏ]+|malade|enceinte|vire[a-zß-ɏ]*|arret maladie|burn.?out|parti[a-zß-ɏ]*))',
  '(?:sustituye a|sustitucion de|reemplaza a|porque|ya que|tras la marcha de) (?:[a-zß-ɏ]{1,24} ){1,3}?(?:que )?(?:se (?:ha ido|fue|marcho)|(?:esta |fue |ha )?(?:de baja|despedid[a-zß-ɏ]+|enferm[a-zß-ɏ]+|embarazada))',
)
