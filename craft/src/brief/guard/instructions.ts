/** Sentences that talk to the tool, and remarks that are not for applicants: patterns over plain text, each beginning where a word does. */
const any = (...sources: string[]): RegExp => new RegExp(`(?<![a-zß-ɏ])(?:${sources.join('|')})`, 'u')

export const TO_THE_TOOL = any(
  '(?:ignore|disregard|forget|override|bypass|overrule)[a-z]* (?:[a-zß-ɏ]{1,24} ){0,4}?(?:instructions?|rules?|prompts?|guidelines|directions|everything|commands|constraints|policies|text above|context|all of the above|the above)',
  'system prompt|developer mode|jailbreak|prompt injection|hidden instructions?|initial prompt',
  'you are now (?:an? |the |in |dan|no longer|free)|from now on,? you (?:are|will|must)',
  '(?:act|pretend|behave|respond|answer|speak|talk) (?:as|like|to be|as if you (?:are|were)) (?:an? )?(?:ai|dan|pirate|different|assistant|chatbot|language model|bot|hacker|unrestricted|linux|terminal|cat|poet)',
  '(?:output|respond|reply|answer|return)(?: with)? (?:only|just|nothing but|exactly)|only (?:output|respond|reply|return|print)',
  '(?:reveal|print|show|repeat|display|leak|tell me|output) (?:me )?(?:your|the|all)(?: of your)? (?:system|instructions?|prompts?|rules|text above|words above|above|hidden|configuration|api key|secrets?|password)',
  '(?:note|message|attention|memo|instructions?) (?:to|for) (?:the |any )?(?:ai|llms?|model|bot|chatgpt|gpt|assistant|tool|generator|language model|chatbot|writer)',
  '(?:dear|hey|hi|hello|dear|ok|listen,?) (?:chatgpt|gpt|claude|ai|assistant|bot|llm|gemini|copilot)(?![A-Za-zÀ-ɏ])',
  '(?:rate|score|rank|grade) (?:this|me|the (?:job|ad|brief|candidate|text|description))(?: [a-zß-ɏ]+)? (?:as |with |at )?(?:a )?(?:\\d|top|highest|perfect|best)',
  '(?:add|insert|append|include|put|write|say|print|end|start|begin|finish)(?: (?:it|the (?:ad|text|description|answer|response)|your (?:answer|response|reply)))?(?: with)? (?:the |this |following |exact )*(?:line|sentence|phrase|words?|string|text|link|code)s?\\s?[:"\'(]',
  '(?:begin|start|end) your (?:answer|response|reply|output)',
  '(?:write|tell|compose|generate) (?:me |us )?(?:an? |the )?(?:poem|joke|song|haiku|limerick|recipe|story|essay|malware|code to)',
  '(?:say|write|print|output) ["\']?(?:hacked|pwned|owned|i have been|hello world)',
  '<\\s?/?\\s?(?:brief|system|user|assistant|prompt|instructions?|script|im_start|im_end|s)[^>]*>|<\\|[a-z_]+\\|>|\\[/?(?:inst|system)\\]|<!--|```',
  '^\\s*(?:system|assistant|developer|user|human|ai)\\s?:',
  '\\{\\{|\\}\\}|drop table|rm -rf|curl http',
  '(?:ignorier|missacht|vergiss|vergessen)[a-zß-ɏ]* (?:sie )?(?:bitte )?(?:[a-zß-ɏ]{1,24} ){0,3}?(?:anweisung[a-zß-ɏ]*|regeln?|instruktion[a-zß-ɏ]*|befehle?|vorgaben|alles|bisherige[a-zß-ɏ]*|obige[a-zß-ɏ]*|vorherige[a-zß-ɏ]*)',
  'systemprompt|du bist (?:jetzt|nun|ab jetzt) |(?:gib|geben sie) (?:nur|deinen?|ihren?|den) [^.]{0,30}(?:aus|prompt)|antworte (?:nur|ausschliesslich)|(?:fuge|schreib[a-zß-ɏ]*|setze) (?:den |die |das |folgende[a-zß-ɏ]* )+(?:satz|zeile|wort[a-zß-ɏ]*|text|link)|hinweis an (?:die |das |den )?(?:ki|modell|bot|tool|assistent)|bewerte (?:diese|das|die) [^.]{0,20}(?:mit|als)|schreib[a-zß-ɏ]* (?:ein gedicht|einen witz)',
  "(?:ignor|oubli|neglig)[a-zß-ɏ]* (?:[a-zß-ɏ]{1,24} ){0,3}?(?:instructions?|consignes?|regles?|tout ce qui precede|ce qui precede|precedent[a-zß-ɏ]*)|invite systeme|tu es (?:maintenant|desormais) |vous etes (?:maintenant|desormais) |(?:affiche|montre|revele|donne)[a-zß-ɏ]* (?:moi )?(?:ton|ta|tes|le|votre|vos) (?:prompt|instructions?|consignes?|invite)|repond[a-zß-ɏ]* (?:uniquement|seulement)|(?:ajoute|insere|ecri)[a-zß-ɏ]* (?:la |cette )(?:phrase|ligne|mention)|note (?:a|pour) l'(?:ia|assistant)|ecri[a-zß-ɏ]* (?:un poeme|une blague)",
  '(?:ignor|olvid|descart)[a-zß-ɏ]* (?:[a-zß-ɏ]{1,24} ){0,3}?(?:instrucciones|reglas|ordenes|lo anterior|todo lo anterior|indicaciones)|prompt del sistema|ahora eres |(?:muestra|revela|ensena|imprime)[a-zß-ɏ]* (?:me )?(?:tu|el|tus|las) (?:prompt|instrucciones|reglas)|responde (?:solo|unicamente|solamente)|(?:anade|inserta|escribe|agrega) (?:la |esta |el )(?:frase|linea|siguiente|texto)|nota (?:para|a) la ia|escribe (?:un poema|un chiste)',
)

