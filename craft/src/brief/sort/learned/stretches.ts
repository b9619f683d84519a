/** Written by craft/training/train.ts from 3943 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `!	qRrRtR
! !	qTt\\
!$	rStP
"	rh
" 0	fGqYrJ
" a	qKrSsUtW
" bitte	eL
" das	jWmFqS
" et	hErZ
" fast-paced	qU
" in	rV
" ni	r\\
" no	rX
" not	rRsU
" passionate	aJqT
" schreiben	pIrS
" so	cWpHqT
"$	qRrV
#1	cViQ
#capitals	iSj[
#money	g]
$ +	aJfGhVsQ
$ /	gThLnDqPsQ
$ 0	gQhT
$ 00	gW
$ 000	h[
$ 900	h^pH
$ 95	gQ
$ a	fCgbhI
$$	gVjDk\\
%	gRhP
% +	hRqR
% 0	gJnTrT
% 00	sW
% after	eZfFg[hGjA
% auf	bJgRhZlI
% bonus	gQkK
% commission	sT
% de	gd
% del	gZnT
% du	bUfIg^hGiH
% en	hT
% holiday	hJ
% in	fLgY
% match	gIhU
% mobil	dbgG
% of	bRg[
% off	fAgHhg
% on	gY
% over	gU
% pension	gHhZ
% por	gd
% remote	cTdKgXhDjI
% shift	fBg[jJ
% sobre	gUiHqR
% sur	gQhW
% umsatz	gZ
% variable	aRgXhIiJ
% vom	hVjI
%$	fZgR
&	bP
& 0	bIf^mWpT
& 00	aJfZiKoX
& a	aRjW
& b	aEmWnY
& co	b[
& d	i\\jHqV
& e	aXiRjR
& i	bYhYiKjG
& l	i]jS
& m	bKiU
& op	aRgKiTjQtK
& r	aXbJfTgJhWiF
& s	aYkIlKtG
& t	jTkS
&$	aPiX
( !	f[hEnHqR
( 0	a\\j>kQ
( 00	iQ
( 000	fFgShLjQ
( a	aUfHsR
( about	bKfIiZ
( b	hZ
( c	a\\bPjImItC
( der	q]
( die	r]sP
( e	a]lQnQ
( el	aIq[
( ere	a\\mCqK
( euse	a[
( fe	aWtI
( head	aKm[
( ja	aTbKcKfFhUiLqJtT
( k	gEhZjJkX
( m	aZjJ
( mid	aT
( ne	aTrYsI
( nice	kY
( no	fTs\\
( not	iPj[kI
( one	aViJnX
( or	jWkL
( que	rQs[
( s	aQbLjZ
( saale	cWiPjK
( se	a_fDgFqT
( the	cQdJq\`sHtL
( trice	aTbH
( w	aVtJ
( we	hSj]
( yes	h\\
+ $	fGj>k\`lE
+ +	aTiQkVrH
+ 0	m]
+ 00	fIgUhS
+ 000	bUcTgWhL
+ a	bT
+ apprentice	aIm\\
+ auxilio	gWjFqU
+ b	j\\pKtH
+ bank	fWgKhL
+ bh	hV
+ bono	gRhIjKsS
+ bonus	gPiQ
+ carte	hRsR
+ comision	jHs[
+ comm	cRfJsT
+ commission	iRkR
+ cook	aJhTmT
+ cv	pWqQ
+ deplacements	fZgUiEnB
+ e	jVkV
+ ec	cKi\\tE
+ ecocheques	bQhQjK
+ eng	aGbKiLj\\mG
+ english	jSkJrR
+ fuel	hTsP
+ medical	aIgLjZrRtF
+ one	bQdJpV
+ ot	g[hLjK
+ own	hXjLnX
+ panier	gShKsQ
+ plus	gU
+ pourboires	fFhIjSsU
+ prime	aLfEpQsU
+ primes	kKrQ
+ propina	fKsV
+ propinas	mKqR
+ sat	bSfQ
+ the	jP
+ tip	aIgRsS
+ tips	sR
+ two	bRiEmLp[
+ umsatzbeteiligung	gX
+ van	fJgRqRsT
+ variable	qS
+ xmas	hXiLsQ
+ yrs	jS
+ £	gRhSjF
+$	iZjS
-'a$	bKcVeRiJpQ
-'acte	fIgX
-'agit	fU
-'aide	bR
-'aise	iHjZsT
-'aout	bKiVoU
-'au	eQpS
-'d$	iQjWmK
-'elle	cKjUqQ
-'en	bPiHoW
-'etat	jTlJ
-'info	bKpV
-'ll	jT
-'s$	bScW
-'t$	iTlRqQrU
-'un	aRsT
--aout	fTo_
--auto	dIhSiHjVnU
--bike	cHgHh^mLpG
--call	fVgS
--card	cGgIhaiIpI
--ce	gJtV
--chef	aUjKmR
--cinq	eThKtS
--club	aUbUeHhHiSjG
--crew	cKfFhIm[pI
--ct	jKkT
--dela	gQ
--deux	bSfRgThHqL
--doku	iYjF
--down	cDiZkRqL
--ende	eIfRiJoYpJ
--ends	fZ
--etre	jKpFq_rU
--ex	cW
--fare	hWpK
--file	cIgPi_jF
--five	gXhQiQmL
--form	qIrh
--four	aUdHfWgJhSmK
--free	bThViQjKlJpI
--frei	aQbEcJeVqLtU
--haus	b\\cFgFhUiF
--have	kZ
--home	hXjLpY
--hour	f[iJpR
--huit	eHfWgQoR
--ii	b_iIjJtG
--in	aRiW
--june	cHfWmKoU
--kurs	bDiKjg
--la	jJrYsV
--land	bUcUi@jJ
--le	iFjWkLr[
--life	i\\
--like	aCc\\hQqJrStK
--line	bKhFi\`jE
--mail	pW
--main	cX
--midi	cRfUpT
--neuf	fSoK
--nord	cXhFiQ
--offs	iZ
--olds	iWlLpT
--on	jYs\\
--only	bQe[fDjHl]
--op	hTiU
--outs	gPiS
--over	aIi\\qZ
--p$	iFj\\pQ
--page	iJrbsL
--pass	eXhTiDjL
--rate	hXlL
--room	aHbVhJiUjH
--satz	aEfHgYhZiJjGmApI
--sept	fYgQhLoZ
--shop	aJbXcEeKfGhIjKkKlKnLpKqErLsKtK
--site	gJiTj\\
--size	bSiV
--star	aIb_cGfLiD
--surg	a\\cEfK
--takt	f[hH
--team	cKiZjEnY
--tech	bZcIiSjHkH
--term	aKeViQpQqU
--test	iCjVpa
--time	e[fQ
--trip	hYiT
--tu	aLiPqYsGtU
--type	bThS
--up	iXoR
--v$	b[cJgJiDjTkK
--vous	mQpV
--wide	bSh]iEnP
--wo	fVjKqP
--work	hWqKrX
--year	aQcHeehHiCjHmI
-00$	gWiQjQ
-000	pS
-00000	pS
-a'd	fU
-a's	iIoXqWsR
-a-ebs	jS
-aa$	aEiFjSkXtI
-aal	aKbTcJiQmR
-aalde	e\\pK
-aar	bVcIhImVpLqK
-aat	aEbKcWiXtF
-ab$	fEiXjQ
-aba	cViIqb
-abaco	iW
-abado	f\\
-abais	hW
-abaja	fWgKmY
-abajo	dSgPjR
-abane	h[
-abase	bIiWjXkJpK
-abatt	hg
-abe	iWoT
-abels	bViR
-abend	fYgJhViTpH
-abeza	gSiXrLsV
-abi	jPkU
-abies	hHiQmQsW
-abina	cEjSmW
-abine	h\\sQtS
-abins	iP
-abits	aLiGj_
-ablan	jKqZ
-ablar	iQjIkTpS
-ablas	g[jQ
-abled	iTkTlK
-ables	iQ
-ablet	fIh[
-ablon	aKbWeKoQ
-abo	bJcEgGheiK
-abord	eSiGnTrV
-abore	aBbccIeJgDiIjCmE
-abour	hPiUqX
-abras	bGr\\
-abria	bIc\\
-abric	aJbTiSoH
-abrik	bYiIjF
-abril	cJjLoe
-ac$	cY
-aca	cRfXhSiKjIlP
-acant	aJiXmGoZ
-acc	iQmR
-ace	gRhJiR
-acete	cV
-ach	c\`
-achat	qUrS
-ached	i\\mC
-achen	iU
-acher	aXbR
-aches	cXiQsJ
-achie	c[mV
-achis	aSiS
-achon	bIcdiG
-achst	gQtP
-achte	fYnY
-achts	fViU
-acias	jUmIpTtQ
-acier	iUkJsY
-acies	b\\cHpItZ
-acing	jUqQ
-acion	iZ
-acios	i^jK
-acist	fKiUmP
-acite	iGjV
-acity	fKhJj_kI
-ack	bV
-acked	aBbbfHhT
-acken	gViTsL
-acker	bTlW
-acket	hViQ
-ackup	dJhRiT
-aco	bLc\\hWjHnJ
-acons	aZfIgEiVoD
-acora	iZ
-acros	cJiXjU
-acruz	gLhU
-acs	bRqU
-act	eR
-acted	eYfIjIlWpW
-acter	ePjUpTsS
-actil	bLiUjTlK
-actor	bXeVjR
-acuna	jSpT
-acy	iX
-ad$	jU
-adame	kLmRtT
-adder	hXlJsU
-addle	aHfIiVoXpHqJtJ
-ade	cZ
-adece	kZ
-adege	bRiJtT
-adell	cW
-adeln	bBi_jG
-ademy	cThKlQ
-adena	bV
-adera	aV
-adero	bR
-aders	aQ
-adeus	jX
-adh	bScU
-adier	mYpQ
-adies	mTsX
-adine	mY
-ading	iP
-adios	iV
-adius	hKnY
-adley	iRmP
-admap	iY
-admin	ad
-adora	aUbQjTmU
-adors	iQjY
-adrar	eJi[
-adrer	bKiSmP
-adres	sX
-adrez	bIiKmX
-adrid	c^hR
-adros	iY
-ads	gXiQkE
-adset	cKhZ
-adt	cY
-adung	iZ
-adura	iVjR
-ady	jR
-ae$	aJbVcJiSjRpS
-aeg	kUqKrU
-ael	qZtK
-aelic	kSsQ
-aelle	mXqRrKsLtX
-aer	cWhJnHsW
-af$	aTiYjVlF
-afael	bQqRtI
-afana	iTjP
-afe	jZrP
-afely	jS
-afety	iSjQ
-aff	c\\hImIsFtK
-affee	hUpQqQ
-affel	aZg[hJiA
-affen	aIi[qVtL
-affic	jPlSmG
-afias	iW
-afico	aQhRpS
-afo	iSpRrR
-afond	hXjLqV
-afood	aSbVcIiP
-aform	jRkW
-aften	aYiQ
-after	aQhKjLoQrKsW
-aftig	fGiJjYrLsW
-ag$	hY
-aga	bKc\\dQ
-agada	cJgShU
-agado	hUkSpS
-agage	gRlU
-age	iT
-agena	catK
-agent	aYiTmQ
-agern	cKgLjBkaqQtJ
-ageur	aRbToItJ
-agger	kW
-agh	bLcZmV
-aghan	cU
-agina	cIr[
-aging	gDhS
-agnen	bHfQi\\jG
-agner	aRbIjPkX
-agnes	bPcBiQjT
-agnie	aJbPqTtV
-agnol	gLpHt\\
-agnon	aVcJjU
-ago	cRiU
-agoge	aYcPfI
-agold	aKbScW
-agona	aY
-agons	bYsKtL
-agoza	cWnV
-agram	jElRpRrU
-agros	jHmW
-ags	fRiU
-agt	eRkQsR
-agues	bTiCjQ
-ah$	cSgUtX
-aha	bUjR
-aheim	dSfSnS
-ahili	jTkUrP
-ahl	jJpTrQ
-ahlen	gUhRlU
-ahler	bQiU
-ahmen	fYiTnVsB
-ahn	cIfDgChZiTjVkIlQnK
-ahnen	bSiRqTrR
-ahona	bYcLiVtD
-ahors	cU
-ahr	iToZ
-ahren	jR
-ahrer	a_mU
-ahrig	aQeSoS
-aht	bRfJgIib
-ai$	cVmRoT
-aid	bQhKqU
-aie	cShBpHs\`
-aigan	pV
-aight	fWhGiPsR
-aigns	gJiX
-ailed	bYjBkRqS
-ailer	aQhP
-aille	dRiRkQ
-aim	cJhUjR
-aincy	i]tI
-ained	jWlX
-ainee	aRmTtJ
-ainer	hLjLmS
-aines	hSlQ
-ainly	bRcUeLrR
-ainne	aJdImUpTrV
-aints	bTiajImK
-aiolo	aY
-aipur	bSc]iL
-aique	aKbAcGgJhJiCjEk\\mGnZpG
-airie	bRcT
-ais	lQ
-aised	bUgHiJjRsR
-aiser	aRh[
-aises	hCiGjLk]sX
-aisie	iY
-aisse	qT
-ait	kVqP
-aites	lRsY
-aiths	aKiY
-aitre	mXtQ
-aix	c^
-aja	bUkSmS
-ajado	gRiRkP
-ajara	aRfH
-ajera	aSmU
-ajero	aVgS
-ajets	gGhUiFnX
-ajo	gP
-ajore	gR
-ajors	bUjG
-ak$	aRbLcGhTjSlRnK
-akant	aDbIcIgKiLjSm\\
-ake	cYjR
-akers	bVcJiRjIkKm\\pJtL
-akery	aPbV
-aki	jGkTpS
-akima	cV
-aking	k_qR
-akler	aR
-aks	hSiXmB
-akt	aLeSfPhJi[
-aktur	aJb]jJ
-ala	bBcWiIjXtP
-alace	bVcKqT
-alada	aGc_eJgLiEqV
-alade	i[
-alaga	bIcUdU
-alais	bLcZd[fKhLiEjGpKsV
-alama	cR
-alana	cEjTkU
-alapa	cVjJ
-alara	bWc[iCjEmK
-alary	gQhZrU
-alate	jRlS
-alb	fQ
-alben	bFiWpW
-alber	iSpR
-alcul	aKiUjQ
-ald	cZ
-aldad	hKiSrU
-aldas	aZ
-aldau	aSfI
-ale	bQcQ
-alect	bLiEjYkS
-alejo	c_iI
-alekt	aJhKiKjGl\\mLsT
-alent	j]
-alera	j^lKsU
-alero	aW
-alers	aTbRmR
-alets	aHb_iK
-aleur	aJjW
-alfte	dUhVtS
-ali	cVgKhUjKkRsT
-alian	aKbTjTqQ
-alias	bXiRsS
-alida	fYnRqW
-alide	gKjYqS
-alien	cIiQkW
-alier	aZdPiLpU
-alina	bScQ
-alind	iKpS
-aling	cVpGsY
-alise	fSgR
-alism	gIjKlX
-alist	aSe[gIjStF
-ality	aHbWrQ
-aliza	bIgKhKi^jEpD
-alk	iUjWkL
-alked	iQmLqY
-alker	aYbKcEiDkElFmZ
-allan	bJcZqJsU
-allas	bTgLoV
-alled	lVmQ
-allee	bHcQpKsZ
-allen	bVhQjKkVsQ
-aller	aP
-alles	iT
-allet	bVlT
-alley	bRnV
-allon	aHb_cHiGnFqKrL
-allos	jRkW
-allot	bY
-allow	bQ
-almas	cRgHiStT
-almon	bQhT
-alo	jJkZlFmKpFqQr_
-alogo	hIiYjS
-alons	cQiPsV
-alora	bGjRkZ
-alpan	cU
-alpha	cIjZmJ
-als	iT
-altar	eVgHjGr\\
-altas	jUrU
-alten	i^rU
-alter	aUjU
-althy	iRsY
-altst	jX
-alupe	cW
-alves	bZiL
-alway	cTnQ
-alyse	cJhViY
-alyst	aY
-alz	aGbUfHhWiDjUkJqFtF
-am$	fPiS
-ama	bRcYfQ
-amada	bQfSgUjIpZ
-amado	dFfKiTpV
-amaha	bUjR
-amais	lRpR
-amans	sV
-amara	bTcKiPrLsU
-amati	bLcXiJpS
-amber	aPdSiP
-ambes	cTjSoK
-ambio	iU
-ambre	hYjXsR
-ame	rRsS
-ament	dUgLhLjSpU
-amera	iTs\\
-amese	iJjWkIp[
-amica	aHb_kJ
-amily	hQ
-amina	bEiUj\\kKmK
-aming	aTbPjR
-amino	iRjFkZ
-amion	bQhW
-amira	cPnV
-amish	bUcYiJ
-amite	bKgJiTjR
-amm	iXlX
-ammar	bSjW
-ammen	dQmYtS
-ammer	bPhQsQ
-ammes	jUnK
-amo	jQkS
-amora	cW
-amore	cX
-amp	iY
-ampen	bFcSdTiT
-amper	aSbYcLeIhTiK
-ample	pz
-ampoo	bPiS
-ampus	cUnV
-ams	hJiZ
-amt	aQ
-amy	kTpKqQ
-an$	cR
-anach	eUlQ
-anada	dKeUfLhHnV
-anado	gUiW
-anage	mRrT
-anale	bR
-anama	fXiL
-anana	dPfR
-anary	aKbKcR
-anced	fKhTiPjR
-ancer	aRcIiVmPqS
-ancha	aSjRmJnW
-anche	fS
-anchi	cQhLmVpR
-ancho	bP
-ancia	dXi[kP
-ancon	cW
-ancos	fUiUmR
-andar	jU
-andas	bLcXhIjRk[
-andat	eWmK
-andau	cWtL
-andby	fYgR
-anded	jGlXqU
-andee	bPlZpL
-andel	b_
-andem	bHfWjQmX
-anden	bIkY
-ander	jRqUsR
-andes	i\\
-andia	cUiEmZ
-andig	dPeSgFiTqS
-andil	bQcQ
-andit	aGbJmJt\\
-andle	iX
-andli	aLbKiJmY
-andma	jWkPrP
-andom	iGjX
-andos	aJgKiR
-andra	b^cCqRrSsTtI
-andre	cRiQjZ
-ane	fJiSkT
-aneda	aIcX
-aneja	fJiRjGkW
-aneje	bKdKjT
-anejo	jX
-anels	cJiV
-anent	e[
-anero	jIq[
-aners	aUfHmWnLqH
-anese	jKkSsV
-anete	cZrUsG
-angar	bUcViJ
-anged	hViJjTpKqX
-angen	cUoU
-anger	aQ
-anges	iV
-angig	bJf]gQiEoI
-angla	iUsQ
-angoo	hW
-angor	cV
-angre	bRiRjR
-angue	k[sR
-ani	hGiXjJsW
-anian	kUsR
-anias	cW
-anica	kZ
-anico	aShTsP
-anics	bGiDjQkClDm\\qS
-anier	gThT
-anies	b\\hJiI
-anila	cY
-anina	aS
-anine	bXcIgJ
-aning	aTsQ
-anion	mT
-anish	jSkTlQ
-anist	jPmY
-anium	iV
-ank	b^
-anked	fGgWpZ
-anken	bRnQ
-anker	qY
-ankte	hLjZkI
-ann	mGpStQ
-annah	gJkUq[
-anned	iVrW
-annee	ePjPlPoS
-annel	aRbAcGe\\iEjCkImIoKtV
-annen	aKbSfIiY
-annes	cUiSmT
-annot	jRqT
-annst	gQjGtR
-annte	j^qH
-ano	kR
-anque	iT
-ans	s\\
-ansas	bGc_fQiK
-ansea	cQdInW
-ansit	hXkJ
-ansos	kV
-antar	jV
-antas	aGbViWtR
-anted	aPlSmK
-antee	eRfHgVhIpLrV
-anten	cTmVsS
-anteo	iW
-anter	iRjTsU
-antes	aP
-antia	cFgQiV
-antie	fJhRiRrS
-antil	bVeYrF
-antin	c^iK
-anton	bGcTgKhUjW
-antos	iRpR
-antry	jV
-anual	jSkTqQ
-anuar	eQfU
-anuel	dLiP
-anuka	bUcLiS
-anung	iUsV
-anz	bScTiWjP
-anzas	jV
-anzen	iVjX
-anzig	gT
-anzug	h_i@
-ao$	cTiX
-ap$	bYcKiR
-apa	bWcTs[
-apado	cFiZjY
-apcut	jX
-ape	fQoR
-apers	iRlW
-apeut	aZbHcJhK
-aph	j[lGpQrRtS
-apham	cS
-apher	aWjElRmV
-aphic	aU
-aphie	iTjVkS
-api	cIiJjbkH
-apide	iKjX
-apier	bWcCdWiPjK
-aping	aYbEj]mE
-apist	aRhRmQ
-apler	cJfJiQjU
-apo	c]tI
-apore	cWfSiL
-app	pP
-apped	bQgXhJ
-appel	eSjKpVqU
-appen	hRjTpUqSsH
-apr	f\\hKiI
-apres	eXhKpLqT
-april	eSoWpK
-aps	cJeLiPjXkRoTqG
-apses	iVjHoIqX
-apter	aKfSiKpS
-aptop	eIh[
-apy	kX
-aq$	cSiFj]qL
-aques	cXoS
-ara	aBcZeQjG
-arada	aScToJ
-arado	gViSrT
-araje	hQ
-arama	cXfK
-arant	abiEjG
-arate	c[iX
-arati	cHjPkRsS
-arb	aZbIdThIjW
-arber	bQgL
-arbes	cUqQ
-arbon	iSkZ
-arbre	hKiPjY
-arcal	aGbQcS
-arcas	bTnV
-arcel	aLbRqXtP
-arche	caiK
-arcle	aRcW
-arcus	pFqQsQ
-ard	tP
-arded	aLiIjVpGt]
-arden	bTjLkRqR
-arder	bRqQsT
-ardes	fU
-ardia	fZ
-ardin	cTgEhY
-ardon	bDc[gLiKqUrQtS
-ardot	iUjHkT
-are	hQ
-areas	cRfY
-aredo	aPcU
-areer	eTjGkIlW
-arees	cIfRgKiQjR
-areil	aGgRjSlIqLtV
-areja	mRsQ
-arely	fTiQ
-areme	g\\
-arent	aRbPkQ
-arers	aS
-argan	aTmJtR
-argar	ia
-argas	jPkJqV
-argen	fKgQhGiW
-arges	hQjQsX
-arget	iWqT
-argin	gQiW
-argon	kIrbsL
-argos	aFgWiU
-arh	bEc]hSiF
-arhus	aKcVdQ
-ari	aHfEiYjCkVtT
-arial	cQoR
-arian	bXcEjUlUmR
-arias	iQm[
-ariat	qS
-aridh	mT
-arido	bRsQ
-arier	sXtW
-aries	bWjQmQ
-arifa	gSpQrV
-ariff	g^hH
-arina	aQcYpQ
-arine	iK
-aring	eW
-arino	b[cDrVtJ
-arish	bPpR
-arite	aQhHiQ
-arity	bWkRlR
-arium	aXbHiPjJpKqXrKtK
-ark	aLbXc\\jQ
-arked	eUjQ
-arken	b[hPiFjP
-arker	aFbCgBi]jBmKs\\
-arket	bTcPdQ
-arkte	fViXjG
-arlas	iV
-arlat	cT
-arler	jVqTrStK
-arles	bHiPjXkEqVsK
-arlow	cUqP
-arlys	mX
-arm	gJiYjZ
-armas	i\\jG
-armen	hFmX
-armer	cUhU
-arn	aLeGfKh^kIoGpF
-arned	iKkLlWsY
-arner	bWhKqGrS
-arnet	jS
-arney	aGc^fK
-aro	bRcQ
-arole	pZ
-arote	cUh[iGjF
-arpet	i[jLrL
-arque	bQ
-arras	cU
-arrei	aIbYcIiCr\\
-arrel	bSiX
-arrer	aIcJiLmcpI
-arres	bXhR
-arria	cZ
-arrio	cU
-arroa	fKiS
-arrow	iHjUoQ
-ars	aIbUi[mQ
-arsal	gRjU
-art	aT
-art's	iHjXkGqY
-artal	iRqT
-artas	pSqU
-arted	bTjT
-artel	cJhKm[pFrS
-arten	bWcGhe
-arter	aQbQiQ
-artet	iRjKkSoStT
-arthe	cU
-artie	iRpL
-artin	aHcPhPpKtU
-artir	oQ
-arton	bVcQkQpVtF
-artos	cTiRpT
-artup	b]dI
-arung	bLiXkU
-ary's	bJgXhJjX
-arzte	bTfJgYiSmGtH
-as$	iQ
-asa	iLk^
-asada	bKiWoJpIqRsZ
-asado	oQsQ
-asaje	gIhRiKnU
-asant	i[jT
-asche	aJb^hZtI
-asens	cWmQ
-asenz	d[sU
-asern	aIb[cGiVj@kGtJ
-aseta	p]sJ
-asgow	cTdP
-ash	iRjCm]
-ashed	hQi@jVqRsP
-ashes	bZcLiU
-asi	bYcWgDiH
-asica	iEjVkT
-asico	gPiSjR
-asics	iJl[
-asier	hSiGjPpV
-asing	hbsP
-asino	bVfJhW
-asins	b[dXiJ
-asion	rR
-asium	c\\
-asivo	bQ
-asloe	cS
-asmin	m_tG
-asn't	eKq[
-asoil	hZpL
-asons	jZ
-asque	cRhRkS
-ass	hTi]
-assar	aIiW
-assau	lJmJsP
-assed	gKhSjSqP
-assel	cW
-assen	bPiSjSrV
-asser	aDiVjPpR
-asses	iQjQ
-assez	iVsV
-assic	aPbWjH
-assif	bJc[iEjR
-assig	fJjWrV
-assis	aLcViX
-ast	bQiY
-asted	bRgLiLqT
-asten	iPpTqL
-aster	mQ
-astic	iSjLkW
-astle	bTcPpS
-astor	mRqQ
-astos	nV
-astra	c]tJ
-astre	cKiXjT
-astro	jTnV
-astry	aQiUkV
-asual	eZmR
-asury	bS
-ata	cViXjH
-atado	aKbZeWjI
-atane	cViP
-atbed	aTbSiKlTtL
-ate's	aSgJjKkUqU
-ateau	bSmR
-ategy	hLi[
-ately	bR
-atent	bIcCjckP
-aters	bKi\\kT
-atest	gKo_pI
-ateur	aRbQ
-ath	aVcSkW
-athal	aJcTm[
-athon	tR
-ati	bKcY
-atial	aIb_cCgKhKpH
-atica	jX
-atico	aTbHgSiVjYqIsJtK
-atics	bYiHjQ
-atier	aX
-atifs	rZtH
-atina	cFiVsZ
-ating	iR
-atins	fPsS
-ation	iV
-atios	i_qP
-atite	jX
-ativa	bPcRiI
-ative	jP
-ativo	hQsT
-atixx	iRjS
-atl	iPjPtK
-atlab	jX
-atley	c]
-ato	cSeV
-atons	h_iF
-ators	aRbWjLm\`
-atory	aRbSfX
-atres	bYcQ
-atria	bWcIiIjIk]mIpL
-atric	jTkS
-atrie	a]bHjU
-atrix	cLfJiIjIkYqS
-atriz	iXjGkRmRpL
-atrol	i[
-atron	iImVqQ
-ats	cPjCkW
-atsch	gIiToJqQtQ
-att	bXhTjI
-atten	bYcQ
-atter	iQlU
-attet	gThHpU
-attle	iWlT
-atuit	hR
-atung	aZkStQ
-atura	jRlW
-ature	hKiWrQ
-aty	aWcW
-atz	cPhT
-atzen	bYhQqT
-au$	cZ
-aub	hXrP
-auban	c_
-auben	aHb\`gLhKiSjImH
-auber	iRjTsR
-auche	iUqSrU
-aucht	aIlRtT
-aud	bZcJmSsQ
-audes	bRdHi\\
-audio	eKhGoIpUqS
-auern	cKiZkT
-auert	eHpYtZ
-auf	hQiW
-aufen	iT
-aufer	aRjQlRqR
-auffe	bIhYiS
-aug	fRgEhCiVmBpW
-augen	fHgLhLiRjIm]
-aught	fBh[lZ
-auing	aZiJjR
-aukri	pV
-aulic	aUhKiV
-aulik	jW
-aults	iY
-aum	aLb_hWiW
-aumen	i]jRkH
-aumur	bQcU
-aunch	cUhQpP
-aurer	aVjJlV
-aus	b^cQh\\
-ausch	aIbJcIi\`jJ
-ausen	aLcliJ
-auser	b\\cJiX
-auses	fWjTkGsU
-aut	cYoIqW
-auten	b_cH
-auter	bYqQ
-autes	aLbQiJqSrZ
-auung	cUgW
-aux	iV
-außen	bRcRnRqR
-av$	aZbJcLmU
-ava	aEbGc^hUjFrJtC
-avado	hWiQ
-avage	iTjK
-avail	dR
-avane	hY
-avans	gFhXiKjGkX
-avaux	mS
-ave	bTcUhT
-avera	cVjSoT
-avers	c]iJkHlT
-avian	hIiLjQkUsK
-avier	aCc\`jRmK
-aving	iSjTqU
-avoir	jPlS
-avour	eIgWjIkU
-avril	aIeYfSoC
-aw$	aVbKhKiRjRmRnQ
-awa	cTjHk[lF
-awi	aGeLhAjFm_
-awick	cQoP
-awing	dViS
-awyer	aZmQqQsP
-ax$	iYrR
-axe	iX
-axima	qTrYsR
-aximo	kQpRrTsQ
-ay-up	jX
-aya	cThP
-ayage	iQjR
-ayees	fRhTkLnU
-ayern	g\\iKjGsU
-ayers	bXfGgSiQmH
-aying	dPsS
-ayo	cVhRsS
-ayr	bIcHdJfFgJiJmYpStJ
-ays	fR
-ayuno	cKhViRjL
-az$	cYiHkKrTtI
-aza	aScQpPqX
-azado	b^jI
-azard	gSiS
-azier	aS
-azine	aUeGiVtT
-azing	b\\cKiHjQkT
-azo	hJiRjDkZoKtS
-azy	bHcV
-aße	cWnS
-ba$	cZjQ
-bable	bKeSfLjX
-bacco	iTjVtK
-backs	bLg\\iUkH
-bad	bRcSiT
-baden	aJbHc]fLgKiKnWpItL
-bados	eKfT
-bague	cW
-bai	f?i[pR
-bains	bGcgeLiD
-bajar	hKj[
-bajos	jSpQ
-bal	bTiU
-bamme	aUjS
-ban	aRcWpR
-banil	aQ
-banne	cUjK
-bao	bWcQ
-bar	fWjR
-barca	bLcTjU
-bares	cImLqLtW
-bargo	c\\fIpKq^rL
-barna	cYiJ
-bas	pP
-based	bLcRdbiPjJ
-basis	bEe]fLgUiF
-bat	b[cJfWiQjI
-batte	hViUjK
-bau	aQb_iS
-baude	aLj[
-bauen	i\\
-bauer	aYbV
-bault	cJmUpQ
-bbath	hXjTtL
-bbe	cSiRtU
-bbing	ib
-be$	iQ
-bec	cQdU
-bed	bXiStP
-bei	i]oLpV
-being	bVcLhX
-bel	bVfS
-bella	cY
-belle	gUtS
-bemos	lRqV
-benan	hSqT
-bende	f^
-bends	fSnPpU
-bener	iT
-benso	jQlX
-beral	aReS
-beres	aJb\\iIjVtE
-berge	cZ
-berie	kKlY
-berin	hLmStR
-berte	cVeIhWiJpJ
-beruf	jW
-bes	cVsWtS
-betag	p[
-betes	iY
-betic	bKiX
-beton	bbc@iDjKsH
-bezug	aIgRhUiJ
-bgang	iIkIoTpKq[
-bherr	bQcJiU
-bi$	gTmV
-bia	aJcUdSlSmWpKqPrFsI
-bic	kTlP
-bid	iSpX
-bie	eXhRmR
-big	pRqPtQ
-bikes	hJiUjR
-biles	bSdWgIpQ
-bimos	bVjLtP
-bin	bXcHdWgDmJpS
-binas	aFbQcKiU
-bined	aYcKgQiKjG
-binen	iRlQ
-bines	bajJ
-binet	bU
-bio	cZqP
-bir	aJ
-bis	aTiQmS
-bisch	jKkPlTrQ
-bit	iQjPrT
-bital	jFkVqP
-bject	hJiRmKpRqQrP
-bjerg	bT
-bke	mT
-bla	jPkFnS
-blado	cKiWjQ
-blage	iSkZ
-blatt	aGbTpKrYtX
-bleas	iW
-bleau	cJiSjV
-bledo	bQcS
-blets	i[
-bli	pQ
-blica	bYqT
-blich	aQsY
-blick	bQcKgGhUiL
-blico	iKkV
-blics	aJbXjLtJ
-blier	aHcIh_iFjFpFqQrQ
-blies	iV
-blige	bJdTlRpJrR
-bling	aSbViGmGpGqRrStD
-blish	qXrR
-blo	cSnT
-block	f[gJjJ
-bloux	c^
-bly	aLfLjSkQrDsWt[
-bmast	iQqS
-bo$	cZhXiQjH
-board	hU
-bol	aLbVhJsY
-bon	bSh\\kX
-bonne	cUnU
-bonus	gc
-books	bViQjU
-boote	bSjL
-bor	bUiRjGkQ
-boral	aQpU
-borne	bDcRj_sK
-bos	aKbWgFic
-bot	aIbWcGhIq\\
-boten	fPgS
-boter	aLbViS
-bound	aPiVjZ
-bourg	b\\cLn^
-bouts	bLfKgRjFtW
-box	jUpV
-bra	oQqQ
-brado	aWbJi[jKkJ
-brage	iR
-brary	bSeHfFhT
-brazo	pLt]
-bre	oY
-brero	hSoZ
-breta	j[
-brett	bKhaiDkF
-brica	bQjY
-bride	dXhS
-brido	d[
-brief	fHiTj^kJ
-bro	oFq_sStG
-bronn	c^
-brook	aHbUc]iDqT
-bruar	oUpR
-bruch	aBb\`cCiQ
-bruck	cctK
-brush	jWkQ
-bs$	bQiTt[
-bsidy	hViLjW
-bsite	cKpQrW
-bspot	iQjQ
-bsrat	jYpIqZ
-bst	iSjI
-bsten	kRoPsU
-bt$	jQmQ
-buelo	bR
-build	bVfDgPhJiV
-built	bT
-bully	bYcLmI
-bunal	iQpQqT
-buque	bLcV
-burgh	cU
-buros	jT
-bus	aPhZnR
-busch	aJc_iFjKkHlLsL
-buy	aXbFcQhKiZmK
-by$	bRcW
-bys	cViFj]qJ
-bzehn	fR
-ca$	cRjU
-cab	i[pJsS
-cabin	dYgCpV
-cable	fWgKhQjS
-cad	j]kS
-cadas	iJjamGpF
-cador	hWiQ
-cados	i\\lS
-cadre	iKm\\rW
-cagua	cQqQ
-caire	aZ
-caise	bRs_
-calar	cY
-caldy	aGcStR
-cales	bRiTjU
-calls	fRi[nJ
-cally	cQdJsTtS
-cam	iRkX
-camos	aQbSlTtQ
-can	cViTkS
-cancy	iRpPqRtT
-cando	jYtQ
-caner	iQjW
-cania	bY
-caniz	cSmT
-canos	i[kI
-cansa	f]oC
-canso	fXhV
-cante	aUcTiLoPpI
-cants	bIiRkVpJrV
-cap	bWrS
-capes	aIiSsX
-car	iVnQ
-cared	cLjSlW
-carga	gLi\\
-cargo	gQiVtS
-caria	mP
-cario	bWgKhKqW
-carte	iajJoI
-cas	jQ
-caser	aQ
-cases	bXiH
-cat	cYgWiKjP
-cates	iXpY
-catif	aRbLiTtI
-cator	aRb[jK
-cbook	hZ
-cc$	bUcRiDjV
-ccent	kIlTs[
-ccess	bV
-ccins	iQjR
-ccion	iV
-cco	iPjSqStL
-ccord	gRhTqP
-cd$	jU
-ceaux	bUgK
-ced	hPiQ
-cedes	aWbTiIjJqUtJ
-cee	h[jIpJqWsP
-ceite	gPiV
-cel	bPiWqS
-celle	iTjSlK
-cemos	bVgTrU
-cen	bQcFgIh]iHrH
-cenal	gJjJnY
-cence	jSkS
-cenes	iQnJpV
-cense	jTkQlW
-cents	bQs\\
-cepte	aRlSoT
-cer	aX
-ceres	aGcRgUiHjK
-ceria	aKbdcIiR
-certs	hW
-ces	iR
-cesos	iS
-cetas	hJiX
-ceuse	i\\
-cha	nT
-chado	hX
-chaft	fS
-chage	id
-chain	fKjZoTqPsPtL
-chair	iV
-chale	bKcDg\\h\\nI
-chant	aQgSjSkT
-chase	jPpGqX
-chats	hKiPnS
-chaum	bQiT
-chbar	b_cGgJiE
-chbau	aR
-chday	aS
-chdem	gV
-check	i[qT
-cheid	cYrT
-chein	j_kZlT
-chema	g^
-cheme	hZjJnR
-chena	bKcU
-chens	bQiW
-chera	cHh\\iZmL
-chern	i^
-chers	bVmQ
-chert	bLcLfShUiJjV
-chery	iR
-cherz	cKhUoUpK
-chete	gIh]iIjI
-chets	eVgXhKiRjIpJ
-cheur	a^jDpJrX
-chi	cWiJjRmQtV
-chick	cAiEj\`lKmG
-chien	jQnY
-chiff	aSiKqS
-chila	hUjX
-chine	cHiTjQ
-ching	i\\
-chirm	gJiWjVqK
-chise	bSeZgL
-chita	cW
-chive	iUjJkXlL
-chivo	iYrK
-chl	fGhTjT
-chlaf	jY
-chlag	g^hL
-chler	iWsX
-chmal	gQkLqRtV
-chnam	pW
-chnee	fIiVjU
-chnen	cIiVjUnQ
-chner	aUeKj@mQpZqH
-chnet	fSgSrP
-chnik	aVbSjR
-cho	cUmQ
-cholt	cW
-chons	cLiJt[
-chors	i\\
-chrom	aGbWcGfLhHiX
-chs	fRgRhR
-chsal	cWkUlK
-chsel	cGfRiaoW
-chsen	gRiFnRsZ
-chste	bTfShRoRpK
-cht's	lUqRrStQ
-chtag	eLhLiWjKoEp]
-chten	fViU
-chter	aPbXfQmRqQ
-chtes	hSiHpR
-chtet	aTbHeYiTmP
-chtig	eWfT
-chuca	bHc_iLjImK
-chuhe	aFbRcChZiY
-chule	ba
-chung	h\\iZ
-chuss	hgiP
-chutt	iW
-chutz	aQjZlK
-chzig	cPjRnH
-ci$	l]rQtQ
-ciada	kHpRqYsS
-ciado	jSt[
-ciala	aYtH
-ciale	hV
-cials	iQ
-ciano	cIjHkXlT
-cians	aSb\\jLlTsH
-ciate	aSbKeWiZj?
-ciaux	aHbIiQj]
-cibir	iPkR
-cicio	aVpR
-cidad	aIbTgZqP
-cided	aJbUmKrTtP
-cides	eYhLpQ
-cidez	aKbHiV
-cidos	bHjYs\\tK
-cie	jQkSoIqS
-ciens	bZ
-cient	fSgX
-ciera	aVb]cHiIjKmI
-ciete	bY
-ciety	aLhQiIjPrV
-cific	bQcWdFi[jHnK
-ciles	i_jKpL
-cilio	gPiRpR
-cimos	fThTpU
-cin	jUkS
-cinas	bSiPsW
-cinco	hRjRsU
-cines	bQiT
-cinos	qV
-cioso	sW
-cipal	bPmRpQ
-cipio	eSgHqQ
-cir	jQ
-cis	aHb]cHdKeLfJgJhGiJjIkEmGnKoKpYqIrGsLtJ
-cista	aVb^mEqG
-citor	aRiKjW
-citud	mIpYqKrL
-ck-in	aPdTfK
-ck-up	bJhSiT
-ckage	bQgV
-ckbar	eYfQgHiE
-cke	b[cGiTpP
-ckeln	iVjKqJ
-ckend	a[mP
-ckers	iUmQ
-ckets	hY
-ckgut	i[
-ckies	aYtK
-cking	iToR
-ckler	acbEdKm\\
-cklog	bKdSiV
-ckney	cTfR
-ckout	hKi_jLoK
-cks	iX
-ckt	hPiHjQqTrT
-ckton	cTjRlPoI
-ckung	i\\jLrUtJ
-ckups	iX
-cla	iX
-clado	bLcKiFm]pQqX
-clage	bKcLfZhKiFjY
-claim	cJhUjR
-clave	hY
-clayo	hIiWnR
-cle	jS
-clear	jX
-clico	gJiW
-cling	aVbJiR
-clude	fSjGpFr]sL
-cluye	iV
-cme	bLeRiKmV
-cnica	cPjPmT
-cnico	aXjR
-co$	aR
-codes	cWiQjI
-coger	aLcLfX
-cohol	jT
-col	j[qS
-colab	iR
-colar	aV
-coles	fR
-color	jWkS
-colte	iX
-com	j\\
-con	c[hR
-conde	iV
-conel	i\\
-cones	i^
-connu	jS
-conry	iJjSkP
-copia	bJiHkZmJoLpR
-copie	iTkVrI
-copio	jX
-cords	iY
-cores	iWjK
-corte	eKgZiW
-cos	iS
-cou	tY
-count	hR
-coupe	iVjR
-cours	iWlS
-court	cWeKmQ
-coute	iVjV
-cover	hWiUjH
-cp$	jPkV
-cre	eJmZ
-credi	fT
-creen	hUiFpU
-creet	jQqQrUsS
-crete	cLiJjJpRsW
-creto	gWiRjQkEsS
-criba	p[
-cribo	qVtV
-cript	jQkUtR
-crire	lFpXqS
-crita	jTpP
-crito	fYjV
-crits	jRkKsZ
-cro	jT
-cross	hU
-crubs	bKhWiT
-cruit	aX
-crute	cGmJqPtW
-cs$	bUjZkQmQ
-ct$	eQiQmK
-cta	eKgQiYjI
-ctado	aKhRqUtU
-ctalo	rW
-cte	aXeQfJiVpH
-ctees	f[hFiQmGtI
-ctica	jQpY
-ctice	bUiP
-ctifs	bSiQ
-ctile	jIkZ
-cting	bHiRl[pBrZtK
-ction	iT
-ctiva	jXqU
-ctive	hXsR
-ctivo	eVoWrV
-cto	eQ
-ctora	bPmS
-ctors	bQmQ
-ctory	bRcQj[
-ctric	fSgLhUjJ
-cts	iV
-ctuel	aQeXgThL
-ctura	eRkQ
-cu$	aKbKc]iQ
-cue	bQiQjS
-cueil	iR
-cuela	cTlP
-cuite	jX
-cuits	bLhXiQ
-cul	aKiUjQ
-cular	bWcFdW
-culas	iTjBr\\
-cules	bQr]
-culos	bTmV
-culty	gJiYqI
-culum	eIiRpSsL
-cun	c\\dWgLhH
-cunas	hSjVrL
-curso	eVoS
-cus	iJj[pI
-cut	iV
-cy$	tW
-cycle	jZ
-d's	bXcUjT
-d-sat	fW
-d-sun	qT
-d-v	gP
-d-vka	gX
-dable	cIiKj^kU
-dacht	iWpG
-dades	bR
-dados	iJj]
-dah	bKc[eKjW
-daire	aUjTlS
-dajoz	cS
-dal	cY
-dalia	bQcQtG
-dam	hPiY
-damio	iWlJsT
-damos	cXiIjRlT
-dan	mb
-dance	fEhWiYjKkW
-dando	fTjZ
-dansk	bQcRnR
-dante	aQbT
-dants	aSm[
-dards	iX
-daria	kYmLtS
-darin	jUkYnJ
-dario	aRlQ
-darse	eTiLjKoRqS
-das	iS
-dasee	hRnZ
-dat	eWkJmLqR
-dated	gZhSjL
-daten	iXkQtX
-dates	iXsV
-datex	jVqQ
-dau	c_
-davia	cQqQ
-day	fR
-day's	aCbIcLqJrBt^
-dback	bKiTpX
-dball	bKiXjHl]
-dband	dShUiQjJ
-dblue	aKhLiX
-dbook	iS
-dbuch	aZcIiRpJ
-dbury	aJcYgK
-dby	fYgR
-dcare	aQhX
-dcast	iXkR
-dchen	aSfGm\\
-dders	j]sQ
-dding	bScQiRpQ
-ddler	aUiS
-ddush	bKiX
-deamt	pV
-deaux	aPcVdIhS
-dec	bGcKeJf\`hIjKlKmFo[
-decin	aRjQmS
-dedor	aRgZhJmK
-dee	bVcQiLmPpQ
-degas	b[cKpK
-dej	bIfIh[iSpH
-del	bZcKdRiR
-deles	iS
-delle	bFcViW
-delos	jVtJ
-delta	aHcZ
-demas	hRjKkV
-demia	aLhV
-demie	kS
-demos	bZlUpT
-denar	cLiYjHlS
-denas	iVjHmV
-dence	iQ
-dency	bScJjY
-dende	iWlGmX
-dener	aRlI
-denes	bLfJi\\mU
-denos	fZpS
-denta	mVpS
-dente	aSmSqZ
-dents	bQmP
-deo	iU
-der's	bGiIpZqArSsU
-deral	jRlV
-deras	aXeHfIhKiWjQ
-derat	cJhJiTmXpKqU
-dered	eRlSpQ
-derei	b[iK
-deres	iZkR
-deria	h^mU
-derie	cZfKgLhXiF
-derly	aGbPiPrQ
-derno	i\\jK
-deros	bSiWjK
-derte	pUsL
-desma	mW
-det	iCkWqU
-dette	me
-deurs	iTmU
-deuse	aZjV
-dez	aJbLfQiSjPtT
-dford	nQ
-dgang	p^
-dge	cTjQ
-dgets	gHiTjV
-dging	aIbVhQjW
-dh$	a@bScIhFiIjKm]
-dhand	bWiPmL
-dheim	c[iJ
-dheit	bWtL
-dheld	iQjW
-dhood	hJ
-di$	fR
-dia	fUiWmT
-diado	hS
-diana	bVcStH
-diate	aSiKjRkSpQ
-dible	iPjQlUsQ
-dic	bW
-dical	hR
-dicap	jPkFrW
-dicat	bTjKqWsS
-dices	iVlJ
-dicos	bRiSjK
-did	jGk\\tU
-didas	i\\sU
-didos	iToI
-die	bPk]
-diens	iIjUnXpK
-diert	bXiJqU
-dig	gHj\\
-diger	tQ
-diges	dWiGjKpV
-dil	bQcQ
-dillo	iXjR
-dimia	aQmKoZ
-dimos	lVqU
-din	rR
-dinar	iWmK
-dings	iU
-dingt	cLiFrWsKtT
-dio	rQ
-dique	bUcJsVtQ
-dir	iXmDqT
-diria	cHfKiDjFk_tP
-dis	fViGmW
-disch	k[rK
-dised	hV
-dista	aUbWmI
-dit	hTiR
-ditch	c\\fHqS
-dited	b\\iJjU
-ditor	aUkRmQ
-dives	h]iG
-dix	aGgP
-dizin	a\\bLcJtJ
-dl$	jHsXtQ
-dland	bTiItT
-dle	oSpW
-dlers	aZbUiJsR
-dlery	bKjTpV
-dli	aLbKiJmY
-dlich	j[
-dlife	aPbTjItI
-dline	iWpRrW
-dling	iRkQlQ
-dlohn	gTqQ
-dlord	cLiTqQ
-dlung	bJiepFsJ
-dly	jPrS
-dma	jWkPrP
-dment	e\\
-dmins	m_
-dness	cHfRhJiKj\`mLoK
-dnete	aHbYcIfLhGi<jZkKsKtU
-dnung	bXiKj]
-doc	gRiQ
-docks	iV
-doise	cTjQ
-dolid	cUdS
-dom	iGjX
-don	cS
-doo	iRjUrJ
-doors	iRjU
-dor	aY
-doras	aQbRkKm]
-dores	aYbSmW
-dorte	aQbScZiKnK
-dot	iUjHkT
-dough	iV
-dover	iUoS
-dow	pX
-dowed	bU
-downs	b[iP
-dra	cW
-draht	bZgF
-drait	aRiQ
-drant	jT
-drauf	gQhT
-dre	iVjU
-dredi	dTfWgH
-dress	cUrVsS
-dri	mQqR
-drigo	aIcKmWpT
-drine	mVqU
-drive	bSpU
-dro	bW
-droid	aSiRmQ
-drome	aFbGc\\iStG
-droom	aKhZ
-druck	iYjZ
-dry	aThSiR
-ds$	iV
-dship	bLfIg\\hGiUjL
-dshut	cV
-dside	aUcHiTjQ
-dsman	aUsK
-dt$	cZ
-dte	aIbHcShJnX
-dtech	aIb\\cHiGjFkJ
-du$	aDbVcXmG
-duado	jYsS
-duate	aSsU
-duc	jP
-ducer	aXpR
-ducir	jQ
-ducto	bT
-ducts	h\\mG
-due	lSqT
-duire	iR
-duite	iTkW
-duits	bT
-dukte	aLbPcKfJgJh\\jJ
-dular	bJidjCoH
-duler	a^bLiK
-dules	fLiWjRlP
-dulos	bKf]
-dults	kT
-dun	bHcbfJiKjJlL
-dures	id
-duria	aFbZhLmZtH
-dus	hS
-dvent	oT
-dvert	qRrVtS
-dvice	iUjQ
-dwell	c_
-dwerk	jXlS
-dwest	cWiYjH
-dwide	bAcVhHiKjCn^sK
-dwife	aYbKgK
-dwirt	cKj]
-dwork	iRjW
-dy$	hRkV
-dyman	sLtV
-dynia	cVgL
-e-bed	hY
-e-day	fTi\\pR
-e-dix	aKgQhRmP
-e-fri	fShQiI
-e-off	bLiIkXtK
-e-out	bFeIfLhLi[mLp]
-e-sat	fR
-e-six	qR
-e-sun	fSgI
-e-thu	dY
-ea$	cXrT
-eable	eRkZsS
-eac	cWgT
-ead	cb
-eader	aVmU
-eados	bTgIjP
-eague	bWiStS
-eajes	bJh[
-eak	bGcLhKi=jYlEnYrK
-eaker	bGjRkQrJsStW
-eal	jQrS
-ealed	iVpU
-ealer	bSiPjP
-eales	aLbXiGjW
-eally	sS
-ealth	hQ
-eam	aQm_nQ
-ean	cIePmQsX
-eance	a]jQ
-eaned	hQiZpG
-eaner	aX
-eanne	mVqU
-eanos	h\\
-eante	aTsP
-eaper	jSkZpL
-ear	eWhYiQ
-ear's	gJhUjRlJ
-earch	iS
-eared	iJjRrR
-earer	aSfKq\\
-eario	bU
-early	nS
-earnt	jGl]
-earse	iYjK
-eas	bViR
-eased	bDcJqYrT
-eases	iZ
-easts	bJfXiLjK
-eat	bWhFpQ
-eater	b]kRqQsTtL
-eaths	fJi\\
-eaton	cViL
-eatre	aSbRfQgQ
-eatro	bWiU
-eauce	cViI
-eaune	cYjJ
-eauty	aViR
-eaved	jS
-eaves	dGhInZqT
-eavis	iVjHoZ
-eb$	bSoQtU
-eback	iS
-ebase	bPjW
-ebate	aRoVqH
-ebaut	iRjToFqV
-ebden	cQiL
-ebe	i[
-eberg	cV
-ebida	bSiT
-ebiet	bRcUhKnU
-ebles	c\`gJiB
-ebody	sP
-ebook	hRrXtR
-ebosh	jS
-ebote	iY
-ebout	iJjZ
-ebras	bSjEkZ
-ebres	bTiQmH
-ebrew	kUrQ
-ebs	jS
-ebt	fVgFkW
-ebuch	aJbLcGeLicjHkLlLrLsLtC
-ebuhr	g\\nJsKtH
-ebung	iY
-eburg	aGcW
-eburo	aSeKlUsJ
-eburt	cKiRnUsT
-ebzig	bKfShHnU
-ec$	iT
-eca	iUrT
-ecall	fPgR
-ecano	aX
-ecare	bY
-ecast	bX
-ece	bPkQ
-ecent	jQsS
-ecera	bEcZqZ
-ecess	bIcLfWgIhTjIqK
-eceta	jKpU
-ech	b[jUkS
-echas	gLiIjWqT
-echen	fIiYpUsT
-echer	bQi^j@
-echos	gRmPsU
-echst	kJmW
-echta	cUqP
-echte	cJiGj[sZ
-echua	kW
-ecial	aSiQ
-ecibo	e[gC
-ecida	fX
-ecide	bRpT
-ecido	kTr[
-eciee	jGk[
-ecien	iQkKlVsR
-ecion	jVpSqW
-ecise	jIrRsLtT
-eck	cViZ
-ecken	ia
-ecker	iW
-eclan	mTpTtV
-ecnia	jX
-eco	cVhZiLrLsW
-ecoge	hVpU
-ecole	lR
-econd	kRpQ
-ecord	jUqRsU
-ecreo	cYfI
-ecret	jRqV
-ecris	jJqWr[sF
-ecs	fPkR
-ectar	i]jI
-ectas	gRiT
-ected	tR
-ectif	gPqZ
-ectio	iXmK
-ectly	eYjImWqJ
-ector	mP
-ectos	bTiQ
-ectra	jSkS
-ecy	cTfQiL
-eda	c\\jH
-edago	iZ
-edaje	hW
-edded	aT
-eddic	jW
-ede	hKiZr^
-edger	iWpTrK
-edhof	aPcUiL
-edi	fY
-edial	a[iYlLpK
-edias	h[jG
-edica	i\\jImXoEsQ
-edico	aZiQkT
-edida	iQ
-edido	iRjT
-edige	jU
-edikt	mTqP
-edina	cX
-eding	bRfSiX
-edios	aJtT
-edish	bRjQkQlT
-edite	aWbGgAi_jE
-edito	aQhWiS
-edits	hWjP
-edium	jDk]
-edles	bTjQsQ
-edn't	l[sV
-edo	cT
-edora	bXiImX
-edral	b[sQtI
-eds	dHfWgKhHiTpIrV
-edt	cW
-eduit	hWiK
-edula	jW
-eduld	jWsS
-edule	cIfSiU
-edupe	iU
-edure	iXjR
-eeded	lZ
-eeder	iRqX
-eedle	iP
-eefer	aVbIeGiQjX
-eeing	iT
-eek	bCc\`
-eekly	fQiX
-eel	aKbLc\\jP
-eelen	mVpJ
-eeler	hVjU
-een's	q]rUtK
-eenth	cJgZpX
-eep	gSiQnY
-eeper	a_
-eer	aX
-eet	kWrQ
-eezer	iV
-ef$	cSiTpS
-efahr	gStU
-efaut	aHcKiKkW
-efbau	aR
-efe	iWqU
-efect	iP
-efeld	c^
-efere	fZqX
-efern	iTkDpIrZ
-efers	bVjF
-efest	jT
-eff	iHjZpStU
-effen	cCdZhLiInQqR
-effer	iVjJmIoZqI
-efing	hRiStV
-efits	aReJhTjRqJrT
-eflex	hYiIkQ
-efono	fShQiQ
-eford	cXiG
-efore	oS
-efr	eU
-efs	bLjZ
-efuge	aRbT
-efuhl	cAhLiFj\`
-efuse	aReSfFjQ
-eg$	bScSpQ
-ega	fHhEjDmU
-egacy	eU
-egada	aR
-egado	jLkYmU
-egale	hRiT
-egalo	bSkV
-egane	bVhJjZkHrJ
-egeld	g\\
-egeln	cHfAh[iRjF
-egenz	aJcW
-egg	cU
-egian	bRgLhRjRkKrR
-egies	gTiR
-egime	hTiR
-egina	hWiKmQ
-eginn	fUo\`
-egins	oV
-egion	cWhS
-egios	bViXpH
-egium	bTiP
-egler	aIbPmSpT
-eglos	iY
-ego	jS
-egoce	bW
-egona	cJmQpW
-egory	jUsU
-egral	bHgSiU
-egras	aLbGc\`iCjHmJ
-egree	jSlX
-egros	cWiQjJ
-egs	aHbGc_dKfLiGkHnW
-egt	b]sXtQ
-egues	bXmXsR
-egung	bQhWqP
-egura	aJbYcPjKtK
-eguro	hX
-egy	hLi[
-eh$	bTjT
-ehalt	gWqQrT
-ehand	aJhWmW
-ehe	aJb\\c[dJeHfKgKhJiDjCkKlIm@nJoKpIqDrIsHtC
-eheim	aLbYcIqV
-ehend	kFrTs\\
-ehind	cUjU
-ehler	kXqUtS
-ehmen	iQ
-ehmer	aPbSiT
-ehn	gV
-ehnte	kGoVpWqL
-ehold	aFbThWiQ
-ehors	nWqT
-ehort	bSfShS
-ehpad	hKtX
-ehr	aQeSfJhRiUkG
-ehrer	aXcLlT
-ehrte	tS
-eht	mRrPsQ
-eht's	jSoS
-ehude	cXfHgLhQ
-ehung	gKi^jKpG
-ei$	cShP
-eib	bSiKpQ
-eibad	b[cL
-eiber	aSiSjJsV
-eibst	bLrTsJtS
-eiche	bPcHi[jI
-eicht	iFlQpP
-eid	cUrPtX
-eiden	iTrT
-eider	iQ
-eides	eUjQmKqJrS
-eie	bLgSkU
-eiern	iR
-eiert	fS
-eifen	iXkQ
-eig	cT
-eigen	bTlSqTrP
-eiger	aVbKgTjGkDl^
-eight	bSgYsW
-eigne	bVqT
-eih	bUhXpL
-eihen	iWpT
-eiher	aIbUe^fJhCiGkJlIoLpEqLrGsGtL
-eihum	fRhTiL
-eilen	bLi\\rW
-eilge	iKkW
-eille	cQiRjR
-eilte	fUmTsI
-eim	cY
-eimal	nWqS
-eimar	cSqR
-ein	jTkR
-einde	aFb\\cQpS
-einem	bTiItR
-einen	iQqT
-einer	lSsP
-eines	aIbQi[
-einte	fSgR
-eipts	bKdTiP
-eirat	iYjFqUsX
-eis	jS
-eisen	hPiXnW
-eises	aKbV
-eisme	i[jL
-eitag	dKfSiQoR
-eiten	iS
-eiter	aYmd
-eites	b_hTiJsU
-eitet	iXoR
-eitig	cGjIlJn\\qJ
-eitvg	bLeT
-eiz	bViLjI
-eizen	i^
-eizer	qRrTsS
-eiß	bHhU
-eißen	cJiUjXkP
-eißer	aXmR
-eißig	fUhQ
-eja	aKcR
-ejado	jQkVqZ
-eje	bKdKjT
-ejean	mRpSqS
-eject	iUjKmL
-ejera	aU
-ejero	bIdJmQpY
-ejo	jQ
-ejobs	hIpZtL
-ek$	bTcUm[
-eka	gJmV
-ekapo	cV
-ekday	f[qP
-eke	aQbQcRtJ
-ekend	fV
-ekt	eQ
-ektar	bU
-ekten	aXfHhHiW
-ektiv	bU
-ektor	fJtU
-ektro	bWjS
-eky	rU
-el$	cR
-ela	aDcRlQ
-elada	gU
-elado	bTiVqS
-elage	cEi^
-elais	aBbYiUjEnLoQ
-elaje	gThKiKjS
-eland	aDbZdGjUrJ
-elaya	cPhS
-elbar	aFbGg]
-elbst	bThRjEsQ
-eld	cTgU
-elden	bKcejK
-elder	bFc^iLtR
-eldet	bHgTpT
-eldos	gZhL
-ele	kUrQ
-elear	hHjTkJsS
-elegt	aJqGtW
-elene	bTiGmS
-elera	aUb\\cGjFqW
-elero	aWbJ
-eleur	aToWpQ
-eleve	fSiSmQ
-elevo	eSiT
-elf	qQ
-elfen	kZ
-elfer	a\`jKkY
-elfth	oUpS
-elges	rIsX
-eli	bDc[hKnL
-elico	s\\
-elief	aS
-elier	kP
-elies	aDcWiGtY
-eline	iY
-eling	bIcWiJjTsQ
-elite	gW
-elitz	aJc]iF
-elium	aIbJcIi[jT
-elken	iUsU
-elker	aWcK
-ell	cV
-ellac	bJjY
-ellar	aSgHhTjPmP
-ellas	bYsX
-ellen	cS
-eller	b[iR
-elles	cYiU
-ellin	aVcVdPjJ
-ellon	aWbLc\\iK
-ellor	a_
-ellos	iWjT
-ellte	a[bUjQ
-elm	mStQ
-eln	cQi[
-elnde	bJc]hK
-elo	cWr]
-eload	iZ
-elona	cS
-elong	cU
-elors	bDhGiUjJmWpLsV
-elper	aRiTmR
-els	bS
-elsen	jY
-elson	mT
-elt	q^
-elten	fQjKkXsR
-elter	b[cLhH
-elugu	iPjU
-elung	bFiUkHq[rB
-elves	gXjKmCnSq\`
-ely	cTtV
-elzen	cW
-em$	fUiS
-ema	gRkT
-emain	gIjKlQqUsKtR
-emale	hLiRsZ
-emana	fQ
-emand	kU
-emann	eLfJlWp[
-emark	gKiUnT
-ember	oW
-emble	cRpR
-embra	oZ
-embre	fSo]
-embro	iRqKsW
-eme	hP
-emens	jW
-ement	iS
-emi	bKcTjR
-emien	bV
-emier	iIjToWpJrU
-emise	gGhZ
-emium	bTfKgXjR
-emmes	bPmS
-emona	bLcZ
-emont	cX
-emote	cQdX
-emoto	d[
-emper	jTpU
-emple	bVcZpHtC
-emplo	iX
-empre	cQ
-ems	cTkRsT
-emsen	iU
-emuco	cQ
-emuse	hUiU
-emy	cThKlQ
-en$	iT
-ena	mQ
-enach	bGc\\qP
-enado	iWlV
-enage	cYdJmR
-enang	bScT
-enant	eQhHoPqUsY
-enbad	bXcFiRjL
-enbau	iWoP
-enc	aJbSiWjJqQ
-encer	aPeToQ
-ences	iR
-encil	iZjLkU
-encio	dQqT
-endal	cW
-endan	bWcI
-endar	iT
-endas	bTi[
-ended	aPdVeU
-enden	fU
-ender	cJiUqU
-endes	aHlSmUqQtR
-endez	bKiHmW
-endie	i[kK
-endly	dKhXrQ
-endon	c]iTjL
-endor	hUiU
-endos	iSjSsI
-endra	kUqV
-endre	jIn\\
-endue	iSlT
-endus	bS
-ene	iU
-eneer	aIiRjS
-eners	bQmV
-eness	jX
-eneva	cT
-eneve	cTdS
-eng	hPpPqT
-enger	hW
-ength	iPrVsV
-engua	cKkY
-enham	cR
-enhof	aEbRcBiVjGp[
-enial	kX
-enida	iRkX
-enido	eIjSkSlT
-enier	aQiImTsQ
-ening	iQtP
-enino	aPrTsS
-enior	aTmQ
-enios	gQ
-enise	mSqRtT
-enist	aV
-enita	aIbVcGmX
-enito	cY
-enk	bIcGgIh^iHjRlJmKpCsHtL
-enken	iUjIqVrIsJtW
-enlos	hViKjJpLqR
-enn	iFmQp]
-enn's	fPgGjUkVoItU
-ennel	aYhI
-ennen	fJiUkQrR
-enner	aFbJgWhEiZkI
-ennes	bVcXiS
-eno	sW
-enoit	aLpW
-enora	aSnTtG
-enoux	bRiDpLsX
-enque	bThIiW
-enrad	h[
-enrat	a[iGjVtI
-enred	hZ
-ens	iR
-ensas	iQjU
-ensch	bUiRjUkGlK
-ensed	aZbPcLiKjR
-ensee	bKcTfYhH
-enser	a_cJlKqQsK
-enses	fQhQ
-ensic	hWlK
-ensor	aKiYjV
-enste	aKePf^gPhLiP
-ensum	fVpPtR
-ensus	iZ
-ent's	bEhYjLqRsS
-entag	bTgJhFiWsT
-ental	cQeRhT
-entar	iSjWqRsP
-entas	iQ
-ented	bTiJjKpW
-enten	iQrP
-enter	cR
-entes	bP
-entez	jDs\\
-entia	bXcIiQ
-entif	eJiZ
-entin	mY
-entis	lTmVpS
-entle	jZrT
-ently	iQ
-entor	cXiEjXmT
-entos	gRiQ
-entre	bS
-entro	c]
-entry	cZjKlR
-entum	bQjX
-entur	aFbXlR
-enu	kP
-enues	hQiKnY
-enugt	jGlQ
-enver	cUiS
-enwat	jU
-enweg	cVsQ
-eny	mZ
-enzen	iTmInFp\\rDsK
-eo$	bPdPiQrV
-eomin	jTrQsP
-eon	kUmV
-eones	aRiKmU
-eonie	eLhQjLkImWqQ
-eople	bS
-eos	ii
-eot	hY
-eover	gDiQoTqW
-eovil	cV
-ep$	aTeJfUiQ
-epaar	cKsS
-epaga	h]iL
-epage	iKpXrT
-epair	iQjR
-epare	q[
-epark	aPcYjE
-epart	oUtQ
-epeat	eRkKpS
-epend	mX
-epers	iXmTnK
-eph	pStP
-ephew	qY
-ephyr	cKjSkS
-eping	eRfJnV
-eplay	fL
-eploy	iV
-epool	c\\
-eport	iUpR
-epose	aVcJiR
-epots	bUiR
-eppen	bPjQ
-epper	aGbIcIfLjcmK
-epris	b\`iLj>kLlXmIpJ
-eps	fR
-ept	fRoS
-epted	iEjSmEp[
-eptes	bJl\\
-eptic	jU
-eptor	pH
-epuis	bSoGqT
-eputy	jRmU
-equen	cZiK
-eques	hZiYmP
-equin	iTsR
-equis	l\\
-er$	aR
-eracy	iTlU
-erada	cFpZ
-erade	qY
-erado	dUeJjR
-erait	k[sX
-erale	e[fLjK
-erall	bUiHjT
-erals	gSjT
-eramt	a[cLiEpQ
-erano	fQhUoQ
-erant	bRiJkUmQ
-erapy	kX
-erard	cImWpW
-erate	cLiVjakK
-eraum	bCgEh_lJ
-erbau	bX
-erben	hHiXjIlW
-erber	oTsU
-erbst	fQiQ
-ercam	jU
-ercat	aRcJiJjZ
-ercer	bPfSjY
-erche	aStW
-ercio	aFg]jR
-ercon	bU
-erd	hViK
-erdad	jRtQ
-erdam	hRiY
-erdas	bFgDiXjW
-erdem	sU
-erder	bIc\\iGjX
-erdon	gJqQtS
-ereda	bTjKkSnW
-erees	eHp\\
-erein	bejImY
-ereit	hQjRnS
-eremi	jW
-erena	hQqUtH
-erend	fWjWmI
-erent	a]lT
-erenz	fLhWnLoSpW
-erers	bIgCiZpY
-eresa	aIbKcKjLkJpQqUtU
-erest	kV
-ereux	hY
-ereza	aYbHfJ
-erfen	fIrS
-erfil	gSrUsT
-erful	j^qVrH
-erg	c_
-ergal	cKkRmV
-ergen	bQcPqR
-erger	bStQ
-erges	m]
-ergic	jWsP
-ergie	jTkRmR
-ergue	cYhI
-ergut	iV
-erham	gQ
-erhof	cY
-eri	aRbLc^iImTpG
-erial	i[
-erias	bViR
-erich	bIc\\eKmYqFtH
-erick	eK
-erico	bJgYmX
-erics	bU
-erida	cQlTtR
-eriel	hSiV
-erien	f\\oX
-eries	bQ
-erife	cUqQ
-erile	aWbKcE
-erine	aIbAcdnC
-ering	kT
-erino	bScReV
-eriod	eQgJjP
-erior	cSjV
-erito	aPkXsWtI
-erium	bPiKjQkUqT
-erk	b^hP
-erken	iLq^
-erker	aRiX
-erlag	b^cF
-erlap	fTjJoW
-erlas	kS
-erlen	a@cafJtA
-erley	aEcJiKmWtZ
-erlin	nW
-erloo	cS
-erm	eRiRpPqS
-ermal	aHb[nV
-erman	kQ
-ermas	iY
-ermel	cW
-ermes	cZiJ
-ermin	aLiWjLoYqP
-ermis	jU
-ermit	iIjPsR
-ermle	iSjU
-ermot	bHcKdLqW
-ern	iQ
-ernal	aPqS
-ernan	aKhLqRtU
-ernas	bPjW
-ernat	bUfRiQ
-ernen	iRlc
-erner	hKn\\rQ
-ernes	fS
-ernet	hXjW
-ernis	gUiSkX
-ernos	f[hDiGjTpV
-ernte	gCiQkJle
-ero	a[
-erome	bLmU
-erone	fJgKk\\mIpGsP
-erons	iLjLkY
-eroom	aLi^lGpQ
-erous	iR
-erp	cX
-erque	bHcbiHmK
-err	bRiSqS
-erral	hIi]jJpK
-erran	eIiHmZqX
-erras	aJbVcStI
-erred	kXsS
-erren	iWmVpJ
-errey	cU
-erros	bYhJiQ
-ersal	bHcLfGgKj\`kHlJ
-ersee	cX
-ersey	cPiP
-erson	aV
-ert	iP
-ertag	dUgTiJpT
-ertal	bQcZ
-ertas	iSjW
-ertel	ceiJ
-erten	fQiV
-erter	aJhUjSmRqP
-ertes	fWhPiEnJqT
-erths	aKbZ
-ertif	hTjTkQ
-ertig	eRfR
-ertis	aIeKhEiPjDlZsL
-erton	aKc\`
-ertos	bUfPiS
-eruel	cRsQ
-erung	jQ
-erust	aKbZcF
-ervas	iZ
-erved	bSjSlTsQ
-erven	cKiQjYkL
-erver	aGbUfGiSjUqL
-erves	pU
-ervir	iVjU
-ervus	tX
-ery	bS
-erz	c[hTiKoT
-erzig	gT
-erzon	bKcVmLqQ
-es$	iR
-esada	kS
-esado	aPbPiVjRmI
-esagt	eSgKhI
-esamt	aQcFnW
-eschl	jU
-escue	bQiQjS
-esday	dSfTiQpS
-esden	iGj[lQ
-ese	iTkU
-eseau	aUbScJkU
-esent	q[
-esetz	rV
-esfam	cUiR
-esgos	aJeIiVjImKtV
-esh	cJi_jKmU
-esham	cS
-eship	gUiSkI
-esi	cXfKhGjGmKoLpStH
-esian	iTkU
-esico	aSeUgGiHjJmT
-eside	hLiTkSlP
-esign	kQ
-esina	c[iU
-esion	fIhPiV
-esita	aUtU
-esito	aUtU
-esitz	b]cCpK
-esk	jTkQ
-esmal	jPqLrRsV
-esner	aQbR
-eso	hR
-esoft	jUkZ
-esoin	lRtV
-esort	bWcK
-esoul	cU
-ess	jS
-essai	dSsQ
-essed	bRdJf_jFlG
-essee	pV
-essel	bZgKiX
-essen	fBhXiTnV
-esser	bUoQpT
-esses	iXm\\
-essez	pS
-esson	gSpV
-essor	aSkP
-essus	aKbHhVjLqT
-estal	jQmPqP
-estar	gHh[
-estas	bUjQ
-ested	iKjXpVqS
-esten	cQjJkQpTsU
-ester	c\`
-estes	hQiRjX
-estic	iS
-estly	bRcGqSsT
-eston	c\\gLnVpK
-estor	pWqR
-estos	aQiPlSpK
-estre	eR
-estro	rP
-estry	cQjV
-esume	pTtQ
-esund	aHc\\jP
-esure	hXiQ
-esy	iZjGrT
-et-up	cJfQnV
-eta	jQ
-etafe	cY
-etage	bSnT
-etail	jR
-etain	gUiS
-etall	gSjJ
-etals	iY
-etaro	bRcU
-etary	aRmR
-eteen	bU
-eteil	cV
-etend	b]iV
-etera	bQcKfFgIhSjEmDn\\pF
-eters	aWiQ
-eteur	aW
-eth	bFcXiJmXpR
-ether	d]qS
-ethod	iW
-ethus	jX
-etica	bLiZjS
-etico	aErJs_
-etics	aQiWjJsV
-etien	iQpU
-etier	jTtP
-eting	iP
-etins	bJi\\jG
-etion	jVrS
-etiro	cFi[
-etite	aJfRiRkR
-etits	bQnR
-etivo	eUhGiWpK
-eto	gQ
-etons	cLhHi_qZ
-etour	cFhTn^
-etrel	jW
-etres	i[nS
-etria	bJiVjW
-etric	hIiTpTsR
-etrie	bDcDhLifjQ
-etrol	gVhQiQnH
-etros	bQgJiVnY
-ets	iV
-etson	i[
-ett	hY
-ettag	gKoW
-etted	j^p@qIsR
-ettel	cGgRiTjXqVrJ
-etten	aKc^
-ettes	bPi[
-ettle	tR
-ettre	iSpQqS
-etude	eIhHoIpIq[rR
-etung	aLbJeh
-etups	jP
-eture	fPhRjIoFqS
-eturn	fFgQhSiSpY
-etz	aWbRrS
-etzen	aRiXtV
-etzer	a]
-etzte	bTmPqT
-eu$	cSgSiUpH
-eubau	bDc[hR
-euc	gL
-eud	cY
-eue	iajCqKsU
-euern	i\\
-euf	fSoK
-eug	hYjTlU
-euils	bSiP
-eum	b^
-euner	hVjJsV
-eunes	bPiRsT
-eup	bWpW
-eur	a^
-euren	bFc\`
-eures	fX
-eurin	mWqP
-eus	bJc]jY
-euses	mT
-eussi	hLjVpL
-eut	aWcJkY
-euten	mT
-euung	bJi\`
-euven	cV
-euves	oLpY
-euvre	bWiUjJ
-eux	cRkT
-ev$	m\\
-eva	cT
-evado	lUtK
-evage	aQjLk[
-evant	bHdQlW
-evaux	fIiY
-eve	cS
-evees	iQ
-eveil	b\\fEhZiF
-evels	gSiR
-evers	cWnT
-eveso	bY
-evete	jX
-evi	b@hGiamJpJ
-evier	aAbIcUiWmR
-eview	cReQkLmHoCpS
-eving	bUqT
-evo	eSiT
-evops	aXcFiFmQ
-evues	iV
-ew$	cPePmPqS
-ewall	hJjVkJ
-ewals	bKeEfChUiY
-eward	g[iBkQmV
-eware	jXlI
-ewe	bJcZjR
-ewell	cU
-ewerk	aLb^iF
-ewers	aFbGiPmEp]qD
-ewery	aKbUcWiK
-ewing	r[
-ewish	bSiQlPsP
-ewood	cWgKhWjImQ
-ework	dRiU
-ews	iSpS
-ex$	iWjP
-excel	bV
-exe	eShV
-exham	cSfI
-exiko	iLnX
-exion	bLhLjIpKrKsatJ
-ext	aIhKpEr\\tT
-extil	bRcL
-exual	aUbLsV
-ey$	bPcW
-ey'll	lRqQ
-ey're	bJsV
-eyard	aRgQ
-eye	bKcFiZ
-eyman	gGjSkY
-eyond	gUhQjIlPoL
-eyors	bWmT
-eys	i^
-ez$	cXiUkKmR
-ezcla	iX
-eze	bJcYiKoVpLqQ
-ezeit	dPeYfS
-ezept	aHbRiUjL
-ezi	fPtU
-ezirk	b[
-ezuge	g\`hJiBjF
-eß$	jZkDmX
-eßend	jV
-eßt	jSpHqT
-fa$	aEcViLmXpRtH
-faces	iX
-faela	aGcW
-fahig	fKgKiDj[kR
-fahrt	bKfSgJh[nUoKpHqQ
-faire	gAhLiKp]sR
-fairs	bU
-falen	a@bJcEgThKiGn\`
-falle	hJi^
-falls	bJiJsPtV
-fallt	fUgKlT
-fam	cUiR
-fan	cSmXtR
-fants	iRsW
-fapme	iKjS
-farer	jZ
-fas	aSiVpP
-fasst	iZqGrLtW
-fasts	fJhXiS
-fax	aLcV
-fe$	iX
-feb	bKf\`gQhLoQ
-fecto	k[sQ
-fects	jPkR
-fee	hWpS
-fel	aQfLgVhYlWqIrF
-felia	mVpRrK
-femme	aVbR
-fende	bW
-fense	cXjP
-fer	aP
-ferde	bYs\\
-fered	oKpTrRtP
-ferer	a@bh
-ferie	iVpW
-ferin	aPmR
-ferta	bEcHp[rR
-ferts	hVkK
-fes	hQjIkQmS
-fesor	aT
-feste	ic
-fests	iV
-fet	cKiXmK
-feu	a\\cIhPiJlHpG
-feurs	aYbJhEiKkIsZ
-feuse	aRbStC
-ff$	bQ
-ffage	bLhRiR
-ffe	bVgJ
-ffene	bJgLiZsJ
-ffers	bQiV
-ffert	h[
-ffets	iZ
-ffeur	bR
-ffi	qWsL
-ffice	d[
-ffing	eUtU
-ffins	fLiT
-ffith	iKnX
-ffold	iVjFsT
-ffrau	aJbLcIiIj[
-ffres	jDpXqQrSsK
-ffs	gSiVjKqS
-ffset	aPbU
-fft	fRgLpUqR
-ffure	jVlU
-fg$	eSiGjX
-fgabe	p\\
-fi$	aIcJhJiVmFpW
-fia	bHiPj\\rP
-fic	iQkUmL
-ficar	iW
-ficat	jYsS
-ficer	aW
-fices	bVcQ
-ficil	gPmIqX
-ficio	aPiQtT
-ficos	fUiHmY
-fie	jKkSlS
-fiees	jV
-field	bRc[
-fig	i]j>p[tI
-fikat	jTk[
-fiker	aTbKsQ
-fil	cUgQtU
-filee	gFiKjZqS
-files	iQjKp[
-fills	b@c[iRjJ
-fin	bRhVmXtI
-fined	iJjUlV
-fines	bKiRjR
-fings	i]
-firma	bUeSiS
-firme	aU
-first	aEbJdYiV
-fit	bQjP
-flake	aKjSkU
-fle	bUfSiK
-flege	aScHiY
-flich	eSgXjY
-floor	bTgKjZ
-flour	aKcXtJ
-fluge	bLgGh\\
-fmann	aUjht<
-fnung	eLiBjFo\`qQ
-fo$	iVjU
-folge	iSoRqR
-folio	jWpQ
-fon	hQ
-fonat	oIpVrJtT
-fonds	bYgJhYiG
-fonso	bKiKpUqV
-fonte	iW
-for	aJb]hJiKjGp^
-force	jV
-forma	aHjU
-forme	tT
-forms	bZiTjI
-forte	aQcahGiF
-fox	cHjRkQ
-fplan	jX
-fr$	f_hL
-frage	iX
-fragt	jKkZ
-fraid	dQeQjW
-frain	mX
-frame	iYjRqJ
-fre	iRrR
-freie	bLgSkU
-fresh	iRqQ
-fri	fX
-fries	cZ
-frist	oU
-froid	jX
-front	cVsU
-fruit	bTiUjL
-fs$	iY
-fscme	bLeRiKmV
-fseep	gWhR
-fsted	bPrU
-fte	iQmQ
-fteen	fSgRhImVtQ
-fth	oUpS
-ftigt	bT
-fting	iQsP
-ftrag	bQcKhJtR
-fts	fRiT
-ftuch	s_
-ftung	cJi[rT
-fuera	cHdXfRgKhK
-fuhrt	b^iDmQ
-ful	qPrR
-fully	bGeXhGiLqS
-funds	i[
-fy$	jZ
-fzehn	qV
-fzeit	e]
-fzuge	aJbWlW
-g's	bIcRgXiHlT
-g-oct	fU
-ga$	cZhWkPmS
-gaben	iXtR
-gable	bDe\`hK
-gadas	bUfWiHjKsP
-gador	aP
-gados	bXnZ
-gages	iZ
-gaise	lUsS
-gal	bPeS
-galog	jPkS
-galow	h[
-gamos	bRhRqW
-gan	cVkPpS
-ganda	iR
-gange	bUi\`
-ganic	b[hUiE
-gante	sY
-gar	jU
-garde	aKiJkX
-garon	c\`fEiHjJqI
-gasin	bQhViS
-gasse	cbdVhK
-gasta	cShT
-gaste	aKsZtL
-gat	bKcSfDiTpT
-gated	bJgbiCjRlJpK
-gates	iV
-gathe	c@eSiHp^
-gator	a\`
-gau	cTgJjR
-gavon	cU
-gbo	kW
-gbook	iQpS
-gcp	jS
-ge$	iQ
-ge-wo	fVjKqP
-geben	iV
-geber	bVgGhYiVjJ
-ged	jT
-gee	gQhKiTjEkR
-gel	bThTi]
-geles	aGbZcYiE
-gen	iQ
-gency	bQ
-genda	iR
-gende	bHtV
-gends	q[
-genen	hRiKjRqT
-gener	hVsP
-genes	bUlRnR
-genos	iQjR
-gente	mW
-geois	cKkWs\\
-geous	aLc]fKiHjKrLtH
-ger's	jJkRmQrIs[
-gerac	aQbHcS
-gerat	gJiJjUkWsT
-gerei	bWjLmGpU
-geres	aJfJhXiQ
-gerie	hTiW
-gerin	hKmTqU
-ges	iQ
-get	hVlQ
-geurs	aRbYmK
-gg$	bLcQi[
-ggage	iV
-gge	bScQiK
-ggeld	gPiKnY
-ggers	iRmTqT
-gging	i_
-gh$	c[
-gheda	cV
-ghing	aHjW
-ghout	cWiJ
-ghreb	iVsV
-ghs	aLbXeJhHoUqWtK
-ghted	ibrR
-ghter	cFfUiJjWmSoH
-ghtly	iTmRn[
-ghton	nYpGqK
-ghurt	bdc@
-gi$	bLiIjImbpH
-gia	aRj[kQ
-giada	cGfKiIjcqS
-giado	aRjW
-gible	hXtB
-gic	bSiLjTkQ
-gical	bDcYlY
-gicas	fZiWjH
-gicos	iV
-gidos	cLiKjUkQ
-gie	jV
-giene	iUjU
-giens	iYjV
-gig	bUcIfVhKiCoS
-gik	aYiPtF
-gilar	iQ
-gimen	eU
-gin	aScS
-ginal	bQjSpQ
-gines	bUiX
-gings	bWiJ
-gio	cZgIjJ
-gious	hUsT
-gique	bVjS
-gis	eKhJjTk]
-giste	a^eXhK
-gists	bViCjWm\\pH
-git	fS
-gital	bQpK
-gix	iLjWoK
-gkeit	i^j\`lQsH
-gl$	aJcatI
-gla	iUsQ
-glage	iU
-glais	jVkSlS
-gland	cXgRiInS
-glass	fHiUjRkQlL
-gle	iS
-gleur	aWkL
-glich	hSj_tI
-glied	iAjRpWsW
-gling	aIgWi\\lK
-glise	eKlPoU
-glish	jQrS
-gment	eHiWjV
-gmore	aJcX
-gn$	jUoR
-gn-up	iS
-gna	cIhKnY
-gnado	gKhXpX
-gnant	jRsR
-gne	c\\
-gners	jLmUs\\
-gnies	aJbGc^
-gning	bJi]jB
-gnons	bTiJmX
-gnore	qVrJtQ
-gnose	iWjS
-gns	i[jR
-gnung	jTlJpV
-gny	c\\
-go$	jR
-gogia	aQjW
-gogie	bS
-gogik	aYiPtF
-gogin	a_fH
-gogue	aYtG
-going	eRiIlRqP
-gol	bKcY
-gon	aLcXfQrV
-gones	bHfYgXiBjL
-goo	hW
-gop	hW
-gor	aIcdhGmStL
-goria	gZjQ
-gorie	bQiKjR
-gorre	cV
-gos	jR
-gosto	eRfQoT
-got	cKfKgIpSqLtX
-gow	cTdP
-gra	gTsS
-grade	aXbGcLiCr_
-grado	cSgTjRkHlR
-grafo	aQiUpT
-grale	gRjW
-grama	aKbVcHeTfS
-gramm	hQiSlU
-graph	j[lGpQrRtS
-grase	iV
-grave	aEbFc\`hFjFkLlKmKpGtF
-gre	cXfGkX
-greed	aKgIiKlJqUsY
-grees	bRiRjQ
-greso	fQgVoT
-gress	gKh]jT
-gri	iCkLm^
-gro	cQiY
-grono	cXhL
-grund	cKeVgEhKiKjCk]sU
-gry	sZ
-gs$	iV
-gsbau	bZcHgJ
-gside	mY
-gst	aJc^mUnFtD
-gsten	bCfUgHiLj\\oTpJ
-gston	nUpU
-gt$	lU
-gte	bUmQqRsJ
-gth	iPrVsV
-gts	fRjU
-gu$	mZ
-gua	cT
-guada	cZjK
-guage	cXiG
-guaje	r[
-guard	cFi[jP
-guero	mSr\\
-guese	jTkQrS
-gueur	jVrT
-gui	cTdQ
-guien	aW
-guing	gKiXjJ
-gular	eRfP
-gumes	hV
-gun	bLjSkR
-gunda	aTbQiEpR
-gundo	bQjJkWoT
-gunte	iXqI
-gures	iSjToFqQrQ
-guros	aTgKiP
-gut	bZcGi]lW
-gutet	fLhUjQpV
-gware	cX
-gwitz	bLcWiPpK
-gy$	gVjS
-gym	iW
-h's	cQpIqZrS
-h-gcp	jS
-ha$	cRtV
-haben	iYjIqX
-haber	hUmY
-hable	hJiBj_
-hadas	gHhSiX
-haden	fYkZ
-hadow	cIjHmJoQp\`
-hafen	cahRiLrQ
-hafft	fTgKqUsQ
-hafte	aVb]cJfKhKiIjJlDmHsK
-hagen	aQcU
-hains	bZjR
-haire	aCbDc^dHeYiIjDlHpE
-hairs	bRcSiQ
-haite	aKjQkSlFpKqLsKtR
-haker	cZiJjJ
-hal	cciK
-halde	aLb\`cKhA
-halen	aEbZiR
-halle	bUcRiItP
-ham	ce
-han	c]hQmY
-hanau	iSjS
-hance	eTqX
-handy	fIh[
-hanet	c[iI
-hanga	aJcKdLfHgChKiJjHkClImHo_qKrFsLtL
-hange	lPpIqU
-hanic	aYhLmV
-hanks	iUrTtT
-hants	bQiJjT
-hapel	bUcJ
-haque	hTmTsQ
-har	eHi_
-hared	fQhTsQ
-hares	bHgXhQjD
-harge	aQmW
-harla	iQp[
-harma	aPiVjFk\\
-has	i]
-hasen	iUjX
-hases	iYjI
-hasse	iWoK
-hat	bFc\`mQpH
-hau	cRiT
-haude	hSiQ
-hauen	jUpQqW
-hause	d]
-haval	qSsV
-haven	cbiL
-haves	iPjVtQ
-hback	bLiX
-hberg	b[hK
-hboot	bVcLhLiV
-hcare	hUiS
-hea	c\\jVtK
-hears	jU
-heath	aGbIc[dBfIiUkL
-hecks	iS
-hed	bR
-hee	cHfHhFiKlFpJr[
-heeky	rU
-heels	bVjTrL
-heers	jLpIt\\
-heese	gCh\\kV
-heets	iT
-hef	iLjImd
-heffe	bJm\\
-hefin	kPm\\tH
-hefte	icjH
-heide	bLc\\pVqK
-heime	aEbJcGiRn^tL
-heine	bRcQiT
-heirs	jHmQrT
-hek	bTcIiQ
-hel	bDc]eKhIiHkJlJmIoGpUqQ
-helle	cTgXjKqQ
-helon	aRgWjL
-helor	hRjQ
-hem	cWhKnWsR
-hemas	jYqS
-hemes	aLbSiX
-hemie	bUcJl[sL
-hemin	iVjKsU
-henkt	h\\iG
-henta	gQmQ
-heque	bRjIkV
-her's	iJlToX
-heran	bYcPlQ
-hered	jKkJlX
-herei	aPbRcKiIjYlK
-herer	aGbacIiI
-heres	iIjWlVqR
-herie	aLbVjT
-herin	aVrPsR
-heron	aPcLe\\iJjKtK
-herry	bTiKoQ
-hes	bP
-heses	iZ
-hesia	hJiSjKkS
-het	jYoFpV
-hetag	fS
-hetic	aSiEjW
-hette	fIgXpJ
-heuen	j[
-heure	gW
-heurs	aSbQ
-heval	hU
-hever	cSeQfRhGlT
-hew	qY
-hey	c]
-hey'd	iWmQ
-hez	cYiIm\\
-hfrei	fWhG
-hgoer	lQ
-hgrat	iX
-hheim	aHbKc\`mJ
-hi$	cRiRjR
-hia	cV
-hibit	bKiSjJrT
-hic	aU
-hicad	jW
-hical	gYhJ
-hicas	bQiTsRtR
-hicht	f\`
-hicle	hUjQ
-hicos	fFiWmKsX
-hie	cVmQ
-hiens	aBbXjU
-hiers	cYiQ
-hiffe	iY
-hifts	fTiQ
-hig	iEjVkPsW
-higan	cT
-higen	iY
-hilfe	bShTjQ
-hillo	cIjY
-hiloe	iUtK
-himie	jR
-hinen	iTlV
-hines	bUgKiPkU
-hings	iKpRsYtQ
-hinks	fKq^
-hio	aIbPcIi[
-hip	bRjR
-hip's	iW
-hippy	aSbSrJ
-hique	iYjErW
-hir	aHbKjZrEt[
-hirds	bYeKgViH
-hirme	dJh\\
-hirts	cIhci>mKpD
-hirty	fS
-his	bRcTqRrV
-hisch	jWkU
-hisky	bThKiT
-hitby	bScR
-hiv	aGbQjIkWpSqP
-hivar	bTtI
-hiver	eQhXiR
-hives	bXjV
-hjahr	iUoUpL
-hkeit	hKjdqT
-hl$	aHcWiYjU
-hlaft	pQqX
-hlage	gZhJiR
-hland	cBd^iKjKn\\sT
-hlank	s_
-hlass	iZ
-hlbar	fVgJhR
-hlbau	eIjU
-hle	aDbWcFiVm^pFtL
-hleiß	bHhU
-hlich	cJjClSmUpIr^
-hling	bHi]
-hlt	gThU
-hlung	ge
-hluss	jUlT
-hly	iR
-hma	sX
-hmann	a[iKnDpZtH
-hmark	aIbDcDhGiWjZ
-hme	eUiXkR
-hment	aFbTeUiZqHtQ
-hmied	a\`jI
-hmond	cZ
-hn$	gWjSnU
-hne	bJgSh[mPsV
-hnell	jWlU
-hnern	b[iL
-hnhof	cZpJ
-hnitt	cJi]nR
-hnmal	aLcGdLeLgZkLlLmLnKoLpLqKrL
-hnt	gTjK
-hnten	oTrJ
-hnter	aJcGfKhVpPrI
-hntes	gPhT
-hnung	h^
-ho$	cQ
-ho'll	aRbKsY
-ho've	jKmT
-hoa	aKmStR
-hobia	bHiRl[
-hod	iVmWpE
-hoden	cHi^jKmJ
-hodes	iP
-hodri	mQqR
-hoe	cS
-hof	bSc\\iP
-hofen	bPc[tD
-hofer	aTjR
-hoice	eSfWkR
-hol	jYsQ
-holds	bY
-holen	bEiWkZmK
-holes	aIbXiU
-holet	c[tI
-holic	bPrRsS
-holog	aWeRjE
-homme	iUsX
-hon	kP
-hools	bRcQiS
-hoose	dQeSiQqS
-hop	bT
-hop's	bRcUqS
-hor	aQdR
-horde	aDbRqQsQ
-hords	bVfL
-horen	bKcGfUiKmSnYpGqW
-horpe	c^
-horra	cY
-horro	hTsT
-horst	aAc]qYtI
-horts	iTjJs[
-horus	aV
-hos	cRhVsV
-hosen	iYjSqH
-hot	cZi@jZmJpK
-hotel	b^cGhV
-hotos	iU
-hough	cHdRlRqTrPtF
-hould	qS
-hours	eXf\`hLiKjL
-house	bRcQ
-hovel	jSkQ
-hoven	cW
-how	aUbQdHhBlStL
-hport	cS
-hr$	iSoS
-hrain	cY
-hramt	jX
-hrase	eSrQtX
-hre	j]
-hread	aKcKpHtV
-hreib	bTiJpRqLrQ
-hrend	a\\bJcFfRjJ
-hrens	iKm]
-hrift	gIpJr\\tT
-hrige	aZjQoB
-hrome	aLiTjWqR
-hroom	bRhRkSsP
-hrt	bTcLhVnQ
-hrten	cHeSgEhRiRjLna
-hrter	aHbTjRtT
-hrung	jak]
-hselt	jSkTmRqQ
-hsene	bXiIqP
-hsten	bWeKiFoRsX
-hta	cUqP
-htage	bJfZiPjIkW
-htags	rY
-hte	jS
-hteen	bVjUtS
-htern	jTkHrUsT
-htest	gIjUlT
-htigt	iKj^lEoKpT
-hting	gPjJqS
-htung	fJi\\nRsK
-hty	bUgQ
-htzig	fT
-htzug	bYhImK
-hu$	cUfTnP
-hua	kU
-hub	bJjRpW
-hulen	i^nRoL
-huler	bRcTgGiSjKoLtJ
-hum	fQhT
-hup	jV
-hur	c[iK
-hurch	cSiQ
-hures	bWiP
-hurso	aHcW
-hus	cP
-hut	cV
-hutte	a>bccEhRiEtI
-hways	bLiPjS
-hwege	bKcYiS
-hweig	cT
-hwein	b[cGjKmKsL
-hweis	cIj_kS
-hwirt	aRbKkY
-hy$	aTjSrS
-hyr	cT
-hys	bTkW
-hysik	aW
-hysio	aQhV
-hzehn	bTfP
-hzeit	cIhUiZ
-i's	aVhEqZ
-i-sun	fT
-i-vis	hYjP
-ia$	cR
-iabel	fTgWqK
-iable	fGgRjZ
-iacan	cX
-iacre	eJmZ
-iados	b]fSiKoV
-iages	gSiV
-iaise	iW
-iajes	nVrR
-ialen	bYpP
-iales	cLnW
-ially	iVlQ
-ialog	iIjVlT
-ialux	jQkWpL
-iam	cUmS
-iamos	bUeUtR
-ian's	cR
-iance	aPfQpGtY
-ianda	hW
-iande	fIhQ
-iando	j[kHsV
-ianos	bUsa
-iante	jZpLsU
-iants	lTrR
-ianza	eVsR
-iar	hT
-iares	aRm[
-iaria	bX
-iario	cPiQ
-ias	iT
-iat	oUqR
-iated	k]
-iaten	jFkVnV
-iatif	aEbY
-iativ	iYkU
-iator	aX
-ib$	bTcHgLhWjX
-iba	c[iKjP
-ibaut	jKmY
-ibbon	i[
-ibe	gIiPjGqXrW
-iberg	aKc\\fK
-ibier	cWh\\
-ibits	bRiRjG
-ibles	sV
-ibo	eUgDiUpHqPtQ
-ibras	bQdKfXjQ
-ibres	fQgQhV
-ibros	aLbJhViRjP
-ibt's	bSgIhRjKkR
-ibung	jY
-iburg	bPcSpS
-ibuto	e\\hJ
-ic$	jQ
-icada	hPjY
-icado	bRjU
-icaid	bZcLhGjGkQ
-icale	jV
-icals	j^
-icana	bVcZiInJsQ
-icano	fYiWsS
-icans	lJs\\
-icant	aElPpFs[
-icapa	bLcHjd
-icate	lQqQ
-icato	eTsX
-icats	aIiUtL
-icaux	iWtJ
-icely	iQqIrR
-icent	mV
-icero	a]
-icers	aeiB
-ichas	iW
-ichen	rX
-icher	j_mW
-iches	bTsP
-ichet	iSjKkS
-ichst	oWsZ
-ichte	cRiRjV
-ichts	qW
-icial	gR
-ician	ac
-icide	hLiSjIk[
-iciel	cIj]
-icien	abcQiK
-icier	aZbLjWkH
-icies	i[kIoKqJtH
-icile	d\\hS
-icina	bPdU
-icine	fKhLiY
-icing	i\\
-icion	iY
-icios	eUsR
-icite	eKtQ
-icity	hViKjZ
-ick	calX
-ickau	cW
-icked	iDjXpIqW
-ickel	bJi[
-icken	jLlSpVqIrLs[
-icker	hQmQpKr\\sQ
-icket	hY
-ickly	iJjUtR
-ickup	hX
-icles	b\\gIhYjKlP
-icola	bZcKhKiS
-icole	sP
-ict	cQqX
-icted	jX
-ictee	pUtV
-ictly	fYpPrRtL
-icula	bQhQjX
-icule	hRjXnU
-iculo	kZpQ
-icy	hPjLkUmGrV
-id$	jT
-idado	hT
-idare	e[mJ
-idate	hKnQtT
-idato	lLpXqS
-idats	fTiEqZ
-idays	fPhW
-idday	a?cEfHhKiFjLkKmWsKt_
-iddle	cUiLjLoTsT
-ide	cP
-idend	fKiHj\\k[lGqLrKsG
-ideos	kV
-iders	iV
-idest	bLcKfZgIiVjFmJrK
-idges	bYcKgLj]
-idh	lPmR
-idi	cRfUpT
-idien	cViKnR
-iding	bPhKjPkWlRnK
-idite	jW
-idity	iV
-idjan	aJcUnV
-idles	iUsP
-idn't	hYiF
-idora	b[
-idorm	cW
-ids	bXcSjFs[
-idual	gRiQnS
-idung	hci>jPoQ
-idy	hViLjW
-ieb	bWtR
-ieben	jU
-ieber	qTsT
-iebke	mT
-iebre	aLbEcIdJeJfJgJhHj^kIlJmJnJoEpKqJrEsKtJ
-ieces	aKbUiR
-iecle	bVfKiHjY
-ied	sQ
-iedad	iQmPqWrQ
-ieder	iPqRsT
-iedra	cKjW
-iee	iJkUlPmQ
-ief	iTjW
-iefen	iXqK
-iefer	aLiSjT
-ieg	eSjFlW
-iegel	bKcKiZ
-iegen	jSqU
-ieges	bTcXiK
-ieh	aLbZ
-iehen	i^kS
-ieher	aPbQcL
-iehre	aXbGcTjItJ
-iel	pV
-ields	bTcTiJ
-ielen	iRkV
-ieler	bSfS
-ielle	aHbScGfJiFjRmYqQ
-iem	cJdKf_gRhIiGjLqKsKtJ
-iempo	kQ
-ience	jV
-ienda	iQ
-iende	aTqR
-iendo	eVqQ
-ienen	aKbShTiR
-iener	aBbLhRpKsgtH
-ienes	aKbVfJkJl]
-ienne	cQqS
-ienst	fWiX
-ienta	hUjP
-iente	qT
-iento	iS
-ients	bWsQ
-ieras	aXfTrI
-ieren	iZ
-ierer	a]iLjPsW
-ieres	c[mX
-ierge	aRkR
-ieria	lQ
-ierie	b\\cK
-ierno	bFc\\qQtS
-ieros	aVbLmX
-ierra	cQjT
-ierre	hQiQ
-ierta	bPkY
-ierte	iY
-ierto	aLbUcBgRhSiV
-iesel	cVhP
-iesen	bHiXsW
-ieses	gQrWtR
-iesgo	gQhSjP
-iesta	aEfY
-ieste	cYiV
-iet	bQcTnT
-ietas	gRhQ
-ieten	hRqTtW
-ieter	aBbKcKfVt\\
-ietes	aDi_pK
-ietos	b\\jTmL
-ietse	lHmY
-iette	aKcVi]
-ieu	cTdX
-ieure	eKiDjCk]m[pH
-ieurs	iXjPmP
-ieuse	iXsK
-ieval	iXjS
-ieves	aSqS
-iew	cWkQpV
-iez	bGcVdJkHmLtU
-iezas	dTiR
-ießen	cRiR
-if$	cRiK
-ifa	gSpQrV
-ife	bQiP
-ife's	aGkKq[
-ifers	bIcGhKibmJ
-iff	gSmRqT
-iffer	fGgJhHmGp\`
-iffes	aUiT
-iffre	iRrS
-ifica	bKgJiVjT
-ifico	aFbYiKjT
-ified	jS
-ifiee	iJjV
-ifier	hGi[qZ
-ifies	gLiRjHlApatK
-iform	hWpLsU
-ifs	bWjV
-ift	jP
-ifter	bGcHiSlSpZ
-ify	iXjT
-ig$	fQ
-iga	cEiZnXpK
-igabe	fHiSoYpKqT
-igada	aXbJmS
-igade	bQf\\mT
-igado	cSdUiIjP
-igeac	cT
-igend	aGfFjXtV
-igene	bUhX
-igeno	iY
-igent	aUbJmXpHtI
-igest	aFbHcFdIeHfHgJhFiIjCk\`lHmGnIoHpHqHrHsHtH
-igger	aVhKkRrY
-igh	cQ
-igher	gSjT
-ighty	bQcJgS
-igine	s[
-igist	aEb_cEiJjImK
-ignal	fKiJjWlFnVpRsL
-ignan	aQc[
-igned	gSjPqX
-ignee	aJbKiGl^s[
-igner	a[fKmR
-ignes	bRr[
-ignet	eSfUgK
-ignon	cKmUpU
-igo	cTmQ
-igono	cXtT
-igt	j[qS
-igten	bTgJmV
-iguel	aLmU
-igung	gUhTjU
-igura	qSs]
-igure	fRiDqP
-igzag	jW
-ih$	bRhXiHpK
-iheit	iZkT
-ii$	bYt\\
-iii	t^
-ija	cHiLjYmX
-ijera	iX
-ik$	aWjT
-ika	aSbScCiSjGmWtJ
-ikant	jX
-ike	aHcQhQiSnR
-ikely	eZkLpK
-ikern	bJm\\pH
-ikett	fZ
-iki	bRcaiF
-iking	bGh\\iFsQ
-ikler	bW
-iko	iLnX
-ikt	mTqP
-iktat	pHt[
-iktok	iWqR
-ikura	iIjZ
-ila	m]
-ilado	bUeGgUiKsR
-ilage	bVmKo]
-ilano	c[rG
-ilans	dLiWjP
-ilbao	bWcQ
-ilbar	f[gIiJ
-ilber	jZ
-ild	iQrP
-ilder	bScFiGj^kS
-ile	iR
-ilege	h[
-ilent	iLj\\qQ
-ilers	bT
-ilets	h\\
-ilfen	aQcJiKmf
-ili	hSjWkS
-ilial	aIbYeVfH
-iliar	hW
-ilias	iWjL
-ilica	jS
-ilidh	lQpR
-ilien	bS
-ilier	aSbDhRiUqR
-ilieu	aVsT
-iliff	iQmZpL
-iling	iQkWqS
-ilios	iIjQkXnT
-ilite	hSiUrL
-ility	iTjR
-ilker	aWbIcHmX
-ill	cYlR
-illac	cT
-illas	bRmX
-illed	aQcJjLpUsR
-illen	aAc\\hVi>
-iller	aY
-illes	iVtR
-illet	hRiRoU
-illig	fQhZ
-illis	bZ
-illon	aHcVqZrK
-illos	bRiTjX
-ilo	cWrYtS
-ilote	bKmZ
-iloto	aZiKjK
-ilots	bQiRlVmJ
-ils	iV
-ilt	fR
-ilter	dKiSpV
-ilton	bRcRlRpJ
-iltro	iT
-ilung	aRbPhImVpKtU
-ilver	bUhIiR
-ilzug	bJcHhBia
-im$	cW
-ima	cVqW
-image	iSjJrPsYtJ
-imals	fR
-imano	iS
-imara	cIjKkX
-imary	bScPfDiRkT
-imate	i\\pQ
-imaux	bVhPiJ
-imber	a[
-imble	iTjP
-imens	gJiY
-iment	hHsZ
-imera	aRmHoUrW
-imero	iTpPrV
-imers	iRmZsU
-imica	jQ
-imico	fKiQjQ
-iming	fQiRjS
-imite	bDfJh\\iIjEkK
-immen	iYsR
-immer	h]
-immst	iPqS
-imo	rT
-imper	aEc[jY
-impio	cJjVtX
-imple	iVrV
-ims	iSsT
-imsby	cYfI
-inacs	bY
-inada	iTjX
-inado	gUiZqU
-inage	aRgTiRkSrG
-inals	bRpX
-inant	aKc[iK
-inary	iIjVlZ
-inata	c>m^
-inato	bKe^oI
-inbau	bSiIjT
-incas	iBj^nT
-incia	bRcTmT
-ind	hJiKj]
-inden	c[iT
-indet	hYkEpJsW
-indle	jVoV
-indly	jSrQtT
-indon	cS
-indre	j[qI
-ine	iQ
-ineal	kY
-ineas	bRiRrP
-ineau	aJhKmW
-ineer	aU
-inees	bQjLmU
-inema	aPhV
-inens	hW
-inera	aQhR
-inere	gKiZ
-inero	gPtU
-iners	bTgGiRmT
-inery	b\\cIiJjSkP
-inese	jUsT
-iness	aQiPjU
-inete	dPhSiZ
-inety	fJgX
-ineur	b[cHtI
-ing	iQ
-ing's	bIcRgXiHlT
-ingar	c]iK
-ingbo	kW
-ingen	c\`
-inger	aDcPjTmT
-ingle	hQnRsT
-ingos	f_kU
-ingts	fV
-ingue	jRkP
-ingut	bS
-inhoa	mTtR
-ini	aIbHc\\iIoLpU
-inian	iWjQkF
-inica	bSjK
-inics	cViWjKnT
-inida	e]gL
-inido	eX
-inien	bShSiU
-inier	aX
-inigt	aJbWgZhKjIqI
-inimo	jS
-ining	hRkPlQ
-inish	fS
-inita	jW
-inite	e_j?
-inium	bSjY
-ink	bTqR
-inked	eZgRjLrHtK
-inkel	bbcFdJhLiIjL
-inken	cKhIiWpT
-inmal	aKiTjR
-inn	fQgKkRo]
-innen	m]sV
-inner	aRhTiP
-ino	bR
-inome	jRmX
-inors	iU
-inoso	iKjVmKqKrTsHtJ
-inoth	bWcJjPmL
-inq	eThKtS
-ins	iU
-insam	b\\fFpU
-insaw	jVkU
-insen	iX
-inson	aIcUiVrQsK
-int	pTsQ
-inten	cXiKmY
-intes	hJm[sU
-intor	aU
-intre	a]
-inuit	fUpU
-inute	iPjTpT
-inuto	gKjVpR
-inway	jW
-iny	bLc^eJiK
-inzel	eHiX
-inzer	jTtK
-iocho	gQhJmSoTsK
-iod	eQgJjP
-iodes	fXtQ
-iodia	fQpV
-iodic	iXjI
-iolin	fPkQ
-iomas	iTkKlTrV
-ion's	bGcZg@h]
-ionar	bTrY
-ioned	cVgEhGqVrV
-ionen	bZiYjP
-ioner	aJbViZ
-iones	iY
-ionne	hQiKqRrV
-ior	aP
-ior's	cUiGqV
-ios	iQ
-iot	bYiS
-ip$	bKcRh_jT
-ipale	aVpH
-ipass	eIfGh_iCjJ
-ipend	gPhR
-ipina	qKs\\
-iping	iZjKqT
-ipios	c\\fJiJoQ
-iplom	fLjSkR
-iplus	iSjLkRlKsK
-iport	c]
-ipped	hUjX
-ippen	iXjL
-ipper	aPiQjRmS
-ips	aPmW
-ipt	jQkUtR
-ipton	cV
-ipwcf	jUrQ
-ipzig	cRdR
-iquee	qV
-iquer	bJiXjR
-iques	bVi^
-iquet	fV
-ira	cUjWpK
-irado	iTjGk[
-irage	ia
-irait	j?k\`lEqF
-irche	iRrKsY
-ircle	cViXjJ
-irect	eZpW
-irees	f[kGlV
-irekt	cRjTmR
-irely	cKdYgQ
-iri	bKhHnEp]
-iriam	mU
-iries	iW
-irige	kWmSpL
-iring	pSqQsR
-irk	bPc]
-irm	g\\iT
-irman	aRpR
-irmar	oDq[
-iro	aLcHiWmYpI
-irobi	cV
-irona	cTgT
-irs	iV
-irt	aVcJjX
-irths	hEiTlTnV
-irtin	aVm[
-irway	iU
-iry	fQiY
-isa	bLcLm\\tR
-isado	cIfPi\\kT
-isage	dGhWsS
-isbon	cZdIiP
-iscal	aImToS
-ische	bYjV
-ischt	bRcVqW
-isees	gY
-iseis	fKgQhGiUmYqJ
-iseno	jSmV
-isero	aWjFk]sD
-isers	bVjJmbnI
-iseur	a\\cJiV
-ished	lV
-isher	aYqV
-ishes	qU
-isica	iVqK
-isico	jPpU
-isier	aV
-isimo	hKiIjXkUqJrL
-isine	bR
-ising	cQiT
-ision	jQ
-isita	gQnR
-isite	fRpQ
-isits	dRfKnT
-isley	cRnT
-ism	aCgLiflT
-ismen	gLpLrZ
-ismes	bPrU
-ismus	aJi[
-iso	cXsT
-isons	jVrRsK
-isora	pX
-isors	aSfHhXpW
-isque	jKkYpKtI
-iss	i\\kLoKtW
-issed	qStQ
-issen	bGcRiKjSl_
-isses	iWjJs[
-issez	iQpQ
-isson	kP
-ist	a_
-istan	aZ
-istas	m^
-isted	bXqS
-isten	iUsX
-ister	aUjQ
-istes	bZiPmYpJ
-istet	e]
-istic	bKiYjKoTqL
-istig	eRfEjKo[pD
-istik	iQjRpT
-istin	m[sQ
-istle	bHiWpY
-istol	cV
-istre	cHi^
-istro	jT
-istry	jR
-isual	iYjQ
-isung	e>iUje
-isure	bRhSjS
-ita	mQtP
-itada	b^h\\jIoE
-itado	gHi[jZqH
-itage	eR
-itags	hU
-itale	bYcJdJpUqI
-itals	bTiVmJ
-itane	iQjHkW
-itant	aUbThJmT
-itary	aIbRjHlXtL
-itaux	b[jI
-iteau	b[cJiL
-itect	aVjQ
-itekt	aYmR
-itend	fY
-itens	aZbGiTmL
-itere	aGeVmYpJqJ
-itern	b@iYjX
-iters	jJmZpS
-itest	hIiY
-iteur	aRjHkUrQ
-ith	aUiQ
-ither	eQfTlS
-ithin	jQ
-ithub	bJjRpW
-itial	iV
-itian	bQmR
-ities	bStQ
-itime	bPfRhQ
-iting	iV
-ition	tP
-itish	cQkKrYsT
-itive	fJiWjVqSrX
-itivo	j[
-itlab	jSkU
-itler	aY
-itles	bWiJjU
-ito	cT
-itone	iFja
-itors	bRkS
-itory	bVcUhIiVjC
-itrag	bKeGgKhYjF
-itres	bXjP
-itros	bVrQ
-its	iR
-itsun	eLfHoZ
-itt	iTmX
-ittag	f\\hW
-ittau	cUeP
-itted	gRiFlVrQ
-ittee	fQhRqQ
-ittel	eWhT
-itten	iHjSpS
-ittle	bQnRrPtQ
-itual	aJcEiXmXnK
-itude	jY
-itulo	jQ
-itung	a^iPmU
-itura	iUkQ
-itute	bQcLlStP
-ituto	bWcIeI
-itz	c\\rS
-itzen	cTfQiEjXmT
-itzer	aGbVhGiUjUtI
-iudad	aCbKcVdQhU
-ium	iR
-iun	fKgPiYjJmLqK
-iurno	fX
-ius	fGiXjWmJpKqR
-iv$	aQjQ
-iva	bQ
-ivacy	iX
-ivada	bPjRlG
-ivado	bVcLiFjY
-ivage	hYiUpItK
-ivals	fY
-ivant	eKiQsU
-ivate	hT
-iveau	iQjV
-ivees	fIi_
-ivent	j[pY
-ivero	aEb[
-ivers	aUiSmR
-ivery	bUhPiY
-ivida	jTkVmKoK
-ivils	bUiIjU
-ivist	aUbStI
-ivite	gRiW
-ivity	eZiUjK
-ivors	aCbFc^iRtH
-ivots	iQrJ
-ivres	bWgKhQtK
-ivy	bPcTjK
-iwali	cKgGh]
-ix$	fQjPtQ
-ixing	iYjE
-ixx	iRjS
-iya	bIcJiKjUkZtF
-iyadh	bScU
-iz$	aLbXjUmU
-iza	hTi\\jP
-izada	b^cKiGmQ
-izado	bRgUhLsQ
-izaje	eYiS
-ize	aVmH
-izehn	gW
-izenz	jYkU
-izier	a[bIcR
-izing	cKi\\jGqKrK
-izung	h]
-izzen	bRiXtI
-ja$	c[
-jacke	bJiJjZ
-jador	jT
-jados	bGfXiFjW
-jahre	fLgTjUlKmJqK
-jan	fYmS
-jango	jX
-jar	aSiJjW
-jaria	iTrK
-jaron	bIcWfKiLlJpIqSsKtW
-jas	hQiFjVmWsX
-je$	aRiZjR
-jects	fLgEi_nJ
-jekte	bUcRfKiHnY
-jeres	sZ
-jeros	aQbSfKiKmRsYtL
-jeu	dYhL
-ji$	iTjJkYr_sI
-jillo	cShXjJ
-jis	rZ
-jista	aR
-jo$	lQ
-job	e^
-joint	cEdKp[sY
-jores	bShHiHjTpX
-jos	cSrU
-jours	fQqQsQ
-joz	cS
-juana	bRcRnV
-jue	fWiKjI
-junta	aReLiJpW
-junto	aRtR
-juste	gQiT
-k's	cGeWiCjLoXpHqWrJsT
-k-end	fV
-k-ins	b]hJjJ
-k-ups	iSjQkTpK
-ka$	c\\
-kaans	jTkTlR
-kable	jQ
-kages	iR
-kal	bScLgJi^qLtK
-kan	c\\dFmWsX
-kanat	qV
-kannt	aIbRfKkV
-kar	aPbJi\\jB
-karte	cJhmjRrS
-kas	cWhJjIsV
-kasse	aVb\\cIhdjK
-kat	j\`kW
-katon	iRkY
-kau	cW
-kauft	gJqT
-kdays	fU
-kdown	iW
-ke-up	i]
-ked	qP
-kedin	rVtQ
-kee	bIcgfJhLiG
-kel	bXsW
-ken	iP
-kends	fU
-kenny	cS
-ker	aX
-ker's	qYsL
-kerei	b\\lRqR
-kerin	aXcIjLmXpHtG
-kes	g?iRjYsX
-ket	hU
-key	hUrJ
-kfast	iS
-kfurt	cQiRnR
-kgeld	gVhS
-khand	aQmU
-ki$	cQiYjT
-kia	cXiJkJpP
-kid	dGl[pV
-kie	gGhYmX
-kills	gFiPjUkWmI
-kin	aHcKjSkFsZtT
-kings	iRmU
-kirch	c\`iG
-kisch	aKk]
-kitag	h^pJrL
-kjack	aRiHjY
-kkord	aGgSqQrHtT
-kland	bHc]qW
-kle	hSi\\
-klers	bZ
-klich	jWkDlTpQrL
-klift	jUkT
-klima	bKcIhTiWjDnLqH
-kling	aKbW
-klung	aSi]
-kly	iV
-kness	iWjJqL
-ko$	a?b_cVgIiJnQ
-kohol	jVsV
-kolle	bGib
-kommt	bIcIdKfKgJiIjImTqSrKtS
-kon	bCc^iZ
-konie	bVgQ
-konti	fW
-konto	f_hW
-kop	bJiU
-kopie	iP
-kpool	cIfIiQjIoY
-kport	cU
-kraft	afmP
-kreis	c\\iUjEnQ
-kri	pV
-ks$	iV
-kshop	bR
-ksite	iQ
-kst	fLi\\qY
-kstar	r\\
-kt$	sPtS
-kte	bRdSgK
-kteur	aTlW
-ktion	aYiQ
-ktuar	aUmJtJ
-ku$	iX
-kuche	bXcJdWiV
-kum	bQqIrJsZtI
-kunde	jdk\\
-kunft	hUpWsQ
-kup	gKhWjPoW
-kurse	fFilkV
-kus	iUqV
-kwall	cW
-kwork	aYcI
-ky$	bThQiHjQkLmS
-kzeit	dJf_hKpS
-kzeug	lY
-l's	h[qS
-l-off	aTcKe\\gHiWjKkKoGpJ
-l-out	fRjK
-la$	cX
-lab	dTiP
-labau	aPbQcJjV
-lable	f^gC
-labor	aQbWhGiTjFkT
-labra	gSpQqTrS
-lac	jSmR
-lacas	jU
-laced	hVoS
-lacer	eQqRrX
-laces	bShUkR
-lache	aUfTgThTiCmKtI
-ladas	bWjGsZ
-laden	b\`iXsT
-lader	iXlU
-lades	cTh[
-ladie	qU
-lador	gWjT
-lados	ePfP
-laf	jY
-lafen	bIjUq[
-lafon	g[iJjI
-lag	g\\hLiS
-lagen	iS
-lager	aJbTcHiYmZpB
-lages	fRi]
-laims	iS
-lains	bIc[iFjJmW
-laise	aYhKjGsT
-lam	cbiFjQkS
-laman	bWhKlLqLrRs[
-lamar	iSjKpT
-lamen	fLpQ
-lamos	eVt[
-lan	gLoR
-lanca	cTiR
-lance	eQiQ
-lanco	cYhKiU
-landa	cXmApXqR
-lande	bZcDhRiJ
-lands	aEchiBnQ
-lanen	bHiSmSqS
-laner	af
-lange	kLlW
-langt	cKiTl\\qLsT
-lanta	eW
-lante	aSbRlR
-lants	bWnT
-lanza	jV
-lao	bEcZqJ
-lap	fTjJoW
-lappe	iKjGqVsT
-lappt	cRs\\
-laque	jHpVq[sL
-lar	iQ
-laran	iR
-larat	cYgTkK
-lared	gTjPsS
-laren	iTjQqP
-lares	aLbQgPjV
-laria	cGjTkZ
-larie	aTeXhS
-lario	gSpR
-larlo	iFjXkFlLnaqKsG
-larms	iTnV
-las	iY
-laser	i]
-lases	hRiW
-lasse	gW
-lat	cT
-lated	hZiE
-lates	iUkTrV
-lator	aUqR
-latos	aVi]
-latze	b\`
-laubt	rV
-lauen	bWcVhF
-laufe	bSfJi]
-lause	e]hH
-lauto	jIn[
-laval	iFjYpWtJ
-laves	bPiS
-law	cTnR
-laxis	aIbDcJhJj^lLqU
-lay	dIhYnL
-layer	ePkZ
-lazas	aVbR
-lazos	eQgJ
-lb$	aPbRcKfEgLhKiLjLsLtT
-lba	aLbYcUjH
-lbahn	gFhciFjDkD
-lbe	cJiVmG
-lberg	cW
-lbert	c[
-lbtax	hW
-lbuco	cXiJ
-lbums	bYeLiLjIsJ
-lburo	p[
-lcome	jJkWlV
-lcool	fFgIjaqW
-lculo	jS
-ld$	cQ
-ld-up	iQoS
-lda	bIiYjP
-ldach	bRcKiS
-ldbad	cTfKjKlSoUpJ
-lde	b[iHmRpK
-ldera	bQcRiV
-lders	aPiPs[
-lding	bRcW
-ldn't	iKjXsV
-ldo	mR
-ldorf	jK
-ldren	bSgKsR
-lds	fKiR
-ldung	j_
-ldy	aGcStR
-le-ex	cW
-le-up	bWiKrS
-leado	gShPiT
-leage	gRhTnY
-leans	cShKiU
-lease	rR
-leaux	iVjV
-leben	cZjJqP
-lecht	cPjTnPpH
-led	bR
-ledge	jQkVlV
-lee	cWdRgKsQ
-leece	bRhIjZ
-lefon	hRjQ
-leg	bHcQiTjPmR
-legal	aSeQgQ
-legen	iXtP
-leger	ai
-legin	aImRqU
-legio	bUcPtT
-legre	cS
-legte	aGjYnK
-legue	aXiR
-lehnt	gTjK
-lehre	j^lQ
-lei	cW
-leibt	qS
-leich	fWhUpL
-leida	aIcYdHfQ
-leigh	cQ
-leine	aGbVsQ
-lem	cPfIlW
-leman	bTkR
-lemas	pXsV
-len	iS
-lenar	bSpR
-lence	cZjQ
-lende	cY
-lends	cFiXjGkTmIsQ
-lenge	hW
-lenou	cXdK
-lente	iSkUsP
-lento	pRtR
-lents	b^eF
-lenty	aLiSjSsQ
-lenum	iJmYpVqS
-lenys	mW
-leo	eQiP
-leras	bUhGiX
-lercs	bSmU
-lerei	aIbQcFiYjHlWqU
-leres	aKcXlV
-lergy	iV
-leria	bPiYmJ
-lerie	aFb^jTtT
-lerin	mXpH
-lerks	aJbSmUqT
-lermo	cQgRiQ
-lernt	gTjV
-leroi	c[
-leros	aZcQgFiQkWtK
-lerta	fUiUjL
-lerte	fUtR
-lesen	bKcJiTqKrAsHt_
-lesia	bTsV
-let	iQ
-letas	eSh]iFjR
-leted	bKjIpQtX
-letes	iX
-letin	aIiWtZ
-letos	i\\
-lette	cKhWpKtW
-letzt	hXmKpHqWrK
-leuls	bXiL
-leurs	aUqWsR
-leute	aXbHcKiHj^tD
-levar	dRfW
-level	gPjWlR
-leven	fQmRqT
-leves	mQ
-lex	aIbLhUiUjU
-lexis	jV
-ley	c\`
-lez	aCfRr[tU
-lfare	gKhQiR
-lfast	cY
-lfe	bShTjQ
-lfest	jX
-lford	c_fIiH
-lfort	cVjI
-lfrei	jX
-lg$	iJjZ
-lgada	sZ
-lge	kT
-lgeld	cKh_
-lgian	gJhR
-lgosc	hWjL
-lguna	fUjRkKnS
-lhaus	bBc\\
-lheim	bJcThXtH
-li$	bQcX
-lia	cQtW
-liado	eFfLpSqItW
-liage	iTjR
-liale	bUcQpJsR
-liano	jUkY
-liant	dKeIfIgImIpIqX
-liary	iWjTnJ
-lib	hTiVjK
-liber	cFiTj\`
-libre	gUiP
-lic	bQjQ
-lican	iSjQkJrEsU
-licar	aItU
-licas	kQ
-liche	bQiR
-licht	aJcKhSiSjUpGqKrXtL
-licia	cQiUnT
-licos	iHjXpU
-lid	cRjDk[tQ
-lidad	iSjT
-lidas	gPiQnQ
-liday	aQfPgRhS
-lides	j\`pQ
-lidos	iX
-lie	pVtS
-lie's	bXcHhHiQ
-liego	iT
-liema	cX
-liens	aV
-lient	iSrU
-liere	bShR
-liers	cVgJiQ
-liese	iFjVkImWpT
-lieve	aEbVcHiLmHrWtV
-ließt	jSpHqT
-lif	jSlT
-lifax	aLcV
-liffe	bCc]i?j[
-lifie	hSjJ
-lifts	aTiQ
-lig	bShX
-ligen	aJcXfKhHiBjZ
-light	fYhSjR
-lik	jW
-lim	bTmLsQ
-limat	iV
-limos	bXiHjHpT
-lin	cW
-linas	h[
-linde	mRpJt\\
-lindo	mXs\\
-liner	m]pT
-lines	bUiSjT
-linge	hQlYsS
-lings	bQgPhW
-lingt	aJbTqIrQsKtS
-linic	cS
-linie	i[jT
-linik	aGbZhRiSjK
-linos	aGbQcZiK
-lio	pQ
-lions	iIjZ
-lipse	cJjUkT
-lique	bSjT
-lis	iPjSmRqKsR
-lisch	jSrQ
-lised	eXfWhK
-lisee	bScIhXjJlKmR
-liser	eLmJqQr]tG
-lises	bEgPh]iGmGnTpFqHrQ
-lisfa	fKgVjK
-lisis	iTsU
-lisle	cSnV
-lison	pJtZ
-lisse	aIbHccdGeGfFgGhEiHjJkGlHmEnHoEp?qGrGsHtG
-lista	m[
-liste	aSjPpR
-lists	bXcGmX
-lit	bTiImHqV
-litar	jDsf
-litat	iZ
-lites	h]jW
-litik	aUbEcLiX
-litos	iQqQ
-livar	bV
-liver	cSiGpWrX
-livia	bTcLjKpY
-lizar	i]
-lizas	gIiZ
-ljahr	eSoXtJ
-lk$	cTiRjQ
-lk-in	fIpX
-lkata	pX
-lkers	bFeFlKma
-lking	iS
-lkley	aHcXfKrR
-lkone	iW
-ll-in	fSgYhLiR
-llach	cQsP
-llack	bKiUjVsH
-llado	aTi\\q^
-llage	iV
-llaje	iclH
-lland	bXcHiKkL
-llano	lRrS
-llant	gKjQsW
-llard	bHcIiKkLpSsa
-llars	iYkU
-llbau	bZ
-llege	bR
-llego	jQrVsS
-llein	bFcUeKiRjP
-llena	i[jI
-llent	jVkRpR
-llera	aFbLcZkQrK
-llero	bRlUsZ
-llers	aViPjSmPsR
-llery	aUbSjQsL
-llets	bUrT
-lleud	cY
-lleur	qS
-lleys	iW
-llgau	bUcQ
-lli	bCcZjIn^
-lliam	cW
-llier	cViU
-llies	hGiSjRn[
-llina	bKcQnZ
-lline	aIcXiJjJmYpH
-lling	iR
-llinn	cS
-llion	bUpK
-llite	cW
-llner	aQlS
-llo	cSjT
-llons	b]cHjD
-llors	aGiRjImSpUqF
-llots	bX
-llout	fSjP
-llows	pEr]sR
-lls	i]
-llt	hY
-lltag	tY
-llten	aGbTjQtU
-llung	eciP
-llv	aSjPpS
-lly	cR
-llzug	b]iTsFtH
-lm$	aLmQs\\tP
-lmage	iU
-lmann	pXqWtJ
-lme	cWiR
-lment	aPcGdJgJhGi]jG
-lming	iY
-ln$	iZrS
-lness	fAgHhXiU
-lning	eXiL
-lnius	bPcTdP
-lo$	cQ
-loads	bPiW
-lobal	bZ
-loche	bKcbiJ
-locks	jQoVtP
-lodie	bRkJmWpR
-loe	cViQ
-log	iU
-loger	aZhK
-logia	iRjRkS
-logie	aZbUcJjV
-logix	iLjWoK
-logna	cIhKnY
-logos	bKiGmb
-logue	aWiQjX
-loh	c[
-loi	jElTpQrS
-loire	bIcXgLiU
-loise	aIbLcUiLjEmX
-lom	cTiLjPmQ
-lomas	cYpW
-lomes	iGjIlSpY
-lon	c[
-lon's	b[cKfJlI
-lones	bYgQrR
-lonia	cZqT
-lonie	b]hHnU
-lonne	iXsU
-lonte	hY
-loo	cS
-loods	iPjR
-loops	c[hXiF
-loors	aKbTiZ
-loper	aYhLlS
-lopes	aYbCpS
-lor	aQ
-lor's	jX
-lorar	iCjVkVqX
-lores	bWq]
-lorin	iLkKm[
-lorme	qP
-los	iU
-losed	bTfShUiHoG
-losen	r[
-loses	p[qS
-losis	i]
-lot	bVcViGmT
-lotes	bQiU
-lotte	bVfJiL
-lough	aJcYqSsP
-louse	cVfCgFhZ
-louts	gW
-lovis	cT
-lowed	fRhUjK
-lower	hGiYmLpX
-lowna	cY
-loy	eZiTpH
-loyed	e]
-loyee	aUhS
-loyer	bPhYqLtU
-loyes	bY
-lpers	m\\
-lpful	kV
-lpine	bXiIjW
-lping	eLi\\
-lques	fPjPkW
-lrush	bUcPiL
-ls$	iW
-lsall	aLcZ
-lsass	bUiPnK
-lse's	fWiR
-lside	bUiW
-lsory	fUlSrU
-lst	cJd\\fJhKiWjLrStE
-lster	bVcQiZ
-lt$	gQ
-lta	iS
-ltage	cId\\fKhJi>jSlKmIpKtL
-ltant	aWjL
-lte	jQ
-ltera	sR
-ltern	iPjQs\\
-ltero	sX
-ltest	jStU
-lteur	j\`tF
-lth	hQ
-lties	i_
-ltige	aFcKiCjRk\\pH
-ltimo	bKeGqXsR
-lting	bLcGjckLqK
-lto	aFbZhJi[lJ
-ltora	bTrX
-ltres	eKpY
-ltros	pY
-lts	iTjQ
-ltung	aZmRpS
-ltura	jVsR
-lture	bQ
-lturm	iT
-lty	g\\hDiRmA
-lu$	bKcLeRgPhFjQlW
-lub	bVeKiVjI
-lucia	cJhFjTnW
-lud	hZ
-luded	bIjV
-lue	kGmLsZ
-luent	jUsP
-lueve	fXlK
-lug	bHcLianIqL
-luida	fGgViLnXpK
-luido	iQlQ
-lular	hUjT
-lum	eL
-lumen	aRiUjPrQ
-lumes	bd
-lures	iTjU
-lurry	bVcIiQoKpKrJ
-lus	bWcKiPjU
-luses	bSiKkQ
-lusse	i\`jK
-lut	gKqR
-lutot	jJrTsVtQ
-lux	kTn[
-lv$	aSjQpQ
-lva	eT
-lvain	bDmTpTrH
-lvern	cUqQ
-lvers	b[eYgJhJiEjL
-lving	bTiS
-lvira	iEj\\mWqStF
-lways	mRpQ
-lwerk	bYcT
-lying	bWnT
-lyn	aKbV
-lys	aIbXmV
-lyses	iUjW
-lysis	iSjS
-lyste	aWmU
-lysts	mX
-lz$	bSc[hHiT
-lzado	aRbUcI
-lzahl	gWiQ
-lzbad	cKiY
-lzbau	aUfS
-lzeit	eVfQgP
-m's	qWrPsX
-macen	aRbS
-macht	aLbZrGsW
-macia	aWiSmK
-madan	fZgImLoWsW
-madas	gRiQjS
-mador	pW
-mages	aPhS
-magro	cY
-mai	aKc@iTmHoapF
-mails	bHjSpQqR
-maire	aUbHcLeZiK
-maker	accFiH
-males	bQiQsW
-malle	bDcadHeGfHgGhHjCkFlHmHnHoHpGqHrHsHtC
-mamos	aIrKtU
-man	kQ
-man's	bRcEhYjJrJ
-manal	dRiQ
-manas	nPoT
-manay	bJcJfThViL
-manca	cVnS
-mance	jR
-manda	pQqS
-mande	jQqVtQ
-mando	aKjQmT
-manga	cV
-mania	gQhGiWqS
-manos	bUqXsQ
-mante	gLhCj[s\\
-map	iY
-mar	cWmV
-maras	aKbJi^jK
-marca	aJcZ
-maria	iRkZ
-mario	aViJmHqZsT
-marra	bIc\\h\\iG
-marre	hLiZ
-masar	iX
-masse	c[
-mat	aPcKjZ
-maten	bQgIiQ
-mates	jZ
-matic	iCj[qQ
-matik	jSkSrP
-mator	a_
-matua	iYjKpS
-maß	iR
-maßig	bKfXhKjHqErU
-mba	cQjU
-mbasa	aPcV
-mbate	iYjL
-mbe	bQc]iC
-mberg	bKj_
-mbero	aWcP
-mbers	bViV
-mbery	cY
-mbiar	iXjI
-mbien	kQ
-mbier	aP
-mbine	aRjX
-mbing	jV
-mbios	iT
-mbler	aHcJhKi[jT
-mbo	aJbCcZhDi[
-mbrar	qUrV
-mbres	bYmQpS
-mbria	cRdWfFiJ
-mbs	jXpIqY
-mburg	cQnT
-mea	fHmXpHtW
-med	bKfHhPjWqW
-medad	iYjI
-media	iUjDkVpE
-medio	gTjR
-medis	f\\hF
-medoc	aKcX
-medor	hWtS
-mee	bWhT
-meier	b]cIjLmAqL
-mel	cTpFqRrS
-men's	aFbYiT
-menal	iRkXtJ
-menau	cVjKrI
-mence	aJiGo\\pKtQ
-mener	iZlZ
-menes	fFiSpStV
-menia	cZjK
-mente	cKeQhJkWsY
-mento	hViP
-ments	bQi[
-meone	sT
-meras	bQqXrJ
-merce	iVjS
-meria	bPnQ
-merie	bQjQkR
-merin	bXmEqRsY
-meros	kQ
-met	i]jK
-meter	cQgKj[
-metik	aUbXcKiG
-metre	aZcIeIh[iLjElI
-metro	cRgPiWjXnK
-metry	hEjYkR
-meurs	lLs[
-meuse	bJcWiKpJs]tL
-mex	jVkU
-meyer	aFbKcKfJiHjZkHlHmGpIt\\
-mfang	fZiRjJ
-mfeld	cIdAfEgKjamK
-mfony	aQjT
-mford	cS
-mgang	j[
-mi$	i]jQ
-mia	aQiQ
-mic	i^jJ
-mical	iW
-micas	bJgJjTtT
-micos	iFjT
-micro	jT
-midas	bRfQhS
-mides	bKiU
-mie	g\`kU
-miede	aSiLpS
-miere	jQmS
-miers	hYmRtK
-mik	aSbHcLiYjF
-milar	jR
-milia	kLsR
-milie	fKgKhSpV
-milla	hHiXjJm^nHpE
-mille	hV
-mimos	bWfKpT
-min	iRmS
-minal	bUjR
-minar	bSiEj[
-minas	bTiT
-minee	eY
-mingo	fV
-minin	aIbW
-minio	aYjXmH
-mio	gSiQ
-mions	bZjL
-mique	cUkSrQsJtG
-mis	jQ
-misch	bKhHiatS
-mised	eUfKiQtW
-mises	pZ
-misos	iSjRsR
-mista	aViSjW
-mists	aJbXiLjKmY
-mit	iLjTsP
-mited	e^hR
-mites	iU
-miums	bJgShW
-mland	bQcR
-mle	iSjU
-mlich	qRsU
-mline	aUbKcSiYjIqK
-mm$	hXjH
-mmand	jTkJmW
-mmary	bKiSpQ
-mme	bQiR
-mmend	bGhXiU
-mment	hPrS
-mmern	cUiW
-mmers	cVfQmTnR
-mmeur	aY
-mming	cRi]
-mmins	iP
-mmt	tP
-mmune	bTcQqE
-mmung	aIgFqUtX
-mmuns	iS
-mn$	rU
-mnite	gXqQ
-mnity	gKhXiSjK
-mnitz	cU
-mo$	iP
-mocom	iRjHkWpJ
-mogen	aLi@j[tT
-moges	bJcX
-moi	qZrTsJ
-mojis	rZ
-moker	hVkHs[
-mon	cWfPhWmApJ
-money	aKbTiQkJsL
-monia	dQjQ
-monie	aUbVmK
-monio	iTsV
-moria	i[oJ
-mot	aVbWcEjHqQ
-motor	mX
-mouth	c[
-moval	iX
-mox	jT
-mp$	aJiGj]tX
-mp-up	oT
-mpact	bRiTjR
-mpala	hW
-mpana	aHbToS
-mpany	bQ
-mparo	mQpT
-mpe	aTbEcKhYiLjIlLrIsW
-mpers	bTgKiV
-mpfen	aKbR
-mpiar	iU
-mpico	cEhWnS
-mpier	aRiT
-mpile	cLi_mE
-mping	aGbQhLiPj\\oU
-mpios	gT
-mpleo	aEeTjPkLlS
-mples	iTpR
-mplet	eS
-mploi	jElTpQrS
-mpo	kQ
-mport	bViUkUrK
-mpose	fKhBj_pGrY
-mpost	gIhQi\\jKlJ
-mpras	iRjStP
-mpris	bJfPgThTqR
-mps	cTeQfRhK
-mpt	aQeZgT
-mpten	cW
-mptes	bJgGiZ
-mptia	iHkVlH
-mpton	cTjQ
-mraeg	kUqKrU
-ms$	bRiV
-msatz	gWhJiZ
-mself	jQqQ
-mst	kLlTtV
-mstag	fT
-mt$	iS
-mtung	gZiKmH
-muaki	mQpT
-muhle	aDbXcJiZmGtL
-mular	aDiRp\\t]
-mum	gPjQ
-munal	aBb\\cJfHgVjHmI
-munds	aJcSrQ
-munen	bTiSjI
-munes	bQcQhH
-mur	aHbPcW
-muros	bIcZ
-mus	bXcWfVjCkW
-mvula	m\\
-mware	iU
-my$	bVcJlTpHsV
-n's	gH
-n't	q[sQ
-n-acc	iQmR
-n-air	bTj^
-n-fri	fU
-n-off	bUgWiQoG
-n-out	kJqW
-n-sat	fW
-n-thu	fRnP
-n-ups	aLmIsU
-n-ven	fQsP
-n-vie	fU
-n-wed	fR
-n-wye	cT
-nable	dSeTjSmV
-nac	c\`
-nacht	eHff
-nacks	iSjR
-nadas	dSfRgKiS
-nador	aV
-nados	bJcGiXkZrU
-naged	bTgJjP
-nager	aXmV
-nages	iIm\\
-nah	bWc?gZhRjJqTtC
-nahme	eXiZjJkU
-nai	c[hDiW
-naire	gQm]pK
-naldo	hX
-nalem	g[
-nales	i^
-nally	cUqQtW
-nam	bUpQ
-namen	iDpKre
-namic	iTqJrQ
-namos	kWlZ
-nan	cXqQ
-nanas	fWpT
-nancy	iXsT
-nando	jRmS
-nannt	bUjKrV
-nanta	iLmZ
-nante	aScJm\\
-nants	aTbT
-nar	i\`
-nares	c^
-naria	bW
-nario	aQb\\
-nasio	bThV
-nat	eT
-natal	iXkT
-nated	hHi_jF
-naten	aJeQqJsTtQ
-nator	aUmPpR
-nau	cbtK
-naute	aKcSsP
-navit	hViT
-nax	c]
-nay	bLcZfQhT
-nbach	c\`
-nband	g\\
-nbank	bW
-nbefr	eU
-nberg	aRbCc[
-nbuch	cKiYj]pI
-nburg	c[kV
-nbury	aJcZdRtH
-nby	aLbJc]fJjR
-nc$	aKi^
-nca	cU
-ncage	iZ
-ncais	bTiKrP
-ncard	gKh[
-ncees	bEh^iIjC
-ncena	fPnWoQ
-ncept	aKcIeKfJiVmKpTsJ
-ncers	bTeUtV
-ncert	iTjW
-nceur	nZ
-ncham	cQ
-nchef	aPpR
-nchen	cUrQ
-ncher	bWgUhIiVjL
-nches	bU
-nchon	bJcZpV
-nchor	aHbTdWiHnQ
-nchos	aLbCc[fHh[iDjImJpKsH
-nci	jUkS
-ncial	dU
-ncias	iU
-ncien	qY
-ncier	aViPkRlL
-ncies	bVqT
-ncils	bShJiSpK
-ncima	hSmQqU
-ncina	bScIgLhXpJ
-ncing	aUi]
-ncion	aQjU
-ncles	jZ
-nclus	gW
-nco	bTcZfQ
-ncoln	aJcT
-ncore	jJqS
-ncs	fIhVjKsR
-ncton	cThKsQ
-nd-in	aXbHcGeT
-ndado	bSmIpKqU
-ndais	jTkTlU
-ndalk	cX
-ndant	gLrR
-ndard	iSjWsR
-ndary	aIb_iK
-ndate	i]
-ndays	fS
-nde	iP
-ndeed	pQrWtT
-ndeja	iSjS
-ndeln	iYjLnUqS
-ndelt	nTqR
-ndent	bRmRsT
-ndenz	i^
-ndera	aJbLcTiRj@k[
-ndere	kQlP
-ndern	nQrPsS
-nders	iRsW
-ndert	aKg\`
-ndeur	sX
-ndi	aCccjQtJ
-ndian	jGsW
-ndice	ePgUjIpQ
-ndido	aLfYgTiQ
-ndier	aIiKmV
-ndigo	cV
-ndigt	aRhKqY
-nding	iQ
-ndl	hGjXkKqIs^
-ndled	hVjUlImKsLtL
-ndler	bXjQ
-ndles	iRjRlT
-ndorf	pRqXtK
-ndors	iTjGkVsS
-ndort	bRcU
-ndows	bQjU
-ndred	bQgR
-ndres	cKt_
-ndria	kYmS
-ndros	aKb]cLtJ
-ndu	aEcZiQjT
-ndung	bJeJgRhUiYkHqV
-ndwas	iIkTpP
-ndy	fJhZ
-nea	sR
-neada	bLcJi\\
-neaux	bStW
-nec	cX
-ned	qQ
-nedor	aSfKi[jK
-neduc	jP
-neers	hLma
-nefit	aKhQ
-negal	bUcViJ
-neige	bJhWiS
-nejar	aYtL
-nel	eTiT
-nella	iP
-nelle	bPeHiSmTsPtG
-nelux	cKn_
-nem	bR
-nemos	bP
-nence	fViVjJ
-nende	bSfQiQ
-nents	bXiJmZ
-neo	bTiPjRqR
-ner's	bKgWjFpVqQsU
-neras	bRjJqX
-nerei	b\\cK
-nergy	bQrR
-neria	aTbBi[
-nerie	bViWjT
-nerin	aRmJpSsS
-neros	mf
-nerse	eJs\\
-neses	bUiGjYtK
-nesse	cFmY
-nesst	iKjXsQ
-net	iTjP
-netes	bQfTiKjV
-neurs	bSiU
-neuse	bGcIiGjVm\\nKpFsI
-neuve	aHcW
-never	dWiKnJ
-newal	bTeRiTjK
-nexos	aJbKcWpT
-ney	bZcTmTpJ
-nez	c^pP
-nfach	pTrR
-nfall	b\\
-nfang	o]
-nfant	aKcUgSsU
-nfeld	aHcetI
-nfels	bBcHi]
-nflit	jRmHqW
-nfo	bKpV
-nfrei	hV
-nft	hUpWsQ
-nfzig	gXhP
-ng-up	fDgEkJo]pGqK
-nga	eJgQhKkRoZ
-ngage	bJcIiEj\`tQ
-ngamp	cY
-ngang	aTpX
-ngeld	cGg\`hKiX
-ngeln	dWiEp]rI
-ngend	jSlV
-ngere	aJjKlUsKtZ
-ngers	aQbTmPsS
-ngest	cJiUnYpFqL
-ngeur	aKbJcIjEk^
-nggol	bKcY
-ngham	cT
-ngi	cXm[pJ
-ngine	iXkSqT
-nging	iSlQsS
-ngler	a\\oJ
-ngles	jUkQ
-ngo	cPfT
-ngres	aVcTtJ
-ngrid	mR
-ngs	iW
-ngt	iT
-ngton	c\`
-ngual	aSgPkQmJrU
-ngues	aPiPjS
-ngung	jUkHlV
-nguno	fUhKlUtI
-nhain	jUkR
-nhalb	aQfXqKtR
-nhalt	hIiGn_
-nhang	cHiZjFs\\
-nhaus	aJb\\cPeI
-nheim	cUhU
-nheit	dRfFnU
-nhole	iRjS
-nholz	bUhU
-ni$	bRcZeKfJoWtI
-nia	iS
-nible	fUgXsQtL
-nibus	lSnS
-nic	mR
-nical	jU
-nicas	mX
-nicos	aRbUhImXnP
-nidad	eQ
-nidos	bJeVkQ
-nie	bSjPmSnQtU
-niere	iJjX
-niero	jSmQ
-niers	gSm[
-niert	bCjRoLq\\tJ
-nieur	jT
-nigen	i\\
-niger	bJg\\hH
-night	fU
-nijob	eV
-nik	bYjT
-niken	bSnV
-niker	aTjT
-nikum	bU
-nil	cW
-nilla	eXgS
-nillo	aHbIc^jJ
-nimal	lR
-nimer	iTmT
-nimmt	aSiVtL
-nimum	gSjT
-nin	aDcYjEs\\
-nings	fXiQ
-nio	eP
-nions	iRjQ
-niors	cRmW
-nipeg	cViKnV
-niper	aKbUjU
-nique	jU
-nir	fQrRsQ
-nis	jUkU
-nisch	jRkS
-nised	aJb]cFeLfHgEhTiBjRkLlKmD
-niser	a\\hEjQ
-nises	aHcVh[i@tK
-nisme	bIcLiTjU
-nisse	iVk]lZ
-nista	aXmQ
-niste	a\\
-nists	aWiFm]
-nites	aUbVfEgP
-nitor	fFkPlT
-nival	oV
-nives	kT
-niz	cQiWjJmR
-nizas	f[iGjItH
-nja	tQ
-njabi	jPkU
-njero	cLqJs]
-nji	cKgJhEiEjGk\`mIrD
-njour	aJta
-nk$	cIhTjR
-nka	cUiHm[
-nkauf	aQmU
-nkbar	eV
-nke	b_iRmT
-nkers	iSlQsU
-nking	iWtT
-nks	qU
-nkt	hQiKmGqQ
-nkurs	hPiPj]
-nlage	eVgP
-nland	bUeYhHjI
-nlass	aZtG
-nlauf	fQgU
-nlich	eTsS
-nline	iQpS
-nload	iR
-nlohn	gV
-nly	bReTlS
-nment	bUiYmR
-nmigo	mY
-nmode	aFb\\fJ
-nn$	tc
-nnada	iUjV
-nnage	i[
-nnais	jKkWqJtR
-nneau	bWh[jL
-nnect	hWiJkV
-nnecy	cT
-nnees	bJiTtQ
-nneka	gImT
-nnels	bScHdXiEmQ
-nnere	jWpRqX
-nners	jVlS
-nnete	gWhQ
-nnexe	eShV
-nnial	i[jQ
-nnick	aHhKiKmVpP
-nnier	acbQjFlQpJ
-nnish	kUlLrT
-nno	m]
-nnock	bYgLjL
-nnt	fKoUqV
-nntag	fQhHo[pQ
-nnu	jS
-nnual	aGhRiX
-nnung	bQjV
-nny	cWsZ
-noble	cRhS
-nobus	hZ
-nocer	aKjVkU
-noces	b\\qWtK
-noche	pU
-nocks	iP
-nocta	gViR
-nol	jVtS
-noles	aLs\\
-nom	bEjKn\\
-nomia	kXlQ
-nomie	aHbFeIgDiPk^lLtJ
-nomos	j[kI
-non	bGcaiFjQ
-nonce	qRrWtV
-nooga	aLcY
-noons	aQf[
-nor	jImVr[
-norar	eU
-noras	aHbZsU
-nores	bSsR
-north	cIiKn\`
-nos	sQ
-not	bPjPqX
-notar	eKiW
-noten	aJb]cJ
-notig	l[
-notiz	tU
-nou	aTcUdKsI
-nough	jS
-nov	eTfXgHnT
-nover	bR
-now	s_
-nozca	jV
-npaid	iQsY
-npark	bVcBiYsL
-nques	bShV
-nraum	b_
-nreal	bTjTkK
-nrisa	jTsU
-nrith	cSiKrPsP
-nry	aGc]
-ns$	bQiS
-nsa	cRfUqQ
-nsado	aRlKtS
-nsatz	bHjKkVrR
-nscht	eQkTsS
-nseil	aYiRjK
-nsejo	fQiRqS
-nselm	mStQ
-nsena	l\\
-nsent	iUpQ
-nsere	hP
-nsets	fXgKiEjYkK
-nsfer	h[iRkS
-nship	bQiU
-nsi	iYmQpJ
-nside	bVfPiIpK
-nsing	aJlTmXpK
-nsion	hT
-nsist	aKlUpHrRsR
-nsite	bQcEdUhQiHpR
-nsito	gFj]
-nsitz	bDcZdLeLfLgHhBiCkLlHmHnYoIpKqKrGsKtL
-nsiva	hXjFkToC
-nsive	bWcKfKgHi_jK
-nsivo	fXhQjU
-nsk	bQcRnR
-nso	fRhQlQ
-nsoir	iLtZ
-nsong	fS
-nsors	bIsV
-nsory	lT
-nst	fQiQ
-nstag	pRqRtR
-nster	cZdLiPsQ
-nstig	hY
-nsual	fSgRhT
-nsuel	iXmDnV
-nsult	bIhW
-nsumo	iQ
-nswer	bQpS
-ntact	aQeLmJpU
-ntado	hXjDpP
-ntage	hRkR
-ntags	fU
-ntain	aKcVdLiS
-ntaja	jKk]
-ntaje	eQgTkU
-ntake	iYoT
-ntakt	iRpTtK
-ntale	bTdHfGhV
-ntals	iRlR
-ntana	cThQj\\
-ntant	aYqUtL
-ntary	fShKnYoK
-ntate	bQkJq[
-ntech	bTjHkQ
-nteed	dReRgP
-nteen	h\\
-nteer	bTcKiUmK
-ntees	iS
-nteil	bPgZ
-ntein	aJbBcffIiKjGkImLoIqJ
-ntela	bScKl\\tL
-ntele	sU
-ntend	bQjCq\\
-ntent	aWiHjVmQ
-ntera	bScUnS
-ntern	iJq\\rR
-ntero	bShR
-nters	aPbWgQjQ
-nteur	aSiJjYmU
-ntgen	i[pK
-nth	cJeWgXpR
-nthal	c]
-nthey	c\`
-nthly	iSnQ
-nti	aPeQtL
-ntice	aWgShPiSmR
-ntiel	dUrTtK
-ntier	jR
-nties	aKbKjHkVmW
-ntigo	iKmYqKtX
-ntina	cQ
-ntine	cTh\`
-nting	iV
-ntino	aHbZcGsY
-ntion	gSrP
-ntira	cKdSfHgGlKrIsLtY
-ntist	aTcJqYrJ
-ntite	bUiKjKp\\
-ntity	aUbJhLiZmHpG
-ntiun	fKgPiYjJmLqK
-ntive	cKe^gSjKkKoJ
-ntivo	fDgUiXjK
-ntivy	bPcTjK
-ntl	b\\cGiGmEnJtE
-ntles	iVqP
-ntner	eUkEsZ
-ntnis	hHj\\k^lR
-ntona	bYcIiK
-ntone	bDc\\iVjQpG
-ntors	aJhJm^
-ntory	iV
-ntown	cP
-ntrag	eKkJl[qRtK
-ntral	cSiT
-ntrar	fQiQ
-ntras	iHjU
-ntrat	bSeTpT
-ntree	hTo_
-ntres	iVmU
-ntrol	aSiQjT
-ntros	aHbWgQlR
-ntrum	b[cU
-nts	iQ
-ntual	e]jU
-ntune	jUkSqT
-ntura	bXjRkS
-nture	iZ
-ntury	jX
-nu$	aKjSkT
-nua	fSiHjW
-nuals	bRjRrJ
-nuary	fToU
-nue	kR
-nuels	fQ
-nueve	bKgViV
-num	mSpP
-nuo	eViQ
-nus	gR
-nuten	fPpR
-nutes	hLnStR
-nutos	pV
-nvent	aFbVjHpIs[
-nvenu	jGkUlU
-nviar	pU
-nvier	eQoY
-nvois	bCiWnT
-nvoll	hJn[
-nwald	cSnU
-nwall	cVnX
-nwalt	aZbEcIfIgLiIjXtL
-nwerk	bcc@
-nwick	cT
-nwide	cIjKnY
-ny$	cVmW
-nya	aPjRkQ
-nyone	eJsX
-nys	mW
-nyway	lWrQ
-nz$	jQ
-nza	jRoQ
-nzach	cT
-nzado	jT
-nze	qX
-nzehn	gX
-nzeit	eYhR
-nzell	cX
-nzept	pSqLrW
-nzern	bYiEjQlS
-nzeug	hZjI
-nzgau	cSgHnU
-nzhen	nV
-nzlei	bWdRqP
-nzo	iGj^
-nzuge	bZcKhTiF
-nzung	fIicjGnK
-o's	tZ
-o-end	iSjRmL
-oa$	cViEmQnW
-oacan	cY
-oacha	bIcX
-oad	hSi^
-oaded	fEgXhV
-oader	iTjPkQ
-oam	bIcYiVpL
-oanne	c[
-oards	cHh\\iUpK
-oat	h^iKjUkTpJqSsH
-ob$	bFeQgXjV
-oba	cPnRrSsK
-obado	eLiLjcpK
-obald	o[pL
-obart	cY
-obate	iW
-obe	aUjQpX
-obhan	mR
-obi	cV
-obile	mRqQ
-obing	aZb@iP
-oblem	bQfKlSqR
-obody	qQrPsU
-obots	bTjHkRrR
-obrad	hS
-obrar	iWsU
-obrio	iPjJrU
-obros	aRgL
-obs	fJp_qLrY
-oburg	qT
-oc$	aKbSgUiWjJ
-ocado	bSkT
-ocale	bViQtR
-ocals	eXhDkUs[
-ocate	aXbKfDhLi\`jGrItI
-ocats	aHbZ
-ocd	jU
-oce	iStR
-oceso	aQjRpT
-ocess	mR
-och	aUcTfQhG
-ochat	mYpG
-ochem	bQcZfJiJnK
-ochen	hRlQ
-ocher	fAid
-oches	fQ
-ochin	a\`cHfLjImP
-ochst	iY
-ochte	tU
-ociar	iW
-ocido	bKjWsZ
-ocier	i\\
-ocies	bVpP
-ocina	iQ
-ocion	gKhYlT
-ocios	mS
-ocity	aLbHfIgKhCk]lEmJ
-ock	cV
-ocked	bLfGh]jFkInIoHtK
-ocken	fWhQrS
-ocker	a@iUjTmT
-ockey	aPkQ
-oclaw	cTnR
-oco	mSqQsX
-ocole	hHiX
-ocolo	jV
-oct	aIbJcFeAfXgHiQjFoj
-octor	aCcGfLiQj^kKqS
-od$	cUhS
-odaca	cRhT
-odbus	iWjR
-ode	cPpP
-odega	hInTpQ
-odell	eIfd
-odelo	bUgHiQjQ
-odels	iT
-odern	iRjW
-odias	fPiQjQ
-odies	hTiGoYpCtK
-odigo	iPlWpT
-oding	iWlP
-odles	iTjVqJ
-odo	k^
-ods	iSjP
-oduce	bYcIhIiVmK
-oduct	bRgLmR
-oduit	aLjQrQ
-odule	iRkWtS
-odulo	aIiZ
-ody's	gFi\\
-oe$	c^jT
-oer	lQ
-oes	bUjVqHrQ
-oesnt	iIjY
-oever	bRiLjEqWsX
-of$	cRhKjZ
-ofano	cRiR
-ofe	aJbHcHi\`jK
-off	cSfIhLkSo\\pI
-offee	iSpU
-offen	aFbPc[iK
-offer	bJhSqV
-offin	bT
-ofile	hKiQlKpQqKrKtW
-ofils	aLfKiUpTqS
-ofort	oZqQ
-ofs	gKhZiIjRnF
-oft	bCcYjakS
-og$	hJiSjd
-oga	hWmSpD
-ogada	aPbQcUiJmR
-ogado	jUlS
-ogate	cVfHgJhT
-oge	a\\mS
-ogica	aTbXcKdLiIjQsU
-ogico	bPiSjP
-ogida	iZ
-ogies	iUqLrV
-ogist	hQmZ
-ognac	cR
-ogo	aUjP
-ogota	cVdT
-ograf	aQjRlV
-ogram	cKiY
-ogues	fKi^mXpH
-oh$	cZhVjF
-ohaus	bU
-ohe	aKcJhJiIjRn[pHqG
-ohn	gUiW
-ohnen	bYgJhViKrI
-ohner	iQjYrQ
-ohr	aViT
-oi$	aKjKkSqS
-oices	i\\
-oid	aQjW
-oie	aCcPrb
-oigne	b\\cKiKjRsQ
-oigts	jYqS
-oil	hZpL
-oilee	bZ
-oiler	iUjS
-oiles	gLiY
-oin	mToTtR
-oiner	kV
-ointe	bUf^qG
-oints	gQkS
-oir	kQ
-oires	gVqS
-ois	aLcU
-oisse	aJb[
-oissy	c[gL
-oists	aZcLhKiDmJ
-oit	dHgTjGqSsP
-oites	bKiW
-oitie	bTfKhU
-oj$	fYjQ
-ojado	jXqU
-oject	cRmU
-ojekt	aKeZrR
-ojets	aSiS
-ok$	cQiT
-okane	cW
-oke	cQ
-okeng	hRpX
-okens	iTjR
-okers	sX
-okery	iXjS
-oklyn	aKbV
-okoll	bFi]qT
-oks	bUjT
-oktor	fKq[
-oku	i\\jG
-okups	dEiSjT
-ola	bSiRkPsQ
-olada	gPiW
-olade	gFh[iFjX
-olado	bHcHeIhKidjGsH
-olage	bSgI
-oland	fKi]jHnQ
-olang	iEjZs\\
-olape	fVoW
-olate	i[jWqQ
-olbox	fSiZjJlR
-old	bPiUmS
-olden	bFcZhGjHl\\nI
-oldes	iX
-ole	jP
-oledo	aJcSmR
-olene	mW
-oleta	gSiXjItQ
-oleto	gLiPjGnW
-oleur	jV
-olf	bKjSlKnW
-olg	gSjP
-olger	mZpJ
-oli	bWcXiK
-olica	aYcJjDmIqKsX
-olico	aRjGsT
-olicy	hPjLkUmGrV
-olide	gGj\\kLsT
-olido	bHcHeJfJi[jBk\\mKpG
-olien	qR
-olier	fJjSmY
-olima	aLcaiFmR
-olina	bLcYhT
-oling	gIhYtX
-olino	bSiU
-olios	iTjFlHpY
-olish	jRkR
-olite	iGjWqU
-olito	iS
-oliza	hXiHjT
-olk	aIcYtK
-oll	iUtY
-ollab	aUmZ
-ollao	aV
-ollar	g[
-olled	bJeTfHgUqXsL
-olleg	bGcSjTmT
-ollem	fHlXrQ
-ollen	cJeQiZ
-oller	aWmV
-olles	cmfGgEhAiCjKtQ
-olley	bIcJhViQjS
-ollos	i\`
-ollow	iUlSsP
-ollte	qTsV
-oln	aJcT
-olo	hYqW
-ologa	aSm]
-ologe	a\\iDmY
-ologo	aW
-ology	aQbQjSkP
-olony	h\\iK
-olour	jT
-ols	cWiRjV
-olt	cSf[iDpK
-olten	cTfWjLqZ
-olton	cT
-olume	aYbLiLkRlQpK
-olumn	lRrQ
-oluta	jRqS
-olute	cRjTqQ
-olver	bKhRiYkIoQsJ
-olz	iZ
-om$	bU
-oma	jQ
-omach	j[
-omado	kRqS
-omage	aTkIlU
-omali	cGhKjKkZ
-omate	bQiTjH
-omato	aKcKhXiHjTpI
-ombas	a[cLiQ
-ombes	aJbSqS
-ombia	bScHdX
-ombre	rVsS
-ome	lQ
-oment	hUtV
-omers	iSlSsS
-omias	iW
-omica	iQ
-omico	iSrX
-omida	hW
-omina	gZ
-oming	iQqUtS
-omise	iSqUrT
-omist	mX
-omite	iSqRtQ
-ommas	jLrXtS
-ommen	kQ
-ommer	fVqR
-ommes	bTiPmR
-ommis	aUmXsR
-ommon	aHc_eKfKhEiFkTlJnKrJtD
-ommst	kJlTtV
-omo	aYeT
-omont	cY
-ompes	aKbT
-ompra	iXqJrV
-ompta	aTiP
-ompte	bSiGmXpKqIsQ
-oms	bVhQiT
-omy	fEhIiXlYnT
-ona	aPcR
-onada	b\\hXiL
-onado	aDbDcRiWjHk_
-onage	bLiXjR
-onais	bVcHiFjDkLlQsX
-onale	bV
-onals	iJjUmW
-onary	aLfIgQhFiWjKlLqKsK
-onate	eT
-onatl	hWiS
-oncar	jY
-onces	t[
-ondas	iTpS
-onday	nSoTpR
-onded	jFkQtZ
-ondee	bS
-onden	aYbHcIiU
-onder	jKk\`
-ondes	cRhTiQ
-ondon	cRdQ
-ondos	cSjQ
-ondre	gJiWpRtJ
-one	jR
-oneda	bRgVhQ
-onent	a[
-oners	aWcJiVsV
-onest	fSiK
-oneta	h^n\\
-ong	cSsV
-ongas	qSrV
-ongee	bKiIjFk[
-onger	eShToI
-onges	bHc\\iI
-ongue	eTiUjTsW
-onian	c^fJiFjDkT
-onica	pP
-onico	hXjT
-onics	aQiWjSkI
-onier	aDb[cEgKhKiFmZ
-onies	bThKiSoS
-onige	cKiQj]
-oning	bSi[
-onist	aY
-onita	iTrHsV
-onito	cCfIgKi\`kK
-onmel	cW
-onn	c^
-onnax	c]
-onnel	eUiRnQ
-onnen	jQkW
-onner	cEi_kR
-onnes	bXcS
-onnte	bZjIoPqK
-onnue	bPjRkG
-onoce	aKkRtU
-onoma	bViHjX
-onome	aXhR
-onomo	eY
-onomy	aKhGiIlSnX
-onors	bPgKiSsT
-ons	iP
-onses	iQpW
-onsor	iWjQqR
-onsse	aKbQiVjR
-ont	capT
-ontag	aIfQnQ
-ontal	a\`bDcFiFjK
-ontar	iVkLsV
-onten	gKhIiY
-onteo	iT
-onter	aJsW
-ontes	aJiW
-onths	eU
-onton	bRcShWjJ
-ontra	g\\jLnQrV
-ontre	lWqR
-ony	a[bAcHdQjV
-oo$	cVhR
-ood	bRc_
-oof	fKh\\iGkIlIpHrS
-oofer	jTtI
-oogle	iS
-ooked	aTbLlS
-ooker	aRbSjS
-ookie	gHh[iAjLkQlQ
-ookup	gIhQjY
-ool's	cXiT
-ooled	gWhJ
-oom	bTiWjS
-oomba	cWdLhJ
-oomer	aTsS
-oon	f^
-ooner	oUsS
-ooper	hW
-oor	c]pItZ
-oordo	aSmY
-oos	aYiUsU
-oot	bYhRiZ
-ooter	hQjSkV
-ooths	aW
-op$	bQcSiX
-op-in	iTpT
-op-up	bWcJeJhS
-opa	iS
-opado	bHj]
-ope	iUlTnQ
-opede	aUlQ
-opers	aZkA
-opf	bXiKjUkRqI
-opfen	aSiY
-ophet	jWkK
-ophia	cV
-ophys	bTkW
-opias	bPiQpS
-opied	tZ
-opies	iUpV
-opify	bJjY
-opina	g^
-oping	aHcVqStS
-opios	bUhTiGjLkQ
-oples	iT
-opnia	jV
-opped	hYnL
-opper	aKbSiX
-oppes	hWiAjZ
-ops	i\\mS
-oq$	iFm]pK
-oquia	aHbWpQ
-oquis	cKi[
-or$	aT
-ora	bP
-orada	oV
-orado	gQjRlV
-orage	b[cFiR
-orale	aRiU
-orant	ajbIcJmV
-orara	jGkY
-orary	eWiS
-orata	gTlQ
-orate	iQrS
-oraus	jRtQ
-orber	dCi\`jDlJ
-orcha	cKmXpW
-orche	bHhSiZmF
-orcio	aPb[eLjI
-orcon	cUiPtH
-ord	cb
-ordas	bV
-orden	aKb[iGqXtJ
-order	aKcJdXiFjYqG
-ordes	iR
-ordic	bShIiKjV
-ordre	jUtP
-orean	eYiIkW
-orees	gU
-orero	iSpT
-orest	bSk\\
-orf	c\`qR
-orfen	qWtI
-orgel	aLb[hYiEjJtK
-orgen	bTpPqJ
-orger	aEb_cLqVsI
-orges	cZ
-orgue	kV
-orher	gVlVoP
-ori	aQbRiCjQkX
-orial	b\\
-orias	bXgEiS
-orier	aVbJgKqR
-ories	bQgR
-orine	iU
-oring	cSi[
-orios	aLbZcIeGjVmFpL
-orist	aS
-orita	fXmFsVtT
-orite	aLlJmRsW
-ority	fRgR
-orium	bKeJfLiUjHmY
-ork	i]
-orked	jWkRlRpL
-orkel	bLiVrQ
-orker	a[
-orlie	cX
-ormal	fQrU
-orman	fIiKjKlJmZtK
-ormar	iY
-ormas	cTiQj<kW
-ormat	jQ
-ormed	bIeRlKqW
-ormel	bKiRpEr\\
-ormen	j^
-ormer	iYkTsP
-ormes	j^
-orn	bQcX
-ornal	gZ
-ornee	cHiUjW
-orner	c[
-orney	bR
-ornos	bYcG
-oro	aVbGcfjK
-orque	sQ
-orreo	kKpWtU
-orres	bUcQiJpT
-orror	iUjH
-orros	ia
-ors	mP
-orsed	jY
-orses	hQiRjR
-orset	aBc_iFkSlLtG
-ort	cQ
-ortal	kUp[
-ortar	jXqR
-ortas	rQ
-orted	bKhXiImXqT
-ortem	bGcJiZjQ
-orten	b^cKiSkS
-orter	aRhSjT
-ortes	bPiW
-ortet	bJiFjKlFmSqV
-ortie	dHiVkHsU
-ortif	aYsP
-ortir	iVjIsJ
-orton	cLiW
-ortos	hT
-oruna	cV
-orung	cGfSi[
-ory	jQ
-os$	iP
-osa	bQcLiJjRkT
-osage	iR
-osals	hTi\\tK
-osc	hWjL
-osdoc	aLgU
-ose	hR
-oseph	pStP
-osh	jS
-osher	bRhSjP
-oshop	jXkQ
-osiet	jX
-osifs	aS
-osing	cHiSoXpR
-osion	cLi[jP
-osite	bDhEiGjSl^mLpK
-osito	bSlX
-osits	iYjI
-oskop	bJiU
-oslar	bRcS
-oso	i[sUtL
-osoft	iR
-ospit	hRiR
-ospiz	bQ
-osque	cWhU
-oss	bUh[kR
-ossen	jR
-osser	aJbGcIgKjPlUm[pDtJ
-osses	fYs[
-ost	b_cGjJoU
-ostal	aCbXpW
-ostas	gW
-osted	bLdYgUhGjKlK
-ostel	aQhZmJsI
-osten	eSh_tQ
-osteo	jX
-oster	fRiWjR
-ostes	aYtB
-ostet	hY
-ostic	aSjT
-ostik	aUbFcKi\\jD
-ostly	bR
-oston	bScQ
-ostos	iU
-osung	aRfYhCtQ
-osure	kS
-ot$	cYgLkR
-ota	cVoXpL
-otage	iXsR
-otano	bRhP
-otary	bPl\\
-otash	bVjJ
-ote	cSdR
-oteca	bTrW
-otech	aQk\\
-otels	bQhQiP
-oters	aFiWjImZ
-otest	hHpX
-otgun	jTkS
-oth	bRcZdDfKhJiVkLmKrLsK
-othek	bTcIiQ
-other	sQ
-othes	bKc[hKiDjTmFqL
-otica	hR
-otice	oS
-otics	bYjK
-otina	cIjZ
-oting	gHiSpX
-otion	kSlU
-otipo	jBkVr]
-otive	cJjSkR
-otlin	aQjPkX
-otnes	cWlI
-oto	dX
-otomy	iSlZsH
-otors	bZiPjKmH
-otril	cWsT
-otriz	bTiKjV
-otros	bKiSlUmR
-otruf	bSfUjG
-ots	bRhX
-otsan	aWcJjZ
-otsen	hIjKmX
-otted	mU
-otten	bJc\\hZiBtR
-otter	iT
-ottes	hY
-ottet	pRqU
-ottle	bJgShV
-oture	fQiRjTpR
-otype	bWfIiP
-ou$	aVcUiJ
-ou'll	lS
-ou're	pPqI
-ouane	aXc\\hKiBkIlUmInF
-ouars	bIcYfH
-ouble	gRlRsR
-ouche	fEhQiTnR
-oucou	tY
-oud	cVj^
-oudin	bW
-ouest	aFc_nD
-oughs	aLbXeJhHoUqWtK
-ought	bPqT
-oul	cU
-oulee	fQiU
-ouler	jRnV
-oules	iTkUtI
-oulot	s\\
-ounts	i^
-ounty	bUcSnQ
-oup	aKbKcYiW
-ouper	bLhQiTjK
-oupes	i[
-ouple	iRsX
-ource	aJiPmU
-ourde	jS
-ourds	bU
-oured	bKhTiKpIs\\
-ouren	cVnV
-ourer	gSiJm\\
-ourly	eWiP
-ourne	bScR
-ourni	hW
-ourri	hZ
-ourse	hQkPlQ
-ourts	bRdQnT
-ous	pIrPtZ
-ouses	iZnS
-ousin	eIiKpKqX
-ouski	cUnT
-ously	gQjQqT
-ousse	h\\jHnL
-outer	iS
-outes	bRhP
-ouver	cVqT
-oux	cUpUsT
-ov$	cPeWfWhJkQnHpK
-ovals	aTiCjT
-ove	gShXqT
-ovely	bRkV
-overs	bQi[nR
-overy	aSbEhSiW
-oving	bSjRnP
-ow$	c[
-ow-up	i[kG
-owave	hY
-owder	bZjK
-owe	cTpT
-oweit	gZ
-owers	hUiS
-owing	iSkY
-owise	hIjTkVmKpK
-own	cYiQjLnQ
-owned	bhcG
-owrie	c\\
-ows	iU
-ox$	fRiXjT
-oxmox	jT
-oxone	aWbHiY
-oy$	c[nJ
-oya	bYcR
-oyage	bReR
-oyd	pZ
-oydon	cV
-oye	aQhU
-oyees	bUhSiFmS
-oyers	bPi^
-oyeur	aTgDh^
-oys	bLiWmY
-oz$	aEbIcbeLfLhHjIlLnToIrL
-oza	aLcSmWnU
-ozent	fSgP
-ozese	aBbcmH
-ozess	eHpYqS
-oznan	cSdJnU
-p's	bPcRqW
-p-ins	cFfTgQnV
-pa$	tT
-pable	cJj\`sC
-paced	cKdJjKrW
-paces	aTbZcKhF
-pacho	aKbV
-pad	mTpL
-padin	bQmU
-pagne	bKfQhFjVkU
-paign	bPeSnToR
-paket	cLh_jKmHrI
-palda	cRjRsS
-pales	bHcViQ
-palme	cWiR
-pan	cRpHsZ
-panar	aLiQjT
-panas	jYnU
-pania	aKbXcKhIjQ
-panol	aShSrS
-paque	bHcZhXiHjKpK
-parar	i_
-parel	bQjV
-parer	iVtU
-parks	aSbJiWtK
-parky	aWjR
-parte	fQgVnR
-parto	aHbUiRtF
-parts	cRpS
-pas	aKgKhRmHqBs\\
-pat	fZkSlK
-pataz	aQhKmW
-patch	aXiT
-pater	gThWjDqQ
-pathy	j[lK
-patos	hZpL
-pause	fYgGhQkKlUoIqFsS
-payes	iZ
-pbell	cTiVjK
-pcion	aPcQi_pQ
-pdate	bTfFiDjYtL
-pe$	hP
-peaks	jQkTlTmI
-peals	iUqQ
-pec	cY
-peces	bUiQ
-peech	bJiTjQqJsK
-peg	cViKnV
-pel	b^fRjI
-peles	gKjWlRpV
-pelez	pY
-pelle	fEh\\jKpQ
-pen	i]
-pende	m[
-pendo	kSsV
-pends	gVoRqV
-pened	hWqQ
-pensa	fTgIhU
-pense	hSiV
-per	jQ
-per's	bDcZd]gKhIlJpEqJsHtI
-perle	cQjJpKtV
-perly	fGhWiPjT
-perre	bIfYhRjXkI
-perte	bRhVjJ
-perts	bIiTmYpG
-perty	aXbKcHeLiRjQmJ
-pes	iV
-pesen	gTkVnP
-pet	bWiX
-petua	bKgIiQmV
-peuta	aTmS
-pf$	bWjSpU
-pfalz	bDc\\iF
-pfang	aXbKcGi[kKtI
-pfe	bXhLiQjL
-pfrog	jX
-pft	iXoFsR
-pfung	jb
-ph$	cYkJtU
-pha	cIjZmJ
-pharm	hKiHj\`
-phase	i[
-phe	jVrV
-phers	b[tG
-phile	aT
-phine	iHjVtY
-phone	h]
-phs	pWrVtI
-phy	aRbKcKhQiU
-pi$	aHcViJjW
-pia	hQjRkS
-pid	aLbXfKhLiGj]kJmLqK
-pides	cLiP
-pidos	iX
-pie	aTiWmRpL
-piece	aAbTiX
-piele	aJbVcJiY
-pielt	lW
-piere	iUpX
-piers	dLiRm[pG
-pin	iQmSpQ
-pinal	bPc]
-pinas	g\\hH
-pings	iV
-pio	jT
-pista	cZiKmJ
-pists	a\\jJ
-pit	hRiR
-pital	bWcR
-pitan	aZcLmWpL
-pitze	aWbFfXoL
-piz	bQ
-pjeps	aRjS
-pkeep	cJiV
-pla	aJbXcI
-place	aVbUiEoVtP
-plain	aViQrR
-plane	ikrP
-plant	bThKjQqR
-plate	aLcVrXtR
-platz	cah\`pR
-plays	iV
-plazo	eWkLqT
-pleta	eXjQ
-plete	jWsT
-pleto	bQeQhToS
-plett	dPhT
-plica	jPlUpL
-plied	hSlUmQpQ
-plier	i\\
-plies	gPqRrQ
-plift	gW
-pline	iTjR
-pling	i]jI
-plits	fX
-plo	iX
-pload	pS
-ploma	hQjSlR
-plome	jRlX
-plona	aIbQcR
-ploye	aQhU
-plunk	jW
-ply	hAiU
-pme	iKjS
-pment	aZiV
-po$	cRhR
-point	fIkWqJtZ
-poken	jWs[
-polis	cV
-pon	i[kG
-ponde	aLm^
-pones	aKbIcJdKfLgKhCi>jWk^lImKnKoKpLqJrKtK
-ponse	fSiSjJnLpU
-poo	iS
-pools	i[
-poral	eXiS
-porar	cHeZhIiKmHpEtY
-porta	kVmR
-porte	iR
-ports	iQ
-pos	bSgXiU
-posal	iUpS
-poser	b[iFjTrE
-posit	fJiSjT
-pot	j\\kWrE
-pound	hVkKlIqIsU
-pouse	hXjJ
-power	j\\
-pp$	fShViPtQ
-ppa	cKdIeKfLiJpZrHsKtH
-ppe	gT
-ppeal	bHiWrV
-ppear	jKr\\sI
-ppels	cKfGi^
-ppern	pS
-ppers	aKi_kTtL
-ppily	iHk\\
-pping	iXtR
-pport	aSi\\
-pprox	iQ
-pps	bVcJiUmT
-ppt	fJsXtX
-ppy	aRcJiCqWrZ
-pr$	iS
-pra	iXqJrV
-prach	cIiUpSqT
-pread	fRmR
-preis	h^
-prend	aJjFlcoH
-presa	bSeS
-press	cIfWj[
-prete	abgJiAjD
-pring	qR
-print	iPjX
-prise	hR
-pro	iVjTkP
-probe	iQjUpZ
-proof	bDcKfKh\\iEjPkHlGpGrTsJ
-pruce	tU
-pruft	jTmS
-pruit	cb
-ps$	i\`
-ps-la	fKgR
-pse	cJjUkT
-psell	iY
-pster	fCi]jSnH
-psy	cHmSsR
-pt$	iRtP
-pta	pGrLta
-ptain	gTpP
-pte	kR
-ptics	eIiRjGsctH
-ptime	iS
-pting	bEiSjPkQ
-ption	jT
-ptive	bRiBjY
-pto	bLkUm[
-ptoir	iTpQ
-ptops	iRsQ
-pts	i[
-ptura	i]jF
-pture	iRjW
-pu$	bU
-pub	bW
-puler	jUqL
-punkt	kStP
-punta	aQ
-pur	aLbWcQiHp\\
-pures	fYoH
-pus	cRnTqQ
-put	gRiRjKkI
-putat	bKfKgYhSiKpH
-puter	iYjJlU
-putes	fVi[
-py$	bRfJiSkP
-qb$	bJjSkP
-qu'au	eQpS
-qu'en	bXiKoQ
-qu'un	aRsT
-quads	bTiJmS
-quage	i]
-quare	iZ
-queca	cU
-queos	i[
-quera	bYcTtK
-quero	bIjTmXtK
-query	jU
-quest	pGrVt[
-queta	aLcJi_
-quete	i\\j?kXqR
-quets	iZsX
-quial	hWjJ
-quido	fGgWjK
-quier	cXpT
-quina	jX
-quipo	aQ
-quise	i]
-quity	aQgW
-quote	bYcIiV
-r's	qT
-r-day	fUgU
-r-end	gXhLjL
-r-ish	aFbPiZ
-r-old	bHiZ
-rabad	aIc\\iJ
-rabic	kTlP
-rable	jQkX
-rably	kVsS
-rac	b^cJkRnKtX
-rache	i[pR
-racia	bVcImTqTtK
-racks	hXjTnQ
-racle	aR
-racts	iTkR
-rad	hb
-radas	fPjX
-rader	bSiSkTqR
-rades	aPbKiXjKmP
-rador	aR
-rados	iX
-raf	aQjQlT
-rafia	bHiPj\\rP
-rafte	aRmZpLrQ
-rafts	iU
-rag	e\\fLgJhTlR
-ragan	pY
-raged	dHeKhXkVpG
-ragen	iYjQpQ
-rager	bSiTqSsY
-rages	bQcShJiY
-ragte	aUkTq[sB
-rah	c\`mQtJ
-raiga	gQ
-raine	cTiJjZpV
-raing	c[
-rains	bW
-raint	bGi_
-raire	aUfRhQ
-raise	hSiRqX
-raiso	cbiBjI
-raite	hVqSsR
-rajet	gWhP
-ral	iQ
-ralee	aJbIcY
-rales	bJjQpR
-ralia	bYcLhVjKqR
-ralls	bGhUiW
-rally	fLhRiV
-ram	cEjGsQtV
-ramas	cUf\\
-rames	iV
-ramie	gh
-ramme	bRiVjGrPtI
-ramos	fSjJkUqW
-ran	bPcP
-ranca	cKeRgRlLrJ
-ranch	bScRnRpJqV
-ranco	aGbIcXf\\
-rancs	eKhXjJ
-randa	c^
-rande	cWdUrQ
-rando	fIgQiGjUqR
-rands	iW
-ranea	sR
-ranes	bXiZsK
-ranet	aErYt[
-ranga	cUjY
-range	bEhEqKsZtT
-ranja	aQ
-ranke	i[
-rante	bS
-ranti	eVgQjInQpH
-rants	aUgTmU
-ranty	aQiY
-ranza	fWiVjI
-raphe	jVrV
-raphs	pWrVtI
-raphy	aRbKcKhQiV
-rapie	aWbIcHiTmVpItK
-rappe	jR
-rar	cP
-raria	aEbQiQkW
-rarzt	aYbJhSjFkQ
-rasas	bPjQmRqL
-rasen	aScKgLiUjU
-raser	aZjH
-rases	jPr^
-rasos	i\\
-rasse	cXpDsTtV
-ratar	jTqVrU
-ratas	o[
-ratch	aKiQjJtW
-rated	iSlX
-raten	i\`mG
-rater	a\`eQ
-rates	bJcYhEiUsY
-ratet	qIs\`
-ratif	bQiTrS
-ratin	aQr\\
-ratis	hWpPsR
-rator	aXbT
-ratos	eRiY
-ratur	bIi\\kT
-rau	cTiXjRtJ
-rauch	aTsV
-rauco	cUjJqR
-rauen	eKmSsW
-rault	bSc\\iFjP
-rauma	bTcKiX
-ravan	hY
-ravel	gPhQnX
-raven	c]fK
-raves	bFcKfYgLjTpP
-rawer	hKiRqWrG
-raxen	bTiQ
-raxis	bXlS
-ray	aEcSmYpQ
-rayer	j\\
-razos	aSbGpIt[
-rb$	aQbScIhViJjRpFtK
-rba	kT
-rbach	bVcYi@jJ
-rback	aVcKgLiLmWtK
-rbage	iZ
-rband	bhcIpR
-rbano	aQbGkU
-rbaro	kW
-rbe	gQkS
-rbeit	dViT
-rberg	mUpR
-rbier	bPcW
-rbike	hKn\\
-rbine	aQgKpV
-rborn	cR
-rbour	iKmPpP
-rbuch	bTpP
-rbund	aRbdiLjJ
-rbung	lQp_
-rburg	iQjW
-rburo	b\`pQ
-rc$	cT
-rca	aKcc
-rcade	bWcFgWhHiImH
-rcado	fPiXsQ
-rcare	aLi]jA
-rcels	bRiT
-rcent	gRhS
-rcera	bWpGqQrV
-rch	cQ
-rchef	jGmZpQ
-rchen	caiY
-rcher	aW
-rches	bVfQiT
-rchiv	aGbQjIkWpSqP
-rcial	ePmT
-rcice	fUoKpS
-rcing	eWmX
-rcino	aVbAmL
-rcise	dKpY
-rcs	bSmU
-rda	bJcViKjBka
-rdado	iUjW
-rdage	iY
-rdays	fV
-rde	aKiTjR
-rdeen	cSnY
-rdens	aTiUmU
-rdero	aJiZ
-rders	aP
-rdert	iJkYlU
-rdi	hWjI
-rdiac	bVcHkS
-rdias	fVmT
-rdien	a\\cJ
-rdiff	cQqR
-rdina	mZ
-rding	cQtT
-rdita	mS
-rdo	gKiHmVqZ
-rdoba	cRnT
-rdona	dKqVtW
-rdt	cTmV
-re-op	iUjKkJ
-rea	iV
-reach	iSjQnV
-ready	iVsQ
-reaks	qR
-reams	iUjJ
-reamy	kTpKqQ
-reana	bRmU
-rears	eKiU
-rease	iW
-reaty	aXbQcEhJ
-reaux	iV
-reb	aGbFcYiTsStK
-reche	bQhX
-recho	jTkUlU
-recht	cUfJiRjT
-recie	kY
-recio	h[
-recke	bGgJi\\jHsT
-recta	bUeIiImTpR
-recte	eWmUpLtL
-recto	e^jK
-red's	bFcRkW
-redis	fZ
-redit	hV
-redor	cTsR
-ree	lT
-reens	bVhPiW
-reers	iGp^qI
-reets	iX
-reeze	gLiLoWpKqU
-refer	sT
-reful	jUqZrL
-regas	aIbYfPhKiTjKmLpJtK
-regop	hW
-reher	abbJeIiJsJ
-rei	bW
-reibt	bTfIpQqK
-reich	bVtW
-reide	bXcJkLlU
-reien	j\\qX
-reier	eQfVjT
-reies	hUiIjUkGqKsY
-reign	cKiRlKmU
-reils	bXnT
-reine	bJcIiY
-reins	iVsT
-reira	cTmQ
-reise	nWrW
-reize	fQgQ
-rel	bUfR
-relie	gKlJmX
-rella	bPeVgS
-relle	eGiTjY
-reman	aUcGm[
-remen	cUiT
-remio	gY
-remos	cLjPqS
-ren	iU
-ren's	bPiR
-renas	cQiU
-rence	gJhW
-rench	jPkR
-renda	mRq[
-rende	bSlVmRpQ
-renes	bUiQ
-renez	iZoR
-renne	aDbFcGe^qH
-renos	cKfVjW
-rensa	iLlJmVqQ
-rense	cTiS
-renta	bW
-rente	h\`
-reo	iXpRtR
-repas	aIbQgJhT
-repot	cTjW
-rer	aWmQ
-reras	aViKm\\
-reres	bXhIiDm\\pI
-reria	bSiXjGqQ
-rerie	iVjV
-rerin	aBhKjLmXpJtX
-reros	aSiFmX
-resas	iS
-resco	b\\cLiBsR
-resen	iTjImQ
-resno	cV
-resor	bT
-resos	fTmGrT
-respo	bScRhK
-resse	cY
-resto	iJj[
-ret	c^qY
-retar	aXcRiRjK
-retch	bKcRjTqW
-reten	cLiQqTsX
-reter	aWcKkQpGqT
-rette	fWiXlC
-retty	rTsX
-reude	jX
-reuen	iXkSnK
-reuer	aUbIhJiKs]
-reuil	bTcGiWjK
-reurs	aYbY
-reuse	fXhIiYjSrJ
-reuth	cV
-rever	d[eRfI
-revet	aPjRkRlR
-revia	bJiY
-rew	kQmTtU
-rewer	a]iJjKpJ
-rey	cV
-rez	bKi\\mVrI
-rf$	c^
-rfait	ePfRhR
-rfect	iLjWkJs^
-rfekt	jX
-rfeld	c^iG
-rflow	jU
-rfois	fUhQiS
-rfolg	gSjP
-rfolk	aIcYtK
-rford	aKcQqP
-rfrei	gRnY
-rfurt	cSqQsP
-rg$	bQcS
-rga	hEiRjKkamGpK
-rgabe	aGoQpIt\\
-rgada	aTiGmX
-rgado	aWmW
-rgang	jWkSl[
-rgate	cZ
-rgeld	bRcHfTgSnVqF
-rgens	iPjWtQ
-rgent	qRtR
-rgeon	bZcDhIiRsK
-rgern	bIi[qL
-rgers	iajJ
-rgery	lP
-rgets	iRlS
-rgh	cU
-rgica	bZcB
-rgill	cRiKjS
-rging	iPqT
-rgive	qVrKtS
-rgo	iRjVqT
-rgocd	jU
-rgoin	bJcKhU
-rgt	bWrJ
-rgues	hYpI
-rgung	bShdiQ
-rgy	bQiSrQ
-rhalb	aLbHdXjT
-rhaps	eHiHkUoWpKtL
-rhaus	bWc\\gFhPiH
-rhazy	bHcV
-rhead	cViP
-rhein	jYkK
-rheit	aTiJjW
-rholz	bEc[
-ri$	mR
-ria	bP
-riado	eEgXjQkT
-riage	a[
-riaje	cIiUjP
-rials	fSjS
-riaux	aJbY
-rib	bZcHdJgKhViJqJrK
-ribal	aShLjSnS
-ribas	qStS
-riber	jR
-ribid	mKpZ
-ribir	aJjVkHtQ
-rible	aKiFkVqVsU
-ric	bSmW
-rical	aQfGjQpTrP
-rican	aJbXjJpKsP
-ricas	gSiKjFk\\
-rices	i@jIkLm\`pEsT
-riche	iRjS
-richt	bQcQiXjInTpX
-ricks	cKiLjW
-ricos	bUiFkRmS
-ricts	b[
-rid	dTkQ
-ridad	aPiRsU
-ridal	bT
-riday	fXhP
-rides	i\\sS
-ridge	bRc[
-ridor	aHbScXjHnQ
-ridos	fZhGiVkR
-rie	bU
-riebe	i[
-riefe	iWqU
-riefs	bHiZ
-riego	iVjV
-riegt	fKhSsV
-riels	b]hUiI
-riend	gChY
-rient	bWfHiT
-riere	aSbHiR
-riers	a^bPiR
-riert	hLiTjR
-riest	cV
-riete	bRhSiYpJ
-rieuc	gL
-rieur	aQiIj^
-rif	g[hS
-rifas	iSpR
-rig	aPeRoPpX
-rigat	gQiVpU
-rigen	gTjTrU
-right	a\\
-rik	jT
-riker	aRqV
-rikes	iX
-ril	eVoa
-riles	jW
-rilla	cFjSrX
-rille	gUhY
-rills	iU
-rim	eSnS
-rimar	hDiWqX
-rimer	jQ
-rimes	gW
-rimos	jStQ
-rin	a_m\\
-rinas	aHb[cUiE
-rince	cUiKjLkZ
-rines	hJi]tK
-ringe	iQrR
-ringo	fRiLjKqIrW
-rings	cRjY
-ringt	iXjJkWtK
-rinks	bRfJhX
-rinne	iKpWqQ
-rinos	bVe]gK
-rints	rS
-rinya	aPjRkQ
-riode	dPeQgT
-riodo	dTeTiKrQ
-riona	cJm[
-riots	iU
-rious	iVqYtC
-rip	hYiT
-ripes	bKiY
-rippe	aPbQjLtI
-ripts	iVpR
-rique	bUhRiSjQ
-rir	iSoTtR
-ris	bW
-rised	jZ
-rises	bQhW
-risis	jU
-rismo	bLjRlV
-risol	mTtW
-rison	bQcXjQsJ
-rispr	jS
-risps	bQfJiS
-rista	aUbS
-riste	aX
-rists	jRmTsQ
-rit	bJcJiQjTmFpDt_
-ritas	bSsQ
-riter	a\\
-rites	iVjS
-ritos	aJbUcSiVmKnK
-ritte	aQiUqT
-rivat	gShQqR
-rivee	bRjJoW
-riven	lZqU
-river	aT
-rives	bTcJiSjWkI
-rix	aFbTcHfKgLiVjGkToH
-riz	bQ
-rjado	gKiDj[pR
-rje	aZiE
-rjeta	hVjSrT
-rkauf	aScKgIi\`
-rke	bW
-rkehr	aVbHeWi\\kG
-rkers	a[dIgImW
-rkets	iQmR
-rkett	i]
-rking	hT
-rkish	jLkP
-rks	cP
-rkt	aIiUq]rH
-rkung	jFrVsTtR
-rkurs	hPiJjX
-rky	aUjPlIrX
-rl$	bScPjTmRpJ
-rla	iUjQpSqZ
-rlage	bTfZiCpJrX
-rland	aDc_
-rlaub	hXrP
-rle	iTjGpTtR
-rleih	bUhXpL
-rlich	lS
-rlier	cYqT
-rlies	fWqP
-rline	bXhJ
-rling	cSdJiVjKmStP
-rlink	hW
-rlitz	cRnJoJ
-rlo	lRnQqX
-rlock	aWjS
-rm$	iSjP
-rma	bQiQjS
-rmacy	aQjQlG
-rmada	gUiJlZtJ
-rmado	bQcGiejHqK
-rmann	a]iUtI
-rmano	bDmXqS
-rmany	cFd[hHmInJ
-rmark	aJc]
-rmary	aKbJcW
-rmato	iT
-rmatt	bEc\`iL
-rme	bP
-rmera	aQmS
-rmero	a[cH
-rmers	iYpIrT
-rmier	aU
-rmill	jUkU
-rmina	f\\
-rmine	fQi_nV
-rming	iWkXlF
-rmino	eVgThL
-rmiso	dRjV
-rmite	bKi_
-rmits	i]
-rmlos	lVpP
-rmo	aKcQgQqQ
-rms	jX
-rmula	cIgLiCjYpTqJ
-rn$	cPiQ
-rna	fShP
-rnada	eRfViV
-rnage	jW
-rnals	bQiFkY
-rnant	aQfUmS
-rnate	f[mZpB
-rnd	sT
-rne	bR
-rnees	bIdXpS
-rnero	gY
-rners	bSkIs]
-rness	cXgLiIjY
-rnets	hXiVjJ
-rneys	bZiG
-rni	hU
-rnier	gIqW
-rning	iV
-rnite	bQeP
-rnity	e[sV
-rnley	cSfKqQ
-rno	fQiR
-rnock	cTgK
-rnoon	pRtT
-rnors	iFqR
-rnout	qR
-rns	bWeTiP
-rnt	gRjVlV
-rnter	aKjX
-roa	bHcXfLgLjKqU
-roben	bQgKi[pZ
-robes	iX
-rocal	bXiJjT
-roces	cQqY
-roche	hTiFmZoQ
-rofes	bWiJjHmX
-rofil	gQpUtX
-rofit	bSgT
-rog	fFjVkKpY
-roi	c[
-rojet	jP
-roken	aFbJfVhSiLkUmJqJtP
-roker	bTiUpKqU
-rol	iPmR
-roler	a\\fKhLlGsZtC
-roles	iQ
-rolle	aQip
-rollo	bYcI
-rom	aIbWcLfLhWiS
-romis	fTlVqT
-ron	bPcQ
-rones	aHiYsb
-ronic	a[bHtL
-ronne	c]iKmSpKtK
-ronos	bXfFiIjDlKmJoLpYqIrI
-ronto	cXdS
-ronts	iY
-ronze	jFkY
-roofs	gKhZiIjRnF
-rooke	cRdQ
-rooms	b\\eGhV
-rop	cQ
-roper	eKhZkU
-ropia	bRjUlQ
-ropio	aJbQhJ
-ropre	bRhHjSlPmInQ
-ropub	bW
-ror	iUjH
-rores	iXjR
-ros	mP
-rosas	kT
-rotel	jS
-rouge	cX
-round	jR
-roupe	fPgUjK
-roups	bSjP
-rouve	jLqS
-roval	jSoVqUtJ
-roved	bWjRtV
-row	cQjP
-rowel	jPpS
-rower	aZiT
-rowth	gPmTtQ
-rox	iQ
-roy	bKcWgK
-rozen	aUjLqQ
-roßes	bVhViGkK
-rp$	iQjElS
-rpass	aDbHcJgChKj_sK
-rpe	c^
-rpeta	iKjVpW
-rplan	aUcCdLeLfHgFh^iKjGkGlLmFnLoIpJqJsKtI
-rpo	jKrVsS
-rport	bQiXpK
-rpose	eViRjJrI
-rquay	bLcYhKsQ
-rquee	bUgKjT
-rques	aRbT
-rquoi	aLbRkUsRtF
-rra	cSkR
-rrace	i[
-rrach	cS
-rrada	cWfLgQ
-rrado	fQiRpV
-rrage	oX
-rrain	aUdQjQmGnXoI
-rrals	hIiZpR
-rrand	cW
-rrata	bGcKeJgWiXnD
-rraza	aUcRiT
-rre	fQ
-rrect	gChVkJlSpQ
-rrels	bPfLoLsU
-rreno	dUmG
-rrent	cRjSqW
-rrenz	hKqVrU
-rreon	cU
-rrera	gTjRlZ
-rrero	aRbYtK
-rrete	jTqU
-rrets	aKfVpU
-rri	hZ
-rriba	nS
-rrica	cViQ
-rrida	aJbJcKfKhSi]
-rrido	fVnW
-rried	jJqSsZ
-rriel	iKpX
-rrier	i]pQ
-rries	bUjRlV
-rritz	cQgI
-rro	cVsQ
-rroco	jJmVsV
-rrt	iWoFqS
-rry	bQcYmQqV
-rs$	iQ
-rsaal	hJmY
-rsale	aUmKtJ
-rsals	fToS
-rsand	i^jKrS
-rsant	cXiHpW
-rscht	aXiIlX
-rsday	nUtP
-rseer	a\\cJiDpU
-rsees	gKhY
-rself	pT
-rsery	aQbVhV
-rsham	c[fIiFsQ
-rship	jWlR
-rside	iVjTsK
-rsier	aT
-rsing	lP
-rsion	iTjJlTrUtP
-rsity	bTlW
-rsive	jRkQ
-rsloh	cTdR
-rso	eUoR
-rsona	aSgJrQ
-rsons	aZbSiD
-rst	aJcTeQ
-rstag	dTfSpT
-rster	oS
-rstin	mV
-rt-up	b[gWhEiJ
-rta	pQ
-rtada	bQ
-rtado	bRtT
-rtage	f[gP
-rtain	qYsT
-rtant	hIiXjElb
-rteam	aJmV
-rteau	bRcLiIjQqX
-rteen	aKbRfQgWtJ
-rteil	kZ
-rtems	iU
-rtera	iQjKkR
-rters	hWiQmTrS
-rteur	bQkV
-rth	c\`nV
-rthur	c[iK
-rthyr	cYjK
-rtial	mVqX
-rtida	fY
-rtido	cYfU
-rtiel	aReUfQ
-rtier	jIpPrR
-rties	bRiSqU
-rtifs	bWhRiEjS
-rtige	jYqJ
-rtigo	jQlJ
-rtime	gY
-rting	iX
-rtion	aXfJjHmR
-rtise	aSlJ
-rtito	pQrS
-rtivo	aHb\`
-rtner	aQbSmV
-rto	aPbQcS
-rtona	cYmTrG
-rtons	rT
-rtout	hRiGnQqPrS
-rtrag	edfF
-rts	iR
-rtual	pV
-rtung	ibjR
-rtura	eThIiVoT
-rture	i[oV
-rtz	cThT
-ru$	cXeUhWiKjK
-ruary	fQoUpU
-ruben	iKjJkYsU
-ruber	gSjGq^
-ruces	cYdIgFiR
-ruche	gJiZ
-rucke	bXcIeL
-rucks	bXfP
-ruckt	hJqasT
-rueba	eQpQ
-ruezi	fPtU
-ruf	fS
-rufen	iRpQ
-rufer	aY
-ruges	c^gH
-rugge	cWrP
-ruh	fUiY
-ruher	fLo\\
-ruise	bQnV
-ruits	hR
-rum	bTcQkR
-run	bacAfJiCnTpIsU
-runca	gIlVmLpK
-runch	bXfVlKsJ
-runde	cKeKiZjFoRpX
-runer	iIjZlItI
-rupal	jT
-rupos	fKiW
-ruppe	gWmS
-rupps	bZfIiGkJlKmVrJ
-rus	aV
-rusts	iQ
-rutal	fV
-ruter	iY
-rutos	g]
-rutto	g[
-ruz	gLhU
-rußen	jLpDqJrXsKt[
-rv$	aLiIk]mJtJ
-rva	bRiKjSsP
-rve	pUrYtL
-rvera	aKb\\
-rvest	hGoQ
-rveys	bGfLi_
-rview	pXqV
-rving	bZcGhKiPjQkKoX
-rvise	iU
-rvoir	tS
-rvous	iQjRsU
-rward	mJoTqYtF
-rwegs	dLkImRnZ
-rwehr	b]iE
-rwerk	bRmWqK
-rwich	c_jK
-rwick	aFbHc\`tK
-rwirt	j^tJ
-rwise	cPdTeS
-rwork	hSiUjK
-rying	oU
-ryone	gRiXoCrTsR
-rytis	i\\
-rz$	aIcUgTiXoP
-rze	iTmRtQ
-rzehn	iSpPtQ
-rzeit	lUmPnQpT
-rzeug	h\\iK
-rzo	hUoQ
-rzt	aUhS
-rztin	aUmV
-rzugt	kTsU
-s's	cRjZpJs\\
-s-sat	f_hL
-sa$	cVeQjTkH
-sable	aTlP
-sache	bThRiKjVkKlRoSrH
-saden	aJbGcIi^
-sador	aRrQ
-sados	iXlVpS
-sagen	hTi[jR
-sages	hSiajL
-sai	dRjW
-saint	hIkKnJoZpJqLtH
-saire	gKjSnRpU
-sajes	hX
-sal	gUkZ
-sales	bajX
-salia	aKbUcXeLhJiKjLmIpKtI
-salon	bW
-salud	hZ
-sam	c>fegIiLqRsItQ
-san	hQ
-sance	jQsU
-sando	sW
-sanne	gXnSqP
-sante	jQmV
-sants	bVgLhIsR
-sar	iWpSrP
-saria	i[jHlW
-sario	dSjLlYpP
-sarzt	aRhS
-sat	f_hV
-satze	bHgSiUjKnTrS
-sau	cd
-sauri	cT
-sauto	hZnK
-saver	cJgJhWi]
-saw	cUjUkS
-sayos	iSoT
-sbach	bJcbsQ
-sband	qPsU
-sbank	bPtU
-sbech	cX
-sberg	cYsRtH
-sbons	hUpP
-sburg	c]
-sburn	cW
-sburo	aXb]cH
-sbury	c^
-sby	cYfI
-sc$	bHiGk\\mKpG
-sca	fUmQ
-scade	jZ
-scado	aKiZ
-scala	cIgZjK
-scale	bGcUjXmH
-scape	jWqR
-scate	aKiZ
-sch	jRkP
-schal	fJg]pK
-schau	cRiT
-schen	iQ
-scher	aQbSiRsX
-sches	b]sQ
-scina	bSiS
-scine	bTiS
-sco	cR
-scope	iYlZ
-scord	bKcFiSjSqLsV
-scota	hU
-scret	cKjVsS
-scron	cWfJ
-sdale	aHc\\jJqR
-sdays	iS
-sdorf	bHcWiQtH
-se-up	bTiT
-sea	cYnU
-seaux	iUjR
-secha	fRhQiR
-see	c^hRiP
-sefit	hV
-seful	kUlR
-sehen	iHjQkQmTsQ
-seils	iXsP
-seite	iWtW
-sel	cPiU
-selle	aWbKjU
-sem	aQcRiJkWtG
-senar	iY
-sence	dRqS
-sende	fPhKiTpT
-senes	jR
-senta	bRiU
-ser's	fEhLi[
-serat	rYsJtS
-seren	c]iDtK
-serer	aIpVrJtT
-serie	bShS
-serje	aZiE
-serts	iWjU
-serva	jUqQsS
-serve	pUrYtL
-ses	iQ
-sesor	aV
-set	aLbKcejFkZ
-sette	bQfHgKh^iVjDsL
-setzt	lTqR
-seure	bIcJgLiGjFkIlXmYpI
-seurs	aTbSiVmR
-seven	fTg]hLiIjKmE
-sex	cX
-sey	bGc^
-sez	pQrT
-sfa	fKgVjK
-sfeld	cUiZoJ
-sfers	iY
-sford	c\\
-sfrei	bAcEeIfSgIh\\iFjDkInLsL
-sgate	bHcaeGiHoK
-sgeld	cGgXiW
-sgo	gQhSjP
-sha	cYdJh]iSjIqItL
-shalb	bPqR
-shalt	aXiUsI
-share	bLh]
-shaus	ba
-shead	bSgJiU
-sheet	bUcKiWkZmKoLpI
-sheim	cXpT
-shell	bHiZjEkX
-shers	aZgXiElRoIsR
-shift	aWcLfYjSkKtJ
-shing	oP
-shion	bZgPiD
-ships	aYiI
-shire	aHceiK
-shops	bSgI
-shore	cZiHnR
-si$	kQtR
-sia	aFcQhQiPtQ
-siane	mTpT
-siano	bQtK
-sians	bXhTkL
-sic	bRhQiP
-sical	aViHjW
-sicht	aQi]qS
-sidad	bTlT
-sider	eRjPmV
-sie	aPbV
-sieme	jRkGm[pK
-siere	a^hQ
-siers	dQiY
-siert	cIhZiWsJ
-sieur	aFpPqStQ
-sieux	cWfK
-sif	bKc[iFjP
-sig	fJjWrV
-sight	jWmR
-signs	iTjUpP
-sik	aW
-siker	b]tK
-sillo	aKcRgY
-sim	aKbTcFiUjV
-sin	hRmS
-sinee	jIk]
-sines	qQ
-sings	aDiStV
-sio	hXkTsK
-sions	iY
-sique	bRsU
-sis	i^
-sisch	iKjQk[
-siste	aWbIrV
-sists	aHiUjFmHqZrH
-sit	hUiS
-sitas	lP
-sitat	tP
-siten	i^
-sites	bQiWnQ
-sitos	hEiZtQ
-siv	i[jSrKsV
-six	gShR
-sk$	bRcRkPnH
-ska	aKbEc\\eKhJiDjXkAmFnHqG
-skera	jQkQlQ
-ski	bIiVmUnR
-skill	bCcXhJiDlWmT
-sking	mKpLqR
-skins	aLhYpP
-skita	eGh[
-skret	bKgPhIiKqZ
-skurs	bHcKiSj_kXlCpL
-sky	bThKiT
-slada	cRtS
-slado	hXiS
-sland	gLiKna
-slauf	p]
-sle	cSnU
-sling	b[cLfKiIrV
-slohn	gZ
-slose	g[iHsQ
-sly	gQjQqT
-sm$	a?bDcHja
-sma	aLiJk\\mS
-smann	rUsU
-sme	bTjUr[
-sment	cKpZ
-smith	aa
-smo	gSlQrQ
-sms	iZjGrZ
-sness	aJiXlBpItZ
-sno	cV
-snt	iIjY
-so$	jX
-socie	hUqU
-soins	iP
-sol	cTiYjJtR
-solee	aLbJcJd\\iLtP
-soles	aIbQcJiRqQ
-solue	jT
-solut	gIiIjQqU
-sonal	eS
-sonas	mU
-sonen	bThIjUmY
-sonne	qUtR
-sonst	cTgQhS
-sor	aS
-soras	m_
-sores	bZjFkUmV
-sorge	bQhZpL
-sorgt	bWrJ
-soria	aJbS
-sorno	kKnW
-sorrt	jU
-sos	iXkU
-soula	cWsQ
-sp$	aIcLfKhIiRjYkJ
-space	jTrY
-spana	cSdPiInVqQ
-spect	eViHjQkV
-spera	qPtU
-spere	bLiYpJtU
-spice	aTbV
-spiel	aQbUcJhRiEp\`tK
-spo	bRcQiKrY
-spoke	gS
-sport	hW
-spr	jS
-sps	bQfJiS
-spues	eQ
-spute	hImKpQqYrI
-squ'a	nP
-srate	bX
-sroom	iFjTkU
-sruhe	cWjT
-ssa	cRdLe\\iIjE
-ssade	b[dGpQ
-ssage	i\\
-ssais	aVbPiR
-ssant	aLbJcLhHiAjDk]l_mGpD
-ssary	lZ
-ssatz	cKgWhGiFjLmCr[
-ssels	cT
-ssene	gZqH
-ssent	qRsR
-ssern	fJiXjKmS
-ssess	i\\jDsK
-ssets	gJiW
-sseur	aUmQqQ
-ssful	pSqFtX
-ssi	gKhZiKjPnFtL
-ssian	bQjSkQ
-ssics	jXtX
-ssier	cQ
-ssies	aLkIs\\
-ssing	aP
-ssins	hRiU
-ssist	aEbTgKiTjLkPmJtS
-ssive	b^fLgGiKjFlJsJ
-ssler	aKbJiWp[
-ssons	hVkTlP
-ssori	aTbUjIkT
-ssors	cKiW
-ssort	iZ
-sst	iSjPrQtQ
-ssues	kS
-ssung	iVrW
-ssure	hQiQjQlTmLsU
-ssy	c[gL
-st-ce	gJtV
-sta	aW
-stado	bRgJjPqT
-stadt	cY
-stage	f]hc
-stags	iY
-stahl	aRiRjJ
-stain	aT
-stair	aKiKjKlWmTpLqQ
-stajo	gS
-stall	eSfSoL
-stalt	aFbQc^iK
-stamm	hEiWlW
-stamo	iU
-stand	fGiWjRqR
-stant	aTkR
-start	cIiYo[pI
-state	aKbTcReTkHnR
-stats	i]jF
-statt	bUcT
-stdoc	aRgTqS
-ste	aZiS
-stead	bFcV
-stedt	cW
-stees	fJjVqWtQ
-steht	mSrSsS
-steil	cT
-stein	ce
-steiz	cW
-stels	bTcHdXiGjS
-stema	jY
-steme	aKb[iT
-stems	iQkVlP
-stend	c^
-stens	jP
-stent	a_cJjQsV
-stenz	aeiV
-stera	fWiH
-stere	bTpLs_
-stern	oW
-stero	cWgYiHjF
-sters	bQiSmQ
-stery	aPbBiTkYlJpK
-stest	fJp^
-stete	bWeWtR
-steur	j\`sR
-sthma	sX
-sthof	bXcRjFtJ
-stian	mQsX
-stica	aGbQiTkQlRmU
-stice	iUjHkRlLmS
-stich	bKcIiHjZ
-stico	bReQrU
-stics	b]
-stieg	cPeTjGlY
-sties	bJcLi^sQ
-stige	aGqXrCsPtR
-stigo	cHeKfKiVjUpKrL
-stigt	h\\
-stina	aFbZ
-sting	pV
-stino	hV
-stion	iPrQ
-stive	jPoV
-stl	aHbIcFeKhJiHjSlLmDnGpDrLsEt\`
-stler	aHcS
-stles	bS
-stmal	eXtQ
-stmas	fPgThT
-stn't	eJjTqQ
-stock	c]fH
-stody	iRkY
-stoff	aJbUiQ
-stoms	jQ
-stone	cY
-store	aYbUcJ
-stors	bWcIdKmL
-stort	cZ
-story	aJlQmQsP
-stowe	cVfJsP
-stown	hIiKlFn]r[
-stral	gUnP
-strar	aZjKmT
-stras	bGlXsQ
-streo	iW
-stres	bLc]
-stria	cRjQkKlW
-strie	eKgSsU
-strom	hZiKjK
-stros	jS
-strum	iTpW
-sts	iUmT
-stsee	fGhUjGkX
-stube	aVbTiJ
-stuck	hV
-studi	aVeRlK
-study	mR
-stufe	f[jT
-stuhl	cLiYqKsV
-stume	hViHkS
-stung	e]hW
-stura	cTiU
-sture	i_
-style	bRcVjKkYlHpRrQ
-suage	aTiP
-suals	iVmU
-suber	f[gG
-suche	fKi[ndpJ
-sucht	aRtS
-sud	bYcZdKiI
-sue	cIfJgUiXjH
-suels	bKiS
-suite	eTiTrR
-suits	cIh]iF
-sulta	bQdKfKi]jLtI
-sults	fUhGiWqQ
-sum	cRfThJiKjY
-sumer	bQ
-sumes	cKiCpZqQsJ
-summe	bV
-sun	f\`oP
-sunto	pTtU
-sur	gAh\\iXjSkLmGpKtK
-sured	bSjV
-suree	fXiFjLlPpPqK
-surer	aKbYhIiTpSqW
-sures	bViToU
-sus	bFhQqY
-suste	jXqK
-swahl	aIiIjLmKpVrS
-swain	aXjSkT
-swald	c\\
-swana	iRjSkVrJ
-sweis	aTcKj^sQ
-swerk	aEcGh^iAjItG
-swers	mW
-swert	k\\
-swich	cW
-swick	cR
-sword	cCj\\
-sy$	cYjUrR
-sylum	lKsU
-szeit	fgg>iJnT
-t's	qX
-t-die	cQqPsQ
-t-dix	aJbT
-t-end	aS
-t-feb	fVhK
-t-ins	aIfIjInZoGpI
-t-ish	g[
-t-off	iSjQ
-t-out	aTg[
-t-six	bRhX
-t-ups	iY
-taatl	aRjTlItH
-tabel	bTeGfV
-table	bQjU
-tabli	pQ
-tache	aTmSsXtI
-tacht	lV
-tacto	iTjSpSqQ
-tacts	a@bDj_mHtH
-tad	aLcHgIhZiAjZpHrTtG
-tadas	bVdTfFiRjTmI
-tador	aXjP
-tados	iTkS
-tadte	aIbHcShJnX
-tag	fT
-tagee	hEiSmKnVsY
-tagen	bRcIf_
-tager	bW
-tages	iXpQ
-tagne	rX
-tagui	cTdQ
-tails	aJbKqStX
-taine	cQjVnTs]
-tains	aThJn[sZ
-taire	bQ
-tairs	pR
-tajes	bTiRjR
-taker	iRtT
-takes	iJkJlXtR
-talan	kUlSrW
-taler	gUhX
-tales	iS
-talia	cSm[
-talie	bPmT
-talla	hYiIj\\
-talle	aJbDiHjVkKlJqUs[
-talls	bVgLiQlL
-talog	hRi[jF
-tamen	bXi[pIrJ
-tamos	iJpT
-tan	iJ
-tanat	e\\
-tance	dRePiTmP
-tancy	aFb_
-tande	aIbVi]mEnUoD
-tando	fSjR
-tands	bSiW
-tante	fGiUmX
-tants	iPmX
-taple	aKbEc\`
-tarea	gRiT
-tares	bZiQ
-taria	bRiQkV
-tarif	g[hS
-tarin	a^cQmJ
-tario	hSjQ
-tarle	iYjHoUqItJ
-tarlo	jQpHqZ
-tarre	kS
-tarse	p\`
-tarts	fTjKoT
-tas	iQ
-tat	bPiR
-tatal	fGgPiWjP
-tated	mFrWtT
-taten	i[
-tater	aQjR
-tates	b\\sQ
-tatif	lZpJ
-tatil	h]jR
-tator	i]jK
-tatus	ePgQhWpR
-tatut	aKeW
-tau	bIc[jV
-tax	hW
-taz	bWhHmV
-tball	iT
-tberg	c_
-tbild	aXbKcLr\\
-tburg	bQcP
-tby	bScR
-tch	iV
-tched	hYiI
-tcher	abmV
-tches	fWiYjH
-tchup	jV
-tcode	iKjGlUpY
-tdach	bR
-tdoor	cRgKiS
-tdorf	cS
-tdown	bLfQoT
-teado	jR
-teady	eTfRjW
-teaux	cQjX
-tebbe	cUiT
-tec	b^cKiVjKkR
-tecke	b\\cLiGjJpK
-tecto	aPiT
-tects	b\`mA
-tedra	aReYfR
-tee	iQ
-teers	iRmW
-tefan	aJmPtV
-teffi	qWsL
-tegic	aVbKiQ
-tehen	bPiLjUrP
-teher	eLiJjZkGpTqW
-tehst	s^
-tei	bU
-teigt	kXqV
-teile	bYic
-teilt	fS
-teins	bLcHiX
-tek	iKm[pI
-telas	bYhX
-teles	b^
-tella	bLcWjW
-telle	aQbRcRe\\
-tellt	eRnSqQtP
-tellv	aSjPpS
-telot	aSmZ
-tem	iSjT
-temas	iIjYmJ
-temes	aSiPjS
-temps	eSfTiKnQsS
-tenau	cQqQ
-tence	eUrS
-tency	aFj\\pS
-tende	bUmT
-tends	aKjSqQtQ
-tendu	cJiTjUkK
-tener	iXjZlI
-tenir	aLiTs[
-tenne	aUbHcUqT
-tenta	bWgUpL
-tente	aYmQ
-tento	dEjImGp[qHrItX
-tents	iW
-tenus	hBiYs]
-teo	bWiY
-tep	iLjVpW
-tepec	cY
-ter's	lXoKpZ
-teral	aIbJgDhKiajHkI
-tered	bWeTjT
-terei	aSbRcWiH
-teren	kZsX
-terer	aSbS
-teres	aHb]cGiEmKtK
-teria	bRcPiV
-terie	bYiXkQ
-terim	cKeV
-terin	aWmaqS
-terio	bYcJjStL
-terly	dSiUnT
-terms	jY
-terna	fRlPmRpR
-terno	mYpKqS
-teros	bUgLhCjPmZpH
-tes	iP
-tesia	fGh[
-tesis	cLi\\
-teste	iR
-tests	i[pW
-tet	eQ
-teuer	i[sW
-teure	aWbPmQ
-teurs	aVbSiPmZ
-teuse	bFcKfYiDjXmW
-tever	gUhKlWqP
-teway	dJi]jB
-tex	bGcHi]
-tex-m	iX
-texte	i[jU
-tez	gPiVrY
-tfach	cKgJpZ
-tford	cbtI
-tform	aEbZcL
-tfrei	bFcIfRgCh[jSpHsS
-tg$	aAbEcDdFeFfGgFhCiBjXkFlFm\\nFoFpBqFrFsGtF
-tgage	lK
-tgart	bKiQnU
-tgeld	fBg\\
-tgelt	fLg[
-tgres	jU
-th$	cQ
-tha	bKc\\jSkF
-thand	jUlWqK
-thaus	bDc\\pW
-thday	hY
-the	cblDpVrS
-theim	iZ
-theke	bRcRtI
-thend	cVfXhK
-thern	hPjTkS
-thers	mRsU
-these	iSjHpU
-theus	jY
-thgra	eTgQjL
-thics	hV
-thmus	bGcIf\`kKlImI
-thode	aUbLcJjT
-thout	jT
-ths	eS
-thu	dRfW
-thune	bDc^
-thurs	dVf_iI
-thy	m\\sP
-ti$	fPmXsPtK
-tia	cX
-tiago	cSiQ
-tiano	iUsV
-tibar	iYjP
-tibes	cchJjK
-tible	eTgPhQiQkR
-tic	iTjV
-tical	jT
-ticas	jUkR
-tices	aJiYmV
-ticks	iV
-ticle	gQiY
-ticos	iVkTnQsS
-tid	e[hI
-tidad	bUtL
-tidas	fWhJiL
-tidor	aRiQmW
-tidos	aFfTgT
-tie	mR
-tiels	bIgAh[iUsI
-tiens	hWiPpWqJ
-tient	aGfTsW
-tiere	bWiS
-tiers	bScS
-tiert	mT
-tieth	gLp]
-tieux	bQiR
-tifie	iLkVlV
-tig	lQ
-tigen	bQcKfLi\\sU
-tiger	eVjYqKsS
-tiges	i\\
-tigny	cZ
-tigte	bWmT
-tigua	bVcJiKjS
-tik	iXjV
-tiken	i\`
-tiker	iQlQ
-til	hRrT
-tiles	aJiUjDkXqQ
-tilie	mRpQ
-tilla	bQjQrXtQ
-tillo	aPcSmW
-tim	bJc]fKgLhKjHnKpGqFrX
-times	cXfQhGlRnY
-timmt	lQqRtT
-timos	bWhViH
-tin	aSm\\
-tinee	bIiWpV
-tinel	iPjU
-tines	hDiZjVpJ
-tinet	jX
-tings	iR
-tinua	fSiHjW
-tinum	bUhKjS
-tinuo	eViQ
-tio	iXmK
-tions	iZ
-tious	iKjY
-tique	bV
-tir	hKi[sS
-tired	mPsXtL
-tirer	iDjKoLpWqRrT
-tires	bJhJmJoVqX
-tirol	bJiRnXsT
-tisan	aKbViSmFoK
-tisch	bRrV
-tismo	gYiU
-tista	bXiKj^lU
-tiste	m]tV
-tists	aKhVmT
-titel	aWjFl[mKqHrY
-tites	fTiVjK
-titis	hXiQjFsQ
-titor	aTqW
-titre	fBgZhU
-titut	bXcPkV
-tiv	bQiS
-tival	bUhQ
-tivas	fQjR
-tives	iTjRrY
-tivos	rQ
-tiz	tU
-tizen	jUsQ
-tkoch	aRkS
-tl$	bPfKjFmZpEtZ
-tland	bPcRdQjPoI
-tle	cT
-tlere	aTbVjG
-tless	lVoS
-tlich	qT
-tline	aQiW
-tling	aWiGkY
-tlist	pVqU
-tlohn	fKgW
-tlung	acb?cF
-tly	iR
-tmann	bKi_jFtH
-tmare	iPsS
-tment	hViQsP
-tmess	oW
-tmold	cW
-tmone	jQtK
-tmund	cXiJ
-tners	bWmQsP
-tning	pH
-to$	cS
-tober	o^
-tobre	eS
-tobus	aShWnT
-tocab	i[pJsS
-tocad	kW
-tocks	iW
-tocol	bW
-todia	bGi[
-toffe	aLbYfLgJiX
-toile	bVjR
-tok	iRkY
-tol	cV
-toles	caiE
-tolib	iW
-tom	bJgTjYkS
-tomat	iY
-tomer	iVrR
-tomia	aZbKi[jC
-ton	cc
-tones	fEiZkQsY
-tonio	cPiQ
-top	hUjQsU
-topsy	bScIjX
-tor	aR
-tor's	bTjSlSqSrJsP
-toral	bUeHjU
-toras	aVbYiImV
-torat	aQlVmU
-torba	kT
-torce	mQ
-torch	jUrX
-torei	iUsT
-toren	bRiS
-torer	aXbI
-tores	aQi\\mY
-toria	cViQ
-torik	aJbFiSjTkR
-torin	mWqV
-torio	iPjR
-torze	fPgPmT
-tos	iS
-tot	jJrTsVtQ
-tours	aKbGcHeJf\\gHi\\mL
-tplan	fYhQiS
-tport	cX
-tr$	bHcHfXgKhIiEjUkX
-tract	eY
-trada	eLfTjWoRqS
-trage	bTiU
-tragt	eVfPhQ
-train	b@eKhKjBkVlWpWsG
-trait	aHbLhJiTjXkHlImHoJpItT
-traje	fKg[nP
-trale	b^
-trand	aRbIcXhLpItX
-trata	aWbVcLeSiL
-trate	eJfJgUiRjJkIm\\
-trato	eWfGqQ
-trats	iVqR
-traum	aLbRcIhXrF
-traße	cWnS
-treal	bKcRjU
-tream	aXbFcJhKiGjDlYmAnKtT
-trebt	gKjHkZ
-trees	i[
-treet	cUkT
-treff	iIpVrKtW
-trega	gJhHiSqV
-treit	q]sR
-trera	cT
-tress	a^sQ
-treut	bRcK
-treux	cZ
-tri	aLiZtL
-trial	cUjU
-trias	iY
-trica	aHcTjJqTsQ
-trice	lRmg
-trich	gQjWrQsKtR
-trick	cZeJiIqRtR
-trico	hUi[
-trics	jUlXm\\
-trict	cS
-trieb	bX
-triel	aVgQ
-tries	iY
-trike	gJiRqUtW
-trina	iRjT
-trine	fIiSrV
-tring	gKiQnR
-trise	gTiEj_
-trist	a]
-tritt	hRoZ
-trodo	hKkQ
-trois	hT
-troke	bS
-trole	hXiS
-trols	iajJ
-trong	bQjSsT
-trunk	gKh\\
-ts$	iU
-tsamt	aDbXcZiJjLkIpK
-tsapp	pRtS
-tsche	kQsR
-tschi	aJbIcFjYkEmIpGt\\
-tsdam	cXdI
-tse	aQmTqS
-tself	iWkElR
-tside	cQnP
-tst	jX
-tta	bRc]iLoU
-ttage	fQhR
-ttags	fSpQ
-ttals	i]
-ttawa	cTjHk[lF
-ttbus	cU
-tte	bQ
-ttees	bVfLiY
-tteln	aIcYiBjYmGsRtL
-ttelt	hTmKqU
-ttern	fQpQ
-tters	iQ
-ttery	eRiUqP
-ttest	iHj_lKpUsW
-ttish	bViHjT
-ttl	bKcV
-ttled	sY
-ttles	iQqX
-tto	gW
-ttoir	iZ
-ttoos	s[
-ttres	bWiGpU
-ttrop	cU
-ttung	i\`sK
-tty	rVsV
-tu$	bHcUi_qRsItD
-tua	iPjKkQpR
-tuara	iJk]
-tuary	aQbRjS
-tubre	o[
-tud	mIpYqKrL
-tudes	fSpS
-tudio	bV
-tuell	bTgEhRjW
-tuels	aQbHcJeWlWsR
-tugal	bSeWhKnQ
-tuhle	bQhSiU
-tuite	hUiFlV
-tuity	gShUmJ
-tular	pTrP
-tuler	pQtV
-tulos	e^fKjF
-tum	bWiFtW
-tunde	gWiR
-tup	b]dI
-tur	bUiSjR
-tural	bQiQlR
-turar	i[
-turas	aSiS
-turen	bU
-turer	aXrQ
-tures	iZ
-turis	jV
-turme	aCbDf]gIhLiZsItH
-turna	fShSiPjK
-turne	dTfSpL
-turno	fUgQhJiT
-turns	eUiU
-tus	iWjV
-tut	bUkS
-tvg	bLeT
-twald	aLbKcZ
-tware	bUjTkWtQ
-twear	jR
-tween	nUqP
-tweit	iSnT
-twerk	aFb[cJtJ
-twerp	cX
-twich	bKc_iJ
-twirt	aWbKcLsP
-two	bPgQ
-twoch	dTfSiU
-twork	bQjRqP
-twurf	iPtU
-twyth	cWfG
-ty$	mQ
-typen	bLcHiU
-tz$	bRcSpJ
-tzdem	bShRpJqXrS
-tze	bSiR
-tzehn	bPfU
-tzeit	hWiPjHkS
-tzger	aRfH
-tzige	mLqX
-tzroy	bKcWgK
-tzt	iPpIqX
-tzten	qX
-tztes	hPiKrU
-tzung	eTmU
-u'a	nP
-u-sun	fVgL
-ua$	c[
-uador	b\\iIjD
-uadre	gQiYmL
-uadro	fTiQ
-uages	bT
-uagym	iW
-uaire	aXbT
-uajes	s[
-uales	fTgQ
-ualif	jSlT
-ually	hPjT
-ualty	fTgLiR
-uan	aKcCgIh]iIjFkXlLmRpJ
-uando	iT
-uante	gRsQ
-uanto	gViGoTpIsWtJ
-uar	fQoT
-uarde	iIj]
-uards	aPmT
-uarez	cXgL
-uaria	iFj^
-uario	cRhTiPkQ
-uarry	aLcVrL
-uarto	fRhWjS
-uarts	e[fDiXjH
-uas	bTiTsW
-uatre	fSmQ
-uatro	mR
-uay	bLcRm\\pS
-ub$	aVjQ
-ubaix	cUhJ
-ubbie	eZ
-ube	bajI
-ubeck	cW
-ubert	bFhKiYjKpKt[
-ubida	iSo[
-ubila	iUqV
-ubing	cX
-ubled	aJbTgGm\\
-ubles	bUfShHiZ
-ublic	bR
-ublin	cUdQ
-ublon	cKeGo^pHqE
-ubnis	jUsU
-ubrir	aPoVtS
-ubs	gPhRiR
-ubsch	kSsT
-ubt	rU
-uc$	jTkU
-uca	bUcXkLqUrG
-uce	bRi\\
-ucero	aFcHhLiQjCm]
-uch	iY
-uchas	eTjT
-uchen	jStS
-ucher	iZsW
-uches	fS
-uchos	iW
-uchst	hUiLjTlWmI
-uchts	fKgVjIkKlTpQrHsK
-ucier	bShLsQ
-ucing	bX
-ucion	eW
-uck	jS
-ucken	iSjR
-ucker	aUhVtJ
-uco	cc
-ucoup	cJiX
-ucson	cSjJoU
-uct	cPjU
-uctor	aW
-ucune	lX
-ucuta	aIc^
-ud$	bX
-udage	jRpTqT
-udary	aKc\\
-ude	jWrQ
-udela	cRqU
-udent	kUtV
-udeur	aX
-udger	aLbGiLmUpS
-udget	h^
-udi	aUeQfQjK
-udies	iZ
-uding	fQpR
-udios	iQjFlZmU
-udits	i^
-udium	j[l_
-udley	bGqV
-udlow	cS
-udo	pJqVt\\
-udure	iRj\\kQ
-udy	mR
-ue$	cR
-uebas	dRgRhEpWrJsK
-uebec	cQdU
-uebla	jQkEnT
-ueblo	cSnT
-uecos	bTcLiQnS
-ued	hTkZqStR
-uedad	gZ
-uedas	iRjJpPtR
-ueden	lV
-uee	bPqRsX
-uegos	bYcKhQiZjJpP
-uel	cTjK
-uelas	m[
-ueldo	lTrTtQ
-uella	bR
-uelle	hS
-uelta	hQiGnUoS
-uelva	cReUtK
-uen	cP
-uenas	tX
-uenca	cT
-uence	cKiUjYqLsI
-uency	fEiZ
-uenos	cUsUtS
-uenta	kR
-uente	cQjUoSqP
-uento	gJh[
-uenza	cWsQ
-ueo	bDhTi\\
-uer	aUiRmQ
-ueret	cV
-ueria	aQbRjR
-uerin	aYbKcJiImH
-uernd	sT
-uerpo	jKrVsS
-uerst	gJlYrX
-uerta	cUiU
-uerte	iRjHsVtT
-uerto	bRcX
-uerzo	hV
-uesca	cSmT
-uesos	aLh[jH
-uesta	i\\qQtS
-uesto	bPqV
-uests	bSiP
-uet	fQjTmU
-uetas	bYgJsT
-uetes	bIcJidjHmJ
-uette	bHcShGiTjGmSs]
-ueurs	aKbWsQ
-ueves	dRpQ
-uevos	aUiTkK
-uez	cQgFiKmYpTsP
-uf$	aPgQnSpR
-ufbau	bCfGiijF
-ufe	fUiY
-uffes	hUiJkX
-uffet	cKiXmK
-uffit	jKlY
-uffle	bXfViFjJkG
-ufmaß	fJiT
-ufter	aTjPtK
-ufung	iVj_kT
-ug$	hYiTjT
-ugada	fWhQiP
-ugais	kTrUsT
-uge	bThZ
-ugend	aQbZiFjLkK
-ugeot	hY
-ughan	cTjKmTpR
-ughly	bHfUhKpS
-ughts	bJiGpQtY
-ughty	bVjR
-ugias	iWjTmK
-uglas	cY
-ugnis	jXsR
-ugt	kRpQsR
-ugu	iPjU
-ugues	jQkVsR
-ugust	fPoT
-uh$	bKcKfJi]
-uhe	hViTjQ
-uhige	fIgEjXsQ
-uhl	cUjX
-uhlen	bT
-uhr	aJdIgZhUqGtQ
-uhren	fJi\\pT
-uhrer	a\\fKjX
-ui$	iJj_
-uia	aIbTiR
-uiado	cGfLhEiXjZpJqK
-uicio	iXjIqU
-uidar	iWjK
-uidas	eUfJiQ
-uides	aQb\\mS
-uidos	gQiT
-uie	fHiEkJnb
-uiera	dRfShTrR
-uiere	mTqT
-uiero	iIrUtV
-uil	c]iU
-uilas	fEgRiY
-uilds	fHiT
-uille	bEi]kU
-uillo	bHc^dLjQ
-uin	cXeRfKjFoTsQ
-uinas	bTiQ
-uince	aTqL
-uinto	cKdZeRgJiJ
-uipes	bWfQ
-uipos	bTjLkLpS
-uired	gRlS
-uires	aHcKqTtQ
-uis	iPlP
-uisme	gSiKj[
-uisos	fLiTjS
-uisse	jHqQs^
-uista	a^
-uit	hZ
-uitan	f[qQ
-uiter	aUbLjQqX
-uites	aEb[iV
-uitos	cW
-uivis	iW
-uivre	bWcIiQjK
-ujahr	fIhS
-ujets	cHiVoI
-uka	bScKtW
-uktur	bacFhJiInE
-ul$	fKgRkUmV
-ulada	hUpP
-ulado	eGiQjVqX
-ulage	gk
-ulamt	bIjPqKtZ
-ulant	bHcIhWiV
-ulars	b[gGiCpYtK
-ulary	iVjL
-ulate	aGcKiRj[t[
-ulats	bWcInI
-uld	jQ
-ulder	bYcFfXhPsL
-ulees	eAf\\hKiTjJ
-ulers	m\\
-uleur	aJh[
-ulian	qXtS
-ulich	jJmCpTq\\
-ulics	iXjK
-ulido	iLmZpL
-ulier	aFbReUrQ
-uling	gKhXiTkE
-ulino	rWsT
-ull	a[bEc\`gJjJ
-ulled	fKiSjR
-ullen	i[
-uller	aQfKmWqQ
-ulles	bYiR
-ullet	cZpLrW
-ulo	jPkQ
-uls	bWiUjImLtI
-ult	c\\qQ
-ultas	gIhKidjK
-ultes	iVjZ
-ultig	bKjRlJ
-ultor	a[bGcIiX
-ultos	bQcT
-ultry	bV
-ultur	bHiEjSlHm\\
-ulung	iRjR
-uluth	aPcV
-uma	cZiVjG
-umana	s]
-umano	rWtV
-umbai	pS
-umber	pR
-ume	fLiUpR
-ument	hSj[qSrJ
-umero	iTmJrY
-umlin	aLcWiP
-ummer	rH
-umnos	bY
-umo	tT
-umoir	aHbHcFfKjGk\\lTnLpL
-umpen	aViR
-umple	h\\kKmK
-ums	bXiKsR
-un$	fU
-una	bTcRgHhV
-unale	aDb_cIhWiHjFlL
-unals	bZcKhKiK
-unced	d[hKiGlHqU
-uncil	bSjP
-uncio	qQrWtR
-unday	fV
-unded	bReVnR
-undee	cXlKrPtL
-under	qTsQ
-undet	bV
-undis	dRpS
-undos	c[eLfLiR
-undry	aThSiR
-undus	hZjL
-une	cX
-unere	pX
-uners	iTmU
-unfte	fSiQ
-ung	iQ
-ungen	ib
-unger	jUs_
-ungis	cX
-ungry	sZ
-uni	aHbKf\\jKkKmX
-unich	bUcRhL
-unien	aJcQ
-uning	iakQ
-union	fSqP
-unior	aXjR
-unity	bWcJrPsP
-unk	bThVjW
-unker	aW
-unkte	bSgEjKk[pErV
-unnel	bUiQtP
-uno	bRgI
-unque	dLiQrU
-uns	iS
-unsch	hSsX
-unsel	aSmV
-unt	hP
-untan	bRkKoLpLq_
-untar	fJpX
-untas	fQiTpX
-unted	gViTjI
-unter	iR
-unton	jG
-untos	hQkQ
-untry	cSgRjKnRrTsU
-untua	cLjJkWpQ
-unway	eIqY
-unzig	bQgWsS
-uo$	eP
-uoi	aLbRkUsRtF
-uor	aWcItL
-uos	aLbJcIe]fGgChG
-uotas	eXgKhXiGqS
-uotes	i]
-up$	bPcRiR
-upe	gR
-upere	bPfPpLq[
-upier	aW
-upils	bRgL
-uples	iTsW
-uppen	bShPiQ
-uppet	iQjU
-uppin	cW
-upply	bRjR
-upres	jRmS
-ups	i_
-upt	b[iKqRtH
-upure	fY
-uques	cUjVlK
-ur$	jQ
-ura	jS
-uracy	aEiRjV
-urado	iU
-urage	bTiXqV
-urant	hZ
-urate	aWjT
-urbad	bRcP
-urban	cVsP
-urbot	iZ
-urces	aLbZ
-urcia	cYiKnQ
-urday	fS
-urdig	iGj[
-ure	iP
-ureau	cQdTgGpSqP
-ureen	aLiKmYpQqW
-urent	aHmWsU
-urers	bYiIkFm[sH
-ureur	aGb]
-urf	iPtU
-urfen	gIhQpRqS
-urg	cY
-urger	bVcHhJnLs^
-urges	cYiFqV
-urgie	aIhDiTl[
-urgon	h^
-urgos	cW
-urham	bV
-uri	cX
-urich	cXqS
-urico	cW
-urier	aViY
-uring	iRnR
-urion	bPcW
-urire	jWsU
-urist	jTlTmR
-urite	i\\jQ
-urity	hQiU
-urm	i\\
-urn	bScTfGhWlR
-urnai	cU
-urnas	fXgQoK
-urnau	bTtL
-urned	fIiXjFpLqRsX
-urnee	fX
-urner	gJmXpL
-urnes	iW
-urnie	eKgJhW
-urnis	h\\
-urnos	f]kP
-urnus	aIbScXtK
-uro	hR
-uropa	iS
-urope	cPiQnW
-uroso	bIiWjS
-urrey	cR
-urs	iP
-ursal	c[
-ursar	aQbJmJpT
-ursee	gHhVnS
-urser	aUjS
-urses	mR
-ursos	fSgKhY
-urt	cc
-urten	bW
-uru	cYeWhEmP
-uruck	mHqTrT
-urvas	iW
-urvey	qU
-ury	cd
-urzen	iKkX
-urzer	fV
-usage	bRe]mC
-usals	iU
-usand	bQgS
-usbau	bUcGiT
-usees	jSpW
-usend	bXgU
-usern	i[jH
-useum	b^
-ush	fDgUiQ
-ushed	iTqU
-ushes	iQjU
-usica	fJjRpV
-usies	a[
-usine	pW
-using	bQ
-usion	aBiUt\\
-usive	g^hPrR
-usivo	rT
-uslim	bTmLsQ
-uss	hT
-ussed	jFlZtV
-ussel	bYjRkS
-ussen	bLcUsPtQ
-usses	bRcThJiTjHsJtL
-ussex	cX
-usste	oT
-ust	oS
-usted	gQiRkU
-ustee	aIbU
-usten	i]
-uster	iX
-ustic	gQiT
-ustig	qSr]sW
-ustom	hRiUjCkWsL
-ustry	iVkS
-ustur	fRnVoD
-uszug	aIhCiCjapXtT
-uta	cQiP
-utage	h[jL
-utant	fVhXiJjLlS
-ute	jR
-utees	bUiR
-utely	jXtT
-utern	bXcFiWmL
-uters	dVlRsH
-uteur	aGbScIe\\
-utfit	bZ
-uth	c_
-uthor	aSiQmJ
-utica	a[jI
-utico	aSiHk\\
-utien	aRhUiR
-utier	aQbQc^rG
-uties	iSpK
-utifs	eLfX
-utile	jIl[qS
-utils	gPhP
-utine	iXjG
-uting	iZjQ
-ution	eHiW
-utiva	aXgKtG
-utive	a]fQiIjWtK
-utivo	aTjS
-uto	hWnR
-utors	i_jJ
-utory	aKbSeQ
-utour	cTnS
-utput	gRiRjKkI
-utral	pJqJrR
-utres	mPsQ
-uts	gQhPiY
-utsch	jUlTrY
-utt	iV
-utter	aR
-uttle	hVnV
-utton	hZjU
-utu	aJbKc[dGeEfGgEhJiGjGkHlDm[nHoGpHqGrHsJt?
-utual	bUiKnHqXrC
-utube	b[iIjK
-utumn	bTcLgLkIoRsJ
-utung	bKgQh[
-uture	sXtS
-uty	aPmS
-utz	cDi[jXlK
-utzen	r^
-utzer	bUdKiT
-utzte	aWbGiX
-uvais	cUhWjIpK
-uve	aKcVqR
-uvent	fZgJmGsL
-uvert	aSfUlTqR
-uvres	iV
-uvrir	aLcKi\\
-uxmed	hY
-uy$	bSc^tK
-uyaux	iTjP
-uye	iV
-uyere	bUc[iJsB
-uying	jZlKmRpJ
-uz$	cXmS
-uza	bQiUjU
-uzeit	bZeBgJhQlF
-v-feb	bKfUoU
-v-jan	bJfUiSkK
-v-mar	fSoT
-va$	cWhQkP
-vable	aKeYjK
-vadis	jYkR
-vador	aJcQj\\qK
-vages	cJiW
-val	bU
-vales	iWkQmK
-valet	aWbJ
-vamos	bXeRqT
-van	hViSmP
-vance	fR
-vando	jV
-vanik	bZcJeJiJjG
-vants	hWlT
-var	fRiR
-varia	cLi[qK
-varin	bTtK
-vas	mW
-vases	bKiW
-vasse	jU
-vat	gShQqR
-vater	bReJkEqFsV
-vates	bZ
-vator	a\\b>gK
-ve-in	aRhU
-veaux	bXi[
-veche	aIbWiRjL
-vecin	kYpH
-ved	bUjW
-vee	oT
-vel	bJnS
-veler	iajJqX
-veles	hWjJ
-vello	e^jIoJ
-ven	cR
-ven't	iQpQrS
-vency	i]
-venes	aT
-venil	aQiQrV
-venio	gVhT
-venir	fWgRpJrVsJ
-venta	fViVqG
-vente	aScLeIfKhKiYkK
-vento	c[eU
-vents	iX
-venty	gQiQ
-venue	jFkVrQsQ
-venus	lVqQ
-ver's	cIjZpZ
-vered	bRcIiUjJnS
-verse	iXkS
-verte	bQhEiTpUqS
-verts	bT
-vet	jQkS
-vetid	eXfKhH
-vette	cIhXmVqP
-veurs	aPbRsR
-vey	qU
-veyor	aT
-vez	iYrX
-vi$	bSfThHjJmU
-via	c\\qR
-vic	aIgHi[
-viced	hRiTjK
-vices	bPcKiT
-vicio	b[eT
-vidad	bQgPhT
-vided	hVlVnT
-video	pQ
-vider	bXiPsU
-vie	f^iGmX
-viedo	bHcQiInW
-vieja	aHcUqQ
-vient	eTjHqX
-viera	aDb\\cJeIhImTpLqItI
-viere	cWiYjG
-viers	cVjI
-views	iWpU
-vil	cV
-viles	aDb[cSjHtF
-villa	kX
-ville	chdWnT
-vin	c\\iJoIpZ
-vinci	jUkS
-vinec	cX
-vings	eRi\\
-vio	cLfIiUjVtX
-viour	aJiWsQ
-vious	iKkTrY
-vir	iVjU
-viron	aIgQiSnR
-vis	cPj\\qQ
-visar	iRpSrT
-vised	jW
-viser	aWhR
-vises	iHm[
-visor	aWjQmR
-visos	iTrW
-vista	pV
-viste	aYbFiJm\`pK
-vit	hUiSj<kZ
-viter	hKrVsV
-vites	aKtW
-vival	gShUiKjQ
-vka	gX
-vocat	bGcFjEk\\
-vod-v	gP
-voice	gWiVrJ
-voirs	iW
-voles	jImVoRpL
-volus	j[
-von	cU
-vor	aDbHcLj[mJpTtH
-vorce	cLiWqQ
-voy	hKiW
-voyez	iJpWrK
-vrage	bHiXqZsHtL
-vre	bRqT
-vreur	aZqY
-vrier	aSo\\
-vrons	fFiKpY
-vs$	aVbIgJjU
-vsafe	j[
-vulas	aViHsQ
-vulos	aQ
-vus	tX
-vy$	cPfT
-w-how	jUkRlW
-wa$	aHbIc^iKjHmW
-wable	e[
-wache	a[bCicjD
-wagen	bVh_nU
-wal	bXeQiSjK
-walde	bGcZ
-walte	bQmW
-wan	fJiJjLnZ
-wance	gVhW
-warme	a]hLiJmL
-warte	bIcWhEmY
-warts	gSiBjSsR
-wartz	cThT
-warze	cJiYtU
-was	iIkTpP
-wat	jU
-water	hUoK
-way	cWhT
-wback	eJgYhKjK
-wcf	jUrQ
-wd$	bRiUjP
-we$	cXlTmQ
-we'en	fKiKoWpP
-wed	ePfShT
-weeps	fLiW
-weg	cUiJpY
-wegen	bUqTrK
-weine	b]cIiSjKsG
-weise	hRiUkS
-weite	bUdIfQ
-wel	jPpS
-welle	bLcLeHgGhJiajHlLoHqGtH
-welve	gP
-wenty	hQ
-werbe	gSkT
-wered	fXgHpYrE
-werin	cZ
-werke	bZ
-werte	bHib
-wesen	bPi[jSlP
-wettl	bKcV
-where	cU
-wicht	iXjFsZ
-wieso	fRjPkR
-win	iGkWsL
-wings	iQo\\pB
-wires	bJjHlZ
-wirte	aKbYcLdJfIgKhJiRjFkImUnFpIsKtG
-witch	iV
-wives	aWbJiKmT
-wless	jSsS
-wn$	caiFlS
-wna	d\\fEjDkU
-wners	bQcQ
-wns	bZi[lE
-wo$	fUhS
-woche	f_oTpR
-wochs	eIfXhYiHpL
-wolle	bKiSpW
-woman	aRhLjDkItV
-words	cYiP
-works	cVjW
-worth	c\`
-wpark	hKi[
-wport	cUdRnQ
-wquay	cRiHpW
-wreel	jVpS
-wroom	aWbViL
-ws$	fPiV
-wth	gPmTtQ
-wurst	h]tS
-wye	cT
-wyers	aKb]
-x-day	fX
-x-m	iX
-xa$	bHcGeLfGgWhRiFjFkLmIoLqRtK
-xamen	ja
-xante	bTfR
-xcala	aQcS
-xee	bKcJeLfJgXhXiIkKlGmIoLpLsLtL
-xempt	aQeZgT
-xen	bV
-xeter	cUdS
-xhosa	bLcJiKjRkU
-xi$	bQcJfXhY
-xibel	fQiHoY
-xible	eTfThR
-xie	hHiYkV
-xieme	bXgViJ
-xigee	kKlU
-xilio	gYhU
-ximum	dUfUsR
-xings	iRmF
-xis	bTjYlP
-xiste	bSeUtI
-xists	bQjLlEpLrZ
-xo$	cTfGh[
-xocad	iUjR
-xos	aJbKcWpT
-xpect	fRsU
-xpert	m]
-xport	aTiQ
-xte	i[jU
-xteen	eGgR
-xtern	bLdKhFkLlWqLsItQ
-xtile	bSgHjGlY
-xtras	bGfLgThSiR
-xture	bLfIiVjU
-xware	fKjUkS
-xx$	iRjR
-xy$	cLiYjR
-xygen	jX
-y'd	iWmQ
-y's	bSrQtQ
-y-aug	fU
-y-one	gVh\\iK
-y-six	gU
-y-two	bPgQ
-ya$	bPjWkFtV
-yages	cIgJhVnX
-yalam	cGjTkV
-yan	cRi^jFsS
-yance	aKbUgKhS
-yanka	cKgKmVsQ
-yards	bWhKiS
-ybody	lWpQ
-ybrid	dX
-yburn	bIh\\iL
-ycles	aLbSfS
-yd$	pZ
-ydney	cXqQ
-ye$	bRiT
-yecto	eUoR
-yed	e\\
-yee	aUhS
-yenne	gTsI
-yente	iKk]
-yer	iQpJtS
-yer's	bIjLkZ
-yeres	aDb[cStK
-yerne	cXjI
-yes	bQcY
-yez	cIiIlJrZ
-yfair	cXjJ
-yland	cUmV
-ylaxe	i\\
-yle	bRcVjKkYlHpRrQ
-yling	bKiUjT
-ylist	bWgEhIi[
-ylvie	mTqP
-ym$	hLiKjUpGr[
-yme	cSrY
-ymena	cUfKiLnV
-yment	gWhHiUpR
-ympia	bT
-yn$	aPcYtG
-ynamo	jUkW
-yndic	aYbIiKpVsL
-yne	hHnYpP
-yo$	bLcVhRoP
-yonne	aFcYtQ
-yor	aT
-yores	aJbRkQsR
-yos	fKiZoR
-youts	cJiQjV
-ypage	gKiV
-ypass	bVhJiGpKqV
-ype	bSeZfJgV
-yping	jWtP
-ypist	a\\cKiIjQ
-yr$	aHbIcYiKmW
-yregg	cU
-yriba	cFjU
-yroll	aP
-ys$	iQ
-yse	cJhViY
-yself	jKmTqSrV
-ysics	jTmQ
-ysios	mZ
-ysmex	jVkU
-yst	aWjJkY
-ystem	iQjT
-ystes	aLbKm^
-yte	aLb]iKlHrK
-ytech	jY
-yth	cTfItV
-ythme	eLiRjVlHsR
-ython	jQkT
-ytime	hLiQjRoZ
-yudar	iX
-yudas	iWtP
-yunos	cShUtJ
-ywood	cSj[lLrJ
-z-mai	fUiT
-z.pad	jY
-za$	mQ
-zable	f^hK
-zadas	hQiWsY
-zador	aCbJiJj_sS
-zados	bLfIgRhYkLmY
-zag	jW
-zahlt	gThU
-zaine	eHfVhTiU
-zaire	cQ
-zales	cZ
-zan	bEc\`fKiDoTpQ
-zance	cX
-zante	fZiQ
-zar	i[jYmF
-zards	fKiTkXlH
-zarra	bJjIpQ
-zas	bQiR
-zberg	c\\dHtI
-zburg	cX
-zca	jSpKr[
-ze$	cT
-zed	bZcJfJhKiRlKpG
-zehoe	cS
-zeige	rSt\`
-zel	eIfLm>nTpJt_
-zelle	aJbCcYiFj[nJ
-zen	iT
-zende	aLpIqQrLt[
-zepte	iVjXqK
-zer	aTiQjS
-zerin	aSbKcJhLkDmAsatH
-zerte	aLbXgGiLj]
-zes	bJjKq\\tU
-zeuge	bLhJi\\
-zfrau	aRbU
-zgado	iR
-zgo	i^sI
-zguss	aSbZcHhIiGkH
-ziale	jRkG
-ziell	aQeLq_
-zieme	gThR
-ziers	aJcViWmK
-ziert	bZcJh_
-zig	gV
-ziger	aIbHcVdJeLfDgHiJjVkDlJmJnJoJpJrKtH
-zin	aUbPc\\qKtL
-zlich	lRrSt[
-zo$	kSoT
-zofen	bRcJiS
-zon	bRc\\pH
-zos	iUtV
-zsche	bKc[
-zt$	jZkZ
-zte	bS
-zubis	iSmU
-zuelo	cV
-zug	bQiV
-zugen	jU
-zugig	b_cIfDgLhGjLlKoJ
-zwart	abcGtH
-zwerk	aUbGkX
-zy$	fYiUjGpK
-zzero	aQcP
-zzles	aYbJiKjIlKpV
-ße$	cVnQtS
-ßen	jR
-ßer	a]mQ
-ßerei	bTiEqS
-ßes	bVhViGkK
-ßig	fYhP
-ßraum	aIbEcViKnU
-ßsaal	aFbQiIqUtU
-ßt$	iIjAkXmKpKtV
/ (	bIgLhFqbs_
/ 0	dPfYoP
/ 00	dRfR
/ 000	gJhIiTj[
/ 0000	jc
/ 2000	bGdJeYgIhKiTpT
/ 900	aGbPcXgKhF
/ a	a^
/ air	aGbVhGi]
/ an	bVi]nQ
/ ano	bLfLhRjGn[
/ b	fRkS
/ bsc	jZ
/ c	fRjImR
/ d	aYrT
/ day	eHgX
/ de	aIdYtU
/ dia	bQiX
/ e	fVjPmS
/ ere	a^fIpH
/ f	aV
/ frau	aYcKjRtH
/ fri	dRmX
/ g	bVjVmI
/ h	fIgf
/ home	aHc]dKgGhJsK
/ hr	g]
/ in	adjQ
/ j	fJgYnU
/ jahr	bXhUiG
/ jour	b[dLiXsP
/ km	f>gThQiKn[
/ l	fRhUiSjH
/ m	gXhUiB
/ m.sc	jW
/ mes	bHgPhViS
/ min	gYiIjU
/ mo	hZqP
/ mois	eQhJiVnT
/ monat	dQfXhLiHjQnP
/ month	dRfXhTjK
/ ms	dKiYjUmE
/ mt	aWgP
/ mth	bWhQnU
/ n	aTfU
/ night	fUgVjK
/ o	a^
/ or	adiGjCmJ
/ os	aRiUjTpG
/ out	hYiX
/ p	i\\
/ pa	j]
/ r	aXjRkQ
/ sa	mJpX
/ sat	bLiV
/ schindler	bVjHkU
/ sem	bKdQi]
/ semaine	e]hFiC
/ semana	e\\fLiI
/ senior	aWoJ
/ spat	aQfS
/ sr	aY
/ std	fLgYiT
/ t	bEeXfSgZmH
/ tag	bQh[iS
/ team	gGjWlIsP
/ th	fVpU
/ the	iYjFlS
/ thu	dQ
/ trice	aYbK
/ ups	gW
/ w	aViJjQpRrQ
/ wed	d[
/ week	dYfD
/ wk	iY
/ wo	fViJnX
/ woche	fWgRiW
/ woman	aZsH
/ x	aYhHjS
/ yr	bYgChSiPnZ
/ £	s\`
/$	iS
0 "	gErKs\\
0 $	fPgVhJ
0 %	fKg_hV
0 &	bIfQhHjYmLoJpZ
0 (	aWfPhRqPrG
0 +	jV
0 /	dS
0 0	fQ
0 00	fY
0 000	gY
0 0000	jQp\\
0 2000	eff>gHpHqK
0 90	gVhV
0 900	bRg\\
0 920	g\\
0 950	gWqP
0 980	gY
0 :	f_
0 a	f^gS
0 abende	fW
0 achs	aKcJi\\sT
0 after	aJeKfKgXhQiJjL
0 agents	aPiJjEm[pF
0 al	cGiEjRpb
0 alt	fQ
0 am	f]iS
0 an	bLjZlUmL
0 analistas	aRmS
0 and	fQ
0 ano	eVfLjVlQ
0 anos	iUjS
0 ans	eVjU
0 april	ofqL
0 assistants	m[
0 associes	aHbWfSpK
0 at	fTgEjU
0 august	o^
0 axis	aVbItK
0 azubi	mV
0 b	e^gTjI
0 bed	bSh[
0 bis	cKeToQ
0 bonus	dAgKk]
0 branches	aHb[iI
0 bucks	gX
0 by	fXhIkKqS
0 c	bKeViVqQ
0 cabines	bV
0 cenwat	jPkQ
0 chairs	bUcT
0 chefs	cLm]
0 collegues	bLmX
0 con	aIfViQ
0 corridor	bIcYfKjDnT
0 d	fWiWkS
0 day	d\\fX
0 days	aSd[fU
0 de	oT
0 dec	hFiGoXpY
0 devs	aKm]
0 dias	d^fQ
0 e	cUg>hVjVtK
0 en	bRmYtK
0 engineers	aLmU
0 english	gBj_rG
0 equipes	bIfYiS
0 er	bPjKo\\
0 et	fYpY
0 etp	bLeZfU
0 evenings	f\\
0 feb	oUpTqT
0 fois	cDfRiFjIn\\
0 food	jZ
0 for	iUqR
0 frei	f]gKhAqRsP
0 fri	fUhK
0 fte	aRbFe\\fU
0 full	bVeSfDiCmY
0 fur	kV
0 g	aTbRjV
0 gruppen	aLbV
0 h	f[
0 ha	bafF
0 heures	aKbHfIhLiUjQ
0 home	dPf^hG
0 horas	fUnVpT
0 hotels	bbhJiJ
0 hours	fYmK
0 hr	fdhK
0 hrs	fXpQ
0 in	dTfXmT
0 incl	f[hL
0 ingles	j[rI
0 is	kPqXtH
0 ish	f\\gRiCoJ
0 j	d^fQhTjV
0 jahr	hUiS
0 jahre	eYhQjTlP
0 jahren	mZ
0 jan	iGkKmIo_pR
0 january	oV
0 janvier	eUfKoPpT
0 jour	d^eK
0 jours	fUhT
0 juillet	eWmJoRpL
0 june	iFo\`pW
0 juni	oTpY
0 k	bRfJgThV
0 km	bccGiJjVnI
0 kv	fLgIjY
0 l	fAgdh]jB
0 lakh	bQeLfLgVh[iG
0 lead	aGmY
0 leute	a\\tK
0 licence	sR
0 lifts	fFgLsQ
0 lines	b[iDmJpS
0 linien	b^
0 long	f\`
0 lpa	fHg[qQ
0 m	bbf@gXiT
0 mai	oZ
0 man	aIcLiYjDmUsL
0 mar	cKfHiBo_
0 march	bEp^
0 mars	aJeHoKp[
0 may	gFoY
0 mb	jIpXsQ
0 medical	j[
0 meses	e]
0 mil	bXgR
0 million	bYiS
0 millones	bWfHgS
0 min	cPiQp_
0 mins	fKpZsW
0 minutos	pQ
0 mio	bWfFiWqR
0 mit	fWgIiSjQkK
0 mm	g\\iU
0 mo	egoKpK
0 mois	eYgRlR
0 mon	e[
0 monate	jFlX
0 month	bIcKeWg[hK
0 months	eUgUjP
0 mos	lY
0 mrd	bZjKpJ
0 mt	aKb_cHfFgLiTjFlV
0 mth	eZfGjLoT
0 mths	dPeS
0 n	fX
0 nd	aQhKjLnR
0 nights	fTnb
0 no	aVeUkC
0 nom	ja
0 not	jGkDl^
0 nov	eKo[qQ
0 november	fGiGoVp\\
0 nuits	fUnT
0 o	aHfYgJ
0 oct	iEo[qU
0 oder	jUkEr\\
0 of	aUbLf_oBsK
0 off	f\\
0 office	d]
0 oktober	iKo\\
0 on	fXmQ
0 one	aVbJjC
0 or	eSjRkSnQ
0 other	fPjPmW
0 ou	cJfTiDj_nJ
0 out	dfhC
0 p	aTfWgQiRjCmLpT
0 page	p[
0 pages	pW
0 par	fWiWmG
0 people	aJbTjKq\\
0 per	fHgUmX
0 perm	aSeTfKmU
0 permanent	eGm]
0 personnes	bTiImWpI
0 pl	cZhLtI
0 places	bKhJjLl]nK
0 plus	mR
0 pm	fXpZ
0 points	aBdKgIiGjdkGmB
0 por	bDfRgEiYqQ
0 posts	eLgKhKlJmIo^pErK
0 pour	gYjLqD
0 pqe	aRbIjZ
0 pts	jRmStF
0 rd	fTgShDiP
0 re	iYjIqU
0 refs	iHp[
0 roster	aPfQ
0 rota	fYhViF
0 rotation	fSsV
0 rotational	aQdJiJrQ
0 s	bUi[k[
0 salaries	gV
0 sale	aIbc
0 salles	aHb_
0 sat	fW
0 schicht	fT
0 school	bWiKjIkKrQ
0 seasons	jS
0 sem	eShYjL
0 semaine	fLiFjXlHnZ
0 semaines	iLjPlQ
0 semanas	fTlUoU
0 sept	eVo\`
0 september	iRoX
0 services	bW
0 sessions	bRcDgHhWkInXpL
0 shifts	fRmSsV
0 shows	fYiQ
0 si	fTkPlHqT
0 sites	bVcSnJ
0 so	bIgStU
0 st	cFfRoX
0 staatsexamen	gX
0 staff	aKbQmZ
0 standby	fSsR
0 star	b\\eInH
0 std	aYcRgF
0 stern	b]
0 sterne	bV
0 stunden	aSfQ
0 sundays	f=g\\hYjJpJ
0 sur	fQgS
0 t	d[fJic
0 tag	dbjK
0 tage	dVf\\
0 tage-woche	hS
0 tagen	qR
0 tardes	fZ
0 techniciens	mY
0 techs	bWcJmV
0 tecnicos	aPbHmYnK
0 th	aRpT
0 theatres	bScS
0 till	f[
0 times	bHfFn\\
0 to	fV
0 trips	eWfBgWhFiGnY
0 turno	a\\bFcIjImF
0 uhr	fVoL
0 und	f]hJ
0 under	dHmYpK
0 up	fRgAiZmVnF
0 v	iTjUkH
0 w	f^pK
0 we	f[nQ
0 week	fVhKjJ
0 week-end	fS
0 weekend	f]hK
0 weeks	hXjDlTnZ
0 with	f\\gKjV
0 within	fSjP
0 wk	fUgVoQ
0 wks	fYhQoR
0 wo	fPhUiU
0 woche	fZnG
0 wochen	hRlP
0 x	fYhTnW
0 xx	gX
0 y	gRiKj]
0 year	eRiBj^
0 years	fGiPj^
0 yr	e[ja
0 yrs	j\`
0 zu	dCf\`
0 £	g_iQ
0 ¤	h^
0$	fR
00 "	iWjJpHrZ
00 $	gV
00 %	gUhQ
00 &	f_
00 (	eSpUrP
00 +	gXjU
00 /	gS
00 0	fY
00 00	gS
00 000	bPg[
00 0000	eJph
00 2000	bIe\\fLgFpK
00 90	gY
00 900	gWhW
00 91	gYiHpV
00 92	fKgT
00 95	g[qS
00 96	gY
00 97	gVhWiH
00 98	gVpV
00 :	f[hS
00 a	fWgTsP
00 after	fKg_jE
00 agentes	aTfJiIjLmU
00 agents	aGbZiImZ
00 al	fKgRoVpR
00 alternate	f]gH
00 am	fXgShFpP
00 an	qR
00 and	fYsU
00 anos	bVsa
00 ans	iUmSsh
00 aout	kBobpJ
00 apr	bKfHo_
00 april	p^
00 as	aKiHs]
00 at	fV
00 aug	eRoWpV
00 august	eWoQ
00 avril	eGfLoVpW
00 b	aRgXkH
00 bed	ba
00 beds	b[
00 berceaux	bUgK
00 beschaftigte	bQmY
00 betten	aKbTcEiW
00 bis	fQgVsS
00 bitte	gJqUtE
00 boxes	aFb[iP
00 boys	aLbPhGiX
00 but	gJiKq]rI
00 by	bKcXfGgZhIkH
00 c	cGfRgViKjX
00 camas	cViK
00 cet	pV
00 chambres	bV
00 children	bYiH
00 collegues	bTmTpK
00 con	f\`
00 countries	b\\fLiErL
00 covers	iT
00 cows	bQgKi]oJ
00 cp	aKbIcKdLeJfJgFhbiJjJlKmGpLqKrKsKtK
00 crew	bY
00 cubiertos	bY
00 d	fAheiZ
00 days	hZnZ
00 de	cQp[
00 dec	bLhIo[
00 decembre	fIiFjYpS
00 dias	eVh[
00 die	gXqU
00 e	cUg\\jT
00 each	gaiJ
00 el	fIg\\iCnV
00 empleados	bXcK
00 en	bVfYm\\
00 enero	oUpX
00 enfants	iVmG
00 er	bVcJf[iE
00 et	jSpUsS
00 euro	gX
00 euros	fRgX
00 families	b\\
00 feb	fHp_
00 fevrier	oRpS
00 filialen	bX
00 flat	g[hIiK
00 for	hDiIjSkRqTrR
00 gehalter	hV
00 guides	a@bQeJiJm^
00 h	fe
00 ha	aTbY
00 hauptamtliche	aKb[cL
00 heures	f\`
00 hl	i^
00 holidays	hV
00 home	dZfUiK
00 horas	eTfQiW
00 hourly	eEgWhT
00 hours	eRfYgQ
00 hr	f[gUjR
00 hrs	f\\
00 hs	f^iE
00 if	dLgT
00 im	fagGhAiInFsU
00 in	cJgYiPjEmQrV
00 ish	gYsP
00 j	bFdLgPjLmVoZ
00 jahre	b]dJeHjGpJsY
00 jan	oYpZ
00 je	gb
00 jeunes	aHb]
00 jours	cFfRgLhW
00 juin	iIoVpT
00 june	oUp\\
00 juni	pX
00 k	gS
00 kg	hWj^
00 kids	bXcGfGhHiWmRnEsG
00 kinder	iTsV
00 km	bQcW
00 kopfe	bXmX
00 kv	a[jQ
00 l	bJfIg_hWjCkL
00 la	aJg\`
00 late	fQgT
00 leute	bZmR
00 lines	bUjKr[
00 lits	aQbY
00 lpa	fIg^iF
00 m	bXiT
00 ma	b]
00 mai	p_
00 mal	fHg_iI
00 march	fFoZ
00 mars	eZo@p^
00 max	bEhIiZqR
00 may	bFe]oP
00 mb	dViKpRtK
00 members	bQiIjY
00 mesas	iZ
00 meses	eVjZ
00 mi	aJbIcVfKhJiIn^
00 mil	bSiU
00 miles	b[cQiF
00 millones	gT
00 min	fTiVpX
00 mins	gShKiRjSnU
00 minute	fTiFpU
00 minutos	cSiSmHpV
00 mio	bTjW
00 mit	aKbZgXjG
00 mm	aQiVjI
00 mo	e^gJjSnJpI
00 mois	e\`gW
00 mon	e\\fJmKpG
00 monate	bQe\\iFjW
00 month	e_iFlT
00 months	oR
00 mth	e]jU
00 mths	eWgUjX
00 mw	b]
00 nach	fLgajI
00 night	aWeGfIiIjKmGoT
00 nights	fWgXiKpL
00 no	sb
00 noon	fKiYpV
00 nos	a\\bL
00 nov	oRpR
00 november	iGpW
00 o	f\`
00 oct	gGoXpW
00 octobre	eEoW
00 oder	fUgUjS
00 of	b^
00 off	f_hF
00 on	fTgX
00 open	fHgDi^
00 operarios	bY
00 or	fQsR
00 ou	fQ
00 p	bSgVhP
00 paises	bV
00 par	gVhIi[jJ
00 people	bb
00 per	gfhJiI
00 periodes	fZ
00 pers	b]
00 person	bZkK
00 personas	b]
00 personen	b\\
00 personnes	mS
00 pickers	iDm^
00 places	b\`dL
00 platze	b^
00 plazas	aGb\\
00 plus	gRkLsW
00 pm	fTsQtS
00 points	aHbBcKeJfJgSi^jFkG
00 por	g]kTmTrI
00 postes	aU
00 ppl	b_
00 presses	bY
00 pro	gY
00 prozent	gU
00 pto	h\\
00 puis	fYgTmI
00 que	fFmJrSsW
00 rising	hX
00 room	aDb_
00 rooms	bVfKhJiT
00 rtt	fW
00 s	fZsQ
00 sabado	iP
00 salaries	bUfQ
00 sat	bK
00 school	aIbLfQgJiWrP
00 seats	aVbRhTiHjLpKtK
00 sec	jKkSmJpZ
00 sept	e_
00 september	pZ
00 si	oFqYrHtQ
00 sin	jPsY
00 so	hHqWsS
00 societaires	bY
00 staff	bYmX
00 start	cKfX
00 starts	fKgJi]jG
00 std	eVf[
00 strong	bZ
00 stunden	eUfS
00 t	bYqQ
00 tage	ePhXnR
00 techs	aKbWiImX
00 term	aIfT
00 th	gPoS
00 to	fSg[sQ
00 tv-l	gVmJ
00 uhr	fYpT
00 und	sV
00 units	c[jE
00 urlaubstage	fBh]
00 v	fRiJjQkV
00 vehicules	bUfIiTjL
00 viernes	fU
00 volunteers	bRmX
00 weddings	b\\iL
00 weekdays	bRsR
00 weeks	e_hSjQoKpQ
00 wegen	fJjVlT
00 with	qPsU
00 wks	eUhRlT
00 wochen	bKfBgLl\\qV
00 wochenstunden	fZ
00 x	fj
00 y	fVpP
00 years	b]qX
00 yr	bGcLeKf>iajT
00 yrs	b[gSjKmR
00 zimmer	aHb_hJ
00 £	eGgX
00 ¤	gS
00$	fVgV
000	bS
000 $	fQgS
000 %	aYbAe\\fdgH
000 (	gXhTjJkR
000 +	g[
000 /	gZjS
000 0	gX
000 00	gRpa
000 000	gWpd
000 0000	pc
000 a	g_
000 acres	b\\gKhL
000 agents	b^
000 al	bKfQgX
000 all	aKbGdHfJg\`pB
000 alumnos	aJb[mJ
000 and	hSsX
000 at	bSg\\iI
000 auf	bJfJg_
000 b	gKh\`jGmJpH
000 base	g^
000 basic	gY
000 basico	gVjK
000 beschaftigte	b\\
000 betten	bYeG
000 bis	fLgg
000 brut	gW
000 bruto	gPhT
000 brutos	sR
000 bruts	gU
000 children	aIbRcUhL
000 clientes	aJgHiWqQ
000 clients	bUcJgJiP
000 con	g\\
000 couverts	iY
000 covers	bRcLiQ
000 day	gUhR
000 de	bJgVqZ
000 diarios	g_iFnJ
000 dossiers	iV
000 each	bLg[iL
000 einheiten	bR
000 einstieg	gR
000 el	gY
000 eleves	aQb[
000 employees	bSmV
000 employes	bQ
000 en	gWhKiIjUqX
000 essen	bVcIfJgYh?
000 euro	eV
000 euros	eKgY
000 ew	aJb[iHtK
000 fijo	g\`
000 fijos	gWsI
000 fix	gXjIqIsR
000 fixe	g[hK
000 flat	fDg[hKjJ
000 flats	aKbZiIsQ
000 for	hYqX
000 fte	aJbYgS
000 gaste	bYgKiQ
000 geburten	b[
000 gross	eIgS
000 h	bIf^jZ
000 ha	cUgFiV
000 habitaciones	bPiKqU
000 head	aCb\`gHhLmDtI
000 heads	iS
000 horas	fFgAhEiFj^l]
000 im	bEgd
000 in	gUjQ
000 inkl	hS
000 je	fCg^
000 jours	bKe_fFhC
000 k	hUiP
000 keys	bX
000 kg	iWjQ
000 kinder	b\\gHiH
000 km	bQn\\
000 kr	g\\hRiL
000 l	b_fJgAhGiT
000 la	ga
000 leute	bUiV
000 limpios	gZqQ
000 liquido	iSjFsX
000 liquidos	gXlP
000 litros	bYgAhLiT
000 lits	bP
000 lots	gJiTrQ
000 m	b]cTgEjU
000 ma	b[
000 mas	cEgVpI
000 members	bY
000 mensuales	eKgThQjKpK
000 metros	b@hViPjXpK
000 mil	gX
000 miles	n[
000 mitarbeitende	bY
000 mitglieder	aIb]
000 mm	aRgJiR
000 msnm	bIc^gG
000 mtl	gb
000 mw	iXjG
000 net	gWqQ
000 netos	bLeRgX
000 nets	g\\
000 netto	g[
000 no	gXhGjIqQ
000 on	bYgU
000 or	g]h=
000 p	bX
000 pa	g^
000 par	gSqU
000 people	aKb\\
000 per	fDgYhViJ
000 pers	aHbY
000 personas	aIbcmK
000 personnes	aLbTtK
000 places	bX
000 platze	iZmK
000 pln	jQ
000 plus	gajJ
000 pm	fJgZ
000 por	g^
000 ppl	bWgI
000 pro	gRiS
000 pts	aLbVgJiXjHkJ
000 pupils	bS
000 s	aJb\\fIiVjI
000 salaries	aJbXeLlP
000 semanales	aQfKg]
000 socios	b_
000 staff	bXiT
000 t	b^jS
000 to	bEgSiV
000 trabajadores	cL
000 units	b\\
000 usd	gZqJ
000 vacas	bWiV
000 weekly	fGgZhGlH
000 wk	bKfIgShUiS
000 words	jUp^rU
000 x	g]
000 y	bSfJgU
000 zl	bIgThV
000 £	eI
000 ¤	gQhT
000$	gahR
0000 +	gVqR
0000 /	dFiXjZlLpE
0000 00	p^
0000 000	pb
0000 0000	fTgRpb
0000 a	aKfJg\`tG
0000 brut	gYqP
0000 im	eKfGgVhJiLjKkS
0000 or	eHf[jG
0000 und	b\\
0000$	bPeRpR
00000	jQpZ
00000 000	pb
00000$	gUiQjRpP
00000-	pS
000000	pS
000000$	aRcLgUjKkL
2000	bTeS
2000 (	aJbKeWhWjJ
2000 /	aKfIgCjJkUlHpa
2000 00	bXjU
2000 and	qU
2000 in	b^cD
2000$	bVeQoR
90 %	aJe_gAhWjD
90 +	gR
90 /	fJgUhPiP
90 00	gX
90 000	fViSmR
90 days	fFgUiIpSqV
90 dias	bIeTfEjZlEoJqU
90 k	iV
90 min	bHfZhKjKpV
90 plus	fBg[qRrR
90 ¤	lRqQ
90$	gYhR
900	b[gQ
900 +	bDgUiCj[
900 /	gZhAmT
900 0	gT
900 000	eU
900 a	hQ
900 brut	gWhJ
900 brutto	iS
900 net	gV
900 netto	fJgYsR
900 x	gQqT
900 ¤	gV
900$	gXhW
9001	bJjX
904	fKgV
904$	fJgV
91	gRiTpZ
91$	iZpR
9100	b^cJiD
9100$	b^cKiGjK
911	aPgSiW
911$	aVbLcJgW
912	g[
916	gTpW
92	bSg_
92 000	gZqQ
92$	g^nG
920	gZ
93	fBgZiYkK
930	aSf?gdiLjI
94	b_fIiTjF
940	bWcLfFg\`hKiIjEkHmJ
95	bSgX
95 000	gW
95 k	gUsQ
95 ¤	gT
95$	fVjZqW
950	g_
950$	g_
96	b_iXjE
96 000	bYgRiI
96 k	g]pP
96$	gTqS
960	gXsQ
9606	bKiKjZkI
963	gUhUjJ
97	cHgUiWjKnW
97$	gFhJi_kInHoL
98	aEgXpW
98 000	g\\
98 k	aJg_
980	g\\
99	bGcCiZjSnW
99$	bFcEhJiKjXkHmHnV
990	bFeFfJg_hHiZjKlDmGpEsK
999	gRi_jK
: "	mJpPq]sT
: $	rV
: 0	dQfP
: 00	fY
: 000	gYi\\jE
: 0000	bQ
: degree	jHlTtV
: dr	mZ
: drone	kU
: head	aS
: in	ad
: innen	aVbIiX
: max	dZfFgJjKkDsZ
: mme	mW
: no	bUdHfSiDlPpKr]
: non	l_
: none	iSjQlT
: on	fUkYoI
: r	aQgQmDtR
: so	hUiFmLoYtW
: the	fAq[
: two	bVdEhJiKj\\
: un	aRbPjHkTnStE
: we	aVhLlVqTtH
: we'll	aKhYiJlIpQqP
: wir	aXbUiH
: zwei	hHjGn]
: £	eIfVgQ
: ¤	dGg[iHnH
:$	tm
<apply	pfrQtS
<aside	qdrR
<company	bac]
<contract	e\\
<date	oU
<duty	iajQ
<filler	act[
<hours	fY
<mode	d^
<must	j]kU
<nice	kX
<notneeded	l\\
<order	re
<pay	g]hT
<perk	h\`mS
<place	cSiP
<team	m_
<title	aVbScW
<travel	n\\
<unlawful	sc
<~company	bQ
<~contact	pY
<~contract	eV
<~deadline	bKcFeRfKgIoTpPqRtS
<~education	jSlR
<~end	eZfY
<~experience	kQlT
<~free	iQ
<~hours	fT
<~language	kR
<~manager	jGmY
<~mode	da
<~pay	gX
<~place	cU
<~process	iSpS
<~start	fSoWpP
<~team	mQ
<~title	a]
<~travel	bGfQhYjK
<~variable	hQ
=/	g[jH
=0	fQpTqQ
=00	eDgUo\\
=ab	fJo]
=also	h]iDjE
=an	iKrP
=apply	p\\
=asunto	jFt\`
=aufgaben	iXtR
=aus	bQfIiFjQoQpP
=aux	jRkR
=beginn	fLgGhLo^qJ
=benefits	haiE
=betrieb	bc
=boss	cTfTiQmSoB
=comp	fGgShUiLkCrUsW
=contact	gIpc
=contract	o]
=contrato	bHe^fHiJjFpLrL
=date	bIf?gKtb
=dauer	e^fF
=de	tS
=du	hJtW
=essential	iPj]kJ
=extra	fEh[iEjHkU
=extras	gCh\`
=for	fEqR
=from	tX
=fur	eSiQjQqQ
=gehalt	g]hHjJ
=gern	dUhHiCjCkalS
=gesucht	eX
=get	h]iDjE
=grade	aZgZiLjArK
=have	t[
=hours	f^iE
=how	oGpa
=hr	aEkFtf
=i	iKj[lQsRtS
=job	a_i\\
=kontakt	iGpYrL
=kur	hJiKjBkc
=kurz	bQiY
=la	jQrQ
=lieu	cbpL
=lo	aZgThIjK
=location	c\`
=main	i[
=muss	jb
=must	jQ
=n	iHmX
=needs	jVkW
=nice	hKiFk_
=no	lZpS
=objet	bKcEiIt\`
=one	hQ
=ort	aJcZ
=para	aFb^iCtU
=pay	gW
=perks	fIgFh^iK
=place	bHcghLiEjKpKtK
=plus	lUoH
=points	lWoG
=position	adfKgKiH
=post	abbGfXiB
=process	fHp_
=product	bcgLiF
=puesto	a\`iJtI
=purpose	idjBrG
=que	aSgQiU
=rate	g^pHtJ
=re	hSoQt]
=reports	iDjKmc
=required	jdlKtJ
=requirements	iFj^
=role	a\\bKiX
=rota	feiJ
=salario	gZ
=salary	gZ
=scope	c^eHgKjLrH
=seat	kJmPqQsL
=site	c_dZi?jIlT
=start	fHiIkFocpI
=stelle	bVfXhK
=subject	aEiFmJrYtY
=tasks	ic
=team	aHm\\tX
=the	aQcIdQiFtQ
=times	f_
=title	a[iF
=to	iDt\\
=travel	cKdHeKiDlEndoJpL
=tun	i]
=type	aHbHcKe]iLrdtD
=us	biiK
=vertrag	eT
=voraussetzung	iJj_kD
=wage	cKeGg[kI
=wann	f\\jGnItF
=wanted	iQjR
=was	aTiV
=what	i\\lQ
=where	cetB
=who	bcfJjLsS
=why	bSq\\
=will	iRjHqHtX
=wir	dRhR
=wo	c\\
=work	if
=working	d]fHiJ
=wunschenswert	jHk\\
=you	iRjQ
=zeiten	f\\
>apply	pU
>aside	q_
>company	aYba
>contract	eXhQ
>date	oT
>duty	ib
>filler	t^
>hours	fV
>mode	cSdW
>must	iSj^
>nice	j[k\\
>notneeded	hQjQlW
>order	qRrZ
>pay	gU
>perk	gUha
>place	aWb]cT
>team	hWm]
>title	t\`
>travel	n^
>unlawful	s\\
>~contact	jJp\`
>~contract	aP
>~deadline	fCiJoUpZ
>~duty	iL
>~education	iS
>~end	eVfY
>~experience	eQ
>~free	bQiQ
>~manager	mZnQ
>~mode	dS
>~place	cW
>~process	gJjLpQ
>~start	oR
>~team	bPiUjL
>~title	aUtQ
>~travel	fRiRnC
>~variable	gWhQ
?	lWtX
? nein	lQsT
? no	bKcUdReTlPpG
?$	lQqQt[
@early	bRcP
@first	aftY
@late	p]
@middle	iPjQ
^	cQrRt^
^ 	cQrRt^
^$	gZ
^$ 0	gShR
^$ 00	gX
^$ 000	gW
^$ 900	eUhHjK
^$ 95	gP
^%	fVgY
^&	jT
^(	aQqUsR
^( 0	aScLdHeRfYgFiEjJkLnIqHsItQ
^( 00	aRbFeQfTgJhRjG
^( der	qY
^( die	rUsQ
^( el	aIqZ
^( no	lPsU
^( we	gJhUpJ
^+	gYhQjS
^+ 	cHg\\hHiAkTtU
^+ 0	gQhSiLmT
^+ 00	hS
^-'a	aKbHc^fXhIiImJnLoJpLqJ
^-'d	mQ
^-'s	tP
^-'t	lSqPrT
^--c	g[
^--l	e\\gTjI
^--v	bWcKgV
^-00	gW
^-aa	aIiIjXkRtS
^-ab	aPdRiR
^-ac	bWcT
^-ad	iQ
^-ae	bJi]jV
^-af	b_cIiIjLkUlQ
^-ag	hR
^-ah	c[gSjKkUtZ
^-ai	c\\fHjU
^-aj	bLcFdLfLgWhFiFjClEmJnLoLp]qLrLsL
^-ak	lYnQpE
^-am	cZiS
^-an	jP
^-ao	aEbRgDhXiSjIrJtX
^-ap	iQjPoP
^-aq	cJiIjb
^-ar	iV
^-as	iZ
^-au	bQcT
^-av	aWbJcHgUiQmK
^-aw	cTiQjXkP
^-ax	aJbRcQiU
^-ay	iT
^-az	cc
^-aß	fQiW
^-ba	cZjUtR
^-bb	bLcTi\\jEmK
^-bc	iPjWsH
^-be	iWtP
^-bi	gQnUpQ
^-bj	tZ
^-bl	b[iVjH
^-bo	bRhQiR
^-bs	hTtR
^-bt	qS
^-bu	aVcX
^-by	cTkU
^-ca	c[
^-cc	bIc\\iYj\\
^-cd	a]bCcFdKeKfLgKiEmKnFoKqKrKsKtJ
^-cf	aEj\`
^-ci	jVt\\
^-ck	iT
^-cl	fYgR
^-cp	j[
^-cs	iRkX
^-cu	aYcRiR
^-cw	iLjY
^-cy	iStQ
^-dd	bPfJmKp[qK
^-dg	bKcTfIgKiJjPk\\
^-dh	cViKmIpR
^-di	fV
^-dl	cLiFj_pKsX
^-dm	aJbHcCdJeJfIgKi\`jBkKlJmJnJoJpZqJrKsJtJ
^-do	iS
^-dr	hKiSjU
^-ds	i[
^-dt	cUjR
^-du	eWgHiKkV
^-dy	hZpJ
^-ea	bTlUrV
^-eb	b^fR
^-ec	jQ
^-ed	bQ
^-ef	aRmW
^-eg	eRiP
^-ei	bU
^-ej	aKbKgKh\\iHpG
^-ek	bUcQiImS
^-el	cQ
^-em	jU
^-en	cQiW
^-eo	i\`
^-ep	hQiR
^-er	aQ
^-es	iY
^-eu	cUdVgRhJj>l\\mLpK
^-ev	aFiJj[mV
^-ew	cRmQ
^-ex	hRiRjUkV
^-ez	jQpPrZ
^-fa	jSmR
^-fe	iQ
^-ff	fKhVoQ
^-fi	cQhVi]jFoE
^-fo	aPkTpY
^-fr	eXfZkR
^-fs	iZjS
^-fy	iVjT
^-ga	hZiUkU
^-gb	aEr_tL
^-ge	i\\
^-gg	aKcRiGjFk\\
^-gh	c\\
^-gi	cWjT
^-gl	aJcahItI
^-gn	iVkSoQ
^-go	cS
^-gs	iT
^-gt	cLiGjSpRqPtQ
^-gy	aPiZkR
^-ha	cWhP
^-hc	aHbJcFdKeKfKgHhEiAk\`lKmJnKoKpKqKrKsKtK
^-he	iU
^-hg	iCjdtK
^-hh	cKiCj[kIpJq\\
^-hi	cUiUmJ
^-hl	aKcWhQiDjTmP
^-hn	bPgXiQnS
^-ho	cPiT
^-hr	gRhQtS
^-hs	bP
^-hu	fYjQ
^-hy	aSbKiTkU
^-ib	hTj\\pPrP
^-ic	jS
^-ie	bQiQ
^-if	cSgUhU
^-ig	fTjU
^-ih	bScKeKhViKpK
^-ii	bWiGtZ
^-ik	bYiRjVkS
^-im	cU
^-ip	iRjGlR
^-ir	iR
^-is	jR
^-iv	aRcJjVpU
^-ix	bAcThSkQpK
^-iz	cQhPiWtU
^-iß	bIcKqUtV
^-ja	iPmT
^-je	hTi\\jVlK
^-ji	cKiUjQk\\mKpCrG
^-jo	ePgS
^-ka	cSfGhRjTkPnT
^-ke	hSiV
^-ki	bHc]iS
^-ko	aUbVcVgGsL
^-kp	ahbCcAiGjC
^-ks	hViWjP
^-kt	eS
^-ku	cJhTi^jE
^-ky	bPrU
^-la	cV
^-lb	bUjLtS
^-lc	aZcKiQkS
^-ld	iQ
^-lf	hU
^-li	cTkQnV
^-lk	bRjVpQ
^-lm	aJbWcSdKiJj\\
^-ln	cbhRiR
^-lp	aIhQiVkHt[
^-lq	j^lQ
^-ls	hQiT
^-lt	iU
^-lu	cJiKjalK
^-lz	bQcRhYiZ
^-ma	cRiUjS
^-mb	aKbFcJeIfCiXkLlKnLoZpJqLrLsLtL
^-mf	bHcIi^
^-mi	aJbIcYtT
^-mm	aVlR
^-mn	bSj[
^-mo	gT
^-mp	iXjQ
^-ms	i[
^-mt	kWpWrB
^-mx	cUdS
^-my	aLfDhIiRnTsS
^-na	cV
^-nf	mZ
^-ng	i[
^-ni	cRfS
^-nk	tQ
^-nn	tR
^-no	cX
^-np	aZbRdIiJjTkKtK
^-nq	jTmR
^-ns	iX
^-nu	fGh\\iRrS
^-nx	iKj\\
^-ny	aQcR
^-nz	cQiSjR
^-oa	jPn[
^-ob	eYiV
^-oc	aWbJcTiRjX
^-od	hPjU
^-oe	cVgXjQ
^-of	bUcRhQ
^-og	aQiUjY
^-oh	c]
^-oi	hJnTsR
^-ok	cPiQ
^-ol	hSiT
^-om	jT
^-on	iT
^-oo	c[hR
^-op	hR
^-or	aQ
^-os	iY
^-ot	cQ
^-ou	aQqZ
^-ov	cJeUf[pH
^-ow	c]jT
^-ox	hQiPpY
^-oy	aLbKcYmTpKtT
^-oz	iLn[
^-pa	hQi[jV
^-pc	a[gZiJ
^-pd	aHj^
^-pe	iV
^-pf	aGbLcLdKeLfJgGhKjBkclKmKnKoKpKqKrLsKtK
^-ph	bJcTfHiFjTk^lFnK
^-pi	cPiVkZ
^-pl	bWcAjYtI
^-pm	a\`bJcEiCjStJ
^-po	jPmX
^-pp	aIbUhXpR
^-pr	jTpU
^-ps	iT
^-pt	mX
^-pu	bT
^-py	aQjTrR
^-qa	bHcbiAj[kG
^-qb	kY
^-ql	aLcKiFj\`
^-ra	jP
^-rb	aUbJcIdKhXiWjR
^-rc	aQbPgKiYtP
^-rd	cS
^-rf	cY
^-rg	cV
^-rh	c\\iDjQ
^-ri	iSjUtQ
^-rk	cQiU
^-rl	aHc^jTkF
^-rn	cR
^-rp	bKiSj\`kK
^-rr	cQiRpPqV
^-rs	iV
^-ru	bIcSe]fJhWiKoK
^-rz	cUiK
^-sa	hRjQ
^-sc	iSjW
^-se	iT
^-sf	hYjHkY
^-si	bGgKh[jRpHtV
^-sk	dSiZ
^-sl	a]bGjHtH
^-sm	lUs[
^-so	jP
^-sp	aPbTgLhXmQ
^-sr	bDeIfFgKhKigjF
^-ss	hQiSjQ
^-su	jQq[
^-sv	cHhWiCj]
^-sw	aJbJcEdJeJfJgJhJiDkDlJm]nJoJpAqJrIsJtH
^-sy	cVjYsU
^-tc	bXcGfIgUhHiFjUpJ
^-te	iQ
^-th	cQ
^-ti	jQmR
^-tl	eQn]pL
^-to	hP
^-tp	jVkSlL
^-tr	aVbBcWfLgUiDjHkPpItT
^-ts	iX
^-tt	iR
^-tu	aLbLcGjJm^tU
^-tv	fKg\\iXjHtH
^-ty	iR
^-tz	cSiS
^-ua	c_jR
^-ub	bYhRiW
^-uc	aTjU
^-ud	cUiQ
^-uf	fThPiS
^-ug	haiR
^-uh	fXjR
^-ui	i\\
^-uj	aIbVcKdHeGfHgEhEiGjIk_lFmGnHoHpDqGrHsGtE
^-uk	jWqT
^-ul	gSjS
^-um	bQiQ
^-un	bRcQmQ
^-uo	eTiSjI
^-up	cQfThV
^-ur	aR
^-ux	iS
^-uy	cViY
^-uz	aKbAcgfHgGhHiAjHkKmKsJ
^-uß	pLt]
^-va	cVjVoK
^-vi	a<bWiVtT
^-vs	aIh\\mQ
^-vy	bPfViR
^-wa	cUhTiLj\\
^-we	ca
^-wi	bQcJiJjXpU
^-wn	cUiSnQ
^-wo	mV
^-wp	bSiHkU
^-ws	iYjW
^-xe	gX
^-xi	dQh_
^-xo	hXiFsT
^-xt	pSrUtS
^-xy	iYjT
^-ya	bRjQkTtU
^-ye	e\\jK
^-yl	cUiQlQ
^-ym	iX
^-yn	aKc]tK
^-yo	fUhQiSoS
^-yr	cV
^-ys	fViPjQ
^-za	iS
^-ze	cUiT
^-zi	j\\tQ
^-zo	eToR
^-zt	hT
^-zu	hUjQqRrK
^-zy	bKcUhXiIjJ
^-ße	cVdPsQ
^/	iUoQtd
^/ 0	bJfJiFo\`tA
^0	mT
^0 	aUcEgSjVmTpLtX
^0 %	g_
^0 +	aQja
^0 /	eQfahJiLoW
^0 0	fjgS
^0 00	fegSoS
^0 000	bWgb
^0 900	bVgc
^0 920	g\\
^0 950	gY
^0 980	g[
^0 :	fd
^0 a	aQfe
^0 am	f^pT
^0 analistas	aSmU
^0 ano	bLePfIjVlS
^0 anos	j]
^0 ans	eUgQj^
^0 april	bIo_
^0 assistants	m\\
^0 august	oU
^0 axis	aWbItK
^0 b	qX
^0 bed	bUh]
^0 bis	aKe[fQgLhKiIjGlHoD
^0 chairs	cUiKmK
^0 collegues	bJmX
^0 d	dTf_iW
^0 day	dXf\\hT
^0 days	dZfd
^0 de	eKfSoSpY
^0 dec	o\\
^0 dias	dSf]
^0 e	aVfIhSjVmJqYtF
^0 en	aKbGcFdLeLfIiIjSkFm[pJ
^0 equipes	bGfWiRmP
^0 er	aVeKoVpV
^0 evenings	f_
^0 feb	dKoZ
^0 fte	a]bHcJeQfCiKtI
^0 full	aLbWeFfEiCm\\
^0 g	aTbDfLgKj\\
^0 gruppen	aKb[
^0 h	fX
^0 home	dYfWhI
^0 horas	fWnTpS
^0 hr	bKcSdKfYhJiDjHmIpKrDtJ
^0 hrs	fXpX
^0 in	d]fQiGjQmT
^0 j	dUf[jX
^0 jahre	bFeShUiFj^
^0 jan	aIbHoUpU
^0 jour	dZeF
^0 jours	dSfZhR
^0 juni	oRpR
^0 k	bWgRhQiS
^0 km	bWiGjVnI
^0 leute	a\\mX
^0 m	bReVgQiAjHmIsZ
^0 mai	o\\
^0 march	gJhKoT
^0 may	gFoW
^0 meses	e^
^0 min	cSpW
^0 mio	bTcJiCpHqXtJ
^0 mo	e\\
^0 mois	eWjQlT
^0 month	eZfP
^0 months	e^oR
^0 mth	e\\fGiKoT
^0 mths	eTfIoW
^0 nd	aXcHgYpK
^0 nights	bRfWiDjImLnS
^0 nov	oU
^0 nuits	falQ
^0 of	aRbKfVmSpKqS
^0 off	f]
^0 office	d\`
^0 on	f]iIkKmV
^0 or	dDeYfBjRkTnE
^0 other	fJiKjUmXpIsL
^0 p	bLfYgQ
^0 page	p[qK
^0 people	bSmJpJqU
^0 personnes	bUiKmSpJ
^0 pm	f_pS
^0 pqe	aBbGj_
^0 refs	pW
^0 s	aIb]fRiQjDkG
^0 salaries	gV
^0 sat	f_
^0 schicht	fZ
^0 seasons	j\\
^0 semaines	henV
^0 semanas	fUhRoT
^0 sept	jImGo[pH
^0 shifts	f\\mK
^0 shows	f[nKtK
^0 sites	bWcRiGnD
^0 st	aYcFf[jS
^0 staatsexamen	jZ
^0 staff	aJbQeRmU
^0 star	bUkKqS
^0 tag	dXeLqQ
^0 tage	cRdQfV
^0 tage-woche	f_
^0 tardes	f\\
^0 techniciens	mZ
^0 techs	aKmXpK
^0 th	b[gRhViHmGpK
^0 till	fZ
^0 to	bKf_gGmT
^0 trips	bKeXfKgIhHiDnZ
^0 week	fZhIiK
^0 weeks	fLh\`iGlRnV
^0 wk	fThPiDjKo_
^0 wks	h\\lUoT
^0 wochen	hVjIlT
^0 x	dWfi
^0 y	bIeYj_
^0 year	eSiBj_
^0 years	eQjY
^0 yr	eXjd
^0 yrs	eXjV
^0 ¤	g^hG
^00	bSfQ
^00 	cIf\`gTmT
^00 $	gf
^00 %	fYgY
^00 +	fLhciFj_mH
^00 /	d^f_gX
^00 0	fbgY
^00 00	fWgb
^00 000	bRg\`
^00 0000	pX
^00 90	gi
^00 900	bEgghI
^00 95	gb
^00 98	pU
^00 :	fZpRtT
^00 a	fZg\\
^00 agentes	aTjLmU
^00 agents	bRm^
^00 al	bIhXiUoGpW
^00 an	fRgYiKqQ
^00 and	bSeKgSiBjVmUpL
^00 anos	b\\iDjUsH
^00 ans	hJiKm^sR
^00 april	eKoPpY
^00 aug	oY
^00 august	eUfJiHoR
^00 avril	eHo[pK
^00 bed	aHbW
^00 beds	bY
^00 berceaux	bV
^00 beschaftigte	bRmS
^00 bis	bKeTfSgZ
^00 collegues	bSmTpJ
^00 covers	iU
^00 cubiertos	bY
^00 d	bJha
^00 days	hcnQ
^00 de	cXeV
^00 dec	o[
^00 decembre	oUpQ
^00 dias	fRh_nV
^00 e	gd
^00 empleados	bP
^00 en	eGfUiQmb
^00 euro	fKg]
^00 feb	fEoQpT
^00 fevrier	oVpP
^00 filialen	bUiK
^00 gehalter	hW
^00 h	f\\
^00 ha	aXbSiG
^00 hauptamtliche	bW
^00 heures	fX
^00 holidays	hY
^00 horas	eQfTiU
^00 hours	eUfTgT
^00 hr	fegCjQ
^00 hrs	f\`
^00 in	cEfPgGiWmWoGqK
^00 ish	f]gJ
^00 j	fPh\\iJnY
^00 jan	bIo]pP
^00 jours	cCdUgJh\\nS
^00 juin	o[pQ
^00 june	eIoPp\\
^00 k	bVg[
^00 kg	jUsV
^00 km	bPcQiZ
^00 kopfe	bVmZ
^00 leute	mZ
^00 lits	aTbR
^00 m	bVhT
^00 ma	bZ
^00 mai	oJpZ
^00 mal	g\\iH
^00 meses	bQeQj\\
^00 mil	bZgSiH
^00 millones	bUgRjK
^00 min	fYiPjY
^00 mio	aLiX
^00 mois	bHeSg[hG
^00 monate	e\\
^00 month	bKebiB
^00 months	bKeYfQiAjZoV
^00 mth	e_
^00 mths	bKeUiDj]lI
^00 mw	bZ
^00 nov	oXpP
^00 oct	iFmIp[
^00 of	bWiK
^00 on	f[iJm[
^00 operarios	bW
^00 or	fUjXsS
^00 p	bWcJfTgUiEnR
^00 people	bZ
^00 periodes	fZ
^00 pers	b\\
^00 person	bV
^00 personas	bY
^00 personnes	iSmV
^00 pickers	bHfKmZ
^00 platze	bY
^00 pm	fb
^00 por	aJbFfXgPiEjHkKm[
^00 ppl	b[
^00 pto	h\\
^00 room	bSmT
^00 rooms	bVfLhHiW
^00 rtt	fShZ
^00 s	fkiKoQ
^00 salaries	b\\
^00 september	oPpR
^00 societaires	bY
^00 staff	bTmZ
^00 std	fa
^00 stunden	f\\gR
^00 t	bSgQiFqR
^00 tage	eQhWnT
^00 techs	b[pJ
^00 th	aIgYjYoR
^00 to	fUg]jJsX
^00 uhr	pT
^00 vehicules	bWfJhKiRrI
^00 volunteers	bRiVmQ
^00 weddings	bX
^00 weeks	bLeafFhUiEjToG
^00 wochenstunden	f[
^00 x	fj
^00 yrs	b\\iGjH
^00 zimmer	bW
^00 ¤	g]
^000	bbgR
^000 	aWcFgYiQjQ
^000 $	bDfZhLiIjG
^000 %	b>d]eXfS
^000 (	bIgFhYjKkY
^000 +	bIgX
^000 /	bHgh
^000 0	b@gCi[jZnJpS
^000 00	bEfYgS
^000 000	gY
^000 0000	p\`
^000 a	bAfHgeiEjQ
^000 al	bBfWgRhKiF
^000 alumnos	bRiL
^000 b	hYjJmJ
^000 beschaftigte	bR
^000 brut	bKg[
^000 clientes	bCcTiX
^000 clients	bGi\\
^000 einheiten	bT
^000 eleves	b[
^000 employees	mX
^000 flats	aIb]
^000 fte	bY
^000 h	bEeWfYgP
^000 ha	cXhGiL
^000 habitaciones	oU
^000 in	bYcI
^000 k	bPha
^000 km	bVcXnJ
^000 leute	b\\
^000 m	bFfFiZjX
^000 ma	bS
^000 members	bV
^000 mil	gZ
^000 miles	fJiFnZ
^000 on	b[
^000 people	jS
^000 pers	bT
^000 personas	bS
^000 platze	bDi[
^000 por	bDgViT
^000 ppl	bT
^000 pupils	bHiSqR
^000 salaries	bU
^000 staff	iW
^000 t	gVjY
^000 trabajadores	bR
^000 words	bJkJp\`
^000 ¤	b@g_hX
^0000	cReVgXiR
^0000 	bTcJe_jSpK
^0000 000	gHp_
^0000 0000	gU
^00000	aJcSgW
^00000 000	pZ
^000000	cKgSjKkJ
^2000	bUeLhYjK
^2000 	aUbVcFeKhTpE
^90	b\`fQ
^90 %	b>eXfVgL
^90 000	fWmT
^90 days	dReZpJ
^900	bViV
^92	bZgQiKnZ
^94	aGb\`gKiE
^95	b]g]iHjX
^95 000	bJgX
^950	bTcKg\\jH
^96	bYfJi[
^:	jStR
^a 	aSeQiDjV
^a 0	gRjVkJ
^a 00	fRg\`jS
^a bit	jRkY
^a bonus	gCj[kHtG
^a coruna	cX
^a day	dUhQiQpT
^a domicile	dThHiT
^a hundred	gVlJ
^a l'aise	jZ
^a la	gVoRqV
^a los	lSpKqRsQ
^a month	gXhJiIjLnV
^a plus	hVkQ
^a ver	aLqStW
^a year	bGe[hFiIj]pJtF
^a-level	j\`l?
^a-lizenz	iKjQkW
^aarhus	aJcYdS
^ab	fQgSo\`
^ab 0	fYgUoS
^ab 00	fXgPjUoI
^ab sofort	oP
^abap	aYiHlTmJ
^abbey	bXcL
^abends	dIfTiGnUrQ
^abendtermine	f]iHtI
^aber	dPgHhSpJrVtQ
^aberdeen	cV
^aberdeen 	c\\nG
^aberystwyth	cW
^aberystwyth 	cT
^abgeschl	jU
^abgeschlossene	jS
^abgeschlossene ausbildung	jT
^abidjan	aJcUnV
^able	iKjYsQ
^able to	iKj[
^abnahmen	iZ
^abogado	a\\
^abonnement	hbiKjL
^about	oT
^about 00	fViW
^about 000	fHiSpLrQ
^above	jIkTm^pCtG
^abrechnung	iV
^abril	oZpHqP
^abril 	oZpHqP
^abrimos	bViHjUtT
^abrir	bIi\\
^abschluss	cFiIjWlS
^absence	i_
^abstimmung	aJiRqU
^abu	c\\
^ac	iY
^aca	bKjUlRmS
^aca 	aTbJjRmQ
^academia	fKhYmRpK
^academia de	bQhHmVpGtP
^acams	iEk\\
^acc	aUcJiDj[lK
^acca	cIiT
^access	hViU
^accessibilite	bJiUkX
^accessibility	iQjS
^accommodation	h[
^accompagnement	iXmK
^accompagner	aQbHjPkT
^accords	dKiR
^account	aZhHmH
^accounts	a[iHmK
^accredited	bV
^accueil	ic
^accueil des	iS
^accurate	jX
^ach	aJhIiIpJq\\rLtT
^achats	i]
^acheteur	aQ
^acht	bVeQfIlRmX
^acht leute	bQiImT
^achtunddreißig	fS
^acidez	iU
^acls	jQkU
^acompanamiento	bIi\\
^acompanar	iY
^acquisitions	bGiZ
^across	aGbLcYhFiKnQ
^acta	aEo]tL
^actas	iY
^actas 	iR
^actas de	iX
^active	aXhFiLj\\lHnE
^active directory	jS
^activities	aU
^actual	gUiHjSkHlL
^acuite	jY
^ad	aVbKcJeVfGjGmVtT
^add	jRkRpHqJra
^ademas	hWiL
^adi	jW
^adm	iLjZ
^adm 000	iLjZ
^admin	aVfR
^administracion	bZcKiDjS
^administrador	aWiKmU
^administradora	bIm]
^administrativa	a\\bI
^administrativo	aZmEoL
^administrator	aV
^admissions	aSiS
^adr	iRk[lY
^adr 	iQjRkQlQ
^adult	aIbRiVjTkJ
^advert	aJrWtH
^aec	iKjY
^aed	g\\
^aed 0	gW
^aed 00	gX
^aeo	bWcHeDiTjGkImE
^aep	jX
^afc	gXtH
^afgsu	jW
^afgsu 0	jW
^afiliacion	eQh\\iJpH
^aforo	bUiW
^afrikaans	iGj\`k@sG
^afscme	bLeQjHmW
^after	dReSkSo^
^after 	jYt\\
^after easter	o]
^after effects	jSkUoL
^after school	bHeKf\\gGhIjLkKlKoG
^after the	dTeEhHoZ
^afterwards	eQfUiK
^ag	bBcFh[iRj@qJtU
^age	lSsXt^
^age 00	bQsY
^aged	bTcJfHgZhKiIjElKnG
^agen	c\\
^agence	aIbZcU
^agence de	aHc[
^agencia	aKbZnL
^agencia de	bUnJ
^agency	bWeRpQ
^agenda	fTiWjT
^agenda 	i]jR
^agent	aVeTnS
^agent de	aQgWjH
^agente	aWiH
^agents	a[iYmK
^agentur	aLb[
^agile	aKcJdWgKjKkJmKqKtL
^agosto	f\\
^agree	bGcKdKfGgHiKj^mLnKpLqJtL
^agrement	bIiJj]
^agronomia	lW
^agronomo	aVjR
^agronomy	lUmR
^agua	aSbVcFhSjHpL
^aguantar	jX
^aguascalientes	cYiI
^aguinaldo	hY
^ah	fVjKpCt\\
^ah 	aKbIeKfQgKhUiH
^ahead	fHgGhFi?odpJsL
^ahm	sUtY
^ahm 	jKt[
^ahorro	gGhPiV
^ahpra	ja
^ai	aRcSiVjLlI
^aide	fJhYiQ
^aide au	hZ
^aipr	j[
^air	h^jJkUlKpK
^airbrush	iJjWkP
^airflow	jX
^airflow 	cLjW
^airport	bTiT
^airside	jY
^airway	iU
^ajustador	aYcI
^aktuar	aUmJtJ
^al	cZq_
^al 00	bJcHfKh]iLjFqF
^al mes	cFdTfPgVhGiRqE
^alarms	fGiX
^albacete	cW
^albacete 	cW
^albi	c[
^alcobendas	cYiL
^alcobendas 	cYiL
^alcorcon	cZtH
^aleman	bSjV
^alerta	fWiR
^alertas	iP
^alerte	iTjKtS
^ales	c]
^algo	iLkZpK
^algo de	iLkZpK
^alguna	cRiKjInV
^alicante	cTdGnS
^alicante 	nU
^alimentacion	hX
^alimentacion 	hYiF
^alimentar	iZ
^all	bTdShQ
^all the	dWhTiHkQlJpH
^all-in	bKfYgThJkHlIqH
^alle	bVcKdUgVhLiIjGlSrK
^allemand	iKjSkY
^allemand 	bQiLjXtS
^allergen	iPjQ
^allergens	jZ
^alles	bTdVlR
^allez	jIkWpJt]
^allocation	gSiRjI
^allowance	g_hHpK
^almeria	cUnR
^almeria 	nV
^almuerzo	hX
^alnwick	cT
^alnwick 	cT
^alojamiento	aKhX
^alongside	jImY
^alors	aJbKcJjQt\`
^alpha	hY
^alright	aLtZ
^als	bQtS
^also	tP
^also 	aKcHdPfPpPtV
^also wir	bQtP
^alt	f]gHiRpKrI
^alt weekends	fViJ
^alta	e\\fWgKiH
^altas	hQiZ
^alter	aIfHjQs\\
^alterations	iV
^alternance	dZeTfPgJhHiKjK
^alternancia	cHdafGiD
^alternate	fU
^alternate saturdays	fR
^altura	cPfEgKjTkKsV
^alturas	iGj\\
^always	bRfQiWjJmFnK
^am	cTiQpQ
^am besten	pWsT
^am liebsten	kQsT
^amadeus	jX
^amanecida	fXiL
^amarre	iZ
^ambulancier	aUlL
^aml	bQiGjR
^ammonia	jU
^amplitude	fTjS
^amplitude 	fRjV
^amplitude 0	bVcJgK
^amt	bZiH
^an	pU
^an :	aIpWt^
^an der	aHbYiTnLtJ
^an hour	fQgThKiYjJ
^an-acc	iYjK
^analisis	iY
^analista	a[
^analista de	aUiHrT
^analyst	aUqR
^analyste	a\\
^analyste-programmeur	aY
^anbei	bKrKtX
^anchor	aJbUdZfG
^anciennete	gTiK
^and	iS
^and 	iYjWsS
^and a	bSgSiF
^and an	eLgJh^iJmGqFrLsTtK
^and at	jR
^and be	fViHjXnIqJ
^and have	iKjY
^and it	fJgThKiIqKrKtX
^and it's	eRfRtS
^and no	s^
^and please	cLqZsH
^and the	fQhRtS
^and then	eJiVjKtT
^and they	fPjQqKsR
^and two	aSbWhTi>
^and you	jV
^andamio	iXjRlHsF
^anderlecht	cUiKjQ
^anderlecht 	cUiKjQ
^android	jWmK
^anexos	aIcCgIiTpV
^anfangen	oW
^angebote	i\\
^angelehnt	qQ
^angemeldet	gWhIjK
^angers	cX
^angers 	cX
^angestellt	e]
^angestellt 	eZ
^anglais	jWkUlT
^anglais 	kTlW
^anglais c	jR
^anglais courant	jT
^anglais de	iEjSkT
^anglophone	cRsV
^angry	aLiTjT
^animal	bIcWdQ
^animateur	fKiQ
^animateurs	aVhJ
^animation	i\\jK
^animer	i]mJ
^anlagenmechaniker	aLjSqS
^anleitung	aGjKkKmV
^anmeldung	jEmIpW
^annahme	iW
^annecy	cW
^annecy 	cW
^annonce	aKqKrYtV
^annonces	iZ
^annual	aGePfHhSiXjQ
^annualised	eRf[gBiL
^ano	bPiLjUoR
^anos	gSjYmL
^anos en	jR
^anpassung	iX
^anreise	fKhSiQnT
^anruf	fIp\`
^ans	j\`
^ans en	jT
^ansible	j\\
^ansible 	jX
^answer	iU
^answering	hJiUmZ
^answers	hLjFmZpI
^antecedentes	iLjY
^antenatal	iW
^antenatal clinics	iW
^antes	f\\hKi=jJoVtQ
^antes de	iEoXtS
^antiguedad	g\\iHjJoI
^antofagasta	aJcVhRiJ
^antofagasta 	aIcPhS
^antwerp	cXiK
^anuncio	rXtP
^any	bQlUoZpQsL
^anyone	iEjTkUlHpRqJsF
^anything	iGkRtX
^anywhere	bLcVgIiHnW
^anywhere in	dQgGnV
^anzeige	iIrZ
^ao	gYiKjIpY
^aoc	bXiKjFkY
^aop	bThQjJ
^aout	cHeZfGhKiHjKlK
^ap	a\\mQrTtK
^ap 	iIjQmQrR
^aparcamiento	h[
^apartamento	eJgIh^
^api	gJhGiAjYkV
^aplicador	jW
^apodaca	cZ
^apoyo	fX
^app	iRp\\
^appels	iT
^appenzell	cXjK
^appli	b\\gHiIpQ
^application	pT
^applications	pa
^apply	pd
^apprentice	aIeIfKgVhSiZjKkJ
^apprentice 	cJgUhRmQ
^apprenticeship	eKhKiTjEkGlTmI
^approbation	iKjZ
^approbation 	iJj\\
^apr	fWoS
^apr 	eJf\\oI
^apr-sept	f[gJ
^apres	dUeRfJiGoY
^april	f\\oQpK
^april 	cLfP
^apt	a\\jI
^aptitude	pW
^aquagym	iX
^aqui	aIbEdRpKqQtV
^ar	aUbJjSkL
^arabe	jSkW
^arabe 	iLjWkP
^arabic	bKkPlT
^arabic 	aRjIlT
^arabisch	aUcIiJkYlA
^aranda	cY
^arbeit	iWjS
^arbeiten	cKdZiG
^arbeitsbeginn	f]mJoH
^arbeitskleidung	hWpL
^arbeitsrecht	aRcHjW
^arbeitsrecht 	aScLiQjS
^archicad	jZ
^architekt	mVpK
^archive	aKjKkZlK
^archives	bYjQ
^archivist	bU
^ardoise	cKiUjU
^are	lLpSsT
^area	aXgRhC
^argo	aLbKcFdLeLfIgKh\\iHjSlFmKnLpGqLrLsLtL
^argus	jV
^aria	jDk[
^arles	cX
^arles 	cX
^arlon	cWdU
^arlon 	cWdU
^arme	bWfIiU
^around	cUgP
^arquitecto	aRjR
^arrancamos	bTeFgWmJ
^arranque	oZ
^arreglos	iY
^art	bUgGhYnH
^artisan	b]mJ
^arzte	aLbSgQjImWpLtG
^arztin	aQbJmS
^arzttermine	iW
^as	aRgSjT
^as 9100	bU
^asambleas	iY
^asap	kQo]tQ
^asap 	kToQtT
^asb-kreisverband	aKbYcI
^asbestos	jS
^asbl	bUiK
^asc	bZiLjH
^asesor	aV
^asesor de	sP
^ash	i^
^asheville	c[
^asheville 	cU
^ashford	cX
^asi	oTsQtU
^asi que	eKoVqRtQ
^asignacion	bHcKgYhGiTjK
^asistente	aVgU
^ask	p[qW
^ask for	pP
^asked	iGtV
^asme	jZ
^asme ix	jX
^asociacion	bYiJ
^asociacion de	bTiJ
^assessing	i_kL
^assessment	pa
^asset	aQiS
^assistance	iW
^assistant	mT
^assistante	aVhTiHmP
^assistante dentaire	aU
^assistenz	bIiZmF
^associate	aGbEe\\gTiHjHkKmL
^association	bVcL
^asst	aUiGjU
^assurance	hXiU
^assurances	eIh^iK
^astreinte	fZgW
^asunto	pVtU
^asylum	iXlHsP
^at	cT
^at 	dHgYhJ
^at least	eJiIjWoRsQ
^at the	bXcQhKiT
^atelier	aEbXjImZ
^ateliers	bPcGiZ
^atencion	aUfCgYjJ
^atender	iV
^atom	iIjQkZ
^attendance	aVgRiW
^attersee	cU
^attestation	iIj]
^attested	iFjSlCpX
^atv	aSbKcLiPjQ
^au	eTjR
^au choix	dReQfSh=jRqIrL
^au moins	j]
^auch	eZfSjRmK
^aucun	dQfVlU
^aucun diplome	lY
^aucune	iUjIlV
^aucune experience	lS
^audiencias	iW
^audio	hJiYjU
^audio typing	iV
^audit	hAiVjLlYqU
^audition	p_
^auditions	jKoJp[
^auditor	iFjX
^auditoria	fJgLhKiSjXrJ
^auditorias	i\\mJ
^audits	iPjR
^auf	e\\rV
^aufgabe	iYtH
^aufgaben	iX
^aufgaben :	iV
^aufmaß	fHiY
^aufsicht	aYiS
^auftrage	iX
^aufzuge	aJbWlW
^aug	eYhHiIjIoZpK
^aug 	cLfWhIiKnGoRpI
^auge	iGj[
^augenoptiker	cJeR
^augsburg	cTiJ
^augsburg 	cTiJ
^august	f^hHiCoX
^august 	fQiFoU
^aural	i@jbkJ
^aurich	cU
^aurich 	cV
^aurillac	cV
^aurillac 	cU
^aus	bJdQlUtP
^ausbildung	lXsP
^ausbildung 	iQkVlJ
^ausgleich	fYpH
^aushilfe	aXeTiI
^auskunft	iTmHpS
^auslose	fPgThWnH
^auslose 	gAhcsL
^aussies	aLkIs\\
^auswahl	pU
^author	iV
^authorised	bGiJjZ
^auto	h]jakL
^auto 	aQcLjZnJ
^auto propio	jSlY
^autobus	hWnQ
^autocad	jQkW
^autocad 	jX
^autoclave	hY
^autohaus	bVtL
^automatik	iGkVrS
^autonome	jX
^autonome sur	jX
^autonomo	eY
^autonomo 	eT
^autorisation	eWgGhKiFjS
^autour	cSgV
^autour de	cSgW
^aux	aUbKgIh]iJ
^auxiliaire	hLkBlZ
^auxiliar	a\\
^auxiliar de	aTcRsP
^auxilio	aIgRhWiIjJ
^auxilio de	fTgR
^außendienst	aZiKnV
^außer	fZgKiH
^außerdem	hQsQ
^av	gLp[
^avance	eHg[
^avant	fFo\`
^avant le	oDp\\
^avec	fUhQiRmQ
^avellaneda	cT
^average	bRfRhIiCjLlW
^averias	i\\
^avg	aGfVgYhD
^avid	iJj^
^avila	cW
^aviles	cV
^avis	t^
^avisos	iS
^avoid	r^
^avoir	iGjSk[
^avonmouth	cS
^avr	gd
^avr 0	gZ
^avr-c	g[
^avril	eYfUiJpD
^avril 	cJeWfYiGoFpI
^away	fEh\`nW
^aws	aKg]iLjUlU
^aws 	cKgRkQlQmJ
^ayuda	gKhXiLkRlE
^ayudante	mU
^ayudante de	aVsR
^ayudantes	aIhKiHlQmV
^ayuntamiento	aIbbjKpF
^azubis	i[lK
^b	aTgXjW
^b 	aUbKcEgLiKjX
^b 0	aVeTg\\iJkR
^b licence	jW
^b-schein	jX
^b.e	iHj]
^ba	jZ
^baby	aWbJi_tI
^bac	iEjelS
^bac +	jW
^bac pro	lS
^bacalar	cY
^bachelier	j_
^bachelier 	jW
^bachelor	hWiPjR
^bachelor 	hIjY
^bachelor's	iJj[
^bachelors	iHpJsZ
^bachiller	j\\
^bachiller en	jY
^back	aIfTgEhHjXnIqJsQ
^backend	aRdR
^backergeselle	aLcKiGj]lJ
^background	aRbJiKjYkT
^backlog	iR
^bacon	aHeKhXiQjLpK
^bacteriologa	aZiI
^bad	ciiG
^badajoz	cW
^badajoz 	cQ
^bademeister	aQiT
^bader	iY
^badge	aIfTh[
^bafa	iLjVlX
^bag	i]pK
^baggerfahrer	aPiImS
^bagneres-de-bigorre	cWiK
^bahia	cX
^bahncard	h\\
^bahrain	cW
^bail	eLi_pH
^bain	aTbSiT
^bain 	aSbCcIiX
^bajar	i[
^baker	aSiLjImVsJ
^bakery	aUbScLmH
^baking	kY
^balance	iW
^balisage	iU
^ballarat	cV
^ballarat 	cV
^ballina	cX
^ballinasloe	cS
^ballymena	bJcY
^bamberg	cW
^bamf-zulassung	gPiFjZ
^banco	bTdSpF
^banco de	bTdSpF
^bancos	iT
^band	aZg\\
^band 0	aVgZ
^banda	gUmW
^bande	bSiKkQpY
^bandera	cViVoL
^bangor	cV
^bank	eWfXhHiS
^bank hols	fYhI
^banker	jXkG
^bankerfahrung	jY
^banking	iX
^banque	aDb]eUfWhIiEjK
^bar	bWcQiT
^bar 	bUiU
^barback	aWcKiHmWtK
^barber	bQgL
^barber 	aV
^barbier	bQcJ
^barcelona	cS
^barcelona 	cS
^bareme	g]
^barista	bRiP
^barista 	aVbIiT
^barmer	bKcWhXiGnL
^barnet	cY
^barnsley	cR
^barnsley 	cR
^barra	aXiGmU
^barranquilla	cV
^barranquilla 	cT
^barrierefreiheit	iXkT
^barrio	c^iJ
^barrow	cV
^bartender	aW
^bartender 	a]
^basauri	cX
^basauri 	cX
^base	cddQgU
^base 00	cFgX
^base en	cS
^based	bGc\\dI
^basel	cYnV
^basel 	nW
^bash	j\\
^basic	gVjUpX
^basically	bIcTiJtV
^basico	gZ
^basis	bWcSeJiFjP
^basis 	aLbGcTgRiFjR
^batch	iXo\`
^bath	bLcWjY
^bath 	bGc[
^battery	bKiZ
^bauhelfer	aTsW
^bauingenieur	aKjV
^bauleiter	a^hK
^bauleitung	dElJpIsX
^baumkontrolle	kU
^baustellen	cYiKjLnX
^bautzen	cX
^bautzen 	cX
^bav	gIh^
^bc	c@h]iJjS
^bcbs	h]
^be	iUkRqV
^bea	gKhGiHj^
^bebes	i\\
^beca	cHfLgVhWtT
^because	fVhPpLqT
^beckenaufsicht	iU
^bed	bDgRiFjAl]mIpDsK
^beef	aEbXhVmJ
^been	bXiBjTmT
^before	ocpZ
^before the	o]pK
^befristet	eRtR
^befristet 	hU
^befristet auf	eLtU
^begehungen	iQ
^beginn	oT
^beginning	oY
^begleitung	hKi\`
^behind	bGcVjS
^bei	bKfTiP
^bei uns	aIcFd^qU
^beides	aFbLeWiGjXlJnKrI
^beim	iIjRpTqX
^being	jPkR
^belfort	cW
^below	cQpKsU
^bem-gesprache	iVjK
^bench	a[dXfKmTpJ
^bendigo	cZ
^bendigo 	cX
^benefits	h\\iJjWkElDrL
^benefits :	hR
^beng	iIjW
^benidorm	cY
^bepecaser	jX
^beratung	i[s?
^beratungsstelle	aX
^bereavement	iW
^bereitschaft	fU
^bereitschaft 	fAg]hLjT
^bereitschaft alle	fY
^bereitschaft zu	f@j^
^bergen	bTcS
^bergen 	bScXiD
^bericht	iLmWoHpJ
^berichte	dViXjQmFnH
^berichtet	mX
^berichtet an	mQ
^berlin	aGbHcUdLjSnR
^berlin 	cKjW
^berndeutsch	lW
^berth	i\\
^beruf	aFcIdKeKfHgJhIiGjGkKlKmJnIoLpVrKtZ
^berufsanfanger	k?l]
^besancon	cViK
^besancon 	cW
^besetzung	mLo]
^besichtigungen	fKiV
^besoin	aQoV
^besoldung	eIgZiI
^besser	bRcKiAjTkIoVpFsI
^best	pFsHt_
^bestand	bYiE
^bestandsbetreuung	bFiX
^bestatter	aV
^betreff	iGpUrJtW
^betreuung	iQ
^betrieb	cU
^betriebliche	bIhZiGjJqL
^betriebselektriker	aV
^betriebshelfer	aPjJnRsJ
^betriebskita	eHhYlJ
^betriebsrente	hX
^better	cGjRsZ
^between	bGfLiCnRqWsV
^between us	nFqWsR
^beurkundung	iU
^bev	aJgKhSiSnJtV
^bewerben	pT
^bewerber	rQsT
^bewerbung	lYpP
^bewerbung :	pT
^bewerbung an	pS
^bewerbungen	p\\
^bezahlt	gZhHpR
^bezahlt 	gSh<lTpX
^bezahlt wird	g[
^bezirk	bJc^
^bhd	fKg[jI
^biarritz	cSgI
^biarritz 	cU
^bibliotecologo	aEj[
^bibliothecaire	aZ
^bibliotheque	bQiW
^bicester	cT
^bid	aSfWgHmJ
^biel	aGc]
^bien	cKjLpItd
^bienvenida	kV
^big	cUjW
^bike	gFhTjVnZ
^bilans	i^jL
^bilanzen	bFiIjWlR
^bilanzsumme	bTiK
^bilbao	bS
^bilbao 	bS
^bilingual	jQkU
^bilingue	cKiJj]mQ
^billets	bJfFgIh[iIjK
^bim	aHjIkTm[
^bim 	iQjHkUmQ
^bingo	aXiU
^binome	jTmX
^bins	i[
^bins 	iY
^bio	aLbViKjIlX
^biologa	iRmU
^biologia	iKjY
^biotech	bWcL
^bird	i_kS
^birds	bGeKfGhFiGjWkLoXpIqKtI
^birthday	hWiQ
^birthday off	hY
^births	bKcLi]
^bis	dPoTpXqP
^bis 0	pSq[
^bis 00	dSgUp\\
^bis zum	eQpU
^biscuiterie	bR
^bises	iKpHrJtb
^bisschen	bTcGjHkPrR
^bit	cUiQkRsS
^bit of	cVkTsU
^bitacora	iX
^bitburg	cV
^bitburg 	cV
^bitte	iJrWsR
^bitte 	qUrRsS
^bitte die	qGrX
^bitte keine	iIsW
^bitte nicht	qZsI
^biz	pJqIt[
^bjr	aJcJt[
^black	aCbXcHiYkU
^blacksmith	aTbK
^blade	aUiZpK
^blairgowrie	cW
^blanchisserie	aRbHhZiH
^blasting	gQhIjT
^bleibt	hIpJq[
^bloc	aHj[
^block	i\\
^blocking	iU
^blood	bRcJjYpH
^blow	cJi]
^bls	aDhKjQkYpX
^bls 	cKiKjRpQ
^blue	bDiUjR
^blue light	hXlR
^blumen	iS
^blumen 	iS
^blutabnahme	iSkHlV
^bms	aWcKiUjDkI
^bms 	aRcKiVkJpK
^bmw	bDfJh_iHjGmLpFtI
^board	iVqZtS
^boarding	aPpJtX
^boards	hLiVjQ
^boat	i[jEkX
^boats	b?cKeJf]gJhFjFpIqLtL
^bod	cJdIi^jG
^bodas	bFc[fHiS
^bodega	pW
^bodeguero	aQmY
^bodenleger	aRbQ
^bogota	cW
^bogota 	dS
^bohle	cJiSj\\
^bohs	hTjQ
^boiler	iWjV
^boilers	iY
^boilers 	aJiU
^boise	aJc^
^boise 	cY
^bolsa	e_jLpQ
^bolt	dHfChZiV
^bolton	cV
^bombas	jW
^bon	aIiTkQlLt[
^bond	eZhHiQjH
^bonded	bSiSjI
^boni	gX
^bonjour	tZ
^bonjour 	tT
^bonn	bLcVdY
^bonn 	cQdU
^bonne	fFpKsZtZ
^bono	gaiLjUkJ
^bono de	gGiKj[kD
^bono por	gV
^bons	bJj[
^bonsoir	iKtZ
^bonus	gYhXkT
^bonus 	gQhP
^bonus 0	gX
^bonus :	gHk\`
^bonus points	gKjJk\\
^bonus up	gUjK
^book	aXeJiQjQpR
^book 	cJjFp[
^booking	ic
^bookings	bHiUmV
^bookkeeper	aXqQ
^books	eRh_i@
^boom	aY
^boots	h^jQ
^boots 	hXjQ
^bootsbauer	aTiKsS
^bootstrapped	bYgLiK
^bordado	iSjX
^bordeaux	cV
^bordero	aJiZ
^bosiet	jZ
^boss	m\\qW
^boss :	mV
^boston	cZ
^botas	h\`iF
^both	eTj]rQ
^both 	aIcKeTjPtV
^bottes	hX
^bottrop	cX
^boucher	aT
^boulangerie	bZ
^bournemouth	cSsS
^boutique	bQpS
^boutique de	bR
^box	aUbIh]mJ
^boys	bXiRlJsZ
^bp	jb
^bpjeps	aRiGjX
^bpjeps 	aViCjR
^bprea	iGj^
^br	iLjVpT
^br 	iKpV
^bradford	cQ
^bradford 	cQ
^branche	bKiKkJlXtK
^brannock	bYcKgLiJ
^bras	aWbEcLhKiVjK
^brass	aViGqT
^brasserie	cX
^brauch	bLiLtZ
^brauchen	hHiSjY
^braucht	bFcIjQt]
^brc	iTjV
^brc 	iU
^bread	hYi^
^bread 	h]
^break	bZgKhWiIjK
^breakdown	iR
^breakdowns	iY
^breakfast	i]
^bregenz	cU
^bregenz 	cU
^bremen	cSiJ
^bremen 	cSiJ
^bremerhaven	cQ
^bremerhaven 	cQ
^brennholz	hYiL
^brevet	j[kW
^brevet federal	jRlP
^brevete	iKj\\
^briancon	cZ
^brickies	aU
^bridal	aZ
^brides	sV
^bridge	bJhKjUkB
^bridles	iW
^brief	hJmKpT
^briefing	t[
^brigada	aVbG
^brigada de	mZ
^brigade	mc
^brigadier	m]
^brighton	cW
^bring	iLpbtQ
^bristol	c[
^bristol 	dP
^british	bSsY
^brive	c]
^brive 	cZ
^broken	cShZiF
^broker	i^jK
^brooklyn	bQcQtL
^brot	cFgRhZ
^brotchen	hZsJ
^brotzeit	bShYiJ
^brown	i[
^bruges	aLcW
^brussels	cY
^brussels 	cZ
^brut	eJg[
^bruxelles	cSgU
^bruxelles 	gViL
^bs	cQgUiCjXkS
^bsc	jZ
^bsl	jQkY
^bsl 	cLjSkS
^bspce	g\\
^bspce 	gZjL
^btl	fKiKjKk[
^bts	aJjVlY
^bts 	jKlU
^bucaramanga	cU
^bucaramanga 	cU
^buchhaltung	aSfImT
^budget	iUq[
^budget 	aJbVcIh@iYqC
^budget 00	bV
^budgets	gFiSjR
^buen	iKj\\tW
^buenas	t[
^buenas 	aKtU
^bueno	aJcHhVjKkJqErWtS
^buenos	cXjItT
^buenos dias	cKt[
^bugs	iTtI
^building	aYbIlK
^bulbs	eDh^pL
^bulgarian	jWkHlTsK
^bump	bJfFgZhHkJ
^bungalow	h^
^bunk	fJhb
^bunkhouse	gKh_
^bupa	h_iD
^bupa 	hW
^bureau	bWcWjLpW
^bureau 	bRd>pV
^bureaux	bLcWdV
^burgos	cX
^burgos 	cX
^burnley	cU
^buro	bRc^dV
^buro 	bLcZdB
^bury	cV
^bus	aSfIhYiQnT
^bus 	bJcHhSiQlWmKnSpL
^bus drivers	aYsQ
^bus from	hXiGnW
^bus pass	hV
^bush	aUiXmL
^business	aXhI
^but	dRjQkHlS
^but 	cKl\\qXtL
^but not	kSqW
^butchery	bKj[kJ
^buxtehude	cZhL
^buyer	a[
^buyer 	aYrJ
^buying	bZjC
^bwl	j\\
^by	iRoWpU
^by the	cQpQqR
^bye	tZ
^bye 	tZ
^c	gTjU
^c 	aGcIeJfUgRjKmU
^c $	g]
^c +	aQgLjZrI
^c 0	aXbGePgUhRlK
^c'est	bGfTjPpKsU
^c'est pour	cQiGjHqVsItW
^c'est un	e[fR
^c-prufung	iIjX
^ca	kQnS
^ca 0	bXcLgViG
^ca 00	aHfIgKiUjKn\\sU
^cab	hciGpH
^caba	cSiJ
^caba 	cPiLjQ
^cabin	aVbLcLh[
^cabin crew	a[hHsQ
^cabina	aLbKcEjRmY
^cabine	h^
^cabinet	b]iJtI
^cabins	iU
^cable	aLiU
^cableado	iV
^cableado y	iV
^caces	iEj\\kT
^caces 	kV
^caces 0	j\`
^cad	gVjPkQlV
^cad 	aRcHiQkUlPmKpK
^cada	bKfYiV
^caddy	h_
^cadena	bX
^cadena de	bRiR
^cadiz	c\\
^cadre	fUiCkTmT
^cadre de	bHjXmGtY
^cadwork	iEj[
^cafe	bYhY
^cafes	hGiRpX
^cahors	cW
^cahors 	cW
^caisse	bWiS
^caisse 	i[kK
^caisse de	bUfIiS
^caja	bTcIhQi[tL
^caja 	hRi[
^caja de	hY
^cajera	aYfKmS
^cajero	aLcTgJhIjTlU
^cake	gJhYjI
^cakes	aKbKcIdLfKgKhZjEoLpHqLtL
^cal	aRiXjBpZqL
^calama	cW
^calcul	gJjT
^calculo	iRoQ
^calculo de	iSjHoR
^caldera	aJbHcWhIiStJ
^calderas	iJjY
^cali	cUnT
^cali 	cRnU
^calibrage	iU
^calidad	aIcIg?hKic
^call	p[qR
^call it	aUiBlLoWpFrT
^call the	pR
^call-outs	fFg]hHiD
^calle	cTd[gJiEjCkKp[
^calling	aJiV
^callout	fRgXjKqQ
^callouts	fQgWjH
^calls	fVgHhJiKkIpT
^calm	j]
^calm with	jS
^calme	eCfZgKiCjYpC
^cama	cKhZ
^camara	aKbZcGhKiSsG
^camareras	aPsQ
^cambio	iX
^cambio de	iX
^cambios	iW
^cambios de	iU
^cambridge	bRiJ
^camera	i\\
^camhs	aZbGcKiSjI
^camion	h]
^camion 	h]
^camioneta	h[nQ
^camioneta 	h\\nE
^camionnette	ha
^camionnette 	h\`
^camp	aTcQhU
^camp boss	aY
^campagnes	iR
^campaign	nSoQ
^campamento	fRh^
^campamento 	fWhTiJ
^campana	cJeViJmIoRsK
^campanas	cIiQj@kSnX
^campo	aQbXnT
^campus	cUhTiL
^cams	jRkQ
^can	hLiKjgtX
^can 	jZ
^can you	aRjBqYrTtS
^can't	dGj]qRsR
^canal	cQiVpHrY
^canary	cV
^canary wharf	cV
^cancer	aVbQcDqP
^candidature	qY
^candling	iV
^canteen	h]iJ
^canteen 	hT
^cantine	h\\iP
^cantine 	hKiZ
^cantine et	hHiY
^canva	cIjQkX
^canva 	cGjPkW
^cao	g[iHjJ
^cap	eWgKjUlS
^cap 	eUjV
^cap ou	jV
^capa	iSlS
^capa 	iLjQkS
^capable	jT
^capataz	aPcGmP
^capcut	jX
^capcut 	jX
^cape	cTiJnQ
^cape town	cTiJnQ
^capital	bXcDiTkHrI
^capitan	a\\bKcKmI
^capture	bLi?jc
^car	hTjYtU
^car 	g^hRiHjRtT
^car allowance	gS
^caravan	h]iI
^caravane	hZ
^card	bVcKhSjR
^cardiff	cX
^cardiff 	c[
^care	iQlX
^career	lR
^careful	iLj\\qF
^carers	aQbEiQ
^caretaker	tS
^caretaker 	iStR
^carga	hGiamJ
^cargo	aQbJcDeZiPjKkFlW
^cargowise	jUkP
^caritas	b[iE
^carlisle	cQnS
^carlow	bJcW
^carne	hTjf
^carne b	j\\
^carne de	j\\
^carnet	iSjX
^carnet de	jR
^carol	aJmBt_
^carouge	cYiL
^carpentry	bLiFjKkTlX
^carpet	iY
^carpeta	iGjWpW
^carpintero	aR
^carrera	g^
^carretilla	iUjS
^carry	iYjG
^carta	i[jRkIlUoIsK
^cartagena	cU
^cartas	pVqJ
^carte	hYj\`
^carte conducteur	jU
^carte de	aJhRjT
^carte pro	j[
^cartera	iZjFkT
^cartes	iQjW
^cas	ediCjEkHmIpU
^casa	bUhf
^casa 	bSdFhY
^casa con	hV
^casa de	aEbVhRiJ
^casado	s\\
^cascade	iR
^case	fDgGhSmRpW
^caseload	iW
^cases	b]hUjL
^casework	jU
^caseworker	aX
^cash	gIic
^cashing	iU
^cashing up	iU
^casier	hYiFjQsS
^casier vierge	jSsV
^casino	bWcLfKhU
^castellano	cIiKjRkIlY
^castellano 	cFiKjRlDpKrW
^castellon	cU
^castellon 	cU
^castelnaudary	aJcZ
^casual	e\\mU
^casual 	aQeQmP
^cat	bZgRiHjP
^cat 	aKbJg[jS
^cat 0	jW
^catalan	iLkRrVsU
^catalan 	cLiJjRlDrUsQ
^catalogo	hIiXjT
^catalogue	bJiY
^cataloguing	iYjI
^categoria	gZjK
^categorie	aSbIg^jGsX
^category	jT
^catering	bZiP
^catering 	i[
^cathedral	aIb[cHnJqKsLtF
^catholic	bY
^catorce	bHfXgXjG
^cats	bGjbkSsL
^cattle	lX
^cause	i_qK
^cave	bXiSpGtI
^caviste	aWcLiIsQ
^ccn	gXjQ
^ccn 00	g\\jJ
^cct	gejI
^cctv	bKiW
^cdd	e\`
^cdd 	eZ
^cdd 0	eS
^cdd 00	aK
^cdi	ej
^cdi 	eQ
^cdi 00	fQ
^cdi cadre	eTgH
^cdi temps	eSfG
^cdisc	iHjX
^cdl	aZiHjSlUtK
^cdl 	aKlT
^cdmx	cUdS
^cdmx 	cUdS
^cdp	aZ
^cdr	eUgJiKjX
^cds	iSjTmK
^ce	hSj\\
^ce 	hRjW
^cec	i_jI
^cedula	jZ
^celaya	bGcZhI
^celibataire	sZ
^cell	eIgIh[iTmU
^cellar	gFh[mC
^celle	c]
^celle 	cZ
^celta	gIhKj]
^celular	aJhXiJjV
^celular 	h[jG
^cemap	iKj_
^cena	aJcHhaiGjIpK
^census	iXjI
^cent	bTgSiL
^center	aGbEcSlTmU
^central	cWjR
^central de	bScIhLjT
^centre	cTiP
^centre de	bRcRiL
^centro	b[iK
^centro de	bY
^ceo	eKiDjGkJmapD
^ceremonies	iZ
^cerro	cY
^cert	jYlU
^cert cii	hVjT
^cert iii	iIjWkYlL
^certificacion	bJiTjQkW
^certificado	bWiKjW
^certificado de	pQ
^certificados	i]jI
^certificat	iKj_
^certificate	hJi[pQ
^certifs	hVjU
^certs	cEiUpT
^cfa	ePiJk\\
^cfa 	cHeSiKkQlL
^cfc	aIjh
^cfgs	iDj^
^cfo	a[iKjLmS
^ch	iUjPpI
^chain	aPiZ
^chainsaw	iLjPkW
^chair	eXhHmZqW
^challenge	h[pL
^chamber	bGcEdWhQi\\jK
^chambery	cY
^chambery 	cY
^chambre	h_
^champagne	gIiIkYlK
^change	iPlIqFsWtJ
^changement	i\\
^changement de	i\\
^changes	iR
^chantier	c]eVmLoQ
^chantiers	cTnY
^charcuterie	aIbViJjLkU
^charge	aUiGm]
^charge de	aTbTtE
^charge e	aUbK
^charity	bKeQiClZmV
^charlas	iW
^charlas de	iQ
^charleroi	cY
^charleville-mezieres	cXiK
^charter	aJbXhLi[
^chartered	bJj_
^chase	iW
^chase the	iQ
^chasing	iT
^chasse	iXkJ
^chat	iXpU
^chat 	iX
^chat on	iIkJpV
^chauffeur	bQ
^che	aLt[
^check	gJi\`rW
^check-in	dRiU
^check-ins	iU
^checks	iP
^cheese	hZiKkG
^chef	aWmT
^chef 	iUpLqR
^chef (	aUmL
^chef d'equipe	aY
^chef de	aX
^chef ist	aJmV
^cheffe	m[
^chefin	bTkImVpK
^cheltenham	cS
^chemistry	jSlTpL
^chemo	bJiVjEk\\mKpH
^cheques	hXiL
^cheques-repas	gJhV
^cherche	aRcLfGiDtV
^chere	aHt[
^chester	cW
^chez	aKb\\eIjJpQrH
^chf	g[
^chf 0	gS
^chf 00	hS
^chf 000	gV
^chf 98	gR
^chicken	aQbS
^chief	aVm\\
^chien	fGiFjTk[
^childcare	dGeLh_jKkKmHpK
^children	aYbScIiKlJ
^children's	i\\
^children's ward	aKbV
^chilled	aTbTcFiJ
^chiloe	cLiV
^chinese	iJjGkTsX
^chinesisch	jIkW
^chipping	cR
^chippy	aQbTrH
^chocolate	cLiJj_
^chocolatier	a[
^chofer	aW
^chofer de	aPcTjI
^cholet	cS
^cholet 	cS
^choose	dUeJiQ
^christian	bVsS
^christmas	fWgUhUsI
^christmas 	cLfUgBhRjHoIsJ
^chrome	bKcIi\\
^chu	aGb\`cKjI
^chur	bJcZ
^chur 	bJcZ
^church	cTiQ
^ci	kV
^cia	gYhFiJjFkVlP
^cible	i_
^ciclo	bDeBhLiRjToY
^cics	jY
^cider	aLgZhSpI
^ciento	bRfLgQiJ
^cierra	pZ
^cierre	iVpX
^cierre de	fXgTiIpJ
^cilca	cGj_
^cima	jX
^cin	cJiJjZ
^cinco	bUfXiHmR
^cinco anos	jU
^cinema	aPcKgJhX
^cinq	hQjVmS
^cinq ans	jT
^cip	jQ
^cip 	aSjS
^cipd	jY
^cipp	gJiEjYkTpH
^circa	gY
^circle	cGgKiX
^circuitos	aKi]
^cis	e_
^cis 	eWgQjK
^cis or	eYjG
^cita	dRiUpW
^citas	i_
^citizenship	hKiY
^city	aIbUlVpZ
^ciudad	cRdR
^civil	eThQjTpS
^civil 0	j\\kP
^civil service	eYgKhQjLkKpT
^claims	iW
^clapham	cT
^clase	jXpQ
^class	jWmRoP
^class 0	aViLj\\lQ
^class of	bLfHiZjGlKmFoX
^classe	bSgaiG
^classe 0	g\`
^clavecin	kYpH
^clean	jbtQ
^clean licence	iIjV
^cleaner	aP
^cleaning	aQjQ
^cleanliness	iTjQ
^clear	gKiIj\`
^clearing	i\\
^clerc	a^
^clerk	a\\bJ
^clermont-ferrand	cT
^clermont-ferrand 	cT
^client	ePiXq]
^client's	jLsV
^cliente	cIkKq[rT
^clientele	bQgRkIlVsP
^clientes	b[cLiDpLsQ
^clients	b_cWiDqQ
^clin	iZtK
^clinic	bJcJfTmVpK
^clinica	aJb\\cR
^clinica 	cQ
^clinica de	bXcK
^clinical	aVbThTiE
^clinical supervision	h]iH
^clinique	b\`sI
^clio	gKh[iEjSmJ
^clonmel	cV
^clonmel 	cS
^close	p[rX
^closed	fQhZoI
^closed mondays	f^
^closes	iLp\`
^closing	aSfPpS
^closing 0	fHpU
^cloture	fRiVpR
^clotures	iT
^club	bWhQiR
^club de	bQiS
^cluses	cZ
^cluster	aQbSiJ
^cmm	iTjK
^cms	iLjX
^cnas	l[
^cnas 	hXiLlJ
^cnc	aXbQiJkP
^co	hKjWmPtJ
^co 	aUbDcVjDmVpItH
^co-op	bZ
^coa	hSiJjKl[pI
^coach	aVcDhTiJkXnR
^cobas	aIbJcIdLeJfKgLhLiEjVkWlLmKnKoLpLqLrKsJtK
^cobro	bJi^jQ
^coburg	cX
^coburg 	cT
^coc	bJcIiJj^
^coche	hXiIjYnY
^coche 	hZjU
^coche de	hZ
^cocina	cHhGi\\oI
^cocinero	aXtH
^cocinero 	aW
^code	ja
^coded	iGjY
^codigo	cIiHlZtK
^coding	iDjKlX
^coef	g_
^coef 000	bLg[
^coeff	g\\
^coefficient	fVgW
^coffee	hLi]pS
^coffre	hPiP
^coffre d'outils	hSiIjR
^coiffeur	aQbQ
^col	cXpJt\\
^colacion	fJh]iImR
^colacion 	gVhT
^cold	aSg\\iKjP
^colegiacion	hUiFjX
^colegiacion 	jX
^colegiado	aSiHjX
^colegiado 	aTiJjS
^colegiatura	hUl[pF
^colegio	bZcS
^collab	a[
^collections	aRg[hGnK
^collective	h[
^college	cSeSiJlV
^colocacion	iWjJ
^colonia	aLbKc]
^color	jSkY
^colour	jY
^colour vision	aJjX
^com	aHbScRgXhKlLpJtL
^combate	iW
^combien	aWiKjGtW
^combine	aRjX
^combustible	gPhViRpK
^come	hTp_
^come by	dSpT
^come in	dWiSpP
^comedor	h^tP
^comedor 	h[
^comercial	a^
^comes	eYgQhPiEjJlFnD
^comfortable	jY
^comida	h^
^comidas	hPiU
^comidas 	hPiU
^comision	eTgZ
^comision 	gU
^comision 0	gQ
^comisiones	g[iJ
^comite	i[mR
^comite de	iGm\\
^comites	i[
^comites de	iV
^comm	g\\iL
^comm 	g\\iJ
^commande	iZjJqUtF
^commandes	i[
^comme	fHta
^commercial	aWbYcKiHkRnF
^commis	a]iRmG
^commission	gZhKiTjP
^commission 	gZ
^commission 0	gTiJ
^commissioning	aW
^commissions	gb
^committee	aLbUcEfDgLhDiCjKmLoIpJqUrKsLtT
^common	cIiJjTkX
^communaute	bViR
^commune	cW
^community	aTjKrS
^community manager	iQ
^como	eRgTtU
^comp	fYhQiHjGpTqQ
^compagnie	iKtW
^company	aQhc
^company car	h[
^compensation	fTjI
^competency	pY
^complaints	iU
^compliance	aUpJqSrTtI
^compose	jS
^compose 	jS
^compresseurs	cKiZ
^compta	aWeKiQ
^comptable	aW
^comptes	iR
^comptia	kS
^comptoir	iY
^computers	lS
^comunidades	i[
^con	m[
^con 00	gIqY
^con la	jYpKqQ
^con un	lRrZ
^concession	b[
^concierge	a\`bKkLsP
^concierge 	a[
^conciliacion	iR
^conciliaciones	iT
^concours	aHeUjXpT
^concreto	aKi\`jA
^condition	jY
^condition reports	jUrK
^conducteur	aQfKmT
^conducteur de	aTcLiK
^conductor	a_jB
^conductores	aXiI
^conduire	iUlQ
^conduite	aGi\\kY
^conferences	bIcKi[
^confidential	aGcHpVqVtQ
^conformite	iU
^conge	fHhdi@
^conges	cJgYhUkH
^connaitre	iKjRkYpJ
^conocer	iLjPkW
^conseil	i]mUpL
^conseiller	a\\iQnI
^conseils	i^
^consent	icjJ
^conserje	bW
^conserje 	aU
^conservation	aJbRjU
^conservera	bZ
^conservera de	bV
^consorcio	aSb\\eKjI
^construction	a[i@jTkVpK
^constructora	aGbY
^consulta	bW
^consultant	mY
^consultation	fGi[
^consultorio	c[
^consumer	i\\
^contabilidad	iX
^contable	aKcIiKjJm[
^contact	iZpS
^contacto	bJjZ
^contador	jZ
^container	fKi[
^contencion	iZ
^content	hLiKjY
^contentieux	bTiQ
^conteo	iQ
^contestar	iT
^continental	fc
^continental shifts	fT
^contract	bZqTtZ
^contractor	bTeSqP
^contractor 	eVfEgRiQmK
^contractors	bVcKiP
^contracts	iSmZ
^contractuel	eWgWjK
^contractuels	aIcLe[hKiJlV
^contrat	bJe\\fLpV
^contrat de	eWjK
^contrata	aIe_gI
^contrato	aQe^fH
^contrato por	eR
^contratos	ePiY
^contrats	iY
^contrats de	bR
^contremaitre	iKm\\pK
^control	i\\mT
^control de	aKiU
^control room	hHjKm[
^controle	iZ
^controle des	iV
^controleur	aT
^convenio	bRcJgWjI
^convenio 	g\\
^convenio +	gU
^convenio de	gUtV
^convenio del	cJeUgRhJiK
^convention	gYhUiK
^conveyancing	aU
^conveyancing 	aU
^convois	bDiUnT
^cook	hQj[
^cook 	cJhZiH
^cool	aWfIiHjbkKmL
^cooperativa	bWhJ
^cooperativa de	bUhJ
^cooperative	bZ
^cooperative 	bP
^coord	aIcJm^oLpI
^coordina	mZ
^coordinacion	iYjI
^coordinador	mRpG
^coordinador de	aS
^coordinadora	aSmU
^coordinator	mVpW
^coordinator 	aW
^coordinatrice	aFmW
^coordo	aUbIiGmW
^coordonnateur	fGsV
^copenhagen	aKc[iIpK
^copy	jQlKpQ
^copywriter	aV
^cordoba	nT
^cordoba 	cJnU
^core	eXfShIjU
^core 00	fY
^cork	c^iJnP
^cork 	cRdRnS
^coroutines	iIjX
^corporacion	b\`cIiFnJ
^corporate	i[qWrC
^corporativo	cYqT
^correo	pR
^correo 	iQ
^cortar	iV
^cortar 	iW
^corte	cWiZ
^corte de	iVjS
^cortes	hJiRjY
^coru	j]
^cosecha	cLfUhLiU
^cost	bRhQiW
^costeo	jT
^costo	cFhLi^
^costos	iYjL
^costume	aPiGkU
^cotisation	h\\iH
^cottage	h^
^cottage 	hX
^cottbus	cW
^cottbus 	cW
^coucou	tY
^could	fPiEjLpRtT
^could be	cJfT
^could you	iGpFqVrP
^council	eUpQrT
^counselling	hbiB
^count	i\`
^counter	i_jE
^counterbalance	iFk^
^county	aJbSeRgHhQjInGpT
^coupe	bRcKfUi[sE
^coupes	iT
^couple	sT
^couples	jJsS
^coupure	fU
^coupures	fW
^courrier	iPpR
^courriers	aHiY
^cours	fIh^lW
^course	gWiQjEkFlWpK
^coursier	aT
^court	aXh=i_jR
^courtier	aTbQ
^courts	bDcLdUhKiWnJ
^couvreur	aSgQjL
^covenants	bJiY
^cover	eBp]qS
^cover letter	pW
^covering	iUpS
^covering letter	iJpZ
^coxswain	a?iJjTkZ
^cp	eUgXpJ
^cp 000	eVgYpI
^cpa	jUkDl[
^cpa 	iQjR
^cpc	jTmZ
^cpc 	iKjTkRmS
^cpcs	aKjVkT
^cpcs 	kVpL
^cpd	h[
^cpd 0	gJh[
^cpe	aZeFgHhYjLmL
^cpeng	iEj_
^cpp	jIkZsK
^cpr	j]lL
^cpt	gGiVjVpL
^crailsheim	cU
^crailsheim 	cU
^crane	aYfXgKhHiK
^crash	gJhLiZjK
^creche	bShV
^creche 	aHbXhTiK
^credit	aRbPgShHjJmS
^credit controller	aW
^credito	bPhYiPmH
^creteil	cY
^crevasse	jT
^crew	aPiS
^crew of	iWmS
^crewe	cY
^crewe 	cY
^crewing	pS
^crewwechsel	o[pK
^critical	aUiJjW
^crm	jPkVsL
^crm 	jQkR
^cro	bWk\\
^cro 	bVkQ
^croisieres	bTcHiS
^croissants	iW
^crop	aIiYjUkJ
^cropster	iKjZ
^cropster 	iKjZ
^croupier	aW
^croupiers	aT
^crown	aWcFiU
^croydon	c\\
^croydon 	cU
^crumlin	aLcWiP
^crunch	bQfYiKlJsI
^crush	aJcIh[iJjIoRtK
^cs	aKj^kP
^cs 00	jYkS
^csat	bKgKi[jI
^cscs	jRlV
^cscs 	jVkR
^cscs card	hKlY
^cse	h\`jJpK
^cso	iEjEmanJ
^cssf	jS
^ct	cTiW
^cta	aZiLjUoK
^ctc	bUcHgShGiFjQpS
^ctc 	bScHgKpX
^ctg	aIi[
^cti	g_iDjG
^cto	mapH
^cuaderno	i_jH
^cuadrante	eIf[iH
^cuadrante 0	f[
^cuadrar	iT
^cuadrilla	aTmX
^cuadrilla de	aUmV
^cuadrillas	gKmY
^cuando	dViDnVtR
^cuanto	cJfKgYhKiLjHkLlJoUpGqKs?tG
^cuarenta	bTfT
^cuarenta y	fQmQ
^cuarto	cGfThViHjW
^cuarto turno	f_hHiKjF
^cuatro	bQfUmS
^cuatro anos	jV
^cubre	eSiX
^cuda	aSiIjDk_lK
^cuenca	cW
^cuidador	aU
^cuisine	b]iS
^cuisinier	aW
^culiacan	aJcY
^culture	bKiWsV
^cuota	h]iP
^cuppings	iW
^curage	iV
^curator	aGiFjIm\`
^curico	cY
^curico 	cV
^curing	iY
^current	cJmJqZ
^curriculo	pU
^curriculum	mTpQ
^curso	fIjblR
^curso de	fKjTlX
^curvas	iW
^cusco	c]iK
^customer	jPrR
^customers	bZjIkIpKsW
^customs	aU
^cut	iUjW
^cutter	aEhKiXjT
^cutting	aKi]
^cuttings	aHiXpX
^cv	pc
^cv 	aSpS
^cv a	pT
^cv to	pSqJ
^cvs	iJjLp]
^cvs to	pR
^cycle	fGh^iZ
^cycle to	hZiFpK
^cymraeg	kPqIrU
^cytech	j[
^d	gRhIjd
^d'ou	bUqV
^d'un	aQcKeGiWjGlSoTpK
^da	bZcKeKiUj@m]qHtI
^dachdecker	hKiU
^dafur	fUhPlV
^daher	aIcJdVpLqX
^daily	fZi^
^dairy	aTbEdIiQkX
^dakar	cRiIjKnYsF
^damos	b[hQiF
^danach	bLhRiKpY
^dance	a\\
^danger	gW
^danisch	iKkW
^danish	jUlR
^danish 	bKcIgLjRkPlRtL
^danke	hKmIpEth
^danke 	tX
^dann	eTfKpUtS
^dans	bXcTiLrS
^darf	rVsR
^dark	dJf_iEmL
^dart	iKj\\
^darum	aLbYqS
^darunter	fRiImXrQ
^das	qPrR
^das ist	bLeVtR
^dass	q\`rT
^dass man	iQqL
^dass wir	bViFqKrV
^data	aYhVjU
^data analyst	cT
^data engineer	aVbIpP
^data entry	a]bJiDsQ
^datacolor	jZkT
^datenqualitat	iZ
^dates	bKhLiRjJoR
^datev	jSkR
^datev 	jT
^dauernacht	f[
^daventry	cS
^daventry 	cS
^davinci	kW
^davon	bZcHfWhLiFjSmIrL
^dawn	f]
^day	bZfZgU
^daylight	cKfXtK
^days	f\\hP
^days 	f_
^days 0	iU
^dazu	hViSjR
^dazu 	cLgJjTkUmP
^db	hSiIjV
^dba	aYjH
^dbs	hRiGjY
^dbs 	hUjQ
^dbt	jYkT
^dbt 	jWkR
^dc	bIdKhQlYm[pC
^dc pension	h\\
^dcp	i[
^de 	bIcBdQfThKiEjHkc
^de 0	f\`mIoT
^de 00	fXsV
^de la	oTsZ
^de los	bVcRiS
^de lunes	f\\
^de nuit	a[fIgTjJ
^de ocho	fZ
^de preferencia	kSsQ
^de septiembre	fShQiRoL
^dea	cHjPkZlIsJtK
^dead	fKgLhDi_lS
^deaf	bRiIjKkYrJ
^dear	aLtj
^death	hUiQ
^death in	hW
^deaths	iV
^deauville	cU
^deauville 	cQ
^debt	aWiTpL
^debut	aGf\\tK
^debutant	lY
^debutants	lX
^dec	bKeLf^hLj]
^decent	hPiDjTsS
^decision	iImJpXtU
^deck	dKhIiTp[
^deckhand	aRmR
^deckhand 	aXmQ
^declaraciones	iZ
^decolletage	b\\hKiI
^decouches	cIf\`iEnAsK
^decoupe	iVjR
^dedupe	iW
^deer	i[
^dees	j^
^dees 	jZ
^degree	lZ
^degree 	jU
^degree in	bKiJj[
^degree or	jS
^degustations	iS
^deja	bDr^
^dejar	jJp\\
^del	iRo\\
^delegado	aWgDmZpK
^delegue	aQcRgIiJrR
^delemont	cT
^deli	i_
^delineante	aTsP
^delivery	iQ
^dem	aJiTjWkKqT
^demande	hDjPqZ
^demarrage	fFiHo^
^demarrages	iZ
^dementia	bXjI
^demo	p\\
^demontage	iS
^demos	iR
^den	iTlP
^deneigement	ic
^dental	aXjW
^dental 	aLhUiLjT
^dental nurse	aX
^denver	bLcW
^dep	aViJjWtH
^depannage	dIiT
^depart	cRfTiRoW
^departamento	hUmX
^departamento de	hUmX
^departement	aEcVeRtJ
^depende	iKm[
^depende del	mT
^dependienta	aV
^dependiente	aX
^dependiente 	aY
^dependiente /	bU
^deplacements	cLgQ
^deplacements 	fQgWnJ
^deploy	iV
^deposito	bScJjKlWtK
^depot	bKcTkSpQ
^dept	bTiGjLmYtS
^depuis	bRiRlSpIqF
^depuis 2000	bJiTlV
^deputy	aSiDjJm\`
^der	q[
^der 	cKfTiRqX
^der alte	qV
^derby	cWdR
^derby 	cW
^derecho	cJiLkUlX
^derramas	cLiY
^des	o\`
^desarrollador	hSkH
^desayuno	cKhViP
^descanso	fW
^descarte	fKiX
^descuento	hZ
^desde	cPo\\
^desde 2000	b\\
^desde casa	dY
^desde el	eRfIoZ
^deseable	k[
^design	kV
^design system	bIjKkWmKpL
^desirable	hKjKkW
^desk	d^iEmW
^desludging	bJcJiY
^desossage	iT
^despacho	bWiQ
^despidos	iW
^despiece	i_jK
^despues	eTfUhIiHoLpY
^despues de	fLpV
^destajo	gX
^destajo 	gX
^destete	iW
^details	aFbHfIiVtW
^detection	iU
^detmold	cW
^deutsch	l^
^deutsch 	lSrV
^deutsch a	j\\lH
^deutsch c	jY
^deutsch und	jRkJlKrX
^deutsche	iHj\`
^deutschlandticket	hY
^deutschlandticket 	hZ
^deux	mSqQ
^deux 	aXcGdSfJgRhRiEjPmJpJqItI
^deux ans	bIiFkRlWpL
^deux jours	dWfShIiJtS
^deux mille	g[
^dev	a\\cJ
^development	iXjE
^deviations	iU
^devis	i]jP
^devis 	iPjV
^devops	aXcFiFmQ
^di	f^tF
^di-sa	f_
^di-sa 	f]
^dia	fFgThPiQoP
^dia de	fGgVhT
^diabetic	iT
^diagnose	iTjUtK
^diagnostic	jW
^diagnostics	aGbZiRk?
^dial	j]sJ
^dialux	kYpL
^diary	f\\hHiS
^diary 	fLi]
^diary studies	iQ
^dias	cKdYfSiF
^diciembre	eVoR
^diciembre 	eRoS
^dictating	aJiJtZ
^dictee	jJpUtW
^die	qWsR
^die 	bPc\\gKlJqItA
^die person	iV
^die stelle	tR
^dienstag	f[
^dienste	aKeHfPg[hIiCkKqJrK
^dienstkleidung	hZ
^dienstort	c[
^dienstplan	fThJiXjJqP
^dienstreisen	hFiJnapI
^dienstwagen	hUiInX
^dienstwohnung	h]oL
^diesel	aWbDcCfKhXiRjEkDmJtL
^diesmal	jJs\\
^diet	aZgZiC
^dieta	gejH
^dietas	gWhQiSjK
^dietas 	hViP
^diez	eWfZjTkJnKrE
^digging	iR
^digi	jZ
^digi card	jU
^digital	sV
^digs	hejJ
^dijon	c[
^dijon 	c[
^diktat	tW
^dimanche	fVgXhKiI
^dimanches	fUgVhIiJ
^diner	hQsQ
^dinero	aKbGgXiGjHtS
^dinner	aWfVhSiKsG
^dip	cKiVjP
^dipl	aQjVtH
^diplom	fJjVlS
^diploma	iIjUlZ
^diploma 	cDhVjIlT
^diploma in	iKjVlK
^diplomado	kXlJpK
^diplomatura	jV
^diplome	jb
^diplome 	lIpVtT
^diplome d'etat	jW
^diputacion	b]iK
^dir	bJhKm[
^direccion	aWbIiPjKmW
^direccion de	aRiZjJmF
^direct	e]
^directeur	aX
^directeur /	aTbI
^direction	aBbbiCm[
^directo	e]iGmL
^director	gKjQm^
^directora	aPmVpQ
^directrice	pUqT
^directrice 	mTpQ
^direkt	cXeTiImR
^direkt bei	eZ
^direktionsassistenz	aTcLrQ
^dirige	iSm[
^disability	mV
^discord	bJcGgJiVjY
^discount	h[
^discrecion	jUpW
^discrecion 	jSpVqA
^discreet	pPqIrZsS
^discretion	iKjUpQrQ
^discretion 	jZqP
^disenador	aPhKjJ
^disenadora	iKjJmV
^disgorging	iW
^dismantles	iZ
^dispatch	aHiYmY
^dispatcher	aJiJm_
^dispensing	iPjS
^displays	iW
^dispo	bHcKeIhJiGjZpKtT
^disponent	aX
^disponibilidad	fVhGiSjT
^disponible	cKf[jH
^diss	aJbJcVeIfHgGhIiFjDk^lHmKrJsJ
^dissolution	i[
^distribuidora	bXcJ
^distribution	aEbTcFhJiTkKpK
^district	aUbLcVhQiK
^disziplinarisch	mY
^diurno	fY
^dive	aSgLhUiGmWpI
^dix	j\\
^dix ans	jX
^diy	bLiUjWoI
^django	jW
^dkk	g]
^dm	p\`qQ
^dma	aIiKjW
^do	fRjGrT
^do not	iLlLpDqZrY
^do the	iVjT
^doce	bXeJgWiFmP
^docente	a\\
^doctolib	iW
^doctolib 	iW
^doctora	aFfIiLmVt[
^doctorado	iIjPl\\
^documentation	iXjI
^documents	iUpR
^doe	iZjFkY
^does	lKqStU
^doesn't	iKjQmLpXqErKsW
^doesnt	jX
^dog	hWiRjSpK
^dog 	cLfLiKjY
^dog groomer	aTcHfS
^doing	iT
^doing the	iT
^doku	cHhXiWjJlJ
^dole	c^
^domaine	bYgGhKjY
^domestic	iR
^domingo	f[iL
^domingos	f\\
^dominio	j]
^don	m\\sU
^don't	lRqQrZ
^don't 	lJpJrZ
^don't care	l]qIrH
^don't mention	rQ
^don't put	r\\
^don't say	jSlGqR
^donc	tS
^donc 00	fXgUhG
^doncaster	cX
^doncaster 	cX
^donde	d^iKlHtH
^done	cKfRiHkKmLoJp\\rKsJ
^donegal	c[
^donor	iUpKqZ
^dont	lSrT
^dont trois	jVmVpL
^doodles	iXjUqI
^door	hAi]lR
^door staff	iKl\\
^dos	mZ
^dos 	cLfJiQjRmW
^dos anos	hXiJjSnS
^dos ayudantes	mX
^dos de	bKmYoS
^dos dias	dPfRnX
^dos por	fPiUmRpK
^dos semanas	bHdSfWgKhGmEnVoH
^dos tardes	fUsY
^dosificacion	iU
^dosimetrie	iV
^dossier	p^
^dossier 	pT
^dossier complet	iKpT
^dossiers	dVpV
^dot	dLiKjVp[
^double	bJf[iS
^douche	h\\
^douche 	hX
^douglas	cYiJ
^douze	aYbJcEeKfFhWiEjKlLmDoHpPtL
^dovetail	jX
^dovetail 	jW
^down	aHbGc[fIiR
^doyenne	bYcK
^dp	bUhIiSjBkXmI
^dr	jQmSpVqQ
^draft	i\\tR
^drafting	iY
^drain	iZjL
^drei	bQfRiKmY
^drei gruppen	bXgJ
^drei jahre	bDeSiSjXmI
^drei tage	bJcIdZnP
^dreißig	mV
^dreißig stunden	f_
^dreißig tage	fGhZ
^dresden	cX
^dressing	iX
^drive	bIjXlQpT
^driver	jVkSlT
^driver 	aAhSiJjbmRpL
^driver's	cHfLgJiIj]pIqK
^drivers	aFi[mQ
^driving	cJjVlSnR
^driving licence	iKlU
^drogheda	cV
^droit	j\\
^drone	aKcKdFeIfLgGhSiUjFk\`lKmIpFtJ
^drop	bGiQp_
^drop cv	qK
^drop-in	jLpW
^drug	pV
^drum	iKqUsV
^drummondville	cR
^drummondville 	cS
^drupal	bRjU
^drupal 	bQcKiQjQ
^dry	hTiUo[
^ds	cJhJiJjSm\\pH
^dsc	jY
^dsc 0	jY
^du	iY
^du lundi	fS
^du mardi	f]
^dubai	iV
^dubai 	iX
^dubai marina	cSsP
^dubbo	c]gH
^dublin	cX
^dublin 	aJbUdU
^dubuque	cV
^dudley	cW
^dudley 	cV
^due	aUtT
^duluth	c]
^dundalk	cX
^dundee	cYtJ
^duo	aGbKm_
^durban	cW
^duree	eX
^duree indeterminee	eU
^duren	cZ
^duschen	bKcKhY
^duschzeit	hYnL
^dusseldorf	cQjL
^dusseldorf 	cQ
^dust	j[
^duster	fKh]
^dutch	hHjUlY
^dutch 	iIjTkKlSrR
^dutch b	jWrP
^duty	fQhSiLm]pL
^dv	jY
^dynamo	iKjTkV
^e	g]
^e 0	gaiQ
^e 00	fS
^e-auto	h]
^e-bike	hViI
^e-bikes	iUjT
^e-dec	iT
^ea	aZeIiFjJmU
^each	gUiRnP
^earlies	fS
^early	bZfZgP
^easa	iFjZ
^east	bIc\`iH
^easter	gWiSkC
^easter 	eRmIoW
^ebanista	cW
^ebay	i\`
^eberswalde	cWiK
^ec	bLc^fKjRkImG
^echelle	g\\jK
^echelle 00	gS
^echelon	g_jL
^ecmo	iXjK
^ecocheques	gPhWiF
^ecole	bShIjVl]
^ecole 	bPiWlL
^ecole de	jV
^ecoles	bScRiQ
^economia	cKjY
^ecoute	j[
^ecrire	jUlFpRrTtK
^ecrit	jUpVrL
^ecriture	dKrY
^ecs	jW
^ed	aGjJmXqX
^edad	sb
^edge	bXiI
^edgware	cX
^edicion	hLjZ
^edinburgh	cV
^editeur	aHbY
^editor	mT
^editorial	bQkP
^educ	aXbS
^educacion	aJiPjS
^educador	aUfJiKpI
^educador /	aWiKpI
^educadora	a]
^educateur	aV
^education	bKhKiV
^efectivo	aIeXmJ
^efz	jZkJ
^efz 	jV
^eg	gf
^eg 0	gS
^eg 00	aKgShP
^egal	aDbFcEdIeFfGgThHiFjSkEl?mJnIoUpIqRrRsItJ
^egal 	aLbJcFdJfGgGjTkLl9mHnIoVpHqUrDsItI
^egg	a\\bHgF
^egresado	iCj[sS
^eh	aJbKcReKfLgSlImKpKrQtQ
^eh 	a?bJdIeHfJgShIiKjKkIlHnIoIpHrRtQ
^eheschließungen	bLiQ
^eho	iYjF
^ehpad	bXcR
^ehrenamtliche	aIbSiZmE
^ehrlich	bScJhPiKlKpLqJrKsQtU
^eibar	c[
^eigenbetrieb	bR
^eigene	b[i@jW
^eigener	hYiR
^eigener hund	kR
^eigenes	bPiKlSnT
^eight	bTfVgImR
^eight to	fY
^eignungstest	pW
^ein	sS
^ein tag	d[jGlJ
^einarbeitung	aKkQmPoV
^einarbeitung 	aFcIdSgRiIkQoQ
^eindhoven	cWiK
^eine	aXmVqL
^einen	aWdWhRjK
^einen 	aScJdSiItQ
^einer	aPpIq\\
^einfach	cGjQp\`qT
^einfach 	cKjW
^einkauf	bIi[mJ
^einkaufer	a\\
^einliegerwohnung	h[iF
^einmal	aJfXiFjUnTqI
^eins	fJjY
^eins davon	fJjY
^einsatz	bKfQiTnQ
^einsatze	fTiGn[
^einsatzgebiet	cV
^einstellung	oY
^einstieg	gYoX
^eintritt	fKiWoT
^einwandfreier	iIj[
^einweisung	iW
^einzel	iY
^einzelzimmer	hY
^eis	fIhTi^nLoFpLqG
^either	aIcJeVfAiHj[lEqItL
^eje	aYiI
^eje 	aZiI
^ejecutivo	a\\bQfI
^eks	bLcKjV
^el	qZ
^el 	eRfSq[
^el anterior	qV
^el horario	fS
^el que	fUqQ
^elche	bQc[
^elec	bRcIiWjIkP
^electrical	j[
^electrician	aCbJj]
^electricien	aXbPhKkK
^electricista	a_
^electroerosion	j\\
^electromecanicien	aPjX
^elegante	sY
^elektriker	jT
^elektriker 	jW
^elementary	j\\
^eleven	bWfPiGmW
^eleven 	cIfQiJmUqK
^elf	b[cGhKiH
^elle	mWqQrL
^elles	bFgHiLp[sV
^else	dYfEiInXpI
^elternabende	iY
^elternabende 	iX
^elterngesprache	iT
^elterngesprache 	iT
^elternzeitvertretung	eXiJ
^em	i_jGmS
^email	iUjKpVtT
^email 	i_pL
^emballage	iQ
^emballages	iR
^embalming	iSlQ
^embauche	eWf[iKmI
^emden	cZiK
^emden 	cZiK
^emergencia	f\\iH
^emis	bUcIjGkW
^emojis	lJpLr[
^empieza	eZiL
^employed	ePgU
^employee	aZ
^employee-owned	bS
^empower	j\\
^empresa	bcjH
^ems	b[cD
^emt	cKiGjEk\\lL
^en	c\\jU
^en 	aPeRiKjZ
^en el	cRfQrU
^en la	bPcTiSjJ
^encadre	aGmX
^encadrement	iXmR
^encadrement de	iXmI
^encargada	aShIiKmRpJqK
^encargado	aVhKiGmZ
^encargado de	a^mD
^end	oVsW
^end of	fKiKpRsR
^ende	eEfSoRt\\
^endorsements	iV
^energie	bIjUk[pK
^enero	cSmJoVpI
^enfants	aGi]
^enfermera	aVjImW
^enfermera /	aWbJjHmJ
^enfermero	aS
^enforcement	aZ
^eng	aKbShJjZmW
^eng 	aHmZpJ
^eng 0	jU
^engel	bAcFhKi\\jVkL
^engine	iTjLkVqV
^england	aJbGcIgTiLjXnF
^englisch	jRkWlX
^englisch 	jSkRlPtP
^englisch c	jZ
^englisch fur	iJkZ
^english	jWl^
^english 	rS
^english and	j\\
^english b	j]
^english c	jT
^english for	cIjRlKrX
^english-speaking	aUbQcUiBjJkHmIrL
^engrase	iV
^enhanced	eKfHgThQiJjU
^enhanced dbs	j^
^ennis	cW
^ennis 	cW
^enologa	mV
^enough	qUsS
^ensayos	iRoT
^enseignant	aZ
^enseigne	bX
^ensuite	bRdXeH
^entgelt	gT
^entgeltgruppe	gW
^entrada	fVoW
^entrainement	hDi\\jJ
^entrapments	iS
^entre	fTgTsT
^entre 0	fRgUoJpR
^entre 00	pJs^
^entre nous	qVsS
^entree	gKhUoZ
^entrees	iV
^entrenador	aU
^entretien	iY
^entretien avec	mIpZ
^entretiens	hJi[
^entrevista	mKpY
^entrevistas	p]
^entwicklungsgesprache	iY
^env	gT
^enviar	pU
^envigado	cYjK
^environ	gUnStQ
^environ 0	fTg[
^envoyez	iJpWrK
^ep	bQcLe\\fKhJjDlUpJqJ
^epb	bKiKj[
^epc	aIb]cIjK
^epf	cKhYiH
^epi	bKgLhaiJjJ
^eplan	cJgLiHjQkU
^eps	bQhfiK
^eps 	h[
^epsv	h[jH
^equipe	mW
^equipe de	fSiTmR
^equipementier	b\\
^equipes	f]
^equipes 0	f]
^equipo	aUmW
^equipo de	bSmT
^equity	aVbLgR
^er	iWmRqTtR
^era	g_pLrS
^erfahrung	iDjRkWlVqJrXsJ
^erfahrung mit	hJkY
^erfurt	cT
^erfurt 	cS
^erp	iVjQ
^erp 	iRjQ
^erst	e[qGrY
^erste	aVbGeHfHkR
^ersten	gShJiGmS
^erstgesprache	iEpZ
^es	bQiU
^es 	aLbUcHgShUsPtI
^es de	fS
^es geht	aWfS
^es gibt	gYiKqT
^es ist	b^
^es para	aJeYfFiKqRtS
^es una	bTeYqIsL
^esbjerg	bT
^esbjerg 	bVcL
^escalafon	g\\iJjK
^escaner	iY
^escorting	iT
^escribo	cJpIqYtQ
^escuela	bHc\\lU
^eso	iUjQqTrV
^eso lo	iXqGrK
^espaces	iW
^espagnol	jY
^espanol	aHhSjUsW
^especialista	aY
^especializacion	iIkX
^essai	cKeWiKjJpY
^essais	fUiU
^essalud	cLhViI
^essen	aHcJdZh_iEtI
^essensbons	hY
^essential	gLh_
^essential :	jW
^est	b[cKeRiBtV
^est 2000	bU
^esta	c\\iCjHm[qI
^estacion	bUcIjV
^estacionamiento	hX
^estadistica	hGiYmK
^estamos	cSdKiJmZrL
^estaria	iWjHkS
^estate	aZcLiR
^estheticienne	aWbQtL
^estudio	aSbV
^estudio de	bZ
^et	iVjS
^et 	cKgRh[iQjQ
^et le	aKgUhIiPjRkQqK
^et les	h\\jJpL
^et pas	iKqIrS
^et puis	hViXjR
^et un	bTfSiJjVtD
^et une	gRhPiFmQnP
^etablissement	bY
^etalonnage	jZsL
^etat	iTjU
^etat civil	iTjU
^etats	iZ
^ete	eGfaiD
^ethics	hV
^etiquetage	iW
^etre	iJjRn[
^etude	bYpR
^etude de	fQpR
^etwa	iTnS
^eu	aSdSiJjWlL
^eur	bKgSiXjJ
^eur 	gS
^eur 00	gR
^euro	aKcKfLg[lG
^euros	bSgUiF
^euskera	jCkYlX
^ev	bShUiIjY
^evac	bIcJeLfLhXiS
^evaluacion	pY
^evangelico	sV
^evangelische	bStL
^even	dDiFjLk\`sJtI
^evening	nQtX
^evenings	fThHi?jYoHpW
^evenings 	fHiGp\\
^event	fKiWmKnFpKtU
^events	aXbIiFjWmS
^events 	aLcKiGjWmW
^eventual	e\`
^every	hUiRtU
^every 0	fQiR
^every other	f]hD
^every second	fFh[iT
^every third	fS
^everyone	hIiFpIqGr]sJ
^everything	iQjKqWrK
^eves	fZiJpP
^evidemment	bLcJh\\rG
^evidence	iSjT
^evite	r\\
^ewp	iHjZ
^ex	aJcVk[
^ex-offenders	iIjLsZ
^ex-police	lX
^exam	aUbJcIhVmKpT
^examen	iPjRpS
^exams	bKiUjR
^excel	j]
^excel 	iU
^excel +	iU
^excelente	iGkWpFsX
^excellent	j\\kI
^executive	mS
^exempt	aReUgKtK
^exempt 	aTeQgK
^exeter	cUdTjL
^exeter 	cW
^exocad	jV
^expediente	pU
^experience	iLkSt_
^experience of	iFjYmJ
^experience with	kWtJ
^experiencia	jTkPlUtQ
^experiencia con	iKjQkUlSmH
^experiencia en	iIj[kQmK
^exploitant	aVhKmV
^exploitation	bSgKiGp\\
^export	bV
^export 00	bY
^exports	b[iH
^ext	dKhZiIjIpX
^extension	bIeWhKiIjLoWqK
^extra	bIfVgHhPiKjLkV
^extra marks	kY
^extraccion	i]
^extraction	bJiZjJ
^extras	gQhZiK
^extras :	gEhY
^eye	b[jS
^eye for	bKjX
^eyesight	fJiIj\\
^eztitles	jX
^f	fQjT
^f &	aEiTjKmV
^f /	aSbIeTfZgEiHjC
^f 0	aRbUhTtK
^f-gas	iKjZkPpS
^f-gas 	aKbJcJiHjZkUpJ
^fa	a[cKiJjRpK
^fabric	aJbTiSoH
^fac	j^
^face	cTiTjXkKlF
^facebook	cJiLkIpXtQ
^facebook 	cJiLkIpXtQ
^fachadas	cJgFhXiRjI
^fachangestellte	aSgS
^fachausweis	aQjTlG
^fachbereich	aKb]iHmJtB
^fachkraft	a[jI
^fachkraft fur	aVcRjJ
^fachlich	aJcKm[rK
^facilities	iU
^facility	aSbRpU
^facteur	aW
^factory	bLc[fWjLmQ
^facturas	aGeUiU
^facturas 	iW
^faena	bJcWiR
^fahrdienstleiter	aX
^fahrer	jXmS
^fahrerkarte	bJhKjX
^fahrerkarte 	bJhKjX
^fair	iHmGpHqRs[
^faire	fJhFiZjJmJoRpIqJr\\
^fais	rctT
^fait	bRiWkLmKpLqHtU
^faith	l\\
^fakenham	cS
^fakenham 	cS
^fall	hCiAjboL
^falls	cIfKiSjSrLtP
^fallt	qUsZ
^falmouth	tU
^falmouth 	tU
^falta	aYbKjLlV
^familiar	bX
^familienbetrieb	bQ
^familienbetrieb 	bR
^families	iT
^family	b\\fLh[
^family firm	sR
^fanuc	j[
^fanuc 	jSkQ
^far	cXdJgLiCjWqI
^farm	a^fEhWiFjYkH
^farmers	bSpJsT
^farrier	aZjKrS
^fast	bWiFj\\kKpFtJ
^fasteners	iV
^fault	iX
^faulturm	iT
^faut	j]rU
^fco	jY
^fda	bTcIkRlL
^features	iFm[pI
^feb	fahEoS
^feb 	f]
^feb 0	fPiIoT
^febrero	oZ
^februar	fWlFoSpG
^federacion	bX
^federal	bXiRlF
^feed	bTfJi\\
^feedback	dKpX
^feeding	iQ
^feeds	bLcKfEgYiT
^fees	hJiY
^feiertage	fVhI
^female	hHs^
^ferias	iZ
^ferien	fWhK
^ferme	f[hXjK
^fermeture	fShPoFqTrK
^fermeture 0	eUfUoI
^fermetures	fEiRjT
^ferreteria	aIbW
^fertig	eIiKpY
^fertility	b\\
^fertirriego	iTjV
^fest	aJe\\fHgR
^festanstellung	aIeWiK
^festival	bUfKgVhKoVpJ
^festivos	fVgPiL
^feu	fHiGk[mLpU
^few	iJtX
^fh	cUj\\kK
^fia	fGiKj_
^fibre	aQiV
^ficha	cIhJiZjKpZ
^fichas	iT
^fiches	iT
^field	aXbLfRgPnS
^fiets	gJh\\iIjGnJ
^fifteen	aJbIdLeKfVgLmTnJoLtB
^fifty	fVgRiDjRpItL
^fifty-two	gX
^figeac	cR
^figeac 	cR
^figma	j^
^figma 	iQjR
^figure	f_qK
^fijo	eZgX
^fijo 	eWfRgS
^fijo discontinuo	eS
^fijo-discontinuo	eX
^file	hKiSjY
^filiale	c[iIjH
^filialleitung	aUsI
^filing	iSpV
^fill	fFiWjIlU
^filleting	aRhHiZ
^filleting 	iU
^filtro	iQ
^fimo	fQjT
^fin	aQfSnKoZ
^fin de	aQdJeRfSnFpS
^final	aKbKhXiUpR
^finance	fJgXhJmSrL
^finance director	a^
^finanzbuchhaltung	iZjKkL
^finca	aQb\\iK
^fine	bRiTlW
^fine 	l[
^fines	fZiW
^fines de	faiG
^fini	bIcGoXsX
^finish	fYqV
^finish at	fYhL
^finished	fGiFjVo[
^finnish	jZkIlKrS
^fintech	bUjHkT
^fiori	cLi[kRlLpH
^fire	aZiU
^firebase	jY
^firebase 	jY
^firewood	cFhWiSjI
^firm	bIiGj_
^firma	cGiRlW
^firmenauto	hP
^firmenfitness	cIhZ
^firmware	bKiWjFmU
^first	iUoSpR
^first 0	dZeDg[
^first aid	hHiVjTkQ
^first aider	iUkSlH
^fischgrat	iW
^fish	aTfGh[jJkJoLtJ
^fishmonger	aYrP
^fisio	aXhTmS
^fisio 	aScKhUmT
^fit	bIiYjWsU
^fit 	jUsQ
^fitness	gJjIpX
^fittings	aHfRiWmL
^five	fRmW
^five days	dVfQhJiU
^five in	bJmY
^five of	bTjTmI
^five weeks	fHgJh]
^five years	eSjXlI
^fix	aDbLcIgRhJi_jEkLqJrHtF
^fixe	g\\pQ
^fixe 0	gZ
^fixed	eb
^fixed term	eR
^fixed to	e[
^fixes	iY
^fixum	g\\
^flagging	iT
^flair	aGk\`
^flat	gGha
^flat above	hX
^flats	bDi]
^fleece	bViRjBkL
^fleet	aEbFcKfDgLh[iYjFkFnJ
^flensburg	bQ
^flensburg 	bQ
^flex	fYgDh_iKjF
^flexi	dWfW
^flexi 	fShU
^flexible	f^hRtI
^flexitime	fShT
^flexitime 	hVpK
^fließend	jU
^flight	aTdKfGh]
^flights	fHh]iEnX
^flights 	h]
^flocking	dKhLiW
^flood	cLfTiBjX
^floor	aBbGcXdDgGhKiUjSkKlInLoLpLrJsItL
^florist	qQ
^flotte	bTjK
^flows	iX
^flt	aQcKjQqS
^flu	hRiKj[
^fluent	jY
^flug	cLhZiL
^flujo	bFi[
^fluke	hXiEj\\
^flying	bFgViT
^fm	aYgZjJ
^foi	i]
^folders	iW
^folkestone	cV
^folkestone 	cV
^follow	cLhLiUsS
^following	bJhLiFt[
^fondation	b\\iFjK
^fondee	bV
^fonderie	bY
^fondo	bSh[jDnI
^fondo de	bEhY
^fonds	bUeUiSjH
^fonoaudiologa	bQcIhKmW
^food	b[h[iC
^food safety	j\\kH
^foot	aS
^football	bQ
^for	tS
^for 	aFcToRtU
^for a	bVcRiQ
^for our	aQiTtJ
^for the	aSiJtX
^for two	aIiVsGtK
^forages	aLbUcIiQ
^forecast	iU
^foreign	iW
^foreman	eJmTpU
^forensic	aPhXiHlK
^forest	bWiW
^forfait	eQfVhViK
^forfait 000	e\\fFhC
^forfait jours	eTfQgJhH
^forge	iWnJ
^forklift	jZkQ
^forklift 	kW
^form	fIiYjRpY
^formacion	fLhajP
^formacion de	fGhKiKjYoY
^formal	iHjLpGr\\
^formalitaten	iZ
^formalites	iW
^formateur	aQ
^formation	hPjUlX
^formation des	i[jH
^formentera	cRnSrL
^formentera 	cRnSrL
^former	bFhJiQjLkZ
^forms	p\`
^forms from	cJpY
^formulaire	iKoGpZrKtS
^formular	aKiSpHtX
^fort	c_
^fortbildung	h\\iAjQ
^fortinet	jY
^forty	b[fRkE
^forty hours	fZ
^foto	iWkLlLsW
^fotograf	aUbFjKlX
^fotos	i^
^foundation	bJiQjSlK
^founded	bQ
^four	bSfSiKmY
^four 	aZbBcEfQmGqU
^four and	fSjR
^four benches	bQmS
^four days	dWeYfSqK
^four of	bIm[qQ
^four on	fW
^four years	bJhPjVlS
^fourchette	fIgXpJ
^fourgon	hZ
^fourteen	aKbRcKfWgTi@mStI
^foyer	bX
^fp	bTjV
^fr	fVjSmRpPsJ
^fr 	aSdXfLkI
^fr 00	fV
^fr bis	f\\
^frais	gUhVnW
^frais 	g]hE
^frame	aEbViUjH
^francais	jRlWsT
^francais 	cKjUkPlKrQ
^francaise	bRsU
^frances	iHjWkWlT
^frances 	iHkRlU
^franchise	bUe[gKiJsI
^franco	fY
^frankfurt	iTnP
^frankfurt 	iU
^franz	c[iIjQpT
^franzosisch	jPkR
^franzosisch 	kTrQ
^frappe	jR
^frau	aDpWqYt[
^free	gRhdiG
^freelance	e[gX
^freelance 	eTgR
^freelance 0	eS
^freelancers	bCe[jLlJtP
^frei	aVbGcHfBiEjEnJoVpHqVtI
^freiberuflich	e_
^freiburg	bR
^freiburg 	bR
^freie	bVe\\
^freier	eTfUgKhBiLjL
^freikarten	bHgUhYiG
^freitag	dKfYiJ
^freitag frei	hT
^freitags	fW
^freitags bis	fV
^french	jW
^french 	cKiJkWlPrQ
^french b	jYsQ
^french or	kU
^fresh	kHl]
^freshers	gKjKlYsQ
^fresno	cV
^freude	jZ
^freuen	jJkX
^freundlich	iIjg
^freundlich 	jZ
^fri	f_oX
^fri-sun	fY
^fribourg	bLcS
^fribourg 	bKcUiP
^friday	fQpV
^fridays	fXoLpT
^fridge	bGhWlV
^frigo	aKcKhWiW
^frisch	iYjHlUsV
^frist	peqGtL
^froid	cLfUhGiZ
^from	oetQ
^from 0	lPoT
^from 00	fKiVjJoR
^from :	ta
^from the	cTjQoQ
^fromages	bVhX
^frome	c[
^frome 	cY
^front	aRhPiLtU
^front desk	aEhSiIjQmItY
^frontaliers	iQsQ
^frozen	b]jJ
^frs	h[jL
^fruh	fXjT
^fruh /	fV
^fruh ab	fT
^fruhdienst	bVfQ
^fruhstuck	hViTjI
^fruit	aIb[fEhViI
^fruta	h]
^fruta 	h\\
^fs	fSjX
^fs b	fTjS
^ft	e^gQiIjHpK
^ft 	e[gSiHjHmKpK
^ftc	eZhQjL
^ftc 	eQhT
^fuel	bIgQh]iQlG
^fuel 	gUhQiK
^fuel card	hQ
^fuera	aLbEcGdKeLf_gGhKiIjGkKlKmGnBoKpSqLrItK
^fuhrerschein	l\\
^fuhrerschein 	jUlP
^fuhrerschein b	jRlFnV
^fuhrerschein be	j[
^fuhrt	aIbImZsK
^fuhrungen	iP
^fuhrungserfahrung	iIjX
^fuhrungszeugnis	jY
^fuhrungszeugnis 	jU
^fulda	cY
^fulda 	c]
^full	eSiT
^full licence	j_
^full remote	d[fP
^full time	e]fUiJmR
^full uk	jZ
^full-time	eUgR
^full-time 	eSgS
^fully	dP
^fully remote	dP
^fund	i\\
^fundacion	b]iD
^funded	e[fKiE
^fundraising	a\`iHqQ
^fundsachen	iU
^funeral	aRhZiE
^funerals	i\\
^funeraria	bUiI
^funf	mZ
^funf jahre	gPjYmG
^funf wochen	hT
^funk	aZbLcHiPjKkH
^fur	bQnRt]
^fur 	aHbJcFiEnUtZ
^fur die	nStV
^furgo	h[nX
^furgon	hZpK
^furgoneta	hPmLnW
^furniture	aTbR
^furs	cWsU
^fusion	bYiLkV
^futtern	iS
^futtern 	iS
^fußpflege	aWdGiT
^fx	jV
^g	gWjYtW
^g 0	gYjS
^g 00	gUjZ
^g'day	jHrItW
^ga	aRhV
^ga 0	hUjU
^gabinete	dThXiB
^gaeilge	iKkW
^gaelic	kTsS
^gafas	h]iF
^gage	g[
^gala	cWfY
^galicia	cVfJiCnVqJ
^gallego	jKs^
^gallego 	cKiJkTrQsD
^galley	iV
^galway	cY
^galway 	c\\
^gameplay	fL
^ganaches	iY
^gang	bYsT
^ganz	aHbJcIdQiDjYkKlGnS
^ganzjahrig	bIeToW
^ganzjahrig 	bHeQoW
^gap	cYiQsS
^gaps	bJlQoWpH
^garantie	aJgWhFiT
^garantizado	bKcKeKfSgShJiFjJkKsK
^garda	jZpYrK
^garda vetting	jX
^garde	fYgR
^garde 0	fVhK
^garden	cWiCoEqStR
^garderie	bLfFgLh^
^gardes	fWgXiK
^gardien	a[
^gars	bKhKqQs[
^garten	bTiI
^gartner	bEcKfKiLjZmGtJ
^gartnerei	bV
^gas	iY
^gas safe	j\\
^gases	iZjT
^gasolina	cJhPiW
^gaste	ia
^gastekorrespondenz	cLiX
^gastro	iLj\\
^gastropub	bT
^gate	bWpU
^gates	bZgD
^gates 	iT
^gateshead	cV
^gatineau	bJcU
^gaz	cIfKgLhIiZjKkJlLmFpLqR
^gc	bVcGfJiWjDmU
^gcp	cJiJjRkXtK
^gcse	aQiKjX
^gd	gY
^gd &	jW
^gdansk	cRiIlKnUsK
^gdc	j_
^gdpr	iTjEmIpY
^gdynia	cV
^gearbeitet	fTiSlJtI
^gearbeitet wird	fTiSlJtI
^gebaut	i^
^gebraucht	bIcFtW
^geduld	fIj[kS
^geelong	cZ
^gefahrdungsbeurteilungen	iU
^gefahren	cUfU
^gefahren wird	cUfU
^gegrundet	bR
^gegrundet 2000	bR
^gehalt	bLqWtR
^gehort	bWpJ
^geht	dViSjIkKlUqGsTtI
^gel	eHfVhHiZjXpI
^gelernt	cKiLlY
^gemessen	iX
^gemuse	hU
^gen	fSsR
^genau	cIiHjWkKqRtU
^general	aKc]gU
^generator	aJbKcIh]iK
^geneva	cV
^geneve	cWdQ
^geneve 	cQdS
^genotypage	gKiV
^genre	eLfIgGpHsX
^gentle	jZrT
^gents	aFbZiIsTtS
^geography	cLjS
^geprufter	jWtK
^gera	aIc\\
^gerant	aTcKmUpI
^gerante	aVbHiJmXqItL
^gerente	aZm[
^gerer	iZ
^german	jQkQlZ
^german 	bWcFiIjS
^german b	jJk[
^german or	jHkUpJsS
^gern	aYcKrYsT
^gerne	aWbIcKkElAp[
^gerocultora	aYbK
^gerust	iV
^gesamtschule	bUcPiJjJnL
^geschaftsfuhrung	aVbJiDjJm]
^gesden	iIjVkLlV
^geselle	g\\
^gesellenbrief	jZkF
^gesellenbrief 	jS
^gesellenprufung	iJjY
^gesprach	pY
^gesprache	pY
^gestion	gLiRkX
^gestion des	iV
^gestionnaire	aSmR
^gestor	aY
^gestor /	aWbJ
^gestor de	aUiK
^gesucht	bFcHt_
^gesucht wird	aScLiQ
^gesundheitszeugnis	jW
^get	bKfThQpQrSsQ
^getafe	cYiK
^getafe 	cT
^geteilte	fUmTsI
^geteilter	fU
^geteilter dienst	fS
^gets	cWiDkV
^getting	iRqT
^getxo	cZ
^getxo 	cY
^gezahlt	hJqX
^gf	aIcGfKgXiHjKmKpHq^tE
^ghent	bUcX
^ghent 	aJbVcT
^ghost	i^sI
^ghs	g]
^gibraltar	c[
^gießen	cR
^gießen 	cQiP
^gift	hRiZoL
^gift aid	iS
^gijon	c[
^gijon 	c[
^gilding	jW
^gimnasio	bWhT
^girls	bWiSsZ
^girls football	i[sJ
^git	jSlSpK
^git 	iLjSkPlSpK
^github	pU
^github 	iLjQpR
^gitlab	iIjV
^give	bLfIhRiLjKlQpZsT
^giving	bIiY
^glaser	aV
^glasgow	cUdP
^glasreiniger	aZ
^glass	a\`bDcLi@jJkSqI
^glazier	aS
^gleitend	fZjJ
^gleitzeit	f\\pJ
^gleitzeit 	fX
^glocken	iX
^gm	iDjIm^pSqU
^gmp	bGcJiUjJk]
^gmp 	iSkP
^go	aRgTjVqD
^go 	aWgJiFjSqK
^goc	ja
^god	fLhIpKq\\tK
^goes	bHgSiVnL
^gold	hQi\\kT
^golf	b[hSlStH
^goma	iYjR
^good	aKiFjSkTtZ
^google	iRjSpQ
^google form	pY
^gorlitz	cQ
^goslar	cU
^got	aSlS
^gothenburg	cV
^gottingen	cR
^gouvernante	aV
^governors	iJqXtS
^gp	hIia
^gps	bIcHhXiZkClQ
^gpu	iRjVpJ
^gr	aWbJcLgR
^gracias	gDiGjRpGtZ
^grade	aSg\\jR
^grade 0	aRgT
^grade 00	j]
^grades	iXsR
^grading	iSmWrKsJ
^grado	gViFj_lT
^grado 	iDjb
^graduate	aYcJiPjG
^grafana	iU
^grafiker	aTbKsQ
^grain	aTbWcIdKfIiVjGlDmKsLtI
^graissage	iR
^grand	cUdVgBiHjImK
^grandma	jTkS
^grandma 0	jTkS
^grant	cKe_gL
^grant writer	rU
^grass	bViQ
^grasse	c[
^gratuity	gUhTiKjKmI
^graz	cX
^graz 	qR
^greasing	iV
^great	cViGjFk\\mL
^greek	bPjQkX
^greek 	bScHjVlJmHsQ
^green	bWcUhQiDjDlZ
^greenkeeper	lTmR
^greenkeeper 	a[
^greens	iS
^greetings	iGpEt\`
^greifswald	cT
^greifswald 	cT
^grenchen	cY
^grenoble	cThQ
^grenoble 	cThQ
^grias	aGiHt_
^grid	cJgDiYjZpH
^grille	fRgZpI
^grimsby	cQ
^grimsby 	cQ
^gritting	iX
^groom	aSqP
^groom 	aZ
^groomer	aUfJtS
^gros	bVfSiHjGkKsS
^groundsman	aS
^group	fGhTiQnJpTtT
^group insurance	hV
^groupe	bTgZ
^groupe 0	bKgUhT
^groupement	b[oL
^groupes	iQ
^grower-owned	bZ
^growing	bViIqUrJ
^große	bZ
^gruezi	fPtU
^gruista	aW
^grund	aWbHjIqY
^grundschule	cViF
^grupo	bYg[jF
^grupo 0	gX
^grupo de	bUgImR
^gruppe	bFgVhKiRjKmY
^gruppenleitung	aZ
^gruß	pLt]
^gruß gott	mQ
^gs	aUbJcJgYiF
^gsm	hXiTjK
^gsm 	hXiTjK
^gto	aJcSjY
^guachera	iW
^guadalajara	cU
^guadalajara 	cX
^guaranteed	fJg[
^guarderia	h_mIpL
^guardia	fXlKmU
^guardia de	aScFiW
^guardias	f^iJ
^gueret	cT
^gueret 	cT
^guest	aTbHh]iQnSpH
^guests	bKfKiYjKsW
^guia	a^iU
^guia de	aViQ
^guildford	cSqS
^guildford 	c]
^gujarati	cLhLjQkTmIsU
^guss	i[
^gute	aQiJjWs\\
^guten	t_
^guten morgen	qPtP
^guten tag	tS
^gutes	iLj[
^gwo	hJjd
^gwo 	jU
^gym	gEhdiI
^gym 	bUhR
^h	aSbJfSjUt\\
^h &	bKfLiZjR
^h 0	iGjckR
^ha	aEbCcJiKjIkVpIt^
^hab	aIiLk@ta
^haben	eWiGlLqFtT
^haber	jWkX
^habilitacion	iAk\\lY
^habilitation	iHj_
^habillage	i\\jK
^habitacion	h^iJ
^hablamos	eYiKpItQ
^hablar	iTpV
^hablar con	iTpV
^haccp	iUjR
^haccp 	iX
^hace	hJiVjQtQ
^hace falta	bKiHjTtU
^hacemos	b^
^hacer	bHi^
^hackney	bGcTfR
^had	mRqWsU
^haha	cGiRjQpIqRsT
^haha 	cGiRjQpIqRsT
^hair	iUjZsL
^halal	b_iSjG
^halb	gStV
^halbe	aIbEcJeFfVgTjKkUqJtH
^halbtax	hX
^halbtax 	hX
^half	dTeRfTiJ
^half a	gUhW
^half seven	fX
^half-fare	hWpK
^halifax	aJc\\
^hall	ia
^halle	bUcV
^halle (	cX
^hallo	t]
^hallo frau	bKcR
^halt	aVcJdQ
^hamburg	cQsQ
^hamilton	bRcT
^hamilton on	bLc\\
^hand	iWpR
^handheld	cLiQjX
^handling	b[fJiVlJ
^handover	o[
^handover from	oX
^handover to	iX
^handphone	hWiK
^hands	iBjZqR
^handwerk	bKj]
^handy	hVjZkA
^handy 	hWjXk?
^handyman	sLtV
^hangar	cYiEjL
^hannover	c[fJnT
^hansefit	hW
^haria	fRi[jG
^harmonie	bQiUjI
^harness	hRjP
^harrogate	bKcX
^harrogate 	bKcY
^hartlepool	c\\
^harvest	aPfViV
^has	iBjckZ
^has to	jSsX
^hast	kPlFpIq[sL
^hasta	gSiGoUsW
^hasta el	oKpU
^hat	cJsQtZ
^hatchery	cQ
^hate	bIcJdLeKiUjHlLmKnLoKpEqZrKsItK
^hatten	aLbJpLqKsVtX
^hauptsache	aLbKcIdLfLhHiLjQkFlImHnIoZpKqLtH
^haus	b[h[
^haus am	bThR
^hausbesuche	iTnS
^haushalt	iT
^hausmeister	tR
^haustarif	gZ
^haustrunk	gJhZ
^haute	cLfJhJiUjW
^have	iJkR
^have a	bUhQ
^hawick	cX
^hawick 	cX
^hay	aIbGcKgIhViUlPnQqZ
^hay que	nY
^hay-on-wye	cY
^hay-on-wye 	cY
^hazard	gSiU
^hazlo	r_
^hazop	i[
^hazop 	iU
^hbo	j\\lG
^hcpc	j]
^hcpc 	aRjV
^hdr	jXpK
^he	iWjR
^he or	i\\jK
^he's	iRmUqS
^head	aYm^
^head chef	a\\mI
^head gardener	aSbLiJqS
^head of	aYpQ
^health	bXhYkV
^health 	bYcEhRiE
^health plan	hW
^health stipend	gJhT
^healthcare	dIi[mJpKsL
^hearing	bKiVsW
^heat	iRpZ
^heavy	fXhLiHjQoL
^hebden	cV
^hebden bridge	cV
^heidelberg	c>i\\jKkW
^heidenhain	j\\
^heidenhain 	jW
^height	fJgUpJrIsS
^heiligabend	fShUiL
^heizung	iS
^heli	cEhWiSnV
^hello	aItb
^help	aHhRjLkFt\\
^hence	bXeJiKqX
^hep	aWhQjW
^hep b	jY
^herbst	fRmKoSpK
^herbst 	cIeKfBgKhRmHoTpI
^herd	aViT
^herdenmanager	aTiU
^herdsperson	a[cK
^here	aHbGcIdEfIgShLiGjXlLmUpJqLrKsJtU
^here's	t\\
^here's what	jJtR
^herford	cU
^heritage	bTeUiF
^heritage fund	eZjH
^hermes	cLiKkU
^hermle	iDj[
^hermosillo	cS
^herr	iKpVqX
^herramienta	cFhUjV
^herrensalon	bWcL
^hersteller	bW
^hersteller von	bW
^heure	iV
^heure du	iV
^heures	g_
^heute	bYqTsI
^hexham	cR
^hexham 	cR
^hey	tc
^hi	tc
^hibrido	d\`
^hibrido 	dY
^hibridos	dKiGkXlQ
^hier	aHbFcRt\\
^hier die	aLeV
^high	b\\cBfT
^higher	j[
^higienista	aXhH
^hildesheim	cS
^hildesheim 	cS
^hilux	h\\iJ
^hilux 	h[iI
^hindi	j[
^hindi 	jU
^hipaa	kU
^hire	bRfKiY
^hiring	iUmHpU
^his	lLqTrVsS
^historia	bHcFiVjZkKpGsJ
^hiv	sS
^hiver	f[iH
^hiya	eQkLt\\
^hl	bViAjHkW
^hm	aQbFjKqR
^hmp	cbiK
^hmv	iLjWsL
^hnc	jb
^hnd	jW
^hochschulsport	hZ
^hochstens	fRiKrQsX
^hod	bKgFiHjHkGm^oLpG
^hof	aIcehKiI
^hohentauglich	cKj[
^hoja	jVpV
^hoja de	hLjWpR
^hola	tc
^hold	bSeFi^jCrR
^holding	iUoJ
^holiday	fGg^iU
^holzbau	aZcJfF
^hombre	sZ
^home	dWgLnTtS
^home based	dY
^home office	dV
^home visits	aKiYnJ
^home-based	d[
^homeoffice	d_
^homework	bKiPlIpW
^homme	bKsb
^hommes	iSlKs[
^homologacion	jU
^honest	gRhIlGsTtS
^honest 	aKcKdKeLgShGiKmKnKoJpJqKsHtR
^honestly	aHfRiQqXrG
^honig	cLi_
^honorarios	e\\iEmK
^hook	iSjIr\\
^hope	lHqKt[
^hopital	aHbRcT
^horaire	fZgKhYiHjK
^horaires	fW
^horakustiker	aScK
^horario	bIcKdTfRtT
^horas	fEgdiB
^horno	bQiU
^hospedaje	hX
^hospice	aIb\\
^hospice 	aFb]
^hospital	lYoQ
^hospitalisation	bLcHdJhaiFmL
^hospitality	bKiQ
^host	aVbVgFiHjKpL
^hostel	cKh]iKmIsH
^hot	hXiWkX
^hote	aW
^hotel	bPhWn]
^hotel 	aDcAgKhUiLjJnR
^hotel 0	bQfJhKnW
^hotels	bXhDjQnK
^hotesse	aZ
^hour	fSgSiWjK
^hourly	eSgT
^hours	fUhJlQtS
^hours :	fU
^house	dShZiQ
^house 	bKh_iJ
^housing	gShQ
^housing 	cGgRhSiQ
^housing 0	bHcLeDg]hKiFjL
^hove	c\\
^hove 	c\\
^how	gWpT
^how :	pX
^how much	cLdLgWiHlJpKrKsItQ
^hplc	iUjQkT
^hplc 	iTjR
^hps	a^bIcKiItJ
^hq	b[dR
^hq 	bRcTiK
^hr	p\`qTtX
^hr 	cLgFiTjJpWtS
^hr :	jIkFpIqZt[
^hr adviser	aRePiJ
^hrs	f_
^hs	iZjKlQ
^hsa	cIdLhZiHjFkLmK
^hse	aLgQjTpU
^hse scale	g]
^htl	jZ
^hub	c]
^hubspot	jZ
^hubspot 	jY
^huelva	cV
^huesca	c[
^huhu	aPdLtU
^huit	aVfQiHjQ
^huit ans	jW
^hull	cViQjU
^hull 	c[
^humor	j^
^hund	h]iRkGrJ
^hundred	bQjJ
^hundred and	bSjJ
^hush	pKq]
^husum	cY
^husum 	cZ
^hut	aHbLcHdYeIfIgHhHiGjYkJmIoKpFrKsKtL
^hv	aViFjW
^hybrid	d[
^hybrid 	bShP
^hybrid 0	dY
^hybride	d\\hQ
^hybride 	dQhV
^hybride 0	dW
^hyderabad	cY
^hydraulics	iXjK
^hydraulik	jZ
^hydraulique	cLiJj[
^hyeres	cX
^hygiene	iQj\\
^hymn	hSiX
^hypermill	iLjSkX
^i	qPtP
^i am	aFbHjKlVmZqI
^i can't	dRiRjFkIpJsUtQ
^i don't	aHiQjTlUqKsR
^i mean	iWjJrWsStG
^i need	lSoXpKsK
^i think	fRsQ
^i want	aQi[lJqKrVtD
^i'd	oQsQ
^i'd rather	eS
^i'll	aKjGqVtV
^i'm	aSfLqZtZ
^i'm the	bJhTtU
^i've	bVgWiJjGqRtT
^i.e	aFcZoX
^iacp	jX
^iatse	bJcLeZgShHi>mJ
^ibague	cX
^ica	iQjR
^ica diploma	jY
^ice	hYiT
^ich	pVqSt[
^ich 	aVcKgVhKqItL
^ich-gcp	jR
^ici	b[cJgKiHjDl@pFqIr\\sK
^icu	aYjFlR
^id	aJbFhYjDp[
^idc	jX
^ide	fLhJjYmV
^idea	gYkT
^ideal	iEjFk_oUsQtG
^idealement	iLoUsU
^idealerweise	gHhKiKk^
^ideally	jHkVoQsS
^if	k\`qP
^if they	gHhQkUqT
^if they've	jJkV
^if you	kYrR
^ific	g_jH
^ific 00	gZ
^ifrs	bLcJgIiRjCkX
^ifs	bLjU
^ifs 	iT
^ifse	fKg^iJjI
^ig	gU
^ig metall	gU
^ignore	qY
^ihc	hJi]jI
^ihk	jU
^ihk 	aTcJkQ
^ihr	m[tS
^ihr wart	mW
^ii	b\\cFhHiGjG
^il	iXtS
^il 	hQjXtS
^il faut	jQnStT
^il le	fEhWiIjQ
^il me	aRqItY
^il nous	aRtU
^il y	h\\iP
^illustrator	aLj\`
^illustrator 	aJjY
^ils	jYmSsV
^ils sont	fGmVrR
^ilse	a[iGjJm?pWqXrItJ
^im	fWiV
^im dezember	fX
^im herbst	fTiS
^im monat	hKiKjTnW
^im sommer	bRfUiS
^im winter	bSfSiS
^immer	bGcKfVhJiDjKkVmWnJpJ
^imms	i]jK
^impfung	hUiGjU
^implantation	i[
^import	bZrJ
^imss	h_jK
^in	cc
^in 	aGdPfSiHtV
^in 0	c@fQhKiQnRoRpLrQ
^in 00	cJeJiXpR
^in a	b]cEiKjUtP
^in den	cLf\\qR
^in der	bTfWjK
^in die	cFrZtQ
^in english	cIiJrYtQ
^in office	aHcDdZfLhTpK
^in the	c<dbrR
^in-house	aZbSjJ
^inbetriebnahme	iR
^inbetriebnahmen	fIhJiJn]
^inbound	aVfIgKiV
^incentive	gW
^incentivo	cLgWhJiI
^incident	iY
^incl	fYgR
^including	gT
^incluye	iV
^inconel	iU
^incorporacion	o]
^incoterms	jY
^incoterms 	jU
^indeed	p[rKtI
^indefinido	e^
^indefinido 	eV
^indefinite	eU
^indefinite 	eU
^indemnite	fIgZ
^indemnity	h]iD
^independant	eY
^independant 	eZ
^independante	bQcIhKiU
^independent	bZ
^independent 	bY
^indesign	iKjX
^indesign 	jQkR
^index	fJg_jH
^indicadores	hJi[
^indice	eQgXjI
^indice 000	eTgSjH
^indie	aJb]hK
^individual	g\\hGiGjIkSnIrH
^induccion	bIfIhGiQjZoPsI
^induction	fJiSjLo\\pK
^industrial	aUbIcHjU
^infirmiere	aW
^info	fFiVoIpX
^infonavit	gJhQiV
^informal	p[
^informe	iW
^informes	i]jG
^infostand	cJiW
^ing	a]iFj]
^inge	aabGcLiImIqFrH
^ingenieria	bTjXlP
^ingeniero	iKjXmV
^ingeniero de	aQgKhKsQ
^ingenieur	bKiJjRmP
^ingles	iLjWkXlQ
^ingles 	iHkTlR
^ingles 00	aIj[tK
^ingles b	jZ
^ingles c	jS
^ingles fluido	jT
^ingles para	kU
^ingreso	fYoT
^ingresos	iU
^inhaber	aLjJm[pJ
^inhabergefuhrt	bS
^inhabergefuhrt 	bS
^inhabilidades	jZ
^injertos	iV
^innsbruck	cV
^innsbruck 	cV
^inox	aKbFcJdLeLfIgGhHiWjDkWlKmLnLoKpEqLsLtL
^inside	aKbEcYdHeTfEgKhKiFjFmXnKpGrJ
^inspeccion	iY
^inspecciones	iX
^inspection	iXjP
^inspector	aPmV
^instagram	iTpY
^instagram 	bJcHlPsQ
^instalador	aWjJ
^institut	aHbQcYdL
^institute	b^cHiJjU
^instituto	bXcG
^instructeur	aWgGjI
^instructor	iS
^instruktion	iW
^instrument	jY
^instrumentation	cLhHi[jJkU
^insurance	iU
^insurance claims	iU
^insured	hHiJj[
^insurers	b]kFsG
^intake	iY
^integrateur	bWiJ
^intensivo	fWhRiDjP
^interamt	p^
^interessement	gXhV
^interessement 	gShXiK
^interessement 0	eKgXhK
^interest	aJkU
^interest in	aJkU
^interfaces	iX
^interim	bRcJeYiP
^interim 	aScEeQiLpLtU
^interinidad	ed
^interinidad 	eY
^interior	aPbKcYiJ
^interiorista	aTrQ
^intermediate	a\\
^intermittence	ea
^intern	iLqV
^interna	a[cIfZmKsK
^internal	aVfRjLpX
^internat	bSfViS
^interne	bQpY
^interpreter	a\\cHkL
^interviews	jIoVpXrL
^interviews on	pS
^intune	cJjUkV
^intune 	cKkU
^inventaire	fJi[jL
^inventaires	iZ
^inventario	i\\jI
^inventor	cHjZ
^inventur	iY
^inverness	c^jK
^inverness 	cY
^inverter	hV
^investigator	bQ
^invoices	iW
^inyeccion	bYcKiIjU
^ios	aSiLjKkY
^iowa	c[
^ip	bWi>jLkSmY
^ipad	h]iK
^ipad 	h\\iK
^ips	bRiDjY
^ipswich	cW
^ipswich 	cW
^irata	a[jSpQ
^irata 	iIjTpU
^iris	bS
^irish	bTkTnKsR
^irpf	i_
^irrigation	bLiUjU
^is	aGmQtV
^is a	bIeVqT
^isda	iSjTrJ
^isixhosa	bLcJiJjRkU
^isla	cGdIfHj\\mYpG
^isle	aKc\\
^isle of	aIc[
^isn't	jIlUmKpKqTrJ
^iso	aHbVjQkQ
^iso 00000	aGbXiRkR
^ist	cHpLtR
^istqb	kY
^it	fQ
^it is	bQcUiIjXlDpKqVrL
^it pays	g_
^it'd	fRi[
^it's	eSgSjL
^it's a	eUfJiJjKsU
^it's the	aQbPeKfTmKtP
^it's thirty	fRgR
^itagui	cWdK
^itagui 	cWdK
^italian	aIbViKkUqR
^italiano	k\\
^italiano 	jPkS
^italien	bScKjQkRsP
^italien 	bTcKkSsQ
^italienisch	jSkTlT
^italienisch 	kVlTrL
^iti	iLjW
^its	bQiTrStQ
^itzehoe	cT
^iv	gUhIiZjK
^iva	i_
^j	aPcHfIgLjFkKmJoKpGt[
^j'ai	q^tW
^ja	bWqTtR
^ja 	aHbEcJgViQqStU
^jaarcontract	eZ
^jacket	hX
^jacket 	hT
^jaen	c^
^jaen 	c^
^jagdschein	jRkR
^jahre	iAj\\sS
^jahresarbeitszeit	bKfYgIhL
^jahreskarte	hZ
^jahressonderzahlung	hUqS
^jamais	fVlU
^jamais le	fY
^jan	oTqQtT
^jan 	aGcJeQoFqTtZ
^januar	eTgRjKoRpJ
^january	eQfWiIoS
^january 	cJeSfCoYqJ
^japanese	iLjHk[
^jardin	aJcZ
^jardin de	bScKhIiZ
^jardinerie	cViKtI
^jardinero	aVfJ
^java	aRcKlX
^java 	aTcIjPlR
^jcl	iVjQ
^jd	jLlX
^je	qWtX
^je nach	e[hHqJtH
^je nachdem	gV
^je te	gXpIqW
^je veux	gKiKjQoIqJsU
^jede	dFfQnW
^jeden	dFfXnR
^jeden 0	fW
^jeder	jV
^jeder zweite	aKjX
^jedes	fY
^jefa	aRma
^jefa de	aUmP
^jefatura	aHbLiJjJlKmZpK
^jefe	a\\m\\
^jefe 	a\\cLmE
^jefe de	aX
^jefe ing	mX
^jemand	aQbLi^s\\
^jemanden	aWcHiGjHtT
^jena	c\\
^jerez	bKca
^jetzt	gZpKqZtS
^jeudi	cKfZ
^jeune	jKlTs]tJ
^jeunes	lU
^jewish	i^
^jira	ja
^jnc	aIj\\
^jo	cJgLlKpGtV
^job	oXtS
^job :	aUbHiR
^job share	eWf[gIhIiGjJkClFmLoItK
^jobrad	hX
^jobrad 	hX
^jobs	bBc]jLpU
^jobticket	h[
^jobticket 	hV
^join	bTfChFiJjKkKmEnJobpF
^joining	oW
^jolie	s_tK
^jornada	faiH
^jornada completa	fR
^jornada intensiva	fR
^jour	cJf\`iKjImHpW
^journee	fZpV
^journeyman	aSgEhJjPkYrK
^jours	dWfQhR
^jueves	cHdQfdiH
^juicios	eKjZnS
^juillet	fWhGoP
^juillet-aout	fWoX
^juin	bHeUoW
^juli	oW
^julio	h]oZ
^july	bKeTf\`gFhHiKjFpKqJ
^july 	cHeXiIjEkIoQpIsL
^june	ePf\\hJiGkJo[pL
^june 	o]pK
^juni	bJcHeJfXoQpJ
^junio	bHcGeXfUkLpKsKtI
^junior	bXcKj[tL
^junior 	aKbKcKjXlL
^juniorchef	bXmApZsL
^juniors	aGbIcZgJmEtL
^juniper	aKbUjU
^juntas	fDi\`
^junto	cVmU
^jura	hKj]
^jurist	aFiHkLlZ
^jury	iUp]
^jusqu'au	eEpXtR
^just	bIcWhIiHlPmVpTrRsJtH
^justice	bIcKgKiSmUoKqK
^jv	aHb^jF
^k	gRhIjUkR
^k 0	jVkS
^kabel	iV
^kabine	cLhRpJsY
^kaffee	bKhVpQqJ
^kafka	cLk[
^kafka 	cHiPkX
^kalber	iU
^kalgoorlie	cX
^kampala	aLcPiU
^kampala 	cQhQ
^kangoo	cJhZ
^kann	j^kVlImL
^kannst	cKgXiDqKrU
^kantine	hZ
^kantine 	aTcLhS
^kanzlei	b_mIqR
^kao	fKg_iLjHpG
^kapitan	m[pJ
^karenzvertretung	e[iIoL
^karriere	pT
^kartierung	iZ
^kasse	aViStR
^kasse 	aRiV
^kassel	cZ
^kassel 	bRcR
^kat	aKj^qJ
^kaufmannische	aRjT
^kavo	g[
^keep	iPqSr_
^keep it	eSqPrQ
^keep that	qXrK
^keep the	i[
^keeper	aW
^keeping	iR
^keeping the	iR
^keeps	j\`mKqHsJ
^keeving	bViQ
^kein	fQiSrQsT
^kein 	fTiIrVsS
^keine	fVrUsS
^keiner	gKlFqCrPs\`
^kellermeister	aS
^kellner	hKlS
^kells	c^iK
^kempten	cT
^kempten 	cT
^kendal	cX
^kendal 	cX
^kennel	aYhI
^kenntnisse	jQkU
^kennung	pY
^kennziffer	pUrQ
^kennziffer 00	pUrQ
^kent	aIbPcX
^kernzeit	eKfahD
^kes	g]
^kessi	aIbHgJhGi_nK
^keswick	cT
^keswick 	cU
^key	hJibjK
^kfz-gutachter	aTqQ
^kg	aR
^kiddush	iV
^kids	aEbLfLhWiSpIqJrX
^kiel	c[
^kiel 	c\\
^kilkenny	cS
^kilmarnock	cV
^kilometraje	n[
^kilometro	aLbIcVgTiJjInB
^kind	aIiFjb
^kinder	gIhTiY
^kindergarten	hS
^kinderzulage	hWiK
^kindly	rTtV
^kine	aQmU
^kine 	aXjLmW
^kirchberg	bFcYiJ
^kirche	iV
^kirkcaldy	cY
^kirkcaldy 	cW
^kirkwall	cW
^kis-ablosung	iP
^kisten	iXjK
^kit	dTgFhYlQ
^kit 	lZ
^kita	bSh^
^kita-leitung	aX
^kitchen	bIcGdSi[kJ
^kitchens	fHi]
^kiwi	bVcJhKpX
^kiwifruit	bUfLiSjI
^kiwisaver	gJh]iL
^klasse	gXiKj]
^klasse b	jXlT
^kleine	bRiU
^kleinreparaturen	iU
^kleinreparaturen 	iU
^kliniken	bVcKiCnW
^km	gUhRjTnP
^knees	iCjVpJsS
^knife	iGj_kF
^knives	hPiGkV
^knock	cbi?pL
^know	bRjSlJ
^knowledge	iHjLkT
^knowledge of	iGkV
^known	bWiJjK
^knows	iHj]kZqK
^knx	aKbKiDjWkX
^kobi	p\\
^kobo	iKj[
^koch	a\\hH
^kochen	i^
^kochen 	iR
^kochi	c^
^kollege	bLfEhGiGm]qV
^kollegin	mRqX
^kollegium	bWiR
^koln	cW
^kolonne	iVmRsJ
^kombi	h^
^komm	pZqU
^kone	bXiI
^kongress	hX
^konnen	iKjYkGtT
^konstrukteur	a]lG
^kontakt	iRpTtK
^kontaktlinsen	i[jI
^konzepte	i]
^koordination	aYcLgLiU
^kopfrechnen	fFiFj^
^korean	jHk[
^kosher	bShUjS
^kost	h_
^kosten	hAiPjU
^kotlin	aPjPkY
^kotlin 	aRcKjZ
^kp	aRfIgLqTrKsQ
^kp 	aV
^kranfuhrer	aVjHsK
^kranschein	iLjT
^ks	i\`jEkL
^ksh	g]
^kubernetes	iJlU
^kuchenchef	aWiKmEpW
^kuchenhilfe	aYfIqT
^kunde	bRq\\
^kunden	bWiS
^kundenberater	sQ
^kurs	fLjW
^kurse	aGcKfFhJi\\jK
^kurz	rStZ
^kv	aPbRgajD
^kv 	aBbZcIgRiGjI
^kyc	aVi\\
^kyriba	cFjT
^l	bPjSmR
^l 0	bVjYkS
^l 00	gb
^l'agence	pTqZ
^l'aise	iFjZ
^l'an	gVnIpIqW
^l'ancien	qV
^l'anglais	iFkSlU
^l'association	aGbScKiGtV
^l'atelier	aLbVjT
^l'ecole	aKbVlR
^l'ecole de	bPtS
^l-j	f]hK
^l-s	f_
^l-v	f^
^la	q[
^la 	aTcFiYpLrX
^la defense	cU
^lab	bRiVmT
^lab 	bUmW
^lab of	bWmP
^label	aKbWcHdKeKfFgJhIiLjWkImKnKoKpKqKrKsJtK
^labels	iV
^labels 	bHi\\
^labo	b]dY
^labor	aHi\\tZ
^laborantin	aSsR
^laboratorio	aKb[iFkJmDtQ
^laboratorista	a^jI
^labourer	aXiLmU
^labs	bVcIhLiHjInWpK
^lad	aRsR
^ladders	iHjUsV
^laden	aTbZcKfJtF
^ladies	aVsS
^lads	jGs\`
^lager	bIcGdUfLiQjKlJmV
^lagos	ca
^lake	bVhYiFjH
^land	bTcWiV
^landing	bX
^landkreis	cWiGnV
^landkreise	nX
^landschaftsgartner	aZsK
^landshut	cV
^landshut 	cW
^lang	oQpR
^language	bWeJiIrY
^langue	iJjGk]rH
^lanus	c[tK
^lap	j]
^laptop	eJhZ
^laptop 	hP
^laptops	iU
^laredo	cYiJ
^las	cVfUiK
^laser	iZ
^lashing	iX
^lassen	bTiJqQsVtJ
^last	fUq_
^late	fToWsT
^lates	fagHiJ
^latin	iGj[kWrF
^latte	iGjb
^launceston	iFmKnZ
^launch	bKcWhUiWj=pJ
^laundry	aQhRiV
^laundry 	aQhX
^lausanne	c]
^lausanne 	c]
^laut	g[
^laut kv	aKgY
^lauter	b[hGiLpKqI
^lavado	iV
^lavage	hW
^laval	c]
^laval (	cY
^lavanderia	hViL
^lavanderia 	hUiK
^law	bGiIjRkJlbpFrFtJ
^lay	hEi]jH
^laytime	iRjV
^lc	aKcLfIg]iPjG
^le	qS
^le 00	kIoRpV
^le poste	eYjLoUpKqGtS
^lead	iSmZrS
^lead 	aGi\\mErS
^leading	iYmW
^leads	gRhTiAm[
^leadwork	iS
^league	bYhLiI
^leak	iX
^leap	iFkY
^learning	hWrT
^lease	eYgIhWiKjEnW
^lease car	h\\
^leather	bDhZiS
^leave	iSrb
^leave a	pXrL
^leaving	iHjXlK
^leaving cert	iHjXlK
^lebenslauf	lUpV
^lectoescritura	bIiFjWkT
^lectra	jGkY
^lectura	jX
^lectura de	iQjS
^lecture	jPkQ
^lecture de	iS
^lecturer	aV
^led	jYmL
^ledig	hJjKpHqJs_
^leeds	c_dPiH
^leeds 	cQdTjQ
^leer	cZdSjPqK
^leergut	iV
^legal	iIjXrUtR
^legal secretary	aZ
^legionella	iS
^lehrabschluss	hYiJ
^lehramt	jSlP
^lehre	fJi\\jU
^lehrgang	iGjRkUoY
^lehrkraft	qT
^leicester	cV
^leicester 	cW
^leichte	jLkVpLrQ
^leider	gVhIjVnLsLtQ
^leihinstrumente	iT
^leila	bYcLeIkIqVsG
^leipzig	cVqR
^leipzig 	cZdJ
^leisure	bYcKhSiKjJkL
^leiter	mXqWsK
^leiterin	aJpX
^leith	cZ
^leith 	cZ
^leitung	iImY
^leitung frau	mU
^lektorat	aZiI
^lena	aUcDhYiHmK
^lengua	kX
^lengua de	kX
^lenguaje	r]
^lentes	hX
^leon	aGc^jU
^lep	bJcIiPjU
^lernende	iZ
^les	cXiRsT
^less	gVlI
^lessons	gGhRiEjHkY
^let	aGfViYjHmJpEqJrYtQ
^letter	oGpZ
^letter 	pX
^letterkenny	cV
^letterkenny 	cV
^letters	fIiVpS
^letters to	fHiVpU
^lettings	fSiW
^lettings negotiator	aZ
^lettre	bHiTpY
^lettre 	pY
^lettre et	pP
^letzte	bWfSiIjG
^letztes	bRgYhGiJqErI
^leute	bLiPtU
^levantamiento	i]
^levee	bRhJiU
^levees	fR
^level	bUjS
^level 0	iKjQkU
^level two	jX
^lever	cJiajI
^lexcel	bW
^lexware	fIjQkU
^ley	bHeXgGjV
^lg	aJhKmIpFrHte
^lgps	hb
^lgps 	h]jJ
^lgps 00	aKgIhX
^liability	bKhIj\\
^liaise	iY
^libra	h[iFtS
^librarian	aRbIiLjIlRmXtI
^library	fJgKh\\pL
^library assistant	sT
^libre	bLd[fJiFjWoUqL
^libreta	j]sP
^libreta de	jV
^libro	iS
^libro de	iS
^libros	bHiZ
^lic	iHjWmVpQ
^lic en	iJjX
^lice	iVrU
^licence	aEjWkXpQ
^licences	jUpQ
^licencia	jZ
^licencia 	cLgWiL
^licencia de	bQjSlS
^licencia interna	jQ
^licenciatura	j^
^license	gZiGjBk\\lD
^lider	me
^lido	cV
^liebe	aLtf
^liebe frau	tQ
^lieber	aIt[
^liebherr	bQcIiWqK
^lieferanten	iX
^lieferantenerklarungen	iR
^liege	c]
^liege 	c\\
^liegeplatz	cFhTpS
^lieu	c[pR
^life	hQjTkH
^lifeguard	aQ
^lifeguards	aSeIlQ
^lifeguards 	aS
^lifestyle	aViYjHmK
^lift	bPhXiJjU
^lift 00	jV
^lifting	jV
^lifts	bFi=jb
^light	i[
^lights	jY
^ligne	aIbDcbfJgEhYiBjJmKnA
^like	bIhIpJrX
^likely	eV
^lille	bKcRdPjTnQ
^lille 	aLbKcIdRgLjPnW
^lima	bTcUiE
^lima 	bXiJ
^lime	iWjZ
^limerick	cU
^limerick 	cY
^limited	e[hJiLjJ
^limoges	bHcXiL
^limpiar	bHhKiXjR
^limpieza	hPi^
^lims	iLjIk_
^lims 	iQjS
^linares	cZ
^lincoln	cQ
^lincoln 	cQ
^line	aXiUmW
^line cook	aYmKsL
^linea	bTiRmS
^lineas	bHi^
^linens	hW
^lines	iX
^link	hJiLjFp[rT
^linkedin	aEjUp[rJ
^linkedin 	bJcKjEp[rKtQ
^linux	aRiHjatQ
^linux 	aSjS
^linz	cV
^linz 	cT
^liquidos	eIfFgTiLjR
^lire	j\\
^lisbon	cRiP
^lisbon 	cQiQ
^lisburn	cX
^lisse	c]eIgSiHjIkJlHnK
^list	bScRfHhLiDjTqX
^lista	bIhIiWoKpT
^listed	gXpR
^listed 	gQiRpS
^lit	aTbHiW
^lithuanian	jSkT
^litigation	aTmJtG
^litiges	iY
^little	aIbYrS
^live	fUj^
^live-in	aZhYiG
^lived	jUkR
^lived experience	kU
^living	hUiCnW
^ll	cVeLfJiGjGqJrIsKtS
^llamadas	iX
^llamar	pX
^llb	j[kL
^lleida	cP
^lleida 	cP
^llevamos	bSqX
^llevar	fYjK
^llm	cIeJhYiG
^lo	lQqQ
^lo de	jLlWqX
^lo del	gRqVtQ
^lo que	aXfWiI
^loa	bKg\\iIjI
^load	o\\pJ
^loading	iY
^loan	hFi[
^loans	aXcK
^local	aIbRcIhTjBkKlQsZ
^localizable	f_hK
^locals	fIhKiHkLmHpIs]
^location	bLcWiPoGpV
^location :	cT
^loch	c\\iE
^locker	aLbJcHfLgJhUiSjFkKlJmHsH
^locksmith	aW
^locksmith 	aT
^loco	aTiXmJ
^locum	aWeV
^lodas	iIj]
^lodge	aIbKcWfJgXiFjV
^lodging	bHgUhXiIjI
^loft	b\\iGmQ
^log	a^cFgDjKpY
^logbook	iSpQ
^loge	cTh\\
^loge 	hRiS
^logement	h^jW
^logement 	bFcIgWjJ
^logframes	iS
^logiciel	hU
^logistics	a]bBcGiKjCkIsL
^logistiker	aT
^logo	jTrU
^logopede	aUlQ
^logrono	cS
^logrono 	cS
^logs	h^iCjR
^lohn	g^kR
^lohn nach	gW
^lohnband	g]
^lohngruppe	g[jK
^lohnklasse	g[kK
^loler	eLhWiVjJ
^london	cSdVnU
^london 	dPgS
^long	cWfShRiI
^long days	fV
^long-term	aKe\`qJ
^look	aGbFcKiSpHqQsQtV
^looker	aIjV
^looking	aRtW
^looking for	aRbJsQtV
^lorca	c_
^lorrach	cX
^los	oS
^loss	h\\iUjCkHpH
^lost	bHmJqWsS
^lot	i[
^lotes	bJfKh^
^lots	bSlS
^lots of	bSlS
^lottery	eDiTqXrI
^loud	bVhFiJj]pJtD
^louth	c^
^louvain-la-neuve	cU
^louvain-la-neuve 	cU
^love	dJjLrV
^lovely	aKbKiHkTqWtW
^lpc	gKiJjRl[
^lpp	gLhYjG
^luas	hYiG
^lubeck	cX
^lucy	mZtK
^ludenscheid	cV
^ludenscheid 	cV
^ludlow	cR
^ludlow 	cR
^luego	eLiXjLmSpYqK
^lugo	cY
^lugo 	cX
^lun-ven	fY
^lunch	bJhg
^lunch 	fRhU
^lunch in	h]
^lundi	cKd\\fToSpKsK
^luneburg	aV
^luneburg 	cQ
^lunes	dSf]iJ
^lunes a	pT
^lunes y	dV
^lustenau	cQ
^luton	c_
^luton 	cX
^lux	hWjWkK
^luxembourg	bS
^luxembourg 	bR
^luxembourgeois	cLk[
^luxmed	hY
^luxmed 	hX
^luz	bLcBh[iIjJmVqJ
^lycee	b[
^lymington	cT
^lyon	c]eHhJiEjHmRnK
^lyon 	iGmWnK
^m	cRjT
^m 0	aKbEcRj^
^m 00	cZjFnW
^m 000	ja
^m-f	aIcLfX
^m-f 0	aIcLfXtL
^m-th	f]gL
^m.sc	jZ
^ma	jToIq\\
^macbook	hZ
^macbook 	hS
^machen	iJpRrY
^machine	a[
^machiniste	aQfJsR
^macht	bKhZiX
^macon	aWbLcItT
^madame	aLkIsTtX
^madrid	cVnR
^madrid 	cZ
^maestra	aVjEmYpK
^maestria	jTkIlY
^maestro	sW
^magasinier	aPfIsR
^magdeburg	qS
^mahnwesen	iR
^mai	fQhTiKoU
^mai 	cKfThUiIoRpJ
^mai bis	aKoXqR
^maidstone	cXiJ
^mail	bUiKpWqJrPtU
^mail an	qQtR
^main	bUi[mK
^main courante	iV
^maintenance	a\\cHhJiYj?kImPoDtJ
^maipu	bT
^maipu 	bT
^mairie	aGbRcTtL
^mairie de	aGbQcTtL
^mais	pJqRrW
^maison	b\`gHhX
^maison de	bY
^maitre	aXbBgJiKmZ
^maitrise	j[
^makaton	kX
^make	fEgRiSrT
^make it	gUiIrW
^makes	aHmV
^makler	aR
^mal	gXiRtT
^mal 00	gWiKnSqQ
^malaga	bJcRdWjJ
^malaga 	dS
^male	iWsR
^malergeselle	aY
^malla	aKbHcChZiWjJ
^malmo	aEbScYtK
^malvern	cV
^malvern 	cV
^man	iXjYnQ
^man 	aWbLcHjVsI
^man muss	jV
^management	eIiYjClZmJqT
^manager	aJiHm\`
^manager is	mU
^managing	aVbHiT
^manana	dSfW
^mananas	fIpZ
^manchester	jU
^manchester 	jU
^manda	iKmYtS
^mandanten	bYcKiDjGkJmKnTqHsLtI
^mandar	p^
^mandarin	aKiRjVkXnI
^mandarin 	iKjUkRmK
^mandat	eWiHjJlT
^manejo	j\`
^manejo de	jQ
^manifests	iV
^manila	c[
^manipulador	jZ
^manipulador de	jZ
^manner	pKs_
^mannheim	cV
^mannlich	a\\sF
^manos	cJiDjZkJlWpJ
^mantenimiento	iYmS
^manual	iFjb
^manufacture	bVmF
^manuka	bUcKiR
^many	iLkJmVpKrWsL
^manœuvres	iZ
^mapeo	fHgFi\\
^mappe	oJpb
^maquillage	iEjJlXsZ
^maquina	cKiGja
^maquinista	aYiQ
^mar	cRfXiLjK
^mar del	cZjK
^marbella	cU
^marburg	qT
^marburg 	cY
^marc	aIt_
^marca	b[cBiZ
^marca de	bV
^march	eQfZoS
^march 	iQoW
^marche	b[cC
^marches	cJfXiRjK
^mardi	cJd]fRiDjL
^mardi au	fR
^mardi-samedi	fT
^mardi-samedi 	fU
^marga	cLtZ
^margate	c[
^margate 	cV
^mariages	iW
^marina	aVc]
^marine	aQbUhRiIkQ
^maritime	bV
^market	cWdYfCgWhJiK
^marketing	aWdJ
^markt	aQcKgKiYqQ
^marque	b_
^marquette	bJcY
^mars	o\\
^mars 	o[
^marseille	cW
^martes	fZiFoT
^martes a	fS
^martes y	fU
^martigny	cV
^marz	cIeWfS
^marz 	aKcGePfViQpK
^marzo	eRo_
^marzo 	eU
^mas	bLfVgZiQjK
^mas un	fKtU
^masernimpfung	jY
^masernschutz	iKjX
^mass	jV
^massage	dLhY
^master	j]lR
^master 	bJcJiVmRpK
^master 0	fJjWkQ
^master de	jV
^mastercam	jV
^mastercam 	jV
^masters	bJiFj\\kGmK
^matane	cZiK
^match	bIeZ
^matchday	aS
^mate	aVhWjKmTtJ
^mate 	aShYiKjCmRpLtI
^matelot	aVbScJiHmCrJ
^material	h@i\`
^materials	fJhViDjZ
^materiel	hX
^maternite	beeJ
^maternity	eXkP
^mathe	iGjXkW
^maths	iT
^matin	f_iLnR
^matins	fYiJ
^matlab	iJjY
^matric	j\\
^matricula	bSiBj[
^matrimonio	iSsZ
^matura	hHiGjRlV
^mature	sY
^maurer	aWjHlTmK
^max	dQrV
^max 0	dRfIgRiRjPnR
^max 00	fZ
^max 000	jKpSrW
^maximo	bLrVsV
^may	fVhQo\\
^may 	cLf[hXoGqK
^may 0	iKoX
^may to	fQ
^maya	bJcLjTk[tH
^mayfair	cX
^mayo	iJoY
^mayo 	oW
^mayor	jXmRsQ
^mayor de	jY
^mayores	fGiJl^
^maze	iLjY
^maze 	iLjY
^mbo	jY
^mc	jY
^md	a]cKjKmS
^mds	a]bHcLjItI
^mdt	fJiWjHmY
^me	cHmYpWtd
^meal	bJgVhYiF
^meal vouchers	hS
^meals	h]
^meals 	iV
^meals on	hZ
^meat	bRh[iK
^meat 	bShXiJ
^mecanica	iEjPkZ
^mecanicien	a\\
^mecanico	aZ
^mecano	aW
^mech	aJbJcKiWjR
^med	hUiWjW
^med-surg	aVcJ
^meddic	jT
^medecin	aRjQmS
^medellin	cQdR
^medellin 	cQdR
^media	bHcKiZmRrXsI
^media jornada	aFcKeUfSiA
^mediatheque	aHbUcW
^medical	h[iT
^medical 	hSiUjJpV
^medication	iSjT
^medicina	hZiI
^mediclaim	hU
^medico	bT
^medicover	h[
^medina	cX
^medio	aTgSkJ
^medir	cKi_
^meds	iR
^meet	bDcLd\\gKhGiCjIkLnIpU
^meeting	aGfGt\\
^meetings	aKeLfJjDkJl[pIsJtJ
^mehr	bKgThHiIqYtV
^mein	q_
^meine	hKiJpIqa
^meist	fZgKiJjInVqI
^meister	jckQlU
^meister 	cGgShLiGkTlP
^meisterbrief	jW
^meisterwerkstatt	bZ
^mejor	k\\sW
^mejor con	kY
^melbourne	cXpU
^melden	pUsS
^melden bei	pW
^melker	aWcK
^membership	a[
^membre	j[
^meme	jEkTlIr\\sQ
^men's	bRiV
^menage	iX
^mende	cZ
^menor	sV
^menor de	sV
^menos	fXiIoFrQsU
^menos de	fHjLrUsW
^mention	hJiGkWpTqJrU
^mentoring	i]
^menu	bIhSiJpTrX
^menuiserie	bTiGjY
^menuisier	aV
^menus	ic
^mep	iXmJ
^mep 	iR
^meppen	cWiH
^meppen 	cWiH
^merchant	a\\kQ
^merci	pQt_
^merci 	lQsPtR
^mercredi	hX
^mercredi libre	fGh[
^merida	c[
^merida 	cW
^merthyr	cZjK
^mes	hKiUjHmKnWpJ
^mesa	jSpQ
^meses	eWiHjT
^mesner	a_
^meson	c[fIgLiEpY
^message	iGpPtX
^messtechnik	aSbDcHiCjEkSlImS
^met	bVjHpKqKrXtS
^meta	gJiZjS
^meta 	dLgLiYjK
^method	iX
^methode	aUbKcJjU
^metres	bSiV
^metro	b^
^mets	r\`
^metz	cW
^metz 	cW
^metzger	aRfH
^mewp	bSiHkU
^mezcla	iX
^mfa	aXiLjU
^mfa 	a[bIcJ
^mgr	m\\
^mi	fSiGjFmJnZqVsI
^mi-so	fY
^mi-temps	eTfY
^mi-temps 	aPcGeTfRiI
^michigan	cV
^micro	iUlU
^microcentro	c]iKjL
^micrometro	j[
^mid	kLo_
^mid-level	aTbJcI
^mid-size	bWcK
^midas	gIj^pJ
^midnight	bIhEi[nIoLpR
^midwife	aU
^miel	bThUkItK
^miercoles	dVfQpU
^miercoles y	dU
^mieres	cXiK
^mig	aYjY
^migration	i\`jG
^mikro	aKbLiXjLkKlJqItU
^mil	gViS
^mileage	gThWiGnR
^mileage 	gSnQ
^mileage 00	gUnR
^milk	bKgShZiGkH
^milking	aWiXpHtK
^mille	gU
^milling	iZ
^million	aQbHrTtV
^min	dGeTf]
^min 0	fTjW
^mind	eQjW
^mind 0	dSeTgWjJ
^mind 00	gKj\\
^mindestens	fRjW
^mindestlohn	fIgY
^mine	bTcL
^mineral	bSiUjK
^mini	gVhT
^mini cooper	h\\
^minibus	kTn^pH
^minijob	eSgPlL
^minijob 	gS
^minimo	g^jS
^minimo 0	gHjW
^minimum	jYrQsL
^ministry	bYjI
^minor	iU
^minot	c[
^minutes	tY
^mir	aWfUhJkIpStP
^mirecourt	cU
^mis	iYnL
^misas	fKib
^mise	fQiY
^mise a	iX
^mise en	fRiU
^miss	aGiGjLmJnWtT
^mission	aIcPe[iK
^missoula	cW
^mit	tT
^mit 00	fR
^mit der	cXrW
^mitarbeiter	a[bJ
^mitre	fJj\\
^mittagessen	hU
^mittagstisch	iT
^mitte	jKoYsQ
^mitteilungen	iX
^mittenwald	cT
^mittwoch	dVfTiIkK
^mittwochs	fUhS
^mixed	b[hKiVjG
^ml	aW
^ml 	aZ
^ml engineer	aQcQ
^mld	bGiDj[kXsJ
^mme	cHfKgKlKmQpYqStP
^mo	f^
^mo 	eDjSpRtT
^mo frei	fW
^mo-do	fe
^mo-do 	fY
^mo-fr	f]
^mobel	bPiV
^mobil	aSbQcGnX
^mobil 	aWbScJdBnR
^mobil-home	hYjG
^mobile	aVbQhT
^mobile home	dJh]
^mobiles	bCd\\fJgKhQiKjJ
^modbus	cLhLjW
^modelo	aQiS
^module	bIi^pW
^modules	aLbLfHj[pJ
^moglichst	hJiJoYpIsS
^moi	pQqT
^moin	t^
^moins	bSeKiIjQsS
^moins de	bSeIiHjQsQ
^moira	lUmJqX
^mois	eUgWpKsT
^moissonneuses	i[
^moisture	iX
^moitie	b\\gKiJsK
^moles	cIjJkX
^mom	jX
^mon	dSfU
^mon /	dY
^mon associe	qW
^mon to	fTnT
^mon-fri	f\\
^mon-fri 	f[
^mon-sat	fX
^mon-sat 0	eX
^mon-thu	fZ
^mon-thu 0	fQ
^monaghan	cU
^monatsabschluss	i\\
^monday	f\`o[pK
^mondays	bHdZfViI
^money	cCdFeEg[hHiGjIkUlDmLnIoKqWrJsL
^moniteur	aSiLkR
^monitor	aX
^monitor /	aQ
^monitores	aQ
^monitoring	iT
^mons	c\\
^mons 	cZ
^monsieur	aFsWtV
^montador	aR
^montag	fZoQpJ
^montag bis	fR
^montage	iUnW
^montags	bRfVgHiL
^montaje	iZjG
^montar	iR
^monte-meubles	bUcL
^monteria	cZkLpL
^monterrey	cV
^monterrey 	cV
^montessori	aWbWiKjJ
^monteur	aS
^montevideo	cT
^montevideo 	cT
^month	f^hCiXjKpK
^month end	fSi[jL
^monthey	cS
^monthly	g]hKiQ
^months	gVkF
^montpellier	cZ
^montreal	cZ
^montreux	cX
^montreux 	cX
^mooring	iR
^moose	cW
^moose jaw	cW
^more	bJdVeRfXiHlBoGqR
^morges	cZ
^morning	aFtf
^morning 	iGt]
^mornings	f[
^mornings 	f\`iC
^mort	i]
^mortgage	lJ
^most	bVfRpHrPsS
^most of	bYpFsT
^mostly	bTfXiRmX
^mostrador	aKi\\mR
^mot	jU
^mot tester	jU
^mother	bThWjE
^motivation	pY
^moto	hSiFjZkQnT
^motor	aKhQidpL
^motorcycle	jZ
^motosierra	cLiRjW
^motril	cY
^motus	qZ
^motus 	qY
^moulage	gJjIkX
^mouscron	cW
^moves	bJcYeKfHiBjHkWmKnCoJqKtL
^movilidad	bKgWjV
^movilizacion	gSiPoZpF
^moving	iWkSnU
^moving 	iY
^mowing	iW
^moyenne	bHgZiI
^mozo	aRbR
^mps	gZiX
^mps 	gXiQ
^mps /	gX
^mr	qb
^mrcvs	j\\
^mrcvs 	jW
^mrics	kX
^mrics 	jQkU
^mrs	jJmVpVqR
^ms	aFiJpZq\\tL
^ms office	jY
^msc	hQiCjZ
^msk	aViXjK
^msk physio	aYhI
^msp	h\\jIpL
^mssp	b^cIiIjJmL
^mt	bJcIiPk\\
^mt 	cFeJiRjT
^mth	dWeSfLjImKpLrK
^much	aLc\\iR
^mucha	bVlL
^mucho	bQcRtJ
^mud	fWiWlI
^muelle	bHcXiSmLpKqK
^muestras	i\\pJ
^muestreo	bLiU
^mujer	lKsc
^mulhouse	cY
^muller	aUiQ
^mullingar	c]iIjK
^multi-site	iGj]
^multisport	hYkL
^multisport 	hXkL
^mums	iRsT
^munchen	bUcUiH
^munchen 	cQ
^munich	cS
^municipal	bUjH
^munster	bJcZ
^munster 	cU
^murcia	cRnU
^murcia 	nV
^muri	aHc\\
^murnau	cQ
^museum	bDh\\
^museumspadagogik	aW
^music	aVhQkK
^muslim	bTiLmLsU
^muss	jSlSrJsU
^muss :	jS
^must	iLj\`s[
^must 	j^
^must be	oVs[
^must have	jW
^must pass	hJjV
^mutual	b[
^mutuelle	bZhZ
^mutuelle 	bShS
^muy	hGkYmS
^my	q\\tT
^n	cUgSjS
^n +	eKm]
^n 0	cDeQfGgVhKjTkTnLpG
^na	aFg\\iD
^naas	bHc[iDmT
^nacelle	bWcJiDjT
^nach	fLg]oZqQ
^nach 0	eXiIsL
^nach 00	bWjRpQ
^nach tarif	bIgX
^nachfolge	iIoZ
^nachsorge	hIi[
^nacht	f[gV
^nacht 00	gY
^nachts	fQiRjY
^nachtzuschlag	gPqT
^nada	eThJpU
^nada de	eThKpR
^nagold	cZ
^nail	aSiU
^nail tech	aW
^nairobi	c[
^nairobi 	cStK
^naloxone	iY
^name	rT
^namensrecht	iY
^namur	c[
^namur 	c[
^nanny	iQ
^nanny 	aY
^nantes	bQcWdGiI
^narbonne	cX
^narbonne 	cV
^natation	bIjX
^national	aGbZiFnZ
^native	bPjU
^naturlich	qV
^naturstein	bKcEib
^naucalpan	cU
^naucalpan 	cU
^naukri	pV
^nav	i\`
^nave	hUmKpX
^navette	bKcLh]
^navision	iQkIlW
^navision 	cLiQkHlU
^nb	bUcGsQ
^ndis	jV
^ndt	iJjXkW
^ne	hKqRrZ
^ne le	qUrK
^ne pas	jPpKqR
^near	cg
^nearly	fIgYhLiFjVnKqJ
^neat	aKiHjWsV
^nebosh	jS
^necesita	aWbJcKtV
^necesitamos	fLqLtU
^necesito	aYcG
^ned	cLlLp[sS
^need	aPbJoQta
^need 	bJcIt[
^need to	jXsV
^needed	bIcHiLlFoYpGt\\
^needed 	aIbDcEiGjQkKl?oFsKt^
^needle	iP
^needles	bTjW
^needn't	lX
^needs	iJjYtZ
^needs :	jX
^neerlandais	j[kSpK
^neerlandais 	kSlQpI
^nego	gHi_
^negoce	bV
^negociacion	jZ
^negociar	iZ
^negociateur	a\\
^negotiator	aSsP
^nein	bKdJgTjQkLqKtF
^nein 	aQbGcKdJgSiJkKmHnGoJpLqIrGsEtE
^neiva	c[
^nen	a^bIcGiKtF
^nerves	j[
^net	gHh[iW
^netsuite	cKjUkI
^nettoyage	bUfIiQ
^nettoyage des	iR
^network	iUjI
^neue	hXiHjX
^neues	bUfJiIqU
^neuf	bXgP
^neun	b[
^neunzehn	gS
^neuruppin	cV
^neuruppin 	cV
^neuss	c\\
^never	f\\lZpIrQ
^nevers	nT
^nevers 	nT
^new	eJgSiXjKqKrFtX
^newcastle	cS
^newcastle 	cW
^newly	bWcJgGjFl^
^newmarket	cX
^newmarket 	cX
^newport	bJcVdUnI
^newsletter	iT
^next	cYeKiV
^nh	aTbRcJiJ
^nhs	hPjIkQpU
^nhs pension	hW
^ni	eQfPgLlYpJqVsU
^nice	bTcQkPsY
^nice :	k\\
^nicht	fJjR
^nicht "	jQrU
^nichtraucher	iIjWsQ
^nichts	aJjIpKrXsAtZ
^nie	fXlHrUsY
^night	a\\g[hIiQjT
^night 	aJgViEjHmV
^night 00	g\\
^night audit	fP
^night auditor	rU
^nights	aYfRgViHjP
^nights 	aVbIcFf[gPiGjI
^nights 0	fZ
^nights 00	fVgQqS
^nilgosc	hWjK
^nine	bJfVgIm^pJ
^ninera	aU
^nineteen	bZgQi=
^ninos	aLbQiSsQ
^niort	c^gJ
^niort 	cW
^niveau	bQgUiGtS
^niveau 0	bWiFjV
^nivel	bLg]iFjX
^nivel 0	aQbJgUiGjW
^nix	lSqQsR
^njc	gb
^nl	cKjd
^nm	hKiHjZ
^nmc	j^
^nmc 	jW
^nmc pin	jS
^no	lRsU
^no 	aJbIcQdXeQfWlImJpJqQtK
^no "	rW
^no agencies	bHlIpUrY
^no buses	hFiGjTlInWsI
^no degree	jKlX
^no evenings	fYiI
^no exclamation	rW
^no experience	jKlZ
^no hace	lQtR
^no hay	fXhWiXlF
^no lo	lTqUrZsJ
^no more	eYj^lK
^no need	hHl[qX
^no nights	aLfXhWiIsItL
^no one	s\`
^no pedimos	lT
^no pongas	rX
^no sales	gViYlFrP
^no saturdays	hYlL
^no se	jKlYqU
^no sundays	fbgFiL
^no weekends	f\\hRiGlR
^no women	pIqLs\\
^nobody	jJqRs[
^noch	hKtU
^noch nicht	iPlSmLqS
^noche	f\`iEjIqP
^noches	fZhR
^noches de	hWiG
^nocturno	cLf_gS
^noise	cKi_tI
^nok	gX
^nok 000	gS
^nom	j[
^nom 000	j[
^nombramiento	eZiJj\\oL
^nombre	bIqIrT
^nominas	aU
^nominas 	aWbQcKeJiGjL
^non	fQiLj_tF
^non-profit	bZ
^none	cHeQjKpEqRrRsZ
^none 	aKbHcKeViErYsG
^none of	cGfUiIpCqWsS
^noon	fSoHpY
^noon 0	fQoHpQ
^norfolk	cT
^normal	dFf]hGjGlInIpRrK
^north	cViKj[
^northampton	jU
^northampton 	cQjR
^northern	eJgUhFj=k]
^norwegian	aLbQcKgKhTiKjUkIlHpRqHrEsJ
^norwich	cX
^norwich 	cU
^nos	bVkWsP
^nosotros	bGhLiAjTlBm\\pJ
^not	aIjUsYtT
^not a	aKjTqTsT
^not asked	iQlW
^not for	aKdYhEjXlFmHpEqPrDtF
^not just	iJj]
^not to	jJpQqX
^nota	iY
^notarfachangestellte	a^bKjLmK
^notdienst	fWgS
^notdienst 0	fY
^notdienst nur	fT
^note	mPq]tW
^notes	t\\
^notes de	iW
^nothing	iKjJlVpUr\\tI
^notice	eGiIoGpXrKtT
^notices	iW
^notions	iEjTkZ
^notre	aCiJmRq_
^nottingham	iP
^nottingham 	iP
^nous	jU
^nous sommes	b[
^nov	fYoT
^nov 	ePfX
^nov-feb	bJfLo[
^november	fYiFpH
^noviembre	fZoK
^noviembre 	fTiK
^now	aBbKcIiHmHo\`pKqHrKtR
^nplq	jWlR
^nps	gIh[iSjHtF
^nr	bDcYg[jE
^nrp	iGj\\pJ
^ns	gIh_iJjGkKnD
^ns business	hVjK
^nssf	h_
^nsw	cTjQ
^nuchtern	iKjZrAsW
^nueva	cW
^nueve	gRiRmY
^nuevo	bEc[
^nuit	f[sG
^nuits	fRg[iFnL
^num	jGm[
^numeracy	iGlW
^nunoa	cWnK
^nur	fUjErWs\\
^nurnberg	cT
^nurse	aQmV
^nursery	a\\bEcEhXjC
^nursing	aWbPiAjIkZlI
^nv	cHe\`g[iJj@mJ
^nvq	j\\oJ
^nvq 0	j[
^nyon	cYiJjK
^nyon 	cYiJjK
^nz	gUkHsT
^nz $	g[
^o	aSgS
^o sea	fQjHkHsStU
^oa	acbFmK
^oak	bQiW
^ob	bLiVjGl\\qY
^oban	cVjUnJ
^oban 	cRjV
^objet	pVrJtS
^obra	cQeZiTjR
^obra 	cGeYiLjU
^obra en	c[eHiJ
^obst	h\\
^obst 	bRcJdKhSiRpK
^obviously	hPqUrW
^obviously 	gHhTjTkLpI
^occ	gJiHjKmX
^occasional	fZiLnX
^ochenta	aLbWgTiI
^ocho	eIfVmXoU
^ocho a	fYmK
^ocho y	fU
^oct	cIePiVoT
^oct 	eQfSiTpJ
^october	fZoQ
^october 	bUcReJ
^octobre	ePfRmKoQ
^octobre 	ePfRmKoQ
^octubre	eU
^octubre 	o]
^odd	bQcGf^nT
^oder	kStZ
^oder 	aIcIfGgGhJjDkRpIt]
^oee	i^jJ
^of	hKoV
^of 0	bTfQhKmQoQpJ
^of the	fThBsW
^off	bKcVfXqU
^off-season	bIfUiQ
^offenbach	cS
^offenbach 	cS
^offers	iZ
^offi-jahreskarte	hW
^office	bRdT
^office 	aKbCcDd;fIhLiRj\`tT
^office is	bJc^
^office manager	aVcTrK
^offiziell	aViFqT
^offnungszeiten	fW
^offshore	bRcCkDn[
^oficial	a^
^oficial de	aXiJjJmS
^oficina	cXdTfJmS
^oficina de	bTcHdFi\\jL
^ofsted	bV
^oguk	jZ
^oh	bHcShKiDjFlEmLqRrSsStQ
^oh and	jIlEqQt]
^ohne	bPhGjPlRrW
^oil	i\\pK
^oilskins	aJh[pK
^oilskins 	hXiL
^ojala	cKiIkaoRsS
^ojo	qUrW
^ok	aLjSth
^ok 	aKcIfKjEqVtX
^ok so	sQtV
^okay	iKlDtc
^oktober	fUoQ
^oktober 	fVpJ
^old	b[jLqU
^oldenburg	cT
^oldham	c[
^olen	iY
^on	qR
^on 	cTfXhIiE
^on a	bPgJq_
^on call	f[mQ
^on cherche	tR
^on en	bLdLeGjGk]lImJpJqDsU
^on est	b_fDgQiLqIsR
^on fait	bZpS
^on ne	fSjLkWlGqRsHtL
^on ouvre	fQtT
^on paie	g[jKtU
^on se	bJlJrKtZ
^on site	dYhRjI
^on the	cX
^on veut	bKdVeIfLhKjImJoHqGsRtT
^on-call	f[gViHlG
^on-call 	gV
^onboarding	iZ
^onboarding 	iT
^once	cKdSfJjUmZsJ
^oncology	aTgIkU
^onda	bKc\`
^one	bQfS
^one 	aUbRdUfShKiIjBkIlL
^one anchor	dX
^one day	bIdVfV
^one in	cWjKtS
^one is	jTpLqXtI
^one of	hRjWqIsT
^one sat	f[
^one saturday	fU
^one week	aKcFhTiGnZ
^one weekend	fU
^one year	e[gShBiKjTpK
^one-offs	iU
^ong	aFbdiHjH
^ongoing	aGeYmS
^ongoing 	aLe\\
^online	pa
^online 	pW
^only	pTsQtS
^onsite	bIdQhSjKpT
^onze	fRgUoLtK
^oos	aKbHcGdKeKfLgKhKi\\jJkLmKnKoLpKrKsKtK
^open	bViXmKrW
^open at	bGfPhLiUqW
^open-ended	bKe]
^opening	iQoR
^opera	bQj\`
^opera 	bVjS
^opera cloud	jW
^operador	bTjU
^operador de	cVjL
^operadores	aZ
^operario	aU
^operarios	aabJ
^operateur	aRbRpH
^operator	bQjQ
^ops	aUbIePfTiGjHmTpW
^optical	bUoI
^opticien	a[iI
^optico-optometrista	aX
^optik	bYgKjI
^options	fHgZiHjJ
^optom	a\`
^or	jP
^or 	cLdKgSjJkEpYtW
^oral	bQiSjWpPsL
^ordenado	iCjZlS
^order	i]
^order book	bZ
^ordering	oJ
^ordi	dFh\\
^organic	bThY
^organiser	jP
^organist	aX
^orleans	cV
^orleans 	cV
^ort	cbfGgShJiI
^ortho	iZjP
^ortho 	iUjR
^orthographe	jYpH
^orthoptiste	aPgJsR
^os	hVjRtS
^oscp	aFcKiJkYtK
^osde	gThViK
^osde 000	gFh]
^osha	iKjUk\\lJ
^osnabruck	cU
^osorno	cQjLkKnW
^ostern	cLeHf[oQpCqG
^ostern 	cJeDfKiToUpH
^osterreich	iQn[sJ
^oswestry	aKcWtL
^oswestry 	cW
^ot	aTbUfWgYiHjH
^ot 	a\\bGcJfBgS
^ota	aWbGcJi[
^otdr	hIiSjV
^ote	g\`
^ote 00	gU
^other	jJl[
^otherwise	bJcTdYeRgKmK
^otp	hWiHjR
^ou	aPjY
^oui	aIcKfLhVjVkJ
^our	aJbSgGqT
^ourense	cV
^out	bLc]nV
^out by	f\\gEiFpL
^out of	cXf=iY
^out the	aIcDhSpJtW
^out-of-hours	fUiRjL
^outillage	h^iE
^outside	bEcahHiJ
^ouvert	aSbJfRiKlVqH
^ouverture	fUiPoX
^ouvrier	ab
^ouvriers	aUiIjR
^ov	aWkJnWtK
^over	bQiVjQ
^over 00	bQiYjQ
^overlap	oW
^overlock	iKjV
^overnight	aCbYeFfLhHiKjIn[
^overtime	fVgRhH
^own	bQhRj[lQ
^own 	jTlT
^own car	hJlUn[
^own hand	jXrK
^own the	iYjH
^own tools	j]
^own transport	hJiGlTnU
^owned	bV
^owned by	bU
^owner	iSjHmXqQsStP
^owners	bWcKhIiIpIqT
^owns	i\\
^oxygen	iJjZ
^oye	qRt\\
^oyonnax	cV
^oyonnax 	cQ
^p	gQj^
^p &	aRbQhViSjFtK
^p 0	gajDkR
^p-schein	jY
^pa	aSiU
^pa 0	ja
^pa to	aTiLmU
^paciencia	jY
^package	gZ
^packaging	bSgKhWjI
^packing	ia
^pacu	aQiTjIlV
^padagogische	aTiKlWpH
^paderborn	cU
^paderborn 	cR
^padi	bWiHjX
^paediatric	kT
^paeds	i^jDkVlF
^paga	cGiZjJ
^pagamos	gThIqWrLtQ
^pago	g[iQ
^pago delegado	g]iK
^paid	gRhYpS
^paid 	eTgChGnVpR
^paid social	aTbHdHhGi[jK
^paid weekly	fHgYiJ
^paie	gSiYtR
^paint	cKiW
^painter	cKgKiX
^painting	iV
^pair	aEbGcGfHiJmVpT
^pairing	iJpT
^paisley	cV
^paisley 	cV
^palace	b\\cH
^palefrenier	aRiImSsR
^palefrenier 	aSmT
^palencia	cW
^palencia 	cW
^palenque	bWhJiS
^paleographie	jY
^palliative	jKkY
^palma	cY
^palma 	cZ
^pamplona	cV
^panadero	aR
^panama	cRfW
^panel	fQiWp^
^panel 	iKpZ
^panels	bXcL
^panier	bRgShW
^panier 	gXhJ
^panier 00	bVgRhC
^paniers	gXhQiJ
^paniers 	gThRmK
^panneaux	bXcKiEtJ
^panto	aYbQcK
^papa	qT
^papeles	iHjQlZpS
^paper	cJfKjKkFp]qJtL
^papers	sR
^paperwork	iZ
^papiers	dJi[
^paquete	gXhK
^par	fXjHpVrKtG
^par mois	eJf]iGnQ
^para	cPoVtS
^para el	cRoQtU
^para la	bKcTtP
^parage	i[
^paralegal	aQkWsI
^paraplanner	aZ
^parc	bQcIi\\
^parcels	i\\sJ
^pardon	aKcJqVr\\t<
^pareja	bHiKmWpLsX
^parent	ib
^parental	eWhQ
^parents	hYiPpJsQ
^paris	c\\fIjQnT
^paris 	bTiKjR
^paris 0	cQjQnV
^parish	dGpZ
^parish administrator	iQsS
^park	cQhWiD
^parken	bLcQgJhWiJ
^parking	h_
^parking 	hT
^parking p	hPqL
^parkplatz	cJhYmL
^parkplatz 	hT
^paroisse	bZ
^parque	c]
^parrilla	bUiU
^parroquia	bWcQ
^part	eSgZiFtQ
^part time	aReXfPgImQ
^part-time	aQeSfW
^part-time 	aPcJeVtL
^parte	gQhKiToWtL
^partes	i\`lKrL
^participacion	g^hLiDjK
^participation	g_iG
^participation 	cKgXhSiK
^partir	iP
^partner	mapJqU
^parts	fLhSiV
^pas	rQsT
^pas 	aBcKiXqIrXsZ
^pas besoin	l_
^pas de	fSrP
^pas le	fRiGjVsI
^pas plus	dVfWkDrR
^pas un	rZsV
^pasa	hJlSpZrF
^pasaje	gHhSiHnU
^pasajes	bKhY
^pase	eLhajFoK
^paseo	i[
^pass	iGj]pHsX
^passages	hYiK
^passau	cQ
^passau 	cQ
^passe	cIi]qUsJ
^passed	j\`lD
^passer	p\\
^passer a	fLpT
^passing	bCfKiXtS
^passport	cKhDiGjZpYsC
^passports	pV
^pastor	iImTqWtR
^pastry	aYsQ
^patch	c_fSiSjG
^patent	aVjJlXtK
^path	bRgJiV
^patience	jd
^patience 	jT
^patience with	iJkU
^patient	aFbZjUpQ
^patient 	jZ
^patienten	iY
^patients	bTiWlDrI
^patio	cZhViHnJ
^patissier	iJjKm[
^patron	aVbLkUmQqK
^patron de	aWbKiGjQkVqK
^pau	c^
^paul	eJfYjJlHqRtX
^pay	g]nR
^pay :	gU
^paye	e_gQhJjH
^payee	fUgEhJiKpX
^payerne	cY
^payments	aTbYjF
^payroll	aZiT
^payroll 	aUcJiUjHtP
^payroll officer	ePqS
^pc	gJhXiPjQ
^pc 	iQjQ
^pca	aQbSgSjJ
^pda	bKiW
^pdf	iCmJp_
^pe	aVgXjJ
^peace	aEbGcTiIj\\
^peajes	bJh\\iG
^peak	fUhFlJoRrK
^pedidos	gJlToJ
^pedimos	aHjYlI
^peer	aY
^peers	aGbJcLeKfIhJiHjKm\\oLpKqL
^peine	aGcXlQqJ
^peintre	aY
^peluquera	aW
^pen	aYbKjXrK
^penang	bScUiG
^penang 	bWiH
^pendeln	iInX
^penrith	cU
^pension	hW
^pension 	hW
^pension 0	eKhZ
^pension 00	fJgV
^pensioner	bJhKi]
^pensions	aQ
^pensionskasse	h]
^pensum	fYgHjIkJtS
^penzance	cU
^penzance 	cU
^peon	aW
^people	iJjZqVrW
^pepiniere	bX
^per	aGgShPoTtT
^per diem	gXhU
^perdon	bJeSfQiEjHmQpIqRtJ
^perdon 	aHbGdIeVfRhIiHjEkIlHmRnIoIpHqArIsGtJ
^perfil	dKgImGrTsZ
^period	j[
^perito	bHcLhJjT
^perks	hVtK
^perks :	hVtK
^perm	aPe_fJ
^perm 	eQfJ
^perm after	eW
^permanence	iQ
^permanences	iY
^permanent	e]
^permanent after	eU
^permis	jZ
^permis 	jVkR
^permis b	jW
^permis be	jV
^permis c	gKhPsX
^permis de	iW
^permiso	j[
^permiso b	jU
^permisos	iZ
^permisos 	jU
^pero	kSlSqRtP
^pero si	jQlUqL
^pers	gGh]iIjE
^person	aKiTjSmS
^personal	iVkKlUmU
^personal licence	dIiHkFlY
^personalrabatt	hX
^personalreferent	aQqT
^personalwohnung	gIh_iK
^personas	i[
^personne	lLqRtS
^perth	cWpS
^perth 	cRpU
^peso	iV
^pest	aWjJmKrP
^pet	aWbPiS
^peterborough	cQgLiQ
^peterborough 	cS
^petite	bKcHdKfViXjF
^petites	iWjH
^petits	nW
^petrol	gViPnH
^pets	aKbJcJdIfHgJhRiHjEkJlSnJoJpGqJrJtL
^petty	i\\
^peu	i]
^pf	h[jL
^pf 	hYjK
^pfaff	iKjTl[
^pflanzen	hViRmJ
^pflaster	i\\jJ
^pflege	iP
^ph	iTjIpU
^pharmacist	aSsS
^pharmacist 	aStK
^phase	aJbWgKiTmL
^phd	jXl[
^phone	hTp^
^phone 	gVh]
^phones	bUfJi]lG
^phones 	aSbIiY
^photo	i\\pJsY
^photography	iBk\\
^photos	iDjJk[pS
^photoshop	jUkS
^photoshop 	jTkR
^physics	jV
^physio	hTmT
^physio 	aLhTmW
^phyto	bGi]jFnJ
^pi	bFcZiGjFmWtL
^piano	aSbQcHhV
^pianos	bWiRsGtK
^pick	fXgRjGlQ
^pick-up	h\\
^pick-up 	h\\iD
^picking	iT
^pics	bUiJjLpWsLtK
^pida	i\\jK
^pido	jVqU
^pie	bIi^sJ
^piece	g^iK
^piece bonus	gV
^piece rate	gWiI
^pieces	iYjI
^pieza	h]iK
^piezas	bXdYiBkL
^pigiste	eWiK
^pikett	fX
^pilot	aVhUiSjGlSpL
^pilotage	iT
^piloto	aZiJjK
^pilots	iPlW
^ping	hYiBpV
^pint	fKh[pPsJtJ
^pintor	aU
^pintura	bKiDjQkZlLpJ
^pip	bHdLhJi^
^pipelines	i_
^piscina	bQcQiS
^piscine	bUiV
^piscines	bT
^piso	cWgQhV
^pisos	bIicjK
^pizzaiolo	aZ
^pizzero	aQcP
^pl	a\\dTfBgXjE
^place	c\\iR
^plain	iSrZ
^plan	eUhQiZjC
^plan de	hTiW
^plan the	bEi[
^plancha	cGiXjTnK
^planeacion	iX
^planilla	eVhH
^planilla de	eDi[jR
^planillas	iU
^planner	aSmXtI
^planner 	aKmZ
^planning	bKeHf\\gUhIiSpLtT
^plano	cWj]
^plans	i]
^plans de	iT
^plant	bDcViFjQmWpLqP
^planta	bUeZiK
^planta de	aIb]eG
^plantillas	iQjT
^plants	bScJhXiI
^planungsburo	aHb]
^plasencia	cV
^plasterer	aSiRsL
^plataforma	iFj_
^plataforma elevadora	jS
^plateau	bLiQ
^plateforme	aHbRcZhKiHtJ
^platform	aSbCiTjEkW
^plating	iKjZkL
^platinum	jZkL
^platt	iHjHkPl]tK
^plauen	cV
^plauen 	cV
^play	bScJhKiYjHkJ
^plays	gKiFj[kT
^playwright	aCjZ
^playwright 	aHiRjR
^plaza	eShR
^plazo	eZfHoKpX
^plazo fijo	eY
^plazos	iZ
^plc	jSkV
^plc 	iQjRkQ
^plc s	iCjIkX
^plda	jW
^please	iJpPrVtY
^please 	cIrQsRtR
^please don't	qYtK
^please make	qJtS
^plein	aFbDcUgPhFi]jK
^pli	gSiIjVkK
^pliage	iTjS
^pln	gS
^pln 0	gU
^plombier	aYrP
^pls	aLc@gUjDrTt\\
^plumber	aZiJqP
^plumber 	aY
^plume	j\\
^plus	g\\
^plus 	gJhSkUtU
^plus 0	bQfSiK
^plus a	fHgShVmPoLpJ
^plus de	gPhZ
^plus one	cXgJjP
^plus points	gIk]
^pluses	cLfSiJkV
^pluspunkt	jIk]
^plutot	cIiKs\\
^plymouth	bIc_
^plz	aIbEc_fLgJiAjEnX
^pm	a]gThCi@jDmdtG
^pm 	aZgQiFjKmP
^pme	aSbX
^pmp	bQiGj]
^pmp 	bSdLjT
^pms	iPjT
^po	aUiJm^
^po 0	aZgTjSmF
^pod	dKhUmZ
^poda	iYjT
^podcast	iRkU
^podemos	eKgRqP
^podologo	aS
^podologo /	aS
^point	aJb@gSiUjKkDrEtW
^pointe	aJbIeKf^pJ
^points	aKg\\hHiBkPlImKsLtQ
^polanco	cU
^polanco 	cT
^polar	a[bCgHiZmL
^police	bGiQjXlHmTpKqS
^policy	aQjK
^policy officer	aQjK
^polier	hLiLm\\pP
^poligono	tW
^polish	iQjW
^polish 	cLjLkWlR
^polish or	jEpQsV
^polite	iGjZ
^poliza	hViGjU
^polnisch	iQjKkU
^polnisch 	dIiJjUmLrT
^polo	bJhYiSpK
^polo 	hZpK
^polsterer	lW
^polymechaniker	aQcHsT
^pompes	bT
^pompier	aRiT
^pon	aFrStW
^poner	i]
^ponferrada	cX
^ponferrada 	cT
^ponlo	rdsK
^pontarlier	cT
^pontivy	bScSfHiJjHqK
^pool	jVlRmQnY
^pool car	bKhFiLn^
^pop	bQpZ
^por	e^gU
^por eso	bWeJpLqW
^por favor	eIkKlTrVsR
^por la	dUpZ
^por los	eIfIiLjHkWsW
^por semana	eHfWgRhInQpJ
^por si	bTcFeLhHjX
^porque	sY
^port	aCcRhHlPmR
^port de	iKjYsQ
^port of	aKbZiK
^portafolio	iDj]
^portal	p[
^portatil	h[jG
^portefeuille	aLbKiUjU
^portfolio	iDjWp\`
^portfolio 	p\`
^portfolios	lHpY
^portugais	kWsK
^portugais 	cKkSrRsI
^portugal	cHeKiCjKkXnX
^portugiesisch	jEk^
^portugues	j\\kV
^portugues 	iKk\\
^portuguese	iLjU
^portuguese 	iJjSkQ
^pose	iU
^pose de	iV
^poseur	sH
^posgrado	kJlY
^position	aVhLiItT
^possibilite	hW
^possible	fPhQjJo[
^post	iZoWqP
^post 	cJeThLi]
^post :	aVbJp[
^postdoc	a^jJ
^poste	cViGo[tR
^postgres	jX
^postgres 	jS
^posting	aIpY
^postnatal	i^jL
^potash	bViL
^pots	iY
^potsdam	cXdI
^poubelles	iT
^pour	aIcPoPtS
^pour 	aFcFeTiFtW
^pour la	oZ
^pour le	cThHkY
^pour un	aHbRcT
^pourboires	g\`iKsK
^pourboires 	gR
^power	kV
^power bi	jRkW
^ppap	i[jH
^ppap 	iT
^ppe	h\`iHjDpT
^ppe 	hWiJ
^pr	hKiYjGoU
^practical	p[
^practice	hQiBp^
^practising	hZiBlKsS
^prairies	cViU
^pramie	gS
^praxis	b]
^pre-screening	iT
^pre-shift	iY
^preavis	iVjGoX
^pref	eHiIjIkb
^prefer	gKs\\
^preferably	kY
^preguntar	pU
^preguntar por	pU
^prelevements	iU
^prelevements 	iS
^premiere	jYmY
^premiere 	hQjZ
^premio	bRgWiL
^premio por	gX
^prep	gTi_
^prepaga	h[iG
^preparar	iVjL
^preparateur	aSlLqQ
^preparation	iX
^preparation des	iX
^preparer	iW
^preparer les	iX
^preparing	iV
^prepose	aXcI
^pres	bIc^iF
^presence	dTiR
^presencial	dUpS
^presencial 	pV
^presentable	dJpGs]
^presentarse	pY
^press	aXbJi\`jK
^presse	i\\jV
^pressereferent	aS
^pressing	i^oH
^prestacion	eTgSiG
^prestacion de	gU
^prestaciones	gVhSiGtI
^prestaciones de	hX
^prestamo	iT
^prestamo 	iX
^prestataire	b\`gKmH
^presto	iIj[
^presto 	jW
^preston	cR
^preston 	cS
^presupuesto	bVgFhV
^presupuestos	fJiX
^preventif	eJiZ
^prevention	iV
^preventivos	i[
^prevoyance	bDhZ
^price	eTgRhIiUqL
^pricing	aW
^pricing actuary	aWbQiJ
^prima	eTfKgWiDjSpK
^primary	aKbAcJgJhGiWjIk\\
^primates	aXiQ
^primavera	bLcIiLjXoX
^prime	gd
^prime 	gW
^prime 0	f[gD
^prime de	hY
^prime sur	gU
^primer	fHhRjXkJlW
^primera	eHlUoWrJ
^primero	oSpHrZ
^primeros	bQiKjZoR
^primeros auxilios	j]
^primes	g]
^primes 	gY
^primes de	eS
^prince	cUiKjLkZ
^principal	m\`pP
^prise	iToQ
^prise de	fViHjSoU
^private	aPbVhWiK
^private medical	hX
^privately	bR
^priya	eStU
^pro	gYhUjW
^pro rata	aQgX
^probate	aPiV
^probation	b[dRgKiA
^proben	iV
^probenahme	iZ
^probespiel	pT
^probetag	p[
^probezeit	e\\hJpF
^probezeit 0	eQ
^process	aXjGpU
^process :	pW
^procurement	aSiQ
^procurement 	aSiQ
^prod	aKcGeKhIiIjClKnKoHq[rKsKtT
^produccion	bDcKePgViHjJmYqLsI
^producing	bW
^product	gChRiKmV
^production	aQgZiKlImU
^production planner	cIqT
^producto	bSiV
^productor	aTiLrR
^produktmanager	aY
^prof	aXq\\
^prof de	aUiPjT
^profe	aX
^profe de	aX
^profesor de	aR
^professeur	aJbKgYjI
^profils	aJiXmHpGqU
^profit	aJgWhQoI
^profit share	aGbLgShUoEtL
^profitabel	bX
^profitabel 	bX
^programa	bTcHeWjI
^programacion	i[nJ
^programador	aQcR
^programmation	iZ
^programme	bYjK
^progress	iWjQ
^project	eSjEkRmQsQ
^projektbefristet	e[gKiK
^projektleiter	aQqS
^projet	bQiVtQ
^projets	aW
^prokurist	hKmYpK
^prolexis	jW
^promedio	bKfKg[nH
^prometheus	jX
^promotion	j^
^prophet	jXkJ
^propina	g_sP
^propinas	g]hLiFjQ
^propinas 	gU
^prorrogable	eU
^prospection	iS
^protection	iX
^protel	jS
^prothesiste	a\\iJ
^protocolo	iRjS
^protokoll	bDqStT
^protokolle	iR
^proveedores	iU
^proveedores 	iU
^providencia	bLcYgJ
^provident	eJfIgJh]
^provident fund	eKhV
^provision	gYqQ
^provision 	gW
^proyectista	aYbK
^proyecto	eCiQoZ
^proyectos	iY
^prueba	eQiW
^pruebas	bIcJgTiWpH
^prufer	aX
^prufungen	iEn^
^pruning	iU
^psa	iLjY
^psc	j]
^pse	jXqR
^psi	j\`lE
^psicologa	aZbPcL
^psicologia	jHk[
^psicologo	mX
^pso	a]cJjUkL
^psych	j^pL
^psycholog	aWeRjE
^psychologue	aZbRiG
^psychometric	p\\
^pt	cKeZfLiQjKpE
^pt 	bJcHdLfKgRiTkJsL
^pta	aXcQfH
^pta 	aScIiIjUmBtL
^pto	h\\iJjJ
^pts	aUhLkLlY
^pub	bSfJhXiXjC
^public	bXjV
^publication	bKiSjKpX
^published	fXhLiSjK
^publisher	bLiHjYqT
^puebla	c\\nK
^pueblo	bGcWfInW
^puertas	i\\
^puerto	bPcY
^puertollano	bScQ
^puertollano 	bS
^pues	aKiUqUsS
^puesta	iX
^puesta a	iX
^puesto	aYcXiHtK
^puis	eTjIp[
^pump	fKi]jI
^pumpen	aX
^puncion	iQjY
^pune	cdjL
^pune 	cV
^punjabi	iLjPkW
^punjabi 	bT
^punta	cViRjK
^puntaje	g[iDjH
^puntos	jVkQ
^purchase	aUiSjJ
^purchase ledger	aUiSjJ
^purge	i[
^pushback	bKiW
^put	r[
^put the	hFrZ
^putting	iZnGtF
^putzfrau	aRbU
^pv	aXsR
^python	iIkXtP
^python 	aRiKjSlPtP
^python or	jVkE
^pytorch	cIj\\
^pytorch 	jV
^q	i=jYoX
^q 0	o_pI
^q-grader	iHkZ
^qa	a]mS
^qa 	aTcJiBjHmYpJ
^qc	a[jHmVpL
^qc chemist	aT
^qgis	jTkY
^qgis 	jRkS
^qm	aGbFcIdKeKfFiQjDkHlKm\\nKoKpKqKrKsHtE
^qqi	jZ
^qqi 0	jZ
^qs	aRtR
^qs 	aRtR
^qts	j[
^qts 	jY
^qu'ils	pS
^quad	aKcGdKeHfJgKhUiFjRkSlLmJnKpJqJrJsKtJ
^qualif	gLiGjVlT
^qualification	fLiWrK
^qualifications	iBlRt]
^qualified	aRbFcIfHgUjRlSoE
^quality	aGbDcIiYmXrS
^quals	gWjY
^quand	fVmIoTpKsH
^quart	bJfSiT
^quarterly	cLdUfKgUiQjK
^quarterly bonus	gT
^quarters	hYiI
^quartier	cSgSh]rI
^quatre	bSgLhSmR
^quatre ans	eKjYmI
^quay	bIcLeLhIi[
^que	jY
^que 	cKjUpQsRtS
^que el	pDr_sF
^que escriba	cKjTpR
^que haya	iBkYsX
^que llamen	fKpV
^que no	jVrRs_
^que se	fPoQrRsS
^que sea	jY
^que sepa	jQkW
^que tenga	jX
^quebec	cUdT
^quebec 	cTdR
^quechua	j^kD
^queen	bQiT
^quelqu'un	aRs[
^quelqu'un pour	aVsI
^quelques	jQkW
^quereinsteiger	lZ
^quereinstieg	cKlZpL
^queremos	aScGiGjRlKtR
^queretaro	cW
^queretaro 	bQcQ
^questions	jKmY
^qui	aGkPo]
^quick	iIj_tV
^quick one	bXjHtR
^quickbooks	iIjY
^quiero	aSbJ
^quiet	fYiRoGpEqR
^quince	aWcIfWgTiGjItJ
^quinto	dTeQ
^quinze	hUiKjSoRpJ
^quiropodias	iY
^quita	r^
^quota	bJeWi]
^quote	bTfGpUr^
^quotes	iU
^r	gVjQ
^r 	aIgKiJj_kQ
^r &	fRgJhTiUqP
^r 0	g\`
^r 00	g^
^r 000	gXiJjRlH
^ra-micro	jU
^ra-micro 	jW
^rabais	hW
^rabatt	hU
^racing	bVqJ
^racking	iU
^radar	i\\
^radiation	aQjGkX
^radio	bYiRjZ
^radiographer	aVjHlW
^radios	iV
^radlader	gKj^kK
^rafaela	cT
^rahmenvertrage	iY
^raigmore	aJcY
^rail	bTh[jHkHlT
^rails	iU
^raised	iGjRsQ
^ral	gW
^ramadan	fXoHsF
^ramp	aYiT
^ramp agents	a\\iI
^rampe	i\\jK
^ranch	cRhT
^random	iIjX
^range	gXiGrT
^ranger	aQmZ
^rangierbahnhof	cY
^rappel	eTpZ
^rapport	cKi]jJsU
^rapports	dUiVpI
^rare	bRiU
^ras	cd
^rat	iZ
^rate	gYjLtI
^rates	e\\hKiHjF
^rathaus	aJbJc[jL
^ratio	fCgJiTjKm_
^ratios	iY
^rattache	mZ
^rattachement	iKmZ
^raum	c\`
^ravalement	aIcLiYjV
^rc	bWiUjGpL
^rcp	iKj[lK
^rda	aKjZ
^re	dTiJtZ
^re :	t[
^reach	aUiEjVkW
^reach truck	jFk\\
^react	aQcKjTkP
^reactivos	bKcHeLiUjWsL
^read	iBj_pU
^reading	c\\dEiIjW
^reading 	aKc\\iG
^reads	iAjnkKqE
^real	gZiUjQ
^realistisch	gQ
^really	fTjYkIlKqR
^reaper	iLjSkZpL
^reassort	iX
^recall	fKgViYjF
^recepcion	aWcGi\\mK
^recepcionista	aUhT
^recepcionista 	aQbJcLhWiJ
^reception	aGiSjItV
^receptionist	aTiLsR
^receptionist 	aQ
^receptionniste	aSsK
^recettes	jS
^rechen	cLiW
^rechenzentrum	cUiK
^recherche	aQbHiUtR
^recibir	iV
^recibo	eY
^recien	iLlVsQ
^recklinghausen	cU
^reclamaciones	iU
^reconocimiento	jXsS
^recovery	lIqT
^recruit	aTgRiYtD
^recruiter	aRpR
^recruiter screen	pT
^recruiting	aRbR
^recruitment	aRhIlKpVsQtK
^recrutement	lZmFrStK
^recruter	iX
^recup	f]hHiIoF
^recycling	aUbGcLiSjK
^red	bQcQjW
^red deer	c_iJjI
^red seal	aKj\\lV
^redaccion	dKgEiDj\\kU
^redactalo	rX
^redacted	p^rJ
^redacteur	aT
^redaction	iWjVtJ
^redditch	cW
^reden	gRjX
^redes	iJj[
^redige	jRrP
^redlines	iW
^reductions	hP
^reductions 	iX
^reederei	bV
^reeducation	iUjI
^reels	iYjW
^reels 	iRjV
^reemplazo	eX
^reer	h_
^reer 0	hY
^reer collectif	h\\
^ref	mRpYtV
^ref 	pZ
^refa	a\`cKsJ
^referees	pQ
^reference	p[rT
^references	iTjJpR
^referencias	cKiKjXpT
^referent	bSmT
^refineria	c^iH
^reflective	h\\iE
^refraktion	iY
^refuerzo	eRjW
^reg	aYfCiUjIpXtI
^regensburg	dR
^regensburg 	cV
^regente	aVbJiEmX
^regenzeug	hU
^regie	b_iLjHpU
^regime	hXiQ
^region	bHcTiHnTtR
^regional	bUiKkXmZ
^regisseur	aT
^registered	aSiKj\\
^registered manager	aZgGjHqP
^registre	cHhJi]
^registro	bKiWjWmP
^registro 	cJjLkImZpH
^reglage	iX
^reglages	iQjToI
^regleur	aWkL
^regular	eZgT
^regular 	eXgXiK
^regulation	iZ
^regulatory	aXbLcGiTjFtI
^rehab	aTbS
^reims	bFcVdZhIiK
^reiseburo	aSeKlUsJ
^reisekosten	iX
^reisen	cFiX
^relacion	eZ
^relances	iU
^relations	ib
^release	eHfahJnD
^relevage	iU
^releve	bIiWmQ
^releve de	bJmUpS
^releves	i\\jK
^relevo	eUiT
^relief	aXjD
^relocation	gShX
^relocation 	hY
^relocation to	hQ
^relocation up	gJhY
^remates	iY
^remise	gLhWkQ
^remise 00	hSkR
^remontajes	iRjV
^remote	dZ
^remote anywhere	dS
^remote uk	dT
^remoto	dX
^removals	aZiGjQ
^remplacement	e\`iQ
^remplacement d'un	e[
^remplacement de	aIbLcFeGi[
^remuneration	eGg_
^rencontre	pV
^rendez-vous	mSpX
^rendimiento	fJgIhLi]
^renewable	eT
^rennes	cW
^rennes 	cU
^renouvelable	eW
^renovable	aHeZiL
^rent	eYgSiUjI
^renta	gQ
^rentable	bXgKhJoI
^rentree	cKiJoX
^reo	cDjZ
^rep	aKjclKpQ
^repairs	bUgKhT
^reparation	aT
^repas	bDgIhd
^repas du	hUiK
^repassage	iP
^repeat	eUkK
^replies	p]
^reponse	fLhJiKpZ
^reponses	pW
^report	iSjRpS
^report to	mS
^reporta	mX
^reporta a	mV
^reporte	aGdYiSjI
^reporting	mV
^reporting to	aLcKmZrP
^reports	gXiImY
^reports to	iJjPmX
^repos	fV
^repos dimanche	fT
^reprise	ePgWhLiQoY
^req	aQcJgGjZpZtJ
^requerimientos	iV
^required	j\\lJtG
^research	bYjKkX
^reseau	bHcLhDjDk^mK
^reservas	i^
^reservations	iU
^reservations 	iT
^reserve	b\\eRiGrK
^reservoir	aV
^resi	aWhKmSqP
^residence	cXdSeLhUiAjHoWpI
^residencia	aJbXiKjX
^residencia de	bW
^resident	aVeWoJ
^resident 	aVbJcJeTgG
^residente	a_mG
^residential	bKcLi^jG
^resistance	j\\lK
^resolucion	jW
^resort	aKbXcJ
^resp	aXbJcHjKmY
^responde	aLmY
^responder	iZpRqK
^responsable	aSmW
^responsable de	aX
^rest	dSfUiIjGlRtV
^restaurador	aXbI
^restaurant	aKbUfKgJha
^restaurante	bVcVhLiFjJ
^restaurateur	aY
^restaurator	bFhUjKpR
^reste	bIcJfHiZqFr[
^resto	bSdVfZhQiK
^resume	p[
^resume 	pY
^resume +	pS
^retail	bIiVjQ
^retainer	aGbIeZfGgWhDiGjFmGnK
^reten	fZgSiHoI
^retention	g^iG
^rethus	jX
^rethus 	jV
^retired	jHkW
^reto	iIpUqU
^retouches	cKgSiUpJ
^retour	fKhJnYpU
^retraite	h\\sG
^retribucion	dHeGfGgUhUiEjKlL
^retrocession	g^iJ
^rettungssanitater	aUjJ
^rettungsschwimmer	aDgUhCj]lW
^returners	aYbLhFkHlTnK
^reunion	i[pZ
^reuniones	iU
^reunions	iRjQ
^reus	c\\
^reversing	iS
^review	fKgWoEpT
^reviews	iQ
^revisar	jKpJrYsL
^revision	gXiUpKqV
^revisions	iT
^revit	jg
^revit 	jY
^revue	fIi[
^revues	iV
^rezepturen	iW
^rf	jW
^rh	iYjCpP
^rhein-main	cZjJ
^rheine	c\\
^rheine 	c\\
^rhel	iIj]
^rhino	bZcJdKjTkTqI
^rhino 	bQcKkU
^rhyl	cZ
^rhyl 	cZ
^richmond	cZ
^ride	hXjG
^rider	iTjR
^riding	bShKiQjUkJlT
^riego	aTbJcKi^
^riego 	iX
^riesgo	cJg[hJiKjK
^rifseep	gRhU
^rifseep 	hU
^rigging	iUjFkV
^right	oQsQtd
^right 	tb
^rimouski	cV
^rimouski 	cV
^ring	iXpXqQ
^ring the	pX
^ringing	aSiQ
^rio	c\\iIpK
^ripon	aEbScT
^ripon 	aEbScT
^rising	gWhH
^risk	bQcKiUjU
^river	bScKpX
^rm	g]
^rn	aPcElVpU
^rn 	aPdJjJlWmIpGtK
^road	bHcLgDhRi\\jK
^roadmap	iV
^robot	aYbVcHiKmHpKrK
^robots	aSb@hLiYjEkV
^rodents	bPiQ
^rolar	f]
^role	aWiTjLtS
^rollenwechsel	iQ
^rolling	eKfQiQpX
^romanian	jRkJlVsG
^romford	cT
^ronda	cZ
^ronda 	cZ
^rondas	iZ
^rondes	iX
^rondes 	iQ
^rontgendiagnostik	aWbLhLiSjH
^roof	bRcGjUsK
^roofer	a\\jL
^roofs	hGi[
^room	hamU
^rooms	aKbCcKfHhfiBjL
^ropa	bSh^iK
^ropa 	hXpJ
^ropa de	h\\
^rope	iVjQ
^ropes	a[mLtK
^ros	iYjEkT
^rosario	bKcQdRiFpW
^rosenheim	cW
^rosenheim 	cR
^roster	fX
^rosters	fWiP
^rostock	c[
^rostock 	cS
^rota	fTiYmC
^rota :	fR
^rotacion	iU
^rotas	iU
^rotas 	iU
^rotating	fZiI
^rotation	fY
^rotation 0	fT
^rotational	aSfU
^rotherham	cU
^rotherham 	cT
^rotterdam	cT
^rotterdam 	cW
^roubaix	cP
^roubaix 	cP
^roughly	fSiHpS
^roughly 0	fSiHpS
^roulement	fUiSjGnW
^roulette	iXjY
^round	bFc\`pP
^rounds	cLgKiKmJp[
^royal	bTc\\iIkK
^rrh	a_bLcIhKiJjG
^rrhh	aJjKqY
^rrsp	gIh^
^rs	aScHgX
^rsph	j[
^rtt	hc
^rtt 00	hW
^rtw	aHbTiYjF
^rue	c\\m[
^rue de	cY
^ruf	bSpZqS
^rufbereitschaft	fTtU
^rufdienst	fWgT
^rufdienst 0	fWhJqQ
^rufen	iDp_
^rugby	aRbW
^ruhige	sT
^rule	bHi\\
^run	iYjW
^run the	aRiY
^runbooks	iYjK
^rund	eV
^rund 000	bVfV
^rundgang	iY
^rungis	cX
^running	iRmT
^running the	iX
^runs	gDiQjamJ
^rural	cQiKj\\
^russian	bRiKjR
^russisch	jGk\\lD
^rust	cPiBjRk\`
^rust 	cQjEkT
^rusten	gLhKiZjL
^rustenburg	cZ
^ruta	bKfIh[iUnT
^ruta 	aSbFcCdLfGgJhCiVmGoLpTrKsLtJ
^ruta 0	bGcQfEhGiUnU
^rutas	iXnV
^s	g[jT
^s $	gW
^s &	aPiUjP
^s /	bSg^
^s 0	aJbKfKgUiTjSkS
^s 00	gXjW
^s'il	gKlVrXs>tL
^sa	fb
^saarbrucken	cY
^saarbrucken 	cX
^saas	iT
^sab	fYiRjH
^sabadell	cX
^sabado	f_
^sabado hasta	fS
^sabado medio	fP
^sabados	fc
^sabados hasta	fU
^sabbath	hSiKjUlK
^sabbatical	hbjH
^saber	aKjZkW
^sablage	iX
^sachbearbeiter	jT
^sachbearbeiter /	bQ
^sachbearbeitung	aYiKoQ
^sachkunde	j\\
^sacristain	aT
^sacristan	bQ
^safe	iTjV
^safe pass	j\\
^safer	jY
^safes	iX
^safety	iWkI
^sag	aIcLfUgJqUtY
^sage	iGjckQ
^sage 	bIcKkW
^sage 00	iKj[
^sage 000	j[
^sage-femme	aZbKjK
^sagen	cXeTgKiFjI
^sagen wir	cQeUgItQ
^said	iBjGm_
^sailing	iIlWoV
^sailmaker	aT
^saint-brieuc	cT
^saint-brieuc 	cT
^saint-die	cV
^saint-etienne	cV
^saint-flour	cQ
^saint-gilles	aIcYiK
^saint-junien	cT
^saint-junien 	cV
^saint-lo	cY
^saint-lo 	cX
^saint-nazaire	cW
^saison	eRfUoX
^saison 	cIfPhQoW
^saisonkraft	aFcKeVfKiIjGkImXoKpE
^saisonvertrag	eR
^sala	aRbUcRhUiImL
^sala de	bXcKfGhTiI
^salaire	g^jJ
^salam	aJcIt^
^salamanca	nW
^salamanca 	nW
^salarie	aVcIeWgKh@iFmK
^salario	gV
^salary	gShQtP
^sale	aKeFfGg]iTjImH
^sales	iPjTm[pD
^salesforce	aSjSkQ
^salesforce 	aScKjSkP
^salford	cSjKkRlK
^salford 	cU
^salida	iKnT
^salidas	bFcVgUiK
^salina	bRcQ
^salle	bQcUiW
^salmon	aQbThFiT
^salon	b^hXiUoI
^salons	bPcRhIiR
^salons 	bScP
^salut	ta
^salut 	tU
^salzbad	cKiY
^salzburg	cY
^salzgitter	cV
^salzgitter 	cV
^same	b\\gRhFiCjIkVrRsL
^samedi	fX
^samedi 00	qT
^samedis	fZhE
^sample	bGh\\kZpI
^samstag	fV
^samstags	fYhKjK
^san	c\`
^san isidro	cP
^sanidad	i_jK
^sans	eUiHl[sV
^santa	aKcb
^santiago	cT
^santiago 	iS
^sap	jYkQ
^sap 	iSkV
^sap co	jJk[
^sap ewm	bPiK
^sap mm	jU
^sap pp	jR
^sar	g_iP
^sarlat	cY
^sars	i[
^sas	j_
^sash	bViWjJ
^sastre	bV
^sat	fcgQ
^sat 	fX
^sat 0	fV
^sats	f^gKiJ
^saturday	fRg[
^saturdays	fV
^sauberes	iIjX
^saumur	bYcPiK
^saumur 	cUiK
^sauna	hfiKjK
^saute	aWbHcLiXjH
^savings	gHiY
^savoir	jZ
^say	hKoQre
^say "	oY
^sc	eWfJgVjQ
^sca	iHjWkUpK
^scada	iSjT
^scaffolder	aXqP
^scale	g[iX
^scale 0	gZ
^scan	bTiXjD
^scanner	iSjS
^scanning	iQkS
^schaltberechtigung	j[
^schaltberechtigung bis	aLjY
^schedules	gJiQmT
^scheduling	i\\
^schein	bKj^qJ
^schema	gVkV
^scheme	bRi[jH
^schicht	eVfKgLmUsS
^schichten	f\\iF
^schichtfuhrer	m]pL
^schichtplan	fRh\\lF
^schichtzulage	gYiL
^schlank	s[
^schleifen	iTpS
^schleifen 	iSpS
^schlosser	aJiEjUlXmG
^schluss	f\\
^schmutzzulage	gS
^schnuppertag	lJp[
^schon	kgrTtH
^schon ware	kS
^school	aYhQiW
^school bus	hZiI
^school hols	aTfYhCiI
^school hours	f_kClG
^school run	bEfHi[
^schooling	hYiCtZ
^schreib	pUrW
^schreiben	aScKgYhLiDqErQ
^schreiben sie	gUhIjFrW
^schriftlich	pR
^schuldnerberatung	aXcJ
^schulklassen	iT
^schulleitung	aW
^schulung	aHi_jKoS
^schulung der	bKiV
^schulungen	iX
^schulzentrum	aKbCcZtW
^schutt	iX
^schwabisch	cZ
^schwabisch gmund	cU
^schwerbehinderte	pUsL
^schwerin	cZ
^schwerpunkt	aUbViKjK
^schwerpunktpraxis	bZ
^schwindelfrei	jUkQ
^schwindelfrei 	jXsR
^science	jLlQ
^scooter	hFiHjUkXnL
^scop	b\`gJiRjIrJ
^scp	fKg^jHkK
^scp 00	gV
^scr	i_jH
^scrap	fKgFi^jI
^screaming	jS
^screen	aZiFpR
^screening	pX
^scrub	aYbIjKkU
^scrubs	h[iB
^sctr	aJcHgZhRiGjQkLpHtL
^scunthorpe	cU
^scunthorpe 	cU
^se 	aKcJgTiGjTkZtK
^se come	hXiQ
^se paga	gQiKqHtX
^se valora	kV
^sea	cUfRgJhPjUkIpZ
^seafood	aVbPcJ
^seal	bYiYjCmG
^sealed	bHiWpQ
^seances	iS
^search	aYbHiKmGpQtK
^season	eRgYhToK
^season pass	h^
^seasonal	e\`mS
^seasonal 	eVjW
^seat	cZtP
^seating	iX
^sec	j[mR
^sechs	b]fPiFmQ
^sechsundzwanzig	gRmW
^sechzehn	bWmI
^second	fRiUkSpP
^secondaire	aLeJfLhKiJjWlU
^secours	iW
^secretaire	aQgImXpL
^secretaire medicale	aV
^secretaria	a[iP
^secretaria /	aR
^secretariat	b^iI
^secretary	aJmQrYsJtS
^secretary 	mWpVrK
^secteur	c\\
^section	bXiLrS
^sector	bKi\\jI
^securite	gJi^
^security	aUhWiQ
^security clearance	jVqK
^sede	cYiK
^see	aHcDiQjHkUrHt\\
^see the	iVpTtI
^seed	aSbZiW
^segelmacher	aQbLsR
^seguimiento	i_
^segun	g_
^segun convenio	gR
^segur	fJgVhXjL
^seguro	gThT
^seguro de	hQjR
^seguro dental	hQ
^seguro medico	h\\
^seguros	iZjI
^sehr	bStX
^sehr geehrte	tR
^seis	f]mS
^seit	bQhJmYqY
^seit 0000	bX
^seit 2000	bS
^sek	fX
^sek 00	g]
^sekretariat	aZ
^selbstandig	eWgGiDjSqJ
^seleccion	i[jK
^self	eTfHgHhXiFpX
^self employed	eV
^self-employed	eX
^self-employed 	eR
^self-funded	bTcLeLiAjW
^selling	iYsK
^selon	fagQiI
^sem	bQf_iKjHkKqJ
^semaine	fLha
^semaines	fTiU
^semana	dTfUgWhSjJ
^semanal	dRgW
^semanas	bIcJdThQiHnVoK
^send	fIiTlJp_
^senior	aWlQmR
^senior 	aTiLmR
^senkerodieren	iZ
^senora	aUbLfLjKpRsV
^senorita	aKtY
^sens	c\\
^seo	aZjR
^sepp	aIiJpYtU
^sept	ePfYoQ
^sept 	fUhSiSmJoK
^sept 00	fGoXpR
^september	aKf^hHmT
^september 	fRmUoQ
^septembre	mJo^
^septembre 	oW
^septiembre	fRoS
^septiembre 	fRoS
^ser	jQkSlWpGsD
^seraing	c[iK
^seria	aRbLtW
^serie	b^dL
^series	bWfKiXjIkS
^service	bZgV
^service 	aKbJcLi[mTpL
^service charge	g^
^services	aRfYhZiGmH
^servicetechniker	aX
^servicio	aJbYcSiJjK
^servicios	cHe\\gKiKjI
^servir	i\\
^servus	tX
^sessional	aRe[
^sessional 	aRe[
^set	aPbKiY
^sete	c\\
^sets	bLiX
^setswana	cLiEjVkQ
^setting up	jQ
^seven	bXfPiGmT
^seven years	j\\
^sevilla	cV
^sevilla 	cV
^sexo	sZ
^sf	iUjK
^sfi	iS
^sg	cT
^sgb	aVbHiIjUpQ
^sgmm	haiJjI
^shade	iY
^shaker	cZiJjJ
^share	gSh[
^shared	aLbRh^tJ
^shared flat	hU
^she	iSmT
^she's	qUtU
^sheet	aTeS
^sheet metal	aTeS
^sheffield	cR
^sheffield 	bQ
^sherbrooke	cTdR
^sherbrooke 	cZ
^shift	gQmY
^shift 00	fEg]
^shift engineer	aRmWpJ
^shift of	m^
^shifts	fUi<jLt\\
^ship	bVlQoR
^ship's	iW
^shipping	aQlU
^shipwright	aT
^shop	bJcUdThZiFjT
^shop 	bJcWhH
^shop manager	aTcQ
^shop's	c[
^shopfronts	iX
^short	iJpXrRtV
^shorthand	iJjWlXqJ
^shotgun	jY
^should	qPs\\
^shout	tX
^show	bIcIfGiTj[pRrWsK
^showreel	jVpT
^showroom	a\\iK
^shrewsbury	cS
^shut	f\\hKiHqK
^si	iIkaqT
^si ademas	kS
^si no	iHjVkGlToR
^si sabe	kXoK
^sia	jY
^sia 	iRjU
^sich	lVmUsKtH
^sicher	jY
^sicheres	jY
^sick	eWgJhWiKnHpKqJsJ
^side	bFh]iJkK
^sie	iS
^sieben	aKbXfTiEmVsG
^siege	bWc[iE
^siegen	cV
^siegen 	cV
^siemens	iCj\\kS
^siesta	fWiXpD
^siete	gSiGm[pJ
^sift	oEp_
^sign	gViUoYpG
^signal	iQjU
^signature	bIhLi_
^signwriter	rP
^siigo	j]
^silae	bLiIj\`lK
^silber	jW
^sillas	bDhLi[
^silos	bXtI
^silver	aSb?iTjZ
^silver 	aWbHcL
^simple	eLhWiJjHpIra
^simulador	kT
^simulation	dZlItJ
^simulator	aJfFiElWpQqG
^sin	lSrXs[
^sin experiencia	l\\
^sin hijos	s\\
^since	oKqTtT
^since 0000	bZ
^since 2000	bRjKlT
^sind	bRdQpGsT
^sing	iIjKk]
^singen	cS
^singing	iJkJlY
^single	h\\nT
^single 	nLsX
^single cabin	hY
^sinon	fViEjSlGsStW
^sion	aJbQcUtJ
^sion 	aJbQcUtJ
^site	bTiPnU
^site :	c\\
^sites	cFiFmKnapJ
^sits	cHm^
^sitting	hIi_jF
^sitz	c\\
^sitz ist	cT
^sitzungen	bKcSfT
^six	bTfQhSiHmZ
^six months	cHjX
^six semaines	bIcIfGhYlS
^six weeks	fYlQ
^six-day	fW
^sixteen	bQhS
^sixty	bWcLg^hKiH
^sixty-five	gW
^size	hFiKs_
^sketchup	jX
^sketchup 	jQ
^ski	a[hTiLjU
^ski pass	h[
^skipper	bKhEjIm\\
^skoda	bYhR
^slack	aJfXiIjJt]
^slate	aGcIiQjYmK
^sleep-ins	fUgT
^sleeper	aUbKfGh]nEpDsF
^slides	bKcIiUpT
^sliema	cX
^sligo	c\\qP
^slim	jCkXs[
^slip	bQcKi^
^slos	i]
^slough	cS
^slt	aRtU
^slt 	aRtV
^small	bWkX
^small 	b\\cL
^small repairs	iZkSmI
^smart	bVdTsX
^smartphone	iHj^
^smartphone 	hUjQ
^sme	i_jG
^smi	gajK
^smic	fIgc
^smic 	gZ
^smic +	gR
^smoke	iY
^sms	p^rI
^smsts	j\\
^smsts 	jZ
^smt	aUiW
^snacks	hWiJjH
^snacks 	hWiJjH
^snorkel	iY
^snow	bEcGgFhZiVjR
^snowflake	kX
^snowflake 	jTkQ
^snowpark	hLiZ
^snr	a[
^so	tY
^so 	rQtV
^so 0	aKbLeLfFgWhJiPjEkImLnSpHqIsKtG
^so :	aUsX
^so a	aV
^so it's	bVcLqItR
^so no	aHiJlSqZsTtA
^so the	tW
^soat	iU
^sober	iFjb
^sobre	aIcJgPiUjHnV
^soc	aVcRiFjFkV
^socia	aJbXcKeKfLiJjKkLmUnKpJ
^social	aTbRhUiXjLmL
^socials	aUqPrJ
^societe	bY
^socorrista	cIjX
^sofa	cIfKiVjZmLpK
^sofort	o\\
^sofort 	oY
^soft	aQfGoVpQ
^software	bBjCkIt]
^soil	gGi]jG
^soins	i_
^soins 	iW
^soir	cJf_iIqS
^soirs	f_iK
^soirs et	fT
^soit	fRgP
^soja	bRcKiXnL
^solar	bVgJhRiQ
^soldador	cQ
^soldadura	bKcIiUjXsL
^solicitors	cLi[pK
^solidworks	aRbJiIjVkP
^solidworks 	aTbJcIiJjS
^soll	jRkFrHsRtV
^sollte	jWqJ
^solo	bGcKfYgLhDiQjGkJmRpKrQsQ
^soltera	sT
^soltero	sY
^some	fSkU
^somebody	aSfLhDqUsR
^someone	jP
^someone to	aViQsKtK
^someone who	iZkYsJ
^sometimes	bGcQhCiGjIlZnQpH
^sommelier	aUjS
^sommer	fcoKqKtS
^somos	b^iImY
^somos una	sL
^son	mTqR
^sonden	iY
^sonn	fYgShEjJpJsL
^sonneberg	cR
^sonntag	fSgUhKlK
^sonntags	fUgRiD
^sonst	fZjVsR
^soporte	iGjS
^soportes	iSpW
^sor	jSpV
^soria	bPcQ
^soria 	bPcQ
^sorry	aFbLfPhJkIpHqQsUtZ
^sorry 	cJdSfUgKrPsQtK
^sort	aFbGcHjKkImZtU
^sorties	aRfKiYlK
^sorting	iQ
^sorting 	iT
^soudure	iY
^sound	iSjQkLrT
^soup	gJhbjL
^sourcing	iX
^sourdough	cLiZ
^sourire	jWsU
^sous	aRmQoSpJ
^sous chef	a\\
^sous l'autorite	aLiQmS
^sous-traitant	bYhK
^south	c\\iI
^southern	bHcHh\\
^southport	cV
^soy	bUmEqLtY
^soz.pad	jZ
^soziale	jR
^spa	cRhYiK
^spain	iFn[
^spalding	cW
^spalding 	cW
^spanisch	jFkb
^spanish	jQkVrQ
^spanish 	aTkUlPrP
^spanish or	jR
^spark	aVcKjXkTsJ
^spark 	bLcIdKiKj[lLrQ
^sparkling	aKbZiG
^sparky	jU
^spatestens	oX
^spc	i]jH
^speaking	cHjTkR
^speaks	iHjZkT
^special	aGbViX
^specified	eW
^specified purpose	eW
^speed	j\\
^spengler	aU
^spesen	gWhJjFnPqR
^spesen 	gV
^spf	aGb\\hIiIjRtH
^spill	fXgEhLiTpJ
^spirometry	iHjW
^split	aLcXfXhLiCn[
^split 	aLc[fQ
^split shifts	fY
^splunk	jW
^spokane	cX
^spoken	iLjP
^sport	hYiZjL
^sports	aKhSmU
^sporttest	fKjWpXsC
^spotting	iX
^sprachmittlung	aYgH
^sprachnotiz	aJt\\
^spray	i\\
^sprayer	aWgF
^spraying	jV
^spread	fU
^spring	jZ
^sps	iJjEk\\
^sql	j_
^sql 	jR
^squad	ma
^squad de	mX
^squad of	mW
^square	i\\
^sr	aWp]
^sra	aGiHjLm[pTtX
^sre	a^jK
^sre 	aY
^ssiap	jW
^ssiap 0	jW
^sst	cGiLjVkLmU
^st	bXc]
^st ives	cW
^sta	jX
^staatl	aVjRlKtI
^staatliche	j\\
^staatliche anerkennung	jQ
^staatsexamen	iEjTlT
^stabilite	hKi[
^stacking	iS
^stacking 	iT
^stadt	b\\iP
^stadt mit	bS
^staff	eVhdmR
^staff house	hS
^staff meal	hX
^staff nurse	a[
^stage	eWiBjSlUpV
^stage 0	iHjHkQp]
^stages	iZoH
^stairlifts	aUbKcK
^stairlifts 	aUbLcJ
^stairs	bUcJiQ
^stand	fDjX
^standard	ibjCkI
^standby	g\\
^standort	bR
^stands	bFi[kV
^stapler	aQcIfIjW
^staplerschein	lX
^staplerschein 	jX
^starnberg	cU
^start	fYiHoc
^start 0	fXoP
^start :	kIoU
^start monday	oWpJ
^start-up	bRgYhE
^starts	eZfFiHoS
^stat	f_gGhD
^state	b]eGhJiFmVrR
^statement	iXjEp]
^station	aXbKcBjPtT
^statistik	iVjQ
^stats	iKlW
^statut	aIe\\
^statutory	aJbSeT
^staudengartner	aV
^stay	hYiFjRmInU
^stays	gKiQj^
^stb	aXeIhQ
^stcw	iLjY
^stcw 	jR
^std	fKgW
^steady	ePfVhKjS
^steam	iZ
^steel	aGiTj^
^steht	aGcRiJmLrRtV
^stelle	aUbCcShItV
^stellungnahmen	iW
^step	aKbJgZhLiUkL
^sterilisation	iX
^steuerfachangestellte	aZbIjJ
^stewards	a[
^steyr	cU
^stick	jRkXmIpJtT
^still	bTgKiEjWkRqR
^stipend	gRhU
^stirling	cYdJiK
^stm	iHjX
^stm 00	iJjR
^stock	gVhR
^stock 	hV
^stockport	cV
^stockport 	cV
^stocks	iUjL
^stockton	cT
^stoke	c\`
^stoke 	cV
^stop	aRpQtW
^store	aWbFcUiV
^storm	fQoU
^storung	fT
^storungen	iWtI
^story	i\\qK
^stp	aKcJiIjVrUtR
^strafregisterauszug	hKjX
^straight	bKf@i^sV
^strandhotel	aKb[iK
^strasbourg	bGcZiKnT
^strasbourg 	cT
^strategic	aWbLiRjH
^straubing	c[iK
^straubing 	cU
^straßenbau	aQbXcIiGjJnQ
^streaming	aVbUcIiH
^street	bHcCiVj]kHsD
^strictly	fIpSqPrWtI
^string	gFiWkS
^stroke	cHiY
^strong	iIj[sS
^structural	iT
^sts	bQsR
^stuckgut	bKiY
^student	aGbTiVkEmPtK
^studio	bRcShTiEjJmR
^studium	l]
^studium 	j[lH
^study	h\\jK
^stufe	aSg[iKjJ
^stuhlassistenz	i\\pI
^stunden	aWbEjFnV
^stundenlohn	gV
^stylist	bYgI
^su	mW
^sub	bUgShQjG
^subcontract	bTiW
^subida	iQo[
^subj	tZ
^subject	rStU
^subtitler	aY
^succession	bLhKiKmJoVpLqX
^suchen	cIiKt[
^sucht	t\\
^sucht 	tY
^sudbury	cR
^sudtirol	bIiSnW
^sueldo	bJfKgRhDtW
^sugar	aQhYiFjCkW
^suhl	cY
^suhl 	cX
^suit	h]
^suite	aJbJjXoLt]
^suits	cLeIh_iDjL
^suivi	i\`nQ
^suivi de	iU
^suma	kY
^summer	hYoRpF
^summers	cAf[hPiJjInT
^sun	aTbBf[
^sun-thu	fV
^sun-thu 0	fS
^sunday	dKfSgWhC
^sundays	f]hH
^sundays 0	fV
^sunderland	cW
^sunderland 	cU
^sup	aFfZgRhFjJmInB
^super	aKfJgVhSmXoFpFqP
^super 	aJbKcGg\\h?iEkVmCqK
^superior	aJb^cCiIjKmGrKtG
^supervise	mR
^supervises	aLiHm[
^superviseur	mV
^supervising	aHlTmU
^supervision	bTh\`
^supervision 	iW
^supervisor	mUqU
^supervisor 	aHmV
^suplencia	eW
^suplencia 	eV
^supplier	i\\
^support	aQbQmEtT
^supporter	jX
^sur	c\`dQfR
^sur 00	eFg_
^sur site	cHdYhJiR
^sure	bLcIfKiLjZmKpBtL
^surf	bJcChUiJjY
^surfaceuse	iY
^surtout	qRrQ
^surveillance	aQiZ
^surveillant	aPjT
^survey	fKjIqT
^surveyor	aEbXmX
^sustitucion	e^tK
^sutherland	cZ
^swahili	k\\
^swahili 	cJjTkQ
^swansea	cY
^swansea 	cY
^swearing	iS
^swedish	hKkVlT
^swedish 	bQcJhJiJkT
^sweep	aViU
^swift	aEcYiKjXtL
^swim	aWjY
^swim 000	jZrP
^swimming	aXpL
^swindon	cT
^swindon 	cW
^swing	bKf[gI
^swiss	hTiSrT
^sydney	cT
^symfony	aQjW
^sympathy	jZlK
^syndicat	aJb\\jJsK
^synthese	iUjDpS
^sysadmin	aQbQ
^sysmex	iFk[
^system	bViKkLmT
^t	gSiW
^t 0	bJgXiR
^t-zug	hW
^ta	aUhHjJt^
^tabaco	iW
^tablas	g\\iHjQ
^table	bQiUpQ
^tableau	cIiRjQ
^tableau 	bKcHiQjQ
^tables	bIiW
^tablet	hYiGjH
^tac	cKiZjU
^tact	iJj_
^tag	gUi^
^tage	bIfShWiI
^taglich	hHiPjGnZ
^tagschicht	fW
^taille	aIi[jPsU
^taille 	iY
^tailor 	aV
^take	iZrV
^takes	bYgEiR
^taking	ib
^talento	pWtQ
^talk	aJiTjCpPtY
^talking	i^
^talks	iJjIkCl\`pL
^tall	aJs\\
^talla	bQcFhJi[sU
^taller	bYiQmR
^taller de	iSmY
^tallinn	bJc_
^tallinn 	c]
^tambero	aWcP
^tambien	bSfPjJkK
^tamworth	cR
^tanatopractor	aWbIiP
^tandem	bJiJjRm[
^tandil	bQcS
^tandil 	bQcSiK
^tank	iX
^tankers	bScJiClY
^tapping	iZmI
^tarbes	cV
^tarde	fc
^tardes	fWtT
^tardes 	fX
^tarif	aGg[hUjV
^tarif 	gU
^tarjeta	hUiLjX
^tarjeta de	iIjW
^tarjeta profesional	jS
^tartrectomias	iV
^task	aKfSiTpP
^task and	fZiI
^tasks	iX
^taste	bHhHiJj\\
^tasting	aTbIiT
^taunton	cU
^taunton 	cU
^taux	fHg_hUiH
^tax	aLeBgWhWiFjHkH
^taxi	h_iXjJ
^tbm	aZkHqP
^te	cQiGjQt]
^tea	aVh[jSpK
^tea 	aXbLcIhV
^teach	i_jHmLpX
^teaching	l[
^team	cKm_tZ
^team :	mX
^team leader	aJmQtV
^team of	mTqQ
^team sind	mZ
^teams	bGlHpRt[
^teams 	dSiGjJlJpWtT
^tec	cJhLiIkUlJm\\tK
^tech	iXpS
^tech lead	aHmW
^technical	a[
^technicien	aWmQpK
^technicienne	aSmVoJqLtG
^techniker	jTlT
^techniker 	jTlTmI
^techniker oder	lU
^technique	aKbFcIg\\iGjXmJpF
^tecnica	cBj\\mTnI
^tecnico	aYj\\
^tecnico /	aT
^tecnico de	aUbPjK
^tecnico en	aY
^tecnicos	aZiI
^tecnologo	jY
^teilbar	fW
^teilzeit	fYgRiK
^teilzeit 	aQcHeQfS
^teilzeitgeeignet	eSfWiLjK
^tekla	aYjTtJ
^tel	bQjJpc
^tele	d^gHiDjGpS
^telearbeit	dY
^teleconseillers	aViK
^telefon	iQjX
^telefon 	iTjT
^telefono	fTpX
^telephone	hXpX
^telephone 	cIfKhTiQjG
^teletrabajo	d\\eL
^teletravail	dX
^telford	cP
^telford 	cP
^tell	cTiGsG
^tell us	cVfRiIjLlJpXqK
^teller	aWcR
^temp	aPe_
^temp 	aSeU
^temp 00	eU
^temp to	eWhL
^temperage	jW
^temporada	eQoXtP
^temporada 	bKcEfKgRiIjSlQ
^temporal	aJe[iI
^temporary	eQhLiV
^temps	eQf]
^temps de	gThH
^temps partiel	bKcJfU
^temps plein	bTeUgKiJ
^temuco	cT
^ten	fV
^ten days	fGiKkKpZtR
^ten years	gSjV
^tender	iR
^tendido	aIi\\
^tendria	iRmV
^tenir	iTj[qLtI
^tens	aUcGfBiFmX
^tensorrt	jT
^tent	bLhSiWjK
^tenue	cLgKh\\iWpK
^tenue du	hKiZpL
^terapeuta	aVmQ
^tercera	b\\qRrJ
^term	eXfYhViKjG
^term 	cJf[iJoH
^term time	cQeKf[
^term-time	eRfU
^terminal	bXcWiDjL
^termine	iRrY
^termino	eY
^termino fijo	eU
^termino indefinido	eQ
^terminplanung	iV
^terraform	iTjU
^terraform 	jWkR
^terrain	aAbGcKdTfVgDhCjGn[oBpD
^terraza	aGcUiZmJ
^teruel	cU
^teruel 	cU
^tes	jFp^
^test	i\\nIpY
^test de	hJjQpV
^tester	cIhJiVjEtI
^tests	iIjXpb
^texas	bViEjVlIqHrT
^text	pXrPtT
^text "	p[r@
^texte	iKrb
^texto	mLpXrXtK
^textures	jW
^tfa	aY
^thanks	bJiKoIpHrQtY
^that	cRjSlQpIsR
^that's	hSrJtR
^that's it	hUjTpGqGtY
^that's the	fShSmLqSrE
^the	qW
^the 	bQcQgUqU
^the 00	fLgKiJjQoRqQ
^the last	qV
^the team	bQjGlTmJs\\
^theater	aFcVjFkWlG
^theatre	aPb^cKfKmUrH
^their	iHjTqU
^them	hTiRjHsW
^then	eQfTpY
^then a	iHpRrW
^then panel	p[
^therapist	h^
^therapy	aXkGqT
^there	aJfViQlIpEtZ
^there are	bRdKfWgKjRtI
^there is	aGdTfRiWkHlJmP
^there's	hUiGmV
^there's a	hTtR
^there's no	hEiCjVlUpRtK
^thereafter	gYiGoW
^they	iY
^they 	cLhTjVlTsKtG
^they can	hWiKjIlRp[sHtJ
^they do	iT
^they don't	jKlZmR
^they have	bJiHjXkLlKnU
^they need	aJjdtH
^they will	cWiV
^they'd	mW
^they'd be	mU
^they'd have	iFmZ
^they'll	iYjLmUqP
^they've	jX
^they've got	jR
^thick	hJjZ
^third	bTcLgQiJpHqY
^thirteen	gXiD
^thirty	g[hQiI
^thirty days	fHgIh\`
^thirty seven	fZgI
^thirty-seven	f\\gI
^thirty-two	fHgJhUiX
^this	oTtU
^this is	aGcWdSnJtT
^this one	aSgHhLiFjKqKr\\tQ
^though	cEdUiHjHkQlYmL
^three	bQjQ
^three 	b@cKhSiQj]
^three days	aUbFdWeXhKiD
^three in	bFjTmYpK
^three years	jb
^through	cIeVfJlRpZsR
^thu	bJcHdHfXiFjDtX
^thu-sun	fT
^thun	c\\
^thun 	cX
^thunder	bLcY
^thurs	fTiKoKpHqZ
^thursday	f_nK
^thursdays	cGf[
^thus	bQfKgQ
^ticket	gChWi_
^tickets	hRiRpS
^tickets 	hKp\\
^tickets resto	gFh]iK
^tidy	aKcHdJhGiQjUpHtV
^tied	h_iK
^tienda	bXcFiXjEpG
^tiene	hXjUmY
^tiene que	j[
^tier	aSbWiKjS
^tier 0	aSbWiKjS
^tierarzt	aWbKkK
^tierwirt	jV
^tig	aUiWjJ
^tig 	aWcK
^tigercat	aRcKiJjU
^tigrinya	aUjQtL
^tijuana	bQcRnW
^tijuana 	bUnG
^tiktok	iUkQ
^tiktok 	iQkS
^till	eWo_
^till 00	eVoDpW
^timber	aUbDiU
^time	fX
^time and	bKf\\iF
^time served	aIj\\
^time-served	jY
^times	f_
^tio	aTmWpKtI
^tip	bGg\\jU
^tips	g]
^tips 	gS
^tirage	iU
^tischler	aQ
^titane	iUjKkS
^titanium	iY
^titel	aYbIcGgIiJoLpHtU
^title	aUbXcKiEjLrKtY
^titre	iFjbrT
^titulacion	cKiAjSlX
^titulaire	aPcKeVgJiKj]
^titulo	gSj_
^titulo 	gTjTlS
^titulo de	kW
^tjm	bIcIeKgciJjIpG
^tl	aXbFjKmc
^tlaxcala	cT
^tm	aQjGm^pK
^to	iStT
^to 0	bIfXgJhLiUjG
^to 00	gWhGiPoT
^to :	bFhLiImQt^
^to a	aDb\`
^to apply	pX
^to be	aGiIjSsVtU
^to have	k]
^to run	aUiDmY
^to the	aPbJiZpW
^tochter	bZcL
^todo	bVeLgVhJiEkPoT
^toil	fXh\\iJjBlH
^toiles	iZ
^toilets	iY
^toledo	c]
^toledo 	cY
^toll	bKiQqHtW
^toma	iPoPtV
^tomas	iSpKqZ
^ton	jJlUpIr\`
^tone	kCratK
^tono	iHpJrd
^tonte	iZ
^too	iKsU
^tool	bKgJhYiP
^tool insurance	hU
^toolbox	iRjJlT
^tools	hcjJ
^toowoomba	cWdJ
^top	bLgVjFkUtY
^tope	gQqZ
^topografo	aViKjKkVpK
^tops	gViHrR
^tornero	aT
^toronto	cXdS
^torquay	cY
^torre	aHbFc[iS
^torreon	cS
^torreon 	cS
^torta	hWiIjS
^tortas	iXjI
^tostador	aWbQcLiK
^tostion	bSiXlH
^totnes	cW
^totnes 	cW
^toulouse	aKcZ
^tour	kZn_
^touren	bKcSfViJnS
^tournai	cV
^tournee	bEn^oI
^tournees	hEiYnWpI
^tours	aRcYfHiSnIpT
^tours 	aWcTiL
^tout	cTo[
^tout de	o]
^tower	aQcU
^town	b]cIiIkFlX
^toy	bRiVlKnK
^tpc	fFj^
^tpn	bVgLhKiSjJkKtJ
^tpo	bEe\\jKnD
^tr	gVhTiHjR
^trabajador	aSgLjPsJ
^trabajaria	iTrK
^trabajo	jWlP
^trabajos	j[
^track	bXiXlEmK
^tracking	fLg[hHjJmL
^tractor	bKhTjXlX
^trade	aQbSiY
^trade test	p]
^traditional	iEjXkKlW
^trados	iEja
^traducteur	aViLsR
^traffic	aUbSjQkKlWmD
^trafico	aSmV
^trager	bXiLpHqR
^trail	cXfLhHpY
^trailer	aLbKcEiV
^train	aUcKhCnbpJ
^trained	iGjQlU
^trainee	aWiH
^trainees	aWl\\mJ
^trainer	eJjUkJmV
^training	eFfFhQiQjKlWmKoZ
^traitement	g[
^trajet	gVhS
^tralee	cQ
^tralee 	cR
^tram	cVdLhQjI
^tram drivers	aRjIqT
^trams	bWcIiFjGlV
^transcript	pUtU
^transcripts	pV
^transfers	iY
^transhumances	aJfDgLiSjJn^pK
^transit	h\\kI
^transport	aTcIhViVmR
^transporte	he
^transporte 	gTiV
^transports	bXcJdI
^tras	eRiFoXpG
^traslado	fKhXiQ
^tratamientos	iY
^trato	bKgQi]jFpIrT
^travail	iWjYoKpJ
^travail a	i_jJ
^travail en	iIjZ
^travel	g]hLiVnQpJ
^trays	fFgIhaiGjKmIpD
^treasury	aYjI
^treatment	aYbGrK
^treaty	aEbZcDiU
^trece	gYiEmX
^treinta	fVgSjLtJ
^treinta y	fPtI
^treizieme	gVhU
^treizieme mois	eJgQhW
^treppen	iT
^treppenhaus	iYjK
^tres	bSmR
^tres anos	kQ
^tres dias	d^hU
^tres meses	eTgT
^trgs	iJjZ
^tri	cGgIic
^triage	cKiZ
^trial	hGmKpXsV
^tribal	hKjTlKnT
^trier	cZ
^trier 	cZ
^trinkgeld	fGgShTiKsG
^trinkwasser	iS
^trip	gXnIoXpL
^trips	dHfWgS
^trish	bJhJtV
^trois	eRfTiKjV
^trois ans	eWiLjPkU
^trois jours	aLd[eT
^trois-rivieres	bJc\\
^troisieme	jVkFlTmC
^tronc	g^
^tronc 	gZiL
^trop	rPsT
^trotzdem	hPqV
^truck	hSkU
^truck 	cKgUh[jInG
^trujillo	cWhTiIjK
^truly	iIlZ
^truro	cY
^truro 	cY
^trust	bViHjWpH
^trustees	oKq[
^trusts	gKlR
^tschechien	dKfJiKn[
^tschechisch	jPkS
^tso	a\\
^tt	d_gQ
^tu	cLeQi\\pR
^tu me	pX
^tu peux	bQiJpLqTtV
^tube	iX
^tue	dYfX
^tue-sat	f\\
^tue-sat 	f]
^tue-sun	fX
^tue-thu	dX
^tues	dZfYhIiJ
^tues-sat	fZ
^tues-thurs	dZfHiIjH
^tuesday	bLfXiIpR
^tuesday to	fZ
^tuesdays	cJd[hKiI
^tuilage	iDmHoZpK
^tuition	eShWiQ
^tuition 	hX
^tullamore	cX
^tunnel	bSfGgWhH
^tupe	jFkYqS
^turbine	aWgHiS
^turistas	iY
^turkisch	aGcJjUtL
^turkisch oder	jKkT
^turkish	bUkHsW
^turn	iVpV
^turnaround	fQiRjS
^turning	i[
^turno	aSfdmR
^turno 	aHfZgQ
^turno de	mX
^turnos	fSiV
^turnos de	fW
^turnover	gWqT
^tutoiement	pJrY
^tutorat	aIfLhKiIlVmYtJ
^tuttlingen	cW
^tv-l	g\`
^tv-l e	gQ
^tv-v	g]jJ
^tvod	eTg]jL
^tvod 0	eRgUjL
^tvod 00	gY
^twelve	dHePfUg[iJ
^twenty	gRh]
^twenty five	fEgUhRiKpK
^twenty four	fSpL
^twenty-four	aYbFcJfEgKhIiS
^twenty-six	gHhVmQ
^twic	hQjY
^twice	bXcHfPgHiLjJkGnRpJrXsKtK
^twice a	iRkHnXpJ
^twin	cX
^two	bQiBpQ
^two 	aZcIdRhKjUmQtH
^two days	bJdZfYlR
^two hundred	fSgS
^two of	hLjTqT
^two referees	pR
^two saturdays	bJf\\
^two to	dJfRnW
^two weeks	bWfY
^two years	e[jUlP
^two yrs	eXjP
^two-form	bQ
^two-wheeler	hVjKnQ
^tyba	cJiKj\\
^type	aLeUiSrVtJ
^type :	eYrPtJ
^typescript	j\\
^typescript 	jY
^typing	iAjb
^typing 	iIjV
^tyre	gL
^tz	eZfR
^tz 	aKbJcKeTfViJjJpH
^tz ab	eXfJ
^u	bFjRlQ
^u /	aUgPhKjUkK
^u 00	aWbIiRmIqV
^uber	pRqW
^ubergabe	oS
^ubernahme	eXhYj?kG
^ubersetzer	aV
^uberstunden	gWhUiE
^uberzahlung	fUgWjI
^uccle	c_iH
^uckermark	cQ
^udt	jY
^ue	cKfLiDjVnX
^uefa	j[
^ugx	bIcLfKg\`iGjG
^uh	hTiRqPtQ
^uh 	hTiRqPtQ
^uhr	f[jJ
^uhrmacher	aW
^uk	bScQgWjLnUsQ
^ulm	aJbQcS
^ulm 	aJbScQ
^um	aKgQjKtT
^um 	aIcKhSiPjKkStS
^um die	g]hFiPsR
^umbau	bTcJiWjH
^umbrella	eU
^umfang	bKfZgKiG
^umowa	cHe[hJjI
^umsatz	gRhHjIrX
^umsatzbeteiligung	gYiG
^umso	kX
^umso besser	kX
^un	aRkSmP
^un 	a\\kRtI
^un an	j_kK
^un ano	eQja
^un dia	dZiJ
^un dimanche	fZ
^un jour	dXfShL
^un peu	iXkZ
^un samedi	fYjU
^un we	f]iK
^un week-end	fY
^una	aXiTmKnX
^unbefr	eU
^unbefr 	eR
^unbefristet	eZ
^unbefristet 	eU
^unbefristet nach	eX
^uncapped	gW
^und	hUiWjX
^und 	cKhWiTjQrKtT
^und dann	iWjGtT
^und das	aJiSrP
^und den	aIhQiWjGqKrS
^und der	iSqStJ
^und die	bVnJrU
^und zwar	aIbHcTeXiIjKtJ
^under	iKm\`rRsY
^under 00	mFsa
^une	aSiKsR
^une nuit	fRnS
^uni	eLjJl_pIsL
^unidad	b[cRiG
^uniform	h\`pL
^uniform 	hV
^uniforme	h]
^uniforme 	hV
^uniformes	bThTiH
^union	aUbHeZhUjHlJpKtD
^unit	bKgGhWiFj[mQ
^unity	aQbIcKgKiIj\\
^universidad	bWiKjPlV
^universitat	bGc^
^university	b[
^university 	bZl@
^unlimited	bIe\\
^unlocking	iU
^unmarried	sU
^unna	cY
^unos	ePgSiHjP
^unos 0	eTgP
^unos 00	gZ
^uns	cGfUtX
^unser	aKbQkR
^unsere	bSiSqSrS
^unter	m\\qUsX
^unter 00	mHs^
^unter uns	mGq[
^unterkunft	hQsUtI
^unterlagen	oLpa
^unterlagen an	pR
^until	eYgIiEjHmKoLpZtW
^uocra	aJbIcEdJe^fJhIiFjCkHlJmInJoJpJqJrJsJtC
^uop	eUgV
^uop 	eUgV
^up	cPdTjS
^up the	bFcQfHiKn[pI
^up to	bScRdWgSjH
^upc	bPcTiFjK
^upholstery	aTiFjEkZlHmJpI
^upper	bKc\\gJ
^upsell	cJi[
^urban	hZiJ
^urban sports	hZiJ
^urdu	kX
^urdu 	jRkQ
^urge	aJoUtV
^urgencias	f\\gIiD
^urlaub	tW
^urlaubsgeld	gRhP
^us	gRjR
^us $	g]
^usd	gZjI
^usd 0	gYjK
^use	fKhXpCr^
^use of	fGhYiEjPrJ
^use the	bSiJjLrV
^user	fLi\`pF
^usine	bScV
^uss	gJhciJjG
^usually	fP
^ut	aIcWiT
^ute	bRh\`
^ute 	hZtR
^utilidades	bKcLgShViDpI
^utrecht	cPdS
^utrera	cW
^utrera 	cW
^ux	aT
^ux researcher	aS
^v	cRfSiKjVkQ
^va	iTtW
^vacaciones	h^iGoB
^vacances	fZhTiE
^vacancy	aKbJeDgIiKjJoSpTqWsLtS
^vacations	eSfaiI
^vaccination	hUiPjR
^vaccins	iCj[
^vacuna	bIcHhQiJjYpJ
^vad	i\\jI
^val	cbdI
^vale	aBlIoRpJqWrLtY
^valence	lT
^valenciano	cGjHkYlT
^vales	fKgQh\\iHpI
^valid	aJiJjYkI
^valladolid	cUdP
^valladolid 	dS
^valle	c[iI
^van	hYnU
^van 	g]nR
^van driver	aX
^vancouver	cX
^vannes	cZ
^vannes 	cV
^variabel	cHfYhJ
^variable	g\\jHtX
^variable 	gX
^variadores	aHbJcKgHhIiRjGkZlLmH
^variations	iV
^varon	s]
^varroa	iR
^vat	gXiU
^vat 	bReSiP
^vat returns	bKjX
^vb	g[jJ
^vb 	gXjL
^vbl	dIfLgEh]iKjH
^vechta	cV
^vechta 	cV
^vector	jS
^vectorworks	iJj[
^veg	aRfJgHiZ
^vehicle	aVdGhY
^vehicule	fLhVjY
^vehicule 	hXjDnS
^vehicule de	hXjInV
^veinte	aVeLfVgKiL
^veinticinco	fShUsQ
^veintidos	dKfKg\\iH
^velo	h_
^vende	b[cHpKsK
^vendedor	aY
^vendeur	aS
^vendeuse	aQfK
^vendeuse 	aR
^vendimia	aJbIiHjJo_
^vendor	cKh[iQ
^vendredi	fZgJ
^vendredi 00	fT
^vendredi midi	fQiK
^vendria	kW
^veneer	cKjV
^venir	fEp[sI
^venissieux	cX
^venta	bKcKgHicjJ
^vente	i\\
^ver	aEiJlLt]
^verein	bZ
^verger	aSbTcL
^verger 	aSbScJtJ
^vergutung	g\\iK
^verheiratet	mIsX
^verifikation	i\\jK
^verkauf	a_cKgKqS
^verkaufserfahrung	eJiDjGkIl]mLrG
^verlangerung	eYiI
^vermessungstechniker	aS
^vermin	iW
^vernis	iJjRkXpL
^verpflegung	hZjK
^verpflegung 	gThP
^versand	iU
^versand 	iU
^verschwiegenheit	j]
^verteilt	fTjL
^verteilt auf	fTjL
^vertrag	qR
^vertrage	iTjT
^vertrage 	bJiTjR
^vertretung	eXiJ
^verviers	cV
^verviers 	cV
^verwaltung	a]bTiHjJ
^verwaltungsfachangestellte	iHj[
^verwaltungsfachwirt	jZ
^verwendungsnachweise	iT
^very	iIjUkT
^vesoul	cX
^vesoul 	cX
^vessel	bFcYiQ
^vestiaires	hXiQ
^vestuario	hYmK
^vet	aRiWkYpK
^vet receptionist	rQsQ
^vetements	h\\iD
^veterinario	aXbGmL
^veto	a\\gEhTmQpH
^vhf	iIjSkUrH
^vhf 	cLiGjSkVrG
^vhi	hcjJ
^via	pb
^viajes	iIjPn^
^vianda	hXiL
^vianda 	hXiL
^vias	iKj[
^viaticos	gVi?nX
^vic	bKcb
^video	bWkSp\\
^videos	iQ
^viel	bQcBhQiHn[pI
^viele	iX
^vielleicht	iHnVoSrU
^vienne	aFbKiGnXqH
^vier	bWfYm\`
^vier 	dVfT
^vier tage	cLdTmJ
^viernes	dWfVhViC
^viernes a	f]
^viernes hasta	fT
^viernes tarde	fY
^vierte	bTiKqQ
^viewings	iV
^viewings 	iS
^vigilance	iX
^vigilante	aZcPgK
^vigo	c[
^vigo 	cY
^villa	bRhViQ
^villach	cQ
^village	bKcbhHiG
^villarrobledo	c]
^villas	bRiS
^villavicencio	cXiK
^villeurbanne	cV
^villeurbanne 	cY
^vilnius	bUcPdKiJ
^vineyard	aT
^vingt	aTbKcIfY
^vino	bGcIgJhQiTjSkL
^vino 	bGcIgJhQiTjSkL
^vinos	bLhTiBjZkG
^vinyl	cJiWjKlU
^violin	fR
^visa	eRhZiGjSpQ
^visa 	h_
^visas	hKiZ
^vision	a^bIcHgEiDjR
^visit	dIiRp\\
^visita	bIdQgKhJiXmKnQpQ
^visitas	dSiUnS
^visite	hQiWjT
^visites	dKiX
^visits	iLnSoJpa
^visp	c[
^visp 	c[
^vitoria	cV
^vitoria-gasteiz	cW
^vitrines	iS
^vivienda	h]
^vmware	jWkJ
^vmware 	jVkI
^vocational	bUiR
^voice	fIiZkKtR
^voice note	bPpW
^voici	cKjItZ
^voicing	iR
^voids	gJi]jJ
^voila	pGtg
^voiture	gPhcnP
^voiture 	g[hUiKjJnJ
^voiture 0	hV
^volksbank	bS
^voll	eUfR
^volljahrig	jX
^volljurist	j]
^vollkonti	fW
^vollzeit	eUfZgJlJtT
^vollzeit 	eQfWtU
^volontariat	e[jV
^volontariat 	aWeKjY
^voluntary	aKbJcHdLeHfTgGhHiIjIkLmGnXoFpJqJrLsLtL
^volunteer	aGbKi]
^volunteers	fJgJhLiWjKmV
^vom	bIhWoWpU
^von	fVqS
^vor	dUiU
^vor ort	bHdXiU
^vorarbeiter	aTbJgS
^voraussetzung	iDjZsT
^vorbereitung	aJgZiJ
^vorgesetzte	mZ
^vorlagen	iU
^vormittags	fShIpU
^vorstand	qT
^vous	bHibjQmX
^vous 	i\\
^voyages	iXnK
^vp	bHjJmcpK
^vrai	cCiDjWs\\
^vts	aYbH
^vu	iKs]
^vue	hViKkTpJ
^vulnerable	iKjX
^vw	hZjG
^vz	eUfZgR
^vz 	aIbKcIePfXgRhLiIjH
^w	eT
^w /	fXkTmT
^w 0	e\\gQiTjF
^wa	gEj\\pX
^wage	fUgQtG
^wage :	gQ
^wagen	cDhQiHjKnX
^wageningen	bWiE
^wagenmeister	aV
^wages	iTpJqT
^wagga	c]
^wahrend	fQiQqU
^waiters	aUiT
^waiting	aZbJ
^walk	jKp[
^walk in	jJpZ
^walk-in	fHpY
^walking	hHiVjU
^walsall	c[hH
^walsall 	cP
^wangen	bQcT
^wangen 	bScP
^wann	eJfUiSjRkKoTpHrLsLtG
^want	aVoHpLqQsV
^wanted	aLbFcJta
^wanted 	aCcKlKt\`
^wants	aQqGsYtQ
^war	eQfHlRoSrPsS
^ward	bRcJgJhTi@jDmYpGqW
^wards	iS
^ware	kUoQ
^warehouse	a\\
^wareneingang	aXiQ
^warm	bIcJgJhSiCj[kKmIpLrXsL
^warme	bKiZjJmK
^warrants	gQhIiV
^warrington	cR
^wartung	iT
^was	jGqVt]
^wasche	bQiR
^wash	cIhWiY
^washing	i[
^wasser	bRhZiJjI
^wastewater	cKpP
^watch	mT
^water	bUcEhPiRjIlTtR
^water 	aHb?cLhXiRjIkJlQtJ
^waterloo	cT
^waterloo 	cR
^wavre	c]iK
^wavre 	cX
^wax	i_
^wc	cPi\\jHoK
^we	bV
^we 	aPbYcIfFgTiElQtH
^we are	b\\
^we can	aUbJgSlQ
^we do	b\\iFoHpT
^we don't	l^qK
^we give	bJeLh\\jJ
^we had	bJqVsS
^we have	bXqQ
^we lost	qZ
^we make	b]cGiL
^we need	aUtW
^we pay	hZl@nV
^we teach	lX
^we train	jQlZ
^we want	aYcGoItW
^we'd	iIkWqPsW
^we'll	l[qRrJ
^we're	bYcXqQtS
^we're a	bWcJ
^we've	aTlStP
^we've got	aFbSgBqSsQ
^weather	f[iRjHmIpH
^web	aXbIiTlZmL
^wechseldienst	f_
^wechselschicht	f]iK
^wed	bKdSf^
^wed-sat	fX
^wed-sun	fY
^wed-sun 	fT
^wedding	bSiQ
^wedding coordinator	aVbKgJsT
^weddings	aTgVkJ
^weddings 	aW
^wednesday	d[fThJiH
^weds	fX
^week	aIbHeSf\`lK
^weekend	aUfRgThJ
^weekends	f\`iE
^weekly	bYfJhU
^weeks	fShJjRlV
^wegen	dPiHjQs[
^wegen der	kRs\\
^weiblich	aKsY
^weiblich 	aHsW
^weichen	i[
^weihnachtsgeld	g^hK
^weil	bPeRfBiIjVq[sT
^weimar	cW
^weimar 	cW
^wein	aKbHcIh]iHjKrRtK
^weingut	bY
^weinkarte	bWhH
^weiterbildung	fBhTiGj\\
^weiß	cLeLqY
^welcome	kT
^welcoming	bKiTkKrUsK
^welding	bGiKkW
^welfare	gJhSiW
^well	aJfPsQtU
^well 	aGbIcGdLfTgVhSiJjDmIpItP
^well spoken	sS
^wellbeing	bXcLgKhWiF
^wellington	cY
^wellness	gGhTiT
^wells	bUcWiF
^wells 	bQcT
^welsh	iLjTkVr_
^wenigstens	hSjVpJ
^wenn	k]
^wenn die	fKiUjQkLnSrR
^wenn er	gVhTjGkEpLqP
^wenn jemand	iFk[
^wenn sie	iHkTs[
^wer	aIhJk]nP
^werden	dJfVgR
^werkscontroller	aX
^werkstatt	c\\
^werkstattwagen	h]
^werkstudi	aWeTiIjLpL
^werkstudi 	aTeVfKiG
^werkswohnung	hU
^werkzeug	hWiL
^werkzeugmacher	aZtG
^west	bHcU
^westport	cX
^wet	fCgThXiS
^weyregg	cV
^wfh	cRdXiHjH
^wfr	jW
^whanau	iW
^what	iTtZ
^what do	hZtQ
^what else	tZ
^whatever	eWfHgIhKiVlEqS
^whatsapp	pY
^wheat	bWcK
^wheel	i[
^wheelchair	aR
^when	fWi>obtX
^where	t^
^which	aIgSiTqLtV
^whichever	cTfUiHjHlVpJ
^whisky	bUhLiR
^whistler	aLcYsP
^whitby	bQcS
^whitby 	bQcS
^white	cJhHiIj\\
^whitstable	c]
^who	bSiJkKlWrJtT
^who :	bU
^who's	jSm@qRt]
^why	b[cIpSqS
^wichita	cY
^widerspruche	iQ
^wie	dPgUoStU
^wieder	aEbHcJpJt[
^wien	cc
^wien 	cR
^wife	iJpEqUs_
^wig	iZjF
^wigan	c]iK
^will	lXmWpGsQ
^winch	iX
^wind	bTgJiKkQqKrStT
^window	cTiK
^windows	j]
^windows 	gJjW
^wine	b[gHhPiDkGlZ
^winter	bSfZhT
^winterdienst	fGi[
^winterdienst 	iP
^winterthur	cW
^winzer	jUtJ
^wir	bY
^wir 	aLbWcDhEjRlJtV
^wir brauchen	iTqJ
^wir haben	bWiLkR
^wir hatten	bKsU
^wir machen	bV
^wir sind	aLbWcR
^wir suchen	tQ
^wir zahlen	gUlIqS
^wird	bFcKfTgRkSlItW
^wirtshaus	bThR
^wisbech	cX
^wish	jKk[
^wish :	jKk[
^with	m\\
^with 0	iGmRnJpXrJ
^with a	aCtR
^with one	aKdSiJmZ
^with the	bHcHdFmGqFrVsStT
^with two	dXmW
^within	bEcKeGfWgHhGjQoJpJtU
^without	jYlCrT
^wittenberge	cZiJ
^wittmund	c]
^wittmund 	cY
^wk	eUfYhLtI
^wlan	fFh[iPjKpJrI
^wms	aSjTkQlR
^wms 	jSkSlT
^wo	aGbKcRdXfLiDkKmKpFqIrKsCt]
^woche	fVhJiPjInR
^wochen	fShR
^wochenenddienst	fZ
^wochenende	bHf\`
^wohnung	h[
^wolverhampton	cW
^women	jLkCrWsR
^women's	bUiQ
^women-only	bViT
^won't	bTiJlQnTrJ
^wool	eJfFhUiEkX
^word	iJjd
^word 	j]
^words	aFiKtW
^work	dSjPm[
^work :	iX
^workation	hX
^worked	hLjFk\\
^worker	i\\
^working	bUhJiCjSmXtK
^working at	jY
^works	bJiFjSm\`
^workshop	bJcTiFjLlYpSsK
^workshops	bQiR
^worksite	iQ
^world-check	iJjX
^worthing	c[
^would	kSqTs[
^wound	aIi_
^wps	i^jH
^wrapping	iS
^wrexham	qR
^write	iWtU
^write it	iSrY
^write the	i[jKrKtJ
^writes	iIjYrH
^writing	jUpV
^written	iFkUlSpU
^written english	jX
^written test	cHpW
^wroclaw	bKcVdJnR
^wroclaw 	nV
^wset	hSjRkZ
^wset 	hRiIjRkT
^wset 0	jQkZ
^wsq	jY
^wunschdienstplan	fYkJ
^wurstkuche	bIi[
^x	aUg]
^x 0	aUbIfHgV
^x 00	g]
^x-ray	gJiZpQ
^xactimate	iIkHpV
^xalapa	cX
^xero	j\\
^xero 	jX
^xmas	cKg[hUoI
^xmas 	gZiL
^y	hTiS
^y 	cLh\\iT
^y 00	bIgViQ
^y a	qVsJ
^y dos	hUiHjVpKqL
^y el	fHiHjWqYtQ
^y hay	gLhYiJoU
^y luego	bJiYjKmS
^y que	hDjWpTtX
^y si	jGk\\lHoS
^y sin	hIiLpJrY
^y un	gEjSqTtK
^y una	fQgRmQ
^ya	iHlSoSsRtW
^yachtmaster	j[
^yakima	c[
^yamaha	bWcLiJjQtK
^yard	aYbDc_mR
^yeah	eUfLgFsItX
^year	aRhTjQ
^year-round	cKeTh\\jK
^yearly	h_iI
^years	iGt[
^yeovil	cU
^yeovil 	cU
^yes	aKcHeTfKkIoWtS
^yes 	aGbHcFdKeQfJgJhKkElKmJnJoWpJqLrLsKtR
^yo	pRqXrCtZ
^yo 	aHhKmFpRt^
^yo y	bHmZ
^york	cY
^york 	cS
^you	iYjP
^you 	cJlQm\\
^you can	gFiFj[lSoKtS
^you don't	lYqLrL
^you get	fYhUjH
^you know	cUiLjTqVtF
^you need	hHiKjZnV
^you will	jImTt\\
^you'd	iSjQmT
^you'd be	iKjCn\\tU
^you'd work	iKo\\
^you'll	hHiQlU
^you're	kSm\\pH
^young	iSjLs]
^your	aKgShZkLpDqT
^your own	hTjUrK
^youth	cGiXjS
^yr	e]iFjXpK
^yrs	iJj]
^yurt	cLgTh\\lHtH
^yverdon	cX
^z	eViKjVlCpY
^z-drive	bSiR
^zahlen	hViD
^zamora	c[iK
^zaragoza	cU
^zaragoza 	cQnR
^zarate	cW
^zaune	aGbHcGfKi^jItI
^zeebrugge	aJcXrP
^zehn	bUgSiLjQqK
^zeiten	fQ
^zeiten :	fQ
^zeitkonto	fXhK
^zell	bLc\\
^zentrale	cXiL
^zephyr	cJiGjTkT
^zerlegen	bJiS
^zero	bXeQhEiSjLlU
^zero hours	e[fP
^zeugnisse	lTpU
^zfa	a[jJ
^ziel	i]
^zigzag	jY
^zimmer	bKgJha
^zinc	bXhUmBtK
^zittau	cW
^zollpapiere	iZ
^zona	bUcSgT
^zone	c]fKgViKtK
^zoom	dRiGjJkKlLp\\
^zoom 	cJdUkJlJpU
^zu	iYmY
^zu besetzen	aVeIiK
^zu tun	iRtT
^zug	cY
^zug 	c\`
^zulagen	gWiK
^zulu	jX
^zum	iJob
^zunachst	e^gJ
^zup	j[
^zur	bYdQiGo\\
^zurich	bIc_
^zurich 	cW
^zusatzversorgung	hZ
^zuschuss	hS
^zvk-rente	hX
^zwanzig	aWfS
^zwanzig bis	aJfX
^zwei	mW
^zwei jahre	bLeThTjV
^zwei tage	bGdZhPjJpQ
^zweimal	cJn^
^zweiradmechatroniker	aU
^zweite	fPiEmUpS
^zweites	dHhWjSmInI
^zwischen	fSgShRiH
^zwolf	aJbKjHm\\
^£	g[
^£ 0	hT
^£ 00	g[
^£ 000	gZ
^¤	g[
^¤ +	gS
^¤ /	hW
^¤ 0	gU
^¤ 00	gY
^¤ 000	g_
a +	aKcKgKhKiIjXmKnKpAsGt_
a /	fQkQ
a 0	jR
a 000	gLha
a 00000	bIcJfFg]jLpI
a 90	e\\fJiSjAqK
a :	aFt[
a bad	hKiYjJ
a big	kZ
a bike	hXiJj>kSlX
a bit	iPqHsS
a board	jRtT
a bonus	jRk]
a bordo	aKmWoT
a car	lXnWtJ
a cargo	fKgJhTm\`
a cat	bWgKrY
a chair	e\\gChGtZ
a chaleur	aHiPjR
a chat	aKhKiXtH
a cinco	fQmQpU
a clean	iWoI
a community	aQhL
a condition	lY
a convenir	fQgSoVrJ
a coruna	cV
a couple	jU
a course	iFlUqX
a cuatro	bQfViTmI
a cv	lY
a day	gViY
a de	a\\
a decent	lU
a degree	jHlX
a deja	iLjVkIqTsX
a desk	gIh[jRmQ
a deux	bAhYjSsL
a diario	dViGjQnSsR
a diploma	a]lGtG
a distance	dV
a domicile	aSdRiQ
a domicilio	gU
a domingo	hKnZ
a dos	aKcRf[iR
a duree	eViL
a family	aIbUhFs[
a farm	jHp[rH
a favor	fGgZk_rKsK
a few	bX
a fin	iToX
a fortnight	cKfRiRjK
a four	aLbUhRtF
a friday	jSlX
a girl	s]
a good	bYtQ
a half	fYgW
a head	aVgViRmG
a hundred	tR
a jour	jb
a junio	fW
a l'agence	pVsT
a l'aise	jRsV
a lad	mPsT
a lady	jPs\\
a las	iT
a lena	aWbVhL
a line	jSpGrb
a long	iTkUoSqHrQ
a los	iR
a lot	nYoI
a man	iJjKkEsb
a mayo	eTkR
a medias	h[jG
a medida	aJ
a mi	qW
a mile	iJjTnV
a model	aKjRqUsG
a moitie	fHhZqR
a month	iVnW
a morning	fTiJkZpW
a must	fSjGkSlY
a new	b[
a nice	cQdWhKiJkR
a night	aQfGgRhEmY
a nightmare	iPsS
a nivel	dJgLiY
a nordic	bU
a notre	bKiJkRqLt[
a nueve	fTiW
a ocho	bWfRjQtH
a octobre	fR
a octubre	cKo[qP
a page	r]
a part	aHg_iUmTnL
a partir	oUrJtV
a passer	bDiTjU
a pie	cZfJhGiGjE
a plein	aFgRhZmG
a plus	jIkh
a proper	eLfLhQjHkZsU
a proveedores	jQpT
a prueba	e\\pJtH
a quarter	cJd\\eIfKgShIiQjS
a quatre	fTgKiS
a question	iDpXrP
a real	eIiLjZkQ
a really	fKgJhUmS
a sabado	bS
a saturday	bPfW
a school	fRjWsS
a season	bQcHfKgKi_
a second	aSbTcGiDkUqUrL
a seis	fS
a senior	aSqWtC
a ser	sX
a share	gVhHqP
a shift	bIi]jR
a siete	bQfTgQiFmK
a small	b[pRqD
a social	aS
a strong	jTqSsS
a su	oQqT
a sunday	b\\fJ
a sus	iFjTmY
a temps	aTe[
a text	iXkKpUqXrC
a third	fIiV
a todo	hXoKpV
a treinta	bJcKfIgTmWsW
a tres	bVfZ
a trois	iWmJpSqR
a twenty	bQiHjP
a two	qR
a una	fRjTpRsK
a une	hTiGqYsT
a van	gKhUjUlJnK
a ver	gGt[
a viernes	fX
a volonte	hY
a walk	gZpQ
a week	hP
a wk	bTe^gGjKnG
a year	bRhQnT
a yr	cUeJfXjJnX
a$	gStU
a-lev-	jRkIlZ
a-level	jRkIlZ
a-liz-	jQkW
a-lizenz	jQkW
a-lizenz$	cKiKjRkT
a.m	f[hGpS
a.m$	fWgKhJiVmKoH
aa	aPb]iTjB
aa$	aVbXcIiJ
aan	jX
aan$	jY
aar	bRc[eHhX
aar$	aKbEcXfKhZ
aarhu-	aKcVdQ
aarhus	aKcVdQ
aarhus$	dQiV
aas	aGbIcHiHjYkHmZ
ab	oR
ab 0	fP
ab 00	fUgV
ab dem	cKh[nWoJ
ab januar	eVfEgT
ab marz	bIeQoP
ab sofort	dJhPoU
ab tag	eXfLgXhQ
ab und	bUnV
ab$	bScRrXsR
abacu-	cKiEjckI
abajo	cLfXnQpIr[
abajo$	cIfYnRrQ
abap	aUiHjTlW
abatt-	hGiYjYlK
abbau	eYfYiL
abbau-	fT
abbauen	fT
abbauen$	fT
abbey	bW
abend	faiHmT
abend$	aFgTiImXtP
abend-	f\`
abenddienst	fJi\\
abende	fY
abende$	fU
abends	fSnPpU
abends$	bVfWiD
abendservice	bHcKfVhFiRkJmLpJ
abendtermine	f[qItI
aber	dQkQqT
aber das	gKlHq[tJ
aber nicht	lQqY
aber$	jHk[
aberd-	cSnY
aberdeen	cSnY
aberdeen$	cX
aberg-	c\`sR
abery-	cWfG
aberystwyth	cWfG
aberystwyth$	bPcUfG
abfah-	hIiRnZ
abgeb-	pP
abgeben	pP
abgef-	fS
abgefeiert	fS
abgeg-	fYgLiWqI
abgegolten	f[gJ
abgegolten$	bKfYjKmIqJ
abges-	jYrRsP
abgeschl	jU
abgeschlossen	jRqQsR
abgeschlossen$	iCj\\lL
abgeschlossene	hQjV
abgeschlossene ausbildung	hRjUqL
abgeschlossenes	jR
abi	dKpUsS
abidj-	aJcUnV
abidjan	aJcUnV
abidjan$	aLcKnX
abier-	bSiJjY
abierta	bSpP
abierta en	b[iHqQ
abierto	bTcKfG
abili-	bGjbmHnJ
ability	bGiXjQmI
abkla-	iRjU
abklaren	iRjU
able	jV
able to	j\\kS
able$	i_kD
abm	j[
abm$	jZ
abmah-	qY
abmahnungen	iX
abmel-	iV
abmeldungen	iV
abnah-	eGfPi^jK
abnahmen	iZjK
abneh-	bWcIiY
aboar-	bRfZhQjK
aboard	bRfZhQjK
aboard$	bQf\\jL
aboga-	aQmW
abogado	aXlT
abogados	b\\mQtI
abogados$	bXiKmR
abona-	hYiUkK
abonn-	h_
abonnement	h\`
abonnes	bU
abonnes$	b^
abori-	bJcLiSjW
aboriginal	bJcLiSjW
about "	rW
about 0	b[iJnJ
about 00	cTfXmR
about 000	cIfIiSrP
about it	b]fFjPqR
about the	pBq]r]sE
about to	jIsW
about twenty	fU
about two	iTjHtS
about £	bVfKiIrR
about$	dXfYtU
above	aHcVhVkQmV
above 00	sa
above the	hU
above$	hQiHm]pI
abr	i\\
abraz-	iHpJte
abrazo	pLt]
abrec-	aTiZ
abrechnen	lUsI
abrechnen$	iY
abrechnung	hBjUpV
abrechnungen	bIiX
abrechnungen$	bKiWjK
abril	o]qV
abril$	o\\qV
abrim-	bQjVtT
abrimos	bQjVtT
abrimos$	bHfZiHjDtW
abrir	iZtJ
abrir$	rW
abroad$	jR
abruf	bKfcgGhIiBjKpHsK
abs	iLjUlG
abs 0	iLjUlG
absat-	aJcFjImKpIqIrdsKtT
absch-	iXjZ
abschluss	cKj_tK
absen-	iRqR
absence	gSpLqYtI
absence$	iXqRtH
absic-	iU
absichern	iU
absichern$	iX
absol-	jWqZ
absolue	jT
absolue$	jV
absolut	gIiIjQqU
absoluta	jRqS
absoluta$	jTqP
absolute	cRjTqQ
absolutely	jXtT
abspr-	dSfRgTiS
absprache	dTfSgUtK
absprache$	dVfUgRiJtK
abste-	hUiUsX
abstenerse	eIs\\
absti-	iTqV
abstimmung	iRqV
abstr-	aTbHpJrW
abstract	bGjPmLpFr[
abstract$	jTpK
abstracts	aKiZ
abstracts$	aIiY
abt	bKgPiS
abtei-	bWiLmZpGsQtK
abteilung	aUbGiSmQpJsWtH
abu	c\\
abuel-	iJjYsS
abuelo	bR
abwas-	aLbQi[tJ
abwassertechnik	iIjUlL
abwassertechnik$	iIjUlL
ac	hUiT
aca	l]
aca$	aQjPlY
acaba-	i\\jG
acade-	bRhQ
academia	aLhXmP
academia de	hKmT
academy	cThKlQ
academy$	bQhRqQ
acams	iEk\\
acc	aRlLsW
acc$	aWbJdE
acca	cKiQ
accen-	lQqQs\\
accent	lUqQsV
accent$	lXqXsL
accents	iIs\\
accep-	lS
accepte	aRlSoT
accepte$	aUiIjKlUsP
accepted	iEjSmEp[
accepted$	iEjSmEp[
acceptes	bJl\\
acceptes$	bKl\\
acces	hY
acces-	iZ
accesos	aStK
access	bW
access$	aJbCfYjR
accessibilite	bKiVjKkX
accessibility	iQjS
accid-	i\\qI
accident	sY
accidente	jV
accidente$	jT
accidentes	hViW
accidents	i\\qDrZ
accom-	hUiUjU
accommodation	h_iJjZrB
accommodation$	h^mF
accompagne	bIhKiWoZ
accompagnement	iXmK
accompagnements	bW
accompagner	aTbIjTkR
accompaniment	i\\jH
accompanist	aFi?jUl@m^
accompany	bJfKia
accor-	aPdKhSrWtK
accord	eJhWiS
accords	dKiU
accou-	aX
account	fRmSqQ
account handler	aTjIqQsQ
account$	fY
accountant	aYqUtL
accountant$	aYjS
accounting	iRlVsJ
accounting$	iKjRlZqKsF
accounts	cLiRqR
accounts$	i[jL
accra	c]s[
accre-	aRiKjZrV
accreditation	iEjUpKr[
accredited	jZ
accredited$	j^
accro-	jCr^sU
accru-	gW
accue-	iTkQmS
accueil	iVmU
accueil des	iQ
accueil$	mZ
accur-	jY
accuracy	aEiRjV
accurate	jZ
ace	aKb^cKfYi@jJ
aceit-	bYiR
aceite	gPiV
aceite$	iZjJpJ
acent-	iIrLsb
acerc-	cIhSiL
acercamiento	cIhSiL
ach	bDeJgKqXsLt]
ach ja	hQpKqHrJtU
ach$	hBiYqStK
achat-	hKiPnS
achats	hKiPnS
acheteur	aQ
acheteurs	iTjLmS
achs	aKcJi\\sT
achse	gLhLn\\pK
achse$	gKn^pL
acht	bRmT
acht leute	bPmT
acht wochen	aEbDe_hHjKlVmJ
acht$	bJfYhQiHjKmP
achte-	aLbSfYiLjKmR
achterberg	jKmVpR
achterberg$	jKmTpU
achtu-	aHbWfTtJ
achtunddreißig	aGbUfXtH
achtz-	fX
achtzehn	fX
achtzig	fVjP
acide-	aKbHiV
acidez	aKbHiV
acidez$	iV
ack	jZ
ack$	jZ
acl	iQjY
aclar-	iWmF
acls	jTkS
acls$	iIjUkR
acogi-	iZ
acogida	iZ
acogida$	fKiYjLmK
acomp-	iTmR
acompana	aDba
acompanamiento	bIi\\
acompanante	aTcGhKmX
acompanar	aLiQjT
acopi-	b\\iKjL
acqui-	bIiYjP
acquisitions	bHjT
acred-	bSiHkZ
acres	bejK
acres$	b\\fG
acros-	fLmSnP
across	fLmSnP
across the	gEhXqQ
acs	jX
act	bIjXrS
act$	bLjZkHlKrK
acta	aEo]tL
actas	ia
actas de	iZ
actas$	iV
acte	gWpVqK
actes	aKbSgIiTjU
actif-	iStK
actifs	iStK
actifs$	iQtK
actio-	bTiQmI
action	iPmHqQtW
actions	iY
actions$	iUjQ
activ-	aPiT
activations	bJcLi[
active	aScLnJsS
active directory	fLjSrP
active$	bFcHhXiUsV
activities	aW
actual	gQsQ
actual$	gWhKiTjHkIqH
actualizado	iTjCkX
actually	gThXiEjZtQ
actuary	aXiJqU
actuary$	a]iL
actue-	hGsW
actuel	sZ
actur-	jV
acturis	jV
acturis$	jX
acuit-	jX
acuite	jX
acute	bUfV
ad	qSr^tP
ad for	aQmGrTtQ
ad$	aQgKqSrWtR
ada	gUiR
adapt-	bKiTjV
adas	aXbKjV
adblu-	aKhLiX
adblue	aKhLiX
add	aHjQkQpHr]tQ
addit-	fHgYqYrE
addition	fHgZ
addre-	cRiSrSsQ
address	cUrVsS
ade	bDiRjX
ade$	bCiYjZ
adela-	aShPiHlW
adelante	aTiIlZ
adelante$	aHbKiJjKlXoS
adema-	hRjKkV
ademas	hRjKkV
adent-	cTf\\
adentro	cTf\\
adentro$	cXdVfEiI
adher-	aKb]iR
adherentes	bWiI
adherentes$	bWiI
adherents	aJbXiV
adi	bKhHiVjX
adici-	gKiYkT
adicional	hRkX
adicional$	hRiKkX
adjoi-	aRm_
adjoint	aXgQ
adjoint$	a\`bKiJpIsK
adjoints	m[pL
adjoints$	iLmZpJ
adjud-	bYjI
adjun-	aPeTiJpU
adjunta	aReLiJpW
adjunto	aRtR
adjus-	cVhIlV
adjuster	aUbJhFiKl[nPpK
adjuster$	a\\tK
adjustments	cYfIrU
adler	iIj^lH
adler-	aJbWcRtF
adler-apotheke	aJbWcRtF
adler-apotheke$	bS
adm	jX
adm 000	jX
admin	a]iWmUrK
admin$	aXbLmZ
admin-	bPm[
administracion	bYjV
administracion$	bJiSjXmKqK
administrador	aQmZ
administrador de	aS
administradora	bIcLmatI
administrateur	aFb[cKiFmItK
administration	aIb]fIhFiGjRmKpLtJ
administrativa	aZbHgSmH
administrativa$	cKgV
administrativas	iQjImW
administrativo	aY
administrator	a\\
administrator$	aX
admins	m_
admins$	mX
admis-	ePjYmWpI
admission	bKeTiFj^
admissions	aRiTtK
adobe	h\\iKjRkGtL
adole-	bQj\\kElD
adopt-	eYkX
ados	aDb[gJhJiJjZ
adr	iTkYlX
adr$	iQjRkQlQ
adres-	bXgIiGp[
adresse	pT
adresse$	pSsJ
adressee	pV
adressez	pS
ads	j[
ads$	iQjT
adscr-	aJbKcIdKfGgJhIiFjIkFlKm]nKoKpKqKrJtL
adult	bSgFi\\jUkL
adult$	gFhKiSj\\kH
adult-	iV
adultes	aKialF
adultos	bQcT
adultos$	a[cDiQ
adults	kT
adults$	jY
adv	hSiKjSmT
adv$	hViGjVmT
advan-	iQkWlR
advance	hTjR
advanced	bCcGhIi]kJ
advantage	iKk[lW
advantage$	ka
adven-	oT
advent	oT
adver-	rVtX
advert	qRrVtS
advert$	aIeFqRrQtX
advertise	aTjLlI
advertise for	bTrFtP
advertise$	aUbKjKqS
advic-	iUjQ
advice	iUjQ
advice$	i\\
advis-	aW
adviser	aWhR
adviser$	a\\hQpP
advisers	aGbZiHjFmVsI
advoc-	a^bJiGrFtG
ae	aTjKkR
aec	iKjY
aecid	bQi]jFnK
aed	gU
aed 0	gVsQ
aed 00	gUsQ
aed$	cSgRiHjQoJ
aeo	bWcLeEiSjJm\\pFsJ
aep	j[mH
aerat-	cIiY
aerif-	fJi^jG
aero	b_cIeHiJjY
aeron-	aCb^cJiGqP
aerop-	aJbIcb
aes	iSjX
aes$	aJiSjT
aesf	iGk\\sJ
afac	bJcFja
afc	g]tK
affai-	bYhTiJ
affaires	bWhUiL
affaires$	bRhX
affairs	bU
affic-	bGiWqV
affiches	iX
affiches$	iX
affil-	bTiV
affilies	bX
affilies$	bX
affir-	gCia
affirmation	i\\jI
afgsu	j[
afgsu 0	j[
afili-	bSeThYiJjK
afiliacion	eTh[iJjJpI
afiliados	aIb]
afin	aKiHjXlGsW
afina-	a[bGcGhJiZjJmK
aforo	bUi]jK
afrai-	dQeQjW
afraid	dQeQjW
afraid$	dTeUfLjGqVsC
afric-	iGsctL
afrik-	jTkTlR
afrikaans	jTkTlR
afrikaans$	cIiEkZ
afscm-	bLeRiKmV
afscme	bLeRiKmV
after 0	fQgShZ
after 00	eSfGg\\hQqR
after 90	dWhZpG
after a	aSbKePgUhR
after easter	hGo]
after effects	iIjVkT
after hours	f>h[lZ
after midnight	gX
after one	eWhSt[
after probation	dUgUjH
after school	bHeKf\\gGhIjLkKlKoG
after six	bWeXiK
after the	gQhIoUqP
after three	bGhWi\\jHmGsJ
after two	eZfDhPjC
after$	aIhTiStV
after-	fPiR
afterloader	bSiSjJ
afternoon	pRtT
afternoon$	bLiUp[
afternoons	aQf[
afternoons$	aSf\\iI
afterwards	fXiJ
afuer-	bJcTdWfQ
afuera	cHdXfRgKhK
afuera$	cHdXfSgLhKiK
ag	aEbZhPjR
ag$	bWcZhGiFtQ
again	aIqSrTtW
again$	jIqRr[tY
agarr-	aLjHmKpKq^
age	s]tS
age 00	aJbUrXs]
age$	cHg[hHqIsQtV
aged	gSiSjDlQ
aged 0	bXcLgF
aged 00	aIi\\
agees	bHfKi\\jUsU
agen	c\\
agen$	c\\
agenc-	bU
agence	aRbSqP
agence de	cY
agence$	aViJj[
agences	bViR
agences$	bWiR
agencia	aImPqQ
agencia de	aEbUcSjR
agencia$	cIfIlJqY
agencias	aUbQiKjQ
agencias$	aWiLjR
agencies	bTiLpSrV
agencies$	bRp]rG
agency	eS
agency$	bUeYpQ
agend-	iT
agenda	iR
agenda$	iSjQtZ
agendas	iT
agendas$	iS
agent	a]hQ
agent de	aQgWjH
agent$	aZbIgLhWpU
agent-	aR
agente	aZ
agentes	aUfJiJmT
agents	mP
agents$	bWiFjSmT
agentur	bVlUqR
agentur$	bLiGjGlZqT
ages	bRsX
aggre-	b]gZjIlI
aggregates	bQiU
aggregates$	bQiT
agile	bKdZiWjH
agile$	cLdYiSjG
agile-	iCjXs\\
agm	jT
ago	b_eHj=
agost-	eRfQoT
agosto	eRfQoT
agosto$	eXfGhPoX
agrad-	kXqKrZ
agradece	kZ
agradece$	iKkZ
agrar-	jS
agree	bVgKjZqQ
agree$	bZiHjK
agree-	qR
agreed	aKgIiKlJqUsY
agreed$	bJcLdJeHfFgHhIiFjIkJmJnJoJpJq?s\\tQ
agreement	bKgShViHqQrI
agreement$	fKgXhRiFjLlRqGsLtI
agreements	iU
agreg-	bXcLgLhIiIk]mJpK
agrem-	bKiIj^
agrement	bKiIj^
agri	bXhFiFjR
agri$	jU
agric-	jU
agricola	aWcLjW
agricola$	a[bIcLiHjW
agricole	hIiTtQ
agricole$	hFiTtU
agricultural	aJbFcDi[
agrin-	iKjPkW
agro	dLeSkXoKtL
agroa-	aX
agron-	kYlS
agronomia	lV
agronomist	mY
agronomist$	aZ
agronomo	jR
agronomy	lUmR
agrop-	kWsL
agropecuario	jKkWsJ
agropecuario$	jJkWsJ
agua	aRbRhQ
agua y	aXcIhTqJ
agua$	jYkFpU
aguan-	j[sQ
aguantar	hPiJjY
aguas	aZbFq\\
aguas-	cYiJ
aguascalientes	cYiJ
aguascalientes$	cYiI
aguin-	gWhS
aguinaldo	hX
ah	fRqJt_
ah et	eKgKhInHpLsPtX
ah nein	aKf\\iIkHlHrTt?
ah$	bHeRhQmL
ahead	eHfWhKo^
ahead$	eGf[iV
ahi	eUhSq\\
ahm	jKsQt_
ahm$	jCt_
ahnli-	aJjUkR
ahnliches	aJfLjSkUlI
ahora	fYqRsU
ahora$	cKfWhLjLkLqS
ahorr-	hSkT
ahorro	gKhW
ahorro$	hS
ahpra	j\`
ai	cSiRlI
aid	jYkR
aid and	hIiXjK
aid$	hZjZ
aide	i^k[
aide au	hXiX
aide$	iUjGk_pH
aide--	aZcPmR
aider	i^kQlJpL
aider-	kUsP
aiderait	kUsP
aiderait$	kUsP
aides	aXdGiU
aides-	aZ
aides-soignants	aXiK
aigui-	aSiT
aimer	iKj[n[
ainho-	mTtR
ainhoa	mTtR
aipr	j[
air	bThSrP
air$	bWjZkRpL
airbr-	jWkQ
airbrush	jWkQ
airfi-	cUjX
airfield	cUjX
airfl-	jU
airflow	jU
airflow$	cLjW
airli-	bZ
airlines	bV
airlines$	bWjQ
airpo-	cV
airport	aQbRiQpK
airport$	bDcSiU
airsi-	jY
airside	jY
airti-	i[pI
airwa-	iU
airway	iU
aisan-	jZ
aisance	jZ
ajust-	aUgThKjS
ajustador	aYcI
ajuste	gQiT
akkor-	aGgSqQrHtT
akkord	aGgSqQrHtT
aktiv-	bSjU
aktua-	aSiLtU
aktuar	aUmJtJ
aktue-	aUbScKgJjV
aktuell	bUgHhGjX
akzen-	jDlKqTrFs_
akzep-	aIfIhIi?jZkGlKoZ
al 00	fEhWo]pP
al 000	gBhSqW
al ano	bUhWnT
al cliente	dKi]sI
al dia	gShEja
al final	hJiHjIlLpHqUr^tK
al menos	jVkIsS
al mes	fWgViP
al taller	p\`
al$	hZiK
alain	mYpJ
alarm	fVhKnQqS
alarm-	i\\nQ
alarmas	i\\jG
alarms	iTnV
alarms$	iPnW
alast-	aKiKjKlWmTpLqQ
alastair	aKiKjKlWmTpLqQ
albac-	bQcS
albacete	cV
albacete$	cV
alban-	iGjGk[qKsX
albanil	aQ
alber-	cQsW
albi	c[
albi$	c[
album-	bYeLiLjIsJ
albums	bYeLiLjIsJ
alcan-	aWbHiKjW
alcaniz	cSmT
alcaniz$	cSmT
alcob-	cXiL
alcobendas	cXiL
alcobendas$	cXiL
alcoh-	jT
alcohol	jT
alcohol$	jT
alcor-	aFbHcRtX
alcorcon	cUiPtH
ale	gUtV
alegr-	cS
alegre	cS
alegre$	cS
alema-	bShLiQkW
aleman	bTkS
aleman$	bWcJiKkS
alerg-	j_sG
alergenos	iQjR
alergenos$	iZjK
alert-	bKif
alerta	fUiUjL
alertas	iR
alerte	iRtS
ales	c]
ales$	c]
alfaj-	bShGiHjW
alfajores	bShGiHjW
alfajores$	bUhGiGjU
algo	kX
algo de	kY
algui-	aW
alguien	aW
algun	bQiJjYkKqIrXtH
algun-	fPgKjRnQ
alguna	fUjRkKnS
alica-	aKcRdGnV
alicante	aKcRdGnV
alicante$	nW
alice	bGc]jR
alime-	hUiR
alimentacion	h]
alimentacion$	bPh\`iFjL
alimentaire	aPbTiGjWlKtL
alimentar	i[jI
alimentos	cR
alimentos$	cQjT
alisf-	fKgVjK
alisfa	fKgVjK
alisfa$	gVjK
aliso-	pJtZ
alison	pJtZ
alive	sW
alive$	sV
alkoh-	jQkRsS
alkohol	jVsV
alkohol$	jTsT
all day	bFfRiHjUsW
all in	bQgShQpKrRtK
all of	aGfEhXnGoCpHr]
all shift	fGiEjj
all the	dTgJhVlTpJsS
all year	bKdFeGfZgT
all$	mSpQtS
all-i-	fUgXhHlKqJ
all-in	fUgXhHlKqJ
alla	aLbZcKjJtW
alle 0	aKbKcLdQgKh\\iV
alle 00	f_iF
alle drei	eFfQiXjF
alle$	fLgVhX
alleg-	cJgIhFi[jHkXqItK
allei-	iQjRkIs[
allein	eJiSjSmP
alleine	bPfWiFjSsH
allem	bWjRnH
allem-	jQkT
allemand	jQkU
allemand$	jPlQpKrRtP
allen	fJgRhTsX
allen-	cV
allende	cY
allende$	cYiG
aller	cRhEnRrY
aller-	aCiTjPnTsT
allergen	aKiP
allergens	jY
allergic	jWsP
allergy	iW
alles	pLsS
alles andere	dXiFj[lF
alles$	aUbKiHlVsZtK
allez	jHkZmKpKt\\
allga-	bSqS
allgau	bUcQ
allgau$	bVcRiI
alli	hZkJlItJ
alloc-	fEgPi[
allocating	iQ
allocation	gRiTjJ
allot-	i[
allotment	bLiU
allotment$	bJiU
allow-	gThX
allowance	gVhW
allowance 0	fJgWhP
allowance 000	gXhQkF
allowance four	fKgRiSjK
allowance £	hS
allowance$	dJgUhTiC
allowed	fRhUjK
allowed$	fSgLhWiHjI
allta-	aWmGtW
alltag	tY
alltag$	bKfSiHtW
almac-	aRbS
almacen	aRbS
almacen$	aV
almag-	cY
almagro	cY
almaz-	bKiTkQqLrLtL
almen-	bXcZiItK
almendralejo	c_iI
almendralejo$	bKcX
almendros	aKb]cLtJ
almer-	cTnT
almeria	cTnT
almeria$	nV
almue-	h[
almuerzo	h[
almuerzo$	hZ
alnwi-	cT
alnwick	cT
alnwick$	cT
aloja-	gJh\`
alojamiento	gJh\`
alojamiento$	gIh]
alone	b[cEiJjUlGqKsQtI
along	jJlZqR
along-	mY
alongside	mY
alors	sQt]
alp	aKbVcS
alpha	bGiY
alpha-	bHcThUiYjLmK
alpin-	bUjS
alpine	bXiIjW
alrea-	sStK
already	sStK
already$	kTsT
alrig-	aLtZ
alright	aLtZ
als 0	jW
als zwei	fRjUsK
als$	iEjVkSpStV
also	tT
also die	aIhStV
also nicht	eIhQmTpJqYrKsK
also private	hSjJ
also wir	bTsKtS
also$	aJiDtc
alt	bQfWiQ
alt weekends	fT
alt$	bWjKsU
alta	dUeWfRgIiI
alta$	bVcJdVfKhSiAjEkUlJqJsJ
altam-	cPnV
altamira	cPnV
altamira$	cQnU
altar	i[
altas	iUqP
altba-	bViWjG
altde-	bIiZjR
alte	iQkKoUtS
alten	aIjQqDrDs\`tU
alten-	i\`
alter	jRs\`
alter als	jUsQ
alter$	pSsW
alter-	dQfT
alterations	aQiV
alterations$	aSbKiVjS
alteren	kZsX
alternada	fS
alternance	dWeXfS
alternance 0	d]eRfBjJ
alternance$	aSfUgJtI
alternancia	cHdafGiKjJ
alternante	aHbLcJiLm]
alternas	aLfWsR
alternas$	fX
alternate	fQmZpB
alternate weekends	fR
alternate$	fV
alternating	fZ
alternating$	fZiK
alternees	fT
alterno	fU
alterno$	fY
alternos	fT
altersvorsorge	gHhSqR
altge-	a[bFcGiCtI
alto	c\\gJj\\
alto$	bQcWiIjQkT
altri-	cQ
altrincham	cQ
altst-	aGbLq[
altstadt	aHfRhKlK
altur-	jSsV
altura	sV
altura$	fVgT
alturas	iIj\\
alturas$	iKjW
alu	iPkSlSpJ
alumi-	aRbIjY
alumn-	aKbUiZ
alumnos	bY
alumnos de	bW
alumnos$	aKiT
alway-	mRpQ
always	mRpQ
always$	fFhIiQmWnV
am /	i^jGnEsX
am 0	f[iIpTqQ
am 00	fThJq]
am a	f[
am besten	sZ
am freien	hSiK
am in	iKjXlHt]
am liebsten	kQoQqPsT
am see	b]cUsR
am starts	fZsV
am tag	bTgZhHiU
am telefon	fSjT
am tresen	iTjImQ
am$	fUiY
amade-	jX
amadeus	jX
amadeus$	jY
amane-	fX
amanecida	fX
amarr-	dHf]hHjKtK
amarre	hLiZ
amarre$	hLi[
amasa-	iX
amasar	iX
amazo-	aIb[c\\iF
amber-	aHbGcSiIj[
ambie-	hPjTsR
ambiental	aRcJjY
ambul-	bXjT
ambulances	b^iE
ambulancia	jV
ambulancia$	aR
ambulancier	aY
ambulant	bIcGi]qS
ambulante	a?batI
amena-	bJeJq\`
amend-	qZ
amendments	iT
amendments$	iT
ameri-	bVfS
american	aJbYiTpK
amf	jb
amf$	iKj[
amiab-	iWjI
amian-	aSbKcHiTjHkZmJpJ
amiante	aVcIiYmK
aml	aQiHjU
ammon-	dRiTjR
ammonia	dRiQjS
ammonia plant	iYjL
ammonia$	dTiS
amos	aGc\\
amos$	aGc\\
ampa	aJbYqTtL
ampar-	mQpT
amparo	mQpT
ampli-	ePfRtX
amplitude	fSjQ
amplitude 0	bYcLgK
amplitude$	fRjV
amput-	aLbRiT
amputees	aLbRiT
amputees$	aKbPgKiV
ams	fWjUsT
amste-	aJc_dRiBjEkLtF
amt	aKbVfGmTqKrStT
amtsg-	aIbDc_iKpJ
an 0	fV
an :	aJiUjLpUt[
an ad	aRbKeSrFtR
an advantage	kY
an asset	iIjKk[qK
an bord	f\\iR
an de	eVfQjU
an den	p]
an der	bQcS
an die	bJiPpYqT
an early	aHhKiWjGkHlV
an en	bIiCjVmW
an frau	p\\
an hour	gXqP
an hr	aTeIg]
an independent	mU
an mich	iKjKm]qD
an office	aHcLdIiZjRlJmJqIsKtH
an old	iRjLsU
an personal	pQtP
an tvod	cJeIg\\hD
an zwei	bRcGdUnR
an$	iR
an-ac-	iQmR
an-acc	iQmR
ana	mU
anaes-	hKiT
anaesthetic	aSiEjW
anaesthetics	iUjHsHtJ
anali-	aR
analisis	iTsV
analista	aV
analista de	aTeKiIrQ
analistas	aPmV
analistas$	m[
analy-	hRmU
analyse	eJh_iGjJkI
analyses	iRjY
analysieren	iY
analysis	iVjT
analysis$	iUjS
analyst	aY
analyst sql	jGkJrTsPtS
analyst$	aYmS
analyste	aWmU
analyste-programmeur	aY
analystes	aLbKm^
analystes$	aJbJm\\
analysts	mX
analysts$	mZ
anato-	a[bIgJiKkJ
anbei	bKtX
ancho-	aHcUdU
anchor	aFbVdYfL
anchor day	dY
anchorages	bIc^iIjK
anchorages$	bHc\\iH
anchors	iX
anchors$	iV
ancie-	bFcZgU
anciennete	gWhR
anciennete$	hY
and 0	iSjC
and 00	f\\gSsS
and 000	bThU
and able	bFfSjZqLtL
and all	fLhWiR
and an	aLbGhVm^
and be	fSjVnGqL
and doing	fKi^jC
and english	jY
and every	fSpK
and fifty	gVlW
and finish	aLfYiJ
and five	h\\
and forty	eKlFtU
and get	iW
and getting	iU
and half	gW
and hand	hKjW
and have	jVqK
and honestly	cEdXsWtL
and i	qQ
and in	pKr\`tJ
and it	fKgRqTtU
and it's	eQfSlKqRsK
and keep	gYiWjKqK
and keeping	iU
and me	mSqUtL
and medical	bRgSjF
and must	iRjQ
and my	bYrP
and never	bZfS
and new	fFhZ
and no	s]
and not	s^
and one	aRbJmS
and our	bYiKmLpJqGrZtH
and please	cKqYrQsI
and run	iY
and saturday	tR
and see	pW
and set	cHdIiRjX
and sit	iRmRtL
and sixty	fViK
and so	bZiQ
and some	b]iCjX
and still	b[jG
and ten	bUgU
and their	hHjZnK
and then	iSmQ
and there	bLfKjKmWsR
and there's	bQgUoPsP
and they	sR
and thirty	bJfJgChTiV
and three	aHbXmU
and thursdays	fQiR
and to	hFiPkZtH
and training	bKhXiU
and twelve	gHhV
and twenty	bQfJhUiJpI
and two	aVgKiZnToI
and we	bVcShK
and we're	aJgEhFiCj[qJtT
and write	qI
and you	bQgQjS
and £	gIn[
anda	jJmLqetF
andal-	gThHnUsX
andalucia	cJhFjTnW
andam-	iW
andamio	iWlJsT
andamio$	iDj[sX
andar-	aQjJqU
ander-	sS
andere	cPdQkSlQ
andere$	cTdKeLgKiSkIlVqHsH
anderes	kV
anderes$	jV
anderlecht	cUjQ
anderlecht$	cUiKjQ
anders	iJjVqIrHsFtX
ando	pHq\\sK
andre-	cWiCjFmSpKt]
andro-	aPmY
android	aSiRmQ
android$	aYhFjSmQ
anerk-	aIfHjW
anerkannt	aJfHjT
anerkannt$	j\\
anerkannte	aKjS
anerkennung	aLjR
anerkennung$	aLjS
anest-	kP
anestesia	hQiT
anexo-	aJbKcWpT
anexos	aJbKcWpT
anfah-	fXhHiQjF
anfahren	hLiU
anfahren$	hKiW
anfan-	aUkLoWrS
anfang	kJoW
anfang$	hQrR
anfangen	oRr[sW
anfor-	aDrTtT
angab-	tT
angaben	tT
angeb-	pQrQ
angebote	iY
angeh-	fLifkKpJrY
angel-	aKiQlR
angelehnt	gTjK
angelehnt an	gR
angelehnt$	gY
angeles	aGbScZ
angeles$	aJc[
angem-	gUhJjL
angemeldet	gUhJjL
anger	hHj_
anger-	cWjJlSmL
angers	cYhIlUmJ
angers$	cYhIlVmJ
anges-	aFbWeVkQ
angestellt	e]
angestellt$	e[
angestellte	bWiVmJ
angestellte$	bVgQiTjL
angestelltenlehrgang	jY
angestrebt	gKjHkZ
angestrebt$	gKjHkZ
angla-	jVrR
anglais	jWrQ
anglais c	iQ
anglais courant	jZ
anglais de	jUkS
anglais$	kSlV
anglaise	a\\cKhHiDjGpJrU
angli-	r\`
anglican	iKjYlKrCsY
anglicismes	bPrU
anglizismen	gLpLrZ
anglo-	cRsV
anglophone	cRsV
angos-	c[iLtL
angostura	c[iLtL
angostura$	cUiJ
angry	aGi[
angst	bLjZlGpLrJsD
anhan-	jUsZ
anhor-	aJcIi^
anima-	aQ
animador	aWbQjJ
animadores	aEbLiHm]tI
animal	aPlS
animales	bSgGhJiWjJ
animalier	aV
animals	fR
animateur	aT
animateur$	aWiH
animateurs	a\\bIiH
animation	i\\jK
animaux	bVhPiJ
animaux$	aLhS
anime-	iTmS
animer	iSmT
animer$	aJeKm[
animo	b]
anish-	iUjAk\\
anker-	d[fIiZtK
anlag-	cRgPjQ
anlage	bCcWgViKjR
anlagen	bX
anlagen$	bXhL
anlagenmechaniker	aLjSqS
anlau-	bZiJ
anleg-	iV
anlei-	iWmQ
anleiten	i\`
anleiten$	iS
anleitung	jRmT
anler-	aIiWjL
anlernen	aIiWjL
anmel-	hJi[pQ
anmeldung	hIiYpR
anmeldung$	iZ
anmeldungen	iV
ann	aJbHc^iFjGoIpXtK
anna	aBbKcFgKiAjKm\\oFqZsEtW
annah-	iW
annahme	iW
anne	aIbKpDrItc
annec-	cT
annecy	cT
annecy$	cV
annee	aJdReUjRqQsK
annee$	dViR
annee-	bGjVtQ
annees	bGjVtQ
annek-	gJmRrR
anneka	gImT
annel-	aJbCcKeGhHiEjKkLm]nJpQ
annex-	eShV
annexe	eShV
annon-	qS
annonce	qSrQtR
annonce$	qTtQ
annonces	iUqQ
annonceur	iRjS
annou-	jJqa
annua-	eYf\\
annual	aGhRiX
annual$	cJeWhHmK
annualise	eSfViJ
annualise$	eSfViJ
annualised	eXfWhK
annualised$	eUgTiI
annualisees	fPqT
annualisees$	fS
annually	fS
annually$	fS
annue-	cKfUgUhRiS
annuelle	fXgYhHjG
annuelle$	bHfIg[hLlL
annuels	fQ
annuels$	fQiJ
ano	hQ
ano con	bRhZiFjH
ano de	jYqR
ano en	cIdVhS
ano mas	gRhI
ano pasado	bUgT
ano y	bKfHiPjX
ano$	eQhPnT
anoni-	bFmEqFr_
anony-	aKiWjFpQr]
anos	jb
anos con	iTjVsL
anos de	j[
anos en	ja
anos y	bQjSmAqQ
anos$	bWsQ
anota-	eLi\`jH
anoth-	iQmQ
another	iQmQ
another$	aEiVkHqRtX
anpas-	iU
anpassung	iW
anpro-	aJi\`
anr	aSbIeRiQpL
anr$	eTiQnLpL
anrei-	fKhSiQnS
anreise	fKhSiQnS
anruf	pd
anruf-	pY
anrufen	pZ
anrufen$	iHpZqK
ans	jV
ans au	aKjV
ans aupres	jW
ans d'experience	jT
ans dans	j_
ans de	jXm\\
ans en	iLj^kT
ans revolus	j[
ans$	e[iR
ansch-	lGmXp[
anschreiben	lEmIpb
anschreiben$	iGpZ
ansel-	mStQ
anselm	mStQ
anselm$	mStQ
ansib-	jX
ansible	jX
ansible$	jX
anspr-	aGiZjKmWpWqL
anste-	eVsT
anstellen	eTiS
anstellen$	eTiS
answe-	iQmYpS
answer	bQpS
answer to	iIm_
answer$	iU
answered	fXgHpYrE
answering	aSiXjJmW
answering the	aYiVmFtH
answers	mW
ante	ibpT
antec-	iJjXpQsV
antecedentes	pSsW
antecedentes$	jKsX
antei-	bKcLdJg\\hRiHjErJ
anten-	aPbTqQ
antenatal	iX
antenatal clinics	iX
antenne	aUbHcUqT
anter-	kRqT
anterior	qW
anterior se	qY
anterior$	jV
antes	fQiToW
antes de	iPo[qU
antes del	iYpS
antes$	fQjJkKoStS
anti--	aKbFcHdJeJfJgJibjJkImJnKoJpJqJrKtK
antib-	bGcadK
antic-	bHg^iVjLpHqUrC
antig-	cRgWqQ
antigua	bVcJiKjS
antigua$	bVcJiKjQ
antiguedad	gZ
antiguedad$	gRjS
antip-	cT
antipolis	cV
antipolis$	cTjK
antof-	cShT
antofagasta	cShT
antofagasta$	hV
anton-	mP
antonio	cPiQ
antonio$	bLcPiQ
antra-	aDbFgJqSt^
antri-	aKcBeJfHgZhGiJjJlKmLnXoLqTsKtG
antwe-	cX
antwerp	cX
antwo-	bXiEpY
anual	eTfSiPkIoW
anual 0	fZjJ
anual$	eWiSoT
anual-	bQfQ
anuales	bQfQ
anuales$	bUfRgJ
anunc-	qPrUtQ
anuncio	rWtS
anuncio$	rYtQ
anwal-	bWkSmV
anwalte	bQmW
anwalte$	mY
anwar-	aDgWhGi@j\\kHrK
anwei-	bPfLiVjQmH
anwes-	bCdWeKfJiWjInJqLtX
any	jVlRoT
any 0	aIcSfXiFjJtW
any more	eVjIlPqP
any of	dUkYsG
any$	bJfRi>j\\kUlLpV
anybo-	lIpUqU
anybody	lIpUqU
anybody$	iKjKpQqV
anyon-	eJsX
anyone	eJsX
anyone$	cJeGjKl[oVpJsD
anyth-	tW
anything	tW
anything$	jVtW
anywa-	lWrQ
anyway	lWrQ
anyway$	lPpGrV
anywh-	cYdT
anywhere	cYdT
anywhere in	cTdTnR
anywhere$	cEd[kUrR
anzei-	rW
anzeige	rU
anzeige$	rT
anzug-	g@ha
anzuge	hZ
ao	gUjKmYpW
aoc	bYjGk[
aoife	iCoJpd
aop	bYhRjTkI
aop$	bZhH
aout	eTkHo[
aout$	fRhPoV
ap	aXmZrQ
ap$	hLiGjQm\\pL
apa	jU
apac	iPjU
apara-	ib
aparc-	h[
aparcamiento	h[
apare-	a[cKkIoH
apart	aGdPi^qLrCtL
apart-	sU
apartamento	eJgGh^
aparte	fQgVnR
aparte$	fSgTnR
apc	iGj_kZoLsE
ape	cIebiFpJ
apert-	cKiYpDtb
apertura	i]tL
apex	iWjS
apex$	i[jD
aphas-	bDie
api	hIjTkX
apicu-	a[cFiI
apis	i\\
apis$	iZ
aplic-	lXrR
aplica	jPlUpL
aplicacion	i[
aplicador	jV
apm	aYcJj[
apoda-	cU
apodaca	cU
apodaca$	aS
apode-	iWjLpK
apoderados	iWjLpK
apoderados$	iVpK
apoth-	iX
apoyo	bIcRfUiQ
apoyo$	bHiZ
app	bShPi]pS
app for	b_iA
app$	bQfShRiQpX
appar-	bVdL
appareils	bXnT
appareils$	bYiEnT
apparel	bQjV
apparel$	bSiLjV
appea-	iRrWsZ
appeal	bHiWrV
appeals	iUqQ
appear	jKr\\sI
appel-	fLiSp\\
appelez	pY
appelle	hGpQqX
appels	fFiX
appen-	bUcR
appenzell	cX
appli	b[gHpXrH
appli-	pX
applicable	f[gGhWiGjDmKpL
applicable$	bLdKfVgJhXjDkLmIpJ
applicants	bFkWmIpIrX
application	p\`
applications	pY
applications$	bAj]
applies	gRqWrT
applies$	aKgViJkKpIqRrT
apply	jPp\\qR
apply :	pW
apply on	qTrI
apply$	jTkTrP
appoi-	iWpQtV
appoint	qFt]
appointment	jRpV
appointment$	jRpV
appointments	hKi\`jL
appor-	bHgKiXpY
appra-	hJi_
appre-	kSmX
appreciated	k]
appreciated$	k^
apprecie	kY
apprecie$	iKk[
appreciee	jGk[
appreciee$	iJjFk[
apprentice	aWgShPiSmR
apprentice$	aZgPiKmZ
apprenticeship	gUiSkI
apprenticeship$	eKgWhIiQlL
apprentis	lUmW
apprentis$	m[
appro-	aQ
approbation	iKjZ
approbation$	iJj\\
approval	jSoVqUtJ
approved	bVjRtW
approved$	aQbWi>jQ
approx	iQ
approx 0	fX
apps	iYjQpR
apps$	i]jGpS
apr	eIfXo_
apr$	eGfUiKo[
apr-s-	fZgJ
apr-sept	fZgJ
aprem	fT
aprem$	fU
apren-	jAkVl]
aprende	jHl]
apres	dVoYpQ
apres 0	dWeWhQiFjIoKpK
apres 00	fAgIp]
apres la	fCoSqY
apres$	mJoJp^tP
apres-	fWiLpP
apres-midi	fWiLpP
apres-midi$	pV
april	oa
april 0	hHo\`
april to	eKfYiKoQ
april$	oR
april-	eGf[hQiLo_
aprob-	gTjP
aprobado	gTjP
aprobado$	gUiJjR
apt	a\\jI
aptit-	jSpT
aptitude	pV
apto	iLjW
apto$	iJj[
apunt-	bHiTpSqX
apunta	aQ
apuntar	fKqW
apuntarse	dKiJjIpW
aqua	iXjCkXsJ
aqua$	jCkY
aquac-	g[iK
aquaculture	g[iK
aquag-	iW
aquagym	iW
aqui	dPsRtT
aqui$	kIlXtP
ar	aQc]iCjU
ar$	aRc]iC
arabe	k_
arabe$	cIjUkW
arabi-	kTlW
arabic	kTlP
arabic$	jKkX
arabisch	jLlW
arabisch$	cLjRkS
arabl-	aYbQcHkK
arable	aYbQcHkK
arago-	bIfJgUiInY
arand-	c\`iEkI
aranda	cR
arauc-	cUjJqR
arauco	cUjJqR
arauco$	cU
araya	mQ
araya$	mR
arbei-	hTjP
arbeit	j\`rX
arbeit oder	iT
arbeit$	jXrU
arbeiten	d^hFiHj\\
arbeiten$	d[iJjK
arbeitest	fShKmR
arbeitsbeginn	f]mJoH
arbeitskleidung	gDhYpQ
arbeitsproben	bIeJiCmIpcrL
arbeitsrecht	aSjT
arbeitsrecht$	aSjT
arbeitsschuhe	hW
arbeitszeit	hSiHnY
arbeitszeit$	fDhViEnV
arbeitszeitkonto	cIfUhRiHjHlL
arbeitszeitkonto$	cIfUhSiGjLlLqK
arbit-	i\`
arbor	aLc]j]rK
arbur-	cIiSjX
arburg	cIiSjX
arburg$	iXjJ
archa-	aJb\\cEiIj\\mH
arche-	bKcU
archena	bKcU
archena$	aQcV
archi-	aV
archicad	jW
archicad$	jX
architect	aVjQ
architect$	aSjT
architects	b\`mA
architekt	mVpK
archiv	kKpIqVrS
archivar	bTtI
archivarin	bTtK
archive	iUjJkXlL
archives	bXjV
archives$	j[
archivist	aUbStI
archivist$	aU
archivo	iYrK
archivo$	iXrJ
ardoi-	aJjQm\\tH
ardoise	iSjU
are	sQ
are a	bSiP
are at	bHq]
are fine	p[
are in	bHcZj]
are on	bKdShSiKmRsQ
are$	aIcYfJjGsPtV
area	aRcQgQhIjP
area$	cZiSjV
areas	bWcK
areas$	bWcJ
arena	aScY
arena$	aPbJcZiIqK
arena-	cQiU
arenas	cQiU
argen-	aJcYiQsU
argentina	dRiSqS
argentina$	iU
arger	pIqVrS
argo	cHhZjUlIpH
argoc-	jU
argocd	jU
argocd$	jU
argue	j\\pHtY
argus	j\\kK
argus$	j\\kI
ari	i]jU
aria	kWpT
aria$	iKj\\kB
ariba	aJcGgEiKjUkW
arles	aJc\\iD
arles$	aKc\\iD
arlon	cWdU
arlon$	cWdU
armad-	aFgQlTpU
arman-	aHjTmU
armando	aHjTmU
armar	iZ
arme	bSiRjPqV
armen-	cZjK
armenia	cZjK
arms	c[hGjT
arms$	cRiPjR
arnes	cLh[iU
arnes$	h[iDjV
arnes-	b\\tI
arneses	b\\tI
aroun-	cS
around	cS
around$	bJcYgGiJlJmJnEpHqGtW
arque-	gIiTsV
arqui-	bPjU
arquitecto	aPiT
arquitectura	aEbWcKjT
arr	bYcJiV
arr$	iX
arrac-	i[
arrai-	i_
arran-	iTkQ
arranca	cKeRgRlLrJ
arrancamos	bVeFgW
arrange	rKtX
arranged	hWiIjV
arrangements	aVbKfH
arranger	aV
arranger$	a[
arranque	fDiYmToY
array-	hHi]tG
arrea-	eKiU
arrears	eKiU
arreg-	mY
arreglos	iY
arren-	b\\cJhI
arret	bEfYjGq]
arret-	fTpTqV
arrete	qX
arrets	aKfVpU
arrib-	nR
arriba	nS
arriba de	cW
arriba$	bLcDf[jY
arrie-	aGe\\gHiKjHm[
arrim-	hJi[
arrimar	cKhIiY
arriv-	iRo[qP
arrivants	lX
arrivees	fHi\\
arroc-	cRiU
arroces	cRiU
arroces$	aScGiW
arros-	fJi_jKtI
arrosage	iQ
arroz	cJiZjQ
ars	rI
arsen-	i\`mS
art	bQ
art 00	a]bGfUgKhHjL
art$	dViUjUkL
arte	aQbUiKsY
arte$	aViIs[
artic-	iXkRlP
article	gQiY
articles	iUjHlX
articles$	bZiR
artif-	aIiWjWkH
artis-	lPmQ
artisan	aKbViSmFoK
artisan$	bRgP
artisanale	bR
artistica	iCjKlZm[tJ
artistico	aYbHeY
artwo-	jXkLqI
arvo	fSiPpT
arzt	aHbQi]oJpU
arzt$	aFbRcJeLi\\oIpU
arzte	bZmT
arzte$	aIb\\cKgSiDmD
arzti-	aPbR
arztin	aT
arztinnen	b\`iL
arztinnen$	b]
arztl-	jY
arztlich	jY
arztlich$	jY
arztt-	iY
arzttermine	iY
as	jP
as 9100	bV
as a	fGj@nToIqSs^
as good	bJjIlXqW
as i	jHsTtX
as per	g[hC
as soon	eKoW
as the	iDmRqQrVsV
as they	aIjBpRsUtW
as we	fUiGjDlTsXtJ
as well	cVfQrQ
as you	dUgThJiJjKtV
as$	bJcJm[oP
as-bu-	iR
asamb-	iV
asambleas	iW
asap	kTo_tQ
asap$	aIkQo\\tU
asb-k-	aKbYcI
asb-kreisverband	aKbYcI
asbes-	qQ
asbestos	qQ
asbl	bS
asc	b]iKjH
asc$	b\\cLiGjGtL
ascen-	iW
ascenseurs	aJiZ
ascensor	aKiQjY
ascensores	aUbT
ascensores$	bTiP
ascensoriste	aVeH
ascensoriste$	aS
ascp	fCiJjVtZ
ase	kR
asegu-	b_eZgKhKiRmG
aseguradora	aKb]fKjKmHpF
aseguradoras	b\\mJ
aseguradoras$	bViQmI
asegurados	iW
aseo	bDi^
asept-	aVeHiU
aseptic	jU
aseptic$	jT
aseptics	aYeFfJiUsJ
aseso-	bUmQ
asesor	aV
asesor de	sP
asesoria	aJbS
asesoria$	bEiKjZ
ash	i^mT
ashev-	cT
asheville	cT
asheville$	bQ
ashor-	fIhKpX
ashore	fIhKpX
asi	sUtU
asi que	iJoRqYtQ
asi$	sU
asia	aVbKiLjU
asien-	bSjS
asientos	bSjS
asientos$	bSjS
asign-	g\\hFnX
asignacion	g\`hG
asimi-	bJcIeXgYiKjF
asimilados	bIcGeZiJjJmK
asimilados$	bHcGeZgPiGmK
asist-	aRiQmY
asistencia	cKgYi\\jGmL
asistencia$	g[
asistente	aZmR
asistente$	aLiHm\\pHtP
asistentes	bSiEm]
ask	p[q\\
ask for	pZ
ask$	gS
asked	l\\qUrHt]
asked for	q_rFt\\
asked me	lKqRsJtR
asked$	iTlZ
askin-	mKpLqR
asking	mKpLqR
asks	bGiWjQqS
asks$	bEiYjS
asm	bFeLgKhEjFkKm^qHrL
asme	j[
asme ix	jP
asoci-	bjgHiI
asociacion	b[
asociacion de	aKbViH
asp	j_
aspen	iCjckC
asper-	cSeHi[
aspersion	cKiX
aspha-	aZfKgYiJ
aspir-	bLcJi_rQ
assem-	aWcTiY
assemblies	iV
asses-	iTkUpS
assess	i\\jDsK
assessing	iTjFk[
assessment	cKpZ
assessment$	iUqP
assessments	aHgFiYjGkUqP
assessments$	gEi[
assessor	kT
asset	jDk]qVrC
asset$	hIiIjGk\\
asset-	gJiW
assets	gJiW
assets$	bTgL
assig-	eKfIiYkLmU
assis-	a\\mW
assist	aEbTgKiTjLkPmJtS
assist$	aHbIgIi\\jLmHoJtU
assistanat	e\\
assistanat$	e^
assistance	iZ
assistant	aW
assistant (	eT
assistant and	gRmS
assistant$	a_iQ
assistante	aXhPiHmQ
assistante dentaire	iIsP
assistantes	aZcFiHtI
assistants	aUbJiQmZ
assistants$	aThLmW
assistenz	iVmU
assistenz$	aCjJmYpJ
assoc	aWbXcKiKjDtK
assoc$	aJb[cKiI
assoc-	bY
associate	aTbJeYjE
associate$	aViS
associatif	aEbY
association	b\\qTrU
association$	b\\
associative	b]hH
associe	hUqU
associes	pR
associes$	aJbTpU
asst	aYeHiHmY
asst$	aWeEmWqK
assur-	h^
assurance	hViT
assurance groupe	gFhY
assurances	h_iFjV
assure	hYiQmH
assure$	h\\iC
assuree	fXiFjLlPpPqK
assuree$	fXhJiGjJpQqJrK
assureur	aGb]
assureurs	aIb\\hK
asthm-	s\\
asthma	sX
astre-	f\\gU
astreinte	f\\gU
astreinte 0	aIfZgDrR
astreinte une	iVjI
astreinte$	fKgY
astro-	fLk\`
asunt-	hTpPtR
asunto	pTtU
asuntos	hViIjUkJsKtK
asuntos$	jXsH
asust-	iRjRpLqW
asuste	jXqK
asylu-	lKsU
asylum	lKsU
at $	bJfVgCh\\iIjR
at 0	gUhWiQjXsP
at 00	fKgRjSlIpR
at 000	bYgKhQiF
at a	aKi_kS
at all	hKiXpRqYrK
at christmas	fKh\\
at cost	h\\iHjIlUoP
at ease	jWkVlF
at eight	i\\jWqH
at forty	gSjV
at four	hUjQsT
at gate	hSiK
at half	gQiKlW
at heights	j\\
at home	kWsV
at it	hGpKqZrQ
at least	eLjZoSsQ
at lunch	iUlXsJ
at month	jZkKmJqIs[
at night	fSiWjRqL
at our	b@hYiLtX
at ten	fCi]oItR
at the	pT
at time	fTiKjU
at xmas	gJhb
at £	fTsQ
at$	cUdKgR
ateli-	bUmV
atelier	aGbVmU
atelier$	aDcRdY
ateliers	cLiU
ateliers du	hHi[
atems-	aPbJcLiTkS
atemschutzwerkstatt	aUbGiY
atemschutzwerkstatt$	aUbHiW
atenc-	fSgQ
atencion	fSgQ
atend-	fJgSiY
atender	iY
atender a	jT
athle-	jLkZ
atien-	aX
atiende	aY
atom	jWkUrU
atom$	cKj]kErW
atout	k[
atout$	kZ
atr	aR
atras	bCcZfIgKiDj]mI
attac-	sQtR
attache	aVqKsZtG
attached	bSpQ
attached$	bVrUtK
attaches	iEj\\mG
atten-	aUmU
attendance	hU
attendance bonus	gDh[
attendant	a\\hK
attendant$	a]hKiI
attendants	aZlGmV
attendants$	aXbLlHmZ
attends	aJjTtT
attendue	iSlT
attendue$	iSlT
atter-	cS
attersee	cS
attersee$	cV
attes-	j^lGpU
attestation	iIj^
attestation$	jV
attested	jPlCp[
attit-	bKfCgAiDjZm\\sL
attor-	b\\iJ
attorney	bR
attorneys	b[iG
attra-	bUiFqLs\`
attractive	jLqJrSs[
atv	aTbKhX
au 0	bJiZjJoY
au 00	eYfDiFpUsQ
au bout	gPh[
au bureau	bKiJmWpQtJ
au cabinet	bKiYpW
au choix	dPeRg@h[
au comite	aHmVtZ
au depart	gX
au depot	cHfUhUiBjEkTlEpVsK
au guichet	iU
au moins	iJj\\sKtS
au plus	nRoWpT
au samedi	fW
au telephone	iTjQpH
au vendredi	fUjJpH
au$	cFeXjJoS
au-de-	aKbHhUjJqP
au-dela	gQ
au-dessus	aKbFcQhViKjJqP
au-dessus de	aHbFcUhTqT
auch die	aEg]hIiPmEqQ
auch mal	fUi[
auch nachts	fRiSjJqQ
auch privat	h_
auch wenn	r^
auch$	hTkZ
auckl-	aKbJcXiT
auckland	aKbJcXiT
auckland$	c[
aucti-	aXb[cCiBrT
aucun	fTiU
aucun diplome	lY
aucun-	lX
aucune	lX
aucune experience	hIiGjJlV
audat-	jVqQ
audatex	jVqQ
audic-	hGiVmIoGpX
audie-	cRiZ
audiencias	cU
audio	gKiUpS
audio typing	iV
audio-	aQbSiVpE
audiologist	aX
audiologist$	aX
audit	hJiT
audit$	aYfYiVjBqL
audit-	iT
audition	jYkJp[
audition$	iPjVkCpQ
auditions	jHoJpZ
auditions$	iP
auditor	aViHjSkXmD
auditor$	aXbJiJjUkJmGtL
auditores	jKkS
auditoria	fKgHhLiVjUmJrL
auditorias	iXmJ
auditors	iP
audits	iY
audits$	iQjX
auf	rQ
auf 0	aKdHe[fZhImEoTpC
auf 00	fGq^
auf 000	eQfIg[
auf dem	aWfJhRpT
auf den	gKhUoU
auf der	aRrS
auf die	fPgPjKsY
auf drei	eT
auf ein	eY
auf und	fKi\`rK
auf wunsch	h\\kK
auf zwei	tX
auf$	iSrTtY
aufba-	bUcIiTpJsK
aufbacken	i[sI
aufbauen	iR
aufbauen$	iS
aufen-	bYiSjUqL
aufga-	iRtW
aufgabe	iYtH
aufgaben	tT
aufgaben :	tU
aufge-	s[
aufma-	iX
aufmaß	fJiT
aufs	bIfVhZ
aufse-	aY
aufsetzen	aY
aufsi-	aQjT
aufsicht	aRjP
aufsicht$	aUiT
aufst-	aJbKcTeRfTiJjR
aufstehen	aEfXsX
aufstiegspramie	gT
aufstockbar	eYfQgHiE
auftr-	b\\fIiQ
auftrag	bQcKhJtR
auftrage	bTfIiT
aufwa-	bQgUsU
aufwarts	bRgWsW
aufwarts$	bTgTjJsY
aufzu-	aLbVlW
aufzuge	aJbWlW
aug	eVfLhQnUo\`
aug 00	eZfIgIhIjIoU
aug$	fQnZoRsK
aug-o-	fU
aug-oct	fU
auge	cKj\\r\\sR
augen-	a[bLiI
augenoptiker	cJeR
augenoptiker$	aV
auger-	iY
augsburg$	cQ
augus-	oT
august	fPoT
august oder	bKoV
august$	iQoR
aula	cBiRm\\
aula$	cHfKgJiTmUqF
aulas	bXcF
aun	cKjIq^
aun no	bLcIjIq]
aunqu-	dLiQrU
aunque	dLiQrU
aunti-	rUsX
aunties	jRkJsQ
aunties$	iLjUkK
aupre-	jRmS
aupres	jRmS
aupres de	mX
aupres des	i\\
aura	iQmT
aural	i@jbkJ
aurel-	gKlJmX
aurelie	gKlJmX
auric-	cW
aurich	cW
aurich$	cZ
auril-	cT
aurillac	cT
aurillac$	cU
aus	sU
aus dem	bYi@sZ
aus der	bKhRjIl[sX
aus$	sQ
ausb	jU
ausb$	jU
ausba-	bXjAkT
ausbe-	dHg[hF
ausbi-	jRlY
ausbildung	l\\
ausbildung als	aHjW
ausbildung$	jWkTlI
ausdr-	aJcJjKkJlXsV
ausdrucklich	aJcJjKkJlXsV
ausen-	iVjG
ausfu-	aDbJfDgKi]t[
ausge-	fUj\\
ausgeglichen	fY
ausgeglichen$	fY
ausgelernt	hJjWlR
ausgeschlossen	bHfQiPjT
ausgeschlossen$	fRiJjV
ausgl-	f^
ausgleich	f^
ausgleich$	fW
ausha-	iKjY
aushalten	iKjY
aushalten$	iKjY
aushi-	aQe[iI
aushilfe	aQe[iI
ausku-	iXmJpR
auskunft	iUmIpS
ausla-	aHcJqWsZ
auslander	rKsa
ausli-	aXiR
auslo-	gVnK
auslose	gVnK
auslose 00	fPgQhFsY
auslose$	gLha
ausma-	iXjQtK
ausmachen	iHj\\qH
ausri-	aLfKiTqU
ausrichten	aLfKiTqU
ausrichten$	aJfJiUqT
ausro-	iP
ausrollen	iP
ausru-	h\\r]
ausrufezeichen	ra
aussc-	iWjKkRtQ
ausschließlich	pQrQ
ausschluss	aLbLcKeKfHgChFiAj@k[lEpXsRtK
ausschreiben	qWrStS
ausschreiben$	iFqStV
ausschreibung	iQ
ausschuss	gHhEi[
ausse-	hKs]
aussi	fQr[
aussi$	fYkXtP
aussi-	aLkIs\\
aussies	aLkIs\\
ausst-	e_fIgDhHlDmKoL
austr-	cRhSqP
austria	cWgL
austria$	cX
auswa-	iInZp]
auswahl	rS
auswarts	fPnW
auswe-	iX
auswerten	iX
auswerten$	iX
auszu-	iUlHmW
auszubildende	iWlGmX
autho-	iW
author	aSiQmJ
authorisation	aEbIhHiIjVkZ
authorised	j[
authority	b[mI
authority$	bXcHmJ
autis-	aLbTcDiSjWkU
autismus	aKi[
autismus$	aKi[
auto	hYjPnR
auto propio	jTlY
auto$	a[bJnS
auto--	tZ
autob-	hQnT
autobus	hTnU
autobus$	nT
autoc-	kX
autocab	i[pJsS
autocad	kW
autocad$	jVkQ
autoclave	hY
autoclave$	hU
autoclaves	bRcJiW
autoclaves$	bTcJiV
autog-	cJi@j\\rU
autoh-	bU
autohaus	bU
autom-	cKjR
automat	iU
automat$	iU
automatik	iSkTrU
automatik$	bJiSjSkFrS
automation	a]bEiCjT
automocion	jW
automotive	bXcCiSkKqR
automotrices	bSgJ
automotrices$	aR
automotriz	bTiKjV
automotriz$	bViHjS
auton-	bReUjS
autonoma	bViHjX
autonome	hSjU
autonome sur	aKjZ
autonomo	e^
autonomo$	e[
autop-	aKcYiIjSmKpR
autopsy	bScIjX
autor	i^kK
autor-	hQiSsR
autorisation	bLeXgHhKiKjT
autos	iV
autos$	i^
autos-	aQbYcIjH
autou-	cTnS
autour	cTnS
autour de	gU
autour$	c[iLnK
autre	jVkSqU
autre-	mPsQ
autres	mPsQ
autum-	bTcLgLkIoRsJ
autumn	bTcLgLkIoRsJ
aux	iR
aux$	hViQkImKsR
auxil-	aW
auxiliaire	eYjJkBlW
auxiliaires	a\\bIiI
auxiliar	aW
auxiliar de	aYcP
auxiliar$	aLeFhYiVjHqG
auxiliares	aTm]
auxiliares$	aWcJiKmZqK
auxilio	gYhU
auxilio de	bLgZ
auxilios	jSkX
auxilios$	iJjSkW
außen-	aWfKmV
außendienst	aXfHmU
außendienst$	aUiHmU
außer	fZhRiHqR
außer-	eKgVsR
außerdem	sU
av	bBcZpV
avail-	cSdHfUgKhV
available	cSdHfUgKhV
available$	cTdHfRgIhY
avala-	jYkT
avalanche	jYkT
avanc-	bKgThT
avance	gW
avant	iPoSp\\
avant le	aFpUtV
avant$	fPiIpTrQsP
avant-	aQhRk[tJ
avant-vente	aScLeIfKhKiYkK
avanz-	j]lK
avanzado	jT
avanzado$	j]
ave	aKbGc\`dKeKfHgKhJiHjHkKlKmKnKoLpPqKrKtE
avec des	fVgIhGiJsV
avec deux	b\\eIfViK
avec la	iPq[rS
avec le	i]
avec les	bHiPjVqR
avec son	oBpIq^
avec trois	iHkImT
avec un	aGgPpUsX
avec une	mXsU
avec$	m\\
avell-	aKcViV
avellaneda	aIcX
avellaneda$	aIcX
avera-	fTgQlR
average	fRgRiKlS
average$	fSgU
averaged	fV
averi-	iR
averias	iV
avez	jWmU
avg	aKf]gWhD
avg 0	iQ
avg$	fZgLnP
avico-	aElX
avicola	aElX
avicola$	aEbRlX
avid	iJj]
avign-	hRpY
avignon	hRpY
avila	cU
avila$	cU
avile-	cX
aviles	cX
aviles$	cZiKtL
avion	iSkFmGn[pJ
avion$	iSkFmGn[pJ
avis	t^
avisa-	fRjQpU
avisar	pZ
aviso	qRrUtT
aviso$	aHr]tW
aviso-	iTrW
avisos	iTrW
aviv	bYc\\dGiIjEpA
aviv$	b[iHpB
avoca-	aHbWcHiKkU
avocats	aHbZ
avocats$	aHbZiG
avoid	rbsT
avoir	iIjWkY
avonm-	cR
avonmouth	cR
avonmouth$	cT
avons	bKhKkLl\\mFpIqItR
avr	bIgc
avr 0	gX
avr-c	g[
avril	eSo]pT
avril$	o_pT
avril-	cIdIf\\iJjJnAoV
awa	jWmRpI
awake	cKfHhGiGj\`mJtH
award	gfhL
award$	gSjX
award-	jU
awards	iW
aware	iHj^
aware$	iLjT
aware-	jY
awareness	jY
awareness$	jX
away	fDhSne
away a	fJnY
away$	hAjRnYoXpItJ
aws	gZiQjQlS
aws$	iTkQlPmK
axes	aUbJiJkYsK
axes$	aUbJgJiJkYsK
axis	aTbGfJiGjYtK
ayuda	jFk\`lI
ayuda$	aKjIka
ayuda-	m\`
ayudante	aTgYiHmP
ayudante de	aVsR
ayudante$	aXhK
ayudantes	lYmW
ayudantes$	aRiKmX
ayudar	iX
ayudaria	k\`mH
ayudaria$	iKk\`mG
ayudas	iWtP
ayunt-	aJb[iJjLpW
ayuntamiento	aJb[iJjLpW
az	bEcfdJiIpS
az$	c[dHpY
azubi	aQm_rR
azubi$	m]
azubi-	iSmU
azubis	iSmU
azubis$	iKm]
azuqu-	cU
azuqueca	cU
azuqueca$	cU
b	jW
b (	hV
b +	gRjV
b /	fXg[iKkP
b 0	aWjT
b 00	cZfYgK
b licence	jX
b or	eRkV
b with	gLhU
b y	fQgKiJjXkF
b$	gSjQ
b-sch-	jY
b-schein	jY
b.a	jXtL
b.e	iIj]
b.ed	iLj[
b.v	b\\
b.v$	b]
ba	iJj[kQ
babie-	hHiQmQsW
babies	hHiQmQsW
babies$	bIhEmX
baby	ifqUtL
baby--	bGcEhYiX
babyn-	aIiXsP
babynahrung	aIiXsP
babynahrung$	aHiY
babys-	aGiUsX
babyschwimmen	aGiUsX
bac	jbl[
bac +	iIjb
bac pro	l\\
bac$	jZ
bacal-	cY
bacalar	cY
bacalar$	cY
bache-	j[sQ
bachelier	j^
bachelier$	jW
bachelor	hRjQ
bachelor$	jX
bachelor's	jX
bachelors	iKpJsZ
bachi-	jWlR
bachiller	jZ
bachiller en	jY
back	fRqR
back of	hKiDrXsX
back to	bYfRqQ
back$	bSf[gSmRpI
backe-	kGl[mQ
backen	hIiRjGmW
backend	a[mP
backend$	mZ
backerei	bGcPjHlX
backereien	aHbX
backereien$	aHbX
backergeselle	aLbJcKj\\lJ
backf-	cKhIiTpJqa
backg-	jRkRl\\
background	jRkRl\\
background$	jTkSsU
backl-	iSqT
backlog	bKdSiV
backo-	bHcHdHiXm\\pH
backoffice	bHcHdHiXm\\pH
backp-	aFbXiDlHs]
backs	iPqVs^
backs$	s[
backs-	aQbV
backstube	aVbTiJ
backu-	dJhRiT
backup	dJhRiT
backup$	dIhSiS
backw-	aJjSr[tI
bacon	gKh^
bacte-	aWiGmWpH
bacteriologa	aZiI
bad	c\`iS
bad tolz	aIcV
bad$	jHrZ
badaj-	cS
badajoz	cS
badajoz$	aDgR
badea-	a[
badeaufsicht	a]
badem-	aQiS
bademeister	aQiS
baden	bDc_lU
baden-	cDnZpItJ
bader	iW
badge	hWjY
badge$	cKhZj\\
badge-	fRiWjF
bafa	jWlW
bag	i]
bagag-	hFi_
bagage	gRlU
bagages	iZ
bagge-	iYmY
bagger	jX
baggerfahrer	iIjLm\\
baggi-	fJiY
bagging	fJiY
bagne-	cV
bagneres-de-bigorre	cV
bagneres-de-bigorre$	cViK
bags	hJiYsS
bags$	bTiW
bahia	cV
bahn	bSfJiKjFne
bahn$	bUiJnU
bahnc-	gKh[
bahncard	gKh[
bahncard 000	gJhRsQ
bahnh-	bVrV
bahnhof	cWpH
bahnhof$	cVpG
bahnhofstrasse	aLb[jItF
bahnt-	eKgJjT
bahntauglich	gJjVrR
bahnu-	i[
bahra-	cY
bahrain	cY
bahrain$	cY
bail	bRi]
baili-	gJiWmY
bailiff	iQmZpL
baill-	iT
bain	aWiW
bain$	aSiX
bains	iXjJrR
baja	eQqXsS
bajad-	cIiVjS
bajar	iRjY
bajas	eTiX
bajio	b[mApH
bajo	cTiZjBpT
baker	a]jX
baker$	aZjXmQ
baker-	mX
bakery	aPbV
bakery$	aQbZtK
bakew-	cU
bakewell	cU
bakewell$	cU
bakin-	kY
baking	kY
balan-	iWkKmTsP
balance	iWkFsZ
balances	iXjJ
balanza	jV
balay-	jS
balayage	jS
balayage$	cKiQjS
balis-	iY
balisage	iY
balko-	hRiY
balkone	iW
balkone$	iW
balla-	aIeIiZ
ballarat	cYgTkK
ballarat$	c[
balle-	bXiSlS
ballet	iUkKlV
balli-	cUnY
ballina	bKcQnZ
ballina$	cRnQ
ballinasloe	cS
ballinasloe$	cS
ballo-	bUfAh\\iJpL
ballot	bY
ballr-	aIbSjZ
bally-	cenR
ballymena	cUfKiLnV
ballymena$	aLcQiFjHnW
balne-	bZcTiC
balneario	bU
bambe-	cX
bamberg	cW
bamberg$	aRcP
bamf	eVgKi[
bamf--	iJjXpR
bamf-zulassung	iIjY
banc	bXcKiQjR
banc$	iSjT
banca	cKia
banca-	bTj\`
bancaria	bQ
banch-	cHiV
banches	aKcGiY
banco	iWpKrQ
banco de	aRbSdRpH
banco$	eQi\\rW
banco-	iRmU
bancos	iRmU
bancos$	iSmS
band	aTg]
band 0	aUfPgQ
band$	aSfKgQiU
banda	gQiXmUrL
bande	bXiDk[pU
bande-	cQi[
bandeja	iSjS
bandera	cViVoL
bandes	jT
bands	gVi_
bands-	bTcDiHq^
bangl-	hFi[sU
bangla	iUsQ
bango-	cV
bangor	cV
bangor$	cQ
bank	eQ
bank holidays	fQhQkHlL
bank hols	fPhQoJqU
bank$	bYhKiP
banka-	iLjZ
bankausbildung	iLjZ
banke-	gVjT
banken	gXiQjI
banker	bPjXkG
bankerfahrung	iGjY
bankerfahrung$	jX
banki-	iQjR
banking	iQjR
banking$	iW
bankk-	bJcGja
bankn-	bShIpJrZ
bankr-	b[jQ
banks	hZ
banks$	h[
banks-	bIiGjXtY
bankw-	iFjSlS
bano	cGfEhJiapGrJsY
banos	i[
banqu-	hQiU
banque	aJbTeThWqQ
banque$	aJbQiUqGrT
banques	bW
banques$	bUiPjK
bante-	iTjTsU
banter	iTjTsU
bapti-	aFt[
bar	bYiV
bar$	bYiQlT
barba-	mT
barback	aVcKgLiLmWtK
barbaro	kW
barbastro	c_
barbastro$	c_jK
barbe-	aXbRiCj]pJ
barber	bQgL
barber$	aV
barbi-	bU
barbier	bU
barce-	aIcahFoJ
barcelona	cS
barcelona$	cS
barem-	g\\
bareme	g\\
bareme cp	bShGjI
bareme de	gXhHnJ
barge	iLkImHq\\
baril-	cZiQ
baris-	iRmU
barista	bRjS
barista$	aVbIiT
barki-	cUiIjQk]
barking	cWiFjX
barking$	bKcYiGkK
barme-	cWhWiG
barmer	cWhWiG
barn	b\\mR
barn$	aJbZcHjLmR
barne-	c[
barnet	cY
barnet$	cY
barni-	cRgJiWjJ
barns-	bJcX
barnsley$	cV
barra	iSmW
barra$	cIm]pI
barra-	aCb\\cYhS
barracks	gDh_iD
barragan	mRpS
barragan$	pT
barranquilla	cTiP
barranquilla$	cQ
barras	bRiT
barre-	i[jQ
barrel	bUiT
barrels	bRoK
barri-	bTcUkV
barrierefreiheit	iZkT
barrio	cU
barrio de	cW
barrio$	bQhKiT
barrister	aEiKj\\
barro-	bPcaiJjGpJ
barrow	bRjJ
bart	s\`
barte-	aTmWpK
bartender	aVbP
bartender$	a]
bas	qSsQ
basau-	cT
basauri	cT
basauri$	cU
base	cbg\\
base +	aKgW
base 00	cJgZjJlLnJ
base en	cUhQsK
base$	aWcLdRgY
based	cRdV
based in	cT
basel	c\\nV
basel$	cSnW
basem-	bScSiK
basement	bScSiK
basement$	cViJ
bases	hXjP
bash	j\`
bash$	j\\
basic	g[jWlR
basic 00	bLfEg\`iLjCpK
basic$	gTkUlZpJ
basica	iEjVkT
basically	cUdHtX
basically$	cYfTiLjI
basico	gPiSjR
basico mas	fGgZkG
basico$	cKiXjY
basics	iJl[
basics$	iFjY
basil-	bWiVjL
basilique	bYcHiY
basis	aKbQeXjR
basis$	bEcQgWiKjS
baske-	iT
basketball	iV
bass	iUjYpJ
basse	aJcHfIi\\mHpZ
bassi-	aJhRiT
bassins	aJcShV
bassins$	aIbTiV
basta	kKlV
basta-	iKjTqPsU
bastante	iKjTqPsU
batch	aJi^o^
batch$	bSoSpK
batch-	aSiR
batches	fTiR
batches$	fT
bath	aJc^gJ
bath$	c]gKiLjE
bathr-	hRiX
bathroom	bUhWjKsR
bathroom$	bDhXiPjIsU
bathrooms	bJgKi^oK
batim-	aRbSgQhH
batiment	aRbTgRhG
batiment$	aV
batte-	aIbWcHi[
battery	bKiZ
bau	fLgVhSiTjElApJrKtC
bau$	bPdLfJgVhViBjGlKtD
bauen	iVtS
bauen$	iU
bauer	gHiDjZmW
bauer-	bXiGkQsY
bauern	kV
bauhe-	nQqS
bauhelfer	aTsW
bauho-	aRbCc]iD
bauin-	bXhKjV
bauing	aZiJjR
bauingenieur	jV
baule-	aRdIjTmFsU
bauleiter	aPjRmJ
bauleitung	dEjTsY
baum	gIiJj_
baumk-	kU
baumkontrolle	kU
baums-	bAcIiHj^kWoKsK
baure-	bVcK
baurecht	bVcK
baust-	cSiTnPrQ
baustelle	eLs]
baustellen	cYnU
bauti-	jImRsZ
bautr-	aGbWiT
bautrager	aGbWiT
bautrager$	aGbTiX
bautz-	cZqQ
bautzen	cZqQ
bautzen$	cX
bauwa-	hY
bauwagen	hY
bauze-	b[eCqJtS
bauzeichner	qJtT
bav	gHh_
bav$	hYiJ
bay	bIcajXmI
bay$	bGc]eJiIjX
bayer-	gWnVsR
bayern	g\\iKjGsU
bayern$	aKgDiHnZqKsW
bayes-	kV
bayesian	kW
bayon-	aFcYtQ
bayonne	aFcYtQ
bayre-	cV
bayreuth	cV
bayreuth$	cR
baz	mXqW
baz$	cKmY
bc	c[hWjS
bc$	cbjR
bcbs	h]
bd	bJfWgTiPjL
bd$	bJgRiV
be /	d\`hLqJ
be 0	fSiIjKmU
be 00	j^mJ
be a	fSlSsT
be able	jXtI
be considered	jU
be discreet	jUkJpIqYrI
be doing	jSkIsY
be good	kWsQ
be happy	aIhKjUkIlT
be in	eVfKgIrT
be lovely	kT
be nice	fLhKlHsU
be on	fYjCkVnH
be out	bIfEgHhHj[lGmQ
be under	rSsR
be with	lKpU
be$	hRj\\
bea	aHhFiRjUrHtW
bea$	aKjUtU
beach	aZhF
beamt-	a\`bJcHdLeLfKgKhKiCjUlLm>nLoLpLqLrLtL
beant-	aQbJeRiVrR
beantworten	iRrY
beantworten$	bKiSrV
bearb-	bIi]rK
beast	gThU
beast$	gWhS
beat	gRmU
beate-	aYiYpJtI
beatm-	aXbUcHfL
beauc-	aBcbtG
beauce	cViI
beauce$	cUiI
beaucoup	cJiX
beauf-	aJi_
beaul-	bRmXtL
beaun-	cYjJ
beaune	cYjJ
beaune$	cYjJ
beaut-	aUbQ
beauty	aViR
beauv-	cUhWjIpK
beauvais	cUhWjIpK
bebau-	iT
bebauungsplane	iT
bebe	aKi[qU
bebes	i[sU
bebid-	bWgJ
beca	cIfLgVhWtT
becar-	bKhJmTpLqY
because i	aFiFjTqGt]
because it's	fUiX
because of	hHiEnQqTsV
because the	iIpGqQrWsU
because we	iUlKmY
because$	bKcKhViFlGmSpJqFrK
becke-	iU
beckenaufsicht	iU
beckenaufsicht$	iX
bed	b\\hPjW
bed house	bFh\\
bed$	hRiUjT
beddi-	iV
bedding	iV
bedie-	aWbRiR
bedin-	jVkElV
bedingung	jVkElV
bedingung$	jPlW
bedro-	aJbShX
bedrooms	aLbU
bedrooms$	bSiI
beds	b_
beds and	bSgIsX
beds$	bWiX
bedsi-	iXnL
bedside	iXnL
beef	aGb]hX
beeke-	qQ
beekeeper	qQ
beeli-	aDbGc_iG
been	bVkQ
been here	jFmX
been through	jYkTlH
been told	qXrW
been$	bUcLfXhLiG
beer	g?hXjTsS
beer$	g>h^iIjY
befah-	iKj\`
befor-	oR
before	oS
before 0	fTiUoIpT
before 00	fIgIoWqPrL
before it	iV
before noon	i[jKlL
before the	kKoVqS
before you	b]pT
before$	iLj\`
befri-	e\\
befriedigend	fEj\\
befristet	eUhQtP
befristet 00	iJjR
befristet auf	eKtX
befristet$	ePhZjI
befristung	eaiE
begeh-	i\\
begehungen	iS
begehungen$	iU
begin	e_fIiL
begin with	e\\fJ
begin$	eYfJiG
begin-	iRo^
beginn	fR
beginn$	fbo=
beginners	iTlY
beginning	bIeLiWjJoW
beginning of	iJo[
begins	oV
begle-	iU
begleiten	iY
begleiten$	iZ
begleitung	fHhW
begon-	bFcJiHjCk^pU
begona	cJmQpW
begru-	jJkUpLqVrZ
behal-	iVpKq_rD
behan-	bZiUjHpDqRsH
behav-	aJiWsQ
behaviour	aJiWsQ
beheben$	iU
beher-	iLj[
beherrschen	iLj[
beherrschen$	jY
behin-	jPsW
behind	cUjU
behind the	bLcTiKsP
behinderung	bUhLsZ
behinderung$	bYqJrJsQ
behor-	bXjJnLrP
behre-	mVqR
bei 00	fDg^jYtH
bei den	bKiQsZ
bei der	eXhViUkF
bei frau	pS
bei mir	pY
bei uns	f[lU
bei$	lX
beide-	aXeTlFqJrR
beides	eUjQmKqJrS
beihi-	bGcGgIheiAjFmKsJ
beim	mTpSqW
being	jRkPq\`
bejar	cXgW
bejar$	c[
bekan-	bIkY
bekannt	bIkY
bekom-	fQjJmRtZ
bekommen	aIfXtU
belas-	cKiHj]sY
beleg-	baeKgEqR
belegen	iS
belfa-	cY
belfast	cY
belfast$	cYiI
belfo-	cVjI
belfort	cVjI
belfort$	cWjK
belge	aKbEcVsY
belge$	aIbDcXjV
belge-	rIsX
belges	rIsX
belgi-	g^kI
belgian	gJhR
belgr-	c^gKiK
belie-	aLjQkKrP
belief	bYiHsI
bell	aUnDp\\
belle-	aFiCjKk\\mLqLsY
belli-	bJcWiSsX
bellies	iTsZ
bells	bUiX
bells$	bUiT
belly	iPsX
below	iUsUtZ
below 00	cVgJsd
below$	mTt[
belt	bHcYiHk[
belt$	bGcZiEkTnK
belts	i_kH
belts$	iZkI
bem	aUbHiXjKpG
bem-g-	iVjK
bem-gesprache	iVjK
benas-	cWhS
benasque	cWhS
benasque$	cWhS
bench	dXfLhU
bench$	bVdSfGiW
bench-	cJjQlS
benches	bRiRlTmP
benches$	bUiFm[
benci-	bJcIgKhYiJmKpH
bencina	bJcIgKhYiJmKpH
bendi-	k\\pF
bendigo	cV
bendigo$	aRcR
bened-	b[pW
benedikt	mTqP
benef-	hYrR
beneficiaires	bRcGhLiYpLtK
benefit	aKhQ
benefit$	hQ
benefits	aReJhTjRqJrT
benefits :	hR
benefits$	gThGiRtQ
benel-	dJfInX
benelux	dJfInX
benev-	fIjKkImTq[sI
benevoles	jImVoRpL
beng	aLiFj]mItK
benga-	cXeCkS
benid-	cW
benidorm	cW
benidorm$	cW
benit-	cY
benito	cY
benoi-	aLpW
benoit	aLpW
bepec-	aQ
bepecaser	aQ
bepecaser ou	jQ
berat-	i\\
beraten	iZ
beraten$	aKiR
berater	aRbQhSiLjG
beratung	iZs@
beratung$	aQjT
beratungsstelle	aW
berce-	bUgK
berceaux	bUgK
berceaux$	bZ
berea-	iT
bereaved	jS
bereaved$	jT
bereavement	aQiW
berei-	fTjT
bereich	a[bGcKhKiLkK
bereit	hQjRnS
bereit$	hSlLnU
bereitschaft	f\\jW
bereitschaft alle	f\\
bereitschaft zu	f:iAje
bereitschaft$	fZgVjQsG
bergb-	aRbVeDh]iH
berge-	iP
bergen	bRcRhLqT
bergen$	bScXiD
bergerac	aQbHcS
bergerac$	aQbHcS
beric-	mg
bericht	mVoHpJ
berichte	dUiXjPmHnI
berichtet	mY
berli-	cVdJnV
berlin	nX
berlin$	bRcGjSnU
berliner	iQ
bern	cciK
bern$	c^
berna-	mYqT
bernadette	aKmYqP
bernd	iJmUnKqYtQ
bernd-	lW
berndeutsch	lW
berri-	bJcZoKpQtH
berta	aCqSt\`
berth	hQjJp[rQ
berth$	iPpRqGrX
berth-	aKbZ
berths	aKbZ
beruf	aGiKjSpXqLtY
beruf-	bGjYlZ
berufsanfanger	jHl\\
berufsbildnerkurs	iIjY
berufserfahrung	jKl[
berufsjahre	fLgTjUlKmJqK
beruh-	iY
beruhigen	iY
beruhigen$	iU
besan-	cTqP
besancon	cTqP
besancon$	qS
besch-	gXiT
beschaftigt	bT
beschaftigte	bWmT
beschaftigte$	bUmT
beschaftigten	bTgJmV
beschaftigten$	bTgJmW
bescheide	iVjT
beschlage	iQ
beset-	aUiIo[tV
besetzen	aXiHtX
besetzen$	aFcLiDoKt\`
besetzung	mLo]
besic-	fKiU
besichtigungen	fKiU
besid-	aKdJfJhJiVjJkTlQmPqI
beside	aKdJfJhJiVjJkTlQmPqI
besoi-	lRtV
besoin	lRtV
besoin d'un	iTlR
besoin de	aQlQ
besoin$	jZpJtT
besol-	eIg[iJ
besoldung	eIg[iJ
bespo-	gS
bespoke	gS
bespr-	bLtT
besprochen	bLtT
besse-	kSsW
besser	kSsW
besser$	k]
best	bPjHpRs]tU
best$	hIpVsUtQ
besta-	iSqQ
bestand	bUiQ
bestand$	iU
bestandsbetreuung	bEiZ
bestatter	aV
bestattungsfachkraft	aV
bestattungsfachkraft$	aT
beste-	nP
besteht	aGfXiIoErV
bestellen	bJiY
bestellen$	bIi^
bestellung	bHi_
bestellungen	iY
besten	jJkTpVsX
besten$	sX
bestu-	hXiY
bestucken	i]
bestucken$	i[
besuc-	b\\iV
betei-	gPhQiRjI
beteiligung	gPhQiRjI
beteiligung$	fKgUhTiF
betes	eKfHiEjJkKl\\
betes$	eJfHiEjJkKl\\
betha-	mWpJ
beto	aDm[qZ
beton	aPj^
beton$	iLj\`mJ
beton-	aWbIfY
betra-	fShR
betragt	fShR
betre-	iX
betreff	iIpVrKtW
betreuen	bPiU
betreuen$	iY
betreut	bRcK
betreuung	fGiZsJ
betri-	h]
betrieb	cVmW
betriebliche	gIhXiLqP
betriebsarzt	hSjS
betriebsarzt$	hSjR
betriebselektriker	a^jI
betriebselektriker$	a^jH
betriebshelfer	aTnQ
betriebshelfer$	aR
betriebskita	eGh[
betriebsrat	jYpIqZrL
betriebsrate	bX
betriebsrente	h]jF
betta-	gKoW
bettag	gKoW
bettag$	oXpI
bette-	sS
betten	bXcLmY
betten$	bXcKmX
better	jUsZ
better$	jWkY
betwe-	nUqP
between	nUqP
between 0	fW
between us	jKnJq[sX
between$	aLcKgThHiXnBpKqRrR
beurk-	iT
beurkundung	iT
bev	hRjEmWpQtR
bev$	aFbLcGhHiEjLkHnJoLpWtW
bever-	aWiGmW
bevor-	kSsT
bevorzugt	kTsU
bevorzugt$	kWsV
beweg-	aVcLiPmUpG
bewer-	pk
bewerben	pT
bewerber	fLsX
bewerbung	lRpSqR
bewerbung :	pV
bewerbung an	pS
bewerbung$	pS
bewerbungen	p[
bewerbungsportal	pR
bewir-	iRqX
bewoh-	bXiTjDrR
bewohner	bRiUjDrT
bex	aHbEcKiGmXq\\sDtS
beyon-	gThPiQjJ
beyond	gUhQjIlPoL
beyond$	bIeIfTgKiV
bezah-	hZlY
bezahlen	gHjDkJl^
bezahlt	hZlQpQ
bezahlt wird	g[
bezahlt$	bLfQlYnKpW
bezie-	bIcRiW
bezir-	aLbPhDiVjJmXpL
bezirk	cYqR
bezug-	bJcFdJfLgZhLi\\
bg	aKbJgTjV
bh	cJh_jI
bh$	cIh^iKjI
bhd	fLgajI
bi	jUkP
bi$	jY
biab	fJj_
biarr-	cQgI
biarritz	cQgI
biarritz$	cT
biber-	cViY
bible	aHi^jJ
bibli-	aVbR
biblioteca	bXcLpHrY
bibliotecologo	aEj[
bibliothecaire	aZ
bibliotheque	bV
bices-	cU
bicester	cU
bicester$	cV
bicho-	cJhQi\\jJ
bid	fYgKiHpKqT
bids	eEi]
biel	aGc]
biele-	aKcUrQ
bielefeld	aKcUrQ
bien	iKjTkSsR
bien y	b_iGj\\q@
bien$	jXtP
biene-	gJh\\iJjStK
bienn-	cZ
bienne	cZ
bienne$	cZ
bienv-	jHkalX
bienvenida	kY
bienvenida$	k\\
bienvenido	jIkVlV
bienvenido$	kUlV
bienvenidos	iKkRlQ
bienvenidos$	iIkSlR
bienvenu	aKjFkVlU
bienvenu$	aJjFkXlQrQ
bienvenue	iHjFkYpLrWsW
bienvenus	lW
bienvenus$	bTiIlZ
bierg-	bVcLjL
biergarten	bVcLjL
biete-	hRtW
bieten	hStX
big	jT
big help	k\\
big plus	jKk^
big$	aKbLcGmUoSpHsT
bigge-	cWgKr\\
bigqu-	jU
bigquery	jU
bike	hWnT
bike$	bKcKhYiBj\\nD
bikes	bYgIiQtK
bikes$	aJbVgGiYtG
bilan	gUi_
bilan-	iQjU
bilans	dLiWjP
bilans de	iRjS
bilanzen	bIiWjIlV
bilanzsumme	bV
bilba-	cWjL
bilbao	cWjL
bilbao$	cTiK
bilde-	bTlZpX
bilderbuch	bUpQ
bilds-	dGgEha
bildschirme	dJh\\
bildu-	bYfJgGh[tJ
bildung	eP
bilin-	aTjV
bilingual	aSgPkQmJrU
bilingual$	aVbHcFhKiGjWkFrD
bilingue	jU
bilingue$	aWcLjU
bilingues	aSbLfJmTpJ
bilingues$	aTbKmTpI
bilinguisme	gSiKj[
bill	fGgGiTqa
billa-	bJf^iL
billable	bHf_gDjLmK
bille-	b\\cHgHh[iF
billet	h\\
billets	fIgIhYiH
billi-	hTjWlGoWpL
billing	i]lEpP
billing$	i[sP
bills	fJgJhciI
bills$	gGh[iG
bim	aRmX
bim$	aTjLkS
bin	fImSpTqUtT
bin ich	aGm]
binde-	bQhRiWmStP
binden	cEi]
binder	aLgGiTmY
binder$	gFiTjLmY
bindestrich	cRtW
bindi-	iVpW
binding	bKi^jKpJ
bingo	aRiSlLpKr[
binne-	bRfKjXlJ
binnen	bWfJiQ
binom-	jRmX
binome	jRmX
binome avec	cQmS
bins	aRiYjHqQ
bins$	iWpKqY
bio	aSbVkPlS
bio$	aUb\\
bioch-	eHiY
bioco-	bSkT
biogr-	i\\
biola-	b_cFiI
bioland	bUcH
biolo-	aV
biologa	iSmU
biologia	jV
biologie	aRgIiLjU
biologie$	jY
biologist	aWbH
biome-	aZjRlGmXpI
biose-	i\`jI
biote-	bW
biotech	bW
bip	fQhKiFjIn]qK
birch-	aKbJcDdKeJfKgJhHiFjFk\`lJmKnKoKpJqJrGsKtK
bird	aUi\\jIlPmH
bird$	iUkT
birds	bYhRj[oTsK
birds$	bSh[jF
birke-	bHc[iU
birmi-	cSdK
birmingham	cSdK
birmingham$	cT
birra	bRfKhViJ
birth-	bQiVlQ
birthday	hY
birthday off	hX
birthday$	fKhY
births	iXlU
births$	bUiRjR
bis 0	eTiS
bis 00	fTsQ
bis 000	aGbCgIhRi_pDq[
bis 2000	bXeJiSmWqL
bis acht	bFhRiTjJmVqE
bis achtzehn	fU
bis dahin	qc
bis die	hQiPjHqY
bis donnerstag	iS
bis drei	dPfJgQi\\mHnR
bis elf	aJbKfW
bis ende	dIe\\oR
bis fr	fQiP
bis freitag	fS
bis juni	fXgGoF
bis marz	aGeYiS
bis mitte	gIsY
bis monatsende	pT
bis ostern	qT
bis september	oSqI
bis vierzehn	fSiK
bis vierzig	fUgI
bis zu	dVeUoI
bis zum	eUpV
bis zur	aHeUfKoWpHtJ
bis zwanzig	fTgLhQiF
bis zweiundzwanzig	gShPiK
bis zwolf	fX
bis$	fVgQoU
biscu-	bVhYiK
biscuiterie	b\\gH
biscuits	bKhZiJjK
bises	iKpHrJtb
bises$	t^
bishe-	qX
bisho-	cXq[
bissc-	bRrS
bisschen	bRrS
bissl	gIjXnW
bist	eKiKjDlPm\\pItT
bit of	bCkW
bit$	gXjSqVtI
bitac-	iZ
bitacora	iZ
bitbu-	bQcP
bitburg	bQcP
bitburg$	bRcQ
bits	jKkX
bitte	qUr_sU
bitte "	fGrS
bitte die	pLqQrW
bitte kein	sT
bitte keine	iJsW
bitte mit	aLeXiGq=rPsI
bitte nicht	gJq]
bitte$	rWsR
bitum-	aBhLi^pTrDtG
biz	gVpLqKtZ
biz$	gWiJtU
bjr	aJcJt[
bl	aIbPcRm^
bl$	aKbPcTgIiRjHmV
black	iTjS
black-	iW
blackjack	aRiHjY
blackjack$	j]
blackpool	cIfIiQjIoY
blacksmith	aSbL
blacksmith$	aS
blackwork	iRjS
blackwork$	iUjR
blade	i_
blagu-	hSkDr\`
blair-	cW
blairgowrie	cW
blairgowrie$	cW
blanc	aSrU
blanc-	hQiQ
blanca	cV
blanca$	cW
blanche	kJlRsV
blanchisserie	aQbJh[
blanchisserie$	hXiJ
blanco	cIeSfJhJiXlL
blanco$	gY
blancos	aJi]
blanq-	fPhUiEsH
blast-	fHiXjP
blasting	gQhJjT
blatt-	fJiXkU
ble	i\\
ble$	i\\
bleac-	iVj[
blech	cLiUj^rC
blech$	aKcJiTjV
bleed-	i^
bleiben	bPgLsZ
bleiben$	bJgJhJjKlUqPsW
bleibt	qS
bleibt unter	qU
bleibt$	cSfRiSjJ
blend-	bKcHdXjGkZ
blender	iEjJk[
blends	cFiXjGkTmIsQ
bless-	tY
blessings	iHtZ
blick	i]jG
blind	gFiKj\`rZ
blind$	gDiDj\`rS
blind-	j[
bloc	aVgVhJjSmR
bloc$	aWbGgXhHiLjUqH
block	cYfVhKjL
block$	bXgS
block-	fQi]
blocking	i[
blocks	jSoS
blocks$	fSjSoV
blocs	bUgHiY
blocs$	bUgIiV
blog	i_jGlEpCrT
bloke	hHsd
bloke$	sU
blood	iSkS
blood-	bKcGiHjb
bloods	jV
bloods$	jV
bloom-	jX
bloomberg	cEjZ
bloomberg$	cKjW
bloqu-	aViT
blous-	cIfGgHh\\pI
blouse	cIfGgHh\\pI
blow	cKi]
blowi-	iX
blowing	iX
blowing$	aKiW
bls	aBhKjRkXlIpW
bls$	cKiKjRpQ
blue	bUjTkX
blue light	hVjJrS
blue$	bUiGj_
bluep-	iPjX
blueprint	iPjX
blume-	cGhLi\\lKqL
blumen	iPjV
blumen$	iS
bluta-	iTkHlV
blutabnahme	iTkHlV
blutabnahme$	iS
bma	jVpP
bmd	aZcJiKjWmI
bms	aViVjDmP
bms$	aQiWjLkJpL
bmw	aLbYcKdJeJfJh\\jEkJlJmInJoJpDqJrJsItH
bn	bcg>hFiHjS
board	iUtV
board$	hXiTrQ
board-	bSiQ
boarders	aWbR
boarders$	aZ
boarding	bTtU
boarding school	aDbagHiK
boards	bTiT
boards$	iQ
boat	aThWjKkRrT
boat$	h^iAkT
boats	b\\fViPjL
boats$	b]iT
bobin-	bEi\`
boca	c[jIlKsZtH
bocho-	cW
bocholt	cW
bocholt$	cX
bod	dKfViXjH
bodas	aGbWcTfJiX
bodas$	aJcJi\\
bodeg-	bXnP
bodega	hInTpQ
bodega$	aTiR
bodegas	b[cKpK
bodegas$	bXpK
bodeguero	aQmY
boden-	b_iEjJ
bodenleger	aRbQ
bodenleger$	a[
bodie-	jKoYpCqGsZ
body	bYrXsStK
body$	bWiJ
bogie-	iY
bogies	iY
bogies$	iY
bogot-	cVdT
bogota	cVdT
bogota$	dY
bohle	cJiSj\\
bohrl-	iQkW
bohrp-	bJcSiY
bohs	hTjQ
boile-	iW
boiler	iUjS
boiler$	iY
boilers	iY
boilers$	aJiU
boili-	b[fKiQ
boiling	b[fKiQ
bois	b\\iS
bois$	aVcIiKjR
bois--	aPbZcJ
boise	c\\
boise$	cW
boite	bWcIhXjGmT
boite$	h\\jEmZsI
boite-	bKiW
boites	bKiW
bolet-	iXjHnU
boleto	gLiPjGnW
boliv-	rKs[
bolo	g_
bolo$	g\\
bolog-	cHnXpP
bologna	cIhKnY
bolos	bYf^gJiIpG
bolsa	e]pYrV
bolt	dIfDhZiT
bolto-	cT
bolton	cT
bolton$	cV
bomba	cKjKkV
bomba-	bKcViW
bombas	iRjX
bombas$	iPjZ
bon	aFqQt[
bon je	tQ
bon$	iSqVsFtU
bona	cEiTjY
bond	eZhHpI
bonde-	bSiQjFkR
bonded	bSiQjFkR
boni	g]iG
bonif-	gZhViGpS
bonin-	iSjT
boning	iSjT
bonit-	bKcJiarKsS
bonita	iTrHsV
bonjo-	tY
bonjour	tY
bonjour$	tT
bonn	bHcVd[
bonn$	bJdX
bonne	fFs\\tV
bonne-	bKcGhIiPjYtU
bonnes	bJcFfKiDjZoJsKtV
bono	gg
bono de	hWiLjUkI
bono por	gV
bono$	gQ
bonob-	hZ
bonobus	hZ
bonos	fJgV
bons	hGiRjY
bonso-	iLtZ
bonsoir	iLtZ
bonus	gckW
bonus 0	gZ
bonus 00	gTmLqQ
bonus :	gGk^
bonus if	g^iJjKlI
bonus of	gZhK
bonus points	gIk_
bonus up	gY
bonus £	g\\
bonus ¤	jK
bonus$	gUke
bonus-	hWiBk\\mLpL
book	aRiTjVpZ
book$	bEjWpTqY
booke-	aSbQ
booked	hSiQ
booked$	hWjV
booker	aWbVhJ
booki-	iVmQ
booking	iS
booking$	jU
bookings	bQiTmW
bookings$	hLiTmV
bookk-	aR
bookkeeper	aR
books	hWiU
books$	aVgPiQjItI
books-	aWb_fEiG
bookseller	a^bEiE
bookseller$	a^bDiE
boom	gHj]kQpF
boot	j\\
boot$	jZ
booth-	aW
booths	aW
bootl-	aKbHcViY
boots	h\\j]
boots and	aKjQsR
boots$	hYiKjV
boots-	aWhQ
bootsbauer	aTiKsS
bootsbauer$	aV
bootstrapped	bXiK
bord	aQf^
bord$	hYjR
borda-	iTjR
bordado	iUjW
borde-	c]iQjQ
bordeaux	aQcXdH
bordeaux$	cV
border	bVcFdTgSqI
border$	bVcFgT
bordero	aJiZ
borders	aHc\\
borders$	cXjR
bordo	aKmWoV
bordo$	iKjKmZoSpL
boreh-	aIbPiX
boreholes	aIbPiX
born	sh
borna-	i^
borne	aLdDhVpR
boros-	aJfKhIjQkZ
borou-	b_cHhKn[tJ
borough	bXcF
borra-	qIratJ
borro-	iIkX
bosch	j_
bosch-	hXoKqU
bosie-	jX
bosiet	jX
boss	mkqUtR
boss :	mV
boss$	aVjGlKmKpYtV
bosse-	iKlQsU
bosto-	bScQ
boston	bScQ
boston$	bUcR
botan-	aGbHiPjZrK
botas	eJhf
bote	g]jIlTqL
botel-	aIcIjY
both	eRjSrT
both$	fUgQiEjRlT
bothe-	jX
bother	j\\
bother$	j[
bothered	jKkJlX
bothered$	jHkAl]
botic-	bUhS
botica	bRhT
botry-	i\\
botrytis	i\\
botrytis$	iY
botte-	h[jJ
bottes	h[jJ
bottl-	aQbY
bottle	bJgShV
bottles	bQiW
bottles$	bThKiV
bottr-	cU
bottrop	cU
bottrop$	cU
bouch-	aS
boucher	a[jP
boucherie	aLbVjT
boucl-	cXfZiDjG
boude	q[
boudi-	bPiX
boudin	bW
bough-	bTqQ
bought	bTqQ
bouil-	cTgLiRjJ
boula-	bYlS
boulanger	aWjRsR
boulangerie	bUfL
boulo-	cTiXjKsT
boulot	s\\
bound-	bGcIiDj\`kG
bourg-	cbiH
bourges	cYiFqV
bourgoin	bJcKhU
bourn-	cSsS
bournemouth	cSsS
bourr-	iQ
bourriche	iRjS
bout	gPhY
bout d'un	gShSsQ
boute-	aWbJcKh_iK
bouteille	aKrT
bouteilles	aGbFhbiCmI
bouti-	b]mT
boutique	b[pQ
boutique de	bU
boutique$	aIbUpT
boutiques	bZiK
box	aRbPh\\mG
box$	aPbYcLhKjQ
boxen	iY
boxen$	iV
boxes	aLbYiV
boxes$	iXjV
boy	bDcHi[sUtG
boys	bTiZsX
boys 0	fGid
boys$	aGfSiRqLsYtJ
bp	jYkT
bp$	iHjQkX
bpjep-	aRjS
bpjeps	aRjS
bpjeps aan	jRqQ
bpjeps$	aXiGjP
bpo	eKjRk[
bprea	jZ
br	jVpS
br$	iHjSpU
braci-	eJi[
bracing	eJi[
bracing$	eJiZ
brack-	c^pR
bradf-	cTiK
bradford	cTiK
bradford$	cW
bradl-	aLcKiTkKmQ
bradley	aLcKiTkKmQ
bradley$	cHiWkKmK
brain	aLhIiJk\\mJpJtV
brain-	aIcWjDt\\
braine-l'alleud	cY
braine-l'alleud$	cY
brake	aDiYkU
branc-	bQlQ
branch	bScRnRpJqV
branche	gYlT
branches	aJbYiS
branches$	aHbViV
brand	aSbaiFjJqQ
brand-	cJhRiQkV
brandli	aLbKiJmY
brands	iTjWpH
brands$	gKiSjXpH
brann-	bYgLjL
brannock	bYgLjL
bras	aWbWiRtI
brasa	pRqV
brasa-	bPjQmRqL
brasas	bPjQmRqL
brasi-	aGfFgEhIiEjDk\`
brass	aWbGiUjGkP
brasserie	bQcU
brats-	iUkZ
bratsche	iUkZ
brauc-	lStR
brauch	aTsV
brauche	aYcLeIjJkGlHpGqCr\`tB
brauchen	aPtS
brauchen wir	lLoHqTtW
brauchen$	aTbGiFtV
brauchst	hCiKjUlY
brauchst du	hFjQlV
braucht	lV
braucht eine	aRcHmQ
braucht$	fHlKnYtS
braucht's	aIjJlWtU
braucht's nicht	jGl[pKqK
brauchten	aQcKiHt]
brauchts	fKgVjIkKlTpQrHsK
brauchts nicht	fJgWjJpSrH
braue-	aQiCm\\
braum-	aFbKcKiKj]mXpK
braun-	bT
braunschweig	cT
braunschweig$	cY
braut-	aLb[cHiR
brc	iUjU
brc$	iU
breac-	iUjL
breaches	iUjL
bread	hUi^
bread$	h[
break	bUh[
break 00	hQ
break$	cIgJhYjG
break-	hRiW
breakdown	iW
breakdowns	iU
breakfast	iS
breakfast$	hW
breakfasts	fJhXiS
breakfasts$	hZ
breaks	qR
breaks$	i[
brech-	hT
brege-	aJbScV
bregenz	aJcW
bregenz$	aJcX
brekk-	aTbKfHhGiZ
breme-	cbiFjJmK
bremen	cXiIqQsP
bremen$	cZiJ
bremerhaven	cQ
bremerhaven$	cS
brems-	bHicjI
bremsen	iU
bremsprobe	iUqW
brend-	bScJqX
brenda	mTqW
brendan	bZcHhL
brenn-	fSiVlL
brennholz	h[iH
breta-	bQcT
bretagne	bQcT
brett	aJbGcIiEjKr]tX
breve-	jV
brevet	aPjRkRlR
brevet federal	kLl[
brevet$	bKcKiLjRlP
brevete	jX
brew	pS
brewe-	aUbPcRiFrR
brewer	a]iJjKpJ
brewery	aKbUcWiK
brewery$	aIbWcT
brewh-	iY
brian-	cSsQ
briancon	cSsQ
brick	gZiV
brick-	a\`bKcKgSiBmJtL
brickies	aYtK
brico-	aEj\\sP
bricolage	bSgI
bricolage$	bQgI
bricoleur	aIj\\sG
brid	aGmXtZ
brida-	bT
bridal	bT
bride-	bWcGiXsQ
brides	iWsS
bridg-	cZnL
bridge	aSjRkJqS
bridge$	aSiLpIq[tK
bridges	b_cHgIiK
bridges$	b]cLgIiJ
bridl-	iUsP
bridles	iUsP
brief	bFhLi]kIpZ
brief$	cIhKiQjHnGp]
brief-	iWpPqR
briefen	iXqK
briefen$	iVqJ
briefing	iWtW
briefings	iT
briefs	bHiZ
briefs$	iU
briga-	aPbUmZ
brigada	aYbImU
brigada de	mUsP
brigade	bUfRmUsQ
brigade$	bCcHfYsR
brigadier	mYpQ
brigh-	cReW
brighton	cVsQ
brill-	gJh\\sT
brille	bTgFhYmI
brillen	hX
bring	p[tQ
bring$	cLiCjDlKmEpJt^
bring-	lXtT
bringen	l\\t[
bringen wir	lZ
bringen$	iXtS
bringt	iXjJkWtK
brist-	cW
bristol	cW
bristol$	gQ
briti-	cQkKrYsT
british	cQkKrYsT
brive	bJc[
brive$	cW
brno	cUnR
broad-	bVdQhSiR
broadband	dShUiQjJ
broadband$	hZiVjI
broch-	bViP
brochures	bWiP
brochures$	bWcK
broke-	aKfP
broken	aFbJfVhSiLkUmJqJtP
broker	bTiUpKqU
bronc-	q\\sU
bronz-	jGkXsW
bronze	jFkY
brook-	bQcU
brooklyn	aKbV
brooklyn$	bThL
brot	cIgThXiK
brotc-	bQfHgJhTi]
brotchen	bUhV
broth-	mXqS
brother	mZqS
brothers	bY
brotz-	bUhY
brotzeit	bUhYmK
brotzeit$	mJtU
brown	i[kFsW
bruce-	i_
bruch-	cQh[jIkS
bruchsal	cWkUlK
bruchsal$	cXjKkU
bruck-	aFbZcRfKgLjIpV
brucken	bYcFgLh]iCjL
bruge-	aKbQcUtJ
bruges	cW
bruges$	cW
brunn-	bQjKkW
bruno	hXmRpPqR
bruno$	aJh\\pF
brush	bIcJhBidpG
brush-	iUjU
bruss-	cVpP
brussels	cXpR
brussels$	cYpR
brut	g_
brut +	jQ
brut /	aHrS
brut prime	cIgXhH
brut selon	aLfLgRiIjKkKqS
brut$	gV
bruta	gQ
bruta-	fV
brutal	fV
brutal$	fU
bruto	aIbJfKgctX
bruto$	aHfFg\\tV
bruto-	g]
brutos	g]
brutos$	gV
bruts	eKg[
bruts$	g[
brutt-	gP
brutto	gP
brutto$	gX
bruxe-	bTcXhJ
bruxelles	cVgQiL
bruxelles$	gU
bs	cThX
bsc	j^
bsc$	jX
bsl	k_
bsl$	jQkW
bsn	l[mI
bspce	g\\
bspce$	gZjL
bt	eVgHjV
bt$	eVgHjX
btl	fKiKk[
btp	aJbWeGhUjW
btp$	aHb[eFhEiIj]tK
bts	j]lV
bts$	lU
btw	bTjKkHlLqWsU
bucar-	cV
bucaramanga	cV
bucaramanga$	cV
buche-	gKheiQj?kG
buchen	i[
buchen$	iZ
bucher	hZiG
buchh-	iQmV
buchhaltung	fKiSmX
buchhaltung$	aQmQ
buchs-	aXb^cHeIiGjB
bucks	gX
buddy	fEh?jJkHlcqI
budge-	iVqS
budget	qT
budget 0	hUiU
budget 00	bZhI
budget of	gFhTiVjIqH
budget £	bKgDhGiRjPp]
budget$	bWpU
budgetaire	bLiX
budgets	gHiTjV
budgets$	i\\
buen	jWsRtZ
buen pulso	jZqQ
buena	gRjHqSs\`
buena presencia	sQ
buena-	bGc]tW
buenas	qStZ
buenas$	qStS
bueno	aJbKcGgKhSkJrTt]
bueno$	bKcIdKeJfKgGhSiHjJlJmKnKoLpIqQsKtT
bueno-	cWgUtV
buenos	cWgUtV
buenos dias	cLt[
buffe-	iV
buffet	qT
buffets	iZ
bug	jVpV
bugs	ibjA
buhne	eSgWjT
buhne-	aPfGm\\
build	b]
build the	aLiQoU
build$	b]iH
build-	bTkQ
build-up	iQoS
build-up$	iPoS
builder	aIbZcIiHjIkY
builder$	bQiEjFkZ
builders	aRbXiWjKtJ
building	bPjU
building$	jWlX
builds	fFhTiYpQ
builds$	bIfGi\`pR
built	b_
built$	sW
bukit	bKceiL
bulbs	aTeGh]
bulbs$	aZ
bulga-	s\`
bulgarian	iHjXkIlSsJ
bulgarian$	jQlS
bulle-	jLr[tV
bullet	qJrYtS
bulletin	aIiPt[
bulletins	bJi\\jG
bullets	bIpXqIr^
bulli	hUn\\
bulli$	cJiHjHn^
bulli-	i^jJkW
bump	fFgX
bunch	b\\iSkDpE
bund	b[cFgUhJiH
bunde-	aIb\\cLfGiAn]
bundl-	iUoKp^
bundles	iVjR
bundles$	hGiVjT
bunga-	h[
bungalow	h[
bungalow$	cJhX
bunk	fIh]sT
bunk$	h]
bunke-	bKfKg@hKiKj@k\`lEmLpE
bunker	aW
bunkh-	gLh^
bunkhouse	gLh^
bunkhouse$	hX
bupa	h\`iH
bupa$	hX
buque-	bTcGjJ
buques	bTcGjJ
burea-	cUdTgH
bureau	cQdTgGpSqP
bureau$	cGdfpL
bureautique	bP
bureaux	bPcWdR
bureaux$	bV
burge-	aScIfIi[pU
burgerdienste	bVhJiHmXtI
burgermeister	aCeLiJjKoLp^sU
burgl-	bRcYgGpJrX
burgo-	cW
burgos	cW
burgos$	cW
burn	fIg]mKqQ
burn--	eKqY
burn-out	eKqY
burn-out$	hUiKqQ
burnl-	cSfKqQ
burnley	cSfKqQ
burnley$	cSfK
burno-	qTsP
burnout	qTsP
burnout$	qQsZ
buro	bYcTd\\fJ
buro$	dZfCmWpH
burok-	aTbHcGiQjX
burokauffrau	aJbLcIiIj[
burol-	aUiImX
buros	bGcKi\`jH
bursa-	aQbJmJpT
bursar	aQbJmJpT
bury	aJcSrQ
bus	h]jR
bus drivers	aYsQ
bus from	gKh\\iGnV
bus pass	hS
bus to	iFlSnT
bus$	hVlYnP
busca	cIqJta
busca$	aHcGt_
busca-	aRhQtZ
buscamos	aWhSlRtU
buscamos$	aFbJcLhQiGt\\
buscando	jQtS
buscando$	mLtT
busco	aVcKjK
busco$	cKjLtV
buses	hLi_jXnR
buses$	aTbEiV
bush	aSbEhKi[
busin-	aTjRlQ
business	aTjRlQ
business card	hQjK
business$	aJbRhTiHlYmKpFsU
busy	fPiS
busy$	fRiX
but	qX
but 00	fAhaiP
but a	aGiKjZtR
but don't	hLmEqXrU
but it	cDd^fKgJiHjFkKoL
but keep	kLqSr\\tH
but no	lT
but not	gIhPk\\lFrXtI
but we	bQeTqS
but$	jKkQlWmIqPrStS
butch-	aTiW
butcher	aTiT
butcher$	aTiU
butchery	aQiSjQ
butchery$	bViTjK
butto-	jY
buttonhole	iRjS
buxte-	cXfHgKhQ
buxtehude	cXfHgKhQ
buxtehude$	cXfHgJhQ
buy	bKhciKj?pLsStI
buyer	a\\
buyer$	aV
buyer-	aHbYcKjDlLmLrKsV
buyin-	jZlKmRpJ
buying	jZlKmRpJ
bwl	j\\
bwl oder	jR
by 0	fQ
by 00	iTpR
by a	fXgJiI
by choice	fYgJ
by friday	bKcKfHp]qStU
by hand	a@gFiUjVpS
by law	iCjYrQ
by noon	fTgJiIpX
by the	oTpYrJ
by thursday	dKfHnSrEsKt]
by us	hQlWpQ
by$	fSoRpU
bye	iKpKt\`
bye$	iKpKt\`
bypas-	bVhJiGpKqV
bypass	bVhJiGpKqV
bzw	aZbKgViJjI
c	jZ
c $	gXsQ
c +	iRjRkQrK
c /	gUmX
c 0	aPgSjY
c 00	pQqP
c :	fEg\\jDmU
c$	fQgQjV
c'est	tT
c'est la	bLj_lGsJ
c'est pour	q]tP
c'est un	eVrV
c'est$	bLcSfGgTiGjIsLtU
c-che-	cKi\\
c-pru-	iIjX
c-prufung	iIjX
c-prufung$	iIjW
ca	qRsR
ca 0	bYgU
ca 00	iZnYsP
ca 000	bIgPnQ
ca en	pVrQ
ca nous	jKk\\qIsT
ca$	cTqSsQ
ca-eb-	jS
ca-ebs	jS
ca-ebs$	jS
cab	bFcQhhnG
cab$	bEc[hSiI
caba	c[
caba$	cYiJ
cabal-	bGcRiEjZkPsW
caballos	iGjJkYtR
caban-	h[
cabane	h[
cabane$	hYiH
cabez-	gPhQiTsR
cabeza	gSiXrLsV
cabin	aWdVfIh_
cabin crew	a]hJsR
cabin$	aVcGgIhX
cabin-	bPcS
cabina	cEjSmW
cabina$	aRjZmI
cabine	gLhTiXjU
cabine$	fHgIhJiTj\\
cabines	bV
cabines$	bV
cabinet	bU
cabinet$	aLiUtR
cabins	iP
cabins$	iQ
cable	i\`
cable$	iV
cable-	jX
cableado	iV
cableado y	iV
cables	aKbJcFdKeJfKgJhIiLj\\kGlKmKnKoJpKrKsGtI
cacer-	aGcRgUiHjK
caceres	aGcRgUiHjK
caces	jWkV
caces 0	j^
caces$	aUkU
cache-	eTgXiDjGoEpWqQ
cachets	eWg[iDjHmL
cad	aPgXkQlR
cad$	gPiRkS
cada	fWnT
cada 0	bKf]hP
cada cuatro	f\\iK
cada dos	jFn_
cada mes	aLbKcKfWh[iEnR
cada tres	eIfRgW
cada una	d\\fChJiU
cada uno	fJgRnUpR
cada$	iRjFpT
cadas-	i[jGkH
caddy	h]
caddy$	hY
caden-	iRmT
cadena	bV
cadena de	iW
cadiz	c\\
cadiz$	c\\
cadre	eRm\\
cadre de	bHjTmHtY
cadre forfait	eVfH
cadre$	eTfX
cadre-	iLmR
cadwo-	iHj[
cadwork	iHj[
cae	fSjWq\`
caf	hXiU
caf$	bLhXiSjKsL
cafe	bZh_pR
cafe 00	b\\hHtJ
cafe$	bUhFiRpQsU
cafes	bXhLpS
cafes$	bQi]
cafet	bLgDh^iYjG
cafet-	aDbYh^iH
cafeteria	aDbUhViL
cage	jIlJnXrW
cage$	iPnQrP
cahie-	iZmK
cahiers	iZmK
cahir	c^
cahir$	c^
cahor-	cU
cahors	cU
cahors$	cU
caiss-	hVmS
caisse	hP
caisse de	bUfKhT
caisse$	i]jKpT
caisses	hKi\\jG
caissiere	a\\
caissiere$	a[
caja	iVmP
caja de	hZ
caja$	iTmW
cajas	bYqS
cajer-	a\\mR
cajera	aWfLmV
cajera$	aQmW
cajero	aLcTgJhIjSlU
cajeros	aZbLiJmJ
cake	gKh^pK
cakes	cLhXiPkJpI
cal	iXjTpRqU
cal$	hFiVj[pK
calag-	bHi_nK
calah-	cY
calahorra	cY
calahorra$	cY
calam-	cR
calama	cR
calama$	aScR
calan-	iX
calbu-	cXiJ
calbuco	cXiJ
calcu-	i]jT
calcul	aKiUjQ
calcul des	iZjG
calculo	jS
calculo de	iUjHoQ
calde-	cRiQ
caldera	bJcSiZtL
calderas	jY
calderas$	iIj[
calef-	h[
calefaccion	h[
calefaccion$	bJhX
calen-	fSiV
calendar	iT
calendar$	fQiU
calendario	bHfThRiSjK
calf	eIi]kLlJmKoF
cali	cTfRnV
cali$	cRfTnV
calib-	i\`
calibrage	iR
calibre	gTiKjR
calid-	aTiQrS
calidad	aViR
calidad$	iDjV
calie-	hWiVjL
caliente	hWiVjL
caliente$	hViXjL
call	pW
call 0	f\\
call center	aXeJiIlWmFsH
call in	pX
call it	iGoRtY
call the	pP
call$	aKfThHmRpRqUtR
call--	eVfQgS
call-out	fRjK
call-out$	fQ
call-outs	fUgVhJiF
call-outs$	fUgThG
calla-	bKcViLqcsQ
calle	cWdQkQpU
calle$	cHhKiYjSkTlJpJ
calle-	jTlUmT
called	lYmV
calli-	aJiW
calling	aJiW
callo-	fUgW
callout	fUsR
callout$	fSsT
callouts	fRgXjF
calls	fTi\`p\\
calls$	bHiZpUsS
calm	japLsP
calm with	jS
calm$	pLqJrXsK
calme	eHfVjWpF
calor	j_sK
calves$	iRsQ
calvi-	bSgKiX
calving	bYoS
calving$	bViGoS
calza-	bRcX
calzado	aRbUcI
cam	aZiKjTkK
cam$	a[bKiKjRkI
cama	h]
cama en	cHh[
camar-	a]hSmJ
camara	bVcJiQrJsV
camaras	aKbJi^jK
camareras	aU
camareros	aW
camas	bWcQ
camas$	bWcR
cambi-	i\\qU
cambiar	iXjI
cambio	iU
cambio de	iX
cambios	iT
cambr-	aKbScR
cambridge	aJbScRhLjJ
cambridge$	b\`c@
camer-	iX
camera	iWsS
camera$	sZ
cameras	bTgHqS
cameras$	bUgGiR
camhs	aZbIiR
camil-	bRiYmRpIqU
camilla	hLi_nG
camin-	iRkW
caminar	gSiLjU
caminata	pT
camino	fKiSjGk[
camio-	bPhY
camion	bQhW
camion$	bSjSnT
camiones	bViX
camiones$	bHi\`
camioneta	hVn[
camioneta$	hQnW
camionnette	hXjP
camionnette$	hQjW
camions	bZjL
camions$	bXhJjK
camp	cUhT
camp boss	aWmS
camp$	bYcLgDhVmTsS
campa-	oR
campagnes	bBcIi\`jIkL
campaign	bPeSnToR
campaign$	eTfJoY
campaigns	gJiX
campamento	fPhWiRoS
campamento$	fThQiRoT
campana	oT
campana de	bQgJqV
campana$	aIcFeUiDjJoT
campanas	jYnU
campb-	cTiVjK
campbell	cTiVjK
campe-	hXiX
campi-	aVbW
camping	aIb\\jL
camping$	bViS
campo	n[
campo de	bWtU
campo$	jQnU
campu-	bYhU
campus	cQhV
campus$	hXiK
cams	jRkQ
can	jQlX
can apply	aFjGlQmJoLq[tE
can be	bSlW
can do	fGg\\hIiKjVlAmKsQ
can follow	l^
can get	aYkHlRoLrWsK
can read	iSjX
can ring	pSqHsH
can start	j:lUo]tL
can we	jLlHtd
can you	jHqQrVtW
can$	hQoSpKtP
can't	jXsZ
can't be	bQgKqVsT
canad-	aFbRfKgViKjAlEnTsU
canada	dKeUfLhHnV
canada$	cPdJhKlKnYsH
canal	iZrV
canal$	bY
canal-	iZ
canales	iW
canales$	iW
canar-	aKbKcR
canary	aKbKcR
canary wharf	aKbKcR
cance-	gUhDiRjGlTsP
cancer	aPbPcFiRqS
canch-	aScPmJ
cancha	aUcJjSmI
cancha$	aXcHhSjKmHtL
candi-	iGpSqVsR
candidate	hKnQtT
candidates	iIpLqQsZ
candidato	lLpXqS
candidats	fTiEqZ
candidaturas	fKiHpV
candidature	pWqQ
candidatures	bKe\\iIpY
candidatures$	bEe^iIjKpIqT
candl-	pU
candlemas	pY
candlemas$	pY
candling	iU
candling$	iW
cane	i^lV
canet-	bJc[
canete	bJc[
canete$	bJc[
canin-	bY
canina	aS
canina$	aS
canine	bXcIgJ
cannu-	bHiYjY
cannulation	iRjV
cannulation$	iKjZ
cant	aJtV
canta-	c[iI
cante-	cQhZ
canteen	h\\
canteen$	hY
canti-	hSiZ
cantine	aPhZ
cantine et	hIiZ
cantine$	aYhIiU
canto-	aAbSeRjKm_
cantonale	bJeWgUhK
cantonale$	bHeXgVhKiGjKmJ
canva	iPkYqXrB
canva$	cKiQkX
cao	g^iHjJmK
cap	gQjV
cap ou	jW
cap$	aLg]jSmU
capa	iTk[
capa$	iLjQkS
capab-	jT
capable	jT
capac-	fKiXlZoE
capacite	iGjV
capat-	aQhKmZ
capataz	aQhKmW
capataz$	a[mC
capaz	hLkGoUrZ
capcu-	jX
capcut	jX
capcut$	jY
cape	c\`iLnW
cape town	nYpJ
cape$	cbkG
capil-	b[iFmIpF
capit-	cPePjStI
capitaine	bGgIiLj\\qKsHtD
capital	cWrV
capital$	caiEjI
capitan	a\\bKcKmH
cappe-	hKpY
capped	hKpY
capri-	aJbSkY
caps	b\\hGiF
capsu-	bSiXjF
capta-	aWgS
captain	gTpP
captain$	a]gKiX
capti-	bPjHkX
captions	jGkYnK
captu-	iXjT
captura	i]jF
capture	iRjW
capture$	i^jB
car	h]jPnS
car allowance	hW
car and	hJjZ
car licence	l\\
car or	gFhXjCl[
car$	jS
carac-	aHeSjTsW
caracter	aHeSjTsW
carav-	gJhakQ
caravan	hY
caravane	hY
caravans	gFhXiKjGkX
carbo-	jY
carbon	iQjQ
carbu-	hR
carburant	hR
carburant$	hR
card	h^jRlQ
card 0	gHhSjV
card and	hRrQ
card no	lWsP
card$	eShWiLj[
cardi-	aVbHc^mR
cardiac	bVcHkS
cardiff	cQqR
cardiff$	cV
cards	e^iUpF
cards$	eRiY
care	bUiRlQ
care about	l\\
care$	a^iTjC
caree-	lS
career	eTjGkIlW
careers	bRtR
caref-	hXiEjQqZ
careful	jUqZrL
carer	aTbQkU
carer$	aU
carer-	aUbLiU
carers	aUbLiU
carers$	a[bLdG
caret-	iRtT
caretaker	iRtT
caretaker$	iUtT
carga	hHiamK
carga-	iVjQ
cargar	i\\qL
cargas	jS
cargas$	iZjDsR
cargo	aSbKmT
cargo$	aTmZ
cargo-	bUjYkT
cargowise	hIjTkVmKpK
cargowise$	hIjTkVmKpK
carib-	bRi\\jI
caril-	aFbEcFdKeKfLgJiBjFkIlLmHnGoJr\`sWtK
carin-	gJmVpLrWsU
carinoso	iKjVmKqKrTsHtJ
caris-	aWmT
cariste	aRcKgIjRsR
cariste$	aThKjU
caristes	aTbIcSjKkKmV
caristes$	aWbEcJgKiIjKmW
carit-	bX
caritas	bTgP
caritas$	bQcKiR
carla	a]bFcDdIeIfIgIhKjFkLlInEoJpFqIrIsItF
carli-	cShIn[
carlisle	cSnV
carlisle$	aKc]gIn?tJ
carlo-	cUqP
carlow	cUqP
carlow$	cV
carme-	bFcXhHmW
carmen	mZqQtQ
carne	h]jU
carne b	jSsS
carne de	jZ
carne$	hYjIlR
carne-	iQjS
carnet	jU
carni-	a]cKoS
carniceria	aRbRfLhJ
carnival	oV
carnival$	oV
carol	aJjHm^pItX
carol$	aIiHjGm^pHtW
carol-	aKcXpY
carot-	bKi^
carou-	cX
carouge	cX
carouge$	cY
carpe-	aXgUjS
carpenter	a\\jRmJ
carpenter$	a^mJ
carpentry	iIjLkTlX
carpet	i[jLrL
carpeta	iKjVpW
carpi-	bViK
carpintero	bViK
carpo-	aKcIg?h_iUkIpF
carre-	aTcElQ
carrera	gTjRlZ
carrera$	gUlUpG
carres	b[hUiE
carretilla	iWjS
carretilla$	bJcKiGjc
carretillero	aQjP
carri-	aTcRpX
carriere	aWcIhJiJjKpR
carriers	aGbZ
carriers$	aFbYcG
carro-	aZbPlS
carrosserie	aJbUhLlW
carrossier	a\\mF
carry	i[rY
carry$	hV
cars	bWiSmT
cars$	iQjTmW
cart	bTcEgIhLiKj]mFnK
carta	iQlUp[sT
carta de	eKiZlRoDsG
carta$	iPjKsS
carta-	gEhYqQ
cartagena	aKcZtJ
cartagena$	cS
cartas	pSqU
cartas de	hKiHjUqV
carte	hTjX
carte conducteur	gIj[
carte de	h[iJ
carte essence	hTjI
carte pro	j_
carte$	cLdIf^hXj?kKpK
carte-	iY
cartera	iQjKkR
cartera de	bDiRkU
cartera$	aZbHcIqJtK
cartes	iRjV
carto-	bPcLiU
carton	bWcFjKkSpX
cartons	rV
cartons$	bQiJrW
carvi-	cZiSjXoJ
carving	cGiVjZ
cas	eakKmJp\\
casa	d_hX
casa con	hR
casa de	aEbVhR
casa$	d[iJnR
casab-	iV
casablanca	iV
casad-	sb
casado	sY
casado$	sW
casca-	jZ
cascade	jZ
case	aPhSpX
case management	kT
case$	gZiIjGmFpYqJ
casel-	iZ
caseload	iZ
caseload of	iP
caser-	bVmEqW
cases	bRgHi[
cases$	i\\
caset-	p]sJ
caseta	p]sJ
casew-	iRjW
caseware	jXlI
casework	jT
casework$	iZ
caseworker	aW
cash	eShTi[jE
cash plan	hXiJ
cash$	eYhIiQqP
cashi-	iY
cashing	iY
cashing up	iY
casi	jDkRlSnSsKtV
casie-	h\\iGjR
casier	hUiGjT
casier vierge	hIiJjVsR
casin-	bVhV
casino	bVfJhW
casino$	bRhU
caso	p]qY
caso$	iHq\\
casos	iX
casqu-	iY
casse	iUsXtH
casse$	cLgSi\\jKsI
cast	bSiT
caste-	cTlRrS
castellano	jRlUrV
castellano$	cIjRlErY
castellon	cT
castellon$	cT
castelnaudary	aKc\\
casti-	jPrP
castigo	cHeKfKiVjUpKrL
castilla	bViIpGrW
casting	p[
castl-	bTcWfLpR
castle	bYfLpUrJ
castles	bS
castles$	bS
castr-	bIc]dLhIi@jHkKn\\
castro	bKcEdJhHjHkIn^
casua-	eViQmU
casual	eZmR
casual$	aUeP
casuals	iVmU
casuals$	i>jIm\`pI
casualties	iU
casualties$	hLiY
casualty	fTgLiR
cat	aVgXjV
cat 0	j^
cat a	bUhDiGjY
cat b	a^gK
cat c	b]gB
cat$	g\`jV
catal-	iTkU
catalan	kUlSrW
catalan$	cJiBlWrR
catalana	cEjTkU
catalogacion	fJjY
catalogo	hIiYjS
catalogue	iajL
cataloguing	gKiXjJ
catas	i^jE
catas-	aKbYeHkR
catastro	kU
catch-	aZbT
cated-	eVfQiKjY
catedra	aReYfR
catedra$	aLbLeVfWgKjJ
categ-	gXsT
categoria	gZjQ
categoria 0	gWjR
categorie	eQgSsQ
categorie a	bKeSfIgRjT
categorie b	aZbIeSgQjK
categorie$	bJeQgRhKjSsK
category	jUsU
cater-	bW
caterer	aFb[eIiKnJqXrV
caterer$	aEb_eInD
catering	eShJ
catering$	bEeUgLiUjR
cath	aZbEcKm]pC
cathe-	aIbSnZsPtI
cathedral	aJbXcQjKsRtH
cathedral$	aKbQcWjLsJtK
catho-	bSs_
catholic	bPrRsS
catholique	bVcJs]
catol-	s]
catolico	sV
catorce	mQ
catorce pagas	gV
catorce$	bKeKgXpY
catri-	cJm[
catriona	cJm[
cats	aGb\\jT
cats$	bXiKjVlR
catte-	bXiCn[
cattl-	iTlT
cattle	iTlT
causa	aEcKoUt\\
cause	iWpKq^sX
cause-	iPjDkVqS
caust-	bIiV
caustic	bIiV
cave	bTiTjWpKtK
caves	bTcYiH
cavis-	aUbFiT
caviste	aWcLiIsQ
caviste$	aXcKiJmL
cbd	bLc]jEqQ
cc	bFcbgL
cca	jP
cce	a\\bIcGdJeHfIgKhIiBjCkZlJmGnJoJpCqJrJsJtI
ccn	f=ga
ccn 0	gIjW
ccn 00	g\\jJ
ccnt	fWgSjFkL
ccnt$	fWgXjEkL
cco	aLfJjYmT
ccq	iHj]
cct	gbjH
cctv	iXjQ
cctv$	jZ
cd	hFj\\
cdd	ef
cdd 0	eS
cdd de	eX
cdd$	e^jL
cdi	ek
cdi 0	aRhP
cdi 00	fP
cdi apres	aGbPfHsS
cdi cadre	eVgK
cdi si	eS
cdi temps	eSfH
cdi$	e\`
cdisc	aLjW
cdl	aWbKjXl^
cdl$	jUl^sI
cdmx	bIcVdW
cdmx$	bIcVdWiJ
cdp	aZ
cdp$	aT
cdr	eTgKjW
cds	iTjT
ce	hT
ce 0	a\\bGhJjUnJ
ce que	gShKiLkStR
ce serait	sR
ce$	gKh[jU
cebad-	i\\jF
cebaderos	iW
cec	i_jI
cedar	bQhFiW
cedul-	jW
cedula	jW
cedula$	aVbKiDjZ
cee	cJiZjI
cee$	cIiXjI
ceip	bQc\\hH
celay-	cPhS
celaya	cPhS
celaya$	bLcUhW
celib-	s_
celibataire	s_
cell	eLhWiXmRpLrS
cell$	aKfKhIiWjKmStT
cella-	eJgHhSm\\
cellar	aSgHhUjQmP
cellar$	aIhDiTjQmW
celle	c]
celle$	cZiL
cells	dVgYiDoI
cellu-	bIcHfKgKh[mZoE
celta	gGhKj]
celul-	hVjR
celular	hVjR
celular$	fShZjL
cemap	iLj^
cemap$	iKj_
cemen-	b[cFiPjR
cement	jX
cemet-	a_cJiDjLtK
cena	aJcHhajIpK
ceng	iFjSkT
censu-	iZ
census	iZ
cent	g]
cent cinquante	bR
cent quatre-vingts	bPgV
cent sur	gS
cent$	fRgShRiK
cente-	bYjF
center	kRlQmQ
center$	iJjEkYmV
centr-	bW
central	cSiT
central de	bScIhLjS
central$	aGbTiRtU
centrale	bR
centrale$	bT
centre	aPbT
centre 0	bUpV
centre de	aRcU
centre$	aVbQcTiI
centres	bTiS
centres$	bXiT
centro	bScRnS
centro de	iWnL
centro$	bJcTdBfKhKn^
centros	aHbWgQlR
centros de	aJbTlT
centros$	aLbUgRiL
cents	gVhRtP
cents brut	gSjP
cents net	gQhLjGtW
cents par	gPjPqL
centu-	cTjV
century	jX
cenwa-	jU
cenwat	jU
ceo	aUm\`
ceo$	a]iJ
ceram-	aQbPiStT
ceramica	aHb_kJ
ceramista	aViXjGqJ
cerca	bEcYhTiKkQ
cerea-	bUiQ
cerem-	aXbHfLgRiSmL
ceremonies	i\\
cerez-	aYbHfJ
cereza	aYbHfJ
cereza$	aXbGmK
ceris-	aKb[cKhHiJkV
cero	gTrU
cerra-	fVpQ
cerrada	gW
cerrada$	gT
cerrado	fRgRpVsP
cerrado$	fTgSiKpSsQ
cerramos	f]
cerro	c^h^iFjH
cert	j_kXl[
cert +	fEgBhLk]lH
cert 0	jW
cert cii	hVjR
cert iii	kWlR
cert with	aDeJhKi\\jL
cert$	jXkVlR
certa-	fSqSsW
certains	fTsQ
certi-	jY
certif	hTjTkQ
certificacion	bUkX
certificacion$	b\\cKiJjAtF
certificaciones	h\\jK
certificada	bUcKjSmJsL
certificado	bSjY
certificado de	pV
certificado negativo	aIjP
certificado$	jX
certificados	iUkLlVpT
certificat	jYsS
certificat de	jSsQ
certificate	kQlTpQ
certificate 0	eIjY
certificate$	hRjY
certificates	lQpZ
certificates$	jRlS
certification	kRqHrY
certificats	aIbJiYpP
certifie	gKiLjCkYlWqK
certified	bZiRkUpI
certifs	hVjU
certs	bKcKiWjQlPpW
certs$	bDcJiUjUkPlUsJ
cerve-	aWbWmDqRtJ
cesfa-	cUiR
cesfam	cUiR
cesfam$	cJi\\jK
cespe-	aUiQ
cess	aVhGlP
cet	dDfYjGoJpS
cet$	dGfVjKpT
cette	iPlIqQs\\
cfa	bReWkX
cfa$	bUcJeQiHjQpL
cfc	aXiLjZ
cfc$	adjI
cfe	bYjU
cfgs	iHj\\
cfo	iHmdpR
cfo$	aXmZ
ch	hDlLnXsW
chain	bRhSiY
chain$	bXgFhSmJtK
chain-	iPjPkV
chaines	i]
chaines$	i]
chains	bZjR
chains$	bTiGjW
chainsaw	jVkU
chainsaw$	iIjZkE
chair	eTgGmS
chair$	gJhXtR
chair-	cPePiR
chairing	iV
chairing$	iV
chairman	aRpR
chairman$	aY
chairs	bTcTmP
chairs$	bWcVi@mT
chairside	bIcLi\\sH
chale-	cKhViR
chaleur	aJjW
chaleur$	bFiQjS
chall-	cPhSiTrS
challenge	hW
challenge$	iU
chama-	cGh\`iF
chamb-	bRhU
chamber	cLdThRiR
chamber$	bQdQhRiF
chambers	b\\iHjK
chambery	cY
chambery$	cY
chambre	h[jQsS
chambre$	aTbKjRlH
chambres	bUhR
chambres$	bV
champ-	iJjYkW
champagne	gJiKkYlK
chanc-	aRbFiZmKpQ
chance	eTqX
chance$	eTqU
chand-	bUiHoSpU
chandeleur	aLoVpR
chandeleur$	oWpR
chang-	iTqS
change	bKlSpJqY
change$	i\\jP
changement	iUqKrZ
changement de	iVrV
changements	iR
changeover	iSoVpKqK
changeover$	fKiQoVpIqI
changeovers	iPrR
changers	bR
changes	iU
changes$	iY
changing	iSjLsZ
chant-	cW
chantier	cTeR
chantier de	bKe\\q[
chantier$	cLeSjX
chantiers	cTnV
chantiers$	cHiajK
chap	kKqKs_
chapa	icjD
chapa-	c[iBjX
chape-	bUfL
chapel	bUcJ
chapi-	aPbVqP
chapiteau	b[cJiL
chapiteau$	bZcJiH
chapl-	aXmYtJ
chaplain	a\\mU
chaplain$	aQiJmX
chaplaincy	i]tI
chapt-	aKfSiKpS
chapter	aKfSiKpS
chapu-	k\`lCqJ
chaqu-	hTmTsQ
chaque	hTmTsQ
chara-	iKlLmGpKqYrRsUtI
charc-	a^kU
charcuterie	bSkX
charcutier	aXbJ
charg-	iSmR
charge	aPmQ
charge (	cXjP
charge de	aVbR
charge e	a]bHmHrK
charge of	cGiSmR
charge$	hTqPsQ
charges	hRiGjSsX
chari-	bWlR
chariots	iU
charitable	bQ
charity	bYlS
charity 00	bViFlU
charity$	bXlU
charl-	cXpR
charla	iQp[
charlas	iV
charlas de	iQ
charleroi	c[
charleroi$	cRiK
charleville-mezieres	cWiK
charleville-mezieres$	cWiK
charo	i\\oLpS
charp-	aVbGi]
chart	gLi[
chart$	gLiZ
chart-	bQiQrX
charter	aIb\\cGiW
chartered	jXrS
chase	i^
chase the	iQ
chase-	i^jK
chasi-	i[
chasing	i[
chasing$	iX
chass-	iSmQtY
chasse	iWoK
chat	iVp\\tW
chat on	iKkJpV
chat with	p\\
chat$	iVpQtX
chate-	aKbaiG
chats	aKfLi^
chatt-	cY
chattanooga	aLcY
chattanooga$	aLcW
chaud	fJhXiZ
chaud$	cIiajI
chaud-	iU
chaude	hSiQ
chaudieres	iWjK
chauf-	aQhX
chauffage	bLhRiR
chauffage$	bJiW
chauffe	bIhYiS
chauffe$	h^iE
chaufferie	aFiWpW
chaufferie$	eJhIiVmKpU
chauffeur	hKrV
chauffeur$	aY
chaus-	aKbThSiJqR
chaussures	aKbThSiJqR
chava-	iTsW
chaval	qSsV
chaval de	qSsV
chavales	iWkQmK
che	aLt[
check	iSjZqQrQtG
check$	dJfRgSjSpR
check-	i^
check-in	aPdTfK
check-ins	hKi]tL
checkable	jQ
checkable history	jQ
checken	i[
checking	iRkJ
checks	iQ
checks$	hPiV
cheek-	rU
cheeky	rU
cheer-	jWpKtZ
cheerful	j_
cheers	jLpIt\\
cheers$	jKpIt[
chees-	bTfLgDhZiKkU
cheese	gCh\\kV
cheese$	hZiJkH
cheesemaker	bUfG
chef	aSm^
chef (	aTmRsKtK
chef :	m^qV
chef d'equipe	aW
chef de	aUmR
chef is	aKmRqTsL
chef ist	mU
chef$	aS
cheff-	bJm\\
cheffe	bJm\\
cheffe de	bHmU
chefi-	kRmS
chefin	bQkSmU
chefr-	hLmY
chefs	iWjEm]
chefs de	jAm_
chefs$	bGiY
chelm-	cQfI
chelmsford	cQfI
chelmsford$	cR
chelt-	gKkR
cheltenham	gKkR
cheltenham$	cS
chem	hEiVj]kK
chem /	iX
chema	m^qW
chemical	iW
chemicals	bJhFjR
chemie	bWcI
chemie$	bW
chemielaborant	a\`
chemietarif	gP
chemikant	jX
chemikant$	aS
chemin	iVjKsU
chemist$	a]
chemistry	iRjRlR
chemistry$	hKiWkT
chemists	bKjKm\\
chemists$	bHiIm]
chemn-	cZgS
chemnitz	cU
chemnitz$	cU
chemo	bVkYqQ
chemo$	jTkTqR
chequ-	ha
cheque	gVhP
cheque$	gV
cheques	hQ
cheques 0	gQiJsT
cheques-repas	gJhU
cher	aEbJc[iJtX
cherc-	aUtW
cherche	aRtU
cherche quelqu'un	aXfImLsS
cherche un	aWbQePt@
cherche$	aHta
cherchons	cJiIqQtQ
chere	aIt[
cherr-	bVhWiG
cherries	aJbThXiG
cherries$	aJbRhXiK
cherry	bTiKoQ
chest-	bFcRiYjH
chester	cVsP
chester$	cW
cheva-	fLiU
cheval	hU
chevalet	aWbJ
chevaux	fIiY
cheve-	cKfJhKkZs]
chez	hR
chez le	bHeFhUmXpIqS
chez nous	eWjJkQlSsY
chez soi	d_hV
chf	gShS
chf 0	hW
chf 00	hP
chf 000	fHgQhW
chf$	bHg]hHjI
chica	sd
chica$	iJpJsZ
chica-	bQiQsQ
chicas	bQiTsRtR
chick-	aQbV
chicken	aSbT
chicl-	cZiV
chiclayo	iX
chico	hLsg
chico-	fFiWmKsX
chicos	fFiWmKsX
chief	m\`
chief$	cGiWkImX
chien	aSeLhRjQkY
chien-	aBbXjU
chiens	aBbXjU
chiff-	iTr\\
chiffre	iRrS
chiffre$	bQiXqL
child	gJhYjWpIrW
child$	cKhYiW
child-	bR
childcare	aQhX
childcare$	aZtL
childhood	hJ
children	bSgKsR
children and	bUhL
children$	aKbSgFhQ
children's	bQcPiR
children's ward	aEbTiQ
chile	aLc\`
chile$	aJc\\mI
chile-	iDjUkLlSpGs\`
chill-	cKj_
chilled	aSbScFiL
chilo-	iUtK
chiloe	iUtK
chiloe$	iTtK
chimi-	hLiVkI
chimie	jR
china	bWfIjJn[oG
china$	b\\iH
chine-	kTsQ
chinese	jUsT
chinesisch	jIkW
chino	jUkQ
chipp-	aQbU
chipping	cQ
chippy	aSbSrJ
chippy$	aRbTcKrI
chips	bWcIiDjHlHsX
chiqu-	iImXs\\
chiru-	bQhKjQmLqW
chirurgie	bRgLhImIqW
chirurgie$	bYiKmIqS
chlor-	iRjQ
chlorine	iU
choco-	bQjR
chocolate	j[qT
chocolatier	aX
chocolatier$	aYtJ
chofe-	aSjQ
chofer	aTjR
chofer de	aQcVjJ
chofer$	jT
choic-	eTfYkS
choice	eTfYkS
choice$	eUfTiHkU
choir	aQfHi^
choir$	aWbKiSsI
choix	d[g?hZ
choix$	eRfWjR
choke-	bIi[j>q[
chole-	cWiUjJqPtK
cholet	c[tI
cholet$	cYtI
choma-	aFi\\sI
chomage	aFi\\sI
choos-	dQeSiQqS
choose	dQeSiQqS
choose$	dTeW
chopp-	i]
chora-	bLiZ
chorale	aQbIcJiZ
chorr-	aKb\\hLiIsZ
choru-	aV
chorus	aV
chorus$	aX
chp	ibjE
chris-	s[
christian	s]
christmas	fPgThT
christmas week	fWgJhQiFsI
christmas$	hXiHoVpL
chrom-	bViQjR
chrome	aLiTjWqR
chron-	cJiSjV
chu	aJbb
chu$	aKb\\iJ
chuch-	bVcPmLpKqJ
chuck	iYjK
chur	cZ
chur$	bJcZ
churc-	bV
church	iT
church of	pP
church$	cTiTjGkT
churches	bYhI
churches$	bUcK
churchgoer	lQ
churchgoing	l\\qErD
churn-	aDgIhBi_lDmFpBrLsF
churr-	bX
chut	qb
chut$	q^
chute	b[cJiVjIrFtI
chuy	cHfKiHma
ci	jW
ci$	iRjVkF
cia	gZhCjDkSlZqA
cible	i\`
cicli-	gJiW
ciclico	gJiW
ciclo	bWeCgFiUjQoU
ciclo-	bPfWjG
cics	jY
cics$	jY
cider	gXhR
cie	aFbZiWjG
cie$	aKbZiLjJ
cien	iSnWtU
cienc-	aFbTcJiHjXlF
ciencias	aFbTcJiHjXlF
cient-	gW
cientifico	jY
ciento	bTgY
ciento de	hT
ciento$	aGcUgWiE
cierr-	fSpT
cierra	fRpX
cierre	fQiT
cierre de	eLfUgWiKpK
cierre$	fZgHhWiD
cii	hUjS
cii$	jY
cilca	cGj\`
cilex	eCh\\iHjT
cima	j\\
cima$	iKj^
cimet-	bacDfIjImH
cin	aKcKiJj[
cinco	fVmT
cinco anos	jY
cinco mil	bIgZjR
cinco y	f\\mK
cinco$	bRfTpU
cincu-	gZsQ
cincuenta	gZsQ
cincuenta$	bJgUsT
cinem-	aPhV
cinema	aPhV
cinema$	aWbLcKhXmJ
cinq ans	jS
cinq heures	fTjT
cinq semaines	fJhXjJqY
cinq$	dQfV
cinqu-	gT
cinquante	gV
cinquante brut	gS
cip	i^jR
cip$	iYjV
cipd	iJj^
cipd$	jV
cipp	gJiKjWkTpHsQ
circa	gTiW
circl-	cUhCi_jI
circle	cViXjJ
circo	bSiR
circo$	bViT
circu-	dRiXtR
circuitos	aGfSiV
circuitos$	fW
circuits	i]
circular	bFd[iVj@
circulation	aSh[iDjD
cire	eJhUiZ
cirug-	a[cCiV
cis	e_iG
cis or	eY
cis$	eWgQ
cisea-	jS
ciseaux	jS
cita	dSiVpW
citas	fUgJi\\
citas$	iW
citat-	bUiSjTpKsL
citations	iVjUpGsG
cite	bYpHqGra
cites	cJiXr\`
citie-	bRmU
cities	bRmU
cities$	bRmU
citiz-	iRjPsY
citizen	jUsQ
citizenship	hKiY
citoy-	b[jIpG
citri-	fFhCiWjGkU
citricos	bRiGkW
city	ccpQ
city$	cWhR
ciuda-	aHbPcQhR
ciudad	aCbKcVdQhU
civic	bKcRpQ
civil	jR
civil /	j\\lI
civil 0	jRk\\
civil service	eXjKpSqHrT
civil$	aRbQiVjQ
civil-	bQiQjQ
civils	bUiIjU
ckr	kQ
claim	gChZiLpLqVrE
claim-	iQ
claims	iS
claims$	bXhJiT
clair-	fPjSqQsQ
claire	jQqVsTtS
clairement	f\\jSqD
claph-	cS
clapham	cS
clapham$	cS
clara	bTcKgIjKkTpKsV
clara$	bUcKiHkUmLpJsW
clare	c^mX
clare$	c^mX
clari-	aIbUjHmInKsX
claro	hXiJtR
claro$	hZiFqKtS
clase	hUjQpP
clase b	fLjX
clase de	pU
clase-	hRiW
clases	hRiW
clases$	iX
clash	iKjX
clasi-	bJcHi\`
class	jRlT
class 0	aWbShJjY
class ii	iTjS
class of	bKdKfIiZjGmGoW
class$	hRiLlV
classe	aTgS
classe 0	aYgSiFjU
classe$	bIcHgChZjGpLqXrH
classement	bJi\`jJ
classement$	bJiZ
classes	fSjSlR
classes$	bVfRhJiGjXlW
classic	aPbWjH
classic$	aTbYiHjH
classics	jXtX
classics$	jXtX
classification	iZjL
claus-	cXeV
clause	e]hH
clause$	eShIpQ
clauses	bIiPjZ
clave	aJj_tJ
clave-	kXpI
clavecin	kYpH
clavecin$	kYpJ
clavi-	aFb\\iKjV
clawb-	eJgYhKjK
clawback	eJgYhKjK
clay	iHj\\
cle	hXiRjH
clean	bKiYj_
clean-	aPiZ
cleaner	aX
cleaner$	aYtK
cleaners	aUfHmWnLqH
cleaners$	a_iHmQnG
cleaning	iXjQ
cleanliness	iUjQ
clear	fTgWhLiDj^pL
clear$	bFeKfZiKjVpE
clear-	iQjZ
clearance	j]
clearance$	hLj[
clearances	eEhLiVjEp[
clearances$	eEhKiTjDp[
cleared	iJjRrR
clearing	g[iX
clefs	a\\bFcIgIiJjJrG
clerc	a]
clerc-	bSmU
clercs	bSmU
clercs$	bQjLmS
clerk	aa
clerk$	aZiIpQtU
clerk-	mX
clerks	aJbSmUqT
clerks$	mX
clerm-	c\`
clermont-ferrand	cW
clermont-ferrand$	cW
cles	bQq^
cles$	bXgL
client	iTqQ
client is	e[iIjIq]rD
client$	ianS
client's	sW
cliente	i[jIkQqW
cliente$	a[i\\j@qJ
clientela	bScKl\\tL
clientele	sV
clientele$	aWsU
clientes	bYiQ
clientes$	bZ
clients	jLsV
clients$	i[jJk[
clim	hWiIjIkSsJ
clima	aQcHiY
clima-	iLj\`
climat	iV
climat$	iW
climate	aUiLjS
climb	jT
climb-	aX
climber	aX
climber$	aY
clin	iZ
clini-	bW
clinic	cS
clinic$	bWiPjSlS
clinica	bSjK
clinica de	aPbP
clinica dental	bYcHfRsL
clinica$	cQpV
clinical	aR
clinical lead	mSpT
clinical supervision	h[
clinicas	bZiJ
clinics	cViWjKnT
clinics$	bQcRiW
clinique	bVhXjR
clinique$	aSeLhTiGjVsK
clio	h[iGjWmK
clip	mFp\\
clipp-	bFj\`
clips	eSfKiWmFoHrK
cloch-	bX
clochers	bX
clochers$	bXiI
clock	fShZoU
clock$	h[
clonm-	cW
clonmel	cW
clonmel$	cT
clopp-	cVmK
cloppenburg	cVmK
cloppenburg$	cVmK
cloro	bKia
clos	aFbZcKiK
close	fWjQ
close 00	fQgHoGp\\
close at	fRiW
close$	fShViVqR
closed	bTfShUiHoG
closed mondays	f\\pQ
closed$	f\\gIjL
closes	p[qS
closes$	bGiHjWpJqX
closi-	pY
closing	p[
closing 0	fCpZ
closing date	p\\
closing$	gWiP
closu-	iR
closure	gQ
closure$	fHi[
closures	bPfSiT
closures$	bFfWiU
cloth-	hXjYnL
clotu-	fQiSjTpQ
cloture	fQiRjTpR
clotures	iT
cloud	bLi]jWlR
cloud$	j\\lVmS
clovi-	cT
clovis	cT
club	b]hZ
club de	aJbTiR
club$	bVhX
clubs	bShKi^mH
cluj	bTcTkI
cluj$	bVcShKiJjKkF
cluse-	cYiJ
cluses	cYiJ
cluses$	cY
clust-	bQiZjH
cluster	bUcK
clusters	dKiajF
clutc-	bIcIfKi_jF
cm	aReRiGj_
cm$	aZiFjR
cma	gJiJjd
cmm	iUjJ
cmo	aLhKjHm]pH
cms	jZ
cms$	jX
cnaps	jW
cnas	h]lW
cnas$	heiI
cnc	aSbRjQ
cnc$	bTiGjTkRpL
cness-	iKjXsQ
cnesst	iKjXsQ
cnesst$	iKjX
cnrs	gWjK
cns	aViRjImYtG
co	jS
co 0	iajTkA
co$	bRcXiK
co-op	bfiJpS
co-op$	b[iJ
co-wo-	bFgCh[iQjK
co-working	bFgCh[iQjK
coa	hUiKlZpJ
coach	aSbQ
coach$	aYb[iPjK
coach-	hLiZjXmB
coaches	aWb^
coaches$	aYbWcKjI
coast	bGc^dPpT
coast$	bIcZdSiLpV
cobas	cIiDk]
cober-	eVfIhGiHjHoU
cobertura	eVfIhGiHjHoU
cobol	cKhJiGjX
cobol$	cJdLeKfLgLhKiHjWoLpLqLrL
cobra	fRgT
cobra-	fKgRiYqY
cobranza	i\\jIsJ
cobrar	iWsU
cobrar y	sW
cobre	iSjVqVtL
cobro	bGi^jY
cobro-	aRgL
cobros	aRgL
cobros$	aS
cobs	bTcKdJfAgRhJiZjF
cobs$	bWcIgTiH
cobur-	qT
coburg	qT
coburg$	cZtH
coc	bLcLj[pU
cocha-	cYjEmU
coche	hUjXnX
coche de	gHh\\
coche propio	hGn\\
coche$	hXjV
coche-	cXh\\iF
coches	aVbS
cocin-	iR
cocina	iQ
cocina$	aXjIkRmR
cocinas	iS
cocinas$	iR
cocinera	aScHhXjJ
cocinera$	cHh[iJjJ
cocinero	aTtS
cocinero$	aUhJjIlLtV
code	j\`pU
code$	bWjZ
code--	iRjIpS
coded	iLjY
coder	aRlV
codes	iSlS
codes$	i]jS
codig-	iPlWpT
codigo	iPlWpT
codin-	lV
coding	lV
codir	cLiV
codir$	iT
coef	fWg]
coef 000	g]
coef$	f]iL
coeff	aLgc
coeff 000	aKg\`
coeff-	fSgX
coefficient	fSgX
coesf-	cV
coesfeld	cV
coesfeld$	bQcViK
coffe-	iSpU
coffee	iSpU
coffee with	pR
coffee$	i\\mIpL
coffi-	bT
coffin	bT
coffr-	iT
coffrage	eSfKgKiI
coffre	iQ
coffre d'outils	hSiLjQ
cogen	qEsU
cogen$	bPjQ
coger	aCcLgHhEiblDpLqGrKsVtC
cogna-	cR
cognac	cR
cognac$	cR
coiff-	aTlStG
coiffeur	aRbS
coiffeuse	aRbStC
coiffeuse$	aYtC
coiffure	jVlU
coiffure$	iFjTlV
coin	iVkHsU
coja	dSeHiHsL
col	cYtZ
col$	aKcAt^
colab-	bXcK
colac-	hV
colacion	hV
colacion$	fQgU
colch-	cUhS
colchones	aWiR
cold	iSj]rR
cold store	a\\qY
cold$	hHiAj\`pKr]sP
cole	hWkHoRsU
cole$	cLhYiKnLoVpKrGtK
colec-	iWj^
coleg-	jX
colegiacion	hViHj]
colegiacion$	jX
colegiado	aRjW
colegiado$	aRjT
colegiatura	hUl[pF
colegio	bUcPtT
colegios	bViXpH
colegios$	iYpG
coler-	c[
coleraine	c[
colet-	bLhIiIjImYqV
colette	bLhIiIjImYqV
colette$	hHiHjHm[qK
colga-	iS
colif-	bIiU
colin	cHhJjKmWpSq\\
colin-	hY
colis	aKcHdLeKhEibjGkKlHmKnKoLpAqLrLsKtK
colla-	eUiKmR
collab	aUmZ
collaborateur	aS
collaborateurs	bZmT
collaborateurs$	bXmU
collao	aV
collao$	aW
collars	iX
colle-	bW
colleagues	bViLjImS
colleagues$	iKmX
collectif	gWkJ
collectif 0	hT
collectif$	bQgY
collecting	i[
collection	bPeQiDqT
collection$	bZnJ
collections	bUfGgThJjWkD
collections$	fIgFiWmJ
collective	hX
collectives	bHfEhViY
collectivite	kW
collectivites	bY
college	bYtI
college$	aHbRiIpSsW
collegues	m[tP
collegues$	bQmXtP
colli-	c\\iSmSrH
colma-	c\`iD
colme-	aBb[c[gHiEmJsHtF
coloc-	iT
colocacion	fQiTjJ
colom-	bScHdX
colombia	bScHdX
colombia$	bVcGdReLhIiHmK
colon-	bTcQhU
colonia	cZqT
colonies	bU
colonies$	bS
colony	h\\iK
color	gLiVjQkW
color$	iTjZkH
color-	gUj]kCpJ
colou-	jRsY
colour	jT
colour vision	aIjRpV
colum-	aTcRiY
column	lRrQ
column$	rU
com	bVlLqS
com$	bWcGgRtK
coman-	cKiRjZ
comandas	cKiRjZ
comar-	aKcRnT
comarca	bJ
comarcal	aGbQcS
comba-	iYjL
combate	iYjL
combe-	aHbT
combes	aHbT
combi-	aZjS
combien	aWjItV
combinaison	bLgIjVlU
combine	aRjX
combined	aYcKgQiKjG
combu-	gRhSiSkS
combustible	gRhSiSkS
combustible$	g\\hFiGkT
come	p[
come by	dV
come from	bXcIdHiAjWpJqV
come in	dQiVqS
come to	tS
come with	jXpS
come$	bTjSl\\pPqJ
comed-	bThRiLtP
comedor	hWtS
comedor y	hV
comedor$	aRh[
comen-	bUfIjJlIpDq_
comensales	bYfG
comer	fVpT
comer$	fUpUtJ
comer-	jU
comercial	aYcQiFmX
comercial$	cUiDmW
comerciales	jQ
comerciales$	jQ
comercio	aFg]jR
comercio$	gW
comes	eQhTlS
comes$	bKfXi]oI
comfo-	j_
comfortable	j\\
comic	bZfGiHjVoK
comid-	hZ
comida	hW
comida y	fKiR
comida$	fPhRiS
comidas	bRfRhT
comidas$	fUhY
comin-	qXtU
coming	qXtU
coming$	iFjPtZ
comis-	g^
comision	gV
comision 0	gP
comision del	gS
comision$	gY
comisiones	g^iK
comisiones sin	gV
comit-	iRqQ
comite	iSqRtQ
comite de	aKiBm_tU
comites	jT
comites de	iW
comm	gUhS
comm$	gXhTmI
comma-	iR
command	jTkJmW
commande	iXjRtG
commande$	i^
commandes	aR
commandes$	aV
commas	jLrXtS
commas$	aHjKrXtS
comme	pJsRtW
comme-	iQ
commence	aIhLo\\pI
commencer	aJdJeUfLoR
commencer$	dIeSfKoR
comment	jCpHqY
commerce	aKhLi\\
commercial	lQmP
commercial$	aIbReUiVkVmF
commercially	jPlT
commerciaux	bKiBj_
commi-	iR
commis	aUmXsR
commis$	aTbJhJiKjEm[sS
commissary	b]iV
commission	g[
commission 0	fSgU
commission 00	g^hLmH
commission$	eUg^jJ
commissioner	aIbZ
commissioning	aUiQ
commissioning$	aIiX
commissions	fHgZhXjJ
commissions$	gW
commitment	hYiL
commitment$	gThSiLjJ
committee	fQhRqQ
committee$	bJfWhZlJtR
committees	bVfLiY
commo-	cIiJjTkX
common	cIiJjTkX
comms	aJgQiFjRmY
comms$	gYjU
commu-	bU
communale	aIh]
communaute	aKcSsP
communaute de	aHbTcWiJ
commune	bTcQqE
communes	bQcQhH
communes$	b]hJnS
communicant	jJlT
communities	bRkElZ
community	bWcIsQ
community manager	aV
community$	aQb>gJiJjHpJrWsV
communs	iS
communs$	iR
como	rVtP
como va	bKlTqHt^
comp	f\`hTiIjWkI
compa-	bS
compact	bUjZ
compact$	bWiKjV
compagnie	aJbPqTtV
compagnon	aVcJjU
compagnons	bTiJmX
compagnons$	bQiKmV
companeros	bLmUtZ
compania	aKbXcKhIjQ
companies	b\\hJiI
company	bS
company car	nV
company$	b\\cHgSjErR
comparable	jZ
comparable$	iJj\\
comparendos	iSjSsI
comparendos$	jXlLmLrKsH
compartida	bLhYiKsY
compartido	hZ
compartido$	hY
compe-	fbjQpR
compensation	g\\iQjDlDrJ
compensatorio	f[gG
compenses	fThSiH
compenses$	fThSiH
competence	bJeIfIjXkKmZ
competencia	iUjKpKqZ
competencia$	aKbJpHqSrS
competency	aFj\\pS
competitor	qY
compi-	aIbKcQgJjTm^pF
compile	cLi_mE
complain	kJpIrWsV
complaints	i]jK
complaints$	iU
complemento	g]hGiKmI
complet	eS
complet$	eUfRjRlJqQ
completa	eXjQ
completa$	eXhIjUkRlJoI
complete	jWsT
completed	bKjIpQtX
completion	eGgYhKiQmJ
completo	bQeQhToS
completo$	bQeThTiKoU
compliance	aZjT
compliance$	aRiIjYpItG
compo-	iUjZ
compose	jX
compose$	jW
compost	gIhQi\\jKlJ
compost$	bVgEhViD
compound	hVkKlIqIsU
compr-	fS
compra	iXqJrV
compras	iRjStP
compras$	aTtT
compresseurs	i_
compressor	bS
compressors	cKiW
compris	bJfPgThTqR
compris$	bKhX
comprise	bLhYpQsU
comprise$	bJh[pQ
comprises	gIhXiF
comprises$	bLgIhY
comprobable	bKfIj\\
comprobado	gHhEj^pH
comps	bGeHgChdiAmHpIrJ
compt-	iU
compta	aTiP
comptable	a[qT
comptable$	aV
compte	bSiGmXpKqIsQ
comptes	bJgGiZ
comptes rendus	iQ
comptes$	bIgFiY
comptia	iHkVlH
comptoir	iTpQ
comptoir$	iQpR
compu-	aRfTlU
compulsory	fUlSrU
compulsory$	fWrT
computer	iYjJlU
computers	lS
comte	aFb\`
comun-	bScUjQ
comunicacion	aSbUmK
comunicacion$	aTbWcKiDmI
comunidad	qT
comunidad$	iQjR
comunidades	bXiR
comunidades de	aUiS
comunidades$	b[
comunitaria	b]
con 0	cS
con 00	b^qQ
con 000	aFb^gL
con calefaccion	hV
con cartera	aTbQiG
con cedula	aVpU
con cinco	jV
con dni	aLpXrK
con dos	pY
con el	iU
con familias	hT
con gente	bJjVqR
con hora	fQ
con la	eVpWqT
con las	iPjV
con lena	hXjW
con los	jZkRmIqT
con otras	bUmS
con prueba	iKj[qKsI
con tres	bViIjZ
con un	hTmIqTrU
con una	hKiQqS
con$	gHhR
conca-	jY
concar	jY
conce-	b_
concepcion	cUiIlL
concepcion$	cWiF
concept	aKcIeKfJiVmKpTsJ
concert	hQiW
concert$	bFgPhZqH
concertada	bU
concertada$	gRhQ
concertadas	d\`iC
concertado	bRtV
concerts	hW
concerts$	bVgJiQ
concesion	bWeYiCtK
concesionaria	b_hE
concesionario	bV
concession	bThV
concession$	iU
conci-	iQjK
concierge	aWjEkV
concierge$	aTjDkY
conciergerie	aKbEcFdKeLgLh\\iClKmGnKoLqKrKtK
concierto	b\\gWhJiIpI
concierto$	gZiL
conciertos	aBfViX
conciertos$	aEbTiW
conciliacion	iS
conciliaciones	iWsQ
concl-	eQiRtQ
conco-	eSlU
concours	eSlU
concours$	fTiGjIl[pJ
concr-	iSjVqKtU
concreto	gKiXjXtK
concu-	aThKiIjRkTqS
concurrence	aXiLqZ
concurrent	aZjIqR
concurso	bLeXgQoV
conde-	bIcRi[pKqKtV
condi-	jPlTrS
condicion	lUpGsI
condition	jSlY
condition reports	jWrK
condition$	l\\
conditions	hX
conditions$	bKhZjR
condo-	aXcUmE
condos	cX
condu-	aQ
conducir	jQ
conducir$	jT
conducteur	gKmT
conducteur de	aViKmS
conducteur$	gJjWmU
conducteurs	a]bKcLfGhKmI
conductor	aTbJmR
conductor$	bFhRiRmY
conductores	aXiI
conduire	iR
conduite	iXkW
conduite$	aQcKiVkG
confe-	aCg@h]iUjS
conference	gDhd
conferences	i^
conferences$	i]jJ
confi-	qT
confianza	eXiKsV
confianza$	eUiFs^
confidence	p^
confidence$	pW
confident	iKjZqGr_
confidential	aIpQqZ
confidential$	q\\tP
confidentiel	cKpGqSrW
confined	iJjUlV
confirme	aU
confirme$	a\\gTiI
confiseur	aU
confl-	iGj\`mIqS
conflit	jRmHqW
conflit$	jXqF
confo-	bHiVt]
conformite	bJiW
conge	eYh_iL
conge maternite	e[
conge$	fRhW
conges	gQ
conges trimestriels	gLh\`
conges$	h\\
congr-	aQfRgPhUiDjK
congresos	aRfYiImH
conmi-	mY
conmigo	mY
conna-	jQk[lS
connais	jKkWqJtR
connaitre	jYkUlP
conne-	cUiYjFsF
connect	hWiJkV
connections	b^hJiF
connu	fZiKjWkR
conny	aFmZ
conoc-	jZkX
conoce	aKkRtU
conocer	aKjVkU
conoces	b\\qWtK
conocido	bKjWsZ
conocido$	j]sL
conor	pX
conoz-	jV
conozca	jV
consecutifs	eLfX
consecutifs$	fU
consecutive	aEeJfXiCj^tK
conseil	iYmP
conseiller	aYiQnI
conseillers	iKmX
conseillers$	iLmV
conseils	iXsP
consejera	aXbH
consejero	aSbHmT
consejo	fQiRqS
consejo$	fTiY
consent	iUpQ
consent$	jTpS
conserje	bW
conserje$	aU
conservacion	bKiU
conservation	aIiVjY
conservation$	jZ
conservatoire	bTtU
conservatoire$	aKbWcLjQ
conservatorio	i^
conservera	aKb\\
conservera de	aIbV
consi-	eTpQ
consider	eVkIpS
considered	eTfKlUmKpS
considered$	aHeUfLiIlZmFpS
consignes	bKhKjWrJ
consignments	b\\jH
conso-	bRgQjX
consolidated	bJg[
consorcio	aPb[eLjI
construccion	eJgRjT
constructeur	aUbLeHhViS
construction	aRhJjVoX
construction$	fThCjToX
constructora	aKb]tG
consu-	bU
consult	bIhW
consulta	bXfLpUqStJ
consultancy	aEb\`
consultancy$	bZ
consultant	aWjL
consultant$	aQiVtQ
consultants	aSbU
consultants$	aSbXiKmTtK
consultas	iV
consultas$	iV
consultation	fIiVqY
consulting	iHjY
consultora	aKbXpQrY
consultorio	cWpP
consumables	bGhGi\`jJ
consumables$	hJi\`jHsK
consumer	bQ
consumo	iQ
contabilidad	iR
contable	a\\mW
contable$	aYiLjImY
contact	aRgQmJpV
contacto	iTjSpSqQ
contacto con	bGjTpV
contador	cPjW
contador general	aRcUiKjBmP
contaduria	bAfLgJhHm^qJ
container	aHbTiZ
containers	bR
containers$	bQ
contando	pW
contar	jJkJs[
conte	i^
conte$	iU
conte-	i]
contencion	iPkW
conteneurs	bUhKiQ
content	aWiHjVmQ
contentieux	bQiR
conteo	iT
contestar	iT
conti	fUhJmR
conti$	fVhJ
conti-	fSiR
contigo	iKmYqKtX
continental	f_
continental shifts	aV
continua	fSiHjW
continuo	eIi\\
continuo$	iUjR
contr-	eP
contra	g^hDiPnT
contract	bPeVjH
contract 00	bTeT
contract :	eRfLoT
contract$	e]hKjE
contracted	e\\fGiIjFlYpI
contracted$	e^fGhJiLlIpH
contractor	b]
contractor$	aHbWeU
contractors	bTcKiU
contractors$	bTcKiU
contracts	kSmQ
contracts +	iQjIsU
contracts$	bZjCkZ
contractuel	aSe\\gVhHjK
contractuel categorie	e\\fIg?iV
contractuel$	a[cIgRhFjI
contractuels	aJeZiJlY
contrat	bSeTpT
contrat de	eVjK
contrat$	b\\cIeVpD
contrata	a\\bPcKeTiKqL
contrata$	aDbYeXiGmLpKrL
contratado	aKbZeWjI
contratista	aHb\\jGl[pHqGsLtK
contratistas	bHgIibjGmA
contrato	eWfGqQ
contrato por	gU
contrato$	eTgRtU
contratos	eUjS
contratos$	jX
contrats	iTqT
contrats de	bR
contre	iSjSqZ
contre$	dRiJjZlH
contremaitre	m_pH
contribution	gHh[
control	aTiSjRmP
control room	aXbLhImX
control$	aZbJiU
controlador	jWtJ
controle	i\\
controle des	iX
controles	iQ
controleur	aR
controleur$	aJiY
controller	aQkSmY
controller$	a\`jK
controllers	hImX
controllogix	iLjWoK
conve-	gWjR
convenio	gVhT
convenio +	sU
convenio de	g[tU
convenio del	cKeYhL
convenio$	gVhTiD
convenios	iVjQ
convenios$	iSjS
convenir	fPgXoUrK
convenir$	fPgXoUrK
convent	aFbVjHpIs[
convention	eRg\\hRiL
convento	c\`qJ
conversacion	iIj[kL
conversacional	jYkI
conversacional$	j[kI
conversational	j\\
conversational$	j^
conversations	hKiXlJpP
conveyancing	aWiU
conveyancing$	aV
convi-	cLi\\
convo-	aQbFhHnZrS
convois	bCiWnT
coo	bFeGlLpGqBs]t]
coo$	bDhIiJpFt]
cook	aajZ
cook$	aZhWlT
cooke-	iVjQ
cookery	iXjS
cooki-	h\`
cooking	hWiQ
cooks	aJiTjHq\\
cool	jYkX
cool$	aRjAk^
coop	b]iQ
coop$	bTcLiVjK
coope-	b]
cooper	hW
cooper$	hV
cooperatif	bYcJpG
cooperativa	b]pK
cooperativa de	bRhJ
cooperativa$	b[pH
cooperativas	iR
cooperative	b\\
cooperative$	bV
coord	aTcJm]pL
coord$	aTcKm[pK
coord-	aSiQm\\
coordina	mZ
coordinacion	i[jI
coordinador	mSpG
coordinador de	aS
coordinadora	iPmV
coordinar	iWmK
coordinateur	aWcImE
coordination	bIfIi]mH
coordinator	aUmPpR
coordinator$	a^
coordinators	bImU
coordinators$	bImU
coordinatrice	a]cK
coordinatrice$	aZ
coordo	aSmY
coordonnateur	fGsV
copa	aLbKhJiIjZkXtJ
copen-	aRcW
copenhagen	aRcW
copenhagen$	c\\iK
copie-	iSpStU
copied	tZ
copies	iUpV
copies$	iXkIpWqJ
copni-	jV
copnia	jV
coppe-	aJbTiTmKpK
copper	aIbUcKiTpI
copy	jRmSpY
copy$	bHiTjUpV
copyw-	aU
copywriter	aU
copywriter$	aZ
coraz-	mJqT
corba-	aLc]iLm[pJtF
corby	bTcK
corde-	iR
cordes	iR
cordes$	iS
cordi-	aQcIiGpDrGsJth
cordo-	cRnT
cordoba	cRnT
cordoba$	nT
core	bSf\\jS
core 00	f[
corea-	bS
coreana	bS
coreana$	bS
corin-	iKpWqQ
corinne	iKpWqQ
cork	cYnZ
cork$	cPdRnR
corne-	bXiQjF
corner	cRjL
corni-	iX
cornw-	cVnX
cornwall	cVnX
coro	aVpU
coron-	iSjX
corou-	iHjY
coroutines	iHjY
corp	aLbZjJqR
corpo-	nQrS
corporacion	b^cLiJjInZ
corporate	iTrU
corporativo	cXqS
corporativo$	aJbKcXmS
corps	hUiW
corre-	bQgJ
correcciones	i^
correct	gChVkJlSpQ
corrections	bZfEiTjKmHpLrJ
corredor	cTsR
correo	kKpWtU
correo$	iQ
corri-	fWiLjR
corrido	fX
corrido$	fRiKlR
corridor	aHbScXjHnQ
corridor$	aGbUcXjI
corridos	f\`hFpL
corse	aEbXcFiFjJqFsb
corse-	cBiVkX
corta	cKfFhLiVjKpYsT
corta-	aRiPrP
cortar$	iW
cortas	rX
cortas$	rV
corte	cViW
corte de	iSjT
corte-	hSiRmR
cortes	hJiSjX
cortex-m	iX
corti-	pQrS
cortito	pQrS
corto	iRkHrY
corto$	fZjP
corto-	hSiS
cortos	hT
coru	aKj]
corun-	cV
coruna	cV
coruna$	cZ
cos	iWjKmKpEq[
cos$	bIiZjGpFqX
cosa	iFjXnTqK
cosas	aUbIcKiKjVmHpKqWsJ
cosec-	aPiU
cosecha	fRhQiR
cosechadoras	bLiXmU
cosechadoras$	bLiXmU
coshh	iGj]kHqK
cosla-	bLcRtS
coslada	bLcRtS
coslada$	cStS
cosme-	bYeJiBjAk^mL
cosmetiques	b[iF
cosmetiques$	b[iFkJ
cost	hXiW
cost 00	bIgHhBic
cost us	bKhCsa
cost$	hciJjKoQ
costa	bRcXjQkLmGp]qKrL
costa$	aIb]cKjWkI
costa-	bKcKgRse
coste	hZiJ
coste-	aTsTtJ
costeo	jX
costes	aYtE
costo	cGi]
costo-	iU
costos	iU
costu-	a\\iU
costume	hViHkS
costura	iY
cot	bZdZiEjA
cota	bKgZmS
cota$	bKgZmR
cotat-	gZiQ
cotation	cJg[iG
cote	aIbEcXdKgLhZqHrZ
cote$	bHdHhYiIqI
cotis-	h\\iH
cotisation	h\\iH
cotiz-	bUcKfGiX
cotizacion	fFiX
cotizaciones	bKiUqQ
cotta-	bXhZ
cottage	h\\
cottage$	hYsU
cottb-	cU
cottbus	cU
cottbus$	cU
couch-	b]cIiU
coucher	aKbIhHi_
couco-	tY
coucou	tY
could	dWeQjKqW
could be	cGdRfRsR
could go	eYfHhHoVqHsK
could you	pHqTtP
coule-	iS
coulee	fQiU
couleur	aJh[
couleurs	aTiTrR
couleurs$	aVbKiWjJ
couli-	cLiP
counc-	bR
council	bSjP
council site	bGiHpd
council tax	bEgLhXi\\jHrK
council$	aYb\\cJ
councillors	hJiTjImJpXqD
councils	bShJiSpK
councils$	b\\hJiF
couns-	aQhVmX
counsel	aSmV
counsel$	aTiVmVpI
counselling	h]iK
counselling$	hRiQjQ
counsellor	a\\
counsellor$	aXiJqR
count	bHicjGkX
count$	bDfHgSi\\jEkW
counted	gVhKiU
counter	aSfLiUjTlP
counter$	bJiRjVlT
counterbalance	iGjRkY
counterbalance$	iEjTkT
counters	iQmU
counters$	bTiU
counties	cUhXiL
counties$	cXhYnJ
counting	kW
countries	bXmJrX
countries$	bX
country	cTgSrUsV
country$	bEc\\gIpKr[sE
counts	iYjKkVoC
counts$	iRqU
county	bUcSnQ
county$	c[hDiKqWrJ
coup	fTmLoDpR
coup de	fTmLoDpR
coupe	fQiVsE
coupe$	aRfZ
coupe-	hTiV
coupes	iU
coupl-	s^
couple	sY
couple of	fPiLjXsG
couple$	bLhYiSpL
couples	iTsW
couples$	iZ
coupu-	f_
coupure	fY
coupure$	cKfX
coupures	fYoH
cour	aYjCk[
cour$	aS
coura-	jRqZ
courant	jSkRlK
courant$	jRkR
courante	iV
couri-	aWhJiS
courier	aYhG
courier$	a[
courr-	iVpZ
courriel	iKpX
courrier	iTpV
courrier$	iY
courriers	aJi\`
courriers$	iY
cours	hVlU
cours de	aHjSkY
cours$	bXjX
cours-	hPlP
course	jPkRlT
course$	h]kU
courses	bDgQhQiX
courses$	gEhWjT
coursier	aT
court	bTfIhJjQ
court$	aJbQcQiR
court-	bTcSdT
courtier	bX
courtrooms	aHb]iJjK
courtrooms$	bW
courts	bRdQnT
courts$	bVdLiQnV
cousi-	bGiDq_
cousin	eIiKpKqX
cout	fIh]pL
cout$	h\\oIpK
coute-	iHjXsU
couteaux	dIhQiFjZkI
coutu-	aWcTtJ
couture	aYtI
couve-	bUiT
couverts	bT
couverts$	bY
couvr-	a\\
couvreur	aS
covad-	jYkR
covadis	jYkR
coven-	cXiT
covenants	bKiX
cover	eVh[iS
cover 0	eKfQgFhTjU
cover letter	cKpZ
cover the	lX
cover$	eWhUiXjRmK
cover-	iW
covered	bRcIiUjJnS
covered$	bQcHiVjInT
covering	iRlWmJ
covering letter	pWsS
covers	bW
covers$	bVjQ
cowor-	cEdZ
coworking	cEdZ
cows	bQiSjJlYpL
cows$	b[iF
coxsw-	aXjSkT
coxswain	aXjSkT
coyoa-	cY
coyoacan	cY
coyoacan$	cY
cp	eSgVhUjI
cp 000	eWgUiS
cp$	aJbJcIdKeGfIgYhSiGjIkJlJmLnGoJpKqKrKsJtK
cpa	jXkFlY
cpa$	iPjS
cpas	bccHiKjH
cpas$	aUbXcKfK
cpc	jUkYmX
cpc$	jYkQmR
cpcs	bEiKjakP
cpcs$	kToQ
cpd	gJhb
cpd 0	gLhY
cpd$	gLh]
cpe	aWeHfKgIhWiJjWmKpI
cpe$	aHcHhZjEmHpH
cpeng	aHj_
cpnt	aJjW
cpnt$	iKjX
cpo	kQmW
cpp	jIkZsK
cpq	iCkZ
cpr	cQj^
cpr$	jYqI
cps	aHbGcJf[gGhDiAj^
cpt	gHiVjUpL
cqc	b]cJjAqT
cqp	aVbHeQk[tC
cr	a^
crack-	jV
cracks	jV
cracks$	iWjK
craft	aKbTcKj[rU
craig-	bHc^iJ
craigavon	cU
crail-	bQcPiK
crailsheim	bQcPiK
crailsheim$	cS
crain-	j[qI
craindre	j[qI
cramp-	aKbHcDdKeIfJgKh[iJjXkBmKnJoJpJqKrKsJtK
cranb-	bKcRdSjI
crane	aPfRiUjL
crane op	aW
crane$	i\\jEpC
cranf-	cQlLnWoH
cranfield	cQlLnWoH
crash	i^
crash rate	i\\
crash-	aJbLdLfHgKi\\jHkLq[
crawl-	bHcZjYmBs[
cream-	cZjG
creat-	b\\iKmT
creation	bXiJ
creation$	bRiXjK
creative	m\\
crech-	bRhY
creche	bRhY
creche$	bWhP
creci-	bRk[mGnH
credit	aPlP
credit controller	aW
credit$	gQhViIjR
credito	hWiU
credits	hWjP
credits$	aKhUiKjT
cree	pZq[rK
creek	b\\iDjKmHpZ
creme-	bXkW
cremerie	bXkW
cremo-	cY
cremona	bLcZ
cresp-	bScRhK
crespo	bScRhK
crespo$	bTcRhKiH
crest	aKcJdYjHkLpIqGr]tL
crest$	aIbKcDd\\fJgJjIlHmKrUsK
crete-	cV
creteil	cV
creteil$	cW
creva-	jU
crevasse	jU
crew	iWmW
crew 0	aKb^cIi>kLmQpGqQ
crew of	iUm\\
crew$	bQeEfPjXkBmY
crewe	lXmL
crewe$	aPiKlWmJ
crewi-	tU
crewing	tU
crews	bYfXtR
crews$	aLbWcLf[iAqLtV
creww-	o[pK
crewwechsel	o[pK
crian-	aLiXkSqLsQ
crianza	aJcLeLiZjKkTqL
crick-	bXhJrRsR
cricket	bXhJrRsR
crie	jX
crie$	iEj[
criee	bUfIpY
criee$	pY
crime	a_cFdKhKiHjI
crimi-	jTlRsW
criminal	jXlQsW
crios	jQs^
crisi-	jU
crisis	jU
crisp-	mT
crispr	jS
crispr$	iS
crisps	bQfJiS
crist-	iYjHmSs\\
cristiano	iUsV
cristiano$	iW
crite-	kTpV
criteria	kTpV
criteria$	pX
criti-	aShKiQjS
critical	aTjU
crm	i]kR
crm$	iSkP
cro	bUiTkY
cro$	bVkQ
crois-	bWi\\
croisieres	bVcLiS
croissants	sT
croissants$	iW
crono-	aJbViHjRkUtH
cronologicas	fT
cronologicas$	fT
crop	aGiUjYlR
crops	hKi[
crops$	hKiZpL
crops-	jW
cropster	jW
cropster$	iKjZ
croqu-	hXiR
croquettes	h[iKjJnJ
croquis	cKi[
cross	b]cJhSqS
cross$	bXcGhWiJjIkK
cross-	bRdQi[
crossing	bYjJ
crossing$	aKbVcUiF
crossings	fLiT
croup-	aWfLhAlY
croupier	aW
croupier$	aX
croupiers	aT
crowd	bSfGiSsT
crowd$	bRiUjP
crown	a[cEiS
croyd-	cV
croydon	cV
croydon$	aP
crs	bBcHiVjYkLlLmJqK
crs$	i]jE
cruce	gLiUpRqJsV
cruce-	a?b[cTgLiU
crucero	aJbSiWjF
cruces	cYdIgFiR
cruces$	cZiH
cruis-	bQnV
cruise	bQnV
cruml-	aLcWiP
crumlin	aLcWiP
crunc-	fXlKsJ
crunch	fXlKsJ
crush	aQbSgGhY
crush$	aVbRgHhRiI
cruz	bEcaiLmJtK
cryo	aKbViVpG
crypt-	iTjEkZ
cs	aQjTkR
cs 00	kX
cs$	a^iFjWmI
csa	cLjV
csat	fGiZjJ
cscs	j\\lU
cscs card	hLjPlX
cscs$	jXkR
cse	h]
cso	iEjEmcnL
csp	bHjY
csp$	bGjY
csr	aTbXcI
cssf	j\`
ct	aShJiWjT
ct /	cWgJhJjZnF
ct$	aYcHhIiRmIpL
cta	aYeHjToK
ctc	bQfHg]hK
ctc$	cKfBg]iKpT
ctg	aKiZ
ctg$	aLi[
cti	gaiGjG
cti$	gX
cto	aPm^q\\
cts	eHhbjC
cts$	eIgQhTiS
cuade-	iUjUqP
cuaderno	i\\jK
cuaderno$	iQ
cuadr-	aScUiS
cuadrante	bIeHf\\
cuadrante 0	bKfZ
cuadrar	eJi[
cuadre	gQiYmL
cuadrilla	aXmU
cuadrilla de	aZfKiDmT
cuadrillas	aWhKmV
cuadrillas$	a\\bJhKiG
cuadro	fTiQ
cuadros	iY
cuadros$	iU
cual	fGg]jLq[
cuale-	fXmV
cuales	fXmV
cuali-	jT
cualificado	jT
cualificado$	jV
cualq-	aJcQoSpVsK
cualquier	aJcQoSpVsK
cuand-	iT
cuando	iT
cuant-	fKgViEoTpIsTtR
cuanto	gViGoTpIsWtJ
cuare-	fR
cuarenta	bP
cuarenta horas	bKfUgF
cuarenta y	mS
cuarenta$	fSgWmP
cuart-	hSjQrQ
cuarto	fRhWjS
cuarto turno	f_hHjH
cuatr-	mR
cuatro	mS
cuatro a	mGp\\tK
cuatro anos	eVjXmLpI
cuatro dias	famDnQ
cuatro y	fQiS
cuatro$	f[jU
cuatrocientos	gV
cuba	cGjXpS
cubic-	b\`iTjK
cubiculos	bYjImKpG
cubie-	hVkW
cubiertas	iZjI
cubiertos	bY
cubiertos$	bWhQiE
cubre	eQiWsS
cubri-	aPoVtS
cubrir	aPoVtS
cuchi-	aJcJi@jd
cuchillo	cIjY
cuda	aUjFk^
cuda$	aUcJiHjW
cueil-	bGib
cuenc-	cT
cuenca	cT
cuenca$	aK
cuent-	kQ
cuenta	hQiTjKkV
cuenta de	cIfJhRiZ
cuenta$	hQiLkWnT
cuentacuentos	iSkU
cuentacuentos$	iQkU
cuentas	bRjRmQ
cuentas$	iTmT
cuento	kSpKtR
cuento$	kVtL
cuerd-	jRkZ
cuerdas	jY
cuerdas$	iKjX
cuerp-	i]rTsQ
cuerpo	jKrVsS
cuest-	qTsS
cuida-	iW
cuidado	hT
cuidado$	iIjTpLqW
cuidador	iT
cuidador$	iT
cuidar	iWjK
cuir	hXiIj^
cuisi-	aSbP
cuisine	bT
cuisine$	a\\bGiPjR
cuisines	iS
cuisinier	aW
cuiss-	gGhSiSkY
cuisson	aLiUk[
culia-	b\`eKgK
culiacan	cX
culiacan$	cV
culin-	jHl]
culinary	jHl]
cull	bHcGgDhLibkElG
culti-	bQiY
culto	iQmLp[sK
cultu-	bPsR
cultural	hSsX
culture	aR
culture$	pW
cumbr-	cQdWfGiL
cumbria	cRdWfFiJ
cumbria$	cRdWfFiK
cummi-	cY
cummins	iP
cumpl-	hZjT
cumple	h\\kKmK
cumpleanos	h\\
cumplidos	iYjP
cumplimiento	aBmZ
cuna	cKhSs[
cuna$	hXs]
cuota	h]
cup	iPjRpZ
cup$	iHjWpY
cupe	gUhFjLmXtL
cuppi-	iSrT
cuppings	iV
cups	cKf[
cups$	cKiY
curad-	iWjGkHmZpI
curag-	iQsS
curage	iQsS
curas	iZ
curat-	aSbBiUm[
curator	jKm]
curic-	cW
curico	cW
curico$	cQ
curin-	iY
curing	iY
curra-	cViLpQqP
curre-	cSjTqU
current	cTjUqW
current$	iAj\`qK
currently	eLiSrQ
curri-	bWp^
curriculo	pU
curriculum	eIiRpSsL
curriculum a	fPpV
curro	bKmZ
cursi-	jT
curso	hSjTlR
curso de	hVjQlTqH
curso$	iVpKqT
curso-	fTgJh[iJ
cursos	fTgJh[iJ
cursos$	fYgJhR
curt	fDiGjIm\\pXqJrI
curta-	i[
curtain	iR
curva-	iW
curvas	iW
curve	iY
cusco	c\`iI
custo-	jQkQ
custodia	bGi[
custody	hLiSkT
custom	hRiUjCkWsL
custom$	hTiEjHkZsG
customer	iVrR
customers	bSkPlP
customers$	iHjYlX
customs	jQ
customs$	iJjY
cut	fKrVtS
cut$	iRpU
cut-o-	aV
cut-off	iSjQ
cuts	iXqV
cutte-	iSjRmS
cutter	aQjTmT
cutter$	a\\
cutti-	aKiXqQtK
cutting	iTjQqTtF
cutting$	iRjT
cuttings	aIiVpX
cuxha-	nVoJ
cuxhaven	nVoJ
cv	pf
cv +	pQsP
cv /	gKiT
cv a	pUrK
cv and	eHfUpQ
cv en	pW
cv et	bKoJpZ
cv in	jLpQ
cv par	pS
cv to	pS
cv with	eKjW
cv$	lRpP
cvc	aUbXdKjDkF
cvs	pg
cvs to	pR
cvs$	pZ
cycle	fThUi^
cycle 00	dKh@i^
cycle to	h\\iI
cycle$	f^gJhIiW
cycle-	bRfRgDhV
cycles	aLbSfS
cycles$	bWiTkJ
cylin-	bSiDjHk[
cylinders	bV
cymra-	kUqKrU
cymraeg	kUqKrU
cynop-	aT
cynophile	aT
cypre-	bWiJjU
cypress	bWiJjU
cytec-	jZ
cytech	jZ
czk	iV
d	jT
d &	hJj[
d +	jW
d /	aUbIfBg_jF
d 0	bUfRiHjR
d 00	fYiJ
d in	aHiHrZ
d licence	kVrR
d$	aTjQ
d'abo-	eSiGnTrV
d'abord	eSiGnTrV
d'abord$	eSjLnV
d'acc-	i[jQ
d'accueil	aQjT
d'accueil$	aViFjX
d'adm-	iakHtS
d'administration	aHiFtX
d'aff-	bU
d'affaires	aUbTiR
d'affaires$	aKbZiJtK
d'age-	aV
d'agence	aV
d'agence$	a\\
d'aid-	bR
d'aide	bR
d'anc-	gQ
d'anciennete	gQ
d'anciennete$	eVjS
d'ann-	hSjGlPoStP
d'annee	lSoVqJ
d'annee$	fXiToI
d'apr-	eWgLqR
d'apres	eXhKpLqT
d'apres-midi	dGfSgIhT
d'apt-	qV
d'aptitude	qV
d'arc-	iX
d'arg-	aIcYhIpJrJtH
d'arl-	bFcTdafGh@jKnJ
d'arm-	bKcLl^oXpE
d'arr-	iQ
d'asi-	iUkT
d'ass-	gSiAj\`
d'ast-	bKhFjJmSpDrLsa
d'astreinte	fQhEjJmX
d'ate-	iUjJmT
d'atelier	iUjJmT
d'att-	gQiS
d'atterrissage	iR
d'atterrissage$	bRiQ
d'aud-	iV
d'audience	iW
d'audience$	iU
d'aut-	cIeYiQkKsS
d'ava-	fShGiPjLkZtP
d'avance	fWhFtT
d'avance$	fXhEiQjKtS
d'eco-	iQlRsS
d'ecole	iQlRsS
d'ecole$	fQkHsV
d'egl-	nSoU
d'eglise	eJlQoV
d'ele-	aXbQiF
d'elevage	aXbQiF
d'emb-	aRbPiKq\\
d'emp-	aIbXiLjXmG
d'emploi	aGbZ
d'enc-	bZgIhJiGjX
d'encadrement	iIjZ
d'ent-	aShR
d'entreprise	hWiU
d'entreprise$	hXiTjH
d'equ-	gQmRnS
d'equipe	gQmRnS
d'equipe$	aUhFmFnY
d'esc-	cRfQpS
d'escale	cRfQpS
d'escale$	aQfS
d'esp-	aXjJmKnQtK
d'ess-	aJbW
d'essai	dP
d'essai$	eS
d'eta-	aQpP
d'etabli	pQ
d'etabli$	j[
d'etablissement	pUtF
d'etablissement$	mQpTtF
d'etat	jTlJ
d'etat$	bKiUkL
d'etu-	qU
d'etudes	qX
d'eva-	fJmEp[
d'exc-	iTrX
d'exe-	fVjKoK
d'exp-	lQtI
d'experience	hLjWlRtK
d'experience$	jQ
d'exploitation	aYfItJ
d'heu-	bEeGf[hHjJkIoKqKrL
d'hiv-	aJgLhYiVjH
d'hiver	aJgLhYiVjH
d'hom-	iWsU
d'hot-	aVhSiJmL
d'hotel	aVhSiJmL
d'ici	aWjGlJs[
d'ill-	r\\s@
d'imm-	bTgRkI
d'imp-	aLb]hFiQ
d'impact	bIeKiYjIsJ
d'inf-	aLbRi[jIpR
d'info	bKpV
d'information	aHiZmH
d'ins-	fLgThGi]
d'int-	aQhT
d'interim	aStS
d'interim$	tW
d'oeu-	aSiV
d'or	aVbPcT
d'or$	cZ
d'org-	hWpJ
d'orgue	kV
d'orgues	hYpI
d'ori-	s\\
d'origine	s[
d'ou	q^
d'out-	hSiLjQ
d'outils	hSiLjQ
d'un an	bIe[gP
d'un groupe	bZcC
d'un$	tY
d'une	lRqV
d'usa-	bUeP
d'usage	bUeP
d'usage$	eS
da	mPqX
da und	jUoU
da$	dTgPqVtR
dabei	gVhUtH
dabei$	bRgY
dach	a\\cSdJtK
dach$	a\\cVdDjHtK
dachd-	aV
dachdecker	iW
dachdecker$	aS
dachs-	i\\
dad	b[sU
dads	sY
daf	iKmX
daf$	aUjKmZ
dafur	fXl[nW
dafur 0	fTlVoE
dahei-	dVnT
daheim	dVnT
daheim$	cEdWfSnU
daher	dTq\\
dahin	aVq^rK
dai	aJbIcIdLeLgKhGiFjGkKlGm_nKoLrKsKtL
daily	dPfSiX
daily$	bPdTfQgQiVjHnQ
dairy	b\\cEiHjZ
dairy$	aUb[
dakar	cRiGnZ
dakar$	cRiIjKnYsF
dale	aCcGjIkVmQqWrL
dale$	aFbJcIdJeJfKgJhJiHk]lGmRnJoJpAqEsJtK
dalle-	iZ
dalles	iZ
dalles$	iV
dam	i[
dama	aYbCeR
dame	mXqEse
damen	mTsQ
damen und	tS
damen-	aRbScKiU
damenmode	aFb\\fJ
damenmode$	aKbW
damit	iIk\\lFsKt[
damit$	k_qGsF
damos	bXgDh[iDjItQ
damp	bScEiYjJkHqYrI
dan	aLcHfKiKjJn]
danac-	eUlQ
danach	eUlQ
danach$	bHcGeVfKiIjJlZpGqG
dance	bZiYsG
danem-	gKiUnT
danemark	gKiUnT
dange-	gS
danger	gU
dangerous	iR
danis-	jSkTlS
danisch	jTkT
danisch$	cIiJjUkSlK
danish	lU
danish or	kQ
danish$	bHcKjUrJtW
dank	aJbKiJjImFoIpCrGtd
danke	jQsPtc
danke$	jYsTtR
dann	tS
dann die	i\\jIpGtK
dann noch	bIcJhKi^tG
dann$	hZjQtK
dans	cPpE
dans l'annonce	jKqRrX
dans la	cTkYoH
dans le	cQpBrRsQ
dans les	jRnW
dar	aKc^eLlLoLqZrBsKtF
darf	iIkQ
darf man	dPkV
darf mit	bYhR
darf nicht	bUqQrHsT
darf$	hViFkV
dark	dKfVhWiJjR
dark$	dEfHgIhbjK
darli-	cRiItY
darms-	c\`i>
dart	j\\
dart$	jY
darum	b\`qT
darun-	fRiIjLmWrV
darunter	fRiIjLmWrV
das	qR
das bitte	iIpKqUtY
das bleibt	hLqV
das hat	rU
das inserat	tT
das ist	eTiTjT
das macht	hAlYrS
das muss	l@pKqb
das nicht	jTrRs[
das war	cXeTfDiHjJkEqHtX
das wort	rX
das$	jE
dashb-	ic
dashboards	iZ
dashboards$	iZ
dass	qUrY
dass es	iIpKr[
dass man	iQjXqJ
dass wir	bZiArW
data	aPiSjQ
data analyst	cQtX
data engineer	aY
data entry	aXbKiS
data$	aEbGi]jQ
datab-	aLcKiQjU
databricks	cKiLjW
datac-	aLb[jRkQ
datacolor	jWkS
date	jSpPtS
date :	bKfDt^
date$	j\\
daten-	a]jTrP
datenqualitat	iZ
datenschutz	iJrV
dates	bXhCpV
dates$	b^iJpJ
datev	jV
datev$	jW
datin-	iY
dating	iY
dato	cYdKiUjLpIqS
dato$	cYdKiTpIqS
datos	iPtR
datos$	a[bDiPsJ
dauer-	bTcKebjIsQ
dauernacht	fZjJ
dauernachtwache	aWiK
dauernachtwache$	aXiH
dauernd	sT
daugh-	bTmW
daughter	mX
daughter$	bGjKmbpKqHsQ
dav	aBcJj_mL
dav-s-	eFfJg^
daven-	aKcY
daventry	aKcY
daventry$	bPcX
davin-	jUkS
davinci	jUkS
davinci$	jW
davon	bPf]iFjPmRqS
davon$	eLfZiDjRmK
davor	jV
davor$	bKjW
dawn	fghGjH
dawns	cBeIf\`iDlIn@
dax	bUjT
dax$	bUjT
day +	dQiU
day /	dX
day 0	hWiU
day 00	gViSjK
day a	dWfJhQiU
day and	fRhJiHjW
day at	dbfGpX
day fortnight	dEfahG
day from	dTgSoK
day in	bPfTh[nQ
day is	f[hDoW
day on	bFgJiYpZ
day one	eXhRjXlD
day or	fVjF
day rate	iJtU
day to	bLcEgRiLlJo\\
day week	hapK
day wk	fa
day$	iS
day-o-	eXiQmJ
dayli-	f[jSlL
daylight	f[jSlL
days	dRfWhP
days (	aIcKdSfRhPmL
days +	gXhQpS
days /	cLd_nQ
days 0	fTiR
days 00	dKfQjEn^
days a	dReYiDnV
days and	hX
days at	dZfBhRnQ
days from	hDoTpV
days home	dVeLfH
days in	dfnW
days incl	hV
days including	dFeKfX
days leave	gJhV
days no	dLeSh]
days off	hZ
days office	d\`f@
days on	dVfYhB
days one	dJfRi[
days paid	dJfJg[hTiJnI
days plus	hS
days then	cDeKfRjRnV
days to	fTgTlQ
days two	aGlKn\\
days £	fDgXiSrS
days$	fRhUiS
dazu	mRrT
dazu$	hQmU
db	fIhWiKj]
dba	aYjH
dbs	j^pW
dbs basic	iKjZ
dbs$	hUjQpX
dbt	jVkW
dbt$	jTkV
dc	hSlRmT
dc 0	bPiJj\`
dc 00	cKfIgEhbiHjGlJmC
dc$	aHbUcWhQiGpW
dcg	jP
dcp	i[
dd	bKj[mKp\\
de "	qTrS
de /	bHcXfKiDnX
de 0	iQmb
de 00	sV
de 000	bSgLiQ
de 2000	bReYhSoBqFrT
de 90	iYpTsR
de abril	fWoV
de administracion	iIjY
de agencia	bRjHmTqKtT
de agosto	fIoZ
de agua	aJhTiLpW
de ahorro	hW
de alimentos	cQ
de almacen	aV
de ano	fKiYqS
de antecedentes	jJkHpW
de antes	fSqW
de apoyo	aKbDcWiPoV
de arte	aSbWiJrTsK
de asistencia	bJgU
de atencion	fZjVmK
de ayuda	aVbQmG
de baja	mEqZsW
de barrio	b_cHiV
de bloc	aHbQm\\
de bois	bTiJ
de bord	aYjT
de buena	iRjLsT
de cada	fYjLnR
de caisse	iSqZ
de caja	iRjU
de calidad	aYi=
de campo	gYhJj[nC
de casa	dCfDhSjVlKnTsT
de chantier	aShT
de charge	hQiVjAmJsW
de chez	dRgLkJq]sV
de chiffre	bXgRhKiJjQrK
de cinco	fLiW
de cinq	mSqT
de clientele	aV
de cocina	jJkRtT
de com	bUcI
de comedor	a^hFiFmJ
de comida	fUhFkX
de commandes	aXbXiEjK
de communes	aHbScWiK
de compras	aPhLiYjGtU
de comunidades	aUcKsT
de conducir	iJjY
de conge	hY
de conges	fR
de control	aQiVmQtH
de cuarenta	fJsU
de cuatro	eVhKjLmPpPqKsH
de cuentas	aUbRi@jYtI
de cuisine	a\\
de datos	aThRiP
de delitos	jRpK
de dependencia	eW
de derecho	j]lJ
de despensa	gHhV
de deux	iTp[sI
de dia	bTfZiGjJ
de diciembre	oY
de diez	fTmL
de direccion	hJiGjX
de direction	aVfEiRmP
de doce	aHbR
de domingo	bKiW
de donnees	iZ
de dos	bRpP
de empresa	h]nS
de enero	fRoUpT
de enfermeria	aXbImK
de equipo	aShUiSmGtG
de espana	aLcPoIpJ
de estudios	fKhTjL
de facturacion	bRqP
de familia	kDs\`
de febrero	pW
de feu	fQhIiVjQoE
de fin	hWiVoK
de fonction	dJhY
de fonds	bUfK
de fontaneria	aUjQ
de formation	aVbGiEjGk_
de frais	aKh]pHrJ
de frio	aSbKiXmL
de froid	iWjBqU
de fuera	h[
de funcion	aSfT
de garde	bKfVhYjJpP
de gestion	tU
de hasta	sV
de hogar	bTmKsT
de horno	hLiTjX
de igualdad	hKiSrU
de ingles	tQ
de jeunes	bVcJ
de jour	bWf[hGiJ
de julio	eIfTiWjIoV
de junio	eRhRoS
de l'heure	gZ
de l'ordre	eKjU
de laboratorio	aWcHmS
de las	dQhKpXrTtQ
de ley	fEgZhUiJ
de licencia	bHcJfQhUiIjIqYsQ
de ligne	aUiPjT
de linea	iR
de lo	gTiXjKsS
de los	bS
de lucro	b]
de lujo	bRiQkP
de lunes	fS
de mairie	aZbH
de manipulador	jU
de mantenimiento	aYiI
de maquina	fFgUiKjS
de mar	c\\
de martes	bKfT
de marzo	oRpSqP
de masa	gIhY
de mayo	oUpX
de mayores	i[
de media	pU
de mer	hGiUjY
de mes	iUoKp\\
de metier	kRsS
de moins	bPjZpI
de momento	cSeJpJrRtT
de musique	bQiQjK
de navidad	bLhTiXjJoJ
de nieve	eLiVoX
de noche	gHjYmKnVpQ
de nom	pJqRrZsI
de nominas	bTeQhSkJ
de notes	iBjVmGpY
de noviembre	hGiKoVpP
de nueve	f\\
de nuit	aVf]
de obra	aQgPrT
de ocho	fUhGm\\
de octubre	c[iK
de once	bKiKmY
de operaciones	aWpP
de pago	iVkS
de paie	aWkQ
de partes	pZ
de partie	aSmJ
de pension	bUhJqGrZ
de pensiones	gEhYiL
de personas	aTmI
de piano	aY
de pie	bQhPjW
de pilotage	iQ
de piso	aUdKgGhJiZjK
de pisos	aU
de planos	jY
de planta	eWiKjLmHtQ
de plantes	bQiTlK
de playa	bTcKmR
de plus	hSk?qVs\`tF
de poste	iQoS
de pratique	j\\kG
de preference	sX
de preferencia	jGkYsR
de primera	aXgSkLmH
de produccion	aWbQiImG
de production	aXbIiLsP
de producto	aQiT
de profesionalidad	jP
de projet	aYeSsQtG
de projets	aZcJiKmJ
de proteccion	aRbXiH
de prueba	eQiUjJ
de quai	aTjEkY
de quartier	aJb\\gS
de quatre	aHfLhSjRqQsJ
de quedarse	dKeWiKjJmLoU
de rang	bS
de recrutement	jIqYrR
de remise	hPiU
de repos	fStR
de retail	jY
de retraite	aEbXgDhRsU
de riego	bYiK
de riesgo	jW
de sala	cTmV
de salud	iU
de san	aKbYcR
de sangre	bWiUjI
de sante	bRsUtV
de secteur	aBiUm[
de securite	aQjWpS
de segunda	bZcJiH
de seguridad	aUjU
de seis	bViR
de semaine	f[iKjL
de semana	aSfY
de septiembre	gQhRiV
de service	aGfDh_jFmTnQ
de servicio	eZhZiKjKmJ
de servicios	eT
de siete	fQm]
de signos	iSkR
de site	hJm\`nT
de six	hUjHm_
de sonido	bU
de souche	lJsW
de suite	oXsR
de tarde	aKfU
de tecnico	aS
de teletravail	dWsL
de terraform	kT
de tienda	a[bBgKjRmFsP
de toda	aLbZhKmLnJqE
de trabajo	hQlQpI
de trafico	aRmHpY
de trailer	aUjJrS
de transporte	fSgQiH
de travaux	iImW
de treinta	aLbSfSmIqVtK
de trente	pU
de tres	bRcJfClPmZ
de tu	rZtX
de turno	cGfLgQiZqS
de turnos	iDjQkV
de un	iXrP
de una	eJqY
de usuarios	bRfKiS
de vacaciones	hR
de vacances	bQfJgWhT
de vecinos	iV
de veinte	bWjQ
de veinticinco	fJqLsVtR
de ventas	aSsS
de vente	bSiLj\\kI
de verdad	j\\kK
de vida	hXpR
de video	bVjV
de vie	aSiUrI
de voz	aIiSrJtX
de vuelo	hIiYjKlV
de zona	mY
de-es-	bJcFiAjcmKnK
dea	jTkQlW
dea$	hKjUkQlYpK
dead	fYhDiXjClYoKrJ
dead$	f\\jHlSoH
deadl-	jXpV
deadline	oKp]
deadlines	jZ
deaf	aTbXkT
deal	bKh[qR
deale-	bU
dealer	bSiPjP
dealer$	aQbVcK
dealers	aUiQlPmS
dealers$	aZbEhLmYsI
dealership	bRjWkLlF
deali-	bIcJjXmIpIs[
deals	hZjJ
dean	aJmSqUtU
dear	jPqQt_
dear$	cJqXtH
death	h\\
death in	h[
death-	fKhWiX
deaths	fJi\\
deaths$	iV
deauv-	cT
deauville	cT
deauville$	cQ
deb	cJhFj@kKmap\\rHsI
deb$	iJjImZqTsJ
debat-	aRoVqH
debate	aRoVqH
debit	cFeGid
debit-	a\\iT
debitoren	aIi[
debou-	iJjZ
debout	iJjZ
debri-	hXiR
debt	i]sK
debut	aFeVfTo[pDrKsKtK
debut-	l^
debutant	lY
debutants	lX
debutants$	jX
dec	fVhGoZ
dec 00	e]fCgKjHmJ
dec$	bVjKoY
decea-	iQpJrU
deceased	iQpJrU
decem-	oS
december	oYqD
december$	gPhS
decembre	jRpR
decembre$	fRjRpS
decen-	jWsQ
decent	jRsS
decent$	iSjS
decente	hQjV
decente$	hQjV
decha-	i^
dechargement	iZ
deche-	bZjB
decid-	eUpW
decide	bRpT
decide$	bVmKpR
decided	aJbUmKrTtP
decides	eYhLpQ
decim-	fThTpU
decimos	fThTpU
decir	j]qSsH
decis-	eKfQjLmKpVtT
decision	eKfQjLmKpVtT
deck	aHiUmVpQ
deck$	bLiVj@m^
decke-	iX
deckh-	aQmU
deckhand	aQmU
deckhand$	aWmR
decks	aTbWcEiR
decks$	aVbUcLiLtK
decks-	fIi\\
decku-	eLiW
decla-	aTmW
declan	mTpTtV
declan$	cLhLmUpUtU
declaraciones	iY
declarant	aVrP
declarant$	aW
declared	gTjPsS
declared$	gVjT
decli-	iY
deco	iS
decol-	b\\hKiI
decolletage	b\\hKiI
decor-	a[mU
decorah$	cSfR
decou-	n]qU
decouches	eIf[iEnZ
decoupe	iVjR
decoupe$	iZ
decouverte	bIhFi[nKp[
dedil-	jX
dedillo	jX
dedillo$	jX
dedup-	iU
dedupe	iU
deep	bIc]jTpH
deer	cTi_jI
dees	j]
dees$	jZ
defau-	aHbKcJkW
defaut	aHcKiKkW
defec-	hKiXjH
defect	iP
defects	hJi[jE
defen-	iTrS
defense	cZ
defense$	aHc[
defensivo	jT
defer-	fGgHh^iVjGlKqLsI
defic-	bVcLhEiRjJpKqX
defie-	bUiHj[
defin-	bHcHeWi]jBoKpIqQsP
degra-	iVqU
degre	a^bFcFfLjGlJmKoEpK
degre-	jUlW
degree	jSlX
degree in	iJjZ
degree no	kS
degree or	jWlG
degree$	j\\
degrees	bSjU
degrees$	bSiGlSpI
degus-	aGi_
degustations	aGsS
dehor-	nWqT
dehors	nWqT
dehors par	eKfGnX
dehors$	nUsP
deich	bIhVqP
deich-	fKi^jJoJtI
deide-	cQ
deidesheim	cQ
deidesheim$	cT
dein	hLjRlZqHsKtJ
deja	iFjYkTqX
deja el	pSrX
deja tenu	iIj^qJ
deja$	aUtV
dejar	bZhKiUjEpWsG
deje	jKpX
dejeu-	gKhYjHpT
dejeuner	gKhYjHpT
dejo	gIq^
dekan-	aIqTtV
dekanat	qV
dekla-	iRjHm_
dekor-	iW
dekorieren	iW
del	cQ
del 0	gJhQpUqT
del 00	fPhUoR
del barrio	bScArTsZ
del campo	gU
del centro	bHhLiQpUrW
del convenio	eS
del dia	bPia
del grupo	pLq]rQtG
del mar	aLc_jUlJtH
del norte	b@c^dJ
del plata	c[
del valle	bKj\\lG
del$	eU
delai-	gLjFoTqS
delais	gLjFoTqS
delan-	dTfLiQ
deleg-	aSbSmQ
delegada	aR
delegado	gTmX
delegado$	gUmR
delegue	aZiKqQ
delem-	aHcQ
delemont	aHcQ
delemont$	cT
delga-	iIsm
deli	ia
delig-	kYrR
delight	iJk[sI
delin-	aT
delineante	aTsP
delit-	jRpK
delitos	jRpK
delitos sexuales	jT
deliv-	iYjKrS
deliver	iGlLpXrY
deliveries	bZ
deliveries$	b[hK
delivery	iU
delor-	qP
delorme	qP
delph-	aLtZ
delphine	aLtZ
delta	cYhTtK
delta$	aJcZfHtF
dem	qT
dem 0	bDhZnLoIqX
dem$	aUrStI
demai-	gIjKlQqUsKtR
demain	gIjKlQqUsKtR
deman-	lR
demand	aRbLkKlGpJqZrZsGtH
demanda	pQqS
demande	lQqRtX
demande un	bQjQqFtX
demande$	jZl[
demandee	bPlZpL
demandee$	l]pL
demar-	iUoX
demarrage	gRiBo[
demarrages	iZ
demas	eCfZgIiKjJqLsY
demen-	aUbScIiR
demenagement	aIgEh\`
demenageurs	aYmK
demenageurs$	aVbLmJ
dementia	bXcIiQ
dementia$	cGiZ
demi	dIfUgVhL
demi$	fW
demi--	fTgGhXiGr_
demie	fTiJ
demo	pc
demo$	h_
demog-	aKgLh\`iGjI
demoi-	aKqKs\\
demon-	iS
demontage	i[
demor-	gTiHq]
demos	aKdFhFidjEnZ
den	qR
den bauern	kW
den schlussel	jWkKqT
den schulferien	fX
den sommerferien	eUiLoV
den$	aKhHjAl^nU
denei-	hViR
deneigement	ib
denia	cW
denia$	cW
denis-	mSqRtT
denise	mSqRtT
denise$	cIiJjLmXqGrItU
denkb-	eV
denkbar	eV
denkbar$	eV
denke-	eKiLqZrGsJ
denken	eKiLqZrGsJ
densi-	gKibjQ
densidades	iXtL
densidades$	iXtL
denta-	bPhU
dentaire	hSiL
dentaire qualifiee	aPiIkPqP
dentaire$	hT
dental	hX
dental nurse	aUlRqPtI
dental$	hZjQ
dentals	fRhJiW
denti-	b[cH
dentists	bV
dentr-	iYoL
dentro	cQmK
dentu-	iY
dentures	iY
dentures$	iZqL
denve-	cUiS
denver	cUiS
denver$	cTiU
dep	aQiDjZlUtL
dep$	aRlYtK
depan-	aLiZ
depannage	dIiV
depar-	cS
depart	hLoWqR
depart$	qT
departamento	eKm[tR
departamento de	eKhRmUtS
departement	aCbYhFiFjQnRtH
department	aY
departs	bKcVpJqRrS
depen-	gVm_
depend	mX
dependants	gWiImEsS
depende	m[
depende del	mS
dependencia	eW
dependencia$	eW
dependienta	aV
dependiente	a\\
dependiente /	bU
dependiente$	aY
depending	g\\iK
depending on	fIgR
depends	gXoT
depends$	g[hLiK
depis-	aDic
depla-	gQn_
deplacement	gUiKnU
deplacements	fQn_
deplacements$	fWgXiK
deplo-	dKeCgRi^nR
deploy	iV
depor-	bXcGjP
deporte	iUjU
deporte$	iTjV
depos-	bQj_
deposit	fJiSjT
deposito	bSlV
deposits	iYjI
depot	cXdTjLkQpS
depot$	c_hWnKpW
depot-	bVhHiQ
depots	bVhHiQ
depots$	aTbShE
depre-	jIpRs[
depression	bQcIiIjEqRsZ
dept	b[jHlVmQ
dept$	iPjGkJl[
depui-	bSoGqT
depuis	bSoGqT
depuis 2000	iXlW
deput-	aRcK
deputy	jRmU
deputy$	fKiAjTmT
der alte	oZqQtQ
der baustelle	jQsP
der chef	lW
der hochschule	aLjUtT
der kunden	rKsY
der rest	ePfChWjHqJsR
der stadt	aLcKgRpT
der$	iQqU
derby	cXdR
derby$	cX
derec-	jTkUlT
derecho	jTkUlU
derecho$	jWkFlW
deriv-	aXbJgGiYjD
derma-	i_
dermo-	cIiQqV
dermot	bHcKdLqW
dermot$	aJbHcKiKqW
derni-	gKpRqT
dernier	gGnQqYrQ
dernier$	gDhSnT
derniere	bKeTpTsQ
derra-	iVqR
derramas	iVqR
derri-	jX
derriere	jX
derriere soi	jX
des	iS
des 0	fRjEpV
des affaires	bWhUiL
des deux	gYiHjUlQqT
des l'an	fJhb
des petits	iZ
des$	fQiXmKoQ
desar-	hQjR
desarrollador	hRkI
desarrollo	jQ
desay-	hY
desayuno	cKhViRjL
desayunos	cShUtJ
desbr-	gKiVjW
desca-	fYiQ
descansa	f]oC
descanso	fXhV
descanso$	bFfUhU
descarga	iS
descarte	fKiY
descr-	aDiTjHtW
descu-	hZ
descuento	gIh_
descuento en	gHhX
descuento$	aUgGhU
desde	hS
desde 2000	aGb\`
desde casa	dehD
desde el	eYhQ
desde la	cJhUpR
desde$	aFbScViIjJpR
desea-	kj
deseable	k]
deseable$	kT
desen-	iRjWrKsK
desha-	bPqR
deshalb	bPqR
deshe-	iUqR
desherbage	iW
desig-	aRiRmU
design	iVkQmTqP
design engineer	rV
design system	kWpL
design$	i_jImJ
designer	a\\mV
designer$	mZ
designers	aLfKiVkHmZ
designs	iTjUpP
desin-	aJbKi\`jK
desir-	jCkf
desirable	jFka
desirable$	jLk[
desk	bLd\\m_
desk$	aJdTiRjR
desks	bXiWmU
desks$	bUiTmW
deslu-	bJcJiY
desludging	bJcJiY
desmo-	cJfLhKkJoLpY
desol-	aHbLcHd[qQrCsItX
desor-	bYiKqW
desos-	iYjKtK
desossage	iT
despa-	bSiQ
despacho	aKbV
despe-	gKiXjJq]sL
despensa	gHhV
despensa$	gJhU
despi-	aEiVqU
despidos	iV
despidos$	iV
despiece	aAbTiX
despiece$	aBbWcR
despl-	n^
desplazamientos	n]
despu-	eQ
despues	eQ
despues de	hTpW
despues$	eXhLjPkQpJ
dessi-	aQjJkZrQ
dessinateur	aXbIdJ
dessinee	jIk]
desta-	cFgPnBpJr_
destajo	gS
destajo$	gV
deste-	iZ
destete	iX
desti-	aGbZcIhSmJtK
destino	hV
desvi-	gLi\\
deswe-	bWiHqVrH
deswegen	bWiHqVrH
detai-	aXiQqPtR
detail	iTjR
detail$	iTjR
details	aJbKqStX
detal-	jWkLlJqVsHtT
detec-	aTiZjF
detection	iSjG
deten-	aTfGgWhHiTjH
detention	aUfFgXhFiK
deter-	e[iGoK
detmo-	cW
detmold	cW
detmold$	cW
detro-	iRjFlKpJqVsT
deuil	jW
deuts-	jQsV
deutsch	jVlU
deutsch a	j]lH
deutsch c	jV
deutsch fur	j\\
deutsch und	kJrX
deutsch$	jRrR
deutsche	jSsY
deutsche$	cKiHjRrKsX
deutschlandticket	hY
deutschlandticket$	hT
deux a	dQiUpG
deux ans	eVjSkTlWpI
deux cent	eHfVgIhLpLrU
deux fois	iWqU
deux il	bL
deux jours	dXfQtS
deux mille	g]
deux mois	jFoZpIqS
deux nuits	fDiZnUqX
deux pas	hZpIqJsL
deux soirees	fS
deux$	fTqQ
deux--	aKcHeIf\\hGiGjEkZrBtG
deuxi-	bXgViJ
deuxieme	bXgViJ
dev	a\`mX
dev$	a]mV
devan-	bIhSkLpU
devant	bHhSkKpSsP
devel-	aQiSjQ
developer	aYhLlS
developer$	aXjLlS
development	aRbSiQ
development officer	eKtR
development$	aSbWgJjU
developpement	hLiYjS
deven-	hW
devia-	iY
deviations	iZ
deviations$	iX
devis	iXjT
devis$	iPjV
devoi-	iW
devoirs	iW
devol-	bGiQp\\qF
devop-	aXcFiFmQ
devops	aXcFiFmQ
devs	aEiUjImepF
devs$	aHiIm_
dezem-	oZ
dezember	hPoR
dezember bis	hFoQsQ
dezember$	eLhSoY
dfg	aJb\\eYgFhJiJjImK
dg	aQbTiIjKpRq[tK
dg$	aXpW
dga	aHmYqZ
dgr	aIbLiZjClY
dgs	jZpR
dgs$	iJjW
dguv--	iHj\\
dhabi	c\\
dhabi$	cZ
di	dXfXjKp@tZ
di +	cKd\\fJhLiXjGlKmKqLtG
di$	bLcJdVeHgGiHjKkLlKmHnLoLpJrKsLtY
di-sa	f^
di-sa$	aRf[
dia 0	eRiUqU
dia de	fWgT
dia en	d[gHiX
dia uno	eXhSoI
dia y	bQcKdIfPrK
dia$	fS
diabe-	iWsb
diabetes	iPsQ
diabetes$	iW
diabetic	bKiX
diabetico	bQiT
diacr-	eJmZ
diacre	eJmZ
diada	aKcEfWhTqL
diag	i^
diagn-	iTkQ
diagnose	jWqS
diagnostic	aSjT
diagnostico	iTpP
diagnostico$	jT
diagnostics	aGbRiTjHkX
diagnostics$	b=iWjJkZ
diagr-	bRfYiK
diako-	bRgP
diakonie	bVgQ
diakonie$	bXgRiK
dial	j]
diale-	hHjRkSlWsT
dialect	kXsR
dialect$	kYsP
dialekt	aJhKiKjGl\\mLsT
dialo-	aWhLiU
dialogue	aJiWjR
dials	bIfIgCid
dialu-	jQkWpL
dialux	jQkWpL
dialy-	aWcJlTpQ
diama-	aRj\\
diari-	gQi[
diarias	bRiWoJ
diarias$	bVmK
diario	bLdPiT
diario y	aCiY
diario$	hRiKjTnRsQ
diarios	gZnJ
diarios$	bZ
diary	f[hBiWlR
diary studies	iS
diary$	ia
dias	dTfU
dias al	fIhCmKn\`
dias de	hRiV
dias en	dZnZ
dias laborables	bKhZiIqL
dias libres	hX
dias por	dXiGjGnRpP
dias y	dKfWhQ
dias$	eXfT
diate-	fHiIjUkRnU
diaten	jFkVnV
diatk-	aRkS
diatkoch	aRkS
dice	qRsYtR
dice que	hJq]sJ
dich	hSjGmSqX
dicho	qU
dicht-	bLeEf[hHiajGmIo?
dicie-	eQoR
diciembre	eR
diciembre a	oS
diciembre$	eRiQoQ
dicta-	aJiQrQt]
dictado	aHbQtW
dictated	mErXtU
dictating	aKiKtZ
dicte	aLqUtU
dicte-	iRpTtT
dictee	pUtV
dicto	j@tS
did	pSqQsQtR
did it	jHqUsX
didn'-	hYiF
didn't	hYiF
didsb-	aHqV
didsbury	aHqV
die 00	aJq]sWtJ
die anzeige	qXrQ
die ausbildung	jUqK
die firma	bVhUiHqJ
die frau	iSqXtJ
die kanzlei	bRqP
die kundschaft	kQs[
die leute	bIdRiWmIr\`sK
die meisten	b[gTmPqC
die person	iSmT
die selber	iHsXtV
die stelle	mV
die stunde	gRqQ
die woche	bRnV
die zwei	hRsS
die$	aKcWt]
dieba-	iS
dieback	iS
dieci-	fKhFiVmYoQ
diecinueve	bIiW
dieciocho	aLgRhJjImToU
diego	cWpW
diele-	hXiI
diem	gVhT
diem$	gPhTjH
diens-	hY
dienst	f^iHpTtR
dienst$	iLp]
dienstag	fQqUtS
dienstags	dTiY
dienstags$	dTiX
dienste	aJbLeWgXhIiJ
dienste$	f\`gImF
diensthandy	hP
diensthandy$	hP
dienstkleidung	h[
dienstort	cZ
dienstplan	hKi[
dienstplan$	i[mI
dienstreisen	hFiJna
dienstwagen	bKhRnY
dienstwagen$	gXhW
dienstwohnung	hb
diese	aCbXiFpHq\`tF
diesel	hQ
diesel$	aEbUcBdKhYpJsK
dieses	gQrWtR
diesm-	jPqLrRsV
diesmal	jPqLrRsV
diet	aVgXiS
diet$	aXiZ
dieta	g^hQnR
dieta-	gShR
dietas	gShS
dietas$	hT
diete-	eR
dietetique	eR
dieti-	aTmT
diets	bHia
diets$	iZ
diez	fU
diez a	fXmIpSsH
diez dias	fXiCpW
diez$	bSfQiHpR
diff	fBgijH
diffe-	bKiUsS
diffi-	cJiVjHmLpJq\\
diffu-	iFqUrZtU
dific-	gPmIqX
dificil	gPmIqX
dificil$	gRmHqW
difun-	i[rW
diges-	bJibjE
digge-	aRhKkU
digger	aRhKkU
diggi-	iR
digging	iR
digi	j[sR
digi card	aLjSsR
digit-	bQiU
digital	bQpK
digital$	bUjVkYp<qS
digni-	r_
dignified	r_sK
dignified$	rV
digs	h\\nV
digs$	gWhSnK
dijon	cZ
dijon$	c[
dikta-	pHt[
diktat	pHt[
dikti-	qKt\\
diktiere	aJbHtX
diktiert	aPqHtR
dilig-	aLi_
diman-	f_gQ
dimanche	cPfVgP
dimanche matin	fU
dimanche sur	fQ
dimanche$	gQiV
dimanches	f^gQhL
dimanches$	fUiH
dimen-	aHcJeDfKhEiBj\`kRlCoKsH
din	aFbFgHiQjbpK
dinam-	gHjWqGrX
dinamicas	gGjZ
dinan-	aKc[iK
dinant	aKc[iK
diner	hQiU
diner-	gYiR
dinero	gYiR
dinero$	bTeKgTiV
ding	lWqJrW
ding$	bLjQpLrWsQ
dinne-	aShS
dinner	aWfShV
dinner$	aKh\\iD
dinners	bUhHiRpY
dinners$	bShKiUpV
dioce-	b\\hSiRjCtR
dios	qZrP
dip	j]
dip$	iKj^sI
dipl	jWtH
diplo-	jTlW
diplom	fKjSkR
diplom oder	cGfHgIrW
diplom$	jZkS
diploma	hQjSlR
diploma in	j\\
diploma or	j]
diploma$	hQj[
diplomado	kS
diplomado en	jJkQ
diplomatura	jV
diplome	jRlX
diplome d'etat	jYlIqQ
diplome$	lQpStR
diplomes	iGjIlSpY
dips	hJiT
diput-	b\\
diputacion	b\\
dipwc-	jUrQ
dipwcf	jUrQ
dir	bGhRiGmbpQtP
dir$	bEhTmY
dire	fWiR
direc-	mV
direccion	aWmT
direccion de	aTiQjS
direccion$	mQ
direct	eZpX
direct reports	iEm\\rR
direct$	eRfLjZmBpU
directa	bImVpR
directamente	bIeUiCmJpX
directe	eWmUpLtL
directe$	eVmVpKtJ
directeur /	aTbI
directeur$	iTkSmA
direction	bSmP
direction de	aZbQqI
direction$	c[iEmKqT
directions	iW
directions$	iW
directly	eYjImWqJ
directo	e^jK
director	m[rG
director$	iJpXr?tW
directora	mTqQ
directora$	m^
directory	fLjSrP
directory$	jU
directrice	mPpR
directrice$	pT
direk-	eXmT
direkt	cTmTsQ
direkt am	c]eEiKmE
direkt bei	eZ
direkt$	pV
direktionsassistenz	aYqHtI
direktionsassistenz$	aVcL
direktor	fGmSpQqHtY
dirig-	aXkP
dirige	kWmSpL
dirige$	bWk[mEpG
dis	jKqWrT
disab-	iRkPmQ
disabilities	iR
disability	mV
disabled	iTkTlK
disca-	bRgVjJrQsQ
discapacidad	bUgVjJsS
discapacidad$	bIgVjIsW
disch-	cKi]
discharge	cKi]
disci-	iWjS
discipline	iUjQ
disco-	eUhX
discontinuo	eU
discontinuo de	eQiKtP
discontinuo$	eR
discord	bKcFiSjSqLsV
discount	h\\
discount on	hT
discount$	hZ
discovery	bDhViZ
discr-	jSpQqV
discrecion	jVpSqW
discrecion$	jQpTqStL
discreet	jQqQrUsS
discreet$	jXpJqXrF
discret	cKjVsS
discret$	cKiFjXqJsT
discretion	jRpSqX
discretion absolue	jT
discretion$	jUq^
discretionary	bPgVhHiEoKsK
discu-	bLeSgXhJqPsKt\`
discussed	tZ
disen-	mV
disenador	aU
disenadora	aQjKmSqS
disenadora$	bJiJjGmX
diseno	jSmV
diseno$	jPmV
disgo-	iX
disgorging	iX
diskr-	hKiJjZqT
diskret	bKgPhIiKqZ
diskret$	gTqS
disku-	bKeFiLjXqIrEsQtY
diskussion	aJbJcJfBiJj[kJoKrHsAt[
disma-	a]
dismantles	iVqP
disor-	bSiZpJ
disorders	aIbUiQ
disorders$	aIbTiS
dispa-	aWmW
dispatch	aXiT
dispatch$	aXcJdJiRjLmB
dispatcher	fPhKmX
dispatcher$	a[fXhFmD
dispe-	aWbLl\\
dispense	gGhU
dispensing	iPlVpL
displ-	bKhSi_
displays	iV
dispo	hZjV
dispo$	gJhbiGtL
dispo-	iPlRpQ
disponent	aX
disponentin	aRpU
disponibilidad	fRhIiRpY
disponible	f\\jK
disposicion	hUpHt]
disposicion$	hWtU
disposition	hPiR
disposition$	iXjS
dispu-	fUhKiXqT
dispute	hImKpQqYrI
disputes	fVi[
disputes$	fYjK
diss	cUeKfHgKiTjGk]pKqK
diss$	bKcXiVkDqK
disse-	gLiVjHkEl]
disso-	i[
dissolution	i[
dist	aJbAcfdKeJfJgHhHiIjFkHlKmCnGoKpKqJrKsJtJ
dista-	daiQ
distance	aKdYiT
distance$	d\\
distancia	d[
distancia$	d\\
distant	dYfKjHtI
disti-	b\\cIiIjHkVsT
distr-	bZc\\
distribuciones	cGfKiKj[kD
distribuidora	b[
distribution	a\\cFjCkV
district	cUiR
district$	cQiX
districts	b[
districts$	bY
diszi-	mX
disziplinarisch	mX
dit	bIkSqQtU
dit$	bKgHhKqQsW
dita	jX
dita$	cHjYkL
dites	rZ
diurn-	f_oJ
diurno	fX
diurno$	fV
dive	bLhSiImVpI
divem-	aQjKm[pI
divemaster	aQjKm[pI
diver	aabK
diver-	aRi_sJ
divers	aWsE
divers$	aWsE
divis-	aJbSiIjVmT
division	aJbSiIjVmT
divor-	iQkGlLpHsa
divorce	cLiWqQ
divorce$	cJiW
diwal-	cKgGh]
diwali	cKgGh]
dix	eGhRpZ
dix ans	jX
dix pour	hPsL
dix$	gJiHjRqV
dix-h-	oZpV
dix-huit	oZpV
dix-huit heures	eLoFpZ
dix-n-	cXhQoIqLtK
dix-neuf	aLcIeKhRoH
dix-s-	gV
dix-sept	gV
diy	bRiQjUoK
djang-	jX
django	jX
django$	jW
dji	bRfJiLj[kK
dkk	bAgRhDi\\
dkv	cLhZ
dkv$	cLhZ
dl	cKgKjW
dm	iVpZqT
dm$	iP
dma	aIiKjW
dms	i[pX
dms$	bJiTjS
dmv	fGiGj\\lQ
dn	iQ
dna	i\\
dni	p_
dni y	pZ
dni$	hRpZsL
do a	hQmCrS
do all	gRhIl[tR
do bis	aLfY
do i	aKt[
do it	iKj^lDqU
do not	lXpDqWrV
do the	aGiYrWsR
do this	qIt^
do we	lHt[
do your	hPi\\jI
do$	iSlXtR
doble	cTfWhTiL
doble$	f[gShYiInJ
doce	bYeKfTgViHmW
doce horas	cKfUiL
doce por	bV
doce$	aFmVpT
docen-	aPgT
docente	aQeQgU
docente$	eRgY
doch	jKrYtU
dock	iYnS
dock$	i\\
docke-	bXhLiY
docs	i[
docs$	cSjT
docto-	lRmQ
doctolib	iW
doctolib$	aQiU
doctor	pSq\\sQ
doctor$	pTqT
doctora	aGcIfJgJmTqStY
doctorado	jPl\\
doctorants	mX
doctorants$	gKiPmW
doctorat	hLj[
docum-	bQfKj\\
documentadas	bLfEj\\
documentadas$	bLfEiKj\\
documentado	pQ
documentaire	aHj[
documentaire$	aGbKj[
documentation	i^
documentation$	bKi[jH
documenting	hHi\\jKnK
documentos	iXjDpW
documents	bWgKpU
documents$	bYgJ
doe	iUkS
doe$	gZkS
does	fTiQlP
does the	jWmKpT
doesn't know	qT
doesn-	jS
doesnt	iIjY
dog	gEh^kZ
dog groomer	aUcKfS
dog$	cKhWiJj[kGlImQpKqE
dogs	bRhTiYkJlEtL
dogs$	bTi[jGtJ
doigt-	jYqS
doigts	jYqS
doigts$	qX
doing the	iUsP
doit	jdpIqErUsK
dokto-	a^bJcHeFfGiFjLqR
doktor	fKq[
doku	dSfXgJiTlG
dokum-	gJiYjY
dokumentieren	iQ
dokumentieren$	iR
dokumentiert	aKiV
dolar-	bKfIg_hKiG
dole	c]
dole$	c]
dolla-	g\\kS
dollar	g[
dollars	gRjKkW
dolor-	cXiLmP
dolores	cXiLmP
dom	e[fJiT
dom$	iZ
domai-	bWfFgJhUiQ
domaine	bYfHgIhY
domes-	iS
domestic	iS
domic-	dQ
domicile	d\\hS
domicile 0	iW
domicile$	aTdThWiD
domiciliaria	aPpZ
domiciliaria$	aUpW
domiciliarias	iW
domiciliary	iWjTnJ
domicilio	gPiRpR
domicilio$	gWiKpT
domin-	fV
domingo	fV
domingo 00	bLsR
domingo a	pR
domingo al	jQ
domingo y	fJhV
domingo$	fPnX
domingos	fc
dominical	fBgYi^jJkK
dominio	jZ
domma-	iS
dommages	iS
domot-	cHiYkQ
don	m_
don hernan	aJhJmLtY
don't	lRq_rQ
don't ask	gY
don't care	lbqK
don't do	dTjYqL
don't have	bJjJl]qFsK
don't mention	qTrR
don't mind	iJjclH
don't need	jLlg
don't print	qS
don't put	oQrY
don't say	jXlGqQrP
don't scare	iGjUpJq[rI
don't want	aFfPiWjJlJmJqQsP
don't write	hIlKq\`
don't$	iRrS
dona	cKjFm\`pHqV
donat-	aRsT
donc	tU
donc 00	f^gRhA
donc pas	jJlUqRrK
donc$	aHhEqKsRtd
donca-	c\\
doncaster	c\\
doncaster$	cX
donde	bHdf
done	fTkUlRoJ
done by	bJjGl]pT
done it	jJlUmWpIsX
done$	fWhHiKj[pT
doneg-	c[
donegal	c[
donga	fHh\\rJsK
donne	jEs[tR
donne-	iUlS
donnees	aRiWtK
donnees$	aSbJiS
donnerstag	dTfSpT
donnerstag$	mFp[
donnerstags	cHiY
donor	iXjSqXtG
donor-	sT
donors	bPgKiSsT
donors$	bRgIiY
dont	qS
dont 0	bUgImR
dont le	dV
dont mind	eSiJlUtL
dont trois	bHiKjXmX
dont une	jU
dont$	mSqWsP
doodl-	iTjVqJ
doodles	iTjVqJ
door	i\\
door staff	aZfFlZtI
door supervisor	aV
door$	hX
doors	iVjT
doors$	bIi]
dop	hKiJjWkJlJm[pJtL
doppe-	bScJjJrYtS
doppelpunkt	aGcJgKkLtU
dorad-	bWcT
dorado	cWiQ
dore	eLjIk]mGtK
doree-	iKl^qUtK
dorfk-	bUcLi[
dormi-	cFhRi[jFoKqTsWtH
dort	gIhXnVqR
dortm-	c[
dorto-	bKcHeJgJhZiTjIkLqKtH
dos anos	hSjWnZ
dos ayudantes	mU
dos cartas	hIiKjSpRqG
dos de	fVmU
dos dias	dXnS
dos lineas	bScIrR
dos meses	fWkQ
dos mil	gU
dos por	fWgKiXpJ
dos primeros	gShX
dos sabados	gHi[pJ
dos semanas	bJdRfVnW
dos tardes	fSsX
dos veces	cGdV
dos y	fSsJ
dos$	fYjV
dosag-	i]
dosci-	gR
doscientas	iHmW
doscientos	gTjT
dose	i^nJ
doses	b[
dosif-	iU
dosificacion	iU
dosim-	bLiVj\\mL
dosimetrie	iV
dosin-	i]
dosing	i]
dosing$	iX
dossi-	iPpZ
dossier	jRpZ
dossier complet	iKpT
dossier$	pV
dossiers	dSiXpR
dossiers$	dRoR
dot	jXpY
dot example	bRgI
dotac-	eKhUiJpQ
dotacion	eKhUiJpQ
dotte-	mU
dotted	mU
doublage	iKk\\
double	gTlU
double$	fKgXiDjHkSlV
doubled	aJbTgGm\\
doubles	bJf[gWiBmF
doublon	cKeGo^pHqE
doubs	aGbYcXfIgIiFlKmIpLrLtH
douce	gIiQj\\
douce$	bKiWsQ
douce-	hQnKpLqZ
douch-	h]sU
douche	h\\
douche$	hX
douches	bHhSiLsZ
dougl-	aHbZcRiGjL
douglas	cY
doute	q^
douze	aRcIdKeQpQ
douze$	aZcIiCmW
dovet-	jT
dovetail	jT
dovetail$	jW
down	iR
down to	bDfKnQq[sW
down$	fVgKiRsRtR
downs	bYcKfFgHi\\jCp;qL
downt-	i\\jC
downtown	cP
doy	bKgWiEjP
doyen-	bX
doyenne	bX
dp	bShIiXjBkW
dpo	a_jGtK
dr	mkpU
dr$	jVpV
dra	aHjKmh
draft	iVrWtY
draft for	t]
draft$	aDiJmKpHr[tU
draft-	iU
drafting	iP
drafts	iU
drafts$	iUjL
drag	aJb\`cIjV
drain	iZjL
drain-	iZ
drainage	aT
drains	iX
drains$	iX
drama	hVpKqUsT
dran	i[qS
dran$	iWqW
drapi-	hKj\\
drauf	gZqX
drauf$	fKgZjRqT
draug-	bZjQ
draughty	bVjR
drauß-	bRcRnRqR
draußen	bRcRnRqR
draußen$	bWcGhLiKjWlHnUpKqSrKsK
draw	iUsV
drawe-	hKiRqWrG
drawer	hKiRqWrG
drawi-	iSjQ
drawing	dViS
drawing$	dJiY
drawings	iRjX
drawings$	iX
dre	bLhHm[pHqX
dream	hJjGk^
dream$	hJiKjHk^
dream-	kS
dreamy	kTpKqQ
dreht-	bPf^iL
drehteile	bU
drei	mR
drei gruppen	b[
drei jahre	eZiV
drei monate	aLbIeHhYlHoU
drei monaten	dQoLpQ
drei tage	bLdUhKn[
drei wochen	fUlS
drei$	aRpZ
dreie-	aUfGjQqSsJtT
dreih-	aGbUiQjR
dreim-	iIjVnRqXsD
dreimal	iIjVnRqXsD
dreis-	bYcHeK
dreit-	g\`hLtH
dreitausendvierhundert	aLgZhL
dreiu-	h]
dreiunddreißig	h\\jJ
dreiundzwanzig	jP
dreiz-	cJgUhW
dreizehn	gW
dreizehn$	gW
dreizehntes	gPhT
dreiß-	eR
dreißig	eS
dreißig stunden	eX
dreißig tage	fGhS
dreißig$	hWjJ
dresd-	bKceiDjQ
dresden	iLjV
dresden$	iKjW
dress	aLfKjGkKpKs_tF
dress-	aFiRmZqS
dressing	i[
drh	m[tX
drh$	cKmTrJtZ
drill	aXfKiYjU
drill$	fGi\\jXlL
drill-	kZ
drilling	j>k\`mGsL
drills	iU
drills$	iT
drin	jYmVqIr\\
drin$	cIgWmZ
dring-	tT
dringend	tT
drink-	aKhViPqQsU
drinks	bRfJhX
drinks$	bUhTqP
drip	bIcHfHi[lK
dritt	m\\
dritt$	fRiKjJm[
dritt-	kQ
dritte	aUfT
dritte woche	fZ
drittel	dYn[
dritten	mToKqS
dritter	aLqW
dritter generation	aJbS
drittmittel	bJeX
drive	bGhIiWlW
drive a	jRkUlJ
drive$	gVhGjRlS
drive-	aU
driven	lZqU
driver	aT
driver /	aTjKkW
driver$	aVjXmP
driver's	cIj]
drivers	aSiVmU
drivers$	aRiSmU
drives	iVjYkF
drives$	iW
drivi-	jWlT
driving	jWlT
driving licence	lX
driving$	cJhJiQj\\lJ
droge-	aIb\`iQ
drogh-	cV
drogheda	cV
drogheda$	cV
drogu-	aCb]jJtJ
drohn-	iXjIkX
droit	aYhQjY
droit de	aSbHfIhDjZ
droit social	aUjLkP
droit$	aVhXiAjQ
drone	cIdIgGhRiRka
drone$	aPbWcFh\\iEjHk<
drop	iYjEpZ
drop cv	qK
drop$	hSiPpT
drop--	cEiTnWpS
drop-in	iTpT
drops	bIgGif
drops a	bFgEi]jSpK
drops$	iY
drube-	jIkQrTtU
druben	iKjJkYsU
druber	gUiT
druber$	gY
druck-	aLgJiUjXqZ
drucken	gDiXrZ
drucken$	gDiWrZ
drug	bXjQ
drug screen	iLj^pG
drug test	pRqW
drugs	bJeJfEgKhZiFjZkIlDsG
drum	qXsT
drumm-	cWfIhLsT
drummondville	cWfIhLsT
drummondville$	cS
drunt-	mVrX
drunter	mVrX
drunter$	mXrU
drupa-	jT
drupal	jT
drupal$	iU
drv	iW
dry	iXoUpKr]
dry$	bGhKiEnHoHpFr]tJ
dryer	i_
dryin-	fFhKmQoX
drying	fFhKmQoX
ds	aKbIcIfKgFhJiLj]kJmYpH
dsc	hKjX
dsc 0	hKjX
dsm	abjE
dt	bSgRiVjF
dt$	bTgPiTjGrLsL
dtc	bSjU
du 0	bPcFeWfFo[pK
du 00	aJoTt\\
du ca	bWcKgSqK
du conte	fLi]
du das	cKkIlGqZtQ
du livre	iSjR
du lundi	jJpK
du magst	dShVkIpQtL
du mardi	bIfRiP
du matin	iSjT
du midi	bEhSiTsG
du monde	jUnKqSsP
du patron	hFjHmXqS
du personnel	gIhZiP
du samedi	gKhZ
du soir	gIhWiSjJlJ
du travail	aTjY
du und	pGr^
du$	rS
dual	i\`j@
dual--	bHcJh_jJpL
duart	aJcVsQ
dubai	cYiR
dubai$	cWiT
dubbo	c]gFiJ
duble-	bWiQ
dubletten	bWiQ
dubli-	cSsQ
dublin	cUdQ
dublin 0	bJcZiL
dublin$	aJbUdU
dubuq-	bLcV
dubuque	bLcV
dubuque$	cU
ducha-	jW
duchas	hQ
duchas$	hQ
dudle-	bGqV
dudley	bGqV
dudley$	cV
due	aSmKqTtQ
due to	bLmGqUtU
dueno	bUhLnLpLq^
duerm-	gZj[sH
duero	cR
duero$	cR
dues	gHhV
dui	fChKiFjelBsC
duisb-	bFc]gLhLmI
duisburg	fRhJjQqR
dulce	aKb]cHqJrDtI
dulut-	aPcV
duluth	aPcV
dumfr-	cZ
dumfries	cZ
dumfries$	cZiH
dump	aIhHiajKtV
dunda-	cX
dundalk	cX
dundalk$	cX
dunde-	cXlKrPtL
dundee	cXlKrPtL
dundee$	cXgKlK
dunfe-	c^iL
dunfermline	c^iL
dunke-	bWcSfI
dunkerque	aRcUmK
dunkerque$	cV
dunkl-	hUj\\lL
duo	mc
duo avec	aFm\`
durac-	eUiIlW
duracion	eUiIlW
duran-	aS
durante	aS
durba-	cVsP
durban	cVsP
durch	gUhGiJqQs]
durch-	bSgVhJpTqQ
durchsagen	jX
durchziehen	iY
durchziehen$	iW
duree	e[
duree indeterminee	eS
duren	cZ
duren$	cZ
durfe-	gIhQpRqS
durfen	gIhQpRqS
durha-	bV
durham	bV
durin-	gLhTiIjGlVpQ
during	gLhTiIjGlVpQ
dusch-	bUh\\
duschen	hXiQ
duschzeit	hYnL
dusse-	dKjJpX
dusseldorf	jK
dusseldorf$	cQ
dust	jSqU
dust$	iUjEkYtK
duste-	fKh^iL
duster	fKh^iL
dut	hRjU
dutch	jQl^
dutch b	jYlLrP
dutch$	jQlWoLrV
dutch-	i\`jH
dutie-	iSpK
duties	iSpK
duty	fSiTmR
duty 0	fUgHh>i^jKmK
duty$	gYhRjK
duur	eW
dv	j\\
dvsa	jWqT
dye	iSjEkU
dynam-	jUkRrX
dynamic	qHrT
dynamo	jUkW
dys	bKfYhJiZmL
dys$	fYhJiXmK
dysph-	bJiXkTrL
e /	bJfUjQ
e 0	aTg[
e 00	aPgdjC
e de	a^
e en	aXcF
e mois	gYlQ
e or	jVkHmJ
e v	bbjJ
e$	cUjR
e-aut-	h\\
e-auto	h\\
e-bik-	hY
e-bike	hS
e-bikes	hJiUjR
e-dec	aIiW
e-mai-	j_kJpP
e-mail	pW
e-mail$	mHpY
e.max	iVjT
e.max$	fLiUjV
ea	aVeWiIjLmR
each	gRiTnV
each 0	gGhAn^
each day	hRiZjK
each quarter	dGhVn]pJ
each$	bPiQmYpXrD
ear	iWjY
ear$	iJjW
earli-	fUjKpY
earlies	fXsQ
early	fSjW
early childhood	hJjP
early finish	fR
early$	dKfFiJjb
ears	jVqS
ears$	jVqS
earth-	jT
easa	iFjZ
ease	bLjZkUlF
ease with	bLjZkUlF
east	c\\dS
east$	cTiS
easte-	oS
easter	eSiRoY
easter$	eWoTqQ
eastern	bEjRpX
eastern$	bJc[dJfSiKnK
easy	aUbGeQfXhHjIoKqLsUtK
easy$	aVbGcHdIeSfZgJhIiHjEkJlJmJnJoHpIqErJsFtG
eat	aGfIhPiHjZoIpQsT
eau	b\\iHjSmDqI
eaux	aJbSiR
eba	cIe_fFhLiLjGmLnLoG
eba$	aKbKcHe^fHhIiDjDmIqL
ebani-	cW
ebanista	cW
ebay	bTgJi]
ebd	aJb_cEdFiK
eben	aJbIrUtV
ebeni-	rQ
ebeniste	rQ
ebens-	jQlX
ebenso	jQlX
ebenso$	iJlY
ebers-	cViPlK
eberswalde	cViPlK
eberswalde$	cWiK
ebro	bKcY
ebro$	bJcX
ec	cZiZ
ech	cJfIg_iGjIpI
ech$	aLbJcJdLfIg^iFjHlKmLpI
echaf-	gKjV
echafaudage	gKjV
echel-	aQg\\jJ
echelle	g[jJ
echelle 00	gS
echelon	aRgXjK
echelon 0	aSbUcJ
echelon$	aSgW
echo	ibjE
echte-	bIc\\gEhR
eclat	aGbJcIfKg\`iEjJpGrLtL
eclat$	cJg]iFjJpGrLtL
eclip-	cJjUkT
eclipse	cJjUkT
eclipse$	cIk[
eclus-	aYbTeLfK
ecluses	bXcJ
ecluses$	bWcI
ecmo	i_jJ
ecmo--	gKiWjFkVpQ
eco	aKbXiK
eco$	aLbZcLiE
eco-c-	h[iHpI
eco-cheques	h[iHpI
eco-cheques$	gZ
ecoch-	hXjK
ecocheques	hXjK
ecocheques$	gYhKiK
ecogr-	iTkR
ecografia	iGjRkT
ecola-	iR
ecolab	iR
ecolab$	iR
ecole	hIjRl\`
ecole de	aKjV
ecole$	iWlL
ecole-	bUcRhKiP
ecoles	bUcRhKiP
ecoles$	bZcKiH
ecolo-	aTbW
ecologica	b[dFeQ
ecologica$	bW
ecologist	mU
ecomm-	bRcK
ecommerce	bRcK
ecommerce$	aPbScK
econo-	jZnR
economia	bJiTjX
economia$	iHj^
ecout-	iQjY
ecoute	iQjY
ecran	dWfKhQpJ
ecrir-	jTlEpTrQ
ecrire	jTlEpTrQ
ecrit	gEjVpYqY
ecrit$	jV
ecrit-	iRr[
ecrits	jYkJ
ecriture	r_
ecriture inclusive	rX
ecriv-	aYb@rT
ecs	j\`
ecs$	ja
ecsr	jUqP
ecsr$	jV
ed	aQdKjXqS
ed$	aTbJcIdHgQjZpG
edad	sd
edels-	aRiRjJ
edelstahl	aRiRjJ
edenr-	hZ
edenred	hZ
edge	bTkPqT
edgin-	i_
edging	i[
edgwa-	cX
edgware	cX
edici-	aRjQlTqF
edicion	aRjQlTqF
edicion de	aUjY
edifi-	iQtT
edificacion	aTmL
edificio	hIiUjKtV
edinb-	aGcb
edinburgh	cU
edit	aHiRr_tC
edit$	iWjV
edite-	aIbWjW
editeur	aHbZ
editi-	bZgKkS
editing	iTjFkV
editing$	iCjQkY
edition	gDj\\
edition$	gCj]
editions	baiA
editor	aU
editor$	aUiEpU
editorial	bVkR
edits	i\\jG
edits$	iW
edmun-	aJcSrQ
edmunds	aJcSrQ
edmunds$	cV
educ	aXbS
educa-	aPiQ
educacion	iVjT
educador	aR
educador /	aQiK
educadora	a\`eJtK
educateur	kQ
education	bJgQhFiQmQ
educator	a[jKlL
educator$	aYjIlK
educatrice	aThK
ee	eQnX
eeo	h>iDjLpEr[t^
efect-	aKe[jQ
efectivo	aIe\\
efectivo$	aIeZjR
effec-	iSjSkR
effects	jUkS
effects$	iKj\\
efk	iZjVkH
efrai-	mX
efrain	mX
efz	a_j_
efz$	a\`iLjT
eg	bSge
eg 0	g^
eg 00	g]
eg$	aKb\`fFgHhHiKmLpD
egal	eKiLl^pJ
egal$	fRgDhGiHjIl\`oQpIqT
egg	a[gJ
egres-	iKjPlX
egresado	iJjWsV
eh	aTeQfHqFrUsS
eh$	aZbDiIjGlJmItR
ehepa-	cKsS
ehepaar	cKsS
ehesc-	iQ
eheschließungen	iQ
eho	iZjF
ehpad	bUiU
ehpad$	aKbScKdJiV
ehren-	hQm\`
ehrenamtliche	fJiSmZ
ehrenamtliche$	bRiRmVpJ
ehrensache	hZiHjTmIoL
ehrensache$	hZiHjTmIoL
ehrli-	bQhTkKqUsT
ehrlich	bShVsUtR
ehrlich$	bWcIfLhRiHjKlKpKrIsStE
eib	hLjUlG
eibar	cX
eibar$	cX
eidg	aWcGiIj\\kEtJ
eidg$	aVcFjZkDtI
eigen-	bS
eigenbetrieb	bR
eigenbetrieb$	bS
eigene	bWhRiH
eigenen	hRiKjRqT
eigener	hX
eigener hund	kR
eigenes	bRiLlTnT
eigentlich	bAhEjFlIoWpIq\`tQ
eigentumerversammlungen	iV
eight	mY
eight and	fSnHoJ
eight hundred	bKfLgQiKmKtU
eight thousand	gQhS
eight till	fT
eight to	fY
eight$	bLfTgZhGiSmV
eight-	bTgW
eighteen	bVjUtS
eighteen$	bU
eighty	bQcJgS
eighty$	gV
eignu-	jSlKp[
eignung	aJiKjUlHpW
eignungstest	pX
eilid-	lQpR
eilidh	lQpR
ein bisschen	bPfThKiLjRpLrS
ein jahr	eXiJjYlWpK
ein mann	fLsf
ein paar	aQtW
ein pdf	pS
ein plus	jLkd
ein studium	jX
ein tag	d\\fLiSjI
ein traum	k[nQ
ein$	kSoXpStS
einar-	dXjPoT
einarbeitung	dSjQkQoU
einarbeitung$	dSgRiJkQoRpK
eindh-	cW
eindhoven	cW
eindhoven$	cWiK
eine	sR
eine abgeschlossene	bLjQ
eine ausbildung	aIjX
eine halbe	eVrXtK
eine neue	aYcK
eine$	iJjRpJsUt[
einem	b^iF
einen	aZ
einen tag	aJdYhL
einen$	bJcJiHlKt^
eines	eSiKjX
einfa-	pQ
einfach	pTrR
einfach an	cJpV
einfach$	jUkXlH
einfu-	fLhKjZpGrZ
einga-	oHpZ
einge-	gKiQjY
eingefuhrt	iKjT
eingefuhrt$	bKhPiKjS
eingewohnung	eKhKiWjK
eingr-	bXiHqXrL
einhe-	iXmIs^
einheiten	i[mJsJ
einheiten$	iR
einheitslohn	gX
einka-	aSiTmP
einkauf	aQmU
einkaufen	i]jJ
einkaufer	aYiK
einkaufer$	aV
einkaufspreis	bLh[lLpL
einkl-	bFhGicnJsJ
einla-	aTbJeJfIh\\nJpHsW
einle-	iGkQl]pG
einli-	hZiL
einliegerwohnung	hZiL
einma-	aKiTjR
einmal	aKiTjR
einri-	aaiS
einrichten	i[
einrichten$	i[
eins	iQjR
eins davon	jZ
eins$	gShQ
einsa-	cQnR
einsatz	bJiT
einsatze	fTiGnZ
einsatze$	fQ
einsatzgebiet	cW
einsc-	hPiUjWoK
einschleifen	iS
einschleifen$	iT
einsp-	gRiS
einst-	gTjSoP
einstellen	bHcIiXjCtV
einstellen$	bKcIiWjCtV
einstellung	oY
einstieg	g[oU
einstieg$	gW
einte-	hRiY
einteilbar	hViJ
einteilbar$	hViJ
einteilen	gJi\\
einteilen$	iW
eintr-	iQjVoP
eintrag	iKjY
eintritt	iSoR
eintritt$	iQjWoG
einun-	gUhToJ
einunddreißig	bK
einunddreißig tage	bKhS
einundzwanzig	gVhKkP
einwa-	j[
einwandfreier	j[
einwe-	i]nC
einweisung	iR
einwo-	bUtK
einwohnern	bUtK
einze-	hZiU
einzel	eHiX
einzelzimmer	hZqR
einzi-	fWiYjF
eis	fLh^i\\oFqI
eisen-	bXjLlW
eisenach	bGc\\qP
eithe-	eRfXjR
either	eSfYjS
either$	cIeWfFiKjUpI
either's	hKlX
eje	aRbKcPiP
eje$	aV
ejec	aVjYtH
ejec$	aXjVtG
ejecu-	aTjQmR
ejecucion	aIiSjT
ejecutiva	aXgKtG
ejecutivo	aTjS
ejerc-	aRjW
ejercicio	aVpR
ejercicio$	aZeT
ek	h\\iKkF
ek$	h]iJkGoL
eks	j\\
eks$	j]
el 0	oZpP
el 00	oRpZ
el ano	bRfEhUoP
el anterior	qW
el anuncio	rStU
el aviso	r[tR
el certificado	iIjZ
el cierre	fRiUqK
el cliente	qUsV
el contrato	kKqUtV
el curso	h\\iG
el de	mWqT
el dia	nTpQ
el director	kRsY
el equipo	jXmLpTrS
el grado	jRlU
el horario	fQhI
el lunes	eKmHo\\
el martes	dIfIiKoUpRqTtT
el nombre	qGr^
el obrador	cUiStH
el primer	eThQ
el que	fUqP
el registro	kVpT
el resto	cYeIg[iJjLrH
el segundo	qZ
el socio	mYqT
el sueldo	gSrY
el titulo	qKr]
el ultimo	gRsT
el viernes	qb
el$	qR
elabo-	pR
elaborada	pR
elche	bQc[
elche$	bRcV
elder-	iTmU
elderly	aGbPiPrQ
elders	iSjRkKmV
elders$	hKiVjUkFmQ
elec	bWhJiV
elec$	bHiYjQ
elect-	j]
election	bHcKe]jImHpGtI
elections	fSkT
elections$	fS
electric	fSgLhUjJ
electrica	aFbY
electrica$	bUeJgJoKrK
electrical	fGjUpUrR
electrical$	jU
electrician	jX
electrician$	aV
electricians	jIlT
electricidad	fKj[
electricidad$	jX
electricien	aV
electricista	a_
electricista$	aY
electricite	jV
electricity	h\\jJ
electrico	bSiY
electrico$	bUiX
electricos	bUfJiKmV
electricos$	bZhKiHjUkKmG
electrics	gKl^
electrique	h[
electrique$	bHgKhTjS
electrodo	hKkQ
electroerosion	jZ
electroerosion$	j\\
electromecanica	iJjZ
electromecanicien	aPjX
electromecanico	aSbHcLhLiJjY
electronica	iPpX
electronica$	i_jH
electronico	h[
electronico$	h\\iB
electronics	aX
electronics$	aY
electronique	k[
electronique$	iQjQ
electrotech	jQ
electrotech$	jT
elega-	hEjIpHrXs\\
elegante	sY
elegante$	sY
elegi-	aLbLfVhZjI
elekt-	jYpU
elektriker	jUrS
elektriker oder	sS
elektriker$	j[
elektrisch	aLbKcGdLeLfLgHiHjFkGlLmLn[oLpHrLsLtJ
elektrisch$	aLbKcGdLeLfJgIiGjFkGlLmKn[oLpHqJrLsKtJ
elektro	bWjS
elektro$	jY
elektronisch	bIeKpWqW
elektrotechnik	gHjW
eleme-	aVbXcCiEjW
elementary	j\\
elena	kLmgpF
eleva-	iR
elevadora	jR
elevadora$	jR
elevadores	aFbZmL
elevadores$	aHb_mL
eleve-	bTmQ
eleven	fQmRqT
eleven$	fWm]
eleves	mS
eleves$	bTm]
eleveurs	bVsT
eleveurs$	b[iJmL
elf	bY
elfhu-	hS
elfhundert	hS
elias	aFbBc\\iGmXqKsL
eligi-	j[
eligibility	iGjXkR
eligible	jU
eligible$	jY
elimi-	iGkRpX
ella	jCqWsW
ellas	kLpWs[
elle	iXjKmXqQ
elles	fKgLpUsbtJ
ellos	jQpRsR
ellos$	iRpUqR
elodi-	bRkJmWpR
elodie	bRkJmWpR
elodie$	bIiIjJmWpT
elsas-	bUiPnK
elsass	bUiPnK
elsass$	bVnK
else	dRlKnStU
else$	fWhHiKpSt[
else'-	fWiR
else's	fWiR
else's$	fWiR
elter-	eUiT
eltern	iRjRsR
eltern$	jVsH
elternabende	iX
elternabende$	iX
elterngesprache	iU
elterngesprache$	iU
elterninitiative	aIbe
elternzeit	e]iLqP
elternzeitvertretung	eT
elternzeitvertretung bis	eR
elternzeitvertretung$	eUiH
elus	aIbIeKfHiSjGmLp\\qKrJtL
elus$	aIbIeKfHiSjGmLp\\qKrJtL
em	iXjKmUsT
em$	eTfKqJs]
email	pc
email$	iXpQ
email-	bS
emails	bGiUpRqS
embal-	iZjIlS
emballage	iQ
emballages	iT
embalming	iSlQ
embar-	bSkRoSqWsV
embarazadas	s\`
embarca	bLcTjU
embargos	cKi\\qL
embarque	bWcG
embarque$	bTjQ
embau-	eTt[
embauche	aKbSeVfQiLtS
embauche$	aHbVeQkHpKqLtT
embaucher	qP
embed-	aViS
embedded	aT
embra-	jZkKtK
embry-	aWmRtK
emden	cX
emden$	cYeKiK
emerg-	fUiZ
emergencia	aKbWcJf[iI
emergencias	fEiRmU
emergencies	hLiUjZ
emergency	bIfRkVlRpF
emis	bZfLjJkT
emo	jTpV
emoji-	rX
emojis	rX
emojis$	rT
empad-	aKiVjKs]
empal-	cWiR
empalme	cWiR
empan-	aFiUlQ
empanadas	aFiUlQ
empanadas$	iS
empez-	cKfQhIo_pF
empfa-	aXjTtK
empfang	aZcKiAjWtI
empfangen	aFi[
empfangen$	aFi[
empie-	cKeToZ
empieza	eXoT
emple-	aKmW
empleado	eLgWhT
empleados	bYgGhQ
empleados$	bXgIhR
empleo	aEeTjPkLlS
empleo$	aDbVjW
emplo-	eQhQ
employe	aQhU
employed	e[
employed$	e]
employee	aUhS
employee$	eVhRpKrG
employee-owned	bW
employees	bViKmU
employees$	bSmV
employer	bPhYqLtU
employer$	hWiKjGqJrKtZ
employes	bY
employes$	b\\jL
employeur	aKgCh_
employment	aQhJiHjUpW
empow-	j\\
empower	j\\
empre-	bReQ
empresa	bSeS
empresa con	hVnK
empresa de	bQeWgIhCrP
empresa$	bJeYhWiD
empresas	bPiT
empresas$	bJiU
empty	aJbIdEfYgViQtW
empty$	aLbLdDf\\gZhGpItH
ems	aJbVc[
ems$	c^
emt	cKjEk\\
en 0	aGeVgQhIjEnS
en 00	bFfGiSj^
en 0000	bScJiGj[
en 2000	b[iUjEqU
en a	jQkFs[
en abril	oRqZtH
en agosto	bRh]oE
en alternance	dDfX
en altura	jZ
en anglais	cHiGjUpLr\`
en aout	h[iVoAqR
en asesoria	jR
en avril	fKi\\jDpHqU
en binome	cP
en bio	bTjU
en blanco	eU
en burn-out	mQqQ
en cabinet	jX
en caja	hKiGjVkJlGm\\pJ
en casa	nZpQ
en castellano	aLrWtR
en catorce	gQqR
en charge	h_mJ
en conflit	jRmHqU
en conge	eQqTsYtG
en cours	bRjPlR
en creche	iR
en cuatro	eJfRhHlImFoBparH
en derecho	kR
en diciembre	dHeGhWoDq[
en dos	iFjUqStW
en droit	bQjT
en el	mRpW
en enero	aKcPhUoWpGqS
en fin	fR
en forme	jPsU
en francais	jIrY
en hiver	dJfUjR
en ingles	rg
en insertion	mU
en iso	j\\pD
en janvier	bJeGfZiVmGoI
en juin	fZmHpJq^tI
en julio	bRfHhViKoT
en junio	eGgKhVkJoZpI
en la	pS
en las	gLqVrHsY
en ligne	pY
en mai	cJfWjGlLmJoDpHq\\
en mano	bJg\`jHmEpR
en mars	bLfXiUkGoAqT
en mayo	bJiUmFoTpKqZ
en mesa	aKbIfHiVmU
en mostrador	mX
en moyenne	hWqL
en noviembre	aHeEi\\jJlGoQtI
en otono	aCfRiHoYqX
en pico	fRgFiW
en piso	d\\fI
en place	fUhKiR
en planilla	eLgSiUjI
en planta	dYeEiUpU
en plus	cJfTgRhHjAkQtW
en porteria	hPjIoJpY
en sala	bKjPmSsX
en salle	bFfKiDjUm\\
en sant	bIcQf]gJ
en septiembre	fY
en stage	eWiHrI
en temporada	aJbKeGfDhTiKjGmZoF
en terreno	dEiKnPpXsU
en train	gLhXiY
en tres	jJnVpU
en un	qTtP
en una	pQrX
en verano	fZiR
en vigor	aGj[qQ
en visio	pU
en vrac	aHjHqUtX
en zaragoza	bKcUdInX
en$	aQjRmQ
encad-	iSm[
encadrant	jT
encadre	iKm^
encadrement	iUjP
encadrement de	iXmI
encadrer	bKiSmP
encadrer$	mW
encadrez	bIiKmX
encai-	aHbIcEdIeIfDgHhJi^jFkHlImInIoIpIqIrIsItI
encan-	iKjFkZ
encar-	aQi[mZ
encargada	aTiGmX
encargado	aWmW
encargado de	a[mJ
encargado$	aZiRjLmEqI
encargan	aTmJtR
encei-	qZsU
enceinte	bLfLqZsW
enceintes	bP
encim-	hQiTqQ
encima	hSmQqU
encima$	mS
encof-	aU
encofradores	aV
encor-	jJqS
encore	jJqS
encore$	qZtJ
encou-	aKbBeJgShJiQjJkVlKmHrWsG
encouraged	bJeHgHhGiDjKkYlJpCqQrRsJ
encue-	aViLjXpL
end	oP
end of	eUoR
end$	cSeQfUlP
end-t-	iSjRmL
end-to-end	iSjRmL
ende	eUoUtR
ende$	bKcIiJmKpFrQt_
endo	aXbGiF
endor-	jZkU
endorsed	jY
endorsed$	jY
endorsement	gRj\\
endorsement$	bJj\\
endorsements	iU
endorsements$	iV
endos-	bIfKg>hLiWj]
ends	fQiFoKpVsS
ene	hJkLo^
ene$	kLo^
enerc-	bU
enercon	bU
energ-	iPkR
energie	aJbSkWqQ
energie$	bSfJjSkIqQ
energieberater	iY
energy	bQrR
energy$	iQ
enero	o^
enero$	o\`pR
enfad-	bJiHjXqHrV
enfan-	bZsU
enfant	gTsW
enfant$	gRiYkKsC
enfants	sQ
enfants$	bThQjS
enfer-	mR
enfermera	aRmT
enfermera /	aVbLfKjHmJ
enfermera$	b]
enfermeras	bRmY
enfermeria	iVjZlK
enfermeria$	iWjU
enfermero	a[cH
enfin	dWgHjIpQsKt]
enfor-	aUiU
enforcement	aUiU
enforcement officer	aTiJmQ
eng	aYjZmY
eng 0	jW
eng$	aXjUmW
engag-	rStR
engagement	eHiZjS
engagements	bJrV
engel	cGiXjS
engel /	bQiRjL
engel-	bLcW
engine	iXkSqT
engine$	gUkS
engineer	aU
engineer (	gDrR
engineer$	ab
engineering	lWmF
engineering$	aXiGlWmC
engineers	hLma
engineers and	jI
engineers$	iSjHkImX
engines	bUiX
engines$	bViV
engla-	cGgSnU
england	cGgSnU
england$	aKbQcFgVhJjJnE
engli-	jSrS
englisch	jSlP
englisch am	jTrL
englisch c	jY
englisch fließend	jP
englisch fur	jRkV
englisch$	jU
english	jQrS
english +	j^lGqQrI
english and	jUrV
english as	cEiIs]
english at	jY
english b	jU
english because	cUrX
english c	jV
english for	cIjTr[tG
english or	jZ
english speakers	jJkGqQsY
english$	jY
english-speaking	aYcViJjK
engra-	bTcHiSkT
engrase	iV
enhan-	fEg[hSjQ
enhanced	fIgRhVjR
enhanced dbs	j]
enhanced$	gIh\\iFjJ
enhancement	fEg_hGkLmG
ennis	aKcb
ennis$	c]
enoja-	jXqU
enojado	jXqU
enolo-	aPmQoH
enologa	mV
enotu-	bKiW
enoturismo	bKiW
enoug-	jS
enough	jS
enough for	j[kKsQ
enough to	bXjT
enough$	cLiHlZqR
enque-	bIiYjIqX
enqui-	i\`
enquiries	cLiY
enreg-	bLi_kK
enric-	aGhFi[mP
enrob-	aSi]
enrol-	bFcGdHeJi[jRkI
ensay-	fToR
ensayos	iSoT
ensei-	iUlX
enseignant	aZ
enseigne	bWrT
enseignee	bKhKiJl_
ensem-	bJi\\
ensemble	cRpR
ensen-	e@jUl_
ensena	l\\
ensenamos	jKl^
ensenamos$	jJlYqK
ensui-	dSeRjLrX
ensuite	dSeRjLrX
ensuite$	eZiFjJpKrT
entbe-	dIl^
entbehrlich	dIl^
entbehrlich$	dIl\`
enteb-	cUiT
entebbe	cUiT
enten-	bJjSlVpLqU
enter-	qY
entera	eRqGsT
entera$	eUqJsQ
entero	hW
enterprise	jY
entfa-	fUgKlT
entfallt	fUgKlT
entfallt$	fUlT
entfr-	ebfIpI
entfristet	eZ
entge-	f@gb
entgelt	fHgQsR
entgeltgruppe	g[
entgeltgruppe sechs	aHgVmLpQrK
entid-	bW
entidad	bUtL
entie-	gQjPs[
entienda	bJiTjY
entiende	qEsVtR
entiendes	s^
entiendes$	s^
entir-	cKdYgQ
entirely	cKdYgQ
entit-	bX
entla-	bKi_jD
entladen	bHi[jD
enton-	cLiKjKqIt]
entra	jDlWoQqR
entra-	f\\hL
entrada	oUqV
entrainement	hDi\\jJ
entrants	fFgSiV
entrapments	iVjI
entrapments$	iS
entrar	fQiQ
entre	fPqV
entre 0	fZpR
entre 00	sb
entre nous	qa
entre semana	dGf^gH
entre-	iPpP
entree	gKhUoZ
entrees	iV
entrega	gJhHiSqV
entregas	aIbYfPhKiTjKmLpJtK
entrenador	aU
entrepot	aPcKfRgKjQ
entreprise	b\\cKjRpK
entreprises	a^cI
entreprises$	a\\iK
entretenir	aIcKi[
entretien	iSpT
entretien avec	mJpV
entretiens	hWiPpWqJ
entrevista	pXqP
entrevistas	p^qQ
entrevistas con	jSqP
entrevistas$	p^qR
entri-	bJfSiY
entries	bJfSiY
entries$	bLfZ
entry	bQi]jJ
entry$	bUcIiW
entsc-	f\\pQ
entscheiden	gKiX
entscheidung	bZpV
entwe-	fHiV
entwerfen	fHiV
entwerfen$	fHiU
entwi-	mZpGrT
entwicklung	gIiU
entwicklungsgesprache	i\\mL
entwu-	iPtU
entwurf	iPtU
entwurf$	rU
env	gZpK
envas-	aUiS
envasado	aWmG
envases	bKiW
envia-	p[
enviar	pU
envig-	cW
envigado	cW
envigado$	aPcW
environ	aIgRiPnR
environ 0	aJfWg\\
environ$	bIfTnX
environment	bY
environnement	jLlVrW
envoi-	pXrH
envoy-	aGcAi_jHrItJ
envoyez	iJpWrK
eo	aEpUt^
eoi	iEjGp]tZ
eolie-	aViK
eolien	qR
eolien$	aU
ep	aIbQeZhLjCpJqZtH
epaul-	mX
epb	bIj[kJqP
epc	aJb^cI
epf	h[iL
epi	h\`
epi$	bKhXiQjK
epine-	aIiXpR
eplan	jRkT
eplan$	cKiIkV
eprou-	aLj^
eps	bYha
eps$	bPhSiQ
epsv	h[jH
epsv$	h\\jI
equal	jTmQqJ
equal$	jX
equal-	aFiQr[
equality	aDjKr\\
equip-	m\\
equipe	hQ
equipe de	fRiSmT
equipe$	hRiQ
equipementier	bUhZmG
equipements	b]cF
equipes	bWfQ
equipes 0	f[
equipes$	fYiTmE
equipment	a\\gTiIjIm?
equipo	aQ
equipo de	mWrT
equipo$	bKfIjYpX
equipos	bTjLkLpS
equit-	gV
equitation	jUsR
equity	aQgW
equity$	gYhK
equiv	aVgIjR
equiv$	aXgIhKjT
equiv-	gPjX
equivalent	gW
equivalent$	gQ
equivalente	j[
equivalente$	jS
er den	iFj[
er fevrier	oS
er oder	bGe\\iGjIq]sJ
er septembre	oT
er sollte	s[
er$	aKbIcDeKfTgVhKtX
er-te-	iFmQn[
er-team	iFmQn[
era	gXrUtQ
erabl-	bUcJi]
ere	a^iPqQ
ere$	aViXjImIqV
eres	aYlS
erfah-	sP
erfahren	aIbIjXqZ
erfahren$	aHbHiJjXqY
erfahrung	iKsU
erfahrung mit	k[
erfahrung$	aWgRmKsS
erfas-	iV
erfassen	iU
erfassen$	iU
erfol-	cKgdhGiKkK
erfolg	gSjP
erfolg$	gR
erfor-	jHl]
erforderlich	jHl]
erforderlich$	jHl]
erfur-	cUhHqP
erfurt	cSqQsP
erfurt$	cS
ergeb-	fViRjLtP
ergo	aWbIcLiV
ergo$	aVbIcKiW
ergot-	aZdJhF
ergotherapeut	aT
erkla-	aLiV
erklaren	aLiV
erklaren$	aJiU
erlau-	hRoRrT
erlaubt	hRoRrT
erlaubt$	hUoS
ernah-	fDgWhKiDjHk^mHpG
ernst	iJqYsP
ernte	cGfYjKo^pFqJ
ernte-	aPfZoQ
erp	iYjU
erp$	iQjW
error-	i[
ersat-	bXcLfLgKtW
ersch-	gWpSqT
erschwernis	fJg\\hHkK
erst	e[fIq\`
ersta-	bSgRhHiHp]sJ
erstattet	gThHpU
erstattet$	gThHpU
erstb-	bYgAiYrD
erste	aVbIeJjQkRtJ
erste hilfe	jSkS
erste-	oSpL
ersten	hPoQqK
erster	oU
erstg-	fLpXtL
erstgesprache	fLpXtL
erstm-	eVi^
erstmal	eXtQ
erwac-	bXiIqP
erwachsene	bXiIqP
erwah-	qXrV
erwahnen	qXrV
erwahnen$	qVrW
erwan	fHiLmQpZqS
erwar-	hGiQt\\
erwarten	iHjPtY
erwei-	jX
erweitertes	iKjW
erwer-	cJhGiJjDkIl\\pI
erwun-	eTiLjLkYsT
erwunscht	eTiLjLkYsT
erwunscht$	eWiGk\\
erzie-	aVcJ
erzieher	aPbQcL
erzieherin	aVcJjQmL
es	qP
es el	aHb[fKhFiPnGtK
es geht	aUiQ
es gibt	gWqQ
es ist	b^qQ
es la	bXgRiGjFpSqVtI
es lo	jTkRqDsW
es nicht	j?l^
es para	aIeYfJtU
es sind	eHf]iJ
es un	kSq]
es una	bXcHeYqL
es$	bTiItY
esa	gJj]kDlHpEqYtI
esbje-	bT
esbjerg	bT
esbjerg$	bT
escal-	gUiW
escala	cIgZjK
escalafon	g[iJjI
escalations	iR
escalera	j^lKsU
escalera$	jRlJsV
escan-	cRiRjRlLmY
escandallos	jX
escaneada	pT
escaneados	iGpZ
escaner	iQjW
escaner$	iCj]
escap-	cWiR
escaparate	cViTsJ
escaparate$	cViSsJ
escen-	a\\fJhKjKmDsJtJ
escog-	aJfVi[sI
escoger	aLcLfX
escolar	aV
escolar$	aUeRhJtL
escolares	aGb^hQkL
escor-	hIiY
escorting	iV
escri-	pRrS
escriba	p[
escribas	qStS
escribas$	qStS
escribid	mKpZ
escribir	aJjVkHtQ
escribo	qVtV
escrito	cKf[
escritura	gTi\\jF
escue-	cRiR
escuela	cTlP
escuela$	cBhZjHmHsT
escuelas	iQmItU
ese	gQqb
esi	cIh^iHjE
esl	a\\iTjIkH
esmal-	aHiZjLsJ
eso	q\\rQ
eso lo	i_jIqF
eso no	jTqRrK
eso se	f[iKqV
eso$	aPiFjYlPqLsR
esop	bJcJdKeDfBgWh]iEjApL
espac-	aVhHiR
espaces	aVhHiS
espaces verts	aWhHlL
espag-	jX
espagnol	jX
espal-	jU
espalda	cRjRsS
espalda$	iKjXsV
espaldas	jX
espaldas$	jX
espan-	iLs\\
espana	cSdPiInVqQ
espana$	cWdU
espanol	aShSrS
espanol$	aXhQiKjCpPrXtK
espanoles	aLs\\
espanoles$	aJsY
espec-	bRmRpJ
especes	bUiR
especes$	bTiS
especial	aDb\\
especialista	aX
especializacion	kX
especializado	b[hDjKkLpI
esper-	aHtY
espera	jLkLqRtW
espera$	eUqItT
esqui	cGh\`iCjT
ess	bXcLtI
ess$	bXcLtI
essai	eWhQiLjIp^
essai-	aWhKiVjJsX
essais	aYfRiR
essal-	cLhWiL
essalud	cLhWiL
essay-	i\`
essen	bSdThXtL
essen frei	hV
essen$	aIb]cGdUh?
essen-	h\\jS
essence	hTjI
essence$	h[jJ
essensbons	hUpP
essential	jTlS
essential :	jW
essential$	hGjSkYlV
est	bUqW
est 2000	bW
est a	fUhLtQ
est en	iSqZ
est une	bRtK
est$	bWeTi[
esta	cPq]tS
esta en	cd
estab-	e]qS
estable	cKeYpJ
estable$	aJcIdLeXgLiGjIkJmKoLpHqKsLtL
establishment	e\\hJjL
estac-	bXjP
estacion	aKbScQjS
estacionamiento	hX
estad-	aUbFiQjX
estadistica	iVjU
estado	jVqU
estam-	cXhGmTnV
estamos	cZmV
estamos buscando	jRtQ
estamos en	c[mIrT
estan	aKbTfDjKmTq[
estan-	bXcChRiZ
estandar	jS
estandar$	jU
estar	jUsY
estar-	iQjJk[oR
estaria	iTjIk\\
estat-	cSiV
estatal	fGgPiWjP
estatal$	fHgQiTjS
estate	bQcYhQkK
estate$	aDbXh\\iIjG
estates	aKfKgHiY
estates$	fKgGiY
estatica	hTiU
este	cSgHoQsTtV
este$	cY
ester-	bJcXiQ
esterhazy	bHcV
esterilizacion	bJiZtL
esthe-	aVbQ
estheticienne	aWbQtL
estib-	iYjP
estibar	iYjP
estil-	aGiKjPm\\pItS
estim-	pIt^
estimator	a^bKtL
esto	lRq]rGtZ
esto es	sXtR
esto$	aEmJqRtX
estor-	kT
estorba	kT
estorba$	kT
estre-	b[iJjT
estrella	bUiKrX
estrella$	bWiK
estrellas	b\\
estrellas$	bX
estri-	aUcJdZgKjIkK
estru-	i]
estructuras	aVeJiR
estua-	aLbScLiQ
estuary	aLbScLiQ
estud-	bUlTrR
estudiantes	aFbacGgLmI
estudio	aUbQrX
estudio de	aEb_
estudio$	aXcKrS
estudios	fKl^
estudios$	hTiIkIlV
estup-	kSsV
estupendo	kSsV
estupendo$	kT
et 0	gTiJmVpW
et 00	cVfRmS
et a	fDpIsGta
et au	iSjQ
et c'est	b@fRjGs]
et de	bTfGgViP
et demi	dIfUgVhL
et demie	fTiJ
et des	bThP
et deux	iFm_
et du	bXgGjR
et il	eJfXtJ
et la	hKiWjSmQsK
et le	aL
et les	gQhSmT
et lundi	fViK
et on	bXhJsQ
et pas	hFiJqVsU
et puis	hSiUjS
et six	aFbIiKmZsH
et soir	bIfDhKia
et suivi	iQ
et un	bVgPmR
et une	m[
et$	hXmR
eta	iX
etabl-	b_cKjV
etablissement	bXjXkJ
etablissements	aHbWfJiJ
etalo-	jYsL
etalonnage	jYsL
etat	aSiTjR
etat civil	aSiTjR
etats	iZ
etc	hQiPjQsU
etc$	fHhRiVjT
ete	aIbIfXhRoHqV
ethic-	hV
ethics	hV
etien-	pXqY
etienne	pXqY
etike-	ib
etiqu-	bTi^
etiquetage	iX
etiquetage$	aKiV
etiquetas	bZpL
etiquetas$	bXiLpL
etoil-	b\\
etoile	bVjR
etoile$	bVjR
etoiles	b[fK
etoiles$	bWcKfI
etp	aVbReUmS
etp$	aXbQeSgKmV
etran-	aJiWqQ
etranger	aKhGqSsU
etrangers	aJiWlI
etre	kTnU
ett	bJcEedhJiGjEsJtD
etude	aEb^pY
etude de	fQpR
etude-	iZpT
etudes	iZpT
etudi-	aKlPs^
etudiants	lTrR
etudiants$	bShGiGlW
etwa	gX
etwa$	fV
etwas	aQjQqSrV
eu	jQsW
eu$	aRbHcIdShSiUjFsP
euch	p]qIrZ
euh	aHcLjAlJtb
euh$	bKcJjGlGt\\
eur	bGi\`
eur$	i[
euro	bHg\`
euro die	gR
euro$	b@eShWiS
euro--	aHbGeafJgEjI
europ-	jRnQsW
europe	cPiQnW
europe$	cViBnV
euros	gf
euros 00	fSgSjK
euros al	eLgX
euros et	gJjP
euros$	gQhY
eus	eYfKgSjJ
euse	aS
euse$	aVfKiL
euske-	jQkQlQ
euskera	jQkQlQ
euskera$	kSlRrU
ev	bPh_jSnJ
ev$	eLh\\iHjFkSmKqK
evac	bIcJhXiS
evalu-	iUjRmU
evaluacion	pY
evaluation	iW
evang-	aBbUs[
evangelico	s\\
evangelische	aEbWtL
evapo-	b]cKmC
eve	eGfVgSoSqP
eve$	gVhRoV
even	kYsVtL
even better	jCk\\sK
eveni-	f[
evening	fRtY
evening$	fTgQpS
evenings	fZhJjR
evenings$	hKiSpX
evens-	fS
evensong	fS
evensong$	fR
event	iTmFnKrLt]
event-	eS
evento	eXgU
evento$	eYfJgUjK
eventos	b[
eventos$	jV
events	bKiQjS
events$	jSmS
eventual	e\`
eventual$	eW
ever	fFjGlQt\\
ever$	fIhUjKlRpJsV
every 0	f]sU
every 00	i\\
every day	dUfYiV
every other	fXhEiR
every quarter	g_h?
every second	h[iQ
every shift	bGcKeKf@gHhFiGjakLlHnU
every third	f\`gEhL
every week	ePoR
every$	fU
every-	lQsR
everybody	bThKkKlZqItJ
everyone	gRiXoCrTsR
everyone$	fGiVpQqS
everything	hVqS
everything$	bSh[iEjVpKqS
eves	fa
eves$	f^
evesh-	cS
evesham	cS
evesham$	cS
evide-	iQj[
evidemment	hQjRrT
evidemment$	hUjQqHrU
evidence	iUjP
evisc-	i\\
evite	fFqPrWs\`
evite-	hKrTsZ
eviter	hJrSsV
evolu-	eUiQ
evolucion	gRiS
evtl	eYiFq^
ew	aJb\\iJ
ewm	jX
ewm$	bLiJjY
ewp	iHjZ
ex	aHbSgKhQjQkUmH
ex-co-	aKcIiAjaqV
ex-of-	iFjLs[
ex-offenders	iFjLs[
ex-po-	lX
ex-police	lX
exact	cKiIj^
exam	bHePjWpW
exam leave	hYkJ
exam$	aKbKe]fKgLiVjE
exame-	hSjRpR
examen	hQiPjT
examen$	gIiTjTtI
examenes	fFiJpUqJtY
exami-	aYkS
examp-	gK
example	gK
example$	gK
exams	aRj[kQ
exc	aBbbcIiKjE
excav-	gFh[nHpLqW
excel	jdpQ
excel +	iU
excel con	jUkJpY
excel$	iTjX
excel-	iKjRkY
excelente	iGjIkXsW
excellent	jYkS
excellent$	jQkYnJ
excep-	dTgIhQiHnV
exceptions	dWiIpI
exceptions$	dWiIpI
excha-	hSiTjSpJ
exchange	hSiTjSpJ
exchange$	cLfIhVpL
excla-	r]
exclamation	rY
exclamation marks	rY
exclu	eWiRjH
exclu$	eViRjI
exclu-	eVjSkW
exclusivity	e\\iHjJlIsK
exclusivity$	e\\iGjJlIsK
exec	aWbKm_pG
exec$	a_bJiGmP
execs	aHbFcEfHhJiGjDm\`pJ
execu-	aXmTtL
executive	aZtK
executive$	a[jF
exemp-	aQeWiIjR
exempt	aReYgQ
exempt$	aVgV
exerc-	iTjJpY
exercise	dKpY
exercise$	dKpX
exete-	c^dQ
exeter	cUdS
exeter$	cU
exhib-	bWjErQ
exhibit	bKiSjJrT
exhibits	bRiRjG
exhibits$	iVjG
exige	jVl]
exige$	iGjUl_
exige-	lRmXpL
exigee	kKlU
exigee$	kIlXsJtJ
exigi-	bGjYlWtG
exist-	iFjSlKrVtS
existe	bSeUtI
exists	bQjLlEpLrZ
exit	iVjWlL
exoca-	iUjR
exocad	iUjR
exocad$	iFj[
exoti-	fLrQ
exotics	fLrQ
exp	fKkWl\`pH
exp$	eSiHjPkZlVmLpF
expan-	b]gJhH
expansion	b]gJhH
expat-	g[h@j>k^lHpH
expec-	lTsQ
expect	fRsU
expected	kIlY
expected$	kHl[
exped-	aSfTiRmGpR
expediente	pT
expedientes	bRfWgIiUjIoK
expedition	iSmLpY
expen-	iajI
exper-	kTlT
experience	jRkUlS
experience 0	j^tH
experience en	lR
experience is	iIlP
experience needed	jK
experience not	jKkIl]
experience of	iHjWkQ
experience with	kYtK
experience$	iFjXlT
experiencia	lZ
experiencia con	jRkUlSmH
experiencia en	jXkU
experiencia tambien	iGlU
experiencia$	gVlV
expert	cLhT
experte	bRhVjJ
experts	bIiTmYpG
expir-	fY
expla-	i[
explain	iY
explain a	jS
expli-	iWkW
explique	iV
explo-	aPbTmY
exploitant	aVhKmV
exploitation	aLbUgKiGp\\
explosifs	aS
expor-	bj
export	aTiQ
export 00	bY
export$	aYbKiS
exportacion	aJiW
exportacion$	aIbDiX
exportadora	aEq[
exporter	aGba
exports	b\\iJ
expos-	cKiYkT
exposure	jLkV
expre-	cKi]jCpIrLtU
exrec-	aHi[
ext	dKhZjIpW
exten-	e]oS
extended	aHfUkK
extension	bIeXoV
extension$	eU
exter-	eQmX
extern	bLdKhFkLlWqLsItQ
externa	hWmY
externa$	hTmXpI
external	cFiVkI
externe	e]iIjJpS
externe$	eRiLpU
extra	fQgZhQk]
extra marks	kZ
extra$	f\\jGk^
extra-	iRpRsW
extraccion	i^jH
extraction	aGbZcLiWjA
extralegal	eUgTkLoGpK
extranjero	cLqJs]
extras	bGfLgThSiR
extras :	gEhY
extub-	cIgKhHiZ
eye	j[kR
eye for	bKjZ
eye$	iTkZsT
eyes	hHiIjWq[rY
eyesi-	fKjXqS
eyesight	fKjXqS
eztit-	jX
eztitles	jX
f	jW
f &	aIjQmW
f /	a[bFeSfU
f 0	aQbThStL
f$	aYfRgR
f-gas	jSkQpZ
f-gas$	bLcKiIjWkW
fa	a]cKiHjQ
fab	aTgKkQ
fab$	cTjKkV
fabie-	iDm]
fabri-	aHbejW
fabric	aJbTiSoH
fabrica	bQjY
fabrica$	bQjX
fabrication	bHiAj\`kF
fabrique	b\\tK
fac	hJj^
face	cQiQjS
face$	iV
faceb-	pQrYtS
facebook	pQrYtS
facebook$	pQrStU
faced	jc
fach	bLiWjHkXsH
facha-	aXjTlV
fachadas	gHhSiX
fachagrarwirt	iGjYtH
fachangestellte	aXgRiG
facharbeiterbrief	aJlS
fachausweis	aYfJlH
fachb-	bSmXpGtX
fachbereich	bVfJmLtZ
fache-	lRqP
fachf-	b[cGiJjK
fachg-	aJbZeKfJgKjJkJnKoKrK
fachh-	bVcIiX
fachhandler	bVcIiX
fachi-	aTgStE
fachinformatiker	aTgStE
fachk-	gQrR
fachkraft	aQgT
fachkraft fur	aQjQ
fachkrafte	bJiYmKpGr[
fachkraftezulage	gV
fachkunde	jW
fachl-	cLjKm\\
fachlich	cLjKm\\
facht-	bRjJkV
fachw-	gJhVjDk\`
fachwirt	gGiQ
facil-	aRhUiJjW
facilities	aXiSjI
facilities$	aVbKcJiTjF
facility	aQbQpT
facin-	iSjU
facing	iSjU
facte-	i@j_
facto-	bScQiQ
factor	aIbGcLi_jKkK
factories	b[iHkW
factory	cWfSjP
factory$	b^cG
facts	iRj[pD
facts$	iPj[pD
factu-	eVgW
factura	cKeYgQjHmGoLtI
factura$	aLbKcGdJe]fJgJhJiGjFkHlJmFnJoLpJqLrJsJtH
facturacion	b[iJ
facturacion$	bXhK
facturar	i[
facturas	aGeUiU
facturas$	iW
facture	eKg\\hFiKoH
facul-	hKldpF
facultatif	lZpJ
facultatif$	iLlYpI
facultes	iRjV
facultes$	iRjUlJ
faena	cReWgJiS
faena$	eXhHiTtK
fahrd-	aX
fahrdienstleiter	aX
fahrdienstleiter$	aWmK
fahre	c\\iBjHlGn^qKrGsJ
fahre-	jR
fahren	lQ
fahren$	ih
fahrer	mZ
fahrer$	aViIjPmF
fahrerkarte	hKjZ
fahrerkarte$	bKhHjY
fahrg-	aVcJg[nCsT
fahrgaste	aKsZtL
fahrl-	aVcHgKiXjGlK
fahrr-	gKh]iI
fahrradleasing	fJhWjJqJsL
fahrradleasing$	fJhXjJqJsL
fahrs-	gSkKmUqKtP
fahrt	bEiSpJqErGtZ
fahrt$	cJiIjLmKpGqKrJsRt\\
fahrt-	bCcZdKgW
fahrten	dHhElJn]
fahrv-	bRcCgKh]iFpItI
fahrw-	bJcIi_
fahrz-	gLhQi[nQ
fair	cJiTmKpHqYsV
faire	kPqR
faire le	iUjIkWqQrG
faire$	bLgXiXkH
fairs	fLi_jK
fais	mQr^tS
faisa-	bKd\\sI
fait	qX
fait des	b\\hJsK
fait le	bEfHiRmVqLsG
fait les	fTiRmK
fait que	iKjUkLnKpHtV
fait$	iTjUpKqUrI
faite	hViKjSkKlS
faite$	jUkKlRqQ
faite-	fJiQrR
faites	fJiR
faith	jSlZ
faith-	i]
faiths	aKiY
faja	bKeFh[
fake	jUsW
fake$	jWsU
faken-	cR
fakenham	cR
fakenham$	cR
falco-	aZbTcCiDjW
falconry	iJjSkP
fall	eJhHjUkXo\\
fall$	iR
falla-	aDc\\mIoSsW
fallb-	aJbKfGgHhciAjIkEmInK
falle-	aIiJmSpBsUtY
fallen	fJiGjLmXsX
falls	aJcYjS
falls$	aKbYcJiSpJ
fallt	iVoKqVsW
falmo-	iLtS
falmouth	iLtS
falmouth$	tU
falta	aSlYtS
falta haber	jKlZ
falta un	a^cRtE
falta$	aPjKlUqItX
falta-	jQkLrPsW
faltas	jUrU
faltas$	jYpJ
fam	cLhSjJp[
fam$	cLgJhSjHpZ
famil-	bUhTsW
familia	kLsR
familia$	fSiQjJpSrT
familial	aIbYeVfH
familial$	eXjIlJsK
familiale	bUpCrSsV
familiale$	aJbWqJrV
familiar	bThYiFjR
familiar$	bYgSiC
familiares	s[
familias	iWjL
familias$	hS
familie	hT
familie$	h\\
familienbetrieb$	bS
families	iW
families$	iUkX
famille	hWsQ
famille$	aTfJh^iH
familles	iRkQqV
familles$	iPkW
family	bQ
family firm	sQ
family medical	h\`
family owned	bP
family$	h[sU
fancy	dWfLiEjTkIl]rK
fancy$	dYfLgJiGjHkDlZqFrEtL
fang	aIiQqVtR
fanie	jJmY
fanie$	mY
fanuc	iJj\\kW
fanuc$	jRkW
far	cTjRqS
far$	cTjQqT
farbe	jIkW
fares	bSgVhUiJnB
farm	aUbT
farm shop	aZbKiL
farm$	cRhRiQmP
farma-	aSi[kW
farmacia	aWiSmK
farmacia$	aWbLiSmI
farme-	iUjRpIrT
farmers	iVpHrV
farmh-	bPcLhWiS
farmhouse	bRhXiK
farms	aKbRsT
farms$	aLbRiV
farri-	aPfJiV
farrier	aPfJiV
farrier$	a[
farro-	mKoZqL
farsi	aXjQkS
farsi$	a]hK
fashi-	bZgPiD
fashion	bZgPiD
fassa-	bVdIhJiW
fast	jWtT
fast$	aKiWjBpHqXrIsFtW
fast--	cKdJjKrW
fast-paced	cKdJjKrW
faste-	iZkYsT
fasteners	iVmKqQ
fat	bCgKjInZ
fathe-	bTsY
father	bTsY
faudr-	aScKtR
faudrait	aTcLtR
faudrait$	aHtX
fault	bGgTj]
fault-	i[
faults	iY
faults$	iY
faulturm	iT
fauna	aS
fauna$	aQ
faure	bSe^mK
faut	jY
faut le	cKhKj^tF
faut pas	rZ
faut un	eTjY
faut une	jXoPtJ
faut$	aKcRt\\
faute	hQjVrU
faute$	jXpJrV
faute-	qQrV
fautes	iKpJqSr[
fautes$	iJpJqVrX
fauteuils	bY
fauteuils$	b\\iJ
favor	jGk]rXsT
favor$	iJkTlTrQsW
favou-	gTjKkS
favour	eIgWjIkU
favour$	eIfLgWjIkU
fax	hLlFp]sG
fb	iIpZrT
fca	bSiGjIlHoXqS
fcfa	bJg_
fcfa$	bJg_
fco	jY
fco$	jY
fcr	gViU
fda	bRjSkT
fda$	bVcKiPkA
fds	fZkW
fe	bQ
fe de	aWtI
fe$	cSlTmQ
fea	jQ
fear	bIj^lXmLpEsF
feast-	bJfXiLjK
feasts	bJfXiLjK
feasts$	bJfXiLjK
feath-	bXcJiRjK
feathers	bXcJiRjK
featu-	iXmVpL
feature	iV
features	iSmXpKrI
feb	fZodpP
feb 0	fPoSpJqR
feb 00	aUpR
feb or	eKo[
feb$	o]
feb-m-	aJcIfUiVmWpL
febre-	oc
febrero	o[
febrero$	fRoRpS
febru-	fPo[
februar	oUpR
februar$	oSpY
february	fSoU
february$	fZoFsV
fed	fLh^iTpFsT
feder-	bWlQ
federacion	bW
federal	jRlV
federal$	bRjTlQ
federation	aGbUgUhJkP
fee	bQgSha
fee$	gUhViHjI
feed	bQiajKkP
feed$	hW
feedb-	bKiTpX
feedback	bKiTpX
feedi-	i[
feeding	i[
feeds	gVhTiVjE
feeds$	g[iF
feel	gJiFkXrVsW
fees	hmiT
fees +	hR
fees paid	fRhSiH
fees$	haiYjB
feet	dSgGjWqQ
feet$	dTiJjX
fehle-	iKjUkVqQtQ
fehler	kXqUtS
fehler$	kXqUtS
fehlt	aViIoIpKqUsStP
feier-	fXgQhViK
feierabend	fYgIhUiEpJ
feierabend$	hXjJ
feiertag	gX
feiertage	fVhH
feiertage$	fS
fein	dQk]
fein$	dSk^
felda-	cFdJeJhWiHkKn[pI
feldk-	cVgJ
feldkirch	cVgJ
feldkirch$	cV
felin-	bTfUiKkS
felix-	cVfJsP
felixstowe	cVfJsP
felixstowe$	cV
fell	aJbHcIiSj\\kLsF
fello-	qTsW
fells	iY
fells$	iY
felt	iWjT
felt$	cIeLiWjW
femal-	s\\
female	hLiRsZ
female$	sY
femen-	aPrTsS
femenino	aPrTsS
femenino$	aWmGrCsU
femi	eQiImVpT
femin-	aKbSr[
feminin	aIbW
feminin$	aHbY
femke	jIm_pI
femme	aRsd
femme de	aZhIqX
femme$	aRqYsS
femme-	bPmS
femmes	bPmS
femmes enceintes	bP
femmes$	bTiEjJmZ
fence	iWsU
fenci-	aWiQ
fencing	aWiQ
fencing$	aWiPjI
fenet-	iUsF
fenetres	iUsF
fenom-	iRkXtJ
fenomenal	iRkXtJ
fenst-	bRhRiRoP
fenster	bTiZtK
feo	pTsZ
ferai-	kQsP
ferait	kQsP
ferga-	cKkRmV
fergal	cKkRmV
feria	aFbSf\\jIoB
feria-	eFfUgUiR
feriados	f[
ferias	iYnK
ferias$	iTnHqS
ferie-	hf
ferien	fThSrQ
ferien$	fQhU
ferienhaus	bKhU
feries	fQgThXiFjK
ferme	fZhRqQ
ferme a	cEf\\hLsK
ferme$	fRpIqW
ferme-	iVjY
fermes	iKj[
fermes$	bPiIjU
fermeture	fPhRjIoFqS
fermeture 0	eVfShLjJoH
fermetures	fEiQjX
fermi-	mTqQ
fermin	mTqQ
fermin$	iSmUsH
ferna-	cPqY
ferne-	j]kB
ferra-	aIiPpFtY
ferre-	bQfJiJqZ
ferreteria	bUiK
ferri-	cRnP
ferries	bPcRnQ
ferries$	bHiVjU
ferro-	bYqP
ferronnier	bVjRmI
ferroviaire	aKbWiGjRlP
ferroviaires	bVrP
ferroviaires$	b[iI
ferry	aYbQgGhW
ferry$	a[bQiI
ferry-	bWcIgKhXiDjLrD
ferti-	iQ
fertig	eSfSpP
fertig$	eUfRhFpR
fertigen	bXjKoG
fertility	b_iH
fertirriego	iVjV
fest	eciKqP
fest$	eafQpH
fest--	aRbGeX
fest-frei	aRbGeX
fest-frei$	aYbJcJhGiGjKoL
festa-	cFebhLiJmIpD
festanstellung	eV
festanstellung$	eW
feste-	bJcGgDhfiVjL
festg-	aEbJiGjVnKtW
festi-	fR
festival	bUhQ
festival$	bQhSiUjK
festivals	fY
festivals$	fY
festive	oXpK
festivos	fXgT
festivos$	fSgV
festm-	b\\
fests-	aLbUfXtI
fete	bFiY
fetes	bFfWg^iF
fetes$	gQiXjLsJ
feu	fQiUkSoJpQ
feu$	fQhJi[
feuch-	cZiTjI
feuer-	bQiU
feuerwehr	b]iE
feuil-	bKcLi\\jHkXtK
fevri-	oX
fevrier	oX
fevrier$	oWpR
few	bW
ff	aIiYjTkJ
fh	jZ
fh$	cViHjS
fi	aQjV
fi$	aRjQkL
fia	fGiKj^
fibra	aPiWjI
fibra$	iX
fibra-	bUjSkK
fibras	bUjSkK
fibras$	aKbQjVkI
fibre	a\\iR
fibre-	iKj[kSlI
fibreglass	iKj[kSlI
fibu	i_
ficha	i]p\\
ficha-	gDhIiSq\\
fichas	iW
fichas$	iS
fiche	aKjGl^pJtS
fiche$	gKjGkLl\`mKpHqItG
fiche-	bQdLgDiX
fiches	bQdLgDiX
fiches$	bUdK
ficht-	bZiJ
fichte	bZiJ
fidel-	fIiRkXmS
fiduc-	aFbcgIhIiH
field	jQnPpL
field$	bTjWnY
field-	bY
fields	bUiJsPtP
fiest-	aDfRsP
fiesta	aDbUfTqP
fiets	aJgKh_iKjFnK
fifo	cJfa
fifte-	fSgRhJmV
fifteen	fSgRhImVtQ
fifty	gX
fifty five	fSgTiPmHpJ
fifty$	gUiIkU
fifty-	g_
fifty-two	gX
fig	bUfFhKj]pLqL
figea-	cT
figeac	cT
figeac$	aQcU
fight-	jYqT
figma	ja
figma$	iPjW
figur-	oKqY
figura	qSs]
figure	eJfVgRiIjLqRrR
figures	iSjToFqQrQ
fijas	cKf]jEmXnDsK
fijo	aRe_gU
fijo a	e[gJ
fijo discontinuo	eT
fijo$	aWeXgTpI
fijo--	aKe\\oK
fijo-discontinuo	aKe\\oK
fijo-discontinuo$	eT
fijos	bHe\\fHg\`iK
fijos$	bJeQg]
fil	iUmHpS
fila	bJfJi_mE
fila$	fJi_mD
file	iY
file$	bVi[jHpQqP
files	gKi\`
files$	bQiZjQ
filet-	bJi\\
filets	hKiYlK
filia-	bQjPmT
filiale	aRcZiIpR
filialen	bY
filialen$	b\\
filialleitung	aPbFcHiZmJsItH
filin-	bUjQpR
filing	iQjUpU
filing$	iY
filings	b\\gBjE
filip-	jIs\`
filipina	qKs\\
fill	lXtQ
fill$	aJfWtS
fille	oIqUs\`
fille-	sP
filled	eLpXqR
filled$	eKiJpYqR
filles	bSsU
filles$	bSiW
filleting	aRhJiV
filleting$	iU
filli-	aVhV
filling	aWjJ
film	bXjV
filma-	iU
filmage	iU
fils	aGb\\eLiKsTtJ
filte-	pSsT
filter	dJiVpY
filter$	dHiSpT
filtr-	iXp[
filtres	eKpY
filtro	iT
filtros	pY
fimo	gKjW
fimo$	j[
fin	oS
fin d'annee	oV
fin de	fQhP
fin$	aWbKcIfS
fina	iIjYmRoT
fina$	iKjXoU
final	eJiSjJoSr\\sJtW
final accounts	jJqR
final$	iQjIlIpEqKrUtX
final-	hTpWtQ
finales	eIfJiToXtK
finales$	oT
finally	tZ
finan-	hW
finance	jIlYmQqStK
finance director	a^
finance$	aThIiVjElLmWpHqH
financial	aCi\\
financiera	aYbUcJmK
financiera$	a[bFiKjQmI
finanzas	jV
finanzas$	bSiHjU
finanzbuchhaltung	i[jKkK
finca	bTi_
finca-	gUjJnY
fincas	gUjJnY
find	iSkJpRq^
finde	bGfbiG
finde-	fZmKpCqQsX
findi-	iW
finding	iTjR
finding$	jW
findings	cKiU
finds	aEeKiZtW
fine	jQl[
fine if	iJkSlY
fine with	iBj_kKlJ
fine$	dTiKl]tR
fines	iRnP
fines de	fSiGnT
finge-	iHj_
fini	oXqHsU
finie	bDcLfZiJjWpK
finie$	cJfUiLjWpJqJ
finiq-	iSpQ
finiquitos	iSpQ
finiquitos$	iTpQ
finis-	aQ
finish	fS
finish 0	h[pK
finish at	fZ
finish on	fU
finish$	fTgUhGiU
finished	fHiGjZoY
finisher	a\\eLiJjJ
finisher$	a]eLiKqD
finishing	aEc^mY
finla-	eInU
finland	eInU
finni-	kRrR
finnish	kUlLrT
fino	iTjPkSqS
fino$	iQlLqWrI
fins	fWiKjX
finte-	bTjHkQ
fintech	bTjHkQ
fintech$	bX
fiona	eLjLmUpFq[
fiori	cLi\\kRlLpH
fire	aTfKiWmGpJqQ
fire$	aIiDjYtV
firea-	iEj]
fireb-	c]jUqKsK
firebase	jY
firebase$	jY
firew-	cGgJhYiRjQ
firewall	hJjVkJ
firewood	cGgJh[iSjK
firm	bejQ
firm$	b\\iKjRrU
firma	qU
firma$	hZpUqL
firma-	pQqV
firme-	bTcRh\\
firmenfitness	cIgLhZ
firmenwagen	eIh^iKpL
firms	iXjG
firmw-	aRiX
firmware	aRiX
first 0	dWeRgKhW
first 00	cGdVeW
first aid	jXkU
first aider	iSkSlH
first and	aVcFeV
first call	iUpP
first class	h\\jSlGsE
first of	eJiJogpE
first then	cViEr[
first two	eKgVhQlL
first$	eRkQpPsQ
first-	aSi[
first-timers	iUmR
first-timers$	iUmR
fisat	a]
fisca-	aKmToR
fiscal	aImToS
fisch-	aPbRcWfHgKi[
fischgrat	iX
fish	aZbPfGhU
fishe-	iIj\\lQ
fished	lS
fishi-	bJhVjHkVlL
fishing	bJhVjHkVlL
fishm-	aVrP
fishmonger	aVrP
fishmonger$	a[
fisic-	iTsS
fisica	iVqK
fisica$	aQjW
fisio	aUh[mS
fisio$	aUhWmS
fit	iRjWs^
fit$	hHjZnPpQ
fit-o-	bRhLiTjI
fit-outs	bRhLiTjI
fit-outs$	bUgKhFiRjI
fitne-	gDha
fitness	bTpQ
fitness$	bTgKhX
fitos-	jV
fitosanitario	bPiGjX
fits	bHfJi]sV
fitte-	aV
fitter	jQ
fitter$	aa
fitters	aXbWiDlS
fitters$	bZiDlU
fitti-	iV
fitting	iQlV
fitting$	aSi[jF
fittings	aLgSiW
fittings$	iX
fitzr-	bKcWgK
fitzroy	bKcWgK
fiu	i\\tG
five	fV
five an	bSgTpJ
five and	jS
five days	dZfSiS
five five	bKeLfIgRhGmJp]
five hours	cKfW
five hundred	fIg_
five in	bIfWmW
five mornings	f]
five nights	fZtC
five of	jRmT
five percent	gX
five so	fTgWtF
five thousand	gR
five to	gT
five two	pY
five weeks	fHgJh[
five with	fS
five years	j^
five yrs	cKhSj[pK
five$	eUfTiK
five--	bXfZiD
five-figure	iKjY
fix	gZiX
fix +	gRjFsW
fix$	dUg^jKpR
fixe	gP
fixe +	bUhGmR
fixe 0	rP
fixe$	fPg\\jGmPtQ
fixed	dTeafKgVjL
fixed term	eVjHtQ
fixed to	eZjJ
fixed$	dVeSfKg\\
fixer	a^
fixes	aEbJhJiVn\\
fixes$	aCbHcKfLhLiQn]
fixin-	iSmI
fixing	iSpK
fixings	iRmF
fixtu-	hWjR
fixture	jW
fixtures	fKhZiQ
fixtures$	fKhZiP
fixum	g\\
fl	j[
fl$	iVjUkF
flach-	aTgUhDi^tK
flaco-	iP
flacons	iP
flag	bZcJiR
flag$	bZcJiS
flagg-	bScK
flagging	iT
flair	aHk_
fland-	bJcXjK
flandre	bJcXjK
flandre$	bIcYiIjK
flasc-	bLh[iX
flaschen	i[
flash	fIiIjZ
flat	hZ
flat +	cKiRsT
flat above	hX
flat in	fIgThV
flat$	g]hUiH
flatb-	aTbSiKlTtL
flatbed	aTbSiKlTtL
flats	aKbPi\\
flats$	bZ
flawl-	jSsS
flawless	jSsS
flede-	bKi^
fleec-	bRhIjZ
fleece	bRhIjZ
fleet	bTfEhWkHtQ
fleet$	bSiW
fleis-	aUt[
flens-	bS
flensburg	bS
flensburg$	bT
fleur-	iQtZ
fleuriste	aXbJfItJ
fleuriste$	aYfF
flex	f[gGhZjR
flex 0	iRjI
flex$	cLhUiIjXkL
flexi	dUf^
flexi 0	dZhG
flexi$	f]hQ
flexi-	dTfWhX
flexibel	fQiHoY
flexibel$	fUhIiHoS
flexible	eTfThR
flexible$	aEdXeTfPiIlH
flexibles	fS
flexitime	fShR
flexitime$	hVpK
flick-	bAi\\
fließ-	jU
fließend	jV
fließend$	jV
fligh-	h_nT
flight	fWhY
flight$	fJhVtS
flights	h[nX
flights$	hQiS
fll	kV
flo	aKbYcLiHjFmVpR
float	cJiYjU
float-	cHd[hQqJsV
floating	aHcFd]hHiRjL
flock-	dKiUsQ
flocking	dKiUsQ
flood	bKiVjWrY
flood-	bScKiS
flooding	iRjU
floor	bIcRgRjJ
floor$	dVjRrUsU
floor-	aWbP
floors	aKbTiZ
floors$	bWiT
flora-	i]jD
flori	mQpR
flori$	mQpR
flori-	kQ
florin	iLkKm[
florist	aS
florist$	aY
florista	fTiR
florista$	iR
flosk-	iHpIr]sJ
flot	aHcVdEfGgFhLiEjDp\`
flota	bUcGmKoVrY
flota-	iT
flott-	bQd\\jK
flotte	bVjI
flow	bLcTfWhKiRkT
flow$	fJiVjIkXmRpK
flowe-	hGi\\r^
flowers	fKiVqS
flowers$	iX
flows	i]
flows$	iZ
flt	jQqRsR
flu	hVj[
flu jab	h\\jK
fluch-	bXrHsX
fluen-	j[
fluency	jVlL
fluency$	iKjVlL
fluent	jUsP
fluent$	jZ
flug	cLhZ
flugg-	aWi[jI
flugs-	bQgZhL
fluid-	j[
fluides	bTmV
fluides$	bIm\\
fluido	j^
fluido$	jXkK
flujo	bGi\\
fluke	hXiKjZ
flur	aKcLiPjXtK
flush	bKcKfGi]jI
flush$	bKcKfGi]jH
flush-	iW
fluss-	aHb[
flutt-	aRhLmWpJ
flutter	aRhLmWpJ
fluvi-	bZcLjJkK
flux	aZbIhEiZjRpH
fly	bKcVfUgEiJoJpSqL
flyin-	fLiT
flying	fLiT
fm	aRgUhX
fm$	aQh[
fmcg	jc
fmcg$	gLiEj]
foam	aJbIcGiZjV
foam$	aKbHcGiZjR
fobi--	fEgGhbjIkH
fobi-budget	gGhSiS
foggi-	iW
fogging	iW
fogging$	iV
foh	iZjJmI
foi	iZjDlW
foi$	iXjElX
foire	cLfPkIp\\
fois	gVnU
fois par	fPmU
fois$	eRgWiKsU
folde-	iX
folders	iX
folge-	aHfPhHiKjLlYpZrCtZ
folgende	bHtV
folgt	p[
folgt$	p[
folia-	cIhKiHmHp_
foliado	pT
folk	fRsY
folke-	bQcWdJ
folkestone	cYdH
folkestone$	cYdH
folks	bSjRlZ
folks$	bYcKiRjKkTlHmK
follo-	jK
follow	iUlSsP
follow the	iSmK
follow up	i\\
follow$	lYsW
follow-up	i[kG
following	jJkPtX
fonct-	hS
fonction	dLhZoT
fonction$	dGhZ
fonctionnel	jSmQ
fonda-	bRiTjUkH
fondation	bXjWkH
fonde-	aEb[iT
fondee	bS
fonderie	bX
fondo	bYhTiX
fondo de	bFhZ
fondo$	bHhKiZjV
fondo-	bPjU
fondos	bPjU
fonds	bSiV
fonds$	bTpQ
fonoa-	bQcIhKmW
fonoaudiologa	bQcIhKmW
font	pFrc
fonta-	aZ
fontaneria	aUjQ
fontaneria$	aV
fontanero	cKfRsP
fonte-	a@bHc]dJeJfJgGhCiGjFkIlJmXnHoJpEqHrJsIt>
food	aRh]
food hygiene	jZ
food safety	j[
food$	hZjU
foods	b\\cF
foot	iUsS
foot$	i[sU
foota-	sZ
footage	sZ
footb-	qX
football	bRhJtP
footp-	cJhSi\\jL
footw-	iU
footwear	iU
for 0	fCgQiSjG
for 00	bXiZpY
for 000	bZjKpKqV
for an	aGbVpRsKtS
for court	iSjV
for each	g^hGiK
for every	gVhViJpI
for family	ha
for four	bHeJh]iQ
for it	bSpQsQ
for kids	gGhUiU
for lunch	f\`gJhJiF
for now	jIoJq_rUtD
for offering	tR
for one	aWjAkY
for our	aScYtH
for over	gRhDi\\
for right	bLgXhKiEjIkJoXpQsStF
for schools	iR
for someone	cIdVfKgTqVsL
for the	aQ
for this	d]jPlGtG
for three	hUiS
for two	aFbScFl]tS
for us	bX
for you	g?hYpYqW
for$	lStb
forag-	bTcJkTmL
forages	aLbUcIiQmJ
force	aHbVi[tK
force$	aGbUcKiZjKkKtK
force-	jKsW
forcement	sX
forde-	fQi\\jIkT
fordermittel	bGfXiY
fordermittel$	e^iB
forderplane	iR
forderplane$	iS
forec-	i\\rK
forecast	i\\rK
forei-	lJs\`
foreign	cKiRlKmU
forem-	cHmZ
foreman	aPcFm\\
foreman$	a[jKkD
foremen	i\\tJ
foren-	hViS
forensic	hWlK
fores-	bR
forest	bZ
forest$	bEc[
forestal	jQmPqP
forestal$	aVbIjRmVpL
forestales	aUiS
forestales$	aTiR
foreu-	aYbViT
foreuses	b[
foreuses$	b]cKiJ
forfa-	eRfThS
forfait	eSfThT
forfait 000	e_fEhC
forfait jours	eSfThJ
forge	aChSiQkVqItV
forgi-	bTiEqTrLtR
forgive	qVrKtS
forgo-	cIfJgJnLqKt]
forkl-	jUkT
forklift	jUkT
forklift$	kZ
form	iSpY
form +	iDjUpU
form only	pX
form$	jQpTtR
forma	bCiX
forma-	iQ
formacion	h^jQlT
formacion de	fKhKjWlSoV
formal	iHr_
formalitaten	i[
formalites	i[
formalites$	iT
formar	iY
format	jQ
format$	pV
formateur	aQ
formateurs	bJfLjJmYpK
formateurs$	bJfKmZpK
formation	jSlU
formation de	bJeYiQjHkVoG
formation des	i\\jG
formation$	aYbKiRjRlJ
formations	hQ
formato	iT
forme	iVlZmK
forme$	cLjVlQmDqU
formed	eTpSqK
formed$	p\\qI
formentera	cQnW
formentera$	cQnU
former	iTkUmLsR
forml-	lU
formlos	lVpP
formlos$	iJkJlUpS
forms	i[pY
forms from	cLpX
forms$	i[jQ
formu-	pW
formula	cIgLiCjYpTqJ
formulaire	oHpZrKtS
formular	iQtW
formular$	pT
formulario	pZ
formulieren	iFjKpFqVr^
forsc-	aTeXiKmH
forst	iFj\\lH
forst-	aQbWhBiFmSnW
forstwirt	aWbKcLsP
forstwirt$	aXcL
fort	c^fS
fort$	cXdHfWjG
fortb-	h\`mI
fortbildung	h\\jQ
forte-	aCbIcIhLiVjKmLnHp[
forti-	iWjT
fortinet	jX
fortinet$	jZ
fortn-	hR
fortnight	eQhV
fortnight$	fXhRpT
fortnightly	fKhHmZnX
fortnightly$	fIiUnZ
forty	aJbSg\`
forty a	bJeLiTlHtV
forty eight	gP
forty five	fTgQ
forty hours	f\\gC
forty percent	gU
forty pounds	hJiKj[
forty two	cKgShJtY
forty$	bHfDgXlJmTsY
forty-	b[gZsS
forty-five	gUhIiW
forum	tZ
forwa-	bXpL
forward	mJoTqYtF
forwarder	b\`iJ
forwarder$	bZiKpL
forwarders	aWbRiJ
foste-	aSiR
fostering	aSiR
foto	pVqPrZ
foto de	hLjLkYrV
foto$	iYkJp[rIsP
fotoc-	iXjFkLpQ
fotog-	aXlW
fotograf	aTlWqK
fotos	p[rTsS
fotos$	sZ
fotov-	aSiHj@k^
fouil-	i]
found	dSmKq[
found-	bekW
foundation	bWkZlI
foundation$	bUcGePiJkL
foundations	iR
founded	bX
founder	fImRpY
four	fS
four and	gPhLjTmT
four benches	bQmQ
four day	aKfJhYmKoLpH
four days	aGdWeZfVgK
four hours	fHgKhImHp]
four hundred	bX
four in	jUm]
four nights	aJbJcDd^fTgKjHtK
four no	gRqItQ
four of	bQfQmWqT
four off	fY
four on	fW
four thousand	gQhGjX
four weeks	fEiZlJ
four years	hVjRlS
four$	fZrL
four--	f_iHjZ
four-day	fW
fourc-	fIgXpJ
fourchette	fIgXpJ
fourg-	hY
fourgon	hY
fourgon$	hX
fourn-	aQh_
fourni	hW
fourni$	hY
fournie	eKgJhW
fournie$	hS
fournis	h\\
fournis$	hZ
fournisseurs	aYiXnIpK
fournisseurs$	a]iK
fours	fKiWnKqKsY
fours$	fLiWnKpKqKsW
fourt-	aIbQfQgQtK
fourteen	aHbRfRgQtJ
foyer	bc
foyer-	bUgJiS
foyers	bUgJiS
fp	jVmQ
fp$	bHiGjWmX
fph	fBgbiJj>
fr	dPjQ
fr +	jW
fr /	dWhIiVqH
fr 00	fU
fr ab	aJfU
fr bis	f^
fr$	aYdYkK
fracc-	aHbIcEidjIkK
fract-	iHjVkU
frag	q_tC
frage-	iKp]
fragen	iKp]
fragen$	mJpX
fragr-	aU
fragrance	aU
fragt	gXjLq_
fragt ob	q\\
fragt$	aHbGcGdKeIfGgVhHiJjHkJlFmKnKoKpIqYrIsItH
frais	hYiQ
frais$	bVgShYiJsH
frais-	aUhRiX
frame	bXiT
frame$	aKbXiQpW
frame-	b[iT
frames	iS
frames$	iU
framework	bXcLeUiHkT
frameworks	bXcFeJiYjE
franc-	jR
francais	jQlQrRsQ
francais$	bSkRr[
francaise	bRs_
francaise$	bViKjJsT
france	aTkPnQ
france$	aScJiGjTmQ
frances	iKj]kTlR
frances$	kQlT
franchise	bSeZgL
franco	f\`
franco$	fY
francophone	aYbKcThHiJ
francophone$	aZbIcTdJhJiIjIpL
francs	eKhXjJ
frank	gIjJoLpRqWsU
frank$	jLoKpSqW
frank-	kTnS
franken	cEiFmYnTr[
frankfurt	cQiRnR
frankfurt$	cTiR
franz	cZhJiHjYpR
franz$	c@fKhJiKj[pV
franz-	iJjWkS
franzosisch	iKkT
franzosisch$	kQrV
frapp-	jR
frappe	jR
frase-	aUjTrT
frasen	aViJjY
frases	rY
frau	mVpTsPtU
frau dr	aJiKmHpTsLtT
frau$	eKkRmHpEsa
fraue-	rSsR
frauen	eKmSsW
frauen$	bPmRpKsW
frauenarztpraxis	aJb_fJiK
frauenarztpraxis$	aGb[fJ
free	hfsP
free for	bGqa
free lunch	gHqU
free parking	fR
free$	fShZiFpR
freel-	eZ
freelance	eYgR
freelance 0	eR
freelance$	eVgP
freelancers	bTeUtV
freelancers$	bWeKiPtX
freer-	iP
freertos	iP
freertos$	iP
freez-	oUqQ
freeze	gLiLoWpKqU
freezer	iV
frei	fTh^qQ
frei ab	oX
frei$	f\`hZqR
freib-	aTbRcReRtJ
freibad	b[cL
freibad$	b[cLiH
freiberuflich	e_
freiberuflich$	e]
freiburg	bT
freiburg$	bRtK
freie	eQfQhRqS
freie mitarbeit	e[
freie tage	gHha
freie-	fSh[
freien	hVjX
freier	eTfWhP
freif-	hWiT
freifahrt	hR
freig-	hRiRqZ
freigestellt	fSmJqU
freigestellt$	fTmJqS
freight	bXiSmQ
freight$	aGbX
freik-	gShXiL
freikarten	gShXiL
freikarten$	g[
freil-	aTbUtL
frein-	iRjEk\\
freins	iYtL
freis-	bQcYiD
freising	bQcYiD
freising$	bQcYiD
freit-	fX
freitag	dKfUiT
freitag frei	gLhS
freitag$	bIfQiZ
freitags	hU
freitags bis	fV
freitags$	hXiTjL
freiw-	fV
freiwillig	fV
freiwillig$	fX
freiz-	bKgEh^iUrKsJ
freizeitausgleich	eKfY
fremd-	a[eTsK
fremdfirma	bIeWiSmS
fremdfirma$	eXiVjKsK
frenc-	jSkS
french	jSkS
french b	jYsQ
french or	kU
french$	kWpKrX
freno-	cHi]
frenos	bRiS
frent-	aRhIjZmR
frente	aVhFiRjLmU
frente$	fZhD
frequ-	aEbFcKfagEhFiRjUkKmKtJ
frere-	aLb]cIiI
freres	aLb]cIiI
fresh	kGl[sS
fresh-	iXjDlX
freshers	gJjKlYsR
fresn-	cUsQ
fresno	cV
fret	c[hIiGjI
freud-	cSjW
freude	jX
freue-	jJkW
freuen	jJkW
freun-	hPlPpKrIt_
freundlich	jUlS
freundlich$	jIlZqJ
freut	jCkdmI
fri	f\`
fri /	bLiV
fri 0	fR
fri 00	pV
fri sat	tU
fri$	fThVoV
fri-s-	fS
fri-sun	fT
fri-sun$	fX
fria	g\\hKiYpJ
fria$	cJfKg]hIiTmI
fribo-	iT
fribourg	iT
fribourg$	iT
frida-	fS
friday	hQ
friday 0	pS
friday$	hRnR
fridays	fSmU
fridays$	dRhQ
fridg-	hTiT
fridge	bPhU
fried-	aXbJsR
friedhof	aPcUiL
frien-	aHhPjStW
friend	hQiLjU
friendly	jRrS
friendly$	jX
frigh-	iKjTqS
frigo	aThUiS
frigo$	aScJhSiS
frigo-	aVbYiH
frigorifico	aCb]cH
fring-	bKgSiUnLoJ
fringe	bKgSiUnLoJ
fringe$	gWiHmR
frio	aTgRiV
frio$	aSiQjQtH
frisc-	lQ
frisch	lQ
frisch$	iQj\\
frise-	bRhKiKjKlY
friseur	aHbUcKhIiJjR
frist	fIgJiFpcqQ
frist-	aIbHcJfIi_jXkKlKqHrI
frog	jTrP
frog$	jU
froid	iRjSsS
froid$	cLiVjYsF
from 0	fUiT
from 00	bPeIfTgVhDjE
from :	ta
from a	eSjUqU
from day	eUhUjRlH
from home	d_hPlK
from my	hQtZ
from seven	f_mJ
from the	a?tV
from uk	bCdQiZjJsR
from us	fCgKh^iHj[lKpJqTsE
from$	dQhJmLtU
froma-	aTbThS
fromage	aWiKkGlV
fromages	aRhV
frome	c_jJ
frome$	c[
fronl-	pW
fronleichnam	pW
fronleichnam$	pW
front desk	aFdIhQkTmQtV
front of	bKh@iZpR
front$	bHcZhLiIjVkIpFqXrItK
front-	fKiV
front-end	aS
frontalier	aIdVsU
frontaliers	sT
frontera	cU
fronts	iT
frott-	bHcKhIianE
froze-	aUjLqQ
frozen	aUjLqQ
frs	hZjL
fruh	fXoW
fruh /	fU
fruh 0	f\\
fruh ab	fS
fruh und	fU
fruh$	fYgGlImKoXtJ
fruhd-	bYfV
fruhdienst	bYfV
fruhe-	jHo^pG
fruher	fLo\\
fruhj-	iUoVpL
fruhjahr	iUoUpL
fruhs-	aTeLhTiP
fruhstuck	hYiS
fruit	aHbXfFhViHjY
fruit-	aEb[iR
fruits	hR
fruta	hWi\\
fruta$	gVhX
fryer	aZbFcFhJiYjKoK
fs	jZ
fs b	fQjU
fsc	bYjImJ
fse	jWmKqR
ft	eZfLgUiSjGkHsQ
ft$	eVfKgTiWjH
ftc	bFechQ
ftc$	bJeZhU
fte	eV
fte$	aRbPeTfQ
ftl	aWbLcKi]mIpG
ftth	aUiUmK
fue	aKq\\sJ
fuego	gFi\`
fuel	dIhbiS
fuel card	bVrD
fuel$	gThSiJ
fuera	n[rS
fuera de	nSpV
fuera$	bUfTiI
fuert-	fUsVtP
fuerte	iRtU
fuerte$	iTjKsR
fuhre-	jQlS
fuhren	fGiSpW
fuhren$	fFiTmSpP
fuhrerschein	jPlW
fuhrerschein b	lJnV
fuhrerschein be	jY
fuhrerschein$	jY
fuhrt	bIiRmYpSsK
fuhrt$	aWbEiX
fuhru-	iTjW
fuhrungserfahrung	iIjX
fuhrungszeugnis	jUsS
fuhrungszeugnis$	jW
fuir	jXqU
fuir$	jYqV
fuite-	iUqW
fuites	aJiWjQ
fujik-	iIjZ
fujikura	iIjZ
fulda	bUcR
fulda$	cW
fulfi-	aVbUfJgKhF
fulfillment	aVbUfJgKhF
full	fP
full licence	j\\
full remote	d_
full time	e\\fXmZ
full uk	jWsP
full$	eUf]hPiLjQmEoGtK
full--	eWgViJ
full-time	eXgViK
full-time$	eTgT
fullu-	i[pL
fullung	i[pL
fully	dUgIhR
fully remote	dV
fumeu-	aAsg
fumig-	aSiIjW
fumigador	aYgSjK
fun	cHdLeGfKgLhDmGnFpBqJs\`
funci-	bReP
funcion	aPfQgY
funcion$	aV
funcional	dPiW
funcional$	iW
funciones	b_
funct-	bTgV
functions	b[iEjT
fund	hVlX
fund$	bVgEhViIjT
funda-	b\\eQ
fundacion	b]cKeVmJ
fundacion$	bIeXmL
fundado	bX
fundador	mZpQ
fundador$	aJbRm[pI
funde-	eWhQjD
funded	eZfKhUjA
funded$	eXiWjEmKpG
funders	iZ
fundi-	bLeViLqT
funding	bLeViLqT
fundo	aWhVqU
fundr-	a]iE
fundraiser	aUbKlQ
fundraiser$	aW
fundraising	a]iEkQ
fundraising$	aY
funds	a]bFc@eXiLmI
funds-	iX
fundsachen	iX
fundsachen$	iX
funeb-	bTiQmH
funebres	bTiQmH
funer-	bThQ
funeraire	aT
funeral	aRhZiF
funerals	gT
funerals$	iY
funeraria	aAb[
funf	fRmT
funf jahre	eQj[mK
funf tage	fUmK
funf wochen	fR
funf$	bIcLfZgQmBqQtI
funfs-	aFcPfZhKiKtI
funft-	aJfQgVnL
funftausend	fJiQjT
funfu-	fUgW
funfunddreißig	bUgKiJtU
funfundneunzig	fJg[nH
funfundvierzig	gY
funfundzwanzig	fR
funfundzwanzig stunden	f\\jF
funfz-	qR
funfzehn	qV
funfzehnten	pS
funk	aVjRkS
funk$	aYkT
funkt-	bKfWhElS
funny	lEqSr^
funny$	cJjUqS
fur 00	f>g_iS
fur 000	iS
fur alle	fAh^
fur das	iTjEtQ
fur den	aUtX
fur die	aXhS
fur ein	hQjU
fur unsere	bPeQ
fur$	t^
furgo	h^jKnW
furgo-	h\`nS
furgon	hXpK
furgoneta	dLh\\nTqK
furgoneta$	h]
furna-	bIfJhJiajQ
furni-	b\\
furniture	b\\
furs	aWhW
furth-	jSkU
fusio-	dPgQqWrS
fusion	cJdRgRqQ
fusion$	cDdXgViRlKqGsKtF
futte-	aIbEgKhXi_
futtern	iY
futtern$	iR
fuß	aJb^iCjWnKsF
fußpf-	aVdGiV
fußpflege	aVdGiV
fv	sR
fx	bLcLi]kH
g	jS
g 0	bUgWjQ
g 00	gRjX
g$	bPpIt[
g'day	rJtX
ga	aScRhR
ga 0	hSjY
ga$	c[jI
gabin-	bSdQhS
gabinete	dRhTiQ
gabinetes	b[cJ
gabinetes$	b]
gaec	bSjR
gaec$	jUrP
gaeil-	iKkW
gaeilge	iKkW
gaeli-	kSsQ
gaelic	kSsQ
gaelt-	lV
gaeltacht	lV
gafas	h]iJ
gaffe-	aFbRiQqDs[tK
gage	fFgWjRmQ
gains-	gZhFiLjV
gainsight	jX
gal	eJgBhZiSoCpS
gala	bIcVg]iQjGpJ
gala$	bLcVgJiXoT
galab-	aPbQcJjV
galabau	aPbQcJjV
galabau$	aUbUcIiKtL
galer-	aWcYiI
galeries	aKbUcIiQ
galeries$	aKbUcIiQ
galet-	bWfKiT
galettes	bWfKiVqL
galib-	cYhKiWpH
galic-	cRiTnT
galicia	cRiTnT
galle-	rP
gallego	jQrVsS
gallego$	iLkRrYsJ
gallery	a[bJ
galley	bGi\\
galli-	h[
gallinas	h[
galop	aIbUiW
galva-	a]iJ
galwa-	cTnQ
galway	cTnQ
galway$	nY
game	iXjLkUlK
game$	iUkR
gamep-	fL
gameplay	fL
games	b[dIfVhRpG
games$	bVdGfZhTpI
gamme-	iZjG
gammes	iZjG
ganac-	iZ
ganaches	iZ
ganad-	aWgRsW
ganam-	kX
ganamos	kX
ganas	iJjSkVlZmDnHqH
ganas de	hLjTkZlAnD
gang	bWmX
gang$	aKbUmSpT
gangs	a]bIiGmU
ganz	bHcIjQkXlVnYp>
ganz$	dRiJoXqI
ganze	bSiFmIqZ
ganze-	cLdJfJjUmLnTpK
ganzen	cLdJfJjUmLnTpK
ganzj-	b[eSiEoR
ganzjahrig	aSbJeUoT
ganzjahrig$	aTbIeSoU
gap	cWiPsX
gap$	c]iHqU
gaps	fViClSoWpI
gaps$	fZiIjJ
gar	hKiIsW
garag-	hT
garage	aQbScIiGmRtP
garage$	aWbEhQiDmVrJ
garaj-	hQ
garaje	hQ
garan-	eQgX
garanti	eVgQjInQpH
garantia	bLgT
garantie	fJhRiRrS
garantiert	fPhV
garantiert$	fUhY
garanties	eUfIgRiP
garanties$	eLgViX
garantizado	fVgUjH
garda	nPoWpU
garda vetting	oW
garda-	iKnWsZ
gardasee	hRnZ
gardasee$	cLhUnS
garde	fXhU
garde 0	fW
garde le	fGhSiKrW
garde$	fSgShQjLpQsL
garde-	aWqP
garden	aJbVqTtP
garden$	aJbJiXtS
gardener	aRlI
gardener$	aWiL
gardens	i]rL
gardens$	iW
garder	aLbIiIq]rX
garderie	fIgLh[sV
gardes	fSgVrP
gardes$	fYrX
gardi-	aVtQ
gardien	aVtQ
gare	aCcXi\\jHmEpK
garni-	i[
garnitures	iX
gars	bVqXsd
gars$	b\\hLiIjJkEmTqKsPtH
garte-	aZcJmJ
garten	hS
gartenbau	gXhK
gartn-	aPhKjZ
gartner	iKjVmW
gartner$	aHb\\cIjJmR
gartnerei	bX
gas	bUhXjR
gas safe	jY
gas$	bXhSiDnS
gases	aWbEi\\
gases$	j\\
gasoi-	hZpL
gasoil	hZpL
gasoil$	hS
gasol-	cKhWiT
gasolina	cKhWiT
gasolina$	cIhSiWjJ
gaspe	aKiLjLnY
gaspe$	cQiIjJnX
gaste	b\\iXkV
gaste$	bSiQjEkZsG
gaste-	bHh]iRmP
gastekorrespondenz	cLiW
gastekorrespondenz$	cLiX
gastg-	gRhJiJjQ
gastgewerbe	gRhJiJjQ
gasth-	aKbVcDiQjL
gasto-	nV
gastos	nV
gastr-	bUj\\
gastro	bVjQlS
gastro$	aJbXlRqH
gastropub	bW
gate	p^
gate 0	p^
gate$	hSiHpY
gatek-	jW
gatekeeper	jW
gatekeeper$	jV
gates	bUcPgEi]
gates$	ic
gates-	bUcPgJiH
gateshead	bUcPgJiH
gateshead$	bT
gatew-	cRdHiSjK
gateway	cRdHiSjK
gathe-	bSiRsQ
gathering	bViR
gatin-	cQhHsP
gatineau	cQhHsP
gatineau$	cQ
gatos	bZjSmG
gatos$	b[iYmG
gav	aGbBf^iEjJ
gave	lJqd
gaz	bJh[iRmPtL
gaz$	aDbFcIdLeHhFiZjGkLmVqH
gb	aFbJcKfGh[iYjBlLmJqK
gc	bUcIfJiRmS
gc$	bJiWkJ
gcc	aIbTdXfLiI
gcc$	bXcKjT
gcp	cJiJjRkXtK
gcse	aTjW
gcse$	aY
gd	gWkR
gd &	iKjVkT
gdans-	bQcRnR
gdansk	bQcRnR
gdc	hVj\\
gdpr	iTjEmIpY
gdyni-	bKc\`gLhIpJ
gdynia	cVgL
gear	h\`lP
gear$	gGh]iPjFlS
gearb-	dT
gearbeitet	dT
gearbeitet wird	dT
gebar-	iLjBka
gebarden	jEk\\
gebau-	iZjS
gebaut	iWjV
geben	iT
gebie-	aJcQmW
gebietsleiter	aJiImY
gebra-	aBcTjTtX
gebraucht	aBcTjTtX
gebraucht wird	jStI
gebur-	fIh_
geburt	cJfLiSnWsX
geburt$	cJfKiTnTsY
geburten	bW
geburten$	bR
gedac-	gPpHqR
gedacht	gPpHqR
gedul-	jWsS
geduld	jWsS
geehr-	tZ
geehrte	tS
geelo-	cX
geelong	cX
gefah-	hKlYpH
gefahrdungsbeurteilungen	iR
gefahrdungsbeurteilungen$	iT
gefahren	cUfT
gefahren wird	cUfT
gefor-	iIkZlU
gefordert	iIkZlU
gefordert$	fKiDjLkZlU
gefra-	jKkZ
gefragt	jKkZ
gefragt$	kZ
gefuh-	jRmW
gefuhrt	mX
gefuhrt$	mY
gegen	aHcHgIiEj]sGt\\
gegru-	bX
gegrundet	bX
gegrundet 2000	bQ
gegrundet$	bVqK
gehal-	ggjH
gehalt	qU
gehalt$	g\\iL
gehalter	gRhS
gehalter$	gShS
gehaltswunsch	pXrJ
gehaltswunsch$	pXrJ
gehei-	q\`
geheim	iKjKqZ
geheim$	iKjKqZ
gehen	bEgImSq^
gehen$	aJgJiGmKpKqZ
gehor-	bRfUnQ
gehoren	bJcIfVmUnZ
gehort	bTfShT
gehort dazu	bGfYgIiV
geht	qX
geht auch	jQlX
geht es	fHiRjRmKnSpIqDtY
geht in	fJhJiHjLlPmTpDqXsU
geht um	aUfS
geht$	bIeTfThSiRtU
geht'-	fPiQjUoS
geht's	fPiQjUoS
gehts	fBgIhFkJlZoYpErHt[
geige-	aVcK
geigenbauer	aVcK
geist-	iEjX
gekau-	b[hTiJ
gekauft	b[hTiJ
gekun-	jLqW
gekundigt	jLqW
gel	fViVjVsS
gel$	cQdKjQsW
gelan-	aGcKi^jR
geld	bKgXqT
gele	bIiTqUsU
geleg-	fQkQ
gelegentlich	fSiT
geler-	iIjRlVsI
gelernt	jSlQrP
gelernt$	eSiIjZlKrS
gem	iXjWkImR
gemac-	hLjYpRqJ
gemacht	jZqI
gembl-	cY
gembloux	cY
gembloux$	cY
gemei-	b\\pQ
gemeinde	c\\pW
gemeinde$	bScJpWqJ
gemeinden	bUcFiU
gemeinderat	bAcFiXmJq\\
gemeinsam	fJhQpU
gemeinsam$	bSiYpK
gemeinschaftspraxis	bY
gemes-	iX
gemessen	iX
gemis-	bRcZgIiIjG
gemus-	aYfLhTiRmH
gemuse	hUiU
gen	bSdJqUsU
genan-	bUjKrV
genannt	bUjKrV
genau	cIiIkFmRsVtR
genau$	bKcFiGkHmUpIqLtV
genau-	aEdIiIjXlUqUtR
gende-	jJra
gendern	rZ
gene	bXiHkX
genea-	aGiQlXpL
gener-	bP
generacion	bV
generacion$	bW
generaciones	b]gIiKmL
general	cReR
general$	aYcRiPjJ
generale	aTiRmS
generale$	aViJmT
generales	fXiJjXpH
generales$	iHjZ
generalist	a[eJtE
generation	b\\iJsY
generation$	bc
generationen	b_iL
generations	bW
generations$	bT
generator	aJh\\iT
generator$	aIi]
genereux	hY
genereux$	hV
generics	bU
genev-	cYdQ
geneva	cT
geneve	cTdS
geneve$	dV
genia-	kX
genial	kX
genial$	jKkY
genie	jU
genie civil	jU
genom-	aXbKtR
genommen	bJqRtT
genos-	bfcE
genot-	gKiV
genotypage	gKiV
genou-	bRiDpLsX
genoux	bRiDpLsX
genre	rXsY
gens	jXs^
gense-	cFiUjVkJ
gente	s\`
gente$	jQsS
gente-	bVjV
gentes	bVjV
gentes$	jZmH
genti-	cLhUiY
gentl-	aLbVjXrP
gentle	jZrT
gents	hQsWtX
gents$	bSsXtT
genug	iDjTqZs]
genug-	jFpT
genugt	jGlQ
genugt$	jFlSrS
geogr-	j\`
geography	iQjYkImK
geolo-	aWiFmXpK
georg-	nWsb
geote-	aWjEm[
gepfl-	kJpKs_
gepla-	ePqTsT
geplant	ePqTsT
geplant$	bKeVqU
gepru-	jT
gepruft	jTmS
geprufter	aTjPtK
gera	aKc[jR
gera$	aKc\\
gerad-	qY
gerade	qY
geral-	aFbIcBgKhJiGjFmYp[
geran-	aRbKmYsS
gerant	aSmVpJ
gerante	aSiRmU
gerar-	cImWpW
gerard	cImWpW
gerat-	bQjV
gerate	aGbXiSjJ
gerau-	aKbFeJhLi_jG
gerbe-	jZoY
gerber	jZoY
gerber$	cHj\`oH
gere	jWmWqS
gerec-	aIfUgRhL
gerechnet	aIfUgRhL
gerechnet$	aIfUgThJ
geren-	aQm_qV
gerencia	gLjImYqY
gerente	aTmY
gerer	iZ
geria-	aSiKjWkQ
geriatrie	aTiLjX
geriatrie$	aSiGjZ
geric-	iWqW
gericht	pKq[
gerli-	mRpJt\\
gerlinde	mRpJt\\
germa-	jR
german	kR
german b	jJk[
german or	kRsU
german$	aQbTiEkQmIrT
germany	cFd[hHmInJ
germany$	bRcFd[gLhHjJmH
gern	karQ
gern gesehen	kYlL
gern mit	a\\tK
gern$	eRgLiJjGkdlU
gerne	aRbHiHjFkVlQpW
gerne$	aKbJiFjAk\\lV
geroc-	aQbLmX
gerocultora	aYbK
gerocultoras	iKmY
gerus-	eGiRjSlU
gerust	iV
gerustbauer	aUqRtK
gerustbauer$	aTtI
gesag-	kQsStQ
gesagt	kQsStQ
gesam-	aFiAnW
gesamtschule	aFbRcUtR
gesan-	bPhZiKlGtK
gesch-	aPjQ
geschaftsfuhrung	a_bLiEjKkKmW
geschaftsfuhrung$	a\\bEcJjIkJ
geschenkt	h\\iG
geschenkt$	h\\iHjL
geschichte	jXlJ
geschichte$	jYlJ
geschlechter	bS
geschlechter$	bS
gesde-	iHjWlU
gesden	iHjWlU
geseh-	kW
gesehen	kW
gesehen$	kZ
gesel-	bWjY
geselle	gSjSmR
geselle$	aQgRmR
gesellen	bWgTiLmR
gesellen$	bYgWiGjH
gesellenbrief	jZkG
gesellenbrief$	jS
gesellenprufung	iJjY
gesellin	a\`bKcDjE
gesellin$	a\\cI
geset-	pJrPsR
gesetz	rV
gesetzt	eGfRiQjPkEpGqU
gesetzt$	fQiJjTkCpGqW
gesic-	bLcDdVhSiUjJoH
gesichert	bKcHfUhWiJpJ
gespr-	iRoAp^
gesprach	pUqV
gesprach$	qY
gesprache	oBp]
gesta-	cAi_jQ
geste-	nRoT
gestellt	hUnX
gestellt$	hVnZ
gestern	iGkLo[pIqXtU
gestern$	iKo_pL
gestes	j[pI
gestes$	iRjRpD
gesti-	aS
gestion	kR
gestion de	gGiIkZ
gestion$	aJbVfPtW
gestionando	iJj[
gestionnaire	a]
gestionnaires	aWbKmT
gesto-	bQiQlU
gestor	aSiQ
gestor /	aVbK
gestor de	aUgIiJ
gestoria	bZcCiR
gestoria$	aPcIiZmFtJ
gesuc-	aQtU
gesucht	aQtU
gesucht wird	aRcLiQ
gesucht$	aXcKiKqTtR
gesun-	cRhUiLj]sS
gesund	jV
gesundheit	bWtL
gesundheitsberuferegister	iKjY
gesundheitszeugnis	jT
gesundheitszeugnis$	jW
get	hPsS
get a	hViImTpS
get it	aVjWpIsV
get the	bRfQsT
get$	hXkKlYmJ
get-o-	bJfGgWiS
get-out	aLbGgXiKoQpL
getaf-	cY
getafe	cY
getafe$	cS
getei-	fW
geteilt	gQhR
geteilt$	fYgIhXjL
geteilte	fUmTsI
geteilter	fS
geteilter dienst	hJjR
getra-	bXcKsS
getre-	bWcKiHlRqHrY
getreide	bXcJkLlU
gets	c[jEkb
gets you	gSjJkXoK
getti-	hLnVqTtQ
getting	hLnVqTtQ
getting the	qZ
getxo	c^
getxo$	c[
gewal-	hHiTj[sFtH
gewas-	b[cJh[iEjG
gewaschen	gKh^iH
gewer-	gIiLjWs\\
gewerbliche	bVgJiXmPpJ
gewerbliche$	bVjImSpJsL
gewerkschaft	aGb[iW
gewin-	gXhWiQ
gewinnbeteiligung	gHha
gewun-	aJbKfXgFhIkKpI
gewunscht	aJbKfXgFhIkKpI
gezah-	qRsT
gezahlt	qRsT
gezahlt$	bKgJhYsS
gezei-	aKbJeKf[gKhHiBjJlYmGpFqErIsKtK
gf	aPgTiKq]tS
gf$	aPgIiHjVtU
ghent	bScVdX
ghent$	bVcTdQ
ghost	iZsZ
ghs	aKg\\jKsQ
gibie-	iRjU
gibier	iRjU
gibra-	c[
gibraltar	c[
gibraltar$	c[
gibt	gTq[
gibt es	b^fZhHqL
gibt'-	bSfPgHhRjKkS
gibt's	bSfPgHhRjKkS
gibts	hXjKlTpKsU
giese-	bKcKfLi]
giesen	bKcKfLi]
gieße-	c\\qU
gießen	cTiR
gießen$	cUtQ
gießerei	aTiDqV
gießerei$	aVcIiFqQ
gift	aQhRiWoL
gift aid	iT
gijon	cYsS
gijon$	cZ
gil	aLbGcRiIjDm_pH
gildi-	jW
gilding	jW
gilding$	jW
giles	mJpSq[sHtQ
gimna-	bThV
gimnasio	bThV
gimnasio$	bChYqS
gin	aYbYcIiL
gira	bIdGiXjKnT
giral-	aLdKmSpR
girl	sd
girl$	bRqV
girls	s_
girls football	iT
girls$	iGs^
giron-	cTgT
girona	cTgT
girona$	cTgUqLrL
gis	jAkd
gis$	iJjFk[
git	iKjUlZrE
git$	iGjVkTlQ
gitar-	kS
gitarre	kS
githu-	bJjRpW
github	bJjRpW
github$	bFiKjW
gitla-	jSkU
gitlab	jSkU
gitlab$	iJjU
gitte-	bKcKgXhHiSjJkKmKoKpK
give	fJjQlW
give you	h\\iGlP
give$	fAiKjXtS
given	iFjQl\\tQ
given$	fThPiEjXlZ
givin-	bKgJiUkS
giving	bKgJiUkS
glace	bEcKi_
glace$	bFcKi[
glace-	bRcLfLhIiW
glaces	bRcLfLhIiW
glaci-	aRiXkG
glacier	aRiXkG
glamo-	b_cWoBpJ
gland-	iZ
glanz	bLcFi_jJ
glase-	aVbXtK
glaser	aV
glasg-	cTdP
glasgow	cTdP
glasr-	iX
glasreiniger	aZ
glass	a^hKjL
glass$	bRiWjK
glass-	iRjX
glasses	jY
glasses$	fKj[
glasshouses	iWmK
glasshouses$	iU
glast-	cTgYiH
glatt-	bJiIqKt[
glatten	bJiIqKt[
glaub	aJh^iBmJ
glaub-	qQsR
glaubt	jHqZrS
glazi-	aSiVlKtI
glazier	aS
glazier$	aS
gleic-	bP
gleich	gQjQqFsX
gleich$	bQcLfXgUhJjGlYsItG
gleicher	bZcLgIjAlGpX
gleichwertig	jZ
gleichwertig$	jY
gleis-	aYtJ
gleit-	f]
gleitend	fY
gleitsicht	gV
gleitzeit	fZ
gleitzeit$	f\\
glen	bWc[iDrK
gleny-	mW
glenys	mW
glenys$	mV
globa-	cKiPjKk\\
global	bZ
global$	bYiJ
glock-	cUiU
glocken	iX
glove-	bKgCh^iJjHmJpG
glue	bTcHhJiRjZkLqH
glue$	bIcGhKiSjZlLmKoLpLsKtL
glute-	iWjJkXlG
gm	iHma
gm$	hLmSpVqDrW
gmbh	baiI
gmbh$	b^cHeJ
gmbhs	aIbacJdLeKfJgIhHjIlLmFnKoKpLqLrLsLtL
gmc	bKcKgAh\`iFjSkJnK
gmdss	iLj\`kD
gmp	bIjXkY
gmp$	j_tK
gms	bW
gms$	bX
gmund	aLcS
gmund$	cWiK
gnss	gIhHiPj[
gnss$	gHhIiRjY
go	jPqV
go in	eLjToKqTsP
go on	iKqVtX
go to	fPpKq\\
go$	aSiSqQsVtE
go-li-	aHbLcJdJeJfIgHhHj\\kJlJmEnJoJpJqJrJsJtJ
goa	iRjV
gober-	iLmZ
gobernanta	iLmZ
goc	h[jYlK
goc$	bJeLhZiK
god	bIfYiIkKpGqZtL
goes	qY
goes on	mKqSrT
goes to	gWoJqR
goes up	bIgUiJtX
goes with	h\`lK
goes$	aIjFqFrVt\\
going	bVq[
going at	aHbYiIqP
going on	bXgL
going to	eQgRjKqS
gold	k\\
gold$	iFjPk]mIpG
goldr-	aKbHcDdIeIfIgIhJi_jEkIlInIoIqIrIsItH
golf	bStY
golf$	aIbQlQtW
goma	aIiXjPmW
goma$	aHiZjJmQ
gone	aLoKqerZ
gone to	bIqY
good	bQjR
good standing	j[
good to	jJkdpK
good with	bPj[
good$	bPkW
goods	bEjU
googl-	iTjP
google	iTjP
google form	pY
goppi-	cX
goppingen	cX
goppingen$	cX
gord	m[
gord$	mU
gordo-	aFiHlGsXt[
gorli-	c]
gorlitz	cRnJoJ
gorlitz$	cU
gosla-	bRcS
goslar	bRcS
goslar$	bSiK
got	q\\tQ
got to	jR
goteo	iW
goteo$	iX
gothe-	bZcRhIiHmHsK
gothenburg	cViJrP
gott	jT
gott$	aKjWtV
gotta	bKdCfYj^lJoF
gotti-	c]iIqT
gottingen	cP
gottingen$	cU
gourm-	bZcI
gouve-	aXmIqT
gouvernant	aXcL
gouvernante	aXcK
gov	pKrW
gover-	iQ
government	iY
governors	iFqR
gp	gBh[i[
gp$	bFgLhZiV
gphc	j\`kD
gps	bLhViSjKkY
gps$	fJhDjFk^
gpu	cFi^jP
gr	a]gW
gr 0	aXbQgU
graba-	iHkU
graci-	iFjWpHt\`
gracia	mTqUtI
gracias	bQgKiIjXtU
grad	eLjTpQqTtS
grad$	bQiSj^pJqI
grade	aReVgZjT
grade 0	eZgX
grade 00	jc
grade$	aKbGcEgRjZ
grade-	aZbQiZ
grader	aQbEcHi\\kL
graders	aWgFiGjT
grades	aWiT
gradi-	iSjBkWmR
grading	hJiUjEkYmT
grading$	ibkH
grado	jRlT
grado 00	eVg]jH
grado en	jX
grado medio	iX
grado superior	lV
grado$	i[jR
grado-	bTiIjV
grados	bTiIjV
grads	iQlT
gradu-	lSsS
graduado	jYsS
graduate	aSsU
grafa-	iTjP
grafana	iTjP
grafana$	iQjT
grafi-	hTiJqS
grafico	hXiL
grafico$	aQbEhYiI
grafiker	aTbKsQ
grain	aQb\\cKiWjHlEtJ
grain-	bUiLmQrU
grainne	aJdImUpTrV
grainne$	aGmZ
grains	aV
grains$	aYbLiJ
grais-	iS
graissage	iS
gramm-	bSjW
grammar	bSjW
grand	cTfGgXlPqQ
grand$	bKcJdSg^hCiQj@lXqK
grand-	dQ
grande	cSdWrR
grande$	fKrZ
grandes	b\\eLfYiI
grandfather	bUfSiKrJ
grandhotel	aHbWiJrQ
grandma	jWkPrP
grandma 0	iKjRkRrP
grands	bQiHnT
grands$	iU
granj-	aQ
granja	aQ
grant	bVe\\
grant writer	aUrQ
grant$	bReWg[i@tI
grant-	aQgQ
granton	bKcW
granton$	bKcX
grants	aTiS
grants$	aHiWjQ
granu-	bUcHiW
granulats	bWcInI
graph-	aacJiHpW
grass	bViY
grass$	bUiWjJnK
grass-	cXiT
grasse	cZ
grasse$	cV
grati-	hc
gratis	hWpPsR
gratis$	hU
gratu-	gRh\`
gratuit	hR
gratuit$	hSiK
gratuite	hUiFlV
gratuite$	hUlP
gratuites	fHiW
gratuities	gZhEiGsR
gratuity	gShUmJ
grave	fHgXlS
grave$	jZ
grave-	fVnQpI
graves	aJbIcIfZjSpB
graz	cZqQ
graz$	cTqP
greas-	i]
grease	iW
greasing	i]
great	kf
great if	fEjHk\\lK
great$	cHk^tJ
great-	aLbUdLj@k_qG
greek	k[
greek$	bRcIjVlKmJsR
green	bRcWhTjL
green$	bTcTgFiTjItK
green-	cTtP
greenhouse	aLdZfFjEtZ
greenhouse$	aId[fDiCtY
greenkeeper	lSmW
greenkeeper$	aW
greens	bXcKiT
greet-	cTpFtY
greetings	iLjTkJpFt^
greff-	a[fJgHqX
greif-	cS
greifswald	cS
greifswald$	cT
gremi-	bTe[jAsU
gremien	bV
gremien$	bTfLiRmK
grenc-	c[sS
grenchen	c[sS
grenchen$	cX
greno-	cRhS
grenoble	cRhS
grenoble$	cRhT
grenz-	cJhJnZq[sC
grenzganger	dKhFjHlHn]rYsK
grep	jY
grep$	j\\
grias	aGiHt_
grid	fCgd
grief	aJbFcHdJeIfIgJiHj\`kElJmFnJoJpGqJrJsJtC
griev-	aKbLiTqV
grievances	aJbJqV
grievances$	iV
griff	iLj^
griff-	aSnS
griffes	aUiT
griffith	iKnX
grill	aQbRfLiX
grill$	aXiT
grill-	fPg^pK
grille	fPg^pK
grimp-	gPhJj]
grims-	fIqQ
grimsby	fIqQ
grimsby$	cQ
grind	jQl_p:
grind-	bJi]jUlEsH
gring-	jIkZqKrT
gringo	fRiLjKqIrW
gringo$	fUjJqIrW
gritt-	iT
gritting	iT
gritting$	fRiUtH
groce-	gHh\\
groceries	bKgHh]
groom	aRhT
groom$	aZ
groom-	aTqU
groomer	aW
groomer$	a^
gros	bYjP
gross	gY
gross$	eIgb
gross-	fVhKiEl\`rK
grosses	f^hHlK
groun-	a]
ground	bV
ground$	bTiPjWrH
groundsman	aR
group	b\`iU
group insurance	gHhY
group of	i]mGnI
group$	bSiTmRtW
group-	bUgQ
groupe	fPgUjK
groupe 0	gRhW
groupe de	b\\eKgE
groupe familial	aKbX
groupe$	cKfZhQ
groupement	bZoL
groupes	iW
groups	bSjP
groups$	bY
grove	bXc\\iCjG
grove$	bXc\\iCjG
grow	bXiLjHlWqS
grow$	jFlX
growe-	iX
grower	aQiVmR
grower$	a_iC
grower-owned	aQbX
growers	fKiWjIrW
growi-	bXiJpLq[rD
growing	bXiJpLq[rD
grown	sc
grows	b]gGiUmI
growt-	gPmWtP
growth	gPmTtQ
growth$	bIgWiSmJ
große	aHbWkUrWtL
große-	hQi^
großes	bVhViGkK
großr-	bUcPnQ
großraum	aIbEcViKnU
großs-	aV
großt-	bJfQiWkRlD
grp	iPjR
grua	cPjR
grub	bKh_jJpIsK
grub$	bJcJh^jHpHsI
gruez-	fPtU
gruezi	fPtU
gruis-	aW
gruista	aW
grund	aVbJiKjHqb
grund-	iXjW
grundlohn	fKgUjJqS
grundschule	cT
grundschule$	bKcS
grundversorgung	aGbah>iEtK
grune-	iIjZlItI
gruner	iIjZlItI
grupo	gXjHrP
grupo 0	aJg\\jGtK
grupo de	bTiT
grupo familiar	bDgLhU
grupo$	aJfFhQiVjKrRtS
grupo-	fKiW
grupos	fKiW
grupos$	aLbTcJfKgPiQ
grupp-	jVmT
gruppe	gWmU
gruppe 0	gSiKqKrJ
gruppen	b[
gruppen$	bXjQ
gruppenleitung	aX
gruß	pLt\`
gs	aWbKcJgViT
gsm	hWiTjI
gsm$	hXiTjK
gst	fGg[jV
gto	c[jT
gto$	c^
guach-	iX
guachera	iX
guachera$	iW
guada-	cXfJ
guadalajara	aTcQfG
guadalajara$	aPcS
guadalupe	cW
guadalupe$	cV
guapa	iLjFs\`t[
guara-	eSgTrS
guarantee	eRfHgVhIpLrV
guarantee$	cKeHfHgZhGmIoKpIrX
guaranteed	dReRgP
guaranteed$	dYfUiJjH
guard	aKeJhYjR
guard$	aIbKcJdKeGfKgIhWiEjVkKlKmKnKoKpJqKrKsKtK
guard-	aYmR
guarde	iIj]
guarderia	h_mJpL
guardia	fZ
guardia de	aRcFiV
guardia$	aVgYiRjJ
guardias	fVmT
guardias de	fS
guardias$	gV
guards	aKjQmV
guards$	aHjRmW
guaym-	bLcbiDpKtF
guera-	bQcW
guerande	bQcW
guerande$	bQcW
guere-	cV
gueret	cV
gueret$	cW
gueri-	aLbTpLs\\
guess	aRbKhUjKlImGpEqHrHtY
guest	hQiPn^
guest house	hb
guest-	bSsQ
guests	bUsR
guests$	bVgDiRjR
guia	a\`iS
guia de	aViR
guia$	aT
guias	aGbUfKjKm[pK
guias$	aDbScKfIiIjJmYoJpJ
guich-	iSjKkS
guichet	iSjKkS
guichet$	iTjJkT
guide	a]bIiKjRmYrU
guide$	aPjIm]
guide-	aZhKmQ
guides	aUhJmR
guides$	mV
guild	hKjUtV
guild-	jRnQ
guildford	nSqQ
guildford$	cPnT
guilds	cEgUjYpL
guill-	aHbZjX
guillotina	cIjZ
guilv-	cX
guilvinec	cX
guilvinec$	cY
guing-	cY
guingamp	cY
guingamp$	cY
guiso-	fLiTjS
guisos	fLiTjS
guita-	aJcFhHiIjAkhmJ
gujar-	bGcYiGkQsQ
gujarati	cHjPkRsS
gujarati$	cEfKhJjUkVmErJs@
gulf	cTiIjXtT
gulti-	j\\
gultig	bKjRlJ
gultig$	jXlJ
gum	ib
gum$	i\`
gun	iUjS
gunst-	hY
gunstig	hY
guss	iV
gusta-	cKgLkYmT
gustaria	bKcIkZ
gustaria$	bKcIjIkZ
guste	iRjZ
gusto	dTiJjX
gut	kYlK
gut$	hLkXoRpKtW
gutac-	iYjIkIpQ
gutachten	iUjJkHpR
gute	aSiHjRs[
gutem	gIs]
guten	t_
guten morgen	qPtP
guten tag	tS
guter-	aRcU
gutersloh	cTdR
gutersloh$	cTdT
gutes	iKjc
guy	aZjJqVrJtI
guy$	aVmUpJsR
guys	fVjJsW
guys$	fYgDiTjJ
gwena-	gIm[pL
gwenaelle	gIm[pL
gwo	jb
gwo$	jS
gym	bRhc
gym$	bZhZjQ
gymna-	bQcV
gymnasium	aPbAc]
h	fP
h &	iZ
h +	aLhPjUsU
h /	aT
h 0	jR
h 00	fX
h a	eSjEmZ
h annualisees	fPqT
h avec	bPeKgQ
h con	bKlYmSpP
h days	fUiPjG
h de	fRgEiCj\\
h du	jS
h en	fUgS
h et	fFiY
h ou	fW
h over	lP
h par	fX
h permis	bUgHsZ
h puis	aLfQ
h shifts	sR
h sur	fS
h un	eR
h$	fU
h-die-	fY
h-dienste	fY
h-dienste$	fY
ha	b\\qT
ha$	bSkQ
haas	iIjKmX
haas$	iHjKm[
hab	kEsQtX
hab ich	hWiKjLlW
hab$	b^
habe	fAiJjIqUsYtQ
haben und	jQ
haben wir	fIkQtQ
haben$	gIjWlT
haber	jQk\\
haber hecho	jQkT
haber trabajado	bIlU
habil	jZlG
habil$	j[lF
habil-	ja
habiles	hEpZ
habilitacion	iKk^lS
habilitacion$	jZlD
habilitada	b]jH
habilitada$	b\\cLiGjG
habilitado	aJgBiKj\\
habilitado$	iLjT
habilitante	jT
habilitante$	jV
habilitation	j\\
habilite	aZhIiJ
habillage	gUiP
habillage$	gW
habit-	bVhS
habitacion	h^iHsP
habitaciones	b[iQ
habitaciones$	bYiQ
habitants	b[gH
habitants$	b\\gGiK
habits	aLiGj_
habits$	iJjW
habla	bKjFkUl\\qR
habla$	bIcKl^qW
habla-	tP
hablado	jT
hablado$	iKjWkR
hablamos	eXtW
hablamos$	e[iItL
hablan	jKqZ
hablar	iQjIkTpS
hablar con	iVpT
hable	jUsX
haccp	iTjY
haccp$	iRjV
hace	iVlRtV
hace falta	lTtX
hace$	iCjDkHlXtT
hacem-	rW
hacemos	rW
hacen	aJhKi_kHlP
hacer	i]jWtQ
hacie-	bWqW
hacienda	aR
hackn-	cTfR
hackney	cTfR
had	qbsV
had a	bLq\\sAtX
haemo-	iVqT
hafen	bTcZ
hafen$	bScU
hafen-	cRhDiEj\\sR
hafenweg	cVsQ
hafenweg$	cW
hafte-	bEcIhGi\`jG
haftp-	bUcHgKh]i?jJ
haga	iRjW
hague	bTcWpK
hague$	bUcWpK
haha	jTs[
haha$	iPjSpKqPsW
hail	aYb[cFiJjFmH
haina-	aCcadIeIfIgIhLiEjHkHlImInIpJqJrJsItK
hair	iUjVqKsV
hair$	i\`jBsQ
haird-	aXbSfKjKkI
hairdresser	bWfJhKiUnJ
hairdresser$	aViE
hairn-	bRhZiJ
hairnets	bRhZiJ
haiti-	bPqIs\\
haitian	bR
hala	cKiKmSpKt_
hala$	cIhKiJmTpIt[
halal	aLbYiUjX
halal$	aIbLhJiY
halb	f]tQ
halb sechs	f\\
halb sieben	jT
halb vier	f^gJiGmG
halbe	bKePfRgSkQtK
halbe seite	r[
halbe-	cUpY
halben	gRpY
halber	pU
halbj-	aKi^jIoT
halbt-	hW
halbtax	hW
halbtax$	hX
half	fT
half a	gPhPpX
half day	eSfQhQiIoHpWsJ
half days	f\`gHhSoD
half five	fU
half four	f[
half of	bWhXiJjLlKnVrK
half price	aHh\\
half seven	fU
half term	eHfBiElPnKo]pWqRrL
half the	bJdTiLkPlXsR
half$	fQgYiJqR
half--	bJhcnLpR
half-fare	hWpK
half-term	eKmIoGp[qS
half-term$	mIoKpTqV
halft-	dUhVtS
halfte	dUhVtS
halif-	aLcV
halifax	aLcV
halifax$	bQ
hall	cWiSpS
hall$	bKc_fJpT
halla-	bPi\`jF
halle	bXcRdR
halle (	cWiPjK
halle$	bScFdWhLjL
halle-	aUb\\mL
hallen	b_iKkLmC
hallm-	hKiWlRpK
hallo	t_
hallo frau	bKcR
hallo$	aDbJt\\
hallo-	fXiHmJtR
hallowe'en	fKiKoWpP
halls	bZjQ
halls$	bVcJiKjUmK
halt	cQs[tY
halt$	aYcKdQfViAtQ
halte-	iTqSrR
halten	iRqUrS
halten$	iTpLrS
halts-	jX
haltst	jX
hambu-	c_
hamburg	cS
hamburg$	dV
hamil-	bUlTpH
hamilton	bUlTpH
hamilton on	cZ
hamm	c^
hamm$	c^
hamme-	jZkStJ
hammer	bRiRkW
hammer$	bHiWjKkX
hampe-	gIiZ
hampers	gIiZ
hampers$	iW
han	q[tR
hana	iGj]
hand	aQjV
hand$	a^j]
hand--	i\\
hand-over	iXjL
handb-	jKl^
hande-	bDcKgSiXqUsQ
handel	bFcKgZiGrK
handg-	jWsL
handh-	iPjW
handheld	iQjW
handi-	iUrR
handicap	jPkFrW
handicap$	bQiJjU
handicapes	aIiSsX
handicapes$	aHqHsW
handl-	jSlQ
handle	fQiU
handled	hVjUlImKsLtL
handler	aRbSkR
handler$	ad
handlers	a[fHiD
handles	jQlZ
handling	jTkTlS
handling$	bKkQlV
hando-	i[
handover	iUoS
handover from	oVqQ
handover to	iZ
handover$	iUqU
handovers	gQ
handp-	hV
handphone	hV
handr-	bKiVjJ
hands	aRjPlS
hands on	jQ
hands$	iSmUsT
hands-	hUiXsT
handschuhe	h[i@pH
handw-	bUcLiPjV
handwerk	bRhS
handwerker	i\\jK
handwerker$	iZjI
handwerklich	bJcKiEj[
handwerkliche	jU
handwerksberuf	jW
handy	jSk\\
handy$	iJkbtP
handy-	eAfJh]pHtU
handyman	sLtV
hang	aGc[fLiItU
hang on	aFfKtW
hanga-	cWhKiQ
hangar	cZiJ
hange-	aKbScIi]mUsR
hanger	bIiUjUkJ
hangt	iUqQr[
hanne-	mYpK
hanno-	cXfHiQnU
hannover	cXfHiQnU
hannover$	cS
hanse-	h[mXqR
hansefit	hV
hansefit$	hW
happe-	iUjHlKq\\sI
happen	gJiWjHlJ
happi-	b\\fEkYqG
happily	iHk\\
happy	aKiQjZlQ
happy$	iSjLkXmJ
harbo-	iL
harbour	iKmPpP
harbour$	cX
hardw-	dZfIgLhSi\\mK
haria	aHiWjGtS
harmo-	gJiRjYpK
harmonie	iZ
harne-	hRiJjU
harness	hRiJjU
harness$	hEiHjZ
haro	aJc]dGiJ
haro$	aJc]dGiJ
harps-	aKbScCfKhKiCjGk_lJpL
harpsichords	bVfL
harri-	bViQ
harro-	cXfJgKhR
harrogate	cVfHgJhT
harrogate$	bJc[
harrow	cUqRtJ
hartl-	iCj[pFrKt\\
hartlepool	c\\
harve-	aQbS
harvest	hGoQ
harvest$	bTfRiAjLmY
harvester	aWbTcG
harvester$	aTbRcEiQjQ
harvesting	bTiKpW
harz	c]eJiFnIrKtL
has	iD
has a	jHoUsXtR
has been	kSoLqQtX
has no	fKgXhGiIlKmVsQ
has to	bKeRfSiHjYsX
has$	bHfTjRqR
hasht-	rY
hashtags	rY
hashtags$	dJrV
hasn'-	eKjKqX
hasn't	eKjKqX
hast	aIgLkZlKqT
hasta	eW
hasta 0	eGiIj\\pEqT
hasta 00	iPqWs\\
hasta diciembre	eZjLoH
hasta el	p]
hasta la	hRoX
hasta las	fc
hasta que	eUfTtL
hasta$	eTfU
hat	qc
hat 00	aGb\\cKqBtW
hat den	jLkEmW
hat die	q]
hat mein	bR
hat sich	sR
hat zwei	cKiSnH
hat$	iPjRqT
hat's	hEjLmCr^tP
hatch	iQsV
hatch$	iQsV
hatch-	cQ
hatchery	cQ
hate	iWjJpHq\\sJ
hates	gKmDpHqWrZ
hatt	kFqSs^
hatte	aKkVqg
hatte-	sWtQ
hatten	sWtQ
hatten gern	qHsVtS
hatten wir	fPsU
haul	aZhZmLnL
hauli-	bRkXmK
hauliers	bIcKjJkYmH
haupt-	cZiHm]
hauptamtliche	aXbXcIiKmG
hauptamtliche$	bS
hauptsache	cKhJkKlUmKoX
haus	bYh\\
haus am	bThP
haus mit	bShP
haus$	gTiEqU
hausa-	iRpU
hausanschlusse	iY
hausb-	iUjU
hausbesuche	iYnQ
hause	dWnR
hause nehmen	h_
hause$	d^fQ
hause-	bRiSkFsS
hauser	bRiV
hauser$	bViU
hausern	bPhL
haush-	aXiV
haushalt	aXiUsI
hausm-	aVbHqPtP
hausmeister	aQqRtQ
hausmeister$	bJtV
haust-	iX
haustarif	gWrQ
haustarif$	gU
haustechniker	aUiV
haustechniker$	aUiV
haustrunk	gKh\\
haustur	fRnVoD
haustur$	bLfHhRiPjJnYoG
hausw-	a^
haut	bWsY
haut$	gKqJsUtJ
haute	bRhX
haute-	iTjQ
hauteur	iWjS
havar-	eKiSpV
have 00	aBbTcRgImTqV
have :	k^pHtL
have a	qQsT
have an	aXpCqYtL
have been	aKbSfU
have it	jEke
have the	bHjBkKlWqXrBs]
have their	jZtK
have to	jPlU
have worked	jY
have$	k]
haven't	iQpQrS
haven-	iQpQrS
haver-	ceiHjHlLmL
havin-	mKqWsQ
having	mKqWsQ
hawic-	cQoP
hawick	cQoP
hawick$	aRcQ
hawk	kQpQ
hay	hRlQqT
hay que	hUnT
hay$	bLcKiQkQl\\oK
hay-o-	cT
hay-on-wye	cT
hay-on-wye$	cT
haya	kVsS
hazar-	cQgPiW
hazard	gSiS
hazlo	ra
hazop	iZ
hazop$	iU
hbf	aFbFcSi\\tI
hbf$	aFbEcPgKi\\tH
hbo	j[lJ
hc	bWjZ
hc$	bYcKiJjX
hcpc	jZ
hcpc$	aUjV
hd	bZgDmIpYtJ
hdr	iPjVpK
he	q\`
he or	iZjIkSqL
he$	hLiCjTmVqK
he'd	jSsU
he's	qjt@
head	me
head chef	a[mJqQ
head gardener	aU
head mr	mP
head of	aUmQpR
head office	cReJqZ
head$	bPgRjSmRqT
headc-	iSqXtP
headcount	iKjKqXtQ
headh-	iFoUrZtU
headl-	cKpJr\\
headline	cKpJr\\
heads	b[jSmQ
heads$	bXmS
heads-	cLhTjKs^
headset	cKhZ
healt-	hZ
health	hQ
health and	iTjH
health insurance	iS
health plan	bWhUjG
health stipend	gFhX
health$	aUbQ
healthcare	hUiS
healthy	iRsY
hear	iCpCqfsW
heard	hHjVpPq\\
heari-	iRjT
hearing	aLbJcRjXsQ
hearing$	cJiJjX
hearings	i[
hearings$	i[
heart	hLjYkQqRsV
heart$	iGj\`kStG
heart-	b_
heat	f\\mIoBpRrV
heath-	bZcUiG
heati-	cYfJiRlKoH
heating	cYfJiRlKoH
heavy	f\\hIjV
heavy$	fY
hebam-	aSgJiWmS
hebamme	aUjS
hebamme$	aSbKjUtQ
hebammen	iGm[pHtF
hebammen$	bJdJeLfJhLiHjIkJlLmXnKoLpGqLsL
hebammenwissenschaft	a[eHiJtG
hebammenwissenschaft$	aXeGiK
hebde-	cQiL
hebden	cQiL
hebden bridge	cQiL
hebdo	aKdUiRn[
hebdo$	aIbHdZjJkJmGtK
hebe	jWm\\
heben	eEsW
heber-	aGiV
hebra-	bUjJkX
hebre-	kUrQ
hebrew	kUrQ
hebrew$	cLiHkV
hecha	pW
hecho	eXpSsR
hecho$	e\`jHlTtK
hecta-	b\\
hectarea	gRiT
hectarea$	gRiR
hectareas	bX
hectares	aKb]
hedgi-	iRjQ
hedging	iRjQ
hegau	bVcT
hegau$	bScV
heide-	jTkV
heidelberg	aQc>iVjQkU
heidenhain	jUkR
heidenhain$	iJjVkS
heigh-	jWsR
height	rIs[
heights	cQiPjW
heights$	cUiU
heilb-	cRnP
heilbronn	cTfKnQ
heilbronn$	cW
heili-	fShS
heiligabend	fRhT
heilp-	bTcCfJiUjJkKlQmV
heim	h\\iRjG
heim$	iYjF
heima-	bWcSdWgCqQ
heimf-	hQsU
heimfahrt	hQsU
heimfahrt$	hR
heimi-	aKlI
heims-	bFhViU
hein	aQjSrUsS
hein$	aRjTrV
heira-	i\\pH
heize-	iS
heizen	iS
heizu-	iU
heizung	iV
heizung$	iR
heiß	bQqLtZ
heißt	dViCnW
hekta-	bU
hektar	bU
helad-	a\\cHhLiS
held	iHjVmJp[
helen-	cUiEmP
helene	bTiGmS
helfe-	kX
helfen	hRiJk[
helfen$	iJk]
helfer	aTtG
helferin	aDhHiWmP
helga	iY
heli	cEhWiWnV
heli$	fKhZiRjIkJn?
helic-	cFfGiSnZ
helip-	cZhRiQ
heliport	c]
helit-	aQb\\cLdLlJmBpF
hello	tb
hello$	tV
help	gHhYkV
help us	eYhJiLjKqWtL
help with	aTfKhUiJtJ
help$	iFkatU
helpe-	mY
helper	aRiTmR
helper$	aPiSmT
helpers	m\\
helpers$	iKm[
helpf-	kV
helpful	kV
helpful$	jLk[
helpi-	eLi\\
helping	eLi\\
helps	iLjTkVlTsU
helps$	iDk]sW
hemat-	cEgLi]kS
hematologia	gLiGjPkU
hematologia$	iEjSkS
hemos	bWiDjIqZ
hemos-	bKcFic
hems	i\\jK
hence	bSq^sR
hep	aThTjU
hep a	iLj\`
hep b	jW
hep$	a_jG
hepat-	hXsP
hepatite	jX
hepatitis	hZjDsT
her	kXq\`
her$	fIiGk[mRqP
herbs-	oT
herbst	fQiQ
herbst$	hUiSjI
herbstferien	aTfHoY
herd	qV
herd$	aKbUiLqQ
herde-	i\`jB
herdenmanager	aSiV
herds-	aZcL
herdsperson	aZcK
herdsperson$	a[cK
here	sStS
here$	dPlVsStR
here'-	t[
here's	t[
here's what	aPfTjJ
hered-	iXoQ
heref-	bXcYiHjD
hereford	rT
herfo-	aLcS
herford	aLcS
herford$	aKcT
herit-	aQeTiJ
heritage	aQeTiJ
heritage fund	e[jE
heritage$	aWbIjSkK
herku-	b^g?iFjY
herma-	bXhFmR
hermanas	bYiWjG
hermanas$	bSiYjK
hermano	bDmXqS
herme-	kSqT
hermes	kSqR
herml-	iSjU
hermle	iSjU
hermo-	aGcUhI
hermosillo	aGcUhI
hermosillo$	aGc[
herna-	aKhKmStV
hernan	aJhKtW
herni-	iTkJs]
herr	pSqTtV
herra-	h]iW
herramienta	hXjR
herramientas	gHh[iQmJpIqG
herre-	b[mT
herren	mYpK
herrensalon	bW
herrg-	jToKsX
herrn	mXqU
herse-	aKkEmKpVqTsT
herself	aKkEmKpVqTsT
herself$	pXqJ
herst-	hY
hersteller	bW
hersteller von	bW
herve	aDbHcCdKeIfKgJhJiJjEkElKmUnKoKpBqKrKsHta
herz	bScKhKjZpDqW
herz$	bWcKhIjYkLpFqUtK
herzl-	lRrSt[
herzlich	lRrSt[
herzlich$	rStS
hes	j[
heure	bVfLhS
heure du	iW
heure-	fS
heures	fS
heures du	jT
heures et	hKiS
heures ou	fV
heures trente	fZgJ
heures$	f^
heute	b[tQ
hexha-	fGsP
hexham	fGsP
hexham$	cRfH
hey	td
hey$	aJtU
hf	aXiV
hf$	aWbIiZ
hi	te
hi-vi-	h]iL
hi-vis	hYjP
hiab	iLjGk[
hibri-	dYkR
hibrido	d[
hibrido$	dVqT
hibridos	dLfLiGkXlQ
hide	cHiBjUpEq\`
hidro-	iRjS
hidrocarburos	jT
hidrocarburos$	jZ
hier	nRsS
hier die	bJeStQ
hier$	bLgKjJl^sZ
hiera-	mV
high	bWcPj[
high street	bZjK
highe-	gPjV
higher	gSjT
higher$	gWhJjQ
highl-	bXcPsS
highlands	bFcVgHhV
highw-	bLiPjS
highways	bLiPjS
higie-	aShIkS
higienista	aVhIkS
hijo	hRsTtQ
hijo$	hUjKtS
hijos	bVhYmDsU
hijos$	bWgJh\\jKlFmB
hilde	iImapI
hilde-	jDpGt]
hildesheim	cS
hildesheim$	cS
hilfe	bDhVjYkR
hilfe$	hQiFjZ
hilfr-	kX
hilfreich	kX
hilfreich$	kZ
hilfs-	aHb_cFiFjX
hilft	jHkfmQ
hilft$	jIk\`
hill	bGcafDhHmJn^
hill$	bFc]nQ
hills	bIc\\
hills$	bJc\\
hilti	h\\jJkImK
hilti$	bKcJfJh^iJjJkImI
hilux	h^
hilux$	h]iI
him	mQpJqh
him$	mVqZrJ
himse-	jQqQ
himself	jQqQ
himself$	pVqR
hin	gWnXsP
hindi	iHjd
hindi$	jV
hint	q[
hinte-	cXhLnR
hinten	cXiKmY
hinter	jR
hintereinander	eLpLq\\
hintereinander$	cKfQpKqIsXtJ
hinz	iUmYpGtJ
hip	fJq]
hipaa	kW
hipot-	iY
hire	eWiRmLpJtQ
hire$	bQeRhDiHjZkHtR
hires	qV
hirin-	sUtY
hiring	sWtT
hiring$	bUtR
his	mRqg
hisop-	i]jI
histo-	jT
histoire	jVpLqZ
historia	bHiPjWsT
histories	iXjHsF
history	jTlTrKsT
history$	jS
hit	gHiYjHkQq\\sL
hits	gRh]n?
hiv	pIsb
hiver	fZiW
hiver$	fQiY
hives	aJbSfHiY
hives$	aKbTfGiZjJ
hiya	eQkLt\\
hl	aKbWiXjRkX
hl$	b]iXjB
hm	aQbFjKqR
hmp	ca
hmv	jY
hnc	iIjUtX
hnd	aLiKjWsQ
ho	aLbEcRd\`iHjGpW
ho$	aJbEcYfLiGpV
hobar-	cY
hobart	cY
hobart$	cYiK
hoc	aKdLe^fJgLhJmIrDtJ
hochb-	aWbYiI
hochbau	aR
hochbau$	aS
hochd-	gJj[
hochdeutsch	gJj[
hochdeutsch$	jW
hochk-	aHbGfKiXpZsK
hochs-	jTsS
hochschulabschluss	iEja
hochschule	aKjQtS
hochschule$	bJfIj]
hochschulsport	cLeIh]
hochschulsport$	cLh]iLjI
hochstens	rUs\\
hochstens 00	qJsb
hochw-	iEkZ
hochz-	iWo\\pG
hocke-	iV
hockey	aPkQ
hod	bKiGjHkGm^oLpG
hoeds-	cW
hoedspruit	cW
hoedspruit$	cX
hof	cVhVsQ
hof$	cQh\\
hoffe-	iRqPs\\
hofla-	bZcLiJ
hofladen	bZcLiJ
hogar	bX
hogma-	bJcJfThViL
hogmanay	bJcJfThViL
hohe	jbqQ
hohe$	cKj_
hohen-	cWiHjPnS
hohentauglich	cLjZ
hoher-	iKj\`mJ
hoist	aEbHcJgGihlKnBsU
hoist-	aXhJiTjFlL
hoists	aZcLhKiDmJ
hoja	iJpZr[sD
hoja de	jRpS
hojas	bFg@i^pU
hojas de	gJpX
hol	h\\iKpIqS
hol$	h_iFpI
hola	tb
hola$	tZ
hold	rRtS
hold the	b^eBrQ
hold$	qRtR
holde-	bQjDsY
holder	aKbU
holdi-	bUiRoL
holding	bUiRoL
holen	gLjJlTqT
holes	bViSpT
holid-	fRhX
holiday	aQfPgRhS
holiday pay	gWhI
holiday$	fYgFh]iIpK
holidays	hZ
holidays$	dIhWoU
holla-	bWcIkX
hols	fUhV
hols$	aPhb
holst-	iV
holstein	bTcRgL
holsteins	bLcHiX
holt	aDcRmIpWtX
holz	aJbW
holz$	jT
holzb-	aQb]fQ
holzbau	aUfS
holzbau$	fZiTtF
holzo-	bRcJiS
holzofen	bRcJiS
holzofen$	bSiHkT
hombr-	mQqRs_
hombre	iQsb
hombre$	sY
hombres	bQgJmYsT
hombu-	cX
homburg	cX
home	db
home 0	bQd\`fHhG
home after	d]eFhR
home based	dZ
home births	bGdFiajR
home by	dEhJjJmKnWpGtS
home in	cQd^fFnJ
home office	d^
home visits	aLiY
home when	dVfVgIhXiBjKpK
home$	d[
home--	d\`fD
home-based	cLdWgRjP
homeb-	cGhXiSjFnX
homec-	bY
homecare	bY
homeo-	d\\hK
homeoffice	d^hK
homeoffice nach	dS
homeoffice$	dXfRhJ
homeowners	iLjTlLpV
homes	bXgIiUjP
homes$	aRbUgIiTjR
homew-	bLdGmTpZ
homework	p[
homework$	iSpQ
homme	iQs^
homme$	jJsWtV
homme-	bPiPmVsT
hommes	bPiPmVsT
hommes$	aHbThKiHmQsX
homol-	aAiQj\`
homologacion	aGjV
homologacion$	aGiX
hon	iYmU
hon$	mTpW
hones-	cLfPrY
honest	fSiK
honest$	cKfRgQjGlPrRsJtQ
honestly	bRcGqSsT
honestly$	bQeKfWhLiWmIoIqA
honey	cIfZgKhWjQmFqJ
honey$	bXcGfFhGiEjZrFsKtF
honig	cLi^
honne-	fYiKlU
honor	aFb]iJjBkKmLpEsKt\`
honor-	eYge
honoraires	aKg^mH
honorar	eU
honorar$	eU
honorarbasis	eYgI
honorarbasis$	eZ
honorarios	eXgU
honorarios$	eZ
honou-	hWkL
hood	iVjJpU
hoodi-	fKhVrS
hook	iTrQ
hooku-	dEgIhViYjH
hop	aDcLt\`
hope	lHt\\
hopef-	aLbYcBeUgIhLiImLqWrK
hopfe-	a]bHcKiF
hopit-	b^cPjK
hopital	aEbWcT
hopitaux	b[jI
hopitaux$	bY
hora	eQg\\pQ
hora de	fVgYhKjF
hora y	iKpXtQ
hora$	gciUmI
horai-	fZhS
horaire	fWgPhUiJjK
horaires	fU
horaires$	fRsQ
horak-	aScK
horakustiker	aScK
horar-	dQfRhRtP
horario	cKdSfTtR
horario es	fQhI
horarios	fKhYiQkKsR
horas	f^
horas al	aLfYgUiK
horas de	fKgViGjKl[pR
horas lectivas	aVoL
horas y	gHjV
horas$	f\`
horen	jHmSpHqSrRsQ
horen-	fIgFlYm\\pFqH
horiz-	a^cFhHiI
horlo-	fGhY
horlogeres	aJcLfHhZrK
horne-	icjG
horno	iSqU
horno$	i]
horno-	bWcTiEjK
horqu-	gRiSjQ
horquilla	gTjT
horro-	iR
horror	iUjH
hors	dUeKfFjQqV
horse	hYjJ
horse-	hQiQjR
horses	hQiRjR
horses$	aHbChEj\\
hort	lSq\\tU
hort$	j\\qS
horti-	j^
horticulture	bLiIj]
hospe-	hW
hospedaje	hW
hospi-	bR
hospice	aTbV
hospice$	aSbQtL
hospit	hRiR
hospit$	hRiR
hospital de	aFcYiL
hospital$	bSiS
hospitales	bYfJiLkR
hospitales$	bXfJkR
hospitaliere	bHhU
hospitaliere$	bHgQhU
hospitalisation	cIdJhaiIjJmL
hospitality	aKbRjT
hospitals	bVmG
hospitals$	bViSmE
hospitation	iLpZ
hospiz	bQ
host	a\`bQgIhJ
host$	abiE
hoste-	cPmX
hostel	aQhZmJsI
hosteleria	iTjD
hostels	bTcHdXiGjS
hosteria	aKc[iG
hosts	a_fHiImGtI
hosts$	a]bKcKiFmFtH
hot	hViXkV
hote	aW
hotel	bSfIhUnU
hotel 0	bScGfCnZ
hotel en	bHcQh[kKnF
hotel$	bRgLhX
hotel-	bQjR
hoteleria	bKj\\
hoteles	bV
hoteles$	bTiT
hotels	bRhRnP
hotels$	bScKhXiJlJnW
hotes-	aRbT
hotesse	aRbT
hotli-	aQiTjKkT
hotline	aQiTjKkT
hotline$	aXiKkW
hour	iQ
hour and	gS
hour for	fTqV
hour with	bVfJgKpR
hour$	bJg\`qT
hourl-	eWiP
hourly	eWiP
hourly$	eWgTiTrL
hours	fb
hours :	fU
hours a	fVgT
hours but	eUfQiJ
hours in	aJf=h]nZoJ
hours over	aIfU
hours$	eTfZ
house	bVh[
house 00	aEbYcLjJlTtK
house 000	bSkIpQ
house at	bJgGhZiHjS
house on	fFh_iK
house with	hT
house$	bVhX
house-	aWbV
household	aFbUhXiE
household$	aHhZiD
households	bY
housekeeper	aVqStI
housekeeper$	aXtI
houses	iTnT
houses$	hJiWnT
housi-	bQ
housing	bQ
housing 0	bIeDg_iH
housing association	aQbV
housing$	aKbHcShTjQ
hove	c\\
hove$	c\\
how	gQrTsY
how :	pX
how much	gViJlLpKrSsKtP
hoy	bYgHrSsZ
hp	bKcWiWjH
hp$	cXiTjG
hpb	iW
hplc	aVkS
hplc$	aTiRjQ
hps	a^bJcKiLtJ
hq	b]c[
hq$	bTca
hr	gPpP
hr :	jJkFpJqZt[
hr adviser	aQiGrU
hr or	gVpU
hr wk	fX
hr$	g]
hrs	eQfY
hrs a	eIfX
hrs incl	aKlR
hrs over	aFcSeJfP
hrs £	aCbRgJ
hrs$	eQfW
hs	f[pP
hs$	fWpV
hsa	bKcLh\\iGjFmI
hsc	j\\
hse	aQmLqZrJ
hse scale	gW
ht	bFg\\pG
htl	jY
htr	kQ
hts	jVkK
htwl	cYiL
htwl$	cYiL
huama-	fGmY
hub	bSc\\mQ
hub$	bZcSmT
hubsc-	b]cAiIsb
hubsch	kSsT
hubsp-	iQjQ
hubspot	iQjQ
hubspot$	jY
hudde-	bKcWdUlLtH
huddersfield	bKcWdUlLtH
huddersfield$	cV
huell-	bQqLrY
huella	bR
huelv-	cV
huelva	cV
huelva$	cV
huert-	bUcFhX
huerta	cKhZ
huerta$	cKhZiH
huerto	bXcF
huesc-	cSmT
huesca	cSmT
huesca$	aLiKmT
hugue-	bHcIhGiGjJm_sI
huhu	aPdLtU
hui	f[
huill-	ic
huiss-	aKiajH
huit	fWtR
huit ans	jV
huit heures	jQtQ
huit$	fYiIoTpLtG
hull	bTcQjT
hull$	c[
hull--	bHcBj[mJnZpJ
human	aWbHcDdLeLfKgLhKi?kAlJmKpHr^sJtJ
human-	aTiR
humanos	aSiKpR
humbe-	cZpLqT
humber	c\\pK
humber$	c\\pK
humed-	iT
humedad	iYjI
humid-	aDbTiU
humides	bKiU
humidity	iR
humor	jcmGrW
humor$	aLjYpKrV
hund	bTh]sR
hund darf	bVhX
hund$	bZ
hunde	aGb[cKhT
hunde$	aGb[hW
hunde-	bU
hundert	fSgR
hundertzehn	bXcHhFjR
hundr-	bPgQ
hundred	bQgR
hundred a	fRiItU
hundred and	bQgR
hundred for	bIgHhYpK
hundred thousand	bYcGiK
hundred words	mGr]
hundred$	bHgZpP
hungr-	sZ
hungry	sZ
hunt	iZ
hunte-	aFc[jS
hunter	aFc[jS
hunti-	iWnK
hunting	iWnK
husba-	iKsT
husband	qPsU
hush	qc
hush$	pKq_
husum	c_
husum$	c]
hut	aTbJdYhJpW
hutt	bHcciJjK
hutt$	cZ
hutte	aScViI
hutte-	fJhKmZpT
huw	jJmZoQ
huw$	aHbHjIlJmYtS
hv	aWiHjX
hvac	bLcLe\\jImK
hw	jHm\`pH
hwk	aIiWjT
hwk$	aIiWjT
hybri-	dZ
hybrid	dX
hybrid 0	cZ
hybrid$	bRhW
hybride	dXhS
hybride 0	aHdSsP
hybride$	hW
hyder-	aIc\\iJ
hyderabad	aIc\\iJ
hydra-	i\\jU
hydraulic	aUhKiV
hydraulics	iXjK
hydraulik	jW
hydraulik$	jU
hydraulique	jZ
hydraulique$	bKcKiJjY
hydro	iSjIqX
hydro-	aQkX
hyere-	cZ
hyeres	cZ
hyeres$	cX
hygie-	iRjS
hygiene	iSjV
hygiene$	iUjP
hygienist	aV
hygienist$	aW
hymn	hQiX
hyper-	iRjXmU
hypermill	jUkU
hypermill$	bLcJiHjRkT
i	tS
i /	bVcKfIiFjFmYoLpZtJ
i am	aHjLlSmWsPtR
i can	fQgZhKjBl[
i can't	dSkHsTtX
i don't	aIiRjQlUqKsR
i have	aPbIgJjHq[tU
i mean	i[jJrTsU
i need	aTlPoS
i said	gVhLiKqTrIsQ
i say	t\\
i shall	aUmKpZtD
i think	eRgQ
i want	aPiZrQ
i$	aRbViEjVkT
i'd	sQ
i'd like	iIjVoU
i'd rather	eU
i'd want	fIoWsK
i'll	jGrVtS
i'm	qUrQtS
i'm afraid	dWeTjAsQ
i'm the	bJhQkLqRsKtS
i've	bRgTt^
i've got	bHfHg^iQq@
i.e	bKcWo\\
ia	bKcXi[
ia$	bJc[gLkKoH
iaa	jW
iacp	jX
iata	bJdIfFgBhAiAjYl^
iatse	eZgShKiIjGmJ
ibagu-	cW
ibague	cW
ibague$	cX
iberi-	gZhK
ibiza	cUh[iGnR
ibiza$	cZhDiGnZ
ibode	aWiK
ic	aTfJiWjVkK
ic$	aUdIi\\nI
ica	iV
ica diploma	aKjXqS
ica$	iYjK
ice	aVhSiQtK
ice$	i\\lP
ich	qTtS
ich nochmal	fRtQ
ich weiß	qVsRtG
ich-g-	jS
ich-gcp	jS
ich-gcp$	jS
ici	iIl\\rR
ici$	l[
icp	b_cIdLeKfGgLhGiDjQlKmHnLoLpLqLrKtL
icu	aSbTjRlU
icu$	jDkKl[qU
id	bCeJhUiJj[kVnLpU
id$	cZhKiEjT
ida	cWhTiBjJnU
idc	jVsR
iddsi	iW
iddsi$	iW
ide	hJjYmV
idea	gRpV
idea$	jR
ideal	iKkWpQsY
ideal$	jQsZ
ideal-	kcoQsU
idealement	iFkVoTsU
idealerweise	gHjDk_
ideally	kWoQsX
ideally$	k\\oR
ident-	cKi[kHpKqT
idiom-	jKk[lRqJ
idiomas	iTkKlTrV
idle	fZhWlJoHpK
idle$	fXhZlJoHpK
ido	q^
if	kT
if he	bHkUq^
if it	f^iQlI
if poss	jLkZoQsS
if possible	iUoS
if the	eQqWrR
if they	hSiKjAkUlR
if they're	bKfWiHjTlTsG
if they've	cGjFkWlW
if we	aUeSfGkHlEqTsT
if you	dTjLkS
if you're	hTjUlRqDrK
if you've	kQlS
if$	eRjFkXlUpK
ifapm-	iKjS
ifapme	iKjS
ifc	jWkY
ific	g_jF
ific 00	gY
ifrs	hKiPjIk]
ifs	iXjQ
ifs$	i[jJ
ifse	g]jK
ig	gViW
ig metall	gRjJ
igles-	bTsV
iglesia	bTsV
ignac-	bRqCs\\
ignor-	qVrHtR
ignore	qVrHtR
igual	jCldoJ
igual$	fSlWrS
igual-	cTgXrR
igualdad	hKiSrU
ihc	hJi^jI
ihk	iUjSkR
ihk$	aZhKiP
ihm	iIjJm^
ihn	fIgGhGiJjEkYq]
ihnen	mZqEtT
ihr	mUsQ
ihr wart	mV
ihre	iCpWqZtQ
ii	aTjQ
ii /	bHhWiW
ii$	aXbRjX
iii	bWjP
iii /	bFiXjU
iii$	b[iQjW
ij	bJcIhIi?jVlJq\\rJ
il	iP
il aura	mV
il est	fSqW
il faut	jRnRtP
il le	fKhVjUtL
il me	aXtQ
il nous	bPtY
il s'agit	fU
il va	jKqRtT
il y	hYiQ
il$	hQjWqRtQ
ildef-	iIpW
ildefonso	iIpW
ilkle-	aHcXfKrR
ilkley	aHcXfKrR
illus-	aIiUjS
illustrator	aLj\\
illustrator$	aJjY
ilmen-	cVjKrI
ilmenau	cVjKrI
ilmenau$	cT
ils	jRs[
ils sont	fImYrX
ils$	aRiKjYsH
ilse	cIiHm_pSqQ
ilse$	aSiKmXpVqH
im allgau	bLcWgL
im besten	jBk^
im buro	hRm\`
im dezember	fWhUoHqQ
im ersten	hGiUjFmTrY
im griff	iLj^
im haus	hVpRqV
im herbst	fWqP
im jahr	n[qL
im januar	iKmLoSrQ
im juli	fWiR
im keller	b@hVsX
im mai	bZfXhFiKqY
im monat	fQhP
im schlaf	jY
im schnitt	fIgYi?nX
im sommer	bRcS
im team	m\\sUtG
im wechsel	fYgLiKmS
im winter	bTfRhQiU
im$	bSfPiUjIrR
image	dLlHrRs\\
image-	i^jH
imagenologia	aYmJ
imagenologia$	aVmL
imaging	iR
imke	bJhImHp]
imker	aZiFsStD
immed-	aDbBcBdJeJfIgIhJiAjFkJlJmInJocpRqGrJsJtJ
immer	fVkSmSpJrY
immer mit	aJiJlJmTpJrVsS
immer$	aJbUf_iQmKrL
immer-	iLjFkclGmJ
immeu-	bZhD
immeubles	bZhD
immig-	iWlLsV
immigration	bSiY
immin-	bJcTsR
immingham	lJsT
immingham$	cT
immo	eEgIh\\
immob-	aQbTcFgJhKiTjS
immobilier	hJi\\
immobilier$	iX
imms	i^jK
imoge-	aKjJqQtW
imogen	aKjJqQtW
impay-	iZ
impayes	iZ
impec-	jZ
impecable	jW
impeccable	hEjZpK
impeccable$	hEjZpK
imper-	jVs]
impfu-	hU
impfung	hU
impla-	bPi[jQkR
implantation	i]
implants	aHbU
implants$	aGbZiKjLkJtK
imple-	fIjZ
impon-	fIgXs]
imponible	fFg[iJkJ
impor-	bRjQkQlT
import	bViUkUrK
importa	jJk[lT
importadora	aKbacIdKiJjFlJmHpD
important	lX
important$	iRjFlY
importe	lX
impos-	b[hBjXpIqX
impre-	bShQlQ
imprenta	b[iUjJ
imprenta$	i[jJ
imprescindible	iLj[sT
imprescindible$	bKjY
impri-	aLb]dDpCqXtE
imprimerie	aT
impro-	jYqU
impue-	iV
impuestos	iV
imss	gEh\`jJ
imss$	eQgEhZ
in (	aPbQhHnI
in /	dVfChWiR
in 0	f_iT
in 00	bPeHgLiYqV
in 2000	bQqX
in a	jXkR
in all	bSdEfBhUjKm[pR
in an	aIj\\kIlI
in and	hSpW
in april	bRiKmGoKqb
in at	aEbDc>dKeKfUgGhEi^jCkJlJmKnJoKqKrKsItJ
in august	bRfYoIqT
in bad	cVjU
in before	aToKqVtK
in by	aJfTjHo\\sG
in charge	aPiHm[qT
in class	bHgPhLlU
in date	j\\
in december	fPgRhS
in den	fTiLnR
in der	iP
in die	jSsR
in dritter	aH
in england	cCdIgHnYsW
in english	iJjQpSrY
in eu	cHdYeI
in excel	iR
in feb	bXdHhIjKoS
in five	cIf^
in for	i[pW
in four	iY
in front	pUsR
in fur	aIbUcUrKsP
in good	jQs]
in hand	gZjT
in her	kJqTsYtK
in his	kGoJsX
in it	hQjUoR
in january	eHfIi\\jHoPpJqR
in july	bXhSoFpV
in last	bKjSqW
in leeds	b[iEqKsW
in lieu	bPfTgVhJ
in march	q\\
in may	iWnR
in november	aLcHfDgIhQiWjFoFpIq[
in office	aIcJdThXmTpK
in on	cKdVgJmKoAqY
in one	fEl\`rTtJ
in person	aGcCd\\fFlJnJqTrHtJ
in q	iTqV
in season	bPfLiTnS
in sept	bJeIi]jKo?qV
in service	hZ
in situ	iQlW
in six	iU
in spanish	iEjFkElZr[
in spring	fQhKiImSnWpGqQrL
in summer	fSjFkW
in term	bHeHf]gFiH
in their	j\\
in this	bZqX
in three	bIfXiIlUpY
in two	eGfUhKiJjEnYq[
in uk	cIdUgQpLsQ
in winter	c[fPhHjKlRnP
in with	kJpWsY
in writing	iVpIq\\rCtK
in your	gSiFjSpVrL
in £	bIhQiQsR
in$	aWdV
in-ho-	aTbSjRlS
in-house	aTbSjRlS
in-house$	aVbDiJjRlX
in-se-	fHhQiHoX
in-service	fHhQiHoX
inami	eLgPhCjZ
inami$	eKhHiJj[
inbet-	aRhLn[
inbetriebnahme	iW
inbetriebnahmen	fIhJiJn]
inbou-	aSgLiYjKmI
inbound	aSgLiYjKmI
inbox	iWpYq[
inbox$	iQjKpX
inc	aKbXfR
inc$	aIbY
incen-	g^
incendie	i[kK
incendie$	i[kK
incentive	g[iI
incentivo	gYhJiJ
incentivos	gX
incentivos$	gY
inch	bHiRjX
inch$	iW
incid-	iRjQ
incidencias	iT
incidencias$	iS
incident	iUjPqQ
incl	gP
incl 00	gXhI
incl nights	fc
incl sat	fT
incl$	dViSjK
include	fSjGpFr]sL
included	bIjV
included$	gRiW
including	fQpR
incluida	fGgViKnXpJ
incluida$	fGgWiKnXpK
incluidas	eUfJiQ
incluidas$	eVfJiT
incluido	hPiTjDlT
incluido$	gRhRiRjElT
inclus	gW
inclus$	fQgX
inclusion	i^jLrG
inclusive	r[
inclusive$	rW
inclusivo	rT
incluye	iV
incom-	bUgKlGs\\
incon-	iWkJqW
inconel	i\\
inconel$	iV
incor-	bScKoZtW
incorporacion	o]
incot-	jY
incoterms	jY
incoterms$	jU
incre-	g[iJjS
indee-	pQrWtT
indeed	pQrWtT
indeed$	pTrT
indef-	ef
indefinida	e]gL
indefinido	eX
indefinido con	fQsL
indefinido$	eStQ
indefinite	eV
indefinite$	eV
indem-	fJg]hUjQ
indemnite	gXqQ
indemnity	gKhXiSjK
indemnity$	bIgLhSiTmL
inden-	i]
indep-	ba
independant	bUeXgF
independant$	bTeXgE
independante	aKi\\sH
independante$	aLbVhLiQ
independent	bT
independent$	aVbSiJ
independiente	aKbW
independiente$	aKbU
independientes	b\`fJiC
indes-	jX
indesign	jX
indesign$	jRkQ
indet-	eV
indeterminee	eS
indeterminee$	eW
index	g_jH
index$	cLg[jH
india	b]cFdSeLfQhKiIjIqL
india-	aHcVsV
indian	jGsW
indic-	gU
indicadores	hJi\\
indice	ePgUjIpQ
indice 000	eTgPjIpS
indiciaire	gU
indiciaire$	gV
indie	b^
indie$	aLb[
indie-	aIbYcI
indig-	aWcGiQlKtK
indigenes	bYlH
indigenes$	bR
indir-	bVrP
indirect	rS
indis-	jUlU
indispensable	jWlV
indispensable$	jYlT
indiv-	hTnQ
individual	gSnT
indoo-	cLiY
induc-	iTjXoS
induccion	bIfIhHiTjZoPsJ
induction	iIjToVpTtP
induction$	dLiCjYpZ
inductions	iX
indus-	bSjQ
industrial	cUjU
industrial$	bRjS
industrie	bReIgT
industriel	a[iEjW
industriel$	jU
industrielle	dLfJgLj\\lKmCoJqLrKtJ
industries	aHbIiYjLlTmY
industry	iVkS
ines	iUm\`tP
infan-	kQrK
infant	aEc\\fKtK
infantil	bYrD
infantil$	aR
infec-	aKiVjJkS
infin-	cKiPjT
infinita	jW
infir-	aQbR
infirmary	aKbJcW
infirmier	aU
infirmiere	aY
infirmiere$	aKmY
infirmiers	iRmTtI
infla-	gQiT
inflacion	gQiT
info	pRqP
infol-	aEcKhKiIj^
infon-	hViT
infonavit	hViT
infonavit$	gJiX
infor	jY
infor-	iRpQqS
informal	mGpZ
informatica	dHiSjT
informatique	jQ
informe	iUjJpW
informes	i_jI
infos-	aWcKiT
infostand	aWcKiT
infra-	bPdKhKiHj\\
infrastructure	aVmS
infrastruktur	bVmI
infus-	bRjV
infusion	bSiIjW
infusion$	bSiGjWlLtI
ing	jUm\\
ing$	j\`
inge	abbHqJrJtH
ingen-	lPmV
ingenieria	lQ
ingenieria$	bSiU
ingeniero	jSmQ
ingeniero de	iS
ingeniero$	iQj\\mH
ingenieros	fQmX
ingenieur	jV
ingenieur$	j[mH
ingenieurs	iIjUmT
inges-	iajG
ingest	iX
ingle-	jSkS
ingles	jSkS
ingles 00	aEj]tK
ingles b	hRjU
ingles c	aHjR
ingles con	jSqK
ingles de	iGjJkWlT
ingles fluido	jQ
ingles o	jFkTpV
ingles para	jSkT
ingles y	jWkK
ingles$	iEjQkQrS
ingre-	fQiSoRrR
ingreso	bJfWoV
ingresos	fHiTmJrYsJ
ingri-	mR
ingrid	mR
ingrid$	mT
inhab-	mY
inhaber	mZ
inhabergefuhrt	bViJ
inhabergefuhrt$	bY
inhaberin	aFbPhHmUtT
inhabilidades	j[
inhou-	aWbFeIiJjRqQ
inhouse	aWbFeIiJjRqQ
inici-	i[oU
inicial	eSi\\jJ
inicial$	eW
initi-	iV
initial	iV
injec-	bYiEjCkZ
injection	aTbQiKjCk[
injer-	iQ
injertos	iQ
injertos$	iX
inkl	hTiSjK
inkl$	h]iK
inklu-	gWhXtL
inklusive	gWhXtL
inklusive$	hY
inmat-	iUmIrS
inmates	bUiFjSrU
inmer-	iW
inmersion	iW
inmob-	aPbWcJ
innen	aWiStL
innen$	aQiWmU
innen-	aafImTtG
inner-	aGdTjVpT
innere	aIjXpU
innov-	aGiHm\\
innsb-	cTtJ
innsbruck	cTtJ
innsbruck$	aPcVtJ
inox	gKiVjRkXpK
inox$	aKjU
input	iZnJqKtU
ins	gKhSjHrRsS
inscr-	j^oEsS
inscrita	jX
inscrito	j[
insel	bLcUgLhJi\\jF
insel-	bYgFhXiLnZ
insem-	aSiSjS
inseminacion	iVjT
inser-	aRrT
inserat	rYsJtS
inserat$	tT
insertion	aXfJjHmR
insertion$	bImU
inserts	cLjV
inserts$	cLjY
inset	fUoWpH
inset$	eLfUiJoWpH
insid-	bKjQmQ
inside	bJcPfQjRmQ
inside$	cJdBfZhWiSlKmK
insig-	mY
insis-	aKlSpLqVrSsR
insist	aKlUpHrRsR
insp	bLcKgLhIiYjJmR
insp$	aLbKcJgKhGiXjJmS
inspe-	iSmP
inspeccion	h\\iR
inspecciones	bUiS
inspecciones$	bXgK
inspection	iY
inspections	iS
inspections$	iR
inspector	aYqQrS
inspector$	aVbCrT
inspectores	iEm\\
insta	iZjT
insta$	iYjT
insta-	pQ
instagram	jElRpRrU
instagram$	jElZrU
instalaciones	aQbUiKj]kHmAtI
instalador	aQiFjU
instaladores	aQmToK
install	eSfSiPoK
installations	bciEpH
installer	a]iIsQ
installer$	a\\
installers	aWcJiKmRrLtL
installs	bVgLiQlL
installs$	bXgIlJ
instancia	jKpZ
inste-	jJpQrQ
instead	jJpQrQ
instead of	gKjKpV
insti-	bWnY
institut	aIbTcV
institute	bWcItR
instituto	bWcIeI
instr	bDf[jRkI
instr$	bFf[jRkH
instr-	aUhQ
instructeur	aVgHjG
instructions	iR
instructor	aSjRkW
instructor$	aQhKjBk[mIpK
instructors	aTmWsP
instructors$	aViHmXtL
instruktion	iX
instrument	hVjR
instrumentation	cKiZkT
instruments	bQgShZiD
insur-	hVjX
insurance	h\\jT
insurance claims	iV
insurance$	hZiJjW
insured	jZ
insured$	jV
insurer	bWfIhJqR
insurers	b\\kEsH
intak-	iYoT
intake	iYoT
intake$	o^
integ-	aKbYgSkS
integral	bHgSiU
integral$	bIgU
integrale	gRjW
integrateur	bWiJ
integration	iXjBmQ
intem-	fVh\\
intemperies	fVh\\
inten-	fRiUkSoK
intensiva	hXjFkToC
intensiva$	f[
intensivo	fYhSjR
intensivo$	bSfY
interamt	pVrQ
interamt$	aFpZtQ
intercultural	bXcIiLjFkW
interentreprises	bKgKhZ
interentreprises$	bKgJhX
interesse	hGiIjKk^
interessement	eLg]hU
interessement 0	eLgZhE
interessement 00	aLfFg^hD
interessement$	gXhW
interest	kX
interest in	kPqP
interest$	iKkXlJ
interfaces	iX
interim	bRcJeY
interim puis	sR
interim trois	eX
interim$	aRcFtU
interinidad	eb
interinidad$	eVlQ
interior	bKcV
interior$	aJcXnU
interiorista	aTrQ
intermediate	aUjRkS
intermediate$	iJjUkT
intermedio	jWkJ
intermedio$	aUbJiGjZkJ
intermittence	e\`
intermittence$	eZ
intern	q_
intern$	qZ
interna	aUcHfQiKlUpX
interna$	aJcKf]jUsK
internacional	iKjKkW
internacional$	iKjKkW
internal	aTiIq[
internat	bVfTiQ
internat$	f_
international	aHbQcAe[gLiJmJ
interne	aSlTqU
interne$	aZtR
internes	bIfKgFhGiRmZ
internet	hYiKjY
internet$	gKhTiKjKr\\
interno	aYqZ
interno$	aUfJiS
interpreter	aXcKkS
interpreter$	a[
interpreters	aXiU
interpreters$	aYtK
intervenants	bS
intervenants$	bS
intervencion	bXhBjG
intervencion$	bZhAjI
interventions	iZ
interventoria	aPiS
interventoria$	aPiS
interview	pZqS
interview$	pRqY
interviews	p]
interviews on	oKpU
interviews$	bLiWjXkFpK
into	aBhBiZtR
into the	mWtQ
inton-	bGiQjHkW
intra-	aGcPi^jJtT
intra-muros	bIcZ
intro	aDbKcLfKiUjFmJpb
intro-	gTiZ
intun-	jUkSqT
intune	jUkSqT
intune$	gJkTqX
inuti-	jIlZqW
inutile	jIl[qS
inutile$	iJjJla
inven-	i^jV
inventaire	iX
inventaire$	iV
inventaires	aDi_
inventaires$	iT
inventario	iVlKqR
inventario$	jWlGqX
inventor	cJjY
inventory	iV
inventur	hLiRjS
inver-	bJcUgHiU
invercargill	cRiKjS
invercargill$	cRjQ
invernadero	gJiXjJ
inverness	aPcVgGtS
inverness$	tU
inverter	hZ
inverter$	h[iJjK
inves-	bPqW
investigacion	bScIiPqP
investigator	aZ
investigator$	a[bE
investor	bQqVtV
investor$	bUdKrLtW
investors	bWcIdKmL
invie-	fTjVtW
invierno	fWlKqLtX
invig-	aZbEcGhKiP
invigilators	aZbEcGhKiP
invit-	bTiQqKtU
invites	aKiFtY
invoi-	gQiQ
invoice	eQgY
invoices	i\\qR
invoices$	qZ
invoicing	bXfJiHjT
inyec-	bSiP
inyeccion	bUiGjZ
inyeccion$	aUbHiIjZ
iom	cY
iom$	cY
ios	bKiQkWmS
iowa	cY
iowa$	cY
ip	bQiWjLmV
ip$	bPi\\jKkQmJ
ipad	hZ
ipad$	gKh]iK
ipi	aQj[pK
ips	aFbTiFjUmGpY
ipswi-	cW
ipswich	cW
ipswich$	cW
ir	aXbEcLeUmInYqL
ir$	hDn^pHqH
ira	h[pSrG
ira$	hYiKpUrI
irata	a[jTpP
irata$	iIjTpU
irela-	cRdFjQ
ireland	cRdFjQ
ireland$	bJcZdFjS
irgen-	iIkTpP
irgendwas	iIkTpP
iris	aJbQjY
irish	bRjKpKrTsX
irish$	cLkPsY
irpf	i\`
irreg-	fYgUhKiK
irregular	fUgXhJiK
irreguliers	aLfU
irreguliers$	aJfX
irrel-	l\\
irrelevant	l\\
irrelevant$	l]
irreprochable$	jV
irrig-	bLhIiQjUmV
irrigation	hFiTjX
irs	g[nG
irtec	j_pJ
is 0	fVmPqU
is 00	bQgQiFoVqW
is a	gKjPkS
is an	dZtK
is at	cViImJpXqT
is being	qb
is coming	eKlW
is confidential	dQqU
is done	iBjCl_qV
is fine	d\\lTrR
is for	gZsT
is good	bCcEkdqI
is in	c]iJkQmRpLqS
is no	iTlXsF
is not	l\\qY
is off	mRqZ
is on	iKmFnSqZtW
is paid	hEnKoPpY
is the	aKcZhEmPsS
is twenty	cLfYtH
is what	gQtU
is why	bViKqW
is zu	fYgHmP
is £	q_
is$	cRqStS
isad	i\`jEtK
isda	iTjSrJ
ish	fXgY
ish$	fRg\\jJ
isidro$	bQ
isixh-	bLcJiKjRkU
isixhosa	bLcJiKjRkU
isla	iFjUmXnR
islan-	bWcRsV
island	b[cS
island$	bGc\\
islands	bXc@dIfGgUhDnYsL
isle	c\\
isle of	c[
isn't	l[q^
isn't$	jKlWqPrW
isnt	fJiIj_
iso	aIbSiRjVkT
iso 00000	aGbVgIiUkUpK
isola-	cHdJg]hHiSjD
isole-	bPhUiCpT
isome-	iTjQ
isst	bXhRmIpVtJ
issue	dIgKhYiVjFmJnP
issue$	gHh\\iCjIkKnUtI
issue-	hZ
issues	kS
ist am	fBoWpHqc
ist das	hArZsJ
ist der	qUsU
ist die	bTtV
ist ein	bVdIeIgEjRkSqQ
ist eine	cKeWfIqGrItK
ist in	eHqQtT
ist kein	j[kWlD
ist mir	eJiWlVsH
ist nicht	bKjJlTsX
ist pflicht	jSkI
ist$	bJcQsRtQ
istqb	jRkY
istqb$	bJjSkP
it	rR
it "	qPrU
it all	oPqUrWtH
it and	gKhKiIlVn[pBsI
it goes	iIpPrY
it in	rZtJ
it is	gRhKiJjQlInPqP
it on	mKpHqWratI
it pays	g\\
it to	hKiY
it under	gFmDpIr\`tF
it up	iUkIqcrCtQ
it was	qRrLtY
it within	jS
it'd	iXjGkX
it'd be	iRjGkX
it'll	eSoT
it's	rQtP
it's 00	bGgWhDiZnK
it's a	qU
it's an	aIpJqUrJsW
it's for	aHb]cGeJiK
it's me	aIbZiLlJmZpKqH
it's the	bSfSqP
it's thirty	fPgQ
it's twenty	kL
it's$	eGgRjLte
itagu-	cTdQ
itagui	cTdQ
itagui$	cTdQ
itali-	jTkQsP
italian	aKbTjRqQ
italian$	bBcFiGjKk^qI
italiano	jUkY
italiano$	jPkS
italien	aPbR
italien$	aSbQcKkQ
italienisch	jTlS
italienisch$	kRrW
italy	bFcEfJhJiGjGmGnepGsJ
iti	jW
itine-	kY
itinerant	k\\nH
itp	aLcLdLfJgGh^iHjDlLmLnLoLpLqLsLtL
its	rR
its a	jPrRsU
itsel-	iWkElR
itself	iWkElR
itzeh-	cS
itzehoe	cS
itzehoe$	cS
iv	gTjX
iv$	bHcLgWhRiHkF
iva	eVgShFi]
iva$	eYiUjI
ivan	m]
ives	aHcT
ives$	cT
ivf	bYhEjJkHqIrX
ix	gT
ix$	gRjT
ixos	iHj_
ixos$	iHj_
j	dR
j /	eZf^iKnT
j 00	aWfUjI
j teletravail	aReJqR
j$	bJfShQpBtQ
j'ai	qVsWtX
ja	sUtS
ja also	bUiJ
ja$	hTiKqTt]
jaarc-	eY
jaarcontract	eY
jab	h\\jK
jab$	h\\jK
jabs	hX
jabs$	aIfIh\\iJpJ
jacke	cIh_iEmKpE
jacke-	hY
jacket	hY
jacket$	hY
jaen$	cSgQiR
jagds-	jRkR
jagdschein	jRkR
jahn	hYmW
jahn$	hWmW
jahr	hS
jahr 0	fIgFh[qV
jahr$	eUgSiLnP
jahre	eTjZ
jahre praxis	dLjQtS
jahre$	eX
jahre-	eT
jahren	bUhPmR
jahren$	hUjPmPsS
jahresabschluss	gKhIi\`jI
jahresarbeitszeit	bKfYgH
jahreskarte	hZ
jahresleistung	cIdLeCfIgUhWiHjLmJpG
jahressonderzahlung	gYhQjJ
jahressonderzahlung$	g^hIiKjJ
jahresstelle	cIe_fKgKhDiKsK
jahrg-	bWcDgIrVsUtI
jahrl-	ePgQiVnT
jahrlich	eRgRnU
jahrlich$	gWiQnR
jaja	iLqRsR
jaja$	hSjJmRqUsR
jal	c\`
jal$	c]
jamai-	fQlS
jamais	fQlS
jamais le	fXjL
jambe-	cTjSoK
jambes	cTjSoK
jambes$	cTjQtL
jamf	iU
jams	i[
jams$	i[
jan	o^pQ
jan 0	hHiSjJo[
jan 00	iJpX
jan$	fKiPmPoV
janua-	fWoU
januar	eQfU
januar$	eSfQiGoQpS
january	fToU
january$	o^qS
janvi-	eSfQoQ
janvier	eSfQoQ
janvier$	fUoU
japan	bZcFjHnW
japan$	bZcEiJjJnV
japan-	jAk^
japanese	jKkV
japanese$	kT
japon-	cCeLhKiXjKk[lQsK
jardi-	aRhS
jardin	cTgFhY
jardin de	bRhLi[
jardineria	aXiJjR
jardinerie	bScUtJ
jardinero	bRtV
jardinero$	aV
jargo-	r^sI
jargon	rZsI
java	aVlZ
java$	aTlX
jaw	cW
jaw$	cX
jcl	iUjU
jcl$	iVjQ
jd	bUl]
jd$	iKlXsJ
je	gXtS
je 0	aJf[iUmDtK
je cherche	aVbVqPtF
je nach	eYgVtJ
je nachdem	gV
je ne	f\\qUsP
je te	gTpHqS
je veux	aPsT
jean	qQ
jede	fZrR
jede dritte	fZ
jeden	fQnRrT
jeden 0	aK
jeden vierten	fTiS
jeden zweiten	fViJ
jeden$	gVqTsG
jeder	fXgQ
jeder zweite	aKjW
jeder-	mLpZ
jederzeit	mLpZ
jederzeit$	mLpY
jedes	f\\qT
jedes 0	fV
jedes zweite	bIfVhF
jefa	mi
jefa de	aVbLmQ
jefa$	mY
jefat-	aUjJmZ
jefatura	aUjJmZ
jefe	aSmf
jefe de	aT
jefe ing	mZ
jefe$	aXpS
jeje	jIkDsW
jeman-	aRsR
jemand	sU
jemand der	aUbIiQ
jemand$	aUhViI
jemanden	aVbLeVjJkJtS
jemanden$	aTeRhLiEqItV
jena	bJcTdXfL
jena$	cQdYfI
jena--	ca
jerez	c]
jerse-	cPiP
jersey	cPiP
jersey$	cPiP
jet	aUbKcGhHiSjDkZmK
jets	aHb^jH
jetso-	i[
jetson	i[
jetson$	iY
jetzi-	mLq[
jetzige	mLqX
jetzt	gSqRrLt\\
jeu	bViTnHrU
jeu$	hJiZnC
jeudi	dRf[iS
jeudi soir	dHf\\hCnJ
jeudi$	fShUiT
jeune	pJs\`tZ
jeune-	bSsR
jeunes	bPiRsT
jeunes filles	bXcL
jeunes$	aFbTiVlS
jeunesse	aRbT
jeunesse$	bXiI
jeux	b\\cJgJhJjXpJtK
jewel-	aTjT
jewellery	cQiKjWrG
jewis-	bSiQlPsP
jewish	bSiQlPsP
jira	dLja
jksim-	k[rK
jnc	j^
jo	fIkLpBqVt_
job :	aUbHiR
job share	e\`fZgHhIjIkHlH
job$	eQhUl]
jobce-	pUq\`sJ
jobcenter	pVqR
jobra-	hS
jobrad	hS
jobrad$	hX
jobs	cQpV
jobs$	bWdLj[pU
jobti-	hW
jobticket	hYsP
jobticket$	hX
jog	aJsh
joghu-	bYcJ
johan-	aFbBfFiGo_pIqK
john	bJcZ
joign-	bLfHiWjGm[pI
joignable	bLfHiWjGm[pI
join	gGhImao^
joine-	iQkS
joiner	kV
joiner$	kU
joiners	aIiWmKpU
joiners$	iUoKpW
joinery	jY
joini-	oW
joining	oW
joint-	aUhPiWjG
joints	iX
joke	aHbacHdLfHhIiEjGmLoKrStL
jokes	hRiFlIpJrdsR
jokes$	hWlFpEr[sC
jolie	s\`
jorge	cUmT
jorna-	eQfQgS
jornada	eTfVgQ
jornada completa	aLeTfP
jornada intensiva	fR
jornada$	aKeSgXiR
jornadas	dWfLiStQ
jornal	gZ
jornal$	gU
jose	aLcVpWtR
josep-	pStP
joseph	pStP
joseph$	pStP
josia-	mTpT
josiane	mTpT
josiane$	mVpR
jour	dP
jour fixe	aIfUiHtX
jour$	iTjU
journ-	iR
journaliers	aVbHcIiLsQ
journaliste	aVbKcJeUiJ
journals	bWrJ
journals$	bWrJ
journee	fXiSpU
journee$	fWiY
journees	bEcFd]jGmIqRrK
journeyman	gGjSkY
jours	dXfXhR
jours +	bKh[mJ
jours 000	eDf\\gJhJ
jours a	d[fThF
jours de	fT
jours et	dHf_
jours par	fUgJhIn]
jours sur	dYfShSoC
jours$	fZlP
joven	bQsY
joven-	aT
jovenes	aT
joy	aIjIk[mRpS
jr	a\\bJpR
juan	bJcWfLhPmX
juare-	cVhT
juarez	cXgL
juarez$	cV
jubil-	aLq\\
jubila	iUqV
jubilacion	eU
jubilacion parcial	eU
jubilados	aIlXsW
judge	jXkSqS
judge-	bYiQjX
judgement	fJiHj\\
judic-	eQfSiLjY
judiciaire	eXiQjD
judicial	fVjTqT
judicial$	fViEjX
juego	gZjW
juego-	hUiSpS
juegos	hUiSpS
jueve-	pR
jueves	pR
jueves a	bVhGnV
jueves por	gIpU
jueves$	dQfT
juez	jUmZ
juge	i\\
juge$	i[
jugem-	iX
jugements	iX
jugen-	aTbQi[
jugend	aQbZiFjLkK
jugendliche	aGbCgFi\`
juici-	iRjSnR
juicio	iXjIqU
juicios	jYnT
juill-	o[
juillet	oV
juillet$	hToVpL
juillet-aout	fWoX
juin	fSoWqS
juin$	o]pVqQ
jul	aGdGeIfChZiJlKmKnIo[pErJ
jule	mZqW
juli	fRobtL
juli$	odtG
julia-	aKcZqU
julian	qXtS
julie	mQnS
julio	eKhVoa
julio$	fQhPiEo^
july	oY
july 0	oZ
july and	fFh[oE
july$	eRoYpS
jumbo	i]
junct-	cQiIjY
junction	cS
june	gEo_
june 00	eKfAo\`
june$	gBhRoYpQ
jung	jFmHqHsd
junge	rFs]
junge-	bUjVpKrKs[
jungen	bWiDj[pI
jungp-	iWjL
juni	fQoZpT
juni bis	oU
juni$	o[pW
junin	bDcbeKfKhIiKjKkKlKmIoKpKqKrKsKtK
junio	o[
junio$	eQfTjGoZ
junior	aXjR
junior$	aWbGeTjQmK
juniorchef	bWmDpY
juniors	cXiVlSmTtK
juniors$	iVm[
junip-	aKbUjU
juniper	aKbUjU
junta	fFi[qP
junta$	gTiT
junta-	fUiU
juntas	fUiU
juntas$	f\\hIiJjKmK
junto	aUbKcZi>mU
junto a	bCc\\hUjJmU
jura	cUjUkS
jura$	cWiHkWmJnK
jurid-	jYtS
juridique	aQtU
juridique$	aXbHjVtF
juris-	cLi[jPlS
jurist	aEiIjSlW
jurist$	aEiGjVlR
juriste	jK
jury	dQiTp]
jus	iVjP
jusqu'a	nP
jusqu'a 0	gPiRjJoW
jusqu'a 00	fXjKoJpU
jusqu'a 000	gV
jusqu'au	eQpS
jusqu'au 0	eWpT
jusqu'au 00	iHpQ
jusqu'en	bXiKoQ
just	sS
just off	aEcafFiHkLmKpK
juste	iHjWo\\
justi-	mY
justice	iUjHkRlLmS
justo	jQpJr^
juven-	bRiRrW
juvenil	bRiSrW
juvenil$	bUiTrT
juzga-	bJn\\
juzgado	iR
juzgado$	iV
jv	aIb^jIqS
k	gQ
k $	gYiR
k (	jKqVrUsH
k +	gTsQ
k /	bHfGhQiS
k 0	bQgKhWk\\pK
k 00	fGgQhY
k a	hFic
k base	gQmHsQ
k depending	gUiI
k for	gVhS
k fte	garQ
k incl	fFkJ
k members	bYcKgBiUjL
k monthly	fKg_
k on	g^
k per	gQhT
k plus	qQ
k pm	ga
k pro	rQ
k to	fCi\\
k visitors	bYgI
k yr	hV
k ¤	gXiR
k$	g]
kabel	iW
kabin-	pKsY
kabine	hQpJs[
kabinen	iUrL
kafer-	aZbIcDiUjH
kaffe-	bUhQiR
kaffee	hUpQqQ
kaffee$	hSiFjKpEq\\
kaffeemaschine	bYiQpH
kaffeemaschine$	bZgHhFiTjImKpG
kaffeemaschinen	aLbEcIgKi\`
kafka	iRjRkX
kafka$	cIiUjTkU
kaise-	aLbWcEh\\
kaiser	aIh_jL
kalbe-	iW
kalber	iV
kalen-	bXiQpV
kalender	b[iSmL
kalgo-	cX
kalgoorlie	cX
kalib-	iajJ
kalku-	jXpPqL
kalkulation	iUpT
kalt	gJh\`pL
kalt$	bCgHhbiKpH
kalta-	iW
kaltakquise	iW
kalte	iKjR
kalte-	a[bEcDgIhEiYj=kUmKnJoK
kamlo-	c[hXiF
kamloops	c[hXiF
kamme-	iPjClYsW
kammer	rWs\\
kampa-	hV
kampagnen	fUjI
kampala	hW
kampala$	hU
kanal	bJcIiYj[kKnLqIrK
kanal-	cEi]jKlK
kango-	hW
kangoo	hW
kann	jVkYlR
kann man	fSjJkV
kann nicht	fHgLkQs\\
kann$	jUkRlS
kanna-	iUjV
kannada	iUjV
kanns-	gQjGtR
kannst	gQjGtR
kannst du	jEkUtU
kanti-	aQhV
kantine	aQhV
kantine mit	h[
kantine$	aW
kanto-	bYc@hPjR
kanton	bGcCgFhXjY
kantonalem	g[
kanzl-	iSmT
kanzlei	bXdRhKqP
kao	fHg^hKmIpG
kapit-	cGhCi?j_mXpI
kapitan	m\\pI
kardi-	aJj\\
karen-	eTqPsQtR
karenzvertretung	eY
karin-	aLiJkGpTqJtY
karls-	cWjT
karlsruhe	cWjT
karlsruhe$	cWdLjR
karte	aXgUhEtS
karte$	aVgWhEiKrLtT
karte-	hViPpL
karten	hViPpL
karti-	iZ
kartierung	iZ
karto-	i[
kase	aIhPiYtH
kasse	aUbLiQjV
kasse$	aRiV
kasse-	bWiSjLlR
kassel	cW
kassel$	cT
kassen	bZsI
kassi-	lXqR
kassieren	jJlYsK
kassieren$	iXoK
kat	aLj\\kR
kat b	kU
katal-	aLbJgKhTiRnJ
kateg-	aHbFgJjWkSnKrJtK
kategorie	aGbFdLeKgJhJiIjWkTmKnJoLqLsKtI
kath	aJpRtW
kath$	aDcKpStX
katho-	bYkFqDse
katholisch	iHqDrJsb
katholisches	aIb^
katze-	bYfK
katzen	bYfK
katzen$	bU
kaufm	iKj[mR
kaufm-	a[jSmF
kaufmannische	a\\mE
kaufmannische lehre	gKjS
kaum	iVlVqI
kauma-	iYjKpS
kaumatua	iYjKpS
kavo	gZ
kaz	kSlHpYtQ
kaz$	cJiLjFkQlJpX
kb	bJiYjT
kchf	bAgaiEpD
keel	cKp[
keel$	cKiIp[
keep	qWrV
keep it	eWsS
keep that	oRq[
keep the	i^
keep$	gRhQiQrF
keepe-	aSlXmR
keeper	aZ
keeper$	a\\
keepers	mYnJ
keepers$	mV
keepi-	eUfHiU
keeping	eUfHiU
keeping the	iZqQ
keeps	iQjXqXtI
keeps the	i\`jFlL
keevi-	bUiQ
keeving	bUiQ
kegs	hBiVjY
kein	kPlVrSsR
kein "	rZsH
kein fehler	k^
kein muss	jGkRl\`
kein witz	hZjPpKrF
kein wort	pLqbrH
kein$	fTiIrVsS
keine	rQsa
keine mit	hLsZ
keine$	fXlVsU
keine-	jKlTqSrQsT
keinen	iHpIqQrVsQtS
keiner	jIlXqS
keiner$	gJqRrU
keins	bEcFdYhKiGjBlXpJrStE
kelle-	hZiV
keller	iRsT
kellermeister	aS
kelln-	aPjIlZ
kellner	aQlS
kellnerin	aXhGjQ
kellnerin$	aZ
kells	c^iK
kells$	c^iK
kelow-	cY
kelowna	cY
kelowna$	cY
kempe-	bJcXmJpUqQ
kemper	mHpWqT
kempt-	cW
kempten	cW
kempten$	cX
ken	bFiKlapIqSsI
kenda-	cQ
kendal	cQ
kendal$	cU
kenne-	kU
kennel	aYhI
kennen	gLjRkWqJtR
kennen$	iBjQkZ
kennt	bJgFhLiJjXr_
kennt-	jSkU
kenntnis	jXmKqQ
kenntnis$	jZkL
kenntnisse	jPkX
kennu-	pY
kennung	pY
kennz-	iRpSrR
kennziffer	pTrR
kennziffer 00	pUrP
kenor-	cViKnZtC
kenora	cViKnZtC
kent	aJcVsT
kept	ePpSqU
kernz-	fThV
kernzeit	fThV
kernzeit 00	eJfZgIhP
kernzeit$	fFhY
kerry	cWiXpK
kerst-	mV
kerstin	mV
kes	g]
kesse-	aLbTcGiPjXkDsG
kessel	bEcJiYjG
kessi	aIbIgJhGi_nK
keswi-	cR
keswick	cR
keswick$	cU
kette-	aKcWiS
kettl-	bZjHmHpVtR
kettle	bZjGtW
kev	mYpQsRtP
kev$	aJjJmXtP
key	hSi_jImJ
keyho-	iJjZkJlJmG
keys	bUhPiQ
keys$	b\\
kfw	aIbXfKhHiYtK
kfz	aXiYqDrKtC
kfz$	aWbLiVkJqErItG
kfz-g-	aTqQ
kfz-gutachter	aTqQ
kg	hQjS
kg /	bRiR
kg$	iUjW
kicks	fKgJjKqZ
kid	bVgKhUqQ
kiddu-	bKiX
kiddush	bKiX
kids	bQsQ
kids$	h[iRjUlL
kiel	aJcXeKfIjKnZ
kiel$	cWeHfGiIjKnZ
kiele-	bSfS
kieler	bSfS
kilke-	cWfQ
kilkenny	cSjK
kilkenny$	cT
kill	qW
kille-	bZcGeIhIjJpTqJsT
kilma-	cTgK
kilmarnock	cTgK
kilmarnock$	cV
kilns	bSiU
kilns$	bTiR
kilo	fJgThYiKkAsW
kilo$	gWiKjL
kilom-	cTgXiHng
kilometer	cVjS
kilometer$	cRnS
kilometergeld	cFgIn]pG
kilometraje	fKg[nP
kilometres	gHhHiGmKnZ
kilometro	bLcZgVjJnA
kilos	gHjVsW
kilos$	iEj^
kilru-	bUcPiL
kilrush	bUcPiL
kind	aYfGj]
kind$	a\`iKqHrDtI
kinde-	bQiQ
kinder	i^
kinder und	aYpK
kinder unter	bViV
kinder$	b_sW
kinderbetreuung	aX
kinderbetreuung$	aZ
kindergarten	bS
kindergarten$	aGbY
kindern	iSjFkYqHsR
kindern$	bKdKhKiYkI
kinderwunsch	s\\
kinderzulage	hWiK
kindl-	jSrQtT
kindly	jSrQtT
kindly$	bTiJjZrStE
kine	mV
kine$	aXjLmW
kines	bUhJm\\
kines$	bWhJiLmZ
kines-	aTmQ
kings	aJhJjZlIs[
kings-	nUpU
kingston	nUpU
kiosk	aQcHfIgGjZ
kippe-	aFcGi]jJqP
kirch-	bXiQ
kirchberg	bJcX
kirche	iRrKsY
kirchen	bUiQmJ
kirchen$	bUcGfLiQmI
kirchengemeinde	aEbY
kirchengemeinderat	bThIiIjJm]pJqH
kirkc-	aGcStR
kirkcaldy	aGcStR
kirkcaldy$	cW
kirkw-	c^
kirkwall	cW
kirkwall$	cW
kirst-	cKqWrUtI
kis-a-	jUkK
kis-ablosung	jUkK
kiste-	bLiXjK
kisten	bLiXjK
kiswa-	jUkJrY
kiswahili	jUkJrY
kit	h\\lT
kit$	h_lT
kita	aSh^
kita$	a\\bBcKhQ
kita--	aPgKhZ
kita-leitung	aVrR
kita-leitung$	aZbK
kitch-	bP
kitchen	aP
kitchen$	aWbSiFjQkR
kitchens	bQiW
kitchens$	bX
kits	aFb\`iW
kits$	i\`jJ
kitte-	bGcJeKgHhYiCjKkGlZpHrKsW
kiwi	hLpWs]
kiwi$	bVcJjFpGsW
kiwif-	bTiUjL
kiwifruit	bTiUjL
kiwis-	gIh]
kiwisaver	gIh]
kl	fGh^jYpB
klapp-	cPsR
klappe	iKjGqVsT
klappt	cTsR
klar	iHjXlW
klar$	gQiIjWlW
klara-	bW
klaranlage	bW
klare-	qU
klaren	qU
klass-	jV
klasse	hQ
klasse 0	bWjH
klasse b	j[lS
klasse be	jZ
klasse$	hSjHkW
klassiker	bRjR
klaue-	i]
klavi-	cEiUjV
klebe-	iY
kleben	iY
kleben$	iW
kleid-	gEh\`sT
klein	bRfFiGkQpErYsQtS
klein$	aFbVgIiEkFmJpKrRsStU
klein-	bViT
kleine	iRsT
kleinen	bJfGiUsU
kleinere	gKiZ
kleinreparaturen	iT
kleinreparaturen$	iU
klemm-	hTjP
klett-	aZgJh_jJtK
klien-	bQiYtI
klienten	bViPpKtH
klima	bYiT
klima$	bViU
klima-	aRh\`sH
kling-	cJdQrWsS
klingeln	dYpSrH
klingeln$	dZ
klingen	r^s\\
klingt	aJbTqIrQsKtS
klini-	aPcS
klinik	hXiY
klinik$	bChYiY
kliniken	bScKnW
kliniken$	cJiXjLnQ
klinikum	bU
klinikum$	bPcS
klinikverbund	aYbQ
klinikverbund$	aYbRiH
klopf-	i\\
klopfen	i\\
klost-	bY
km	nd
km a	fJhIjUnX
km de	bUiRnQ
km par	bJgJiKjSnZ
km$	bScUgZhQ
kmp	hQkT
knapp	kEmYrZ
knapp$	aDhLkCmSr[
knees	iSqUs]
knees$	bHhKiWjKqVsK
knie	hLiFjRqWsV
knife	iSjTkI
knits	aZcHiGkK
knits$	aZbLcHiEkK
knive-	kT
knives	kT
knock	c[iU
knock$	aIcTiV
knock-	i\`
knocking	iS
knocks	iP
knott-	jU
knotting	jU
know	qZ
know a	aFcQtZ
know what	gQjHsZ
know yet	qX
know$	cJiPlSqV
know--	jUkRlW
know-how	jUkRlW
know-how$	iJjXkTmK
knowi-	bIiKjKkZ
knowing	bIiKjKkZ
knowl-	jQkWlV
knowledge	jQkWlV
knowledge of	iIkQlR
knowledge would	bGjIkV
knowledge$	hBiEjYkRlT
known	bUhDiJjDmIpHs\`
knows	iEjWkWq\`
knx	bGiAjYkW
knx$	iLkT
kobi	p\\
kobo	jSkZ
kobo$	jRkV
koch	aXjP
koch$	aYiJjUtI
koche-	iV
kochen	iV
kochen$	bJiX
kochi	c^
kochi$	cZ
kochi-	mU
kochin	mU
kochl-	aTbS
kochlehre	bU
kochs-	iY
kochst	iY
kocht	f@h\\iXjJmK
koffe-	hU
koffer	hU
koha	bJcFj_
koha$	cIj]tL
kolka-	pX
kolkata	pX
kolkata$	cRpV
kolle-	hVm[
kolleg	jVmW
kollege	fGhJmZqWtY
kollegen	iFlWmW
kollegen$	iIjFlSmV
kollegin	aImRqU
kollegin$	aFeXmTpIqItT
kolleginnen	mWrR
kolleginnen$	bIm^
kollegium	bTiP
kollektiv	bVhQ
kollektiv$	bThS
koln	aKc[
koln$	bKcU
koln--	c^iBn[
kolon-	aQbHiSmRsS
kolonne	iUmPsV
kolonne$	iTmEpJsX
kolonnen	iJmW
kombi	eKha
kombi$	h\\
komis-	aJpLsTtW
komisch	aJpLsTtW
komm	bQp]qQrKtT
komma	fS
komma drei	hWrK
komme-	rRsR
kommen	rRsR
kommen$	eTfUiQlHnJpSrKsQ
kommi-	iRkEqVrZ
kommission	iUkCqKr_
komms-	jXkKlVpL
kommst	jXkKlVpL
kommt	lUqZ
kommt$	gLjYkU
kommu-	aLb_cCqS
kommunal	bUcJ
kommunen	bTiSjI
kommunikation	iVoKqY
kommunikation$	bJiXoJqUtG
kompl-	hSiR
komplett	dPhT
komplett$	hTnV
kondi-	jZmJsI
konditorin	aQmF
konditorin$	aWmF
kone	bTjS
konfe-	aRhTs]
konfektion	aWjHsW
konfi-	bGiVjU
konfigurieren	bHjX
kongr-	aUcHfV
kongress	hRqR
kongresse	aIbRcJiW
konig-	bBcSiY
konku-	hKqVrU
konkurrenz	hKqVrU
konne-	jV
konnen	jV
konnen$	iKjQtR
konnt-	bWjJqW
konnte	bZjIoPqK
konse-	jTrT
konsi-	bLhGi_jKlK
konso-	iSjXlB
konst-	aXcSjJlQtS
konstrukteur	aPlY
konstrukteur$	iKlY
konta-	iZ
kontakt	iRpTtK
kontaktlinsen	iX
konte-	gKhIiY
konten	gKhIiY
kontr-	eVrV
kontrollieren	iS
konze-	aQbSpR
konzept	iSpTtK
konzepte	i\\
konzern	bJiGjUlV
koord-	aUmU
koordination	aYcLiX
koordinieren	iLmY
koordinieren$	aIiHmY
kopf	aTgEqU
kopf$	aWgCqT
kopfe	bUmW
kopfe$	bXgRiLmR
kopfr-	fJiJj^
kopfrechnen	fJiJj^
kopft-	sb
kopftuch	s_
korea	bXfHgHhZiJkKlK
korea-	iLkZ
korean	iLkZ
korer-	iSpT
korero	iSpT
korpe-	iEjUsZ
korre-	iZjVtQ
korri-	iU
korrigieren	iU
koshe-	hRiX
kosher	bRhSjP
kosher$	bZcIhDjK
kosme-	bPcKjGk^
kosmetik	aVbUiH
kosmetik$	aVbViG
kost	h^
kost und	hVsR
koste-	hZiUtT
kosten	hViKjV
kostenlos	hViKjJpLqR
kostenlos$	hTiK
kostenstelle	aIbEcGeDfKgGhGiJpJqSt_
kostet	fLhZ
kotli-	aQjPkX
kotlin	aQjPkX
kotlin$	aTcKjY
kowal-	iEpHq]tQ
kp	aYfHrL
kp$	a^bKoL
kpi	gRhIiY
kpis	gVhKi^jH
kpis$	gXhJiQ
kql	jT
kr	g_iLrT
kr /	gY
kr$	gThRjQrP
krabb-	aXb[cF
kraft-	bQjRsS
krafte	aFbXcHmQ
kraftig	fGiJjYrLsW
kraftraum	aLbRcIhXrF
kranf-	bIj\`
kranfuhrer	aVjHsK
krank	hImBq_sZ
krank$	aLbLqUsS
krank-	bVcIeQ
krankenhaus	bXeF
krans-	jRkP
kranschein	jRkP
kraut-	iZ
kredi-	aXbKgEhWiSjI
kreditoren	fQhKiQ
kreis	fKiLnZ
kreis$	fKiLnZ
kreis-	hUmKnYqU
kreiß-	bQqU
kreuz	bUqYsS
kreuz$	aIbVcKqWsS
kreuz-	aCbFcXfGhEi]
krieg-	c\\fKiGkTmJnI
kriegen	bViEjXlTmIqKsI
kriegt	fKhSsV
kripp-	tJ
krippe	aPbQjLtI
krone-	i]
ks	bHcWiXjF
ksa	bTiW
ksa$	bV
ksh	g[
kuber-	iLjYlR
kubernetes	iLjYlR
kubernetes$	jWlS
kuche	a\\bR
kuche-	iWmW
kuchen	hYtI
kuchenchef	aUiKmFpWqP
kuchenhilfe	aYfIqT
kufst-	cVrQ
kufstein	cVrQ
kufstein$	cX
kuhe	aIbWiVtW
kuhe$	aJbSfKiSkItW
kuhl	bVhJiGmW
kuhl$	bXhHiFmU
kuhlh-	b[cJgHiHjE
kuka	aUdKfIiLj]nL
kultu-	bJiJm]nK
kumme-	i[qGtK
kunde	bSjUqX
kunde-	iT
kunden	bTiTjS
kunden$	bFeKiUjTmJsR
kundenberater	sQ
kundi-	fLhYoYpIqQrP
kundigungsfrist	oU
kunds-	bTgKjTkTrK
kundschaft	bTgKjTkTrK
kunst-	aUb[cKiEjW
kupfe-	a=b[cHfJi_tK
kur	iCjRk\`lItJ
kura	becFjKsI
kurat-	a[iHjJrS
kurdi-	jKkV
kurs	aEfHhJj\`lU
kurs$	fHhGjZlW
kurse	aZbKfHiYtG
kursg-	gEh_iE
kurz	r_
kurz davor	jV
kurz$	pEqKr\`
kurze-	fTqZrL
kurzer	fV
kurzf-	fFgLjKoYpXr?
kurzfristig	eRfEjKo[pD
kuste-	aHbbcIhIiLjDmKnHtK
kv	aVgX
kv$	aUbQ
kw	bFfIhWo[pLsGtV
kw 00	eFfIgGhJmJoWpLqJt[
kw$	ibtF
kyc	aRbLiZ
kyc$	iY
kyrib-	cFjU
kyriba	cFjU
l	gQ
l 0	aZj\\kZ
l 00	g^
l a	bTfZgQ
l$	f@g_hV
l'a	aJc\`iDqS
l'acc-	gQkIpYrKsR
l'act-	fIgX
l'acte	fIgX
l'age-	iJnTqUtR
l'agence	aKqXtT
l'ais-	iHjZsT
l'aise	iHjZsT
l'an	hW
l'an dernier	gEnTrR
l'an passe	gR
l'an$	bRiYjE
l'anc-	gFqb
l'ancien	qW
l'ang-	iJkSlT
l'anglais	iJkSlT
l'ann-	pKqZrS
l'annee	eVjX
l'annee$	eVjX
l'annonce	jGrYtT
l'annonce$	jLtV
l'api	gHiajJm?pKqKsJ
l'app-	bIjIkIl\\pJqYtQ
l'arr-	hPjU
l'art	jRkSpG
l'ass-	aIgKhKiQjKmStS
l'association	aGbScKiKtV
l'assurance	qZsV
l'ate-	jU
l'atelier	jU
l'atelier$	hXjU
l'att-	pP
l'attention	pP
l'aut-	mQqWsK
l'autorite	iQmS
l'autorite du	iQmS
l'eau	gKi^jK
l'ech-	qX
l'eco-	jKmR
l'ecole	iJmSsK
l'ecole de	tQ
l'ecr-	qYr^sK
l'ehp-	hKtX
l'ehpad	hKtX
l'ehpad$	hKtX
l'ene-	lT
l'energie	lT
l'ent-	aLgVhKiQrT
l'entreprise	iLpFrY
l'entretien	aDbLgXhJiSpW
l'equ-	bUfHiUmCqQsX
l'equipe	bVfHiRmBqRsX
l'equipe$	bYfDgQiQpIsF
l'ess-	dQgRkQlJsS
l'essai	dRgSsVtK
l'essai$	dVgWoHpEsF
l'eta-	j[pT
l'ete	fZgLiQoRpK
l'ete$	aJbKfWiTkRoSpGtD
l'hab-	iIjPkV
l'habilitation	iIjPkV
l'heu-	gW
l'heure	gW
l'heure$	gU
l'hiv-	eSjQ
l'hiver	eSjQ
l'hiver$	fRhQjS
l'hor-	bScFiTsU
l'inf-	bJiUjPoKqKtJ
l'ins-	gSqW
l'instant	gTqX
l'instant$	gTjKqS
l'int-	dSjRkDrZ
l'ita-	jHkUtP
l'italien	jHkUtP
l'occ-	iS
l'occasion	iS
l'occasion$	iS
l'off-	aHb\\hKrT
l'ord-	hRjS
l'ordre	jUtP
l'ordre$	iDjYtU
l'ouv-	iPqDrW
l'ouverture	iPqDrW
l'usi-	pW
l'usine	pW
l-j	f\`gJ
l-s	fa
l-s$	f\`
l-v	f\`
la 0	hVqV
la boite	fLhbmH
la bolsa	eHpWr[
la caisse	gLhFmIpYqT
la caja	pIq\\
la calle	qY
la campana	hHoWqW
la carte	fXlKqHr]
la casa	bKdKfJhf
la chandeleur	aLoVpR
la clientele	jQqPs\\
la clinica	pSrV
la cocina	fKiRmIoP
la comida	fSiV
la comision	cIgHiRmKqZ
la competencia	pIq[rRtJ
la comunidad	qT
la de	gRq[
la defense	c\`
la direction	aYbIq\\
la directora	mEqc
la drh	mPpV
la empresa	eTgLqP
la escuela	cThXjJ
la espalda	jWsU
la familia	bLiSpTrWsF
la formation	iSjEkWlRmB
la gente	hPiTsU
la grille	fPgTmK
la hora	g[iItR
la journee	bJfPgRpR
la junta	bPqS
la main	jR
la maison	dUhTrR
la manana	tU
la maquina	bTqQ
la mesa	aUgDm^
la mutuelle	gKhRqY
la nave	hSiI
la neige	aHgJiLjYoXpJqXtH
la noche	fSqQ
la nuit	fEgWhPiVjT
la oferta	jKpGr[tS
la oficina	pX
la palabra	r\`
la patronne	bPkKsQ
la persona	fVhKiY
la personne	i[kFoVqBrTtK
la place	sYtJ
la plaza	aYbUqQ
la premiere	dQhT
la presidente	qPtL
la regie	tV
la saison	aLeIfKgYoX
la segunda	bKpPqR
la semaine	fRgQjKqT
la semana	dQeWfKmXoHpK
la senora	aIbKiY
la serena	cRhTtJ
la tarde	fRhR
la temporada	aUiLpDtV
la tienda	bLcYpXqJ
la titular	iWjHqS
la una	aGf_qK
la venta	bJiHjPq[
la vente	gShHoZpH
la vida	bZhJqX
la ville	cJqUrR
la vista	b\\cEiJjIpT
la voiture	hKq]
la web	pVtX
la zona	gEnTpIrSs[
la$	qQ
la-de-	qS
la-dessus	qS
la-dessus$	qU
lab	iUmQ
lab manager	aVbPkI
lab of	bWmP
lab$	aVmY
label	bXcLjV
label-	aQiV
labelling	aYhL
labels	bViR
labels$	bYhI
labo	bWdX
labo$	dTiSqIrTsS
labor	eSiToR
labor$	bWeUiX
labor-	bSmT
laborables	bKhZiIqL
laboral	aTpR
laboral$	aReTjSkIlKpR
laborales	iKkQpY
laborales$	iHjJkUpV
laboralista	aPbXeIjHsP
laboralista$	aZbJcLiKjJ
laborant	mZpK
laborant$	m[pK
laborantin	iImW
laboratoire	bTrR
laboratorio	bQiQjImW
laboratorio$	aSiUjDmYqJ
laboratorista	aWjW
labou-	mWqS
labour	hPiUqX
labourer	gSiJm\\
labourer$	aIgUiKmT
labra-	jTmFp[
labs	bacKnT
labs$	bZiW
lac	aDbGc_dKeKfIgIiQkKlJmJnKoKpKqKrKsKtK
laca	iTjZ
laca$	j\\
lace	iRjUkGnJ
lachi-	mY
lachie	mY
lacke	aCb^iKjKkJ
lacki-	a?j^
lackieren	iQ
lacta-	cKh\\iZjL
lactantes	bIhKiYs\\
lactation	b\\
lacte-	gV
lad	mXse
lad on	aIiKmXsQ
ladde-	hSj[
ladder	hYjQlIqSsK
ladder$	hGjVlIqZsJ
ladders	j]sQ
ladders$	jW
lade	p\\rJtC
laden	bTiX
laden$	aIbReRiRtW
laden-	aUcHgLhY
lader-	fKgT
ladie-	bPmTsW
ladies	mTsX
ladies and	bTiAsKtY
ladies$	iDmWsW
lado	c\\dKjIkUrK
lads	jIkLsg
lads$	bUiHqR
ladun-	aVhHiVjIlX
ladungssicherung	aWiU
lady	mSsg
lady$	mXrQsS
lage	bJcFiYjYpG
lager	bRdSiVmT
lager$	bUhXtK
lager-	aYgJ
lagermitarbeiter	a^
lagern	cLi\\kK
lagos	c[iQjKmV
lagos$	aImY
lahr	cXeLfEgJiIn^oFpH
laia	mdpH
laiss-	nTqTr\\
laisse	q[rQ
lait	b_cDfK
lake	cahTqG
lakev-	bKc^jEkGrQ
lakh	fKgRhViY
lakh$	bFeIfLgWhViSjItI
lamb	bLhTiY
lambs	cIhKi[tK
lamin-	aYbYiGjRmJ
lanca-	aHcciImGtL
lance-	gQiZ
lancement	gSiV
lanch-	cHhGjJn[
lancha	cHhGjJn[
land	bWiRnR
land$	cQhSiRjJnU
landa-	cUiS
landau	cWtL
lande-	bbcVeSiFjH
landesverband	bR
landg-	bIcWiV
landi-	bPiRpS
landing	bPiRpS
landk-	bYn[tL
landkreis	bVnStJ
landkreis$	cRiUkInC
landkreise	cHnZ
landl-	gKiW
landlord	cLiTqQ
landm-	bYi?k[lT
landmaschinen	cIiGl[mF
landmaschinen$	bFcHiGkJlYmJ
landmaschinenmechatroniker	aSjU
landr-	aIbYcDiQqV
lands	gYjGkKoHpKq\\
lands-	aZiInT
landschaftsgartner	aTjW
landshut	cV
landshut$	cX
landt-	bYiQjL
landtechnik	bJi[
landw-	bUiRkZlE
landwirt	cKj]
landwirte	aKbZcKdIfIgKhJiSjEkGmGrLsJtF
landwirtschaft	jDk]lB
lane	bWiU
lane$	bZcKhUiF
lanes	cJiXjT
lanes$	cJiWjU
lang	aLfVhLiJmKoUqGr[tT
lang$	aLfXgHhIiGjBkPlLmIpGqErWtV
langa-	b[cLjL
lange	aKfWhJjTmJrW
lange-	cYfQiInTtH
langer	fShRnV
langt	l_
langt$	l_
language	cWiK
language$	cUiIjUkRsR
languages	bTlQmQ
languages$	bWjJmV
langue	k[sR
langues	j\\
langues$	j]
langz-	aKbLcHf@gHh]iTjJkImLpEqVsE
lanus	c[
lanus$	c[
lanza-	cRi\\nJpJ
lap	j]
lapse-	iWjTqI
lapto-	eKhY
laptop	eIh[
laptop$	hP
laptops	iRsQ
laptops$	iU
larch	i[
larde-	iZ
larder	iZ
larder$	aPcIiZ
lared-	aPcU
laredo	aPcU
laredo$	bScShIiH
larga	fQiVjP
larga$	cJfUiYjS
larga-	iYkKqY
largo	gQiJqZ
largo$	bQiJpLqXsL
largo-	iR
largos	iR
larra-	hKm\\
las	sR
las 0	f_hKjSpU
las 00	fU
las dos	fRiLjTqVrI
las horas	fEgXiQmK
las once	aLiLmLpQqTtV
las palmas	cRgHiStT
las siete	fVpVqI
las tardes	eKfFmTpX
las tres	fT
las$	cWfJqP
laser	aDih
laser-	cKhJiQj]kClKtG
lashi-	iV
lashing	iV
lass	aSqUrVsS
lasse-	qRrQ
lassen	qQrR
lassen$	jPrP
lasses	aYcKfU
last	q^sQ
last 0	jTpX
last one	qVrQsU
last two	iGpVqQ
last year	bWhKjKrRsY
last yr	bWgV
last$	aJf]h@iHjJkKsTtT
laste-	i\\
lasten	iTjT
lastenrad	hViTpH
lasti-	e[iIjG
lasting	e[iIjG
late	f\`oR
late nights	h]
late shift	sT
late$	bJf[hT
later	aQbLjIlV
later$	iHjIlZtU
lates	ePf^tE
lates$	fTgU
lates-	gKo_pI
latest	gKo_pI
latest$	oSpL
lath	bIcIid
latin	j^kUrL
latin$	aIiPjV
latin-	jKlKr[s[
latte	iWjXrR
laufe-	fUjS
laufen	fVjU
laufende	bW
lauft	fIgDiPkTlTqY
lauft$	aJcHiKjFkTlXmLpGqRtR
launc-	cRnP
launceston	iHmLnZ
launch	cUhQpP
launch$	cAh\\i@pXqT
launches	bTqKsUtJ
launches$	bXtK
laund-	hSmU
laundry	aQhTiS
laundry$	aVhWiL
laune	bUfIhYiStL
laune$	bXdKfHhZiGsK
laura	cJiFm_
laure-	aEc\\iFmUtU
lausa-	c_iJnSpHqQ
lausanne	nUqT
lausanne$	cRiJnV
laut	qStQ
laut kv	gW
laut$	bRtY
laute-	bS
lauten	bJiSjW
lauter	bWqRsS
lavad-	cLhViZ
lavado	hWiQ
lavado$	hRiS
lavag-	iTjK
lavage	iTjK
lavage$	hViJ
laval	c[iL
laval (	cWiK
lavan-	aShWmE
lavanderia	aShWmE
lavanderia$	h[iHpJ
lavap-	aWbLcViFsK
lavaplatos	a[cKiI
lavaplatos$	aZcLiH
lavar	iR
lavee	bKh^iIlEpIqGsH
law	aQbGiIlXrV
law$	aYbGiLkWrS
lawye-	aQbR
lawyer	aUmRqRsQ
lawyer$	aRbJjIqQsTtH
lawyers	aKb]
lawyers$	bY
lay	aLbQi^
lay-u-	jX
lay-up	jX
layer	hXjIkR
layer-	iUjL
layti-	iSjU
laytime	iSjU
lb	cPjY
lc	bJcKfJg]iUjGmI
ld	gQiGjFk\\
le	qT
le 0	pXqV
le 00	fSiKoSp_
le chef	aTiY
le client	bPeKpHrU
le conseil	h[iDkKqSsPtQ
le dg	aUpUqV
le dimanche	bHf]hG
le diplome	jQ
le jeudi	fXhXiF
le lundi	fViSmK
le magasin	hSiSjI
le maire	qKtX
le mardi	dKgIhIiV
le matin	fLic
le mercredi	fRiS
le mieux	iDo[pZ
le mois	eDf[hUnYqK
le mot	fLgYrW
le nom	dKr\`
le patron	qV
le permis	iImUrS
le poste	eVoRpKtX
le salaire	rRtR
le samedi	fQnQ
le secteur	bTcWiH
le site	iJtY
le soir	bLhYjFpKsU
le temps	hZiKqFsStU
le vendredi	dWhQ
le week-end	aLhWtV
le$	oT
lea	iKpLr^sL
lead	aWmm
lead$	aeiQ
leade-	aRiKmT
leader	aVmU
leader$	aTmKtQ
leaders	iGmRtX
leadership	bV
leadi-	mT
leading	mT
leads	hRiRmd
leads$	hUiYmF
leadw-	cJiW
leadwork	cJiW
leaf	i]
leagu-	bUiY
league	bUiY
leak	eLiWqS
leaks	i[qU
leaks$	iajK
lean	hHkTs[tF
leap	iJkW
leapf-	jX
leapfrog	jX
learn	hFjKlgqPsE
learn$	fJgRhIiHlZ
learn-	jRlQ
learned	iKkLlWsY
learner	bWhKqGrS
learners	bQfGiZtI
learning	gFhWiBjYkR
learning$	gEh]
learnt	jGl]
lease	eThXnTqP
lease car	hY
lease$	eWhWnH
lease-	h[iUpI
leasi-	cJeFh]jQ
leasing	eIgRhJiSjT
leasing$	eGiUjU
least	j[oR
least 0	iFjamL
least a	jZ
least one	jZ
least$	j[
leath-	bQhXiQ
leather	bQhXiQ
leather$	aJbYcGh@iUjLtK
leave	h\`qRrXsS
leave 00	eRh\\oJrG
leave a	pUqW
leave out	qFrh
leave the	jDr\`
leave$	h\\qQ
leave-	dJnYqSsQ
leavers	kGlW
leaves	dGhInZqT
leavi-	iVlQqY
leaving	iVlQqY
leaving cert	gKiGjRlYqH
leben	aHiRtW
leben$	iJtX
leben-	aHbaeJiKpT
lebenslauf	p]
lebenslauf genugt	iRlGpU
leber-	tX
leche	bShUtL
leche$	bVgViH
lecte-	aKr^
lecteurs	iT
lecteurs$	iT
lecti-	f]oW
lectivas	aRf[
lectivas$	f\\
lectivos	dKfXoK
lectivos$	dKfY
lecto-	iRjRkQ
lectoescritura	bIjVkT
lector	aQiYjJ
lectr-	jSkS
lectra	jSkS
lectra$	kU
lectu-	jU
lectura	kQpPrT
lectura de	jPpR
lecture	jZ
lecture de	jQ
lecturer	aXiLrQ
lectures	iZjK
led	j\\
led a	j\\rI
leder	aJbYcGiVjGqL
ledes-	mW
ledesma	mW
ledesma$	mV
ledge-	iWpTrK
ledger	iWpTrK
ledger$	aIiPjU
ledig	jKpHse
ledig$	pKsZ
lee	iQpU
leeds	c^dXiJ
leeds$	dUjR
leer	dQj^
leer$	bKcXj[
leerg-	bPiS
leergut	iV
leetc-	iKjGlUpY
leetcode	iKjGlUpY
left	bKhIjSqdrT
left$	iUpKr[
leg	jW
leg$	jY
legac-	eQi^jJ
legacies	aJbTgKiWmKtL
legacy	eU
legacy$	eW
legal	r\\tS
legal 000	aJb\\cJg@
legal secretary	aZ
legal$	iTjGlKpFrYtI
legal-	bWhVjQlJ
legen-	iW
legendes	iW
legendes$	i[
leger	iTpW
leger$	iZ
legio-	bIfJgCi]
legionella	iP
legs	aYbEcKiQj[
legs$	a[bGcKiEj\\
legum-	hV
legumes	hV
lehra-	hUj\\
lehrabschluss	hVjYkKqJ
lehramt	jX
lehramt$	jU
lehre	iUj\\lR
lehre$	iFje
lehre-	aCcLiWjFmGt\\
lehrg-	aTbEcFiHjQkQlSoT
lehrgang	fJiJjSkRlUoU
lehrgang$	fLlZsH
lehrk-	aUiQmUrK
lehrkraft	qT
lehrkrafte	aZiEmXpI
lehrl-	bRcHiHmZ
lehrling	bIhKiImYpJ
lehrp-	fKiWp\\
leica	iKjZ
leice-	cR
leicester	cR
leicester$	cU
leich-	bKcKgViWrT
leichte	aRkS
leichte sprache	aQkT
leide-	cQjQ
leider	gPjS
leider nicht	dRjUqKsQ
leigh	bKcViHmX
leihi-	aLiV
leihinstrumente	aLiV
leila	bUeDq[
leime-	c[iU
leins-	cZjK
leinster	cZjK
leinster$	cZiJ
leipz-	c^
leipzig	cRdR
leipzig$	cUdS
leire	hKiJm\\pS
leist-	aKfKgYhUiCjSkK
leistungsentgelt	cJgZhKqI
leistungszulage	gPqV
leisu-	bRhSjS
leisure	bRhSjS
leite-	aSsS
leiter	aVjUmSrH
leiterin	aKfJgJp[
leith	cZ
leith$	cY
leits-	lZ
leitu-	iQmV
leitung	gQm[
leitung frau	hKmW
leitung$	aXg[hLiKjK
leitungserfahrung	jXmL
leitw-	bFcWjV
lekto-	aYiJ
lektorat	aZiI
lena	aRhWmV
lena de	aXhGqS
lena$	aPh^
lendi-	aWbRiGsQ
lending	aWbRiGsQ
lengt-	iZrY
lengu-	rV
lengua	kQqR
lengua de	kW
lenguaje	r[
lent	fLhJjKoQpY
lent$	fLhJiIjJoQpY
lente-	hYiQ
lentes	hYiQ
lenti-	i\\
lenz	qR
leon	c\\mS
leon$	c]iH
leoni-	eLhQjLkImWqQ
leonie	eLhQjLkImWqQ
lep	cJjW
lerne-	iTlW
lernen	iUlZmH
lernende	mW
lernende$	bRiGm^
lernt	j@l\`mYqJ
les	iQsR
les 0	fVhTjT
les 00	fPp^
les commandes	iR
les deux	iIkSnKqUrT
les dossiers	mJoP
les enfants	hXiHjQsG
les familles	kX
les gens	i^jGsP
les jours	bDd^
les lundis	dRpS
les metiers	iV
les parents	s]
les petits	bXhIiKjQsQtK
les plannings	iRmT
les vacances	fTiKoQtS
les$	iQsW
lese	bIoU
lesen	j\\
lesen konnen	kW
lesen$	j]lSqQ
lespa-	aKcX
lesparre-medoc	aKcX
less	eUfJgUiHkJoWqLrW
less$	eZgVhKjFqG
lesso-	hSkP
lesson	gSpV
lessons	hVkTlP
lessons$	h[jHkHlR
let	aHfQiRpQq_
let me	aHf[iDjHoHpZqBrA
let's	aBlFqXrRsStW
letch-	cS
letchworth	cS
letra	pJr_
letra-	aJbV
letrados	aJbV
letrados$	aJbS
lets	eRfHiZ
lets$	i\\
lette-	pZqQ
letter	p\\qW
letter +	iLmK
letter by	pZ
letter to	oGpY
letter$	nRpRq[rE
letterkenny$	cV
letters	i[pQ
letters to	fKiRpVqQ
letters$	iY
letti-	fQ
lettings	fQiQ
lettings negotiator	aW
lettings$	iXjQ
lettr-	iTpX
lettre	iSpV
lettre au	fJpX
lettre$	pY
lettres	bWiGpU
letzt-	bUiJq[
letzte	bXjLqY
letzten	pLqY
letztes	hPiKrU
letztes jahr	qU
leut	gKhImSsZ
leute	bWmY
leute in	fTjPtK
leute und	bUjQ
leute$	bVmY
leute-	bQmUpK
leuten	bQmUpK
leuten$	bUmR
leuve-	cV
leuven	cV
leuven$	cWiI
levan-	cGdXfJi^jE
levantamiento	i\\
levantar	hHiW
levee	bShJiU
levee-	iQ
levees	iQ
level	j\\
level 0	jUkU
level five	iKjYkItI
level two	jWkR
level$	aUbIiQjUrR
level-	gSiR
levels	gSiR
levels$	gSiS
lever	i[jX
lever-	bScPfQ
levers	bTcRfQ
levie-	aFcXfLmT
levier	aFcXfLmT
levier$	aFcTmV
lexce-	bV
lexcel	bV
lexcel$	bW
lexwa-	fKjUkS
lexware	fKjUkS
ley	aReXjR
ley 00	ecg=iRjGoG
ley$	fQgXhSiH
leybu-	c[
leyburn	c[
leyburn$	c[hL
lf	iZj\\kL
lg	aLfHg\\iHjJmKpFrItb
lgbt	bUiT
lgps	ha
lgps 00	aKgJhV
lgps$	h]jJ
liabi-	jX
liability	jX
liais-	i^mU
liaise	iW
liaison	i[mW
liaison$	iSmYpK
liber-	e]iQjI
liberacion	eV
liberal	aReS
liberte	cVeIhWiJpJ
libra	aKf^hViIqE
libra-	cT
librarian	aQlVmVtK
librarian$	aQlYmCtJ
libraries	bY
libraries$	b^
library	bSeHfFhT
library assistant	sT
libre	dQfYhZoP
libre$	dTfXjEnL
libre-	hR
libres	fQgRhViI
libres seguidos	fYiLpKqV
libres$	f\\gRiG
libreta	j[
libreta de	jRrP
libreta$	jV
libro	i\\
libro de	iUjS
libro-	aLbJhViRjP
libros	aLbJhViRjP
lic	jUmY
lic en	jU
lice	iWrW
licen-	jU
licence	jSkS
licence (	dJjelJsP
licence +	pV
licence and	hJjV
licence in	jHp[
licence needed	jRlR
licence not	aIjFkGl]
licence or	cJjX
licence$	j\\kSlQ
licences	iXpU
licences$	gSjFp[
licencia	jX
licencia de	bQjUlR
licencia interna	jW
licencia$	gThQjP
licenciada	jKkGpSqZ
licenciado	jRt[
licenciatura	jZ
licenciatura$	jY
license	gQjTkRlW
license$	jTkVlS
licensed	a^bWjFkUtH
licensing	aHiIlLmZpLsJtK
licht-	aUbKc[jLoStI
lichtmess	oW
lichtmess$	oW
lider	bLme
lider-	i]
lido	aEb\\kZ
lido$	aFb]iJtI
lie	aHbKfQgHlGn^oLtU
liebe	td
liebe frau	tQ
liebe-	t\\
lieber	qTsT
lieber$	jIkKq^
liebh-	bQcJiU
liebherr	bQcJiU
liebs-	kRoPpPsR
liebsten	kSoPsT
liebsten mit	j@kesG
lied	iEjVp]
liefe-	bQi\\nT
lieferanten	iZkU
lieferantenerklarungen	bS
liege	cYjLrX
liege$	cYrT
liege-	bFcXiEpUqX
liegeplatz	cFpXqK
liegt	b?c[gRhFiLmRqTsR
liegt bei	gY
lien	iUjHpZ
liest	iWjJrb
lieu	hJtZ
lieu$	aLfTgUhFkLpJqJtU
lieux	b\\cIiTmK
life	hYkG
life cover	hV
life$	eSgR
lifeg-	aVjS
lifeguard	gIj[
lifeguards	aX
lifeguards$	aY
lifej-	i_jF
lifes-	aSj\\kK
lifestyle	aViYjHmK
lift	hRj\`
lift 00	fLjV
lift$	hJjX
lifte-	b\\cKhGjIqHsW
lifti-	fQjRsR
lifting	fQjRsR
lifting$	jWmGsX
lifts	b\\eHj]
lifts$	bYcKi]
ligad-	eUgS
ligado	ePgUhK
liger-	bIi[kXmK
light	aQbFsUtR
light$	aIiUsW
light-	fTjWoH
lighting	iWjJkU
lightning	pH
lights	iVjTlP
lights$	jY
ligne	c[gL
ligne$	pSrR
ligne-	iUpPrY
lignes	iUpPrY
like	jSr\\sS
like a	jWrT
like it	hHiGpIqPsY
like$	aKbIdTfHjPqPrQtV
liked	jDkYrU
liked$	hKiKjEk]lK
likel-	eZkLpK
likely	eZkLpK
likes	iKjYqS
lille	bKcYdPhKiIjRnQ
lille$	aKbKdRgKnW
lima	bQc[
lima$	bUcTiK
lime	gPiZjT
limer-	eK
limerick	eK
limerick$	cY
limes-	aLcPiZ
limestone	aLcPiZ
limit	hYqUsV
limit$	hXqW
limit-	bIeViXjQkG
limited	e[hJiLjJ
limog-	bJcX
limoges	bJcX
limoges$	cX
limpi-	jR
limpiar	iU
limpieza	aTiX
limpieza viaria	aW
limpieza$	a]iUsH
limpio	cJjVtX
limpio$	bJcJdIj\\tH
limpios	gT
limpios$	gYjQ
lims	k^
lims$	iTjU
linac-	bY
linacs	bY
linar-	cX
linares	cX
linco-	bVcX
lincoln	aJcT
lincoln$	aJ
lincolnshire	cX
lincs	c]jIsP
lincs$	c^
linde-	bXjS
line	iQmSrT
line 0	bRqQ
line cook	aSbSsP
line$	bUiXkT
linea	iW
linea$	iRlWrU
linea-	bPkR
lineal	kWnJ
lineal$	hKiHkVnI
lineas	bRiRrP
lineas$	bYiHmKrR
linen	aJbTeCiS
linen-	hW
linens	hW
linens$	hV
lines	bPi_
lines$	bXiQrQ
ling	aDbLeLiKjIm[qQrHtQ
ling$	aIbHdLeJhJiGjIkKmWnLqHrHsLtT
linge	iX
linge-	sW
lingu-	eLiUjDkYmL
linie	aIbHcIdLeIgChKi[jJkKm]nLoLpDqLrLsLtI
linie-	ba
linien	bUhU
linien$	bRhW
link	jEp^rZ
link$	jIp]
linke-	rT
linkedin	rVtQ
linkedin$	jGrVtS
links	iSjWrR
links$	iYjB
links-	aHc]dJiIkLqIs]tF
linux	aSjZ
linux$	aXkQ
linz	aKccoG
linz$	c[fLoF
lio	iLjQoV
lipps-	cCn^
liqui-	fHg\`
liquidacion	bRiWjK
liquidaciones	iZ
liquido	fGgWjK
liquido$	fHgX
liquidos	gZ
liquidos$	gY
liquo-	a[bLcEjX
lire	jc
lire un	jZ
lisbo-	cPdFn\`
lisbon	cZdIiP
lisbon$	cSiP
lisbonne	bKdKnX
lisbonne$	bJnX
lisbu-	cW
lisburn	cW
lisburn$	cX
lise	aFmbpJ
lisse	c\\eHfAg]iFjI
list	iWpP
list 00	eUfJiSpIrT
list to	gIiUpY
list$	hTiQlV
lista	eQhLqT
lista de	eRhKiSqUtJ
lista-	bTgLj[mJ
listas	bFj\\mK
liste	dIe\\gFhIiIjEkKlKmJnKoKqSrJsKtJ
liste-	bSkR
listed	bUgPpQ
listed$	bSpQ
listen	iIkJlX
listen$	bLiGjTkHlY
listeners	bXiL
listi-	iRoJpStT
listing	oGpTtW
lists	igsT
lists$	hIie
lit	aTbGiRjLpVqT
liter-	bHiUjT
literate	jZ
literate$	iHjY
lithu-	kPsR
lithuanian	jPkS
litig-	aZjQlP
litigation	aRbQmJtG
litiges	iY
litor-	bQeLjS
litoral	bQeLjS
litro-	bVrQ
litros	bVrQ
lits	b]
lits$	aPbV
littl-	bQnRrPtP
little	bQnRrPtQ
little ones	bZiCqPrLsY
litur-	ib
liv	aGmX
live	jT
live 00	fChHj_nHpJ
live in	cXdJfVh\\j@
live on	aVd\\iDjTqJtK
live$	cJi[jSpQ
live--	hTrX
live-in	aRhV
lived	jWkQ
lived experience	kT
livel-	e]jKsR
livello	e^jIoJ
liver-	aJbScKhUiTjJ
livery	aJbScKhUiTjJ
livin-	gTh[jInS
living	gUhQnT
livra-	bTeQfLiY
livraison	bVeRiS
livre	iSjR
livre-	hRjUqW
livres	bWgKhQtK
livres$	bWgKhQiItK
livreurs	aV
lizen-	gPhQjRnI
lizenz	hVjT
lkw	bZfHrX
lkw$	aKb_cKhIrK
ll	cUiIjStR
llama	iLjUkHpQqS
llama-	eSpZ
llamada	fVgYjJkKpU
llamadas	iSj[
llamadas$	i^
llamamos	aIrKtU
llaman	b\\qJrS
llamar	iQjLpU
llamar a	pV
llame	jLmGp]sL
llame-	p\\qU
llamen	fLpQ
lland-	bKcgiFmJpI
llave-	qP
llaves	qP
llaves$	bUcJiX
llb	iJjamG
llega	aKcKfFhBiXj[kFlEpIqKsQ
llega-	fGhCjYkXlImFpKqXsK
lleid-	aIcYdHfQ
lleida	aIcYdHfQ
lleida$	cXdH
llena	bZfChYiJ
llena-	iZ
lleva	fLiXmY
lleva-	iW
llevamos	bXqW
llevando	jV
llevar	dRfW
llevaria	cLi[qK
lleve	iUpKrVsQ
llm	eIh\\iJkT
llora	iYjL
llora$	iYjL
llora-	iBjYmJoKq[
llore-	bTc\\lHtK
lluev-	fXlK
llueve	fXlK
lo	qRtP
lo de	lRqRtQ
lo del	iJq[sRtQ
lo hace	hJiXqS
lo menos	jZkP
lo que	aPcKfViRtU
lo$	aQgStX
loa	bKg\\iGjK
load	gPi\`jIoX
load--	cKfEgIhKi\\jGmGoX
loade-	aQgQmP
loaded	fDgYhW
loader	iJjVkS
loader$	iIjY
loaders	aXbKiLlSmX
loaders$	a[bJgKhIiKmT
loadi-	fSg\\iR
loading	fVi^
loading$	fWiXjK
loads	bQfAiY
loads$	aQgSpL
loan	h[iR
loan$	eLh\`iI
loans	aRiT
loans$	iVjS
lob	fLg\`iHjI
local	bShRsV
local government	bPhS
local$	bHePhPmVqP
local-	aWbVfR
locale	baiG
locale$	aHbY
locales	b\\hRiP
locales$	b]hV
localisation	a[bKdGiT
localizable	f^hK
locals	eXhDkUs[
locat-	bRpQsR
location	cToJpU
location :	cT
location$	aVbKcJiFqLtS
loch	b[cV
loch$	bacImH
locke-	bTcHhSpJrQsP
locker	hTrTsQ
locker$	hYnHrU
locki-	iR
locking	iR
locko-	i_
locks	b\`cDfKkXmIpF
locks$	b\\fIhJiIkVpHrJ
locks-	aW
locksmith	aW
locksmith$	aT
locle	caiHjJpHqJ
locle$	caiGpHqI
loco	aTiXmK
locom-	bVgGhWjIkX
locum	e_fGqYsC
locum$	e_fJ
locut-	aYiJrItK
lod	gAib
lodas	iIj\\
lodge	aIhRiI
lodge$	aHbUcEhWiJjHtW
lodgi-	bGgVhYiIjJ
lodging	bGgVhYiIjJ
loft	bYiKjLmYpK
loft$	jFmZpI
log	aZhLicjFpT
log$	if
logbo-	iQpS
logbook	iQpS
loge	cRhVtQ
loge$	hTiQ
logem-	bRhXjS
logement	gPh]jV
logement$	bGcIgX
logements	b_gLhJ
logements$	aKbXhH
logfr-	bIi]jKqJ
logframes	bIiV
loggi-	i[
logging	i[
logic-	sV
logiciel	bRkR
logico	iWjP
logis	h]
logis$	hZjLpJ
logis-	aRbW
logistico	bUgK
logistico$	aQ
logistics	aWmW
logistics$	aHbY
logistiker	aR
logo	qQr\`
logo$	bRrS
logop-	a\\mS
logopadin	bQmU
logopadin$	aSbTmR
logopede	aUlQ
logos	jIm^pJrVtG
logro-	cXhL
logrono	cXhL
logrono$	cXtJ
logs	hTic
logs$	aJhXiZjGpL
lohn	gXlRrW
lohn nach	gW
lohn$	bZlYrL
lohnb-	a[bKgW
lohnband	g\\
lohne	cRgU
lohng-	bWgYiLjK
lohngruppe	bJg[
lohnk-	fJgYpR
lohnklasse	fJgYpR
lohnl-	fSgKiUsK
loi	iHj\\qLrKsHtH
loire	bT
loire$	bU
lokal	hYjJ
lokal$	hYjJ
lokal-	a]bUdLiPtQ
lokfu-	iYjK
lokfuhrer	iYjK
loki	iQ
loki$	iP
lol	q[sR
lol$	gRhJlQsX
loler	hUiXjK
lona	cLi[
lona$	cJi\\
londo-	cRdQnP
london	cSdQgPnQ
london$	cUgUjK
long	fQqT
long as	dVfTjBsW
long days	fYtQ
long$	aDbDcQeWfZ
long--	aJe[hKqS
long-term	aJe[hKqS
longe-	eRfPhRnToI
longer	eTfQhUoH
longer$	aLbLeYhTlKrQ
longu-	bJcQeUrUsR
longue	bHeXiSsStJ
loo	i\\sZ
look	aQjJkUsX
look after	aUb[iQkLmJqHsItJ
look at	h\\iDs[
look$	aXbGcIeIhHi@kJr]tS
looke-	aQbKlU
looked	aXbIjIlX
looker	aJiQjU
looker$	aHiUjS
looki-	sStU
looking	sUtQ
looking for	tT
looking$	jVsY
looku-	iHjW
lookups	iHjW
loop	b\\fJgLiIjGpYqI
loops	iX
loops$	iX
loos	fKiVlKpKsX
loos$	cIiVpGsW
lorca	cW
lorca$	cT
lorna	iTpPrQ
lorna$	iSjKpTtQ
lorra-	iKjLpZ
lorrach	cS
lorrach$	cS
lorri-	bWiTjJ
lorries	bWiTjJ
lorries$	bWiTjJ
los 0	gYiE
los clientes	bLq\\sT
los de	kJmTqT
los del	gJiVjJqUsU
los dos	fXhS
los jueves	bKfTgKhVpS
los lunes	fVnRsQ
los martes	aHdT
los mayores	fLiQkQsR
los miercoles	iVqVtF
los sabados	hZ
los seis	gLiU
los turnos	fLiUsR
los viernes	dYfFiSnT
los$	hKo[pI
losch-	iTqX
lose	qYs[tG
loss	bRhYiSjF
loss$	bYiQ
lost	bHkKmJqbsW
lost two	qTsX
lot	iUnQ
lot$	bPiRlU
lote	eYgKhYiQjH
lote$	eZgJhKiXjJ
loten	aIbKcHiYkR
loter-	bRqL
loteria	bTiPqL
lotes	aKbDfHh\\iZjK
lots	hUiV
lots of	bRlPrR
lots$	bKhZi^
lotse-	hIjKmX
lotsen	hIjKmX
lotte-	e[iQqT
lottery	eWiQqT
lottery$	e[jI
loud	b^jWtR
lough-	cV
loughborough	cV
loughborough$	cU
loups	gLiFj\`
lourd	fFlUs\\tI
lourd$	lVsStF
lourd-	cRjR
lourde	jS
lourds	bU
lourds$	bSjP
louth	c_
louth$	cS
louva-	aHcW
louvain-la-neuve	aHcW
louvain-la-neuve$	aGcX
louvi-	cZ
louviere	cZ
louviere$	c[iLkK
love	iIkWrW
love$	bIhIiGjVkXmJ
lovel-	bPkUtT
lovely	bRkV
lovely but	kTqUsJ
lovely$	kUqP
low	bJcUfJjLqT
lower	bHc[iWpI
lowri	aGfGmVpZqK
lowri$	mQpWqI
loyer	bLheiIlJ
lpa	fEgc
lpa$	fGga
lpc	gKjRl[
lpg	aXbGhIiEjEk\\
lph	jT
lpp	aSgLhXjG
ls	bJc[jH
ltd	cKeVfLgIhKiHjImZ
ltd$	bLcHeVfJgIhKiIjHmY
lu	aDbGcYfYgJhIiQjGmJtL
lu$	aCbGc\\dQfRhIiDjKtI
luas	hYiHmKpR
lubec-	cW
lubeck	cW
lubeck$	cXiL
lucas	gV
lucro	b]
lucro$	b\\
lucy	m]
luden-	cW
ludenscheid	cW
ludenscheid$	cW
ludge-	aLbGiLmUpS
ludger	aLbGiLmUpS
ludlo-	cS
ludlow	cS
ludlow$	cT
luego	eT
luego se	fRrU
luego$	cIeViTjJpI
luftu-	bQcIiQ
luftung	bRcIiR
lugan-	jT
luganda	jT
luganda$	jT
lugo	c\\
lugo$	c^
lui	mWq_
lui$	hJiKjRqVsU
luis	cHiSnXqQ
lujo	bRkS
lujo$	bSiSjIkS
lumba-	hXs]
lumie-	aPjV
lumiere	aPjV
lumiere$	aYtJ
lun	aIfZiJ
lun-j-	fJgU
lun-v-	fV
lun-ven	fQsP
lun-vie	fU
luna	oTpLq[
lunch	bLh]iS
lunch in	gHhYqT
lunch$	eRfYiWoH
lunch-	hc
lunches	eLh^
lunches$	bChRiXpK
lundi	fZoR
lundi au	fWjIpI
lundi$	bKfUqUtR
lundi-	dQpP
lundis	dRpS
lundis$	dUfK
luneb-	aKcRtJ
luneburg	aKcRtJ
luneburg$	bLcW
lunes	fXoT
lunes 0	dQpV
lunes a	pS
lunes y	dSnV
lunes$	f\\pJ
lunet-	aKbUiGqVsP
lunettes	aKbUiGqVsP
lust	bJcHfLgIiAjJk@l]mLqDsJt\\
luste-	cQqQ
lustenau	cQqQ
lustenau$	cQ
luthe-	bUcQlR
lutheran	bUcQlR
luton	c_
luton$	cX
lutz	aJjJmVpXqL
lutz$	iWjJmYpJ
lux	hSjYkQ
luxe	bZrR
luxe$	bYrS
luxem-	cYkR
luxembourg	cRnS
luxembourg$	bQ
luxembourgeois	kXsR
luxembourgeois$	cDjSk=sZ
luxme-	hY
luxmed	hY
luxmed$	hX
luz	cQhXmRqT
luz$	bRcVhY
lve	fKhamJpG
lve$	fIh\`jKmLpH
lvl	gVk]pK
lvl 0	gWiJk^pJ
lwl	aXsR
lycee	b[oX
lyle	bVcImX
lyle$	aKmY
lymin-	aJcQrQ
lymington	aJcQrQ
lymington$	cT
lynn	bLiWpZ
lyon	c[iKmQnQ
lyon$	iRmXqP
lyriq-	b\\iGtH
m	bU
m +	gX
m /	aXrQ
m 0	ja
m 00	bLc]jW
m 000	bJjd
m budget	bSgAhGiUjS
m de	b^iE
m le	aIlBmYpXtK
m turnover	bXgL
m y	bLg\\jK
m ¤	bXg?i\\
m$	cPgR
m'a	gKqb
m'app-	iIpasH
m-f	aJdSfWkH
m-f 0	aGfUjToK
m-th	fagH
m-th$	cJf^jK
m.a	iKj_
m.a$	jR
m.sc	iJj_
m.sc$	jR
ma	bZ
ma fille	bWkLoHpSqVsG
ma$	bXcUgLiIsW
macar-	aKbRcLmX
macbo-	hZ
macbook	hZ
macbook$	hS
mach	fXqHr[
mache-	iQlU
machen	iQlU
machen wir	fJj@kLlbtU
machen$	bTiRqDtS
machi-	aQmP
machine	aRbIhPjXkL
machine$	bLhYiJqU
machines	bUgKiPkU
machines$	bTiSkWpJ
machiniste	aQfJsR
machinists	a^iHmKpHsQ
machinists$	a_iIpH
machs-	iWtS
machst	iWtS
macht	iWlY
macht der	aCiUlX
macht die	hXiWjKlTsK
macht$	iRjZlL
macon	cPtV
macro-	mKpHqLr^tH
mad	bYfViIjSkUoKpEqQtK
mad$	bTfXhIi<jZkImH
madam-	kLmRtT
madame	kLmRtT
madch-	bZfImS
madchen	bKfEgLiQmWrQsL
made	dIgFhAkXpUqT
made$	pY
madne-	fViRjK
madness	fViRjK
madness$	fViRjI
madre	aKbVcJiT
madre$	aHbTcHiStU
madre-	sZ
madres	s[
madri-	cShTnQ
madrid	cShTnQ
madrid$	cVhV
madru-	fcjW
madrugada	fWhQiP
madrugada$	fWhQiP
maec	eFiSj\\
maest-	lQmU
maestra	aSjImY
maestria	jTkIlY
maestro	aYsT
maestros	aJeLmUoIpQ
mag	iSmP
mag$	hHi^kW
magas-	bWdQhR
magasin	bQhViS
magasin$	h[jP
magasinier	aPfIsR
magasinier$	aW
magasins	b[dXiJ
magasins$	bZiJ
magaz-	aQbJcZeIiStQ
magazine	aUeGiVtT
magazine$	aUcJiFlJtX
magde-	aGcU
magdeburg	aGcU
maghr-	iVsV
maghreb	iVsV
magic	hXi]kLlC
magis-	cUiLk\\mYpK
magisterio	iLjUlStJ
magistrates	aIbGc\\fJmIsH
magne-	bScLiWkR
magst	dRhViLkKpQtQ
magst$	dShVkIpQtL
mahen	bDgKibkRmJ
mahlz-	bQhWiQ
mahlzeiten	bQhWiQ
mahlzeiten$	gJh]iEmGsJ
mahnw-	iV
mahnwesen	iV
mahnwesen$	iR
mai	fPoW
mai bis	fS
mai$	o[pT
maids-	cViKjL
maidstone	cViKjL
maidstone$	cXiI
mail	pbqQ
mail an	qQtR
mail$	jPpYsJ
mails	fIiQmIrWsA
main	iXjToP
main contractor	bJfKjQqYsQ
main courante	iV
main$	jUsV
mainl-	bPcTeUjJ
mainly	bScVeJ
mains	jQmTsY
mains$	fJiQjRmWsT
maint	aRiX
maint$	iX
maint-	aRbQiRoW
maintenance	aViQoV
maintenance$	aLeKfHjWmQo^
maintenant	eHfTmKoVpJsJ
mainz	aIc^
mainz$	aIc^
maipu	bU
maipu$	bU
maire	iLqKt\\
maire$	aLbIcGdKeKfKgKhKiJjLkJlJmKnKoKqIsKtY
mairi-	aPbR
mairie	aS
mairie de	bQcRtL
mairie$	aX
mairies	bSiRkH
mais	qYrQ
mais ca	bUcKqQ
mais il	pIqY
mais on	bQgEq^
mais pas	qKsZ
maiso-	bUdUhR
maison	bTdVhT
maison de	aLbUpT
maison$	dXgRiX
maisons	bQhKjKqIrWsF
maitr-	jTtQ
maitre	aRjKmRtV
maitre-nageur	aRbToItJ
maitre-nageur$	aY
maitrise	gUjZ
maitrise$	aGbLgVhJjT
maiz	cQfFiZ
major	aYbSiLjK
major-	fIg_jK
majoration	fKgS
majore	gR
majorees	gU
majors	bUjG
majors$	bUiQjG
majus-	qKr]
makat-	iRkY
makaton	iRkY
makaton$	cKi]jIkH
make	ePfKrRtR
make it	gRiIr\`
make that	bLdJeZfFgGjJrKtU
make the	bR
make--	iX
make-up	iX
maker	aQbX
maker$	aYbUjTsG
makes	bYmUqUtR
makin-	jKkV
making	jKkV
makle-	h@mKn_pG
makler	aR
mal	fR
mal 00	gWnSqX
mal was	bJjXkJsX
mal$	eTfWgYsG
malad-	qS
malade	iTqQ
maladie	qU
malag-	bJcQdU
malaga	bJcQdU
malaga$	dRgP
malay-	cGjTkV
malayalam	cGjTkV
male	iRse
male$	mGsY
maler-	aTbEmX
malergeselle	aW
malergeselle$	aY
mall	aQcU
malla	bHcCh[iWjJ
malle-	c]eFoI
malmo	aGbRc_dKtL
malmo$	bUcT
malo	bIcKgIhFjKlLm^nLoCrKsL
malte-	aFb^cGjT
malve-	cUqQ
malvern	cUqQ
malvern$	cV
mam	iTjKpLqU
mama	aJbXmWsS
maman-	sV
mamans	sV
mamans$	iQ
mamas	jTkKsV
mamas$	iPjV
man	sT
man braucht	aGjYlI
man mit	b[hP
man muss	jW
man nicht	j\`lGqJ
man$	aZmTsT
manag-	aQm[
manage	jSmTqJrV
managed	bTgJjP
management	aPjSlR
management$	iZlI
manager	aVmS
manager 00	jIrS
manager and	aBbIgRmU
manager for	bR
manager is	aKmZ
manager$	a\`tQ
manager's	jJkRmQrIs[
managers	iQmR
managers$	iHjQmVqQ
managing	mS
manan-	f]pQ
manana	dPfR
manana o	fRpPsI
manana y	fS
manana$	f\\pV
mananas	fWpT
mananas y	mTsI
mananas$	fViLpV
manch-	bWcQjQpS
manche	b\\p[
manchester	cUjU
manchester$	cUiIjU
manda	mWpQtS
manda-	kS
mandando	j\\
mandando$	jV
mandanten	bTnXqX
mandar	jSpS
mandar$	j[sG
mandarin	jUkYnJ
mandarin$	iKjUkRmK
mandat	eWmK
mandat$	eXhQiI
mandate	i]
mande-	p^
manden	p]
mando	m[tT
mando$	bZmU
manej-	jVkP
maneja	fJiRjGkW
manejar	aYtL
maneje	bKdKjT
manejo	jX
manejo de	bKjR
manga	bGi[r\\
mange-	a_bIc?fLi[mI
manif-	ib
manifests	iV
manil-	cY
manila	cY
manip-	jXmY
manipulador	jX
manipulador de	jU
manipulador$	jU
maniz-	cZ
manizales	cZ
manizales$	cZ
mann	bUmRsZ
mann$	b^fLqIsQtK
manne-	sP
mannequin	iTsR
manner	jQmWs[
manner$	fJhJiJjWmVsU
manners	iFjWkSlW
mannh-	cXhK
mannheim	cXhK
mannheim$	cP
mannl-	aSf[iCsW
mannlich	aUsZ
mano	gWjSlR
mano de	aKbUgVsL
mano$	bHgWiUjVmH
manos	lX
manos$	bQhPiT
manos-	cWhU
manosque	cWhU
manqu-	kWtS
manque	kWtS
manque$	kYtS
mans	c\`s[
mans$	cbqF
mante-	bQiVmR
mantenimiento	aRiPmU
mantenimiento$	aWiQpJtI
manto-	iY
mantos	iY
manu	aIcIdLeLfEgJiHjKlLm]nLoKrGsI
manua-	iQjSkP
manual	jSkTqQ
manual$	iSjV
manuales	aEbSiZ
manuals	bRjRrJ
manuals$	aHbWiV
manue-	hQ
manuel	dLiP
manuel$	aRcKiR
manuf-	aRbQjP
manufacture	bVmF
manufacturing	jW
manufacturing$	jV
manuk-	bUcLiS
manuka	bUcLiS
manuka$	bRcKiX
manus-	bGcFiZjKpP
manut-	bUiRsI
manutention	bUiRsI
many	iJmTpIr[
manœu-	iZ
manœuvres	iZ
map	bKhGi^jVk9oKpQ
mapeo	fIgFi]
mappe	oJpd
mappi-	iU
mapping	iU
maps	aKgEja
maqui-	iP
maquilas	gShLiR
maquilas$	gTiQ
maquillage	iEjHlWs^
maquina	jX
maquina de	bXjT
maquina$	fIgSiRjS
maquinaria	bQiR
maquinaria$	bPiS
maquinas	bTiQ
maquinas$	iY
maquinista	aYiQ
maquinistas	aWiGjHmZtG
mar	cQfToR
mar del	c[
mar y	bPiJjXtG
mar$	aKcTeJjSoX
mar-j-	dXf\\hKi?
marae	b[cDeJpS
marai-	aUbYiL
marat-	iJj\\
marav-	k[
maravilla	k[
marbe-	cY
marbella	cY
marbr-	jX
marbre	hKiPjY
marbu-	qT
marburg	qT
marburg$	cY
marc	aJiFlIm\\tZ
marc$	aItY
marca	bYfPhQ
marca de	aKbXiHpY
marca$	bHcGgKhXi[
marca-	bTpUsT
marcas	bWqQ
march	oapP
march 00	gKoUpR
march 2000	bIee
march to	eXfKgDiVoR
march$	o\\pZ
march-	cUqQ
marche	aRbSfJpRqV
marche$	aWcQfFpVqQ
marches	bSfV
marches$	bYcLfR
marcl-	aRcW
marcle	aRcW
marcle$	aRcW
marco	iVmV
marcu-	pFqQsQ
marcus	pFqQsQ
mardi	dUfQiZjL
mardi au	sR
mardi$	dUfQhLiZ
mardi-	fdgE
mardi-samedi	fR
mardi-samedi$	fT
marea-	bIfZiCj^
maree	hKiWmLqJ
maree-	bJcZ
marees	cIfRgKiQjR
marek	bCcHfDjKmdpCsJ
maren-	bPcWiF
marennes	bPcWiF
marga	t[
marga$	aEcJhJiJt\\
marga-	cSjHmQqW
margate	cZ
margate$	cV
marge	iQqQ
marge$	iRqR
marge-	gQ
margen	gRqP
margi-	iUqR
margin	gQiW
margin$	gV
mari	aKqZtQ
maria	cUhU
maria$	bKcShWiQjI
maria-	cY
mariage	iU
mariages	gUhIiQ
mariages$	iT
marid-	bRsQ
marido	bRsQ
marie	sg
marie-	eUlRpY
marina	c[
marina$	cS
marinas	aGcZiH
marinas$	aHcZiG
marine	aRiL
marine cargo	a[bJ
maris-	bXcGmUtS
marisol	mTtW
marit-	bQcRjR
maritime	bX
mark	j[rS
marke-	lQ
marken	b\\iJ
marken$	bYiI
market	aKcSdSgR
market supplement	g]
market$	aIdKfUgJqWtV
marketing	aYl_
marketing$	jSlR
markets	iQmR
marki-	bIcIj]
marking	iZ
marking$	i[
marks	kUrS
marks for	kW
marks$	kRrW
markt	aKfIgGiUpEq]
markt und	bWiWqJ
markt$	aFcWeKfEhHiWjFqItT
markt-	hJiYpW
marly-	mX
marlys	mX
marlys$	jJmY
marqu-	bSmP
marque	bZsW
marques	bX
marquette	bKc]fQtH
marquette$	bLc]fLsKtI
marri-	qQs[
married	jLqTsW
marro-	iUsW
marru-	bVcKiKnT
marruecos	bVcKiKnT
mars	ob
mars a	oU
mars$	bRgGo^
marse-	bLcZeH
marseille	bLcZeH
marseille$	cSeLiR
marsh-	bLiTjV
mart	c[iWjGnB
marte-	dVfQ
martes	dQfToR
martes a	fQ
martes y	dWiL
martes$	dQoYqR
marti-	aJq\\tP
martigny	cT
martigny$	cT
martin	aGbQcTmKpItW
marto-	cWpW
martos	cWpW
martos$	cWiJpW
marz	eSfRo[
marz$	fWo[
marz--	cIf]jD
marz-mai	fUiT
marz-mai$	fUiS
marzo	oc
marzo a	oQ
marzo$	ePoXqP
mas	g]
mas 0	fZ
mas bono	gR
mas de	bFpT
mas un	fKtU
mas$	jGm[sTtS
masa	hUiSjR
masa madre	aHiY
masa$	hPjZ
masch-	bQj^
maschinen	bWjH
maschinenbau	jQ
maschinenfuhrer	bPjX
masco-	hU
mascota	hU
mascu-	rXsY
masculino	rWsT
maser-	iRjYkJ
masernimpfung	iEj[
masernschutz	jX
masiv-	bQ
masivo	bQ
maske-	a\\jEpU
mason	aWs^
mason$	aZ
mason-	aSbSiT
masons	aUiU
masons$	aRiT
masqu-	iKjTkU
masque	iKjTkU
masque$	iKjTkU
mass	aRiQ
massa-	hXiP
massage	hXiP
masse-	aSfPiQjJsK
massi-	aJbUcViDpY
maste-	jUmP
master	jUmU
master 0	fJjWkQ
master de	jSlVqI
master en	j^mB
master$	a\\iVmQ
master's	fLkKlY
mastercam	jU
mastercam$	jX
masters	aWbRjV
masters$	bUjV
masti-	i]
mat	aEbGeZjIsY
matad-	aBbZgKiWpHrG
matan-	cWiL
matane	cWiL
matane$	cWiH
matat-	bLcXiJjYtJ
match	hZiU
match 0	fJgKhZjK
match days	bRhSiG
match$	bKeTfYiT
match-	hQi[qX
matchday	aS
matched	hYiI
matches	fQ
matching	lLpKq]
matching$	iWjTqK
mate	j\\mQ
mate$	aRhRjS
matel-	aPbUhSiFmX
matelot	aSmZ
matem-	kU
matematicas	kU
matematicas$	kW
material	aQhPiV
materials	hUiCj]
materials$	fIhWiJjRtK
materiaux	aJbY
materiel	hSiV
maternelle	aGcXs[tJ
maternelles	aZcEmL
maternidad	a=bXePiU
maternidad$	aCb_eT
maternite	bSeRsR
maternite$	eVhLsX
maternity	e\\sW
maternity cover	eX
mates	aVfGjCm]pF
math	aZbIiRoL
math$	a]fJiPjFtK
mathe	iGj\\kU
mathi-	bZcJgKiGm[pEqR
maths	jX
maths$	iQjU
matie-	iTjR
matiere	iV
matiere$	iV
matieres	bIcIiPjS
matieres$	bHiRjQ
matin	fUiR
matin$	f[iVtT
matin-	bQcLfThHi^
matinee	bIiWpV
matinee$	bJiWpR
matinees	bYf\\iFmJ
matinees$	bKf^iK
matins	fPsS
matla-	jX
matlab	jX
matlab$	iHjY
matric	j[
matric$	jY
matricero	aS
matricero$	aP
matricula	bQhQjX
matriculado	jW
matrimonio	iTsV
matrimonio$	aUbLiWsF
matrix	cJfIgKiIjHkZ
matriz	iYjGkS
matriz$	iXjIkR
matro-	accDfGiFoIpStL
matron	bPoJpY
matron$	aToKpYtK
matte-	iLjRlUqQsV
matter	jRlWqR
matter$	jGl[qV
matters	bRiJjSsW
matters$	bTjQsS
matur-	fJiZjPsT
matura	jRlT
mature	aJs\\
mau	bZmJ
mau$	bZiK
maud	bJcJiBmYn]
maure-	aRlRmWqQ
maureen	aLiKmYpQqW
maurer	aVjJlV
max	sQ
max 0	dVfZ
max 00	fQkJsZ
max 000	pRrU
max one	bLpZrG
max$	jSmKpU
maxim-	r[sS
maxima	qTrYsR
maximo	kQpRrTsQ
maximo 00	rGsa
maximo$	fIjKkVp[rE
maximum	dUfUsR
maximum$	cKdUfJiGjJsT
may	o]q[
may 0	eJiKo]
may 00	bGeYoWqJ
may be	jCpWqY
may to	gHhSoP
may$	fVhRoU
may-a-	fU
may-aug	fU
maya	bKjSk[tI
maybe	fJjAmKnZq[rHtK
mayen-	cRpW
mayfa-	cXjJ
mayfair	cXjJ
mayfair$	cX
mayo	o\\qP
mayo a	fJpQ
mayo$	oYpQ
mayor	iIjVmZsR
mayor de	jVsU
mayor$	aThLiGj\\rLsL
mayor-	aVbR
mayores	aJbRkQsR
mayores de	bSsX
mayores$	aCbSfTjFkV
mayus-	iGlKrc
mayusculas	iKr^
maze	jW
maze$	jX
maß	hViZ
maß$	hViY
mb	dTlKpW
mb$	pZ
mba	kIl\`rKsH
mba$	lZ
mbo	j]
mc	j_lJ
mca	iIjZ
md	aPb[lSmR
mds	a[bYcFjFmLtK
mdt	iWjHmX
me	qWtU
me (	cJjJmVqJtT
me and	aKbTlUm\\qI
me by	iHtZ
me da	lZrQ
me faut	aRcTqItR
me on	iKpYqKtH
me to	pBqXtS
me voy	oIpLqatG
me$	bRiHmYpX
meads	dS
meal	bRfKh_
meal vouchers	hSrQ
meal$	gGiTnX
meals	aQhciQ
meals on	hYsP
meals$	a[h^iJmJ
mean	fUjVrTsQ
mean it	j]rSsStF
meani-	aVhLiEjHsX
meaning	aVhLiEjHsX
means	iQq]sI
measu-	ib
measures	iS
measures$	iS
measuring	iYjJ
measuring$	iZ
meat	aXbQcDh[iK
meat$	bRhYiJ
mec	aGgKpSs\\tJ
mecan-	aS
mecanica	hKiVjQkX
mecanica o	jX
mecanica$	hJi]
mecanicien	a\\
mecanico	aXlQ
mecanico$	a\\tI
mecanicos	aUbLfFiKmT
mecanique	iWjX
mecanique$	iSjT
mecano	aX
mecano$	aZcK
mecanos	gKhQmR
mecen-	iXpS
mecenes	iQnJpV
mech	aXbJhKiRjP
mech$	aWcKhIiCjX
mecha-	aRjUmW
mechanic	aYhLmV
mechanic$	aYbJjTmI
mechaniker	aKfEjTrX
mechas	gLiIjWqT
mechas$	jWqP
mechatronic	jS
mechatroniker	aKjX
mechatroniker$	aJiGjZmL
med	h]iT
med$	bWhQ
med-s-	a\\cEfK
med-surg	a\\cEfK
medat-	iRjS
medatixx	iRjS
medatixx$	iRjR
meddi-	jW
meddic	jW
meddic$	jU
medec-	bSmQ
medecin	aRjQmS
medel-	cQdS
medellin	cQdS
medellin$	cSmS
media	iS
media a	fX
media hora	fTiJpS
media jornada	eVfSgPhIiCsS
media y	aZbIiImItK
media$	fWiRpQ
media-	rQ
mediacion	jEkV
mediados	fIo_
medialog	iIjW
mediana	bYtG
medianoche	fJoKpW
medianoche$	fJoKpW
medias	h[jG
mediatheque	bTcV
medic-	hS
medica	cKiSjHmXsR
medicacion	iZ
medicaid	bZcLhGjGkQ
medical	hS
medical (	bLgRhJiLj\\nH
medical 00	gPhUiKjK
medical$	jXpS
medicale	jV
medicale$	aZiSjE
medicals	jZ
medication	jV
medicina	h\\iL
medicine	fKhLiY
mediclaim	hY
mediclaim 0	hX
medico	iVsP
medicos	bXjJ
medicover	gKhYiL
medid-	cIk^sB
medida	aJ
medida$	aJbR
medie-	b]fLgCjV
medik-	i]sE
medikamente	i]sE
medin-	cX
medina	cX
medio	e]fRjSmQ
medio dia	fRhU
medio$	hCjU
medio-	pS
mediodia	fQpV
mediodia$	fSpW
medios	iY
medir	cKi_
mediz-	aKbXjS
medizintechnik	aAbUjV
medizintechnik$	bV
meds	eLialIpK
meds$	eHhKi^lFpGrKsH
medte-	b[
meet	bLd\\pStT
meet the	iIjYpT
meet$	aIdIiSkGpLqKrJsIt[
meeti-	pRtQ
meeting	aJbJeKpPtZ
meeting$	aIiGnQtX
meetings	jJlTpP
meetings$	b[lGpWsK
meets	bIfWhEiSnS
meets$	hEiDnWsT
meg	iQpU
mehr	qTtS
mehr$	cKf]tR
mein	q]
meine	bQqV
meine frau	pUsT
meine-	aKlGpTtV
meinem	aLtT
meint	qZsS
meint$	qZ
meist	bCfWjKn^qG
meist-	hT
meisten	b[gTmPqC
meister$	aTbLkQ
meisterbetrieb	bX
meisterbrief	iHj^
meisterbrief$	iFj\\
meisterwerkstatt	bZ
meisterwerkstatt$	bY
mejil-	c]iIjI
mejillones	c]iIjI
mejillones$	cZiK
mejor	kdsT
mejor con	jLkY
mejor que	jUkWlD
mejor$	iKjGkZsWtQ
mejor-	hUjJpY
mejores	jGp[rK
mel	iJpV
melbo-	cTpS
melbourne	cTpS
melbourne$	cQjLpQ
melde-	cSiWkSpQ
melden	cHiWpT
melden bei	pW
melden$	cBiWpV
meldu-	fGiWpS
meldungen	fFi[
melke-	aRiTsS
melken	iUsU
melker	aWcK
melkr-	aKbYcL
melkroboter	aKbYcL
membe-	bQ
member	b^iIjU
member$	bZiJjY
members	kT
members$	bWhQ
membership	bBl\\
membership$	bEhXiJlI
membr-	bTiY
membre	j[
membres	bXpQ
membres$	bXpR
meme	bDkUlQrXs]
meme$	aKjJkZrKsS
memo	aLt]
memoi-	a[bA
memor-	i[qT
memoria	i[oJ
memos	dKi_
memos$	dKi_jH
men	bSiSs\`
men$	bRgLiZjI
men's	bQi]
menag-	iWjImS
menage	iQjImT
menage$	aT
menci-	iIqWrb
mencion	aKjYlKtK
mende	c_
mende$	aJc_iLtL
menor	iQjRsW
menor de	jKs^
menor$	bLhTiU
menor-	bQ
menores	bQ
menos	fYjVsQ
menos de	iIjZrRsX
menos$	fZgFiHjJkY
mensa-	qW
mensajero	iT
mensajero$	iU
mensc-	bZiZ
mensch	bYiVjFlIqJ
menschen	bW
menschen$	bUiIjQ
mensu-	iR
mensual	fSgRhT
mensual$	fWhX
mensuales	bJgT
mensuales$	bJfPgWiQ
mensuel	iXmDnV
mensuelle	aLiRjRnU
mensuelle$	aKbLhViBj[
mensuelles	bZgG
mensuelles$	b\\gGiK
mensuels	bKiS
mensuels$	bKiS
menta-	fGhYiJjU
mental	bSiCjY
mental$	bV
menti-	r\\
mention	aKjWr\\
mention the	qRrU
mention$	aGjSqYtI
mentioned	gDhFq]tS
mentioned$	jIqStU
mentira	cKdSfHgGlKrIsLtY
mento-	cRmV
mentor	hSjUlJmYqH
mentoring	iRkU
mentoring$	iLkX
mentors	aJhJm^
menu	aJbShSpPrT
menui-	bPjQlT
menuiserie	bUjW
menuisier	aV
menus	bSi_
menus$	i[
mep	iXjQ
mep$	jY
meppe-	bUcS
meppen	bUcS
meppen$	bUcSiI
mer	aLbThX
mer$	h\\
merca-	cZeSiR
mercabarna	cYiJ
mercado	cTfS
mercado$	cTfT
merch	gQ
merch-	aV
merchant	aSgUkV
merchant$	gZjTkLlLqK
merchants	bQiJjT
merci	pTrQt[
merci$	lSpQrU
mercr-	fX
mercredi	fT
mercredi libre	fHh[
mercredi$	dQiP
mercredis	fViJ
mere	bUcErQsU
meres	bWiKjT
merge-	bTqT
merger	bVqV
merid-	cX
merida	cX
merida$	aQcS
merin-	b[cSgL
merino	bUcTrK
merit-	i\\j?k]mKtL
merle	aKbUiBmZ
merma	hKie
merma-	iUjH
mermas	iUjH
merse-	aKbJcVfS
merth-	cYjK
merthyr	cYjK
mes de	eUkQ
mes en	fJhDngqE
mes y	gUhFsR
mes$	gQhS
mesa	aRmSpQ
mesa de	aYmKpW
mesa$	gEiRm_
mesas	bUiU
mesas$	iY
meses	e^
meses a	eV
meses con	eVfQgL
meses de	eSjUpK
meses en	j^
meses por	eUjJkV
meses y	eT
meses$	eZjKoU
mesne-	h[iK
mesner	aQbR
meson	cXp\\
mess	hQiPsQ
mess$	hYiW
messa-	pYtW
message	iIp]t[
message$	pXtX
messe	iTqTrL
messe-	jWnZ
messen	iSnS
messen$	iPnV
messes	iS
messestande	jIn[
messg-	aZgKk[
messt-	bGjCkQmY
messtechnik	bGjCkQmY
mesur-	bShUiY
mesure	hXiQ
mesure$	hXiP
mesures	bVgGiZ
met	fShKkGqUtW
meta	iYjU
meta$	fKgViX
metab-	bSiLjX
metal	dUeU
metal$	eWjV
metal-	aTgUjIlP
metall	gSjJ
metallbau	bZ
metallbauer	aV
metallgewerbe	bKgW
metallgewerbe$	gW
meteo	aHbAdJfIgKiDj\`kJlJmJnJoJpIqKrIsItJ
meter	hPqP
meter-	bSjJ
metho-	iTjR
method	iW
methode	aUbLcJjT
methodes	iP
methodes$	iQjP
metie-	bQjU
metier	jTtP
metier$	j[
metiers	bVjQ
metiers$	bZ
metre	i[jI
metre$	iX
metre-	bSiP
metres	bSiP
metres$	jV
metri-	cJeEiajEqG
metro	bVcW
metro$	c[jHqW
metro-	bSgKjU
metrology	iRkW
metros	bThQjU
metros$	bVcLhT
mets	rc
mets$	iVrS
mette-	cWiGmYqIrX
mettr-	iQrV
mettre	iSrW
metz	aLc[mLqQtK
metz$	cW
metzg-	a[mIpU
metzger	aRfH
metzgerei	bHjKlLmEpX
meuse	bKiGnZ
mewp	bWkT
mewp$	bXjQkL
mexic-	bScGgPiHjJlLnZsV
mexicana	aKbXcKgVsL
mexicana$	aKbXcKgViLsL
mexik-	iLnX
mexiko	iLnX
mexiko$	iHnY
mezcl-	bViWjEkKpX
mezcla	iX
mfa	a]
mfa$	aTbFcHiU
mfm	bLgJjW
mg	bGcJgZi]
mgmt	j]lEqU
mgmt$	hLiTjUqJ
mgr	a[mt
mgr$	ahiKmL
mgt	aGj[
mh	aVjX
mi	cQnU
mi$	c[dRmUnG
mi-ja-	aKiIlLo\\pLtG
mi-janvier	aKiIlLo\\pLtG
mi-so	fWqU
mi-te-	eVfR
mi-temps	eVfR
mi-temps$	aVeSiK
mia	b[cIiIjV
miami	cXiIkU
miami$	cXiHkS
mic	cLiKj[
mich	iJmSqbtR
mich$	bLiIjLmYqWtT
michi-	cT
michigan	cT
michigan$	cT
mick	aHfKi:m_pJtW
micro	fKiWlWnY
micro-	j[
microcentro	c]jJ
micrometro	j[
microscope	i]jJ
microwave	hY
mid	o_
mid /	a\\bKoI
mid march	aIoU
mid$	bJfU
mid-l-	cLmU
mid-level	cLmU
mid-level$	a\\cKmL
mid-m-	aWjK
mid-market	aWjK
mid-market$	aZcKiK
mid-s-	bWcK
mid-size	bWcK
midas	cJj\`
midde-	cDdHiFj]mIpVqGsI
middl-	c\\iLoT
middle	cVoU
middle of	oX
midi	bGeSfViQsK
midi et	bIfLhQiX
midi$	bIeXiHpW
midni-	iSoKpT
midnight	iSoKpT
midnight$	fKgUhUiK
midwe-	cCi^
midwi-	a[bImQ
midwife	aYbKgK
midwife$	aVbJ
midwives	aWbJiKmT
midwives$	aUbKmV
miedo	iHj^qI
miedo$	iCjY
miel	bZiIjQkG
miemb-	iRqKsW
miembro	iRqKsW
mient-	eJiHjVtU
mientras	iHjU
mierc-	fY
miercoles	fY
miercoles y	fV
miercoles$	pW
miere-	cWiL
mieres	cWiL
mieres$	cXiK
miete	hV
miete-	bKcIhKiTkL
mieux	iHjLkRoQs]
mieux$	kXlUoSrJsK
mig	aXjX
mig$	aUiGjT
might	bKeRq\`
migra-	jQsP
migration	iRj[
migration$	jP
migue-	aLmU
miguel	aLmU
miguel de	mT
mike	aIfFhKm[tV
mikro	i^tV
mikro-	bVcHiSjS
mikroskop	bJiWkQ
mil	bYg\`
mil +	sW
mil a	bJeHgRiU
mil doscientos	gW
mil quinientos	bLgQ
mil seiscientos	gW
mil trescientos	gJtX
mil$	gciQ
milag-	jHmW
milagros	jHmW
milan	bKcGhKiUnS
milch-	bTcG
mile	gThTiHnT
mile$	gZhU
mile--	cW
mile-ex	cW
mile-ex$	c[
milea-	gRhTnY
mileage	gRhTnY
mileage 00	bJgTjTnQ
mileage at	jHnXsQ
mileage$	gXiGnX
miles	gBiFnd
miles a	bJiHjSnW
miles$	bVcSiEnR
miles-	bGcKeGiYjKq[
milie-	aVsT
milieu	aVsT
milit-	bIjBlWsZ
milk	b_hZjI
milke-	aUbJm\\
milker	aWbIcHmX
milker$	mR
milki-	fPiRpX
milking	fKiTpX
milking$	gQiCp]
mill	b[cQ
mill$	b\\cXdXfIiF
mille	bTg[tP
mille deux	gX
mille$	aJgY
mille-	bKgFj[kKtI
milli-	bU
milling	iQjT
million	bYtR
million$	gJiQ
millo-	gZ
millones	bRgZ
millones de	b\`fGg?
millones$	fLg[
min	fRjZpR
min 0	fTgLsW
min on	cKeKjYnJ
min$	gSiTjQpS
min-t-	f[hH
min-takt	f[hH
mina	bJcUsY
minas	j\`
mind	j]lS
mind 0	dZeRgRiHjHpU
mind 00	j[lP
mind$	iFlUsQ
minde-	jR
minden	c\\
minden$	c\\iI
mindestens	dUj\\
mindestens drei	fS
mindestens$	d[jS
mindestlohn	fIgY
mindestlohn$	gR
mine	b[tT
mine$	bPiGjTmKtZ
mined-	jP
mineduc	jP
mineduc$	iDjZ
miner-	b[iX
minera	aJbWiPrVtK
mineral	bRiW
mines	cSjT
mines$	iT
mineu-	aKbTiQ
mineurs	bRiT
mineurs$	bVfJiR
mini	hRpQsQ
mini cooper	h[
mini$	aIbDcIgPh\\pP
mini--	aRbGfDhKi]pV
mini-pelle	bQfJiWpK
minib-	iVlRnR
minibagger	iUkQ
minibus	hJlUnU
minibus$	hGi[nI
minij-	eWgThK
minijob	eV
minijob$	gS
minim-	jT
minimo	jS
minimo 0	bJgIjXkL
minimo$	fJiTjVsS
minimum	gSjT
minimum$	bGhQj[sR
minis-	b[qX
ministere	bWjS
ministere$	bUjS
ministry	jT
minit-	aIb^fIiFkUmJ
minor-	iU
minors	iU
minot	c[
mins	nPpQ
mins$	jT
minst-	cEhYiLjFoWqR
minster	cEhYiLjFoWqR
minui-	fUpU
minuit	fUpU
minuit$	fTpV
minus	fDg@h\`iF
minut-	pR
minute	fTjUqI
minute$	fYgKiCjX
minuten	fRpRqKtP
minutes	hLnStR
minutes of	hFjLnStR
minutes$	bKi^pSsS
minuto	gKjVpR
minutos	pV
minutos$	cPiTjQtR
mio	b\\iR
mio umsatz	bWgFiP
mio$	iYrW
mir	qSsU
mir$	aIbKiImTpYrRtT
mira	aGcPfYjKsQtW
mira$	aJbKcVfGhJiDjLsTtV
miran-	bJcWiJmQqT
miranda	bIcXiImS
mirec-	cR
mirecourt	cR
mirecourt$	cU
miria-	mU
miriam	mU
mis	jIq]
misas	bXsT
misas$	eLiTsY
misch-	bYhKiVjJpK
mise	iW
mise a	iX
mise en	iSpQ
mises	i_jD
mismo	oZqJ
mismo$	cFgJhSkJlToYpVqI
misra	jZ
misra$	jZ
miss	aTbIiHmVnTpU
misse-	qVtQ
missed	qVtQ
missi-	bPeRfInT
missing	aHsU
mission	aJe[nStQ
mission$	aFbIeTfKnQqItY
missions	bTfFiWnS
misso-	aSbEc\\tJ
missoula	cWsQ
misst	bSiRrKtK
mista-	iJkJlXtR
mistakes	iJkJlXtR
mistakes$	iLkJlUtR
mistr-	a^iKqItJ
mit 0	b[cLgQiImU
mit 00	bYiVmS
mit 000	bbcGrP
mit acht	b]
mit behinderung	bRhKqJsY
mit dem	mS
mit den	iYs]
mit der	cSiVjKrY
mit drei	bRiGm\\
mit kunden	iLjXsJ
mit nach	bQh]
mit praxis	lU
mit vier	aKgKhLoY
mit zwei	bVqW
mit$	aKhU
mitad	dZgR
mitad de	dShQ
mitar-	bQhb
mitarbeit	e[
mitarbeit$	e]
mitarbeitende	bXmV
mitarbeitende$	bSmX
mitarbeiter	aXbUmI
mitarbeiter$	ba
mitbr-	fKgKhUjQ
mitbringen	fKgKhUjQ
mitch-	cZnG
mitchelstown	cZnG
mitfa-	cIeKfGgKiVlLn[oJpG
mitge-	kPmIpIqX
mitgl-	bThFjYsQ
mitglieder	aJb^
mitglieder$	bX
mitgliedsbetriebe	bYgI
mitgliedsbetriebe$	bYgIiG
mithe-	iPpR
mithelfen	iPpR
mitne-	gGhXiLpS
mitnehmen	gGhXiLpS
mitnehmen$	pW
mitre	iKj^
mitsc-	iQkLpUrFsWtU
mitta-	bJcHhe
mittag	hQ
mittagessen	hU
mittags	bLtT
mittags$	hSiFpR
mittagstisch	iS
mitte	oYsZ
mitte-	aPcThR
mitteilungen	iV
mitteilungen$	aP
mittenwald	jV
mittenwald$	cT
mittl-	aQfJgGiHjZmK
mittlere	aTbVjG
mittw-	fZhUiT
mittwoch	dTfSiU
mittwoch$	fViR
mittwochnachmittag	fQiW
mittwochnachmittag$	hRiX
mittwochs	eIfXhYiHpL
mix	bXcIi\\jI
mix$	b^cKiQ
mixed	bTeTfKjRkJsR
mixed practice	bReYfC
mixed$	bQiUjL
mixen	gGi_jK
mixer	bIiWjZlHpI
mixes	iZjEpXsL
mixin-	iYjE
mixing	iYjE
mixing$	i\\jF
mixte	bVqJsG
mixte$	bSjPqGsF
mk	b[jJ
mkt	aHbBccdKeJfFgChHiEjQkKlKmKnKoKpKqKrKsKtK
mkt$	aJbHcWhJiKjU
ml	aX
ml engineer	aRcQ
ml$	aZ
mld	bGhJiKjTkZ
mlro	aWbFcJjLm]pB
mm	iT
mm$	gQiTjP
mme	mYpTtT
mn	jRnS
mn$	fTnS
mna	iUqR
mo	eWfW
mo bis	aK
mo frei	f^hK
mo$	eWfU
mo-do	f\`gJnT
mo-do$	fY
mo-fr	fahG
mo-fr 0	fVhJsQtH
mo-fr$	aKfX
mob	hTiZoQpLsP
mobel	bTiPrU
mobel und	bViR
mobel-	b\\
mobil	aPdjfB
mobil$	aWd_
mobil-	bThXmS
mobil-home	hXjH
mobile	mRqQ
mobile home	dJh\\
mobile$	a[bPhIiEmUqL
mobiles	bTdXgG
mobiles$	bScLdLhWiJ
mobilite	aGbUgThRiLjCmLqSrEtI
mobilites	gIhZ
mobility	aFb\\hTiI
mochi-	cWhQjR
mochila	hUjX
mochila$	hWjX
mocht-	iLtT
mochte	tU
mocs	iSj[pI
mod	hEi]jQlGmIpFsH
moda	bZcC
moda$	jU
modbu-	iWjR
modbus	iWjR
modbus$	iRjS
model	aTeVhAiW
model$	i^jIsW
model-	iajT
modeles	iS
modell	iQqR
modell$	fTiQ
modelling	iXrL
modelling$	iXrL
modelo	bUgHiQjQ
modelos	jVtJ
models	iT
moder-	dWiTlV
modern	iRjW
modern$	iRjX
modifiees	jV
modifiees$	jR
mods	i[
mods$	iZ
modul-	eLfRiQjSkQ
modulables	fQ
module	iRkWtS
module$	jUkX
modules	fFjVlToR
modules$	iQoY
modulo	aIiZ
modulos	bKf]
mogen	gUkXrJ
mogen$	aIeLgYiLjZkKsGtJ
mogli-	dPjDlRoT
moglich	cPdShQjBlU
moglich$	cRhQiIjBlWnP
moglichst	oWsZ
mohre	aHbKcHdIe\`fEgDhDiJj=kHlGmFnIoIpJqJsJtI
moi	pWqW
moi je	pSqZ
moi$	aTpTqRtS
moin	t^
moin$	aHt^
moins	jZsX
moins de	jQpJs]
moins$	iDjXqT
moira	gJlSmWqX
moira$	cLqX
mois	eW
mois +	cKeYgKiH
mois 00	bQfRgGsR
mois a	iTqXsL
mois au	gP
mois avec	e?hRl^
mois d'essai	eS
mois de	hSoRqU
mois et	gHhQjQq\\tK
mois puis	aLqY
mois$	eUhP
moiss-	fRiT
moisson	bIfXrKtR
moissonneuses	aLi]
moist-	iW
moisture	iW
moiti-	bTfKhU
moitie	bTfKhU
moitie$	eVfGhQkI
molar-	jBkV
molde	cKiYjU
molde-	iDj]
moldes	bRjT
moles	cIiPjIkX
moles$	cIiPjIkW
molin-	cSiWmX
molina	aVbHc\\
molina$	aTbLcXiJ
molino	bSiU
molke-	b^
molle-	aJbZfKhKiJjY
mom	h_iG
momba-	aPcV
mombasa	aPcV
mombasa$	aPcV
momen-	fRhQoDtX
moment	hUtV
moment$	fHhYiRtL
momento	cSeJrQtS
mon	dQfY
mon /	bJdXfS
mon associe	qY
mon to	hInY
mon$	eXf]gJhJjLpS
mon-f-	fU
mon-fri	fU
mon-fri 0	sP
mon-fri$	fTnT
mon-s-	fW
mon-sat	fW
mon-sat 0	cVeVrQ
mon-t-	fZnQ
mon-thu	fQnR
mon-thu 0	qI
mon-thu$	fSnU
mon-thurs	f]pH
mon-w-	fR
mon-wed	fR
mon-wed$	fSiQ
monag-	cU
monaghan	cU
monaghan$	cU
monat	fQhPnS
monat$	fXhRnR
monat-	eQ
monate	eU
monate$	eXhSiD
monaten	aJeQqJsTtQ
monaten probe	bKcKeYgH
monaten$	aKbVhHtT
monatl	hWiS
monatl$	hViT
monatlich	b[iX
monatsabschluss	i\\
monatsende	aJfVhJpS
monatsende$	fRhL
monct-	cThKsQ
moncton	cThKsQ
moncton$	cW
monda-	dQfS
monday	nSoTpR
monday if	eHfGgKkKo_pIqKsS
monday off	b[
monday to	dYfQ
monday$	iFnYoRpY
mondays	dYfViV
mondays in	d_fI
mondays$	dVfPiW
monde	s[
moned-	bRgVhQ
moneda	bRgVhQ
moneda$	bSgWhS
money	bRgR
money$	bQeWgSlQtT
moni	gEmZq[
moni$	gJm^tQ
monit-	iV
moniteur	aSiLkR
monitor	fFkPlT
monitor /	aPkL
monitor de	kU
monitor$	fDiKlZmS
monitoras	aQfJmS
monitores	aQiSmR
monitoring	eIiSj^pI
monitoring$	eDhKiUjW
monol-	i]
monolito	iS
monot-	e\\hJ
monotributo	e\\hJ
monotributo$	e\\hJ
mons	c\\
mons$	cZ
monsi-	aFpPqStQ
monsieur	aFpPqStQ
montador	aR
montag	aJfThHnRoQ
montag bis	fS
montag$	aKiTnRtS
montage	iUnT
montage$	gKh[
montagne	aPcGpJrY
montags	b]fVgKiJjH
montaje	bZiWjJ
montajes	bYgKiGmK
montana	bScQfJjY
montana$	bVcVjH
montar	fIiW
montb-	c]fLmK
monte	hQnWqS
monte$	cYh[i?qK
monte-	aRbQcQ
monte-meubles	bViQ
monter	aJsW
monter$	aIbKcJhSjKsZ
monterait	iXkJsJ
monteria	cZkLpL
monteria$	cWkK
monterrey	cU
monterrey$	cV
montessori	aTbUjIkT
montessori$	aFbRcKjIkX
monteur	aTeI
monteur$	iV
montevideo	cS
montevideo$	cT
month	fPgQnP
month 0	aGbJcHd]fEgIhBkGlImFnGoBpBqHrHsHtI
month and	aGbSgRiI
month contract	dReSgKiKqU
month end	fRi\\sU
month for	bIdVjInQ
month in	dVgT
month probation	eS
month trial	eV
month$	gSnS
monthey	sQ
monthey$	cS
monthly	iSnQ
monthly$	dRhU
months	eU
months and	bIeRjU
months fixed	eQrS
months probation	pT
months to	eJi_
months trial	eQ
months$	eT
monti-	iZ
monto-	aLbUc[hFiJmK
montp-	aJc_dK
montpellier	aJc_dK
montpellier$	aKc[dDsP
montr-	lWrW
montre	hJiEjIl_pIqHrZsI
montreal	bKcRjU
montreuil	bVcHiRjK
montreuil$	bVcHiRjK
montreux	cZ
montreux$	cZ
montt	bJcV
montt$	bJcW
moori-	i]sE
moose	cW
moose jaw	cW
mop	iajI
mop$	cKi[
moque	lY
more than	jXpW
more$	bJeQgRhPkYpJtT
morge-	tQ
morgen	bTpPqJ
morgen$	pW
morgens	iStU
morges	cY
morges$	cY
morning	tX
morning and	i\\
morning in	fUiHjS
morning$	jQkVpWtS
mornings	aRfT
mornings and	aViI
mornings$	aSfViQmT
moros-	hGi[
mort	hLiUjJqTrPsS
morta-	jZ
mortg-	bHiJs]
mortgage	lK
mortu-	bS
mortuary	bS
mos	jWlU
mos$	jLlY
most	fYgKhPnSrP
most days	cDdIhEmFn\\pW
most of	bZpFsS
most$	pHrX
mostl-	bR
mostly	bR
mostly$	aQbScUjI
mosto-	cU
mostoles	cU
mostoles$	cV
mostr-	jU
mostrador	iR
mostrador$	aPiW
mot	kSrW
mot tester	jU
mot$	fFgYhUqarK
moteu-	aIbXiTjE
mothe-	fJoZsY
mother	hRj@pTsY
mothers	iXjKsZ
mothers$	i^jLsE
motio-	aViU
motion	aWgLkQ
motiv-	jTp^qP
motivation	p_
motive	jZlRpP
motive$	cJiHj^
moto	hRjYnZ
moto$	jVkS
motor	aSfKhS
motor$	iKjZ
motor-	aRjW
motorbike	hKn\\
motorcycle	ePjX
motors	bZiPjKmH
motorsagenschein	kTsR
motos	aUbUiW
motos$	aRbYdIjHsL
motos-	iQjV
motosierra	iQjV
motri-	cWsT
motril	cWsT
motril$	cY
mots	bEgHiTkVrY
mots /	bEgCiYjXpG
mots$	hVrW
motus	qf
motus$	q\`
moula-	bIiYjKkV
moulage	gIiPjKkW
mould-	aWiEjS
moulding	aXcIiEjL
moule-	bJhJi\\
mount-	cUn[
mountain	bRcZdHiAtH
mousc-	cWfJ
mouscron	cWfJ
mouscron$	cW
move	gGhYiP
move$	aUeKhS
move--	aEi]tK
moved	q]tS
mover-	iRjRqQ
movers	iVjS
moves	bHcTdVkUsG
moves$	cLdKfLi[oT
movil	h\\iR
movil$	gKh[iRjT
movil-	bUcIgYoR
movilidad	gVjU
movilizacion	gViPoVpI
movilizacion$	g\`iG
movim-	aIbUiZjA
movimientos	gHi\\j@
movin-	jSnQ
moving	jSnQ
moving$	hXiSjKtK
mowin-	iW
mowing	iW
mowing$	iV
moyen-	gTiWsD
moyenne	gVsF
moyenne 0	hW
moyenne$	iZjImKsD
mozo	aRbR
mozos	bHcHfJiHm_
mp	aTiVpS
mpa	aAb_gCjVkHlK
mpe	aTjImWpItJ
mpg-c-	i^
mps	gYiU
mps /	gW
mps$	gXiQ
mr	jDmnqTtQ
mrc	cVmL
mrcvs	j\\
mrcvs$	jW
mrd	aHb]pK
mrd$	b\\iLjKpK
mri	iWjDkZ
mri$	iXjHkV
mrics	jXkX
mrics$	jQkU
mrs	lQmi
mrs$	cJdJiDlTm[pGtL
ms	a=jZm[pWqR
ms office	ja
msc	hQiKj[
msc or	sR
msc$	bGhW
msg	fQhKpY
msk	aUiS
msk physio	aYbQhLiI
msnm	bIc^gG
msnm$	bIc]gG
msp	h[qU
msr	a\\bK
mssp	b^cIjI
mt	bQiQkP
mt$	cUiVlP
mth	e[iS
mth$	dQnU
mths	eXgQjS
mths$	e[gV
mtl	a[bGhRjDnK
mtl$	gQhViUnI
much	cQgRiUjH
much$	cKdJpJsKtU
mucha	cZhIrS
mucho	kTsS
mucho$	iJjEkWrTsT
mud	bPiUj[lLoLrR
muebl-	bQrY
muebles	bV
muell-	bTcXdLpT
muelle	bIcYdKoLpV
muelles	bZcEgIjLmJ
muest-	iZmGpR
muestra	iQmGp[
muestras	iTpLsS
muestreo	iV
mueve	jJn[qR
muffe-	cKi\`
muhle-	bStJ
mujer	aEbXs_
mujer$	aCbYeKlWpKsR
mujer-	sZ
mujeres	sZ
mujeres$	bUhJiT
mula	aFbBcIh\\iXjIpGtI
mules-	iTjUkH
mulesoft	iTjUkH
mulho-	cY
mulhouse	cY
mulhouse$	cY
mulle-	aPfKiYjS
muller	aUiQ
mulli-	iKj[
mullingar	c]iK
multi-	aKbYiTjS
multi-conventions	bLiU
multi-site	iIj\\
multimarca	aFb\\cK
multisport	h[
multisport$	h\\
mum	iJjSkEs]
mum$	iIjXqTrK
mum's	aIjKqUtY
mumba-	pS
mumbai	pS
mums	iWs\\
munch-	cZgFhX
munchen	bUcR
munchen$	cSiJ
munda-	iIj]kK
mundl-	jYqT
mundlich	jYqT
mundlich$	jYqV
munic-	bZc]
munich	bUcRhL
munich$	b\`cB
municipal	bR
municipal$	aSbScFgRmH
municipale	aJbW
municipales	bHcViQ
municipales$	bJcViP
municipality	bQcWhI
municipality$	bRcSiI
municipio	bRcSgFiTjK
municipios	bIc]iI
munst-	cdhGiA
munster	pS
munster$	pVtK
murci-	cRnZ
murcia	cTnR
murcia$	cQnT
muri	aGc\\
murna-	bTpP
murnau	bTtL
murnau$	aJbZcHtI
museo-	bHiTjQ
museology	bFjZ
museu-	hRmY
museum	cT
museum$	bTjQlT
museumspadagogik	aW
museumspadagogik$	aV
mushr-	eDhYiFjKkV
music	a\\bIjP
music-	aTbWfIiQ
musica	fJjRpV
musical	aXiGsJ
musik-	b_eKgUiL
musiq-	bQ
musique	bRjL
musli-	bQsa
muslim	bTmLsQ
muss	jXl\\
muss :	jS
muss auch	jRsL
muss er	jPsW
muss keiner	jFlSqZ
muss man	j_
muss nicht	aDjBlarV
muss sein	iIj\\lK
muss sitzen	hRjR
muss$	iQjUlW
musse-	qTtT
mussen	qTtT
musst	iPlT
musst du	iSlT
musst-	oStR
musste	oT
must	jWrPsQ
must be	oQrYsW
must have	j\\
must know	aLeKiQjRkWqIsG
must not	qYrR
must pass	hKj\\pF
must$	jHk[lY
muste-	aKi\\rU
muster	aEi\\mJ
mustn't	eJjTqQ
mustn-	eJjTqQ
musul-	se
mutat-	iQ
mutte-	aFeSiUjLqUs\\
mutter	qW
mutterschutz	eWiLjJpGqZsK
muttersprachler	hLjFsa
mutua-	bTgHhTqRrI
mutual	bUiKnHqXrC
mutual$	aLbVdLkPqL
mutualisee	bIcJhZiJjGmTsL
mutualisee$	bIcJhZiJjGmTsL
mutualiste	aKb[
mutualiste$	bZ
mutue-	bVfCh[
mutuelle	bVfCh[
mutuelle famille	gI
mutuelle$	hSqT
muy	kX
mvr	jVqPrL
mw	bciQ
mw$	bUiV
mwst--	hLi[kA
mx	aXbKjQ
my	qPrS
my brother	m[
my phone	aIhHjKrWt^
my$	mUqSsR
mysel-	jKmTqSrV
myself	jKmTqSrV
n	bHcT
n +	eKm]
n 0	aXbEcS
n$	bLcRiDjFkXsKtQ
n'a	eIhLqasR
n'a pas	qRsV
n'ecr-	qUrTsK
n'en	bJqcrB
n'est	jBlZqT
n'est pas	jAkQlZqR
na	aHg]jKlV
naas	bIcZiEmX
naas$	m[
nabh	aHb^cGjH
nacel-	iUjSlK
nacelle	iUjSlK
nacelle$	bVcLiBjU
nach	gQ
nach 0	bKdLgQh]
nach 00	iCj\\pY
nach absprache	dTfSgUiItK
nach dem	jHo\\pGqX
nach den	aVgLiKoXqH
nach der	dUq_
nach drei	aJdYhH
nach erfahrung	gPqP
nach feierabend	fAhZjQ
nach hause	bPh^
nach konnen	g\\
nach ostern	fFgKhLiEoSpUqS
nach prufung	fKgX
nach tarif	gX
nach vereinbarung	gTiJoPqQ
nach$	cLiX
nachb-	aKbKcJeXgLhYi@jJkKmJpEq\\rJ
nachd-	gWiWjG
nachdem	gV
nachdem$	gY
nachf-	oSq[
nachfolge	hRoUqX
nachg-	f[iEpKqP
nachh-	jKkY
nachl-	iZ
nachlass	iZ
nachm-	eIfciH
nachmittage	f_iJ
nachmittags	eHf\\iKkJqHsJ
nacho	aJcIiKmTtX
nachr-	aKfAiRlUmWpP
nachs-	iSoXqR
nachsorge	bLhJi]
nachsten	bWeKiFoRsX
nachstmoglichen	oW
nacht	g[
nacht 00	fCgXsS
nacht$	fQgUhR
nacht-	fZ
nachtdienst	f\\iHlKrIsKtJ
nachte	fYnY
nachte$	fZnFqZsKtK
nachten	iLnY
nachts	fVjQ
nachts$	f\`iF
nachtschicht	aXcIfSgDiKpIqW
nachtzug	bYhImK
nachtzulage	bLiQjQ
nachtzuschlag	qQ
nachw-	hDiEj_sY
nachweisen	sQ
nachweisen$	jW
nacid-	aFs^tJ
nacim-	cYjJs\\
nacimiento	cYjJs\\
nacimiento$	bKcU
nacio-	b>jTmUnUsR
nacional	iRjXmHnW
nacional$	cJhHiUmHnX
nacke-	aJqYrLsJtS
nacken	aJqYrLsJtS
nada	rRsR
nada de	eQrWsZ
nada$	hYiHlVqU
nadar	aHjWkXtI
nadeg-	bRiJtT
nadege	bRiJtT
nadia	aIcKnKq\\tS
nadie	bVfRqRsU
nadie$	qYsUtG
nadin-	mY
nadine	mY
nadine$	mXtQ
nagel-	iVjU
nagellack	bKiUjVsH
nagol-	aKcdiH
nagold	aKbScW
nah	aKbJcHhIiFjHl\`mDpI
nah$	aIbHcGdJeKfKhIiHjBkEl_nJoJpLqKrJsJtK
nahen	iYsQ
nahen$	i[
nahpr-	bDiZpR
nahve-	b\\nT
nahverkehr	aPbJdJfKnUtL
nahverkehr$	aW
nail	cQiP
nail tech	aUcR
nails	bYiJsX
nails$	bKiLjVkHsX
nairo-	cV
nairobi	cV
nairobi$	cStK
naiss-	aCb^iUjLsV
naissance	jIs]
naissances	fKiX
naissances$	fKiT
nalox-	iY
naloxone	iY
name	rq
name the	r]
name$	pZqKrU
namen	jWmKqS
namen$	iEjZlJmLrT
namen-	iW
namensrecht	iW
names	pRre
names$	iRjYpIqV
namur	c[
namur$	c[
namur-	aKbZjK
nana	aEsXt]
nanny	aUbJiW
nanny$	a_bG
nante-	cVdTfHiJ
nantes	cVdTfHiJ
nantes$	bTdZfG
nap	fLiWpW
napol-	cJiTjFs\`
naran-	aZbJcIeIgKhVjGmJoHpJsJ
narbo-	cYnK
narbonne	cYnK
narbonne$	cV
narro-	aHbKc^gJiCjV
nat	aZbZcChGiCjK
natac-	jY
natacion	jY
natacion$	iHj[
natal-	cTm\\
natales	cYiK
natalia	aJm\\
natat-	bIjW
natation	bIjW
natio-	bXcEnQ
national	aQnS
national$	aLbJjTlHnX
nationale	bDiYjR
nationale$	bEiVjS
nationals	bIiKjYsP
nations	bViDmJrZ
nations$	bZiH
nationwide	cIjKnY
nationwide$	cIiKnX
nativ-	lKs]
native	iPjRsU
native english	kHqS
native$	jQkRlG
nativo	jHs^
natur-	bS
natural	bThJiKlZ
naturbad	bRcP
nature	aUdVkTrW
nature$	bQcJdWjIkUmJpL
naturlich	jQqQ
naturlich nicht	hKiFjGlYqS
naturlich$	hUsW
naturstein	bScGiV
nauca-	cU
naucalpan	cU
naucalpan$	cU
naukr-	pV
naukri	pV
nauti-	gGjRr]
nautical	gGjRr]
nav	i^jHnT
nav$	iZ
nave	gKhUiKp[
nave con	h[iJ
naves	bU
navet-	c[hXi@
navette	h[
navette$	hW
navi	cVjVkH
navid-	bUhW
navidad	bUhW
navidad$	bJhZiDjT
navig-	aPhTiXjF
navigator	a[
navis-	jZlR
navision	lT
navision$	iQjRkLlQ
navisworks	iLj]
navisworks$	jX
nb	bXcJsP
nc	cZ
nc$	cZ
ncts	iUjUoB
ncts$	iVjSoB
nd	cXhJ
nd$	aZbHcUmKpSqR
ndis	jV
nds	aUeKfHiGo[
ndt	jXkW
ne	q[
ne le	qV
ne pas	q^rXsG
ne veut	sV
ne$	cYiKr]
near	c_hT
near$	cPjU
neare-	nZqY
nearl-	fTiJjQoHqR
nearly	fTiJjQoHqR
nearly$	fXgYiHjE
neat	jZsW
neat$	bJjY
neben-	bThRiUjGlQrS
nebenan	hSqT
nebenan$	hT
nebos-	jS
nebosh	jS
nec	aCbKfHjXkKn]tI
neces-	jPlWtU
necesita	aUtU
necesita$	aDbLcJt\\
necesitamos	tY
necesitamos$	aKt\\
necesito	aUtU
necesito$	aQcIiHtU
necessaire	hIjTkQlQnV
necessaire$	jYkHlXnQ
necessary	jQlQpQ
necessary$	jTlRpR
ned	lUpQsd
ned$	iIjJlWqVsV
nee	aJbUcGsVtX
need	lQtR
need a	aUnRtP
need an	a_bH
need someone	iTsI
need to	lWqQ
need$	t_
neede-	jQlR
needed	jQlR
needed but	jWlCqKsY
needed we	lY
needed$	lYtP
needl-	iZ
needle	iP
needles	bTjQsQ
needles$	jTsQ
needn't	l[sV
needn't be	l]sJ
needn-	l[sV
needs	aWiBsRtR
needs :	jX
needs to	aJlUoHsP
needs$	aFcGiEjSqJt^
neerl-	jTkTlU
neerlandais	jTkTlU
neerlandais$	bKjJkTlYpI
negat-	bUgDpJsS
negativo	aQjR
negativo de	aGjV
negativo$	aT
nego	gRi]jJ
negoc-	iPjV
negoce	bW
negociable	oY
negociable$	iPoY
negociables	gXiEjIoV
negociables$	gWiEjIoV
negociacion	j^
negociar	iW
negociateur	a\\
negocier	i\\
negocios	aY
negot-	gRjP
negotiable	cGgYjDlQ
negotiation	i@jc
negotiator	aX
negotiator$	a\\
nehme-	rX
nehmen	rX
nehmen$	aJhRiRpStS
neige	aUjWoQpJ
neige$	aZiJjPnSoUpHqJ
neigh-	cXjKsU
nein	iItS
nein danke	jWsZtD
nein$	cKeSfUhRiHjIkKlToJpGtL
neith-	jDlYmPsU
neither	jDlYmPsU
neiva	bKcRiDn[
neiva$	cSiFnX
nell	bIcJhKlKm\\
nell$	cJhJjJm[
nelso-	bJcajIkKmP
nelson	mT
nen	aWiKpS
nen$	aRcLtU
nenne-	qQrZ
nennen	qQrZ
nennen$	iIqVrV
neoba-	b_cFdKjHkJsI
neona-	aV
nepal	bUcEn]
nephe-	q[
nephew	qY
nerea	iJjHmTpX
nerve	dFiEjb
nerve-	j\\
nerven	cKiQjYkL
nerves	jZ
nervi-	iGjb
nervo-	iQjRsU
nervous	iQjRsU
nervous$	bKiUjHsV
nest	bSiY
nest$	bYnJsJ
net	gU
net +	g[
net$	aKg\`jS
neto	ePqP
neto$	g^
netos	g_
netos y	fSgGhS
netos$	bLg_
nets	gfh?
netso-	iP
netsoins	iP
netsu-	eTjS
netsuite	eTjS
netsuite$	eTjS
nett	aHdKgGiLj@kalGmTnFoKpKqKsKtK
nette-	a[bHcBpTrX
netti-	i[mL
netting	i[mL
netto	gShS
netto$	eQg^iL
netto-	bQiQ
nettoyage	bTfKiS
nettoyage des	iU
netwo-	bTqS
network	bTqS
network$	b[i?jU
netz	aEb[cDiRnGqQtH
netza-	aHcFi^
netzb-	aKb_cHeJgFiDjK
netze-	eHfIiXkHtJ
netzm-	aZhBjYpLtI
netzw-	aRbGkY
netzwerk	aUbGkX
neu	aUiUrW
neu$	bIcLiSqU
neuba-	bKcHdY
neubau	bKhTiV
neue	aZqRrF
neuen	iRoT
neuer	cWiWjH
neues	bSiBjVtU
neuf	bUmU
neuf cents	g[
neuf$	h[sW
neuja-	fIhS
neujahr	fIhS
neuma-	aIbHcIi^kL
neumatica	cKhUiGjT
neumatica$	cKhUjP
neun	bWmZ
neun leute	iLmX
neun$	bTgU
neununddreißig	fP
neununddreißig stunden	fR
neunz-	aHgPjP
neunzehn	gX
neunzehn euro	gQiJjR
neunzig	bXjQ
neuro-	aXbYcKjLkR
neuru-	cW
neuruppin	cW
neuruppin$	cV
neuss	c\\
neuss$	c\\
neutr-	cSjVrUsX
neutral	iRpJqHrRsQ
neutralite	iIj^
neuve	aGbXhV
neuve$	bRhV
neuve-	iP
never	fSiPlWrW
never "	fFgKjHrX
never driven	l[
never$	fWiHrZ
never-	cUnU
nevers	cVnV
nevers$	cWnT
new	iRjI
new year	fUqV
new$	tW
newca-	c[
newcastle	cV
newcastle$	cXjK
newco-	lZ
newcomers	lZ
newly	bUcLgIl\\
newma-	c\\rP
newmarket	cWrR
newmarket$	cX
newpo-	cUdRnQ
newport	cUdRnQ
newport$	nT
newqu-	cRiHpW
newquay	cRiHpW
news	aUeIfUiKjU
newsl-	i\`rR
newsletter	i\`rR
newsletter$	aIbIiTpJrX
newto-	aHbBc\`fKhKi?jHkJlY
next	bUeQiQmSoL
next door	b[iFmZ
next to	b[jTkJlHsJ
next$	bFcGeXiY
ngo	aTb\\
ngo$	aWbVcIhIiJjK
nh	aSbP
nhs	bRjKkQpS
nhs jobs	bJjHp]
nhs pension	h[
ni	lSqWsX
ni de	iQrT
ni lo	j\\qX
ni$	iWjGlHpVqHrS
nice	kf
nice :	k\\
nice to	kU
nice$	iLjGka
nice--	kZ
nice-to-have	kZ
nice-to-have$	k[
nicel-	iQqIrR
nicely	iQqIrR
nich	qQrZsT
niche	i\`j>
niche$	iY
nicht	lQqTrRsQ
nicht "	fGjRrY
nicht alter	jX
nicht dass	cLqV
nicht im	bKhRjYlLsU
nicht in	qTsX
nicht mehr	cKgDhPrZtR
nicht nennen	iIqTrV
nicht notig	jHl\`pR
nicht nur	bPfLiJj]
nicht rein	q_
nicht so	qGrX
nicht$	lYsS
nicht-	qXsX
nichtraucher	iIjXsT
nichtraucher$	aLcKiKjZ
nichts	qW
nichts von	iFpIr\\sJtF
nichts$	sX
nie	fVlWsW
nie$	fZlRsR
niede-	aScLjVkP
niedersachsen	gQ
niels-	jY
nielsen	jY
niema-	fRq\\sT
niemand	q[sR
nieve	iYoR
nieve$	jRoU
night	fZgP
night 00	gZ
night audit	fYiJ
night auditor	aVrQtE
night premium	gUsQ
night shift	fKi^jUlJ
night to	fXtJ
night$	fCgUhLi\`mX
night-	fS
nightly	dHi[jLkDnX
nightly$	dHiXjHkDnX
nightmare	iPsS
nights	fU
nights +	aHeLfLgZjLnJqL
nights 0	bPfSjH
nights 00	gZjIqT
nights a	b\\eLfHnZ
nights away	fJnY
nights on	iV
nights out	fa
nights £	gUqS
nights$	aViL
nilgo-	hWjL
nilgosc	hWjL
nimme-	pLqTrKsV
nimmer	pLqTrKsV
nimms-	iPqS
nimmst	iPqS
nimmt	bQjSq[
nimmt man	bTfCiIj\`qJ
nine	bRfTmS
nine hundred	bLmKpY
nine thirty	fU
nine thousand	aKbQcIiTmI
nine to	fQpY
nine$	bTfWiEm[
nine--	f\\hIiJ
nine-day	f\\hIiJ
niner-	aU
ninera	aU
ninet-	bWgX
nineteen	bU
nineteen$	bPiS
ninety	fJgX
ninety a	bKgYhWiGjJ
ninety days	e[gG
ningb-	kW
ningbo	kW
ningu-	bLfRgHlPqPrQ
ninguno	fUhKlUtI
ninja	r\\sJ
ninos	aJbYi\`jHsU
ninos$	aJbXiPjF
ninth	pV
niort	cagL
niort$	c\\
nirge-	q[
nirgends	q[
nite	dJfTgYhPiJjP
nite$	cLfHgWhVjCmJpQsL
nivea-	iQjU
niveau	iQjU
niveau 0	aIjXkS
niveau$	cGhIi\\jIoJ
nivel	g]jV
nivel 0	aRiQjU
nivel 00	g\\hKjI
nivel$	aIbUgR
nivel-	bJcbiHjJkT
nix	hQlSq\\sV
nix$	fLhZj\\qSsC
nj	bIcZdQgFhHrS
njc	gb
njc$	g[iKjJ
nl	cSjY
nl$	bPcXjQ
nlz	aVbR
nm	cTjR
nmc	j]
nmc pin	jS
nmc$	jW
no	lYsQ
no "	rX
no 0	bVcLfHgKiKj^lFsJ
no 00	gChHp^sR
no :	bJc]eYiLjJmF
no agencies	bKpWrW
no bother	jTsQ
no bus	jWl>nY
no buses	hEiHj\\lGnTsGtK
no cold	ibjGlJmBpIsF
no cv	mKpS
no cvs	lKpW
no degree	lX
no en	eIjYoLpQ
no es	jJkTlaqH
no eso	iTjSqH
no este	sb
no evenings	fUnK
no exclamation	rW
no experience	jEl_
no hace	lY
no hang	aFfKtW
no hay	dQfXhPrR
no la	jVqSrW
no le	jY
no lo	lTq[
no mas	aHrPs\\tJ
no more	e_iDjVpP
no need	hGl\`qX
no nights	aHfXhUsItL
no one	se
no pedimos	jFl\\
no phone	fHhIjdlDrIsJtK
no pongas	rW
no problem	fGhQjSlS
no puede	gSpLqVrX
no que	gKsZtV
no sabe	eLlSqV
no sales	gUiZlGrP
no saturdays	fLh\\
no se	qS
no sea	pSsc
no sean	aLgKs]
no selling	iYjJlQpKqHsJ
no solo	j\\lHsJ
no sorry	aLbIc[dIeDfKgLhFjFlBoZpIqHrLsE
no sundays	fdgG
no wait	eXlFrHtU
no weekends	fQhT
no women	s\`
no$	l[
nobod-	sT
nobody	qQrPsU
nobody with	hKj=sd
noc	aGfLiYjSmKsH
noch	qYtU
noch nicht	qYrT
noch$	q^t[
noche	f\\jT
noche 0	fVgIjJnQ
noche 00	gV
noche y	f[
noche$	fPjTpQ
noche-	fW
noches	fT
noches de	hWiH
noches$	fSgUnUsR
nochm-	gQkLqRtV
nochmal	gQkLqRtV
nochmal wegen	t[
noctu-	fSgT
nocturna	fShSiPjK
nocturna$	fQhTiSmL
nocturnas	gR
nocturnas$	gW
nocturne	dTfSpL
nocturne$	dUfUpJ
nocturnes	iW
nocturnidad	g]
nocturnidad$	gU
nocturno	fUgRhIiQ
nocturno$	aQfTgS
nocturnos	fCgSiDjHk]
noel	hSmY
noel et	hZiQpL
noel$	fPhSkQqQ
noida	aIbIc^fLgIhJiGmGpW
noir	bRgCqWrR
noir$	bTgJiT
noire	hHi\\jK
noise	iUtS
noise$	iQjStU
nok	gY
nok 000	gQrQ
nom	r\\sQ
nom 000	j^
nom de	qGra
nom du	dFrY
nom$	jQrS
nomad-	b^
nomas	iJlKpFqTrWsZ
nomas$	iKpFqUrXsR
nombr-	pTqSrW
nombramiento	eZiJj\\oL
nombrar	qUrV
nombre	qUr[
nombre de	qUrW
nombre del	r_
nomin-	eRiQ
nomina	gZ
nomina$	bGgY
nominas	bTiT
nominas$	aWbRcKiH
nomination	eZiDjE
nomme-	mKqZrW
nomvu-	m\\
nomvula	m\\
non	l\\tX
non$	cKgQiJjKkWlTqE
non-c-	eYfKhSpHqR
non-e-	aWfJhT
non-exempt	eSfJgT
non-exempt$	eRgShK
non-p-	bY
non-profit	bY
none	iSlZ
none of	fQpHqSsY
none$	eTiQjHl]mL
nonpr-	bWcK
nonprofit	bWcK
noon	fWp[
noon 0	gLoIpT
noon 00	fLpY
noon$	f\\
nord	bSc[
nord$	bJcb
nord--	aUcV
nordd-	aIbEcWdKjIn]
norde-	aGca
nordelta	aHcZ
nordelta$	aHc[
nordh-	cX
nordi-	bZhIjR
nordic	bShIiKjV
nordl-	aJbYiHtK
nordlingen	bIcV
nordlingen$	bIcV
nordr-	gT
nords-	aPbJcU
norfo-	aIcYtK
norfolk	aIcYtK
norfolk$	cV
norma	bLcKgEjZkHmR
norma-	fQjS
normal	fUhJjQlU
normal$	fIjKlRn[
norte	c[
norte$	bT
norte-	aHb[cFiLjJnK
north	cTiLnTqR
north of	bTc\\dIiH
north$	cTjU
north-	cQiGjVkT
northampton	jS
northampton$	jQ
northern	bIcPgQhFjWkW
norwe-	bShRiGjQoFqUrPsK
norwegian	bRgLhRjRkKrR
norwi-	aKcSdKjJrQsP
norwich	aKcSdKjJrQsP
norwich$	aLcS
nos	lPqV
nos$	aZqJtR
nosot-	lUmRpH
nosotros	lVmS
nosotros$	kJl\\qT
not	lZqR
not "	aJjGmEsQt]
not a	lWqR
not above	gKs_
not asked	i]lV
not compulsory	kHl^
not essential	j;kZl]
not expected	kIlY
not for	dVhJjRmHq[rJsT
not have	aGlYmInVrK
not in	gLhTiAqV
not just	bLeYiIj\\lJsQ
not mind	bKj^
not more	bEeDgLiHjJlFqLrWsKt\\
not necessary	jBlXpT
not needed	jFlXpX
not required	lT
not the	iJlGpBqXrTs]
not to	pVrP
not too	jKr]s\\
not vital	jHkZlQ
not wanted	l_
not$	jUlWqTrP
not-f-	bY
not-for-profit	bY
not-for-profit$	bY
nota	kXoJtT
nota de	iQjP
notai-	bWcKmH
notaires	bWcKmH
notar-	aJbdiKlV
notarfachangestellte	a]bKmK
notarial	kS
notarial$	bIjZ
notdi-	fPgWhLqR
notdienst	fRgRqS
notdienst 0	fW
notdienst nur	fU
note	pSqRtZ
note$	hYlHpStR
noteb-	cLhZ
notebook	cKfKh[iL
noten-	bKi[
notes	i[tW
notes de	iV
notes for	aStW
notes from	iLt]
notes$	iTjUpQ
notfa-	aJjUqQ
nothi-	qYrR
nothing	lQqZrT
nothing about	iFr[
nothing$	eLpFqZr@tT
notic-	oPrX
notice	oS
notice period	hKp^
notice$	eXoTqL
notices	i^
notices$	iW
notif-	aViW
notification	aXfH
notig	jQl_nU
notig$	iIjSlZnW
notio-	iLjQk_
notions	iHjTkZ
notre	iLqT
notru-	bKfXjH
notsa-	aUcGgHh\\iJjTpK
notsan	aWcJjZ
notti-	cZhIiSjJkJlK
nottingham	iW
nottingham$	iV
nourr-	fIhSiW
nourri	hZ
nous	kXqVtU
nous a	pGqa
nous faut	aPbU
nous sommes	bZ
nous$	h]iJqS
nouve-	cIhQlQn[qT
nouveaux	iRlW
nov	fVod
nov 00	aTfDgIjHo^
nov$	eSfTnLoUpS
nov-f-	bKfUoU
nov-feb	bKfUoU
nov-feb$	bIgKoY
nov-j-	bJfUiSkK
nov-jan	bJfUiSkK
nov-m-	cIeHfSgLhIoZpJ
nov-mar	fSoT
nov-mar$	fFiUoX
novat-	aHbGeIhXiJjDkJlZoK
novec-	gYpL
novecientos	gYpL
novem-	f\\qS
november	fViR
november$	iWoT
novembre	fZqT
novembre$	fToTqQ
noven-	bReRgR
noventa	bReRgR
novia	aEbWiJj]sS
novie-	eVfQ
noviembre	eVfQ
noviembre a	fLiDpTqQtJ
noviembre$	eViRoQpJ
now	bSjKoV
now and	i]
now$	bQcGfLjEo[
nowhe-	jGlLpLqTrX
nowhere	jGlLpLqTrX
nowt	gVhPiBpIqWrLsX
nowt$	gZhQiLjJkJpIqVrIsE
np	aPbLeToQ
npc	j_kKpE
nplq	jUlY
nplq$	jUlS
nps	gJh[iXjHpJtF
npsp	jWkK
npsp$	jWkJ
nr	aCc_g\`qD
nrp	iKj\\pJ
nrw	aGb\\cL
ns	bShYjHnI
ns business	hRjK
nssf	h_
nssf$	h]
nsw	c]
nsw$	c]
nuala	aJbJcAdJeJfJgKhJiLjIkJlJmHnJoJpDqEr_sK
nucht-	jTkHrXsT
nuchtern	jUkGrUsU
nuchtern$	iKjYkGmJrUsB
nucle-	fRiTjGlV
nuclear	iWjJ
nuest-	bUlPnQ
nuestra	nV
nuestra$	bXcBeVhAiJnT
nuestro	bZkVrV
nuestro$	bDeJfJiJkZpIrVtF
nueva	aJbKc]rS
nueva$	c\\hQiKpK
nueve	gPmU
nueve a	fY
nueve$	bSfPgIiV
nuevo	b]cQiRjDsJ
nuevo$	b]iPjCkJoLsF
nuevo-	iYkI
nuevos	iYkI
nuit	fYgU
nuit 0	fWmL
nuit 00	fHgZqS
nuit$	aWfQgS
nuits	fVlRnZ
nuits dehors	iLnT
nuits par	nWsS
nuits$	fSiLlWnSsS
null	h_lTpK
num	jHm[
numbe-	iTpR
number	hKpTrS
number$	jVpPrV
numbers	i[jJoH
numer-	iTjUlRrT
numeracy	iGlW
numerique	aGcIiUjBmZ
numerique$	aHcHhIiWjBmV
numero	iTmJrY
numeros	eLiIjRlYmLpItW
numme-	fKiJmXpVtL
nummer	fKiJmXpVtL
nunca	aIfTlVsY
nunca$	fY
nunea-	cV
nuneaton	cV
nuneaton$	cUiHjL
nunoa	bQcUiL
nunoa$	bScS
nur	sU
nur mit	iKqVsU
nur wenn	fIhFiUkInUpXsI
nur$	fPgRhIiFn[sK
nuria	mPpU
nurnb-	aP
nurnberg	aP
nurnberg$	aQ
nurse	a\\m_
nurse$	acjGmS
nurse-	iSmR
nursery	aQbVhV
nursery$	b]
nurses	aKlPm\\
nurses$	jHm]pJrR
nursi-	aRkQlS
nursing	aRkQlS
nursing home	aIb\`dG
nursing$	a\\bIl\\mJsL
nutri-	aPhKk]
nutritionist	aW
nutritionist$	aWtJ
nuts	f\\iTjI
nuts$	fZiVjHlJqK
nutze-	i\`
nv	aIbIc\`e\\gTiEjCmI
nvq	j^
nvq 0	jV
nvs	a^dIfEhJiLjStJ
nvs$	aViHjV
nx	cKfLiDjGk_
nxt	bGiQkT
ny	cVdUjIrW
ny$	bPcWdXiH
nyon	c\\jKmI
nyon$	c\\iLjKmH
nz	cUjQkJsP
nz $	aLgX
nz$	bHc^
o	j^
o 0	bY
o 00	fWjQ
o a	iFjSrX
o con	aWmJsY
o de	aZcQhSjLtK
o en	fGgIjWpU
o habilitacion	bRjV
o jefe	aUbSjVm;
o prace	eX
o sea	aKfRpSsQtS
o si	d[sQ
o similar	jWkJ
o tecnico	aGjY
o$	a\\fSiJ
oa	a]bJcLiBmZnR
oaci	j_kIlF
oak	aKbTi]
oath	i^mEpK
ob	cPgTiPlVq\\
oban	c[jTnG
oban$	cRjW
oben	aPgVrU
oben$	aQbQrX
obend-	gQhT
obendrauf	gQhT
oberf-	aTcQiHjVnS
oberflachen	aIjU
oberfranken	cVhJiLjKnY
oberfranken$	cVhHiKnYsI
oberh-	a?bb
oberl-	cU
oberm-	aFcKhIiKjXlIm_qK
obern-	bVcUiKjL
obers-	iWoRtR
objec-	gIi]
objectif	gIi\\
objek-	bTcYjK
objekte	bQcYfI
objet	aKpUrJtZ
objet :	t[
objet-	fEgUiY
objetivo	hJiZ
objetivos	fDg\`
objetivos$	g^iI
oblig-	dRkAlTsT
obligado	bJdWiHjZkIlJ
obligatoire	jRkDlU
obligatoire$	iJjHlWsVtJ
obligatoires	jUpU
obligatoires$	jUpU
obligatorio	iRjRlR
oblige	bJdTlRpJrR
oblige$	bDdSiHlRpJrT
obra	eYhR
obra en	aLc]
obra$	eXhS
obrad-	bLcUiRtH
obrador	bLcUiRtH
obras	aJc[iK
obrer-	aCbCcHdKeJfJgKhZiEjEkJlJmZnBoEpJqJrJsKtH
obs	bHcKicjE
obser-	aKi[jQpT
observaciones	gEj[
obst	bTh\\iQ
obst$	bWcLhQiR
obste-	aWhLiFjW
obten-	eIiJj]lL
obvio-	gQjRqR
obviously	gQjRqR
obviously$	gShTiGjYkKrK
obvs	hZkKlI
obvs$	h[kJ
occ	gKiIm\\
occas-	bHcSeTfTjHnQ
occasional	fWiVnU
ochen-	gQmQ
ochenta	gQmQ
ochenta euros	fLhP
ocho	fUmToS
ocho a	f^
ocho y	fZgK
ocho$	fWhEmQpIrYsP
oct	iVo]
oct 00	eZ
oct$	iRo[
oct-a-	eSoWpK
oct-april	eSoWpK
oct-f-	hJ
oct-feb	hJ
oct-m-	aIbHcEeEf]hFiDjFmEnHoYpLqL
octav-	fIhZiBjWlGsKtK
octob-	fPoQ
october	cRfS
october$	cUeKfQ
octobre	eSoRqP
octobre$	eSoV
octub-	oV
octubre	cTtQ
octubre a	eRkP
octubre$	cXoW
ocupa-	mT
ocupacional	mU
od	eXiGjVpJ
od$	eViFjWpK
odd	cKfXsP
odd$	bJfZgHhIiEjGmKnJsV
odenw-	cRnX
odenwald	cRnX
odenwald$	cRnX
oder	j^
oder 00	e[fTgDjK
oder arabisch	j=l[
oder bachelor	cGjVlJ
oder ein	aYbGkU
oder eine	a]kZmLqKtK
oder einen	aftK
oder elektriker	jSrV
oder gleichwertig	jUrQ
oder in	kT
oder kurz	jSqP
oder mechatroniker	sS
oder meister	jZkL
oder nach	bKoV
oder polnisch	nKqQ
oder python	jTkK
oder spat	fYhQiFjJ
oder vergleichbar	gHjS
oder$	eStW
odett-	mY
odette	mY
odette$	mY
odile	bUhKmSoWqT
odile$	cJlKmVoTqT
odont-	aVbVcKsP
odp	adbFfEtC
oee	i^jJ
of 0	bQmYoU
of 00	b\\ma
of 000	aIc[gFiLmStJ
of a	aGpYsQtP
of april	lLpZ
of course	cVhUlJqXrI
of england	b]gKhL
of february	oLpYsK
of five	m]pT
of four	fQgIiGjQm\`
of hours	cKi[
of it	i\\nRqP
of june	eKfFhTmJoQpR
of march	iGo_
of month	fGhViSqW
of my	aKbKgVpFsZ
of nine	bYiLmS
of one	bFiHj_pY
of our	iPjKrJtT
of people	a^bFjSm>
of seven	mV
of six	hRm\\
of st	bSpX
of that	jTlTqW
of them	a]rQsJ
of these	sVtR
of those	bId[iIjGkWsS
of three	bXiRjKmY
of tips	eKjJrVsR
of two	fQmXpQ
of us	bfm^
of which	bTdWeLfLgKhRlLtL
of you	aSmV
of your	g\\hKiBjTmV
of £	bYiJmK
of ¤	f?gRhR
of$	aJmPtV
ofeli-	mVpRrK
ofelia	mVpRrK
ofen	hViSpI
ofert-	bGcIiQpZ
oferta	bEcHp[rR
off	fZhS
off 0	fXhEmKqSsQ
off 00	iTqQ
off and	fKhS
off in	bVfY
off on	fWoUpEqLsStK
off the	cRiSq[
off to	mQq]
off with	qX
off$	f\\hU
off-s-	bJfTgRiQ
off-season	bJfTgRiQ
offen	fKiFoWq]
offen$	eKqZ
offen-	jS
offenbach	bV
offenbach$	bV
offenders	i\\rQ
offentlich	bGeGiEpZqX
offer	g[h@pQq_
offer$	pXqV
offer-	hW
offered	oKpTrRtP
offering	tR
offering to	tR
offers	i]
offert	h[
offert$	hX
offi--	gLhV
offi-jahreskarte	hTpQ
offi-jahreskarte$	hW
offi-ticket	gJhTjP
offi-ticket$	hV
office	cQdR
office 0	dZ
office 000	aJjXsS
office days	d]fRhIjK
office in	bHcZhH
office is	c[jV
office manager	i[jJmKrJ
office$	cVdQgGpV
officer	aW
officer$	a]iHlQmG
officers	aTbW
officers$	aUbV
offices	bVcQ
offices$	bPcXdKjJ
offiz-	aWbQ
offiziell	aQqV
offli-	bIi\`jU
offline-first	bIiX
offnu-	fW
offnungszeiten	fW
offre	cJhYiFrEtY
offs	bCdJhYnK
offs$	bDcLdJeLh[iIjHkLlLnIoKqLrLtL
offse-	a[bQ
offset	aPbU
offset$	aW
offsh-	kQnU
offshore	kRnV
offshore$	aWbFjHk[nDpI
offsi-	d[eKfIhGiUlLmUnKqK
oficial	aSgXmR
oficial de	aSmQ
oficial$	a[bRcKeH
oficiala	aYtH
oficiales	aWiHmW
oficiales de	aXcLiImE
oficiales$	eEfKhLiIjGm]nHsK
oficina	cQdX
oficina 0	cJdVpR
oficina de	cIiVpY
oficina$	bJcQdUjU
oficinas	bXcPiQ
oficinas$	b\\iRjK
oficio	aTjW
oficio$	aTiIjW
ofrec-	fLgShKqRtH
ofste-	bPrU
ofsted	bPrU
ogk	iT
ogk$	iT
oguk	jZ
oh	cQfKkQlDqQtT
oh and	lCt\\
oh seven	pV
oh$	aHbJcBdGeHfDgGhIiHjIkEmEnGoGpDqBrUsVtR
ohio	cRjXrR
ohne	iJj^rYsT
ohne "	rY
oil	iXjU
oilsk-	aLhYpP
oilskins	aLhYpP
oilskins$	hW
ojala	jJkgsY
ojo	bJfCgKhKiCjaq]
ojo$	jJqc
ojv	jZ
ok	jRlZ
ok so	sPtQ
ok with	iKj\`sLtE
ok$	eHfWiGjTlV
okay	iLlYsKtZ
okay$	iKjJl^rQtU
okoro	mb
okt	eFf]gPhHmGpK
oktob-	fRoV
oktober	oX
oktober$	oW
okume-	aEbZfBiXjH
olava-	cZ
olavarria	cZ
old	sW
old$	bZcKiR
olden-	cZ
oldenburg	cV
oldenburg$	aPcS
older	bJjVlGsa
ole	mUpX
ole$	mVpR
olen	i\\
olen$	iY
oliva-	bV
olivar	bV
olivi-	aKcTmRpS
olpe	bKcbiJtI
olymp-	b]mB
olympia	bT
omara-	cXfK
omarama	cXfK
omas	gHiFj_kFsW
omnib-	cRiLjW
omnibus	aJcUiJjX
on /	fT
on 0	fUiQqS
on 00	fZgSiFoLqW
on 000	bTqI
on a	jR
on air	fWiKqU
on at	fXiKjVmJ
on call	f\\iPmV
on cherche	tR
on duty	hQsS
on en	hHj@kasR
on est	b^gTsP
on fait	b[pQqL
on farm	hXiS
on forme	gFhLjJl_qI
on four	fU
on friday	hKoLpQqU
on fridays	bX
on linkedin	aIiLpKrTt[
on maternity	aJfPsZ
on monday	eKnAoU
on mondays	i\`sG
on n'en	kLqW
on ne	fQjLkXlJqUsJ
on oh	pX
on our	bYcKgLlW
on ouvre	bQtR
on paie	aHgYtV
on paper	pHq]tQ
on phone	fRiRtV
on phones	bTiKmVrP
on s'en	jKl\`
on se	gJjJlLqPsVtZ
on shift	gKh_
on site	dYfEhV
on teams	aRbJdViIjKlKpKtK
on their	jQrZ
on thursdays	bVc[fFhWiJ
on time	bHgKia
on top	g[rQ
on travaille	dHfShIkJmKtK
on tuesdays	cHdTfIgHiTmL
on us	hRlYpVsQ
on verra	gQhJsWtT
on veut	bJcQdRgJiIoKqHsWtS
on your	fGhYjZlKqK
on$	f[
on-ca-	fVgQ
on-call	fVgS
on-call$	fQgT
on-si-	fLgHhRiZjK
on-site	fLgHhRiZjK
on-th-	fHiRjSmV
onbep-	eajIlJmE
onboa-	iYqFtW
onboarding	iYqFtW
onboarding$	iT
once	nS
once a	cIdQiTjEnX
once in	fLiWjL
once$	gKjTkLlTnZ
oncol-	aRbUgV
oncology	aUgXjL
onda	aIcZt]
one 0	iHo[pJ
one a	aDcHdJeJfCgKhGiJjDkJlKmInJoJp[qGr^sGtF
one anchor	dX
one and	fThLjSmK
one at	aZbLiJjCpV
one day	cSd]
one full	eHfUgQjV
one hundred	gY
one in	cPfU
one is	aPbLnSq[
one late	fZ
one more	cGeKgKhJjSkJt\\
one of	sU
one off	fYgGmI
one other	aFm[
one page	pQqGr\\
one paid	aLbJfIhDiGlJm[pWsK
one pdf	cIiLpZ
one sat	fZ
one saturday	eJfZiJ
one thousand	gU
one to	aWfJi\\jEtI
one week	fUgHn\\
one weekend	fV
one with	qIrPsdtD
one year	efgPmK
one's	iRqZtR
one-b-	hY
one-bed	hY
one-o-	iToK
one-offs	iToK
ones	iUjQlKsW
ones 0	b\\sI
ones$	i\\j[lC
ong	aCbgjI
ongoi-	eWiK
ongoing	eWiK
ongoing$	aLe_
onko	aTbTcG
onko$	aUbTcGiJ
onlin-	pX
online	pV
online$	j\\
only	s\\
only and	eXtF
only no	lWmIpS
only to	aLeZjXkKpFq=sHtP
only$	kKqVrQ
onsit-	bQcEdUhQiHpR
onsite	bQcEdUhQiHpR
onsite$	bRhQiKjJpR
ont	qRsatQ
ontar-	dUeT
ontario	dUeT
ontario$	dVeS
onwar-	oV
onwards	oV
onwards$	oV
onze	fSgShIoR
onze heures	fWhJ
onze$	fSoV
oo	bQcRgUjV
oo$	bKcZiHjP
oom	hLiFjDmcsC
ooona	gKj\\
oos	bKcIiZ
op	aVbQiXjR
op$	a[bKiVjU
opcio-	cJfThGiKkUoTpQtK
opcional	cJfThGiKkUoTpQtK
opcional$	cGdShKiFjIk\\mJoHtH
open	bQeSiS
open at	bDfYgJiSmIqZ
open$	cGdKeFfJgHhJjEk_lJmKnJoIpIqSrDsGt@
open--	cIeZiW
open-ended	bJe\\
open-ended$	eY
opene-	bRhIlVqK
opened	bRhIlVqK
openi-	iUoStR
opening	oStS
opening$	fViRjJ
openl-	gZjQ
opens	iSqX
opera	bPj\\qR
opera cloud	jV
opera$	bWiR
opera-	aX
operaciones	aQiIp^
operaciones$	cJiDpZ
operador	bSjY
operador de	cV
operadores	m]
operadores$	aGm^
operarias	aSbJgJiDjKm^tI
operario	aU
operarios	aVbU
operarios de	aYbK
operarios$	aTb[
operateur	aUbPpItK
operateurs	aZiJmS
operateurs$	aSiKmR
operating	bEgTiEjIt[
operations	aUiJqI
operations$	aUtH
operative	aSbIjWrX
operatives	a]fGiCjJmGrKsU
operatives$	aYbKcLiJmL
operator	bY
operator$	aRbZdK
operators	bSiSkU
operators$	aSbKiWjIkYmDpKtL
opex	bIicjI
opex$	bHi[jI
ophta-	aFbY
oposi-	eXlT
oposicion	eXlT
ops	bQmXpQ
ops mgr	aKmX
ops$	bWlHmXpQ
optic-	gFhXjQ
optical	hHiKjWmT
opticien	aY
optico-optometrista	aX
optik	bTfGiFsa
optik$	aRbGiFsYtK
optik-	aZ
optim-	a>fLi^jFkZpK
optimieren	aLiP
optio-	fThUiLlR
option	eZfRgGh[jClHpL
option$	fRoP
optional	bLfZiKjCkWlZ
optional$	fQhKiCjIkZlW
options	fJg\\hSiKjT
options$	g[hQi?jW
optom	a_
optom$	a\\
optom-	iKjVqS
optometrist	qT
opus	aLb\`jD
or	j\`kQ
or "	jUsP
or 0	ePfYgKnS
or 00	f\`jGsT
or 000	b?gLhAiIjWk[
or 0000	eRf[gFiKjLpL
or a	aVjLk_
or an	kS
or arabic	cIiUjJkQ
or at	jBs^
or better	aIjY
or commercial	bGlXqL
or do	iHlXrJ
or drop	pS
or email	hI
or english	jEpb
or equal	jW
or equiv	jR
or five	dBe\`fEgDhIjEn\\
or from	cVdUjF
or german	kPlK
or get	j^
or go	j_kC
or he	iPjJkJmVqKsK
or hnd	bRiLjQ
or irish	rKsQ
or level	bJjR
or manufacturing	j[
or over	fGjZrS
or polish	iGk[
or python	j[kK
or remote	cUjKpL
or ring	pY
or romanian	jDkRpJsT
or russian	jJkV
or she	iYjIkTqK
or so	bKiTjX
or swim	fIgGkSlV
or the	hPjXsS
or we	j^
or working	j[
or £	gDhajCnF
or$	cUkY
ora	aBcLrSt_
oracl-	aR
oracle	aR
oracle$	jW
oral	iTjTpU
oral$	a[bKiWj?pU
orbit-	jFkVqP
orbital	jFkVqP
orcha-	bYcChFiIm\\
orche-	aXbYcIiHtI
orden	bTeYjS
orden$	bYcLeHiHjZrK
orden-	iQlZ
ordenado	iCjVlZ
ordenar	cLiYjHlS
ordenes	bLfJi\\mU
ordenes$	hHiRlJmS
ordenos	f\\iI
order	bSi\`
order book	bZ
order$	iWtS
order-	i_
ordering	iY
ordering$	iY
orders	eIiZ
orders$	aKeHi_
ordi	dGh]
ordi$	hW
ordin-	bSjP
ordinary	iFjY
ordnu-	jR
ordnung	jR
ordnung$	jS
organ	iRkZlItI
organ-	aUbTfQjQ
organic	b[hUiE
organica	bViGjEkVtK
organica$	bUiHjDkUtJ
organiser	a\\hEjQ
organiser$	aY
organisieren	iV
organisieren$	iV
organist	aT
organist$	aW
organizas	f[iGjItH
orgel-	f=gCi\`
orien-	i\\oT
orientation	iUjIoZ
orientation$	eKfHiZjH
orige-	gTiHjTrV
origen	gTiHjTrV
origen$	gViIjUrR
origi-	fKg_pU
original	bYpV
original$	bYpV
originals	iGpX
originals$	pU
orlea-	c\`iE
orleans	cV
orleans$	cV
oro	bSiEjTkZ
oro$	bViGjX
ort	bQcRdX
ort$	bWiUjIpS
orten	bVcEiU
orten$	iU
ortho	fPiRjT
ortho$	iSjZ
ortho-	bQgHjRk[mV
orthographe	jYpK
orthoptiste	aPgJsR
ortop-	aEbHcEeIfIgKiYjGk\\mH
ortot-	cKjZ
ortst-	cQiTnV
ortsteil	cT
ortstermine	fIiUjJlKnY
os	jT
os 00	iLjZ
os$	iTjXkIoJ
oscar	aJjSm]pI
oscil-	iJja
osciloscopio	j]
oscp	aFcKkYtL
oscp$	aFcKiJkYtK
osde	gXhUjJ
osde 000	gFh]
osha	iKjUk\\lJ
oslo	dZiPjJlJpHqT
oslo$	dWiRjKlJpHqP
osnab-	bIc_jK
osnabruck	cT
osnabruck$	cU
osorn-	kKnW
osorno	kKnW
osorno$	cQiLjLkKnU
ossa	mR
ost	cZgQ
ost$	c[iJ
osten-	c[
ostend	c[
ostend$	cW
oster-	fRoVsQ
ostern	fTiPoU
ostern$	eLfFoZpP
osterreich	iPnWsW
osteu-	hIiSsW
ostre-	aTfJjPmK
ostse-	fGgKh[iKjHkW
ostsee	fGhUjGkX
oswes-	aKcW
oswestry	aKcW
oswestry$	cW
ot	aQbQfYgYjL
ot$	aZbJgQ
ota	aTbFcJeIiYjKmY
otdr	hIiTjV
ote	gdhGjL
ote 00	gXnJ
other	m]
other$	dSeVfRiKjSmG
other-	cTdQ
others	cUiLmXsQ
others$	bJiIjTmYsD
otherwise	cPdTeS
otherwise$	bScQdGr[
otis	bUjGkRmT
otono	aCiGo\\qU
otono$	iLjKo\\qK
otp	gBh^jQ
otp$	gDh^iJjD
otra	fKiJjWmXqY
otras	bUmS
otro	fSjX
otro no	fTkIqK
otro$	aWfYjIsP
otros	aGbFgJiRm[
ots	dKeGfHiGjKl[m\`pJtK
ots$	fGiLlKm\\
otter	hEiIk[p]rD
ottil-	mRpQ
ottilie	mRpQ
ottilie$	mZpE
ou	jY
ou 0	fPgW
ou 00	dFeegI
ou a	aLiRkPnX
ou allemand	l[pJ
ou bac	jW
ou bpjeps	aIjUqP
ou bts	jW
ou cap	j]
ou contractuel	aDe_jG
ou en	j^
ou equivalent	jT
ou la	kVpQ
ou licence	jS
ou master	jYtH
ou pas	jAkElZqFsPtW
ou un	adbKkS
ou une	a]
ou$	iEjS
oui	kQsIt\\
oui$	hQiKjTkTtW
our	tS
our own	b\\iDpH
our$	cDjLmHqQtZ
ouren-	cW
ourense	cW
ourense$	cW
ours	bUcJe^jJpJ
ours$	bQcIe]jIpI
out	iR
out 0	fQnZ
out 00	bSjF
out at	bEc^iTjE
out by	fZgJiJ
out in	bQiW
out of	cSqP
out the	aLcJhPi[tR
out today	tX
out with	hJjEmVpKqV
out$	bKf[iSqV
out-o-	fUiRjL
out-of-hours	fUiRjL
outco-	fJiVjDpKqX
outdo-	iUjR
outdoor	cRgKiS
outdoors	iRjU
outer	cLgY
outfi-	b]iS
outfield	bJcFi^
outfit	bZ
outfit$	bY
outfitters	bUlP
outgo-	iHnIo[qV
outgoing	iHnIo[qV
outil-	hW
outillage	cJgLh]iG
outils	gS
outin-	bGcHi]
outings	iU
outings$	iU
outpu-	gRiRjKkI
output	gRiRjKkI
outre-	cRiPnT
outreach	iSjQnV
outsi-	cQnP
outside	cQnP
outside$	hGnVpWsZ
outso-	eZhJiVjFkKrLsItI
outst-	bZjH
outstanding	bZjH
outstanding$	bYgQiLrE
ouver-	bSqT
ouvert	aUfUhJlTqS
ouverte	aKbWhKiGjLpGqXtK
ouverture	iWoW
ouvertures	bYiQjJoG
ouvre	fViKtX
ouvre un	bQcKfHtV
ouvre$	cHtY
ouvri-	a\\
ouvrier	aYhP
ouvriers	aYiLmR
ov	aVcKkHnZtL
ov$	aWcHjLnRtK
oven	i[kV
ovens	i[
over 0	aKbSf_gI
over 00	iVs]
over a	qd
over target	g\`iH
over the	pRqTsQ
over three	fX
over to	id
over £	bYgGiS
over$	bLfYjX
overa-	bShWiH
overh-	icjIkKmKtG
overl-	cKiIj[oR
overlap	fTjJoW
overlap$	cKdTfGoUqK
overlock	aWjS
overlock$	aPjV
overn-	cQfIgTiQnV
overnight	cSfJgXiQnW
overnight$	aXfJgIiWnIpJtG
overs-	aZiU
oversight	i]
oversight$	i\\
overt-	gX
overtime	gX
overtime$	iT
ovied-	bHcQiInW
oviedo	bHcQiInW
ovs	a\\bVcHhFiEjGtI
ow	cUiVjJ
owls	aHbWfFgEiGj[mJ
owls$	aHbWfFgEiGj[mJ
own	jZ
own car	hGjRlTnW
own hand	jPrK
own kids	hXjCsY
own the	ia
own tools	lZ
own transport	hGiKlRn[
own$	jQnV
owned	bf
owned by	aKbW
owned$	baiG
owner	aEbQma
owner$	b_cKfJhGiDjUkKlK
owner-	bZqY
owners	bUcSpKqR
owners$	bKcYrG
owns	iRmWpKqZ
owsi	aWjT
owsi$	aYjS
oxbri-	bJcFdLeJfEgLhJiCjGkJmGnFoIpHqLrJs_tK
oxige-	iY
oxigeno	iY
oxyge-	jX
oxygen	jX
oxygen$	j[
oye	qRt\\
oyela-	iR
oyelaran	iR
oyonn-	aJcV
oyonnax	aJcV
oyonnax$	cQ
oyste-	iY
oz	eKhLlZmI
p &	aRhSiWlQ
p +	gFhVjS
p /	eRhSiPmE
p 0	aSfTgYjKkT
p 00	cIgYhUiQjLrQ
p a	bHhQiQnT
p$	bXgTnK
p-sch-	jY
p-schein	jY
p-schein$	jV
p.a	bYhWi@
p.a$	bWiK
p.m	fYgShKoJ
p.m$	g^
pa	iR
pa 0	jc
pa to	aSmU
pa$	aQbRgQnT
paar	bShTtQ
paar$	rTsS
pablo	cIgJmZqTsC
pace	iSjZmDpH
pacht-	aVbGeThLiS
pachtvertrag	eUhJiV
pacie-	iTjTsP
paciencia	jZqS
paciencia$	qW
pacientes	i^jImHqHrKsW
pacin-	iXpJ
pacing	iXpJ
pack	fJgBhZiTjSsQ
pack$	iVsZ
packa-	bTgRhS
package	bQgV
packaging	bTgBhZ
packaging$	bX
packe-	bQ
packer	aT
packer$	aX
packers	aIbSiRrR
packers$	aHbTcKiU
packi-	aRbRhImRqP
packing	aTbRmGqQ
packing$	aVbThLiLjIqU
packs	icmI
packs$	iY
paco	aJtZ
pacs	aWcIi[jD
pacu	aReJiUlU
pad	fDgJhRi[
padag-	aUbIlVmPpI
padagogische	lVmRpI
paddo-	iV
paddocks	iV
pader-	c\\
paderborn	cR
paderborn$	cS
padi	bYjU
padi$	aSbTcK
padre	bVhGiGkQmb
padre$	iGk\\mT
padre-	hTiQ
padres	hTiQ
padres$	h[
pads	i^
paedi-	fKkUpPsJ
paediatric	fKkUpPsJ
paeds	i^jDkVlF
paell-	bKcBig
paga	cLgahEqGtS
pagad-	hWnR
pagada	cLgU
pagada$	cJgThUiJnQpP
pagadas	bHf[hSjJ
pagado	hUkSpS
pagado$	hXjDkWpQ
pagados	bHhViFnVsP
pagam-	gQhWqQ
pagamos	gQhWqQ
pagan	fTgW
pagas	e[gZiH
pagas$	ga
page	pWqTrX
page$	aLmKpQrYtT
pager	dLfTiQjKkI
pages	iSp_
pages$	iKpZ
pagin-	iZjKrZ
pagina	cIr[
pago	gThPiS
pago delegado	g]
pago$	iTkS
pagos	aWfIgWpK
pagos$	a[dJfGgJhUmG
paid	gVh^
paid 0	bEcIfGgEhDiRjGnWpZ
paid 00	hUiPnKpH
paid at	fYhHpK
paid by	bWeGgJjHlcpL
paid for	aKbJh[jAkJlUtJ
paid half	iIp\`
paid on	bLgUiKjIkInHpQrJ
paid social	aXbHdKhHi_
paid weekly	fJgYiG
paid$	gQh[iKj@lQnSpV
paie	gQiPtR
paie le	gViQmF
paie$	aRjV
paiem-	iV
paiement	iV
paiement$	iW
paill-	fKiV
paint	iV
paint$	cKi[qL
paint-	cYgLiT
painter	iUjV
painter$	cIgIiS
painting	i^kSlGmK
paints	aRbUiH
paints$	aRbUiE
pair	aQmWpQ
pair$	cJiJm[pErK
pair--	aLbJcHeHfGhGiCjEk^lLnLoLpXqLrHsLtH
pairi-	iLkTpZ
pairing	gIiJp[
pairs	iKjCm_nHpK
paisa-	cEgHsa
paise-	bUiS
paises	bUiS
paises$	bRcJ
paisl-	cRnT
paisley	cRnT
paisley$	nU
pala	aY
palab-	qQr\\
palabra	gSpQqTrS
palabra$	fLpVqW
palabras	bGr\\
palac-	cW
palace	bVcKqT
palat-	bDiXlT
palate	iLlV
palef-	aQiImTsQ
palefrenier	aQiImTsQ
palefrenier$	aSmT
palen-	bQcVhKiR
palencia	cY
palencia$	cW
palenque	bThIiW
paleo-	jY
paleographie	jY
paleographie$	jY
paler-	cQgRiQ
palermo	cQgRiQ
palermo$	bJgViEjJ
palettes	fR
palle-	aKbXmG
pallet	aIbZkQmDtK
pallets	iY
pallets$	i[
palli-	aZcGjGk]
palliative	jEk]
palma	cX
palma$	cY
palma-	bIc^gItQ
palmas	cRgHiStT
palmas$	cRgIiR
palos	bUf?g]iEjG
pam	a_iAj?qWsK
pampl-	cZ
pamplona	aIbQcR
pamplona$	cS
pan	gRhViGpSqT
panad-	aY
panadero	aW
panadero$	aV
panam-	bHc\\fTgLsU
panama	fXiL
panel	iRp[
panel$	bUmYpQ
panel-	bVcLiU
panels	cJiV
panels$	bGi_
panic-	aHbHcKhZiIjHmTqU
panie-	bRgVhU
panier	gThT
panier 00	bXhH
panier de	aGbKcKfHgThUiL
panier$	g]hI
paniers	bQgXhQ
paniers$	gRhR
paniq-	jU
paniquer	jU
panne-	bThZiQ
panneaux	bYcJhPiItL
pannes	iZ
pans	iXjVlLqK
panse-	hIjUm[
pansements	jV
panta-	hRiVjW
pantalla	hYiHjX
panto	aSbWiKoVtG
panto-	cIiYjRkDpBrW
pantone	iZjSpG
papa	qUsX
papas	iRjHkW
papas$	cLjIkX
papel	hLiZqT
papel-	aKbSjUqR
papeles	gKjWlRpV
papeletas	aKcKeVj[
paper	aDbSkVpS
paper$	aCbRkYmJqTtR
paper-	dQiW
papers	iSlY
papers$	bKiYjXpK
paperwork	hSiUjK
paperwork$	iQjH
papie-	bU
papier	dXiRjI
papier$	dWiEtR
papiere	p\\
papierfabrik	bYiIjF
papiers	dJi[
paque-	iPoV
paques	fSoWqQ
paques$	fSo[
paquete	gSiS
par	iP
par an	dRfQgIhV
par de	bIhKiZjSpG
par jour	bGg\\iV
par la	hViFmT
par le	bRhLiKpT
par mail	aJgLhIqZrG
par mois	f[iXjHnU
par nous	eGgJhdiJjVkJqG
par quinzaine	bLhXiU
par semaine	fQnP
par trimestre	f[
par$	bKhUnQtV
para	bR
para arriba	cJfAjZs]
para casa	dJhQjEkXpT
para el	aZhStU
para la	aThV
para las	bGhGiGjCn]sX
para leer	dUjV
para que	dKsU
para una	iBkUpY
para$	bKgJt^
parad-	eKfQnW
parada	aScToJ
paradas	bKfXiS
paraf-	i[
parag-	jKr^tP
parage	i[
parage$	iY
paragraph	iJjHrXtW
paragraph$	iFjKrRtZ
parai-	cWiW
paral-	aSmT
paralegal	aVkR
paralegal$	aY
parallelklasse	m_
param-	a[cJiY
parap-	aY
paraplanner	aY
paraplanner$	aX
parc	bVfChWiY
parc$	aJbVfBh\\iIpItK
parce	jPqJs]tR
parce-	bW
parcel	b\\cIiK
parcels	bRiT
parcels$	bRsQ
parci-	aHe_
parcial	aHe_
parcial$	dQeUfJ
parco-	lT
parcours	lT
parcs	aLbSdGfLh_iRo@
pardo-	cLiPjIkPqUrQtS
pardon	cJeKgJqXrStT
pardon$	aJcKfGiKqBrVt[
pardot	iUjHkT
parec-	jW
parecido	jW
parecido$	jW
parei-	gVjTtK
pareil	gVjTtK
parej-	iFjJm[sR
pareja	mRsQ
paren-	iQ
parent	aRbPkQ
parent$	aZb[hHiKjH
parental	ebhT
parental$	bKeWhX
parentale	aKbXhDkQ
parents	iQrP
parents$	bIhVjRqSrR
parfa-	jJkWlRoR
parfait	jJkWlRoR
parfait$	jLkSlPoUtJ
parfo-	fUhQiS
parfois	fUhQiS
parfois$	fShKiU
paric-	bJcGfKiXoYqK
paris	cYfInP
paris 0	cRjQnU
paris$	eKmTqUtE
paris-	bSjQsT
parish	bPpR
parish administrator	aQsPtK
parish$	b]iEjIsF
parishes	aHbW
parishes$	aFb[
parit-	fKgXi[
park	c]hXtH
park$	aLc[hQiL
parka	bHh_iL
parke-	cQhS
parken	cThU
parkett	aKcKiZ
parkh-	bCfKh^mJpFsJ
parki-	h]
parking	haqQ
parking p	aIhUpR
parking$	qS
parkinson	aHbScGi[rSsJ
parkinson$	aGbKi_sH
parkp-	cKhT
parkplatz	cKhT
parkplatz$	hYtL
parks	sT
parla	cZ
parla$	cZ
parle	kQlUpHqV
parle$	lZrE
parle-	jRpFqSrT
parlementaire	aPcZiKjJ
parlementaire$	aRcYiKjJ
parler	jVqTrStK
parles	bGiPjXkEqUsKtK
parli-	dVgLjLpU
parliament	aKcLdWeKgKjKpU
parlo-	aGcKfCi\`
paro	oXsP
paroi-	aIbScXiE
paroisse	aJb[
parqu-	aJc\`mR
parque	aIcamR
parra-	bKdHgYhDiFjKoFqLr\`
parri-	bZhQ
parrilla	aCb[hSiQ
parro-	bSiCjW
parroco	jJmVsV
parroquia	aHbWpQ
part le	bKhJiVo^sI
part of	gEiblGqK
part time	aWe]
part$	aQbIg]iK
part--	eQfR
part-qualified	dIj\\lH
part-time	aReTfWqU
part-time$	aQbIcKeVqT
part-timers	iXmV
part-timers$	fIiUmY
parta-	bJcSfPgX
partage	bFcYfTgXi?pJ
partagee	hEiSmKnVsY
partages	aKgSiQsL
parte	aKg[iPoQtY
parte en	iPjHtY
parte$	bFcDdJeKfJg[iEjHkJlKmJnJoRpHqIrJsKtH
parte-	jHl[qRsR
partes	gUiTpS
participacion	g^iD
participation	gUh]
participation$	h_iL
particuliers	aXbGcIiXsJ
particuliers$	aUbEiT
partida	f]qR
partida$	cJf\\iIqP
partido	c_fZiK
partido$	cJfaiDjL
partidos	bHfRiV
partie	iRpL
partie$	iYpG
partiel	aReUfQ
partiel$	aTfP
parties	cIia
partir	oS
partir de	rJtW
partituras	iW
partn-	bQhT
partner	bQmQqQ
partner$	aUbWiVmE
partners	bWmQsP
partners$	b\`iKjRmJ
parto-	nX
partos	bKcKiX
partos$	bIcKgKiZ
partout	hUi@nZpJrR
partout$	hRrT
parts	hV
parts$	iTnV
party	i[jTpI
party$	eXjY
parvu-	aQ
parvulos	aQ
pas	lTsW
pas "	rY
pas besoin	l_tE
pas craindre	j[qI
pas de	rTs\\
pas encore	qY
pas le	iLrW
pas necessaire	j?kWlZ
pas obligatoire	lY
pas plus	dUf[kBrW
pas trop	aLrZ
pas un	qZrSsU
pas$	aIqYrQsT
pasa	bPlUpYqL
pasa por	hTpY
pasad-	gPiSoSqGrS
pasado	bPgSiJoUpLqHrV
pasado$	bWgQiEoL
pasaj-	bUgVhV
pasaje	gIhRiKnU
pasajes	hX
pasan-	jSmV
pasante	jQlLmW
pasar	hLiQjV
pasar-	kT
pasco	bLc]
pasco$	bJc^iK
pase	hZjSsV
pase de	pLs_
paseo	i\\
pasio-	mLrS
pasion	mLrS
paso	aGjIkUmWtX
pass	h_sR
pass +	hTjHnX
pass$	hW
passa-	cRoTqR
passage	cXiDjIkWoZ
passages	hYiK
passar	aIiW
passar$	iT
passau	lJmJsP
passau$	aImJ
passe	fFgPlPqWsQ
passe$	cLgQiX
passed	gKhSjSqP
passed$	gGhYqT
passen	mKrRs]
passen$	gJiKmIrTsV
passenger	hXjQ
passer	jRp^
passer a	jHpTqQ
passer les	iKjRoV
passer$	iJj^
passes	hZiQjI
passez	sX
passi-	aHrU
passing	bHfKiRrDsZ
passionate	aKqSrW
passp-	jPpVsU
passport	jSpSsX
passport$	cGhKjIpSsY
passports	pTsQ
passports$	jLpT
passt	hCj@kYpHr^sX
passw-	cDibjKqQtL
past	fUiKjDkWlUsW
past 00	gXsW
past$	aGjDkZlFsR
paste-	aSiQjU
pasteleria	aYbWiDjKmE
pastelero	aWbJ
pasti-	iVtV
pastor	mRqQ
pastor$	aRkEsY
pastoral	bSiXoL
pastr-	aQiUkV
pastry	aQiUkV
pat	eJgGhYiXjIqQ
pat$	fHhLi^
patch	c\\iQjHnR
patch$	cQiQnW
patch-	cHi\`
patching	iPjS
patching$	iX
paten-	aQi[jJlT
patent	aQbIiZjIlV
pater-	cHgXhSjHmRqFsQ
pates	i^
path	iTkQ
patho-	iZjIkSqRtI
pathology	jHkWqWtG
patie-	jPrQ
patience	j]
patience with	iJkU
patience$	jV
patient	aEbSfUjQpQqL
patient$	jZ
patienten	iVrU
patienten$	bHiXrW
patientinnen	bWgGi@mHpGr]
patients	bZrS
patients$	bViT
patin-	hUkP
patina	kR
patio	aLbLc]sU
patio$	iYpJ
patis-	aSjRmX
patissier	aSjSmX
patissier$	aJjVmW
patissiere	aYfK
patri-	iEjYoW
patricios	aIcTiP
patricios$	cU
patro-	iQmQ
patrol	i[
patrols	i^
patrols$	iV
patron	iIjRkPmXqQ
patron de	aVbKcKjSkV
patron$	iGjYsL
patronne	mVpLtK
patte-	fR
patter	i[
patter$	iWlS
pattern	aQePfXiHpL
pattern$	fZjS
patty	jDmYqX
patty$	jCmZpG
pau	c_
pau$	c_
paul	fXjJlJqZtW
pauli	bJcWqQ
pauli-	aGbIcWtV
pausc-	aBcIe^fTgUhBiFpL
pauschal	fJg]pK
pause	f]hJjK
pause-	fXiS
pauses	f\`
pauta	gHi\`
paw	pXrS
pax	aJbWcLgPhGiUmR
pax$	aJbVgUiGmS
pay	gWqP
pay :	gPq[tE
pay for	hYkHlYsItH
pay is	gZiKjLqJ
pay the	gGhZnU
pay$	fQgRhRjJlSmKqT
paye	eZh_jLlQ
paye$	eUgRpU
payee	gUh^pT
payee$	gUhU
payee-	fRhTkLnU
payees	fRhTkLnU
payees$	fQiIjInX
payer-	cXjI
payerne	cXjI
payerne$	cX
payes	fUgTh\\iCkJnS
payes$	fThViKnT
payin-	gSiX
paying	gSiX
paying$	gTiT
paylo-	iSjJkFpS
paylocity	iSjJkFpS
payme-	aTbRiR
payment	iZqS
payments	aVbS
payments$	aGbZgWiA
payroll	aP
payroll for	i\`
payroll officer	ePqS
payroll$	aSjQ
pays	bRhPkVqTsR
pays twenty	gV
pays$	bbjKsT
paysa-	bX
paysagiste	aU
paysagiste$	aW
paysl-	bIiXpY
pb	aHiIjRk\\
pbs	cIj]lE
pc	iTjQ
pc$	iWjS
pca	aQbUgRjI
pcc	tQ
pch	j[
pci	aKgJiajIkF
pcm	jV
pcn	aJbVcIgJhKiTjTtK
pcr	iejAkG
pcs	i[
pcs$	iXpJ
pcv	lU
pd	aTbQcJiIj_
pd$	aYbScJhTiKjDlJmSpJ
pda	bKi[
pda$	cLi[jG
pdf	pg
pdf max	hIjJpP
pdf$	iSpZ
pdl	fKjSmS
pdl$	aLmUtQ
pdt	bJcKdJfXgFhLi^jDmGoCsK
pe	aUiGkR
peace	aFbIcSiKj[
peace-	jGkYlI
peaje-	bJh[
peajes	bJh[
peak	bIf\\iUmV
peak$	bFfQiXjKm[
peaks	aEb]fZhBiH
peaks$	bVf[hBiI
peas	i_jJ
peas$	i\\jK
peche-	bPiU
pedag-	aRfQjY
pedago	iZ
pedagogia	aQjW
pedagogie	bS
pedagogique$	aPjW
pedal-	iJp\\rCtE
pedan-	cW
pedanias	cW
pedanias$	cS
pedia-	cKf>hGiEjGkWm^pI
pediatria	jIk[mHpJ
pedid-	iSoL
pedido	iRjT
pedidos	iToI
pedidos$	iT
pedim-	jSlW
pedimos	jPlW
pedir	aLeKiQk[qS
peds	i_
peer	aWiV
peers	aJbJeLfJhLiKjLm]
pega	qUsQ
peina-	iV
peine	aJcUjIlZqR
peine$	cUjFlZqQ
peine-	aGbUiR
peines	aGbUiR
peint-	aW
peintre	aY
peintre$	aW
peinture	i\\
peinture$	iZ
pelad-	bFiJqQsa
pelea-	hBjRqT
pelear	hHjTkJsS
pelig-	jSkR
peligrosas	kT
pelle-	aJi]
peluq-	aY
peluquera	aX
peluqueria	aWbTtL
peluqueria$	aVcL
pelvi-	gKia
pen	aThKjW
penal-	bZcJg[hDmR
penales	pTsR
penales$	dKiLpVsQ
penan-	bScT
penang	bScT
penang$	bWiH
pence	hFnT
penda-	fIhPjSrR
pendant	fIhPjSrR
pende-	n]qI
pendeln	iJnX
pendi-	iKq[sR
pending	jSqXsJ
pending$	jXqRsI
penic-	aIbFcadHiT
penni-	aJhKiQmIpKtU
penning	aJhKiQmIpKtU
penri-	cSiKrPsP
penrith	cSiKrPsP
pens	cSi\\
pens$	bEcXiU
pensa-	gLiLjLkKl\\nJqG
pense	iFqg
pensi-	h[
pension	h[
pension 0	hQ
pension 00	g[
pension if	hZ
pension$	gQhY
pensioner	hKi]
pensiones	gEhYiL
pensionskasse	hYpR
pensu-	fWgFjKkKpPtS
pensum	fWgFjKkKpPtS
pente-	a[bCcBeKhJjFo]pEtH
penza-	cX
penzance	cX
penzance$	cX
peon	aW
peone-	aRiKmU
peones	aRiKmU
people	rQ
people and	bEjLr\\
people in	fKi^jKrT
people$	bUjW
pep	aViUjL
pep$	aWiV
pepin-	bY
pepiniere	b\\
peque-	eViXjIsQ
pequenas	i[jL
pequenita	bXcF
pequenos	gIiLs\`
peques	fIiZmT
peques$	bWiFm[
per	gY
per 0	jKo]
per cent	fFh\\iL
per day	gTiU
per diem	gVhT
per mail	gHpZ
per month	bKfUgIkKn]
per post	dPpW
per week	gV
per year	fEiVn\\
per$	gShU
perce-	gRhS
percent	gRhS
percent and	iS
percent bonus	g_hI
percent of	gbhKiI
percent$	bJhWi]
perd	qa
perdi-	hPjIqX
perdo-	gJqVtW
perdon	gJjQqRtT
perdon$	bJeSgHjUqGtV
perdona	dKqVtW
perei-	cTmQ
pereira	cTmQ
peren-	aIcHe\\iEqW
perf	a?hJjGkTmf
perf$	aGhJm\\pJ
perfe-	kSs]
perfect	iLjWkJs^
perfect$	iGj]sD
perfecto	k[sQ
perfekt	jX
perfekt$	jX
perfi-	gQrTsS
perfil	gSrUsT
perfiles	iWpQ
perfo-	aRiU
performance	iBjV
perfu-	aTbTcImX
perfusionist	aP
perga-	cXjK
pergamino	cXjK
pergamino$	cY
perha-	eHiHkUoWpKtL
perhaps	eHiHkUoWpKtL
perin-	aCi\\kRsI
perio	bWcKiSjL
perio$	bVhKiSjLkK
period	eQgJjP
period$	eVgHhUpR
periode	dRfKgV
periode d'essai	dT
periode$	fIg\\
periodes	fYtR
periodes$	fZ
periodic	iXjI
periodiques	bKiT
periodo	dTeTiKrQ
periodo de	dVrX
perip-	aYbFcKiT
peris-	aV
periscolaires	aV
perit-	aRbYeKgWiEjSpJtI
perito	aUjVtG
perito$	aGhIj[
perks	hRiJjLmKpKqFt]
perks :	hVtK
perlas	kS
perm	eh
perm after	eU
perm$	e]mP
perma-	eZmP
permanence	fViVjJ
permanences	i]
permanent	e\\
permanent after	bPjRpL
permanent from	eV
permanent$	eVmW
permanents	bRkKm[
permanents$	mX
permi-	jU
permis	jU
permis c	jJs\\
permis classe	gKkW
permis de	jV
permis$	kQrQ
permiso	dRjV
permiso b	jU
permiso de	aJeUjWlH
permiso$	dW
permisos	iTjR
permisos$	iKjYsT
permit	iLjSqQsT
permit$	hU
permits	i]
permits$	iX
permitted	gYjHlIrX
permitted$	gXlJrR
permitting	f_hJjE
permitting$	f_hJiIjDnLpJ
perms	fHhJi\\
perms$	iU
perno-	gViR
pernocta	gViR
pernocta$	gTiSjK
pero	qbrV
pero no	gIkZlCqSrSsH
pero que	qQrY
pero si	j]kK
pero$	kVlIrSsI
perpe-	bKgIiQmV
perpetua	bKgIiQmV
perra-	aFbXcGiEmZpK
perro	bUrKsU
perro-	bVhLiHqS
pers	bXgKhTmV
pers$	bYhJmX
perso	gVhQiJjR
perso$	hUjSpL
person	iP
person$	aSbKiLtX
persona	aSgJrQ
persona$	aQfWpKrStK
personal	iW
personal licence	dIiHkFlY
personal$	fLhTmX
personalabteilung	aIgHqCtc
personalburo	p[
personalrabatt	fJh[
personalreferent	aQqT
personalwohnung	gFhZpS
personalzimmer	h]iF
personas	mU
personas con	gHmRsb
personas de	m[
personas$	bWmW
personen	b]
personen$	b^
personne	bIiSoQtU
personne$	iUqU
personnel	gJhY
personnel$	fKiT
personnes	bUmSpP
personnes agees	bHiYjVsU
personnes$	bXmT
persons	aZbSiD
persons$	aYcKiJ
perth	bJcYp]
perth$	cWfQpU
pertu-	aGbDcVfKhDmZtL
peru	aHbZpV
peru$	aGbXhLiKpStJ
pesad-	aSbSmH
pesada	kS
pesado	aVbVhIiGmG
pesca-	iR
pescadero	aWiK
pescado	aKiZ
pese	iJjSpWsT
peso	iV
pest	aWjJmKrP
pesti-	hKi]jHkYqH
pesticide	hJjHk\\
pet	aSiZjL
pet food	aZiKjKrU
pete	fGiLpSqUtV
peter-	bJcVjW
peterborough	aGcSsQ
peterborough$	cS
petit	bXhQqTrI
petit-	cRiR
petit-dejeuner	fJiS
petite	aJfRiRkR
petites	fVjI
petits	bQnR
petre-	jW
petrel	jW
petrel$	jZ
petro-	cRhZjJ
petrol	gVhQiQnH
pets	hWjG
pets$	hS
petty	i\\
petzl	h\\
peu	iUjEkS
peu de	i^
peu$	jJlV
peuge-	hY
peugeot	hY
peur	j]
peur du	jZ
peut	lRqY
peux	bPqTtV
pf	hajL
pf$	h[
pfaff	jVlZ
pfand-	cJiY
pfarr-	cUhKiRjGmPtF
pfarrei	aIbYcIiCr\\
pfarrer	bSm\\
pferd	bUfKhSiL
pferd$	bUfKgGhSiI
pferd-	a]iTjKmK
pferde	bSfLiV
pfing-	fYgEoXqT
pfingsten	fYgEoXqT
pflan-	iPkW
pflanzen	hV
pflanzenschutz	iQ
pflas-	iXjS
pflaster	i_jJ
pflaster$	iS
pfleg-	aTjPmSpP
pflege	aQlZmGpW
pflege$	aZ
pflegefachkraft	sQ
pflegehelfer	aReL
pflegehelferin	iEm[
pflegen	i^
pflegen$	i_jL
pflic-	iRjRpJrQsQ
pflicht	jWpIrS
pflicht$	jYpIrR
pg	bKj_pQ
ph	iVtS
ph$	gUi[pJtY
pharm	j\\tK
pharm-	bW
pharma	aRbRiW
pharma$	aWmI
pharmacist	fKiUmP
pharmacist$	aV
pharmacy	aQjQlG
phase	aGb\\iS
phase-	cKhFiYjIk]
phd	bIjVkKl\\tQ
phd$	jEl]
pheas-	bVcHgLhIiU
phili-	bDcYdIeKfKgLhHiEjKkIlJmLpYrHsKtH
phish-	bHiGj^
phoke-	hRpX
phokeng	hRpX
phone	hU
phone 0	fRiV
phone on	fUhEiFjYlFpLrUsLtI
phone$	h\`
phone-	bQlP
phones	bQlQ
phones$	lY
phosp-	iSjW
photo	pLrdsX
photo$	aIcJhLiSmJrCs^
photo-	kZpT
photographs	pXsX
photography	iQjHkW
photography$	aHhKiRjFkU
photos	iU
photos of	iEkKpYr[
photos$	cJiTjKmKpQsP
photoshop	jXkQ
photoshop$	jVkQ
php	dGiRjVkFtJ
php$	aPdGiTjRkF
phras-	rYtT
phrase	eSrQtX
phrases	jRkSrZ
phrases$	iJj[kPlLr@
physi-	aUmR
physical	j]
physically	jYpIsZ
physics	jTmQ
physics$	jWkL
physik	aKbQjU
physio	aRhXmQ
physio$	aRhPiRmU
physios	mZ
physios$	hKmZ
physique	aTbQsZ
physique$	bViIsU
phyto	i\\
pi	bIc[iIjGmV
pia	aDcKiWjGm\\pL
piani-	aPjJmTqKtR
pianist	aPjJmQqKtS
piano	aThUkU
piano$	cLiJk_pJ
piano-	bXjDkZpL
pianos	bY
pianos$	bSiUsKtJ
pic	pUrSsT
pic$	iHpJrXsTtK
picc	cDiYjK
pichl-	aJfIiGm]pQsK
pichler	iKpXqQsJ
pichler$	iJpWqQsK
pick	fVi\\
pick up	hRiPlW
pick$	fLg^hKiJjS
pick--	bHhRi[
pick-up	bJhSiT
pick-up$	h\\iD
picke-	aSiUmT
picker	aPhIsS
picker$	aU
pickers	aUmV
pickers$	aZmR
picki-	bQfIiS
picking	bQfIiS
picks	i^jK
picku-	hV
pico	iTqT
pico$	fPgEiTsR
pics	pd
pics$	p]
pictu-	cIiSpUrT
picture	cFiYrVsR
picture of	bIiIrW
picture$	iPpKrPsX
pictures	iHp\\
pictures of	iHp\\
picu	bHcJdLeLfAgKhDibkLlFmGnLoLpDrIsD
pida	i^jJ
pide	lWmIsW
pide$	iRjAkJl]sG
piden	iJlTqSsV
pidio	gJmIq_
pido	aKl]
pie	cUjS
pie diabetico	bQiT
pie$	cXhJiCjVtL
piece	gXiR
piece bonus	gT
piece rate	gPiX
piece$	gRpV
piece-	bTiQ
pieces	aJbUiR
pieces$	iW
pied	fLiQq[
piedr-	bIc]jR
piedra	cKjW
piedra$	cJiUjS
pier	fJhZjFpUsE
pierc-	iLs^
pierr-	hV
pierre	hV
pierre$	bLfLhVjQ
piete-	aFcIfJrEt^
pieza	gWh\\
pieza-	dTiR
piezas	dTiR
piezas$	bShT
piezo-	i\\
pigis-	aJe^sK
pigiste	aJe^sK
pigs	bWjVqG
piket-	fVgVhJ
pikett	fW
pikle-	bW
pikler	bW
pikler$	b[iG
pilar	fLo]pT
pilar$	eLiFjLo]sL
pilat-	iIkZ
pilates	iIkZ
piles	bEfEgJhIj\`nK
pilie-	gHhZiK
pilier	gHhZiK
pilot	aTk^
pilot$	aQbLcFhJi@jYk[mIpI
pilot-	iUm\\
pilotage	bS
pilotage$	bScK
pilote	aKbJm[
pilotes	bQiU
piloto	aZiKjK
pilots	bQiRlVmJ
pin	jPsQ
pin$	jW
ping	hYiDpV
pinne-	aKcU
pinneberg	aKcU
pinneberg$	aJcW
pint	hZiIsV
pinta	gFoQs\\
pinta$	gCoSsX
pinte-	iRjRkGsK
pinterest	iRjRkGsK
pinto-	aU
pintor	aU
pints	bEfIh\`iI
pintu-	bIiPjTkW
pintura	bIiPjTkW
pinzg-	cSgHnU
pinzgau	cSgHnU
pip	bKhJiZqQ
pipel-	iUjQ
pipeline	iZ
pipelines	jU
piqua-	iRjQ
pique-	fQjBkZsR
piquet	fV
piqur-	iRjZqG
pirma-	cWmQ
pirmasens	cWmQ
pirmasens$	cZ
pisad-	cKeLiWjLkWnI
pisado	cKeLiWjLkWnI
pisci-	aSbXiP
piscina	bSiS
piscine	bTiS
piscine$	aVbUiE
piscines	bRiR
piscines$	bQiR
pisco	bJgKi\`kGmJ
piso	cUhV
piso$	cIdZfLgLiVjK
pisos	aSbXcJiQ
pisos de	aJbSgKiS
pisos$	aSbYcE
pista-	aHbXmV
piste	iY
piste$	iX
piste-	iUmV
pistenbully	bYcLmI
pistes	iWmLnJ
pistes$	iUmKnI
pisto-	iTjT
pit	bRgEiUpX
pit$	bThJiEp[
pitch	aKbGc]dJgLpW
pitch-	ibmL
pitches	i\\mJ
pivot	jV
pivot-	iQrJ
pivots	iQrJ
pizar-	bJjIpQ
pizarra	bJjIpQ
pizarra$	bJjIpQ
pizza-	aZbIfGi\\
pizzabacker	aZ
pizzabacker$	aZ
pizzaiolo	aY
pizzaiolo$	aY
pizze-	bWiT
pizzen	bRiXtI
pizzero	aQcP
pkg	bKh\\pK
pkg$	bJh\\pK
pl	dSiSjE
pl$	cEdWiTjDnS
placa	bTdZlKpKqH
placa-	jU
placas	jU
place	bQ
place$	dUhXiJtJ
place-	aKbUhRnR
placement	jKlStT
placements	bXeCnT
places	aJbPhXiHkTnQ
places$	bVhR
placi-	fS
placing	fS
plafo-	hWjLqU
plafond	hXjLqV
plain	bKiQjQr]
plain english	i[
plain-	cYqRrR
plais-	iXpKqX
plait	r[sT
plait$	lKrZsS
plan	hTiZ
plan de	hU
plan the	iVmQ
plan$	bIhTiWjU
plana	aScLiZjH
planb-	aJf]gJhEiJjV
planc-	cXgU
plancha	iXjSnL
planches	bJcZiFjJpVtK
plane-	bViY
planeacion	i[
planen	bHiSmSqS
planen$	bHiYmX
plani-	eWiX
planificacion	jKkY
planificar	iW
planilla	e[gU
planilla de	eDi\\jR
planilla$	dHgXiP
planillas	i]
plank-	iU
planned	bKcLi\\jKnJ
planner	aZmRtJ
planner$	aXmS
planners	bKjKm_pJ
planners$	iJjJm_pI
planning	fQ
planning with	bLiY
planning$	aGbIcIdReXfDgUi@mLpIqLtX
plannings	iQmT
plannings$	iPmV
plano	cVj_
plano$	jX
plano-	jQ
planos	jQ
planos$	jW
plans	bLig
plans de	iV
plans$	bEi\\jUsR
plant	bR
plant$	aTb^gK
plant-	bQ
planta	eX
planta de	aKb\\eJiJ
planta$	iUjR
plantas	aFb^tI
planted	b^
plantes	aW
plantilla	bTcFfJgKmCtX
plantillas	iQjT
plants	aFb\\iFjXnZ
plants$	j[
planu-	bUiV
planungsburo	aHb[
plaqu-	iRjHpV
plaque	cLjHpW
plaques	iU
plaques$	iU
plase-	aIc[
plasencia	aIc[
plasencia$	aGcZjJ
plast-	b\\jGkQl[
plasterer	aSjKmX
plasterer$	a]
plata	bVcViIjV
plata$	cSiGjX
plata-	aJcTiRjS
plataforma	aHbQjV
plataforma elevadora	jR
plate	bWcIgKj^oKqGsI
plate-	bRcQiW
plateau	mY
plateaux	cKiWsJ
plateforme	aHbRcZhLiHtJ
plates	bXgKiSjL
plates$	bHiZjI
platf-	mP
platform	aLbDiRjRlQmS
platform$	iTjUkH
plati-	hIiFjUkZ
plating	jWlT
plating$	iXjElX
platinum	bUhKjS
platinum$	bRjW
platt	iIjKl]tK
platt-	cUiSjXlF
platz-	aV
platze	bQmW
platze$	mV
platzen	bVhT
platzen$	bUhQ
plaue-	cX
plauen	cX
plauen$	cV
play	hQiVjQkSmU
play$	bGfKhZiQkZmJoJ
playa	bRgQmQ
playa$	bUcKiJmR
playe-	b[kY
player	k\\
playl-	aIgFhGi\`pJ
plays	iLjZpU
playw-	aLcKi\\jV
playwright	aJiRjX
playwright$	bRcHiQjR
plaza	aTqW
plaza de	aVbFhPqQ
plaza$	aRcTeSnK
plaza-	aVbR
plazas	aVbR
plazas$	aXgJ
plazo	eUpW
plazo fijo	eY
plazo$	eRiVpJ
plazo-	eQgJ
plazos	eQgJ
plazos$	iX
plc	jWkT
plc s	iDkX
plc$	iRjSkQ
plda	j]
plda$	j]
pleas-	rTsStP
please	rTtQ
please :	cFiJpXrPsYtG
please don't	qY
please make	hJqKtW
please no	lPsU
please the	kX
please$	pSrRsU
plein	aKbRcReQ
plein temps	aIfXhU
plein$	bTeSgRjK
plent-	aLiSjSsQ
plenty	aLiSjSsQ
pleur-	jRqWsQtG
pli	gRjS
pliag-	iTjR
pliage	iTjR
pliage$	iKjZ
plieg-	iT
pliego	iT
pln	dGgZnJ
ploer-	cW
ploermel	cW
plomb	cKiaoH
plomb-	aTlPqV
plomberie	kKlY
plombier	aP
plomo	aJbWiZ
plong-	bZfLiJjFkX
plongee	bKiIjFk[
plots	bQiRjHkYpJ
plots$	iRjEk[pI
ploug-	aGbZc[fDgIiEjBlGmKnKoCqH
pls	gRjKrYsWtR
pls$	iQrTsUtQ
plug	bGcIhAiUrY
pluie	j]
plumber	aZiJqP
plumber$	aY
plumbers	bVgKjU
plumbing$	iTjR
plume	jXtS
plus	gRkQ
plus 00	g[nLqU
plus a	aLcKgQhVkHoKpJ
plus car	gUhJiUjH
plus de	rP
plus deux	fQgJjUlJ
plus die	gRhR
plus on	dSgHtK
plus one	bHcTdFfQgKhWkEoJ
plus points	gKiHjLkc
plus tard	nVpV
plus ten	bRfKg[hAiImJpK
plus the	gQiUjHmR
plus two	bSfUgGiBm]pK
plus £	pU
plus$	kh
plus--	iYjHnH
pluse-	fSkU
pluses	fSkU
plusp-	k\\pP
pluspunkt	k\\pP
pluto-	jJrTsVtQ
plutot	jJrTsVtQ
plymo-	mRnU
plymouth	mRnU
plymouth$	cJiJnW
plz	aJbFc^gGiIjKnW
pm	fQ
pm 0	fW
pm 00	fUpX
pm friday	fIpY
pm$	aTiS
pm-mi-	aJcLf[
pm-midnight	aJcLf[
pme	bY
pme de	aHbXcL
pmi	cKh]
pmi$	cIh^iRjCkJ
pmp	bUjQkT
pmp$	bVkU
pms	iUjW
pms$	iZjQ
pneum-	iCj]
po	aQm]
po 0	a]gSiHjSmF
po$	bVjIqStI
poach-	aLbKe^gLiFlHqW
poaching	aLbKe^gLiFlHqW
poble-	cXdK
poblenou	cXdK
poblenou$	cXdJ
poche	iJjVkZ
poche$	iEjVkZ
poco	gHjSkXqP
poco$	iQjXnJqCsW
pocos	aLdVfZhLiIjF
pod	hQmb
pod of	dJmZsQ
poda	iXjSoVpJ
podad-	c\\tL
podas	gTiY
podca-	iTkS
podcast	iTkS
podem-	eKqV
podemos	eKqV
podol-	aXiJ
podologo	aT
podologo /	aT
poei	gFhJiJjJkKl_mI
poids	bRjP
point	cUgTrY
point 0	gZtV
point$	aVcJgXhIiRjGsT
pointe	bUf^qG
pointless	aJjLlXoU
pointless$	aIjKlWoV
points	gRkT
points :	kV
points$	cWiJjY
poiss-	aZbRcIiIlU
poisson	bViJjW
polan-	bRcWiHnT
polanco	cRjR
polanco$	cS
poland	bScUiFjInU
poland$	bUcYgHiHjHn>
polar	aQb\\cKiT
polar-	h]iGjL
pole	iQnIsZ
polen	bTgJhIsZ
polic-	kR
police	jPkQ
police$	jRkV
polices	iY
policy	hPjLkUmGrV
policy officer	jK
polie-	bKfKjXkWmR
polier	fJjSmY
polig-	cUpTtP
poligono	cXtT
poligono de	aKcKtY
polin-	cHiAmApBsa
polish	jRkR
polish or	cJjGpYsS
polish$	cJiKkYlR
polished	bPjFl]pG
polit-	bQjXqQ
polite	iAjYqU
politik	aVmJ
poliz-	hTjSqP
poliza	hXiHjT
polizas	bQgGiR
polni-	iSjJkWrS
polnisch	iSjIkWrT
polnisch$	dIjQrS
polo	aGbVhXiS
polo$	h[pK
polon-	lEs[
polonais	lEs[
polst-	aTlVmJ
polsterer	lW
poly	lYpStH
polym-	cIsR
polymechaniker	aQcHsT
polyv-	aW
polyvalent	aW
polyvalent$	aX
pomme-	hXiS
pommes	hXiS
pompe-	aKbT
pompes	aKbT
pompes a	aHiPjR
pompi-	aRiT
pompier	aRiT
pon	aHrYtV
pone	bJjIq[rb
ponel-	aJbHcFdKeHf_gIhJiGjKkDlJmJnJoJpHqJrQsItH
poner	mHpJqCrdtW
poner-	jIlHq[sK
poney-	b[
ponfe-	aKcZfGiHsQ
ponferrada	aKcZfGiHsQ
ponferrada$	aKcR
ponga	aLiKjJlApXt[
ponga-	qRrZ
pongas	qSrV
pongo	aAh_iKmAqJtY
ponie-	bSc\\dG
poniente	c]dG
poniente$	cZ
ponlo	rg
ponss-	aKbQiVjR
ponsse	aKbQiVjR
ponsse$	aIbUeKiLjV
pont	a[bFiQmF
pont$	a[bFiPmF
ponta-	aKc\\
pontarlier	aKc\\
pontarlier$	aKcZ
ponte-	bJc^iF
ponti-	j\`
pontivy	bPcTjK
pontivy$	cVjJ
pontr-	c_
pontresina	c_
ponts	aKbUfPh^mK
ponts$	aHbYhX
pool	nQ
pool car	cPhSjHnV
pool$	bbfPhXiEjJmRnJ
poola-	jIn[
poolauto	jIn[
poole-	gWhJ
pooled	gWhJ
pooli-	iT
pooling	iT
pools	i^
pools-	iYlR
poolside	iYlR
poolside$	i[
poolw-	aRbIcKhJnZ
poolwagen	aRbIcKhJnZ
poolwagen$	aRbDcKiGnZ
poor	qZ
pop	bXpV
pop in	bJiFpYtH
pop$	b^cIiH
por 00	aLeYfWkImI
por ano	b]eQhIiS
por ciento	gY
por dia	i^
por el	bVqVsV
por encima	mWqQ
por eso	bVeJpLq\\
por evento	eGg[jI
por favor	kJlRr\\sX
por goteo	iX
por hora	bFgKia
por la	pQqQ
por las	fFiJpSs[
por ley	je
por lo	fTiIjRsP
por los	iGkTqQsZ
por mes	bKdQfBgChZiJjLk[mKnP
por obra	eaoL
por semana	gUi[
por si	bRcGhLjV
por telefono	fTiQqU
por turno	bUfFiUm[
por$	eRgTjD
porce-	bSeVgRjL
porcentaje	bLeYgViKjJmJ
porch-	aUhT
porci-	b[cGoJtI
porcino	aVbAmL
porfa	jJqQr^
pork	gKhXjXlIpK
porqu-	qTrKsW
porque	qTrKsW
porque no	fUqUsJ
port	cUhK
port de	iJjWsV
port of	aGbXcV
port$	bGcbiG
porta-	iSpS
portacabin	dYgCpV
portacabin$	dWgCpV
portafolio	iLj]
portage	eVfIiUrL
portage$	cLeWfGiZrI
portal	iPkWpU
portal$	iRpV
portales	bJi]pW
portales$	aSiEp[
portatil	h]jR
porte	iXjRpLqQ
porte-	aQi[jP
porte-a-porte	i^
porte-a-porte$	i[
portefeuille	bDiYjT
porter	aPjYtT
porter$	aTbKiLqJtR
porteria	iJoKp[qR
portes	aYsG
portf-	iQ
portfolio	jPkR
portfolio$	iXlT
portfolios	i\\jGlIpT
porti-	bZcQiEjJmRpU
porto	bDcWdDhGiSjIn\\
porto-	i\\
ports	a>cJdIfCh?i@nctC
portu-	kUsR
portuaire	aSbW
portuaire$	aUbS
portugais	kTrUsT
portugais$	kPrY
portugaise	lUsS
portugal	bSeWhKnQ
portugal$	bWcKeCgKhJiPjKkT
portugiesisch	kS
portugiesisch$	jTpL
portugues	jQkVsR
portugues$	k[
portuguese	jTkQrS
portuguese$	iKjSkT
posdo-	aYeFgSjK
posdoc	aLgU
pose	aGbJqSsT
pose de	aDi[
pose$	j\\
poser	eGhYiLjK
poseu-	aXiP
poseurs	aXtH
posgr-	jZkIlT
posgrado	jZkIlT
posib-	dQkVoPsS
posibilidad	dZePnKoV
posibilidad de	dRePoV
posible	kYsW
posible$	kYsP
posic-	aQiS
posicion	aQiS
posit-	aTiR
position	aX
position$	aVbEiT
poss	fQiQj>kT
poss$	fWgKkRoT
possi-	fS
possibilite	hW
possible	fToP
possible$	bKe[gDjQnT
post :	aYpXtE
post it	iHqVrWsG
post$	aVeWjIlQqL
post--	fLiajP
post-qualification	iHjW
posta-	aGiSjFpWtQ
postal	aCbXpW
postc-	cQjGp]
postcodes	cXjG
postcodes$	cXiJ
postd-	aXgTqRtJ
postdoc	aRgTqS
poste 0	c]iIoR
poste a	fYiItU
poste de	aLiBj[pWtU
poste$	eUgRiStU
poste-	dQ
posted	bHcIdZeKgYhGiJjIlGtK
posten	iJqRtV
postes	aRfRtI
postes$	aWbPtJ
postf-	cKgJpZ
postfach	cKgJpZ
postg-	jSkY
postgres	jU
postgres$	jQ
posti-	aHkWpZtP
posting	pXqStU
posting$	cFhIpXqXsH
postitulo	aFiKk]
postm-	jXkJ
postmortems	iU
postmortems$	iS
postn-	eTiWsJ
postnatal	eTiWsJ
posts	aXeVhHiTjIoWpGrVtB
posts$	a^eUjFoJrH
postu-	lXp\\qQtQ
postulaciones	eFgJiZ
postular	lTmJp[sK
postuler	pQtV
postuler$	pRtW
postv-	aKbLi[kL
postventa	aKbLi[kL
pot	fKgJh[iUqR
pot$	fFgIh[qQ
potas-	bVjJ
potash	bVjJ
potash$	bT
potat-	aZbRiCjI
pots	gJi[
pots$	i\\
potsd-	cXdI
potsdam	cXdI
potsdam$	cR
poube-	fKi[
poubelles	fKi[
poubelles$	iU
poule-	bUkS
poult-	bV
poultry	bV
pound-	gZhQ
pounds	gZhQ
pounds$	jW
pour cent	fQgQhV
pour commencer	aJdJeUfLoR
pour l'annonce	cJgIrDtZ
pour l'instant	gTqX
pour la	aGiLkQqQsU
pour le	kXtP
pour les	hKkVnQrCsS
pour un	bY
pour vous	h[iBoT
pour$	aCcKjTt\`
pourb-	fLg[qS
pourboires	fLg[qS
pourboires$	mIqU
pouri-	i[
pouring	i[
pourq-	aLbRkUsRtF
pourquoi	aLbRkUsRtF
pourr-	aSmLq[
pouss-	aZjEqVtH
powde-	bZjK
powder	bZjK
power	jPkX
power bi	jVkP
power query	jU
power$	bEfLhIiEk\\mI
power-	ja
pozna-	cSdJnU
poznan	cSdJnU
poznan$	cSdJiJnU
pozue-	cV
pozuelo	cV
pozuelo$	cX
pp	bXgBiW
pp$	iRjP
ppap	fIi\\
ppap$	fKjW
ppe	h_pS
ppe$	aKhWjZ
ppl	bUjDkZsQ
ppl$	bYgKtU
ppo	h^jE
pqe	aQbJj[
pqe$	aSbKj[
pr	aIe_hJiSjCoQ
pr$	aJbJeXiQtR
prace	eX
prace$	eZjJ
practica	jQpY
practica$	jX
practical	iQpZ
practical test	hPpR
practicante	aKmYpIsZ
practice	bUiP
practice 0	aRfViI
practice we're	qK
practice$	bWePfQiQ
practising	hWjQkLrCsZ
prado	cVhYjG
prado$	bPcWhVjI
prair-	aIbQcY
prairie	aFbTcUdIiI
prairies	cUiT
prakt-	iZkRsPtL
praktisch	kV
praktisch$	kV
prali-	aZbFcIfHhXjDkKtK
pralines	cKeLfGhZjLkI
prami-	eIgQsR
pramie	eIgQsR
pramie pro	cLeHsQ
pramie$	gR
prapa-	aRbFmY
prase-	dbiLsT
prasenz	d[sU
prasenz$	aJdUfIsW
prasi-	iTmFp]qU
prati-	jSkU
praticiens	bYcKiSjJ
pratique	iBjVkY
pratique$	hFkZ
pratt	aKgJm[qJ
pratt$	aJmYqJ
prave-	bHi_jDkK
praxe-	bTiQ
praxen	bTiQ
praxen$	bTiS
praxi-	aKfIhQnT
praxis	jP
praxis$	bEdShFj[tQ
praye-	i]
pre	hLk]
pre-a-	bKcEeJi^
pre-access	iGjU
pre-e-	aHhGjY
pre-o-	aFbHcDfIiKjZo_
pre-op	iUjKkJ
pre-p-	cKi\`
pre-s-	i\`mKoVsK
pre-screening	iR
pre-screening$	iQ
pre-season	eQiJmHo]pKsF
pre-shift	iX
pre-t-	iU
pre-trip	iU
preav-	iVjHoZ
preavis	iVjHoZ
prece-	bLqZ
preceptorship	eIhYkGlJ
preci-	kXr[tR
precio	h[
precio de	h^iJ
precio$	jSkJ
precise	jIrRsLtT
preco-	aDbTcLgFiYoJ
predi-	aUbWgLjEmLoFq\\sLtI
pref	bJeKiKjEkfsV
pref$	bEjFk[mKpKs[
prefe-	kXsb
prefectorale	jU
prefecture	iS
prefecture$	iT
prefer	sT
prefer$	jTsS
preferably	kVsS
prefere	fZqX
preference	sT
preference$	sW
preferencia	jFk\\sQ
preferencia$	kRsQ
preferred	kYoQsU
preferred not	kWlI
preferred$	bPjDkYoP
pregn-	qRs[
pregnancy	iRlKpJqQsU
pregnant	bIsZ
pregu-	p[
preguntan	bRkKoLpLq_
preguntar	fJpV
preguntar por	fJpV
preguntas	bGdIiQp\\
pregunte	iXqI
preim-	bKcJiLjTmU
preimpresion	bKcJiLjTmU
preimpresion$	bKcJiLjVmU
prele-	iW
prelevement	jS
prelevement$	jS
prelevements	iT
prelevements$	iS
prem	f?g^pL
prem$	fLgRmRpI
premier	iIjToWpJrU
premiere	jSmR
premiere$	hPjW
premio	gY
premio por	gW
premises	kQ
premium	bRfKgZjR
premium$	fIgYhV
premiums	bJgShW
premiums$	bJgYhSiJnL
prena-	eTjGkXqKsV
prenatal	eUjHkY
prenatal$	aKeSiVkE
prend	iSjTkUlJpHqR
prend-	fTiKjJmWnTqRtL
prens-	jPmT
prensa	iLlJmVqQ
prensas	jW
prensas$	jT
prep	fQgQi[
prep$	bTgXiR
prepa	a[b@cHf\\jIkKmJpKsH
prepa-	aSiWqR
prepaga	h]iL
prepagada	h\\iL
preparacion	iWkV
preparar	iYtQ
preparateur	sS
preparateurs	a\\iKjL
preparation	jFmHpGq_
preparation des	iW
prepare	iQ
preparer	tV
preparer les	iY
preparing	iV
prepo-	aXcI
prepose	aXcI
prepr-	iKjU
prere-	lTs\\
prerequisite	jKlY
preretraite	gIhLlGsa
pres	bLc\`iK
presc-	aRkXlW
preschool	a]bI
prescindible	jIl]mJ
prescindible$	iKjGkLl\\mIpJ
prescriber	jR
prescriptions	iWkE
prese-	d^pQsW
presence	dW
presences	aGdYiSnKsH
presencia	dZiIsS
presencia$	dGpJsY
presencial	dYpT
presencial$	dUpS
present	qa
present$	bZdSjGkJqBrPsL
presentable	cLgLpGsb
presentable$	pKsX
presentacion	iGkHpTs\\
presentacion$	iIkKpYsT
presentar	jImIs[
presentarse	p]tL
presentation	aGgKp\\s[
presentation$	aJcKdJiIpUsT
presenter	aZiD
presenter$	a]iG
presentiel	dZfKhJiK
presenting	iSjQ
presentismo	dJgZpIsL
presentismo$	cJdHgYiGpIsJ
presi-	bQhQiPmQpU
president	gKhLiHpaqK
presidenta	mQpT
presidenta$	mQpR
presidente	m\\qT
presidente$	iHmRqU
presq-	aLc[fDpZ
press	aQiV
press-	hVjQoP
presse	hYiPjR
pressen	i_
pressen$	cKhLi^
pressereferent	aS
presses	bYiQlJ
pressing	i]oJ
pressing$	aPiR
pressure	aRiRjTlWpK
pressure$	aXcLhKiSjAlUpI
prestacion	eSgT
prestacion de	gU
prestaciones	gTh\\iL
prestaciones de	gEha
prestaciones$	g]hEiDtI
prestamo	iU
prestamo$	i]
prestamos	iXjJ
prestataire	b[gKhJmX
presto	iJj[
presto$	jW
preston	aJcPhKsQ
preston$	cS
presu-	bPhRi[
presupuesto	gLhUiUpJqS
presupuestos	iY
presupuestos$	hIiRjK
pret	aGeCh]iDjP
pret--	a[bHsJ
pret-a-porter	a[bHsJ
prete	aKhb
prete$	aKh\`iJ
prete-	bUoSpX
pretemporada	iGoZpK
pretensiones	iJoLp\\
pretensiones$	iJoKpZ
pretentions	gJhKpWqQ
prett-	rTsX
pretty	rTsX
pretty$	aLrXsP
preve-	aSiYjW
prevencion	a[bVeLf@iKjQkDmQ
preventif	eJiZ
prevention	bJiY
preventive	aIi[oG
preventivo	fDi[jJkQ
preventivo$	iPkT
preventivos	bIi]
previ-	i\`jIrU
previa	bJiY
previous	iKkTrY
prevo-	bSfKgEhPqZ
prevoyance	aKbUgKhS
prevoyance$	aLbXhK
prevu	cLfJhLl^pT
price	bGhXiW
price-	h[mKpK
prices	h[mKpK
prices$	h\\iLmJpK
pricing actuary	aXhKiKsR
pricing$	aUbIcHiU
prima	ePfKgWkV
prima extralegal	eUgTkLoGpK
prima$	iJjGk\\
prima-	aPbWfJ
primaire	aVbIcJiJjWqL
primaria	aT
primaries	aJb[
primary	bScPfDiRkT
primary$	aFb^
primates	aV
primates$	aZbKcK
primavera	cJiQjVoV
primavera$	bIcGiTjKoX
prime	gd
prime 0	fYgE
prime de	gPhR
prime sur	gT
prime$	gUiYkL
primer	jR
primer dia	eZgK
primera	aRmHoUrW
primera$	g[hK
primero	iTpPrV
primero$	aIdIiXjHkIpUqKrR
primeros	kUoR
primeros auxilios	jSkX
primeros meses	gShX
primes	gW
primes de	eRgQ
primes$	bQgS
princ-	mU
prince	cUiKjLkZ
principal	mZpT
principal$	a_mFpX
principio	eWqU
prino-	bWcJjPmL
prinoth	bWcJjPmL
print	aSq^rS
print$	iJpIq_
print-	hEiPmTnQ
printemps	fRhCiGnYoTsP
printemps$	fShCi>nYoTsP
printer	aVbIfGiamKpIqG
printing	bWhLi?jAm\`qK
prints	rS
prior	aJbHcJeKf^pG
prior-	gKiZlGsWtS
priority	iUtU
pris	hYqV
prise	i[
prise en	gKiVpR
priso-	bVgLjSsH
prison	bVgLjSsH
prison$	bIjXlLsJ
priva-	bU
privacy	iX
privada	bPjRlG
privada$	cTgViKjU
privado	aQbZ
privado$	aQbSjHqS
privat	gShQqR
privat$	h\`
private	bPhU
private health	bHgPhU
private hospital	cVhG
private medical	h\\
private use	bJgJhblJ
private$	bShTjLqY
privately	bS
privately owned	bS
privates	bZ
privatgarten	bPgBhFiX
prive	aZbThHjWmFnG
prive-	bQgQiVjK
privee	aPbUgSjJ
privi-	hXqS
privilege	h[
prix	bFh\\iRjU
prix$	bKfKhRiTjV
priya	eTmP
priya-	cKgKmVsQ
priyanka	cKgKmVsQ
priyanka$	cKmW
prl	fDj]
pro cnaps	jW
pro monat	eWhVnH
pro rata	gS
pro woche	dYfFiEnY
pro$	hTk[pJ
prob	eZiBpJsZ
prob$	e[gKiIpI
proba-	e[tR
probable	eVjKoLpL
probable$	eVjKoLpL
probados	eAj]
probate	iW
probate$	iZ
probation	bRe^iI
probation$	bIe^gShK
probe	e\\
probe$	eXgT
probe-	hKiPp]
probearbeiten	hGpSqUs]
proben	bYgEhJ
probenahme	iZ
probespiel	pU
probetag	p[
probezeit	dTeY
probezeit 0	eS
probezeit$	dVeRgSjL
probl-	lSsR
problem	bQfKlSqR
problem$	bVhQlV
proce-	aTiW
procedure	iXjR
procedure$	iTjT
proceso	aQjRpT
proceso$	aWbKiKjKkJpR
procesos	iVjK
process	mR
process :	pW
process$	aXiJjV
processing	iT
processions	iR
proch-	hSiPjFoT
prochain	dIoVqTsStJ
procu-	aXiPmQ
procurador	bKmZpK
procurement	aSeIgTiXmJ
procurement$	aTbKeJgUiXmJ
prod	jRqUtS
prod$	bIjSqYtR
produccion	gQiGjPmP
produccion$	aRgWiIjX
produce	b\\cFhEiHjI
producer	aXpR
producer$	aUbIpS
producing	bX
producing house	bX
product	bRgLmR
product designer	rQ
product$	bViXmEtK
production	a^bKgTmS
production planner	aUcIePoJ
production$	aWbKcKiGmP
productions	aLb[iH
productions$	bW
productividad	gP
productividad$	gS
productivite	i_
producto	bQiQ
productor	bHeKiY
productora	aDb^
products	fLh\\mG
produit	aLjQrQ
produits	bT
produits$	gTiZ
produkte	aLbPcKfJgJh\\jJ
produktion	aKbXiFjVmRqK
produktion$	aJbFfKiLjYmTqG
produktmanager	aY
prof	gKm[qV
prof de	aTjU
profe	aZfI
profe de	aZfI
profe-	aTjR
profes	bWiJjHmX
profesional	bJj_
profesional$	hLiJj\\
profesionalidad	jP
profesor	aT
profesor de	a\\jKtK
profesorado	jX
profesorado$	jY
professeur	gZjItK
professional	aXbJgItK
profi-	pV
profil	gRpUtQ
profil$	gVjJpVsK
profile	hKiDkKlJpRqJrItY
profiles	jJpZ
profils	aLfKiUpTqS
profit	gYhP
profit share	aHgPhWoFpGtI
profit$	gV
profitabel	bW
profitabel$	bU
profitable	aHb\\cEjHpJ
profs	bKi[jK
profs$	iXjK
progr-	iV
program	cKiY
program$	cJiX
programa	aHbXcIeVjK
programacion	i[nJ
programador	aQcR
programadores	aW
programm	qS
programmation	aFi]
programme	bTePiQjJrQtI
programme$	bHeUhUiX
programmer	a^bJ
programmer$	a[hK
programmers	bLcKfKkKmZ
programmers$	bKcJfKjKkJmZnK
programming	iX
progress	j\\
proje-	iQ
project	cRmU
project$	cJeSgDiJjXkZmK
projekt	aIbU
projektbefristet	e\\gJ
projekte	bKfLhYiFn]
projekte$	h^nH
projektleiter	aToKqQ
projektstelle	eXgH
projet	jP
projet$	bQjQ
projeteur	aUbIeKhS
projeteurs	aCjIm_
projets	aSiS
projets$	iQmJ
proku-	bKm[pKtJ
prokurist	hKmYpK
prole-	jV
prolexis	jV
prolo-	bDcHe[iKkGpL
prome-	gPpKqUrS
promedio	gZnJ
prometheus	jY
prometheus$	jS
promi-	pR
promis	fTlVqT
promis$	bJfUlXpJ
promise	iSqUrT
promise$	gIiVjLoKpRqT
promised	eUfKiQtW
promised$	aFeWfIiLtZ
promo	a_bCfJmK
promo-	iDlTmYoQ
promotion	jYlY
promotion$	iGjalJ
promotores	m[
promp-	iR
proof	iGj\\pU
proof$	cLjZ
proof-	gIhViVjE
prop	bHgLi\\rJ
propa-	aTbXiIrK
propagator	aXrJ
propagator$	aWrItK
prope-	jPqP
proper	eLkV
proper$	iT
properly	fGhWiPjT
properly and	hJ
properly$	iTjW
property	aXbKcHeLiRjQmJ
property$	aWcJeGiEjXmGqS
proph-	fKgShFiYjRkI
prophet	jWkK
prophet$	iJjS
propia	bRjUlQ
propia$	bShDiBj\\
propias	bSpV
propias$	bQ
propina	g^
propinas	g\\hH
propinas$	gT
propio	aJbQhJ
propio$	aDbXhJjVnR
propios	hUiLjIkStJ
propios$	bHhWiJjHkStI
propo-	gXiY
proposal	iUpS
proposals	hUiYtK
propr-	bQ
propre	bRhHjSlPmInQ
propre$	iQjR
propriete	bUcKgLhUiJ
propu-	aIbJcKi[tQ
propuestas	iYtE
prora-	gTlQ
prorata	gTlQ
prorata$	gZ
prorr-	e\\gQ
prorrogable	eYhK
prorrogable$	eY
pros	b^cLiKmQ
pros$	bXiHmR
prose-	gSpJqS
prosp-	eQiejL
prospeccion	iV
prospection	i[lI
prote-	bRhP
proteccion	aPbViQ
protection	aUgJiS
protection des	aRbQtL
protective	aHbXcKhHiHmV
protel	jS
proth-	aT
prothesiste	a[
proto-	i^tQ
protocol	bW
protocole	hHiX
protocolo	jV
protokoll	bEqXtR
protokoll$	iW
protokolle$	iT
prototype	bWfIiP
prototypen	bLcHiU
proud	bYgHoHpR
proud of	bUoGpR
prova-	eXiL
provanstallning	eXiL
prove-	aHi_
proveedores	iQpRqR
proveedores$	i]pL
provetid	eXfKhH
provi-	hV
provided	hVlVnT
provided$	hRjJlYmKnU
providencia	cWgK
providencia$	cUgJ
provident	eKfIgIh]
provident fund	eKhT
provider	b\\fGhTjP
provider$	b[dKhSiKjH
provincia	bRcTmT
provincia$	bR
provincial	bFj^
provision	g_iI
provision$	gX
provisions	iZ
proxi-	bQoYpK
proxm-	jT
proxmox	jT
proxmox$	jU
proye-	aUiR
proyectista	a^
proyecto	eUoR
proyecto$	eYiJkGoT
proyectos	iT
proyectos de	iT
prozent	dQfTgQ
prozent drauf	fKgY
prozent$	f[hS
prozess	eHpYqS
prsa	hZ
prud'-	qT
prud'hommes	qT
prueb-	pX
prueba	eQpQ
prueba de	iYpR
prueba$	dSeSiXjG
pruebas	dRgRhEpWrJsK
pruebas$	gV
prufe-	iUjJ
prufen	iZjIkQ
prufen und	iQlL
prufen$	iQjIkS
prufer	aX
prufi-	a]iTjLqI
prufl-	bWmKnLrS
pruflinge	bWmKnLrS
prufn-	i]
prufp-	iZ
prufs-	iUjIl\\pKqWrItI
pruft	iU
prufu-	aThViT
prufung	hU
prufung$	gUjQ
prufungen	iTjHn[
prufungsausschuss	gIhBi[jKmZ
prum	bScT
prum$	bScQiK
pruni-	iU
pruning	iU
ps	aLbScHiDjWlHmFnHq[sI
psa	bKhJj\`
psc	j\`
pse	qV
psi	gGj_
psico-	mS
psicofisico	jWpV
psicologa	aTmX
psicologa$	aKhIm\\
psicologia	iJkZ
psicologica	hU
psicologo	aQbQmS
psicologo$	aTmV
pso	a]cJjS
pss	fJgJk\\lK
psu	bAcKfJiejElLmL
psy	iKm_pW
psy$	fKm]pX
psych	aTiCkXmSpK
psych$	jAk\\mW
psych-	aTjPpT
psycholog	aWeRjE
psychologie	jY
psychologist	h\\iH
psychologist$	aKh]iH
psychologue	aWiIjT
psychometric	hKmLpXsU
pt	eTmS
pt 0	gVjQrRtL
pt$	aTbGcIjRlLmXtJ
pta	aVfJm[pJ
pta$	aRbJcGiHjSmYpHtJ
pto	haiSjK
pto$	hY
pts	bPiUlS
pts$	aVgKiRjYtK
pub	bTfIhSjKsR
pub$	bShGs_
public	bShQ
public$	bTqU
publica	bYqT
publicada	gViIjZ
publicar	aIbPtV
publicas	kQ
publication	bKjJpVrV
publicidad	aDbXqW
publico	iKkV
publico$	aTeJiHkX
publics	aJbXjLtJ
publier	iKjKpHqXrW
publikationen	jYkB
publique	bPhHjUqV
publique$	bShHjZ
publish	qXrR
publish$	tS
published	fWiQqQ
publisher	bXjSqT
publisher$	aJbUjUqK
publishing	g_iDtK
pubs	bbgIiIjKlQpKtL
puebl-	cRkHnW
puebla	jQkEnT
puebla$	cT
pueblo	cSnT
pueda-	tT
puede	dPjKnSqU
puede ser	gViLkIoQsR
puede$	dQiUjHkZqL
puede-	lV
pueden	lV
puent-	aIcQiQoT
puente	cSiRoT
puente$	aKbKcHhJi^jJoQ
pueri-	aXiFmP
puericultrice	aUiGmRtE
puericulture	aThSiL
puericulture$	aT
puert-	cRiQ
puerta	i[pQ
puerta$	iIpWrT
puertas	i\\
puerto	bPcSpR
puerto montt	bJcV
puertollano	bTcTtJ
puertollano$	bTcStK
pues	aIqQsXtY
pues$	aJeUiItZ
puest-	aSqP
puesta	iY
puesta a	iY
puesto	cVqW
puesto$	aKcKiPtZ
puestos	aWcJiJ
puestos$	aXcJhLiJ
pugh	aIbXfIiKkKmTtI
puis	eVpQ
puis 0	eKfRgSh[iHsI
puis 00	f[gKiJmH
puis le	jT
puis$	hTjR
puits	bV
pulhe-	hHjV
pulid-	bJcLdKeKfLgKhLi\`jGkKlKmVnKoKpIqJrKsKtJ
pulido	iLmZpL
pulle-	bRgKiJjUqR
pulled	bRgKiJjUqR
pulli-	i]lLpL
pulling	i]lLpL
pulls	cFfSiZkL
pulls$	cFfTiZkL
pulse	h\\jI
pulso	jY
pulso$	jV
pump	fSi[nI
pumpe-	b]qGrC
pumpen	aY
pumpen$	aY
pumpi-	bHgUhIiY
pumping	bHgUhIiY
pumps	bVi^
pumps$	i]
pumpw-	bGcTiU
pumpwerke	bGcUiVjL
punci-	iRjW
puncion	iRjW
pune	c\`fJqT
pune$	fFiGpGqX
pungg-	bKcY
punggol	bKcY
punja-	bSkT
punjabi	jPkU
punjabi$	bSjQ
punkt	lSrR
punkt$	dQlTrT
punkt-	iXjXkZ
punkte	fHiPkU
punkte$	fHiPkU
punktlich	bJcKhKiGj\`kG
punta	aJcTiQjV
punta$	gUjZsK
punta-	bHiQkY
puntaje	gSiKkZ
puntaje$	g@iKjSk[
punto	aUkZ
punto$	aWiJpS
punto-	kT
puntos	kT
puntos de	bSgPhFiSkF
puntos$	iDjQkY
puntu-	fKiJjTkb
puntua	cLjJkWpQ
puntualidad	fDjXkI
puntuara	iJk]
pupil-	bQeR
pupils	bRgL
pupils$	b[gDrQ
puppe-	gJjQkZ
puppet	iQjU
pura	a@jGsjtC
purch-	jRrQ
purchase	aQjS
purchase ledger	aQjS
purchasing	aShJjVmJpV
purchasing$	iHmJpX
pure	cKjXk<pJs[
purge	gZiXjG
puri	hVmVpL
purif-	iYpV
purpo-	eViRjJrI
purpose	eViRjJrI
purse-	aUjS
purser	aUjS
purser$	aVjR
push	hGi^kKqS
push$	hGi_jL
pushb-	bLiX
pushback	bLiX
pushe-	bJcHjVlIqR
put	rY
put in	iRrZtK
put it	gKrStT
put on	aFhQjItW
put that	q[rA
put the	hFr[
put them	jQlS
put you	jHl_
putti-	iUjJnIqLtV
putting	iUjJnIqLtV
putze-	i[rHsR
putzen	i[rHsR
putzf-	aRbU
putzfrau	aRbU
putzfrau$	a^bJcK
puzzl-	aYbJiKjIlKpV
puzzles	aYbJiKjIlKpV
pv	aV
pv$	iQjQ
pvc	aZ
pvc$	aXjK
pvg	gGhRiGjY
pw	gCh\`iU
pw$	gDha
pyme	aVcP
pymes	bScJgKiZrK
pyrot-	bGhKibj?kZpK
pytho-	jRkY
python	jRkR
python or	jVkG
python$	j[
pytor-	j[
pytorch	j[
pytorch$	jU
q	iSoU
q 0	iSjHo\`qR
q-gra-	iKkZ
q-grader	iKkZ
qa	aXiVmP
qa$	iVmZ
qapi	cJiajKkJ
qar	g\\iL
qbrs	i\\jJ
qbrs$	i[jL
qc	aUiUmR
qc chemist	aWiJrQ
qc$	bIi^
qfa	iGj]
qgis	iKjTk_
qgis$	iHjXkR
qld	bKc[jR
qm	gFi[jKmZ
qm$	bRgEiZ
qqi	jY
qqi 0	jV
qr	bKg_jEpX
qro	bLc]jK
qro$	c]iJ
qs	aR
qs$	aUtP
qtr	bJh\\iU
qtr$	bGhViYkJ
qts	aJj\\
qts$	j\\
qu'el-	cKjUqQ
qu'elle	cKjUqQ
qu'es-	gJtW
qu'est-ce	gJtW
qu'il	iQ
qu'on	qW
quad	gFhViIk[oK
quad$	aJbHcHdKeJgGhWiFj[k?lKmKnJoKqLrKsKtK
quai	bHc\\iTjDkT
quai$	iVjCkV
qual	bFiLj\`kR
quali-	jRlS
qualif	jSlT
qualification	iRjHr^
qualifications	iGl]tZ
qualifications$	cKiFjJlStZ
qualifie	gUjJ
qualifie$	aTgViKjK
qualified	bJj[lR
qualified$	aYgRjQtL
qualifiee	aPiIkPqP
qualifiee$	aR
qualifikation	bEiHj\\
qualifikation$	bFiHjZ
qualite	aQbIcHiLmVtW
qualite$	aTbIcLtR
quality	aJiXmPrS
quals	aIjYlY
quals$	aFbKiIjWl\\
quand	bKi_kQoY
quand ca	iYjU
quant-	aTiRlLp\\sCtJ
quara-	fUgSsZ
quarante	aIbQsW
quarante-cinq	fLlIsQtX
quarante-deux	fUgXhKkJqKtL
quarante-neuf	gS
quarr-	bGjWkLmKnKsQ
quarry	aLcVrL
quart	fYiT
quart-	hQ
quartal	iRqT
quartal$	fWiSnR
quartalsweise	fThT
quartalsweise$	hViU
quarter	bKhRnU
quarter in	hRiKjInY
quarter$	dQhRjT
quarterly	dSiUnT
quarterly$	cRhLiW
quarters	h^rK
quarters$	h]rH
quartier	cRgRjJkPrT
quartier$	bTfKhUpGrW
quarts	e[fDiXjH
quato-	fPgPmT
quatorze	fPgPmT
quatr-	bSfQmP
quatre	fQmR
quatre ans	bRj[sJ
quatre cents	gJhY
quatre heures	aIcZiKmKpLqK
quatre jours	hS
quatre mois	bLdTeThGmGqS
quatre$	fbiFjImX
quatre-vingt-dix	aJbT
quatre-vingts	fV
quats-	fIiWoHqItR
quatsch	fIiWoHqItR
quatsch$	cJdKfHiSkKoGpKtT
quay	bXiTsK
que c'est	eEfJqZrX
que ca	jGqUrX
que el	pJrZsS
que ella	aPePmLqXtL
que es	gLiUjKkTqU
que escriba	jSpXqL
que esto	iQsX
que haga	hLjY
que hay	jQsT
que haya	iKkXsV
que je	aQqRtT
que la	cLoSqYrR
que le	iKj\\qT
que les	tR
que llamen	pW
que lleve	iZjQ
que lo	pHrUtT
que los	iPsb
que luego	qVrV
que manden	bKkJpW
que maneje	bKdKjT
que mas	bLgFh[jEkTlGtU
que me	bPrR
que mejor	jCk\\lG
que nadie	jXsP
que no	q\\rXsT
que nos	bKcKlEtV
que se	iSoQsR
que sea	ePjVsQ
que sepa	aUjTkS
que son	aKjKmTsQtQ
que tener	jR
que tenga	jX
que venga	jHlUpUsS
que ya	jKlUpHqSrKsK
que$	jQtZ
quebe-	cWdU
quebec	cRdV
quebec$	bJcQdR
quebr-	gYhIiQ
quech-	kW
quechua	kW
queda	rT
queda-	tT
quedamos	cZfRjItS
quedarse	eTiLjKoRqS
quedarse$	dKeWiIjJmLoU
quedo	aIpPt_
queen	bU
quell-	aHbVcTiS
quelq-	jQ
quelqu'un	aRsT
quelqu'un de	aHiLqYsU
quelqu'un pour	a\\
quelqu'un qui	aKjQqIsU
quelqu'un$	aTfLjSsF
quelques	fPjPkW
quema-	iVqU
quequ-	cZiK
quequen	cZiK
quere-	cVlW
quereinsteiger	lZ
quereinstieg	jKl_
queremos	cKjUsT
queretaro	bRcU
queretaro$	bU
queri-	iRtY
queria	jYqW
queries	ic
queries$	i[
query	jY
query$	jY
quese-	b^cCdKeKfGhKjBkKnKpKqKtJ
quest-	pT
question	iDpRr^
questions$	pSqS
queue	eIi\\
queue-	hIi]
qui	oRsY
qui a	jR
quich-	iZkK
quick	j[lUtR
quick one	aKbWjEtW
quick$	iCjPlVpX
quick-	jWrQ
quickbooks	jX
quickly	iJjUtR
quickly$	iKjTtR
quid	fDg]hSiEkU
quid a	fDgahI
quieb-	jEkZsU
quien	b[hPjVlJqL
quien$	aKbZcHdKeKiBjDkKlImKnJoHpKrKtS
quiera	dRfShTrR
quiera$	dTfVhTiK
quieras	aXfTrI
quieras$	aXfTrI
quiere	mHqXsQ
quiere$	cIh\\mFqKtT
quieren	eViGqY
quiero	iIrUtV
quiero$	bTcGhKrFtU
quiet	bHfRiUq^
quiet$	bHfIgKhCiWjHoUpFqX
quiet-	aHbJfViHjSq]
quill-	cCiQjIk_
quimi-	jWqS
quimica	jQ
quimica$	jVkK
quimico	iSjR
quimico$	aLiY
quimp-	aJc\`tL
quimperle	cU
quimperle$	cU
quinc-	g]nT
quincaillerie	aQbSlP
quince	aTqL
quince dias	fEiVnRoWpGqJ
quince$	gSpYqH
quincena	fPnWoQ
quincena de	oT
quincena$	fZgHhKnW
quincenal	gJjJnY
quincenales	aHcGg[iRjKmIpC
quini-	bIfRgT
quinientos	bKgZ
quinq-	bKiSsU
quint-	cKdZeRiL
quinto	cKdZeRgJiJ
quinz-	fUhUiQ
quinzaine	eHfVhUiS
quinzaine$	eHfVhSiS
quinze jours	fShP
quiro-	bagImL
quirofano	cRiR
quiropodias	iY
quiropodias$	iY
quisp-	cVhKmW
quispicanchi	cVhKmW
quita	r\`
quita-	fQiPjLr^
quitan	f[qQ
quitt-	dIiWqZ
quoi	aRbUcJiEjHtZ
quoi$	aRbWcIiKjHtR
quota	eXicjH
quota-	hWiSjK
quote	bTfGhKiUpTrZ
quote-	i]
quotes	i]
quotes$	iQ
quoti-	gHi_nV
quotidien	cViKnR
quotidien$	cViKnR
quotidiennes	bLcJi[
quotidiennes$	cJiX
quotidiens	gLiHnZ
quoting	gFhKi[sJ
quv	i_jK
quv$	cKi\\jJ
r	jRtY
r &	fQhSiZ
r 0	fUgWhF
r 00	g^
r 000	gWjXkR
r oder	jTkK
r$	aXiGjTkV
ra	bDm]
ra-mi-	jT
ra-micro	jT
ra-micro$	jW
rabai-	hW
rabais	hW
rabat-	hWiT
rabatt	hX
rabatt$	bLgLhX
rabbi-	aWbLcIhLiAk\\mJqQ
rac	bWgLiKj_
racco-	bGcGi_
racha-	qUrS
rachat	qUrS
rachat$	ePrV
rache-	cYfKiJpT
rachi-	mR
rachis	aSiS
rachis$	aVbLiT
racin-	bTiS
racing	bTiS
racki-	iS
racking	iS
racking$	iW
racks	aIbKcJhHi^jImK
racon-	bJcKhKjKp[qU
rad	fZhU
rad$	f[hWiEjFkGmIpJsI
radar	cJi^
radar$	cFiXjR
rader	hViHjYqH
radia-	iJjRkT
radiation	aQjGkX
radio	b[jY
radio$	bPfRjW
radio-	hRiSj[
radiografias	iW
radiographer	a[jFlU
radiographer$	a]bKjG
radios	iV
radiu-	hKnY
radius	hKnY
radius$	hKnY
radla-	iWjP
radlader	iWjP
rafae-	aGcT
rafael	bQqRtI
rafaela	aGcW
raffi-	aDb_cH
raffinerie	bZiK
rahme-	bTiLkW
rahmenvertrage	bUcJ
raiff-	b\`iI
raigm-	aJcX
raigmore	aJcX
rail	aZhT
rail$	a\\bKhJiQ
rails	iSsS
rails$	iY
railt-	bR
rain	fXhPiTpG
rain$	iV
raine-	fXrKsT
rained	fZ
raise-	bQhCiIjSkR
raised	bUgHiJjRsR
raised$	bZgF
raiz	bQcJi[jInIsJ
rajo	aTc^jC
raker	aW
raker$	a[
ral	gW
rama	jZ
ramad-	fYgJmLoWsX
ramadan	fZgImLoWsW
ramadan$	fTiHmIoWsK
ramen-	ib
ramp	aVbV
ramp agents	a]bFiK
ramp$	b[cGiRjI
ramp--	oT
ramp-up	oT
rampe	i\\jK
ramps	iSsQ
ramps$	fKiRsR
ranca-	cQqQ
rancagua	cQqQ
rancagua$	aQcQ
ranch	cRhT
ranch-	cFfKh^jHpR
rancho	bR
rando-	iGjX
random	iGjX
rang	bSiQkKlXrJsE
rang$	dIiSmQ
range	g[iKjUpL
range-	hQ
ranger	hVjPmS
ranger$	aRhVjW
rangers	aXbYiJjHqHsX
ranges	i[rU
rangi-	bKcZiW
rangierbahnhof	cXiP
rango	gTkGoVrQ
rap	iQjY
rapid	cPiPjK
rapid-	bJcRjVtR
rapide	iKjX
rapide$	aIiKj[
rapides	cLiP
rappe-	eQgGjUnRpT
rappel	eTpZ
rappen	gFhIiHjYnVpD
rappo-	iVmV
rapport	iXsU
rapports	dTiYpI
rappr-	iWsQ
rapto-	aJhIiQj[lJ
raque-	iRmX
raquettes	aLiZ
raquettes$	aJiY
rare	b^gLhSjHtW
rarel-	fTiQ
rarely	fTiQ
rarely$	i]
ras	cd
rasen	cJiZkT
rassu-	aGbHiQjFkUs]
rat	iWqP
rata	gU
rata$	g^
rate	g\\iYjJ
rate$	g\\iT
raten	gYiJjXrJ
raten$	gXiJjXrJ
rates	dHeWgQhTiPjHnKqQ
rates$	eAgThZiYjEnG
ratha-	cVhKpX
rathaus	cVhKpX
rathaus$	cPiGpT
rathe-	sR
rather	qPsT
rather than	iEkTmUsQ
ratin-	eIiKjVqR
rating	iEjYlSsK
rating$	iCj_lLsG
ratings	aV
ratio	fDiSm\`
ratio-	hdiD
ration	h[iJ
ration$	h[iI
ratios	iVqR
ratta-	m_
rattache	mX
rattachement	iKmZ
rauch-	bQcJiRsa
raum	aHc]nRqR
raum$	bFcRiLnRtU
raume	aHb]cF
raump-	aPjSlK
raus	dJsT
raus$	bGfIgRhKnWqSrU
rauss-	iSjQlJrK
raval-	aGiYjV
ravalement	aGiYjV
raw	aWhEiUlJqK
raya	hUiS
rayon	aWhJiSjVtJ
rc	bPhLiUjW
rc$	hJiRjY
rca	iV
rccp	jZ
rccp$	jY
rcp	jZlK
rct	eEi_jL
rcvs	h^iHjI
rd	c[hLpQ
rd$	bEcYgSiFjKmKpZ
rda	aKcKj^
rdc	aDbUc_hHjFtL
rdc$	aDbRc\`gKhGiJjEtL
rdh	a^eCjHlFoTtJ
rdv	bJcFdEhIicjKmGpGqG
re	aTiPmDtT
re :	t[
reach	aWjRkQ
reach truck	jJk[qX
reach$	bWiS
react	a[cFkP
react$	bHcJj^kG
react-	iUjTsP
reactivos	iRjVsQ
read	j_pPrV
read a	jY
read english	jS
read it	rV
read$	cHiWpUtX
read--	hIi^jK
reade-	p[rS
reader	aRjT
reader$	aTjR
readers	gIiRr^
readi-	jQrR
reading	cSjRrT
reading$	cRjVkV
readings	iX
reads	j]qU
reads$	iT
ready	j[pIsSt[
ready to	aLbLi@j]tT
ready$	hIiRlLpDqIsVtW
real	fGjXq[
real$	b_fAgPh[iFqI
reali-	gXoUpTqJ
realistic	gRiIoVqJ
realistisch	gZmK
reall-	tQ
really	tQ
really so	gKs]
really$	iUjBlEsXtV
reape-	jSkZpL
reaper	jSkZpL
reari-	i]
rearing	i]
reaso-	dZqU
reason	q_
reasonable	dZjSqK
reasons	bVdVjEqKrP
reass-	cLiVsU
reassort	iZ
reassort$	iY
rebsc-	bS
rebschnitt	iX
rebui-	bRiRqP
rebuild	bKiUqS
rebuilds	bT
rebuilds$	bW
rebut-	gIic
rec	hSiIpT
recal-	fPgR
recall	fPgR
recall$	eWfViHjJ
recar-	g^
recarga	gKiYkG
recargo	aKbLgYjK
recei-	dQiQ
receipts	bKdTiP
receipts$	bLdTiR
receiving	bQiU
recen-	jR
recent	pS
recepcion	aTiTmJ
recepcion$	iTjLpY
recepcionista	hU
recepcionista$	bKhXiJtR
reception	iTmTpU
reception$	aKiDjVlJmWtS
receptionist	aStQ
receptionist$	a\\
receptionniste	aQ
receptionniste$	aX
receptor	pH
reces-	bKfUgIhYjKoH
recess	bIcLfWgIhTjIqK
recet-	iW
receta	jKpU
recetas	hJiX
recettes	jZ
recettes$	j[
recev-	fFpY
recha-	dLgEhSi\`jD
reche-	bTiPtR
rechen	cLiUjJrU
rechen$	bLcKiV
rechenzentrum	cSiT
recherche	aSbLtV
recherche$	cIiGtZ
rechn-	eShInS
rechnen	bUjPnW
rechnen$	jT
rechnet	qTrV
rechnungen	iR
recht	kRoXtQ
recht$	kSoXtP
recht-	bJj]mSnQrP
recib-	aXbFeQgHjT
recibir	iPkR
recibo	e[gC
recic-	aGbXhTkToH
recie-	kLlUpQ
recien	iQkKlVsR
recip-	iRj[
recit-	bKiajI
reckl-	bPcTtJ
recklinghausen	bPcTtJ
recklinghausen$	aKbPcTtJ
recko-	iUqbsH
recla-	gFiWqSs[
reclamaciones	aKiS
reclamaciones$	iV
recog-	cShSpW
recoge	hVpU
recogidos	cLiKjUkQ
recol-	fCid
recolte	iX
recom-	hQiY
recomendacion	hKiIjXpQqH
recommend	bGhXiU
recon-	eRjXlW
reconciliation	fIiZjD
reconnu	jS
reconocimiento	jYsX
reconstruction	iRjT
reconstruction$	iQjT
recor-	iY
record	jUqRsU
record$	cHhKiIjQqZ
recording	pZtW
records	aSiT
records$	iW
recorrida	aHbIcIi\`
recorte	eKgZiW
recou-	eLmY
recov-	aSbIgTiZjD
recoveries	bFgXhGiW
recovery	aWbL
recovery$	aVbKgR
recre-	cXfKiS
recreo	cYfI
recreo$	cYfI
recru-	t[
recruit	aX
recruiter	aWbKjRpQqP
recruiter screen	jEp[
recruiter$	aVjZpJrFtI
recruiters	jKpZ
recruiters$	p[
recruiting	qU
recruiting$	aQiGtU
recruitment	jQp[
recruitment$	jZ
recrute	cGmJqPtW
recrute$	aKbFeKiJqRtZ
recrutement	lRmJqTrQtS
recrutement$	aPcJpKqRrKtY
recruter	iY
recs	iVpY
recs$	iTpW
recta	cIgLj\`
recup	fahIoH
recup-	f]i\\
recuperacion	aZfE
recupere	bPfPpLq[
recur-	bTgEkR
recursos	aSjQ
recyc-	j[
recycle	jU
recycling	aVbJiR
red	aWbPjX
red deer	c_iKjH
red seal	jZlU
redac-	iKj]rT
redaccion	cId\\gFjXkUpL
redactalo	rW
redacted	p]
redacted$	pQ
redacteur	iT
redaction	iPjPtY
redak-	cHiUj[
redaktion	bGmXtV
reddi-	cW
redditch	cW
redditch$	cX
reden	fJgTiIjZsW
redes	fFgLi_jTmL
redig-	dRpP
redige	jU
redige les	iX
rediger	tQ
rediges	dWiGjKpV
redis-	iR
redisenar	iR
redli-	i\\
redlines	i\\
redlines$	iX
reduc-	bRh]oJ
reduccion	i[jKs]
reduction	aKb[hViI
reductions$	i[
redui-	hWiK
reduit	hWiK
reduit$	hUiJ
reed	a^bLiCjEpV
reede-	bY
reeder	iRqX
reederei	b[iK
reedu-	cUeLfKiVsJ
reeducation	cUeLfKiVsJ
reeducation$	bS
reefe-	aQeIiQ
reefer	aVbIeGiQjX
reefers	bVjF
reel	aKfGjbkE
reel$	aIiUjYkDpRrI
reels	hQi^jR
reels$	iQjU
reemp-	eTjJkQoJ
reemplazo	eWkLqT
reer	h_
reer 0	hX
reer collectif	h\\
reetd-	bR
reetdach	bR
ref	lRpgtU
ref$	bTpS
refa	a_bKcK
refac-	cLi[
refacciones	bQcL
refer-	pX
referees	eHp\\
referees$	pU
reference	pVrQ
references	p[
references$	pX
referencia	gJj[pT
referencias	cKjYpT
referendariat	h]jHkWlK
referent	bPmS
referentin	aWmZpI
referents	gLiHm[pFrF
referral	hIi]jJpK
referrals	iRpS
referrals$	iU
refil-	i]jHoJ
refin-	bScTjR
refineria	c_
refle-	gJhUiTqP
reflective	h\\iE
reflex	jQkSmL
refon-	iW
refonte	iW
refonte du	gLiT
refor-	bRiW
reformas	cIiW
refra-	cKi\`
refraktion	iU
refraktion$	iY
refre-	bXjT
refresh	iRqQ
refri-	aUbKfTjQ
refrigeration	aGhEj_
refs	pf
refs$	pZqR
refue-	iXjT
refuerzo	eRjW
refug-	cVgF
refuge	aRbT
refuge$	aUbTiI
refun-	hLmKn^
refunded	gLhHiAjCkHlSmLn_
refunds	i[
refur-	aEb^hGiU
refus-	gYpT
refusals	iU
refuse	aReSfFjQ
reg	aQfDj_pTtL
reg$	jb
regal-	gXkS
regale	hRiT
regalo	bSkV
regar-	aIiBkQp@td
regarde	aKiJkX
regat-	bKeHf[gHhKiKjFkJmJo\\
regel-	fYgA
regelung	hT
regen	fYgHjUrS
regen-	hSiTmP
regenerationstage	fKh_iD
regenerationstage und	hT
regensburg	cQ
regensburg$	cU
regente	aUiJmXtK
regenzeug	hZjI
regie	b[jKpV
regie-	gSpR
regim-	hRiW
regime	hTiR
regime$	iVrK
regimen	eU
regin-	hWiKmQ
regina	hWiKmQ
regio-	aJb\\cR
region	cWhS
region$	cVh[
regional	aKbQiLmTsU
regional$	cViIjU
regionale	aKbZ
regis-	iWjS
regisseur	aRq\\
register	i]pV
register$	iZjS
registered	bVjT
registered manager	aZgGjHqP
registered with	bIeWjU
registered$	iKja
registers	i]
registrar	aZjKmT
registrar$	a^iGmB
registration	iLjY
registration$	hRiFjY
registre	cHi^
registro	iTjQpQ
registro de	iVjI
registro$	mY
registros	fJiIj\\
registry	jR
registry$	jR
regla-	iSjV
reglage	iU
reglages	jSoJ
reglages$	iVjG
regle	aIbIjalLqS
regle$	aIbLcLj\\
regle-	fFiPj[pLrSsK
reglement	pLrZsJ
reglement$	pLrT
regleur	aWkL
regre-	bGcHi\\jJqY
regs	aLbTiIjVkU
regs$	bZiFjT
regul-	pIqP
regular	aLeU
regular$	eTfRgPqT
regulateur	aTbI
regulation	i_
regulation$	i]
regulator	aFiIpCq[
regulatory	aXfHiQjR
regulatory$	aVfGiRjS
rehab	bX
rehab-	bU
rehea-	jR
rehearsal	gRjU
rehearsal$	iPjZlL
rehearsals	fToS
reich-	iHlRpV
reichen	dQpWrJ
reichen$	dQpWrI
reichshoffen	aFbPc[iK
reichshoffen$	c\\iK
reicht	iHjQlUpT
reicht$	kTlTtP
reife-	bR
reihu-	fRhTiL
reihum	fRhTiL
reims	bScSdZhKiG
reims$	bTcVdTiE
rein	pFrb
rein$	aLgSrTtR
reine	aIdWqKrIsHtV
reini-	aT
reinigen	iQrT
reinigen$	iQrR
reinigung	bLgLhSiVpP
reinigung$	hV
reinigungskrafte	aXbJmP
reinigungskrafte$	aTiXjLmH
reins-	bZgKhGjInKpGrWsI
reint-	cGi_jG
reise-	aTnZ
reiseburo	aSeKlUsJ
reisekosten	iX
reisen	gInXpUsS
reisen$	fKgGhInVpV
rejea-	mRpSqS
rejean	mRpSqS
rejec-	iWjHpR
reject	iUjKmL
reka--	dLhV
reka-checks	dLhV
rekla-	iSqV
relac-	eZfPhP
relache	fUgKhWiImJ
relacion	e^
relacion de	eW
relaciones	kS
relaciones laborales	iJkTlK
relai-	iZ
relais	iZ
relan-	iSjJmW
relance	i[
relancer	aIiJjImYqW
relances	iU
relances$	iT
relat-	aUhKjX
relations	aW
relations$	a[iInI
relativity	iZ
relea-	ic
release	bXfUiQ
release$	b[
releases	iV
relec-	iY
relev-	iU
relevage	iU
relevage$	iV
relevant	eKj\\lS
relevant$	bGiLlZ
releve	bKfSmQpP
releve de	mVpU
releve$	cIiPjS
releves	i[jJ
relevo	eSiT
relevo de	ePoR
relia-	dHeUfCgBiLjapIrKsL
relie-	aTiRqR
relief	aTiR
relig-	rQsY
religious	hUsT
relle-	cJiZjImJ
reloc-	h\\
relocation	h]
relocation to	hP
relocation up	gJhY
relocation$	hY
reloj	bJf^jRqKsJ
reloj$	fYjQ
remai-	d\\
remainder	d\\
remal-	bFcBiSj_mL
remat-	gUiQpJrX
remates	iX
remates$	iX
rembo-	eKh_nV
rembourse	hTjKnV
rembourse$	cHgUiJnR
remboursees	gKhY
remboursees$	gKhY
rembourses	iIjXnV
rembourses$	aKiJjYnF
remed-	aFbEcHhKi_kJtQ
remem-	jWrTsJ
remember	jWrTsJ
remis-	gHh]jS
remise	gGhZ
remise 00	hSkR
remission	cJj^
remit-	iKjLkVlJpU
remon-	jQq]
remontajes	iTjU
remontajes$	iPjS
remontees	aQsR
remor-	jUkQ
remorque	jUkQ
remorque$	jWkQ
remot-	d]
remote	cRdW
remote anywhere	cTeKjHsR
remote france	dU
remote in	cBdZ
remote uk	aJ
remote$	cT
remoto	d[
remoto$	dVeJ
remov-	gV
removal	iX
removal$	iV
removals	aTiCjT
removals$	aHbViFjV
rempa-	bRiJpZ
remparts	bRiJpZ
rempl-	eUiS
remplace	aCbIcQo[qItW
remplacement	eZ
remplacement d'un	eV
remplacement de	aIcHeHiTjRtQ
remplacement$	eWiIjLrY
remplacer	eRqSrY
remun-	gWlWpWrQ
remuneration	g_rX
remunere	pX
renal	aYbWcJhDiKjFl[
renco-	iXp[
rencontre	pX
rencontres	bJi\\pU
rend	iKmUpJq^
rende-	aJcFjFk]pQ
rendez	bKiHmW
rendez-vous	mSpW
rendi-	iXjT
rendimiento	fKgJhLi_
rendu-	jR
rendus	jR
rendus$	jS
renew-	ebjI
renewable	e[jIqP
renewable$	eZjG
renewal	bTeRiTjK
renewal$	b?eViVjI
renewals	bKeEfChUiY
renewals$	aQbJeGfEhTiQ
renfo-	aGcDiKjHk]tS
renit-	aHjRmZrL
renne-	c[
rennes	c\\
rennes$	cU
renou-	e]qR
renouvelable	dSeWgH
renouvelable$	dTeUfJoL
renouvelables	e\\iHjE
renov-	bJeXhViX
renovable	aJe[jI
renovable$	eU
renovation	i\`
renovation$	iS
rent	eTh\`
rent$	gFh[lX
renta	eIfIgYo]
renta-	bPhPiX
rentable	bXhKoJ
rental	hRiZ
rente	eX
rente$	aKeYiQqP
rente-	bQe_g@iJjHqV
renti-	gGh[
renting	gGh[
rentn-	eUkGs[
rentner	eUkEsZ
rentr-	fXoW
rentree	oY
rentree$	cLiQoU
renun-	q\\
reo	cEj]
rep	aXbJhPi_
rep$	acgIiAjK
repai-	iS
repair	iQjR
repair$	iTjPpP
repairs$	i[jHrP
repar-	iW
reparation	aY
reparations	iQ
reparations$	iQ
reparaturen	iW
reparieren	i]
repariert	aKiYtK
repartidas	fYhIiK
repartidor	aTmX
repartidor$	aRiImY
repartir	iV
reparto	aHbUiRtF
repas	h\`
repas du	hS
repas$	gUhQ
repas-	fKi\\
repassage$	iQ
repea-	eRkKpS
repeat	eRkKpS
reper-	iYjQkTpT
repertorio	iPjZ
repet-	jXkIpT
repla-	eViVq_
replacement	e]hJiGtQ
repli-	pX
replies	pX
replies$	i\\
reply-	iY
replying	iY
repo	bIiZ
repo$	bIiY
repon-	p]
repondre	gJiWpRtJ
reponse	hJiHp\\
reponses	pW
repor-	iUm_
report	iWpT
report in	fGjZmV
report to	mbpL
report$	bXiSjUmJpIqS
reporta	mZ
reporta a	mY
reporte	aIdXqU
reporter	a\`jIpI
reporter$	a]mLpF
reporting	kTmQ
reporting to	aHmZqR
reporting$	iUjGkT
reports	iT
reports to	mZ
reports$	iW
repos	aLf^
repos dimanche	fQ
repos$	bPfWtJ
repos-	iVqP
repre-	bKiXqW
repri-	gRlRoT
reprise	gToV
reprise d'anciennete	eUhV
reprise$	iS
reprises	hLiUlV
repro-	i\`
reproduce	iR
reps	aUb=ib
repub-	dWfQ
repue-	cKeKfLhTkLlInLoKpJrL
repuestos	cKeKfLhTkLlInLoKpJrL
repuestos$	aJbHcIdIeLfIgJhViSjFkJlGmJnKoKpGqFrJsHtJ
req	aRjPlRpStQ
reque-	iXjKlRtT
requerimientos	iYjL
request	pGrVt[
request$	b\\iFlJrVtH
requests	iZ
requests$	iZ
requi-	l[tY
requiere	bPcKtU
requiere$	aLcJlHtV
required	gRlS
required$	iUjKl[
requirement	iLjPlRtY
requirement$	hFiKjSlV
requirements	iDj[
requires	aHcKqTtQ
requis	l\\
requis$	hHlY
requisition	aDjHlLt]
requisitos	tR
resca-	cKia
rescate	aKiZ
rescu-	bRiQjT
rescue	bRiQjT
rescue$	bThKiX
research	bUgJiT
research$	bJfIgEi\\jSpH
researcher	aU
researcher$	aTmX
reseau	aUbScJkU
reseaux	iU
reseaux$	iU
reser-	iR
reserva	jUqQsS
reserva$	jLkWq_rIsI
reservas	iZ
reservas$	aQiQ
reservations	iU
reservations$	iR
reserve	bQcPtK
reserves	iSjHmJpWqLtL
reservoir	aR
reset	fHhIifjE
reset$	hFi[
reset-	iSjH
resi	aUjUqS
residence	cVdShRiIjHoS
residence$	aRbIcKdUpVtL
residencia	bVjSmJ
residencia de	bZ
residencia$	aXbTcHmFtE
residency	bUcIj[
residency$	bRcJjS
resident	aYeVfKgRhHoL
resident$	aTeSgUhH
residente	a^mI
residente$	bWtK
residentes	aJbXfJiS
residential	ia
residential$	aHbKcZiLnJ
residentiel	gR
residents	bPrW
residents$	bTiRjKrU
resig-	iIq^rH
resigned	iGjLpKq\\rGtK
resil-	qQr[
resin-	cHfKhHjIl\`rEsB
resip-	iSjLkRlKsK
resiplus	iSjLkRlKsK
resis-	c\\iIj_
resistance	j\\lK
resol-	ja
resolucion	eTgFjR
resolution	bBj[
resor-	aLbVcLqIrW
resort	bWcK
resou-	aHiGm_pQ
resourcing	eIiFm\\pR
resourcing$	bKhKiHm<p\\
resp	aYbIhIm]tI
resp$	aSi\\jImH
respe-	fUiGjXtY
respect	iIjVkX
respi-	bXhBjW
respo-	mV
responde	aLm^
responder	iUjU
responsable	a\\mT
responsable de	a_hK
response	aLbRfYiUjEnGpFtJ
responses	iS
responses$	iT
ressu-	aTiP
ressuage	aTiP
rest	dRfYgEtP
rest$	bHdXfUiGmQ
resta-	bVhP
restaurador	aWbI
restaurant	h^
restaurante	bVcWiG
restaurantes	bWiVqG
restaurantes$	bQi[nJqF
restaurantleiter	cKhJiSmVrK
restaurants	bW
restaurants$	bX
restaurateur	rS
restauration	jZ
restaurator	bFhUjKpR
reste	f]gJiVqVrR
reste-	iSjIrYsW
rester	cLiXjFlKrU
resto	dWfQ
resto 0	f\\
resto$	gXhLiGjRrY
resto-	bSjV
restorer	aXbI
restorer$	a\\bG
restr-	bKiPj_mUpI
restricted	jV
resul-	fThS
results	fVhEiRqS
resum-	pZtQ
resume	pTtQ
resume +	bJpS
resume to	bKrTsRtK
resume$	pTtU
resumes	cKiCpZqQsJ
retai-	bSgQ
retail	bRlS
retail$	bPgQhIiYjR
retainer	eYg[hIjE
retainer$	gW
retaining	bIi_
reten	fVgVqU
reten-	jUqW
retention	gTiT
retention 0	g]
rethu-	jX
rethus	jX
rethus$	jX
retin-	aJbWcHdKeKhJiZjGkJmG
retir-	hSqY
retired	kQmQsQtK
retired$	bKm\\rL
retirement	aKbKfKhdiCjJ
retirement$	hZiK
retirer	iDjKoLpWqRrT
retires	bJhJmJoVqX
retiring	mFqZ
retiro	cFi[
reto	aBmUt^
retou-	bQiV
retouche	iPkWrJsH
retouches	cUgQiU
retouches$	aQgSiTpK
retour	cIhUnU
retour au	aIcJfEhYiVpGsE
retour$	cJhTiHnV
retra-	lZ
retractil	bLiUjTlK
retractil$	bKhKiVjTlIrK
retrained	aHbLcKl^
retrained$	aHbLcKiJl^
retraite	aLhZqX
retraite$	bIhUqR
retraites	iKlUs\\
retrasos	i\\
retri-	gPhRi[jG
retribucion	dIeGfGgUhUjJ
retro	dIfDg\`iHjImGoLpKqKrJtS
retro-	aIgUi\\
retrocession	g\\iG
retrocession 00	aLgRiKpRsQ
retrofit	bYiEkXqI
rettu-	aUlPmRpL
rettungssanitater	aUjJ
rettungsschwimmer	aVgRjRlSmI
rettungsschwimmer$	aVfHhIiIjXlSmH
retur-	eQfHiW
return	fFgShTiVpS
return$	dGfFh^iF
returners	aZbLhFkJlXnK
returns	eViV
returns$	aUeIiS
reuni-	iP
reunion	fSqQ
reunion$	kTqQ
reuniones	iZ
reunions	iUjR
reus	c\\
reus$	c\\
reuss-	hLjVpL
reussi	hLjVpL
reussi$	jXpL
rev	cWmS
rev$	cXmRpK
reval-	aHbKfFgZjVpJ
revei-	aEbViYqW
reveil	aIb^iJnKqKtK
reven-	aQiZqT
revenue	aSi[mL
rever-	iPj[
reversing	aKfJgJj[
revie-	iT
reviendra	aKqV
revient	pKqY
review	eToApV
review$	eZiYjJkLoJpE
reviews	iW
reviews$	iZ
revis-	hQiU
revisar	iQjLkKpKrWsL
revision	gWiTqV
revision$	aZjW
revisiones	bLfKh^iEmIpF
revisions	iT
revit	j]p^
revit$	jVpQ
revol-	j[
revolus	j[
revue	bEfFhLidlJrHsA
revue-	iV
revues	iV
rewir-	bJjHlZ
rewires	bJjHlZ
rewor-	gWjLkL
rework	gWjLkL
rework$	gWjLkL
rewri-	iRmDr_
reyes	iIo]qR
reyes$	iHo_
rezep-	aThIi_
rezept	aHbRiUjL
rezepturen	bJiZ
rf	iYjR
rfid	iZ
rg	iUjY
rh	hJiQtS
rh$	aQhGiX
rhabi-	bUeJiKjRnP
rhabilleur	fJ
rhein-	bVqR
rhein-main	cX
rhein-main$	cXjL
rheine	aLc\\jLsQ
rheine$	c\\
rhel	iIj\\
rhine	jap@sK
rhino	bYcKdLgLjTkU
rhino$	bPcKkU
rhodr-	mQqR
rhodri	mQqR
rhodri$	mTqS
rhone	cRiJnZ
rhone$	cSiJmKnY
rhs	jT
rhyl	cZpBqZtJ
rhyl$	c\\
rhyme	eKgIic
rhyth-	fQ
rhythmus	fQ
ri	bVcKgUjDpTqK
ribbo-	i[
ribbon	i[
rice	bRpHrU
richm-	cZ
richmond	cZ
richt-	bHdIgSmZ
richten	iY
richten$	i[
richtig	jU
rico	jJkW
ride	jUnW
ride--	bXiGp_
rider	bVhT
rider$	aUbYfKhQiHjHpKsGtK
rider-	bS
riders	bS
riders$	bT
ridgi-	aGiYqQ
ridging	aGiYqQ
ridging$	iV
ridin-	bRhLiQjTlT
riding	bRhLiQjTlT
riego	iY
riego por	bYiK
riego$	i]
rien	lZqY
rien$	l[qR
riesg-	hP
riesgo	gQhSjP
riesgo$	gXiTjJ
riesgos	aJeIiVjImKtV
riesl-	b[fKhLiGrW
rifse-	gWhR
rifseep	gWhR
rifseep$	gUhT
rig	aScHiWjKmUn[
rig$	aIbTgIhKiXjGlKmVnH
rigge-	mV
riggi-	hKjW
rigging	hKjW
rigging$	jKkV
right	jTtV
right to	iGjWpTtD
right$	bGgFjXpKqXrVtU
right-	cGhImLoIpGtW
rights	aQiQqQ
rigs	aUbSgHiPjW
rigs$	aUbSgHiQjW
rimou-	cUnT
rimouski	cUnT
rimouski$	c\\
rinco-	aTcR
rind	bViSjJkR
rind$	bZcJgKhLiR
rinde	mU
rinde-	aKb\\cHfIhJiJ
ring	p_
ring me	dJqUsH
ring the	pX
ring$	pRsU
ringi-	iY
ringing	iY
rings	fFi^jT
rings$	bLiGj]
rings-	bTcYiH
rink	hZiK
rio	cc
rios	cZtI
rios$	cZiLtI
ripon	bUcS
ripon$	bTcT
ris	aKc[hLiYjD
ris$	aLc]hKjH
risik-	bLcHi_
risin-	gQhTjF
rising	gQhTjF
rising to	hVjG
risk	bQiZ
risk$	b[jD
risqu-	aFcIjWkWtI
risque	jKkYpKtI
rite	jXkU
rite$	cKj]lL
rive	aKcciG
rive--	bGc_dI
river	aGc[tQ
river$	aEbRc]iHjJ
river-	eXiV
rivie-	aHc[fLhKiJ
riyad-	bScU
riyadh	bScU
rm	gWiP
rm 0	i[jG
rm$	gIhUiFjZ
rn	aXcPfAm]rK
rn$	aYlVpKtH
rnp	iJjWpU
ro	cThKiX
ro-ro	bbcKiFlK
road	cWfFiT
road$	bFc_dLfChIiRnY
roadm-	iY
roadmap	iY
roads	hFiAnbsG
roads-	jVqJ
roadside	jVqJ
roann-	c[
roanne	c[
roanne$	cW
roas	i^jI
roast-	fCi^kV
roasting	hJiIkXmP
rober-	cRiUqU
robin-	bEcYi\\
roble-	bUrQ
robot	aWbXcIjLmEpGrV
robot-	bYjIkP
robots	bTjHkRrR
robots$	b]iF
rocha-	mYpG
rochat	mYpG
rochat$	aLhImYpG
roche-	aHbUceiEtH
rocio	m\`sLtU
rocks	aKbQeKiIk[mJpI
rocks-	lJrZsL
rockstar	r\\
rod	cFi^jF
rodaj-	iZmH
rodam-	cLgYjQ
rodamiento	cLgYjQ
rodan-	aXbJfUiH
roden-	b[cIfHgK
rodents	iQ
rodents$	bPiQ
rodez	aKc[
rodez$	c[
rodil-	bHiVpLrKsZ
rodo	eKgTiKpQqS
rodri-	aJcYmRpS
rodrigo	aIcKmWpT
rods	jZ
rods$	jY
rohrb-	bKcUiTjH
rohrl-	aXbFiDjTkK
rohst-	bZcJhIiSkLpF
rojo	bQiV
rol	fIiKjb
rolar	f]
role	aQcJdTtQ
role$	cEfHgZhIiFjLmJ
roll	bWfIhLjTlGqR
roll$	bZgH
rolle	l[
rolle$	l\\
rolle-	fIgUiVqX
rollenwechsel	iW
rolli-	eQf\\jHpS
rolling	eRfYjLpT
rolling$	eVfVgKiApV
rollo-	iSj[
rollouts	hKiQjU
rolls	cJeShViR
rolls$	bCh\\iZ
rolls-	iZsQ
roman	bUcHgGiKqWrT
roman-	iGkXqJrY
romanian	sU
romanian$	kPlUrI
romfo-	cS
romford	cS
romford$	cS
romon-	cT
romont	cT
romont$	cS
ron	gS
ron$	gW
ronan	cKm[
ronan$	bKcKm[
ronda	c[
ronda$	c\\
ronda-	cJgZiQpR
rondas	iSpT
ronde-	iZ
rondes	iZ
rondes$	iWjI
ronny	aImXpTqKrK
rontg-	aRjW
rontgen	i[pK
rontgen$	iY
rontgendiagnostik	aXbJhKiRjH
roof	bXpHqKrPsS
roofe-	jTtI
roofer	jTtI
roofer$	a]
roofs	fZgHhEiY
roofs$	iWjHsX
room	hY
room in	aLbYhXtH
room with	fCh\\jGmR
room$	hXjDnQsR
rooms	b\\iV
rooms$	bYcXhHnV
rop	iU
ropa	aEbYhZ
ropa de	h\\jK
ropa$	hXpJ
rope	aUbV
rope$	aIbZcKgLiGnK
ropes	aQdRiYmF
ropes$	aJi]
roque	hKm[
roque$	cQhKiKmW
ros	i[jEkRpQ
ros$	iRjKpW
rosa	cZ
rosal-	b]cE
rosalind	iKpS
rosar-	bHcYdTiRnGpQ
rosario	cRdUpS
rosario$	dSiVlKpG
rosen-	aJpZ
rosenheim	cP
rosenheim$	cRfK
roset-	bacJhFsL
rossl-	bWiK
roste-	f\\jQ
roster	fSiQjU
roster 0	fXgG
roster$	bKfRiS
rostered	bKf\\jH
rosters	fWiP
rosto-	cRnT
rostock	cRnT
rostock$	nW
rostr-	iUjLpW
rostrum	iUjLpW
rot	bCc]
rota	fXi[
rota 0	kJ
rota :	fR
rota and	iS
rota$	fTia
rotac-	iW
rotacion	iW
rotar-	b\\jQ
rotary	b\\jQ
rotary$	bXjR
rotas	aKi_
rotas$	iW
rotat-	fc
rotating	fUiHjLmRsP
rotation	fRiS
rotation 0	aLfSsS
rotation$	fUiU
rotational	aTfU
rotational$	aQfY
rotations	iW
rotativa	bUfSiK
rotativa$	bUfVhG
rotativo	iT
rotativo$	iTjL
rotativos	f[
rotativos$	fYiK
rotatorio	bBcCf\`
rothe-	bLc\\fGoG
rotherham	gQ
rotherham$	gUiK
rotte-	aJcbhR
rotterdam	hWiL
rotterdam$	cV
rouba-	cUhJ
roubaix	cUhJ
roubaix$	bJcX
rough	bYfTiHoIqLsT
rough-	bHfUhKpS
roughly	bHfUhKpS
roughly 0	fThKiIpU
roula-	a]cEgKhT
roulage	gIi\\
roule-	fQnT
roulement	f]iPjJnU
rouler	jRnV
roulette	aPiRjW
roulette$	bJcJiY
round	eSiQpV
round here	aKjKsV
round the	cRfKtX
round$	e[iWjFpR
round-	iSmQpS
rounds	fKiUmQpS
rounds$	bTi[
rousi-	aXgZ
rousies	a[
route	eGiVnT
route$	cTiQnT
route-	bVkY
routes	bYhQkJlR
routes$	hYiEjXkK
routi-	iZjG
routine	iXjG
rouyn-	cY
rouyn-noranda	cY
rouyn-noranda$	cY
row	bKjUq]
row$	nLq]sF
rowan	b_cKrE
rowin-	hIjJkZmVpJsLtK
rowing	hIjJkZmVpJsLtK
royal	bQcf
rp	aVj\`
rpi	gTjR
rpps	fLj_
rpps$	iLj_
rrego-	hW
rregop	hW
rregop$	hZiHpK
rrh	a_bLcIhKiJjG
rrhh	qTtV
rrsp	gHhajImJ
rs	aVbHkR
rsph	jU
rsus	gYhYiLjBrH
rtg	aWbKjKkT
rtitb	jV
rtt	fUhb
rtt 00	fRhX
rtt$	fYhZ
rtw	aJbViXjE
ruari-	mT
ruaridh	mT
ruato-	aJbBcb
ruche-	aGbWhFiJpKqZsK
rucke-	cFfLhVjQpKs^
rucken	iGjVpLqVrEsQ
ruckenkurs	hXiGjR
rue	c\`mUpQ
rue de	c]
rue$	bScP
ruf	aJb]cLiHpX
rufbe-	fYhQ
rufbereitschaft	f\\tP
rufdi-	bRfSgR
rufdienst	bRfTgS
rufdienst 0	fUhKqQ
rufen	hHiUpZ
rufen$	hFiXpS
ruft	jKmHp]qKrI
rugby	b\\
rugby$	bU
ruhe	f[jSpJ
ruhe$	f[hKiFjSpJ
ruhet-	fX
ruhetag	fS
ruhetag$	fS
ruhig	jZpIr\\
ruhig-	fZgFhEjU
ruhige	fIgEjXsQ
ruhige hand	sX
rule	iVjTnR
rule$	jYnV
rules	fXj]
rules$	iY
rum	bKpTqU
rum$	bIpTqU
ruman-	kUsf
rumanisch	jKkY
run	bQiU
run a	iHjYkKmRtW
run by	bY
run the	a[iX
run$	bZcXjKoTqL
runbo-	iW
runbooks	iYjK
rund	cQeQfR
rund 00	aIeX
rund 000	bQfTgKnY
runde	hBp^
runde-	hJp_
runden	hJp_
runden$	pZ
rundg-	bJgSiY
rundgang	bJgTiY
rungi-	cX
rungis	cX
rungis$	cX
runni-	jR
running	jR
running the	iX
running$	i^jHqHsY
runs	eJiXnSoS
runs$	bSfWi^j?
runwa-	eIqY
runway	eIqY
rural	bQcRjS
rural$	a[bH
rural-	gKh[sT
ruralidad	gJh^
rush	gXiUoPqR
rush$	bKiXqU
russe	j]kK
russe-	s^
russen	s^
russi-	jPkUlL
russian	bQjSkQ
russian$	kU
russisch	kYlC
rust	bHcYjVk[
rust$	bIcXdKiKjQmGpK
ruste-	gKiPj]
rusten	i]
rusten$	iXjL
rustenburg	cX
rustenburg$	cQ
rusti-	aHs^tR
ruta	fQhXjJnT
ruta 0	bPfRhJnS
ruta$	aQcDfYhBjHkImSpQ
rutas	iWnZ
ruth	aIqY
rvg	h\\rX
rye	aJbWcKiXpF
rythm-	eLjTkWlI
rythme	eLiRjVlHsR
s $	aQ
s &	aPfQiS
s /	bQgVjP
s 0	iRjSkV
s 00	g[jW
s 000	bWqR
s 0000	k[
s in	hYiRoF
s$	fRi[jW
s'abs-	s]
s'abstenir	s]
s'abstenir$	sY
s'agi-	fTiQ
s'agit	fU
s'app-	aHjIlWmWpL
s'apprend	aGjHkQlX
s'en	aIl\\qV
s'ent-	bUjLk?s^tE
s'est	qg
s'il	gKjIlVrVsT
s-pas-	eXhTiDjL
s-pass	eXhTiDjL
s^"	fPgPiSr]
s^$	glhQiKjJ
s^%	aPcHh_mX
s^&	bS
s^+	jQ
s^00	gP
s^000	gU
s^0000	jUp\\rT
s^00000	iKp]
s^2000	hXjRpU
s^90	g\`hJjTsQ
s^900	eUfIg\\hViXjB
s^92	bTcVhYiInRoC
s^95	a\\i>jXkGpGsL
s^950	cKgYnSsV
s^96	bTi]jKmI
s^98	dRfUhWiFjK
s^:	iP
s^aarhus	aLbDcXdVfJtJ
s^ab	cQjHnSoQ
s^abap	bKgQhZiQnP
s^abgeschlossen	cKiFjc
s^abgeschlossene	bIcIja
s^abierta	bTiFjIpY
s^able	bJhLiIj^sH
s^abogado	fKiVjQ
s^abonnement	h\\mKoFrT
s^about	eTfR
s^above	bGh\\pGsS
s^aca	bIfIiJjVsX
s^access	bJcDjJkSnYpH
s^accommodation	bKhaiIjLmK
s^account	iZjS
s^accountant	aXeTfAiPlK
s^accounts	hAiUqY
s^accueil	ePi^
s^acheteur	aQbLcRjQkJ
s^achtunddreißig	dXfThHiL
s^active	dSfKgElWrP
s^activities	jSlI
s^actuary	bScDdSiKjV
s^ad	hPkHrWtU
s^ademas	iEjKk]qJ
s^adjoint	bVfRiB
s^administrador	bAgPiKj_qY
s^administrativa	jR
s^administrativo	eSsX
s^administrator	bQcQ
s^aed	gUhH
s^after	bGdRoT
s^afternoon	bDcRqHtZ
s^age	cQjSkGlQnGsX
s^agence	b^iIjI
s^agency	aYbViF
s^agenda	cJibqG
s^agents	iQ
s^agentur	aVbYiT
s^agronomist	fRiWmQoK
s^ah	cZjIlTtR
s^ajustador	cRgQhRiT
s^aktuar	bQiU
s^al	fGgRoRqR
s^all	aXbGtW
s^alle	aRgR
s^allo	hS
s^allowance	f\\h\\iFjD
s^alors	tU
s^alright	aYfRtS
s^als	gUiGjUkVpP
s^also	tS
s^alta	gRiR
s^alter	iDj\\qGsU
s^ambulancier	cU
s^amf	iGjHk_
s^aml	aUb\`cLfFgH
s^amplitude	gW
s^an	jKkQ
s^analista	iWjQ
s^analyste	cRiU
s^and	iV
s^angelehnt	fKgXhQiBqZ
s^angestellt	e_gJjDlL
s^anglais	iIjZkPpP
s^animadores	eViTjR
s^animal	cPjS
s^animalier	aLb\`iV
s^animateur	cWeIfV
s^animateurs	bIc[eUgTiJjHlT
s^animer	bIgChJi]
s^anlagenmechaniker	aSiPjLlRsI
s^annahme	iijK
s^annonce	bEeSfKgFpTqHrX
s^annualised	fVtG
s^anos	fUj\\mV
s^ans	fTiFjbkQ
s^anterior	lFmJqd
s^ap	jW
s^aparejador	cSi]
s^appels	bLicjK
s^applicants	iHjUkPqSsQ
s^application	bHfIlIoJp_
s^applications	iJpZ
s^apply	p\`
s^approbation	bBeVgPlYmY
s^april	cFfUo[pLqX
s^apt	bTiQjR
s^ar	aKcKgQjU
s^arabic	eVkT
s^arabisch	aQjK
s^arbeitsbeginn	fYpKtK
s^archive	cKjUkPlI
s^archives	aZcSfKgJjR
s^archivist	aPcRjU
s^archiviste	eDfWmZ
s^are	b\`
s^area	aSeTfSiL
s^arranger	bPiRjP
s^art	cKnW
s^as	aVcKo[rHt[
s^asap	bQc[eLgJiGjKoW
s^asb-kreisverband	bgiGjC
s^asbestos	j[kQmGpQ
s^asesor	cV
s^asistente	iQ
s^ask	rY
s^asked	bKhGiKpErDsVtT
s^assessment	gIoFp\`
s^assistenz	i^
s^association	b\`gJqK
s^asst	bTjQ
s^asunto	iJjEt[
s^at	iSjUnT
s^atelier	hQ
s^attendants	cTeQsP
s^attestation	cLeGf^iHmDsH
s^au	gHhViSoS
s^auch	bKeUfHhViK
s^auditor	cQ
s^auf	cReVkJnYrUtL
s^aufgabe	iaj@kK
s^aufgaben	ietI
s^aug	fEhIo\`pItJ
s^augenoptiker	eY
s^aus	c\\iHlRqR
s^ausbildung	cRhVjSlQpE
s^aussi	iWjGkHoHr[sK
s^authorised	i@jg
s^auto	jQkU
s^autocad	jGkVoQ
s^autopsy	jWmT
s^aux	bW
s^auxiliaire	cUjR
s^auxiliar	eR
s^außendienst	bInQsY
s^avant	fWkX
s^avec	jClYpZsS
s^away	fIgFhJn\\
s^aws	iHjZkQl[q?
s^axis	hPpQ
s^ayudante	eQgSpRsS
s^b	gUjU
s^bac	iJjZkTmX
s^bachelier	eShRiKjV
s^bachelor	hSjZ
s^bachiller	bLiLj\\
s^backend	aYbGdZiIjWkFlJ
s^background	hEjUkPl\\nKsL
s^bacteriologa	iVkX
s^bad	aPbVjPlP
s^bademeister	cSfQiX
s^badge	fRhR
s^bafa	hVj]
s^baggerfahrer	aQbFdLgRjUlR
s^bain	bWgIiRjH
s^band	bEiRmU
s^banda	qV
s^bande	hJkVpT
s^bank	bRfXgLiIpJqV
s^banque	aWcThInZ
s^bar	bRfZ
s^barber	gS
s^bareme	aQgRlE
s^barista	cQjTsU
s^base	gQmP
s^based	cXdZpG
s^basic	gThTlHqK
s^basically	bRoPtK
s^bauen	aPbQcKiTjE
s^bauhelfer	bHfIiTs]
s^bauzeichner	hQtW
s^bcbs	h[
s^be	f[hJ
s^beckenaufsicht	aHgHhdiUjKlS
s^bed	aIbTcSdJgKh\\iL
s^beef	bScLhTmLnK
s^beekeeper	bVhR
s^before	bPo]
s^befristet	edfD
s^begehungen	igjDqK
s^beginn	fHgAlIoaqK
s^bei	fKiQoVpXtK
s^beim	aEfKmXpQqP
s^bench	bacHfJgKhTiHpU
s^benefits	gKh^iErU
s^benidorm	jUlR
s^bereitschaft	eVf?iBm^pFqPtE
s^besetzen	a[bJfHiEjQmKo\\
s^besoin	a]bKcZ
s^besoldung	bYgThSiDpDsR
s^best	aHiIpIqKrLsVt[
s^betrieb	b\`
s^better	hZiFkHsa
s^between	aTfKgWhLkJlLqVsR
s^bewerben	iGlIoGp[
s^bewerbung	fLoIpc
s^bewerbungen	fJgGmEp\\qY
s^bezahlt	bIfGg[h[iKnIqKrL
s^bhd	g_iG
s^bibliotecologo	cQgViKjRrU
s^bibliothecaire	aYcQ
s^bien	aLcBeIiIjJpGqIrSt_
s^big	iVjT
s^bike	fUhV
s^bilans	bEilmK
s^bilingue	bVfQhI
s^bim	aEbKcSiIm^
s^bin	cDfFgGiJm\`pHtK
s^bis	iR
s^bist	aVbIcGiIqErKt[
s^bitte	pRr]sR
s^biz	aYbEcFjGtX
s^bjr	gQpQ
s^bl	aJbKcJhCigjJkJmU
s^blade	bSgPnSoG
s^blue	gEhWkT
s^bma	bKcCiKjKn\`pY
s^board	b\\cIeJfFgEiCrKt^
s^bogota	bHc\`dEfFmKpErJtK
s^bon	cRtV
s^bonjour	tS
s^bonne	s_
s^bonus	eHgVhQiHjAkZ
s^book	iTjWpVqJtK
s^booking	sQ
s^bookings	hHiX
s^bookkeeper	eIiQmR
s^boots	bKhXjW
s^bootsbauer	aSeIgYsQ
s^boss	aZbLcLfDiIm\`pHtI
s^boucher	bYcSiC
s^boucherie	bIiHjRk^
s^boutique	aHbZcYgJjH
s^box	aIbBcIdHgGhgiF
s^bp	gKiJj[
s^bpjeps	cLiVjX
s^brauch	bFcSeJiPjUnT
s^brauchen	cShEiSjYqGtQ
s^brauchst	bKhKj[kGlZnJpKqE
s^braucht	aWcFdYtF
s^brc	iEj_
s^break	fKmV
s^breakfast	iQ
s^brevet	gThIiIjFk\\lU
s^brickies	oPsS
s^bring	p[
s^bs	iDjUkU
s^bts	bUcGn[
s^budget	bJgQiQqa
s^budgets	hHil
s^buenas	aP
s^bueno	tR
s^buenos	aQcFhGkEt[
s^builders	aZcGfDgLiUlW
s^building	jQkEqIrQsW
s^bunk	bLcHfGgChgiCjKmKtI
s^bureau	b\\c[dZfKhDi@kHm@nF
s^bureautique	e\\f@
s^bureaux	bHc\`dVfFiKjLnD
s^buro	bUcQdViJ
s^bursar	aKhLibpStC
s^bus	hQiU
s^buscamos	aWeWfPjIoK
s^bush	bQhP
s^but	bIeUfXgEhKrQ
s^buyer	aUbCiS
s^by	lJoPpa
s^c	jW
s^c-prufung	hQiAj]oTpP
s^ca	cPfYjPkDnQ
s^cab	h[iQkGsR
s^cabine	gAha
s^cabinet	aTbRcVfGgKiT
s^caces	jV
s^cad	iY
s^cada	fWgJi\\
s^cadre	eYhF
s^cafe	cRoKpQ
s^caisse	aSbWfGgHhUiIpT
s^caja	bQcKeRi]jJnKtR
s^cajero	fXgYhFiLlW
s^calderas	iW
s^call	aIf[iImHpYrW
s^calls	dGfGhHiXjImKoLpc
s^camara	hSlQpVrJ
s^camareras	aKiPoS
s^camion	bEeIhfiEjG
s^camioneta	aKfRhZiBmVpH
s^camp	eEfQgXiP
s^campamento	aHh\\nJ
s^camping	cYlQoT
s^can	aUiKjV
s^can't	cKdJfJiLjakJmErJsGtK
s^cap	bGdLe_fQkFlZ
s^capa	bKeUfRgPiDjVmZ
s^car	haiLjQ
s^card	gEhTiHjJkVlWrG
s^cardiac	aVbZcIeKgKiKmK
s^care	jFmQqKrZtI
s^carer	aQbPcRiBjVrU
s^carers	hBiUlWrR
s^caretaker	hKjZ
s^carga	bKfIi\`jD
s^cargo	b\\fQiTjR
s^carne	fLgKiAj_nA
s^carnet	aVcEhLiImK
s^carpintero	iFjdrR
s^carte	hQjTkR
s^cartera	aLbGgHibjF
s^cas	eUfKiIjKpZ
s^casa	cGhZ
s^cases	iWrR
s^cash	i^
s^casier	jRsR
s^casual	iTjH
s^cat	aJbbgJiE
s^categoria	gdjAqL
s^catering	gKiTjBmXqR
s^catholique	bTcGpKsY
s^catorce	bWcKiKmE
s^ccn	fEg_iKoJ
s^cctv	gPhJiW
s^cdd	cTeXf>oRpV
s^cdi	eo
s^ce	b?gJiYjT
s^cec	aCbIcIfJiejLtK
s^cell	gIhUiQjJ
s^centre	bR
s^centro	b^cYg@hFiG
s^cert	hPjZ
s^certificado	jfmKpBtE
s^certificate	cBiIja
s^cfc	jc
s^chain	bUgLjT
s^chainsaw	aTgKjHk^
s^chantiers	aCbIcTdHeHfFgHhEi@jCkHlGmJnaoHpHqHrHsHtH
s^chaplain	aGe\\fEiT
s^charge	iQ
s^charity	bPeRfKjLl[
s^charlas	ic
s^charter	iVmS
s^chat	fEhCidjBtQ
s^chaud	gQh\\pT
s^che	tZ
s^check	eFi\`oHpX
s^cheesemaker	bTfJhXkT
s^chef	iP
s^chemist	bRcQiKjElV
s^cherche	aUbIc\\
s^cherchons	bRcX
s^chere	jHt[
s^chf	gdhYiJrW
s^chief	aIcSgZhUjKlFnKrS
s^children's	dKiQjR
s^chinesisch	kU
s^chofer	cQeJfDiWjS
s^cinco	j^tK
s^citas	ij
s^city	bQgJiCjImUpVtS
s^civil	iUjSkU
s^claims	fRiV
s^claire	kKqStV
s^class	bKgRi]mK
s^classe	gZ
s^cleaner	cViQqT
s^clerc	id
s^client	i]qP
s^clin	mT
s^clinica	bP
s^clinical	dRgQiV
s^clinique	bX
s^closing	hGoLp]
s^club	b[
s^cnc	fStP
s^co	aSbFcBiGtY
s^co-op	bhiJjLmL
s^coach	aPjQ
s^coche	gEiLjGn\\
s^cocinero	aEcUfPiRqKtR
s^coded	bReUgXhJiIoP
s^coder	dSgQiW
s^coef	fCg\\
s^coiffeur	bUfRjR
s^cold	cYeHi_
s^colegiado	ja
s^colegiatura	j[lS
s^colette	tS
s^colin	iPmKqU
s^collegues	bIgQhQjGlUmX
s^come	aRbKcFhFiUjInXpYqLtQ
s^comedor	h\\iKmInK
s^comercial	eLjU
s^comida	haiH
s^comite	mU
s^commercial	iP
s^commis	fSgKlYsS
s^commissioning	cRfRnRsS
s^commune	bXcQhJiTjLmK
s^community	bPgJrS
s^como	kUpHrXtQ
s^comp	hVkWqW
s^company	cWhQ
s^complet	pW
s^comptable	iU
s^con	mR
s^concession	bRcV
s^concierge	bFfWiSs^
s^conducteur	gR
s^conductor	cTjWnU
s^conductores	aQbGcKgW
s^conduite	cZiLjRpP
s^conseil	iU
s^conseiller	jPsR
s^consent	i]j@
s^conserje	bUc]iH
s^conservation	becHsJ
s^consorcio	bce>iHjJnKpJ
s^construction	bIhDi\\jQkKqQ
s^contable	j[qR
s^contact	aWbUeCgJjHp]
s^contador	bFdViXjKkHm[
s^contract	eQjR
s^contractor	b\`fLgWiEjJ
s^contracts	aRbTcLiZ
s^contrat	bHe\`fThIjD
s^contrato	bVe\`
s^control	iRkR
s^controle	aLfJidjL
s^controleur	bRmJtW
s^controller	cS
s^convenio	aHfFg\`hSiJoJ
s^convention	gYiJjE
s^cook	iQ
s^cooperativa	b]iGpBtJ
s^cooperative	aTbYhJiDnY
s^coordinador	iZ
s^coordinadora	caeFfTiE
s^coordo	m[pI
s^coordonnateur	cShKiUsT
s^copy	bWcHeXfDiXr?
s^correo	cFiZ
s^cortar	icjK
s^corte	bIcGihjLsL
s^cosmetiques	bXiL
s^cost	bX
s^coucou	jRoRpT
s^could	dQeRfChHjJt[
s^council	b]cQjK
s^counsellor	dRfSiQoG
s^counter	hKi[jJlQ
s^country	cZiIjK
s^couple	jIkDpKsatH
s^coupures	f\\gK
s^courier	cVjToUpI
s^coursier	gXhCsV
s^court	eY
s^courtier	aSiIsV
s^cover	hSiHjKlJoHpTqXsJtI
s^covering	aGmFp\\
s^covers	aEi^
s^cp	aKcIfKg\\hZpJtL
s^crane	cRjPsX
s^creche	aPi[lKmLtS
s^credit	bEiXmR
s^crew	iIm\\sY
s^crews	bZiWjB
s^croupier	fTjV
s^croupiers	bSiS
s^crumlin	fSiSjXnK
s^cs	b^gKjY
s^cscs	aQeEhLiFjQoX
s^cse	gChc
s^cta	bHf[gGiHoUtS
s^ctg	fRiW
s^cuadrante	fX
s^cuadrilla	lEm_
s^cuarenta	aIbTcEf^gIiHsF
s^cuatro	bTfVgUhJiIjLmRqJ
s^cuidador	i_jQ
s^cuisine	aWb\`cDgFhKiD
s^cuisinier	iGjPsR
s^curator	aRbGm]
s^current	cSjKmJpLq^
s^curriculum	bV
s^curvas	aJfLiekW
s^customs	bPfQiTjL
s^cutter	bUjPkQ
s^cutting	aVfHiXoT
s^cv	fEi\\jLpi
s^cvs	fFpc
s^cycles	fPgRmS
s^d	gGjZl^
s^d'un	b[cQgK
s^d'une	eJgIp[
s^da	eEfWiCkKmZoJqTsH
s^dachdecker	iZjFsT
s^daily	iXjQ
s^dance	bVeWoR
s^danish	jXlUmKqG
s^danke	aEcIhEkLpFrRta
s^dann	aVbWc[hKiAjH
s^das	bHhIqSrR
s^dass	qY
s^data	jR
s^date	bKfDtY
s^datev	iGj\\pJ
s^dauer	cLe\\fFiJpIqJ
s^day	b]fQiE
s^daylight	f]gJiGjKmK
s^days	fZhZiGnS
s^db	bXiGj[
s^dba	iQ
s^dbs	gKhViKjWkKlKmKqKsE
s^dbt	aSdSjSk>la
s^dc	aRfKiG
s^dcp	i^jDkF
s^dealership	bSjXoK
s^dear	aUiItm
s^deauville	cWhDiE
s^debut	eDoY
s^dec	iEj[oR
s^deckhand	aAbPhS
s^declaraciones	gPiPjR
s^declarant	bUhQkZoIpV
s^decoupe	iZ
s^degree	fThPiCkRl[mU
s^del	fGhRiWjEmRoW
s^delegado	bEcQiZjJqQ
s^delegue	qIrUsZ
s^delineante	aSdQkKsS
s^delivery	cEdYkS
s^dem	jIkVlHoIq^
s^demo	fChKiJp_
s^den	gHhViTlX
s^dentaire	hWsW
s^dental	aWgGhViTjI
s^depende	cJiIjDkFmaoLpH
s^dependienta	cUiU
s^deplacements	cJnXqI
s^depot	aEb?dViYnW
s^dept	bgcGiE
s^depuis	b\\
s^deputy	m]oQ
s^der	fKqRtR
s^des	bTi^jJ
s^desarrollador	hQkB
s^descuento	gFh\`iEpK
s^desde	cFePgKnXoW
s^design	hGi\\rR
s^designation	a^bGcIeUiGjBkH
s^designer	hPjR
s^desk	aIbKcKdSiJlLrJtV
s^desossage	ia
s^deutsch	bRiFrX
s^deux	bKdHeKfTgIhQiKp[qW
s^development	bChRi\`jBnW
s^devops	aJbIcDd_iImXtR
s^di	aWbKcJeLieoJpGtV
s^dia	bJcRiQpI
s^diary	fZgJhJibnD
s^dias	cCdRfSgGhWiGjDt[
s^dictated	a^jHmEpItU
s^dictee	aUtP
s^dienste	aEfShIm]
s^dienstort	cZ
s^dienstwagen	bEfJhajG
s^diesel	a[bCcWhLiLjF
s^diets	bCfJi_
s^diez	bQfQiLjY
s^digging	i_
s^digital	aQiPmV
s^diktat	kElIrLtc
s^dimanches	dDf^iFkIlKrGsF
s^dipl	bTiGj[
s^diplom	gVhEiKjZkY
s^diploma	iIjU
s^diplomatura	bXhRjSmG
s^diplome	hUiIjSlQpS
s^dir	fGhKiImVnYoEtT
s^direct	e[gG
s^directeur	cQfR
s^direction	bShDiUtS
s^directrice	aKeJiCpEq\\tK
s^discount	bKcKh_i>pI
s^discrecion	bKiCjYpHqX
s^disenador	gQiSpG
s^dispatcher	bIcSdEjRmU
s^dispo	iKjRoDq^
s^disponent	iZ
s^diss	fFiXjKpF
s^dive	gSkQ
s^dm	bUcIiIjIpZrJtD
s^dma	gQiJjSlSoU
s^do	aJbWi\\jIoK
s^docente	cTeQo=
s^does	i^oI
s^dog	iKlR
s^doing	gZ
s^don	fKiEjGm]sP
s^don't	l\\pIrY
s^donc	bShQ
s^dont	jFlXnK
s^door	bZmK
s^dos	aUfBmV
s^dossier	bFiJpb
s^dossiers	dWeLfIiEjJoBp[
s^dr	aJmjqQ
s^drafting	iV
s^drei	bUfR
s^drive	bIcKgHhAiVjZnJpKtJ
s^driver	jU
s^drivers	aUhI
s^driving	eTfFiKjTkHlUsQ
s^droit	jR
s^drop	bRhPkI
s^drug	fHmToJ
s^drummondville	iIj^sS
s^du	i\\
s^dubai	aVsWtL
s^dublin	cSmK
s^due	bQcT
s^dusseldorf	aRb]iKsW
s^dutch	bBdKhSiHjTl]sK
s^e	fPhSiPjQ
s^ea	eFhTjW
s^echelle	g\`hIiHjG
s^echelon	b_fLgRjH
s^ecole	cCiDj^k]
s^editor	iV
s^educador	iU
s^educadora	cZgUiX
s^educateur	cSfR
s^education	hJiKnTqU
s^efz	bJhTiKjU
s^eg	g\`hR
s^egresado	jZ
s^eh	cVgUiLlGoLqSrJtT
s^ehpad	aKb]cTfIiEjKqLrH
s^eigene	iLj\\oJsW
s^eigener	h\\i[jE
s^eigenes	hQiGjKnWr[
s^ein	bRi@oJpXrSsT
s^eine	hRiGjRlRmRqJsV
s^einfach	cIhFiAp\`
s^einkauf	aIdGeKfHgIhIiDjBkKmbnLoKpKsLtJ
s^einkaufer	cYjQ
s^einrichten	bKgEi_kR
s^einsatze	bKcJdKeKfEgJhJjJkIlJmKnZoKqKrKsKtK
s^einstieg	g\\hCoUrG
s^eintritt	iakLoapJqJsC
s^eks	iQjU
s^electrical	gQiHjPmT
s^electrician	j\`
s^electricien	gUiEjQ
s^electrique	dDhbiGjG
s^elektriker	fQlI
s^elektro	bZiGj[
s^elementary	iGj]sI
s^eleven	baeLfEgJiGjAoFqJ
s^elle	jKm^
s^email	iSjKpXtW
s^embedded	aUcIfLiGjZ
s^empieza	eUhDo^
s^employee	bGfXgQ
s^employer	bYcIhV
s^empower	iBjfkE
s^encargado	cQi>jVm[
s^end	eJfKiQjEo]qG
s^enfermera	b@cYhPiX
s^enfermero	gS
s^eng	bUfYiHjR
s^englisch	hQiIjHlWrU
s^english	jSl]
s^enhanced	bIdHeEh]iJjYkKsI
s^enseignant	bThQ
s^enseigne	bRcXibjA
s^entgelt	gZ
s^entrada	f[oQ
s^entre	nTqTsW
s^entree	bLhUiHoY
s^entreprise	bdcAmL
s^entry	eWfRgGjX
s^eps	eCh]iH
s^equipe	cSeThSpH
s^equipes	cPgXiJjQqQ
s^equipo	aEbFcHeHhKiCjDmgpHqJ
s^er	fKoS
s^er-team	aKf^hWiAo@pD
s^es	aSbZdQ
s^escuela	aHbCcbdLeLfGgLhLiEjLlLmKnLoLqKrLsLtK
s^eso	bIiFj\`sT
s^especialista	iQmT
s^essential	iTjUkK
s^est	bfcDiKjEq]tF
s^estamos	bScZmTqG
s^estheticienne	aKjGtW
s^et	fJgP
s^etablissement	bPcYjK
s^etat	i^jS
s^etude	cVfY
s^euch	hKmHp[rP
s^euh	fRiQjQkF
s^eur	fJgQhTi[jG
s^evening	iIrLt^
s^evenings	mS
s^event	cDeJfKiCjKmHn\`pDrDtR
s^events	hTiKjalHqQ
s^every	dUhWpHtK
s^evite	bKiFoIpGqDr\\sQ
s^examen	fKiIj[pR
s^excel	j_tF
s^excellent	j^kHrL
s^executive	jQ
s^exige	iKjbkH
s^experience	fIi?k\\l\`
s^experiencia	fRjUpP
s^experte	aSb\\eKhXiHj@
s^export	bWfRjTnP
s^extra	aJhTjDkZ
s^extras	gEh]
s^eye	bTjY
s^f	iQjT
s^fa	cGhHi_jXrJ
s^fabric	bdcIgEiFjEmL
s^fachangestellte	aKbQgYjGlJ
s^facility	aQbY
s^facteur	j^
s^factory	b\`iH
s^facturas	iRjY
s^fahrdienstleiter	aGbEcVhLiKjZlT
s^fahren	i_jJ
s^fahrer	cQjQ
s^fais	iRjLpJrYtW
s^fait	bXcLgCpUqQ
s^falmouth	bScS
s^falta	a\\gViDjStK
s^familiale	bXsK
s^familienbetrieb	bV
s^famille	bHhQiKm[pJqIsT
s^family	bQ
s^fanuc	i@jRk[
s^farm	aWfFmQ
s^farrier	aJfRhUiTjRnP
s^faut	jXnW
s^federal	b\\eFiAlXmF
s^feed	bBgShFi_
s^female	fPjQs\\
s^fh	iHj^kT
s^fi	cLeSfJ
s^fia	dWjRsT
s^fibre	cTiUsV
s^field	hP
s^fijo	eVfRgQhTjJ
s^filing	i\`jK
s^final	aGbJgKhSjIlIqVrGsKtZ
s^finance	aFeWfBjRmSsH
s^finca	jSlQ
s^fine	eSgRiKjJlVpQ
s^fintech	jHlXqI
s^fire	cBfKiYn\`
s^firm	hQiSjK
s^firma	iBl\\
s^firmware	dQi[kR
s^first	cViQpU
s^fisat	bJeZhFiZn[sV
s^fish	gKhQiRjQmR
s^fit	bLiTjYlHrJ
s^fitter	rS
s^five	dSf\`gAiRmUtJ
s^fix	g[iRjGqG
s^fixe	gVh[iFmH
s^fixed	nQoS
s^fixum	gS
s^flat	hZiX
s^flex	eJfWgAh\\i@jKpI
s^flexi	bKcXfVhTpEqU
s^flexible	bThP
s^flight	bTh\\iP
s^flights	aPcU
s^florist	fWiR
s^flt	fQjWsP
s^fluent	cFdJiEj\`kJlLrL
s^flutter	bPcBdTmU
s^following	a]bCjKlKtR
s^food	cWgGh^iGkEoGsK
s^foot	eSfShYjQmLoHpQ
s^for	iQ
s^foreman	eQiHmQ
s^forestal	cTeHiQlWmR
s^forestales	aRcU
s^forfait	eQhSiHmWpJqU
s^form	bLcVjHpa
s^formacion	fKg[hRnK
s^formateur	bWfVmV
s^formation	cAhPiUl[
s^forms	fLjKmDp\`
s^forty	b\\cJiDkJlKsT
s^foto	cIkHrY
s^founded	b]iFmFoI
s^four	iR
s^fourteen	bQhPlPnF
s^fp	bYjT
s^fra	nT
s^francais	aPiTkL
s^franzosisch	iIk]sD
s^frau	rKtR
s^free	cDhkiH
s^freelance	cTeYfCiJ
s^french	ePjS
s^freundlich	cJiFjekL
s^friendly	bWdVgJjJoG
s^frist	fGgDp_rQ
s^from	bGjLt\\
s^front	aXeHjKtU
s^fruh	bKff
s^fruhdienst	bUlU
s^ft	bJeX
s^fuel	dDfJh_iEjF
s^fuhren	i^pW
s^full	dTjR
s^full-time	e]gPmJ
s^fundraiser	aQbUgCiWjJlW
s^fundraising	cVdBfRiRrS
s^funeral	bPiRjP
s^funf	b^fGiIqIsU
s^fv	iSjQ
s^g	cIdFgVhHiEj^
s^g'day	fChPoQtU
s^ga	aKb[cQjH
s^galway	dYqT
s^gameplay	bVcPdEfDiUjKqQ
s^garden	bTiFjRmUoQ
s^gardener	iHmQqTrJ
s^gas	kQ
s^gcse	iGjf
s^gebaut	i\`
s^geehrte	aYbVi@tW
s^gehalt	gYhGiGjDq^rF
s^geht	a]bHiDmJqSrHt[
s^geld	fDgahI
s^gelernt	hWiAjTkY
s^gemeinde	aTfZiIoQqR
s^general	hQ
s^gente	s\\
s^gents	tQ
s^gera	aPfQja
s^gerant	cPiU
s^gerante	bKcKfYgCmX
s^gerente	bTfKi@jc
s^gerer	i\`jIoJ
s^german	bGcHkYlZqJ
s^gern	kVsQ
s^gerocultora	cV
s^gerustbauer	gSiWoK
s^gesellenbrief	iIjYkY
s^gestionnaire	fRiSrR
s^gesucht	aWbRcUjG
s^get	h\\iJjG
s^getxo	cWkJsQ
s^gf	pHqg
s^gibt	fYkHq\`
s^girls	fSiWsS
s^glasgow	d\\fGnR
s^glazier	iT
s^gm	eGfHgHhGpZqSsCtR
s^go	eJjY
s^going	aYbIjImIqWtL
s^good	aPbTiHjKpItP
s^google	fFiYjRmTpQ
s^got	aWbGcTeZhJiCjHmGqV
s^gott	bFmStX
s^governors	aXiHlKpKqVsK
s^grade	aUeRgZ
s^grado	kRlX
s^grafiker	bQiY
s^grain	bQjPoK
s^grant	eWfPrV
s^gratis	bJfKh]pIs]
s^graves	fXgKiY
s^graz	b[cYdIgThWi<jFkKpLqHsF
s^greenkeeper	cRiV
s^grias	aTb\`eGi?jKoErHtP
s^grille	g[
s^groom	aAcZsS
s^groomer	bPcPhHjS
s^group	bScRhZiFnT
s^groupe	bZeEfKhJiVjKmZ
s^gruezi	cTfUgK
s^grupo	iWmQ
s^gruppe	bYfEgUhCiFjKmR
s^guardia	cRf]gGqFsT
s^guia	fRgRiRjU
s^guide	jQsS
s^guides	hPlJoS
s^guten	aTbQtS
s^gym	jVsS
s^h	f[hQ
s^ha	bYjJlS
s^haben	hRiKjVpJqRsX
s^haber	iGkVpJ
s^habla	k_
s^haccp	iRjY
s^hace	iHj[kQ
s^half	fZgJhUiKrJsQ
s^hall	bXfHhImUrL
s^halle	eRiWr^
s^hallo	cP
s^hamburg	aSbHhGi_
s^hand	aRjIlU
s^handler	nT
s^handling	bVfGiWkPsK
s^hands	bQhPjS
s^handy	bLh\\iH
s^handyman	aTcWkHnVsKtZ
s^harrogate	eYf>hWjYsU
s^harvest	gRlJ
s^has	bJe@iDjitZ
s^hasta	eYfYqP
s^hat	q[
s^hatchery	cQfSjPoF
s^haus	bXcZgLhQiC
s^haustarif	fEgY
s^haute	bTcIiFjZkW
s^have	fJhbjRmUoAtI
s^hay	fWh[iFnR
s^haya	iGk\`oJ
s^he	aQi\\sT
s^head	m\`
s^health	gGhYjKkVlKqV
s^heidenhain	bVkV
s^heizung	fKiV
s^heißt	bUfVgJhQiImInSqH
s^hello	cRtX
s^hep	gJhGiJj\\
s^her	fQiYqTsP
s^here's	aHdFiHjCnLqJrGt^
s^hermes	jKkV
s^herr	fYgBtW
s^heures	fSgUhToQ
s^hey	tX
s^hgv	fRjT
s^hi	t[
s^hibrido	cWdVfJhHnJ
s^hier	aQ
s^higienista	eZiXjG
s^hire	b_cAeQiU
s^hiring	aFhGiUjKlKmFrKsVtQ
s^hiya	eU
s^hm	dSgShQjLkU
s^hola	cPtS
s^hombre	jIs\`
s^home	dWePiG
s^homeoffice	dVfZgQiHpG
s^hopital	eQfT
s^horaire	fQgHh[iE
s^horaires	f^iF
s^horakustiker	aJbHiYjDtU
s^horario	fU
s^horas	fchP
s^hort	aPiS
s^hospice	dJjP
s^hospital	bU
s^hote	cSnHsW
s^hotel	aS
s^hour	aRfPiX
s^hours	bHeSfkgBhWiD
s^house	aJeQh^iSjSoF
s^housekeeper	iQ
s^housing	hSiFjX
s^how	eKfLgRiIoEp]
s^hplc	iV
s^hr	aLfIpPqUt\\
s^hrs	f[iV
s^hse	aPdDhUjRrS
s^ht	cIjTlKoW
s^huhu	aRcPeR
s^hund	hWiJjKpKsU
s^hundred	bZg]hEiHlGmFsKtK
s^husum	cXd]fLiIjEnK
s^hybrid	djf@iKjL
s^hybride	bEdQhYiEqU
s^hygiene	cRiFj]
s^i	aRgPlR
s^i'd	cToRsU
s^i'm	bHgUiWjGlTtR
s^i've	aTbHcLfJhKiFjKmJnLoKqUtY
s^ia	ib
s^ibode	cToT
s^ich	cRfPtT
s^ici	aQ
s^ideal	dLeLiEjDk\\pLs\\
s^ideally	jHkPoPsW
s^if	iEj;khoCtT
s^ihk	iRjGrT
s^ihr	aQbDcUeL
s^ii	aRgPjW
s^iii	aRbHcHi\\jS
s^il	aRiQoR
s^illustrator	iCj]kR
s^ilse	cUjR
s^im	iX
s^immobilier	ibjD
s^in	cSiX
s^indefinido	eWgKpKqW
s^indemnite	gT
s^independent	becKiF
s^independiente	iPjQmQ
s^indesign	jUkQsT
s^indirect	bXcTdTrT
s^industrial	jY
s^info	bJlFmSpXqWtL
s^ing	iZjRmR
s^ingenieria	jX
s^ingeniero	cEn_sQ
s^ingenieur	bWi>j[
s^ingles	fKgDi\\jPkX
s^inicial	b@cQeQiVo=
s^inspector	iP
s^instalador	iQjQ
s^instaladores	cUoWpU
s^institut	aEb]cTdF
s^institute	iJj_
s^instructor	aViTmP
s^insurance	bJh\\tZ
s^interim	eU
s^interiorista	bGdWeHj\\rS
s^internal	aXbEcGjJpXsJ
s^internat	aKf_sH
s^interne	iCnXqUrR
s^interno	bVcSgDnS
s^interpreter	iTjQkLpQ
s^interview	hKpU
s^investigator	bWfTgKiUnLpG
s^inyeccion	iVkR
s^ios	bRcIiYjT
s^irata	aZbIkPrJ
s^is	cRdRmQ
s^iso	b[cDj\\kF
s^ist	cXmPqS
s^it	rStU
s^it's	bZcQ
s^italian	bPhTiTjVkKmKnK
s^iv	gRhGmP
s^j	aKbTcLeZfRhWiToC
s^j'ai	cUjJ
s^jahre	aKgUjSkCmYpIsT
s^jahresarbeitszeit	fThXiJlJ
s^jana	cR
s^jardinero	iVsW
s^java	cDdRiRjW
s^je	cQ
s^jefa	aThZiJmKpPqT
s^jefe	cRiQ
s^jemand	aScGeJifj>kFpJqIrItS
s^jeune	gGjJl[sZ
s^jeunes	bGeLfIgFiWjFl[nJsF
s^jo	aWbUmH
s^job	aQiUrPtQ
s^jobrad	gGh\`
s^join	aEbQjGm]
s^jornada	fS
s^jour	bVcIdRjEoJtS
s^journee	fYiHmInKpStS
s^jours	c@dVfYiJjGpFqSrV
s^judicial	mQ
s^junior	bUiT
s^juniors	aXiSm\\
s^juniper	aXi@jR
s^jury	hIiDp\`
s^jusqu'au	ePfJiJjFoEp]
s^just	oQ
s^k	bCcRg^hRiAkIpL
s^kafka	iGjEk]
s^kalt	bVfYhIjCmV
s^kann	iFj[lPpEsR
s^kanzlei	bacQmG
s^karla	gJlHmXpLqYtK
s^kasse	aTiP
s^keep	bHcWdUeSlHpJrZ
s^keeper	aKbUhSkR
s^kein	lWpJrX
s^keine	fTiWsb
s^kellermeister	cSfPhLiP
s^kellner	rL
s^kennel	a[bKiS
s^kenntnisse	dGiGjCk^oE
s^key	bDgQi]rI
s^kfz-gutachter	bCcQjXqV
s^kinder	cKiapIr[tH
s^kindly	cQ
s^kit	gAhgj>kInI
s^kitchen	bXiS
s^klar	aRiJlV
s^klasse	eWj_oK
s^know	iLkVpIqWsK
s^knowledge	bFjDkWlZmIsG
s^koch	cUfXiL
s^kochen	aJie
s^kollege	iImTqSrJ
s^kollegin	iLmYqSrLtU
s^kolleginnen	aIbKfHgEhBiAjKlKm]oKqFtY
s^kommen	iSpRs\\
s^komplett	gHjTq\\
s^kotlin	fKhQjS
s^kp	sR
s^kranfuhrer	aTbFeHi[oS
s^kuchenhilfe	cVfLjRpJqXrS
s^kur	hIiJjHk\\
s^kurz	aRbKcHdUi@jVrRtQ
s^kv	cPfGg\`sQ
s^kyc	aTbQcHiTkV
s^l	jS
s^l'anglais	cIiFjIkVl^qItH
s^l'association	aXb[cIdGiFtP
s^l-j	fajG
s^la	qS
s^lab	cQjUkJmP
s^labels	i]jF
s^labo	iUlXsI
s^laborantin	iTjEsT
s^laboratorista	aGiY
s^ladies	iHpJrGsWt]
s^lady	j\\qLsU
s^lagermitarbeiter	cReY
s^lake	bTcS
s^land	bVfFhSiW
s^landschaftsgartner	hS
s^landwirtschaft	bTkU
s^lang	fViK
s^las	i^jHkLlU
s^last	fKiJjGoTpPq^tV
s^late	fYoX
s^laundry	cRiS
s^law	fUoUqV
s^le	qR
s^lead	jTm\\
s^leader	iRjSqV
s^least	i>jc
s^leave	h[iIpKr[
s^led	iCjd
s^legal	fTsT
s^lehrabschluss	dJeKgGhIiJjVkAlGmLoLqDrFsCt]
s^lehre	i\\
s^lehrkraft	bJeXgSoJqV
s^leiter	iFjZpWqHrG
s^leitung	bXgYiQjKpK
s^lenguaje	jJr_sK
s^les	bSi^tP
s^lesen	bHf@gShIi_nY
s^let	iZkItX
s^letter	aKfGmIoIpg
s^letters	bLp\`rJ
s^lettre	oKp_tL
s^leute	aXfSgIiJjImS
s^levee	cJibpL
s^level	jclR
s^lgps	aWcTeEfKgPhX
s^library	aPiUk@pQ
s^libre	dPhToPpI
s^licence	fJiCj\\kYlQ
s^licencia	fFhRiDjXkQmV
s^liebe	aQfQjBrWt]
s^lieber	aYbCcSfQgIt[
s^liebes	a]bCcKdXtS
s^liebsten	bHsV
s^lieu	cXiGjK
s^lifeguards	eH
s^lift	iRjQ
s^lifting	bUcSiYmJ
s^limestone	jR
s^limpieza	i[
s^line	fQoQ
s^linea	bUfVjW
s^linens	aChbiEjH
s^list	cKeIfCgKi[lGpX
s^live-in	aJc\\fPhIi^
s^living	hSiHnUqL
s^lleve	ib
s^lo	bQhFqV
s^loading	i\`
s^local	bUcHfLjHpTsZ
s^location	c]
s^locksmith	a\\bFiR
s^locum	eIo]pI
s^lodge	bQfTjR
s^loft	bRePjSoI
s^log	jUmV
s^loge	bFcWhUiHjH
s^logement	gHh[iL
s^logistico	cSjRmXsQ
s^logopede	iYjJ
s^lohn	ggiBjF
s^lohnband	bKg[hKiG
s^london	cSd]fDiEjJ
s^look	aReWkIqSsL
s^looking	aV
s^los	hPlQmQpS
s^loss	jRnP
s^love	hS
s^lovely	aQbJgJjInRpHrUtW
s^lpp	hUiG
s^lunch	aFbAcIdHeFfJgDhaiIjCkHlHmFnHoHpJqErGsJtE
s^lunes	cLeJf\\gQhZiC
s^lwl	bQgTi]
s^m	cSjXkCmQnP
s^m.sc	iHj_
s^ma	bKcEfSgJhJt[
s^machen	bcfJgKpK
s^machine	cPfRjR
s^machiniste	sS
s^macht	eJi[qZ
s^macon	cYjLsT
s^madame	bKjIsRtX
s^maestro	iVjV
s^magasinier	sX
s^mai	cDf\\nUqQ
s^mail	iGkKlSpXtU
s^main	iY
s^maintenance	iTmRnP
s^maison	b]cIgKh^iDlLmI
s^maitre	bWfZg>iHoCq_
s^make	bQjGlIr_tG
s^maker	bYdLmQ
s^man	cQiXjP
s^management	dEhUmV
s^manana	eGfZgE
s^mandar	bJgGp\\
s^maneja	k]pKqIsK
s^manejo	iFj^
s^manipulador	kZlLqL
s^manuals	aScWiJ
s^maquinista	bFcSePgJhPiXkGlQoL
s^maquinistas	bRiQkR
s^marca	bTiS
s^march	cHfEiBocpH
s^mardi	dVfRiJ
s^margaret	bDcGjHqXtZ
s^market	bVdViCqYsL
s^marquette	bEc[
s^mars	eIo[
s^martes	fb
s^martin	aYbEcIqJrIsEt\\
s^marz	kLnHoXqIrK
s^mas	gWhUiBsU
s^maschinenfuhrer	sQ
s^master	eUiIjYkPlH
s^mate	cRtS
s^maternite	aDb]cZfKhKiL
s^mathe	gShUj_oIqJ
s^maths	jV
s^matin	fXjR
s^matricero	jQ
s^matricula	iKjakH
s^max	dWfQiDjElJrWtI
s^may	bKfThJi?o]qU
s^mbo	iEja
s^md	aRcFqX
s^me	aZiLpU
s^meal	bRhUiK
s^mecanicien	aIb]cLeKfV
s^mecanico	hQ
s^mecano	kQ
s^mech	hQjRmV
s^mechanic	lT
s^medecin	aEcUmX
s^media	cHhQjSmPpK
s^medical	h]
s^medicale	bYsE
s^medico	hZ
s^medio	c[fZkKoHpH
s^meeting	aIcKjLpEqDtf
s^mein	cIpGqc
s^meister	bGiJj]kWmK
s^meisterbrief	jVkU
s^meisterwerkstatt	bZkWrR
s^mejillones	fPgQiR
s^melden	aKcKf?iIlLo]pR
s^member	bXhJsS
s^mention	iGjTpJqRr[
s^merchant	bTcRmSpK
s^merci	aDbFcHiGpAte
s^message	bJhQtT
s^meta	i[jSkL
s^metiers	jQkT
s^mets	pHrasItI
s^metzger	aR
s^metzgerei	bQiIpU
s^mfa	aPjWkR
s^mgr	m^
s^mi	fJgEiZjGnXqPsH
s^mi-temps	cTfT
s^mich	aHiDmJpYqZtH
s^mid-size	bWdChAjDkJpJt\\
s^midwives	aRfSgHjPoW
s^miercoles	f\`hHiH
s^mig	iRjV
s^mil	aKbGcGdKeDfKgahIiFjDkKlKmHnKoIpLqKrKsLtK
s^mileage	iWjSnR
s^milk	iQjSlW
s^milking	ia
s^mindestlohn	eEg^h\\jKkJoCpI
s^minijob	aKeWoD
s^minimum	jTkR
s^minutes	iKt_
s^mira	fStS
s^mission	e\\
s^missions	i\\
s^mit	iS
s^mitarbeiter	eVqY
s^ml	aPbQcZiK
s^mm	jekK
s^mo	oH
s^mo-do	e@f\`
s^mo-fr	fT
s^mobile	dHhUnT
s^module	iSpW
s^moin	jPtV
s^moins	jKpKrLs_
s^mon	aPeQfQ
s^monatsabschluss	hJih
s^monday	bJdKf\`g?hGi@n^sK
s^money	dLh\\
s^moniteur	aUjIkU
s^monitor	cTjU
s^montag	hKjSlKpP
s^monteur	fWjT
s^month	dXeZjEpJqK
s^morgen	aReS
s^morning	mLtY
s^mornings	fXoL
s^mortgage	cQfGgRiQkDsX
s^mostly	fXiWmKpH
s^mostrador	iPsT
s^motos	hSiTjS
s^moving	bDiUkZ
s^mozo	aHbYiTjS
s^mr	bKeImUoXqS
s^mrcvs	a_fQ
s^mrs	aWbRtB
s^ms	aCbKfGiBo]pUqQtF
s^msc	j\`
s^multisport	aGbLfSh_iKjImKpK
s^municipal	cS
s^museum	bVkQoH
s^museumspadagogik	a[bDcJfIgB
s^music	bSdLeS
s^muss	aPiSj^kK
s^musst	bJfEhKiKj]kGlWmGqK
s^must	fHj_oTrQsX
s^my	aQiSoKqQtQ
s^n	aKbCgRhJiEmVqFtP
s^na	iHrR
s^nach	dRgRiUjRoD
s^nacional	bGfEgBiJjWn[
s^nada	gJpWqQrD
s^nahverkehr	bJi\\oDq]
s^nail	gPhSiHjT
s^nanny	aIiXjPnTsU
s^national	iPjRpTrL
s^native	iJjUkJqPs[
s^nature	bPeJfUmK
s^naturlich	i[jYkK
s^nav	fBia
s^nd	cXhKiQjSrP
s^ne	bQcRqQrR
s^near	bScaiUjF
s^necesitamos	aRbUcReUhKiK
s^necesito	a[tS
s^need	aSbHjV
s^needs	aQiKjVkV
s^nein	bLgXi[lTmS
s^never	bPdHfQl_pC
s^nevers	cRiImGn\\
s^new	b]fQgFiEjJtT
s^nhs	bZc[iHlHrJ
s^nice	bDcIiEjBkalV
s^nicht	jSkElTpIr[
s^nichts	bIfFgGibjHqErK
s^night	lQ
s^nights	gWlSnP
s^niveau	cJiIjYlY
s^nivel	fU
s^njc	dQeHgX
s^nl	cFiKj\\
s^nmc	eGiJjcoJ
s^no	lRsV
s^noah	f@gZhYiJjHm[pL
s^nobody	iGpKqRs]
s^non	aDcCeDg\`iIjTlQnGtB
s^none	aLbKcLhYiGjFmJsTtV
s^nos	bW
s^not	iDjTkClbs]
s^notdienst	eHfagIiIjLqJ
s^note	aQcViKjHpHqStV
s^notes	bLcIeKiFjEpIrVt^
s^notre	jHmLoYpIqV
s^notsan	aEjRk\`mJ
s^nous	aUbTiCtP
s^nov	bGeEfXgIiFjHkKo[
s^noviembre	f\\
s^now	aQ
s^nr	cP
s^nuit	bKfIgHiFjKm\`pF
s^nuits	hFkInXqVtH
s^number	jTkJsT
s^nur	mTnVsU
s^nuria	iPtQ
s^nurse	iT
s^nursery	bVeDfPiZj@
s^nutritionist	aWjSsU
s^nvq	iGjd
s^o	jU
s^ob	bKcLeJfIgGhFiTjJlY
s^oblige	bYiDjX
s^obra	bLe\`gD
s^ochenta	b]iCjFmT
s^ocho	bZf[mV
s^oder	jS
s^off	cKeKfXi_j@oE
s^office	c[d[
s^offset	aRgUiIjV
s^oficial	iRkR
s^ok	aS
s^okay	tQ
s^on	bQ
s^on-call	bRgQhViJmW
s^onboarding	iLlR
s^one	iI
s^ong	bYsE
s^online	aHcJiFjRoDpb
s^only	aKgHiDmQpPs^
s^op	jVoQsQ
s^open	bHfWiajJqI
s^open-ended	bLeXf>h_iK
s^opening	aZbEe\\fDiUjFkE
s^opera	iLj]sT
s^operadores	bIhTjR
s^operario	hRpQ
s^operarios	bJid
s^operateur	bTjQ
s^operatives	fRlU
s^ops	aZdBfQhQ
s^optico-optometrista	i^
s^optik	aKbXhViKqUsR
s^or	jS
s^oracle	iQ
s^order	bViVqH
s^ordering	i[jD
s^ort	c[iH
s^orthoptiste	bTdFfZ
s^os	aTbLc\\fJiJqJtX
s^ote	cPdRfBgShViKpKrP
s^other	cKgCh\`iBjBm\\pW
s^otherwise	d]hCnL
s^ou	j[
s^our	aQb^
s^out	bEcSiZnWrV
s^ouvre	dKeV
s^ouvrier	cX
s^ouvriers	hTiRjVoQ
s^over	bIgKiSjRkRqPsR
s^own	iXnR
s^owner	iUjLmSqQrK
s^oye	aQbSiQtQ
s^p	aLhTiSjQkR
s^pa	iSmS
s^packaging	bWgAhViZ
s^padre	i>mapLqPtJ
s^paga	cHfKgahI
s^pago	gTiJjL
s^paid	aTbKhSjElVqU
s^paie	gUhI
s^palefrenier	aLcYhSsT
s^palliative	iRlV
s^panadero	cRiX
s^panel	aPdPkDpP
s^paper	cRgIhIiCjSpX
s^papier	dU
s^par	aSbPcGfLiJjUpY
s^para	cP
s^paralegal	aKiSjW
s^parc	bZi]jHmH
s^parfait	hKjZkKlS
s^paris	hVnQsP
s^parish	bQmS
s^park	aIb[
s^parroquia	bWcRiJ
s^part	j\\q[
s^part-time	cUiU
s^partida	f\\hBiIjJ
s^partner	aJb]cJdRqX
s^pas	dQrUs\\
s^passer	mJpb
s^pastor	cRqX
s^pastry	fYhJiVsS
s^patch	ccjF
s^patissier	aJbQiEmZ
s^pattern	bYcAjRnS
s^pay	fCgjiFjH
s^paye	aTiSnQ
s^payroll	i]qQ
s^pdf	pY
s^pedagogique	bTcQjU
s^pedimos	iFj]lP
s^pee	aTbFhR
s^peer	eRhPiR
s^peintre	aHbKiFjX
s^peluquera	cUjVrP
s^pension	eKfJhliF
s^pensions	bTcBdSjR
s^people	hLiCj@lUt[
s^per	aZcUiJjJ
s^percent	fFg^hLlJ
s^perdon	aRcSfQiEqZ
s^perks	fHgGhZiHpJ
s^perm	bHeff?hLmTpU
s^permanent	eofBgTjH
s^permis	iFjVkasH
s^person	eQfTic
s^personal	jDlYqIrYtJ
s^personalreferent	bJiQ
s^pest	iQ
s^pfaff	iGj_lWpK
s^pflicht	iBj\\kW
s^pharmacist	fQhS
s^phd	iCjWk\\
s^phone	h\`iKjEnLpYtT
s^phones	if
s^physics	mQoQ
s^physio	bXiWkP
s^piano	aJbWe\\fFiDlZmHpJ
s^pick	ic
s^pick-up	h\\
s^picker	sW
s^picture	fEiepI
s^pido	iLjc
s^piloto	bJeKiTjQkQ
s^pintor	j[
s^pizzero	bBj[mQ
s^placement	jW
s^plan	hUi^jJkQ
s^planen	cLi]
s^planner	dJhR
s^planning	bBgIiRjUkV
s^plant	aLcPhU
s^plantillas	iP
s^plateforme	aQbScQiHjKmI
s^platform	iLpKrWtI
s^play	aFb@i[
s^playwright	j_
s^plc	hSiIkTlSpL
s^please	aRbCcKfGiEjElGr\\t]
s^plombier	fIhRsKtU
s^pls	aKbGcEfEgKhKiFjCkKlDmKnLpJqKrZsQtX
s^plus	cSeVgQ
s^plutot	gSsS
s^pm	bRiR
s^pme	b_
s^pms	iFjX
s^pod	fQhQiCjTmR
s^poda	eFiWjToF
s^point	b]g^jJmJrB
s^points	aQcUiW
s^polar	aHbQc=fFnSpR
s^policy	dQeThSmV
s^polish	aJbHcHeKfLhKiFk\`sTtF
s^polymechaniker	aUmJsR
s^pool	cSiGjSpRsP
s^por	iQ
s^port	bVmU
s^portal	bIfCgEhJmKp]
s^portefeuille	cUeGj[mDoJ
s^portfolio	iGp[rVsK
s^portugues	j_lGsL
s^position	a\\bKfJgKiHjKtX
s^possible	bLdPeCgXiHlRpHtI
s^post	aQbLeWhEiVtS
s^postdoc	bSe\\fJgJi]jJ
s^poste	bUeRiAjHqS
s^posting	aGbHiGpVt]
s^pour	tS
s^ppo	hW
s^practice	kTqT
s^prasenz	aTbViXk?
s^preferably	bGfJgChKi?jDkJsh
s^preferred	aLbLcAdGeLfGgLhKiDjFk^lKmHnKoKpIqKrIs\\tF
s^prenatal	bKcGeJfIiTjGkWoVtI
s^preparateurs	gHiYq]
s^prepose	eWiToH
s^presenter	jQ
s^pricing	bWi\`
s^primary	cQh[
s^primera	eFfJiIlLoYpX
s^primero	cFpSqRrR
s^principal	aLiSm\\
s^prise	bIfTiajHnL
s^privada	a\`bRcGgBjAmHtR
s^private	b\\c?gRhX
s^pro	hUiGlR
s^probate	aJbXiXmI
s^process	bZcTgG
s^procurement	gT
s^producing	b_cIgDhJiF
s^product	c@
s^prof	iYjJqX
s^profe	aXeSfSjK
s^profesor	cR
s^programa	bIcAeQiejJ
s^programador	aRnR
s^programme	bQjInV
s^programmer	bUcQdDfJiYjIqQ
s^project	bFgKmY
s^projektleiter	jP
s^projet	bPgFiSjWkBqV
s^projets	iVrS
s^promised	aXbHiJsHtW
s^proper	iXj\`
s^proyectista	cPfFiPjQkR
s^psicologa	bXcViJ
s^psicologo	jUsT
s^psych	fSjR
s^psycholog	aYiIkT
s^psychologue	bVfWjV
s^pta	bDc[fF
s^pts	mQsP
s^pub	bPhIiKn]sR
s^public	aEbSc]jR
s^pues	hQtZ
s^puesto	aTqS
s^puis	aYbKe^fEgEiGjClXpLqJtG
s^pune	bGc_
s^purpose	bGeViXjEpU
s^put	hQiRr\\
s^pv	cPdGfVhKjPkT
s^python	iIj<kblK
s^pytorch	cLeWiBjZmSpF
s^q	fKiHjVoY
s^qa	aTkT
s^qs	aJiSjLmP
s^qualified	hLi?jjsT
s^qualite	bJi@jYqV
s^quality	bVcEhFiZqKsK
s^quals	aUiTsL
s^quarterly	i\`lKnQ
s^quatre	cJf[iH
s^que	iSjPsP
s^quelqu'un	nUs]
s^qui	aTcQfQiGkWlJpGsStE
s^quick	aQbPcRfKhGtT
s^quiero	aUbLcPfQoVtK
s^quote	iQpXtG
s^r	cFfJgYh[iIjXpFtQ
s^radio	aXbTiKrLsL
s^rafaela	bDcRgRiW
s^ramp	cRiP
s^range	eEg]jBkJr]
s^ranger	cR
s^rate	gXiL
s^rather	cIgDhIiEjEkWlJqJrJsYtT
s^raum	bSfRiIqTrVsJ
s^rdh	aEbJiUo\\
s^reading	dKsS
s^real	jekKqQsHtJ
s^really	jRpT
s^recepcionista	bQcW
s^receptionniste	bRcSiJjVkK
s^recherche	aYbIcXiYmE
s^recovery	fPiVnS
s^recruiting	aU
s^recruitment	hEiUs^
s^red	jJnS
s^redacteur	i[rP
s^redditch	aSbS
s^reederei	b\\cHiK
s^reels	bGgLi_jRkL
s^ref	eKiFlUqJrZsBtL
s^referees	iJmKoKp\`
s^references	i[mJ
s^referent	bXfSiLpL
s^refraktion	i^
s^refuge	aEeRgLiZkT
s^reg	bRcJhCi\\pT
s^regie	bVfUi[jI
s^regional	cUsZ
s^regisseur	aFbPjQmR
s^registered	j\`
s^regular	e^mJqT
s^regulation	bQiX
s^relations	hKicoJ
s^release	iS
s^relocation	h^sR
s^remontees	bYiL
s^remote	bTddfHhWiF
s^remoto	cAdYiInZ
s^remplacement	cYeWoK
s^remuneration	fLgXhViHjKoK
s^rep	bPiTjY
s^reparation	aXcKfWgJjR
s^repas	bGgGhdjI
s^reponse	dIpY
s^report	aHi;kKmarLtY
s^reporta	jIm\`pH
s^reporting	dIm^tE
s^reports	jDm]
s^req	bLiCjb
s^required	j]
s^research	aSeUfWgI
s^reservoir	bZcQ
s^residencia	jS
s^resident	aYdIeVfAhQrS
s^residente	aTbLgSiIjR
s^resolucion	aWbHcGjUkYpJ
s^resp	aRbIcZfJhKi?kJmXqL
s^responde	iKm\\pHtH
s^responsable	cSjQ
s^restaurante	hWjJ
s^restaurateur	cReSfAiQkQtL
s^restaurator	bHeZi[jKrR
s^restorer	eQiQ
s^resume	pU
s^resumes	iIjKperLsKtK
s^retail	iIjRlR
s^rettungssanitater	aLfUh[iKjWmS
s^review	iQjR
s^revit	hPjZ
s^right	fQtW
s^ring	fFp^
s^ripon	a\\bDi\\jJkLmKsQ
s^rn	bSdEmP
s^role	aTbK
s^rondes	iajA
s^roofer	iTjQmD
s^room	b?cUeRgLhY
s^rooms	bZcKhUjJkJsJ
s^roster	aDbPfUgHhYiRkI
s^rota	aIfSib
s^rotation	dDf^gGhLiHmJnKpJ
s^rrh	eT
s^ruf	fEiJnHpWqTtG
s^rufdienst	gZiKm_oCpGqS
s^rufen	bKdKiEp[rG
s^rugby	bVhTiPmL
s^run	eEic
s^rund	bQcYhLiSnT
s^runden	fCp^sL
s^runs	bRfTiUmW
s^rural	bQcVeQi@nStQ
s^ruta	bKfFjJn\\
s^s	gYiUnL
s^sa	bKfTgQiCm[oYpI
s^sabados	fVgYiH
s^saber	kS
s^sabes	cWdYgLiF
s^sachbearbeiter	fWgL
s^sachbearbeitung	bU
s^sachkunde	gRhVsW
s^sacristain	fXjSkQ
s^sacristan	iP
s^safe	iRj[kR
s^safety	dQhR
s^salaire	gThUiKjIsS
s^salam	rItT
s^salarie	cW
s^salario	gY
s^salary	fDgXhX
s^sale	aGbacHiD
s^sales	iQ
s^salesforce	iU
s^salle	aQbQgJhXiIlSpH
s^salmon	aHhRkS
s^salon	hQmV
s^salud	aQbWfKhHjSkG
s^salut	cUtR
s^san	c\\rW
s^sandrine	aUbKcUiJjJmV
s^santa	jRrQsQ
s^santiago	cT
s^sap	iS
s^sash	bWiT
s^sastre	bThKiUjK
s^sat	f_jR
s^saturday	fahJiGkKlG
s^sauber	bKhXjFkSsR
s^sauna	gKhikFqK
s^say	b=gRhKoJrb
s^says	b\\cQeRi=jGrK
s^scaffolder	bKjT
s^scale	g_rV
s^scheduler	aK
s^scheduling	bJiUjRpR
s^scheme	b^cKfJhXmKsB
s^schicht	fUgRhYsR
s^schichten	f^
s^schon	aRjLkUrRsP
s^school	hU
s^schreib	bTiDqQrYtJ
s^schreiben	gPiTrXsE
s^schulleitung	bRiQjCkRmZ
s^schwindelfrei	iJj\\kQ
s^science	cReIfQhL
s^scolaire	b]cQfPhFjKkJpH
s^scope	cYeFgGiR
s^scp	bPcSmK
s^se	kV
s^sea	eViYjEmTrI
s^seat	aSbTdTfBgUiInE
s^sec	aXcUdIjHsT
s^sechs	hUiJmVoK
s^second	jJkW
s^secretaire	bTeCiQkRmQ
s^secretaria	bFc]iQjX
s^secretary	fQjRrU
s^seek	a]
s^segelmacher	bPcQfQjPmEoI
s^seguro	hZ
s^sehr	aYbTi@tY
s^seis	jSmR
s^self	bDcVeViU
s^sell	b\\fEiJ
s^semaines	h\`iDsL
s^send	bHiHpg
s^senior	bRiS
s^senorita	aJsUtW
s^seo	cWiIjVmIrQ
s^sepa	bKcGhLiCj[k[sJ
s^sept	iWoJpStK
s^september	hGiGjDo]
s^ser	eKfHjWkZlKmKpJqGrJsHtK
s^service	hR
s^services	fUiYmS
s^servicetechniker	dIn]sT
s^servus	jRtZ
s^set	bDgXiYjV
s^seven	f_iI
s^share	gThQ
s^shared	fRjGlP
s^she	i\\qV
s^shift	bS
s^shifts	aLfUgLh^iGjDmAtK
s^shop	tR
s^short	bHiYjFpTtQ
s^should	bGqWs[
s^show	bHgCiDj\`lIr^
s^shows	fRqW
s^si	kblRpK
s^sia	iQjWsS
s^side	cTiGj]oJ
s^sie	iVjToKrTtK
s^sieben	fUm\\sF
s^siege	aJcXiBjHm^nKoJ
s^signwriter	iV
s^siigo	cLiDj^
s^simple	iZrW
s^sin	s\`
s^since	tV
s^sind	bVfRgS
s^single	fGg\\hSjPpJ
s^sinistres	gRrQ
s^sir	e[tJ
s^sit	aIhIjYmUqGtJ
s^site	cSiWkR
s^sites	iRmJ
s^sits	aIdWmW
s^sitz	aRbEcUdHiDj\\
s^six	cPfWiBjJkSoUpLrS
s^sixty	fHgThWiI
s^sixty-five	gShXiI
s^ski	bSjQoX
s^slt	gTiSlU
s^small	bRcRiY
s^smi	g\`iD
s^smic	cRfJg\`
s^snr	a^bCcL
s^so	tU
s^sobre	aKcGfGmUpXr[tJ
s^soc	kQ
s^social	fS
s^sociales	hLicoJ
s^soft	fUiP
s^software	aRbKfUjRkI
s^soldador	hSjS
s^solicitor	gQiT
s^soll	bBi[pVrT
s^sollte	eKjPkYlFpKqVsG
s^some	jXkTqR
s^somebody	aTbKeUiUj<kRs\\
s^someone	hRiZjJqKsZ
s^sommelier	fRhRjV
s^sommer	f]jQ
s^sommes	bbcChH
s^somos	bacSiGjDmaqK
s^son	aIhKiHjRm[qFtV
s^soportes	cJmLoEp\`rK
s^sorry	iGlIo[pFqS
s^sort	iUqTsW
s^sous	fSi[mW
s^south	c[
s^soy	jRtT
s^soziale	hFiKjVkT
s^spa	cRh\\iDoK
s^spanish	aLkSmRrV
s^spark	cLj]kD
s^speaking	aHjFkZsG
s^special	bQcKfLhFi\`
s^specialist	aPbS
s^speed	bJeIfGgIhKiKjakFl@qIsGtH
s^spl	iX
s^split	cRgXhViCjLqEsH
s^sport	ig
s^sports	bchBjRsS
s^sprachmittlung	a\\iUlP
s^sprachnotiz	aLhPtW
s^sprayer	gQiSoT
s^spring	bGcGdRjQkLqW
s^sql	j^kJlV
s^squad	aIjJm_
s^square	i_jBlHoL
s^sr	aSbBcHgWiJj[kI
s^sra	aFbHcJdLeLfJhLiHjDmapBsLtV
s^sre	aJbGtV
s^sres	mV
s^ssiap	j[lHtX
s^stadt	b^cGgLiJjK
s^staff	hR
s^stage	aYeRhLiQpJ
s^start	eQfTob
s^starts	gSoT
s^status	eVh^iH
s^staudengartner	bTcRfQkR
s^stcw	j\`lI
s^std	eKf]g^o?
s^steel	gKhUqVsV
s^steffi	aUgQhUtF
s^stelle	aUbScSiBrL
s^step	bJcJgHiYjW
s^stil	cKpFr^
s^stipend	gZhFiJmKpG
s^stock	cLiVjKmZrQ
s^store	cUiUlQ
s^strictly	fUiJrY
s^string	bCi\\jBtV
s^structure	bai=jRmHsV
s^sts	bWcSiIsZ
s^studio	b\`cJfIiAjX
s^studium	iBl^sG
s^study	aQfLhWjGpY
s^stufe	bWhSiS
s^stunden	dWfZhK
s^style	jEpWrU
s^stylist	rT
s^subject	aFbJiFlKmFrVtW
s^subtitler	cDgQjQ
s^suchen	aWeEfXiQ
s^sueldo	cJfJg]hHiJlFqTsJtF
s^suite	aSkKtV
s^suivi	bIibjK
s^sun	dRjQkR
s^sundays	fTiJpW
s^sup	b[cRhYkH
s^super	aLbRfPgKmU
s^superior	aQj\`
s^supervision	bQc;fCgQiWjUmJpI
s^supplier	bIi\`jP
s^support	aRbK
s^sur	bIc]iGjIpQ
s^surgery	bRkS
s^surveyor	jQ
s^sven	cHiGqVsLtY
s^swansea	cViSsU
s^swift	aGi;jPkQmXqW
s^swile	cFdCgEhdpI
s^swim	cRgThVpK
s^swimming	iT
s^sysadmin	aUbQ
s^t	bLdKgWh[iAjDpHrV
s^ta	bWdSfKjKtW
s^tag	aUiTtQ
s^tage	f_gShLiIjVpJ
s^tage-woche	fZgKh\\nLsJ
s^taille	cViVjJsT
s^tailor	bQiR
s^take	iejJ
s^taller	iRkR
s^tally	gZhKjK
s^tambero	aVbCiVmK
s^tanatopractor	iRpS
s^tardes	aViP
s^tarif	aWbKgXhS
s^tasador	gW
s^task	bJicjC
s^tasks	i^
s^taux	bKfJgShU
s^tax	bUiW
s^tbm	aIiVjP
s^te	aRgRtX
s^tea	cQhZjJpB
s^teachers	cVeKiQjKk[sJ
s^teaching	aQbFi\\jHlIsR
s^team	b@m]tZ
s^teams	fDiGkKpTsJt^
s^technicien	cP
s^technicienne	a[bFiFjJtU
s^techniker	c>iEkTlSnX
s^technique	gTmQrQ
s^techs	cU
s^tecnica	iUjQrS
s^tel	fGgDp^
s^telephone	hRpYrFsItJ
s^temp	hGoXtK
s^temperage	iRj\\kTpJ
s^temporada	iV
s^temps	f^hCiV
s^ten	fVgHhYiIjS
s^tender	cRhS
s^tendria	iQm^qL
s^tens	jY
s^tenue	hKjVkQpP
s^terapeuta	c[eWfVjJkS
s^term	cReYiIoP
s^termino	e[
s^terraform	jZ
s^terrain	hY
s^tertiaire	gUiEjQ
s^test	cEhFjTpd
s^tester	aUhXiDlG
s^testing	tR
s^tests	cFiHj\\pV
s^text	hLrStX
s^tfa	aJiTjU
s^th	aKeSj\\oXtK
s^that's	a]fKpGrF
s^the	iTtR
s^theater	fGgWrV
s^theatre	bRcYgRiE
s^them	bJcJhJjJlIpRqGrZsU
s^then	aXfKiYmHtT
s^therapist	aSbIiV
s^therapists	bVgEi[rH
s^there	dSkK
s^they	aJicmTpW
s^they'd	hEiWjIm^nW
s^thirty	fEgThZ
s^thirty-seven	f[iIqK
s^this	iQ
s^three	bUcSjQnR
s^through	iJpZ
s^ticket	bEjWk\\lL
s^tickets	i[jHnV
s^tiefbau	jP
s^tiene	h[jU
s^tier	bWcVgKjJmJ
s^tierarzt	aWbbgGhKiYjDkHlH
s^tig	iSjS
s^till	ePf[iGjHo]qK
s^time	cRj[
s^tip	cWiIjHs[
s^titel	a[iLmHoV
s^title	fCi[jJtX
s^titre	bIkKqVrYsG
s^titulaire	aPfKi_kT
s^titulo	bSiS
s^ton	lJpFr]tC
s^tone	aQiXrS
s^tool	h^
s^tools	cFh[i?jXkElK
s^top	fEgTlUsY
s^tornero	b@c_
s^toronto	bFcYd\\fKiGjHkKnK
s^tour	bKsS
s^tours	fIicpB
s^toutes	iHjTpYtH
s^tower	hTjSlI
s^town	aQbTcZ
s^trabaja	bKeSfTiDjJm\\
s^trabajador	fY
s^trabajo	fEiVjVlI
s^trade	fKgSiWjTpQ
s^traductor	eYgSiUjJsU
s^traffic	b\\dPeVfGmJ
s^tragen	gLiUjQlQ
s^trailer	jYkLlRnU
s^train	gCiXlWpV
s^trainee	bQiPjP
s^training	eLfGgJhViGl[
s^traitement	gUh\`
s^tram	aQbHcShAjTlU
s^transit	h^iKjD
s^translator	pQsU
s^transport	aRgBiQpI
s^transports	b_cHiUjCsG
s^travel	fIiTnW
s^trays	icmF
s^tres	cLgWhJkLmQoJpVrX
s^trois	hSiQjLkP
s^truck	eQhQlP
s^trust	aLb[jPmS
s^tso	aFbSjR
s^tu	iQpW
s^tue	aQbUhLiUmWpK
s^tuition	bHeKfJgJh]
s^tun	hIi]tI
s^tunnel	aTbUgDhQ
s^turkisch	cHiEjXkS
s^turno	eCf_jV
s^turnos	fYiZkE
s^tutor	cQ
s^tuttlingen	c\\lJ
s^tv-v	gRh[oR
s^twelve	aJdDf_hLiHmU
s^twenty	gX
s^two	bQiHm_
s^type	aJeQsV
s^typescript	iAj_kVpK
s^typing	cFiCjfoL
s^tyre	jXlGrRsQ
s^tz	bTcLdUePfJgLhXiDpS
s^u	eQjRmY
s^uber	iJmJpTqDs^
s^ulm	cIjYkJnQ
s^um	bUeUqRtP
s^umfang	fQgHi_
s^un	jLkTsR
s^una	aRfCiXmSnPoS
s^unbefristet	eafGiDjBsI
s^und	kX
s^under	aGfKhJiYm[sV
s^underwriter	cHdQfJj[qR
s^une	cQfSkQ
s^uniformes	cZhT
s^union	eQhStV
s^unit	cPhYiJjHm[
s^universitario	jTlYmI
s^university	bccEiE
s^unlimited	eZfKhGpItL
s^unser	bVcLfJiBt\\
s^unsere	aReWfJhKiXjQ
s^unterlagen	oIp\\
s^unternehmen	bWcKjV
s^until	eWfEgEiFpX
s^up	bGdQiXmJqV
s^us	bTgRiDrQsT
s^usd	bCgXpK
s^use	bXrZ
s^uss	fHh_iFjD
s^ute	bVgHhV
s^utrera	gTj]
s^ux	bScIdSfFpR
s^v	iKjVmSsS
s^va	bS
s^vacancy	aSbIjQmHpCtZ
s^vacations	fdiJ
s^vales	cBh\`pI
s^van	ha
s^vat	dKhZjV
s^veinte	bLfJgYoK
s^velo	jP
s^vendedor	bVdS
s^vendeur	iV
s^vendeuse	cU
s^venir	eGfGmEp_tJ
s^ver	tb
s^vergutung	g_iD
s^verkauf	jZlSpG
s^verkauferin	iPlT
s^version	bLiJpEqIr]tI
s^vertrag	eZoC
s^vertrage	icjGkRlL
s^vet	cUkSoI
s^veterinario	cQi\`
s^veto	bCcYhT
s^vetting	aHdIfRgRhSiGkSm\\
s^veut	iZqV
s^vhi	hd
s^via	bJoIpi
s^viajes	fKgFiIna
s^video	jQpX
s^vier	aDfViHm]nT
s^viewings	hVjU
s^vigilante	bPsV
s^vineyard	aRcPe@mY
s^violin	bIcXiSjHrV
s^visa	hWjQkJ
s^visit	iFkJmJpZ
s^visitas	jRlQ
s^visits	fKidmDnV
s^vivienda	fKha
s^vocale	aIbHcBdHeKfKgKhKiJjLkHlKmKnKoKqFrDsKt_
s^voice	jTkItT
s^voila	cRmJpEt\`
s^voiture	fJkPmV
s^volksbank	hUkR
s^volljahrig	jW
s^vollzeit	bKcPeYfEiKrSsQ
s^volunteers	aFbKcJeAgEiBjJmf
s^vom	bLhHiZkRrItR
s^von	cHfUiXkXoD
s^vor	fThUiYoJ
s^vorarbeiter	cThQiX
s^voraussetzung	j]kE
s^vorstand	dKiKpZqVrJsK
s^vous	iTjTmW
s^voyages	cLhBiZn[
s^vu	bJcGi@jKqJrIs]
s^vz	gXhG
s^w	eQfLjRmU
s^wage	eFg_hKkK
s^wagenmeister	bUhRiR
s^waiting	fRiTs[
s^walk	f>iKjEpd
s^walsall	hUiP
s^want	a\\bKoWtS
s^wanted	cRgSjUoI
s^wants	fQqV
s^war	jAk[lSrGsX
s^ward	bRcShJ
s^ware	bGhHpGs[tL
s^warehouse	cVm[sR
s^wartung	iW
s^was	iUtR
s^wash	cRhTmQ
s^wastewater	hQmQ
s^water	bShEi\`nS
s^way	fDh_iUj@mL
s^we	aPbZ
s^we'd	hDiGqKs]tL
s^we're	b^cWtY
s^we've	aTb[hPiJpK
s^web	dPeUfGiVjQ
s^week	fUnTo^pBqItI
s^weekend	fTgWhIjClW
s^weekly	cSgKiW
s^weeks	gBhcqR
s^wein	aPeIhZiGjPpK
s^welder	iRqU
s^welding	i>jbkQlI
s^welfare	hIi]
s^well	bTiHsV
s^welsh	cJiHjPkSpDrY
s^wenigstens	fShWiJkP
s^wenn	iIjIk[pIrQs^
s^wer	iCj@kalQpHqTtV
s^werden	ic
s^werkscontroller	bYcTiF
s^werkstatt	aSbU
s^what	aUbJi[tT
s^whatsapp	bGgIp_tQ
s^when	dShGiHoZ
s^where	cWd^iIkGlKnG
s^whitby	bQhU
s^whitchurch	bAcX
s^who	aUbVdJjKkSlP
s^why	bShKmLpIqYtK
s^wie	dSgPiLjHkFqJrGtZ
s^wig	cQhRnP
s^will	aIjRm[qU
s^window	bGc[fQhHiE
s^windows	bWiT
s^winzer	bScThVlIoS
s^wir	aPbV
s^wird	aRcQiW
s^wisbech	aXiLoX
s^with	j[mR
s^wks	hV
s^wo	dYfFiKtG
s^wochen	fJgIhelUmL
s^work	dXjTlLpJtP
s^worker	aSfU
s^working	d^eJgJhLlJsI
s^works	aKbUcIjCm^
s^workshop	aEcXgLiBjJlRmWsG
s^would	jEk]sW
s^write	iTrV
s^writer	bRiPpQ
s^written	cIiEkUlRpR
s^x	ffnR
s^xero	aWfFiAj\\
s^ya	tU
s^yard	bVcQ
s^yeah	fVtU
s^year	cJe\\gQjQoL
s^years	eQiCjm
s^yo	aUqVtP
s^you	iRjRmT
s^you'd	i_tR
s^you'll	cFoQqQtU
s^young	aVhU
s^your	fHgLhYiJjKpJqU
s^youth	iRnV
s^yr	iFj]
s^yrs	iKja
s^zahlen	bKeVfDg[hXiG
s^zeiten	f\\
s^zero	aQiXmKpLrV
s^ziehen	b@gHid
s^zimmer	hXiIoSsT
s^zu	i\\jKmV
s^zum	fKgIh^iGo[
s^zur	cVeLiWjEoV
s^zusammen	cR
s^zuschuss	gKhU
s^zwei	jQmP
s^zwischen	aPcBfagViAnP
s^£	gZ
s^¤	g^
sa	bQfZiG
sa 00	fSpW
sa$	b\\fXiAmK
saale	c[jK
saale$	c[
saarb-	cY
saarbrucken	cY
saarbrucken$	cX
saas	bSiW
saas--	dHfBiFjb
sab	f]jI
sabad-	fZ
sabadell	cW
sabadell$	cW
sabado	fW
sabado 0	bH
sabado medio	bR
sabado por	fTsLtX
sabado$	bTfT
sabados	fV
sabados hasta	fT
sabados$	h[
saban-	b\\cKdHeJhLqK
sabba-	eTh]
sabbath	hXjTtL
sabbatical	eQh[jKqQ
sabbatical$	eYhJ
sabe	kSqZ
sabe de	kVlT
sabe$	qYsL
sabem-	lSqR
sabemos	lSqR
saben	mVsb
saber	iCjakT
sabes	iGjIkRqYrS
sabin-	bCcWhKiRjItZ
sabine	cCdIeLfLhIiImUt]
sabla-	iX
sablage	iX
sablo-	aKbWeKoQ
sablon	aKbWeKoQ
sablon$	aJbWeKoR
sac	bGgWiXjL
sachb-	a]
sachbearbeiter	aQjRmK
sachbearbeiter /	bP
sachbearbeiterin	a[tJ
sachbearbeitung	aYoQ
sachbezug	aIgRhUiJ
sachbezug$	gKhYiE
sache	aJhIqSrJtX
sachg-	bKe]gGhHmW
sachgebiet	bIhJm\\
sachk-	jW
sachkunde	jT
sachkunde$	jS
sachs-	cEgQhFiFn]
sachsen	fGgTiEjKnUsR
sachsen$	gWiGnRsL
sack	bJq\\
sacri-	a\`cJiK
sacristain	aT
sacristan	bQ
sad	gThIjXrX
sad$	gUhHlIpIr\\
saddl-	aViR
saddle	aFiZ
saddler	a]
saddler$	a]
safe	iUjd
safe pass	j[
safe$	iVjY
safeg-	jWrZ
safeguarding	jWrZ
safeguarding$	iDj[
safel-	jZ
safely	jS
safely$	iQtK
safer	aIiPjW
safer recruitment	jX
safes	i\\
safes$	iX
safet-	hKj]
safety	iSjQ
safety$	dKhFiTmV
sag	fPqWtV
sag ich	fEkJt\\
sag$	bJhKiVqR
sage	j]
sage 00	jZqP
sage 000	jY
sage$	bIiWjLkU
sage--	aVbR
sage-femme	aVbR
sage-femme$	bV
sagen	cRjHrStR
sagen wir	bQeTfLjIqQtZ
sagen$	bWcUjFqS
sagt	qRsPt[
said	iKmRqTrR
said$	aIgDiHmHrXsTtP
saile-	kUmT
sailer	aJbQiImW
saili-	bKh[lPoP
sailing	iRlSoS
sailm-	aRrQ
sailmaker	aRrQ
sailmaker$	aV
saima	m]
saint	jX
saint$	jX
saint-	cl
saint-brieuc	gL
saint-brieuc$	cR
saint-die	cQqPsQ
saint-die$	cV
saint-dizier	bKcU
saint-dizier$	bKcU
saint-etienne	cR
saint-etienne$	cR
saint-flour	aKcXtJ
saint-flour$	cTfQtI
saint-gilles	aJcZ
saint-gilles$	cT
saint-junien	aJcQ
saint-junien$	aHbPcQ
saint-lo$	aJbQ
saint-nazaire	cQ
saint-nazaire$	cQ
saint-priest	cV
saint-priest$	cV
saint-quentin-fallavier	cTfPtJ
saint-quentin-fallavier$	cTtK
sais	tR
saisi-	iY
saisie	iY
saiso-	e[mR
saison	eWfZiKoV
saison$	cLeUfRgQiKoR
saisonkraft	a=eUfJiKkKm\\pH
saisonkrafte	mV
saisonkrafte$	mV
saisons	iLj^
saisonvertrag	eR
saisonvertrag$	eT
sait	gQkTqUsI
sait faire	gYjFkZsH
sake	bKkWqVrQ
sal	hCiZ
sal$	hCi[jLtP
sala	hR
sala cuna	aTcHhWsG
sala de	aGb^cLfIhViI
sala$	mXsV
salai-	gTjLrS
salaire	gTjLrS
salam	aJcIt^
salam-	cQiHj\\
salamanca	cVnS
salamanca$	nV
salar-	gS
salarie	aTeXhS
salarie$	aQbCeYhW
salaries	bV
salaries$	bY
salario	bLgU
salary	gRhQrW
salary$	gXrUsS
salat-	iYjImL
sale	bUgTiR
sale$	b]hWiPjKkGmKpCrR
salen	bXcJdZgHiFjHkIlLpK
saler-	bViKpS
salers	bW
sales	aUiQjS
sales manager	aXiJ
sales$	a\\bBjS
sales-	jQ
salesforce	aRjR
salesforce$	aScKjSkP
salesiano	bRtI
salfo-	fJjKqQ
salford	fJjKqQ
salford$	aQ
salga	pFq_sE
salid-	fSnU
salida	fYnRqW
salida$	f]iRnJqJ
salidas	gPiQnQ
salidas$	gViXnL
salim-	bTfTiI
salimos	bTfTiI
salin-	bScQ
salina	bScQ
salir	eHn\\pIq]rE
salle	ib
salle-	aGbX
salles	aGbX
salles de	jKrP
salles$	aFbX
salmo-	b[cIhR
salmon	bQhT
salon	b[hRiV
salon$	bFhQt[
salon's	b[cKfJlI
salon-	bVcPiS
salons	bPcRhKiS
salons$	bScPpK
salou	aWcTiI
salou$	aXcTiIqK
salt	bW
salti-	cSi[jB
salud	bTjU
salud$	bQiW
salud-	jFkXta
salut	td
salut$	tV
salva-	cPhJiW
salvador	cU
salvador$	cU
salvo	dPfY
salz	aHbJcGePhIi[
salzb-	cQiQ
salzbad	cKiY
salzburg	cU
salzburg$	aScP
salzg-	c[
salzgitter	cX
salzgitter$	cX
salzs-	cKfJiVjS
same	bRmA
same day	i\`mDnSpW
same$	bRgKjGk]
samed-	fW
samedi 00	aHpWqQsP
samedi matin	nRpW
samedi sur	fV
samedi$	fUhR
samedis	f\\hF
sampl-	hTiQkT
sample	bIhYkX
samples	iVpR
samples$	i[
sampling	i^jI
sampling$	cLiZ
samst-	f\`
samstag	fT
samstag$	iU
samstage	f\`hH
samstags	fW
samt	aR
samu	cJi]jH
san	bTc\`
san juan	bIc]fKhS
san miguel	aKcT
sana	bHiHjZs[
sanct-	jY
sanctions	iWjJ
sand	b[cEfKiUjCsG
sandr-	mTqXrRsRtK
sandrine	mVqU
sands-	bPcWiEkV
sandw-	cUfHgLhZ
sandwell	cW
sandwell$	cX
sandy-	c]
sang--	jX
sang-froid	jX
sang-froid$	jY
sangr-	bRiRjR
sangre	bRiRjR
sangre$	iX
sanid-	gPiUjQ
sanidad	gPiUjQ
sanidad$	jV
sanie-	i\\
sanit-	bTiZjQ
sanitaria	j\\
sanitaria$	j\\
sanitario	iLjX
sankt	aBb_cG
sans	iIjUrT
sans enfants	sV
sans$	eXlKpK
sant	aKbIcVfbiKjI
santa	aIbZcXoS
santa fe	cYdLjS
santa$	oP
santa-	casH
sante	bXhZtQ
sante$	aDbWeItX
santi-	aCcXiQ
santiago	cSiQ
santiago$	hJiW
santo	cWh]
santo$	bKcWhX
santo-	bYcHiLpQ
santona	bYcIiK
sap	iPjX
sap co	jLk[
sap ewm	hKjT
sap fi	jY
sap mm	jR
sap pp	iQjQ
sap$	iTkR
sar	gZi_
sarla-	aVcQ
sarlat	cT
sarlat$	cV
sars	i^pR
sars$	i]
sarth-	cU
sarthe	cU
sas	iTjW
sas$	jU
sash	bViWjJ
saska-	c\`fKiEjLpHsK
sastr-	aRbT
sastra	aY
sastre	aRbT
sat	f^
sat /	fZ
sat 0	aHbPqQ
sat am	gY
sat in	lU
sat off	fU
sat$	fWiQ
sat-t-	fWgIhZiGjL
satel-	cZ
satelite	bRiP
satelite$	bRiQ
satellite	cW
satellites	cUhLnL
satellites$	cUhLnL
satis-	iYjVlJqL
satisfactory	jYlIrJ
sats	fcgL
sats$	bJf]iU
satt	cIfJh_iGjH
satt$	bKcHh_iHjHmI
satte-	jX
sattelfest	jX
sattelfest$	jX
satur-	fW
saturday	fS
saturday morning	eJgLiT
saturday mornings	fQgGiQ
saturday$	bSfRjSsS
saturdays	fV
saturdays till	jQ
saturdays$	bXhTiIpSsK
satze	jTpSr[
saube-	jY
sauber	jUsStQ
sauber$	aLiXjKsTtT
sauberes	iJj[
sauce	ic
sauci-	bShLsQ
saucier	bShLsQ
saucier$	aX
sauer-	hTi\\jL
sauf	dU
sauge-	bViU
saumu-	bQcU
saumur	bQcU
saumur$	bKcXiI
sauna	he
sauna$	bYcLhRjJ
saute	aVfKiVjE
sauva-	aEbXcK
sav	i_jK
sav$	aViS
save	jKk^
savin-	bQeS
savings	bQeS
savoi-	fPjWkR
savoir	fPjWkR
savoir lire	jT
savoir$	fZiKjGkXqVrLtK
savvy	jYkUsI
savvy$	jYkTsI
saw	bKhXiFjRkIpIqW
say	q[rT
say "	oVqY
say it	hViSjGkGlLpJqCsV
say$	sPt\\
sayin-	cKdXtJ
saying	cKdXtJ
says	aJq^sQtQ
says$	aIfShKsWtQ
sbs	i[
sbs$	i[mL
sc	aSeYgRhLiJjU
sc$	cYiItK
sca	hViLjTkS
scada	aSiS
scada$	aUiR
scaff-	iTjFsR
scaffold	iVjFsT
scaffolder	aXqP
scale	ggiSrT
scale 0	g[
scale 00	g]iJ
scale$	gYiCjIkZrZ
scale-	bVmQ
scale-up	bWiKrS
scan	bUiVjTmKpQ
scan$	aKgIiWjQlJmHpR
scand-	hIiLjQkUsK
scandinavian	hIiLjQkUsK
scani-	bY
scania	bY
scann-	iW
scanner	iSjX
scanner$	j^
scanning	iVkU
scanning$	kP
scans	fBi^mLp[
scare	gIiQj\\lJqV
scare-	cLjSlW
scared	cLjSlW
scared of	cLjSlW
scars	iKjX
scars$	iKjX
scena-	iUpW
scenario	oLpZ
scene	bGcLiXm[
schab-	bIjTqT
schad-	aXgQk_
schaden	k]
schaden$	kW
schaf-	qRrU
schal-	iS
schalen	aEbZiR
schaltberechtigung	jY
schaltberechtigung bis	aJjX
schalten	hHiIjHrb
schalten$	iHjGra
schalter	i[jJ
schalter$	i[jJ
schan-	c_iD
schau-	bSiSlSqX
schauen	pVqQ
schaum	bQiT
sched-	iWmQ
schedule	cIfSiU
schedule$	cHiV
scheduler	a^bLiK
scheduler$	aX
schedulers	m\\
schedulers$	m^
schedules	iZjGsQ
scheduling	iV
scheduling$	iW
schei-	bQq^sV
schein	kQq^
schema	gUkU
schemas	jYqS
scheme	hSjJnS
scheme$	hSjGnU
schemes	aLbSiX
schemes$	bYdJiTjJ
scher-	cKhUoUpK
scherz	cKhUoUpK
scherz$	cKhUiLoUpK
scheu-	j[
scheuen	j[
schic-	fZgQmX
schicht	fS
schicht$	fY
schichten	bJf[iW
schichten$	bHfVi[mJ
schichtfuhrer	fDgVmZ
schichtgeld	gT
schichtleiter	cLhJpX
schichtplan	fRgKh]lG
schichttauglich	cKfHhDj[mK
schichtzulage	gWiL
schicken	cHfHjEkIlZpU
schie-	b@cLhHi_
schiefer	aLiSjT
schif-	bTh\\jU
schiffe	bRgLiR
schin-	iX
schindler	bQjQkR
schla-	hUiRqR
schlachtung	bVfJiYjHrGsE
schlachtung$	bWhKiRjJsJ
schlaf	jY
schlaf$	jX
schlaft	pQqX
schlafwagen	bUhTnF
schlank	s_
schle-	hRiRqQ
schlecht	dSfKjJlKnTpKrKsS
schlecht$	aHbJdShJiCjEkQlHmKnTpJsQtK
schlechte	jIs_
schleifen	kTpR
schleifen$	pT
schleppen	iVjWqJsK
schleppen$	i[
schlepper	iT
schli-	iWjTqVsP
schließt	jSpHqT
schlo-	aJbRjQlU
schlosser	aJjUlXmK
schlu-	fUkRqR
schluss	f^gDqT
schluss$	fVgFhKqU
schlussel	iQjUkV
schlussel$	iSjZsJ
schme-	aYbGgHiHjZpIqP
schmi-	iS
schmiede	aSiLpS
schmieren	bLiZ
schmieren$	iS
schmu-	gPiPqV
schmutzzulage	gT
schmutzzulage$	gU
schna-	aFgKiKjVkIlYmBqY
schne-	iTjT
schnee	fIiVjU
schneiden	bLkP
schneiden$	iT
schneider	hS
schnell	jWlU
schnell$	iJjUlW
schni-	gSnS
schnitt	fJgViJnV
schnu-	cHhKiWjEl[pV
schnuppern	pS
schnuppertag	lJp[
schok-	aKbWcJhJiCjY
schol-	aJbUiEjHk\\mJpKtK
schon	k\\sU
schon mal	iHj\`mHqK
schon$	kXl[
schon-	aEcWiHkS
school	bQlQ
school 0	b]
school bus	aQhXiJ
school days	aFbFdIfWgHh@i]lHnHsI
school hols	aTf\\hG
school hours	f_kClH
school of	aDbdjJlI
school run	aIbFcUiX
school visits	hHn]
school$	bXfQsR
schooling	gHh[iDtY
schooling$	cJhQiGjHtW
schools	bRcQiS
schools$	bUnS
schor-	aYcQiRtJ
schot-	bGi[
schra-	iYpKrX
schre-	jPrS
schrecken	iJj^
schrecken$	iJj^
schreib	bTiJpRqLrQ
schreib$	bVgIhFj@pQqLtT
schreiben	qQ
schreiben sie	gWjHrV
schreiben$	iPqU
schreibst	bLrTsJtS
schreibt	bTfIpQqK
schri-	j]rQ
schriftlich	pR
schub-	kHpDqd
schubmast	iQqS
schuh-	aUh\\iB
schuhe	bUhWiEjK
schulabschluss	aJbJdKeKfJgFhEiFjEkIl\`mJnJoKpFqKrKsKtK
schulamt	bIjPqKtZ
schuldnerberatung	aTcKtU
schule	bRePhRsU
schule$	bWhTpK
schulen	nU
schulen$	iZ
schuler	bRcTgGiSjKoLtJ
schuler$	aBcUgHiWjJoK
schulferien	fX
schulhauser	bWcJ
schuljahr	eToYtH
schuljahr$	eUfKo[pKtH
schulklassen	iW
schulleitung	aU
schultagen	fZiGqQrJsD
schulung	iPkS
schulung der	iQ
schulung$	bHiFj_lU
schulungen	iW
schulzentrum	bCcYtV
schut-	hSiXqFrT
schutt	iW
schwa-	c[qPrQsR
schwabisch	cSkKrY
schwabisch gmund	aLcS
schwabisch hall	bRcTrJ
schwanger	kHqYsZ
schwarze	cJiYtU
schwe-	rYsZ
schweine	bWiX
schweizer	qRrTsS
schweißen	cLjCkWlRpKqJrSsJ
schweißer	aTmT
schweißer$	dLmU
schwerbehinderte	pUsL
schwerin	cZ
schwerin$	cZ
schwerpunkt	aYbViK
schwerpunktpraxis	bY
schwerpunktpraxis$	bY
schwi-	fKhZjZlQ
schwimmen	gIsQ
schwindelfrei	jX
schwindelfrei$	j[sP
sci	aYbK
scien-	jPqS
sciences	j[
sciences$	jZ
scientist	aTcJqYrJ
scientist$	aWcKqH
scientists	aGhLiXjGmX
scier-	bS
scierie	bS
scola-	aU
scolaire	bVeRiQoR
scolaire$	aYbKeTjKoU
scolaires	aTfUhU
scolaires$	aQgIhZ
scone-	i\\
scones	i\\
scoot-	aGiSjRkU
scooter	hQjSkV
scop	b_iUjK
scope	bJcQi^rJ
scope-	iXjGk[rD
score	cEiEkarG
score-	iWjK
scores	iWjK
scori-	bT
scoring	bT
scoring$	bU
scotl-	cIdXlL
scotland	cIdXlL
scotland$	cIdXlH
scott-	aKbTcRiI
scottish	bViHjT
scout	i\\
scp	a?bZdFfKgcjH
scp 00	aKg[
scr	i_jI
scrap	gGhIib
scrap-	aKfIiajKmKqIsHtL
scrat-	aKiQjJtW
scratch	aKiQjJtW
screa-	j^lH
screaming	jTrP
scree-	jTp[
screen	jQqP
screen$	jZpR
screening	iZjUpS
screening$	hJjYpU
screens	fKhTiUpK
screens$	hVjSmKpK
screw-	cXiWjG
scrip-	k]lY
scripting	iGjRkS
scripting$	kR
scripts	iZjKkS
scrub	a[bIiWtK
scrub-	bKhWiT
scrubs	bKhWiT
scrubs$	bIi\\
scrum	aZiJjKkVlV
scrum$	aQkSlS
sctr	gYhXpH
sctr$	cLgEh_jKpF
scunt-	cQ
scunthorpe	cQ
scunthorpe$	aPcR
sd	fWgLjRqP
sdlt	i[jK
sdrs	aWiIjHmS
sdrs$	aQcLiGjKmT
se	qY
se agradece	kZ
se cobra	fRgS
se come	eShUpK
se exige	lT
se ha	qZ
se jubila	iW
se lever	iGj_oI
se nos	o\\qS
se paga	gRqHtW
se pide	iIkLl[sU
se puede	d[iR
se queda	iEoTqSsT
se trabaja	f_gKsT
se va	q]tL
se valora	k\\
se$	aViLkR
sea	kR
sea time	e?j\\lRpT
sea$	bJdTfHiHjGkYpQsR
seafa-	a>b\\jY
seafarer	jZ
seafo-	aSbVcIiP
seafood	aSbVcIiP
seafood$	aWbAcKiX
seal	bQiSsP
seal$	bJiZjTpJsQ
seale-	iQpX
sealed	iQpX
seals	bLi\`
seals$	i\\jK
seama-	pU
seams-	aVbLfHiIjKm\`pI
seamstress	a\\
sean	gLjPsYtL
seanc-	fY
seance	fPgT
seances	fYtI
searc-	aTbHsStS
search	aVbGqItV
searches	iUsV
searches$	iUsV
seaso-	eS
season and	aKb^
season pass	h^
season$	fRoU
seasonal	bRe^mQ
seasonal$	bYeRjS
seasons	iJjb
seasons$	eY
seat	bScPjRtT
seat$	aFbVjZ
seate-	hCi]jKnF
seati-	bSiR
seating	bSiR
seating$	bR
seats	aQbYgI
seats$	aRbTgGhSiGjJmRpJ
sebas-	iV
sebastian	iV
sebastian$	iV
sec	aXcUmV
sec$	aTbKeIjJmZpQ
secci-	bKiarI
sechs	bQmY
sechs bis	bGgIiSjKmEtL
sechs leute	iGmYqR
sechs monate	hR
sechs nachte	fViGnHqIsX
sechs uhr	fQ
sechs wochen	iJmU
sechs$	fUhSiEmX
sechs-	bVmT
sechst	kJmW
sechst$	kImZ
sechste	bUfThS
sechsundzwanzig	gRmW
sechz-	bUcQnI
sechzehn	bTfP
sechzig	cUdRnG
second	kRpQ
second weekend	fHh[lP
second year	aUgUiIjTkJmE
second$	aXjLkIpU
secondaire	aJeKhGjWlT
secondary	aIb_iK
seconde	iV
secondhand	bWiPmL
secondhand$	bWpL
secondment	e\\
secou-	aQiR
secours	gQiV
secre-	aSmSpQ
secret	jRqV
secret$	jVqU
secretaire	aYmTqS
secretaire medicale	a^bK
secretaria	aWpW
secretaria /	aR
secretaria$	aZpXsK
secretariat	aHbSjPpZtR
secretariat$	bFgViKjSlLpXqHtL
secretary	aTmR
secretary$	a]mW
secs	aLcIi]
secte-	aIcZmS
secteur	aIcZmS
secteur$	aDbVmT
secti-	bPfJiW
sectio	iXmK
section	fDgTrS
section 00	iRrP
section$	bQiW
sections	bViUjHmG
sections$	bZiKmH
secto-	gTjR
sector	iQjTqR
sector$	q[rH
sectors	bKgZhLiLjKsY
secun-	aTcXjSoI
secundaria	aPjSsR
secundaria$	aVjR
secundario	aWcIjSlTmJ
securite	iYjRnQ
securite$	fHiQnX
security	hRlPpQ
security clearance	jX
sede	c^iHp[
sede electronica	iEjJp_
sede en	aRcT
sede$	cRdQiJjLpV
sedes	bVcViHtJ
see	cSpVqR
see the	pTqV
see$	bWc\\eWpE
seed	aRb]iXjK
seefe-	cQhKjV
seefest	jT
seek	aVbIt]
seek a	aYbHtU
seek$	aJt\\
seels-	aYiJqVsJ
seen	iLlZpR
seen$	pZ
sees	pWqK
segel-	jHk\\mJ
segelmacher	aQbLsR
segme-	i]
segui-	iWkRnR
seguidos	fYiLpKqV
seguidos$	fZ
seguimiento	iXkSnS
seguimiento de	aIiX
segun	cEePg\\iX
segun-	bSkQ
segunda	aTbQiEpR
segunda$	aTiKtL
segundo	bQjJkWoT
segur	gYhT
segura	aJbYcPjKtK
segura$	aIbXcQhLjI
seguridad	aSiS
seguridad social	pYsQ
seguridad$	fKiJjSqT
seguro	hX
seguro de	hWjR
seguro dental	hR
seguro medico	h[
seguro$	hYsV
seguros	aTgKiP
seguros$	aYiHjPmItH
sehen	dViEjUlPqFtU
sehen$	dXiDjPlS
sehr	jR
sehr geehrte	tR
sehte-	bKgFj[
sehtest	bKgFj[
sei	gGhJq[s\`
seid	fKmW
seil	bWiEsX
seil$	bXiHjK
seilb-	bVtK
seilk-	iS
seilw-	bViIqQ
sein	jUlR
sein ist	bKjHlXsW
sein$	lRoSsPtQ
seine	aDc_hLiBmGqUrKsKtB
seine-	bTqY
seinen	fLq]
seis	fYmS
seis a	iV
seis anos	fKj^
seis con	fQhLmS
seis meses	eW
seis$	bUfRhJiU
seisc-	gW
seiscientos	gW
seit	bamS
seit 0000	b^
seit 2000	b]
seit$	aFmQqQtR
seite	pSr_
seite$	pVrR
seite-	aIcWiKpY
seiten	aJdLfLiKp[
seize	eJm[
seize heures	fRiL
sek	fX
sek 00	g\\
sekre-	aZ
sekretariat	aZ
sekti-	sStV
sektion	kLsV
sekun-	kJpWsJ
sekunden	kJpWsJ
selbe-	iS
selber$	bWfLsT
selbs-	hT
selbst	bThRjEsQ
selbstandig	eUgGiHjQqY
selbstverstandlich	aUeV
selec-	gSiWoT
seleccion	pW
seleccion$	iSpW
selection	fKhFiVoY
self	fJhXpQqWtG
self employed	eUiK
self$	cLeTiLjWpE
self--	b^eUiFjR
self-employed	e^
self-employed$	eZgK
self-funded	bVeIiGjY
sell	bRhJiT
sell$	iYjLlSqKsI
sella-	aJia
selle-	bThT
sellerie	bThT
selli-	i[qX
sellier	bTcJiX
sellier$	aJbXcGiS
selling	iUmJqZ
selon	g^nR
selor	iCjRkDp\`rJ
selte-	fQjKkXsR
selten	fQjKkXsR
sem	fXhQ
sem$	fQgP
semaf-	ibj@
semai-	fVhP
semaine /	f[iJ
semaine de	fGh[
semaine sur	fQn\\
semaine$	fU
semaines	fRhUlS
semaines +	h\\
semaines de	hY
semaines$	fShRlQ
seman-	fR
semana	fQ
semana al	fPiS
semana de	fQhViKoApY
semana en	dHfVhFn[
semana santa	oZ
semana y	jJlT
semana$	eQiQ
semanal	dRiQ
semanal$	bHhWi^
semanales	f]gQ
semanales$	fXgU
semanas	ePlQnRoU
semanas de	fEhYoR
semanas y	eRgIh[qY
semanas$	eWiGjHlXo[pR
semen-	aJb\`iH
semes-	eRoW
semester	iTsX
semester$	gQsX
semesterferien	gAo[pG
semestral	gT
semestre	e[hLjRkKoT
semestre$	bUeIgLhJkDoY
semestriel	iW
semi	aS
semi--	aEbQcKeXfKiSsQ
semil-	bVlYrIsH
semin-	cKgEh]
semis	cKfEgJiamGoUpFtK
sen	hEid
sena	iPjZ
senal	bTdAh]iIjGlJoKqHrUsG
senci-	aGjTr[tJ
send	pYqStI
send a	kGoSrT
send it	pRqWrItE
sende-	jZ
senderos	i_jH
senio-	mP
senior	aTmQ
senior$	a_
seniority	bHfVgZ
seniority$	bGfVg[iK
seniors	bPjRmU
seniors$	jUmZpL
senke-	iZ
senkerodieren	iZ
senn	bVjK
senne-	iHjY
sennerin	aScT
senor	iZsV
senor-	s]
senora	aU
senoras	aHbZsU
senoras$	aIb[
senorita	mFsXtV
sens	c\\hLrP
sens$	c\\hLrP
sense	iVj\`mKtH
sense$	cHiEj\\kLpI
sensi-	jQkRmJoJqY
sensible	aKiKjRkRlKmHrK
senso-	bUjSkK
sensory	lT
sent	lU
sente-	qIr\\
sentence	hQqHrZ
sentence$	pKqJrY
sentences	iKqJrYtU
sentences$	qGrRtV
senti-	iPjU
sentinel	iPjU
sentinel$	iRjR
seo	aXiTjP
seo$	aTiWlI
sep	bSfRgLhQ
sep$	aIbUcIeLfThR
sepa	aSjYkR
sepa de	iEjPk]
sepa$	jQkQ
sepan	f\\
separ-	fGgXiZqUrT
sepp	pSqQt[
sepp$	dJiFt^
sept	eWfQo\`
sept 00	e]fFpQ
sept heures	fS
sept$	o\\
sept--	ocpK
septe-	oW
september	fRoU
september$	o_
septembre	iSoSqT
septembre$	iVoS
septi-	fShQoQ
septiembre	fShRoR
septiembre$	hSoR
ser	lRsU
ser posible	kZsQ
ser$	kGoSsW
sera	iRoWqV
serai-	kXoS
seraing	c[
seraing$	c[
serait	kZoT
serait un	tK
serait$	jGkWoQ
serem-	jW
seremi	jW
seremi$	jQ
seren-	aHc_hQmH
serena	cRhTtJ
serena$	cWhP
seria	kj
seria la	jIk]
seria un	fQkU
seria$	cIeRiJjIkVtU
serie	b_iJ
serie$	bU
serie-	bViS
series	bViRkS
series$	bKj]
serio-	bJiVrUtJ
serious	iYjQqItI
serna-	fJj_
sernageomin	jTrQsP
serra-	cViWsC
serru-	bKiQjV
serrurerie	bKiRjV
serrurerie$	bIiQjW
serve	j^kF
serve$	gVjU
serve-	a[iS
served	jRlX
served$	bIiBlV
server	aHbRiTqKtJ
server$	aIbLiVjRsH
serveurs	aXoS
service	bR
service charge	g\\
service pension	eGgIh_
service$	hRiWjQmU
serviced	hRiTjK
serviced$	hRiT
services	iV
services$	aTbRiRtQ
servicetechniker	aVnVrG
servicing	i^jE
servicio	bPeU
servicio$	bDdJgSi[jK
servicios	e[jJ
servicios$	eTg[iGjK
serving	aIb\`cIhFiKkFo[
servir	iVjU
servir$	iX
servs-	j[
servsafe	j[
servu-	tX
servus	tX
servus$	tU
ses	jTq\\
sesen-	bUgR
sesenta	bUgR
sesio-	bLfZgThJiBlLnE
sesion	fHgVlJ
session	bKfSp[
session$	gWmSpT
sessional	aUeWmV
sessional$	aUeWmV
sessions	bTgViQnR
sessions$	bRcIgZhPjKnV
set	hQiW
set$	hViQjGkG
set-u-	fQiU
set-up	bLfU
set-ups	iU
set-ups$	iU
sete	c\\
sete$	c\\
setec-	gRiL
setecientos	gRiL
seten-	bWgUpL
setenta	bWgUpL
setos	i[
setos$	i[
sets	bWfIibjJ
sets$	bYiW
setsw-	iRjSkVrJ
setswana	iRjSkVrJ
sette-	aXbIiUmT
setter	a[iL
setters	bIcLfEi[mV
setters$	bIiRjJmYpJ
setti-	iZ
setting	iX
setting out	iP
setting$	i[
settings	iV
settings$	iW
settl-	cRiQqS
settle	iP
settle$	aScP
settled	sY
settling	i^
setup-	jP
setups	jP
setups$	iSjJ
setze	aHbIcGhKjZtL
setze-	jUlStP
setzen	jUlStP
setzen wir	iDlXtX
setzen$	iTjY
seuil	iUnK
seul	hDiEjYmUrUsQ
seul$	iFjZmRrR
seule	jVqT
seule-	qQrQsX
seulement	qQrRsX
seulement$	fQjIpTrWsR
seven	fVmVpT
seven days	bZcKfIhP
seven seven	pV
seven thirty	fV
seven till	fX
seven to	fX
seven years	j\\
seven$	fYiS
seven-	g\\
seventy	gQiQ
seventy-five	g]hLiFqI
sever-	bEhWrU
seves-	bY
seveso	bY
sevil-	cS
sevilla	cS
sevilla$	cU
sexo	s^
sexua-	aTjR
sexual	aWhI
sexual$	iJjV
sexuales	jY
sf	a^bGcKeKhIjImHpG
sfi	iS
sg	bPcX
sg$	bQcT
sga	cIj\\
sgb	aVjUpU
sgmm	fKh\`jK
sgmm$	fGh[
sh	aGbIcKiKn]
sh$	aFbHcKiGn^
shade	iY
shado-	iSjLoS
shadow	iSjLoS
shaft	aEbKc_fJgIpItX
shake-	cZ
shaker	cZiJjJ
shall	aQbLiJpVqTtR
shamp-	bPiS
shampoo	bPiS
shape	aGbEjJkUlLs]tY
share	g\\hVlE
share of	gThIrR
share$	bJeTgPhPjHlCqUrJsLtX
share-	hV
shared	fQhTsQ
shared flat	hS
shared$	fZgP
shares	bHgXhQjD
shari-	aJbZcJgKhP
sharing	hR
sharp	fHiLjKlVsS
sharp-	hXiV
sharpened	hZiI
sharpening	i^
sharpening$	iX
she	qR
she or	iPjJkJmVqKsK
she$	iZjLqV
she'd	bKkHsS
she's	q\\tT
shear-	aRbQfGiDjRoQ
shearing	bVcIeJfGgJiHmJoUtL
shears	jU
shears$	jU
shed	hUiT
shed$	bRcRhT
sheds	bZcF
sheep	b[hXjClTnE
sheet	aUbGi\\pW
sheet metal	aQeTiH
sheet$	fSiZjT
sheet-	iV
sheets	iQ
sheets$	i]
sheff-	bRcQ
sheffield	bRcQ
sheffield$	bQ
sheik-	aKbYjWkGlGtL
shelf	cIdJhJigjC
shell-	bLcKiYjQ
shellac	bJjY
shellac$	bKcLjV
shelv-	iWjRqK
shenz-	nV
shenzhen	nV
shenzhen$	fLiLnT
sherb-	cY
sherbrooke	cRdQ
sherbrooke$	cY
sheri-	aXiS
shes	gSiKqQtI
shift	fWgP
shift 0	f_gJ
shift 00	fWgVmJ
shift allowance	hGr^
shift engineer	aRmWpJ
shift lead	mYpU
shift of	maoJ
shift premium	gU
shift$	fXiSjT
shift-	fS
shifts	fTiQ
shifts 0	fT
shifts$	fRiSmWtS
shill-	bHfHg]iJjK
shillings	bHfHg]iJjK
shillings$	bGfHg[iH
shima-	iS
shimano	iS
ship	bViPnU
ship'-	iW
ship's	iW
shipp-	jR
shipped	jX
shipped$	aLgThS
shipping	aQlT
ships	bccHgEhAiVlB
shipw-	aT
shipwright	aT
shipwright$	aU
shipy-	kR
shk	aJjY
shock-	bYcHhUqK
shoe	aFbYcQfFpY
shoes	hWiZ
shona	mW
shona$	dLmW
shoot	b_gDhHlFr\\
shoot$	aKb_gB
shop	bZ
shop assistant	aP
shop manager	aW
shop$	bWcUhRiQjK
shop'-	bTcWqJsR
shop's	bTcWqJsR
shopf-	aYsP
shopfronts	iV
shopfronts$	iS
shopi-	bJjY
shopify	bJjY
shops	aGbccIfHiEjI
shore-	cWfFqS
short	rZtV
short$	aKhKiVrRtS
short-	qT
shorten	bIiDk]
shorthand	jUlWqK
shorthand$	iKj^lD
shortlist	pVqU
shorts	jJs^
shot	jV
shotg-	jTkS
shotgun	jTkS
shots	iYjP
shoul-	jQsS
should	qS
should be	kKrRs[
should not	bIhIjVnZ
shoulder	bEfZhTjLlLmIsI
shoulder$	aJbFf[gKhSiKjIkLlHmHqLsI
shout	qAsStV
shout-	bSjU
shouting	iQjV
shove-	b\\jR
shovel	jSkQ
shovel$	iVjJkU
show	iVjQlSrT
show you	iSl[pQ
show$	iUlTmIqQ
show--	bHcEie
showe-	hYrL
showers	bJhYjHpK
showers$	bIhYjHpK
showr-	aUbX
showreel	jVpS
showroom	aWbViL
shows	bRfTnVtU
shows$	bPfWjIqJt[
shrew-	bQcS
shrewsbury	bQcS
shul	b^iJ
shul$	b]iIjJ
shut	aGfPgDhYiXjDmFqR
shutd-	bZjJoRpH
shutdown	bKfRhQoTpK
shutdown$	cRhQoWpI
shuts	dYf[iEqSsJ
shutt-	hUnV
shuttle	hVnV
shuttle$	cJhTnW
si	kV
si ademas	jJkY
si ca	eRqLtR
si es	eKgSsW
si hay	hLjHkR
si la	hIqa
si lo	bRkTmKqY
si no	iLjYk@lZoVqE
si o	pWsR
si possible	jJrRs_
si puede	iJjGkXsU
si sabe	kXoK
si se	gTqS
si tiene	kX
si viene	hRtP
si y	fZnU
si$	iJjRlTpKtS
sia	gKiYj\\
sia$	iQjV
sibli-	bCi^
sich	q]sP
sich mit	sU
sich$	mTqR
siche-	jd
sicher	eChWjV
sicher$	eAh]jQ
sicheres	jU
sick	qZs\\
sick$	eLmLq\\
sickn-	iVqK
sickness	iVqK
sida	iSjU
side	c]
side of	cUhVkK
side$	bQcYiFjT
sider-	bRcF
sides	aEb^mHpV
sie auf	aRbJoWqK
sie bei	jKkKl\\
sie bitte	qQrU
sie das	qHrYsLtW
sie mit	fJiHjInXtW
sie nicht	fIjWlS
sie$	iJpTrW
sie-f-	rX
sie-form	rX
sie-form$	pGrW
siebe-	fR
sieben	bRfUmP
sieben bis	bKcLfW
sieben nachte	fS
sieben$	f\\
siebz-	gPnU
siebzehn	fR
siebzehnter	oR
siebzig	gRhIiKnV
siecl-	bVfKiHjY
siecle	bVfKiHjY
siege	bTc\\fSiB
siege$	cPfY
siege-	bLc\\nT
siegen	cXnU
siegen$	cRnY
siehe	aIqVtV
sieht	gLiKjTrW
siem	cLiTjQ
siem$	cJiYkJ
siemb-	lJoX
siembra	lJoX
sieme-	jW
siemens	jW
siemp-	cQ
siempre	cQ
siempre$	cLfKhUiT
sient-	aUdYgUiHlKsLtJ
siento	aLbKdZgUiHlIqJsI
sierr-	aLcUiQjXqQsJ
sierra	aLcUiQjXqQsJ
siest-	fTiZ
siesta	fVgJiT
siesta$	fCiYpVsJ
siete	fTmY
siete a	f\\mE
siete$	fPhHmQoW
sift	jKoFp\\
sight	iGjaoJrJ
sight-	iSjJpV
sigma	bIcLiTjLk[mK
sign	bVd@gToU
sign--	gTiWoI
sign-off	bKgXiToG
sign-off$	bHgLi]jKkE
sign-up	iS
sign-ups	aLmIsU
signa-	hFjR
signal	fKiJjWlFnVpRsL
signaller	aWgHjX
signaller$	iCjZ
signalling	aVbGeCiIl[mGpI
signature	gTh@iYrV
signatures	iQ
signatures$	iR
signe	q\`
signe$	iHjIlLqSsV
signe-	gRkSrT
signed	gUjSpQqQ
signed off	fFgZqRtL
signed$	iCj\\pX
signes	bQkSrY
signes$	kSrZ
signi-	aSiW
signing	bIiWqI
signo	cGiGjYkV
signos$	kV
signs	bIfCgZhFiIjFm_qUrItI
signw-	rP
signwriter	rP
signwriter$	aV
sigue-	bQcY
siguenza	bQcY
siguenza$	cXiL
sigui-	aKiPmKpSqHtV
siguiente	aKiPmKpSqHtV
siguiente$	aKiQmJpSqHtV
siigo	j]
siigo$	jX
silae	j\`lK
silbe-	jZ
silber	jZ
silber$	j[
silen-	jSq^
silence	q\\
silencio	dSqW
silencio$	dXjLqR
silic-	iY
silica	jS
silik-	bLcEdLeLfLgLhLiGjakJmLnLoLpKrLsL
silla-	bXiQmK
sillas	bXiQmK
sille-	bXcJi\\
sillo-	bX
sillones	bX
sillones$	bR
silly	bXkY
silly$	bUkZ
silos	bUiZjItL
silos$	bWiSjJ
silve-	bTiT
silver	bUhIiR
silver$	aXbGhIiW
silvester	hU
silvester frei	fLhV
simil-	jW
similar	jR
similar$	jW
simpl-	gIjSrT
simple	iVrV
simple ira	gJh]rF
simple$	bFiY
simul-	iYjKlX
simulador	kT
simulation	dZlVmL
simulations	fZiG
simulator	fIiIlUpW
simulator$	pY
sin	jUsV
sin cargas	sV
sin experiencia	iLlb
sin faltas	jUrU
sin hijos	s[
sin$	fSiRjJmHsT
since	bVqT
since 0000	aKbc
since 2000	bYlU
since the	jRq\\
sind	s[
sind 0	bVcDgSm]
sind 00	dZfGgYhCmXnLqAsI
sind die	bViWsI
sind ein	bP
sind eine	rS
sind rund	eLfV
sind wir	mYsV
sind$	aJbIcRiTjDsItW
sindi-	eUqRsZ
sindical	bPeX
sindicato	eTsX
sing	bRfUiFkY
singa-	cTeYfQiIsL
singapore	cWfSiL
singe-	cRjDlYqS
singen	cV
singi-	j\\lV
singing	j\\lV
singl-	hPnRsU
single	hQnRsT
single cabin	hY
single$	s[
sinie-	bEgXjL
siniestros	bEiZjK
sinis-	hKiR
sinistres	hKiR
sinistres auto	hJrP
sinnv-	hJn[
sinnvoll	hJn[
sinnvoll$	hJjGn\\
sinon	fRjQlIs]tV
sinon$	fKsVtW
siobh-	mR
siobhan	mR
sion	aJbScU
sion$	bScU
sir	aFgKiKjJqQt\`
sirve	bHcKdKfKkYmJpK
sirve$	aIbHcJdJeIfJgIhJiIjHkZmHnJoIpJqFrIsItI
sis	iRj[kJpGsR
siste-	hSjQmV
sistema	jY
sistemas	iIjYmJ
sister	h]jInK
sisters	aLbQiIjGm]
sit	dTjWmZ
sit in	iUmR
sit$	pU
site	fK
site 0	dZhGiGpUqK
site :	c\\rVtB
site and	a[dHqItH
site de	cSiJpSqY
site manager	a]
site$	dRhRpQ
sites	b_cQjKn\`
sites$	bTcReHiRnZ
sitio	bVcPgFoKpIqQtY
sitio$	bXcKgJpItZ
sits	aIbHcZdHiKm\\
sitti-	hTiQjSlG
sitting	hUiRjTlF
situ	iQlW
situa-	iAkVlHsZ
situation	iDs\\
sitz	aDc\`dLtW
sitz ist	cY
sitze	bIcJiSq^tL
sitze-	cViGjYmV
sitzen	cWiHmW
sitzen$	bKcTiFjY
sitzp-	bZ
sitzplatze	bZ
sitzt	jRmXqV
sitzt$	iRjYmHtL
sitzu-	d]fThD
sitzungen	cUfR
six	fQ
six and	bTgUhEiX
six days	f]o>
six mois	eTqV
six months	eZsT
six of	aZmVpJ
six points	eKjZ
six semaines	cKhWlS
six thousand	bRfI
six to	gX
six weeks	fUlY
six years	j[
six$	bWfZpT
six-d-	fX
six-day	fX
sixte-	eGgR
sixteen	eGgR
sixth	b[cGmFoJpR
sixty	aGbSgYhQ
sixty five	eKpJqY
sixty percent	bSgSiK
sixty$	bCcKgVh[iDjLmItK
sixty-	fGgX
sixty-five	gU
sixty-two	fEgV
size	hGi[kKpJrSs]
size$	hKi\\kEpEr\\sJ
sk	bHc^gEqDtK
skand-	bVgI
skele-	i\`
sketc-	jR
sketchup	jV
sketchup$	jQ
ski	aQhViQ
ski pass	h^
ski$	h]qU
skido-	aHfGgJi\`jFsK
skill	gQhLiKjRkSlZ
skill$	bHiFj]kU
skill-	jQkW
skills	jSkX
skills$	iFjIk[pT
skin	hSiKjTsT
skin$	hJjXlLsJtK
skinn-	aFcCi\\s\`
skip	iGq\\ra
skipa-	hX
skipp-	aXbJkSmS
skipper	aZmU
skipper$	aXjRtK
skipt-	cV
skipton	cV
skita-	h\\kQpK
skitag	h^pJrL
skoda	bQh_jJ
sku	bCcIeBfAgBiasL
skus	bTeFiZ
sky	bGcajB
sla	aJbCdEe]fAgFhHiZj@kHpKrI
slabs	iT
slack	f\`iIjGtZ
slack$	f[gKhLiEjJtX
slam	iXjHkTsL
slate	aBcIiYjYtJ
slate$	cKi\\jB
sleep	fIgViXjV
sleep$	fGhLiYjXmK
sleep-	f\`iI
sleep-ins	fVgT
sleeper	aRfGhSjKlKnJpW
sleeping	iEn\\
slice-	a\\bQcGhGiS
slide	iUjU
slide-	iYpT
slides	iYpT
sliem-	cX
sliema	cX
sliema$	cX
sligh-	bViJjKlV
sligo	c\\qP
sligo$	c\\
slim	jCkTs\`
slip	cTiSqRtJ
slips	iVjLmJnXpT
slips$	hJiSjKmHnXpW
sloga-	cLlLnTpKqJrasK
slos	i]
slos$	iX
slot	aTeHpTqR
slot$	eHpUqStQ
slots	bTfWgIiR
slots$	bTfXgGiSjL
sloug-	aJcYqSsP
slough	aJcYqSsP
slow	f[iJkKqT
slt	aPsUtT
slt$	aRsStU
slurr-	bWcIiHkQoJ
slurry	bWcIiHkQoJ
sma	fIi[
sma$	fHi[
small	bUqJsX
small animal	aXiKlT
small repairs	iQkV
small$	bYcJiPjClZmCpHrP
small-	bdgGiElLmHrKsS
smart	bSsZ
smart$	bJcGiKjWkHs[
smart-	iKj[
smartphone	iLj[
smartphone$	hU
smash-	iKkW
smashing	iKkW
smashing$	iGkX
sme	i^jE
smell	b[dQiEjHsS
smi	gajK
smic	fKgc
smic +	fKsQ
smic$	gX
smile-	kWrV
smoke	iY
smoke-	hQsX
smoker	bJhWsU
smokers	sX
smokers and	iVjXsK
smokers$	sV
smoki-	lZ
smoking	lZ
sms	jVp\\
smsts	j\\
smsts$	jZ
smt	iPtV
snack-	iRjP
snacks	iSjR
snacks$	iRjS
snags	i_jE
snags$	i_jB
snake-	cHj[
snork-	bLiVrQ
snorkel	bLiVrQ
snow	gJhXiS
snowf-	jRkUsQ
snowflake	aKjSkU
snowflake$	jX
snowp-	hKi[
snowpark	hKi[
snr	a[
so	qQsP
so 0	gRiTjFnXpKtK
so :	aTiFmItX
so a	s_
so about	fY
so be	fXiGjWsKtI
so dass	jWlJ
so far	bPcKq\\
so it's	bTiQqHtQ
so no	aJfGiHqTsVtR
so say	eIhUjHlLq[
so that's	aZqK
so the	tV
so they	iTjUsQ
so um	aKjRpL
so viel	h\\jJqU
so we	qV
so you	oPpK
so$	sSt_
soa	g[iLpU
soach-	bIcX
soacha	bIcX
soacha$	bHcVhJ
soat	gKiSjT
soat$	iU
sobal-	o[pL
sobald	o[pL
sober	iIj\\r\\sS
sobra	aIbKcHdIeIfJgEhIiEjQkHl[mGnIoIqIrIsItI
sobre	rS
sobre$	aIfEiXjJrYsZ
sobri-	qQr^
sobrio	iPjJrU
sobrio$	iQjJrT
soc	iSjIkW
soc n	cPhK
socia	aKbYcKeLiJmUpJ
social	bP
social /	jQ
social care	aHiSjQ
social media	aUiY
social work	iFjZ
social$	aR
sociale	hV
sociales	hJiZjS
sociales$	hJiUjW
socials	aQ
socials$	aT
socie-	bYrR
societaires	bTjI
societaires$	iSjF
societe	bY
society	aLhQiIjPrV
socio	hWiLmXqV
socio$	hYiJmZqF
socio-	jRmR
socios	bRmS
socios$	bTgJ
socke-	aJjQ
sockets	aJcRiU
socor-	cWjR
socorrista	aRcLjW
socorrista$	cIjY
soest	aJcUn[
soest$	aJbLcXiLnT
sofa	iWjW
sofa$	cSj\\pL
sofas	cJgKiBjd
sofor-	oZqQ
sofort	oZqQ
sofort$	oVqS
soft	bKiVjYoT
soft$	iWjW
softl-	aKcJjZqU
softw-	aPbVtS
software	aRbStT
software for	bUiJ
software fur	bTfK
software$	bQiIjFtZ
soi	d[hSjR
soi$	dYhX
soign-	iIjYmWsU
soigne	bSjZsJ
soil	gIiTj[
soin	fJiYqQ
soins	iX
soins de	hRiS
soins$	iS
soir	fXhQ
soir 0	fHhRsS
soir 00	hDiVpT
soir$	fZsR
soire-	a[cHfYiK
soirees	f\\
soirees$	f\\iI
soirs	f\`iInS
soirs et	aLfQ
soirs$	f]iHnZ
soit	gQnT
soixa-	aL
soixante	bTfR
soixante-dix	aKgQhRmP
soixante-six	qS
soja	bScLiX
soka	cGfIgCh^jFkUmKnKpGtK
sol	bRcJdGfWhGjZmToC
sol$	bTdHjZpH
sola	cViKpGrSsW
solai-	bGh]iP
solaires	bIhRiT
solaires$	bKhU
solan-	fKqIrXs^
solap-	fVoW
solape	fVoW
solar	aTbVgIhZmD
solar-	aQiQ
sold	fYgHj\\qW
sold$	bTfKjHqW
solda-	jQ
soldador	cQ
soldadores	aQiWjE
soldadura	iTjT
solde-	cRiRkW
soldering	cJiEjPkZ
sole	aQbLiGjTtW
solen-	bZpW
soles	g\`
soles$	gViR
solic-	cPlTpRtP
solicitor	aRiKjW
solicitor$	aWjP
solicitor's	jGl^sK
solicitors	cLiUmQ
solicitud	mIpYqKrL
solid	iKj\`
solid-	bYjRkQ
solide	gGj\\kLsT
solide$	bLjRsU
solidworks	aQjR
solidworks$	aSjQ
soll	bKrZsT
soll$	tU
solli-	c^iAtV
sollt-	jRsZ
sollte	sY
sollte man	kZsC
solltest	jT
solo	fUmSrR
solo en	iPrS
solo$	cKeTfJiHjZmZpH
solte-	sZ
soltera	sR
soltera$	sQ
soltero	kIsY
soltu-	jZ
soltura	jZ
soltura$	jW
solva-	aThW
solve-	b[pLqX
solvency	i]
solvi-	bRiS
somal-	cGhKjKkZ
somali	cGhKjKkZ
some	kU
some of	jSkKsT
some weeks	fYhEiKnW
some$	bLdRhUjYlGpI
someb-	sR
somebody	sP
somebody's	sW
someo-	sT
someone	sT
someone to	a[sKtI
someone who	iVjWkSsJ
someone who's	j[qGsR
someone with	fLtK
someone$	aPjR
somet-	cU
something	cQjX
something$	iEjVpSqFtQ
sometimes	bJcUfRhIlSnY
sometimes$	fWnS
somew-	eLhPjVlStL
somewhere	eLhPjVlStL
somewhere$	eLjYlUtK
somme	aKbHcVdKfKgKhKkIlJmKqLrKtJ
somme-	oV
sommelier	a\\mH
sommelier$	a]iImG
sommer	fS
sommer 00	e]mLqJrS
sommer$	fKhQiRq\\tU
sommerferien	eSiTjIoR
sommerferien$	eTiVjIoT
sommersemester	cFiYjGoXtB
sommes	bZ
somos	bam\\
somos tres	mV
somos una	r\\tL
somos$	aLbXiImR
son	mUqXsP
son dos	gR
son treinta	fUqK
son$	aSbIcFiImSqUrKsK
sonda-	iR
sondas	iR
sonde-	bXfLjSmS
sonden	bLi^lK
songs	bBhAidsG
sonido$	aV
sonn	fVgQhFpJsR
sonne	aEgJq]s]
sonne-	hZiQtK
sonneberg	cQ
sonnt-	f[iR
sonntag	fTgT
sonntag$	f\`
sonntage	fSiV
sonntags	fRiR
sonntagsdienst	fUqK
sonntagszuschlag	dQgQhQiH
sonri-	jTsU
sonrisa	jTsU
sonrisa$	jVsS
sonst	fWjTpKrTsY
sont	jHmRqTsS
sont des	aHcGfZhEiQjHnHoItL
soon	aIjUmCo\\pHqV
soon as	eKo\`pF
soone-	oUsS
sooner	oUsS
sooner$	iKoYqU
sophi-	cV
sophia	cV
sopor-	iPjX
soporte	j\\
soporte vital	jQ
soporte$	aUiWjJ
soportes	iSpW
sor	iJjXpP
sorch-	cKmXpW
sorcha	cKmXpW
sorda-	bV
sordas	bV
sordas$	bU
soria	bV
soria$	bS
sorry	t]
sorry$	cVdUfQjP
sort	hKs^
sort of	lKs_tQ
sort$	cUjW
sorte	gJiTqT
sorte-	gJhTiWqS
sorti-	pR
sortie	dHiVkHsU
sortieren	pY
sortieren$	iW
sorties	bKfXiQ
sorties$	bGfZ
sorting	iUkH
sorting out	iQkI
sorting$	iXkK
sortir	iVjIsJ
soste-	bJi_jIrS
sotan-	bRhP
sotano	bRhP
souch-	lJsY
souche	lJsY
soude-	aUbXjR
soudeur	aU
soudeurs	aecHiG
soudu-	iVkR
soudure	iTkR
souff-	aUfVqS
souha-	aLiFlFqJsY
souhaite	aKjQkSlFpKqLsKtR
sound	ra
sound-	bIcEgIj[kKnHqY
soup	gJhcjK
soups	aKsT
soups$	bQfU
sour	bReJgHi_kGmJ
sourc-	iY
source	iRjQtQ
sourcing	iY
sourd-	iW
sourdough	iV
sourdough$	cIiY
souri-	bUiHjUsU
sourire	jWsU
sourire$	jSsT
sous	mT
sous 0	eKfGgFhIiYj]mDpQqJ
sous chef	a\\
sous contrat	b]
sous l'autorite	iQmS
sous$	a]hIjE
sous--	bTgRqS
sous-titrage	aPiT
sous-traitant	bYhK
sous-traitants	bIiXjI
south	c]iP
south-	cc
southern	bUcBgLhXnJ
southport	cS
southport$	aScQ
souti-	aRhUiR
soutien	aRhUiR
sowei-	gZ
soweit	gZ
sowie	jW
sowie-	fRjPkR
sowieso	fRjPkR
sowieso$	iIjSkS
soy	bVhKrSsIt[
soz.p-	jY
soz.pad	jY
sozia-	aRe\\kL
sozialarbeiter	aX
sozialarbeiter$	aX
soziale	jRkG
soziale arbeit	jRkG
spa	b_hQ
spa 0	b\\hJ
spa$	c^
space	bJiVlQoDsR
spain	aSbIcWiGnVrG
spain$	aUcWjSrFtK
spald-	cVsP
spalding	cVsP
spalding$	cW
span	bUhFjZmE
spani-	jTkT
spanisch	kZ
spanish	jTkR
spanish or	jS
spanish$	aTkTrP
spann-	aIbZdFhLpIrVsU
spanners	jYlJ
sparg-	aTbR
spark	bHgKhJjUlWrTsJ
spark$	cJdLjYrQ
spark-	aTbU
sparkling	aKbW
sparks	aTbJiVtI
sparky	aWjR
sparky$	aXrH
spat	fZ
spat$	aQfY
spatd-	gUhI
spatdienst	gUhI
spatdienst$	gX
spate-	o[
spater	gThWjDqQ
spater$	gKhFoVpTqY
spatestens	o^
spatestens 00	f[mQ
spatz-	fSgHiUjL
spazi-	aIbFi^
spc	i]jH
spe	bUiYjK
spe$	aPbKi[jJ
speak	cLjLlVrPtT
speak english	bIcEdFlXrKsW
speak-	aLkTsT
speaker	aLiKjIkTsUtY
speaker$	hKjEkXrFsUtG
speakers	jJkJsW
speakers$	jHkIlLsY
speaking	aFjSmKqY
speaking$	aJjPlLmLqQrIsU
speaks	jQkTlTmI
spec	bJjRkXlFtQ
speci-	aPbQ
special	aXiU
specialise	bXeK
specialisee	bWcHlG
specialist	aP
specialist$	a[iH
specialite	aJbYgLiHjW
specific	bXeRiE
specified	eW
specified purpose	eW
specimens	gJiY
spedi-	bUhRjR
spediteure	i]
spedition	bZhW
speditionskaufmann	iHj[tL
speec-	bJiTjQqJsK
speech	bJiTjQqJsK
speed	jdlJsK
speed$	iGjY
speic-	aJbRhIiT
spekt-	iS
spell-	bIjSr\\
spelling	iJjUr]
spelling$	iHrY
spend	gFi[pJ
spend-	bXcGeYjS
spenden	bQiVmC
speng-	aYbU
spengler	a\\oJ
sperr-	iW
spese-	gVnR
spesen	gVnR
spesen$	gW
spezi-	aFbQc^iGqE
spf	aIb[hFiJj[tI
spieg-	aDbYcKfLgLi\\jBkKlJmGrCsJ
spiel-	ePfRhPjHoW
spielen	jEkZ
spielt	lW
spielzeit	f@gCiBo_
spielzeiten	e[iL
spielzeiten$	e[iI
spill	fWgDiTpIqT
spill-	i]
spin--	b^kH
spin-off	bYcKjL
spina-	bX
spinal	bX
spind-	bUoR
spindle	jVoV
spine	jV
spinn-	cUiT
spiri-	aVbKcJiFjVmU
spiro-	iJjV
spirometry	iJjV
spita-	aIbIc]iFmH
spitz-	aHcPfPi?jb
spl	aY
splic-	aZbIiQ
splicing	bIcIiZ
splicing$	bIcIiY
split	f\\nSqS
split 0	fZgIiHqT
split shift	aQqJtU
split shifts	fY
split$	cRfPgShX
split-	fX
splits	fX
splun-	jW
splunk	jW
splunk$	jX
spoka-	cW
spokane	cW
spoke-	jYsS
spoken	jYsS
spoken$	j\\
spons-	hViTjS
sponsor	iWjQqR
sponsor$	aJcLgJiDjWqR
sponsors	bIsV
sponsors$	sV
sponsorship	dEiXjXpI
spool-	i[
spools	i[
sport	gJhTi]
sport$	bKcIgDhIi\\jR
sport-	gEs^
sportif	aYsP
sportif$	aQsW
sports	aJhTmT
sporttest	gHjXpXsC
spot	b@i\`rK
spotl-	jT
spotless	jT
spotless$	jV
spots	iRjX
spott-	iU
spotting	iT
spous-	hXiRjB
spouse	hXjJ
spouse$	h[iH
sprac-	i@k_pQrS
sprache	aPiFkPpEra
sprache$	aVbIcJkWrL
sprachmittlung	aYgH
sprachnotiz	tU
spray	ia
spray$	iZ
spray-	iPjT
sprayer	aSgH
spraying	jU
sprea-	iRkZpJ
spread	fRmR
spread over	fSmR
sprec-	fEiZpT
spreche	aKiGtY
sprechstunde	bKgJi[jH
spren-	bRcGi]jLtH
sprin-	iR
spring	qR
spring boot	j\\
spring$	mPnToPqT
springs	bIc^jU
springs$	cZiK
sprinter	aEbJcFh]iDjXmGnV
sprinter$	aGbIcDh]mFnW
sprit-	aUbFcKiXjPkH
spritzguss	aXbGcJiJjVkH
spruc-	qVtT
spruce	tU
sps	jJk]
sps$	iLjKk[
sq	gChJi]
sqf	cIgKj[pKrQ
sqf$	cIgKj[pKrQ
sql	je
sql power	aJgJrStT
sql$	jT
squad	m^
squad de	mU
squad of	iLm\\
squad$	aXbDiQjGmHpR
squad-	bTiJmS
squads	bTiJmS
squads$	bUiImS
squar-	hXiQjD
square	iZ
square$	iT
squea-	iFjTrW
sr	m^pR
sr$	aVeBg\\
sra	aKb@cTm^pStU
sre	aTjLmV
sre$	aY
sres	m\`
sres$	bKfJhIiJm]pI
ss	iLjXrS
ssi	i_jD
ssiap	jXmS
ssiap 0	jXmS
ssr	a[bIcIdGjHkK
ssr$	a[bIcKdGeKfKgJhJiKjHkIlKnKoKpJqKrKsK
sst	jWmY
sst$	cKiKjRmZ
st	c]oP
st ives	aHcT
st of	hXiUjL
st$	cXiHoZ
sta	jU
staat-	j]
staatl	aRjTlItH
staatlich	j\\rP
staatliche	jW
staatliche anerkennung	aLjR
staatsexamen	gRhKjQlV
staatsexamen$	jVlS
stabi-	i\`
stabilite	i\\
stability	aUgKiTjJ
stabl-	aFbUjRpHqQrEsQ
stable	aFbUjSpGqRrEsS
stable$	aGbXhKsVtJ
stabs-	eKm]qH
stabsstelle	eKm]qH
stack-	gShX
stacking	iZ
stacking$	iV
stadi-	aKbVcJfBgLhHi\\lEqC
stadt	aIbWcU
stadt mit	bU
stadt$	bZcCgRpU
stadt-	b_pZ
stadte	aIbHcShJnX
stadtwerke	bR
staff	bTmS
staff 00	bQ
staff house	hW
staff in	bPcKdVmS
staff meal	hS
staff nurse	aZ
staff$	a\\bWeRmQ
staff-	bIcUgHhStQ
staffing	eUtU
staffing$	eUtU
stag	j[
stage	eXiRjU
stage 0	aIbIeGfFiXjWpS
stage$	eZiKjR
stage-	iRjKpYsQtT
stages	iXjJp[sS
stagi-	iWjRqZ
stagiaire	iGj[q]
stagiaires	i\`jG
stahl	j^kKsL
stahl$	iJjX
stahl-	aHbUcLjSqT
stain-	a\\bFiH
staircases	bXiH
stairlifts	aTiQ
stairlifts$	aTcL
stairs	cRpRsS
stairs$	b@cXsV
stall	aTiS
stall-	aWbWkP
stamm	b_cCdDtE
stamm-	bgcFgE
stand	fHiPj\`qR
stand$	iRjQqP
stand-in	aXbHcGeT
standard	iPjYsR
standard$	j^sP
standards	iX
standards$	iZ
standby	fYgR
standby$	gUhZ
standesamt	aUiS
standheizung	aKbJfLh^iDjKnL
standing	jYsV
standing$	iAjSs\\
standort	bRcU
standorte	aUbXnL
standorte$	b^cLiJ
stands	bViVkR
stapl-	aPjSlV
stapler	aQcIfKjVqP
staplerschein	aQlX
staplerschein$	jX
star	b\`iHrX
star$	b]fKiJnIrRtK
starl-	hW
starlink	hW
starlink$	hWiH
starn-	cU
starnberg	cU
start	o\`
start 0	fVoP
start :	kIoU
start and	gW
start at	fWjLoAqS
start monday	oVsT
start$	fTgQlU
start-	bQoU
start-up	b[gWhEiJ
started	bUjUqL
starters	i_kJmJ
starting	bRfJiFo[tU
starting$	b[cKfKiDjKoGtT
starts	fUjLoU
starts$	f]iQoJ
startup	bTrR
startup$	bSrR
stat	f^gGhD
state	bYjUmRrX
state-	pT
statement	iPjHpZrR
statement$	bKkJpSrS
statements	iW
statements$	iQsQ
stati-	hViX
station	aQcT
station$	aVbWcWhSiFjEtK
stationnement	cLeKh\`iC
stations	b_
stations$	b\`iB
statistik	i[
statistiques	iT
stats	jUlS
statt	aHhZiIpRrX
statu-	aIeatJ
status	bKeShXiLpT
status$	ePhYiE
statut	aKeW
statutaire	aJe]gXjGtE
statutory	aKbSeQ
staud-	aTbU
staudengartner	aV
stay	hPnQ
stay in	fKhGn]qR
stay$	dLfLhViLpSqKrX
stays	hY
stays$	iWjGqIs[
stb	aUeKiXmJ
stcw	j\\
stcw$	jZ
std	fT
std 00	fP
std$	fUgW
stead-	eTfRjW
steady	eTfRjW
steady$	jX
steam	bUiUmS
steam-	gHhXiT
steaming	i\\
steck-	bJgDiPjZ
steel	aIcKiSj]qR
steel-	bRc]jG
stefa-	aJmPtV
stefan	aJmPtV
stefan$	aJmRtU
steff-	qWsL
steffi	qWsL
stege	iS
stehe-	iUjKoQqP
stehen	iUjKoQqP
stehen$	oSqS
steht	hUqPtQ
steht$	aLbDcWiTkLrK
steig-	kXqV
steigt	kXqV
steil-	bSiQjQ
steildach	bRcKiS
steillage	bT
stein-	aSbXcKiKjSpU
steinway	jW
steinway$	hSjR
stell-	qPtU
stelle	fRtT
stelle ist	aJbPcHeQqR
stelle$	aJcJeJf\\qT
stellen	a_tK
stellen$	a[qP
stellungnahmen	fLiX
stellv	aSjPpS
stellv$	aSjQpQ
stellwerk	bScU
stenc-	iZjLkU
stencil	iZjLkU
stend-	bQcS
stendal	bQcS
stendal$	bW
steno	aKbHcFdKeKfKgIhEiIj[kDlYmHnKoKpEqJrKsJtC
step	aPbFg]iSmKqT
steph	qY
steps	bKc[gWiHjP
sterb-	bXhL
steri-	aQjT
sterile	aWbKcE
sterilisation	iV
sterilisation$	i\\
stern	b]
stern$	bZ
stern-	bViTjKkRrT
sternchen	iKjGkWrZ
sternchen$	cKiJjFkYpKrS
sterne	bV
sterne$	bW
steuerberater	eWiQjGqTrGtL
steuererklarungen	i\\
steuerfachangestellte	aW
steuerfrei	gRnY
steuerfrei$	gShJiLnY
steuern	i\\
steuern$	i\\
steve	aQmPqStT
steve-	aYbGc[dFiBjH
stewa-	mV
steward	kUmX
stewards	aXmR
stewards$	a[i?mT
steyr	aGbPc\\
steyr$	aGc\\gG
stfw	aZbHcJdLeBfBgJh^i@jKkBlCmJnKoKrHsKtF
sti	bUgaiKjG
stich-	iJoEparXsJ
stick	jQkWmKpKtS
stick-	i[
sticks	iV
sticks$	iV
stief-	aIbFcJdJeIfFgChbiHjHkJlEmKnJsLtJ
stift-	bZcHeUiJ
stiftung	bViGqGrZ
still	bXgKjSq\`
still-	bSgTiUoAqYrK
stimm-	gHjUqTtP
stimmen	cKiSjQ
stimmt	gKlRqUtT
stimmt$	lWqStF
stipe-	gPhR
stipend	gPhR
stipend$	aUgJhZoHsI
stirl-	bRc[dFfJgK
stirling	bRc[dFfJgK
stm	j[
stm 00	jX
stock	i\\
stock$	bRhSi[jK
stock-	hToU
stockport	cU
stockport$	cV
stocks	iV
stocks$	aKiTmKsQ
stockton	cTjRlPoI
stockton$	cT
stoff-	bHi^
stoke	c^
stoke$	cU
stoma-	j[
stomach	j[
stone	cJiPjXsU
stone-	pW
stop	t\\
stop$	aJbKeFjCpBte
stop--	iVoKqKrW
stopp	bXpLsIt]
stopp-	aKfLm\\pJqKtU
stops	hJicjK
stora-	bR
storage	bR
store	cPhRiQjI
store$	aEb[iT
store-	iVmQ
stores	aKbQmY
stores$	aHbPmZ
stori-	iZrS
stories	iZrS
stories$	bLi[
storm	bRfRiJoU
storu-	fPiW
storung	fU
storungen	iQtJ
story	iWq\\rT
story$	hJiXjLpJqX
story-	hKiSkV
stp	rSsPtV
stp$	rSsVtZ
str	bFc[iQ
strad-	iSrVtL
straf-	fIhGj^qJrU
strafregisterauszug	hKjZ
strah-	aViJjRkX
strahlenschutz	jHk\\
strai-	f]hJsT
straight	fWhGiPsR
straight$	fTiPsI
stran-	cYhZiKjK
strand	aTbHcYhJ
strand$	aSbIcYiGtL
strandhotel	aJbZhH
stras-	bLcVnP
strasbourg	bGcVnRqKrT
strasbourg$	aQ
strat-	bVgQiU
strategic	aVbKiQ
strategies	iW
strategies$	i[
strategy	hLi[
stratification	b@i^
strau-	cS
straubing	cZiF
straubing$	cU
straw	a^bJiJ
straw-	aTbYhKiHmL
straß-	aPcQgQhS
straße	cRdV
straße$	cRdViJ
straßenbau	bVgKiJjRnP
straßenbau$	aUbDcKjT
straßenwarter	aZcKfRgKiL
strea-	aScLlXtS
stream	aDiGjLl[mHtV
streaming	aYbScJiI
strec-	cGgKjWlYpLsQ
stree-	aQcQiP
street	cXpP
street$	hRpUrT
streets	iX
strei-	i]jIqXrT
streichen	gHiFjKr_
streichen$	aKgCiJqSrU
streit	qTsT
streit$	iQsX
streitet	iSjHmIqX
stren-	iTpHqV
stres-	jbqPsR
stress	hLkPqVsV
stress$	jEkVpJsX
stret-	bKcRjTqW
stretch	bKcRjTqW
stretch to	gIjLqX
stretch$	bIc[iI
stric-	fVgQiLpR
strich	aKbLcJdJeGfGgUhJjHkJlKmFoJpIqIsLtH
strictly	fYpPrRtL
strik-	gIiSqUtU
strike	gFhJiQtX
strikes	iX
strin-	gLkRnQ
string	gKiQnR
string$	iSkLnV
strip	aShZiImK
strip-	iX
stripping	cKjT
strok-	bS
stroke	bS
strom-	aIcWiUjR
stron-	bQjSsT
strong	bQjSsT
strong$	bUiLsR
struc-	aWgKpHtZ
structural	iT
structural engineer	iQqQ
structure	aZiIkVpS
structures	aVgImQ
structures$	aYbQmLtJ
struk-	bIhFi]jR
strukturiert	bKiQjW
sts	b^cKjJ
stuck	aZ
stuck$	a^bQjR
stuck-	bW
stuckgut	iW
stude-	bRkXsU
student	kUtV
student$	kQmX
students	bWcGgFkX
students$	bZgGhTkK
studi-	hRmS
studies	iZ
studies$	i^
studio	bQcQhU
studio$	aIbQcGdSh\`jK
studium	jYlX
studium$	j\\lI
study	hZpT
stufe	aTfRgY
stufe 0	gX
stuff	fTiWjSpL
stuff$	fWiSjYlI
stuhl-	bQhQi\\
stuhlassistenz	i\\pI
stuhle	bShTiSmH
stuhle$	bShSmH
stund-	fU
stunde	gU
stunde$	gT
stunden	fX
stunden gleitzeit	fUgKhFiW
stunden im	iXoJ
stunden$	eQf\\
stunden-kurs	bCiLjb
stunden-woche	f[gF
stunden-woche$	fZgIhI
stundenlohn	gV
stundenlohn$	gW
sturm-	f]iL
sturmschaden	f]iL
stutt-	aGcbeLjL
stuttgart	bKiQnU
stuttgart$	bIiVnQ
style	aKiRri
style$	r[tS
styli-	iPjR
styling	bKiUjT
styling$	bFiTjV
stylist	bYgI
stylist$	aZbF
su	q[
su cargo	aKfLiUmV
sub	bQeRgU
sub-c-	aCbCcDe_gEhIiTjFmH
subbi-	eZ
subbie	eZ
subbie$	e[iI
subco-	aIb]eS
subcontract	bPeXiU
subcontract$	bGe_iB
subcontratas	o\\
sube	eGiJjDk\\oZpI
subid-	iSo[
subida	iSo[
subim-	bVjLtP
subimos	bVjLtP
subir	hQiGkV
subj	bHt]
subje-	hJmKpRqPrQ
subject	hJiRmKpRqPrQ
subject$	eChFiUmDpQqZrJtJ
submi-	iW
submission	cKfUiQ
subro-	cUeX
subrogada	bTcWiI
subs	eUgFh]jTpK
subs$	bSeVgHhYjFpH
subsa-	iUsW
subsi-	hWiQ
subsidiado	hS
subsidised	hV
subsidised$	hXiGjK
subsidy	hViLjW
subsidy$	dKhSsU
subst-	bJcLe^hGiYjEkJlR
substation	iU
substitute	bJeRhIiJjIlWoR
subte-	bJgSiGjY
subterranea	sR
subti-	cLiIkZ
subtitler	aY
subve-	ePgJhX
subvenciones	aU
subventionne	bUhQmL
subventions	bHcIi_
succe-	hUqU
succession	mHoVqY
succu-	aPb_jFmJtL
succursale	aUmKtJ
suche	aRbGcJqHt]
suche-	aTtV
suchen	aTtV
suchen eine	aQiPpL
suchen wir	bKrItX
suchen$	bGcJtZ
sucht	tb
sucht$	bPt^
suckl-	bZ
sucklers	bZ
sucklers$	bY
sucur-	bTcT
sucursal	c[
sucursales	bY
sucursales$	bV
sud	cYoX
sud$	c^jRoU
sudbu-	cR
sudbury	cR
sudti-	bJiRnXsT
sudtirol	bJiRnXsT
sue	g_jJkG
sueld-	gSlRrQ
sueldo	lTrTtQ
sueldo$	iHl\\sH
sueldos	gZhL
sueldos$	gU
suelo	i\\
suelt-	bTiJqT
suene	jHpKqHrdsF
suffi-	lX
suffit	jKlY
suffit$	jKlY
sufic-	j^
suficiente	j^
sugar	hYiKmL
suhl	cY
suhl$	cX
suis	cEiSqc
suiss-	hIjVs_
suisse	jHqQs^
suit	bLh]jVkGs\\
suit$	bIgJh\`iGjHkK
suite	iToStV
suite$	iWoW
suite-	bTiU
suites	bTiU
suites$	bV
suits	eUhXoU
suits$	eWh[oQ
suiva-	bLeJg^qL
suivant	eJgSiR
suivi	i]jFlQ
suivi de	iS
suivi des	iV
suivi-	iW
suivis	iW
suivis$	iQjL
suivr-	i^
suivre	iY
suiza	bW
suizo	aWbUiItI
suizo$	aWbUiCtI
sujet-	cIiTjRoL
sujets	cHiVoI
suma	jJkd
suma puntos	kTlV
suma$	ka
sumar-	aJiUkZqX
sumaria	iLk^
summa-	bKiR
summary	bKiSpQ
summary$	jTmKpT
summe-	fQhQrI
summer	hQoQrG
summer$	bSeTpH
summers	cXfUiEjJnV
sun	f\\
sun$	aJfXgUiLpQ
sun-t-	f\\gK
sun-thu	fS
sun-thu 0	fS
sun-thu$	fP
sun-thurs	f\\gJhK
sun-thurs$	fS
sunda-	fRhQ
sunday	fV
sunday 0	fSnL
sunday 00	fBiXpTtV
sunday to	fSqQ
sunday$	bTf[iDoX
sundays	gThTqQ
sundays 0	fKgXhL
sundays off	fAgIhc
sundays$	fSgYlK
sunde-	aKcUkLsQ
sunderland	aKcUkLsQ
sunderland$	cU
sup	aTgYiKjKmVnL
sup$	a]fJg\\iG
super	hXjIkTmQ
super$	gSjHk]
super-	mX
superintendencia	hGiEj]pT
superintendent	aRbEpXqIrQ
superintendent$	aRbHmFpZ
superintendente	mY
superior	aLbRcTjQ
superior de	cWiElV
superior$	aHcUiIjY
supervisar	iZ
supervise	iU
supervised	jW
supervises	iHm[
superviseur	m[
supervising	aIgKlUmW
supervision	h_iZ
supervision paid	hU
supervision$	hWiUmQ
supervisor	aSjQmS
supervisor$	a^iP
supervisora	pX
supervisoras	bKmU
supervisors	aSfHhXpW
supervisors$	iJpWqJ
suple-	bLe^iUsG
suplencia	bHe_jL
suplencia$	bHe_iLjL
suppleance	a^eKfDiFjXlJ
supplement	g\`iI
supplement$	gY
supplemental	iHp\\
supplied	hTiJlVmR
supplied$	hQl[mF
supplier	i\\
suppliers	iX
supply	bRjR
supply chain	aYmLsK
supply$	aCb\\
suppo-	mQ
support	aRiT
support worker	bS
support$	hSiP
supported	bLjUmZ
supporter	eJiJjXmU
supporting	aLbHcHiRmTnKqHsItJ
supv	aSgKmYsKtI
supv$	aRlQmVsKtI
sur 0	fQhIlUnQpQ
sur 00	dJfDgYhVjGpR
sur cinq	f_
sur deux	dSfVi\\
sur la	bFhSiTnVrP
sur le	rY
sur les	hTjQrT
sur mesure	hXiQ
sur place	d[hQiI
sur quatre	eIfRhImKnZ
sur site	d]fIhPiW
sur six	fa
sur treize	gSjR
sur trois	fZ
sur un	eVpV
sur$	bIcTjSsR
surco	aJb[cRiLjK
sure	eYhJjTpV
sure$	eIiVpZ
surf	bJh^jU
surfa-	b?g^iSsP
surfaceuse	i\\
surge-	bWiRjL
surgeries	bWfIiSsX
surgeries$	b]iD
surgery	lP
surgery$	aWiR
surpr-	hLjRkS
surprise	hLjRkS
surre-	cR
surrey	cR
surse-	nT
sursee	nT
surti-	aTiU
surto-	qTrQ
surtout	qTrQ
surtout pas	iKqSrS
surve-	mQ
surveillance	i[
surveillance$	i[
surveillant	aPjT
survey	qU
survey$	iYqJsK
surveyor	aT
surveyor$	aYgJ
surveyors	bWmT
surveyors$	bWhIiVmD
surveys	bGfLi_
surveys$	iT
survi-	gPhTqV
survival	gShUiKjQ
survival$	hJj]pI
sus	gSiJm\\
suspe-	cLiVmLqV
suspension	cKiWmLqV
suspension$	bGcKhLiWmJqU
susse-	cX
sussex	cX
sussex$	cX
susta-	iR
sustainability	iR
susti-	eXtQ
sustitucion	aUeZtE
sustitucion hasta	eV
suthe-	cV
sutherland	cV
sutto-	cR
sutton	cR
sutton$	cQ
sv	aAb\`cJhLjFtD
svcs	aQbVcJ
sven	aLbSeKmWpIq]
svp	jLrYs[
svp$	aSmJpKr\\
swabs	i^
swabs$	iY
swahi-	jQkW
swahili	jQkW
swahili$	cKjW
swans-	cQdInW
swansea	cQdInW
swansea$	cS
swap	aWf\\pK
swaps	i_
swaps$	i]
swear	i]rW
swear-	iR
swearing	iR
swedi-	bRjQkQlT
swedish	bRjQkQlT
swedish$	bVcKkPlVpIrK
sweep	a[iV
sweep$	a]bJcK
sweep-	iZ
sweeps	fLiW
sweeps$	iQ
sweet	aKjFk]sT
swift	aEcYjWtL
swile	aKbLcFdDeKfJg@hijDkHlImKnKoKpCqKrKtH
swim	aRfJhVjXpQ
swim 00	bLiJj_
swim 000	j\\rP
swim test	lTpU
swimm-	hJiSjUkQsI
swimmers	iUkWlHsL
swimming	aRiR
swims	cKhQiDj^
swims$	cKhQiDj^
swind-	cS
swindon	cS
swindon$	cW
swing	f[kRlLoQpG
swiss	iPrSsU
swiss$	iErUsX
swiss-	hSiJjYk@
switc-	iUjX
switch	iV
switching	jW
sworn	aFj]sXtL
sydne-	cXqQ
sydney	cXqQ
sylva-	bDmTpTrH
sylvain	bDmTpTrH
sylvi-	mTqP
sylvie	mTqP
symfo-	aQjT
symfony	aQjT
symfony$	aSjP
sympa	jDkYmUpS
sympa$	jCkYmU
sympa-	j[lK
sympathy	j[lK
sync	iEj\`
sync$	iEj\`
syndi-	aSbZs_
syndic	aYbIiKpVsL
syndicat	bTjKqWsS
synth-	iSpS
synthese	iSjHpU
syrin-	aLbXgKmK
syringe	aLbXgKmK
sysad-	aQbQ
sysadmin	aQbQ
sysadmin$	aP
sysme-	jVkU
sysmex	jVkU
sysmex$	iLjQkT
syste-	bW
system	bWfPgP
system 0	aCbXfZjF
system$	fQgWkR
systemadmin	aXqI
systemes	aTbQiFjT
systems	iQkVlP
systems$	eJiHjVkT
systm-	jQtK
systmone	jQtK
sz	c[gX
t	bRiR
t /	badVfKgJiIjK
t 0	bKccgVhV
t 00	aKeGf[iVjQ
t urlaub	bKhYiP
t ¤	b<gRiTqS
t$	bVgJiUj\\
t-zug	fGh^
t-zug$	dJfJh[iKjJ
ta	aW
ta 0	aSgViSkI
ta$	aUiEjPtQ
tab	bJcWi]j@k@
tabac-	iW
tabaco	iW
tabaco$	iU
tabel-	gUtS
tabelle	gUtS
tabla	bJfKgViL
tabla-	aQgXmV
tablas	g[jQ
table	bSdYiRlJpT
table$	iXpR
table-	hQiZ
tableau	cJiSjV
tableau$	cJjU
tableaux	iVjV
tableros	aLeLgIiYsK
tables	bViSpJ
tables$	b[hIpF
tablet	fIh[
tablet$	fFhSiX
tablette	hW
tablette$	hWiQjK
tac	cKiXjU
tache-	bJcKe[jKtV
tacho-	bLfJi\\kJ
tacog-	hLiS
tacografo	hLiS
tacografo$	hKiWkL
tact	j\\
tact$	iTjV
tacti-	jIkZ
tactile	jIkZ
tactile$	iIjIkZ
tafel-	iZ
tag 0	eX
tag eins	gVhQ
tag homeoffice	pP
tag$	bPfTgRiR
tagal-	jPkS
tagalog	jPkS
tage	dSfThW
tage (	fUhP
tage +	fKhU
tage a	f]
tage daheim	dZfJhJnL
tage die	fTnY
tage frei	fU
tage homeoffice	bJdRhKiQ
tage im	iLmGn^
tage pro	eYfGhEnT
tage vor	cLpX
tage$	f\`h^
tage--	f^
tage-wo	fVjKqP
tage-wo$	fV
tage-woche	hS
tage-woche$	f\\
tagen	dSmRnQ
tagen$	dWfSiK
tages-	bLcJgXi[nR
tagesbericht	iV
tagesklinik	bJiZ
tagli-	gRhTiVnQ
taglich	gRhUnQ
taglich$	gVhW
tags	fUgFibjL
tags$	fVi\\
tagsc-	fX
tagschicht	fX
tagschicht$	aRfX
tagsu-	f[gG
tagsuber	f[gG
tagsuber$	fYhK
tahon-	bYcLiVtD
tahona	bYcLiVtD
taill-	iVsW
taille	aGiWsU
taille$	iY
tailor$	aV
take	iSpS
take on	bSiVjB
take the	i[jJoJsS
take$	bGgSiRsStS
take--	hSjFkTpZ
take-home	hSp[
takes	bViSjHpW
takin-	iPtU
taking	iUkLtV
tal	cXfIgZhHiKrKtQ
talav-	c]iIjF
talavera	c]iIjF
talca	bGc[
talca$	bGc[
talen-	pTtT
talent	iLjT
talent$	iJjV
talento	pRtR
talents	aR
talk	iVjSpWtT
talk to	i\\jPmJsK
talk$	aKjZkUtT
talki-	tT
talking	tT
talking to	iW
talks	i]jKl\\pVqP
talks$	i\`lGmHpZ
tall	s\`
tall$	aKsY
talla	cHi[s[
talla 00	bWiGsZ
talla-	aQcWhL
talle-	bS
taller	bU
taller de	aEbTiSmY
taller$	aWcKjTpR
talleres	aJbJc[iQtK
talli-	cQiT
tallinn	cS
tallinn$	bU
tallo-	bU
tally	bCfLg_iTjKkL
tally$	cKi[mS
tamar-	bVcHmS
tambe-	aWcP
tambero	aWcP
tambi-	kRlQ
tambien	kRlQ
tambien$	bJeIhRiEk_lJoFsJ
tambo	bYcYiAjDrX
tambo-	bFc\\hLiJ
tamil	bFiSjY
tampi-	aGbFcYhTiGnQ
tampico	cEhWnS
tampico$	cEhViKnT
tampo-	aJbKiWkHsZ
tamwo-	qS
tamworth	qS
tamworth$	cT
tanat-	b]
tanatoestetica	bJcJi_
tanatoestetica$	cHi]
tanatopractor	aWbIiP
tande-	bJjRmZ
tandem	bJjRmZ
tandi-	bQcQ
tandil	bQcQ
tandil$	bQcQ
tango	aWcLfJhLj\\mDsJ
tangu-	bImTr]
tank	iTjX
tank$	bQcKiJj\\
tanke-	aSbTjHlY
tankers	bWjIlU
tankers$	bQiElW
tankk-	gHhV
tankkarte	gHhV
tankkarte$	hV
tanks	b^cHgJiW
tanks$	bWgGiV
tanks-	a\`
tankstelle	a^bKeLfJhJ
tanqu-	bLi[
tap	j[qK
tap$	jZqI
tape	i^jHpV
tape$	hEiWlRpZ
tapes	i^
tapes$	i^
tapic-	aTbW
tapicero	a]bH
tappi-	oW
tapping	oW
taps	bYfBgIiX
taps$	b\\gF
taqui-	cKhU
taquilla	cKhU
taquilla$	cKhU
tarbe-	cUqQ
tarbes	cUqQ
tarbes$	cU
tard	nTpQtQ
tard$	nVtV
tarde	f\`
tarde 00	fY
tarde$	fZiQ
tarde-	fV
tardes	fV
tardes$	fXpTtK
tardi-	fW
targe-	iVqQ
target	iWqT
target$	gZ
targets	iRlS
tarif	g^hVjV
tarif$	g[
tarif-	gRiTjTmGpU
tarifa	gSpQrV
tarifas	iSpR
tarifas$	iSpR
tariff	g^hH
tarje-	hVjPrS
tarjeta	hVjSrT
tarjeta de	hSjV
tarjeta profesional	gHjT
tarjeta$	hBjRpJr[
tarp	gP
tarra-	aUcPiKjV
tarragona	aY
tarta-	bLhXiXjGpD
tartr-	iW
tartrectomias	iW
tas	aJbEcbdGeLfKgKhHiIjJkIlLmJoLpLrLtL
tasad-	aRrQ
tasador	aRrQ
task	aGfQiSpU
task and	aLfYiJ
tasks	iX
tasks :	iX
taste	aJbWiJjYsR
taste$	aIbX
taste-	bHiY
taster	bHiY
tasti-	iYpT
tasting	aQiTpU
tate	iDjGk]
tatig-	aUgSjS
tatigkeitsgruppe	bKgVhKjR
tatto-	sZ
tattoos	s[
tatua-	aJsY
tatuajes	s[
taube-	bKcHiajK
tauch-	hHjEm\`
taugh-	kTl]
taught	kTl]
taught$	hKl^
taugl-	jXpS
tauglich	jT
tauglich$	jR
tauglichkeit	pW
taunt-	jG
taunton	jG
taunton$	cV
taura-	c\\sQ
tauranga	c\\sQ
tausc-	iV
tauschen	iW
tauschen$	iZ
taux	fHgbhSiI
tax	bJeGgWhRiVjSmJ
tax$	iGj\\m@pH
taxes	iUjX
taxi	fKhVlW
taxis	bViXjL
taxis$	bXiRjJ
tbh	dVfFgKjIqVsa
tbh$	cHdWjJsY
tbm	aZkHqP
tcd	b^gC
tcheq-	cKfJgJhLjDkYn\\
tctc	g]hIjC
td	iGj]mT
tdm	i[jL
tds	iJjZmKpT
tds$	iGjZmKpT
te	cQtT
te cuento	kTpKtU
te lo	bQ
te$	aHgWtQ
tea	hUiY
tea$	aTbKcJhPiXjJmLoKpU
teach	lb
teach you	lVoU
teach$	gIjWkUlXtL
teacher	aSmW
teacher$	a]mQ
teachers	bRkV
teachers$	aRbViCkT
teaching	iPkRlU
teaching assistant	aTeKlLmRpS
teaching$	iEjWkYlP
teakd-	iWsQ
team	mV
team :	mWrK
team leader	aJfFmPtV
team of	md
team sind	jSmY
team$	aUcStV
teams	dViRpYtT
teams$	d\\pY
tears	iTjV
tears$	aLi]mL
teas	i_
teatr-	aJb^
tec	kSm[sR
tech	a]mZ
tech (	aQ
tech lead	aJmV
tech$	a^kSm^
techa-	bZhV
techado	hX
techado$	hX
techn-	aPmZ
technical	aRiL
technician	aWmQ
technician$	aXmT
technicians	aVbVlUmQ
technicians$	bYlVmS
technicien	aWmR
technicien de	bQ
technicienne	aUmVtK
techniciens	mY
techniciens$	mY
techniker	jVrP
techniker oder	lT
techniker$	aFjXmX
technique	eIgTmS
technique$	cJeAgWmUpT
techniques	iPj\\
techniques$	iT
technische	aWjR
technischen	aPmR
techo	bJgUhIqY
techs	a^bPm]
techs$	bXiRm[
tecni-	mU
tecnica	cPjPmT
tecnica$	aFcUjKmU
tecnicas	m\\
tecnicas$	cLiQmS
tecnico	jR
tecnico /	aS
tecnico de	a]
tecnico en	mR
tecnico o	jS
tecnico superior	aJiKjV
tecnico$	aKiGjRkXmF
tecnicos	aSbXhGmSnR
tecnicos$	aJbXhEiImQnUpJ
tecno-	jX
tecnologo	jVkT
tecnologo en	jX
tee	iUjPqU
teena-	bHi[
teeth	jGqRsZ
teich-	bU
teiche	bU
teilb-	aIfUoP
teilbar	aIfUoP
teilbar$	fW
teild-	fZiGlKrKsK
teildienst	fZiGlKrKsK
teile-	eSfPgRiJoK
teilen	eSfPgRiJoK
teiln-	bLi]jK
teils	fRiS
teilz-	eSfT
teilzeit	eSfRgT
teilzeit$	aUeZgStK
teilzeitgeeignet	eSfUgK
teilzeitgeeignet$	eSfUgK
tekap-	cV
tekapo	cV
tekapo$	cV
tekla	aXjWtJ
tel	bQjYp_
tel$	cJiCj\`pS
tele	cTd^fKgXjJ
tele$	aKbGcIeJfFg^hKiV
telea-	dcgFhK
telearbeit	dcgFhK
telec-	aZbP
teleconseillers	aViK
telef-	fSiU
telefon	jS
telefon$	iUjT
telefonat	oIpVrJtT
telefonica	aSfSpS
telefonico	aXcJfGhLiIjZkG
telefono	fShQiQ
telefono de	f@hRiUpX
telefono$	iQqRrW
teleg-	eKiTpVrR
teleh-	aHbDcGd]gLhHiDj\`kHnLtK
telem-	aIbUcJgKhbiTjCmI
telemedicina	bZhBiU
telep-	iQpW
telephone	hQpT
telephone pro	h^pC
telephone$	hQiYjS
telephonique	i[
teler-	bZcG
teles-	aXiAjAl]mL
telet-	cJdffCrQ
teletrabajo	d[eK
teletravail	cHd\`fG
teletravail$	dQrP
telew-	aHdgiD
telework	d]fKiFjJ
teleworking	aGdbhHiI
telford$	cP
tell	fQiKjTqX
tell them	pQqJrW
tell us	cUfZiIjIlLmJpUqHsP
telle-	aVcQhLjS
teller	aVcQhLjS
teller$	a]cKiKsI
telli-	iTpTqH
telling	iTpTqH
telmo	aJbVhI
telmo$	bVcJhI
telug-	iPjU
telugu	iPjU
telugu$	iRjS
temoi-	iQjFo[qE
temp	bIcLe[jX
temp 00	eU
temp to	eToP
temp$	aSeU
tempe-	iXj\\
temperage	jW
temperaments	cHiVjLnK
temperieren	jU
temperieren$	jV
templ-	aLcPjV
template	aJcWqKr[tT
templates	bJiV
templates$	bJiV
temple	b\\cKpJsR
templo	iX
templo$	iW
tempo	eWiToK
tempo-	e\\
temporada	oSpL
temporada de	eJj]kGoW
temporada$	gPhRoTpF
temporaire	aWeUhIlLoI
temporal	eXiS
temporary	eWiS
temps	eVfR
temps de	hVjAnW
temps partiel	aReUfQ
temps plein	bXeT
temps$	fPhY
temps-	fKgR
temps-la	fKgR
temuc-	cQ
temuco	cQ
ten	gU
ten an	gQ
ten days	iLp^tW
ten percent	gIh_
ten till	eIfW
ten years	bUgTiKjQ
ten$	gThIiWj>lRmUoGpY
tenan-	iTqR
tenancy	iY
tenant	iZqW
tenants	aKbYiJ
tenants$	aGbZiJ
tende-	i[jK
tender	iVjCmT
tenders	iY
tendi-	aIi\\
tendido	aIi\\
tendr-	kSmWqH
tendria	iPmYqI
tenem-	bQqRsS
tenemos	bQqRsS
tener	jZlJ
tener el	gKrK
tener-	cUqT
tenerife	cUqQ
tenga	jVsX
tenir	aPi^jQ
tens	aQfbhJiEmQ
tens$	bAcKfcgIhFiLjKmQ
tensi-	iRjRkRqQ
tension	jWkTqS
tension$	iJjSkX
tenso-	jU
tensorrt	jU
tensorrt$	jT
tent	hWiT
tents	bXfKgKhX
tents$	bTfLhTiQ
tenu	hFiJj\\qV
tenue	cLhaiT
tenue du	hKi[pL
tenue-	cLh]iF
tenues	cLh]iF
terap-	aZh[jH
terapeuta	aTmS
terce-	jTm[pKrQ
tercer	bPfSjY
tercera	bXjJpFqSrW
tercera generacion	bX
terci-	bSjZpK
term	eYfUjKoR
term time	f_
term$	bKeWfRhQiUjJ
term--	aHecfUlLqEt@
term-time	eVfW
term-time$	eQfV
terma-	aJiSsQ
termina	f\\
terminada	jZlK
terminada$	iIjZlF
terminado	gYiJmJ
terminal	bYcRhR
terminal$	aJbWcEhXjS
terminals	i\\
terminations	iSjVsK
termine	fRnSrS
termine$	bJfW
termino	eVgThL
termino fijo	eU
termino indefinido	ePhS
terminplanung	iX
terminplanung$	iV
termo-	bHcWi]
terms	eWiPjJr[
terra-	iS
terrace	i]
terraform	iPjTkX
terraform$	iKjSkW
terrain	aUbQdQhIiJjQmEnXoH
terrain$	a\\bSiGjLmB
terrasse	hSkFsa
terrassen	i\\jJ
terraza	aUcRiT
terre	f]
terre$	f\\
terre-	dRmI
terreno	dUmG
terreno$	bJdZiKnPpU
terri-	bVjCk\\
territorial	bX
territory	bWcWhKjDkK
terti-	hLjJk[pJ
tertiaire	hLjJk[pJ
tertiaire$	jLk[pJ
terue-	cRsQ
teruel	cRsQ
teruel$	cS
tes	gXhGjHp[
tesa	bKe_iIjK
tesis	i]
tesor-	iRqV
tesoreria	iRqV
test	jQpc
test 00	hHlRpZ
test and	fL
test de	pX
test$	gSj]pV
testa-	a[jEpUsK
teste-	aSjRtI
tester	aWcLiQqRtG
tester$	aTcKj[tF
testi-	iXjVkPlK
testing	jY
testing$	h@ib
tests	iepW
tests$	i\`jT
tetan-	hJiFjdpJ
tetes	bXgHmR
tetes$	b[gFiL
teu	bQiS
teu$	bQiW
teur	fIg\\jI
teur$	fKg_
tewke-	cV
tewkesbury	cV
texas	bWiRlIqKrR
text	pUr_tR
text "	jQmBpZrK
text$	jHqUrZtV
texte	iPqHr_sK
texti-	b^iHlT
textil	bRcL
textil$	aXbQcJ
textile	bSgHjGlY
texto	rd
textu-	bKiTjQ
textures	jS
tez	bEgIjIkGpJs[
tf	aWpR
tfa	bWjR
tfa$	aVbXiJ
tg	gYiWjI
tgv	bVeDh_iHjJ
tgv$	bWhYiFjKnL
th	oPpS
th and	aRiQ
th ed	bKj^lL
th edition	gDj\\
th month	g_hJ
th$	fPoTpX
thack-	p[qL
than	sP
than 0	jRpYsR
than 00	hSqSrX
thana-	aZkWmJ
thand-	aLcKjGm\\
thane-	c[iI
thanet	c[iI
thank-	hDi>jKo\`rStS
thanks	rUtU
thanks for	tR
thanks$	aJoKpUr_tB
that in	j[lRrJtR
that isn't	jZkX
that stays	hIiLjGq^rLsV
that way	hKiJse
that would	iV
that$	oQsRtU
that's	qP
that's it	hWiLjSqDtZ
that's the	bKcVhQlIoWpLqSrCsHtF
that's why	bViHqW
that's$	oQ
thats	bIcGgJlUpAtY
thaws	oV
thaws$	iKoX
the 0	eQhEoRqZ
the 00	bRiIoUpVqS
the a	cZfIhDiV
the ad	q\\rY
the advert	tW
the agency	jVtR
the app	hHi\\
the audit	eFma
the back	bKhViGrWsP
the band	gEhGpWq[
the bank	iKjTqW
the bar	bKcXtW
the bench	aKbZdKfQjQmJ
the better	kZ
the board	gGjSlRtS
the books	aKiRqQsR
the budget	bHgRhFiRqW
the car	cIhHpFqZsUtT
the cathedral	cUjJsS
the chair	mVoJpP
the chapter	iHpUrU
the chief	qX
the class	l\\mY
the client	dGeJfGnYpL
the clients	iHkVs^
the co-op	bYiK
the cold	aYbHiRrI
the committee	f[gHhKqT
the community	sW
the company	aKbSiKrP
the council	qYrT
the county	bYhDqY
the course	hXiWjHkE
the crew	hGjQkJmFn\\pGq^
the customer	iYrQ
the day	f]hJiSjIp[
the dean	aIqWsQtW
the degree	iZlGqK
the deputy	iPlK
the design	dHmUqS
the desk	iIj]sX
the door	hUtS
the end	pQ
the evening	aIfIpZtR
the facebook	jLtZ
the family	bFcHh\\nV
the field	bXiR
the first	hQpKrZ
the five	dPiR
the floor	aKcHd[jPpW
the gang	bCjJmXpRsU
the garden	aFbXcCqEtV
the governors	aTfQiHqKtK
the ground	iSoTrG
the group	bJjIm[nQr]
the hague	bTcWpK
the hall	cGiUpX
the head	iEjUpXq\\
the high	bTjL
the hospice	a]bFcHtK
the hospital	bChVqY
the house	rUsW
the hub	iX
the job	hTlWqT
the kids	bIcIhEjXoZqJtH
the kitchen	iGmQsY
the lab	i]
the last	pTqT
the leads	iRpP
the licence	j^
the like	jQsR
the line	hLm[sQ
the list	jIlLs]
the little	gIhUiKjKpSqS
the local	bKcHiWpU
the lot	bRlU
the main	aLbQiR
the middle	cWoT
the ministry	iRjWqQ
the month	bKiToSpXqK
the monthly	iX
the morning	f]jVtJ
the new	cGiVjLtP
the next	hJi]
the night	aSiRjPqPtH
the noise	pWtU
the odd	bRiTjU
the office	aTbTiApIqSsR
the old	bQcXhIoJ
the one	cKhFq[rTtT
the other	iLlGmXqZtI
the parents	qWrWsS
the person	aKeJhRi^
the phone	mPpR
the police	bYeFjKpY
the post	bReWiHjP
the practice	pQ
the public	bWfDjIr\`
the rate	iRsY
the rest	iHrZsY
the right	gLiJjIpWqWsV
the road	cJfCgQhQlWnXqW
the role	bTcFqStV
the rota	fSmF
the salary	pKrc
the same	jUqSsG
the school	bJkHpZ
the season	aJdKfUtW
the second	bKcYfKgUjIkGmEpJrQsStE
the shed	hDpYqXtG
the shop	pWsS
the site	nY
the socials	iS
the south	bVgInLsV
the staff	bYiIqT
the start	gUlS
the station	c[iCpRtK
the stock	iS
the summer	eTiX
the surgery	aUbI
the tablet	hHi\\
the team	bSjIlPmRsT
the test	gLl\\pK
the thing	aJh[iTqErFsVtG
the third	bRcJqRrHtS
the till	jXrCsS
the time	fRiFpVsX
the tone	jHqHrYtW
the town	aHbDt^
the train	iLqTtX
the trustees	tT
the twelfth	oTpS
the two	cQfFiYjFlEqTrKsG
the uk	cRdQjC
the union	gDhHiSmZqKsTtH
the unit	sRtV
the usual	i[jK
the volunteers	i]mBqX
the water	aIbXiJrV
the way	cHpGq[rY
the website	aSiImLtS
the wedding	aUoV
the week	hUiP
the whole	bUfLgIhVjVpLrS
the window	cGgLh]oLpGsU
the winter	bIgTiWoU
the word	r]
the work	cWfRsUtL
the workshop	bIhLkXmXsS
the yard	gYh_jK
the year	gViT
the £	bKiRmHr]
the$	iQtT
theat-	bRcSjAlR
theater	aLcRfKgRjGkTlKqU
theater$	aGcRgU
theatre	aSbRfQgQ
theatre$	aRbUfWiI
theatres	bYcQ
theatres$	bVcR
their	gPqSsW
their own	bIhRs_
their-	jHmQrT
theirs	jHmQrT
theirs$	iQrQ
them	sT
them and	bEhWkI
them at	aLfQqQ
them through	lR
them to	fRlVpW
them$	aUsT
thema	fKi[jFlTpFq]
then	e[pP
then $	e]h>iG
then 0	cGdUfPhIiJpW
then a	cKpWrT
then panel	pW
then there's	eKgKhZtK
then$	cJt]
theol-	jW
theology	iUjJpT
thera-	bV
therapeutinnen	bThJmS
therapist	aRhRmQ
therapist$	aWmV
therapists	a\\jJ
therapists$	aW
therapy	kX
therapy$	aJbFiWjTkQ
there	dWkLnR
there are	fUiRjPmR
there is	aKdRfSiYkJlK
there$	bLcIdXeIfBjKlVpFqStT
there's	hQ
there's a	aIeRhRtS
there's no	hKiFjQlUnRsY
there's$	gRhXjHmJ
there-	lQ
thereabouts	bIfIgTjEtX
thereafter	eJgYoY
theres	iBlZ
therm-	aJbVcKheiS
thermal	aGbQjHkV
thermique	iW
these	iIjQoRpTsR
these$	bDiKoTpKrWsKtV
thetf-	cV
thetford	cV
they	sX
they can	hXkRpU
they come	pW
they do	iSkHsJt[
they don't	lWqK
they get	aDfKhViKjLmZsS
they have	iKjWkZnS
they must	aHjWqK
they need	j]
they should	pR
they want	fVjTkIsJ
they will	cWiV
they$	cKjTlRtR
they'd	iWmQ
they'd be	iQmS
they'd have	mX
they'll	lRqQ
they're	bJsV
thiba-	cKm\\
thibault	cJmUpQ
thibault$	pU
thibaut	jKmY
thibaut$	jJmY
thick	hKj[
thick skin	hKj\\sL
thick-	bIhLia
thing	tS
thing$	aIiLjQrKsXtZ
thing-	pSsStR
things	pSsStR
think	hGjKoSqStZ
think$	bLhKoYqEtX
think-	iIqUtU
thinking	aHiDrStZ
thinks	fKq^
third	eRqU
third generation	hLqHtV
third party	eXjT
third weekend	fR
third$	fPgZhKqL
third-	bQgThFiV
thirds	bYeKgViH
thirt-	fQgQhR
thirteen	gW
thirteenth	cJeIfLg]hHjHpD
thirty days	fEgKhaiS
thirty five	fThR
thirty four	gVqP
thirty hours	fV
thirty nine	tQ
thirty one	gThGmZ
thirty seven	fSgK
thirty six	gXtU
thirty to	fV
thirty two	bHiX
thirty$	f_
thirty-seven	f\\gI
thirty-two	fHhPiX
this	qWtV
this is	aHcUdQnK
this one	d\\gIlIrQsK
this out	tY
this person	i[mL
this time	ePlLrZs]
this year	bIeJf@l]qU
this$	qXtR
those	dWiQkQpHsQ
those$	dEi[jCkYs\\tK
thoua-	bIcYfH
thouars	bIcYfH
thouars$	bIc[iG
thoug-	cHdQ
though	cHdSlSrQtE
thoughts	bJiGpQtY
thous-	bQgS
thousand	bQgS
thousand$	gXhQ
threa-	qVtT
thread	aKcKpHtV
thread$	cJiLpFqStT
three and	jUnI
three crews	bXfBtY
three days	aUd]eUhLiG
three hundred	bTjS
three in	iPjTmV
three month	cKeT
three months	eVhViK
three thousand	gW
three to	fQgP
three years	iLjVmT
three$	cLiSjXmT
three-	hQiEjV
through	eQ
through a	gKjUsVtK
through the	eKsU
through to	iRpQtK
through$	bKcEiSjQpT
throughout	cWiJ
throw-	aQbLiXjE
thru	bLeZf]oW
thu	dPfUpRtU
thu 0	dGt\\
thu$	dVfYtI
thu-s-	fUsS
thu-sun	fVgL
thu-sun$	fT
thun	c]tH
thun$	cY
thund-	cXsQ
thunder	cXsQ
thur	aLbIdKf\`hKkHlFmCnJpI
thuri-	cYiJnVrP
thuringen	n\\
thuringen$	n]
thurs	aJnPoUpVqQ
thurs 0	hQpT
thurs$	aCfWiHoUpGqXtH
thurs-	fQ
thursday	nUtP
thursday and	fKtT
thursday friday	dUfStF
thursday$	dUiT
thursdays	iS
thursdays in	bHdViWpI
thursdays$	cTfR
thurso	aHcW
thus	aEb[fL
ti	hQmQpT
ti$	gTiFpX
tia	iRjW
tia$	bFfLgKi[jQ
ticket	jUkV
ticket$	aKgTiCjTkYl[
ticketing	aKbQ
tickets	h[
tickets 0	gLhWnL
tickets resto	hRr]tL
tickets$	jUpQ
tide	ib
tidy	iUlHpGrUtT
tidy$	bTrXtF
tie	jY
tied	hYsW
tied$	hV
tiefbau	aR
tiefbau$	aVjK
tiefl-	iJlZ
tieflader	iJlZ
tiemp-	kQ
tiempo	kQ
tiempo$	aQnSoU
tiend-	bSiP
tienda	cP
tienda de	a@b[cY
tienda$	gLhVpU
tiendas	bW
tiendas$	bT
tiene que	jUtR
tiene-	hWiJ
tienen	hWiJ
tient	iYrLsV
tier	bVhR
tier 0	aRbWjP
tier$	bQgS
tiera-	b[hUiJ
tierarzt	aQbIhX
tierarztinnen	bYgH
tiere	b]gJhU
tiere$	b]gH
tierp-	bXcJiEjQ
tierr-	cUfToRqLsT
tierra	cRfUoRqLsV
tierra$	cKfYiPsV
tierras	aJbVcStI
tiers	aKb_eJfIgLiGkKmDoGpC
tiers-	aEbZcGd[iHjIrJ
tierw-	jV
tierwirt	jV
ties	aKbKcJeJfJgGhGj@kcmFnKoJp@qIrGtK
tig	aRjZ
tig /	aWiJ
tig$	aX
tiger-	aScJiIjS
tigercat	aScJiIjS
tigri-	aPjRkQ
tigrinya	aPjRkQ
tigrinya$	aWjUkEtH
tijer-	iW
tijera	iX
tijua-	bRcRnV
tijuana	bRcRnV
tijuana$	bUnH
tikto-	iSkQ
tiktok	iWqR
tiktok$	iPkQ
til	f\\gKoS
tilbu-	aBcdtJ
tilin-	iTjJkL
tiling	iTjJkL
till	fY
till 0	fU
till 00	eRoHp]
till noon	fZ
till one	f_gDhFoEtI
till six	fb
till the	pVrQ
till$	hEi^jVrJ
tille-	bUiXjGmK
tilleuls	bXiL
tilleuls$	bYiGmF
tills-	e[mJ
tillsvidare	e[mJ
tillsvidare$	eZmJ
timbe-	aViU
timber	aViS
timbr-	bKf_gTjKlLpHrLsB
time	eQ
time 0	fKjQpV
time 00	aReJfTmGsR
time and	fQg[jK
time off	bUf>gWhWiH
time plus	iQ
time served	jY
time zones	d\\iDtJ
time$	eQfQ
time--	jY
time-served	jY
timel-	gQiV
timeline	iY
timer-	iLmY
timers	iLmY
timers$	iImY
times	hUiRn[
times$	cEiVnV
timet-	fThRoXpK
timetable	fThRoXpK
timin-	cGf_
timing	fQiRjS
timing$	fUgKjS
timo	hJmUqT
timoc-	iRjHkWpJ
timocom	iRjHkWpJ
timocom$	iSjHkVpJ
tinni-	hIi_jF
tinta	bTd]
tiny	b\`hKrWsQ
tio	aRiIm\\tH
tip	bHgX
tip$	aLfVgPtJ
tipo	jVrS
tippe-	cCjLpJrY
tippen	iRjJ
tips	gd
tips$	g\`
tir	jV
tir$	iT
tira	i^kR
tirag-	iR
tirage	iR
tiro	aLbQcJqFt[
tirol	cVrZ
tirol$	cZiL
tisch	aGcLmXqZ
tisch-	aUhUlV
tische	bThUiP
tische$	bVdLfKhVjI
tischler	aQ
tischler$	aZ
titan	bIic
titan$	iZ
titan-	iTkV
titane	iQjHkW
titanium	iV
titel	aUbRcIsJtS
title	iRlKqIr\`tP
title$	aEiRjTlIrPtS
title-	bZiJ
titles	bZiJ
tito	hHiHm\\
titra-	i\\jH
titre	j[rW
titre$	pLrW
titre-	bThSjQ
titres	bSiQjV
titres-restaurant	hZ
titul-	jSlU
titulacion	cJiTlZtH
titulado	iKj\\
titulado$	iKj\\
titulados	iKjRkHlT
titulaire	aXePgJiJjWqU
titulaires	bHcIgFhIiCjDlYm[oJpKtG
titular	hRiQjJrT
titular$	bKhTiSrS
titulo	gPjQ
titulo de	jSkS
titulo en	oSrX
titulo$	gSjRlS
tjm	bIcIeKgciJjIpG
tl	aVbEmc
tlaxc-	aQcS
tlaxcala	aQcS
tlaxcala$	aT
tm	jHm_
tms	iXjS
to $	dKhU
to 0	f_
to 00	gS
to 000	gRiZ
to 0000	bWlJpV
to 00000	aJg[pQtJ
to 90	bZcJdIeEfGgKhWiKkKnR
to :	bGiImTt^
to a	aIfLiIjQmZpI
to advertise	bSlGqWrHtU
to apply	jPkWpJqSrR
to april	b[fUjDpJ
to be	jRsT
to begin	e^fHiK
to bring	hFiSl\\pEqJsHtI
to build	jQoX
to clients	kGpLsX
to date	iSjT
to do	iXlTmH
to drive	bDiZjClV
to eight	cJfYgIhWiHmItL
to eleven	fXmJ
to end	aLbKiYjXtJ
to five	fZ
to forty	g\\
to friday	fUtQ
to get	iRnToJqRsK
to go	i[jEqV
to half	fUrQ
to have	k[
to hire	eStV
to it	dKiDjXlW
to june	fRiS
to keep	cGgKhQiBkGm^pBqUsW
to know	iKjZlUqIrTtI
to live	aWfHhXjFnToJtL
to look	jIpSqKsYtH
to march	e]fUiJoB
to me	iKjEm[sW
to mid	jJkJqXrFsQ
to nine	f\\gKiI
to nov	bKe\\fAgAiWlLoQ
to october	aKoY
to one	aTfQjUtK
to our	aKbIiSjKmJoJpFsRtX
to people	eIhVjTsR
to perm	oQsQ
to production	iX
to run	abiDmQ
to sell	iJlT
to seven	aKbJfWiSmItF
to show	jSmLsY
to sit	jTqY
to start	eRfHgaoK
to sun	f]
to take	hVoP
to talk	qQ
to them	aKiFqRsW
to thirty	gThTqQ
to three	cLdQeLjInW
to thu	aQcEfX
to thursday	dXfXjH
to twenty	gP
to two	fQgZhSiG
to work	hTiIjXmIrV
to you	dKeSlKpZ
to £	aSgThIqP
to ¤	cGgGi\\
to$	tX
toall-	hGi\\
tobac-	iTjVtK
tobacco	iTjVtK
tobacco$	jZtJ
toca	cKgXjXkJpJqT
tocad-	bSkT
tocado	bSkT
tocht-	b[
tochter	b[
tochter$	bV
toda	bQcKfJn^
toda la	bThKiQnU
todas	eLh^iVjFlIoD
todav-	kQqTrR
todavia	kQqTrR
todavia no	qQrX
todavia$	kUqR
today	qRtX
toddl-	iZsR
toddler	iXjJmT
toddlers	aPdKiQsW
todo el	fLhRpTqQrS
todo incluido	bYg[mI
todo$	hRiGkQnLpUrWtQ
todos	aIbUnTqR
todos los	hRnYpT
toget-	bTrK
together	bTrK
together$	aHdXrJtU
toi	qe
toi$	qYtX
toil	fXh]jClL
toil$	cKf_h@iJjKpK
toile-	gPiV
toiles	iTpQ
toiles$	pU
toileting	iZ
toileting$	iZ
toilets	iX
toilets$	iX
toilettes	hKiW
toilettes$	iX
toitu-	iY
toitures	iY
token-	iTjR
tokens	iTjR
tokens$	iTjR
tokyo	aJcHi]jJkXlH
tokyo$	cIjKkYmL
told	qRrR
told$	gUmXrQ
toled-	aJcSmR
toledo	aJcSmR
toledo$	mT
toler-	jh
tolerant	jY
toll	bIiYjHkZtU
tolz	aIcV
tolz$	aJcV
tom	i]tS
toma	iUtW
tomas	cIiRpXqT
tomat-	aHbWjU
tombe-	aEbKi@k^oKqKsTtK
ton	lQre
ton$	bVpRsS
tonal-	cJh\\
tone	rf
tone$	iWtR
tonel-	bUgSjP
toneladas	bZ
toneladas$	bT
tonelaje	gThKiKjS
tonelaje$	gThKiKjS
toner	aJbKcJiXtI
toner$	aJbKcJiXtI
tongu-	iQjXkKmHsV
tongue	iQjXkKmHsV
tonna-	gQ
tonnage	gQ
tonne	bYfGgS
tonne$	bZfFiH
tonne-	aQbYkQ
tonnen	bGgWiQsD
tonner	fLkX
tonner$	aSiS
tonnes	bYiH
tono	aIrb
tono$	aGiX
tonte	i\\
tonte-	aRbKiT
too$	bTeP
took	aKeKqctY
tool	bHgAhYiSjS
tool insurance	hT
tool$	aJgKhJiPj^mK
toolb-	fRg?h^lQ
toolbox	fVlS
toolbox talks	iRjKlU
tools	hWj\\
tools and	jU
tools$	hTiDjYlT
toowo-	cWdLhJ
toowoomba	cWdLhJ
top	kYrT
top 0	bHdKgKkHt^
top up	gHh\`jI
top$	gYjDkZrT
top-u-	eKhSiT
top-up	eHhU
tope	gYq]
topog-	aRkT
topografo	aUjLkUpK
tops	eTr[
tops$	pRrQsV
tor	cHhLiJm_pI
torne-	iSjR
tornero	aT
torno	a_cFiJ
torno-	iS
tornos	iS
toro	aHbDcFdFeGfFgGh\`i>jVkFlGmDnFoGp@qErFsFtG
toron-	cXdS
toronto	cXdS
torqu-	iSkFmT
torquay	bLcYhKsQ
torquay$	cY
torque	bJcKiSjT
torre	bGcZiR
torre$	jS
torre-	cfiI
torreon	cU
torres	bUcQiJpT
torrevieja	aHcUqQ
torrevieja$	cR
torta	hWiHjT
torta-	iQjQqQ
tortas	iQjQqQ
tortas$	iJjVpQ
torte-	bUeKiW
torten	bUeKiW
tosta-	aQhQiHjT
tostador	aSbViK
tosti-	bSiXlH
tostion	bSiXlH
tot	iJjYo_pIqK
tot$	jToYpI
total	dQhJnW
total$	fVjPqS
total-	fHgEhXiBjY
totne-	cWlI
totnes	cWlI
totnes$	cW
touch	aIjX
touch-	gFlYqPsQtK
toujo-	fRqQsR
toujours	fRqQsR
toulo-	aLc\`fJgI
toulouse	aLcYfFgGjT
tour	iQkSnVpS
tour de	aCbYcGkYnI
tour$	cLeRiQ
toure-	bT
touren	cQfQhS
touri-	bRnQ
tourier	aQcLiWtK
tourier$	aTbCcJiT
touring	aJb]n\\
touring$	aJb^iGjJ
tourists	hLiLjXsX
tourn-	fPnU
tournai	cU
tournant	aIfXmU
tournant$	aJfXmW
tournants	iR
tourne	cQsQ
tournee	bFnV
tournee$	hUiR
tournees	hUiXnQ
tournees$	h[iAnUtK
tours	cRiV
tours for	i[
tours$	aWbKfQiRnU
tous	hQ
tous les	dS
tous$	aKfKgTkRlZ
touss-	hIkKnJoZpJqLtH
toussaint	hIkKnJoZpJqLtH
tout	bKgQtQ
tout de	oXsR
tout le	bKcXqI
tout$	bHcLdPfSpTqVsKtR
toute	aJeHjZpLqKt]
toute la	eGjTqQ
toutes les	hSmW
tow	iRjX
towar-	iJjPk^
towards	gQjRkR
towel	iSjX
tower	aRfFgXiKoUrS
tower$	aWcW
tower-	mX
towers	cS
towers$	cS
towin-	jWkI
towing	jWkI
town	cVnPtU
town$	cYiHnX
toy	bSiVlL
toys	i_
toys$	hKiZ
tp	iPjQrT
tp$	aRqS
tpa	aJb]iKjH
tpa$	aKbXjF
tpc	fGj]
tpc$	jX
tpn	bYgJ
tpo	bEe\\iQnD
tps	hRiSjX
tpv	aKbBgIhGicjG
tr	gShTiJjR
traba-	mS
trabaja	fWgKmY
trabajado	gWiIkRlQ
trabajado en	bIlU
trabajador	jW
trabajadoras	bUmT
trabajadoras$	bTmT
trabajadores	b^jL
trabajadores$	b]iKmI
trabajar	hKj[
trabajaria	iTrK
trabajo	jXpK
trabajo social	jY
trabajo$	hRiT
trabajos	jSpQ
trabajos en	jSpU
trac	mKp[qKrS
trac$	jSmJpQrQ
traca-	iY
tracabilite	iY
trace	cJfJm[pH
trace-	i_
trach-	aSkW
traci-	iYjJkU
tracing	iYjJkU
tracing$	iUkR
track	aQb[kZlFpK
track-	gPhZ
tracked	fGhZ
tracker	aKbPiTpQ
tracking	gZhJiQ
tracks	bIhDiTjRnS
tracks$	hHiEjVnVtK
tract-	aSbWeIjS
tracteur	aDj_
tracteurs	bVmH
tractor	j^lU
tractor$	aGbTjT
trad	gJi^kQ
trade	hPiQ
trade cert	hJjT
trade test	mQpW
trade$	aKh]iBj[
trade-	b[eR
traders	iRjRmItJ
trades	aIbHcKeWjGmW
tradi-	bViTjP
trading	bZjL
trading$	bU
tradition	aKbYiHjTlI
traditional	iHjYlW
trado-	j^
trados	j^
trados$	iKj[
tradu-	aQpJr]
traducteur	a^
trae	jRq[
traer	fKh\\jLlJpYsI
traff-	jPlSmG
traffic	jPlSmG
trafi-	mUpU
trafico	aRpV
trafico$	aImGp[
trage-	mX
tragen	iQjX
tragen$	iQjX
trager	mQqV
trager$	bAiXmXqH
traid-	jDkBl]
traig-	jJlWpRsW
traiga	gQ
traiga$	gQ
traigan	pV
trail	cXfLhHpY
trail-	cTgEhQiQ
trailer	cJhViS
trailer$	aShLiQjPrP
trailers	bKiRjU
train	iRlSn^
train$	bSl]
trained	jXlX
trained$	hLiTj]lB
trainee	aRmTtJ
trainee$	aRbFjQmWtJ
trainees	aXiRjKlQm[
trainees$	fKiHkFlJm\\pE
trainer	aViKkYmQ
trainer$	iGjBk[mU
trainers	bHcJfLiCm_rJ
trainieren	cKqLsLtW
training	hSkS
training contract	eFh_iK
training for	iQ
training$	i\\jRkX
trains	hRiR
trains$	iV
trait	bYeLiHjLkKrE
trait-	cIgTiQ
traite	aSbQcGhHiS
traite$	aWbFiT
traitement	gY
traiteur	jGkXqJ
traje-	bRgShTnS
trajet	gWhP
trajets	gGhUiFnX
trakt-	bTjUtK
traktorschein	jWkL
trale-	aJbIcY
tralee	aJbIcY
tram	aYc[fTiJ
tram drivers	aRjIqT
trami-	gLiSjX
tramite	bKgJiTjR
tramite$	bKgJiWjQ
tramo	cJgYiKkKnY
tramo$	cJgXiEkKnY
tramp-	aTfQ
tramper	aViJ
tramper$	aViJ
tramping	aDfSjY
trams	bXjFlV
trank-	bUcLiQ
tranken	bUcLiQ
tranken$	bTcKiQ
tranq-	fEiSsR
trans-	iR
transaction	aWiFjZrI
transcript	pStX
transcript$	aGpWtU
transcripts	pY
transcripts$	iFpY
transfer	h[iRkS
transfer$	h[jDkW
transferable	i?j^
transferencias	bIiV
transfers	iY
transhumances	aJfDgLiSjJn^pK
transit	hXkJ
transito	gChLiZjS
transitorio	eZ
transitorio$	eZ
translator	aUjQ
transmissions	iP
transport	iQ
transport$	hWiTlKnX
transportation	hIiGjYpT
transporte	gUh]
transporte$	g\\iP
transporter	h\\iJjLmL
transporter$	bKh[iIjKmH
transportes	aCb]iJtH
transporteur	aLbSjXkItS
transports	aIb[cK
transports$	aGbYcLiK
trap	aHbLcHfVi]jJ
traps	i\\jK
traps$	i[jK
tras	ePoYqK
trasl-	hWiX
traslado	hXiS
traslados	i^
trass-	fFgKiFobpKqJ
trata	hWiTjHkHqHtH
trata-	i[
tratamientos	iY
tratar	jXrV
trato	bLgVhKiYjQ
traub-	bKcEeIh[iYjI
traue-	cDi[jQ
traum	k[nQ
traum$	k]
traum-	bVcLiR
trauma	bVcLiR
trauu-	gShW
trauung	bKgZsP
trauung$	bJg[
travail	jV
travail a	iWjIkZ
travail en	iKjZ
travail$	aRbQjR
travaille	fZjI
travaille$	fZiJ
travailler	aKhXsY
travaux	mS
travaux$	aHiSmS
trave-	hQnT
travel	gPhQnX
travel$	aSbBcKfLgAhTiSjInVpH
travellers	aJbJiQmKpKs\`
travellers$	hKiPmIpJs[
travelling	dZgLlGoGsY
tray	bFcGgHhEi\`
traye-	gRhIiKjU
trayectoria	gRhIiKjU
trays	h[i^
trays$	hGiRpX
traza-	bTjWmJ
treas-	pUqX
treasurer	pWq[
treasurer$	iUpWqD
treasury	bS
treasury$	bVcL
treat-	aRhQ
treatment	mTrT
treatment$	mXpEr]
treatments	h\\
treaty	aXbQcEhJ
trece	gViDmZ
tree	bZcPgSh>pV
trees	cGiRj\\
trees$	cIi[
treinta horas	fWtI
treinta y	sP
treinta$	aJbUg[iJtK
treiz-	gX
treize	fQgQ
treize heures	fUhH
treize mois	gZjP
treizieme	gThR
treizieme mois	eLhU
trejo	mW
tren	i[lKtQ
trend	iY
trend$	iX
trene-	iU
trenes	iU
trenes$	b_dJiJ
trenn-	qX
trennen	jQqW
trent-	bQfPgRsT
trente	gRhHjS
trente$	fZ
trente-cinq	fUtL
trente-cinq heures	fWjItL
trente-deux	aHbPhGiS
trente-huit	gQiSjH
trente-neuf	fT
trente-neuf heures	fT
trente-quatre	fJg[
trente-sept	fQ
trepp-	aSiWmK
treppen	jS
treppen$	iU
treppenhaus	bHi\\jK
treppenhaus$	iYjK
tres a	bWqQtK
tres analistas	fRmP
tres anos	bUgQjP
tres bien	bKjKkJqXsU
tres comidas	h^kK
tres dias	d[fVhR
tres en	hIjTmU
tres meses	eRfLgY
tres mil	iQ
tres semanas	cJfEhSlVoR
tres turnos	iTmP
tres veces	jZ
tres y	fXiJ
tres$	f]hQmV
tresc-	gQjT
trescientas	fLiSjX
trescientos	gTqLtQ
trescientos$	gZqH
trese-	iTjImQ
tresen	iTjImQ
treso-	aSjQqT
tresorerie	iUjU
tresorier	aVbJgKqR
treuh-	aYiZjH
treui-	iV
treva-	mT
trevanion	mT
trevo-	mJpZ
trgs	jV
tri	i]
tri$	aWbW
triag-	cTiR
triage	cUiR
triage$	cWoI
triaj-	cIiUjP
triaje	cIiUjP
trial	e_hJjHs[
trial$	bUeahGiP
trial-	bPfXiSnQ
trials	bQfViSnR
trials$	bVfHiXnP
triba-	aShLjSnS
tribal	aShLjSnS
tribu-	cQh^mH
tribunal	iQpQqT
tribunal$	pS
tribunals	bZcKhKiK
tribunals$	bZcKhKiK
tributario	bGcJhHi\\
trice	a[bH
trice$	aXiJpK
trieb-	b\\fLhI
trien-	e\\fKgRhGiJjHmEsK
trier	cX
trier$	cX
trill-	aFbEc\`jEmHoTpL
trim	gIhKibjKsE
trimb-	cIiKj^kP
trimble	iTjP
trimble$	iWkJ
trime-	gQ
trimestral	iYnV
trimestral$	i^
trimestre	bT
trimestre$	bWdRgGiQ
trimestriel	gW
trimestriel$	gS
trimestrielle	bKgXiS
trimestrielle$	bLgXiR
trimestriels	gLh\`
trimestriels$	h_
trimm-	aV
trimming	iV
trims	bLfIhJi\`
trini-	hEiFoa
trink-	gTiWsZ
trinkgeld	gV
trinkgeld$	bP
trinkwasser	iS
trip	cFgUnWoT
trip$	jIoSsW
tripl-	aGbdcLiKlHmJ
trips	dKf\\hTnW
trips$	aHeTfTgThVjKnB
tripu-	aUiKmV
trish	bLmRt\\
trm	kYsI
trm$	aTkUsJ
trock-	hTiRjY
trocken	hSrW
trois	mQ
trois ans	eVjYkR
trois generations	bW
trois jours	aHbIdZeU
trois mille	bJgThJ
trois mois	dWePpK
trois semaines	cKhUiElZnSoU
trois$	fSiSjQmQ
trois-	c]iKmU
trois-rivieres	bKc[
troisieme	jRkGm[pK
troll-	aZbKcKhS
trolley	bIcJhViQjS
trolley$	bJcGhWiPjS
trolleys	iW
trolleys$	iV
tronc	g\\sR
tronc$	gY
tronc-	bXfKgShFjUmE
trop	s_
trost-	cWfJiSnI
trott-	iZ
trotz-	bShRpJqXrS
trotzdem	bShRpJqXrS
troub-	s_
trouble	iIqPs\`
trouble$	hJqRsX
trous-	h\\iSjGpKrK
trouv-	hKqR
trouve	cQhKqU
trowe-	jPpS
trowel	jPpS
trs	eLhWiKjR
trs$	cIfJgQhWjHkLoJrK
truch-	bRiUrL
truck	hRiEnXpJ
truck$	hZnYpC
truck-	bTcU
trucks	bXfP
trucks and	bUiT
trucks$	bX
true	iGjYqTsX
truff-	bVjLkW
truffes	iQjLkZ
truji-	cShXjJ
trujillo	cShXjJ
trujillo$	c\\hH
truly	iGl\\
trunc-	gIlVmLpK
trunca	gIlVmLpK
truro	bKc_
truro$	bKc\\
truss-	bRcThJiTjHsJtL
trusses	bRcThJiTjHsJtL
trust	bdjT
trust$	bbiLtT
trust-	bSqQ
trusted	gXiFkW
trustee	aIbU
trustee$	aIbT
trustees	qYtR
trustees$	iQqGtW
trusts	iQ
trusts$	i[
try	pXqJs\\
tsche-	kSnV
tschechien	iPnZ
tschechien$	nX
tschechisch	jQkV
tsd	bIfFgZi[jI
tsd$	bIfGgYi\\jI
tso	aZiLqY
tsu	j^
tsu$	jX
tt	dejJ
tt$	d\\
tts	f^
tu	qQtQ
tu fais	iTjHmW
tu me	pWsS
tu peux	bPqTtV
tu y	qQrY
tu$	aBbVcCiEjEmUpJqDr\\tQ
tub	hTiWjJkK
tube	hKiWjK
tubin-	bScTfKiU
tucke-	aJfKgKhY
tucker	aJfKgKhY
tucso-	cSjJoU
tucson	cSjJoU
tucson$	cSjJoU
tudel-	cRqU
tudela	cRqU
tudela$	cRqU
tue	f_pS
tue /	fRiT
tue$	f\`gLhJ
tue-f-	fShQiI
tue-fri	fShQiI
tue-s-	fT
tue-sat	fR
tue-sat 0	gLkR
tue-sat$	fW
tue-sun	fSgI
tue-sun$	fSjP
tue-t-	dY
tue-thu	dY
tue-thu$	dPfS
tues	dYfSiUjKpP
tues /	dWfCiGmSpP
tues$	dKf[iWjJpT
tues--	dXfTiG
tues-sat	fZ
tues-thurs	dYfHiE
tuesd-	dRfWgJpR
tuesday	iQjLpZrI
tuesday to	f[
tuesday$	fHiYpR
tuesdays	dY
tuesdays and	fR
tuesdays$	cIdVgJiPmR
tug	aFb\\iQjK
tug$	aIb[gLiRjJ
tuila-	hHmYoZ
tuilage	mJo^
tuiti-	eRh[iQ
tuition	eRh[iQ
tuition$	h_jJ
tulla-	cX
tullamore	cX
tumua-	mQpT
tumuaki	mQpT
tun	iZtQ
tun wir	gV
tune	cHiVmWpJ
tunel	aQjV
tunel$	aSiJjX
tuner	a\`bKtI
tuner$	a_bJtJ
tuner-	aXiT
tunin-	iUkSmP
tuning	iUkSmP
tuning$	iSkWlH
tunne-	bTfQtP
tunnel	fTnItU
tunnel$	eKjXpKqGt\\
tunnels	aRbWiJ
tunnels$	aTbS
tupe	i_jH
tur	bFcahBjKoJsItK
turbi-	gIiVjX
turbine	aVgIiRrQ
turbo-	iZ
turbot	iZ
turf	iRjU
turis-	iT
turismo	jV
turismo$	lR
turistas	iQkUsT
turistas$	jDkXs\\
turistico	iSjGlEqFr^
turke-	hWs[
turki-	kW
turkisch	aIjRkT
turkisch oder	aKiRjIkS
turkisch$	aGcKjTtK
turkish	jLkP
turn	iRjJpStU
turn--	cEiTq\\
turna-	fViTjR
turnaround	fPiUjS
turne-	fIiZjFpI
turnh-	bVcQiU
turnhalle	aKbXcSfPiJ
turnhallen	iR
turnhallen$	bScJ
turni-	eIfRgRiR
turnicidad	g[iG
turning	aJbKiYjS
turning$	aKbHiTjWtI
turno	aUfY
turno de	iQmV
turno partido	fT
turno$	iSmS
turno-	fQ
turnos	fUiR
turnos de	fXgI
turnos$	mU
turnover	b[qT
turnover$	b\\gLiL
turns	eQfYjLkP
turns$	aFfWiV
turqu-	iUnY
tus	h\\iJjKpR
tusch-	cKi]
tut	qDsTtW
tutel-	b[iT
tutelado	b\\iI
tutelas	aUbGiV
tutoi-	r^
tutoiement	fLrZ
tutor	a^
tutor$	a_hK
tutor-	iVjKlWmU
tutorat	aJjKlYmXtK
tutoria	i\\
tuttl-	aJcY
tuttlingen	aJcY
tuttlingen$	aIcU
tuv	bHj\`
tuv$	iR
tuv-z-	b\\jJkUqK
tuyau-	aQiQ
tuyaux	iTjP
tuyo	bLdGfEg\\kApU
tv	bVfGg\`pHtH
tv-ar-	g]hLjL
tv-arzte	g]hLjL
tv-h	bLg\\jH
tv-l	ge
tv-l 00	fTgR
tv-l e	aPfKgT
tv-l$	gV
tv-v	g]
tvod	eWg_jH
tvod 0	eZgQjC
tvod 00	gW
tvod sue	gV
tvod$	eWhL
tvod--	eWge
tvod-v	gP
tvod-vka	gX
twelf-	eVoS
twelfth	oUpS
twelfth$	pU
twelv-	f^
twelve	gP
twelve months	eTfJhU
twelve seventy	gW
twelve$	bFgVmX
twent-	g\\hP
twenties	kGqKs^
twenty	hQ
twenty eight	gV
twenty five	fLgShR
twenty four	aFgW
twenty percent	fJhU
twenty seven	hT
twenty six	fGhT
twenty two	cLfUgJrLtH
twenty$	f_mJ
twenty-five	gBhZiWmIsS
twenty-four	a]bDfChLiR
twenty-one	gWjI
twenty-six	bKgJiS
twic	hQjY
twic$	j[
twice	nT
twice a	bFcUiWkKnR
twice$	b[iVrV
twin	bQcUfSiJ
twins	a@b@cJeDik
two and	aTbGfSiV
two days	cId_ePfSlR
two hours	fWh@l^nU
two hundred	iQrQ
two in	aHjbkLmItI
two juniors	ma
two months	eFfVhR
two nights	bDcKdLgIhKjJn\\
two of	mT
two or	jFkYtQ
two other	bJhHiFmVnY
two referees	lK
two saturdays	bKfV
two to	nUsS
two trips	bJeLf]gGhUiJjJkKmKnGoJpK
two weeks	bQhPlQ
two years	e_jR
two yrs	e[jQ
two$	dYtP
two-f-	bXgJ
two-t-	aEbGcIdVf\\gPhEiGjInL
two-w-	hWnP
two-wheeler	hWnP
tx	c\\jLnZ
tx$	bLc\\jGnZ
txt	fLgGjQnLpVtW
tyba	cLj\\
typ	gFsd
type	sV
type 0	aTbXjH
type :	eYrPtJ
type this	sZ
type$	aAeJqJrUsStY
types	iLsc
types-	aScIj[
typescript	aScIj[
typescript$	jW
typin-	jXtQ
typing	jXtQ
typing$	iT
typis-	aHjZ
typist	aHjZ
typo	kY
tyre	bY
tyre fitter	aSgKqJ
tz	eXfX
tz ab	eSfQ
tz$	bKcLeVfXpH
tzbfg	eY
tzbfg$	eXjJ
u /	cLhKm\\
u 0	eGgEiTpW
u 00	aVi^qQ
u$	cLfWiHk[lYmJpD
uae	aJbIiTj\\pE
uae$	aJiSjT
uaeac	iRjX
uaeac$	iVjU
ubben	gIhCjHm[pWqH
uber	sR
uber 00	fHgZpLqCsjtK
uber das	iUjI
uber dem	hY
uber der	bEcJdZgIiTqL
uber die	e\\gAjYqHsL
uber$	gTiHsU
ubera-	iKjUqJtW
uberb-	aJbUcR
uberf-	gIhTiVnKsS
uberg-	fKh_oQsP
ubergabe	fLoW
uberl-	cXgKhVjT
uberm	bEhZsT
ubern-	eUnY
ubernachtung	n\\sI
ubernachtung$	hIiLn]sI
ubernahme	e_hVjLkI
ubernehmen	iXjVqU
ubernehmen$	hKiPjU
ubernimmt	aSiVtK
ubernimmt$	aTiVtK
ubers	f[hLiBjInKsI
ubers-	gQrX
uberschrift	cKpIrYtI
ubersetzer	aV
uberstunden	gVhRqP
ubert-	gV
ubertariflich	gV
ubertariflich$	gWqK
uberw-	bTgIiYrUsH
uberworfen	qWtI
uberz	cIg[
uberz$	cIg\\iL
uberz-	fSgUiQ
uberzahlen	gTiG
uberzahlung	fRgUsP
uberzahlung$	fVgLiK
ublic-	hTiTjU
ubliche	dKhViTjV
ubliche$	hViSjT
ubung-	eYgQ
ubungsleiterpauschale	eYgQ
ubungsleiterpauschale$	eYhIiG
uccle	c_iH
uccle$	c[
ucker-	aIcW
uckermark	aIcW
uckermark$	cQ
udaip-	bDcb
udt	jT
ue	jXnV
ue$	dRnX
uefa	jckG
uelze-	cW
uelzen	cW
uelzen$	cWiL
uf	aEbHcXjIqLr[sS
ugand-	cSiS
uganda	cSiS
uganda$	bJcWiT
ugh	iRpJq\\
ugh$	iRpJq\\
ugx	bIfKg_jH
uh	bIcIgHhViRjGtW
uh$	bGcIhRjHqQtX
uhr	fa
uhr an	fTgLqS
uhr bis	f^
uhr dreißig	fPiK
uhr$	fZ
uhren-	bQkJlVqQ
uhrma-	jP
uhrmacher	jP
uk	bRsR
uk licence	jVsP
uk$	bSdWtK
ukas	jT
ukcc	aEj^tD
ukrai-	aUbLgHiQkGs^
ukrainian	iWjQkF
ulm	bScWkT
ulm$	bRcUkVoK
ultim-	jIqX
ultimate	aTbKiWjI
ultimo	bKeGqXsR
ultra-	bVcJhJiZ
um	tS
um 00	bHeHgRh_i?jCnJtJ
um die	gSsX
um funf	aKbVfZmIoJ
um$	aFtY
umbau	bYiUjF
umbau-	i[
umbauen	iR
umbauen$	iWrP
umbre-	eXgU
umbrella	eXgU
umbrella$	bKcLeSgWlHsI
umfan-	fZiRjJ
umfang	fZiRjJ
umgan-	j[
umgang	j[
umgang mit	j[
umgeb-	cSoEqY
umgebung	bQcTiDjQ
umkre-	cTnR
umkreis	cTnR
umkreis$	bKiKnW
umlan-	bQcR
umland	bQcR
umland$	bQcR
umler-	iKkKlZ
umlernen	iKkKlZ
umowa	cIe[hKjK
umowa o	eXjK
umr	aQb[eItH
umsat-	eXhKiQ
umsatz	gS
umsatz$	bSgZ
umsatzbeteiligung	g^
umsatzbeteiligung$	g]
umsch-	fQiGjVlPqKrS
umso	kY
umso besser	kY
umson-	cTgQhS
umsonst	cTgQhS
umsonst$	cUgRhS
umste-	i]lU
umwan-	hQiV
umwel-	aQjR
umzug	fLhZiQlGnYtC
umzug-	bGh\`rT
umzugshilfe	gEh[
umzugshilfe$	gKhU
un (	aWeP
un an	eUjQtS
un ano	eRj[kHtR
un atout	k[
un bts	jWsL
un curso	hXqW
un cv	pQ
un dia	dbeJtQ
un domingo	f[
un fin	fSiIqI
un homme	s_
un jour	d\`fQqR
un mes	eShTiFnW
un mot	iLkYqTrYsD
un petit	aVbJqS
un peu	kVnR
un plan	i<jc
un plus	kc
un poco	jLk^mLqP
un poste	bJtV
un sabado	fR
un samedi	iJjXpV
un solo	iEpTs^tF
un video	jPp\\
un vrai	h[iGjSkSqL
un we	f^iK
un week-end	fQ
un$	gR
una persona	a]tJ
una semana	fUpR
una vez	aJbIcIdWnU
una$	aWfV
unas	aJbDcKeRfUgJhLiRn[
unbef-	eg
unbefr	eU
unbefr$	eT
unbefristet	eQ
unbefristet$	eWsR
uncap-	gWjFlL
uncapped	gWjFlL
uncapped$	gX
uncle	aKb\\fGhDiHm_
uncle-	jZ
uncles	jZ
und 0	fEhXmSoJpU
und 00	fRmSpP
und 000	bZfX
und ab	bXiQjJnJ
und alles	aEibqFtH
und bitte	iJjV
und dann	iVtT
und das	fHi^qQ
und den	cRjP
und der	iRqP
und die	hQrS
und ein	mTpP
und eine	jRm^
und englisch	hPjSkH
und herren	mGtT
und ich	fCiJpUqZ
und im	iVjJrTsQ
und in	iV
und klasse	kT
und nicht	fJj]rV
und ohne	bJr[sZ
und so	f]jIsU
und spat	fU
und vier	fChYiQkJpTsG
und zu	bTfKiRnV
und zwar	aKbJcReUtS
und zwei	aEbSdUmVtD
und$	iPjRtX
under	m^sQ
under 0	i\\r\\
under 00	gTnVsb
under 000	gRmIrQ
under a	bIpJr\\
under the	hTmSpErFsS
under you	m\\
under$	mTsT
under-	cQgFiQqQrP
underground	aJb<c\`eLhEiIjT
underground$	hFj[
understanding	iHjWqT
understanding$	iHjWqT
understands	jU
underwriter	aT
une astreinte	f]
une experience	kT
une fois	eWfHmP
une heures	bLfPgIjK
une nuit	f\\nQ
une semaine	fSpRrRsS
une$	fQjSnQ
unfal-	gFhciV
ungef-	gStU
ungefahr	gStU
ungel-	cIfIgVh[iAjDkGlU
uni	bEiSlXsR
unica	pW
unida-	bYcU
unidad	bYcU
unifi-	cDgUjVkS
unifo-	h^sV
uniform	hWpLsU
uniform$	hSsQ
uniforme	h[
uniforme$	hRiJsU
uniformes	b\\hRiJqL
uniforms	iYjK
uniforms$	hRiT
union	bSpKsTtV
union$	aCbWcGe[hDpFrHtW
uniqu-	fXpVsV
unique	aY
uniquement	fYjKpWsX
uniquement$	fSiKjIpUsY
unit	bRcShSmQ
unit$	aUbQcShT
unita-	aHbTiLjUpJtL
unite	aTbVjIkZ
unite-	aEbbiG
unites	aLbX
units	bVcQiQjU
units$	bVcTiV
unity	aSiIj[
univ	b[cIiG
unive-	bTl]
universidad	bUlT
universidad$	aKbRgVlD
universitaire	bSj=l[
universitaire$	bX
universitaria	aJb\\jJmF
universitario	cSjRlT
universitario$	bGcXiIlTpI
universitat	bQcPtT
universitat$	bTcItU
university	bWlY
university$	bUjKlV
unlim-	eXhS
unlimited	eXhS
unlimited$	eVhRjK
unloa-	i[
unload	iR
unloading	iY
unloc-	aHbLhJiYqGrKtS
unlocking	iR
unlocking$	iT
unmar-	jKsU
unmarried	jKsU
unna	cY
unna$	cZ
unnec-	iHl\`
unnecessary	iHl\`
unnecessary$	iLlZ
unnot-	l[
unnotig	l[
unnotig$	l[
uno	fQgQnS
uno de	jFnZoW
uno$	fZiJlQ
unos	gT
unos 0	eSgP
unos 00	eRsS
unpai-	iQsY
unpaid	iQsY
unrea-	bTjTkK
unreal	bTjTkK
unreg-	bEcLfYgKhJjQlGqJrK
unres-	aJj[
uns	kSqR
uns :	bWdIiDjGqTsW
uns$	kYlPqQ
unser	aEbTrX
unsere	hP
unsere$	bEhJjZkGtT
unseren	aWiGtI
unserer	aIpVrJtT
unsig-	iW
unsoc-	fXgQhKiF
unsocial	fXgQhKiF
unten	aJrTt]
unter	iQm[
unter 00	gJse
unter drei	bViV
unter uns	q\`
unter$	pTrP
unter-	eRjQ
unterkunft	gUsQ
unterlagen	pa
unterlagen an	pR
unterlagen$	iKpU
unternehmen	bTiKjSpL
unternehmen online	iKjSkQlQpI
unterscheiden	iKlWtW
unterwegs	dLkImRnZ
until	eU
until 0	kKoFpZ
until the	eTgFoIqY
uocra	aJbJcEdJe^fJhKjBkHlJmKnJoJpJqJrJsJtC
uop	eTgV
uop$	eUgV
up 0	bKeWfKgGhKiYlIpH
up for	bXeRmGpTqG
up from	iV
up in	dRkFsW
up on	bPfI
up the	bLiRnSqS
up w	bFg@iW
up$	jT
upc	aJbQcUiI
updat-	jStV
update	bTfFiDjYtL
updates	i\`
updates$	iX
upgra-	iX
upgrades	iX
uph	fU
uphol-	aRgDiRkX
upholsterer	aS
upholsterer$	a[bK
upholstery	aSiFjKkZlHmJpI
upkee-	cJiV
upkeep	cJiV
uplif-	gW
uplift	gW
uploa-	iV
upload	pS
uploads	i[
uploads$	iZ
upon	eVkV
upper	aQcY
uprig-	iVrP
uprights	iVrP
ups	iQjT
ups$	iSjU
upsel-	i\\
upsell	iY
upsell$	gUiI
upsta-	hU
upstairs	hU
upstairs$	bRhW
uptim-	iS
uptime	iS
upto	jKpKsZ
upvc	aIgKi[mLrK
ur	cYeQg[iJjJ
urban	hW
urban sports	hW
urban-	bS
urbanizacion	aDb]
urbanizacion$	aEbTcKiV
urbano	aQbGkU
urdu	k[
urdu$	jPkV
urge	oRq^
urgen-	fTgRtT
urgences	aHbSiQjQkJ
urgencias	f[gH
urgent	qRtT
urgent$	qStV
urgente	aFmFt[
urgente$	aIbHmFt\\
urlau-	h\\
urlaub	rStS
urlaub$	hXrT
urlaubsgeld	bQgTjL
urlaubssperre	f]gJhHoIpL
urlaubstage	fBh\\
urlaubstage$	hS
urlaubswoche	fHgDha
urtei-	bLcGi^
urugu-	aGbIcKgHm\\s_
us "	bPpLr[
us $	g[
us :	aKb]
us a	aIhLp\\sUtQ
us all	bIm_sK
us at	bVcIeJ
us for	bWiDpKq]
us not	hHlJpW
us on	cFpZ
us time	aJdVtH
us$	qP
usa	fKhHiLn\\
usage-	b\\gHjJ
usagers	b\\gHjJ
usd	gViT
usd 0	rQ
usda	bZjG
use	iPrU
use of	fIhPiIjZ
use the	fUiKrS
use$	hVjT
used	lS
used to	hSqV
used$	aIrSsH
usefu-	kUlR
useful	kUlR
useful$	kc
user	hZi_jI
users	aJb\\gKnKtG
uses	j]lCrU
usher-	aUqU
ushers	aUqU
usina-	aSbKcJiEkY
usinage	aSbKcJiEkY
usine	bT
uss	gKheiKjF
usted	lJmQpIq^rZ
usted$	bHmVrX
usual	iZrR
usual-	fXgSiJ
usually	fXgSiJ
usuar-	bVcIhIiUnTpL
usuarios	bWhJiPnVpJ
usuarios$	bTfJ
usw	cKgPhYiS
ut	aPjS
ute	hZkQtQ
ute$	bKhSiHkUlTtT
uthgr-	eTgQjL
uthgra	eTgQjL
utile	jFkYlZ
utile$	jBkRl^
utili-	bPgVhUiR
utilidades	gXhRiL
utilidades$	gVhSiDpK
utilitario	hW
utilitario$	hV
utility	bQiU
utrec-	cXdU
utrecht	cXdU
utrecht$	cWdVfK
utrer-	cT
utrera	cT
utrera$	cU
uv	iVkX
uv$	eIiRjQkY
uwe	gHpYqW
uwe$	pY
ux	aViP
ux researcher	aVrG
uxia	aHcKiJmSpEta
uzes	c\`fJ
uzes$	c\`
v	jVlR
v 0	fQiIrXtR
v$	bPgPjX
va	qU
va a	bQiPtH
va el	aJbRoYqItT
va$	eTiYjI
vac	bLhXiWoJpXrF
vac$	bJh\\iVkKlLpTrG
vaca	c]gKhKiHrJ
vacac-	h^oJ
vacaciones	h^oJ
vacaciones$	fRhR
vacan-	oU
vacances	fRgThU
vacances de	oY
vacances scolaires	h\\
vacances$	hU
vacancy	iRpPqRtT
vacancy$	ePiZpJqE
vacant	o\\qP
vacante	aRbBcYiJjKmIoUpHtR
vacantes	a]bJcLjKqW
vacantes$	a]bHcLiLjFqQ
vacas	bXiT
vacat-	aTeRfV
vacation	aTgVhP
vacation$	fGgUhWiQ
vacations	eTf]mS
vacations$	aIbHcKe]fLiFmYqJ
vacci-	iSj\\
vaccination	hViPjR
vaccination$	cJhWiSjD
vaccins	iQjR
vacio	ia
vacio$	aKbLi_
vacun-	jVpQ
vacuna	jSpT
vacunas	hSjVrL
vad	i\\jI
vaiss-	i\\jL
vaisselle	i\\jL
vaisselle$	aKcKfKiZjK
vajil-	bVhRiL
vakan-	aGcIiKm[
vakuu-	aLbGcEh[ib
val	b[c]iGmT
val-d-	caiJrK
valab-	bQcJeIpHrZtP
valable	bQcJeIpHrZtP
valde-	bYc[eJiDoJpE
vale	aJlSqR
vale$	iHjBkUl\\mJqS
valen-	c[iV
valence	c\\lW
valence$	cWjKlY
valencia	c\`
valenciano	cIjHkXlT
valenciennes	cXiH
valenciennes$	cXiH
vales	h]pK
vales de	gHhV
valet	aVhLiYqI
valet-	cKiDjb
valid	iIj]sY
valid$	iHjZ
valid-	iRjZ
validation	i\\jI
valide	jUpLqU
valide$	eLj[pG
validite	jW
valis-	iVsLtJ
valise	iVsLtJ
valla-	cZdR
valladolid	cUdS
valladolid$	cQdU
valle	cWdWjV
valle-	aHc\\iJnSsV
vallee	bHcQpKsZ
valley	bXiInX
vallo-	cbiK
valor-	iSka
valora	k\\
valora$	iJjGkX
valorara	bKjHkZqL
valua-	bRiT
valuations	eGi^jJkLqQ
valuations$	aJi_
value-	bJhKk[pXqKsY
valve	bHcIi^jK
valvu-	aViHsQ
valvulas	aViHsQ
valvulas$	aViG
vamos	gJqXrHt[
van	h_nV
van +	hIlWnKsT
van and	hW
van driver	aX
van licence	hEjb
van$	gQhXjRnT
vanco-	cVqT
vancouver	cVqT
vancouver$	cRiKqW
vande-	aDbUcEfLgJhKm]
vanne-	cX
vannes	cX
vannes$	bLcX
vans	bdiQ
vans$	b\\iV
var	cFg]iHjI
varia-	gZ
variabel	fTgWqK
variabel$	fW
variable	fBgVhRtR
variable por	gY
variable$	fHgQhU
variadores	aKbKiRjIk[
variations	iYjJ
varon	se
varon$	kJsZ
varro-	fKiS
varroa	fKiS
vas	bJdXfDjEmZpErItK
vast	e\`
vast$	eZ
vat	bPgUiX
vat returns	bLja
vat$	bReSiP
vater	a_
vaudo-	bIcYjI
vaudoise	bIcYjI
vault	jbrI
vax	j^
vax$	j[
vb	fIgfjE
vb$	g\\jJ
vbl	fIgWhWjJsI
vbl$	dKgXhWjJsI
veces	n\`
veces al	cJdUjV
veces$	hQiIjJmLnZ
vecht-	cUqP
vechta	cUqP
vechta$	cV
vecin-	qTsVtT
vecinos	qV
vecto-	iJj[
vector	jQ
vectorworks	iJj[
vectr-	bYcIiIjY
vecu	iLje
veg	bQgKhUiY
veg$	bWhS
vegan	aGbahEjFkRl_pItD
vegan-	aTbQjVkKmI
vegane	bVhJjZkHrJ
veget-	iUsUtS
vegetarier	sXtW
vegetarier$	jHsTtU
vegetarisch	iZjL
vehic-	hQjR
vehicle	hViP
vehicle$	hCiUjX
vehicles	bYgE
vehicule	hRjXnU
vehicule de	hVjHnV
vehicule$	gIh]jGnR
vehicules	bUfJiS
vehicules$	iVjK
vehiculos	fLmZ
vehiculos$	aDbIhJiHjTmZtI
veill-	iZjIsQ
veille	i\\sS
veint-	bQgY
veinte	gQiLpS
veinte horas	eIfVgG
veinte$	bVgRmK
veinticinco	hRjRsU
veinticuatro	dJfIgYhHiKlEqKrLtU
veintidos	aKbQfUgYiF
veintidos mil	bTiL
veintitres	gXhYiF
veintiun	fKgPiYjJmLqK
velbe-	bAceiH
velo	h\`
velo cargo	aV
velo$	bXhQ
velos-	aFbTcHdLeKgLh^iBjCkLmKnLoLpLqKrLsL
velot-	c]dKfEhHiHlEnJoJ
vemos	jYpHqX
venda-	bJiYnTtK
vendanges	bJfUnWtI
vendanges$	bHfViGnX
vende	bZcHqKsY
vende-	mT
vendedor	aY
vendedores	bTmT
vendedores$	aIbWiIjGmW
vendeur	fJpKs[
vendeurs	bKm\\
vendeurs$	bKm]
vendeuse	a\\
vendeuse$	aR
vendeuses	iQmS
vendi-	iRoV
vendiendo	bQqU
vendimia	aQmKoZ
vendimia$	aTgTmH
vendo-	hRiUlJ
vendor	hUiU
vendors	iTjGkVsS
vendors$	iW
vendr-	dRkQ
vendredi	dU
vendredi 00	bLgQlT
vendredi$	dP
vendredis	fU
vendria	kb
vendria de	kY
venee-	aLbFcIiZ
veneer	aIiRjS
venen-	iRkZ
venencia	iRkZ
venga	hQjIlRoQtP
venir	fIhQiIjXpW
venis-	cWfK
venissieux	cWfK
venissieux$	cX
venta	bUi\\
venta$	bXcKgViDjL
venta-	bJhVkRmP
ventaja	jKk]
ventaja$	jJkX
ventana	aIbJcEhWjX
ventana$	hYiSjE
ventanilla	bIhW
ventas	gRiW
ventas$	i]jJlIrJsD
vente	jXoTpI
vente de	gV
vente-	aHbIc[hKiSnKpH
ventes	aHbIc[hKiSnKpH
venti-	gDh_iZpKsJ
ventilacion	cHgAhbkKpD
venue	bZ
venue$	b\\
venue-	bQn\\
venues	bQn\\
venues$	bThKiKnV
ver	aDgHjSta
ver$	bJcLtZ
verac-	gLhU
veracruz	gLhU
veracruz$	hViJ
veran-	jY
verano	fQhUoQ
verano$	fYiTjFoS
verantworten	iX
verantworten$	iT
verar-	bQcKiUjHkI
verba-	cKp[rU
verband	aKbFpXqHtT
verband$	aEbFiKpYqIrKtU
verbandsgemeinde	aJb[cJiL
verbandsgemeinde$	bXcJfKiL
verbe-	gZiKmH
verbeamtung	gZiKmH
verbi-	cUhXiS
verbo-	aKbQfS
verboten	aKbQfS
verbr-	iUmQqW
verda-	jP
verdad	jRtQ
verdad$	jSkLqRsStS
verde-	bHc\`iRnV
vered-	bUiJjKkTnX
vereda	bUcKiJjKkTnX
verei-	iW
verein	bUfK
vereinbarung	gTiJoPqQ
vereinbarung$	eLgSoS
vereine	bJcIiY
verfa-	aWfKiEjZtH
verga-	aJbPiT
vergaberecht	aIbScHiV
verge-	aVjLmQrVtT
vergeben	aXhKpLqKtQ
vergeben$	aQhL
verger	aTmW
verger$	aVbQcJfJmGrK
vergl-	gLiTjP
vergleichbar	gHjS
vergleichbar$	jR
vergu-	gVhVpQ
vergunstigt	h\\
vergunstigt$	h\\pJ
vergutet	fLhUjQpV
vergutet$	gLhWiFjTnIpUqJ
vergutung	g\\iK
verha-	gSjSqP
verhandelbar	aFbGg]
verhandeln	iVjK
verhandlungen	iS
verhandlungssicher	jXkK
verhandlungssicher$	j]kJ
verhe-	qIs^
verheiratet	qIs^
verheiratet$	sS
verif-	iQjUqR
verification	iQjVkJ
verification$	iZkH
verifikation	i[
verka-	aPlU
verkauf	aXiHsV
verkauf$	hIjQ
verkaufen	aKbTiUjJ
verkaufen$	qV
verkaufer	aPlX
verkaufer$	aRcKiJjJlU
verkauferin	aU
verkauferin$	aT
verkaufserfahrung	aJeJhEiKjGkIl\\mLrG
verkaufstalent	iKj_lIqKrIsJtC
verkauft	gKjVqYsV
verke-	aIbQcKj\`
verkehr	iV
verko-	cKi_
verku-	kVqU
verkurzen	iKkX
verla-	bTeTlQ
verladen	bAhKi_jHkL
verlag	aKb[cK
verlangerung	e]iK
verle-	bVe\\hBiTmKpI
verlegen	bKi[
verlegen$	bJgLiV
verme-	fKrUtS
vermeiden	qQrY
vermeiden$	qRrS
vermessungstechniker	bUcL
vermi-	iY
vermin	iZ
vermittelt	hX
verni-	iYjPkP
vernis	iVjQkQ
veron-	cCjCn^pF
verpa-	aIb]iTjJrQ
verpackungsmaschinen	aKbX
verpf-	gYhS
verpflegung	h\\iJ
verpflegung$	hYiHpH
verra	qUsUtS
verra-	aU
verraumen	iU
vers	aSiUjImLnIpV
versa-	iR
versand	bRcLiW
versand$	bRcLiV
versant	cXiHpW
versc-	j[
verschwiegenheit	j[qT
verschwiegenheit$	jYqU
verse-	cLgRhDmHp[
versi-	bVjSr]
version	iKr\\tT
version$	bJqJrJt[
versions	iLjKrg
verso-	aGh[iTjK
versorgt	bWrJ
versorgung	bHhBi\`jI
versp-	cKfFgCi@jHn\\
verst-	bVjZ
verstehen	jYkSsT
verstehen$	jRlKsV
verstehst	s^
verstehst$	s\\
versteht	jWkRrU
versteht$	aLbLcLjZqKrX
verte	dKmKoEp\`qD
verte-	bJf_gJ
verteilt	fV
verteilt auf	fV
verti-	jYlK
vertical	iVjDkW
vertical$	iQjHkV
verticales	iPjT
verticales$	iQjQ
vertige	iKjZlLqJ
vertigo	jQlJ
vertr-	aVjStD
vertrag	eVoG
vertrag lauft	eUoF
vertrage	bQjU
vertrage$	bWjT
vertraulich	jJmCpTq\\
vertraulich$	qW
vertretung	eRiT
vertretungsweise	gGi_tI
vertretungsweise$	gFi_tI
vertrieb	aJbJiRjJl\\qR
verts	aWhHlL
verur-	fKi[jDsZ
vervi-	aJcbjJ
verviers	cVjI
verviers$	cV
verwa-	iJjc
verwaltung	iFjBlVmVsQ
verwaltung$	aZbKiHjFlLsT
verwaltungsfachangestellte	iKjZ
verwaltungsfachwirt	iQjX
verwe-	i[jQrV
verwenden	iIr_
verwendungsnachweise	iS
very	kV
vesou-	cU
vesoul	cU
vesoul$	cV
vesse-	bUcR
vessel	bTcV
vessel$	b]iJ
vessels	iT
vessels$	bPiT
vesta-	b]iLjFnJ
vestas	b]iLjFnJ
vesti-	eJfIgThVsU
vestiaire	aQbIeDgIh]lGpD
vestiaires	hViQ
vestiaires$	hFiZ
vesting	fGg\`hDjE
vestu-	hYsQ
vestuario	hYsQ
vestuario$	hUsP
vet	kR
vet nurse	aVbJeSjVkKlItH
vet receptionist	rQsQ
vet$	a[cJiKjKkHp]
vetem-	h[iE
vetements	h[iE
veter-	bTmY
veterinaria	aTbLhSjS
veterinarias	aLbYiI
veterinario	aRjSmQ
veterinarios	bVcLmI
veto	aYgKhQiP
vets	b^
vets$	aQbW
vetti-	iJjZoPpR
vetting	iJjZoPpR
vetting$	iFjZoQ
veut	iJoQq]tR
veut pas	qSsP
veut$	aLbKcQdBfJiHjKkLoXpJqFsGtX
veux	iLoSs[
veux$	aIeLfKgIhKiGjFkLmHoVpGqJsTtR
vez	d[iKnZqRtK
vfds	jT
vhf	bKiUkT
vhf$	bHiTjQkTrJ
vhi	h_jJ
vhi$	gKh\\jJ
via	gJpV
via the	eRpV
viaje	fHgRh_jKnG
viaje-	jQnUrP
viajeros	jSlR
viajes	nVrR
viajes a	cQnP
viajes$	cJiJj^nA
viand-	fLhY
vianda	hW
vianda$	hX
viande	fIhQ
viari-	aW
viaria	aW
viaria$	aXiL
vias	j^
viati-	gYhGnV
viatico	aJgZiKjInL
viaticos	gRhGiQnW
vibe	aKrPs^
vibra-	hXsR
vic	cb
vic$	cV
vice--	iAjEm_qT
vicen-	mT
vicent	mV
victo-	hTiGjY
victoria	cPhXjI
vida	bPhXpU
vida laboral	bKjKmLp^
vida$	bThSqQ
vide	bJjSoHqY
vide$	j[
video	dQkSp[
video de	cKiQpW
video$	aVd^fDhFiL
video-	i]tS
videollamada	iLpY
videos	pR
vie	aQi\\
vie$	aVfPiSrJ
viejo	bFcYkKsZ
viejo$	bEc[iImJsTtK
viel	aJbTfTiRnQqTtK
viel$	bEfZhJi^oIqBtL
viele	iWjS
viell-	iJoPqX
vielleicht	iJoPqX
viene	aGhRmUqQ
viene de	hU
viene-	fIkJl_
vienes	fIkJl_
vienn-	bJgHiZnWqW
vienne	bLiHnYqK
viennoiserie	bHcJi\`jInL
vient-	gUhJpJqW
viento	gWhH
viento$	fViQ
vier	fVmU
vier jahre	tS
vier tage	bKcJf^mGpJ
vier wochen	aEfBiHjKnUocqTrE
vier$	fZhQpT
vier--	cEfcgJhCiEjJmWoLpH
vierg-	hJiKjWsS
vierge	hJiKjWsS
vierge$	jRsR
vierh-	bUfIgQjUtB
vierhundert	bQgUtD
vierm-	iJn[
viermal	iJn[
viern-	dPfQ
viernes	dPfQ
viernes 0	bIeJiRsJ
viernes 00	eDp[
viernes a	fUpQ
viernes de	fKhX
viernes hasta	fT
viernes tarde	fTrR
viernes y	fQ
viernes$	bJdPfSiR
viert	bTiJm]
viert$	bTmVpJ
viert-	qQ
viertausend	aHbVcFtV
vierte	fTiEqX
viertel	fRgY
vierten	fTiS
vierter	bU
vieru-	fIgThPiU
vierz-	cZgQ
vierzehn	iSpPtQ
vierzehn uhr	fSiK
vierzehn$	jRmHpY
vierzehnmal	aLcGdLeLgZkLlLmLnKoLpLqKrL
vierzig	dSfUsR
vierzig stunden	fXgG
vierzon	bKcVmLqQ
vierzon$	cYmJ
vieux	qVs[
view	bIeYjJpFrVtT
viewi-	iV
viewings	iV
viewings$	iS
views	bEiTjY
vigen-	aEcKjZ
vigente	aEcKjZ
vigente$	aFcKj^
vigil-	i]
vigilado	bXiI
vigilance	iQ
vigilancia	cHgKiZ
vigilante	aZcPgK
vigilar	iQ
vigne-	bUiJ
vigo	cV
vigo$	c[
vigor	aFj^
vigor$	aFj[
vii	aGbGcDdGeGfGg\`hEiCj@kGlGmGnGoGpGqGrGsGtG
villa	bUcRhT
villa maria	hHiV
villa$	cCh\\iI
villa-	c[jQ
villach	qQsS
villach$	aR
village	bTcThHiBjZsS
village$	b_iCjJ
villages	cXhK
villages$	cX
villarrobledo	bQcS
villarrobledo$	bQcS
villas	bU
villas$	cIjT
villavicencio	cW
villavicencio$	cW
ville	bUcKhTqS
ville$	hTlKqJrT
ville-	cXtU
villefranche-de-rouergue	cYhI
villefranche-de-rouergue$	cY
villeurbanne	cUjK
villeurbanne$	cU
vilni-	bPcTdP
vilnius	bPcTdP
vilnius$	cTdP
vina	bWiJ
viney-	aT
vineyard	aT
vingt	aRgR
vingt et	bIfXjK
vingt$	aUfWiJ
vingt-	bQePgQ
vingt-cinq	cLeVfGgQhGmKoH
vingt-deux	bRhKiPmTqH
vingt-huit	fP
vingt-sept	bSfHgVhGoK
vingt-six	bRhX
vingt-trois	hT
vino	bUcLgLhWiPtL
vino$	aLbTcJfKgDhViR
vinos	bKhQiZjV
vinos$	fHiZjI
vins	hYiIo[pD
vinta-	aViEjZsR
vintages	iFj\\sT
vinyl	cLiWlV
viole-	bWiIjU
violencia	iLjX
violi-	iT
violin	fPkQ
vire	q_rV
virtu-	gRhSiCjSpR
virtual	pV
virtual$	pT
vis	bXh^jI
visa	eShRiGlPsQ
visa$	eRh[jG
visag-	sY
visage	sZ
visas	bEiWs_
visib-	kJrVsY
visible	kGpKrZsQ
visio	iHjIpa
visio$	pY
visio-	aTbTjP
vision	aWjU
vision$	a[iJ
visit	bJibmIpYqT
visit$	gTiRpW
visit-	nP
visita	gQnR
visita$	gXjJrXsQ
visitantes	bYjRkKsH
visitantes$	bYjSkJsH
visitas	iS
visite	fSgKjRpSsK
visite de	iIjKnVp_
visites	bQfLiUnS
visiteurs	b[gF
visiteurs$	bW
visiting	hZiG
visitors	bUkW
visitors$	bUiY
visits	dRfKnT
visits$	cRdQiX
visko-	cKiZ
viskositat	cKiZ
visp	aTcXgKiF
visp$	aUcX
vista	bUcGgKiRjU
vista$	bQiSjS
vista-	dTeQfS
vistas	dTeQfS
visto	bKcKjKkVmLoJqFt[
visua-	cLiYjIkStL
visual	cKi[
visual$	cKeLiW
vital	kZlP
vital$	iKkYlQ
vital-	hUpUqIsK
vitality	hXpK
vitality$	hXpK
vite	aIbJcLiJkWqGt^
vite$	aJbGcGiFjHkSrGt\\
vites-	cKiUtU
vitesse	cKiUtU
vitor-	c[
vitoria	cV
vitoria$	cV
vitoria-gasteiz	cW
vitoria-gasteiz$	cW
vitre	bCc^
vitre-	ibjF
vitri-	bPfKi\\jP
vitrina	iRjT
vitrina$	iTjQ
vitrine	eHfHi[pL
vitrines	iT
viva	iTjToKsT
vivan-	bTiHsY
vive	cWiKjKkXpJrR
viver-	aGbWc^iCjH
vivero	aEb[
vivid-	bKjQk[
vivida	jTkVmKoK
vivida$	cLiIjTkTmKoK
vivie-	hY
vivienda	h\\
vivienda$	gV
viviendas	bVeIhKiX
vivo	bKiKjSkTpW
vivo$	iJjTpX
vlook-	j[
vlookup	j[
vlookup$	hKiHjW
vmwar-	jTkJ
vmware	jTkJ
vmware$	jVkJ
vob	iSjR
vocab-	iVjL
vocabulary	iVjL
vocal	cHeJmY
vocal-	bVjTtV
vocale	iSt[
vocale$	iWjLtQ
vocat-	bUiR
vocational	bUiR
vogel-	a@cFdIeGfJgJhIiSj\\kGlImJnIoIpGqJrHsEtH
voice	jSrSt[
voice memo	t[
voice note	pRtV
voice$	bEcLiFjSpQqIsTtV
voice-	aYiS
voices	rX
voici	jKt\\
voici-	iU
voicing	iU
voicing$	iR
void	aGbGcZiVoL
voids	gJiZjJ
voie	aQeXtD
voie$	aXtI
voila	pIt\`
voila$	cIgJhIt[
voile-	gDiWkKsZ
voir	dXiTpZtJ
vois	pYqGsZ
voisi-	gJkZrS
voitu-	hSjQnT
voiture	hTjRnU
voiture 0	hR
voiture de	bJh[nKqU
voiture$	gWjUkHtP
voix	i\\jKqTsR
vol	bDfJhWi\\pLqV
volke-	aLbWiHsR
volks-	bWiQ
volksbank	bS
volkshochschule	bW
voll	fQhZoJ
voll$	fWjJoGsQ
volle	eJfciIqLtH
volle-	bWfHiKlV
vollem	fHlXrQ
vollj-	j\`
volljahrig	jW
volljahrig$	jY
volljurist	j[qP
vollk-	aTbBfc
vollkonti	fW
vollkonti$	fY
vollp-	gR
vollpensum	gR
vollpensum$	gW
volls-	aRcJdViSjK
vollz-	eUfStQ
vollzeit	eUfStS
vollzeit$	ePfUgX
volon-	aVeSjU
volontaire	a_iHjL
volontariat	eYjZ
volontariat$	aWeKjY
volonte	hY
volonte$	h[
vols	bZcJfFgGhZiBjImXpI
volta-	jWlK
volti-	aHcKgDiBjGkcpJ
volum-	aY
volume	aYbLiLkRlQpK
volumen	aSiQjQ
volumen$	aWbBiTjQ
volun-	mY
voluntariado	iRjKkXmK
voluntariado$	jHkY
voluntarios	aDcIiIkYm_
voluntary	fVhIiLmJn[oH
volunteer	bTcKiUmK
volunteers	iRmW
volunteers$	bVmQ
volve-	gKhUnJoT
volver	gKhUnJoT
volvo	aJbbgLhQjEnY
volvo$	aBbIgKhWmIn]pJ
vom bahnhof	cVpF
vom hof	cIhDiFjCkUlRnTsV
vom$	gJiTpUrQ
von 0	bZfVjI
von 00	bSi[jJ
von 000	bV
von daheim	d\\nRoG
von der	nTqStP
von hand	aKbRjU
von hier	s]
von vorteil	hIkV
von zu	bHcKdWhKiHnV
von zuhause	d[fGgIhJ
von$	mIoSsRtZ
vor	dQpS
vor allem	bVjSnH
vor der	c]iIoZqE
vor ort	d]iT
vor$	fXmLpRqJ
vorab	aIbLcIdKe\`fEgHhGlFmJnHpEqLrL
vorar-	cHiKjEnQ
vorarbeiter	aYbIgR
vorarbeiter$	aP
vorarlberg	bXcAgHnZ
vorau-	jRlR
voraus	jRtQ
voraus$	bKjSlR
vorausgesetzt	bIjUkLl[qI
voraussetzung	kWsS
voraussetzung$	iEkT
vorbe-	gPiYpQsT
vorbeikommen	p]
vorbeikommen$	pW
vorbereiten	eIiX
vorbereiten und	iT
vorbereiten$	eHiT
vorbereitung	gX
vorbereitung$	iX
vorfu-	i^jDkI
vorga-	kLqb
vorganger	iJkKq\`
vorge-	mc
vorgearbeitet	fZhHiI
vorgesetzt	m]
vorgesetzte	mY
vorha-	hTkT
vorhanden	hTjQkU
vorhanden$	hUkV
vorhe-	gUlU
vorher	gVlVoP
vorher$	eKfWgHhIjJkKlQoU
vorke-	l_
vorkenntnisse	l_
vorla-	rZ
vorlagen	iW
vorle-	bXjWkU
vorli-	jV
vorliegen	jV
vorm	aIfLqXrLtZ
vormi-	fZpS
vormittag	bWfJpUqF
vormittage	fbiG
vormittage$	f]
vormittags	iQpQqT
vormittags$	f^iGqQ
vorsc-	iY
vorsi-	iKkJpFq[rFtY
vorsitzende	aLpIqQrLt[
vorso-	dBfFh\\iTmLpJtJ
vorsp-	gKjQmIp]
vorst-	pWsR
vorstand	mUqYtP
vorstand$	aQeKmYqLtS
vorstellungen	f[iD
vorte-	kZ
vorteil	kZ
vorteil$	hJk[
vortr-	iS
vortragen	iS
vorze-	gUiGjWkHsU
vorzu-	kX
vos	fXhQiJrRtQ
voss	aJbKcKh[
voss$	aIbJcKdLh[iHjG
vote	gKiJpWqQ
votre	gJpSsZtQ
vouch-	h\\jJpU
voucher	gFhSjEpZ
vouchers	h\\
vouchers$	rQ
voudr-	fQqW
vous$	hXiRtV
voy	oIpLqatG
voyag-	eRgHhSnV
voyage	eWgLpKsZ
voyage$	iSmLsX
voyages	cGgIhWnY
voyages$	aWhGiGnZ
voz	aKiUtT
vp	me
vpn	dbiJjD
vpn$	d^iHjHkJtK
vrac	aIbWjJqStS
vrac$	aIbWhKiIqPtS
vrai	jVkWsP
vrai$	bGiWjWsG
vraie	aUbKcIiKj[
vrd	aViZmJ
vrd$	aYcDiVmK
vrp	eR
vsl	aYbRcGiH
vsop	gYjH
vsop$	g]hJjJ
vt	bQjGkY
vts	aYbH
vu	kUs\\tT
vu les	s]
vu$	bJjJk\\lL
vue	hRiTjQsR
vue$	iYjU
vuelo	cGhTiWjLlT
vuelt-	fKhPiZjHmInToQ
vuelta	hSiGnVoS
vuelv-	e[fHnTqSrGtI
vuelva	aQeXmLtI
vulne-	jV
vulnerable	iJjWrQ
vw	hbjInIpJ
vwl	hXiHjP
vwl$	hXjQ
vz	eZfSgV
vz$	bJcKeWfRgVjK
vza	aHbJeVfS
vza$	bIeVfSgLqL
w /	iP
w 0	e_gSiUjI
w$	iIjXrX
wa	cSj_
wa$	c\\dHgXhQiIjE
wa.me	gFjJp\`
waalh-	cS
waalhaven	cS
waalhaven$	cS
wache	gHh[iW
wache$	iYjK
wachs-	aTcJeItW
wade	iLmXqTsR
wader-	dXiFjX
waders	dXiFjX
waders$	cIdYiIjR
wafa	fGiJj\`kH
wafer	aDbPiT
waffe-	iJjVlU
wage	eSfRg]
wage :	gQ
wage$	eZgQhHjBkLlV
wagen	aHbScBgKhXiPnY
wagen$	aIbVhXiR
wagen-	bSiSpQ
wageningen	bWiF
wagenmeister	aV
wages	gTiQqSsR
wagga	c\\
wagga$	c]
wagon-	bTcHi\\jK
wagons	bYsKtL
wahl	fFgHh[mXsJ
wahl$	hZmT
wahlb-	fVgJhR
wahlbar	fVgJhR
wahlbar$	fQhW
wahlw-	fIhTiHpU
wahlweise	fIhTiHpU
wahre-	fTq[
wahrend	fWqR
wahrs-	eZpKqR
wahrscheinlich	eZpKqR
wahrscheinlich$	e[pI
wait	eTiJlVtX
waite-	aXiRmT
waiters	aQfJiRmW
waiters$	aSfIgKmW
waiti-	aW
waiting	aW
waiting list	aKiUqW
waits	jT
waits$	jT
wakef-	cWtE
wakefield	cWtE
wald	c]iGjEnKrQ
walda-	aSfI
waldau	aSfI
waldb-	bYcQiFjGoSpK
waldbad	cTfKjKlSoUpJ
waldv-	bQcS
waldviertel	bQcS
waldviertel$	bPcS
wales	bHgRj\\nL
wales$	bHgRjZ
walk	iTjHpX
walk in	jJpZ
walk round	pZ
walk$	gSiY
walk--	b\\fJiFjTpR
walk-in	fIpX
walka-	iZ
walke-	aLmXqT
walked	iQmLqY
walker	aGm\\
walki-	hGi[nTpI
walking	cQhHjSnVpI
walks	ic
walks$	i[
wall	bTibjInF
wall$	bViZnE
walle-	aUbQiT
walled	iZmJ
wallets	aJb\\gJiK
wallets$	bYgJiK
wallo-	aKbScAiKn\`
walls	bTcSiT
walls$	cYiR
walsa-	aLcZ
walsall	aLcZ
walsall$	cP
walte-	pTqS
walter	aKpUqU
walze-	aXbKcL
wande-	aEbScEfJgIh[nW
wange-	bScUiJ
wangen	bScUiJ
wangen im	bJcXgK
wangen$	bXiJ
wann	eLiTj_lBpJrKtL
want	sPtR
want a	sUtY
want someone	aQjQsS
want them	cHdQfQgFo]
want to	iJjFsVtP
want two	a\\bHeJ
want$	aGt^
wante-	aRmKtQ
wanted	aRmKtQ
wanted but	k^lB
wanted$	aRdRlVmJtR
wanti-	jLlSsQtT
wanting	jLlSsQtT
wanting$	bDcHiIjJlHsJtV
wants	qhsP
wants a	pKqDsa
wants to	aTmKqP
wants$	aHbFiGjUsKtZ
war	k]qWsS
war der	aSiIjKkWtS
war ein	kT
war gut	jFs\`
war schon	kTsS
war super	jKkU
war$	bPjLlQqVtS
ward	eJi]lJmSpD
ward$	aGbYcKgKjSkKmJ
warde-	aa
wards	aJi^
ware	kksT
ware der	gHkWsV
ware ein	kVsR
ware fein	k\\
ware ideal	fQkBoSsS
ware$	iajL
wareh-	tR
warehouse	tR
waren	jFk\\sS
waren-	qX
warendorf	aKq[tH
warendorf$	qTtK
wareneingang	aXiT
warm	bHh]jWrYtI
warm$	bHh[jAlLrT
warme	iZjKlLmK
warme-	aSgGhQi^
warmi-	cUiVjJ
warming	iZjHoH
warra-	bTcHg\\
warrants	bLg_hKiK
warranty	aQiY
warri-	aJcQoKqT
warrington	aJcQoKqT
warrington$	cR
wart	mV
wart zu	mS
warte-	iRkSqT
warten	bHhKiU
warten$	bHhHiW
wartu-	fUiRjJ
wartung	iYjI
wartung$	iXjI
warum	b]
was	qZt[
was a	bXpFqSrIsTtL
was$	fVhKiEjIkYlYqBsJ
wasap	fQgJiLpZ
wasch-	h[iW
wasche	bPiQ
waschen	hTiQ
waschen$	iW
wash	aQhUi[jJmJ
wash$	aYiUmB
washe-	hRsW
washed	bXhU
washi-	iU
washing	iV
washing$	iUoS
wasse-	dFh_iWqG
wasser	bZhWiJjSqE
wasser$	h[iK
wasserproben	iT
waste	aSb^jKpL
waste$	aUbZjH
waste-	cKpP
wastewater	cKpP
watch	i\\jPqR
watch$	i]jT
watch-	bLfYmLpLtJ
watching	iZtI
water	bViY
water$	bRhU
water-	cTgIjS
waterfront	cXiK
watering	fPi]jK
waterloo	cS
waterproofs	hWiJjVnD
waterproofs$	hYiFjRnI
waters	gJjFk\\
wave	i\\
wavre	c]
wavre$	cX
wax	iajL
way	cY
way to	aWbEcFjVlIsS
way with	bKiIjVkXsE
way$	c\`iKsR
ways	eQfVgIiUjD
ways$	eQfVgIiUjD
wc	bJc]dEfJgIiZjGnHoJ
wcag	iFjQk]
wcag$	iEk_pI
we	lS
we are	bZcXqQ
we can	aSjJlYqVtE
we can't	fVqXsXtH
we do	b[lRpQtF
we don't	lVrV
we get	hKiKjCkXlXmJpCqQrV
we give	hQjElYtR
we had	qRsV
we have	qUtQ
we know	bQlJs[
we lost	q[
we make	b\`cJiE
we need	aQtU
we open	fXiLlLtU
we pay	hRl[nT
we run	b]iKlS
we say	qIrWsYtV
we sell	b\`hGiLpJ
we sur	fZ
we take	bSlXqJsQ
we teach	jVlW
we train	jVlY
we use	bJfSiYlJ
we want	aYcItW
we$	f\`jK
we'd	kUsXtQ
we'd like	bIgDhGiGjBk]rDtU
we'll	lc
we'll put	lW
we'll send	dLiUjGlX
we're	bSfJ
we're a	bTcKfK
we're after	aQbGt^
we're an	bSc\\fJhH
we're at	cViX
we're in	aHbHc_dKfJgKjKkLnKoKpKqItE
we're looking	hLjV
we're$	bRcWtI
we've	iKlQqQsQtQ
we've a	aIi@lQqTt\\
we've been	bQfQrL
we've got	aGbQgDqR
wear	aLhFiXjU
weath-	fSgUiP
weather	fSgUiP
weather$	cKi[jSoW
web	jLkQlS
web$	tW
weber-	cKgKjHpWrL
webin-	bHi^kG
websi-	pQrV
website	cKpQrW
website$	iQpUrS
wechs-	fWlR
wechsel	f\\gIiJmS
wechsel$	fWiDmS
wechseldienst	f]
wechselnde	bJc]hK
wechselschicht	hU
wechselschicht$	hV
wechselt	mVpLqW
wed	d[fWpQ
wed /	dHpW
wed$	dWfKiS
wed-s-	fX
wed-sat	fW
wed-sat$	fV
wed-sun	qT
wed-sun$	fY
weddi-	bViQ
wedding	bViR
wedding coordinator	a\\bDgLlKsP
wedding$	bKcUiLnG
weddings	aQ
weddings /	bVgYiG
weddings$	aYbK
wedne-	dT
wednesday	dYfT
wednesday$	iUjLqQ
wednesdays	cTeViQpP
wednesdays$	iX
weds	fZiT
weds$	dVi_
wee	bHcXsS
weed	bHcKdKeJfKgKhFibjHkJlKmKnKoKpKqKrKsKtE
week	fU
week 0	fZg?iFpV
week 00	e[jImK
week from	dZfSlE
week in	dZoR
week is	fKo[qH
week it's	fQjL
week no	dVf^gKh>iHsI
week of	fUgEhR
week off	hZiK
week on	cHdIfJgQhJn]
week with	bEdIeEfRh[
week$	fX
week--	fZ
week-end	fWjL
week-end sur	fP
week-end$	fHhUiZjG
week-ends	fZ
weekd-	fZ
weekday	f[qP
weekdays	fU
weekdays$	fUpL
weeke-	fZ
weekend	fV
weekend in	hX
weekend$	fbhG
weekends	fV
weekends$	fRhUiS
weekl-	fRiQ
weekly	fRiQ
weekly$	bLfYnW
weeks	fUhQlR
weeks holiday	fKhY
weeks in	cDfUhDlSmInVpQ
weeks leave	fDh^rL
weeks off	h[
weeks on	f^hG
weeks paid	eEfIl_
weeks vacation	hVqT
weeks$	ePfXhS
weg	oPqQrX
weg$	oTqVrY
wegen	iFjSqSsW
wegen der	s\`
weibl-	aRsZ
weiblich	aRsZ
weiblich$	aHsZ
weich-	i^sX
weichen	i[
weide	bXiV
weide$	bXiV
weigh	cLhIiYsa
weigh-	iXjHkV
weighbridge	cKiZ
weighting	gZ
weihn-	fQgPhS
weihnachten	h\\qU
weihnachtsgeld	gZ
weihnachtsgeld$	gThQiJ
weil	fEjRqWsT
weil die	bGeYiLjKnJsR
weima-	cSqR
weimar	cSqR
weimar$	cV
wein	aKbIcIh]rRtK
weinb-	rT
weinbau	bSiIjT
weing-	b[
weingut	bS
weink-	bShFiV
weinkarte	bViSrK
weiss	aIjRmWqS
weite-	q\\
weiterbildung	aZfEhUjP
weiterbildung$	cKhViJjKkPqW
weitere	aGeVmYpJqJ
weiß	q_tQ
weißw-	bUqI
weißwurst	bUqI
welco-	jKkVlU
welcome	jJkWlV
welcome$	iFjDk\\lV
welcoming	bKiTkKrUsK
weld	iJjZpW
welde-	a^gI
welder	aRcJjQ
welder$	aSiGjS
welders	a_gEjH
weldi-	iQjSkY
welding	iQjSkY
welding /	iXjFkR
welding$	bJcGiQjYkT
welds	iS
welds$	iS
welfa-	gKhQiR
welfare	gKhQiR
well	tT
well as	iHjQrV
well enough	iLjZ
well spoken	bKsT
well$	iIjToJtU
well--	s[
well-spoken	iGs\\
well-spoken$	iGsZ
wellb-	bVcLhX
wellbeing	bVcLhX
welli-	cRhJjRnZ
wellies	hCiHjVkIn^pJ
wellington	dS
wellington$	cQ
welln-	fAgHhXiU
wellness	fAgHhXiU
wells	bScZ
wells$	bPcX
welsh	k[rXsK
welsh$	jT
weltm-	aLbTcK
weltmarktnische	aLbTcK
weltmarktnische$	bScI
weltw-	iSnT
weltweit	iSnT
wen	aHbHcJi]jIqYtG
wende-	fLiXpQ
wendl-	bTiItT
wendland	bTiItT
wenig-	fQjW
wenigstens	jXpL
wenn	fPkY
wenn der	iVjEr\\
wenn die	eEfSnTqKrT
wenn du	hCjIkXlVpT
wenn er	gThUkEpIqT
wenn jemand	k\\
wenn sie	bTiHkVsZ
wenn'-	fPgGjUkVoItU
wenn's	fPgGjUkVoItU
went	qbtQ
wer	kX
wer mag	aKbFhGiTkEpQt[
wer will	f[gGiVjIkQnJsH
wer$	bVgZhIiHjGoI
wer's	gLhQi_jBkE
werde-	fPgP
werden	fPgP
werden$	bPjPrRsW
were	fLhSiJqa
werk	aJbGcbmJpT
werkb-	bZfKhVkHmG
werke	aLb\`
werke$	b]mKpI
werkl-	iVjS
werkleiter	iVjS
werks-	bRh^iJpR
werkscontroller	aX
werkstatt	cRhQsR
werkstatt$	bR
werkstattwagen	h\\rP
werkstudi	aVeRlK
werkstudi$	aTeVfKiG
werkswohnung	hU
werkz-	aPcKiVlV
werkzeug	kPlY
werkzeugmacher	aZtG
wesse-	bZcUgLiC
west	c]iKnQpT
west$	bJc]jDnW
weste-	bLccpKsS
western	pFsY
westf-	aKcRfEhWiJ
westfield	aJbIcSfHhYiJ
westp-	cX
westport	cX
westport$	cX
wet	hSjRrP
wet$	cIfXgEhDiDjWkEpHqKrT
wetsu-	cJgIhaiEjGpI
wettb-	iVkW
wette-	aGbWcHiQjSnJoVsI
wetter	aJb?cFgJiWjKoY
wetzl-	bHcc
weyre-	cU
weyregg	cU
weyregg$	cV
wf	bFcW
wf$	bEcW
wfh	bKcRdhfKjH
wfh$	bIcQda
wfr	jVsR
wg	bSeUiKjJkXsS
wg$	dJeUiKjGkVsQ
whaka-	cIjVs\\
whana-	iSjS
whanau	iSjS
wharf	aKbKcR
wharf$	cV
what	qRt]
what do	hWtQ
what else	eKfIoStT
what i	j]lH
what i'd	fJgHqY
what the	bGgTiU
what you	jUp\\qQrH
what$	aIpVtZ
what'-	aFbEcJgHhIkKlImKoKpKqFsLtZ
whate-	gUhKlWqP
whatever	gUhKlWqP
whats-	pRtR
whatsapp	pRtS
whatsapp 000	jSpLqS
whatsapp$	bJhRiVjL
wheat	bYcG
wheel	iX
wheel-	aUjSsT
wheelchair	iV
wheels	bVjTrL
when	fRiRoR
when a	iKjTsQ
when it's	f\\gHiSlEsF
when the	fYjRqI
when they	bQsW
when we	gUiYjE
when$	cIfDiSjFkLoQtU
whene-	dWiKnJ
whenever	dWiKnJ
where	c\\tY
where it	gVhJqE
where$	cPiFjKqIta
where-	d[eRfI
wherever	d[eRfI
wherever$	dXfH
whetu	lTmU
whetu$	lTmU
which 0	aHbCcFf[nLqP
which is	bQgKqV
which$	iSqW
which-	cRfRhGlSpV
whichever	cSeQfRhGlT
whichever$	cVfViFlD
while	fVgJ
whipp-	b_iD
whisk-	bShLiQjKqYrK
whisky	bThKiT
whist-	bJcTiVsQ
whistler	aLcYsP
whistler$	aLcY
whitb-	bRcR
whitby	bScR
whitby$	bQcS
whitc-	c\\
whitchurch	c\\
whitchurch$	cV
white	c\\iJjUrS
white-	aFb\\cTiDjIpV
whits-	cUoX
whitstable	c\\
whitsun	eLfHoZ
whitsun$	oY
who	tQ
who :	bU
who can	hCjZlIsVtJ
who has	jUkW
who is	kFmY
who isn't	kFs\\
who will	iTtT
who$	bKcJjGqSt[
who'd	aGkWpI
who'l-	aRbKsY
who'll	aRbKsY
who'll be	iHmSqKsS
who's	jQtV
who'v-	jKmT
who've	jKmT
whoev-	bTiJqY
whoever	bTiJqY
whole	bQfJgLhUiRjSrP
whole-	bX
whole-time	gQ
whom	me
whose	hLjLkJs\\
whse	gSjGkVlI
why	bQpVq]
why$	iJjQpZqT
wi	cLiKjYlHmGn\\pJ
wi$	bLiHj[lHnT
wichi-	cW
wichita	cW
wichita$	cW
wicht-	iQjX
wichtig	iSjQrT
wichtig$	eKfJiSjSlSnLrL
wick	bHcZfS
wick$	bJc_iI
wicke-	iIj[
wide	aLbQcZ
wide$	aKcZdKnP
wider-	gKqJs[
widersprechen	qHs]
widerspruche	gJiS
wie	fDoRrUtP
wie es	iToWtL
wie's	aFfYt\\
wiebk-	mT
wiebke	mT
wiede-	kDqS
wieder	qTsW
wieder$	aHpRqJsZtT
wiedereinsteigerinnen	kDlasL
wiege-	bGiR
wiegen	bGiR
wien	cf
wien 0000	c]
wien$	cW
wien--	cUdP
wiene-	aLbGcHgFiHjKr]
wiese-	aFb_cEhLiLkJtH
wife	iLpKq\\sb
wifi	gKhbjK
wifi$	gKhWiL
wig	aRiWjG
wigan	c]tI
wigan$	cZiK
wigs	mX
wild	f\\
wildc-	aLbJcEdIeIfAgIhIjbkIlImInIoKpKqIrIsLtJ
wilde-	iIj[kFmL
wildl-	aPbTjItI
wildlife	aPbTjItI
will	q\\
will be	cUiEjKkWpU
will come	bIhIjHkJl_mFnKpBqJ
will do	iIjYlU
will show	iJjGkGl\\p[
will you	aabHhJjIlJqErG
will$	eRfTqEsTtZ
willi-	jS
william	cW
william$	cW
willing	jU
willing to	kS
willing$	iFj\\
willk-	aRk[lS
willkommen	aRk[lS
willkommen$	aTbLhQk[
wills	bViX
wills$	bRcJiX
winch	iX
winch-	cZ
wind	bYjStR
wind$	aWbI
winde-	cYhEiX
window$	cIhZoUqF
windows	bQjU
windows server	iFj]rK
windows$	bRhIjV
windp-	iT
windparks	iT
windparks$	iT
wine	bRhVlSpQ
wine$	iSmV
winer-	bTjK
wing	bQgJi[jIkK
wing$	bQgJi\\jHkK
winne-	iSrP
winner	iUrP
winni-	cTiJjRnU
winnipeg	cViKnV
winte-	fR
winter	ePfS
winter 00	fWrR
winter$	cPeYfS
winterdienst	fJi\`
winterdienst$	iT
winterjacke	bJiJjZ
winters	bCiHj]oVqR
winterthur	cVkK
winterthur$	cVkL
winze-	a[bJcGjSsJtL
winzer	jTtK
wir 00	eZgVqJtH
wir bauen	b[iJtL
wir bei	gTlW
wir brauchen	cRiQ
wir das	bJtU
wir haben	bT
wir hatten	qR
wir im	fViJjU
wir keine	bTeLiGjRl[sE
wir machen	bV
wir nicht	bWfGiPjHr[
wir sind	aJbUtQ
wir suchen	tP
wir uns	jEkZsU
wir zahlen	gSjElU
wir zu	bWgT
wir$	h]iClVtU
wird	iQqT
wird bezahlt	fLhU
wird ein	bSjQlK
wird eine	aQiRjPtK
wird nach	gPoWpHqGtL
wird$	bLcGqXtZ
wire	bEcJgHiQjbk?
wirkl-	jUkEpUrF
wirklich	jUkEpUrF
wirt	aVcKhPjR
wirts-	bTcIj^
wirtschaftsinformatik	iJjU
wirtshaus	bThR
wisbe-	cX
wisbech	cX
wisbech$	cY
wisch-	iWrV
wischen	iWrV
wish	fVgJjJkQsXtP
wish :	jKkZ
wish$	eFf\\gEjFkLsS
wisse-	kJrQsP
wissen	jQpKsR
wissen$	jRpJqQrKsUtP
wissz-	bLeT
wisszeitvg	bLeT
with 0	iLj[m\\pRrL
with 00	b\`eP
with 000	bUiHjZ
with a	iLrPsS
with an	aJfPlRmV
with five	aDbZjWkD
with it	hTjLsS
with kids	hWiLmJsT
with me	mTpX
with no	hFiJlTrQs[
with one	aJbUdWmZ
with our	aEhIiUmIoHpYsY
with parents	i[
with the	rU
with two	mS
with us	dYlKpV
with you	bViXmIpIsV
with your	iLjLp]
withi-	jQ
within	jQ
within 0	eHgWhElToR
within 00	cIhSjRnP
within a	jZk@
within the	bKdUhLiQmT
witho-	jT
without	jT
without$	bKiIjIl\\qVrLtS
witne-	ib
witness	iT
witte-	cZ
wittenberge	cZ
wittl-	c\\qJ
wittlich	c\\qJ
wittlich$	c\\qJ
wittm-	cPiR
wittmund	cSiI
wittmund$	cU
witz	hWpIrY
witz$	hZpJ
wives	hKjFkUpIsa
wk	fU
wk 0	iWrQsS
wk in	cIdZgJiWnV
wk$	ePfViR
wknd	f^gXhEi@
wknd$	aKbKcHfYgVhIiEjJlJmJnIsI
wks	fThRlU
wks in	fXhTlJ
wks on	fV
wks$	hTlLnQoZ
wlan	fKgHha
wlan$	gGhY
wms	jSkTlQ
wms$	jUkSlT
wo	dQfPtW
wo$	fUhQnU
woche	fTnT
woche mit	iWjJnT
woche von	bGcJdQfT
woche$	fV
woche-	f[
wochen	lU
wochen ferien	fDha
wochen urlaub	gKhZ
wochen$	fThPlR
wochenenddienst	fX
wochenende	f^hQ
wochenende$	fThV
wochenenden	f\`
wochenenden$	f]
wochenstunden	f[
wochenstunden$	f\\
wochenweise	aFn[
wochenweise$	iCn[
wohl	bKhJjIpJqb
wohne-	bYgJhViKrI
wohnen	bYgJhViKrI
wohng-	aFbSgKiUjW
wohngruppe	aGbVgHiWjH
wohnh-	bWiAj_
wohno-	bEc]fHhGiFjUlLsD
wohnu-	bPh\\
wohnung	hZ
wohnungen	aHbRcWhSiE
wohnungen$	c[hSiA
wohnungsbau	bWcH
wolle-	eXiPjL
wollen	eXiPjL
wollen wir	bXiIlQ
wollt-	gIqYt[
wollte	gGq]
wollten	bKcLiIjGlHqKsKt\\
wolnz-	cT
wolnzach	cT
wolve-	cY
wolverhampton	cS
woman	aRse
woman$	a\\sZ
women	kIrXs_
women$	bUiIrVsJ
women's	aJiX
women-	bSiX
women-only	bTiV
won	gFhHiGj[pUrI
won't	iPlZqTsY
won't have	bFfIkLs^
wood	cWh_jG
wood$	bJcFh_iQjHlIpI
woodl-	aEbRcU
woodlands	aEbRcU
woodw-	iTjEkW
wool	fKhUiGkV
word	jPpSqWrQ
word "	bJkIrT
word$	gTjUqV
wordi-	rY
wording	rY
wording$	rX
words	aIkQr\`
words$	kVr\\
work :	iX
work is	cUdReFfRiBjEl\\qL
work or	jX
work with	aEjKmT
work$	eIi\\jQoT
worka-	h\\
workation	h\\
worked	jWkRlRpL
worked with	kW
worker	iT
worker$	aUiQ
workers	iVmT
workers$	aQbTgHiRjImR
workf-	bIiVjU
workforce	bHiQjWoI
worki-	tQ
working	tR
working at	jX
working towards	jUkR
working$	aJd@fAhVsVtW
workl-	fXiUmLqJ
works	bWhPmU
works$	aQbYcLhW
workshop	cPmQ
workshop$	aKcUkQ
workshops	bSgI
workshops$	iV
worksite	iQ
workspace	iEj^
world	aTiQ
world-	cBiEjSkHn]
world-check	iGj]kH
world-check$	iGjZ
worsh-	iJjTmLrS
worship	iJjTmLrS
worst	f[gDpP
wort	jRqVr[
wort "	r[sL
wort$	fIgWqZ
worte-	pJr_
worter	pJr\`
worter$	iTpJrW
worth	bJcVfIgJhUnGoFqV
worth-	cZ
worthing	cZ
worthing$	c[
would	kesW
would be	jLk\`lR
would do	bBdIeWfXgJkEsR
would have	hLrUsX
would help	k\\
would like	fWiEkGqRrGsDtY
would save	jKk]
would$	k[
wound	aLiY
wout	aFbJcGgJjGmY
wpm	aKbKgGhGje
wps	i^jH
wrapp-	iV
wrapping	iV
wraps	aGbVhFiXkK
wreck-	g]hG
wrexh-	aLcSeJ
wrexham	aLcSeJ
wrexham$	cXeI
write	pUrX
write "	qQrR
write it	iQqJr_
write that	sR
write the	i[jJrQ
write this	aKrStS
write$	hKiQpW
write-	aRjSmP
writer	aV
writer$	aXgS
writers	hKmYtG
writes	bUiKjXqI
writi-	dSlQ
writing	dSlQ
writing$	j_kK
writt-	iKjQkQlQ
written	iKjQkQlQ
written english	jWkK
written test	cJpXrQ
wrocl-	cTnR
wroclaw	cTnR
wroclaw$	nW
wrong	bRgKqQtS
wrong$	bTgKtU
wrote	pTqIrWsHtI
wset	hQjTkX
wset 0	jUkX
wset$	hRiIjRkT
wsq	jX
wt	i^
wte	bKfTm]oKpDqP
wte$	bJeLfUgJm]pD
wunde-	bUkR
wunsc-	fVk\\
wunsch	hWiHkQ
wunsch$	hRiGkY
wunschdienstplan	f\\
wunschdienstplan$	fU
wunschenswert	k\\
wunschenswert$	k]
wuppe-	c\\tJ
wuppertal	c\\tJ
wuppertal$	c\\tJ
wurde	qe
wursc-	aXiIlX
wurscht	aXiIlX
wurscht$	lZ
wurst	fKgGh[jGlZ
wurst$	gGh[jGlZsL
wurst-	iZ
wurstkuche	bIiX
wurzb-	cXjJ
wurzburg	cXjJ
wwoof-	aHmW
x	aQ
x /	eKfSnW
x 0	aZfUhQ
x 00	fR
x im	dQfSiU
x$	gPhUiGjVnY
x-ray	gKiZpP
xacti-	gKiHjTkKpV
xactimate	gKiHjTkKpV
xalap-	cVjJ
xalapa	cVjJ
xalapa$	cV
xero	iRj^
xero$	iTjX
xerox	cLjIoKp]
ximen-	jXmV
xixe	aRbGcGdLfLgLiWlLoKqJ
xl	aJcJi]jVkC
xmas	gQh\`oW
xmas$	bUgQhUiFjKoT
xrf	aBbHeLgHh]iKjXmI
xx	gX
xx$	gXjQ
y 0	aVgRjKmU
y 00	fSiU
y 000	gWhCi]
y a	eR
y bono	gUhUjI
y buen	qSsV
y cargar	iW
y cinco	bGsQ
y con	iJjUqSsY
y costura	jQ
y cuatro	fZ
y de	aKeQnRsX
y despues	fLi]kT
y domingos	aLfStL
y dos	bQ
y el	mTq\\
y en	hKmQt]
y festivos	gW
y frances	jY
y hay	hZoT
y jueves	dTfZiI
y la	bDhSmW
y las	gZhKmK
y lo	eKfCgVsXtT
y los	aEbKi\\mW
y luego	eXhL
y media	fY
y medio	fXgRjT
y navidad	fLjW
y no	bPqZsQ
y noches	fQ
y ocho	gQsT
y otro	a@bFfRjGm]
y por	bToJqP
y provincia	bW
y prueba	iIp]
y que	hHjYsQtU
y quince	aIbQiQmU
y saber	jXkK
y se	f[pK
y seguro	hW
y seis	b[
y si	iJkUlIoU
y sin	rYsV
y su	gWhSiJmJ
y tambien	bWeIiQtE
y tarde	fP
y tres	fW
y un	mT
y una	mX
y viernes	dXfG
y yo	aGb]iJmApPqZ
y$	jS
ya	oXqU
ya ni	kXqT
ya no	eQq[
ya sabes	iHoJpJqPrWsStJ
ya$	eGo\`rU
yacht-	hJiVjT
yachtmaster	jYsQ
yakim-	cV
yakima	cV
yamah-	bUjR
yamaha	bUjR
yanni-	aHhKiKmVpP
yannick	aHhKiKmVpP
yard	bRcRnU
yard$	bVfThQ
yards	iSn\\
yeah	eTgEhKt[
yeah$	cJeVhHiJtV
year 00	bXiImJsS
year and	fLiQtK
year contract	eY
year end	fIgIh[oT
year in	eTfKhRjWnF
year on	hEiKjUlY
year one	fEnVsL
year round	e\\fQgRhJiIlHpD
year$	bU
year'-	gJhUjRlJ
year's	gJhUjRlJ
year--	hT
year-end	gXhLjL
year-old	bHiZ
year-olds	lGpV
year-round	bXeShY
yearl-	eThQnU
yearly	eThQnU
yearly$	eWmHnX
years	jc
years at	iJjX
years in	j^
years of	ja
years on	jZ
years with	jZqI
years$	eWhSqV
yegua-	b\\cWiE
yeovi-	cV
yeovil	cV
yeovil$	cU
yes	ePjQkRpKtU
yes really	fHh[jI
yes$	jQkXpI
yet	qV
yet$	lJpSqU
yeux	iIjZ
yield	bJhDiejH
yildi-	b^cIgKhJiHjKkJmKoDqK
yo	mUqV
yo y	bKcHm_
yo$	aGbWhSiGmVrPtP
yoga	hKkY
yoga$	i[
yopal	cY
yopal$	cY
york	c_
york$	c_
yorks	c_hJnU
yorks$	cXhIiKn[
yorks-	bVcRiH
yorkshire	bVcRiH
you a	hTlKqU
you and	hUmY
you call	bViX
you can	lPrW
you come	d\\
you do	aGlZmIr\\tH
you don't	dTiJjQlV
you drive	bGgZhDiUkJmK
you for	kJpRqIt\\
you get	fYh]tF
you have	iKjRkXoSpT
you keep	gZiR
you know	cPkQlPsW
you like	dZhIjEtS
you live	fPhY
you made	pU
you must	hRiGjWrV
you need	cThKiKjQnT
you pick	eSlW
you put	hRiQrY
you report	iEm\\
you should	jS
you the	bRoRpBqW
you through	l]
you to	bPjR
you want	eVfVgG
you will	iJmSt[
you write	aXiVmKqL
you$	mQ
you'd	iPjRmS
you'd be	jDn[tS
you'd work	iKmSoY
you'l-	lS
you'll	lS
you'll be	j\\kIlGmSqC
you'r-	pPqI
you're	pPqI
you've got	fThQjR
young	aQjSs\`
young$	aWbKiQsStG
young-	aGbCiZsa
your	hTpR
your own	hUjVmQ
your$	cKhXiLjLpWrG
yours	h]iGjQpHtU
yours$	dHf\\hWiG
yours-	gPiKkTpQ
yourself	kUlQpR
yourself$	kUpS
youth	aYcKiU
youtu-	b[iIjK
youtube	b[iIjK
yr	ePjT
yr 0	gYh\`jL
yr 00	fKgZ
yr renewable	aGqX
yr$	bUeSgLnP
yrs	eQjc
yrs +	jZ
yrs bench	bJjT
yrs in	jS
yrs min	jQ
yrs$	eT
yurt	cLgTh[iGlHtH
yurt$	gXhSlJ
yusra	mTpS
yusra$	mTpS
yverd-	c_iF
yverdon	cWhL
yverdon$	cX
yvett-	aIcIhJiLmYqTtL
yvette	aIcIhJiLmYqTtL
z	eSiQjQlDp[sQ
z-dri-	b_cHiI
z-drive	bViR
zahl	aKgVjIrZ
zahle-	hQ
zahlen	gPhU
zahlen 00	eQhY
zahlen wir	gUkX
zahlen$	hb
zahlt	bKgVhTqPsK
zahlt$	bLcLg]hTjCmKpLqHrPsI
zahlu-	mU
zahlung	mU
zahna-	bUcCiSjHqYtJ
zamor-	cW
zamora	cW
zapat-	bSgGh\`mJtL
zapateria	b[gLtG
zapateria$	bZcKhItF
zapatillas	fHgEh^iGmI
zapatos	hZpL
zarag-	cYnU
zaragoza	cWnV
zaragoza$	cQnQ
zarat-	cV
zarate	cV
zarate$	cW
zaune	aGbGcGi^tI
zeebr-	cWrP
zeebrugge	cWrP
zeebrugge$	cY
zehn	bRgR
zehn bis	iU
zehn prozent	gShYiE
zeich-	aIbUiAjapFrW
zeichnung	aKbGgKjUqLrX
zeichnungen	jS
zeichnungen lesen	jS
zeige-	iQjJlZmH
zeigen	iQjJlZmH
zeigt	iUlWqH
zeile	aIbJfEg[tV
zeile-	gGr[
zeilen	gGr[
zeilen$	gGiKpFr^
zeiss	bLcKiUj[
zeiss$	i\`jC
zeit	bScLfPgJhTiIqKt]
zeita-	bTeYhT
zeitarbeit	bXdLe[fJiKsL
zeitausgleich	fShX
zeite-	f]jL
zeiten	fQ
zeiten :	fQ
zeitk-	fV
zeitkonto	fV
zeitp-	oW
zeitpunkt	oW
zeitpunkt$	bKoW
zeitu-	bQiRjGqQrQ
zeitung	bSiSjFqSrR
zell	c[iLqP
zemen-	bVfE
zentr-	bWcU
zentrale	cSqX
zentrum	bGcZ
zephy-	cKjSkS
zephyr	cKjSkS
zerle-	bKiY
zerlegen	bKiY
zero	bSeQlY
zero hours	ea
zero$	bIhViXl[pJrJtK
zero--	e[fFiCtG
zersp-	aUiZjD
zerti-	aHhHjTlY
zertifikat	gV
zertifikat$	aKgWjP
zertifiziert	bViPlI
zertifiziert$	bY
zeugn-	lT
zeugnisse	lU
zeugnisse$	iU
zfa	aajBtK
zfa$	aU
zi	iIpZ
zi$	aLhQiJjKpX
ziege-	bUiU
ziegel	bKcKiZ
ziegen	bX
ziegl-	hLmTpUrL
ziegler	hLmTpUrL
ziehe-	iV
ziehen	iV
ziehen$	iSjS
zieht	bVfKpJq[
ziel	i]
zielb-	bR
zielbonus	bR
zielbonus$	gU
zigza-	jW
zigzag	jW
zimme-	bQhR
zimmer	bXhQ
zimmer$	b[
zimmermadchen	aYiKmX
zimmern	aJbQhSiIrR
zims	i]
zims$	i]
zinc	b\\iYjFmL
zinc$	bDeJhLi_jH
zingu-	fLgR
zingueur	fLgR
zip	bCeDfKgHiZqZ
zirco-	i_jG
zitta-	cUeP
zittau	cUeP
zivil-	aGb]cEfKiCjJkImJqJs^tJ
zl	bIgThV
zn	bXhFiPjK
zoe	a>bGiFm\`nUsLtK
zoll	bKiFmZ
zollp-	iTjQ
zollpapiere	iW
zollpapiere$	iZ
zona	c[gY
zona$	aUgSmFrVsT
zonal	mZ
zonas	bIc^fKiL
zone	c^gW
zone 0	cBg\`iK
zone$	gT
zones	dVi[
zones$	aKdWfLiWjHtI
zoolo-	aSbZiD
zoom	d[iJjLp_
zoom$	d]pQ
zoote-	jX
zootecnia	cKjX
zootecnia$	cKiIjZ
zu 0	dRfVhL
zu besetzen	a[iL
zu den	eTiTjIkZoJ
zu dritt	mZ
zu einem	aLpT
zu hause	dZnU
zu sechst	kJmW
zu tun	iQtS
zu und	bKfRgHpJqEt^
zu uns	b_rIs[tJ
zu viert	bTmZ
zu zweit	aKgRiLkIm]
zu$	fbiQtP
zuarb-	iUjKmX
zucke-	bPiDjSk[
zuers-	gJlYrX
zuerst	gJlYrX
zug	cPpKt\\
zug$	c_
zuge	b[nE
zuges-	eYfTgIhF
zugesagt	eYfTgIhF
zugig	aKiFjStW
zugig$	aKiGjTtX
zugig-	j^kL
zuhau-	d]
zuhause	d]
zuhause$	dU
zulag-	gY
zulage	hSpQ
zulagen	g[nK
zulagen$	gZ
zulas-	iXjW
zulet-	hXmKpHqWrK
zuletzt	hXmKpHqWrK
zulu	jX
zulu$	jX
zum	hXoX
zum 0	eLo^
zum 00	mGq\\
zum$	hIiKoWqItU
zunac-	eTgTlT
zunachst	eTgTlT
zunachst 0	eSgWjJ
zup	j[
zur	oVtP
zuric-	bRcTqQ
zurich	cUqU
zurich$	cQqQ
zuruc-	iTjFmIqRrR
zuruck	mHqTrT
zuruck$	jKmGqQrV
zus	bSgJr\\
zusam-	mVtS
zusammen	dStX
zusammen$	aIbQdWfLgSiKmHtU
zusat-	fIh[iIjWkT
zusatzliche	bSfEhLjLk[qG
zusatzrente	gJh\\jKkJ
zusatzversorgung	h\\
zusatzversorgung$	hY
zusch-	hQjR
zuschlage	gXiEjS
zuschuss	hY
zuver-	iLj\\sT
zuverlassig	fIjXsK
zuwen-	b[cJi?
zvk	eGfCgHh_iJjH
zvk-r-	hX
zvk-rente	hX
zvk-rente$	hX
zwanz-	aPfV
zwanzig	aPfV
zwanzig bis	aKfS
zwanzig uhr	fUhPiF
zwar	aKbJcQeZjItR
zwei bis	iQnZ
zwei jahre	hRjVtR
zwei leute	a^bIcDmA
zwei regenerationstage	hT
zwei tage	bIdXhQpS
zwei wochen	bVfQiUqK
zwei$	aScEdTgIhFiLmKnZpJtE
zweie-	bQm^
zweierteam	aJmV
zweih-	hPiJqL
zweim-	fQjFnU
zweimal	fQjFnU
zweimal im	fR
zweir-	cHsV
zweiradmechatroniker	cHsV
zweis-	gZiIjIpY
zweit	aKgRiLkIm]
zweit$	gTmWpK
zweitausend	bQjK
zweite	fRjPpQ
zweite samstag	fTlQ
zweiten	aQbIeTiLqT
zweiter	aKbYgJmFpS
zweites	bUhTsWtL
zweiu-	fRgT
zweiunddreißig	fZjK
zweiundzwanzig	aIgUhPiJqHtR
zweiz-	bXcLfHhZiDjKlIqHrKsJtH
zwett-	bKcV
zwettl	bKcV
zwick-	cW
zwickau	cW
zwing-	jTlW
zwingend	jTlW
zwingend$	jRlX
zwischen 0	fW
zwischen 00	mXsS
zwischen den	gIhVlKnQ
zwolf	bQmZ
zwolf$	bSfXiJjLmR
zwolf-	fZiL
zzgl	bKg_hF
~=apply	pZ
~=company	bT
~=date	eUoS
~=hours	fP
~=mode	dP
~=must	jR
~=nice	k]
~=notneeded	aJjGll
~=place	cU
~=team	mV
~=title	aU
~=travel	hP
~benefit/high	hQ
~benefit/medium	lPnQ
~company	bT
~company/high	bQmT
~contact	p\\
~contact/high	p\\
~deadline	aRbGfIoQp[
~deadline/high	aRbGfIoQp[
~duty/high	iYjJ
~education	jP
~education/high	jP
~end	eXfPpQ
~end/high	eXfPpQ
~experience/high	lS
~experience/medium	eRfJ
~free/high	jQpS
~hours/high	aLeRgIhSmP
~hours/medium	aQ
~licence	kQ
~licence/high	kQ
~manager	mS
~manager/high	mS
~mode	dP
~mode/high	dP
~not	lS
~pay	gQ
~pay/high	aSgV
~place	cU
~place/high	bRcS
~place/medium	cWiKpW
~shift	fQ
~shift/high	fQ
~skill/high	iTjRkV
~start	oU
~start/high	oS
~start/medium	oR
~team	bUiQmT
~team/high	bUiQmT
~title	aU
~title/high	aV
~title/low	bQiK
~title/medium	a\\bWhK
~travel	hP
~travel/high	hP
~variable	hU
~variable/high	gQ
~variable/medium	fTgBh[iIjJ
£ 0	hS
£ 00	gQ
£ 963	gUhUjJ
¤ (	fJhPqPrT
¤ +	aKsV
¤ 000	gThRiEqQ
¤ annuels	bRfJ
¤ bei	gXiH
¤ brut	aKjKkKqRrS
¤ brutto	fHjW
¤ de	gChJn[
¤ die	bIgThIiPsQ
¤ im	aJgVsT
¤ je	fKg^jJ
¤ la	aIgXqQ
¤ por	gc
¤ pro	ga
¤ sur	eLgU
¤ x	gS
¤$	gVhP
ß	r^sK
œuvre	aZ`
