import type { SharedLines } from './role.ts'

/** More lines for every role of a trade on the ward, in class, in shops, kitchens, halls and on sites, and for any other. */
export const FLOOR_LINES: SharedLines = {
  healthcare: {
    en: {
      duties: [
        'Take time to explain [what happens next|a treatment] until people have no questions left.',
        'Prepare each [visit|shift] so that equipment, records and information are at hand.',
        'Work with the other professions [as one team|on one plan], and say what you see from your side.',
        'Check [names, doses and times|twice what must not go wrong], also when time is short.',
        'Encourage people to [decide for themselves|do what they can do themselves], and help with the rest.',
      ],
      needs: [
        'Attention to [small signs|what is not said].',
        'Words that [comfort without promising too much|patients and families understand].',
        'Readiness to [keep learning|ask when in doubt].',
      ],
    },
    de: {
      duties: [
        'Sich Zeit nehmen und erklären, [was als Nächstes geschieht|was eine Behandlung bedeutet], bis keine Fragen offen sind',
        'Jeden [Dienst|Termin] so vorbereiten, dass Material, Unterlagen und Informationen bereitliegen',
        'Mit den anderen Berufsgruppen [als ein Team|nach einem gemeinsamen Plan] arbeiten und die eigene Sicht einbringen',
        '[Namen, Mengen und Zeiten|Was nicht schiefgehen darf,] zweimal prüfen, auch wenn die Zeit knapp ist',
        'Menschen ermutigen, [selbst zu entscheiden|zu tun, was sie selbst können], und beim Übrigen helfen',
      ],
      needs: [
        'Aufmerksamkeit für [kleine Zeichen|das Ungesagte]',
        'Worte, die [trösten, ohne zu viel zu versprechen|alle Beteiligten verstehen]',
        'Bereitschaft, [weiterzulernen|im Zweifel nachzufragen]',
      ],
    },
    fr: {
      duties: [
        'Prendre le temps d’expliquer [la suite|un traitement] jusqu’à ce qu’il ne reste plus de question',
        'Préparer chaque [service|rendez-vous] pour que matériel, dossiers et informations soient prêts',
        'Travailler avec les autres métiers [comme une seule équipe|sur un même plan] et partager son regard',
        'Vérifier deux fois [les noms, les doses et les heures|ce qui ne doit pas échouer], même quand le temps manque',
        'Encourager chacun à [décider par lui-même|faire ce qu’il peut], et aider pour le reste',
      ],
      needs: [
        'De l’attention aux [petits signes|choses non dites]',
        'Des mots qui [rassurent sans trop promettre|sont compris de tous]',
        'L’envie [de continuer à apprendre|de demander en cas de doute]',
      ],
    },
    es: {
      duties: [
        'Tomarse tiempo para explicar [qué viene después|un tratamiento] hasta que no queden preguntas',
        'Preparar cada [turno|visita] para que material, informes e información estén a mano',
        'Trabajar con las demás profesiones [como un solo equipo|con un mismo plan] y aportar la propia mirada',
        'Comprobar dos veces [nombres, dosis y horas|lo que no puede fallar], también con poco tiempo',
        'Animar a las personas a [decidir por sí mismas|hacer lo que puedan] y ayudar con el resto',
      ],
      needs: [
        'Atención a [las pequeñas señales|lo que no se dice]',
        'Palabras que [consuelen sin prometer de más|todos entiendan]',
        'Disposición a [seguir aprendiendo|preguntar en caso de duda]',
      ],
    },
  },
  education: {
    en: {
      duties: [
        'Prepare each day so that [there is room for questions|nobody is left behind and nobody is bored].',
        'Notice who is quiet and [find a way to include them|ask what they need].',
        'Tell families [early and kindly|in plain words] how things are going, the good news first.',
        'Write down what you observe, [briefly and fairly|so that the team can build on it].',
        'Try out new methods and [see what they change|discuss them with colleagues].',
      ],
      needs: [
        'Delight in [the progress of others|good questions].',
        'Clear limits, [kindly kept|explained rather than imposed].',
        'Patience, [and a plan for days without it|also on loud days].',
      ],
    },
    de: {
      duties: [
        'Jeden Tag so vorbereiten, dass [Raum für Fragen bleibt|alle mitkommen und niemand sich langweilt]',
        'Bemerken, wer still ist, und [einen Weg finden, alle einzubeziehen|nachfragen, was gebraucht wird]',
        'Familien [früh und freundlich|in klaren Worten] sagen, wie es läuft, das Gute zuerst',
        'Beobachtungen [kurz und fair|zeitnah] notieren, damit das Team darauf aufbauen kann',
        'Neue Methoden ausprobieren und [ihre Wirkung prüfen|im Team besprechen]',
      ],
      needs: [
        'Freude an [den Fortschritten anderer|guten Fragen]',
        'Klare Grenzen, [freundlich gehalten|erklärt statt verordnet]',
        'Geduld, [auch an lauten Tagen|und Humor, wenn sie knapp wird]',
      ],
    },
    fr: {
      duties: [
        'Préparer chaque journée pour [laisser place aux questions|que chacun suive sans s’ennuyer]',
        'Remarquer qui reste en retrait et [trouver comment l’associer|demander ce qu’il lui faut]',
        'Dire aux familles [tôt et avec tact|avec des mots simples] comment cela se passe, le positif d’abord',
        'Noter ce que l’on observe, [brièvement et avec justice|pour que l’équipe puisse s’y appuyer]',
        'Essayer de nouvelles méthodes et [en vérifier l’effet|en parler entre collègues]',
      ],
      needs: [
        'Le plaisir [des progrès d’autrui|des bonnes questions]',
        'Des limites claires, [tenues avec bienveillance|expliquées plutôt qu’imposées]',
        'De la patience, [même les jours bruyants|et de l’humour quand elle manque]',
      ],
    },
    es: {
      duties: [
        'Preparar cada día para que [haya sitio para las preguntas|nadie se quede atrás ni se aburra]',
        'Ver quién está callado y [encontrar cómo incluirlo|preguntar qué necesita]',
        'Contar a las familias [pronto y con tacto|con palabras claras] cómo va todo, lo bueno primero',
        'Anotar lo que se observa, [de forma breve y justa|para que el equipo pueda apoyarse en ello]',
        'Probar métodos nuevos y [comprobar su efecto|comentarlos con el equipo]',
      ],
      needs: [
        'Alegría por [los avances de los demás|las buenas preguntas]',
        'Límites claros, [mantenidos con amabilidad|explicados más que impuestos]',
        'Paciencia, [también en días ruidosos|y humor cuando falta]',
      ],
    },
  },
  retail: {
    en: {
      duties: [
        'Know the goods well enough to [compare them honestly|answer without looking things up], and say when another one fits better.',
        'Keep shelves, prices and [fitting rooms|the entrance] so tidy that customers find their own way.',
        'Take back [faulty goods|returns], put things right and tell the team what was wrong.',
        'Help in whatever corner is busiest, [from the till to the stockroom|also when it is not your own].',
        'Start and close the day [by a short list|with care], so that the next team finds everything in its place.',
      ],
      needs: [
        'Good cheer that [lasts until closing time|customers notice].',
        'Care with [money and goods|figures at the till].',
        'Readiness to [learn about the goods|lend a hand in the team].',
      ],
    },
    de: {
      duties: [
        'Die Ware so gut kennen, dass [ehrliches Vergleichen|Antworten ohne Nachschlagen] gelingt, und sagen, wenn etwas anderes besser passt',
        'Regale, Preise und [Umkleiden|den Eingang] so ordentlich halten, dass sich alle selbst zurechtfinden',
        '[Reklamationen|Rückgaben] annehmen, lösen und im Team davon berichten',
        'Dort helfen, wo am meisten los ist, [von der Kasse bis zum Lager|auch außerhalb des eigenen Bereichs]',
        'Den Tag [mit einer kurzen Liste|sorgfältig] beginnen und beenden, damit die Nächsten alles vorfinden',
      ],
      needs: [
        'Gute Laune, die [bis Ladenschluss hält|bei der Kundschaft ankommt]',
        'Sorgfalt mit [Geld und Ware|Zahlen an der Kasse]',
        'Bereitschaft, [das Sortiment kennenzulernen|im Team einzuspringen]',
      ],
    },
    fr: {
      duties: [
        'Connaître les articles au point de [les comparer honnêtement|répondre sans chercher], et dire quand un autre convient mieux',
        'Tenir les rayons, les prix et [les cabines|l’entrée] si bien rangés que chacun s’y retrouve seul',
        'Reprendre [les articles défectueux|les retours], régler la réclamation et en parler à l’équipe',
        'Aider là où il y a le plus de monde, [de la caisse à la réserve|même hors de son rayon]',
        'Ouvrir et fermer la journée [avec une courte liste|avec soin], pour que les suivants trouvent tout en place',
      ],
      needs: [
        'Une bonne humeur qui [tient jusqu’à la fermeture|se voit]',
        'Du soin avec [l’argent et la marchandise|les chiffres de la caisse]',
        'L’envie [d’apprendre les produits|d’aider en équipe]',
      ],
    },
    es: {
      duties: [
        'Conocer el género lo bastante para [compararlo con honestidad|responder sin consultar], y decir cuándo otro encaja mejor',
        'Tener los estantes, los precios y [los probadores|la entrada] tan ordenados que cada cual encuentre lo suyo',
        'Recoger [artículos defectuosos|devoluciones], resolver la queja y contarla al equipo',
        'Ayudar donde haya más gente, [de la caja al almacén|aunque no sea la propia sección]',
        'Abrir y cerrar el día [con una lista breve|con cuidado], para que quien llegue encuentre todo en su sitio',
      ],
      needs: [
        'Buen humor que [dure hasta el cierre|se note]',
        'Cuidado con [el dinero y el género|los números de la caja]',
        'Ganas de [conocer los productos|ayudar al equipo]',
      ],
    },
  },
  hospitality: {
    en: {
      duties: [
        'Notice what guests need [before they have to ask|from across the room], and see to it.',
        'Keep your station [clean and ready|so that anyone could step in], before, during and after service.',
        'Pass on orders, wishes and allergies [without gaps|word for word], from the guest to whoever prepares them.',
        'Put mistakes right with [an apology and a solution|a quick replacement].',
        'Look after stocks and [leftovers|dates], so that little is wasted and nothing runs out.',
      ],
      needs: [
        'Warmth towards [guests and colleagues|people you have never met].',
        'A clean, quick way of working, [also when the house is full|with an eye on safety].',
        'Feeling for [timing|what matters in the moment].',
      ],
    },
    de: {
      duties: [
        'Bemerken, was Gäste brauchen, [bevor sie fragen müssen|auch quer durch den Raum], und sich darum kümmern',
        'Den eigenen Posten vor, während und nach dem Service so [sauber|geordnet] halten, dass jederzeit jemand übernehmen kann',
        'Bestellungen, Wünsche und Allergien [lückenlos|wortgetreu] weitergeben, vom Gast bis zur Zubereitung',
        'Fehler mit [Entschuldigung und Lösung|schnellem Ersatz] wiedergutmachen',
        'Vorräte und [Reste|Haltbarkeit] im Blick behalten, damit wenig weggeworfen wird und nichts ausgeht',
      ],
      needs: [
        'Herzlichkeit gegenüber [Gästen und Team|Menschen, die man noch nicht kennt]',
        'Eine saubere, zügige Arbeitsweise, [auch bei vollem Haus|mit Blick auf Sicherheit]',
        'Gespür für [den richtigen Moment|das, was gerade zählt]',
      ],
    },
    fr: {
      duties: [
        'Voir ce dont les clients ont besoin [avant qu’ils ne demandent|d’un bout à l’autre de la salle] et s’en occuper',
        'Garder son poste [propre et prêt|tel qu’un autre puisse le reprendre], avant, pendant et après le service',
        'Transmettre commandes, souhaits et allergies [sans oubli|mot pour mot], du client à la préparation',
        'Réparer les erreurs par [une excuse et une solution|un remplacement rapide]',
        'Surveiller les stocks et [les restes|les dates] pour jeter peu et ne manquer de rien',
      ],
      needs: [
        'De la chaleur envers [clients et collègues|des inconnus]',
        'Un travail propre et rapide, [même en pleine affluence|sans oublier la sécurité]',
        'Le sens [du bon moment|de ce qui compte sur l’instant]',
      ],
    },
    es: {
      duties: [
        'Ver lo que necesita la clientela [antes de que lo pida|desde el otro lado de la sala] y ocuparse de ello',
        'Tener el puesto [limpio y listo|de modo que otra persona pueda seguir], antes, durante y después del servicio',
        'Pasar pedidos, deseos y alergias [sin olvidos|palabra por palabra], de la mesa a la preparación',
        'Reparar los errores con [una disculpa y una solución|un cambio rápido]',
        'Vigilar existencias y [sobras|caducidades] para tirar poco y que nada falte',
      ],
      needs: [
        'Calidez con [la clientela y el equipo|gente desconocida]',
        'Una forma de trabajar limpia y ágil, [también con el local lleno|con atención a la seguridad]',
        'Sentido [del momento|de lo que importa en cada instante]',
      ],
    },
  },
  logistics: {
    en: {
      duties: [
        'Check [goods, papers and numbers|labels and counts] before anything moves on, and report what does not fit.',
        'Plan the order of the work so that [nothing waits without need|urgent loads leave first].',
        'Look after vehicles and equipment, and [report damage at once|keep them fit for the next person].',
        'Keep ways, ramps and loads [safe|clear and secured], however full the day is.',
        'Tell the recipient [when something is late and why|when to expect the goods].',
      ],
      needs: [
        'A sense of [order and space|what belongs where].',
        'Care with [weights, dates and addresses|loads and papers].',
        'Readiness to [lend a hand|change plans when the day does].',
      ],
    },
    de: {
      duties: [
        '[Ware, Papiere und Mengen|Etiketten und Stückzahlen] prüfen, bevor etwas weitergeht, und Abweichungen melden',
        'Die Reihenfolge der Arbeit so planen, dass [nichts unnötig wartet|Eiliges zuerst hinausgeht]',
        'Fahrzeuge und Geräte pflegen und [Schäden sofort melden|einsatzbereit übergeben]',
        'Wege, Rampen und Ladung [sicher|frei und gesichert] halten, so voll der Tag auch ist',
        'Dem Empfänger mitteilen, [wann und warum etwas später kommt|wann die Ware eintrifft]',
      ],
      needs: [
        'Ein Sinn für [Ordnung und Raum|das, was wohin gehört]',
        'Sorgfalt bei [Gewichten, Terminen und Adressen|Ladung und Papieren]',
        'Bereitschaft, [mit anzupacken|umzuplanen, wenn der Tag es verlangt]',
      ],
    },
    fr: {
      duties: [
        'Contrôler [marchandises, papiers et quantités|étiquettes et comptes] avant tout départ, et signaler ce qui ne va pas',
        'Organiser l’ordre du travail pour que [rien n’attende sans raison|l’urgent parte d’abord]',
        'Prendre soin des véhicules et du matériel, et [signaler aussitôt les dégâts|les laisser prêts pour le suivant]',
        'Garder passages, quais et charges [sûrs|dégagés et arrimés], même les jours pleins',
        'Dire au destinataire [quand et pourquoi il y a du retard|quand la marchandise arrive]',
      ],
      needs: [
        'Le sens [de l’ordre et de l’espace|de la place de chaque chose]',
        'Du soin avec [les poids, les dates et les adresses|les charges et les papiers]',
        'L’envie [d’aider|de changer de plan quand la journée l’exige]',
      ],
    },
    es: {
      duties: [
        'Comprobar [mercancía, papeles y cantidades|etiquetas y recuentos] antes de que nada siga, y avisar de lo que no cuadra',
        'Planificar el orden del trabajo para que [nada espere sin motivo|lo urgente salga primero]',
        'Cuidar vehículos y equipos, y [avisar enseguida de los daños|dejarlos listos para quien siga]',
        'Mantener pasos, muelles y cargas [en orden y seguros|despejados], por lleno que venga el día',
        'Decir al destinatario [cuándo y por qué hay retraso|cuándo llega la mercancía]',
      ],
      needs: [
        'Sentido [del orden y del espacio|de dónde va cada cosa]',
        'Cuidado con [pesos, fechas y direcciones|la carga y los papeles]',
        'Disposición a [echar una mano|cambiar de plan cuando el día lo pida]',
      ],
    },
  },
  construction: {
    en: {
      duties: [
        'Load [materials, tools and drawings|the right parts and the latest plans] for the day before setting out.',
        'Agree with the other trades [who goes first|what they need from you], so that nobody tears out what was just put in.',
        'Explain to customers [what you found and what it means|what was done], without jargon.',
        'Note hours, materials and changes [the same day|as they come up], so that the bill holds no surprises.',
        'Stop when something is not safe, and [say so|put it right first].',
      ],
      needs: [
        'Pride in [clean work|details that nobody sees later].',
        'The habit of [measuring twice|asking before guessing].',
        'Polite manners [on site|towards all whom the work affects].',
      ],
    },
    de: {
      duties: [
        '[Material, Werkzeug und Pläne|Die richtigen Teile und den neuesten Plan] für den Tag bereitlegen, bevor die Arbeit beginnt',
        'Mit den anderen Gewerken klären, [wer zuerst kommt|was sie brauchen], damit nichts wieder aufgerissen wird',
        'Der Kundschaft ohne Fachjargon erklären, [was los ist und was es bedeutet|was gemacht wurde]',
        'Stunden, Material und Änderungen [am selben Tag|laufend] notieren, damit die Rechnung niemanden überrascht',
        'Aufhören, wenn etwas nicht sicher ist, und [es ansprechen|erst Abhilfe schaffen]',
      ],
      needs: [
        'Freude an [sauberer Arbeit|Details, die später niemand sieht]',
        'Die Gewohnheit, [zweimal zu messen|zu fragen statt zu raten]',
        'Höfliches Auftreten [auf der Baustelle|gegenüber allen, die die Arbeit betrifft]',
      ],
    },
    fr: {
      duties: [
        'Charger [matériaux, outils et plans|les bonnes pièces et le dernier plan] du jour avant de partir',
        'Convenir avec les autres corps de métier [de l’ordre de passage|de leurs besoins], pour que rien ne soit à refaire',
        'Expliquer aux clients sans jargon [ce qui a été trouvé et ce que cela implique|ce qui a été fait]',
        'Noter heures, matériaux et changements [le jour même|au fur et à mesure], pour une facture sans surprise',
        'S’arrêter quand la sécurité n’y est pas, et [le dire|y remédier d’abord]',
      ],
      needs: [
        'La fierté [du travail propre|des détails que nul ne verra]',
        'L’habitude de [mesurer deux fois|demander plutôt que deviner]',
        'De la courtoisie [sur le chantier|envers toutes les personnes touchées par les travaux]',
      ],
    },
    es: {
      duties: [
        'Cargar [material, herramienta y planos|las piezas justas y el último plano] del día antes de salir',
        'Acordar con los demás oficios [quién va primero|qué necesitan], para que nadie levante lo recién puesto',
        'Explicar a los clientes, sin jerga, [qué se ha encontrado y qué supone|qué se ha hecho]',
        'Anotar horas, material y cambios [el mismo día|sobre la marcha], para que la factura no dé sorpresas',
        'Parar cuando algo no es seguro y [decirlo|arreglarlo primero]',
      ],
      needs: [
        'Orgullo por [el trabajo limpio|los detalles que nadie verá]',
        'Costumbre de [medir dos veces|preguntar antes de suponer]',
        'Buen trato [en la obra|con quienes viven cerca los trabajos]',
      ],
    },
  },
  manufacturing: {
    en: {
      duties: [
        'Notice [unusual sounds, heat and wear|small changes] in the machine and act before it stops.',
        'Write down [settings, stoppages and scrap|what happened on the shift], so that causes can be found.',
        'Prepare the change to the next [order|product] while the last one is still running.',
        'Hold to the safety rules and [remind others of them kindly|report near misses], every time.',
        'Bring ideas that save [steps, waste or effort|a walk, a lift or a wait], and help to try them.',
      ],
      needs: [
        'Technical understanding, [learned in any way|and the wish to know why].',
        'Attention that [lasts through a shift|does not fade with routine].',
        'Clear words at [handover|the machine and in the office].',
      ],
    },
    de: {
      duties: [
        '[Ungewöhnliche Geräusche, Wärme und Verschleiß|Kleine Veränderungen] an der Anlage bemerken und handeln, bevor sie stehen bleibt',
        '[Einstellungen, Stillstände und Ausschuss|Was in der Schicht geschah,] festhalten, damit sich Ursachen finden lassen',
        'Den Wechsel zum nächsten [Auftrag|Produkt] vorbereiten, während das vorige noch läuft',
        'Sicherheitsregeln jedes Mal einhalten und [andere freundlich daran erinnern|Beinaheunfälle melden]',
        'Ideen einbringen, die [Schritte, Abfall oder Kraft|Wege und Wartezeit] sparen, und beim Ausprobieren helfen',
      ],
      needs: [
        'Technisches Verständnis, [gleich auf welchem Weg erworben|verbunden mit der Frage nach dem Warum]',
        'Aufmerksamkeit, die [eine ganze Schicht hält|auch bei Routine nicht nachlässt]',
        'Klare Worte [bei der Übergabe|an der Maschine wie im Büro]',
      ],
    },
    fr: {
      duties: [
        'Remarquer [bruits, chaleur et usure|les petits changements] de la machine et agir avant l’arrêt',
        'Noter [réglages, arrêts et rebuts|ce qui s’est passé pendant le poste] pour que les causes se trouvent',
        'Préparer le passage [à la commande suivante|au produit suivant] pendant que la production en cours tourne encore',
        'Respecter à chaque fois les règles de sécurité et [les rappeler avec tact|signaler les presque-accidents]',
        'Proposer des idées qui épargnent [des gestes, des déchets ou des efforts|un trajet ou une attente], et aider à les essayer',
      ],
      needs: [
        'Le sens de la technique, [quel qu’en soit le chemin|et l’envie de comprendre pourquoi]',
        'Une attention qui [dure tout un poste|ne faiblit pas avec l’habitude]',
        'Des mots clairs [à la relève|à l’atelier comme au bureau]',
      ],
    },
    es: {
      duties: [
        'Notar [ruidos, calor y desgaste|los pequeños cambios] en la máquina y actuar antes de que pare',
        'Anotar [ajustes, paradas y rechazos|lo ocurrido en el turno] para poder encontrar las causas',
        'Preparar el cambio [al pedido siguiente|al producto siguiente] mientras el anterior aún está en marcha',
        'Cumplir siempre las normas de seguridad y [recordarlas con amabilidad|avisar de los casi accidentes]',
        'Aportar ideas que ahorren [pasos, residuos o esfuerzo|un viaje o una espera] y ayudar a probarlas',
      ],
      needs: [
        'Sentido técnico, [aprendido de cualquier modo|y ganas de saber por qué]',
        'Atención que [dure todo el turno|no se apague con la rutina]',
        'Palabras claras [en el relevo|junto a la máquina y en la oficina]',
      ],
    },
  },
  general: {
    en: {
      duties: [
        'Look after [tools and equipment|what you work with] so that it lasts, and report what needs repair.',
        'Prepare what the work needs, and leave everything ready [for whoever comes next|for the next time].',
        'Follow the rules that keep [people and things safe|everyone safe], and point out what is missing.',
        'Say early when [time or material will not last|something takes longer], and suggest a way out.',
        'Learn what is new in your field, and [try it with care|put it to use].',
      ],
      needs: [
        'Readiness to [learn what you do not know yet|share what you know].',
        'A steady hand, [also when several things come at once|also when plans change].',
        'Respect in dealing with [people|everyone around you].',
      ],
    },
    de: {
      duties: [
        '[Werkzeug und Geräte|Alles, womit gearbeitet wird,] so pflegen, dass es lange hält, und Schäden melden',
        'Vorbereiten, was die Arbeit braucht, und alles bereit hinterlassen, [für alle, die danach kommen|für das nächste Mal]',
        'Regeln einhalten, die [Menschen und Dinge|alle] schützen, und ansprechen, was fehlt',
        'Früh sagen, wenn [Zeit oder Material nicht reichen|etwas länger dauert], und einen Ausweg vorschlagen',
        'Neues aus dem Fach lernen und [mit Bedacht erproben|anwenden]',
      ],
      needs: [
        'Bereitschaft, [Neues zu lernen|Wissen zu teilen]',
        'Eine ruhige Hand, [auch wenn vieles zugleich kommt|auch wenn sich Pläne ändern]',
        'Respekt im Umgang mit [Menschen|allen, die dazugehören]',
      ],
    },
    fr: {
      duties: [
        'Prendre soin [des outils et du matériel|de ce qui sert au travail] pour que tout dure, et signaler ce qui est à réparer',
        'Préparer ce que le travail demande et tout laisser prêt [pour la suite|pour la prochaine fois]',
        'Suivre les règles qui protègent [les personnes et les choses|chacun] et signaler ce qui manque',
        'Dire tôt quand [le temps ou le matériel va manquer|un travail prend du retard] et proposer une issue',
        'Apprendre ce qui est nouveau dans le métier et [l’essayer avec prudence|en faire usage]',
      ],
      needs: [
        'L’envie [d’apprendre|de partager son savoir]',
        'Une main sûre, [même quand tout arrive ensemble|même quand les plans changent]',
        'Du respect envers [les personnes|chacun]',
      ],
    },
    es: {
      duties: [
        'Cuidar [herramientas y equipos|aquello con lo que se trabaja] para que dure, y avisar de lo que haya que reparar',
        'Preparar lo que pide el trabajo y dejarlo todo listo [para quien venga después|para la próxima vez]',
        'Seguir las normas que protegen [a las personas y las cosas|a todos] y señalar lo que falta',
        'Avisar pronto si [el tiempo o el material no llegan|algo va a tardar más] y proponer una salida',
        'Aprender lo nuevo del oficio y [probarlo con cuidado|aplicarlo]',
      ],
      needs: [
        'Disposición a [aprender|compartir lo que se sabe]',
        'Mano firme, [también cuando todo llega a la vez|también cuando cambian los planes]',
        'Respeto en el trato con [las personas|todo el mundo]',
      ],
    },
  },
}