/** Long runs without blanks hide text: base64 and the like. */
export const BLOB = /[A-Za-z0-9+/]{48,}={0,2}/u

export const NOT_FOR_PRINT = any(
  "(?:do not|don't|dont|never|please don't|not to be|shouldn't|must not|should not) (?:be )?(?:put|print|printed|mention|mentioned|include|included|publish|published|write|say|state|disclose|disclosed|advertise|advertised|share|shared|reveal|tell)(?: (?:this|that|it|them|anyone|candidates?|applicants?|any of this))*(?: (?:in|on|to|publicly|anywhere|outside)(?![A-Za-zÀ-ɏ])|(?=[\\s,;.)!]*$)|(?=[,;)]))",
  "(?:do not|don't|dont|please don't|never) (?:put|mention|include|publish|show|print|state|write|advertise|give)(?: out)? (?:the |our |any |my )?(?:exact )?(?:salary|pay|rate|budget|figures?|company(?: name)?|client(?:'s)?(?: name)?|name|address|numbers?)(?![a-z])|gehalt (?:bitte )?nicht|(?:salaire|remuneration) (?:a )?ne pas|(?:keep|leave) (?:the )?(?:salary|pay|company name|client) (?:out|confidential|private|secret)",
  "(?:keep|leave) (?:that|this|it|these|those|them|him|her)(?: (?:bit|one|part))? out|hush(?:[- ]hush)?(?![a-z])|(?<=[ -])so (?:please |pls )?(?:do not|don'?t)(?=\\s*[).,;!]|\\s*$)|zip it|say nothing(?! to)|no word to",
  "(?:do not|don'?t|never) (?:mention|disclose|reveal|publish|advertise|name)(?![A-Za-zÀ-ɏ])",
  'confidential(?:ly|ity)?(?=\\s?[:()\\-,.!]|$|\\s(?:for now|please|but|-))|^\\W*confidential|strictly confidential|top secret|keep (?:this|it|that) (?:quiet|secret|confidential|to yourself|between us|private)|between (?:us|you and me)|off the record|(?:internal|private)(?:ly)?(?: note| only| info| use)?\\s?(?::|only|note)|not (?:for|in) (?:the |this )?(?:ad|advert|posting|publication|job ad|public|print)|(?:nobody|no one|they|candidates) (?:needs?|has|have) to know|(?:don.?t|do not) need to know (?:this|that)|(?:do not|don.?t|never) tell (?:them|anyone|anybody|candidates?|applicants?|people)|keep quiet about|not a word (?:about|of)|for your (?:eyes|info(?:rmation)?) only|just (?:for you|fyi|so you know)|fyi only|entre nous',
  '(?:budget|pay|salary|rate) is (?:really|actually|in truth) [^.;\\n]{2,24} but (?:write|say|put|advertise)',
  'nicht (?:in (?:die|der) (?:anzeige|ausschreibung)|verraten|weitersagen|kommunizieren|veroffentlichen|erwahnen|nennen|(?:rein|hinein|dazu)schreiben|schreiben|drucken|offentlich|publik)|vertraulich|unter uns|(?:nix|nichts) (?:rein|hinein|dazu)?(?:schreiben|erwahnen|verraten)|keine (?:zahlen?|angaben?|summen?|betrage?) zum (?:gehalt|lohn|entgelt|verdienst)|(?:nur )?intern(?:e info| only)?\\s?:|nur (?:zur|fur) (?:info|dich|sie|internen)|bleibt unter uns|streng geheim|nicht (?:dazu)?(?:sagen|erzahlen|ausplaudern)|kein wort (?:uber|davon|dazu|zu)|(?:muss|soll|braucht) (?:niemand|keiner)(?: zu)? wissen|(?:muss|braucht|soll|darf) (?:das |es |davon )(?:[a-z]+ )?nicht (?:zu )?(?:wissen|erfahren)',
  "confidentiel|ne rien (?:mettre|ecrire|afficher|indiquer|preciser|annoncer)(?=[\\s,;.)]|$)|(?:pas d[e']|aucun) ?(?:chiffres?|montants?|salaire) (?:a mettre|a indiquer|dans l'annonce|sur l'annonce)|sans (?:citer |donner |mettre |mentionner )?(?:le |notre )?nom de (?:l'entreprise|la societe|la boite|notre (?:entreprise|societe))|ne (?:surtout )?(?:pas |rien )?(?:le dire|en parler)|(?:a )?garder (?:ca |cela )?(?:pour|entre) (?:nous|vous|toi|moi)|(?:pas la peine|inutile|pas besoin) (?:de le |d'en )(?:dire|parler|mentionner|preciser)|ne (?:surtout )?plus (?:mentionner|mettre|indiquer)|ne (?:surtout )?pas (?:l[ea'] ?|les )(?:dire|mentionner|preciser|ecrire|mettre|publier|indiquer|citer|nommer)|ne (?:surtout )?pas (?:dire(?= (?:que|qui|pourquoi|combien|comment|quand|ce que)|[\\s,;.)!]*$)|parler d|mentionner|preciser|evoquer|publier|mettre|ecrire|diffuser|indiquer|divulguer|citer)|n'en (?:parle[sz]?|dites|dis) (?:surtout )?(?:pas|rien)|ne (?:le |la )?(?:dis|dites|parle[sz]?|mentionne[sz]?|indique[sz]?|publie[sz]?|precise[sz]?|evoque[sz]?|ecris|ecrivez) (?:surtout )?(?:pas|rien)|pas un mot (?:sur|de)|(?:en|note|info) interne\\s?:|a ne pas (?:mentionner|publier|mettre|diffuser)|pas dans l'annonce|juste pour (?:toi|vous|info)",
  'confidencial|sin (?:el |nuestro )?nombre de (?:la |nuestra )?empresa|entre nosotros|no (?:lo |la )?(?!incluid)(?:mencion|public|pon|inclu|dig|revel|escrib|cont|coment)[a-zß-ɏ]*(?=[ ).,;]|$)|(?:nota )?intern[oa]\\s?:|solo para ti|no (?:lo )?(?:decir(?:lo)?|nombrar(?:lo)?|hablar de|hables de|hable de)(?![A-Za-zÀ-ɏ])|que no se (?:sepa|diga|entere)|ni una palabra (?:de|sobre)|no (?:debe|tiene que) (?:aparecer|salir)|que no salga|no hace falta (?:decir|mencionar|poner)lo|(?:eso|esto) no (?:va|sale|lo pongas)',
)

/** The one who leaves, and other people's troubles. */
export const SOMEONE_ELSE = any(
  '(?:replac(?:es|ing|ement (?:for|of))|cover(?:s|ing)? for|taking over from|takes over from|instead of|because|since|as|after) (?:[a-zß-ɏ]{1,24} ){1,3}?(?:who |has |is |was |got |had )*(?:left|quit|quits|leaving|fired|sacked|resigned|burn(?:ed|t) out|burnout|ill|sick|pregnant|on sick leave|divorced|poached|dismissed|retired early|walked out|underperform[a-zß-ɏ]*|drinks?|let go|dying|died|passed away|cancer|depress[a-zß-ɏ]*)',
  '(?:[a-zß-ɏ]{1,24} ){1,2}(?:got fired|was fired|walked out|burned out|burnt out|is on sick leave|had a breakdown|was let go|was sacked|quit on us|left us in|has cancer|is getting divorced)',
  '(?:the )?(?:last|previous) (?:one|two|three|four|person|hires?|manager|guy|lad|girl) (?:left|quit|went|walked|lasted|resigned|was (?:a )?(?:nightmare|disaster|useless|sacked))',
  "(?:we|i)(?:'re| are|'m| am|'ll| will)? (?:about to|going to|gonna|planning to|want(?:ing)? to|have to) (?:sack|fire|dismiss|get rid of|let (?:[a-z]{2,16} ){1,2}go)",
  "(?:he|she|they)(?:'?s| is|'?re| are)? (?:off|out|been) sick|(?:off|signed off|long[- ]term) sick(?! pay| leave pay)",
  '(?:my |our |the |der |die |dein[a-z]* |ihr[a-z]* |le |la )?(?:predecessor|vorganger(?:in)?|predecesseur) (?:is|was|has|left|retires?|retired|geht|ging|wechselt|ist|hat|war|wurde|part|est|a)(?![a-z])[^.,;\\n]{0,40}',
  'we(?:.ve)? had (?:some |a lot of )?(?:trouble|problems?|bad experiences?) with [^.;\\n]{3,60}',
  'my (?:wife|husband|son|daughter|kids?|dog|mother|knee|back|doctor|divorce) (?:is|was|has|had|got|broke|says|hurts)',
  '(?:ersetzt|nachfolge(?:r)?(?: fur| von)?|weil|da|nachdem|vertretung fur) (?:[a-zß-ɏ]{1,24} ){1,3}?(?:gekundigt|krank|entlassen|gefeuert|burnout|schwanger|verlassen|rausgeworfen|langzeitkrank)',
  'nachfolge(?:r|rin)?(?: fur| von)? (?:[a-zß-ɏ]{1,24}\\.? ){1,5}?(?:in (?:den |die )?(?:rente|pension|ruhestand)|aufhort|gekundigt)',
  '(?:remplace|en remplacement de|suite au depart de|depart de|parce que|car) (?:[a-zß-ɏ]{1,24} ){1,3}?(?:qui )?(?:(?:a |est |en )?(?:demissionn[a-zß-ɏ]+|licenci[a-zß-ɏ]+|malade|enceinte|vire[a-zß-ɏ]*|arret maladie|burn.?out|parti[a-zß-ɏ]*))',
  '(?:sustituye a|sustitucion de|reemplaza a|porque|ya que|tras la marcha de) (?:[a-zß-ɏ]{1,24} ){1,3}?(?:que )?(?:se (?:ha ido|fue|marcho)|(?:esta |fue |ha )?(?:de baja|despedid[a-zß-ɏ]+|enferm[a-zß-ɏ]+|embarazada))',
)
