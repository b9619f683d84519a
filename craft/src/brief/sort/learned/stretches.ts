/** Written by craft/training/train.ts from 3708 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `!	rR
! !	qSt]
!$	rS
"	rg
" 0	fIqW
" :	gRjXkErJ
" a	rTsUtT
" and	pUqTrU
" bitte	aUtG
" das	jW
" et	hIrY
" in	rV
" never	rX
" ni	rX
" no	rZ
" or	jU
" passionate	qS
" schreiben	pIrS
" so	cVqR
" the	aViJrT
" und	rX
"$	rV
#1	cV
#capitals	iSj[
#money	g^
$ +	aIhU
$ /	gUnD
$ 0	hV
$ 00	gV
$ 000	h[
$ 900	h_pH
$ 92	gT
$ 98	aHqU
$ a	g^
$ la	bHfYiI
$$	gUjFk[
%	gR
% (	cCgFnWqU
% +	hSqS
% /	fGiV
% 0	nTrU
% 00	sW
% ab	hI
% after	eZfCg[hHjA
% auf	hY
% beteiligung	fHhUiH
% bonus	kJ
% dc	h[
% de	ge
% del	gXnS
% du	fIg_hHiH
% en	hS
% for	dW
% in	gW
% l'an	gX
% match	gGhY
% matched	hU
% mobil	dbgG
% more	eJgaiJjI
% nights	fBg]
% of	g\\
% off	f@gGhf
% office	cGdcfEg?hJ
% on	g\\
% over	gU
% paid	hY
% pension	gIhZ
% por	gd
% rabatt	hV
% remote	cUfIgWhDjH
% remoto	dT
% shift	fCg\\jH
% sobre	gWiG
% sur	hV
% target	fHgZhJiE
% travel	gHnZ
% umsatz	g\\
% upsell	gU
% variable	gX
% vom	hVjI
%$	fZ
& 0	f[mWpU
& 00	aIfXoV
& a	jX
& b	aCbImWnX
& c	a[bIjIlXtG
& chainsaw	jX
& cie	aHb[
& co	bZ
& d	i[jJqX
& e	aYiV
& g	iU
& handling	jUkU
& i	b[hYjC
& l	i^
& m	iW
& op	aTiS
& p	aUjY
& r	aUfTgJhWiF
& s	aWtG
& t	jUkS
& the	iFq^
& thu	dVfBpY
& tochter	bSnI
& wales	gWjS
&$	iW
( !	fWhI
( $	gUhF
( 0	a]j>
( 000	aRfIgR
( 0000	eV
( a	aWfH
( about	fIgSiV
( address	cT
( avg	fJgT
( b	hY
( c	a]jHmJtC
( can	jYlH
( class	aY
( der	q_
( die	r\\
( drittmittel	aJeZ
( e	a_
( el	aIq[
( ere	a\`mE
( euse	a\\
( fab	aYbGcJqI
( fe	aV
( first	aX
( g	iY
( grant	oV
( groupe	bXeI
( head	m\\
( hq	bFc\\
( htwl	cT
( in	aS
( ja	aVbIcGfFhUqItV
( jusqu'a	gY
( k	gFhXjIkY
( l	aVcX
( m	aZ
( market	aHbSfX
( mid	aT
( mon	cHdXfFqX
( nach	aGqWtT
( ne	aTrZ
( nice	kX
( no	fUsZ
( not	jY
( oder	jGqStX
( one	aVnW
( or	jS
( pagada	cIdGg[hAnV
( que	sY
( quebec	sR
( rare	hV
( rdc	bCc_hI
( reach	i]
( red	abcIiHkGlI
( s	jZ
( saale	cX
( se	a_fFgGqS
( target	gEiZqJ
( the	q^
( trice	aTbI
( two	fHhEl\\qY
( uk	aWjJ
( un	s\\
( w	aVtH
( we	j[
( yes	h^
( you	aThW
( zwei	pT
( £	fZg@iX
+ $	fGj>k\`lF
+ %	bJsV
+ +	aSiSkVrI
+ 0	m\\
+ 00	fIgS
+ 000	bVcRiI
+ 900	bT
+ a	bU
+ anos	jY
+ apprentice	m^
+ atelier	bXhH
+ auslose	sR
+ auxilio	gVjEqS
+ b	j\\tI
+ bank	fV
+ bh	hU
+ bono	hH
+ boots	hVjE
+ carte	hSsR
+ chef	m\\
+ clients	cX
+ colacion	lS
+ comision	sY
+ comm	sS
+ commercial	bUsS
+ concert	bRfT
+ cook	mV
+ cv	pW
+ dbs	jS
+ deplacements	fZgTiEnD
+ di	fV
+ driver	aIiS
+ e	jWkV
+ ec	i\\
+ eng	aIiIj]mF
+ english	jT
+ erschwernis	hGpS
+ food	h[jI
+ forfait	iS
+ frais	jS
+ fuel	hT
+ harvest	iT
+ horas	gZsR
+ jahre	j\\
+ jeudi	dZ
+ jours	fHhYmI
+ km	gW
+ l	aTjT
+ mi	cId]iDmJ
+ movilizacion	gS
+ nacht	rR
+ one	dI
+ ot	g]
+ own	hVnY
+ patient	aHpT
+ patron	iGmY
+ per	aEeIsW
+ piece	gSsU
+ plan	pV
+ plus	gV
+ pourboires	jSsS
+ pramie	cIhIjIpRsX
+ prime	aIfJsV
+ propina	sV
+ sat	bR
+ spesen	aIsS
+ state	bThFjVlI
+ thurs	dT
+ tip	aIsT
+ tronc	sW
+ two	p[
+ umsatzbeteiligung	gW
+ van	sT
+ variable	qS
+ wood	cVhT
+ yrs	jS
+ zuschlage	iJjT
+$	iZjS
-'acte	fHgW
-'aise	iJjWsS
-'d$	jY
-'elle	iIjT
-'en	iHoW
-'etat	iS
-'info	pU
-'ll	jV
-'oral	jSqS
-'s$	cX
-'t$	lSqRrV
-'un	sS
--aout	fSo\`
--auto	dHhSiFjVnW
--bike	h_mIpG
--call	fVgS
--card	cGgIhaiIpJ
--chef	aWbJmS
--club	aTbUeIhIiSjH
--crew	fEhHm\\pH
--ct	jIkT
--deux	bRgViRqF
--doku	iZ
--down	cEi[
--ende	eHfRoY
--ends	fW
--etre	qXrW
--ex	cV
--fare	hX
--file	cIi^jE
--five	gX
--form	pIrd
--four	aSdIfWhS
--free	bThViR
--frei	bEeWtV
--haus	b\\cGgFhUiI
--have	kZ
--home	hZjHpV
--hour	fZ
--huit	eFfZhDkJo^qHtI
--ii	b_iJjHtG
--in	aRiU
--june	cHfWoS
--kurs	iJj\`
--la	rWsV
--land	bXcVi@jI
--le	iBjWr\\
--life	iY
--like	aDc\\rR
--line	bJhHi]jE
--mail	pV
--main	cV
--midi	cSfS
--nord	cUhI
--of	jT
--offs	i[
--olds	iWpU
--on	jXs]
--ones	gV
--only	eZfHjIlZ
--op	hSiV
--outs	iS
--over	aHi[qY
--p$	iEj]pR
--page	iIra
--pass	eVhSiE
--rate	hX
--room	aGbWhI
--satz	aFfGgYhYjHm@pJ
--sept	fXo[
--shop	bZcFqG
--site	jW
--size	bSiU
--star	aHb_cFiC
--surg	a\\cF
--takt	fXhH
--team	iYjFnU
--tech	bXcJiRjF
--term	eUpSqT
--test	iHjTp\`
--time	eZfR
--trip	hZiT
--tu	iTqVtU
--type	bV
--up	i[oR
--v$	b[cIiEjU
--vous	pW
--watt	jEkY
--wg	aWbJsV
--wide	bTh\\iG
--wo	fU
--work	hWrV
--year	aRcGeeiEjGmI
-000	pS
-00000	pS
-a'd	fV
-a's	oXqWsR
-a-ebs	jR
-aa$	aCiDjSkW
-aal	bVmT
-aalde	e[
-aar	bUmV
-aat	aFcXiWtI
-ab$	iSmT
-aba	cRqa
-abaco	iW
-abado	f[
-abais	hS
-abaja	fWmZ
-abane	hZ
-abase	bHiUjXkJpJ
-abatt	hg
-abe	iXoU
-abels	bViS
-abend	fXhUiVpH
-abeza	iVsS
-abi	kS
-abies	hHsW
-abina	cFjSmV
-abine	hZtT
-abits	iGj^
-ablan	qV
-ablar	jGkUpS
-ablas	gZ
-abled	iU
-ables	jR
-ablet	fIhZ
-ablon	bX
-abo	cDgJhh
-abord	iHnVrV
-abore	aBbbcGeJgCiJjAmJ
-abour	iUqX
-abras	rX
-abria	c\\
-abric	bTiSoI
-abrik	b^cJjD
-abril	cFoe
-ac$	cZ
-aca	fWhUjG
-acant	aIiXmDoW
-acete	cV
-ach	c]
-achat	qTrR
-ached	i\\mC
-achen	iV
-acher	aWbT
-aches	cXiT
-achie	c]mV
-achis	aSiR
-achon	cdiG
-achos	aIiXjImGsS
-achte	fWnU
-achts	fUiT
-acias	jVmJpU
-acier	iUsW
-acies	b[cHtZ
-acing	jTqR
-acion	i[
-acios	i\`
-acist	iV
-acite	iIjS
-ack	bW
-acked	aBbafJhS
-acken	gViV
-acker	bTlW
-acket	hV
-ackup	dJhRiT
-aco	cZhXjHnI
-acons	aVfHgFiWoC
-acora	iZ
-acros	cHiSjY
-acruz	hT
-acs	bS
-act	eR
-acted	eYlWpW
-acter	jTsT
-actil	iT
-actor	bWeU
-acuna	jSpT
-acy	iV
-ad$	jU
-adame	tU
-adder	hVlI
-addle	aHfHiXoXpH
-ade	c[
-adece	kZ
-adege	iJtV
-adell	cU
-adeln	bCi\`jJ
-adels	s[
-ademy	cShJ
-adena	bV
-adera	aU
-aders	aU
-adeus	jW
-adh	cU
-adier	mZ
-adies	mUsW
-adine	mX
-adios	iV
-adito	qXsZ
-adius	nX
-admap	iX
-admin	ae
-adora	aTmU
-adout	cGf^gHiBoGpAqY
-adrar	iV
-adras	aGc\\mIsT
-adrer	iS
-adres	sW
-adrez	mX
-adrid	c\\hS
-adros	iX
-ads	gXiRkE
-adset	hZ
-adt	c\\
-aduca	iSqX
-adura	iUjR
-ae$	bWiSpS
-aeg	kVrT
-ael	aJbUqW
-aelic	kR
-aelle	mX
-aer	cVhJnHsW
-af$	iXjVlH
-afana	iT
-afe	jarT
-aff	c[sJ
-affee	hWpR
-affel	aZg[hIiA
-affen	aGiZqU
-affic	lTmH
-afico	pS
-afo	iSpRrT
-afond	hYqV
-afood	aRbVcH
-aform	kW
-aften	aXjY
-after	oRsX
-aftig	fGiIjYsX
-ag$	hV
-aga	cX
-agada	cHgSh\\iI
-agado	hSkT
-agage	gSlU
-age	iU
-agena	cb
-agent	aYiT
-agern	cGj@kamJ
-ageur	bSoI
-agger	jTkY
-agh	cYmW
-aghan	cT
-agina	rZ
-agnen	bHi[
-agner	aSkS
-agnes	bRcBjV
-agnie	bSqTtT
-agnol	pGt\\
-agnon	aUjU
-ago	iU
-agoge	aY
-agold	aIcW
-agona	aW
-agoza	cWnV
-agram	jHlT
-agros	mY
-ags	fSiX
-agt	eUqR
-agues	bTiD
-ah$	cTgVt[
-aha	bSjR
-aheim	dR
-ahili	jSkUrT
-ahl	iTjIpS
-ahlen	gVlT
-ahler	iW
-ahmen	f[iWnRsA
-ahn	fDgChZiTjV
-ahnen	bTiSqU
-ahona	bYiUtC
-ahors	cV
-ahr	iSoZ
-ahren	jR
-ahrer	a^mU
-ahrig	eToS
-aht	fHgHi_
-ai$	cWmSoR
-aid	hJqU
-aie	cShFs]
-aigas	lWsV
-aight	fWhE
-ailed	bXjAqV
-aim	hT
-ained	jWlV
-ainee	aSmTtH
-ainer	hJjImU
-ainly	cXeJiIrT
-ainne	aJdGmSpTrW
-ainst	iJqV
-aints	bSi\`
-aiolo	aW
-aipur	cX
-aique	bDiDjDk[mJnZpH
-airie	bS
-aised	bTiIsR
-aiser	aRhV
-aises	iGjIk[s\\
-aisie	iY
-aisse	qT
-ait	kU
-aites	sX
-aiths	aIiY
-aitre	mY
-aix	c_
-aja	bUkT
-ajaja	qT
-ajera	aSmT
-ajero	aVgR
-ajets	gFhViHnW
-ajors	bUjJ
-ak$	cHhSjR
-akant	mY
-ake	cX
-akers	bViRm[
-akery	bS
-aki	pS
-akima	cV
-aking	k\`
-aks	hRiXmD
-akt	iZ
-aktur	aHb\\
-ala	bDcUjZ
-alace	bTqT
-alada	aIc\`iGqS
-alade	iX
-alaga	dUgS
-alais	c[d[iCjEsT
-alama	cR
-alana	cHjTkU
-alapa	cU
-alara	bWc[iAjG
-alary	hYrV
-alate	jUlS
-alb	tR
-alben	bGiTpW
-alber	iT
-alcul	iVjR
-ald	cZ
-aldas	aY
-alect	iFjXkT
-alejo	bJc_
-alekt	jHl[sT
-alent	j_
-alera	j\\sS
-alero	aX
-alers	bSmT
-alets	aFb\\
-aleur	aIjW
-alfte	dThU
-ali	cVgJhUkS
-alian	bS
-alias	bYiS
-alida	fWnRqU
-alide	jX
-alien	cHiTkZ
-alier	aYpU
-alina	bS
-aling	cViGmIpCs[
-alise	fT
-alism	lY
-alist	aWe[gHjStA
-ality	bV
-aliza	bIi]jFpD
-alk	iTjX
-alked	qZ
-alker	aYiJkFm[
-allan	bJc\\sS
-allas	bSoW
-alled	lX
-allee	bHsZ
-allen	bVjIkZ
-alles	iU
-allet	bTlT
-alley	nV
-allon	aIb^cHiInG
-allos	jRkW
-allot	bX
-allow	bT
-almas	iR
-almon	hT
-alo	jJk\\lGmJpEqUr^
-alogo	iXjT
-alons	sS
-alora	bHjUkV
-alpan	cU
-alpha	cHjW
-als	iU
-alsch	qZ
-altar	eWr\\
-altas	jVrT
-alten	i\\rT
-alter	aUjT
-altet	pGr\`
-althy	iTsY
-altst	jY
-alupe	cX
-alves	bX
-alway	cT
-alyse	hUi[
-alyst	aY
-alz	aGbVhXiDjT
-am$	iT
-ama	cY
-amada	fTgRpY
-amaha	bSjR
-amans	sW
-amara	sV
-amati	cW
-amber	dS
-ambes	cTjT
-ambio	iU
-ambre	hXjU
-ame	rS
-ament	dUjSpT
-amera	iTsY
-amese	jWp[
-amica	aGb^
-amina	jYmJ
-aming	aT
-amino	jEkZ
-amion	hV
-amira	nU
-amish	bYcY
-amite	iS
-amm	iWlY
-ammar	bTjW
-ammen	mWtS
-ammer	hSsT
-ammes	jT
-amo	kT
-amora	cX
-amore	cW
-amp	iT
-ampen	bHcSdSiS
-amper	bYeIhTjG
-ample	pz
-ampus	cVnV
-ams	hHiU
-amsin	mVtS
-amy	kS
-an$	cS
-anaba	cZiJ
-anach	eT
-anada	eUhJnX
-anado	gViV
-anage	rS
-anale	bS
-anama	fX
-anana	dSfR
-anary	cR
-anced	hUjR
-ancel	bIi[mJsT
-ancer	cHiUqU
-ancha	cInV
-anche	fS
-anchi	cTmW
-ancia	dXi\\
-ancon	cX
-ancos	fTiU
-andar	jWpR
-andas	cWjRk[
-andat	eX
-andau	cU
-andby	fX
-anded	jGlWqS
-andee	lX
-andel	b\`
-andem	fWmW
-anden	iIkZ
-ander	qTsS
-andes	bRi_
-andia	cUiHm[
-andig	eSgH
-andil	cT
-andit	aFt\\
-andle	iV
-andma	jW
-andom	jX
-andos	aIgG
-andra	b_cEqSsR
-andre	bIcVjZ
-ane	iRkS
-aneda	aGcY
-aneja	iTkU
-anejo	jW
-anels	iW
-anent	e[
-anero	qY
-aners	fG
-anese	sZ
-anete	cYrVsG
-angar	bScS
-anged	hVjTqU
-angen	cV
-anges	iV
-angig	bJf_iG
-angla	iT
-angoo	hV
-angor	cU
-angre	iRjR
-angue	kZ
-ani	hGiXjGsW
-anian	kWsR
-anias	cW
-anica	k\\
-anico	hT
-anics	bIiEkDlEm]qTtI
-anier	gShT
-anies	b[hGiI
-anila	cY
-anina	aS
-anine	bVcI
-aning	aR
-anish	jSkT
-anist	mZ
-anium	iV
-ank	b_
-anked	gTpZ
-anken	bTnR
-anker	qW
-ankte	j[
-ann	mEpStR
-annah	kUqX
-anned	iV
-annee	oS
-annel	aSbBcHe[iEjBtV
-annen	aHbWiV
-annes	cUmT
-annot	qV
-annst	gStR
-annte	j^qH
-ano	kT
-anola	sY
-anolo	pSqX
-ans	sW
-ansas	bEc\`
-ansea	dHnW
-ansit	hWkI
-antal	qX
-antar	jV
-antas	aIbTiZ
-anted	lS
-antee	eRgVrV
-anten	cUmXsS
-anteo	iW
-anter	iSjUsS
-antia	cEiT
-antie	hTrS
-antil	bUeYrE
-antin	c_
-anton	bGcTgJhVjW
-antos	iT
-anual	jT
-anuar	fU
-anuka	bUiT
-anung	iUsT
-anz	bUcTiW
-anzas	jT
-anzen	iUjY
-anzig	mT
-anzug	h^iE
-ao$	cUiX
-aos	iIkYqZ
-ap$	bY
-apa	bVcTsZ
-apado	cFiZjY
-apcut	jX
-ape	oS
-apers	lU
-apeut	aZbJcI
-aph	jXlItS
-apham	cR
-apher	aWjHlV
-aphie	iTkS
-api	cHjbkI
-apide	jY
-apier	bWcDdW
-aping	aYbDiHj[mD
-apist	hS
-apler	cHfIjU
-apo	c\\
-apore	cRfW
-apped	gXhI
-appel	eTpWqS
-appen	hSjWpVqRsG
-apr	f\\iH
-apres	eWqU
-april	eToWpJ
-aps	jXoUqI
-apsed	jXq[
-apses	iToJqX
-apter	fRpS
-aptop	eIh[
-apy	kX
-aq$	cSiHj\\
-aques	cZ
-ara	aCcZjH
-arado	gUiUrU
-arama	cY
-arant	aaiHjG
-arate	c[iV
-arati	cHsS
-arb	aYbHdR
-arbes	cS
-arbon	iUkY
-arbre	jX
-arcal	aFcV
-arcas	bUnV
-arcel	qY
-arche	cbiH
-arcle	cU
-arcon	aRbJhHsW
-arcus	pIqS
-arded	iHjWtY
-arden	bTkRqV
-arder	bSsW
-ardes	fS
-ardia	fW
-ardin	cUhX
-ardon	aIb@cZiIqVrZtC
-ardot	iTkU
-areas	cSfW
-aredo	cT
-arely	fT
-areme	g\\
-argar	i_
-argas	kHqU
-arger	q]
-arges	sV
-arget	iT
-argin	iX
-argon	mGre
-argos	aHgUiV
-arh	bHc_iG
-arhus	cV
-ari	aFfEiXjDkVtY
-arial	cSoS
-arian	bXcEjUlV
-arias	m[
-ariat	qS
-ariee	lW
-arier	sXtW
-aries	bW
-arifa	rW
-ariff	g]
-arina	aScY
-aring	eW
-arish	pR
-arite	hJ
-arity	bV
-arium	aWbHlJqYrJ
-ark	bVc[jS
-arked	eU
-arken	bYhSiI
-arker	aFbDgDi_jAmJsY
-arket	bSjJ
-arkte	fSiWjI
-arkus	qT
-arlas	iV
-arlat	cV
-arler	qWrT
-arles	jYkEqW
-arlow	cS
-arlys	mX
-arm	iXjY
-armas	i\\jH
-armen	hFmX
-armer	cUhV
-arn	hXsT
-arned	iIlWsY
-arner	bW
-arnet	jS
-arney	aHc_
-aro	bR
-arole	pY
-arote	cVh\\iFjH
-arpet	iZ
-arque	bR
-arras	cSiR
-arrei	aIbYiDr\\
-arrel	bSiZ
-arrer	aImbpJ
-arres	bWhS
-arrio	cV
-arroa	iS
-arros	cZiHtI
-arrow	iIjU
-ars	aIbUi[mR
-arsal	jU
-art	aR
-artal	iR
-artas	pTqV
-arted	jT
-artel	cIm]pFrS
-arten	bWcGhe
-artet	iSoRtS
-artie	iS
-artin	aIiHqVtU
-arton	cSpUtF
-artos	cSiVpU
-artup	b\\dI
-arung	iYkV
-arzte	bWgYiTmHtJ
-asa	k^
-asada	iXqRsU
-asaje	nU
-asant	i]jS
-asate	iGmIpZqJ
-asche	aIb[hZ
-asens	cU
-asenz	d[sU
-asern	aJb[cFiUjCkG
-asero	iRqT
-aseta	p\\
-asgow	cT
-ash	hHjBm\\
-ashed	hTi@jV
-ashes	b[iT
-asi	bXcVgCiI
-asica	iFjVkU
-asico	iU
-asics	lZ
-asier	hUiJpV
-asing	ha
-asino	bVhW
-asins	bYdWiHlI
-asium	c\\
-asloe	cR
-asmin	m^tF
-asn't	qY
-asoil	hY
-asons	jZ
-asque	kR
-ass	hWi\\
-assar	iT
-assat	cHfCh]iFjJnJqY
-assed	hRjTlJ
-assel	cX
-assen	iTrV
-asser	aBiX
-assez	iVsX
-assic	bWjH
-assif	c[iG
-assig	jWrV
-ast	iY
-asted	qS
-asten	pU
-astic	iSkS
-astle	cRpS
-astor	mS
-astos	nU
-astra	c\\
-astre	iVjS
-astro	jTnU
-astry	iSkV
-asual	eZ
-asury	bR
-asz	rS
-ata	cWiXjG
-atado	bYeVjI
-atane	cV
-atbed	aRbSlU
-ate's	aTkTqT
-ateau	bRmS
-ategy	iY
-ately	bR
-atent	bGcIjc
-aters	i[kW
-atest	o_pJ
-ateur	aS
-ath	aWcT
-athal	aIcTm\\
-athon	tR
-ati	c[
-atial	aHb_cFpG
-atico	bHgUiXjXqI
-atics	bYiI
-atier	aX
-atifs	r[tH
-atina	cGiWsY
-ating	iS
-atins	fS
-ation	iV
-atios	i[
-atite	jX
-ativa	cSiI
-ativo	hS
-atixx	jR
-atlab	jW
-atley	cZ
-atons	h_iF
-ators	aUbTm_
-atory	aTbS
-atres	bW
-atria	bXcIk[mI
-atric	jT
-atrie	a\\bGjV
-atrix	iIkW
-atriz	iVjEkR
-atron	iJmS
-ats	jDkX
-atsch	gIi[qVtC
-att	bXhR
-atten	bZcR
-atter	lT
-attet	gUhIpT
-attle	iUlU
-atung	a]hR
-atura	lY
-ature	iY
-aty	aUcV
-atz	hU
-atzen	bYhRqT
-au$	c[
-aub	hZ
-auben	aJb_iSmH
-auber	jV
-auche	iUqRrV
-aucht	tW
-aud	bXmZ
-audes	dIi\\
-auern	iYkW
-auert	eHpXtX
-auf	hUiU
-aufen	iU
-aufer	aTjRqR
-auffe	bIhY
-aug	gDhAiZmCpY
-augen	fHjIm]
-aught	fChZlZ
-auing	a[jR
-aukri	pW
-aulic	aViV
-aulik	jW
-aults	iZ
-aum	b^hUiV
-aumen	i]j\\kElDtF
-aumur	cU
-aunch	cU
-aurer	aVlU
-aus	b^h[
-ausch	bJcJia
-ausen	ciiJ
-auser	b]iX
-auses	fTjSsU
-ausur	hY
-aut	aIcZoIqU
-auten	b^cI
-auter	bZ
-autes	aIrY
-autre	qTsV
-auung	cUgW
-aux	iT
-außen	bRcSnR
-av$	aYmU
-avado	hW
-avage	iT
-avane	hY
-avans	gDhXjGkW
-avaux	mS
-ave	bTcShW
-avera	cWjS
-avers	cZiIkGlS
-avian	kU
-avier	aGcajSmH
-aving	iWjTqU
-avire	iV
-avour	gVkT
-avril	aFeXfRoE
-aw$	aTiRmR
-awa	jHk[lH
-awi	aEhBjFm_
-awick	cR
-awing	dViT
-awyer	aY
-ax$	iYrS
-axe	iZ
-axima	qTrY
-aximo	pSrR
-ay-up	jY
-aya	cU
-ayage	iV
-ayees	hRnV
-ayern	g\\sV
-ayers	b[
-aying	sS
-ayo	cXsS
-ayr	bGfGmXpS
-ayuno	hV
-az$	cZiGmUtG
-aza	aScR
-azada	qVsS
-azado	b_
-azard	gSiT
-azier	aR
-azine	aUeHiWtT
-azing	b\\cJiHkS
-azo	jDk[tS
-aß$	gT
-aße	cWnS
-ba$	cYjT
-bable	eSjY
-bacco	iSjW
-backs	i[
-bacus	jU
-bad	bScTiU
-baden	aGbDcYeIfIgJhGiEjHkIlImDn]oJpDqHrJsI
-bados	fT
-bague	cU
-bai	fAiY
-bains	bEcfiC
-bajar	j^
-bal	bUiR
-bamme	aU
-ban	c\\pR
-banne	cSjI
-bao	bW
-bar	fV
-barca	cVjT
-bares	gJtV
-bargo	c]qZ
-barna	cW
-based	cRda
-basis	bCe\\gUiG
-bat	b]cHfU
-bau	baiS
-baude	jZ
-bauen	i\`
-bauer	aYbT
-bault	pR
-bbath	hYjU
-bbe	cSiRtT
-bbing	i_
-bec	dU
-bed	bYiT
-being	bVhX
-bel	bWfT
-belle	gTtT
-bemos	lSqV
-benan	hSqS
-bende	f\\
-bends	fSiJpT
-bener	fIiS
-benso	lX
-beral	eS
-beres	aHb\\iHjRtE
-berge	cZ
-berin	mT
-bes	cWsT
-betag	pZ
-betes	iT
-betic	iY
-beton	bbc@iDsI
-bezug	hV
-bgang	iHqZ
-bherr	iU
-bi$	mT
-bia	aJcSdRmWrGsI
-bic	kS
-bid	iUmGpW
-bie	e[
-bikes	iRjR
-biles	bSdTpT
-bille	sV
-bimos	bYgS
-bin	bYdWgE
-binas	aGbYiU
-bined	aXgRjF
-binen	iU
-bines	b^
-binet	bV
-bio	c[
-bir	jR
-birse	aHqX
-bis	aUmS
-bisch	lT
-bit	bIiTjHrU
-bject	pSqS
-bjerg	bT
-bla	kInS
-blado	iXjR
-blage	iTkY
-blatt	bUrUtY
-bleas	iW
-bleau	jW
-bledo	cU
-bleme	sb
-blets	iX
-blica	qS
-blich	sY
-blick	gGhV
-blico	kT
-blier	aHcIh_iFjGpI
-blies	iV
-blige	dTlU
-blind	bIkX
-bling	aUbWiCmEtG
-blish	qV
-blo	cSnU
-block	f\\jI
-bloux	c_
-bly	jSrCsXt\\
-bmast	qS
-bo$	c[hZjJ
-board	hT
-boden	i_jI
-bol	bWhHsZ
-bon	bSh^kU
-bonne	cXnS
-bonus	gc
-books	bRjV
-boote	bS
-bor	bUjGkS
-boral	pS
-borne	bBj_
-bos	bWgEi\`
-bot	aIbThHiXjGq[
-boten	fS
-boter	aGb[cFjJ
-bound	iVjY
-bourg	b\\n^
-bours	sW
-bouts	tS
-box	jSpV
-brado	aWi[jJ
-brary	bUeGfGhT
-brazo	t\\
-bre	oY
-brero	hSoZ
-breta	j[
-brett	bGh_kE
-brica	jX
-bride	dWhS
-brido	d[
-brief	fHiTj_kJ
-bro	qYsS
-bronn	c]tH
-brook	c^qV
-bruar	oUpS
-bruch	aAb_cB
-bruck	ca
-brush	jW
-bs$	iSt[
-bsche	sZ
-bsidy	hVjW
-bsite	rX
-bspot	jS
-bsrat	jWpGqY
-bst	iSjI
-bsten	kRsU
-bt$	mR
-build	bXfJ
-built	bV
-bully	bZmI
-bunal	qT
-buque	cV
-burgh	cU
-buros	jT
-bus	hZ
-buy	aXhIiZmG
-by$	cY
-bys	cUiFj]qJ
-c-feb	oT
-ca$	cSjU
-cab	iZ
-cabin	dXgEpU
-cable	fThSjT
-cad	j^kS
-cadas	jbmHpF
-cador	hW
-cados	i[lR
-cadre	mYrV
-caire	aY
-caise	s[
-calar	cW
-caldy	cU
-cales	iSjW
-calls	fRi[jJ
-cally	dIsVtT
-cam	iSkW
-camos	bRlT
-can	cViT
-cancy	pRqS
-cando	jY
-caner	jW
-cania	bX
-caniz	cTmS
-canos	iY
-cansa	f^oF
-canso	fWhU
-cante	aUcSpJ
-cants	iSkUpJrV
-cap	bVrS
-capes	iSsW
-car	iU
-cared	lW
-carga	ia
-cargo	gTiU
-caria	mW
-cario	bVqV
-carte	i_jJ
-carts	qS
-cas	jR
-cat	c[gX
-cates	i[pW
-catif	iVtI
-cator	aTbZgGjH
-cbook	hZ
-cc$	bUcRiCjW
-ccent	lTs[
-ccess	bV
-ccins	jT
-ccion	iU
-cco	jU
-ccord	hT
-cd$	jV
-ceaux	bV
-ced	iS
-cedes	aY
-cee	hZqVsT
-ceite	gRiX
-cel	iSqT
-celle	iV
-cemos	bWrU
-cen	cEgHh^iFrI
-cenal	nY
-cence	jS
-cense	jRlW
-cento	sY
-cents	iGsZ
-cepte	aS
-cer	aX
-ceres	cSgT
-ceria	bbiJjJ
-ceros	a@b_
-certs	hV
-ces	iS
-cetas	iX
-ceuse	i\\
-cha	nT
-chado	hW
-chage	ic
-chain	j[sT
-chair	iU
-chale	bJcDg\\h\\nH
-chant	kT
-chart	hIiGmHp\`qJrV
-chase	pGqX
-chats	iR
-chaum	iS
-chazo	gIhHiZqS
-chbar	b_cFgIiC
-chbau	aU
-chday	aR
-chdem	gX
-check	i[qU
-cheid	cRrS
-chein	j_kZlS
-chema	g[
-cheme	hZjI
-chena	cV
-chens	bSiV
-chera	cGh]iY
-chern	i\\
-chers	bUmR
-chert	fShUjU
-chery	iS
-cherz	hUoU
-chete	gIh]iJ
-chets	eUgWiSjJpI
-cheur	a_jErU
-chi	cXjStV
-chick	cAiDj\`mG
-chien	jTnY
-chier	iYpJ
-chiff	aTqS
-chila	hTjW
-chine	cGiWjS
-ching	i[
-chirm	iUjX
-chise	e]gH
-chita	cV
-chive	iUjJkX
-chivo	i[
-chl	fGhUjS
-chlaf	jY
-chlag	g_
-chler	iVsW
-chmal	qStW
-chnam	pW
-chnee	jY
-chnen	cIiXjVnS
-chner	aUiHjDp[qHtF
-chnet	gS
-chnik	aT
-cho	cSmU
-cholt	cW
-chons	t[
-chors	i\\
-chrom	aHbWcHhGiX
-chs	fShT
-chsal	cSkT
-chsel	cGi\`oX
-chsen	iFjHsY
-chste	bVfShS
-cht's	lVqT
-chtag	iYoGpZ
-chten	fViU
-chter	bX
-chtes	hS
-chtet	aTbEeViVoJ
-chtig	eTfU
-chuca	bIc^
-chuhe	aFcCh]iX
-chule	bb
-chung	h\\i\\
-chuss	hgiR
-chutt	iV
-chutz	j[
-chwer	sY
-chzig	cSdTnJ
-ci$	l^
-ciada	jGpIq\\
-ciado	jSt[
-ciale	hT
-ciano	cFjGkYlU
-cians	aSb\\lV
-ciate	aSbIeWiYjA
-ciaux	aFbGj\`
-cibir	kS
-cicio	aT
-cidad	bRgY
-cided	aIrTtT
-cides	eZ
-cidez	bHiU
-cidos	jVs^
-cie	kW
-ciens	bY
-cient	fUgT
-ciera	aWb\\cHjImI
-ciete	bV
-ciety	iIrV
-cific	cVdHi\\jGnJ
-ciles	i\`
-cilio	iTpS
-cimos	fVpU
-cin	jUkS
-cinas	bS
-cinos	iRqV
-cioso	sZ
-cipal	mR
-cipio	eS
-cis	bWhJkFpYrI
-cista	aWb]mDqG
-citor	jY
-ck-in	dS
-ck-up	hSiS
-ckage	gV
-ckbar	eZgHiC
-cke	bZcGiUjS
-ckend	aY
-ckers	iT
-ckets	hY
-ckgut	i[
-ckies	aW
-cking	iU
-ckler	aabHdIm\\
-cklog	dRiV
-ckney	cT
-ckons	q\\
-ckout	i\`
-cks	iX
-ckt	iGjTrU
-ckton	cR
-ckung	iWrT
-ckups	iY
-cla	iY
-clado	mUpX
-clage	fZiDjZ
-claim	hT
-clave	hY
-clayo	iSnS
-cle	jU
-clear	jW
-clico	iU
-cling	aVbIiR
-clude	pIrZ
-cluye	iT
-cme	mU
-cnica	mU
-cnico	aWjT
-co$	aR
-codes	cViS
-coger	fY
-cohol	hJjV
-col	j[
-colab	iR
-colar	aU
-coles	fS
-color	jXkT
-com	j^
-con	cZhS
-conde	iV
-conel	i\\
-cones	i\\
-connu	jT
-conry	jS
-copia	bGiIk[
-copie	iUkVrH
-copio	jX
-cords	iZ
-cores	iX
-corte	gZiV
-cos	iU
-cou	tY
-count	hR
-coupe	iUjS
-cours	iUlR
-court	cW
-coute	iVjT
-cover	hViS
-cp$	kW
-cre	mY
-credi	fT
-creen	hViHpS
-creet	rUsU
-crete	pTsV
-creto	gXkF
-criba	pX
-cribo	qTtW
-cript	kU
-crire	lH
-crita	jT
-crito	fWjU
-crits	jUkIs[
-cro	jT
-cross	hW
-crubs	hWiT
-cruit	aTtR
-crute	qRtX
-cs$	bUjXmT
-cta	iXjH
-ctado	qRtV
-ctalo	rV
-cte	aXfJiUpJ
-ctica	pV
-ctice	bV
-ctifs	bW
-ctile	kY
-cting	l[p@r\\tJ
-ction	iV
-ctiva	jYqT
-ctive	hWsR
-ctivo	eXoVrT
-ctora	bSmU
-ctors	bScImS
-ctory	bUjZ
-cts	iW
-ctuel	eWgThI
-ctura	eR
-cu$	c^
-cue	jR
-cuela	cU
-cuite	jY
-cuits	bJhViV
-cul	iVjR
-cular	bXcCdV
-culas	iTjFr^
-cules	rZ
-culos	bVmVpI
-culty	iZ
-culum	iU
-cun	c\\dYhH
-curso	eWoS
-cus	jS
-cut	iY
-cy$	tX
-cycle	jY
-d's	bXcU
-d-sat	fV
-d-sun	qT
-d-vka	gY
-dable	cGiJj^kV
-dacht	cEiZ
-dades	bS
-dados	iEj^
-dah	bJcZjW
-daire	aUjTlT
-dal	cZ
-dam	iY
-damio	iVsU
-damos	cUjS
-dan	mb
-dance	fFhYiZkX
-dando	jW
-dansk	cRnR
-dante	bT
-dants	aSmX
-dar	kR
-dards	iW
-daria	kY
-darin	jSkX
-dario	jT
-darse	qT
-das	iR
-dasee	hRnY
-dat	eW
-dated	gY
-daten	iXkStU
-dates	iVsV
-datex	jW
-dau	c]
-davia	cR
-day	fR
-day's	aCbGqFrBt_
-dback	pX
-dball	iWjGl]
-dband	hVjJ
-dblue	iV
-dbook	iS
-dbuch	a[cJiRpJ
-dbury	aHcZ
-dby	fX
-dcare	hX
-dcast	iY
-dchen	aWfHm\\
-dders	j\\
-dding	bTiRpS
-ddler	aWiT
-ddush	iW
-deamt	pY
-deaux	cThS
-dec	bGfYmGo\\
-decin	mS
-dedor	aRgZ
-dee	bU
-degas	b\\cIpJ
-dej	fJh\\iRpH
-del	b[iU
-deles	iV
-delle	bEcXiV
-delos	iT
-delta	aHcZ
-demas	hUjFkU
-demia	hV
-demie	kT
-demos	bYlT
-denas	iUjJmV
-dence	pS
-dency	jX
-dende	iWlHmU
-dener	aS
-denes	iZmW
-denos	f[iHpS
-denta	mT
-dente	aSmTqU
-deo	iW
-der's	pTqErU
-deral	jRlU
-deras	aVeGfJiWjR
-derat	iSmWqV
-dered	eSlT
-derei	bZ
-deren	jJsX
-deres	i]
-deria	h]mV
-derie	c[hV
-derly	aF
-derno	iZjI
-deros	iT
-derte	pS
-desma	mW
-det	qW
-dette	me
-deurs	iU
-deuse	aY
-dez	aIfSiTtT
-dford	nS
-dgang	p^
-dge	cU
-dgets	iSjW
-dging	aIbVjV
-dh$	a@hFiIm^
-dhand	bTiS
-dheim	cZ
-dheit	bW
-dheld	jX
-dia	fTiUmS
-diana	bXcStF
-diate	aRjSpS
-dible	iRlU
-dic	aSbV
-dical	hS
-dicap	rV
-dicat	bSqWsS
-dices	iY
-dicos	bRiSjI
-did	jFk]tU
-didas	iWsU
-didos	iS
-die	k]pF
-diens	iJjVnX
-dig	j]
-diger	tS
-diges	dWiFpWqI
-dikta	pW
-dil	cT
-dillo	iU
-dimia	o[
-dimos	lUqV
-dings	iU
-dingt	qV
-dique	bZjItR
-dir	qW
-diria	cDiBjFk_
-dis	fTiGmW
-disch	k[
-dised	hX
-dista	aWbVmH
-dit	hTiS
-ditch	c]fIqS
-dited	b\\iI
-ditor	aU
-dives	hW
-diz	bV
-dizin	a\\
-dl$	jIsX
-dland	bUtV
-dle	oSpW
-dlers	aWbVsS
-dlery	bJjVpW
-dlich	j[
-dlife	bTjJtJ
-dline	iWrW
-dling	iS
-dlord	iR
-dlung	iepF
-dly	jR
-dma	jW
-dment	e^
-dmins	m]
-dness	cGja
-dnete	aIbZhHi>j\\tU
-dnung	bYiIj\\
-doc	gT
-doise	bHcZ
-dolid	cUdR
-dom	jX
-don	cV
-doo	jU
-doors	jS
-dor	aY
-doras	bTm]
-dores	aZbRmV
-dorte	c\\
-dot	iTkU
-dough	iT
-dover	iSoT
-dow	pW
-dowed	bW
-downs	b[
-dra	cX
-draht	bXgD
-drait	aR
-dre	iXjV
-dredi	dSfWgF
-dress	cTrUsR
-dri	mR
-drigo	mWpS
-drine	mUqV
-drive	bSpS
-dro	bV
-droid	aTiS
-drome	aFbGc\\tF
-droom	hY
-druck	iXjZ
-dry	aThSiR
-ds$	iV
-dship	fIg[hIiUjI
-dshut	cU
-dside	aVcIiU
-dsman	aUsI
-dt$	cU
-dte	aHbIcSnX
-dtech	aJb]cHiHjGkJ
-dtrat	pX
-du$	aDbUc[mH
-duado	jXsR
-duate	sV
-ducer	aX
-ducto	iR
-ducts	hZmG
-due	lR
-duire	jSlU
-duite	iTkX
-duits	bS
-dukte	fIgIh[
-dular	bJicjC
-duler	a_iI
-dules	iWjR
-dulos	f\\
-dun	bHcbfJ
-duras	iIjW
-dures	ic
-duria	aGbWm[tG
-dus	hS
-dvent	oT
-dvert	qSrVtT
-dvice	iT
-dwell	c\`
-dwerk	jY
-dwest	cSiZjH
-dwide	bBcXhGjEn^
-dwife	aW
-dwirt	j\\
-dwork	jW
-dy$	hSkV
-dyman	tV
-dynia	cU
-e-bed	hY
-e-day	iZpT
-e-fri	fS
-e-out	bFeHiZp\\
-e-thu	dX
-ea$	cXrS
-eable	eTkYsS
-eac	cTgU
-ead	cb
-ead's	tS
-eader	aUmT
-eados	bTiEjR
-eague	bYiT
-eajes	hX
-eak	bGhJi>jYlFnZ
-eaker	sRtU
-eal	jU
-ealed	iWpU
-ealer	bT
-eales	bXiGjW
-eally	sU
-eam	m]
-ean	sV
-eance	a]
-eaned	iXpFsI
-eaner	aY
-eanne	qS
-eanos	h[
-eante	aT
-eaper	kZ
-ear	eWhU
-ear's	hU
-earch	iS
-eards	s[
-earer	aWlIqX
-eario	bV
-earnt	l\\
-earse	iV
-eas	bW
-eased	bHqXrT
-eases	i\\
-easts	bIfX
-eat	bVhG
-eated	hBi\\nHqT
-eater	b\\kSsTtJ
-eaths	i\\
-eaton	cW
-eatre	aS
-eatro	bWiT
-eauce	cV
-eaune	cY
-eauty	aTiR
-eaved	jS
-eaves	dIhHnWqS
-eavis	iWjHoX
-eb$	tV
-ebajo	iJmU
-ebase	jW
-ebate	oV
-ebaut	jVoFqT
-ebe	aRi]
-eberg	cV
-ebida	iX
-ebiet	bRcVnS
-ebles	c\`iB
-ebook	hTrXtR
-ebosh	jR
-ebote	iV
-ebout	jW
-ebras	bTjCkY
-ebres	bRmF
-ebrew	kUrT
-ebs	jR
-ebt	fTgEkV
-ebuch	aIcFicjHtC
-ebuhr	g\\tJ
-ebung	iY
-eburg	aFcV
-eburo	aSlW
-eburt	nTsT
-ec$	iR
-eca	iTrS
-ecano	aU
-ecast	bY
-ecent	sT
-ecera	bDc[q[
-ecess	bJfXgHhTjJ
-eceta	jJpW
-ech	b[jVkT
-echas	iHjX
-echen	iYsR
-echer	i\`jB
-echos	gTsV
-echst	mW
-echta	cU
-echte	cHiHj[sZ
-echua	kX
-ecial	aR
-ecibo	e[gA
-ecida	fY
-ecide	pS
-ecido	kUr[
-eciee	jFk[
-ecien	kIlU
-ecion	jTpSqS
-ecios	iVrY
-ecise	jGrTtU
-eck	cUi\\
-ecken	bSiZ
-ecker	iV
-eclan	mSpUtV
-ecnia	jY
-eco	cUhZsY
-ecoge	hW
-ecole	lR
-econd	kS
-ecord	jTsU
-ecreo	cYfJ
-ecret	qW
-ecris	qXr[sH
-ectar	i\`jF
-ectif	q\\
-ectio	iY
-ectly	eYjGmW
-ectra	jTkT
-ecy	cU
-eda	c[jI
-edago	iY
-edaje	hU
-edded	aU
-eddic	jU
-ede	iZr[
-edger	iYpUrI
-edhof	cV
-edi	fY
-edial	aZiZ
-edica	i^mSoEsS
-edico	aYkT
-edige	jT
-edikt	mT
-edina	cZ
-eding	bSfUiX
-edios	tS
-edish	bRlU
-edite	aWbHg?i\`jE
-edito	aRhV
-edits	hX
-edium	kX
-edles	bT
-edn't	l[sV
-edo	cV
-edora	bUiImX
-edral	bZtI
-eds	dIfXhIiVrT
-edt	cX
-eduit	hX
-edula	jW
-eduld	jX
-edule	fRiU
-edupe	iV
-edure	iY
-eeded	l[
-eeder	qY
-eefer	aUbJeFjU
-eeing	iZ
-eek	bCc\`
-eek's	eVsT
-eekly	iX
-eel	c[
-eelen	mU
-eeler	hWjR
-een's	qZrVtF
-eenth	cIg[hH
-eep	gSnX
-eeper	a^
-eer	aV
-eet	kZ
-eezer	iX
-ef$	cSiUpS
-efahr	gTtT
-efaut	aIiIkV
-efe	iYqU
-efeld	c_
-efere	fUqW
-efern	iTkCrX
-efers	bVcIjI
-efest	jR
-eff	iGjYpStU
-effen	cEd^iI
-effer	iVoZqI
-efing	hStV
-efits	hSjRrS
-eflex	hZiI
-efono	fS
-eford	c[iF
-efore	oR
-efr	eU
-efs	jY
-efuge	aS
-efuhl	c@j\`
-efuse	aReSfI
-eg$	bScR
-ega	fHhGjCmV
-egacy	eU
-egado	jJkYmU
-egale	iT
-egalo	bSkV
-egane	bVjXkI
-egeld	g\\
-egeln	cGfAh\\iSjE
-egenz	cW
-egere	rX
-egg	cS
-egian	bRjS
-egies	gU
-egime	gFhWiS
-egina	hTmU
-eginn	fUiIo\`
-egins	oU
-egion	cYhT
-egios	bUiY
-egium	bU
-egler	aHmSpV
-eglos	iX
-ego	jT
-egona	mW
-egory	jUsT
-egral	bGgUiT
-egras	bFc\`iFjI
-egree	jRlW
-egros	cZ
-egs	aGbFc_iFkHnV
-egt	b^sW
-egues	bSmZ
-egung	bShW
-egura	aJbXjH
-eguro	hX
-egy	iY
-eh$	bTjV
-ehalt	g[jI
-ehand	aGhUm]
-ehe	b\\c[iCjDmAqCrJsFtF
-eheim	bZcHqU
-ehend	kGrTs\\
-ehind	cTjV
-ehler	kWqStT
-ehmer	iU
-ehn	gUiUjE
-ehold	aGbThXiJ
-ehors	nVqT
-ehort	fShS
-ehpad	tX
-ehr	eTfIhSiUkH
-ehrer	aVlU
-eht	mT
-eht's	jRoR
-ehude	cVfJ
-ehung	gJiapH
-ei$	cU
-eib	bS
-eibad	b[
-eiber	aSiSsU
-eibst	rTsHtT
-eiche	cIiajH
-eicht	iIlR
-eid	tY
-eiden	iUrT
-eides	eUmJrS
-eie	kV
-eif	qV
-eifen	iWkS
-eig	cU
-eigen	lSqT
-eiger	aYgXkFlY
-eight	bTgZsW
-eigne	bWqT
-eih	bUhX
-eihen	iWpT
-eiher	aIbTe^fJhFiGlHpFrIsH
-eihum	hT
-eikel	qRsU
-eil's	gXsT
-eilen	i]rW
-eilge	kU
-eille	cTjS
-eilte	fUmSsI
-eim	cX
-eimal	nW
-eimar	cT
-eimer	kTqS
-ein	jTkS
-einde	aGb]pS
-eines	aIiZ
-einte	fV
-eipts	dT
-eirat	iUqTsU
-eis	jS
-eisen	iVnW
-eises	aGbV
-eisme	iZ
-eitag	dHfSiRoT
-eiten	iT
-eiter	a[md
-eites	b_hSiJsS
-eitet	iVoU
-eitig	cFnZ
-eitvg	eT
-eiz	bXcWiIjE
-eizen	i\`
-eizer	rVsV
-eiß	bJhU
-eißen	dJiSjXkR
-eißer	aXmS
-eißig	hV
-ejado	kVqV
-ejean	mSqX
-eject	iV
-ejero	dJpZ
-ejobs	pZ
-ek$	bScTmY
-eka	mT
-ekapo	cV
-ekday	fZ
-eke	bS
-ekend	fU
-ektar	bU
-ekten	aZfHhJiV
-ektiv	bT
-ektor	tU
-ektro	bSjU
-eky	rU
-el$	cS
-ela	aC
-elada	gS
-elado	bSiT
-elage	cEi\\
-elais	aGbWiUjF
-elaje	gTjT
-eland	aCbZdJjVrJ
-elaya	cShT
-elbar	aGbIg\\
-elben	cHq\\
-elbst	bUjG
-eld	cTgU
-elden	cfjI
-elder	bGc^
-eldet	bIgTpV
-eldos	gV
-ele	fSkUrR
-elear	hIjSkI
-elegt	qHtY
-elene	bTiF
-elera	aUb\\cHjF
-elero	aXbH
-eleur	aVoT
-eleve	fSiT
-elevo	eRiT
-elfen	kZ
-elfer	adkZ
-eli	bFc[
-elico	s[
-eline	iY
-eling	cSjT
-elite	gU
-elitz	c^iF
-elium	bFcHiWjT
-elken	iTsT
-elker	aX
-ell	cV
-ellac	jZ
-ellar	aSgHhT
-ellas	bYsX
-elled	hIlYpI
-ellen	cU
-eller	b\\
-elles	c[iR
-ellin	aScUdR
-ellon	aVc]
-ellor	a\\
-ellos	iWjU
-ellow	qUsS
-ellte	aWbV
-elm	mT
-eln	i\\
-elnde	bIc^
-elo	cVrZ
-eload	iY
-elona	cS
-elong	cV
-elors	bDhGiVjImWsU
-elped	aIqY
-elper	iSmS
-elsen	jZ
-elson	mU
-elt	q^
-elten	kW
-elter	b[hH
-elugu	jT
-elung	bHiVkIq]rB
-elves	gYiHmCq^
-ely	cV
-elzen	cW
-em$	fSiU
-ema	kV
-emain	qU
-emale	sY
-emand	kS
-emann	fIlUp\\
-ember	oW
-emble	cS
-embra	oZ
-embre	fRo\\
-embro	iTsW
-emens	jU
-ement	iU
-emi	bHcT
-emien	bV
-emier	rT
-emise	hX
-emium	bSgX
-emmes	mS
-emona	c[
-emont	c[
-emote	dX
-emoto	dZ
-emper	jRpW
-emple	bVcYpGtC
-emplo	iX
-ems	cTsT
-emsen	iS
-emuse	hTiU
-emy	cShJ
-en$	iT
-enach	bGcZ
-enado	iXlU
-enage	cY
-enang	bRcU
-enant	hHqRsZ
-enaza	eIqZ
-enbad	bYcFiT
-enbau	iU
-enc	aHbViW
-encer	aReT
-ences	iT
-encil	iZkU
-encio	qS
-endal	cU
-endan	bTcI
-endar	iU
-endas	bVi\\
-ended	dWeU
-enden	fV
-ender	iUqS
-endes	lUmT
-endez	mT
-endie	i]
-endly	hZ
-endon	c]iU
-endor	hSiV
-endos	iUjT
-endra	qU
-endre	nZrJ
-endue	iSlT
-ene	iT
-eneer	iSjT
-enero	jSrV
-eness	jX
-eneva	cT
-eneve	cSdS
-eng	pSqU
-enger	hY
-ength	rUsV
-engua	kY
-enhof	aDcAiWjFp[
-enial	kY
-enida	kX
-enido	kTlU
-enier	mT
-enino	rSsS
-enior	aT
-enios	iX
-enise	tT
-enist	aX
-enita	bWcFmV
-enito	cW
-enk	gHh_iFlJmIpBsF
-enken	iTqVrItX
-enlos	hV
-enn	iHpZ
-enn's	gGjUkUtS
-ennel	aV
-ennen	iW
-enner	aGgXhGiZ
-ennes	bWcV
-ennis	qS
-eno	sX
-enoit	pV
-enora	aSnU
-enque	bUhIiU
-enrad	h\\
-enrat	aXiFjW
-enred	hY
-ensas	jW
-ensch	bUiRjVkGlJ
-ensed	aYjS
-ensee	cUfXhH
-enser	a_
-ensic	hW
-ensor	aJi[jV
-ensos	fZi@sZ
-enste	f\`
-ensum	fV
-ensus	iZ
-ent's	bChWqSsV
-entag	bRgHhDiYsS
-ental	hS
-entar	iRjWqS
-entas	iS
-ented	bTpW
-entez	jEs[
-entia	bWcF
-entif	i[
-entin	mY
-entis	lUmSpT
-entle	jZrT
-entor	cYiCjXmS
-entos	gSiS
-entre	bS
-entro	c]
-entry	cXlT
-entur	aEbXlS
-enues	hSiGn[
-enugt	lR
-enver	cViR
-enwat	jU
-enweg	cW
-eny	mZ
-enzen	iRnGpZrE
-eo$	rT
-eomin	jS
-eon	kSmW
-eones	mT
-eonie	jImU
-eos	ii
-eover	oUqV
-eovil	cV
-ep$	aTfS
-epaga	h[
-epage	iJpZrV
-epair	jS
-epare	q\\
-epark	cYjC
-epart	oTtR
-epeat	eRpS
-epend	bImX
-epers	iXmR
-ephew	qV
-ephyr	jSkS
-eping	nX
-eploy	iX
-epond	pJqT
-epool	c\\
-eport	iV
-epose	aVcJiS
-eposo	qU
-epots	bV
-eppen	jR
-epper	aEbIcGfJjbkJ
-epris	b_j=lXpI
-eps	fS
-ept	oS
-epted	iDjSmEpZ
-eptes	bJl\\
-eptic	jS
-epuis	oIqR
-eputy	mV
-equen	cZ
-eques	hZiZ
-equin	iS
-equis	l[
-er$	aR
-eracy	iUlT
-erada	cGpW
-erade	qY
-erado	dTjS
-erait	kZsX
-erale	e[fIgIiEjHmS
-erall	bSiIjU
-eramt	aYiF
-erano	hU
-erans	iWsS
-erant	kS
-erapy	kX
-erate	jakI
-eraum	bCgDh_
-erbau	bW
-erben	hFiXjGlW
-erber	oRsR
-erbst	fR
-ercam	jW
-ercat	j[
-ercer	fSjY
-erche	aTtV
-ercio	aGg[
-ercon	bU
-erd	hU
-erdad	jR
-erdam	hSiY
-erdas	bGgEiXjW
-erday	bTqXrI
-erdem	sW
-erder	bIc\\iFjW
-erdue	qS
-ere's	tU
-ereda	bSkSnW
-erees	eGp[
-erein	bcjGmXtI
-ereit	nT
-erely	cFiJpEqGt]
-eremi	jV
-erena	hSqTtI
-erend	fVjXmI
-erent	a]lV
-erenz	hToTpU
-erers	bIgDiZpY
-eresa	qVtW
-erest	kX
-ereux	hU
-ereza	aYbIfJ
-erfen	fIrT
-erfil	gRrTsV
-erful	jZqUrG
-erg	ca
-ergal	kRmV
-erger	bS
-erges	m[
-ergia	iIjXrTsI
-ergic	jX
-ergie	jUmT
-ergut	iU
-erhof	cY
-eri	aSc^iHmUpG
-erial	iZ
-erias	bSiS
-erich	bHc\\mVqI
-erico	gZmW
-erics	bX
-erida	cS
-eriel	hTiY
-erien	f]oW
-ering	kS
-erino	bSeV
-erior	jV
-erito	kWsYtJ
-erium	kTqT
-erk	b^
-erken	iHq_
-erker	i]
-erlag	b\\cI
-erlap	fUoW
-erlen	a@cat@
-erley	aDcHiImXt[
-erlin	nW
-erloo	cS
-ermal	aGb\\nS
-ermas	i\\
-ermel	cV
-ermes	cZ
-ermin	iUoZ
-ermis	jU
-ermit	sR
-ermle	iSjV
-ermot	qW
-ernal	qT
-ernan	mHtX
-ernas	jX
-ernat	bUiT
-ernen	lb
-erner	hIn\\
-ernes	fS
-ernet	hXjX
-ernis	gUiSkX
-ernos	f\\hDpV
-ernte	gIjIkJlg
-ero	a[
-erome	mU
-erone	k[mJpH
-erons	kV
-eroom	aJi_jHlG
-erous	iR
-erp	cX
-erque	bIcaiHmI
-err	iTqU
-erral	i[
-erran	eIiFm]qZ
-erras	bTcRtJ
-erred	kWsS
-erren	iUmVpJ
-errey	cT
-erros	bXiS
-ersal	bHfGj\`kH
-ersee	cZiI
-ersey	iU
-erson	aU
-ertag	dTiH
-ertal	bTcX
-ertas	iTjW
-ertel	cd
-erten	iU
-erter	hVmS
-ertes	fTiGnIqU
-erths	b[
-ertif	hUjS
-ertis	aHhGjDl[
-erton	aIc\`
-ertos	bS
-erung	jR
-erust	bZcF
-ervar	jZsI
-ervas	iY
-erved	bSiJlTsS
-erven	j[
-erver	aGbUfEjXqIsI
-erves	pS
-ervir	iWjU
-ervus	tX
-ery	bT
-erz	cXhUoTqH
-erzig	gV
-erzon	cV
-erzug	iUjGqT
-es$	iR
-esada	kU
-esado	iTmI
-esagt	eUhJ
-esamt	cInW
-eschl	jU
-escue	jR
-esday	dSpU
-esden	iIj[
-ese	kU
-eseau	aWkV
-esent	q\\
-esetz	rU
-esfam	cU
-esh	cIi^mT
-eship	gR
-esian	cJiUkU
-esico	aTeVgEiGjImX
-eside	iT
-esina	cZiT
-esion	hSiW
-esita	aTtS
-esito	aUtV
-esitz	b]c?
-esk	jZ
-esmal	rTsV
-eso	hS
-esoft	jVkZ
-esoin	tU
-esole	qTrJtT
-esort	bW
-esoul	cU
-ess	jR
-essai	dT
-essed	bRf_jFlJ
-essel	bZiW
-essen	fBhZiVnW
-esser	bRpS
-esses	iTmZ
-essie	qSrX
-esson	gTpW
-essor	aS
-essus	bGhTqU
-estal	mS
-estar	gHh]
-estas	bTtH
-ested	jXpV
-esten	cUpUsS
-ester	ca
-estes	hRiSjX
-estic	iS
-estly	bScJqSsU
-eston	cYnX
-estor	pW
-estos	lS
-estry	jU
-esume	pT
-esund	aFc^
-esure	hY
-esy	iXjF
-et-up	nX
-etafe	cW
-etage	bSnT
-etain	gViR
-etall	gU
-etals	i[
-etard	iS
-etaro	bRcU
-etary	aT
-eteen	bU
-eteil	cU
-etend	b\\iV
-etent	s[
-etera	bSfFgJhTjDn[pG
-etern	jWrW
-etero	aAbHcEdHeGfIgIh]iIjFkHlHmHnGoHpGrHtG
-eters	aV
-eteur	aW
-eth	bCcYmW
-ether	d^gJ
-ethod	iV
-ethus	jX
-etica	iYjS
-etico	aIs[
-etics	iVsS
-etien	iRpS
-etier	jU
-etins	i[jF
-etion	jVrR
-etiro	cFiZ
-etite	aIiRtR
-etits	nS
-etivo	eShFiY
-etons	cHhHi^qY
-etour	cGhTn\`
-etrel	jY
-etres	iZnT
-etria	bJiWjW
-etric	hJiVpV
-etrie	bAcEig
-etrol	gShR
-etros	iXnZ
-ets	iV
-etson	iY
-ett	hW
-ettag	gJoV
-etted	jXpH
-ettel	cEiTjWqTrG
-etten	bRc]
-ettes	i[
-ettre	qS
-etude	qV
-etung	ed
-eture	hSjIoF
-eturn	fGhTiTpY
-etz	aWrR
-etzen	iYtU
-etzer	a[
-etzte	bSqS
-eu$	cRgTiU
-eubau	bEc\\
-eue	iajFsS
-euern	i[
-eug	hXjSlT
-eules	iU
-eum	b^
-euner	hYsV
-eunes	sT
-eup	bWpW
-eur	a_
-euren	bEc\`
-eures	fY
-eurin	mYqU
-eus	bJc[jW
-euses	mV
-eussi	jV
-eut	aVcJkZ
-euten	iR
-euung	ib
-euven	cS
-euves	p[
-euvre	bWiVjH
-eux	cWkW
-ev$	eIm]
-eva	cT
-evage	aUkY
-evant	lV
-evaux	iZ
-eve	cS
-eveil	bZfFh[iE
-evels	gRiS
-evers	cVnS
-eveso	bZ
-evete	jX
-eveux	sX
-evi	bBhGi\`
-evier	aFbIcViXmR
-eview	cSiTmGoF
-eving	bSqT
-evo	eRiT
-evops	aUcHiI
-evues	iV
-ew$	qS
-ewals	eGfFhViW
-eward	gZiCmT
-ewe	bFc[
-ewell	cT
-ewerk	b]iI
-ewers	aHbGmFp]qD
-ewery	bUcV
-ewing	r\\
-ewish	qI
-ewood	cVhVjH
-ework	iX
-ews	iS
-ex$	cYiU
-excel	bT
-exe	eRhU
-exiko	nX
-ext	aIhJiJpErYtU
-extil	bS
-exual	aTsS
-ey$	cX
-ey're	sU
-eye	bIcHiZ
-eyman	gHkY
-eyond	gRhSjJ
-eyors	bWmU
-eys	i_
-ez$	cViV
-eza	iS
-ezcla	iY
-eze	bIcYiIoV
-ezeit	eYfU
-ezept	aGiT
-ezi	tU
-ezirk	bX
-ezuge	gahIiAjE
-eß$	aIjXkCm[
-eßend	jV
-eßt	jTpHqU
-f's	qX
-fa$	aDcWmYtI
-faces	iX
-faela	aIcY
-fahig	iGj^
-fahrt	fRh\\nTpH
-faire	gBiGp\\
-fairs	bW
-falen	aAbJcCgVna
-falle	i^
-falls	tS
-fallt	fVlT
-fam	cU
-fan	eIm]
-fanos	aIb^gJiImG
-fants	iTsT
-fapme	jS
-farer	jW
-fas	pR
-fasst	iYqFtY
-fasts	hWiT
-fax	cU
-fe$	iW
-feb	fa
-fecto	kXsR
-fects	iRkR
-fed	hYqY
-fee	hXpT
-fel	gVhYlVrG
-felia	cImVpR
-femme	aUbS
-fende	bW
-fense	cW
-ferde	bYsW
-ferer	a?bf
-ferie	iVpY
-ferta	bIpY
-ferts	hT
-fes	jGmW
-fesor	aVtI
-feste	ib
-fests	iX
-feu	a[cHiJlJpI
-feurs	mSs]
-feuse	aStE
-ffage	iT
-ffe	bXgI
-ffene	iZ
-ffers	iX
-ffert	hZ
-ffets	iY
-ffi	qW
-ffice	dZ
-ffing	eUtU
-ffith	iInW
-ffold	iUjGsS
-ffres	pZqRsG
-ffs	gRiX
-ffset	bS
-fft	fRpT
-ffure	jUlT
-fg$	eSiGjV
-fgabe	p\\
-fi$	aJcJiUmGpW
-fia	bFj\\rS
-fic	iRkU
-ficat	jZsS
-ficer	aU
-fices	bXcR
-ficio	iT
-ficos	fUiHmZ
-fie	iRjDkSlV
-fiees	jT
-field	cZ
-fig	i]j>pZtH
-fikat	jSkZ
-fiker	aT
-fil	cRtU
-filee	gGjY
-files	jJpZ
-fills	bCc[
-fin	hWmW
-fined	jTlU
-fines	iSjR
-fings	i_
-firma	bXcHeSiR
-firme	aU
-first	aDbJdYiW
-fix	cUiJqV
-flake	jRkT
-fle	bVfR
-flege	aTcHiY
-flich	gXjY
-floor	bUgJjY
-flour	cT
-fluge	gHh^
-fmann	aUiIjft;
-fnung	eJi?jFo\`
-fo$	iUjS
-folge	iTqS
-folio	jW
-fonat	oIpXrItT
-fonds	bXcIgFh^iAjG
-fonso	bJqY
-fonte	iU
-for	aIb]jGp]
-force	jW
-forma	jU
-forme	tW
-forms	bY
-forte	cahGiF
-fos	kVr[
-fplan	jX
-fr$	f\`
-frage	iX
-fragt	kY
-fraid	dSjR
-frain	mX
-frame	iXjSqJ
-fre	iTrS
-freie	kV
-fresh	gTiS
-fri	fW
-fries	cY
-froid	jW
-front	cVjR
-fruit	bUiV
-fs$	iY
-fscme	mU
-fseep	gW
-fte	iS
-fteen	hHmY
-ftigt	bS
-fting	jR
-ftrag	aJbT
-fts	fRiS
-ftuch	s^
-ftung	i[rS
-fuera	cHdXfR
-fugen	bWiHpHr\\
-fugio	cXgGsT
-fuhrt	b]iE
-ful	rR
-fully	bFeVhItI
-funds	iY
-fy$	j]
-fzehn	qX
-fzeit	e[
-fzuge	aIbVlV
-g's	cRgYiIlU
-g-oct	fV
-g-out	hWjJqV
-ga$	cZhUmS
-gaben	iX
-gable	bFea
-gadas	bTfRiJ
-gados	b\\jJnZ
-gages	iZ
-gaise	lV
-gal	eS
-galog	jS
-galow	h]
-gamos	hTqX
-gan	cW
-ganda	iT
-gange	bUia
-ganic	bZhU
-gards	pGt^
-garet	cEqY
-garon	c\`fGiGqJ
-gasin	hW
-gasse	bDcadX
-gasta	cVhS
-gat	iUpT
-gated	gbiEjSlI
-gates	iV
-gathe	c@eSp^
-gator	aa
-gau	cT
-gbo	kX
-gbook	pS
-gcp	jR
-ge-wo	fU
-geben	iU
-geber	bXgIhXiS
-gee	gSiWjHkT
-gehen	iUqT
-gel	i]
-geles	aIbRcZ
-gende	tV
-gends	qZ
-genen	jS
-gener	sR
-genes	bS
-genos	iV
-gente	mW
-geois	cIkVs[
-geous	c^iGtF
-gerac	bIcV
-gerat	gJjWkWsS
-gerei	bWmHpW
-geres	fHhViU
-gerie	hUiV
-gerin	mUqS
-ges	iS
-get	hU
-geurs	aRbY
-gg$	iZ
-gge	bU
-ggeld	gUnW
-ggers	iRmTqT
-gging	i_
-gh$	c^
-gheda	cU
-ghing	aJjU
-ghout	cWiI
-ghreb	iVsU
-ghs	bYhIoSqR
-ghted	i_rS
-ghter	bIcFfVjYmSoF
-ghtly	iTmUnZ
-ghton	nYpG
-ghurt	bec?
-gi$	iHjImbpI
-gia	aScIj]
-giado	jU
-gible	hYtC
-gic	bRjU
-gical	bFcXlX
-gicas	fZiWjG
-gicos	iV
-gie	jT
-giene	iUjV
-gig	bWcJfXiDoR
-gik	aYtD
-gimen	eT
-gin	aScS
-ginal	jSpR
-gines	bViV
-gio	bScWjI
-gious	hUsS
-gique	bXjT
-gis	hJjTk\\
-giste	a_eXhJ
-gists	bWiGjVm]pH
-gix	jV
-gkeit	i]j\`sG
-gl$	aIcbtJ
-gla	iT
-glage	iW
-glais	jWlT
-gland	cXiDnR
-glass	fGiUkR
-gleur	aU
-glich	hRj_
-glied	iAjVpW
-gling	aJgVi\\
-glise	oU
-glish	rR
-gment	eIiUjU
-gmore	cX
-gn$	jU
-gn-up	iT
-gna	nV
-gnado	hVpY
-gnant	sT
-gne	c\\
-gners	mUsX
-gnies	bHc^
-gning	i[jI
-gnons	bVmU
-gnore	qU
-gnose	iY
-gns	i[
-gnung	jUpR
-gny	c\\
-gogik	aYtD
-gogin	a\`fH
-gogue	aXtH
-going	eS
-gol	bIcY
-gon	cUrV
-goo	hV
-gop	hX
-gor	ce
-goria	gZ
-gorie	iG
-gorre	cV
-gos	jS
-gosto	eSoT
-gow	cT
-gr$	g]iIjJ
-gra	gTsU
-grace	gIiSqS
-grade	aVbIiDr]
-grado	cRgTkG
-grafo	iUpT
-grale	gRjW
-grama	bVcGeSfR
-gramm	lU
-grane	aJbHcEfEgHhJiHjGk\`lJqIsV
-graph	jXlItS
-grase	iV
-grave	aEbEcahEjImJpGtF
-gre	cTkY
-greed	aHbIiDlHqSsZ
-grees	bT
-greso	fSgUoU
-gress	h]jT
-gri	iCm]sH
-gro	i\\jG
-grono	cW
-grund	eVgFj>k[sT
-gry	sX
-gs$	iT
-gsbau	b]cC
-gside	mW
-gst	aJc[hJmVtG
-gsten	bCfVgJiJj[oTpH
-gston	nVpT
-gt$	lV
-gte	bTqR
-gth	rUsV
-gts	jX
-gu$	mY
-guada	cZjF
-guage	cYiF
-guaje	rZ
-guard	cEi[jR
-guero	mTrX
-guese	jSrR
-gueur	jX
-gui	cT
-guien	aT
-guing	iXjJ
-gular	eSqS
-gun	jS
-gunda	aUiGpR
-gundo	jHkVoT
-gunta	rU
-gunte	iS
-gures	iUoEqRrT
-guros	aT
-gut	bYcIi]lW
-gutet	hTpW
-gware	cY
-gwitz	cY
-gy$	gT
-gym	iX
-h's	pIqZrT
-h-gcp	jR
-ha$	cStV
-haben	iWqX
-haber	hTmY
-hable	hHiCj_
-hadas	iVjI
-haden	fYkY
-hadet	iDkZsS
-hadow	cIjImIp\`
-hafen	cbhS
-hafft	fUqS
-hafte	aWb^cHiHjIlCmG
-hagen	cU
-hains	bTjS
-haire	aFbDc_dIeXiJjAlIpF
-haite	jVtS
-haker	cX
-hal	ce
-halde	b]hE
-halen	aEb[
-halle	bViJ
-ham	cg
-han	c]mV
-hanau	iS
-hance	eSqY
-handy	fIh\\
-hanet	c[iJ
-hanga	aGcJfFgDiHjGkDlGmHo\`rEsI
-hange	pIqU
-hanic	aVmX
-hanks	iUrTtS
-hapel	bU
-haque	hSmS
-har	ic
-hared	hT
-hares	gWjB
-harge	mX
-harla	iRpX
-harma	iVjAk[
-has	i]
-hasen	iTjY
-hasse	iU
-hat	bEcapJ
-hau	iS
-hauen	cIjVqZ
-hause	d[
-haval	qRsU
-haven	cb
-haves	jVtR
-hback	iX
-hbarn	hY
-hberg	bY
-hboot	bViW
-hcare	hTiS
-hea	c[jW
-hears	jT
-heath	aGc[dBiS
-heben	iT
-hecks	iS
-hee	fIhJrZ
-heeky	rU
-heels	bXjU
-heese	gAh[kU
-heets	iU
-hef	mc
-heffe	m\\
-hefin	kRm\\tF
-hefte	ibjI
-heide	c^pT
-heime	aDcGn_
-heine	bR
-heirs	jHrS
-hek	bT
-hel	bDc]hIiHlImHpU
-helle	cVgXjH
-helon	aRgW
-helor	hT
-hem	mUnW
-hemas	jWqR
-hemes	bSiW
-hemie	bUcHl[
-hemin	iUsW
-henes	iXs]
-henkt	h]iJ
-henta	mS
-heque	jHkU
-her's	iJlXoY
-heran	bZ
-hered	lW
-herei	bRiHjZ
-herer	aGb_cI
-heres	jWlTqR
-herie	bWjV
-herin	aXsS
-heron	bIcIe^iIjG
-herry	bToR
-heses	i^
-hesia	iTjGkR
-het	jZoFpX
-hetag	fS
-hetic	aSiDjU
-hette	fIgY
-heuen	j[
-heure	gW
-heurs	aT
-heval	hY
-hever	cTfTlV
-hew	qV
-hey	c]
-hey'd	iWmS
-hez	cYiJm[
-hfrei	fXhH
-hgrat	iW
-hheim	aGc\`
-hi$	iSjS
-hia	cV
-hibit	bIiTjHrU
-hicad	jW
-hical	gW
-hicas	iRsStR
-hicht	f]
-hicle	hUjS
-hicos	fGiVsX
-hie	cVmS
-hiens	aBbXjW
-hiers	cX
-hiffe	iX
-hifts	fT
-hig	iIj\\sZ
-higan	cS
-higen	iW
-hilfe	bRhS
-hillo	jZ
-hiloe	iU
-hinen	lTmJ
-hines	bRkU
-hings	sX
-hinks	q]
-hio	cHi[
-hip	jS
-hip's	iW
-hippy	aTbS
-hique	iZjHrV
-hir	aHjZrGtZ
-hirds	bXgUiF
-hirts	bIcHhei@mGpAqJrJsJ
-his	bRcTrU
-hisch	jUkW
-hisky	bUiT
-hitby	bS
-hiv	aHjHkWpT
-hivar	bT
-hiver	hXiS
-hives	bWjV
-hjahr	iSoVpJ
-hkeit	iJjg
-hl$	aDcXiWjT
-hlaft	qY
-hlage	gUiT
-hland	cBdYn]sV
-hlank	s_
-hlass	iX
-hlbar	fT
-hle	aCbXcFiXm_pG
-hleiß	bJhU
-hlich	eGjHlUmUr[
-hling	bFi_
-hlt	gUhV
-hlung	gd
-hluss	jTlR
-hma	sW
-hmann	aZnDpYtD
-hmark	aHbEcGhHiVjZ
-hme	eUiZkS
-hment	aFeViYqItT
-hmied	a]jI
-hmond	c[
-hn$	gVjWnV
-hne	bHgSh\\mRsU
-hnell	jVlT
-hnern	bZ
-hnhof	c[
-hnitt	i_
-hnt	gT
-hnten	pR
-hntes	hW
-hnung	h\`
-ho'll	sX
-hoa	mS
-hobia	lV
-hod	iUmUpI
-hoden	cHi\`
-hodri	mR
-hoe	cS
-hof	bUc]iR
-hofen	bRc\\tC
-hofer	aSjR
-hoice	eSfV
-hol	jY
-holds	bV
-holen	bFiXkXmI
-holes	aHbXiU
-holet	cZtH
-holic	sS
-holog	aSjH
-homme	iSsV
-hools	bSiT
-hoose	eS
-hop	bV
-hop's	bRcU
-hor	dS
-horde	aCbTqT
-hords	bU
-horen	fSnVpFqY
-horpe	c_
-horra	cY
-horro	hTsU
-horst	a@c]qYtH
-horts	iUsZ
-horus	aV
-hos	hVsT
-hosen	iWjVqJ
-hot	cXhJi@jY
-hotel	b[hY
-hotos	iT
-hough	cFdSqTtG
-hould	qT
-hours	eXf_
-hovel	jT
-hoven	cV
-how	aVlS
-hport	cS
-hra	pX
-hrain	cX
-hramt	jV
-hrase	eStU
-hre	j]
-hread	pItW
-hreib	bTiJ
-hrend	a]cD
-hrens	m\\
-hrift	r\\tU
-hrige	cGfDiXoH
-hrome	iTjW
-hroom	hTiHjJkS
-hrt	bTcIhW
-hrten	cGgFiSnb
-hrter	bVjStT
-hrung	jbk_
-hselt	jRkTmS
-hst	sV
-hsten	bWiGsX
-hta	cU
-htage	fZjIkV
-htags	rY
-hte	jS
-hteen	bVjStS
-htern	rUsT
-htest	jTlU
-htigt	j\`lHpS
-hting	qR
-htung	aSfJiXnR
-hty	gU
-htzug	bZhG
-hu$	cUfS
-hua	cSkW
-hub	pV
-hulen	i]nT
-huler	bScSgIiT
-hum	hRiJjW
-hup	jV
-hur	ca
-hurch	cTiS
-hures	bU
-hurso	aJcW
-hus	cR
-hut	cU
-hutte	a=bccEhSiEtH
-hways	jR
-hwege	bIcXiT
-hweig	cU
-hwein	b\\cG
-hweis	cHja
-hwert	bIcFi\`jHqSrEs@
-hwirt	aSkX
-hy$	aUhGrS
-hyr	cU
-hys	bTkV
-hysik	aX
-hysio	hV
-hzehn	bV
-hzeit	cIhViY
-i's	aXhGqY
-i-sun	fT
-i-vis	hW
-ia$	cU
-iabel	fTgW
-iable	gSjZ
-iacan	cY
-iacre	mY
-iados	b]
-iages	gTiT
-iaise	iV
-iajes	nU
-ialen	bX
-iales	nW
-ially	iV
-ialog	jVlS
-ialux	jRkX
-iam	cTmW
-iamos	bTeVtS
-ian's	cR
-iance	pHtZ
-ianda	hW
-iando	j\\kHsV
-ianos	bUs_
-iante	jWsS
-iants	lWrR
-ianza	eWsS
-iar	hU
-iares	m^sT
-iaria	bW
-ias	iT
-iat	oV
-iated	k^
-iaten	gJjFkUnU
-iatif	aEbY
-iativ	iXkS
-iator	aX
-ib$	bTcIhVjZ
-iba	cZ
-ibaut	m[
-ibbon	i[
-ibe	qV
-iberg	aDbIc[oS
-ibido	aDjYrT
-ibier	cVhZ
-ibits	bRiRjG
-ibo	eVgEiTpGtS
-ibras	fW
-ibres	hT
-ibros	iR
-ibt's	gIjGkR
-ibung	jZ
-iburg	pV
-ibuto	e]
-icada	jY
-icado	bRjU
-icaid	bXhFjDkT
-icale	jT
-icals	j\\
-icana	bUc[iG
-icano	fXiXsR
-icant	aGsY
-icapa	cGja
-icato	eTsW
-icats	iS
-icaux	iY
-icely	qJrU
-icero	a[
-icers	aei@
-ichas	iU
-ichem	sY
-ichen	rX
-icher	j]mW
-iches	bT
-ichet	iUkT
-ichst	oXsX
-ichte	cSjU
-ichts	qV
-ician	ad
-icide	iTjJk[
-iciel	cHj^
-icien	a\`
-icier	a[jXkH
-icile	dZhT
-icina	dS
-icing	i\\
-icion	iZ
-icios	eT
-icise	r^
-icity	hViHj[
-ick	calW
-ickau	cW
-icked	iBjZqV
-ickel	bJi[
-icken	kIlRpVsY
-icker	r[sU
-icket	hW
-ickly	jUtS
-ickup	hX
-icles	b]gIhX
-icola	bZcJiS
-icole	hI
-ict	qW
-icted	jX
-ictee	pUtV
-ictly	fYrR
-icula	hTjX
-icule	hSjUnS
-iculo	kZ
-icy	kUmHrV
-id$	jU
-idado	hS
-idare	e[
-idate	tS
-idato	pVqT
-idats	fUqR
-idays	hU
-idday	a>cDfGiFmWsHt_
-idden	iHjZ
-iddle	cUiJjHoTsS
-idend	iHjZkZlIsH
-ideos	kW
-iders	iW
-idest	fYiVjH
-idges	bYj\\
-idh	mU
-idi	cSfS
-idien	cUnS
-iding	kWlR
-idite	jV
-idity	iX
-idjan	aJcUnU
-idles	iU
-idn't	hYiF
-idorm	cU
-ids	bXjEs[
-idual	nS
-idung	hci@
-idy	hVjW
-ieb	bXtS
-ieben	jS
-ieber	qTsS
-iebes	tW
-iebre	bEcHhGj_kJmJoErF
-ieces	bT
-iecle	bWiIjY
-iedad	iIm\\rW
-ieder	sT
-iedra	cIjV
-iee	iIkVmR
-ief	iUjZ
-iefen	iY
-ieg	eTjHlX
-iegel	bJiY
-iegen	jUqZ
-ieges	bRcWiI
-ieh	b\\
-iehen	i[kV
-iehre	aXbGcUjHtJ
-iel	pZ
-ields	bU
-ielen	kT
-ieler	bSfS
-ielle	aEbTiFjSmY
-iem	cGdFf_hIiGkImGqIsItH
-ience	jU
-ienda	iS
-iende	qR
-iendo	eW
-ienen	bShSiR
-iener	aGse
-ienes	bXlZ
-ienne	qR
-ienst	fWiY
-ienta	hV
-iente	qU
-iento	iV
-ients	bW
-ieras	aVfS
-ieren	i]
-ierer	a]sV
-ieres	c[mV
-ierge	aSkU
-ierie	b\\
-ierno	cWqS
-ieros	aYbJiEmYtI
-ierra	jR
-ierta	kY
-ierte	iX
-ierto	bScGhRiS
-iesel	cT
-iesen	bIiWsS
-ieses	iJrStV
-iesta	aGfY
-ieste	cXiU
-iet	bRcUnR
-ietas	gS
-ieten	qVtV
-ieter	aBfVt]
-ietes	aEi_
-ietly	qZ
-ietse	mY
-iette	i\\
-ieu	cUdW
-ieure	eGiCjGkZm[pH
-ieurs	iWjV
-ieuse	iWsJ
-ieval	iX
-ieves	aR
-iew	cVpU
-iezas	dT
-ießen	iR
-if$	cR
-ifa	rW
-ife	bSiU
-ife's	kHqY
-ifers	bIcGibmI
-iffen	caiDqT
-iffer	fGhHmGp\`
-iffes	aUiS
-iffre	iSrS
-ifica	iVjT
-ifico	aHbXjS
-ifiee	iIjU
-ifier	hFiZq[
-ifies	iXjIlDpZ
-iform	hWsW
-ifs	bXiJjU
-ifter	bIcGiSlTp[
-ify	bJiYjW
-ig$	fR
-iga	cDi[nX
-igabe	iWoXqS
-igada	aVmT
-igade	f[mS
-igado	cSdT
-igbar	jVsV
-igeac	cU
-igend	aHfHjWtU
-igene	bUhW
-igeno	iY
-igent	aVmVpItI
-igest	aEcEeIfIhIiJjDk\`lImHoIpHqHrIsHtI
-igger	aVrZ
-igher	jV
-ighty	gX
-igine	s\\
-igist	aCb\`cEjJ
-iglas	rZ
-ignal	jWlEnU
-ignan	c\\
-igned	qX
-ignee	iHl_sX
-igner	a[
-ignes	bSrX
-ignet	eSfT
-ignon	cFhUmTpT
-igo	cR
-igono	c]
-igt	j[qS
-igten	bTgJmT
-iguel	mV
-igung	gThTjT
-igura	qRsZ
-igure	fRiE
-igzag	jW
-ih$	bThYiI
-iheit	iYkS
-ii$	bYt\\
-iii	t^
-ija	cDjYmX
-ijera	iX
-ik$	aU
-ika	aRcCiRjImW
-ikant	jV
-ike	hRiT
-ikely	eY
-ikett	fY
-iki	c\`iG
-iking	bFh[iD
-ikler	bW
-iko	nX
-ikt	mT
-iktat	pItZ
-iktok	iV
-ikura	jX
-ila	m\\
-ilado	bVeIgRsS
-ilage	bVmIo\\
-ilano	c\\rH
-ilans	iW
-ilbao	bW
-ilbar	f\\gH
-ilber	jZ
-ilder	cFiFj_kT
-ildiz	bV
-ile	iT
-ilege	hZ
-ileno	lU
-ilent	iIjZqT
-ilers	aUbR
-ilets	h]
-ilfen	iJmf
-ili	jXkR
-ilial	aHbXeV
-iliar	hU
-ilias	iVjI
-ilica	jS
-ilidh	pS
-ilien	bR
-ilier	aUbFcIiWqT
-ilieu	aUsV
-iliff	mZ
-iling	kU
-ilios	iGkWnU
-ilise	iHo\\pG
-ilite	hSiS
-ility	iT
-ilker	aVbJcImX
-ill	cZlS
-ill's	qUrU
-illac	cT
-illas	mX
-illed	pS
-illen	a@c]hVi?
-iller	aV
-illes	iW
-illet	hUoU
-illig	hY
-illis	bX
-illon	aHcZq\\
-illos	jX
-ilo	cWrX
-ilote	bImW
-iloto	a[
-ilots	iSlW
-ils	iV
-ilson	fI
-ilter	iRpU
-ilton	cRlUpJ
-iltro	iU
-ilung	mUpItU
-ilver	bU
-ilzug	cIhAi\`jJ
-im$	cY
-ima	cUqV
-image	iRsZtI
-imano	iU
-imary	bSfGiRkU
-imate	i\\
-imaux	bWiJ
-imber	aY
-imble	iU
-imens	iY
-iment	hFsT
-imera	aRmGoTrV
-imero	iUrX
-imers	mZsY
-imico	iR
-iming	fRiSjT
-imite	bDh\\iIjC
-immel	hIiVqX
-immen	iZ
-immer	h^
-immst	qS
-imo	rU
-imper	aEc[jY
-impio	jWtX
-imple	iWrV
-ims	iT
-imsby	cV
-inacs	bW
-inada	iTjY
-inado	gUiZqS
-inage	gSiTrI
-inals	pY
-inary	bHiCjUl]
-inata	c<m]
-inato	bJe\\oH
-inbau	bRiIjT
-incas	iCj]nT
-incia	cUmS
-ind	iHj]
-inden	c[iT
-indet	hWsU
-indle	jWoU
-indly	jStS
-indre	jZqJ
-ineal	kY
-ineau	aGmW
-ineer	aU
-inees	mS
-inema	hV
-inens	hV
-inera	hT
-inere	iU
-inero	gR
-iners	bSmU
-inery	b\\cIiIjR
-inese	jTsT
-iness	jU
-inete	hTiX
-inety	eUgY
-ineur	b[cHtI
-ing's	cRgYiIlU
-ingar	c]
-ingbo	kX
-ingen	cb
-inger	aIcTmU
-ingle	nRsU
-ingos	f\\kT
-ingst	c]iGmHtF
-ingue	jR
-ingut	bT
-inhoa	mS
-ini	aHbGc\\
-inian	iVkH
-inics	cUiWnT
-inida	eZ
-inido	eX
-inien	hRiV
-inier	aX
-inigt	bTgYjHqI
-inimo	jT
-inion	kUqR
-inish	fS
-inite	e\`j@
-inium	bSjY
-ink	bT
-inked	eYrI
-inkel	bbcHdI
-inken	iVpU
-inmal	aJfHiU
-inn	gGo\\
-innen	m\\sW
-inner	aShS
-ino	bS
-inome	jSmX
-inors	iV
-inoth	bWcI
-ins	iV
-insam	b[fHpT
-insaw	jVkT
-insen	iYjJ
-inson	cTiU
-int	pT
-inted	bYrW
-inten	cVmZ
-intes	m[sS
-intor	aU
-intre	a]
-inuit	fUpT
-inuta	iXqT
-inute	jTpS
-inuto	jUpS
-inway	jW
-iny	c_
-inzel	iZ
-inzer	jU
-iodes	fXiR
-iodia	pV
-iodic	iXjI
-iogas	aS
-iomas	iVrY
-ion's	bIcZg?h^
-ionar	bSrW
-ioned	cTgEhHqVrT
-ionen	bZiXjS
-ioner	bViZ
-iones	iY
-ionne	qSrW
-iopsy	iVqT
-ior's	cSiIqW
-ioren	iRsS
-iot	bZiS
-ip$	bIh[jT
-ipale	aWpF
-ipend	gRhT
-ipina	s\\
-iping	i[qT
-ipios	c[fI
-iplom	jTkT
-iport	c]
-ipped	hSjW
-ippen	iU
-ipper	jT
-ips	mW
-ipt	kU
-ipwcf	jV
-ipzig	cT
-iquee	qU
-iques	bUi\`
-iquet	fV
-iquez	gEiImZpIsY
-ira	cSjY
-irado	iRjGk[
-irage	i_
-irait	j?k_lIqD
-irche	rJsT
-ircle	cUiWjH
-ird's	jUsU
-irect	eZpW
-irees	fZkFlV
-irekt	jT
-irely	cJdZ
-iri	nHp[
-iries	iW
-irige	kWmS
-iring	pT
-irk	c]
-irm	gSiW
-irman	pR
-irmar	oGq[
-irmas	iZjIqWtJ
-iro	aJcHiWmYpI
-irobi	cW
-irona	gU
-irs	iY
-irt	aUcHjY
-irths	hHiRlSnT
-irtin	aVm[
-irway	iU
-iry	iX
-isa	m]tS
-isado	cHi]kT
-isage	dGhWsT
-isbon	cZdI
-iscal	mToS
-ische	bZjY
-ischt	cVqW
-isees	gY
-iseis	hIiUmW
-iseno	jTmV
-isero	aVjFk\\sE
-isers	bUmbnI
-iseur	a[iX
-ished	lUsR
-isher	aXqW
-isica	iU
-isico	pV
-isier	aV
-ising	iS
-isite	fTpS
-isits	nU
-isley	nT
-ism	aBielU
-ismen	r[
-ismus	iY
-iso	cWsW
-isons	jT
-isors	aTfHhXpW
-isque	kXtI
-iss	i]
-issed	qT
-issen	bGcSiIjRl^
-isser	nXqIrX
-isses	iYsU
-isson	jSkT
-ist	a_
-istan	a[
-istas	m_
-isted	bX
-isten	iTsY
-ister	aV
-istes	b\\m[
-istet	e^
-istic	iZoT
-istig	fGo\\pE
-istik	iTpT
-istin	mZ
-istle	bEiW
-istol	cU
-istre	cIi]
-istro	jT
-istry	jS
-isual	iY
-isung	e@iTjf
-isure	bUhT
-ita	tR
-itada	b]h\\jEoF
-itado	gHi\\jZqH
-itags	hT
-itals	bSiUmJ
-itane	jJkX
-itant	aTbUhGmU
-itary	aHjJlY
-itaux	bYjI
-iteau	bYcI
-itect	aUjS
-itekt	aYmS
-itend	fY
-itens	aZbG
-itere	aHeVmX
-itern	iUjW
-iters	mYpT
-itest	iW
-iteur	aS
-ith	aWiS
-ither	fTlR
-ithub	pV
-itial	iV
-itian	mT
-itics	iVjJrU
-ities	bR
-iting	iT
-itish	kJrXsU
-itive	fIiWjWqTrW
-itivo	jZ
-itlab	jSkU
-itler	aZ
-itles	bTjT
-ito	cU
-itone	iIja
-itors	kS
-itory	bVcUhHiVjD
-itrag	bIeIhXjG
-itres	bXiRjS
-itros	bU
-its	iR
-itsun	fIoZ
-itt	mZ
-ittag	f]hT
-ittau	cW
-itted	gSiElV
-ittee	hSqS
-ittel	eUhU
-itten	iEjWpS
-ittle	bRnR
-itual	aHcDiXmY
-itude	jX
-itung	a^mX
-itura	iV
-itute	bTlT
-ituto	bWcH
-ity's	b]
-itz	cZ
-itzen	cTiDjWmS
-itzer	aGbRhHiSjR
-iudad	aFcThU
-iurno	fX
-ius	iXjYqR
-ivacy	iY
-ivado	bUiFjY
-ivage	hXiT
-ivals	fY
-ivant	sT
-ivate	hT
-iveau	jU
-ivees	fJi^
-ivent	jUpX
-ivero	aGbX
-ivers	aTiS
-ivery	bSiX
-ivida	jSkV
-ivist	aVbS
-ivite	gSiX
-ivity	eXiU
-ivors	aBbFc]tG
-ivres	bVgI
-ivy	cT
-iwali	gHh]
-ix$	tS
-ixing	iZjF
-ixx	jR
-iya	bHcIjWkTtE
-iyadh	cU
-iz$	bSjVmU
-iza	hSi\\
-izada	b\\iF
-izado	gYhJ
-izaje	eZiR
-ize	aWmF
-izehn	gV
-izenz	jZkT
-izier	aY
-izing	iVrJ
-izung	bJh_
-izzen	iT
-ja$	c^
-jados	f[iFjV
-jahre	gSjT
-jan	fYmV
-jango	jV
-jar	iHjU
-jaria	iSmS
-jas	iFjWmWsX
-je$	aSiZ
-jects	gHi\`
-jekte	bVcSiGnX
-jen	aGbZjC
-jeras	jIqWtJ
-jeres	s[
-jeros	bUlHmRsY
-jeu	dXhJ
-ji$	iTkXr\`sI
-jillo	cRhV
-jis	rZ
-jo$	lT
-job	e]
-joint	cFp[sX
-jores	bRhJjSpV
-jos	cTrT
-jours	fVsT
-juana	bSnV
-jue	fVjJ
-junta	aUpW
-junto	tR
-k's	cGeRiIoYqT
-k-end	fTjG
-k-ins	b^jG
-k-ups	iUjT
-ka$	c\\
-kaans	jSkS
-kages	iX
-kal	bTi]
-kan	c]dFmWsT
-kanat	qT
-kannt	bSkV
-kar	i\\jA
-karte	hmjU
-kas	cUsX
-kasse	aVbUhd
-kat	j_kV
-katon	iSkZ
-kau	cW
-kauft	qS
-kdays	fU
-kdown	iZ
-ke-up	i[
-kedin	rW
-kee	bHcffIiE
-kel	bY
-kends	fV
-ker	aW
-ker's	qZsJtJ
-kerei	b[lRqS
-kerin	aYcHmXpHtI
-kes	g@jXsW
-ket	hT
-key	hW
-kfill	qX
-kfurt	iR
-kgeld	gU
-khand	mU
-ki$	iXjS
-kid	dGlZpX
-kie	gHh[mX
-kills	gJjUkV
-kin	aGjTkIsZtU
-kings	iSmV
-kirch	c^iH
-kisch	k^
-kjack	aRiIjX
-kkord	gRqSrItS
-kland	bIc^qS
-kle	hTi\\
-klers	bX
-klich	jYkIlT
-klift	jUkT
-kling	bX
-klung	aUi]
-kly	iW
-kness	iZ
-ko$	a@b\`cW
-kohol	jVsW
-kolle	bGid
-kommt	fJiImSqStS
-kon	bCc]iY
-konie	bW
-konti	fU
-konto	f^hX
-kop	iS
-kow	qV
-kpool	cIiSjJoX
-kport	cV
-kraft	ae
-kreis	c\\iTjF
-kri	pW
-ks$	iV
-kst	iZqX
-kstar	rZ
-kt$	sRtS
-kta	pW
-kte	dT
-kteur	aTlW
-ktion	a[
-ktuar	aTmJtH
-ku$	iY
-kuche	bXdXiS
-kum	qIsY
-kunde	jck^
-kunft	hUpW
-kup	hY
-kurse	fBikkV
-kus	iW
-kwall	cV
-kwork	aZcH
-ky$	iHmS
-kzeit	f\\pS
-kzeug	kTlX
-l's	h[qT
-l-off	aSe\\gHiXoHpJ
-la$	cY
-labau	jR
-lable	f^gD
-labor	bVhGiSjGkT
-labra	gRqSrS
-lac	jS
-lacas	bRjT
-laced	hSoT
-lacer	rX
-laces	hS
-lache	aRfTgTiF
-ladas	bVjDsY
-laden	b\\iYsT
-lader	iXlV
-lades	cVhY
-ladie	qT
-lador	gYjS
-laf	jY
-lafen	bHjVq[
-lafon	g[
-lag	g\\iR
-lagen	iU
-lager	bScIiXmZpC
-lages	i]
-lague	hTkGrX
-laims	iS
-lains	bGc\\iEjGmY
-laire	hT
-laise	aZjG
-lalia	cHpItX
-lam	cbiHkS
-laman	bXs]
-lamar	pV
-lamos	eUt\\
-lampe	gJhZsU
-lan	oT
-lanca	cT
-lance	eR
-lanco	cZiV
-landa	cW
-lande	b[cEhSiI
-lando	b]cDeHgJiFjFpIqX
-lands	aEchiDnR
-lanen	bHiRmRqT
-laner	af
-lange	lU
-langt	iRl^pI
-lanta	eU
-lante	aSbSlS
-lants	bWnU
-lanza	jW
-lao	bFc\\
-lap	fUoW
-lappt	cSs[
-laque	jIpWq[
-larat	cW
-lared	gTsS
-laren	iU
-lares	bWjX
-laria	cEjVkX
-larie	aSeXhS
-lario	gT
-larlo	hJiFjXkFn\`qJsG
-larms	iVnV
-las	iX
-laser	bIi[
-lases	iY
-lasse	gU
-lat	cV
-lated	hYiE
-lates	iUkSrX
-lator	aT
-latos	aVi[
-latze	b_
-laubt	rU
-lauen	bXcUhG
-laufe	bTi]
-lause	eZhI
-lauto	jIn[
-laval	iCjZpV
-laves	iR
-law	cUnT
-laxed	fV
-laxis	aIbDiIj_qT
-lay	hY
-layer	kZ
-lazas	aUbR
-lba	aJbUcT
-lbahn	gEhciFjCkF
-lberg	cV
-lbert	c[
-lbtax	hW
-lbums	bZjH
-lburo	p[
-lch	aGbGcDdGeGfGgGiFmHnGoGp=rFsGtd
-lcome	kWlU
-lcool	fIjaqT
-lculo	jR
-lczyk	qS
-ld$	cS
-ld-up	oT
-lda	i[
-ldach	iW
-ldbad	cRlSoTpI
-lde	bZiImS
-ldera	cSiU
-lders	s[
-ldham	sR
-lding	bTcV
-ldn't	jYsX
-ldo	mS
-lds	iR
-ldung	j\`
-ldy	cU
-le-ex	cV
-le-up	bWiI
-leado	gU
-leage	gRhSnX
-leans	iT
-leaux	iRjT
-leben	c[hJ
-lecht	cSjSnSpJ
-led	bS
-ledge	kVlV
-lee	cXsS
-leece	bTjX
-lefon	hS
-leg	iSmR
-legal	gS
-legar	hHjY
-legen	iZ
-leger	ah
-legin	qT
-legio	bXcRjI
-legre	kS
-legte	aHjX
-legue	aW
-lehnt	gT
-lehre	fIj\`lR
-lei	c[mI
-leich	fWhT
-leida	aJcYdJ
-leide	s\\
-leife	bVsW
-leine	aFbX
-lem	lW
-leman	bTkS
-lemas	pXsV
-len	iT
-lence	cVjR
-lends	cFiXjHkW
-lenge	hS
-lenou	cX
-lente	kU
-lento	pS
-lents	b\\eD
-lenty	iTjS
-lenum	iImXpS
-lenys	mV
-leras	bUiX
-lercs	bSmU
-lerei	cGiXlTmHqU
-leres	cYlW
-lergy	iS
-leria	iZmJ
-lerie	aEb\\jStS
-lerin	mYpI
-lerks	bSmS
-lermo	iR
-lernt	gVjV
-leroi	cY
-leros	gGiRkZ
-lerta	fTiU
-lesen	cIfJiSrCsIt\\
-lesia	bTsT
-let	iS
-letas	eRh\\iF
-leted	tY
-letin	iXtV
-letos	iZ
-lette	hWtW
-letzt	hXpHqW
-leuls	bV
-leure	pW
-leurs	aTqV
-leute	aZbEcGiHj[tF
-levar	fX
-level	jZ
-leven	mRqT
-lex	hWiUjX
-lexis	jT
-ley	ca
-lez	fSr[
-lfare	iS
-lfast	cW
-lfe	bRhS
-lfest	jW
-lford	c^iI
-lfort	cU
-lfrei	jZ
-lg$	jY
-lgada	sV
-lgare	s\\
-lge	kS
-lgeld	h_
-lgosc	hX
-lguna	fVnR
-lguno	bVgIqU
-lhaus	bDc]
-lheim	cThVtH
-li$	cZ
-lia	cT
-liado	pT
-liage	iT
-liale	bVcRpDsS
-liano	jUkX
-liary	iUjT
-lib	iW
-liber	cFiUj_
-libre	gU
-lican	iSrFsT
-licar	aItV
-liche	bSiS
-licht	hUjWrS
-licia	iWnT
-licos	jWpV
-lid	cRjAkZ
-lidad	jT
-liday	gShS
-lides	j^
-lidos	iX
-lie	pVtS
-liego	iS
-liema	cY
-liens	aV
-lient	iS
-liere	bShS
-liers	cUgG
-liese	iIjXmTpT
-lieve	aFbWcImFrVtT
-ließt	jTpHqU
-lif	jTlU
-lifax	cU
-liffe	bIcYi?j[
-lifts	aT
-lig	bShY
-ligen	cVi?j[
-light	fXhS
-lik	jW
-liken	bTsT
-lim	bTsR
-limat	iT
-limos	bYiIpT
-lin	cY
-linas	hY
-linde	mSt\\
-lindo	mZs[
-liner	m[pT
-lines	bUiUjT
-linge	lXsS
-lings	hT
-lingt	bSrStS
-linic	cR
-linie	iZjS
-linik	aHb[hS
-linos	aGbTc[iH
-lippa	iJpW
-lipse	jUkS
-lis	jSmR
-lisch	jSrR
-lised	eYfW
-lisee	bShZ
-liser	r\\tF
-lises	bCh]iEnSpGqI
-lisfa	gW
-lisis	iSsS
-lisle	cSnU
-lisse	aHbFcbdGeGfFgFhDiHjHkGlGmDnGoDp?qGrGsGtG
-lista	m[
-liste	pR
-lists	bWcGmY
-lit	bSmJqU
-litar	jDsd
-litat	i[
-lites	hYjV
-litik	aVbEiW
-livar	bU
-liver	cSiHpXrX
-livia	pW
-lizar	iRjU
-lizas	iY
-ljahr	eSoXtF
-lk$	cSiR
-lk-in	fIpY
-lkata	pX
-lkers	bGeFlJm\`
-lkley	aGcW
-lkone	iX
-ll-in	fTgZiS
-llack	iTjU
-llado	aRi\\q]
-llage	iU
-llaje	ia
-lland	bYcJiI
-llano	lSrT
-llant	sR
-llard	pSsa
-llars	iXkW
-llege	bR
-llego	rUsT
-llein	bDcWiT
-llena	i[
-llent	jVpS
-llero	lSsZ
-llers	aWiSjS
-llery	aUbT
-llets	bUrU
-lleur	qS
-lleys	iX
-llgau	bU
-lli	bBcWjHn^
-lliam	cU
-llier	cW
-llies	hGiSn[
-lligt	hW
-llina	cRnX
-lline	aIcXmYpI
-llinn	cT
-llion	bWpJ
-llite	cX
-llner	aTlS
-llo	cSjR
-llons	b]cGjI
-llors	mTpUqF
-llots	bT
-llout	fR
-llows	pFr[
-lls	i_
-llt	hX
-lltag	tX
-llten	aHbUtV
-llung	ec
-llv	aSpS
-lly	cS
-llzug	b]iUsI
-lm$	s]
-lmann	pVqV
-lme	cWiR
-lment	cGdIhFi[jH
-lming	iW
-ln$	i^
-lness	f@gIhXiU
-lning	eX
-lnius	cU
-loads	iV
-lobal	bZ
-loche	bJcciI
-locks	oT
-lodie	bSkImY
-loe	cY
-log	iV
-loger	a\\
-logia	iTkT
-logie	aYbUjZ
-logix	jV
-logna	nV
-logos	iFmb
-logue	aVjY
-loh	c[
-loi	lS
-loire	bJcXiX
-loise	cTiJjEmW
-lom	cU
-lomas	cZpX
-lomes	lUpU
-lon	c[
-londe	bYcJiF
-lones	b[rR
-lonia	cYqU
-lonie	b\\hHnU
-lonne	iWsS
-lonte	h[
-loo	cS
-loods	jU
-loops	cYhYiH
-loors	bTiW
-loper	aZ
-lopes	aYbCpU
-lor	aS
-lor's	jU
-lorar	iHjTkXqU
-loren	cIqVsW
-lores	bTqW
-los	iV
-losed	fUhR
-losen	rX
-loses	pYqS
-losis	iZ
-lot	bXcTiEmS
-lotes	iU
-lotte	bV
-lough	aIcX
-louse	cSf?gHh_iGpC
-louts	gUjI
-lovis	cS
-lowed	fThV
-lower	hIiZpT
-lowna	cY
-loy	e[iTpH
-loyed	e]
-loyee	aShT
-loyer	bRhYtU
-loyes	bY
-lpers	mZ
-lpful	kV
-lpine	bWiHjW
-lping	eIiY
-lques	kX
-ls$	iW
-lsall	cZ
-lsass	bS
-lse's	fViS
-lsory	fSlSrT
-lst	dZfIiY
-lster	bWiX
-lta	iT
-ltage	dZiDjU
-ltant	aS
-ltern	iSs[
-ltero	sY
-ltest	jV
-lteur	j\`tF
-lties	i]
-ltige	iEjSk\\pH
-ltimo	qU
-lting	cGjc
-lto	aFbZi[lJ
-ltora	rY
-ltros	pU
-lts	iRjS
-ltung	aZpT
-ltura	jU
-lture	bS
-lturm	iT
-lty	bGcTg[hBiRmC
-lu$	eRhGlX
-lub	bViW
-lucia	hHnX
-lud	hZ
-luded	jV
-ludos	tW
-lue	jUsW
-luent	jT
-lueve	fX
-lug	bGibnJ
-luida	fIgVnY
-lular	hUjS
-lumen	iS
-lumes	bd
-lures	iTjS
-lurry	bVcH
-lus	bUjY
-luses	bR
-lusse	i^
-lut	qS
-lutot	rSsW
-lux	iSkTn\\
-lv$	aT
-lva	eS
-lvern	cU
-lvers	bYe[iC
-lving	iS
-lvira	iGj[mTtH
-lways	mSpS
-lwerk	bUcS
-lying	bXiSnT
-lyn	bU
-lys	aJbXmW
-lyses	j[
-lysis	jR
-lyste	aWmT
-lysts	mZ
-lz$	bRcZhIiU
-lzado	bUcJ
-lzahl	gV
-lzbad	iW
-lzbau	aVfS
-lzeit	eVfS
-m's	qVsT
-macen	bS
-macht	bZrFsX
-macia	aUiR
-madan	fYgJoVsV
-madas	gSiSjS
-mador	pW
-mados	aEcJiFpVtW
-magen	iT
-mages	hT
-magro	cX
-mai	cAiUo\`pG
-mails	bIjUqS
-maire	aVbDeZmH
-maker	abcHiI
-males	iWsX
-malle	bHcWgI
-man's	hYrG
-manal	iS
-manay	cIfRhW
-manca	cTnS
-manda	qS
-mande	qV
-manes	fIiHkYsX
-manga	cU
-mania	hHiYqT
-manos	bTqY
-mante	hCjZs[
-map	iX
-mar	cXmU
-maras	bHi\\jJ
-marca	cZ
-march	o]
-maria	k\\
-mario	aTq[sT
-markt	iVqU
-marra	bJc^h[iH
-marre	iX
-masse	c[
-mat	j[
-mated	jVkIqV
-mates	j\\
-matic	iFjXqS
-matik	jW
-mator	a\`tI
-matua	iWpS
-mba	cRjT
-mbasa	cU
-mbate	iXjJ
-mbe	c\`iC
-mberg	j_
-mbero	aV
-mbers	bViU
-mbert	c]iHjFqV
-mbery	cY
-mbiar	iZ
-mbine	jX
-mbing	jW
-mbios	iV
-mbler	cJiZjU
-mbo	aJbHcYiV
-mbrar	qTrV
-mbres	bZ
-mbria	dXfF
-mbs	jWqW
-mburg	cW
-mea	aJbHfGm[pHtZ
-med	bHfHhSjUqW
-medad	iZjH
-media	iUjGkUpG
-medio	gUjS
-medis	fZhF
-medoc	aHcY
-medor	hWtS
-mee	b[
-mel	cRpIqS
-men's	aGb[iT
-menau	cXrI
-mence	iIo]pI
-mener	i\\lZ
-menes	iWpV
-menia	cX
-mente	hIkWsZ
-mento	hWiR
-ments	i[
-meone	sU
-meras	qX
-merce	iU
-merie	bUiJkY
-merin	bXmFsX
-meros	kS
-mesas	rXsJ
-met	i_jI
-meter	gIj[
-metik	aTbZcIiF
-metre	aZbJcGeGh]iGjB
-metro	gRiVjYnI
-metry	hBjZkR
-meurs	lIs]
-meuse	cYsY
-mex	jVkU
-meyer	aDbJiHjYkJlGmEpHt\\
-mez	rU
-mfang	fZjJ
-mfeld	dIjY
-mgang	jY
-mi$	i]
-mia	iT
-mic	i^
-mical	iZ
-micas	bItU
-micos	iHjV
-micro	jT
-midas	hS
-mie	g_kU
-miede	pS
-miere	jS
-miers	hYiR
-mik	aSbHiYjD
-milia	sT
-milie	gEhRpW
-milla	hJiVm]nJpE
-mille	hV
-mimos	bVfFpX
-min	mT
-minal	bVjT
-minar	bSiEj[
-minas	iV
-minee	eY
-minen	sR
-mingo	fW
-minin	aIbW
-minio	aZjXmG
-mions	bZ
-mique	cUkTtH
-misch	bHhGi_rJtR
-mised	eVtV
-mises	pX
-misos	jR
-mista	aTiSjX
-mists	bVm\\
-mit	jS
-mited	e^
-mites	i[
-miums	bJhV
-mle	iSjV
-mline	aViWjIqJ
-mm$	hVjI
-mmand	jUmX
-mmary	iS
-mmelt	qX
-mment	rT
-mmern	cUiYqG
-mmers	cTmS
-mmeur	aY
-mming	cTiY
-mmt	qR
-mmune	bTcSqG
-mmung	gHiRqUtW
-mmuns	iV
-mn$	rW
-mnite	gX
-mnity	hX
-mnitz	cT
-mocom	iRjHkW
-mogen	fJiCj\\tR
-moges	cW
-moi	q[
-mojis	rZ
-moker	hVkHs\\
-mon	cUhWmD
-monia	jR
-monie	aVbW
-monio	iTsU
-monte	hWqV
-moria	i]oG
-mot	aVbWcDjI
-motor	mW
-mouth	c[
-moval	iW
-mox	jU
-mp$	aIjVkTtW
-mp-up	oS
-mpact	jT
-mpala	hW
-mpana	bSoU
-mpany	bR
-mparo	pX
-mpe	hYsT
-mpers	bTiW
-mpfen	cR
-mpiar	iV
-mpico	cJhRnT
-mpier	aTiT
-mpile	i]mD
-mping	bSjYoS
-mpios	gS
-mpleo	aFeR
-mples	iSpR
-mplet	eS
-mploi	lS
-mport	bUiTkT
-mpose	hBj^pHrZ
-mpost	iW
-mpras	jS
-mpris	hS
-mps	cS
-mpt	eYgS
-mpten	cU
-mptes	gHiZ
-mptia	kTlG
-mpton	cT
-mpy	bVfJ
-mraeg	kVrT
-mrein	mT
-ms$	iV
-msatz	gWhFiZ
-mst	lRtV
-mstag	fT
-mt$	iV
-mtung	gZmI
-muaki	pS
-muhle	aCbYcIiYmF
-mular	aCp]t_
-munal	a@b]fGgWjF
-munen	bSiRjI
-munes	cR
-mur	cX
-mus	bZcWfVjDkW
-mvula	m[
-mware	iV
-my$	bVcHlUsS
-n's	gH
-n't	qU
-n-air	bUj\\
-n-fri	fU
-n-nov	dIeVfCgIjGnS
-n-off	bUgUiRoJ
-n-out	kIqW
-n-sat	fV
-n-thu	fU
-n-ups	sT
-n-vie	fV
-n-wye	cT
-nable	dRjTmW
-nac	c_
-nacht	fe
-nacio	bTmJqGsY
-nacks	iR
-nadas	dSfT
-nador	aT
-nados	cGiYkYrU
-naged	bUjU
-nager	aYmV
-nages	iHm]
-nah	bUc?g[hRqStE
-nahme	eXiYkT
-nai	cSiX
-naire	m\\
-naldo	hX
-nalem	gY
-nales	i^
-nally	cStV
-nam	bU
-namen	iErd
-namic	iR
-namos	kWlY
-nan	cY
-nanas	fXpU
-nancy	iVsS
-nando	mS
-nannt	bSrT
-nanta	mW
-nante	aUm\\
-nants	aZbS
-nar	i^
-nares	c]
-naria	bW
-nario	aRbZ
-nasio	bThV
-nat	eU
-natal	iZ
-nated	hGi_jF
-naten	aHsT
-nator	aSpR
-nau	c_
-nauso	lVqV
-navit	hUiT
-nax	c\\
-nay	c]hU
-nbach	c\`
-nband	gZ
-nbank	bX
-nbefr	eU
-nberg	bCcZ
-nbuch	iZj\\
-nburg	c[kW
-nbury	dS
-nby	c\\
-nc$	i]
-nca	cW
-ncage	i\\
-ncais	bT
-ncard	hZ
-ncees	bEh]iIjC
-ncena	nT
-ncept	cIiV
-ncers	bTeTtU
-ncert	iTjV
-nceur	nZ
-nchef	pS
-nchen	cU
-ncher	bYgTiS
-nches	bS
-nchon	cZpW
-nchor	aHbRdV
-nchos	bDc[h[iC
-nci	jVkS
-ncial	dS
-ncias	iS
-ncien	qW
-ncier	aWkS
-ncies	bVqV
-ncils	bRhJ
-ncima	hSqT
-ncina	bUcIhV
-ncing	aSi^
-ncion	jV
-ncles	jZ
-nclus	gW
-nco	bVcZfU
-ncore	qS
-ncton	cS
-nd-in	aYbIcHeU
-ndado	bSpIqV
-ndais	jSkTlU
-ndalk	cW
-ndame	sV
-ndard	iSjW
-ndary	aHb_iI
-ndate	iZ
-ndays	fT
-ndeed	rXtT
-ndeja	iTjS
-ndeln	iTnVqS
-ndelt	nV
-ndent	bTkDsU
-ndenz	i[
-ndera	cTjBkY
-nders	sX
-ndert	iZjIlVqIsV
-ndeur	sU
-ndi	aDce
-ndian	s[
-ndice	gT
-ndido	fWgS
-ndier	mV
-ndigo	cV
-ndigt	aShIqY
-ndl	jWs\`
-ndled	hVjU
-ndler	bW
-ndles	jRlS
-ndorf	pSqS
-ndors	iRjGkUsV
-ndort	cV
-ndows	jU
-ndred	gV
-ndres	t^
-ndria	kWmR
-ndros	b_
-ndu	aDbHc[
-ndung	gShWiZkHqW
-ndy	fJh[
-neada	i[
-neaux	tW
-nec	cX
-nedor	aSiZ
-neers	hHmb
-nefit	hU
-negal	bRcW
-neige	bFhZ
-nejar	aW
-nel	eTiU
-nelle	eHiSmTtI
-nelux	bHdFfHiUn\`
-nence	fViWjJ
-nende	bU
-nente	eWqS
-nents	bXcJmY
-neo	bT
-ner's	gWjIpXsS
-neras	bTqW
-nerei	b\\iG
-nergy	rR
-neria	aUbAi\\
-nerie	bUiXjT
-nerin	aS
-nerlo	jHqX
-neros	mgtS
-nerse	sY
-neses	bViGjW
-nesse	cGmX
-nesst	jX
-net	iUjS
-netes	jT
-neurs	bSiT
-neuse	bFcJiGjVm[pFsH
-neuve	aHcX
-never	dW
-newal	bSeRiU
-newed	eTqT
-nexos	cVpR
-ney	b\\
-nez	c^
-nfach	pU
-nfall	bZ
-nfang	o[
-nfant	sU
-nfeld	aFcd
-nfels	bBcHi\`
-nfirm	gZjJ
-nflit	mIqV
-nfo	pU
-nfrei	hV
-nft	hUpW
-nfzig	gU
-ng-up	fEgEkJo]pIqG
-nga	oX
-ngabe	iWrXsJ
-ngage	cGiDja
-ngamp	cX
-ngang	aX
-ngeld	cGgaiW
-ngeln	dWiJpVrI
-ngend	jTlT
-ngere	aIlTtY
-ngers	bT
-ngest	cIiUnYpG
-ngeur	bJcGjAk^
-nggol	bIcY
-ngham	cS
-ngi	cYmZ
-ngine	iXqS
-nging	iT
-ngler	a\\oJ
-ngles	jU
-ngo	fU
-ngres	aT
-ngrid	mS
-ngs	iY
-ngt	iW
-ngton	cW
-ngual	mHrV
-ngung	lW
-nhain	jU
-nhalt	hHn^
-nhang	cGiZsX
-nhaus	b^
-nheim	cS
-nheit	dRfHnU
-nhole	iR
-nholz	bVhT
-ni$	cZfImRoXtG
-nible	fTgX
-nic	mS
-nical	jV
-nicas	mW
-nicio	oV
-nicos	hImX
-nie	bRnRtU
-niere	jU
-niero	jS
-niers	m]
-niert	bDoJq\\tG
-nieur	jU
-nig	jGs\\
-nigen	i]
-niger	fJg_hE
-night	fU
-nijob	eT
-nik	bXjRmS
-niken	nT
-niker	aTjT
-nil	cV
-nilla	eX
-nillo	aFc]
-nimer	iTmR
-nimmt	aRiU
-nimum	gRjT
-nin	aBcZjFs]
-nings	fXiR
-niors	mX
-nipeg	cUnV
-niper	aIbUjU
-nique	jV
-nis	jXkW
-nisch	jU
-nised	aJb^cFfFgGhTiEjTkJmD
-niser	aZhEjR
-nises	aIcUh[i@
-nisme	bIiTjV
-nisse	iXkZlZ
-nista	aZmS
-niste	a^
-nists	aXiFm^
-nites	aUbUfG
-nitor	fGlT
-nitos	jXsV
-nival	oU
-nives	kT
-niz	iVjJ
-nizas	f[iHjHtH
-njabi	kS
-njero	s]
-nji	hGiGjGk_mIrD
-njour	aJta
-nk$	hS
-nka	cUiGm[
-nkauf	mU
-nkbar	eW
-nke	b_iUmU
-nking	iTtU
-nks	qU
-nkt	mHqR
-nkurs	j]
-nlage	eV
-nland	bTeXjH
-nlass	aX
-nlauf	gV
-nless	aZiFoGqX
-nlich	eTsT
-nline	iTpT
-nlohn	gW
-nly	bReUlV
-nment	bViW
-nmigo	mW
-nmode	aFbZ
-nn$	tb
-nna	bJcDdJeJfDgAhJiAjElJoJpfrJsJ
-nnada	jY
-nnage	i[
-nnais	kU
-nneau	bShYjJ
-nnect	hViHkV
-nnecy	cU
-nnees	iWjS
-nneka	mT
-nneke	aRrU
-nnels	cHdWiD
-nnent	qX
-nnere	jXpRqX
-nnern	rV
-nners	jV
-nnete	gT
-nnexe	eRhU
-nnial	iZ
-nnick	aHmW
-nnier	acbRjJ
-nnies	hVsS
-nnish	kRrS
-nno	m]
-nnock	bY
-nnt	oTqU
-nntag	hIo[
-nnu	jT
-nnual	iXjS
-nnung	jW
-nny	cUsW
-noble	cShS
-nobus	h[
-noces	b[qU
-noche	pU
-nocta	gUiR
-nol	jYtT
-noles	s^
-nom	bGn\\
-nomia	kX
-nomie	bEgDk_
-non	bGcaiF
-nonce	qSrWtU
-noons	aSfZ
-nor	jHmUr^
-norar	eU
-noras	aHbXsT
-nores	bRfJsT
-north	cJn_
-nos	sR
-nosis	qR
-not	bSqY
-notar	iZ
-noten	b^
-notig	l[
-notiz	tX
-nou	aUcVsI
-nough	jT
-nov	eTfX
-now	s_
-nozca	jU
-npaid	iRsW
-npark	bWcAiZ
-nplan	f[pCqV
-nques	bRhU
-nraum	b]
-nrede	hFiHpFr\`
-nrisa	jUsU
-nrith	cS
-nry	c^
-nsa	fT
-nsatz	bJkW
-nscht	kUsS
-nseil	aY
-nsejo	fSiSqU
-nselm	mT
-nsena	l[
-nsent	iV
-nsets	fXiEjZ
-nsfer	h[kR
-nship	iV
-nsi	iYmT
-nside	bVpJ
-nsing	aJlUmX
-nsion	hU
-nsist	lV
-nsite	cGdT
-nsito	gFj^
-nsitz	bDc[gIhCiElImJnYrH
-nsiva	hXjDkUoD
-nsivo	f]jU
-nsk	cRnR
-nso	lR
-nsoir	t[
-nsong	fT
-nsors	bIsU
-nsory	lT
-nstag	pSqS
-nsten	iIjY
-nster	c[iR
-nsual	fSgRhS
-nsuel	iVnT
-nsult	bIhW
-nswer	pS
-ntado	hYjH
-ntags	fV
-ntain	bRcU
-ntaja	k^
-ntaje	gUkT
-ntake	iWoU
-ntakt	pU
-ntale	bSdIfGhV
-ntals	iY
-ntana	j[
-ntant	aXqW
-ntary	nY
-ntate	qX
-ntech	bT
-nteed	dSeR
-nteen	h\\
-nteer	bViU
-nteil	gX
-ntein	aIbCcefJjFoI
-ntela	bScIlZ
-ntele	sV
-ntent	aViHjU
-ntera	bTcV
-ntern	q\\
-ntero	hS
-nters	bW
-nteur	aTjWmT
-ntgen	iXpI
-nth	cHeXgYhIpI
-nthal	c\\eI
-nthey	c^
-nthly	iS
-nti	eR
-ntice	aUgRiSmS
-ntiel	dRrStJ
-nties	jHkVmY
-ntigo	mXtX
-ntine	cUh\`
-nting	iU
-ntino	aIbZcJsY
-ntion	gS
-ntist	qYrF
-ntite	bWgJiGp\\
-ntity	iYkJmIpH
-ntive	e^gTjHkI
-ntivo	fEgUi[jG
-ntivy	cT
-ntl	b\\cGiGmFtG
-ntles	iV
-ntner	eVkFsZ
-ntnis	jYk_lS
-ntone	bFc\\iWjSpH
-ntors	mZ
-ntory	iX
-ntrag	eFhGjSkIlZ
-ntral	cRiT
-ntran	fWsX
-ntras	iGjU
-ntrat	bSeSpT
-ntree	hUo^
-ntres	iWmU
-ntrol	jT
-ntros	aJbW
-ntrum	b[cU
-ntual	e\\jS
-ntune	jTkSqT
-ntura	bWjUkU
-nture	iY
-ntury	jX
-nu$	aJkU
-nua	iGjY
-nuals	bRjT
-nuary	oW
-nue	kS
-num	mT
-nuo	eUiR
-nuten	cRpS
-nutos	pV
-nvent	aFbWsY
-nvenu	jHkTlU
-nviar	pU
-nvier	oY
-nvois	bGiUnS
-nvoll	nX
-nwald	cRnU
-nwall	aIcVnX
-nwalt	aZbIiDjTtJ
-nweis	iGpErd
-nwerk	b\`c@
-nwick	cT
-nwide	nW
-ny$	cVmU
-nyone	sW
-nys	mV
-nyway	lV
-nza	jS
-nzach	cT
-nzado	jX
-nze	qW
-nzehn	gV
-nzeit	eVhU
-nzell	cX
-nzept	iJpUrY
-nzern	bZiGlT
-nzeug	hW
-nzgau	nW
-nzhen	cJiInW
-nzlei	bWdSmH
-nzo	iHj\\
-nzuge	b[hRiG
-nzung	ibjH
-o's	t\\
-o-end	iU
-oa$	cWiFnY
-oacan	cY
-oacha	bHcW
-oad	i^
-oaded	fIgXhU
-oader	iV
-oam	bIcZiW
-oanne	cY
-oards	cJh[iUpI
-oat	h\\jUkSpJqSsH
-ob$	bFeSgWjU
-oba	rS
-obado	jc
-obald	o[
-obart	cX
-obate	iV
-obe	aZpX
-obhan	mS
-obi	cW
-obing	a[b@
-oblem	lTqR
-obody	sU
-obots	bVjIkS
-obrad	hS
-obrio	rT
-obs	p\`rX
-oburg	qU
-oc$	bRgViWjI
-ocado	bRkT
-ocale	bV
-ocals	eYhFs[
-ocate	aWbIfFi_jItJ
-ocats	aHbZ
-ocd	jU
-oce	iU
-oceso	jRpU
-ocess	mS
-och	cThF
-ochat	mWpH
-ochem	bScZiJ
-ocher	fHi\`
-ochin	aajI
-ochst	iW
-ochte	tU
-ociar	iU
-ocido	bJjWsX
-ocies	bX
-ocion	gIhYlV
-ocios	mS
-ocity	hHk\\
-ock	cU
-ocked	fFh^jGnI
-ocken	fT
-ocker	a@iTjUmT
-oclaw	cUnT
-oco	mSsX
-ocole	hIiX
-ocolo	jX
-oct	aIbIcFeBfWgJjHoi
-octor	aCcGj^qS
-od$	cUhT
-odaca	hT
-odbus	iVjR
-ode	cS
-odega	hInT
-odell	fd
-odelo	bU
-odels	iU
-odern	jX
-odico	tV
-odies	hUiHoWpF
-odigo	lXpT
-odles	jW
-odo	k\\
-ods	iRjR
-oduce	bYhJiS
-oduit	rS
-odule	kRtS
-odulo	aIiY
-ody's	gGi]
-oe$	c]jU
-oes	bTjTqFrT
-oesnt	jW
-oever	bRjGqTsW
-of$	jZ
-ofe	bIcGia
-off	kSo[pI
-offee	iTpV
-offen	aHcX
-offer	hSqW
-offin	bU
-ofile	lItW
-ofils	iVpSqS
-ofort	o[
-ofs	h[jSnF
-oft	bBcZjakS
-og$	jd
-oga	cRhUmRpD
-ogada	bScVmS
-ogado	jV
-ogate	cVhR
-oge	a]mT
-ogica	aTbVcIiJsU
-ogico	iU
-ogida	i\\
-ogies	iVrV
-ogist	kIm[
-ogo	aT
-ogota	cWdT
-ograf	aSlU
-ogram	iW
-ogues	i^mYpI
-oh$	cZhVjF
-ohaus	bV
-ohn	gWiX
-ohnen	bXhUrI
-ohner	j[
-ohr	aViS
-oi$	kSqS
-oices	iY
-oid	aSjX
-oie	aFcSr^
-oigne	b[sS
-oigts	jXqS
-oil	hY
-oilee	bY
-oiler	iU
-oiles	gIiY
-oin	mT
-oiner	kU
-ointe	bRf_qF
-oints	gRkR
-oires	gV
-ois	cT
-oisse	aJbZ
-oissy	c[
-oists	aZiC
-oit	dGgUjJqVsR
-oites	bJiW
-oitie	bThU
-oj$	fY
-ojado	jXqS
-oject	mT
-ojekt	eY
-ojets	aTiS
-ok$	iU
-okane	cX
-okeng	pW
-okens	iT
-okers	sW
-okery	iWjT
-oklyn	bU
-okoll	bGi\\qS
-oks	jU
-oktor	qW
-oku	i]
-okups	dFiVjT
-ola	bU
-olada	iW
-olade	gJhXiDjW
-olado	bJcIibjG
-olage	gI
-oland	iYjG
-olang	iFjYsZ
-olape	fToW
-olate	i[jW
-olbox	fRiZ
-old	bRiSmT
-olden	bFc[hHjIl\\nJ
-oldes	iX
-oledo	cTmS
-olene	mY
-olero	aZrS
-oleta	gSiZjI
-oleto	jFnW
-oleur	jX
-olf	nW
-oli	bXcV
-olica	aYjDsU
-olico	aSjH
-olicy	kUmHrV
-olide	gHj]sT
-olido	bJi\\jGkZpJ
-olien	qR
-olier	jTmV
-olima	caiGjJ
-olina	bJc[
-oling	gHhWtW
-olino	bSiU
-olios	iTlHpZ
-olite	jTqR
-oliza	hXjU
-olk	aJcY
-oll	iUtY
-oll's	bHfWqS
-ollab	aTmZ
-ollao	aU
-ollar	gZ
-olled	bIeUqU
-olleg	jSmT
-ollem	fJlVrS
-ollen	cJiZ
-oller	aUmW
-olles	cngGhCiA
-olley	bIhTiRjT
-ollos	i^
-ollow	iSlS
-ollte	qSsX
-olo	h[
-ologa	aSm]
-ologe	a\\iEmY
-ologo	aW
-olony	h\\qJ
-olour	jU
-ols	cViTjX
-olt	cRf[iG
-olten	cRfWqS
-olton	cR
-olume	aYiJlR
-oluta	jS
-olute	cSjR
-olver	bHiXsG
-olz	i[
-om$	bU
-omach	jZ
-omado	kTqT
-omage	aJiRkJlW
-omali	cGk[
-omasz	rS
-ombas	a\\cI
-ombes	aIbSqR
-ombia	bScIdW
-ombre	rUsR
-ombro	q^tH
-oment	hT
-omers	iTlSsS
-omias	iV
-omico	iRrV
-omida	hW
-omina	gZ
-oming	iRqUtS
-omise	iSqTrT
-omist	mX
-ommas	rX
-ommer	fWqR
-ommes	bU
-ommis	aWmU
-ommon	aHc^hGiGkUtE
-ommst	kIlUtU
-omo	aWeU
-omont	cX
-ompes	bT
-ompra	iYrT
-ompta	aU
-ompte	bUiJmWqJ
-oms	bUiT
-omy	fEiVlYnT
-onada	b]hZiJ
-onado	aCbCiZjIk_
-onage	iXjS
-onais	bViIjFsW
-onale	bU
-onals	iIjUmV
-onary	bJfIi\\
-onate	eT
-onatl	hUiU
-onato	aIqItZ
-onats	iFp]qSrC
-oncar	jV
-onces	t[
-ondas	iY
-onday	iInSpR
-onded	jItY
-ondee	bT
-onden	aZbFcHiU
-onder	k\`
-ondes	cUhX
-ondos	cT
-ondre	iWpT
-one's	eYhEqRsF
-oneda	gV
-oneer	a\\
-onely	bXsS
-onent	a\\
-oners	aYiWsU
-oneta	h\\n\\
-oneys	iUsV
-ong	cUsU
-ongas	qRrT
-ongee	iIjFkZ
-onger	eS
-onges	bGc]iI
-ongue	eRiUjSsW
-onian	c]iFjDkT
-onias	qZ
-onica	pS
-onico	hXjT
-onics	iTjU
-onier	aDb\\cDiImY
-onies	bTiSoU
-onige	j_
-oning	iZ
-onist	a\\
-onita	iSrHsU
-onito	cCfJi_kI
-onmel	cW
-onn	c]tH
-onnax	c\\
-onnel	eVnR
-onnen	kW
-onner	cFi^kS
-onnes	bVcU
-onnez	rV
-onnte	bYjG
-onnue	jUkG
-onoce	tS
-onoma	bWiJjS
-onome	aWhT
-onomo	eY
-onomy	aIhGiIlRnXtI
-onors	iSsU
-onses	pV
-onsor	iXqS
-onsse	iVjR
-ont	capV
-ontal	a\`bFcEiH
-ontar	kIsY
-ontee	pZqS
-onteo	iS
-onter	sV
-ontes	aIiY
-onths	eU
-onton	cVhV
-ontra	g[nRrT
-ontre	lX
-ontse	qR
-ony	aXbDcHfJj[
-onyme	rV
-oo$	cW
-ood	c\`
-oof	h\\iGpHrS
-oofer	jTtJ
-oogle	iS
-ooked	aUlR
-ooker	bSjT
-ookup	gIjX
-ool's	cYiS
-ooled	gU
-oom	bTjV
-oom's	qYsX
-oomba	cV
-oomer	aS
-oon	f\\
-ooner	oRsU
-ooper	hW
-oor	c^t[
-oordo	aSmY
-oorly	bUcGjIqU
-oos	a\\iTsU
-oot	bYiZ
-ooter	jSkV
-ooths	aV
-op$	cTiY
-op-in	iUpT
-op-up	bX
-opa	iS
-opado	bIj^
-ope	iUlT
-opean	sT
-opede	aV
-opers	a[kC
-opf	bYkUqI
-opfen	aSiZ
-ophet	jX
-ophia	cV
-ophys	bTkV
-opias	iR
-opied	tW
-opies	iTpV
-opina	g^
-oping	aFcWqStS
-opios	bUhTiH
-oples	iV
-opnia	jW
-opped	h[
-opper	bRiZ
-oppes	hViAjY
-ops	i^
-oq$	iIm\\pI
-oquia	bV
-oquis	iZ
-or$	aV
-orada	oW
-orado	jSlW
-orage	b\\cG
-orale	aTiU
-orant	ajbIcHmV
-orary	eUiS
-orata	gS
-oraus	tS
-orber	dDibjF
-orcha	mVpX
-orche	bHhRiZmF
-orcio	b[jI
-orcon	cT
-ord	cb
-ordas	bU
-orden	b[iIqW
-order	cDdViFj[
-ordes	iS
-ordic	bTjV
-ordos	aFb[iDsZ
-ordre	jXtS
-orean	eXkU
-oreen	iIl[
-orees	gT
-orero	iSpU
-orest	bTk[
-orf	ca
-orfen	qW
-orgel	bWhWiH
-orgen	bTtR
-orges	cY
-orgue	kW
-orher	gVlX
-ori	bSiCkV
-orial	b\\
-orias	bXgDiT
-orier	aVbJ
-ories	bSgR
-orine	iV
-oring	cSi[
-orios	b[cIeFjXmF
-orise	qUrWsT
-orist	aS
-orita	fXmIsVtS
-orite	sX
-orium	bHeIfJiVjJmY
-ork	i]
-orked	jW
-orkel	iV
-orker	a[
-orlie	cW
-ormal	fRrU
-ormas	cTj@kX
-ormed	bIlIqV
-ormel	iUpFrX
-ormen	j^
-ormer	iTkWsR
-ormes	jW
-orn	cX
-ornal	gX
-ornee	iVjV
-orner	c[
-orney	bT
-ornos	bXcF
-oro	aTbGcd
-orreo	pUtU
-orres	bTpT
-orror	iTjG
-orros	iV
-orsed	jX
-orset	aGc[kU
-ortal	kSp[
-ortar	jW
-orted	mX
-orten	b]iT
-orter	aUjU
-ortes	iX
-ortet	iFlGmVqV
-ortie	dIiSsT
-ortif	aX
-ortir	iWjG
-orton	iX
-ortos	hT
-oruna	cW
-orung	cFfSi[
-osa	jSkU
-osage	iT
-osals	i\\
-osc	hX
-osdoc	gU
-ose	hS
-osh	jR
-osher	hT
-oshop	jY
-osiet	jX
-osifs	aV
-osing	iSoX
-osion	i]
-osite	b@hIiHjTl[
-osito	bTlY
-osits	iX
-oskop	iS
-oslar	bRcR
-oso	i[sX
-ospit	hRiR
-ospiz	bS
-osque	hW
-oss	bUh[kS
-osser	aFbHcIlUm_pC
-osses	fXsT
-ost	baoV
-ostal	aEbXpX
-ostas	gX
-osted	dYgWhH
-ostel	hZmJsJ
-osten	eTh\`tR
-osteo	jX
-oster	fSiV
-ostes	a\\t@
-ostet	hZ
-ostic	iFj[
-ostik	aUbGcJi]jA
-ostly	bS
-oston	bT
-ostos	iU
-osung	aRfYhF
-osure	kS
-ot$	c[kS
-ota	cUoW
-otage	bRiU
-otary	l\\
-otash	bT
-ote	cTdR
-oteca	rX
-otech	k\\
-oters	aFiVjJmZ
-otest	pX
-otgun	jTkS
-oth	bSc]
-othek	bT
-otica	hRiS
-otice	oT
-otics	bX
-otina	cJjZ
-oting	gEpV
-otion	lU
-otipo	jFkZr[
-otive	jV
-otlin	kX
-otnes	cW
-oto	dX
-otomy	iSlZsI
-otors	b[mJ
-otriz	bUjR
-otros	lT
-otruf	bSfUjG
-ots	bSh[
-otsan	aVcJj[
-otsen	mW
-otten	bFc]h]i?
-otter	iU
-ottes	hV
-ottet	pTqW
-ottle	bJgShU
-oture	jT
-otype	bWfI
-ou$	aVcT
-ouage	iS
-ouane	aWc\\hJiBkIlUmHnE
-ouars	cXfG
-ouble	gR
-ouche	fFiT
-oucou	tY
-oud	cWj^
-ouest	aFc\`nC
-oughs	bYhIoSqR
-ought	qS
-ougie	aAt]
-oul	cU
-oulee	iT
-ouler	jVnR
-ounds	iT
-ounts	i]oJ
-ounty	bUcS
-oup	bIcWiZ
-ouper	iU
-oupes	iY
-ouple	iTsX
-ource	mS
-ourde	jS
-oured	hTsZ
-ouren	cUnW
-ourer	m\\
-ourly	eW
-ourne	aIbS
-ourni	hW
-ourri	hY
-ourts	bSnT
-ous	tZ
-ouses	iWnT
-ousin	eIiHqZ
-ouski	cTnU
-ously	qS
-oussa	lRqU
-ousse	h\\jG
-ouver	cUqS
-oux	cXiBpSsV
-ov$	eVfXkRnE
-ovals	iGjT
-ove	gThY
-ovely	kU
-overs	i[
-overy	aShTiU
-oving	bSnS
-ow$	cY
-ow-up	i[
-owe	cU
-oweit	gX
-owers	hTiS
-owing	k[
-owise	hJjSkV
-own	cZ
-owned	bhcH
-owrie	c[
-ox$	fTiX
-oxmox	jU
-oxone	aUbGiW
-oy$	c\\
-oya	bW
-oyage	bSeS
-oyd	jJpZrJ
-oydon	cW
-oye	hT
-oyees	bUhSiHmR
-oyers	bVi]
-oyeur	aSgDh]
-oyons	fRqV
-oys	iSmY
-oz$	aEc\`nT
-oza	aJcSmWnT
-ozese	aBbbmG
-ozess	eHpZ
-oznan	cTnT
-p's	cR
-p-ins	cJfTnW
-pa$	tR
-pable	j_sC
-paces	aTbYhG
-pacho	bT
-pad	mX
-padin	mW
-padre	iXqT
-pagne	fTiHjXkUoR
-paign	eTnToT
-paket	hamJrI
-palda	cTjRsT
-pales	bIcV
-palme	cWiR
-pan	cSpHsY
-panar	jS
-panas	jYnU
-pania	bVjR
-panol	aTrUsS
-paque	bJc_hRiI
-parar	i]
-parel	jU
-parer	iVtU
-parks	aSbGi[
-parky	aXjS
-parte	gVnR
-parto	bUtG
-pas	qFs\\
-pat	fW
-pataz	mY
-patch	aWiT
-pater	gThUjE
-pathy	jXlI
-patos	hX
-pause	fXlS
-payes	i[
-pbell	cTiW
-pcion	i]
-pdate	bTiEjZ
-peaks	kTlSmI
-peals	iU
-pec	cX
-peces	bT
-ped	iT
-peful	bYcFqW
-peg	cUnV
-pel	b^fR
-peles	jWlT
-pelle	fCh]pS
-pen	i^
-pende	mY
-pendo	kSsV
-pends	gWqU
-pened	hW
-pensa	fRgGhU
-pense	hSiV
-per's	bEcZd]gJpDsG
-perle	tV
-perly	fHhXjS
-perre	fXhTjYkH
-perte	hWjI
-perts	bImYpH
-perty	aXcH
-pes	iW
-pesen	gSkY
-pet	bWiW
-peter	jSqS
-petua	mU
-peuta	aU
-pf$	bY
-pfalz	bDc]iF
-pfang	cHi_sJ
-pfe	bY
-pfrog	jX
-pft	iWoH
-pfung	ja
-ph$	cZpRtV
-pha	cHjW
-pharm	iEj^
-phase	iX
-phe	jTrV
-phine	iJjTtX
-phone	h\\
-phs	pWrT
-phy	aRiV
-pi$	aIcViJjW
-pia	kS
-pid	bViHj^qJ
-pidos	iU
-pie	aTiXmS
-piece	aCbUiU
-piele	bTiS
-pielt	lV
-piere	pZ
-piers	iSm\\pG
-pin	mUpS
-pinal	c_
-pinas	g[
-pings	iW
-pio	jU
-pista	cY
-pists	a\\jI
-pit	hRiR
-pital	bY
-pitan	aYmX
-pitze	aVbGfW
-piz	bS
-pjeps	jT
-pkeep	iW
-pla	bXcG
-place	aWbTiGoV
-plain	aViS
-plane	il
-plant	bSqS
-plate	cVrW
-platz	c^h\`pS
-plays	iW
-plazo	eXqR
-pleta	eX
-pleto	hUoS
-plett	hU
-plica	lU
-plied	hTlU
-plier	iX
-plift	gU
-pline	iSjS
-pling	i^
-plits	fW
-plo	iX
-ploma	jSlT
-plome	lX
-ploye	hT
-plunk	jV
-ply	hBiW
-pme	jS
-pment	aZ
-point	fHkWtW
-poken	jWsY
-polis	cV
-pon	i]kH
-ponde	m^
-poner	iTsT
-pones	bIcJgJhDi>jXk^lJ
-ponse	fSjI
-poo	iZ
-poral	eWiU
-porar	cGe\\hJmGpEtY
-porta	kVmR
-porte	iR
-pos	bTgXiV
-posal	iVpS
-poser	bTiHjXrJ
-posit	iRjT
-pot	jZkWrE
-pound	hVkJlIqIsU
-pouse	hW
-power	j\\
-pp$	fUhTtR
-ppa	pV
-ppeal	bEiXrT
-ppear	jIr\\sI
-ppels	fHi_
-ppern	pS
-ppers	i\`kS
-ppily	iHk\\
-pping	iWtT
-pport	i\\
-pps	bVcIiVmU
-ppt	sYtX
-ppy	iCqWr[
-pra	iYrT
-prach	iXpSqS
-pread	fWiH
-preis	h^
-prend	aHjGlcoH
-presa	eS
-press	cIfXjY
-prete	aciDjE
-pring	qT
-print	jX
-pro	iV
-probe	jUpZ
-proof	bCcIh]iEkHlIpHrTsJ
-pruce	tV
-pruft	jUmT
-pruit	ca
-ps$	i_
-pse	jUkS
-psell	iY
-pster	fCi]jTnI
-psy	cImU
-pta	t^
-ptics	aSs^
-ptime	iS
-pting	iIjR
-ptive	iEjX
-pto	bJkTm[
-ptoir	iU
-pts	i\\
-ptura	i]jI
-pture	iRjS
-pu$	bU
-pub	bW
-punkt	kT
-pur	bVcTiGpY
-pures	fX
-pus	nS
-put	iR
-putat	gXhSpI
-puter	iWjGlU
-putes	fVi\\
-py$	kU
-ql$	j_sH
-qu'en	bWiJ
-qu'un	sS
-qua	c\\hC
-quads	bTiImS
-quage	i]
-quare	i[
-queca	cU
-quent	f\\iF
-queos	iX
-quera	bZ
-quero	jUmV
-quest	mHpFrWtZ
-queta	i_
-quete	iZjCkXqS
-quets	iZsW
-quial	hU
-quido	fJgU
-quier	cWpU
-quina	jX
-quire	iUlV
-quise	i]
-quity	gX
-quote	bYcIiX
-r-day	fSgU
-r-end	gZ
-r-ish	aHiY
-r-nov	fZ
-r-old	bIiX
-rabad	aIc[iI
-raber	aHb]cIfIpJsU
-rabic	kS
-rable	kV
-rably	kUsS
-rac	b]kSnH
-rache	iX
-racks	hYjU
-racts	iT
-rad	ha
-radas	jZ
-rader	iUkU
-rades	aReTiV
-rados	i\\
-raf	aSlU
-rafia	bFj\\rS
-rafos	kVr[
-rafte	m[
-rafts	iV
-rag	e\\fIhT
-ragan	cImTpV
-raged	hVkWpI
-ragen	iZ
-rager	bSiTsR
-rages	cShGiY
-ragte	aTkVq\\sB
-rah	c_
-raine	cZiDj\\
-raing	c\\
-rains	bW
-raint	bFib
-raire	aU
-raise	hTqU
-raiso	caiEjI
-raite	hUqS
-rajet	gX
-rakow	qV
-ral	iR
-ralee	bIcY
-rales	pR
-ralia	bZhTjI
-ralls	bGhWiW
-rally	hTiS
-ram	cDjJtW
-ramas	cTfZ
-rames	iV
-ramie	gh
-ramme	bShTiVjF
-ramos	fUkVqZ
-ranch	bRnTqV
-ranco	aGbIcXfX
-randa	c\\
-rande	cTdT
-rando	fGgSjU
-rands	iV
-ranes	bYiWsJ
-ranet	aFrVtW
-ranga	cTjX
-range	sXtT
-ranke	i^
-ranti	eWpH
-rants	aUgSmV
-ranty	iY
-ranza	fYiXjGsJ
-raphe	jTrV
-raphs	pWrT
-raphy	aRiW
-rapie	aWbIcGiTmWpJ
-raque	iZqU
-raria	aIbSkW
-rarzt	aXbIhUjC
-rasas	mS
-rasen	aScIiSjT
-raser	aZjH
-rases	kRr[
-rasse	cZpEtW
-ratar	qTrV
-ratas	o_
-rated	iVlU
-raten	iZ
-rater	a^
-rates	cZiW
-ratet	qIs_
-ratif	iS
-ratin	aSr[
-ratis	hW
-rator	aYbS
-ratos	i[
-ratur	i^kT
-rau	cSiYjT
-rauch	aTsS
-rauco	cUqR
-rauen	mRsV
-rault	bSc\\iHjTkH
-rauma	bRiW
-rauss	jX
-rauße	iV
-ravan	hW
-ravel	nX
-raven	cZ
-raves	fZjTpF
-ravis	aJcFdHiEj\`qV
-rawer	qVrG
-raxen	bT
-raxis	bX
-ray	aAcUmZ
-rayer	iRjU
-razos	aSbFpIt[
-rb$	aRbScHhVpG
-rba	kT
-rbach	bUc[iB
-rback	aWmU
-rbage	i[pJ
-rband	bfpX
-rbano	bGkU
-rbans	sV
-rbaro	bHkW
-rbe	kS
-rbeit	dTiT
-rberg	mU
-rbier	cV
-rbike	n]
-rbine	pV
-rbuch	bT
-rbund	bdiHjG
-rbung	p]
-rburg	jW
-rburo	b_
-rc$	cT
-rca	ca
-rcade	bZcEgXhHiHmJ
-rcado	cRiX
-rcare	i^j?
-rcels	bRiS
-rcent	gShS
-rcera	bVpIrT
-rchef	jHmZ
-rchen	c]iY
-rcher	aW
-rches	bUiT
-rchiv	aHjHkWpT
-rcial	mU
-rcice	fWoJ
-rcing	eUmY
-rcino	aVbB
-rcise	pY
-rcs	bSmU
-rda	cXjEk^
-rdado	jX
-rdage	iZ
-rdays	fV
-rde	iR
-rdeen	cTnY
-rdens	iSmS
-rdero	i]
-rdert	iIkYlU
-rdiac	bWkT
-rdias	fVmT
-rdien	a[
-rdiff	cRqT
-rdina	mY
-rding	tU
-rdita	mS
-rdo	mVqX
-rdoba	cR
-rdona	qV
-re-op	iU
-rea	iU
-reach	iTnU
-ready	iT
-reams	iU
-reamy	kS
-reana	iHmX
-rears	iT
-rease	iW
-reaty	aWcF
-reaux	iX
-reb	aCbBc]iSjHtG
-reche	hW
-recho	jTkWlU
-recht	cUiTjT
-recie	k[
-recio	hZ
-recke	bHi\\jGsT
-recta	bSiHmZ
-recte	eVmT
-recto	e[
-redis	fV
-redit	hW
-redor	cT
-ree	lS
-reens	bUiX
-reers	p\\qF
-reets	iX
-reeze	oXqV
-refer	sU
-reful	jWqVrI
-regas	aHbWiT
-regon	aGbIcehI
-regop	hX
-reher	abbIiJ
-rei	bX
-reibe	rU
-reibt	bVfI
-reich	bVtY
-reide	bYcJlU
-reien	jZqX
-reier	fUjT
-reies	iIjXkHs[
-reign	iT
-reils	bXjHnT
-reine	iV
-reins	iX
-reise	nXrX
-rel	bW
-relie	mY
-rella	eVgT
-relle	eHiWj[
-reman	aUcGm[
-remen	cViR
-remio	gX
-remos	qS
-ren	iV
-ren's	iS
-ren't	qZ
-renas	iS
-rence	gIhW
-rench	kR
-renda	mSqZ
-rende	bTlUmR
-rends	i\\jH
-renes	bSiR
-renez	i]oS
-renne	aEbEcGe^qG
-renos	fWjS
-rensa	mV
-rense	cS
-renta	bX
-rente	hcmT
-renti	aYkImGqVtH
-renze	gEqbsI
-reo	iY
-repas	aIbRgJhU
-repot	cTjStI
-rer	aW
-reras	aWm\\
-reres	bZiFmZ
-reria	bRiZjD
-rerie	iTjW
-rerin	aFmWtX
-reros	aUiGmXtJ
-resas	iT
-resco	b[iB
-resen	iS
-resno	cV
-resor	aJbS
-resos	fVrS
-respo	bS
-resse	cY
-resto	iJjZ
-ret	c_qX
-retar	aWcR
-retch	cTjSqX
-reten	qTs[
-reter	aVcIpIqT
-rette	fWiXlG
-retty	rUsX
-reude	jV
-reuen	iSkS
-reuer	aXsX
-reuil	bUcHiV
-reurs	aXbW
-reuse	fXhHiZjS
-reuth	cU
-rever	dXeS
-revet	jR
-revia	i[
-revor	pV
-rew	mTtV
-rewer	a]pJ
-rey	cV
-reyra	qW
-rez	iZmTrH
-rf$	c]
-rface	bGg\\iI
-rfait	hR
-rfect	jWs]
-rfekt	jV
-rfeld	c_iH
-rflow	jW
-rfois	fUhRiS
-rfolk	aJcY
-rfrei	gRnY
-rft	aFb[cGjDmJrZ
-rfurt	cSjJ
-rg$	cR
-rga	hCiSkamFpE
-rgabe	oStZ
-rgada	aUiHmW
-rgado	aVmY
-rgang	jWkSlZ
-rgate	cY
-rgeld	cHfTnVqH
-rgens	jW
-rgent	qStR
-rgeon	b\\cDiR
-rgern	bGiZ
-rgers	id
-rgets	iT
-rgh	cU
-rgica	b[cB
-rgill	jS
-rging	hRqT
-rgive	qV
-rgo	jX
-rgocd	jU
-rgt	bV
-rgues	hZpG
-rgung	bShdjH
-rgy	iS
-rhalb	bHdWjU
-rhaps	eHiHkToW
-rhaus	bXc]gHiH
-rhead	cU
-rhein	jY
-rheit	aV
-rholz	bGcZ
-ri$	mS
-riado	eGgXjSkT
-riage	a\\jJ
-rials	fSjS
-rians	s_
-riaux	aIbZ
-rib	bWcJhX
-ribal	aSjSnR
-ribas	qRtT
-riber	jR
-rible	iHkSqUsT
-ric	mW
-rical	aRfHpT
-rican	aIbX
-ricas	iDjIk\\
-rices	bTiCjIm]pEsTtJ
-riche	jS
-richo	bGkYrT
-richt	iWjInSpU
-ricks	jT
-ricos	bSiDkUmR
-ricts	b[
-rid	dT
-ridad	iSmJsT
-ridal	aT
-riday	fV
-rides	i[sT
-ridge	bTc[
-ridor	aHbScXjF
-ridos	fYhIiV
-rie	bV
-riebe	aRi]
-riefe	iYqU
-riefs	bJiV
-riego	iUjV
-riegt	hUsU
-riels	b^hRiH
-riend	gChY
-rient	bZcGiR
-riere	aSbI
-riers	a\\
-riert	iSjS
-rieta	aHm[
-riete	hRiX
-rieur	iJjW
-rif	g[hS
-rifas	pR
-rig	pW
-rigat	iUpT
-rigen	gSrU
-right	a\\
-rik	bUjW
-riker	aSqW
-rikes	iW
-ril	cVeUo\`
-riles	jW
-rilla	cHrW
-rille	gXhY
-rills	iT
-rim	eTnS
-rimar	cJhCi[qT
-rimes	gW
-rimos	jU
-rin	a^m\\
-rinas	aIbZcUiD
-rince	cVkZ
-rines	iX
-ringe	iSrT
-ringo	fSqIrV
-rings	cUjY
-ringt	iVjJkV
-rinks	bRhW
-rinne	pW
-rints	rS
-riode	gS
-riodo	dReTrR
-riona	m[
-riots	iW
-rious	iSq\\tD
-rip	hZiT
-ripes	iX
-ripts	iU
-rique	bTiT
-rir	iUoT
-ris	bU
-rised	j\\
-rises	hU
-risis	jV
-rismo	lV
-risol	mStV
-rison	cVsJ
-rispr	jS
-rista	aW
-riste	aU
-rists	jRmS
-rit	cJjTmFpEt_
-ritas	bSsR
-riter	a[
-rites	iV
-ritos	aIbUiW
-ritte	iSqS
-rivat	gRhR
-rivee	oX
-riven	lZqR
-river	aU
-rives	bTcIjVkH
-rix	aGbTcIiWjJkS
-rjahr	iYrX
-rje	aZiE
-rjeta	hVjSrT
-rkauf	aTi_
-rke	bV
-rkehr	aWeXi]kF
-rkers	a[mW
-rkett	cIi^
-rking	hT
-rks	cR
-rkt	aGiTq\\
-rkung	jDrWtT
-rkurs	iIjY
-rky	aUrW
-rl$	bUjVmT
-rla	iTjSqX
-rlage	bSfYiErY
-rland	aDc\`
-rlaub	hZ
-rle	iUjIpUtR
-rleih	bUhX
-rlich	lS
-rlier	cY
-rlies	fX
-rline	bV
-rling	dJiWmT
-rlink	hW
-rlo	lSqY
-rlock	aWjS
-rm$	iSjR
-rma	bSjT
-rmacy	lF
-rmada	gTl[
-rmado	cGidjG
-rmann	a\\iTtI
-rmano	bHmVqS
-rmany	dY
-rmark	c_
-rmato	iW
-rmatt	bHcc
-rmera	mS
-rmers	iXpHrT
-rmier	aT
-rmill	jSkU
-rmina	f[
-rmine	ianW
-rming	iUkZlF
-rmino	eXgUhJ
-rmiso	jU
-rmite	i^
-rmits	i\\
-rmlos	lV
-rmo	qR
-rms	jW
-rmula	cIiDjYpS
-rmy	cJhIiIkGmJnJpHsX
-rn$	cR
-rna	fT
-rnach	cYgJ
-rnada	fTiW
-rnage	jW
-rnals	iFkY
-rname	qJrSsV
-rnant	aRfU
-rnate	f\\mYpD
-rne	bT
-rnees	dU
-rnero	gY
-rners	bTs[
-rness	cYgJiJjX
-rnets	hW
-rneys	bWiI
-rni	hU
-rnier	qW
-rning	iT
-rnity	e\\sW
-rno	iT
-rnock	cS
-rnoon	pStV
-rnors	iI
-rnout	qS
-rns	bWeT
-rnt	gTjVlV
-rnter	aFjY
-roa	bHcYqV
-roben	bRiZpW
-rocal	bViJjR
-roces	qV
-roche	iGmZ
-rofil	pTtX
-rofit	bTgS
-rog	fGjVpY
-roi	cY
-roken	aIfUhTkU
-roker	bSiUqU
-rol	iRmX
-roler	a\\lHs\\tC
-rolle	ir
-rollo	bVcH
-rom	aJbXhXiU
-romis	fSlWqS
-ronal	qU
-rones	i\\s_
-ronic	aX
-ronne	c\\iImSpItI
-ronos	bXfGiFjEpWqJ
-ronto	cXdR
-ronts	iX
-ronze	jGkX
-roofs	h[jSnF
-rooke	cR
-rooms	bZhU
-roper	aJhXkW
-ropia	iJjV
-ropre	hGjSmI
-ropub	bW
-ror	iTjG
-rores	iXjS
-rotel	jT
-rouge	cX
-roupe	gT
-roups	bT
-rouve	qT
-roval	jSoUqT
-roved	bWjRtS
-rower	aXiS
-rowth	mT
-roy	cW
-rozen	aU
-roßes	bVhT
-rp$	iUjClT
-rpass	aGbHcJgBhIj_
-rpe	c_
-rpeta	jUpV
-rplan	aTcBeJfIgEh^kEmGnJoGpJqItG
-rpo	rU
-rport	bRiU
-rpose	eTjI
-rquay	cW
-rquee	bVgIjT
-rques	bS
-rquin	qUsU
-rquoi	bUsTtE
-rra	kS
-rrace	i\\
-rrada	cW
-rrado	pW
-rrage	oX
-rrain	aTmFnWoI
-rrait	q\\
-rrals	iZ
-rrand	cV
-rrata	bGcJgWiUnF
-rraza	aUiS
-rrect	gFhSkHlS
-rrels	sU
-rreno	dTmI
-rrent	jTqV
-rrenz	qWrT
-rreon	cU
-rrera	gSlZ
-rrero	bY
-rrete	jTqS
-rrets	fXpSqS
-rri	hY
-rriba	nT
-rrica	cS
-rrida	cIhSi[
-rrido	fXnW
-rried	jHsZ
-rrier	i[
-rries	bXlU
-rritz	gJ
-rro	cWsR
-rroco	mVsT
-rrt	iUoI
-rry	cZ
-rsaal	mY
-rsale	aT
-rsals	fUoS
-rsand	i^rS
-rsant	cXiHpW
-rscht	aXlY
-rsday	nU
-rseer	a\\iFpU
-rsees	hW
-rsery	hU
-rsham	c[iF
-rship	jXlR
-rside	iVjT
-rsion	iTlTrT
-rsity	bUlU
-rsive	jT
-rsloh	cR
-rso	eT
-rsona	aSgI
-rsons	aYbRiC
-rst	aHcS
-rstag	dTpS
-rster	aT
-rstin	mU
-rt-up	b\\gUhGiI
-rtado	bV
-rtage	f[
-rtain	qUsT
-rtant	iWjEla
-rteam	aImU
-rteau	jTqT
-rteen	gZ
-rteil	kY
-rtems	iU
-rters	hWmTrT
-rteur	kX
-rth	c^nW
-rthur	ca
-rthyr	cZ
-rtial	mVqY
-rtida	fY
-rtido	cXfV
-rtiel	aReU
-rtier	jJ
-rties	iVqT
-rtifs	bWhSiGjS
-rtige	jY
-rtigo	lI
-rtime	g[
-rting	i[
-rtion	a[mR
-rtise	aSlJ
-rtive	eWgGs[
-rtivo	aIb\`
-rtner	aSbRmU
-rto	bS
-rtona	c[mSrI
-rtons	rU
-rtout	hSiBrS
-rtrag	ecfI
-rtual	pW
-rtung	id
-rtura	eViZ
-rture	iYoV
-rty	iR
-rtz	cThS
-ru$	cWeUhUiIjH
-ruary	iGoVpW
-ruben	kWsS
-ruber	gTjFq[
-ruces	cWiR
-ruche	gIiY
-rucke	bX
-rucks	bX
-ruckt	hGq\\sU
-ruezi	tU
-ruf	fSjR
-rufer	aZ
-ruges	cY
-rugge	cV
-ruh	fUiY
-ruher	o_
-ruise	nV
-ruits	hS
-rum	bUkT
-rumpy	bVfJ
-run	bccCiCsS
-runca	lW
-runch	fW
-runde	iYjHoRpY
-rupal	jT
-rupos	iX
-ruppe	gUmT
-rupps	bZfIiHmX
-rus	aV
-rutal	fU
-ruter	i]
-rutos	g\\
-rutto	g[
-ruz	hT
-rußen	pFrVt[
-rv$	iHk]mH
-rva	bS
-rve	pTrY
-rvera	b[
-rvest	hH
-rveys	bHfJi^
-rview	pXqV
-rving	bWcEhIiSoW
-rvise	iV
-rvous	sV
-rward	qYtE
-rwegs	kInY
-rwehr	b\\iF
-rwell	cZqWrD
-rwerk	bRmW
-rwich	c_
-rwick	aEbHca
-rwirt	j\\
-rwise	dSeR
-rwork	hSiU
-rying	fJoU
-ryone	iXoCrV
-rytis	iZ
-rz$	cSgUiW
-rze	iXtU
-rzeit	lTpU
-rzeug	hZ
-rzo	hU
-rzt	aT
-rztin	aWmV
-rzugt	kTsT
-s's	cRjXsX
-s-sat	f]
-sa$	cXjTkH
-sable	aR
-sache	bShSjVoS
-saden	bFcIi_
-sados	iYlSpV
-sagen	iY
-sages	hSi]
-sai	dSjW
-saire	gJjRnSpU
-sajes	hX
-sal	gTkZ
-sales	b^jW
-salia	aIbScZmJ
-salon	bW
-salud	hZ
-sam	c:fdgH
-samos	jT
-san	hR
-sance	sS
-sando	sT
-sanne	gS
-sante	jRmV
-sants	bUhI
-sar	iXpSrU
-sario	dTjGlV
-sat	f_
-satze	bIgSiVjJnTrS
-sau	cd
-sauri	cT
-sauto	hYnJ
-saver	cIhWi[
-saw	cWjTkS
-sayos	iUoS
-sbach	bHca
-sband	sU
-sbech	cW
-sberg	bScWgIiItI
-sbons	hS
-sburg	c[
-sburn	cV
-sburo	aVb_cI
-sbury	c_
-sby	cV
-sc$	bIcIiEjXkZpH
-scade	jZ
-scado	aJiX
-scala	cIg\\
-scale	bGcVjX
-scape	jX
-scate	iZ
-schal	fHg]
-schau	iS
-schen	iT
-scher	bRsU
-sches	b\\
-schon	r[
-scina	bSiW
-scine	aIbZ
-sco	cR
-scope	iXl[
-scord	cGiTjSsV
-scota	hT
-scron	cVfH
-sdale	aGc\\
-sdorf	bHcV
-se-up	bR
-sea	cWnU
-seaux	iY
-secha	iR
-see	c^
-seful	kTlS
-sehen	iGkSmT
-seils	iX
-seite	iUtX
-sel	iT
-selle	a[
-sem	kXtH
-senar	i[
-sende	pS
-senes	jV
-senta	iR
-sep	aFcIdIeCf]gHiGjIoR
-ser's	fCiZ
-serat	rYtR
-seren	c]iF
-serer	aJpTrItV
-serie	bThT
-serje	aZiE
-serts	iWjS
-serva	jT
-serve	pTrY
-ses	iR
-sesor	aU
-set	ccjFkY
-sette	bSfJh]jH
-setzt	lTqS
-seure	gEjHlYmX
-seurs	bRiVmU
-seven	fUg\\hJmH
-sey	bHcY
-sez	rW
-sfa	gW
-sfeld	cTgFi[
-sfers	iY
-sford	aFc\`
-sfrei	b@cCeHfTgHh^iFjEkI
-sgeld	cGgViZ
-sha	cYdIh]iSjGqJ
-shalb	qR
-shalt	aX
-share	bHhZ
-shaus	b_
-shead	bRiT
-sheet	bUiXkYpI
-sheim	cWpS
-shell	bJi[jHkW
-shers	aYgWiHoGsR
-shift	aWfZjS
-shion	bZiB
-ships	aV
-shire	aFcbiH
-shops	bUgJ
-shore	cWiH
-shows	hViI
-sia	aE
-sians	bWhT
-sic	bRhR
-sical	aWiJjW
-sicht	aRi^qT
-sidad	bU
-sider	jSmT
-sie	bW
-sieme	jRkGm[
-siere	a]
-siers	iW
-siert	cJh]iX
-sieur	aGqStS
-sieux	cV
-sif	c[iG
-sig	jWrV
-sight	jV
-signs	iTjT
-sik	aX
-siker	b\\
-sillo	aGcRgY
-sim	bScFiTjT
-sin	hR
-sinee	k\\
-sings	aFiT
-sio	hY
-sions	iY
-sique	sU
-sis	ia
-sisch	kZ
-siste	aWbFrU
-sists	iWjFmGqXrJ
-sit	hTiT
-sitas	lR
-sitat	iU
-siten	i]
-sites	iVnR
-siv	iZjSsX
-six	gUhV
-ska	bDc[iFjWkAmHnHqH
-skeln	rX
-skera	lS
-ski	bFiVmTnR
-skill	bCcYiGlWmT
-skins	hY
-skita	eIh[
-skret	qY
-skurs	bHiSj_kXlD
-sky	bUiT
-slada	cV
-slado	hX
-sland	na
-slauf	pZ
-sle	cSnUsU
-slims	sY
-sling	bXrU
-slohn	gZ
-slose	g\\
-sly	qS
-sm$	aBbCcHja
-sma	k\\mR
-smann	rVsU
-sme	bVjTr[
-sment	pX
-smith	a\`
-smo	gSrU
-sms	iVr\\
-sness	aIiWlEpHtZ
-sno	cV
-snt	jW
-so$	jY
-socie	hUqV
-sodes	fHhGiZ
-sol	cSiX
-solee	dX
-soles	aHiR
-solut	gHiJqY
-sonal	eS
-sonas	mU
-sonen	bSjSmY
-sonne	qVtU
-sonst	cT
-soras	m_
-sores	bZjGkVmV
-sorge	hZ
-sorgt	bV
-soria	aGbT
-sorno	nV
-sorrt	jS
-sos	i\\kU
-soula	cX
-sp$	aGiRjZ
-space	iSrY
-spana	qV
-spect	eUiHjSkT
-spere	iYpJtU
-spice	aSbT
-spiel	bTcIhUiDp\\
-spo	bRrY
-spoke	bSgTiI
-sport	hW
-spr	jS
-spute	pUqT
-srate	bX
-sroom	iHkW
-sruhe	cTjT
-ssa	cSe\\iGjI
-ssage	i\\
-ssais	aV
-ssant	bHiDjAk[l_mIpE
-ssary	l[
-ssatz	mFr]
-ssels	cT
-ssene	gZqH
-ssent	qR
-ssess	i\\jE
-ssets	gJiV
-sseur	aT
-ssful	pSqFtY
-ssi	h[nE
-ssian	jR
-ssics	jXtV
-ssing	iR
-ssins	iW
-ssist	aEbTiUtR
-ssive	b^gHjG
-ssler	bFiVp[
-ssons	hUkT
-ssori	aSbUkU
-ssors	iX
-ssort	iY
-sst	iSrR
-ssues	kR
-ssung	iVrW
-ssure	jRlTsT
-ssy	c[
-sta	aV
-stado	bSqV
-stadt	c\\
-stage	f\\ha
-stags	iZ
-stain	aT
-stair	lWmT
-stajo	gT
-stale	pSrU
-stall	eSfT
-stalt	aGc^iH
-stamm	hJiXlU
-stamo	iX
-stand	fHiW
-stant	aT
-start	cHiWoY
-state	bTeTkHnR
-stats	iYjJ
-statt	bUcS
-staud	sX
-stdoc	gTqS
-ste	aZiR
-stead	bGcV
-stedt	cX
-stees	fIjUqW
-steht	mT
-stein	cd
-stels	bUdXiHjT
-steme	bZiS
-stems	kW
-stend	c^
-stent	a_cJjSsU
-stenz	aeiU
-stere	bTs[
-stern	oW
-stero	cVgYiHjF
-sters	iV
-stery	bDiUkY
-stest	fIp]
-stete	bWeWtS
-steur	jbsR
-sthma	sW
-stian	mRsW
-stica	aIiTmU
-stice	iUjHkSmS
-stich	cHiJjX
-stico	rU
-stics	b]
-stieg	eUjHlY
-sties	i[
-stige	aIqYrD
-stigo	iTjV
-stigt	h[
-stilo	tV
-stina	aFbY
-sting	pV
-stino	gShV
-stive	oW
-stl	aGbGcGhJiHjZmDnFpCsFt_
-stler	cS
-stles	bS
-stmas	gShT
-stn't	jS
-stock	cYfF
-stody	iRkX
-stone	cX
-store	a[bS
-stort	cX
-story	aJ
-stowe	cU
-stown	n\\rW
-stral	gU
-strar	aXmX
-stras	lV
-streo	iU
-stres	bIc]
-stria	jSlW
-strie	gT
-strom	h[iJ
-stros	j[
-strum	iUpX
-sts	iTmS
-stsee	fJhSjGkX
-stube	aWbUiJ
-stuck	hZ
-studi	aWeT
-study	mR
-stufe	f[jR
-stuhl	bJiW
-stume	hWiJkV
-stung	e]gJ
-stura	cRiU
-sture	i\\
-sty	iFrb
-style	cVkYlJpR
-suage	aS
-suals	iVmU
-suber	f[gG
-suche	i\\ncpH
-sucht	aT
-sud	bZcViH
-sue	cIfJgUiYjG
-suite	iUrT
-suits	cIh\\iD
-sulta	i]
-sults	hHi[qS
-sum	fSjX
-sumes	iEpW
-summe	bT
-sun	f^
-sunto	tS
-sur	gJiZjT
-sured	bSjX
-suree	fXiG
-surer	bZpSqW
-sures	bXiUoV
-sus	bGqU
-suste	jY
-swahl	iIpUrR
-swain	aXjSkT
-swald	c\\
-swana	jSkW
-sweis	aSj^
-swerk	aHbRh]iBjFnFtH
-swers	mT
-swert	k]
-swich	cU
-swick	cR
-sword	cBj[
-sy$	cXjT
-sylum	sV
-sz$	eImWqR
-szeit	fhg?nU
-t's	qT
-t-dec	iR
-t-die	jJ
-t-feb	fS
-t-ins	fIjInZpI
-t-ish	g[
-t-off	iT
-t-out	aTg[
-t-ups	i[
-taatl	aRjSlItH
-tabel	bTeGfW
-table	jT
-tache	aUmSsW
-tacht	lS
-tacto	iTjSpT
-tacts	a@bFj_mJ
-tad	cHhYiAjZpHrUtH
-tadas	bUdTfFjRmI
-tador	aZ
-tados	iTkS
-tadte	aHbIcSnX
-tag	fT
-tagee	hJiTsY
-tagen	f[
-tages	iX
-tagne	rW
-tagui	cT
-tails	iRtX
-taine	jSnTsX
-tains	aRhHnZsY
-tairs	pR
-tajes	iT
-taker	iStR
-takes	jFkIlX
-talan	jIkVlSrT
-taler	gVhX
-tales	iR
-talia	cWm[
-talla	hZjX
-talle	aJbHiIjUkIlIqTsY
-talls	bW
-talog	i^jB
-tamen	bYi]
-tamos	pU
-tan	iI
-tanat	e\\
-tance	iSjS
-tancy	aHb^
-tande	bUi[mGnUoE
-tando	fU
-tands	bTiU
-tante	fGiTmU
-tants	mX
-tarea	iT
-tares	bZ
-taria	bRkY
-tarif	g[hS
-tarin	a\`
-tario	hS
-tarle	iZjIoW
-tarlo	qX
-tarse	p_
-tarts	fToU
-tas	iS
-tat	iT
-tatal	fGiW
-tated	mFrY
-taten	iX
-tates	b\\sS
-tatif	lZpJ
-tatil	h]jS
-tator	iY
-tatur	jTsU
-tatus	gShSpR
-tatut	eX
-tau	cWjV
-tax	hW
-taz	bXhImW
-tball	iU
-tberg	c]
-tbild	aWbHcIrX
-tburg	nW
-tby	bS
-tch	iY
-tched	hU
-tcher	aamV
-tches	fWiV
-tchup	jV
-tcode	jGlUpY
-tdorf	cT
-tdown	oU
-teady	eUfSjU
-teaux	jV
-tebbe	cTiT
-tec	b_iUjIkR
-tecke	b]hJiFjFpI
-tecto	iU
-tects	b\`iJmC
-tedra	eWfR
-teers	iSmY
-tefan	tV
-teffi	qW
-tegic	aV
-tehen	bRjR
-teher	jZkGpSqX
-tei	bU
-teigt	kWqU
-teile	bYgGic
-teilt	fS
-tek	m[pI
-telas	bXhW
-teles	b]
-tella	cVjV
-telle	bRe_
-tellt	eTnS
-tellv	aSpS
-telot	aSm[
-tem	iTjS
-temas	iJjY
-temes	aT
-temps	eSfT
-tence	eVrT
-tency	aGj]
-tende	bVmS
-tends	jW
-tendu	cIiUjU
-tened	jTqS
-tener	iVjZ
-tenir	iTs[
-tenne	aScSqT
-tente	aX
-tento	dEjFmIp[tX
-tents	iW
-tenus	hBiYs]
-teo	bViX
-tep	jVpV
-tepec	cX
-ter's	lWmJpY
-teral	aHgCibjEkJ
-tered	bXeUjR
-terei	aVcViF
-teren	kZsY
-terer	aS
-teres	b]cJiEtJ
-teria	iY
-terie	bXiX
-terim	cIeV
-terin	aWmaqS
-terio	b[cHlT
-terly	dSiTnT
-terms	jZ
-terno	mX
-teros	bUhFjRmYpJ
-tesia	fDhY
-tesis	i]
-teste	iR
-tests	iXpZ
-teuer	i\\sX
-teure	bSmR
-teurs	aVbRmX
-teuse	bFfXiFjWmU
-tever	gRlU
-teway	iZjD
-tex	bGcDi]
-tex-m	iV
-texte	i[jV
-tez	iVrW
-tfach	bIcIgIpY
-tford	c\`tI
-tform	aDbZ
-tfrei	bFfTgIhUjUsS
-tg$	aAbEcDdFeEfFgEhCiBjWkFlEm\\nEoEpAqFrEsFtE
-tgart	nS
-tgeld	fAg]
-tgelt	gY
-tgres	jV
-tha	c[jSkF
-thand	jUlW
-thaus	bDc]pS
-thday	hZ
-the	cciElGpV
-theim	i\\
-theke	bScR
-thend	cVfX
-thern	jSkT
-thers	mSsW
-these	iUjIpU
-theus	jV
-thgra	eSgS
-thias	qX
-thics	hV
-thmus	bGcIf^lHmI
-thode	aUjU
-thout	jS
-ths	eS
-thu	dRfX
-thune	bCc^
-thurs	dWf]
-thy	m\\
-ti$	mZ
-tia	cY
-tiago	cS
-tiano	iUsV
-tians	sW
-tibar	iX
-tibes	cahIjJ
-tic	iTjW
-tical	jU
-ticas	jUkS
-tices	iYmU
-ticks	iT
-ticle	iZ
-ticos	iWkU
-tid	eZ
-tidad	bS
-tidas	fX
-tidor	mW
-tidos	aHgV
-tiels	gBh[iVsI
-tiens	hUpV
-tient	aFfSsV
-tiere	bWiR
-tiers	bTcS
-tiert	mT
-tieux	bS
-tifie	jEkVlY
-tigen	i]sY
-tiger	eVjXsT
-tiges	i[
-tigny	cY
-tigte	bWmU
-tigua	bWcIjR
-tik	iYjW
-tiken	i^
-til	rU
-tiles	iTjDkX
-tilla	rY
-tille	c]fCnJ
-tillo	mV
-tim	c]fHjIpGqFrX
-times	cVhHlSnW
-timmt	qW
-tin	m[
-tinee	iUpU
-tinel	jT
-tines	hEiUj\\pH
-tinua	iGjY
-tinum	bVjRkJ
-tinuo	eUiR
-tio	iY
-tions	i\\
-tious	j]
-tique	bV
-tir	hJi\\sS
-tired	sW
-tirer	iDjHpXrU
-tires	bImIoUqX
-tirol	nTsT
-tisan	bXiTmH
-tisch	bRrR
-tismo	gYiS
-tista	bWj[lT
-tiste	m[tU
-tists	hWmR
-tit	rWsI
-titel	aVjEl[qFrX
-tites	i[
-titis	hYjH
-titor	aTqY
-titre	fHgXhV
-titut	bYkU
-tiv	iT
-tival	bT
-tives	iRrZ
-tivos	rT
-tiz	tX
-tizen	jU
-tl$	jCmZtW
-tland	oI
-tle	cT
-tlere	aSbUjG
-tless	lU
-tli	jTsT
-tlich	jTqU
-tline	aSiS
-tling	aWkU
-tlist	pVqU
-tlock	bIcDdJeJgJiCj\\nJpJrJsJ
-tlohn	gY
-tlung	acb?cF
-tly	iS
-tmann	i_jGtG
-tment	eIhUiR
-tmess	oX
-tmold	cV
-tmund	cY
-tners	bUfIsR
-to$	cS
-tober	o]
-tobus	hUnS
-tocab	iZ
-tocad	kW
-tocks	iY
-tocol	bX
-todia	iZ
-toffe	aIb\\fFgFhI
-toile	bSjR
-tok	iSkY
-tol	cU
-toles	c\`iF
-tolib	iW
-tom	bIgUjY
-tomat	iU
-tomer	iVrT
-tomia	aZbJiWj@
-ton	cf
-tones	i[kSsT
-top	hUjSsU
-topsy	bTjY
-tor's	lVqW
-toral	bSeHjW
-toras	aXbZiGmS
-torat	aSlWmT
-torba	kT
-torce	mS
-torch	jVrW
-torei	iWsT
-toren	bRiR
-torer	aVbJ
-tores	aRiYmY
-toria	cV
-torik	bHjXkS
-torin	mU
-torio	jT
-tos	iT
-tot	rSsW
-tours	bFcGeJf[gHi\\
-tox	hYpFqT
-tplan	fX
-tport	cW
-tr$	bGcIfWiFjUkY
-tract	eY
-trada	fSjT
-trage	bRiU
-tragt	eU
-train	bDjFkUlVpVsG
-trait	aIhHi[kImItT
-traje	gY
-trale	b\\
-trand	bIcWpJtX
-trata	aWbWeT
-trate	eJgVm[
-trato	eWqS
-trats	iUqR
-traum	hVrG
-traße	cWnS
-treal	bHjW
-tream	aYbEiFjFlXmDtU
-trebt	jFkY
-trees	iY
-treet	cSkZ
-treff	iHpUtW
-trega	qV
-treit	q]
-trera	cU
-tress	a\`
-treux	cY
-tri	i[
-trial	cSjU
-trias	iX
-trica	aJhTjH
-trice	mh
-trich	fJjYpIrSsH
-trick	cYiIqS
-trico	hUi^
-trics	jUlWm\\
-trict	cT
-trieb	bZ
-triel	aU
-tries	iY
-trike	iWqV
-trina	iSjT
-trine	eIfFiVrV
-trise	gUiGj_
-trist	aY
-tritt	hRoZ
-troke	bT
-trole	hViS
-trols	i\`jI
-trong	sT
-trunk	hY
-ts$	iU
-tsamt	aDbWcXiJkH
-tsapp	tS
-tsche	sT
-tschi	bIcEjYkFpHt\\
-tsdam	cW
-tse	mT
-tself	iVkFlR
-tst	jY
-tta	bRc]oU
-ttack	qX
-ttage	hR
-ttags	fUpT
-ttals	iW
-ttawa	jHk[lH
-ttbus	cU
-tte	bT
-ttees	bWiW
-tteln	aIcZiBjXmIqFsT
-ttelt	hVjJqX
-ttern	fSpR
-ttery	bR
-ttest	iHj\`pUsV
-tting	iR
-ttish	bWiJjT
-ttl	bIcX
-ttled	sY
-ttles	qY
-tto	gX
-ttoir	iY
-ttoos	sY
-ttres	bViIjIpT
-ttrop	cS
-ttung	ia
-tty	rUsX
-tu$	bEi^tF
-tua	iSjG
-tuara	iHk\\
-tuary	bRjS
-tubre	o\\
-tudes	fS
-tudio	bW
-tuell	gIjW
-tuels	aRbIcJeXlV
-tugal	bSeVhJ
-tuhle	iW
-tuite	hTiGlV
-tuity	gShW
-tular	pT
-tuler	tV
-tulos	e]fJjH
-tum	bWiFjStU
-tumer	jUrV
-tunde	gViU
-tup	b\\dI
-tur	bUiS
-tural	bSlS
-turar	iZ
-turas	iT
-turen	bU
-turer	aX
-tures	iZ
-turis	jW
-turme	aCbCf]gIiYsItI
-turna	fThT
-turne	dTfT
-turno	fUgRhJ
-turns	eUiV
-tus	iWjV
-tut	bU
-tvg	eT
-tware	bUjVkV
-tween	nT
-tweit	iUnS
-twerk	aFb]
-twerp	cX
-twich	c\`iJ
-two	gS
-twoch	dSfSiT
-twork	bS
-twurf	tS
-twyth	cVfI
-typen	bHcIiU
-tz$	bScR
-tzdem	bSqUrS
-tzeit	fRhUkT
-tzger	fI
-tzige	qW
-tzroy	cW
-tzt	qX
-tzten	qV
-tztes	rS
-tzung	eTmV
-u-sun	fU
-ua$	c^
-uador	bWjI
-uadro	fT
-uages	bSlR
-uagym	iX
-uaire	aYbT
-uajes	sX
-uales	gS
-ualif	jTlU
-ually	jT
-ualty	fTiS
-uan	aIcBgIh_iFjHkUpJ
-uando	iU
-uante	sX
-uanto	g[iIsV
-uar	fR
-uarde	jZ
-uarez	cV
-uaria	iHj\`
-uario	cThU
-uarta	nUsS
-uarto	fRhXjS
-uarts	eZfEiXjI
-uas	bUiTsV
-uatre	fSmS
-uatro	mS
-uay	mZpR
-ub$	aV
-ubaix	cU
-ubbie	e[
-ube	bc
-ubeck	cWgI
-ubert	bEiXjJtZ
-ubida	o[
-ubila	iSqT
-ubing	cW
-ubled	bRgJmZ
-ubles	bUfShIiZ
-ublin	cT
-ublon	eFo^pHqH
-ubnis	jSsW
-ubrac	tV
-ubrir	oVtS
-ubsch	sU
-ubt	rU
-uc$	jRkU
-uca	bUcVrH
-uce	bSiY
-ucero	aDcIjEm\\
-uceur	qV
-uch	i[
-uchas	eSjT
-uchen	iSjTtS
-ucher	i]sR
-uches	fU
-uchos	iW
-uchst	hTjSlWmI
-uchts	gXjGkHlSrHsH
-ucier	bS
-ucing	bW
-ucion	eU
-uck	jT
-ucken	iT
-ucker	aThV
-uco	cejI
-ucson	cSoU
-uctor	aW
-ucune	lX
-ucuta	c^
-ud$	bX
-udage	pRqS
-udary	c[
-ude	jW
-udela	qT
-udent	kUtV
-udeur	aY
-udger	bImU
-udget	h^
-udi	aVeS
-udies	iY
-udios	iVjHlYmV
-udits	i]
-udium	j]la
-udley	bFqV
-udlow	cT
-udo	qTt\\
-udure	j]
-udy	mR
-ue$	cT
-uebas	jJpV
-uebec	dU
-uebla	kInT
-ueblo	cSnU
-uecos	nR
-ued	hXkY
-uedad	gZ
-uee	sV
-uegos	bXcGiZjH
-uejan	qT
-uel	cT
-uelas	m\\
-ueldo	lTrV
-uella	bS
-uelle	hU
-uelos	hXsT
-uelta	iGnW
-uelva	eT
-uenas	tW
-uenca	cS
-uence	iTjYsH
-uency	iY
-uenos	cUsU
-uente	qU
-uento	hZ
-uenza	cW
-ueo	bDi^
-uer	aUmR
-ueret	cV
-ueria	aUbTjStG
-uerin	aYcHmH
-uerpo	rU
-uerst	lXrX
-uerta	cTiR
-uerte	jIsUtR
-uerto	bTcY
-uerzo	hV
-uesca	mR
-uesos	h\\jG
-uesta	iZtS
-uesto	qU
-uests	bS
-uet	jTmT
-uetas	bXsS
-uetes	bIif
-uette	bIcTiWjJmTsW
-ueurs	bT
-uevos	a[
-uez	gJiImYpU
-uf$	nSpS
-ufbau	bBfHifjA
-ufe	fUiZ
-uffes	hVkX
-uffit	lY
-uffle	bXfXiHkI
-ufmaß	iU
-ufter	aS
-ufung	iWj\`
-ug$	hWiUjT
-ugada	fW
-ugais	kSrT
-uge	bThZ
-ugend	b[iF
-ughan	cSmT
-ughed	b^cJfIiIjGoIqR
-ughly	bGfUpT
-ughts	iEtY
-ughty	bUjT
-ugias	iVjT
-uglas	cW
-ugnis	jYsS
-ugt	kRsR
-ugu	jT
-ugues	kV
-ugust	oT
-uh$	fIi\\
-uhe	hXiT
-uhige	gGjU
-uhl	bIcUjY
-uhlen	bX
-uhr	dJgYhVqI
-uhren	i[pS
-uhrer	a]jU
-ui$	j^
-uia	bSiS
-uiado	cGhGiXjZpJ
-uicio	iXjJqW
-uidas	eS
-uides	b\\mT
-uidos	iT
-uie	fHiEnb
-uiera	fV
-uiere	mTqS
-uiero	iHrTtW
-uil	c^iS
-uilas	fGiZ
-uilds	fGiT
-uille	bGi[kU
-uillo	bGc_dJ
-uin	cYoV
-uinas	bT
-uince	aT
-uinto	cHdZeSiI
-uinze	fTjR
-uipes	fS
-uipos	bV
-uired	lS
-uires	aGqS
-uisme	gTj[
-uisos	iSjS
-uisse	jIs_
-uista	a_
-uit	h\\
-uitan	f[
-uiter	aUqX
-uites	aDb\\iY
-uitos	cS
-uitte	qW
-uivis	iW
-uivre	bY
-ujahr	fIhS
-ujets	cIiW
-uka	tW
-uktur	b\`cGnE
-ul$	fIgTkUmW
-ulada	hU
-ulado	eIjXqW
-ulage	gl
-ulant	bFcGhXiZ
-ulars	bZgFiApX
-ulary	iV
-ulate	aFj\\t[
-ulats	bTcInI
-ulder	bVcHfX
-ulees	e?f^iUjJ
-ulers	m]
-ulian	qX
-ulich	mCpSq[
-ulics	iY
-ulido	mWpJ
-ulier	aFbUeU
-uling	hWkF
-ulino	rVsS
-ull	a[bFcagJjJ
-ulled	iRjS
-ullen	i\\
-uller	mTqS
-ulles	b[
-ullet	cYrU
-uls	bUiV
-ult	c\\
-ultas	gIhJid
-ultes	iVjZ
-ultig	jR
-ultor	a[bHcHiX
-ultos	cTiI
-ultry	bT
-ultur	bEiGjSlHm[
-ulung	iRjV
-uluth	cT
-uma	cZiVjE
-umana	sX
-umano	rY
-umbai	pS
-ume	iTpR
-ument	hTjYqRrI
-umero	iRr[
-umeur	aFs\`
-umlin	cV
-ummer	rG
-umnos	bUiS
-umo	tS
-umoir	jFkZlW
-umpen	aS
-umple	h\\
-ums	bU
-un$	fV
-una	bScRhW
-unale	aEb_cIhUiIjE
-unals	bX
-unced	dXiJqU
-uncil	bS
-uncio	rW
-unday	fU
-unded	eVnU
-undee	cZ
-under	qV
-undes	b]iHjIsU
-undet	bW
-undis	dS
-undos	c\\iRmI
-undry	aThSiR
-undus	hZ
-une	cW
-unere	pY
-uners	iSmV
-ung	iR
-ungen	ic
-unger	jVs[
-unges	bTsT
-ungis	cW
-ungry	sX
-uni	aGbIfYmW
-unich	bVcR
-uning	ic
-unior	aW
-unite	qU
-unity	bWcH
-unk	bVjZ
-unker	aW
-unkte	bTgEk[pFrY
-unnel	bT
-uno	cHf\\
-unque	iSrV
-uns	iV
-unsch	hTsS
-unsel	aTmV
-untan	kJq\\
-untar	pW
-untas	iWpU
-unted	gTiUjI
-untie	rUsS
-unton	jI
-untry	cUnSrTsV
-unway	qV
-unzig	bUfHgXmH
-uoi	bUsTtE
-uor	aYcI
-uos	cHe\\fGgEhH
-uotas	eUhRiJ
-uotes	i[
-up$	cTiS
-upere	q[
-upier	aV
-uples	sX
-uppen	bS
-uppet	jV
-uppin	cW
-upply	bR
-upres	jR
-ups	ia
-upure	fT
-uques	cTjUlJ
-uracy	aIjV
-urado	iU
-urage	iUqU
-urant	h[
-urate	aYjS
-urbad	bT
-urban	cU
-urces	bX
-urcia	cX
-urday	fT
-urden	gIhIqW
-urdig	iGjY
-ureau	dTgGpS
-ureen	m[qU
-urent	cJmY
-urers	bZiHkFmZsH
-ureur	aFb[
-urf	tS
-urfen	pT
-urg	cX
-urger	bXcIhIs\`
-urges	cTiHqT
-urgie	aFhEiVl]
-urgon	h^
-urgos	cUnS
-urham	bT
-uri	cYtH
-urich	cYqU
-urico	cU
-urier	aViV
-uring	iVnS
-urion	cX
-urire	jVsT
-urist	jUlTmR
-urite	i[
-urity	hRiT
-urm	i]
-urn	bRcWfGhXlT
-urnai	cW
-urnas	fW
-urnau	bT
-urned	iXjFsZ
-urnee	fY
-urner	mX
-urnes	iW
-urnie	hX
-urnis	h\\
-urnos	f]
-urnus	bTcW
-uro	hS
-uropa	iS
-urope	nV
-uroso	bJiWjS
-urrey	cR
-ursal	cX
-ursar	pT
-ursee	hSnS
-urser	aUjS
-ursos	fUhYiI
-urt	cc
-urten	bW
-urtes	rZ
-uru	cVeVhDmU
-uruck	qRrT
-urvas	iW
-urvey	qU
-ury	cb
-urzen	kW
-urzer	fYsR
-usage	bReZmI
-usals	iU
-usand	gS
-usbau	bTcJiS
-usees	jRpW
-usern	i[jJ
-useum	b^
-ush	fHgT
-ushed	iSqV
-ushes	jV
-usica	pU
-usies	aZ
-usion	aBiRt]
-usive	g_
-usivo	rR
-uslim	bTsR
-uso	lVqV
-ussed	lXtU
-ussel	bYcHkS
-ussen	bJcVsT
-usser	aIfWhEqU
-usses	bSiS
-usste	oS
-ust	oS
-ustar	iWqW
-usted	iTkU
-ustee	aIbS
-usten	i]
-uster	i[
-ustic	gTiS
-ustig	rUsY
-ustom	hRiUjFkW
-ustry	iUkS
-ustur	nS
-uszug	hDiFj_pY
-utage	h\\jI
-utant	fWhXlT
-utees	bT
-utely	jVtU
-utern	bVcGiU
-uters	dU
-uteur	aHe\\
-utfit	b[
-uth	c]
-uthor	aT
-utico	aRiHk\\
-utien	hViS
-utier	c^rH
-utifs	fV
-utile	lZqR
-utine	iXjF
-uting	iY
-ution	eIgIiT
-utiva	aVtH
-utive	aUiIjTtJ
-utivo	aTjR
-uto	hYnT
-utors	i_
-utory	bT
-utour	cTnT
-utput	iR
-uts	iV
-utsam	fJqRrHtW
-utsch	jUlTrY
-utt	iV
-uttle	hVnV
-utton	hWjU
-utu	aJcVeGfIgDiJjIkIlGm\\nJoIpIrJtB
-utual	bUqWrG
-utube	b[
-utumn	bV
-utung	hZ
-uty	mS
-utz	cDi[jY
-utzen	r]
-utzer	bUiS
-utzte	aXbEiZ
-uve	qR
-uvert	aSfSlT
-uvres	iV
-ux-tu	qYsItW
-uxmed	hY
-uy$	bTc\\
-uyaux	iU
-uye	iT
-uyere	bWcYs@
-uyers	bWcIjHkFsW
-uying	jW
-uz$	cRmT
-uza	fJiVjW
-uzeit	bZeClF
-uße	iV
-v-dec	fY
-v-feb	fToU
-v-jan	fUiS
-v-mar	fSoT
-va$	cY
-vable	eY
-vadis	jYkR
-vador	aIj[
-vages	iU
-val	bU
-vales	iS
-valet	aWbI
-vamos	bUeSqS
-van	hTiT
-vance	fS
-vanik	b[eHjE
-vants	hW
-var	fS
-varia	iTqI
-varin	bT
-vas	mV
-vasse	jU
-vat	gRhR
-vater	bTkDqEsW
-vator	a^bA
-ve-in	aShU
-veaux	bXi[
-veche	aJbU
-vecin	kX
-ved	bTjW
-vee	oU
-veler	i\`jIqV
-veles	hVjI
-velle	bGcDhJi]pEqW
-vello	e^
-ven	cR
-vency	iZ
-venil	rU
-venio	gWhR
-venir	fUrT
-venta	fViYqG
-vente	aRiZ
-vento	cZeTgS
-vents	iV
-venue	jHkV
-venus	lWqR
-ver's	cHj[pZ
-veral	hViGrS
-vered	cJiUnS
-verse	iXkS
-verte	hFpXqU
-vetid	eV
-vette	hW
-veurs	bS
-vey	qU
-veyor	aU
-vez	iYrY
-vi$	bUfShHjJmU
-via	cZqS
-vic	gIiX
-viced	hSiT
-vices	iR
-vicio	bZeT
-vidad	gThT
-vided	hVlVnT
-vider	bXsU
-vie	f_mX
-viedo	bIcRnX
-vieja	aFcT
-vient	eUjGqX
-viera	aGbZeJhImXqH
-viere	cWiXjI
-viers	cTjH
-views	iWpT
-vil	cV
-viles	aEb[cSjHtG
-villa	kX
-ville	cidVnR
-vin	c]pZ
-vinci	jVkS
-vinec	cX
-vings	i[
-vio	jUtX
-viour	iY
-vir	iWjU
-viron	aGiS
-vis	jX
-visar	pUrY
-viser	aY
-vises	iGm\\
-visor	aT
-visos	iRrW
-vista	pW
-viste	aWmY
-vit	hTiSj>kY
-viter	rUsU
-vites	bRtU
-vival	gShUiIjS
-vives	iUqW
-vka	gY
-vocat	jHkZ
-voice	gWiU
-voles	mU
-volus	j[
-von	bJcW
-vor	aCbJj[tI
-vorce	iV
-voy	iV
-voyez	pV
-vrage	bIiYq[sJ
-vre	bTqS
-vreur	aZqY
-vrier	aSo\\
-vrons	fGpX
-vs$	aVgHjU
-vulas	aViH
-vus	tX
-vy$	fV
-w-how	jUlW
-wa$	bHc[jHmV
-wable	eY
-wache	a\\bBibjF
-wagen	bUh\`
-wal	bXiT
-walde	bHcX
-walte	mW
-wance	gVhW
-warme	a^iH
-warte	cYhGmZ
-warts	iAjTsS
-wartz	cThS
-warze	iXtU
-wat	jU
-watch	s]
-water	hU
-way	cXhU
-wback	eJgZ
-wcf	jV
-wd$	bRiV
-we$	cZlRmR
-we'en	oW
-wed	hT
-weeps	iW
-weg	cUpY
-wegen	bXqZrG
-weine	b^iRsH
-weise	hSiSkT
-weite	bWdH
-welle	bIeFgGhJiajFlJoGqFsJtG
-wenty	fThStI
-werbe	kU
-wered	fXgHpXrG
-werin	cX
-werke	bY
-werte	bGib
-wesen	i[lR
-wettl	bIcX
-wg$	aYbI
-where	cU
-wicht	iZjHsV
-wieso	fS
-win	iEkZ
-wings	iRo\\pC
-wires	lY
-wirte	bVfJhIiTjHmWnFtG
-witch	iT
-wives	aVbImU
-wless	jSsR
-wn$	c^
-wna	bIdZfJjDkV
-wns	bYi[lD
-wo$	fThR
-woche	f]oTpR
-wochs	eJfWhYiJ
-wolle	iS
-words	cZ
-works	cVjW
-worte	aSbJ
-worth	c\`
-wpark	iZ
-wport	cT
-wquay	pV
-wreel	jTpT
-write	rY
-wroom	aVbU
-ws$	iW
-wth	mT
-wurst	h]tR
-wye	cT
-wyers	b\\
-x-day	fY
-x-m	iV
-xa$	cIgZhRiHjE
-xamen	jc
-xcala	aRcU
-xed	fV
-xee	gXhZiIlGmI
-xempt	eYgT
-xen	bU
-xeter	cTdS
-xhosa	cJjSkT
-xi$	bVcIfThX
-xibel	iHo[
-xible	eSfT
-xie	hHiXkV
-xieme	bTgWhI
-xigee	lS
-xilio	gXhT
-ximum	dTsT
-xings	mG
-xis	bTj[
-xiste	eStI
-xists	bSrW
-xo$	fIh\\
-xocad	iV
-xos	cVpR
-xpect	sW
-xpert	m^
-xport	aUbS
-xte	i[jV
-xteen	iR
-xtile	gJjFlY
-xtras	fIhTiT
-xture	iUjU
-xx$	iR
-xy$	i[jR
-xygen	jW
-y'd	iWmS
-y's	bTrRtS
-y-aug	fU
-y-one	gWh\\iJ
-y-six	gW
-y-two	gS
-ya$	iJjXkHtV
-yages	cJhWnX
-yalam	cIjRkV
-yan	i]jEsS
-yance	bUhS
-yanka	mU
-yards	bX
-ybody	lV
-ybrid	dW
-yburn	bHh]
-ycare	sS
-ycles	bTfT
-yd$	jJpZrJ
-ydney	cV
-ye$	bSiS
-yecto	eS
-yed	e\\
-yee	aShT
-yenne	sH
-yente	kW
-yer's	kU
-yeres	aDb[cS
-yerne	cV
-yes	bScZ
-yez	iIlIrZ
-yfair	cV
-yland	cUmW
-ylaxe	iZ
-yle	cVkYlJpR
-yling	iSjU
-ylist	bUgFi[
-ylvie	mT
-ym$	jTpHr[
-yme	cUrS
-ymena	cUnW
-yment	gWhHiS
-yn$	cYtG
-ynamo	jTkV
-yne	hHnX
-yo$	cVoR
-yonne	aGcX
-yor	aU
-yores	aHbT
-yos	iUoS
-youts	bIcHiSjV
-ypage	iV
-ype	bSeZgW
-yping	jV
-ypist	a[cGgIhGiFjSkInItI
-yr$	aIcXmU
-yra	qW
-yregg	cS
-yriba	cFjT
-yse	hUi[
-yself	mSqSrV
-ysics	jS
-ysios	mZ
-ysmex	jVkU
-yst	aWk[
-ystem	jS
-ystes	mZ
-yte	b]iJlI
-ytech	jS
-yth	cTtW
-ythme	jWsR
-ython	kU
-ytime	oZ
-yudas	iW
-yunos	hV
-ywood	cUjX
-z-mai	fTiT
-z.arb	jV
-z.pad	jW
-za$	mR
-zable	f\\
-zadas	hSiXsY
-zador	aCbJj_
-zados	fGhXmZ
-zag	jW
-zahlt	gUhV
-zaine	eJfVhV
-zan	c_iF
-zance	cX
-zante	fZ
-zar	ja
-zards	kYlI
-zas	bTiT
-zberg	cWdJ
-zburg	c[
-zca	r[
-ze$	cT
-zed	bYiRpG
-zehoe	cS
-zei	fWqV
-zeige	rUt^
-zel	m?t\`
-zelle	bDc[iHjZ
-zen	iS
-zende	pJqTtZ
-zepte	i[
-zer	aR
-zerin	aScIkDmBs]
-zerte	bZgHj\\
-zes	bJq[tU
-zeuge	hGi\\
-zfrau	bT
-zgado	iS
-zgo	i_sI
-zguss	aRb[cIiIkG
-ziale	kG
-ziell	aSq_
-zieme	gThS
-ziers	aJcWiW
-ziert	b[hZ
-zig	gX
-zigen	bVeH
-zin	aTc[
-zlich	lRrStX
-zo$	kToR
-zofen	iS
-zon	bSc\\
-zos	iTtV
-zsche	c\\
-zt$	jXkZ
-zte	bS
-zubis	iSmV
-zuelo	cU
-zug	iS
-zugen	jS
-zugig	b_cHfDhG
-zwart	actG
-zword	rX
-zy$	dHfZhIiTjCmHoF
-zyk	qS
-zzero	cS
-zzles	aYbJjHpV
-ße$	cWtS
-ßen	jS
-ßer	a\\
-ßes	bVhT
-ßig	f_hTjG
-ßlich	rR
-ßraum	aJbFcVnU
-ßsaal	aFqTtV
-ßt$	iJjCkXtT
/ (	bHhDqas\`
/ 0	fX
/ 000	hIiTj\\
/ 0000	j\`
/ 2000	bFdIeZgGiUpU
/ 900	aFcXgJhE
/ a	a_
/ air	aFbVhHiW
/ an	bTi[nR
/ ano	bJhVjIn[
/ at	cXdFhHiHlGnW
/ b	fR
/ bsc	j[
/ c	fRmR
/ cam	aTjR
/ cs	a]jG
/ d	aZrT
/ day	eIgX
/ de	dZ
/ dental	hZpJ
/ dia	iY
/ dogs	bHi]jH
/ e	fUmR
/ eclipse	kY
/ elders	hXmH
/ elle	mYqJ
/ ems	c[
/ ere	a\\pI
/ euse	iR
/ excel	dEjT
/ f	aX
/ frau	aY
/ fri	dRmX
/ funerals	gX
/ g	bTjW
/ gold	j[kG
/ grafana	jT
/ h	fIgg
/ home	aIc]dIgFhI
/ hora	eR
/ hr	g^
/ iii	bYiTjG
/ in	ad
/ j	gZ
/ jahr	bZhViF
/ jour	b\\iT
/ klinik	hFi]
/ km	f>gRn[
/ l	hV
/ laser	iV
/ location	aWiF
/ m	gZhUiE
/ m.a	iIjZ
/ m.sc	jS
/ makaton	iV
/ materials	jX
/ me	cWiGpV
/ mes	bGhWiT
/ mile	gShViH
/ mileage	dFfJgEhYiCjYnD
/ min	g[jS
/ mixed	iFjZ
/ mo	h^
/ mois	hIiSnT
/ monat	fV
/ month	dVfWhS
/ ms	cRjYmH
/ mt	aW
/ mth	bWnT
/ n	fS
/ nacht	bIfTgGhU
/ night	gS
/ nights	fXjI
/ nl	dSiS
/ no	bFiZ
/ noche	fU
/ notes	fIj[
/ ny	bWc>dZ
/ o	a_
/ or	abiEjC
/ os	aSiT
/ otis	bUjI
/ out	hWiW
/ p	iZ
/ pa	j^
/ packer	aS
/ passar	iT
/ pr	e]
/ private	bW
/ programmer	aZ
/ r	aWiS
/ s	aDc_iIkFtD
/ sa	pU
/ sat	iV
/ sc	eTjUkI
/ schindler	kU
/ sem	bHi]
/ semaine	e[hGiD
/ semana	e[iF
/ senior	aS
/ session	g\\
/ shift	gViJ
/ spat	fT
/ sr	a[
/ std	gZiU
/ t	bFeWfTgTmJ
/ tag	h[iS
/ tarde	fT
/ team	jV
/ techniker	j\`
/ th	fTpW
/ the	iYjIlS
/ time	fVgR
/ trice	aY
/ tues	dV
/ u	aUfIgZhI
/ uni	bHi[
/ ups	gX
/ uv	eIiWjS
/ vestas	bU
/ w	aW
/ water	jRlI
/ wed	dW
/ week	dZfB
/ wk	iV
/ wo	fYnV
/ woche	fWgSiV
/ woman	aYsG
/ x	aV
/ year	bUhXnF
/ yr	bZgAhVnZ
/ £	s_
/$	iT
0 "	gCs\\
0 $	gV
0 %	g_hV
0 &	fRjVoHpZ
0 (	aW
0 +	jV
0 /	dS
0 00	fX
0 000	gX
0 0000	jSp]
0 2000	ecfB
0 90	gVhW
0 900	bSg[
0 920	g\\
0 950	gW
0 980	gW
0 990	eGg]iEpH
0 :	f^
0 a	f]gS
0 abende	fS
0 achs	i\\
0 admins	mX
0 after	gS
0 agents	iHjEm\\pG
0 al	cJiGjTp\\
0 alt	fR
0 am	fZiT
0 an	jXlS
0 analistas	mU
0 and	fS
0 angestellte	bRiU
0 ano	eUjU
0 anos	iSjV
0 ans	eUjW
0 apprentis	mY
0 april	og
0 arrets	fIpVqU
0 assistants	mX
0 associes	aHbWfS
0 at	fVgGjU
0 au	bDe^fBiVoC
0 au-dessus	h]
0 auch	fWgF
0 august	o]
0 auxiliares	mT
0 avril	p]
0 axes	aTkW
0 axis	aVbI
0 ayudantes	aT
0 azubi	mV
0 b	e^gSjJ
0 back	fUjHmZpH
0 banque	jR
0 bed	bThZ
0 benches	bZ
0 betten	iGm\\
0 bis	eU
0 bn	b^gDjG
0 bonus	dFgIjEk[
0 branches	aFb\\iJ
0 bruto	fIg]
0 bucks	gX
0 but	mDq_
0 by	fTqT
0 c	eXiU
0 cabines	bV
0 call	f]
0 call-out	f[
0 callout	f[gI
0 cats	bY
0 chairs	bTcV
0 chefs	m\\
0 classes	bWj\\
0 clerks	mX
0 clients	bHi[
0 clinics	bGcZ
0 clinique	aIbVcIfIjT
0 clochers	bW
0 collections	bYiGjWkH
0 collegues	mW
0 commis	aEfDm\\sI
0 communes	bV
0 como	bViJ
0 compagnons	bW
0 con	aJfViS
0 corridor	bGcXjDnT
0 counters	bXiEmV
0 crews	bTfZtF
0 d	fXiVkS
0 daheim	cIdSfYhHnHpI
0 day	d\\fW
0 days	aSdZfV
0 de	oT
0 dec	hJiIoVpY
0 del	gR
0 des	hZiWjF
0 devs	m_
0 dia	fZ
0 dias	d]
0 drivers	gHhIjIm_pE
0 e	cTg=hVjU
0 en	bUmV
0 engineers	rR
0 english	gFj^rH
0 equipes	fViT
0 er	o[
0 er-team	nW
0 ere	bGjYkI
0 et	fXpX
0 etoile	bW
0 etp	e[fU
0 euro	gHh\\
0 evenings	f[
0 examen	iHjY
0 f	aReRjT
0 farm	eHiVjY
0 fauteuils	bX
0 fe	bY
0 feb	o[pRqR
0 februar	pU
0 fifo	f\\
0 filialen	bW
0 first	hXjBkW
0 flexi	fS
0 floor	mU
0 floors	bXiJ
0 fois	cDiGjGn\\
0 food	j[
0 for	iS
0 frei	f\\hC
0 freie	fRgFhV
0 fri	fT
0 from	f\`iEmHpE
0 fte	bHe\\fU
0 full	bVeTfCiHmW
0 fur	kX
0 g	aTjV
0 gabinetes	bU
0 gc	aViH
0 gruppen	bY
0 gym	bVfIhGjZ
0 h	fY
0 ha	bc
0 heavy	jU
0 heures	fIiU
0 home	f^hE
0 hopitaux	bU
0 horas	fXnVpU
0 hotels	b]
0 hours	fX
0 hr	fb
0 hrs	fX
0 in	dTfWmR
0 incl	fY
0 ingles	jX
0 interviews	pY
0 is	qY
0 ish	f\\gRiBoI
0 j	d\\hUjV
0 jahre	eVjX
0 jahren	fImZ
0 jan	o]pS
0 januar	eIfEoWqU
0 january	oU
0 janvier	eWfJpU
0 jour	d\\
0 jours	fUhT
0 juillet	eX
0 june	iEo\`pW
0 juni	oYpX
0 jusqu'a	hHiGn[
0 k	fIgThU
0 kinder	bY
0 kines	b\\mG
0 klasse	h]jCnH
0 km	bdcFiIjWnI
0 kv	jY
0 l	f?geh[jC
0 lab	iHmZ
0 labs	bY
0 laden	bV
0 lakh	gVh[iG
0 lead	aFmY
0 leute	a\\tJ
0 lifts	fGgJ
0 lines	b[iCmJpR
0 linien	b[
0 liquido	fIg[
0 liquidos	gU
0 long	f_
0 lots	iZ
0 lpa	fEg[qS
0 m	bbfCgX
0 m-f	cVkFsJ
0 machines	b\\iIkG
0 mai	o\\
0 man	iVjFmW
0 mann	bSfYgIjImF
0 mar	fHiCo\`
0 marcas	jUqS
0 march	bGp\`
0 marques	bT
0 mars	eIp\\
0 math	aTgT
0 may	gFoZ
0 mb	jGpV
0 md	bYgH
0 medical	j[
0 mejor	kR
0 meses	e\\
0 mil	bWgV
0 million	bY
0 millones	bTfHgU
0 min	p]
0 minimo	jUkG
0 minimum	jY
0 mins	pXsU
0 mio	bVfIiX
0 missions	fFiY
0 mit	fXiT
0 mm	g\\iV
0 mo	ef
0 mobile	bIm]
0 modell	fT
0 mois	eZgS
0 mon	e\\
0 monat	d[fFgJhS
0 monate	jJlY
0 month	eYgY
0 months	eT
0 mornings	aHfX
0 mos	lY
0 mrd	b[pJ
0 mt	b_fFiSjIlV
0 mth	eZfHoT
0 mw	bZ
0 n	fY
0 nachte	nU
0 nd	nS
0 night	fT
0 nights	fUn_
0 no	aWeT
0 nom	j\`
0 not	jHkEl\\
0 nov	o[
0 november	fDiFoUp\\
0 novembre	fAo\\
0 nr	cIg]pJqA
0 nuits	fVnT
0 nurses	mZ
0 o	aIfZ
0 oct	iDo[qU
0 oder	jUkErZ
0 of	aUf]oDsH
0 off	f[
0 office	d^
0 ok	fIhGj]
0 oktober	iFo\\
0 on	fZ
0 one	aVbGjH
0 or	eSkR
0 other	mW
0 ou	cHiGjYnG
0 out	dehG
0 ouvriers	aTmS
0 over	bIcJf]hJiIjHmG
0 p	fXjEpT
0 pacientes	iY
0 page	pZ
0 pages	pV
0 palos	bU
0 par	fXiVmD
0 partners	bW
0 pas	aIsT
0 pat	i\\
0 pauses	fZ
0 people	bVq[
0 per	gWhJmS
0 perm	aTeTmU
0 permanent	eIm]
0 permanents	mW
0 pers	bEhEm\`
0 personnes	bViImW
0 pg	pT
0 pl	c[tH
0 places	l\\
0 planners	m\\
0 plants	aBbZ
0 plus	mU
0 pm	fZpY
0 pm-midnight	fX
0 points	aFdIgJjakJmG
0 por	bFgFiX
0 posts	o[pG
0 pour	gYqD
0 pqe	j[
0 pt	rR
0 pts	jRtI
0 r	gW
0 rd	fVgShJ
0 re	iZqU
0 reading	kJrV
0 recycle	jS
0 refs	iIp[
0 rest	f\\
0 rn	aIbIm[qT
0 rooms	b[iI
0 rota	fYhSiI
0 rotation	fSsU
0 rotational	aViI
0 runden	pV
0 s	bYiYk\\
0 salaries	gV
0 salary	iImHpX
0 sale	b_
0 salidas	iWnT
0 salles	aJbZ
0 sat	fT
0 schicht	fR
0 school	bYjI
0 scientists	iUmV
0 seasons	jR
0 sem	eThW
0 semaine	iHjXlInZ
0 semanas	fTlUoW
0 sept	eVo_
0 september	o[
0 services	bU
0 sessions	hWkJnX
0 shape	kV
0 shift	fbgBjDmH
0 shifts	mRsU
0 shows	fY
0 si	fTlJqT
0 sin	hEj[
0 sites	bTcUnJ
0 so	gTtR
0 st	cIfToY
0 staatsexamen	gX
0 staff	bSmV
0 stage	cJiX
0 standby	fSsS
0 star	b]nJ
0 std	aYgG
0 stern	bZ
0 sterne	bV
0 stunden	aSfT
0 sucursales	bT
0 sundays	f<g\\hXjI
0 sur	gS
0 t	dYfIib
0 ta	jU
0 tag	dc
0 tage	dWfY
0 tage-wo	fU
0 tage-woche	hS
0 tardes	f[
0 tech	aCmZ
0 techniciens	mW
0 techs	bUmY
0 tecnicos	mXnJ
0 term	fSsR
0 th	pR
0 theatres	cT
0 til	fU
0 till	f]
0 times	fEn\\
0 to	fV
0 trainees	kJmZpH
0 trips	eWf@gVhEiGnY
0 turno	a[bImG
0 tv-l	eHjS
0 two	eZgIjCpI
0 uhr	fW
0 und	f\`
0 under	mY
0 until	gFq\\
0 up	fRg?iYmWnH
0 useful	kV
0 v	iVjUkG
0 van	bR
0 vendeurs	m]
0 vintages	jWsS
0 vols	bWfIiHmV
0 vormittage	f[iI
0 vza	eUfR
0 w	f]
0 we	fY
0 week	fW
0 week-end	fW
0 week-ends	fS
0 weekend	fZ
0 weeks	hXjGlRnZ
0 with	f[jR
0 within	fS
0 wk	fUgX
0 wknd	gYiG
0 wks	fY
0 wo	hTiU
0 woche	fYnH
0 x	fXhTnX
0 xx	gW
0 y	gVjY
0 year	eRiBj^
0 years	fHj_
0 yr	e[ja
0 yrs	ja
0 zi	hT
0 zu	dIf[
0 £	g[
0 €	h^
00 "	iWmIpHrZ
00 $	gW
00 %	gT
00 &	f]
00 (	eSpV
00 +	gWjU
00 /	gS
00 0	fY
00 00	gS
00 000	gZ
00 0000	pf
00 2000	e[fJgC
00 90	gY
00 900	gXhU
00 904	gS
00 91	gWhIpU
00 912	gX
00 92	gS
00 93	aJcJdJfCgXhViAjHkFlImJnJrJsJtJ
00 95	g^qT
00 96	gZ
00 960	gR
00 97	gWiI
00 98	gVpU
00 :	f[hR
00 a	fWgS
00 ab	fEg[
00 abs	jR
00 after	gbjF
00 agences	bV
00 agentes	aSmT
00 agents	aHbZiGmX
00 al	fJo[
00 alternate	fYgH
00 am	fZgVhF
00 an	gT
00 analystes	mZ
00 and	fYsR
00 anos	bVs_
00 ans	iTmSsg
00 aout	kDo\`
00 apr	fIo]
00 april	p^
00 as	sY
00 at	fT
00 attorneys	bWiI
00 auch	hW
00 aufwarts	bZsI
00 aug	eSoW
00 august	eV
00 avril	oSpV
00 b	aSgZ
00 base	cHgW
00 basic	fTgTjHkIlJ
00 bed	b_
00 beds	b]
00 berceaux	bV
00 beschaftigte	mW
00 beschaftigten	iJmX
00 betten	bTcFiW
00 bewohner	bYfIiXjG
00 bis	gSsS
00 bitte	qR
00 boxen	iY
00 boxes	aIbY
00 boys	hIiW
00 but	q\\
00 by	cXgU
00 c	fRgSiIjZ
00 camas	cU
00 camiones	i[
00 canales	iV
00 carers	iV
00 cars	i]
00 cet	pV
00 chairs	bScSiF
00 chambres	bV
00 children	b[iF
00 cinco	iVkH
00 clientes	i]
00 collaborateurs	bX
00 collegues	bVmT
00 communes	bS
00 compagnons	mX
00 company	bFgEnZ
00 con	fa
00 conges	hY
00 consultants	b[
00 countries	b^iE
00 country	bXcDgR
00 couverts	bY
00 covers	iS
00 cows	bRiY
00 cp	h^
00 crew	bZ
00 cubiertos	bY
00 d	f@hfiX
00 dates	b[iD
00 days	h\\nW
00 de	p[
00 deaf	b]
00 dec	oZ
00 decembre	iEjYpS
00 der	s]
00 dials	gIi\\
00 diarios	g\`n@
00 dias	eUh]
00 die	gYqU
00 drivers	aDi\`
00 e	cSg\\jS
00 each	g[
00 ehrenamtliche	bHmYpI
00 el	fIg]iDkJnW
00 empleados	b[
00 en	bVfYm[
00 ene	oX
00 enero	oUpX
00 enfants	iVmH
00 equipes	b^iJmJ
00 er	bVfWiI
00 era	hS
00 et	jSpTsS
00 etp	bXjGmX
00 euro	gY
00 eus	eX
00 families	bY
00 feb	fGp\`
00 februar	pW
00 february	f\\oE
00 fevrier	oSpS
00 filialen	bX
00 first	q]
00 fix	g]iJ
00 flat	gZiH
00 flats	iY
00 flexi	fZ
00 for	hEiHjVqTrS
00 gars	b\\sH
00 gehalt	gU
00 gehalter	sT
00 gemeinden	bVcGiJ
00 guides	aAeIiHm^
00 h	fd
00 h-dienste	fU
00 ha	aSbY
00 hauptamtliche	bZcI
00 hauser	iV
00 heads	bZ
00 heures	f]
00 hl	iZ
00 holidays	hX
00 home	dZfT
00 horas	eRfUiV
00 hourly	eEgXhU
00 hours	f[
00 hr	fYgV
00 hrs	f]
00 hs	f]iH
00 im	f_gFh@iGnH
00 in	gVjGmSrR
00 intervenants	bS
00 ish	gZ
00 j	bGmSoW
00 jahre	b[eGjGpIsZ
00 jahren	b\`cHiI
00 jan	oWpW
00 january	f[oE
00 janvier	pU
00 je	gd
00 jours	cFhX
00 juin	oXpS
00 juli	o[
00 july	gJiHpY
00 june	oTp]
00 juni	pT
00 k	gS
00 keine	s\\
00 kg	hWj\\
00 kids	bVcHfHhGiYmSnF
00 kilo	kFs\\
00 kinder	sV
00 kindern	iY
00 km	cY
00 kolleginnen	mT
00 kopfe	bYmX
00 kuhe	bViXtI
00 kv	a[
00 l	g\\hWjH
00 la	g_
00 languages	b]iJ
00 late	gV
00 lb	jX
00 leave	fIh[iI
00 leute	bZmS
00 lines	bSr\\
00 lits	bY
00 lkw	bY
00 lpa	fIg^iI
00 m	bXiT
00 ma	b^
00 machines	i^kI
00 mai	oIp\`
00 mal	fFg\`iJ
00 maquinas	iS
00 march	fHoZ
00 mars	eZo@p\\
00 marz	fHo\\
00 max	bFiV
00 may	e\\fG
00 mb	dTpT
00 members	iHjY
00 mesas	iX
00 meses	eUjY
00 mi	aHbJcXn[
00 mil	bTiS
00 miles	bZiG
00 millones	bT
00 min	fSiWpX
00 min-takt	fXhH
00 mineurs	bHi[
00 mins	iSjUnS
00 minute	fTiHpU
00 minutes	nVpX
00 minutos	iSmHpV
00 mio	bTjU
00 mit	bVgWjJqS
00 mitarbeitende	m[
00 mm	iVjI
00 mo	e^pJ
00 mois	ebgX
00 mon	e\\fJpH
00 monate	e\\iGjX
00 month	e_iF
00 months	oS
00 mots	jY
00 mth	e]jR
00 mths	eXgSjW
00 mw	b]
00 nach	gd
00 nachte	nU
00 nations	bV
00 nd	p[
00 net	aJ
00 night	aUeHmIoS
00 nights	fWgXiJpJ
00 ninos	i_
00 no	sa
00 noon	iXpR
00 nos	a\\
00 nov	oS
00 november	pV
00 nurses	jJm[
00 o	fa
00 oct	gHoXpX
00 octobre	oS
00 oder	fTjR
00 of	b_
00 off	f^hF
00 oficinas	bY
00 oktober	oS
00 on	fUgV
00 open	gEi^
00 operadores	mY
00 operarios	bV
00 or	sS
00 ote	gS
00 over	fFgSiDm]
00 p	bSgV
00 pagas	gX
00 paises	bT
00 par	gXiX
00 para	fFs_
00 partners	bS
00 patch	aHn]
00 pays	b_
00 pens	bUiW
00 people	bc
00 per	ge
00 percent	gHiX
00 periodes	fZ
00 permanents	bZ
00 pero	gHq]
00 pers	b]
00 person	bY
00 personas	b[
00 personen	b\\
00 personnes	bS
00 ph	gW
00 phone	fGhS
00 pickers	iFm]
00 place	bX
00 platze	b[
00 plus	gRsS
00 pm	fV
00 points	bGgSiZjGkJ
00 por	g\\kTmTrH
00 postes	aS
00 ppl	b^
00 presses	qU
00 pro	g[
00 prozent	fUgU
00 pto	h]
00 puis	fYgS
00 que	fIrTsW
00 residents	b[
00 rising	hW
00 rolling	f[
00 room	aFb_
00 rooms	bYiT
00 rtt	fUhS
00 s	fZ
00 salaries	bW
00 school	aHbHiX
00 seats	aXbThV
00 sec	p[
00 sechs	h\\
00 semanales	f]
00 semanas	bIe\\f@hEiGlEmGnIoV
00 sept	e_
00 september	pY
00 septembre	oT
00 sets	iU
00 setters	aImU
00 shift	fW
00 si	oFq[
00 signed	fFg^qB
00 sin	sX
00 sitzplatze	bV
00 six	iR
00 so	hHqSsT
00 societaires	bV
00 split	fAg\`hE
00 st	cHoWpS
00 staff	bZmU
00 start	fY
00 starts	bJi]jI
00 std	eVfZ
00 strong	bWsS
00 stuck	aWbIiT
00 stunden	eTfU
00 sueldos	gT
00 t	bX
00 tage	hZnS
00 techs	bVmY
00 tecnicos	b[mEpJ
00 term	aHfR
00 teur	gX
00 th	oS
00 tiendas	bU
00 titles	bW
00 to	fRgZ
00 tonner	iS
00 trucks	bXiI
00 tsd	fHgai@
00 tv-l	gX
00 two	sS
00 uhr	fXpR
00 und	sX
00 units	cXjJ
00 urlaubstage	fDh]
00 v	jSkV
00 vehicules	bXiT
00 viernes	fT
00 vigente	aIcIjV
00 volunteers	bSmV
00 w	dIeFfagI
00 wahlbar	fYhH
00 we	bRgHhR
00 weddings	b\\
00 weekdays	bR
00 weeks	e_hTjR
00 wegen	jXlU
00 with	sV
00 wk	hElY
00 wks	eUlT
00 wochen	fFl[qU
00 wochenstunden	f[
00 wpm	gHhGj_
00 wte	m\\pI
00 x	fl
00 y	fV
00 year-old	bIiX
00 year-olds	lJpW
00 years	b]qX
00 yr	bGf>i_jV
00 yrs	bYgTmR
00 zimmer	aHb^
00 zweimal	fU
00 £	gT
00$	fUgV
000 %	aZbBe[fegG
000 (	gWhT
000 +	g]
000 /	gZjR
000 0	gY
000 00	gSp_
000 000	gWpb
000 0000	pd
000 920	iH
000 a	g]
000 abonnes	bW
000 abrechnungen	iU
000 acres	b[
000 actes	bWgFiYjI
000 adherents	aI
000 affilies	bV
000 agents	b]
000 al	bJgY
000 all	bGdGg\`pB
000 alumnos	aHb]
000 and	sY
000 at	g[
000 auf	bHg^
000 b	hajGpG
000 base	g\\
000 basic	gW
000 basico	gU
000 basis	eUgS
000 bed	sS
000 beschaftigte	b\\
000 betten	bWeH
000 billable	f[gG
000 birds	b_
000 bis	gd
000 brut	gY
000 bruto	hS
000 bruts	gV
000 bulletins	iS
000 cad	gX
000 camas	bU
000 cameras	bVgH
000 cars	ba
000 cases	bGjY
000 children	aIbU
000 clientes	gGiW
000 clients	bUcJiU
000 colonies	bU
000 con	g^
000 couverts	iV
000 covers	bS
000 cubiertos	sR
000 customers	bY
000 d	jU
000 daily	bBgaiFjHkI
000 day	gThS
000 de	gWqY
000 diarios	g^
000 dkk	gZhD
000 dossiers	iR
000 drops	bGgHiTjW
000 each	gV
000 einheiten	bT
000 einstieg	gS
000 einwohnern	bR
000 el	gT
000 eleves	bY
000 employees	mW
000 en	gVjVqY
000 essen	bXgWhA
000 estudiantes	aHb^cJ
000 et	gHhIib
000 euro	eUiJ
000 euros	gY
000 ew	aGb[
000 ex	bZ
000 families	bZiH
000 farms	iY
000 fcfa	g[
000 fiches	bSgGiS
000 fijo	g^
000 fijos	gWsI
000 fix	gXjI
000 fixe	g\\
000 flat	fDgZ
000 flats	bYiJ
000 for	hXqY
000 fte	bY
000 funerals	bX
000 fur	g^
000 gaste	bX
000 geburten	b[
000 gross	eI
000 h	bIf\\j[
000 ha	cUgGiW
000 habitaciones	qS
000 habitants	b\\gI
000 hc	bZ
000 head	aDb^gIjJmD
000 horas	gFiHj^l]
000 households	bV
000 hrs	bDfEhWiJjZ
000 im	g\`
000 in	gT
000 inkl	hT
000 ish	kX
000 je	fDg^
000 jornal	gY
000 jours	e[fHhE
000 k	hU
000 kalt	bEhZmHpH
000 keys	bY
000 kg	iUjT
000 kids	bU
000 kinder	b[gGiI
000 km	nZ
000 kr	gZhR
000 l	b_fIgAhEiT
000 la	ga
000 leute	bTiU
000 libres	aUfHgY
000 limpios	g\\
000 liquido	jIsT
000 liquidos	aIgV
000 litros	bYgA
000 logements	aJbTiV
000 lots	bJiY
000 m	b]cSgGjV
000 ma	b]
000 members	bY
000 membres	bXgI
000 mensuales	eIhT
000 metros	bAhTjW
000 mi	bDcZhZoI
000 mil	gY
000 miles	nZ
000 minimum	eIgUjHpT
000 mitarbeitende	bV
000 mitglieder	b[
000 mitgliedsbetriebe	bX
000 mm	gHiT
000 msnm	bJc^gI
000 mtl	gd
000 mw	bSiVjF
000 net	gW
000 netos	eSgZ
000 nets	g\\
000 netto	g[
000 no	gXhGjI
000 o	jY
000 on	bXgU
000 or	g]h>
000 p	bZ
000 pa	g[
000 palabras	bJrV
000 pallet	aIb]iGmG
000 par	gSqU
000 patientinnen	b[
000 people	b\\
000 per	fDgZhViI
000 pers	aIbY
000 personas	aHbb
000 personnes	bZ
000 pizzen	iT
000 places	bU
000 planilla	gW
000 platze	i[
000 plus	g]
000 pm	g\\
000 por	g_
000 ppl	bWgI
000 pro	gRiR
000 pts	bWgGiTjJ
000 pupils	bU
000 qm	gFi^
000 s	aIb]fIiV
000 salaries	bZ
000 schuler	bTcUgH
000 season	gX
000 seat	bZ
000 seats	b\`gFmH
000 selon	gT
000 semanales	aSg]
000 skus	bWeH
000 slots	b^gG
000 socios	bcgJ
000 soles	g\\
000 staff	bWiT
000 students	bZiD
000 stunden	fFj\`
000 stunden-kurs	bHjZ
000 t	bZ
000 tcd	bXgI
000 to	bGgSiT
000 tonnes	bS
000 tout	bIgY
000 und	gU
000 units	bZ
000 usagers	bYgI
000 usd	gX
000 user	hGiX
000 vacas	bWiT
000 visiteurs	bWgH
000 weekly	fGgX
000 with	rS
000 wk	fEgThSiT
000 word	p\\
000 words	jVp]rT
000 worter	iRrS
000 x	ga
000 y	gU
000 zl	gThW
000 £	eG
000 €	hS
000$	g\`hR
0000 (	mJ
0000 +	gW
0000 /	dFiXjXpE
0000 0	jV
0000 00	p^
0000 000	pb
0000 0000	fTgTpa
0000 2000	iX
0000 a	g\\pJ
0000 bis	gYiX
0000 brut	gY
0000 entre	pW
0000 im	fJgWiGnJ
0000 net	g[hHiJlR
0000 or	eGf\\jE
0000 s	gIiajD
0000 und	bZ
00000	p]
00000 000	pa
00000 lead	kWmE
00000$	jR
00000-	pS
000000	pS
000000$	aS
2000	bS
2000 (	aJeVhU
2000 /	fHgGkWlHpa
2000 0	bGe[iIjHoD
2000 00	bWjU
2000 and	qS
2000 in	b_cD
2000$	bW
90 %	e_gBhUiJjG
90 /	gU
90 00	gZ
90 000	fUiTmR
90 an	fIsT
90 couverts	cS
90 days	fHqS
90 dias	bIfGjYlGqT
90 k	iW
90 m	b:h^j]
90 min	bHf[jJpX
90 per	gYjE
90 plus	gWrR
90 s	j_pG
90$	gY
900	b[
900 +	bGgViFj[
900 /	g[hF
900 0	gT
900 000	gR
900 auf	bHfHg]
900 bikes	bUgJ
900 brut	gZ
900 hives	iR
900 invoices	iY
900 kg	iR
900 net	gT
900 netto	fJgZ
900 x	gTqT
900 €	gV
900$	gZhV
9001	jZ
904	gS
904$	fIgS
91	gSiSpW
91 000	pV
91$	iXpU
9100	b[
9100$	b]
911	gWiX
911$	aWgW
912	gX
916	pT
916$	gY
92	bTg[
92 %	fIg_hBjJ
92 000	gY
92 k	gSiI
92 m	bVhS
92$	g\\nG
920	gY
920$	gS
93	fCgShSiV
930	f?gejJ
94	b^fIiVjE
940	bVfFg_iHjCkG
941	iU
95	gX
95 000	gY
95 kg	jJs]
95 ma	b[
95 por	gW
95 €	gT
95$	fRjZqS
950	g^
950 semanal	jR
950$	ga
96	b\`iTjJ
96 %	bBfHgIibjJ
96 000	bUgR
96 k	gY
96$	gVqR
960	gR
960$	gW
9606	jY
963	gT
963$	hZ
968	p]
97	cGgWiYnX
97 %	h\\
97$	gEhJi_nH
98	aFgWpX
98 %	aHjV
98 000	g\\
98 k	g]
980	gc
980 000	gS
987	a^bHcJ
99	cDi[jSnW
99$	bHcEdIiJjXkInT
990	bFeIg[hIi[lEmHpI
999	gRi_
: "	mIq]sS
: $	rU
: 00	fZ
: 000	gZiXjI
: 95	gViIjFq[
: apply	hJlX
: c	kZ
: c'est	iU
: canteen	hU
: charla	iHpX
: cuidado	iZ
: degree	tV
: demande	jV
: dr	mZ
: drone	kV
: en	pS
: five	bWcI
: gulf	bCcWtU
: head	aS
: hospitation	pX
: hr	iEp\\tT
: in	ae
: innen	aXiW
: it	tY
: jefe	mX
: kein	lTr^
: la	bY
: licence	iIjW
: max	dYfGkDsY
: mi	aIbRtX
: miss	aCmVpY
: mme	mS
: n	oStS
: no	bSfTiAr\\
: non	l^
: none	lV
: nous	kV
: on	fVkVlRoJ
: one	pU
: phd	jW
: r	mFtT
: rehearsals	oU
: so	oXtX
: the	fDqW
: two	bVdFiJj^
: un	kStH
: we	lXqVtE
: we'd	iIrU
: we'll	hYiJlIpSqS
: wir	aVbT
: yes	tW
: zwei	hFnY
: £	eIfT
: €	dGgZiJnG
:$	tl
<apply	petS
<aside	qc
<company	b\`c\\
<contract	e]
<date	oS
<duty	i\`
<filler	abt]
<hours	fX
<mode	d^
<must	j]kT
<nice	kW
<notneeded	l[
<order	rc
<pay	g\\hS
<perk	h_
<place	cR
<team	m_
<title	aWbScW
<travel	n]
<unlawful	sb
<~contact	pV
<~contract	eS
<~deadline	cEeTfFgHoStR
<~education	lS
<~end	fX
<~experience	lT
<~hours	fS
<~language	kT
<~manager	mU
<~mode	dcfJ
<~pay	gU
<~place	cS
<~process	pS
<~start	oT
<~team	mS
<~title	a]
<~travel	bGhX
<~variable	hT
=/	g]jH
=0	fSpU
=00	eCgUo\\
=ab	o\`
=also	h_iFjF
=apply	p[
=asunto	jHt^
=aufgaben	iZ
=aux	kS
=beginn	fJgFo]
=benefits	hdiG
=betrieb	bb
=bieten	tX
=boss	cSfTmUoC
=candidature	q\\
=comp	fJgRhTkHrUsW
=contact	gIpc
=contract	o^
=contrato	bHeafIiJjF
=date	fBt\`
=dauer	e^fF
=du	tW
=el	iUjIrS
=essential	j^
=extra	fFh\\iFjJkV
=extras	gHhc
=for	fF
=from	tS
=fur	eT
=gehalt	g\\hHjI
=gern	cCdRhIiGjEk_lRnY
=gesucht	eX
=get	h_iFjF
=grade	a[gZjA
=have	tY
=hours	f_iF
=how	oIpb
=hr	kDtd
=i	iGj[
=jo	hS
=job	a_i]
=kontakt	pX
=kur	jFka
=kurz	iY
=lieu	ca
=lo	aZgShI
=location	c\`
=los	o[
=main	i\\
=muss	j_
=n	mU
=needs	jUkV
=nice	iHk_
=no	lY
=not	jClWqW
=note	pHq[rT
=objet	cGiHt\`
=ort	cX
=para	aIb]iDtT
=pay	gY
=perks	fEgEh\\
=place	cbiI
=plus	lV
=points	lWoJ
=position	adiH
=post	a\`bFfXiB
=process	fGp^
=product	b_gIiF
=puesto	abiJ
=purpose	ibjC
=que	iS
=rate	g\\tJ
=re	t\\
=reports	iEma
=required	jclJ
=requirements	iGj]
=role	a[bIiV
=rota	faiI
=salario	cGfEg\\
=salary	gV
=scope	c^eIrJ
=seat	kJqR
=site	c_dZi?jFlS
=start	fHiHkIoa
=subject	aGiGrTtY
=tasks	i\`
=team	aJm\\tV
=the	iI
=times	fY
=title	a]cJiF
=to	iHt[
=travel	dGeJiIlEnb
=tun	i]
=type	e_r_tF
=us	bh
=vertrag	eT
=voraussetzung	j_kG
=wage	eGg]kI
=wann	fZjHnItF
=was	aTiV
=what	i\`
=where	cdtB
=who	bbfI
=why	bSq]
=will	jGqFtX
=wir	hS
=wo	cV
=work	ie
=working	d]
=wunschenswert	jGk\\
=zeiten	f\\
>apply	pW
>aside	q^
>company	aXba
>contract	eX
>date	oS
>duty	ia
>filler	tb
>hours	fV
>mode	dW
>must	iRj^
>nice	j\\k\\
>notneeded	lW
>order	rZ
>pay	gU
>perk	gUh\`
>place	aVb[cR
>team	hVm]
>title	t_
>travel	n_
>unlawful	s[
>~contact	cHp\`
>~deadline	bHfBjImToUpU
>~education	iS
>~end	eSfZ
>~experience	eT
>~manager	fRm\\
>~place	cT
>~start	oR
>~team	bUiUjA
>~title	aU
>~travel	nA
>~variable	gU
?	lUtY
? ?	lHtY
? nein	sU
? no	cUeU
?$	lRtZ
@early	bS
@first	agtW
@late	p]
^	rRt\\
^ 	rRt\\
^$	g[
^$ 0	gThS
^$ 00	gX
^$ 000	gW
^$ 900	gS
^$ 92	gT
^%	aRfVgX
^&	jS
^(	qS
^( 0	cJdIfZgFiDnJqHtS
^( 00	bJcSjH
^( der	qZ
^( die	rT
^( el	aIqZ
^( no	pIsU
^( que	rTsW
^( un	sZ
^( we	hW
^+	gZ
^+ 	cGg[hIiAkTtU
^+ 0	hSmT
^+ 00	hT
^-'a	cZfW
^-'d	mR
^--c	g[
^--h	gZjH
^--k	g[
^--l	e[gUjI
^--v	bWgW
^-aa	jXkRtR
^-ab	aRiR
^-ac	bWcS
^-ae	i^jU
^-af	b^cIkU
^-ag	hV
^-ah	c\\gUjFkTtV
^-ai	c\\fJjU
^-aj	bIcDdIeIfIgThGiDjAkIlBmHnIoIp]qIrIsItI
^-ak	lYpH
^-am	cZiT
^-ao	aGbSgEhXiUjItZ
^-ap	jS
^-aq	cIiHjb
^-ar	iV
^-as	i[
^-au	cT
^-av	aXcIgT
^-aw	cTjX
^-ax	aHbRiT
^-ay	iU
^-az	ca
^-aß	iU
^-ba	c\\jUtS
^-bb	i^jB
^-be	iV
^-bi	nT
^-bj	tW
^-bl	bYiXjH
^-bs	hTtS
^-bt	qS
^-bu	aUcV
^-by	cXkU
^-ca	c[
^-cc	bHc\\iXj[
^-cd	a]bBcCdJeIgJiDmJnGoJqJrJsJtJ
^-cf	aDj^
^-ci	t\\
^-ck	iU
^-cl	fXgS
^-cp	j\\
^-cs	kX
^-cu	a[cRiR
^-cw	iJjZ
^-cy	iT
^-dd	fImIp[
^-dg	cTfJiJk[
^-dh	cUmI
^-di	fU
^-dl	iEj_sY
^-dm	bHcCfIi_jApXtJ
^-do	iS
^-dr	iSjV
^-ds	i\\
^-dt	bRcV
^-du	eWgJkU
^-dy	hYpF
^-ea	bUrU
^-eb	b\`fS
^-ef	mW
^-ei	bW
^-ej	h]iIpG
^-ek	bUiH
^-em	jU
^-en	iW
^-eo	ia
^-ep	hR
^-es	iX
^-eu	cTdUgSjBlZpI
^-ev	aFj\\mX
^-ew	cR
^-ex	jWkU
^-ez	r[
^-fa	jTmT
^-ff	hT
^-fi	hSi]jJoC
^-fm	cIjW
^-fo	kUpX
^-fr	eWfX
^-fs	i[
^-fy	iWjW
^-ga	hYiTkT
^-gb	aDr\`
^-ge	i\\
^-gg	aJiHjGk\\
^-gh	c\\
^-gi	cWjV
^-gl	aIcahJtJ
^-gn	iSkS
^-go	cS
^-gs	iS
^-gt	iHjS
^-gy	iYjS
^-ha	cX
^-hc	aFbHcCdIeIfIgFhDi>jTk^lHmHnIoIpIqIrIsItI
^-he	iV
^-hg	iEjd
^-hh	aJcIiCj\\qZ
^-hi	cUiW
^-hl	cYhRiDjT
^-hn	gWnR
^-hp	iIjXkT
^-hr	gStU
^-hu	fX
^-hy	aSiUkW
^-ib	hSj\\
^-ic	jS
^-ie	bR
^-if	cRgVhV
^-ig	fSjV
^-ih	bThU
^-ii	bWiDt[
^-ik	bVjX
^-im	cV
^-ip	iTjIlS
^-is	jR
^-iv	aRjVpU
^-ix	bBcUhTpJ
^-iz	cViXtU
^-iß	qUtV
^-ja	mS
^-je	i]jW
^-ji	iUk[pCrG
^-jo	gS
^-ka	cTjTnU
^-ke	hRiU
^-ki	bIc]iS
^-ko	aTbVcVgF
^-kp	ahbCcBiHjD
^-ks	hTiZ
^-kt	eS
^-ku	i_
^-ky	rW
^-la	cV
^-lb	bU
^-lc	a[kS
^-lf	hS
^-lg	gV
^-li	cSnW
^-lk	jV
^-lm	bXcSj]
^-ln	ca
^-lp	aIiUkHt[
^-lq	jbmI
^-ls	iT
^-lt	iW
^-lu	j\`
^-lz	cShYi[
^-ma	cSiT
^-mb	fIiWoX
^-mf	bIcJi_
^-mi	aJbHcVtS
^-mm	aR
^-mn	jZ
^-mo	gS
^-mp	iW
^-ms	i[
^-mt	kXpWrC
^-mu	gXiV
^-mx	cX
^-my	fEiSnUsR
^-na	cV
^-nf	mZ
^-ng	i[
^-nl	b^dGiBjBmI
^-nn	tS
^-no	cU
^-np	a[bTdIjE
^-nq	hTjV
^-ns	iX
^-nu	fHh\\iRrR
^-nx	j[
^-ny	cR
^-nz	iTjS
^-oa	bHn[
^-ob	eXiU
^-oc	aWcSiRjY
^-od	jT
^-oe	cVgW
^-of	bUcS
^-og	iUjY
^-oh	c]
^-oi	hInV
^-ol	iU
^-on	iS
^-oo	cZ
^-os	iZ
^-ot	cShV
^-ou	qZ
^-ov	cGeUfYpJ
^-ow	c]jS
^-ox	kSp[
^-oy	aHbEcZmSpJtW
^-oz	nZ
^-pa	hUiXjW
^-pc	a[gT
^-pd	j[
^-pe	iW
^-pf	aGgHjBkc
^-ph	bJcSfIiGjUk^lItH
^-pi	iUkY
^-pl	bWcBjW
^-pm	a\`cFiEjS
^-po	mW
^-pp	bThX
^-pr	pU
^-ps	iT
^-pt	mT
^-pu	bV
^-py	rS
^-qa	bIcaiCj\\
^-qb	kW
^-ql	iEjc
^-rb	aUbHhYiY
^-rc	iW
^-rd	cS
^-rf	cV
^-rg	cV
^-rh	c[iF
^-ri	iSjTtR
^-rk	iS
^-rl	aHcZjTkG
^-rn	cR
^-rp	iTj_
^-rr	qV
^-rs	iW
^-ru	bIcSe\\hV
^-rz	cVpJ
^-sc	iRj\\
^-se	iT
^-sf	hYjJkZ
^-si	bIh]tW
^-sk	i[
^-sl	a]bGjHtH
^-sm	lUsY
^-sp	bShW
^-sr	bEeJfGigjE
^-ss	iR
^-su	jSq[
^-sv	cGhVi@j[
^-sw	aIbIcEdIeIgIhIiDkIlImXnIoIpBqIrHsItH
^-sy	cTjYsT
^-sz	qS
^-tc	bYcEgVhHiHpH
^-th	cR
^-tl	n]
^-tp	jWkU
^-tr	aUbCcWgTiFjGpHtT
^-ts	iX
^-tt	iS
^-tu	cDgTjFm_tR
^-tv	fJg\\iXjHtG
^-ty	iS
^-tz	cV
^-ua	c_jS
^-ub	bXhRiW
^-uc	aUjW
^-ud	cY
^-uf	fRiT
^-ug	h\`
^-uh	fX
^-ui	i]
^-uj	bVdHeGfJgGhEiHk^lGmHnIoIpEqGrIsFtF
^-uk	jXqR
^-ul	gSjT
^-um	iR
^-un	bR
^-uo	eSiTjI
^-up	fUhW
^-ux	iS
^-uy	bGiWmT
^-uz	bEcefJgIhJiE
^-uß	t]
^-va	cVjW
^-vc	iZ
^-vi	a=bViYtT
^-vs	h^
^-vy	fTiSoI
^-wa	cShTj[
^-we	c[
^-wg	aSjT
^-wi	cJjYpU
^-wn	cS
^-wo	mU
^-wp	bRiJkV
^-ws	iYjW
^-xa	aJbHcGfEg_iFjC
^-xe	gY
^-xi	bSh^
^-xo	hXiEsS
^-xt	pTrUtS
^-xx	jT
^-xy	iXjT
^-ya	bRtW
^-ye	eX
^-yl	cU
^-ym	iW
^-yn	c]
^-yo	fViToR
^-yr	cS
^-ys	fV
^-ze	cViV
^-zi	jZtR
^-zo	eSoS
^-zt	hS
^-zu	jRqTrJ
^-zy	bIcYhViH
^-ße	cW
^/	iVtc
^/ 0	bIiFo_tB
^0	mS
^0 	aTcEgXjWmTtX
^0 %	g^
^0 +	j_
^0 /	f\`hHoT
^0 0	fj
^0 00	ffgRoS
^0 000	bWgc
^0 900	bVgd
^0 920	g]
^0 950	gY
^0 980	gZ
^0 :	fb
^0 a	fg
^0 abende	fU
^0 admins	mX
^0 am	f_pV
^0 an	j[
^0 analistas	mU
^0 angestellte	bTiW
^0 ano	jVlR
^0 anos	j]
^0 ans	eTj]
^0 apprentis	mV
^0 april	bIo_
^0 arrets	fHiIpTqV
^0 assistants	mW
^0 august	oV
^0 axis	aXbI
^0 b	aUeIqV
^0 back	bFdIfTgIiElJmWnIpGqGsI
^0 bed	bWh\\
^0 benches	bW
^0 bis	eZiIjGoD
^0 branches	bZ
^0 cabines	bV
^0 cats	bYjH
^0 chairs	cV
^0 chefs	mZ
^0 clerks	mW
^0 clinics	bIcXiF
^0 collections	bYiFjV
^0 collegues	mW
^0 counters	bViEmV
^0 crews	bVtI
^0 d	dTf_iX
^0 day	dWf[hT
^0 days	d[fe
^0 de	fToSp[
^0 dec	o\\
^0 dias	dSf^
^0 e	aUhSjUmIqXtC
^0 en	bFcEfIiIjRkEm]pI
^0 engineers	mW
^0 equipes	fT
^0 er	aSoXpV
^0 er-team	nW
^0 etoile	bX
^0 evenings	f_
^0 feb	dIoW
^0 filialen	bZ
^0 floors	bWiH
^0 frei	fW
^0 fte	a]bFcIeRfD
^0 full	bWeHfDiFmZ
^0 g	aTbGgJjZ
^0 gabinetes	bX
^0 gruppen	bZ
^0 h	fZ
^0 home	dXfWhF
^0 hopitaux	bT
^0 horas	fYnTpS
^0 hotels	b\\
^0 hr	cSfXiDjHmJrE
^0 hrs	fWpX
^0 in	d]iGmU
^0 j	dTfZ
^0 jahre	hViHj]
^0 jan	aJbHoVpS
^0 jour	d[
^0 jours	f[
^0 juni	oR
^0 k	bWhU
^0 kinder	iV
^0 kines	bZmG
^0 km	bUiJjVnH
^0 lab	iHm[
^0 labs	bV
^0 laden	bY
^0 leute	a[mZ
^0 linien	bY
^0 m	bSeSiCjGmJsX
^0 machines	b]iIkF
^0 mai	o^
^0 man	bUi[mC
^0 march	hIoV
^0 may	gFoY
^0 meses	e^
^0 min	cRpT
^0 mio	bUiApIqX
^0 mo	e\\
^0 mobile	bIm]
^0 mois	eVlV
^0 month	e[
^0 months	e\\
^0 mth	e[fHiGoU
^0 mths	eVoV
^0 nd	aXcHgV
^0 nights	bSfWiFnS
^0 nov	oW
^0 nuits	f\`
^0 of	fWmS
^0 off	f\`
^0 office	da
^0 oktober	oV
^0 on	f[mU
^0 or	dIeXfCkT
^0 other	iIjTmXpH
^0 ou	eJgUjU
^0 p	fY
^0 pacientes	iY
^0 page	pX
^0 partners	bX
^0 people	bUmIpJqV
^0 personnes	bTiJmTpI
^0 pm	f^pT
^0 pm-midnight	fX
^0 points	aCiCj_lJmD
^0 posts	iTo\\pG
^0 pqe	aCbGj\`
^0 pts	mStI
^0 refs	pX
^0 rooms	bY
^0 runden	pV
^0 s	aIb\\jFkE
^0 salaries	gV
^0 sale	b\\
^0 salidas	hJiWnT
^0 salles	bT
^0 sat	f_
^0 schicht	fY
^0 seasons	j^
^0 semaines	hbnT
^0 semanas	fVoV
^0 sept	jImGo[pF
^0 services	bX
^0 sessions	bTgIiTkEnH
^0 shape	kU
^0 shifts	fY
^0 shows	fZtI
^0 sites	bVcSiGnE
^0 st	aWcGf\\jT
^0 staatsexamen	jU
^0 staff	bSeSmT
^0 stage	cJiW
^0 star	bTqR
^0 stern	bY
^0 t	aJbFdWhIiZ
^0 tag	dWpI
^0 tage	fW
^0 tage-woche	f]
^0 tardes	f^
^0 techniciens	mW
^0 techs	mZ
^0 th	b[gShXiBmG
^0 theatres	b]cE
^0 till	f\\
^0 to	bIf\`gImT
^0 trips	eWgIhGiFnZ
^0 vendeurs	m]
^0 vintages	jY
^0 vols	bTmS
^0 vormittage	fZ
^0 week	fYhI
^0 week-ends	f[
^0 weeks	h_iHlSnT
^0 wk	fSiHo_
^0 wks	h\\lVoT
^0 wochen	hWjHlS
^0 x	dXfh
^0 y	bIeXjZ
^0 year	eSiBj_
^0 years	jX
^0 yr	eYjc
^0 yrs	eXjT
^0 €	gW
^00	bS
^00 	cJf\`gTmT
^00 $	gg
^00 %	fZgZ
^00 &	f\\
^00 +	hbiCj]mI
^00 /	d\`fagY
^00 0	fcgY
^00 00	fWgc
^00 000	bTg\`
^00 0000	pZ
^00 90	gj
^00 900	bGgf
^00 95	gb
^00 96	gY
^00 98	pU
^00 :	fYtT
^00 a	f[gY
^00 agentes	aSmT
^00 agents	bRm\\
^00 al	bIhWiUoJpU
^00 and	bTeJfIgWiBjWmV
^00 anos	b[iDjTsF
^00 ans	iHm]sU
^00 aout	kGo[
^00 apr	fHoY
^00 april	oSpV
^00 aug	o[
^00 august	eVfGiG
^00 avril	oX
^00 bed	bW
^00 beds	b[
^00 berceaux	bW
^00 beschaftigte	bUmS
^00 bis	eVfTgU
^00 boxes	iU
^00 boys	hGiW
^00 chairs	bTcSiF
^00 chambres	bX
^00 collaborateurs	bY
^00 collegues	bSmT
^00 communes	bU
^00 compagnons	bJmY
^00 conges	hW
^00 consultants	b[
^00 couverts	bY
^00 covers	iU
^00 cp	gGh^
^00 cubiertos	bX
^00 d	h\`
^00 days	hd
^00 de	cXeY
^00 deaf	b]
^00 dec	oZ
^00 decembre	oV
^00 dials	i[
^00 dias	hanV
^00 e	gg
^00 en	eFfSma
^00 equipes	b]fHhIiGkImHpI
^00 er	bXfSiG
^00 etp	aDbYeHmY
^00 euro	g^
^00 families	bZ
^00 feb	fDoSpT
^00 fevrier	oX
^00 filialen	bY
^00 flexi	fZ
^00 gars	bZsE
^00 h	f\\
^00 h-dienste	fV
^00 ha	aXbTiG
^00 hauptamtliche	bW
^00 hauser	iW
^00 heads	b[iG
^00 heures	fW
^00 hl	iT
^00 holidays	hX
^00 horas	fViT
^00 hours	eTfUgU
^00 hr	fggB
^00 hrs	f\`
^00 in	cFfSgIiUmWoJ
^00 ish	f[
^00 j	h[nY
^00 jan	oXpU
^00 jours	cCdTh]nS
^00 juin	o[
^00 june	eJp\\
^00 juni	fJoV
^00 k	bUgZ
^00 kg	jVsV
^00 kinder	iV
^00 km	i[
^00 kolleginnen	bJmV
^00 kopfe	bTmZ
^00 kuhe	bTiXtI
^00 l	bJfHg\\hRiIjHkI
^00 leute	mZ
^00 lines	bV
^00 lits	aTbS
^00 lkw	b\\
^00 m	bThT
^00 ma	bZ
^00 mai	oHpY
^00 mal	g]iI
^00 maquinas	iT
^00 members	b\\
^00 mesas	bTnI
^00 meses	j\\
^00 mi	iIn]
^00 mil	b[gR
^00 millones	gT
^00 min	fZjU
^00 min-takt	fX
^00 mio	iV
^00 mitarbeitende	mU
^00 mo	eYhIjWnG
^00 mois	bHeSg[hE
^00 monate	e[
^00 month	ebhIiD
^00 months	eYiBjYoW
^00 mth	e^
^00 mths	eSiDj]
^00 mw	bZtI
^00 ninos	i^
^00 nov	fHoW
^00 nurses	iFm[
^00 oct	iFp[
^00 octobre	fJoY
^00 oder	fWgWjE
^00 of	bXiJ
^00 on	bDfZiHmZ
^00 operadores	mY
^00 operarios	bT
^00 or	fVjVsS
^00 p	bWfUiB
^00 pays	b[
^00 people	b\\
^00 periodes	fZ
^00 pers	b[
^00 person	bV
^00 personas	bZ
^00 personen	bX
^00 personnes	mU
^00 pickers	m[
^00 place	b]
^00 platze	bV
^00 pm	fa
^00 por	bFfViCjHkIm[
^00 ppl	b[
^00 pto	h]
^00 room	bSmU
^00 rooms	bXhIiV
^00 rtt	h[
^00 s	fi
^00 salaries	bY
^00 semanales	f]
^00 september	fGpV
^00 setters	aHmU
^00 sitzplatze	bW
^00 societaires	bV
^00 staff	bVmX
^00 std	fc
^00 strong	bZsH
^00 stunden	f[
^00 t	bTgXiH
^00 tage	hZnT
^00 techs	bYpI
^00 tecnicos	bZmEnIpI
^00 th	aHfGgXjYoS
^00 titles	bW
^00 to	fVg\\sS
^00 trucks	bW
^00 uhr	pU
^00 units	cWiA
^00 urlaubstage	hU
^00 vehicules	bV
^00 volunteers	bSiT
^00 weddings	bY
^00 weeks	eafGhWiJjVoH
^00 wochen	bJfEiGlZqJ
^00 wochenstunden	f[
^00 wte	fHm[pI
^00 x	fh
^00 yrs	b\\iIjG
^00 zimmer	bV
^00 €	gb
^000	bc
^000 	aVcCgW
^000 $	bHfX
^000 %	b>d]eXfS
^000 (	bIgFhYjJkY
^000 +	bHgX
^000 /	bEgg
^000 0	b?gDiZjZpR
^000 00	bDfZgS
^000 000	gZ
^000 0000	p_
^000 a	bBcJg]iDjT
^000 abrechnungen	iV
^000 al	bBfWgTiD
^000 alumnos	bXiI
^000 b	hZjJ
^000 bed	bU
^000 brut	g]
^000 bulletins	iR
^000 clientes	bBcSiY
^000 clients	bGi\\
^000 einheiten	bT
^000 eleves	b^
^000 employees	mX
^000 farms	bJiX
^000 flats	aIb[
^000 fte	bZ
^000 h	bEeWf[
^000 ha	cZhJ
^000 habitaciones	oT
^000 hc	bZ
^000 heads	bDiY
^000 in	bZcG
^000 instruments	bX
^000 k	h_iU
^000 keys	bV
^000 kids	bW
^000 kinder	bS
^000 km	bTcYnJ
^000 leute	bY
^000 liquidos	gZ
^000 m	bGfDiTjX
^000 ma	bV
^000 members	bU
^000 mil	gY
^000 miles	iFnZ
^000 mw	bHiX
^000 on	bW
^000 pers	bS
^000 personas	bT
^000 pizzen	iV
^000 platze	bDi\\
^000 por	bDgUiV
^000 pts	iVjG
^000 pupils	bHiU
^000 salaries	bU
^000 socios	bS
^000 staff	iW
^000 stunden-kurs	bHjZ
^000 t	gZjU
^000 trabajadores	bT
^000 units	bT
^000 word	p\\
^000 words	kIp_
^000 €	b?g^hX
^0000	cReVgV
^0000 	bTcIe^jSpI
^0000 000	p[
^0000 0000	gY
^0000 bis	gYiW
^00000	cY
^00000 000	pS
^2000	bThXjJ
^2000 	aUbUcHhTpD
^90	b\`
^90 %	b?eXfT
^90 000	fWmT
^90 couverts	cU
^90 days	eYpI
^900	bViV
^900 hives	iR
^91	pT
^92	b[gTnY
^94	aIb_iC
^95	b\\g[jV
^95 000	gY
^95 k	gW
^95 ma	bZ
^950	bTg\\jI
^96	bZiX
^96 000	bWgT
^98	gW
^:	tS
^a 	eSiEjW
^a /	iU
^a 0	jU
^a 00	fSg\`jT
^a 000	jZ
^a bit	kY
^a bonus	gEj]kGtG
^a coruna	cW
^a day	dTiSpT
^a domicile	dTiV
^a l'aise	jX
^a la	gVqU
^a los	qR
^a month	gShIiHnX
^a plus	hV
^a ver	qStW
^a year	bHe^hIpH
^a-level	j_lC
^a-lizenz	kV
^a-lizenz 	kT
^aarhus	aJcZ
^ab	gUoa
^ab 0	fYgUoT
^ab 00	fWjUoH
^abacus	jU
^abap	aViJjS
^abap dev	aYjH
^abbey	bW
^abends	nV
^abends daheim	cHdGfRnS
^abendtermine	f\\
^aber	bJhSrVtS
^aber das	qW
^aberdeen	cT
^aberdeen 	cX
^aberystwyth	cV
^aberystwyth 	cT
^abgeschl	jT
^abgeschl ausb	jT
^abgeschlossene	jU
^abgeschlossene ausbildung	jU
^abidjan	aIcUnU
^abidjan 	nW
^able	jZ
^able to	j\\
^abnahmen	iX
^abogado	a\\
^abogado laboralista	sS
^abonnement	hbiI
^about 00	fSiU
^about 000	fIiS
^about the	tR
^above	kUm]pBtG
^abrechnung	iS
^abril	o\\pG
^abril 	o\\pG
^abrimos	bTjUtS
^abrir	i[
^abrir el	iT
^abschluss	cHiGj]
^absence	i[
^absence 	iX
^absolute	jY
^absolutely	jW
^abstenerse	iJs[
^abstimmung	iV
^abu	cZ
^abu dhabi	cZ
^ac	iY
^aca	jTlSmR
^aca 	aRjR
^academia	fJhZmS
^academia de	hHmWpH
^acams	iDk]
^acc	aTiGjY
^acc 	aTiIjV
^acca	iS
^access	hW
^accessibilite	bJiTkW
^accessibility	jT
^accommodation	h\\
^accommodation 	hV
^accompagnement	iZ
^accompagner	bI
^account	aW
^account executive	qI
^accounts	aZiG
^accounts assistant	qX
^accredited	bW
^accueil	ie
^accueil 	i]
^accueil des	iV
^accurate	jY
^ach	aFiFq^
^achats	iX
^acht	bVeSfJlTmS
^acht leute	mU
^achtunddreißig	fS
^achtunddreißig stunden	fS
^acidez	iS
^acidez 	iS
^acl	jX
^acls	kU
^acls 	iJjRkS
^acompanamiento	iY
^acompanante	aRcHmX
^acompanar	iY
^acquisitions	bFi[
^across	aGbWcFhFnS
^acta	oV
^acta de	oV
^actas	iX
^actas 	iR
^actas de	iW
^active	aUjZlFnJ
^active travel	aXhGjJnF
^activities	aV
^actual	gTiGjRkH
^actually	gW
^acuite	jY
^ad	aVbIfFjDm[tS
^ad hoc	eZ
^add	kRpHr\`
^adi	jY
^adm	jZ
^adm 000	jZ
^admin	aU
^administracion	bYiD
^administrador	aUmU
^administrador de	aUmI
^administradora	bIm\\
^administrativo	aXmH
^administrator	mS
^administrator 	mS
^admissions	aRiT
^adr	iRkZlY
^adr 	iS
^ads	jY
^adult	bUiY
^advert	jIlIpIrYtH
^aec	jU
^aec ou	jU
^aed	g\\
^aed 0	gZ
^aed 00	gY
^aeo	bWcHeCiSjFkImF
^aep	jX
^afc	gWtJ
^afgsu	jW
^afgsu 0	jW
^afiliacion	h\\pI
^aforo	bViU
^afrikaans	iDj\`kAlIsE
^afscme	mT
^afscme local	mT
^after	eUkTo\\
^after 	bJjYt\\
^after easter	o\\
^after effects	jSkU
^after school	bIeIf\\gGkJlIoG
^after the	dTeGhIo\\
^afterwards	fU
^ag	bBcJhYiSjAtV
^age	sXt\\
^age 	cJgHhJpHt[
^age 00	sY
^aged	bUfIgViIjG
^agen	cY
^agen 	cY
^agence	aIbXcY
^agence de	aFc\\
^agencia	aIbY
^agencia de	bUnI
^agency	bWeT
^agency or	jW
^agenda	fSiUjR
^agenda 	ia
^agent	aSeTnT
^agent de	gWjI
^agente	aViG
^agents	aVbHi]mI
^agentur	b[
^agile	dV
^agile 	dV
^agosto	fY
^agree	bIfHgIj\`
^agrement	bIiJj]
^agronomia	lW
^agronomo	aT
^agronomy	lUmS
^agua	bWcGhRjJ
^agua y	aWbGcHhTiIjI
^aguantar	jX
^aguascalientes	cYiJ
^aguascalientes 	cYiJ
^aguinaldo	hW
^aguinaldo 00	hU
^ah	fTjIqGt\\
^ah 	aIbHeHgJhSiGlJ
^ahead	hJiEo^
^ahead of	hIiDo]
^ahm	jJt\\
^ahm 	jJt\\
^ahorro	gEiW
^ahpra	j\`
^ai	aSiXlH
^aide	fChUiW
^aide au	hW
^aides	aSbGiW
^aipr	j\\
^air	hYkW
^air brake	kT
^air ticket	h^kH
^airbrush	jW
^airflow	jV
^airflow 	jU
^airport	bUiU
^airport 	bDiV
^airside	jY
^airway	iU
^ajustador	aY
^aktuar	aTmJtH
^al	cXq_
^al 00	bFcHfHh\`jDqF
^al mes	cFdUfGgWhGiSqE
^alarms	fIiX
^albacete	cW
^albacete 	cW
^alcobendas	cY
^alcobendas 	cY
^alcorcon	cX
^aleman	bRjW
^alerta	fUiR
^alertas	iS
^alerte	iTjItS
^ales	cZ
^ales 	cZ
^algo	kY
^algo de	kY
^alguna	cSjInW
^alicante	cTdHnR
^alicante 	nT
^alimentacion	hX
^alimentacion 	hYiH
^alimentar	i\\
^all	bTdR
^all daylight	fVhG
^all in	bTjR
^all the	dWhSpG
^all-in	fYgSkIqJ
^alle	bTdTgTiIjHlT
^allemand	jUkX
^allemand 	bRjY
^allergens	jZ
^alles	bTdS
^alles andere	dWsS
^allez	kVt\\
^allocation	gTiRjI
^allowance	g]hH
^almeria	cUnS
^almeria 	nU
^almuerzo	hV
^almuerzo 	hX
^alnwick	cT
^alnwick 	cT
^alojamiento	hZ
^alongside	jSmU
^alors	bHcHt]
^alpha	hU
^alpha pension	hU
^alright	tY
^als	bSkItU
^also	qT
^also 	t^
^also :	lHnW
^alt	f\\gHiRrJ
^alt weekends	fUiJ
^alta	e[fViJ
^altas	iY
^alter	fGs^
^alternance	dZ
^alternance 	aScIgHiHjHlImFtI
^alternancia	cHd\`fGiF
^alternate	fT
^alternate saturdays	fR
^alto	aVbFcXhDiFjH
^altura	fFsZ
^alturas	iHjZ
^alturas 	jW
^always	iYmF
^always have	bRfU
^am besten	pVsT
^am liebsten	kRsV
^amadeus	jW
^amadeus 	jW
^amanecida	fY
^amarre	iX
^amarre 	iW
^ambulancier	aT
^ambulante	aJbW
^aml	iH
^ammonia	jV
^ammonia plant	iY
^amplitude	jT
^amplitude 	jY
^amplitude 0	bUfR
^amt	bYiG
^an	pU
^an :	aHpVt]
^an der	aIbYiU
^an hour	i\\
^an-acc	iW
^analisis	iX
^analista	a[
^analista de	aWiGrU
^analyst	aV
^analyste	a\\
^analyste-programmeur	aY
^anbei	tW
^anbei die	tS
^anchor	dY
^anchor operator	bVdI
^anciennete	gVoI
^and 	cHiUmHsXtT
^and a	bTgU
^and no	s\\
^and please	qXsJ
^and the	bSiU
^and then	iXqR
^and they	jR
^and to	hJkYtG
^and you	jT
^anda	cDmHq[tE
^andamio	iVjTlHsG
^anderlecht	cY
^anderlecht 	cY
^anexos	aIcFiUpT
^anfangen	oZ
^angebote	i[
^angebote schreiben	iT
^angemeldet	gWhI
^angers	cSlT
^angers 	cSlT
^angestellt	eZ
^angestellt 	eY
^anglais	jVkUlT
^anglais 	kUlV
^anglais c	jS
^anglais courant	jW
^anglais de	iGjSkS
^anglophone	sU
^angry	iSjS
^animal	bIcX
^animateurs	aR
^animation	iZjJ
^animer	iX
^animer le	iU
^animer les	iR
^anlage	bIcZgWiBjI
^anlagen	iH
^anlagenmechaniker	bJqV
^anleitung	aDkImX
^anmeldung	jFmIpV
^annahme	iU
^annecy	cU
^annecy 	cU
^annonce	aIrXtW
^annonces	aJi\\
^annual	fHiUjS
^annualised	fZgD
^ano	bSjU
^anos	gUiDjY
^anos en	jT
^another	jIm[pJ
^anpassung	iX
^anreise	hRiRnT
^anruf	fJp^
^ans	j^
^ans de	jW
^ansible	j[
^ansible 	jX
^answer	iR
^answering	iUmW
^answers	jImW
^answers to	jImW
^antecedentes	jZ
^antenatal	iW
^antenatal clinics	iW
^antenne	cXqW
^antequera	cZ
^antes	f]iAoX
^antes de	iFoXtS
^antiguedad	g[
^antofagasta	aGc[
^antwerp	cX
^anuncio	rX
^any	lUoZ
^any 	cFdHfUgIiIj>kGlEmGpX
^any 0	aHcStU
^anyone	jWpTsJ
^anything	iHtY
^anywhere	cUnW
^anywhere between	dInS
^anywhere in	gJnZ
^anzeige	rW
^ao	gYiIjFpX
^aoc	bZcHiIjFkW
^aop	bT
^aout	eWfEiI
^ap	aZrT
^ap 	qS
^ap clerk	aZ
^aparcamiento	h[
^apartamento	h[
^api	hGiCjWkV
^aplicador	jV
^apodaca	cY
^apodaca 	cU
^apoyo	fW
^app	p\\
^appels	iT
^appenzell	cX
^appli	bWpR
^applicants	jU
^application	pR
^applications	p]
^apply	pe
^apprentice	gWhSiYjI
^apprentice 	gThRmT
^apprenticeship	kFlUmI
^apprenticeship 	cIhImG
^approbation	iJjZ
^approbation 	j\\
^approved	bIjS
^apr	fT
^apr 	fViR
^apr-sept	fY
^apres	o\\
^apres 0	dUeToH
^april	f]
^april 	fT
^apt	a[jI
^aptitude	pS
^aptitude test	jGpV
^aquagym	iW
^aqui	bGeHqUtX
^ar	aUjW
^arabe	kW
^arabe 	jU
^arabic	lS
^arabic 	lR
^arabic or	kT
^arabisch	aUk[l@
^arable	aXcJ
^aranda	cU
^aranda de	cU
^arauco	cR
^arbeit	iVjT
^arbeiten	d[iH
^arbeitsbeginn	fY
^arbeitskleidung	hV
^arbeitsrecht	aRcIjV
^arbeitsrecht 	aT
^archicad	jZ
^architekt	mW
^archive	kY
^archives	bX
^archivist	bV
^archiviste	aSmZ
^ardoise	cJiTjT
^are	pTsV
^area	aYgShD
^argentina	dWiE
^argo	cFfIh\\iIlGpG
^argus	jY
^aria	jEkZ
^arles	cX
^arles 	cX
^arlon	c[
^arlon 	c[
^arme	bViS
^armenia	bIcZ
^around	cU
^arquitecto	jV
^arquitecto /	aU
^arrancamos	bTeHgU
^arranque	o[
^arreglos	iW
^arroces	aRiU
^art	bUgGhXnG
^artisan	b^iImG
^artisan 	bV
^arzt	aGbTiZ
^arzte	bSjJmXtE
^arztin	mU
^arzttermine	iV
^as	jS
^as 9100	bX
^as discussed	tU
^asambleas	iY
^asap	o\\
^asap 	kTtU
^asb-kreisverband	bZcI
^asbestos awareness	jS
^asbl	bWiI
^asc	b[jH
^asesor	aU
^asesor /	dS
^asesor comercial	aT
^ash	i]
^asheville	cY
^asheville 	cT
^ashford	cV
^asi	oT
^asi que	oVpGqT
^asignacion	gX
^asistente	aTgT
^asistente contable	aT
^asistente de	aRjHsI
^asistente social	aX
^ask	p\\qV
^asked	cJiItW
^asme	jZ
^asme ix	jX
^asociacion	bXiJ
^asociacion de	bTiJ
^assessing	i^
^assessment	pa
^assessment centre	pT
^assessment day	pU
^asset	iT
^assistance	iV
^assistant 	aS
^assistant cheesemaker	bSfG
^assistante	aX
^assistante a	aIcHh[mS
^assistante dentaire	aY
^assistenz	iYmB
^associate	aHbDe[gSiIjHmI
^association	bX
^asst	aUiIjS
^assurance	gIhYiU
^assurance collective	hT
^assurances	eJh_iI
^asthma	sU
^astreinte	fZgU
^astreinte 0	fU
^asunto	pStT
^asylum	iTlI
^at 	dGgZhH
^at least	jT
^at the	bYiW
^atelier	aDbYjImX
^atelier 	cR
^atelier de	bGmY
^ateliers	iZ
^atencion	aUfDgXjH
^atender	iW
^atom	iJkZ
^attendance	aUiWmJ
^attersee	cS
^attersee 	cT
^attestation	j\\
^attested	iFjTlEpW
^atv	aS
^au	eT
^au choix	dRfRh=qI
^au moins	jY
^auch	eYfT
^auch die	gWiU
^aucun	dRfUlU
^aucun diplome	lZ
^aucune	iUlU
^audiencias	iW
^audio	iYjS
^audio typing	iV
^audit	hAl[qU
^audition	p[
^auditions	iFp[
^auditor	iCjW
^auditoria	iTjU
^auditorias	iZmI
^audits	iR
^auf	eXrV
^auf 0	dGe[fFoV
^auf honorarbasis	eW
^aufgabe	i\\tH
^aufgaben	iX
^aufgaben :	iX
^aufmaß	iY
^aufs	aIbJfXgJhJiHtI
^aufsicht	aYiR
^aufsicht 	aTiR
^auftrage	iZ
^aufzuge	aIbVlV
^aug	eTfSoX
^aug 	fYiRnI
^aug 00	e[fIiIjJ
^auge	iJjX
^augenoptiker	eS
^augenoptiker 	aS
^augsburg	cT
^augsburg 	cT
^august	f]hIiFoW
^august 	oT
^aula	cIeSjImX
^aural	iFj\\
^aural tuning	iFj[
^aurich	cT
^aurich 	cT
^aurillac	cV
^aurillac 	cU
^aus	lV
^ausbildung	lV
^ausbildung oder	jU
^ausgelernt	jY
^ausgleich	fXpH
^aushilfe	aXeSiI
^auskunft	iTmGpS
^auslose	gThWnH
^auslose 	gBhb
^auslose 00	fUgThG
^ausschreibung	bGiZ
^auswahl	pT
^author	iT
^authorised	bFiIj\\
^auto	h\\j^
^auto 	aRjX
^auto propio	hIjTlY
^auto sinnvoll	hIjInY
^auto utilitario	hV
^autobus	hUnU
^autocad	kV
^autocad 	jV
^autocad civil	kR
^autoclave	hW
^autoclave 	hR
^autoclaves	bIiX
^autohaus	bU
^automatik	rU
^autonoma	bS
^autonome	j[
^autonome sur	j[
^autonomo	eZ
^autonomo 	eU
^autorisation	eVgJiFjU
^autour	gV
^autour de	gV
^aux	aUhX
^aux 	aYhY
^auxiliaire	aTkClY
^auxiliaire de	aU
^auxiliar	a\\
^auxiliar de	aR
^auxilio	aJgShWiI
^auxilio de	fTgR
^außendienst	aZnV
^außendienst 	aS
^außer	fY
^av	pX
^avalanche	kT
^avance	eGgZ
^avant	fEoY
^avant le	oFpU
^avec	iXkJmS
^avec le	rU
^avellaneda	cS
^average	bShJiGlW
^averias	iW
^avg	gZhF
^avg 00	gU
^avid	iHj]
^avila	cV
^avila 	cV
^aviles	cT
^aviles 	cT
^avis	t[
^avis aux	tW
^aviso	tW
^avisos	iS
^avoid	r_
^avoir	iHk\\
^avonmouth 	cU
^avr	gd
^avr 0	gZ
^avr-c	g[
^avril	eSfU
^avril 	eTfYiHoH
^away	fDh^nW
^aws	g\\jTlV
^aws 	kR
^ayuda	aVbJ
^ayudante	mX
^ayudante de	aU
^ayudantes	aIiHlRmV
^ayuntamiento	b\\
^ayuntamiento de	b\\
^az	bEc[jIpU
^azubi	a\\
^azubis	iS
^b	aSgXjY
^b 	aUcGjZ
^b +	jY
^b /	gSkT
^b 0	aUeTg]
^b licence	jW
^b-schein	jY
^b.e	iGj\\
^ba	jZ
^ba 0	jX
^baby	i^
^baby room	aT
^bac	iFjclT
^bac +	jY
^bac pro	lT
^bacalar	cW
^bacalar 	cW
^bachelier	j\`
^bachelier 	jU
^bachelor	hX
^bachelor's	jX
^bachelor's in	jX
^bachelors	iIsZ
^bachiller	jZ
^bachiller en	jW
^back	fTgEhHjZ
^backend	aS
^backergeselle	iHj]
^backfill	qY
^background	aSjXkU
^backlog	iS
^bacon	aJhViT
^bacteriologa	a[iI
^bad	cf
^badajoz	cR
^badajoz 	gS
^bademeister	iS
^bader	i[
^badge	aIfUh[
^bafa	j[
^bag	i]
^baggerfahrer	mS
^bagneres-de-bigorre	cW
^bagneres-de-bigorre 	cW
^bahia	cV
^bahncard	hY
^bahncard 00	hV
^bahrain	cV
^bahrain 	cV
^bail	i_
^bain	iT
^bain 	iY
^bajar	iY
^bajas	iSsU
^bajo	hTiV
^baker	aSmV
^baker 	aSmV
^bakery	aUmG
^bakewell	cU
^baking	kY
^balance	iX
^balisage	iW
^ballarat	cW
^ballarat 	cW
^ballina	cV
^ballinasloe	cR
^ballinasloe 	cR
^ballymena	c[
^bamberg	cU
^bamf-zulassung	iEj[
^banco	bTdSpG
^banco de	bTdSpG
^bancos	iS
^band	aZg]
^band 0	aVg\\
^banda	gVmR
^banda de	mW
^bande	bTpT
^bande demo	pX
^bandera	cViV
^bangor	cV
^bank	eXfXiR
^bank hols	fZ
^banker	jWkH
^banker mason	aT
^bankerfahrung	jW
^bankerfahrung 	jT
^banking	iW
^banque	aEb]eTfViF
^bar	bWiU
^bar 	bUiU
^barback	aXiHmV
^barber 	aW
^barbier	bU
^barcelona	cT
^barcelona 	cT
^bareme	g]
^barista	bT
^barista 	a\\bI
^barmer	cWhXiH
^barn	b]
^barnet	cX
^barnet 	cX
^barnsley	cS
^barnsley 	cS
^barra	aWiGmU
^barranquilla	cV
^barranquilla 	cS
^barrierefreiheit	iXkS
^barrio	c^iI
^barrow	cY
^bartender	aX
^bartender 	a\\
^basauri	cX
^basauri 	cX
^base	cg
^base 	c:d\\iS
^base 00	cFgX
^base 000	cGg]
^base de	cU
^base en	cT
^based	bCc_dI
^basel	cXnV
^basel 	nX
^bash	j[
^basic	gYjSpY
^basically	bIcTtS
^basico	gY
^basis	bZcUiH
^basis 	bHcTiGjS
^bassins	cXiI
^batch	iXo^
^bath	cWjX
^bath 	bFcX
^battery	iZ
^bauleitung	dGpJsW
^baumkontrolle	kU
^baustellen	cWnX
^bautzen	cY
^bautzen 	cY
^bav	gIh\`
^bav 	hY
^bayonne	cViJ
^bayreuth	cS
^bc	cBhZjU
^bcbs	hZ
^bcbs after	hV
^bd	fWjJ
^be	iVkRqW
^bea	hGj]
^beaune	cS
^bebes	i[
^bebes lecteurs	iS
^beca	gVhVtR
^beca 	cIhTtT
^because	fS
^beckenaufsicht	iT
^beckenaufsicht 	iV
^bed	bGiFjDl^mIpF
^beef	aEbXhWmI
^been	bWiBjSmU
^beer	hCjX
^before	ocpZ
^befristet	eT
^befristet 	hT
^beginn	oT
^beginners	l]
^begleitung	i]
^behind	bHcVjT
^bei	cSfSiR
^bei uns	aGcEd]qW
^beides	aFeWiHjUrH
^beim	jSqZ
^being	jTqR
^belfast	bGcX
^belfort	cU
^belfort 	cU
^below	sV
^bem-gesprache	iV
^bench	aXdYmR
^bench joiner	aY
^bendigo	c\\
^bendigo 	cW
^benefits	h]iIjVkClC
^benefits :	hS
^beng	iDjY
^benidorm	cW
^benidorm 	cW
^bepecaser	jW
^bepecaser ou	jW
^beratung	iXsB
^bereavement	iW
^bereitschaft	fV
^bereitschaft 	fFg]jT
^bereitschaft alle	fV
^bereitschaft zu	f@j_
^bergen	bS
^bergen 	cW
^berichte	dUiWjSmF
^berichtet	hGmV
^berichtet an	hGmV
^berlin	aIcSjSnV
^berlin 	jUnR
^bern	c\\
^bernd	dInHpHq]
^berndeutsch	lV
^berta	aHt[
^berth	iV
^beruf	aDcIeJfHhIiFjHlJmInIpVrJtY
^berufsanfanger	k>l\`
^berufsjahre	gT
^besancon	cY
^besancon 	cT
^besetzung	o]
^besichtigungen	iU
^besoin	oW
^besoldung	eHg[iI
^besser	bRiBjTkGoVpG
^best	aHiIpEsCt\`
^bestand	bViH
^bestand 0	bViH
^bestandsbetreuung	bGiV
^bestatter	aV
^bestattungsfachkraft	aU
^beteiligung	gTiU
^betreff	iHpUtW
^betriebselektriker	aV
^betriebshelfer	nS
^betriebskita	eHhY
^betriebsrente	hY
^better	cIjRs[
^between	bFiAnTqWsS
^between us	nGqWsR
^beurkundung	iS
^bev	hTiTtX
^bewerben	pS
^bewerber	sS
^bewerbung	lX
^bewerbung :	pT
^bewerbung an	pU
^bewerbung mit	pS
^bewerbungen	iJp\\
^bex	bGmY
^bezahlt	gUhFpS
^bezahlt 	gFh?lVpY
^bezahlt wird	g\\hH
^bezirk	c[
^bh	hY
^bh 	hY
^bhd	gZjI
^biab	jZ
^biarritz	cSgJ
^biarritz 	cT
^biblioteca	aGb\\
^bibliotecologo	jW
^bibliotecologo /	jW
^bibliothecaire	aY
^bibliotheque	bSiV
^bicester	cU
^bicester 	cU
^bid	aSfWgGmJ
^biel	aJcZ
^bielefeld	cT
^bien	tb
^bien 	hJjUtT
^bienvenida	kU
^bienvenida 	kU
^big	jT
^big sky	c\\jI
^bike	gGhUjWnZ
^bike shed	iXnI
^bilans	i_
^bilans de	iX
^bilanzen	bFiHjVlS
^bilbao	bR
^bilbao 	bR
^bilingual	kS
^bilingual 	aVgGjVrH
^bilingue	cJiJj\\
^billets	fGgIh^iG
^bills	hYiG
^bim	aFm[
^bim 	jIkT
^bin	aYmApStR
^bingo	aWiT
^binome	jUmX
^bins	i[
^bins 	iX
^bio	bVlU
^biologa	mS
^biologia	jU
^biologia o	jU
^biologie	aSbHjU
^biotech	bV
^bird	i]kT
^birds	bIfGhGiFjWoXpJtI
^birthday	hX
^birthday off	hZ
^births	i]
^bis	oRpW
^bis 0	pSq[
^bis 00	dSgUp]
^bises	pGrItb
^bisschen	rS
^bit	cTkRsS
^bit of	cUkSsU
^bitacora	iY
^bitburg	cZ
^bitburg 	cZ
^bitte	rV
^bitte 	rSsY
^bitte keine	iIsV
^bitte mit	aIeWgIiHjJlRpTrCsI
^bitte nicht	qZ
^biz	mJpIqItY
^bjr	cHtZ
^black	aCbYcIiZkR
^blackjack	jY
^blacksmith	aT
^blacksmith 	aU
^blade	aViW
^blade repair	iR
^blairgowrie	cV
^blairgowrie 	cV
^blanchisserie	aRbHhZiG
^blasting	jT
^blech	aIbEcHiU
^bleibt	pJq[
^blessings	tX
^bloc	j[
^bloc 	j[
^block	i]
^blocking	iU
^blocks	iHoV
^blood	jZpG
^bloomberg	cHjW
^blow	cIi[
^bls	aDkXpW
^bls 	pR
^blue badge	bGiWjW
^blue light	hT
^blutabnahme	iTkGlW
^bms	aWiUjGkJ
^bms 	iWkJ
^bmw	bDfJh^iGjFpE
^board	iYqZ
^boarding	tW
^boards	iV
^boat	i[jIkX
^boats	b>eJf]gJhGjEpH
^bocholt	cW
^bod	iYjJ
^bod /	iYjJ
^bodas	bGcZfI
^bodega	pW
^bodeguero	mX
^bodenleger 	aW
^body	bGeFhIrYtF
^bogota	cW
^bogota 	dS
^bohle	iRj\\
^bohs	hV
^boiler	iVjV
^boiler 	iW
^boiler swaps	iS
^boilers	iX
^boilers 	aHiU
^boise	c]
^boise 	cY
^bologna	nW
^bolsa	e^pU
^bolt	dHfBhZiV
^bolton	cU
^bolton 	cU
^bombas	jX
^bon	iXtV
^bond	eZhGjI
^bonded	bRiSjI
^bonjour	t\\
^bonjour 	tT
^bonn	cXdY
^bonn 	cRdT
^bonne	fFsYt[
^bono	g\`jS
^bono de	gEj[kC
^bono por	gU
^bons	jZ
^bonsoir	t[
^bonus	gXhTkV
^bonus 0	gW
^bonus 00	gX
^bonus :	gIk_
^bonus points	jIk\\
^bonus up	gW
^book	aXpR
^book 	cJjFpZ
^booking	ib
^booking 	iW
^bookings	iSmU
^bookkeeper	aW
^books	hbiD
^books 	hZiF
^boom	aY
^boots	h\\
^boots 	h[
^boots $	hU
^bootsbauer 	aS
^bootstrapped	bYiI
^bordado	jY
^bordeaux	cV
^bordeaux 	cV
^bordero	i]
^bosiet	j[
^boss	m[qUtR
^boss :	mW
^boss is	mW
^boston	cT
^botas	h^iG
^both	eUj\\rR
^both 	eUjR
^botrytis	iU
^bottes	hW
^bottes et	hV
^bottrop	cW
^bottrop 	cW
^boulangerie	bY
^bourges	cXiH
^bournemouth	cSsS
^boutique	bU
^boutique 	bT
^box	bJh_
^boys	bWiTlIsX
^bp	je
^bp 	jX
^bpjeps	jZ
^bpjeps aan	jV
^bprea	iHj]
^br	iIjWpT
^br 	iIpV
^bradford	cT
^bradford 	cT
^branche	iJkJlX
^brannock	bZ
^bras	aVbFiV
^brasserie	cX
^brauch	bGtX
^brauchen	hGiSjV
^braucht	aSbFt[
^brc	iUjV
^brc 	iU
^bread	hWi\`
^bread 	h^
^break	bWhUjF
^breakdown	iV
^breakdowns	iV
^breakfast	i\\
^breakfast 	iZ
^breakfast presenter	aU
^bref	pVqW
^bregenz	cT
^bregenz 	cT
^bremen	cS
^bremen 	cTiI
^brenda	mTqS
^brennholz	h[
^brevet	j\\kU
^brevet 	jXlR
^brevete	j]
^briancon	c[
^brickies	aW
^bridal	aY
^bridge	jXkD
^bridles	iW
^brief	pU
^briefing	t[
^briefing de	i[
^brigada	aV
^brigada de	mZ
^brigade	m_
^brigade of	mX
^brigadier	m]
^brighton	cW
^bring	pc
^bristol	cY
^british	bRsZ
^brive	aIbHc]
^brive 	aHcY
^brochures	bT
^broken	aGcRhYiGjIkFtS
^broker	i]qJ
^brooklyn	cS
^brot	cGhW
^brotchen	hZsJ
^brotzeit	bRhZ
^brown	aJiZ
^bruchsal	cS
^bruges	cV
^bruges 	cX
^bruno	cIpRq[
^brussels	cY
^brussels 	cY
^brut	eIg\\
^bruxelles	gT
^bruxelles 	gViJ
^bs	iDjXkS
^bsc	jZ
^bsl	jSkV
^bsl 	iHkU
^bsn	jUlR
^bspce	g\\
^bspce 	gZ
^btl	kX
^btl 0	kX
^bts	aJjSlY
^bucaramanga	cX
^bucaramanga 	cX
^buchhaltung	aSfImV
^budget	iVqZ
^budget 00	bYhJ
^budget m	jW
^budgets	gH
^budgets de	gHiY
^buen	aIiFj\\tX
^buenas	tZ
^buenas 	tW
^bueno	bHcFeJgIhTiIjJkJqCrW
^buenos	cYjItV
^buenos dias	t^
^bugs	iR
^building	aXiIlJ
^bulbs	eDh_
^bulgarian	jUkIlS
^bump	fEg[hI
^bungalow	h[
^bunk	ha
^bunk 	hY
^bunkhouse	h^
^bunkhouse 	hV
^bupa	h^iG
^bupa 	hV
^bupa cash	hU
^bureau	bVcUpW
^bureau 	bSd=pT
^bureaux	cTdV
^bureaux a	cY
^burgermeister	aEiIjIoIp]
^burgos	cX
^burgos 	cX
^burnley	cS
^burnley 	cS
^buro	c[dW
^buro 	cYd@
^buro in	c\\
^bursar	iFpUqV
^bury	cS
^bury st	cS
^bus	aTfHhZiR
^bus 	cJhSlX
^bus drivers	aY
^bus from	h]iI
^bus pass	hU
^busca	aScHtU
^bush	aTiY
^business	aX
^but	qR
^but not	kSlGqXrH
^butchery	bHj\\
^buxtehude	cX
^buxtehude 	cX
^buyer	aZ
^buyer 	aZ
^buying	bYiSjA
^bwl	j^
^by	iSoYpU
^bye	tZ
^bye 	tZ
^c	gTjV
^c 	aHcJfUgRmU
^c $	g_
^c &	iU
^c +	jYrJ
^c 0	aXbFgWhR
^c'est	bFfTiIjTsTtS
^c'est pour	jIqTsItV
^c-prufung	iJjV
^c-prufung 	jV
^ca	nT
^ca 0	bZgViI
^ca 00	aFiVn[
^ca 000	nS
^ca aide	iHk[
^cab	hbiIpH
^caba	cW
^caba 	cT
^cabin	aWhX
^cabin 	aScI
^cabin crew	aYhIiJ
^cabina	cHmY
^cabine	h\\
^cabinet	bYiItJ
^cabins	iS
^cable	iX
^cableado	iX
^cableado y	iX
^caceres	aIcTgT
^caces	j^
^caces 	jV
^caces 0	j^
^caces nacelle	iEjW
^caces r	iIkT
^cad	gWlW
^cad 	cJkV
^cad /	jU
^cada	bIfViX
^caddy	h^
^caddy 	hV
^cadena	bV
^cadena de	bR
^cadiz	cX
^cadiz 	cX
^cadre	fUiAkS
^cadre :	mT
^cadre de	bGjXmItY
^cadwork	iFj[
^cafe	bZh[
^cafe 	hIiS
^cafes	hGpX
^cahir	c\\
^cahors	cX
^cahors 	cX
^caisse	bXiS
^caisse 	i\\
^caisse de	bVfJiS
^caisse regionale	bU
^caja	bUcHi[
^caja 	iZ
^caja de	hWiG
^cajera	aY
^cajera 	aSmS
^cajero	cRgJ
^cajero /	cRgJ
^cakes	bJcIhZjDpH
^cal	aSi[jCpY
^calcul	jU
^calcul des	iXjI
^calculo	iS
^calculo de	iU
^caldera	aJbIcWhHtJ
^calderas	jY
^calderas 	jT
^cali	cT
^cali 	fRnR
^calibrage	iV
^calidad	aIcFg@hHibmI
^call	p\\
^call it	iGoXpGrT
^call my	iJq[rIsI
^call out	fGgZiFjJpH
^call the	pU
^call-outs	fGg\\hFiF
^calle	cTdZgHiEjEpZ
^calling	iU
^callout	gW
^callouts	gV
^calls	pT
^calls 0	fSiHpU
^calm	j_
^calm with	jT
^calme	eHfZiFjUpD
^calving	oT
^cama	h\\
^cama en	cJhZ
^camara	bYcHiTsG
^camareras	aR
^cambio	iX
^cambio de	iX
^cambios	iV
^cambios de	iT
^cambridge	bTiH
^camera	i\`
^camhs	aZbJ
^caminar	iIjZ
^camion	h]
^camion 	h^
^camioneta	hZnR
^camioneta 	h[nE
^camioneta 0	hUnG
^camionnette	ha
^camionnette 	h_
^camp	aShV
^camp boss	aZ
^campaign	nT
^campamento	h\\
^campamento 	fVhUiJ
^campana	oX
^campana de	bV
^campanas	iTjAnX
^campo	bU
^campus	cUhS
^can	jgtW
^can 	jY
^can start	jBo^
^can you	aRjCqYtU
^can't	dEj\\
^canada	eIgSiJnS
^canal	cTiVpHrY
^canary	cU
^canary wharf	cU
^cancer	aUcCqU
^candidate	nSsY
^candidature	qX
^candling	iV
^candling 	iV
^canteen	hb
^canteen 	hV
^cantine	hX
^cantine 	iW
^cantine a	hX
^cantine et	iY
^canva	cIkX
^canva 	cGkV
^cao	g[iHjI
^cap	eWjVlR
^cap 	cIeVgIjT
^cap 000	bWgFjIkUmI
^cap ou	jV
^capa	hIiT
^capa 	kS
^capcut	jW
^capcut 	jW
^cape	cSnS
^capitaine	aHcFgIj\\
^capital	bWcDiWkIrH
^capitan	a\\cJmH
^capt	bHiHmYpFtU
^captain	aHiImWqW
^capture	iGj\\
^capture one	iGj\\
^car	hUjZtT
^car 	g^hRiIjStU
^car or	gIhV
^caracter	cHeUjXsC
^caravan	h[iJ
^caravan £	hS
^caravane	hY
^card	bWhSjU
^cardiff	cV
^cardiff 	cU
^care	lW
^career	lT
^career changers	lT
^careful	j]
^carers	bEiT
^caretaker	tV
^caretaker 	tU
^carga	hGi\`
^cargo	cFeXkFlW
^cargowise	jU
^cargowise 	jU
^cariste	cTsR
^caritas	b[iD
^carlisle	nT
^carlisle 	nS
^carlow	cV
^carlow 	cV
^carne	hTjd
^carne b	jZ
^carne de	j\\
^carnet	jV
^carnet b	jU
^carnet y	iIjT
^carouge	cY
^carouge 	cY
^carpentry	iEjIkTlX
^carpet	iZ
^carpeta	iGjWpV
^carrera	g]
^carrera docente	gY
^carretilla	iTjX
^carry	iYjG
^carta	iYjTlS
^carta de	eFi_lFoH
^cartagena	cU
^cartas	pVqF
^carte	hVj\`
^carte conducteur	jT
^carte de	hU
^carte essence	hZ
^carte pro	jZ
^cartera	aIi[kT
^cartes	jW
^cas	eciDjGkGmIpW
^cas transitorio	eV
^casa	he
^casa 	bUdGhY
^casa con	hV
^casa de	aHbThT
^casado	s[
^cascade	iS
^case	fEmSpV
^case study	pZ
^caseload	iU
^caseload 00	iR
^cases	bWhV
^casework	jR
^casework in	iEjX
^caseworker	aW
^cash	gHib
^cashing	iY
^cashing up	iY
^casier	hWiHsR
^casier vierge	sV
^casino	bWhX
^casino 	hU
^castellano	kGlX
^castellano 	cIlFrX
^castellon	cT
^castellon 	cT
^castelnaudary	aIcY
^casting	p[
^casual	e\\mU
^casual 	eR
^cat	bYgSiHjR
^cat 	gZjS
^cat 0	jX
^cat b	aZjG
^catalan	rZsT
^catalan 	iJlFrY
^catalogo	hIiXjU
^catalogue	iY
^cataloguing	iZjJ
^categoria	gY
^categorie	bIg\`sW
^categorie b	aVgU
^category	jV
^catering	bYkJ
^catering 	iZ
^cathedral	aJb[cInItF
^catholic	bV
^catholic parish	bU
^catholique	sZ
^catolico	sX
^catorce	fYgWjE
^cats	j^
^cats 	j\\
^cattle	lW
^causa	aGtZ
^cause	i]
^cave	bXpE
^caves	cWiE
^caviste	aViJ
^caviste 	aW
^ccn	gY
^ccn 0	gHj\\
^ccn 00	g\\
^cct	gc
^cct branche	gU
^cctv	iV
^cctv 000	iV
^cdd	ea
^cdd 	e[
^cdd 0	eT
^cdd d'usage	eS
^cdd de	eT
^cdi	ej
^cdi 	eU
^cdi temps	fH
^cdisc	jS
^cdl	aUiIjUlU
^cdl a	a[lHtI
^cdmx	cX
^cdmx 	cX
^cdp	aZ
^cdr	eUjW
^cds	iUjT
^ce	hTiHj\\
^ce 	hRjU
^ce serait	jU
^cec	i_jI
^cedula	jV
^ceip	bFc\\iG
^celibataire	s\\
^cell	eIgJh[iSmT
^cellar	gGh[mC
^celle	c[
^celle 	c[
^celta	j]
^celular	aJhVjV
^celular 	hYjH
^cemap	j\\
^cemap 	j\\
^cena	h_iJ
^ceng	iFkZ
^census	iXjJ
^center	aFbEcThHlUmX
^central	cV
^central de	bTjT
^centrales	iZ
^centre	cTiS
^centro	bY
^centro de	b\\
^ceo	eIiCjFkIm\`pC
^ceramica	bZkI
^cerca	bIc\\
^ceremonies	i[
^cerro	c[kJ
^cert	jWlU
^cert 	cIj[
^cert cii	hVjU
^cert iii	jWkY
^cert iv	bGhFjX
^certif	jV
^certificacion	kZ
^certificado	bWjX
^certificados	i]
^certificat	iIj\`
^certificate	hDi]lI
^certifs	hUjT
^certs	cEiUpT
^cfa	k\\
^cfa 	eTkR
^cfc	jf
^cfgs	iDj]
^cfo	aZjJmT
^ch	iVpI
^chain	iU
^chain of	iY
^chainsaw	kV
^chair	eXhCmZqW
^chair yoga	iV
^challenge	hW
^chamber	bGcHdWhSi\\
^chambery	cY
^chambery 	cY
^chambre	h]
^champagne	gJkZ
^change	iRqHsV
^changement	i[
^changement de	i[
^chantier	c[eW
^chantiers	cTnY
^charcuterie	bVkS
^charge	aViGm^
^charge (	cX
^charge de	aVtH
^charge e	aTmI
^charity	iFlZmX
^charity 	bIlY
^charlas	iW
^charleroi	cY
^charleville-mezieres	cW
^charleville-mezieres 	cW
^charter	aIbXi[
^chartered	ja
^chase	iU
^chasing	iT
^chasing 90	iS
^chasse	iW
^chat	i[pV
^chat 	iV
^chat on	iHpX
^chat with	pV
^chaud	cIiZ
^chauffeur 	aV
^che	t[
^check	ibjI
^check list	iS
^check-in	bJiS
^check-ins	iY
^cheese	hY
^cheese 	hY
^chef	aYmS
^chef 	iU
^chef (	aT
^chef :	mY
^chef concierge	mU
^chef d'equipe	a[
^chef de	aW
^chef ist	mU
^chef sommelier	aWmJ
^cheffe	m\\
^chefin	bUmTpJ
^chemistry	jSlS
^chemnitz	cT
^chemo	aJbJiTjFk^mGpF
^cheques	hW
^cheques-repas	hW
^cherche	aSfIiEtT
^cherche 	tX
^chere	aIt[
^chester	cV
^chester 	cV
^chez	b]hIjHpTrF
^chf	g[
^chf 0	gS
^chf 00	hS
^chf 000	gU
^chf 98	gS
^chicken	bT
^chico	sX
^chief	md
^chief of	a\\mC
^chien	fGiGjRk[
^childcare	dGh_
^children	aYbTcHiJ
^children's	i[
^children's ward	bV
^chilled	aSbScJ
^chiloe	iU
^chiloe 	iU
^chinese	kTsX
^chinesisch	kZ
^chipping	cT
^chippy	bSrH
^chippy 	bSrH
^chocolate	iJj^
^chocolatier	a\\
^chofer	aW
^chofer de	cU
^choir	aV
^cholet	cR
^cholet 	cR
^choose	dU
^christian	bUsR
^christmas	fTgXhU
^christmas 	fUgFjHsI
^christmas week	fThTiG
^chrome	i[
^chu	aIb^
^chu 	bX
^chur	bIc[
^chur 	bIc[
^church	cViR
^ci	kV
^cia	gXhEjGkT
^cible	i^
^ciclo	bFeDiTjSoY
^cics	jV
^cics 	jV
^cider	gUhS
^cierra	pW
^cierre	iVpV
^cierre de	fYiI
^cilca	j\\
^cima	jV
^cin	cIiIjZ
^cinco	bSfX
^cinco anos	jW
^cinema	hX
^cinq	hTjV
^cinq ans	j[
^cip 	jS
^cipd	jZ
^cipd 	jV
^cipd 0	jV
^circa	gZ
^circle	cEiY
^circuitos	i]
^cis	e_
^cis 	eX
^cis or	eXjH
^cita	iUpW
^citas	i^
^citas 	iT
^citizenship	iW
^city	aGbTlUpY
^ciudad	cT
^civil	eUjVpT
^civil 	hVpU
^civil 0	j\\
^civil service	eXpS
^claims	iV
^claire	sVtU
^clapham	cT
^clase	jX
^clase de	pU
^class	jUmR
^class 0	aVj^
^class of	fGiZjGlJmGoX
^classe	bTg^iIsS
^classe 0	ge
^classe 00	g[
^clavecin	kX
^clavecin 	kW
^clean	ja
^clean licence	iHjS
^cleaning	aS
^cleanliness	iT
^clear	iIjb
^clearing	i]
^clefs	aY
^clerc	a]
^clerk	aW
^clermont-ferrand	cV
^clermont-ferrand 	cV
^client	iVq^
^client's	sZ
^clientele	bSgSlU
^clientes	b[iGsR
^clients	b]c[iFjH
^clin	iZ
^clinic	cIfTmV
^clinica	aIb[cT
^clinica 	bW
^clinical	aSbVhUiD
^clinical coder	aUiT
^clinical supervision	hZ
^clinics	iV
^clinique	b^sG
^clio	h[iFjT
^clonmel	cX
^clonmel 	cT
^cloppenburg	dH
^cloppenburg 	dH
^close	pYrT
^close 00	fHoJp_
^closed	fUhR
^closed mondays	fY
^closes	p[
^closes sun	pX
^closing	aSpS
^closing 0	fJpW
^closing 00	sW
^cloture	fRiUpR
^clotures	iT
^club	bV
^club 	b[iH
^club de	bS
^cluses	cX
^cluses 	cX
^cluster	bViI
^cmm	iT
^cms	iIjY
^cnas	lZ
^cnas 	hV
^cnc	aY
^cnc 	aDbTiEkS
^co	jV
^co 	aSbDcVjFmVpItH
^co 0	jZkB
^co-op	bZ
^coa	l[pH
^coach	aScEhSkX
^cobas	aJcHiCjVkX
^cobro	bHi_
^coburg	cS
^coburg 	qS
^coc	cIj^
^coche	hWjWnY
^coche 	hYjV
^coche de	h\\
^coche y	jV
^cocina	iY
^cocinero	aV
^cocinero 	aU
^code	jc
^coded	aSjU
^coded welder	aHiJjX
^codigo	cIlZ
^coding	iGlW
^coef	ga
^coef 000	g\\
^coeff	gZ
^coeff 000	gV
^coefficient	fUgU
^coefficient 000	gZ
^coffee	iY
^coffre	iS
^coffre d'outils	hT
^col	cXpIt\\
^colacion	h[
^cold	g\\
^cold store	a[qS
^colegiacion	hUiFjX
^colegiacion 	jT
^colegiado	aSiHjW
^colegiado 	aUjT
^colegiatura	hTl[pH
^colegio	bWcVjJ
^collab	aZ
^collection	bJiDqY
^collections	aUg[hF
^collective	h[
^college	bReTlW
^colocacion	iW
^colonia	c]
^color	jSkY
^colour	jX
^colour vision	jW
^com	aGbRcSfIg[
^combate	iV
^combine	jX
^combustible	hVpJ
^come	p\`
^come 	pY
^come by	pT
^come in	dUiS
^come with	pW
^comedor	h\\
^comedor 	h]
^comedor subsidiado	hV
^comedor y	hS
^comercial	aVjIm\\pG
^comes	eYiHnE
^comfortable	jY
^comida	h^
^comidas	iU
^comidas 	iU
^comision	eSg^
^comision 	gV
^comisiones	g[
^comite	iZ
^comite de	iGm[
^comites	iT
^comites de	iS
^comm	g]
^comm 	g\\iJ
^commande	iXqTtH
^commandes	i]
^comme	fGsRt_
^commercial	bZiEnI
^commercial 	aTbVcHeJjFkVmI
^commis	aYmJ
^commission	gYiW
^commission 	gY
^commission 0	gUiI
^commission des	jX
^commissioning	aW
^commissions	gb
^committee	aGbWcEhGiFqU
^committees	bFi[
^common	cJjTkX
^communaute	bT
^commune	cX
^community	aSrS
^community manager	iS
^como	eSgTtX
^comp	fWiGjGpTqV
^compagnie	iItV
^compania	aHb[eF
^company	h_
^company car	hZ
^compensation	fXjG
^competency	pU
^competency form	jJpU
^complaints	iU
^compliance	cJqTtG
^compose	jT
^compose 	jT
^compresseurs	i\\
^compta	aX
^comptable	aX
^comptable 	aV
^comptoir	iZ
^computers	lS
^comunidades	i\\
^con	m\\
^con 0	cSmS
^con 00	gIqY
^con la	jSpJqR
^con posibilidad	dVoU
^con un	rX
^concar	jW
^concepcion	cUiH
^concept	bFcHfJiVpTsI
^concert	cJfRiZ
^concertadas	bRiH
^concertado	bU
^concession	bZ
^concierge	aa
^concierge 	a\\
^conciliacion	iV
^conciliaciones	iV
^concours	aIeUjYpU
^concours pas	l[
^concreto	i_jA
^condition	jV
^condition reports	jR
^conducteur	fJ
^conductor	a_jC
^conduite	aDiXkY
^conduite en	iY
^conferences	i[
^confidential	cFpVqV
^conformite	iV
^conge	fHhci@
^conges	hY
^connaitre	k\\
^conseil	i^mV
^conseil aux	iY
^conseiller	aW
^conseiller clientele	aW
^conseiller voyages	aZnI
^conseils	i\\
^consent	i\`jI
^conserje	bV
^conserje 	aT
^conservation	aIjT
^conservera	bX
^conservera de	bT
^consorcio	aSb\\jI
^construction	a[i@jUkU
^consulta	bT
^consultant	bTiGmY
^consultation	fGi]
^consultora	aGbYcJjIqSrI
^consultorio	cZ
^consumer	iY
^contabilidad	iV
^contable	mY
^contable 	mY
^contact	i[
^contact :	pV
^contacto	jX
^contacto con	bHjW
^contador	jV
^container	iZ
^contencion	iY
^content	iIjY
^contentieux	bU
^contestar	iZ
^continental	f\`
^continental shifts	fS
^contract	bYqTtZ
^contractor	bVeT
^contractor 	eXfI
^contractor to	bS
^contractors	bU
^contractors 	bU
^contracts	iTmX
^contractuel	eUgV
^contractuels	aHeZiIlU
^contrat	e\\pW
^contrat de	eW
^contrata	e^
^contrato	aSe\`
^contrato por	eU
^contratos	iV
^contrats	iZ
^contrats de	bT
^contremaitre	m[
^control	iZmS
^control de	iRmR
^control room	mV
^controle	i]
^controle des	iT
^controleur	aT
^convenio	g[
^convenio 	g]
^convenio +	gU
^convenio con	bXcHgAhW
^convenio de	gY
^convenio del	eT
^convent	bJjJpIsZ
^convention	g[
^convention 00	hZ
^conveyancing	aU
^conveyancing 	aV
^convois	bGiUnT
^cook	j\\
^cook 	cJh[iJ
^cook for	cV
^cooking	bJhW
^cool	aWiIjb
^cooperativa	bWhI
^cooperativa de	bUhI
^cooperative	b[
^cooperative 	bS
^cooperative de	bS
^coord	m^
^coord 	mZ
^coordina	mY
^coordinacion	iXjI
^coordinador	pH
^coordinador de	aR
^coordinador logistico	gI
^coordinadora	aSmU
^coordinator	mSpV
^coordinator 	aX
^coordinatrice	aGmX
^coordo	aUbGiGmW
^coordonnateur	fGsU
^copenhagen	aIc[iG
^copy	pR
^copywriter	aU
^copywriter 	aY
^cordoba	cW
^core	eYhHjR
^core 00	fY
^core tools	jX
^cork	c]
^cork 	cSnT
^corp	qT
^corporacion	bbiG
^corporate	i]qYrH
^corporativo	cYqR
^cortar	iU
^cortar 	iV
^corte	cRi\\
^corte de	iUjR
^corte superior	bJc\\iFjH
^cortes	iSjY
^coru	j\\
^cosecha	fUiT
^cost	bShHiZ
^costeo	jT
^costo	cFi_
^costos	i[
^costume	iIjIkW
^cotisation	h[iI
^cottage	h]
^cottage 	hX
^cottbus	cV
^cottbus 	cV
^coucou	tY
^could	eRiHtT
^could be	fTsS
^could you	iFpIqV
^council	eUrT
^council 	bUrU
^council site	bIp_
^council tax	bFgIhViZ
^counselling	haiA
^count	i_
^counter	i_jH
^counterbalance	iFk\\
^country	cHgTsT
^county	bTjJpV
^coupe	bRfRiZsD
^coupe 	fY
^coupes	iU
^couples	jIsR
^coupure	fW
^coupure 	fV
^coupures	fW
^cour	bR
^courrier	pS
^courrier 	iW
^courriers	aEi[
^cours	fGh\\lU
^cours pour	iX
^course	gWjFkGlX
^courses	gU
^court	aWh=i^
^courtier	aRbU
^courts	bEcJdViVnI
^couvreur	aU
^covenants	iZ
^cover	eDp^
^cover letter	pU
^covering	iVpS
^covering letter	iIp[
^coxswain	a>jTkY
^cp	eVgW
^cp 000	aIeVgW
^cpa	iFjWkFl]
^cpa 	jT
^cpc	m[
^cpc 	jSmR
^cpcs	aIjUkT
^cpcs 	kV
^cpd	gHh^
^cpe	aYeFgHhZ
^cpeng	iJj\\
^cpp	jGk[
^cpr	j[
^cpt	gIiVjU
^crailsheim	cS
^crailsheim 	cS
^crane	aWfV
^crash	i[
^creche	bRhX
^creche 	aHbXhR
^credit	aSbRgThG
^credit controller	aW
^credito	hYmH
^creteil	cW
^creteil 	cW
^crevasse	jT
^crew	iT
^crew 0	bTiEkImSpHqR
^crew of	iVmT
^crewe	lR
^crewe 	lR
^crewing	pT
^crews	iX
^crewwechsel	oZ
^crispr	aIjW
^critical	aTjV
^crm	kW
^crm 	iRkS
^cro	bXk[
^cro 	bV
^croisieres	bScIiT
^croissants	iU
^croissants 	iU
^crop	aIiXjUkI
^cropster	j[
^cropster 	j[
^croupier	aV
^croupier 	aW
^croupiers	aT
^crown	aWcEiV
^croydon	c[
^croydon 	cS
^crumlin	cV
^crunch	bSfXsH
^crush	aIcIh\\jGoS
^cs	aFj_
^cs 00	jVkT
^csat	i[jI
^cscs	lU
^cscs 	jV
^cscs blue	jZ
^cscs card	lX
^cse	h_jJpI
^cse genereux	hU
^cso	iEjFm\`nJ
^cssf	jU
^ct	cRiX
^cta	aYjV
^ctc	bSgShGiHpT
^ctc 	bWcHgJpU
^ctg	iY
^ctg 	iY
^cti	g]iFjH
^cto	mb
^cuaderno	iZjG
^cuadrante	f]
^cuadrante 0	fX
^cuadrar	iX
^cuadrilla	aTmX
^cuadrilla de	aVmW
^cuadrillas	mY
^cuando	dViEnV
^cuarenta	bSfV
^cuarenta y	fS
^cuarto	cGfUhTjW
^cuarto turno	f^hGjI
^cuatro	fSmW
^cuatro anos	jZ
^cuatro dias	f_mF
^cubre	eRiW
^cuda	aSiJjDk_
^cuda 	aTiIjT
^cuenca	cS
^cuenca 	cS
^cuidador	aU
^cuisine	b[iS
^cuisine sur	bW
^cuisinier	aX
^culiacan	cZ
^cultural	hSsV
^culture	bIiUsU
^cuota	h\\
^cuppings	iV
^curage	iT
^curator	aIiHm\`
^curico	cW
^curico 	cU
^curing	iY
^current	mJq[
^curriculo	pV
^curriculum	mW
^curso	gJjblS
^curso de	fJl[
^curvas	iW
^cusco	c\\iI
^customer	iRrR
^customers	bVjDkTlIpJsU
^customs	aS
^customs declarant	aU
^cut	iUjV
^cutter	aIiX
^cutting	i]
^cuttings	aGiXpX
^cv	pc
^cv 	aS
^cv a	pR
^cv au	pR
^cv to	pTqH
^cvs	p\`
^cvs to	pR
^cycle	fJhXiZ
^cycle scheme	hYiE
^cycle to	h]iE
^cymraeg	rU
^cypress	bRiJjU
^cytech	jY
^cytech 0	jY
^d	jc
^d &	gRhFjTlI
^d 0	cUfJjV
^d'equipe	gZmSqI
^d'ou	bUqV
^d'un	eGiXlToT
^da	bZeIjBm^qG
^dachdecker	iU
^daf	mU
^daf 	aTmU
^dafur	fW
^dafur 0	fGlS
^dafur gibts	fIlWpI
^daher	qU
^daily	fYi\\
^dairy	aTbCdIkX
^dakar	nXsI
^dakar 	nXsI
^dale	bIiGkZpE
^dame	jR
^damos	b[
^dan	cGfJiGjFn\\oI
^danach	hTpX
^dance	aZ
^danger	gV
^danish	jTkS
^danish 	kTlS
^danish or	kR
^danke	mGpItg
^danke 	tW
^dann	eRpZtR
^dann fest	eZpJ
^dans	bSrW
^dans un	bW
^darf	rV
^dark	f]iH
^dart	iIj\\
^dart 	jW
^darum	bX
^darunter	fSiGmX
^das	qSrR
^das bleibt	qX
^dass	q_
^dass es	iIpIrV
^dass wir	bUiDrV
^data	aYhWjU
^data analyst	cU
^data engineer	aU
^data entry	a[iF
^databricks	jU
^datacolor	jZkU
^date	fGoJt\\
^datenqualitat	i[
^datev	jU
^datev 	jV
^datos	pUtT
^dauernacht	fZ
^daventry	cS
^daventry 	cS
^davinci	kW
^davon	bZcJfZiIjR
^dawn	f[
^dax	bW
^day	bYfYgUjI
^day /	fY
^daylight	fZ
^days	f^
^days 	f^
^days 0	iV
^dazu	iTjS
^dazu 00	iImW
^db	hS
^db 0	jX
^dba	aXjI
^dbs	jWpS
^dbs 	hTkIpT
^dbt	jY
^dbt 	jWkR
^dc	lYmZpD
^dc 0	j[
^dc pension	h]
^dcp	i\\
^de 	cEiGjIkb
^de 0	fbmIoS
^de 00	fXsV
^de cada	fU
^de dos	eVfRgH
^de la	oSs[
^de los	bUiU
^de lunes	fY
^de noche	aJeJkHmInJpZ
^de nuit	aWgVjJ
^de ocho	f\\
^de preferencia	kT
^de septiembre	hRiS
^dea	cHjSkYlHsItJ
^dead	hEi_lR
^deadline	p_
^deaf	bSiJjJkY
^dealers	a\\mC
^dean	jJmVsS
^dear	tl
^dear consultant	aGtW
^death	hViR
^death in	hY
^deaths	iV
^deaths 	iV
^deauville	cR
^deauville 	nS
^deb	jHmDp\\
^debt	aXeJiS
^debut	fW
^debut 0	fX
^debutant	lZ
^debutants	lWpI
^dec	f]j]
^dec 	fSiWjGoJpI
^decent	iDjTsT
^decision	bJpUtU
^deck	dJhIp\\
^deckhand	mR
^deckhand 	aY
^declaraciones	iZ
^decolletage	b\\iH
^decouches	f_iHnAsI
^decoupe	iUjS
^decoupe 	iX
^dedupe	iX
^deer	i]
^dees	j\\
^dees 	jZ
^dees ou	jS
^degree	l[
^degree 	jV
^degree in	iHjW
^degustations	iR
^deidesheim	cV
^deja	bFiJr^
^dejar	iGp\\
^del	iToY
^del 00	hHo^pI
^delegado	aTgDmZ
^delemont	cR
^delemont 	cR
^deli	i\`
^delineante	aT
^delivery	iR
^dem	jVqV
^demande	hEjSqX
^demarrage	o^
^demarrages	iY
^dementia	bXjH
^demo	p[
^demo 0	pS
^demontage	iU
^den	iV
^deneigement	i\`
^dental	aUjW
^dental 	iIjX
^dental nurse	aY
^dentro	aGcViG
^denver	cW
^dep	aVjTtH
^depannage	iU
^depart	iSoT
^depart 0	fViBoW
^departamento	mY
^departamento de	mY
^departement	aFcV
^depende	mZ
^depende de	mW
^depende del	mU
^dependienta	aV
^dependiente	aX
^dependiente 	aX
^dependiente /	bS
^deplacements 	gX
^deploiement	iU
^deploy	iX
^deposito	lW
^depot	cWiS
^dept	bUiGmW
^dept of	bImWtT
^depuis	bTiSlS
^depuis 0000	bZ
^depuis 2000	iUlU
^deputy	iCm\`
^deputy registrar	aXfImE
^der	q\\
^der 	fTqV
^der alte	qV
^derby	cUdS
^derby 	cX
^derecho	kVlV
^derniere	bHfSpV
^derramas	iX
^des	o[
^desayuno	hV
^descanso	fW
^descarte	iX
^descuento	hY
^desde	o]
^desde 2000	b[
^desde casa	dW
^desde el	oW
^deseable	k[
^deshalb	bWqR
^design	kY
^design system	kZ
^designation	a[eSiHkH
^designer	aZ
^desirable	kW
^desk	d^iDmU
^desludging	bJiX
^desole	qSrGsFtU
^desolee	aJbJcJdY
^desossage	iW
^despacho	bW
^despidos	iU
^despidos 	iU
^despiece	i^
^despiece y	iW
^despues	eTfTiIpY
^despues de	fJpW
^destajo	gW
^destajo 	gY
^destete	iX
^details	aGbHfJiVtV
^detection	iT
^detmold	cV
^detmold 	cV
^deutsch	l^
^deutsch 	lSrT
^deutsch a	j\\lG
^deutsch c	jV
^deutsch und	jRkIlIrW
^deutsche	iHjb
^deutschlandticket	h]
^deutschlandticket 	h[
^deux	mUqS
^deux ans	bEgHiIlXmHpI
^deux jours	dVfV
^dev	a\\
^dev 	bJmV
^dev front	aWcI
^development	iT
^developpement	i]jD
^devis	i\\
^devis 	jX
^devops	aUcHiI
^devops 	aZiI
^di	f\`tI
^di-sa	fb
^di-sa 	f[
^dia	fGgT
^dia de	fIgVhU
^diabetes	iS
^diabetic	iV
^diacre	mY
^diagnose	iSjV
^diagnostics	aHbYiUk?
^dial	jV
^dial in	jV
^dialux	kY
^diary	f\\hGiT
^diary 	i^
^dias	d[fUiGkH
^dice	sUtW
^diciembre	eToR
^diciembre 	eRfJoR
^dictating	aIiIt\\
^dictee	pUtW
^die	qX
^die 	c_lIqJtB
^die stelle	tH
^dienst	fYiEpV
^dienstag	fU
^dienstag bis	fU
^dienste	fSg[iI
^dienstkleidung	hX
^dienstort	cY
^dienstort ist	cT
^dienstplan	iU
^dienstplan 	iV
^dienstplan 0	fT
^dienstreisen	hEiInapJ
^dienstwagen	hWnW
^dienstwagen 	h\\
^dienstwohnung	h\\
^diesel	aXbGcFhXjF
^diesmal	s[
^diet	aZg\\iB
^dieta	gc
^dietas	gViR
^dietas 	hU
^diez	eXfWjRkGrF
^digi	jY
^digi card	jT
^digital	sT
^digs	hd
^dijon	c\\
^dijon 	c\\
^diktat	tY
^dimanche	fYgU
^dimanches	fUgXiJ
^diner	hS
^dinero	bIg[
^dinner	aXfVhTsG
^dip	iU
^dipl	jTtI
^dipl /	jT
^diplom	jS
^diplom und	jT
^diploma	jSl\\
^diploma in	jZlI
^diplomado	fIkY
^diplomatura	iHjR
^diplomatura o	iHjR
^diplome	j\`
^diplome 	lBpX
^diplome d'etat	jZ
^diplome national	jY
^diplomes	iFpX
^diputacion	b\\
^dir	bImZ
^direccion	aXmU
^direccion de	aSi[mG
^direct	eZpR
^directeur	aS
^directeur /	aUbI
^direction	bciDmY
^direction de	aSmG
^directo	eY
^directo con	eY
^director	m_
^director ing	mW
^directora	mZ
^directrice	pT
^directrice 	mT
^direkt	cTeU
^direkt am	cYeHiJ
^direkt bei	eY
^direktionsassistenz	aRrR
^direktionsassistenz 	aW
^dirige	mZ
^dis	qXrR
^disability	mT
^discord	bJcHiVjY
^discount	hW
^discovery	bIi[
^discrecion	jTpU
^discrecion 	jSpV
^discreet	pSqFrZsU
^discretion	jV
^discretion 	jX
^discussed	tT
^disenador	hJ
^disenadora	mW
^disgorging	iW
^diskret	cHiFqX
^dismantles	iZ
^dispatch	iUmW
^dispatcher	m_
^displays	iW
^dispo	bHiFj[pJtT
^disponent	aV
^disponibilidad	fVhIiTjR
^disponible	cJf[jI
^diss	cWeIfGgIhIiHjBk]lH
^dissolution	iW
^distance	dU
^distribution	aFbScGhIiT
^district	aRcU
^disziplinarisch	mY
^dita	jZ
^diurno	fX
^dive	aUhUiGmWpG
^divemaster	aTmU
^division	bWiJ
^dix	jX
^dix ans	jX
^diy	iUjW
^django	jU
^django 	jV
^dkk	gY
^dkk 00	gW
^dkk 000	gT
^dm	aGp\`
^dma	aIjX
^do	fUjHrS
^do bis	fS
^do not	pEqZrZ
^do the	iXjT
^doce	bYgTiH
^docente	aX
^doctolib	iW
^doctolib 	iV
^doctora	aDfJmUqIt\\
^doctorado	iIl]
^documentation	iY
^documents	iW
^doe	iYjHkW
^doe 	iTkT
^does	qV
^doesn't	pXqFsV
^doesnt	jW
^dog	hWiSjTpI
^dog 	iJjZ
^dog groomer	aRcIfT
^doing	i[
^doing the	iZ
^doku	iW
^doku in	iW
^dole	c[
^dole 	c[
^domaine	bWgFhIjX
^domestic	iS
^domicile	dShS
^domiciliary	iYnI
^domingo	fZ
^domingos	f_
^domingos 0	fT
^dominio	j]
^dominio de	kR
^don	m[
^don't	qSrZ
^don't 	lIpJr\\
^don't ask	gXhJ
^don't care	lZqIrJ
^don't mind	j]
^don't put	rX
^don't say	jTlIqU
^don't scare	qZ
^donc	tT
^donc 00	fZgThH
^doncaster	cW
^doncaster 	cW
^donde	d^lGtG
^done	iGp\\sI
^donegal	cZ
^donor	iSpJqZ
^donor reports	iS
^dont	lSrU
^dont trois	mW
^doodles	iVjV
^doodles mostly	i]jI
^door	hBi^lR
^door staff	lY
^door supervisor	aV
^dos	mZ
^dos 	iRmX
^dos anos	hWjSnS
^dos de	mZ
^dos dias	nW
^dos locales	bY
^dos mil	gT
^dos ordenes	iZmF
^dos por	iWmI
^dos semanas	fVhGkImEnY
^dos tardes	fVs\\
^dosificacion	iU
^dosimetrie	iX
^dossier	p]
^dossier 	pS
^dossier complet	pT
^dossiers	dVpV
^dot	jVpZ
^double	f\\
^douche	h]
^douche 	hX
^douglas	cW
^douglas iom	cW
^dovetail	jW
^dovetail 	jW
^down	aGbHcThJtW
^doyenne	bWiJ
^doyenne de	bWiJ
^dp	bThIjCkXmJ
^dr	mSpV
^draft	i[
^draft for	tX
^drafting	iT
^drain	i[
^drei	bSfSmY
^drei jahre	bDeSiVmJ
^drei tage	bIcIdY
^dreißig	mX
^dreißig stunden	fX
^dresden	cS
^dressing	iX
^drh	jItZ
^drive	jVpS
^driver	jZ
^driver 	aFhTiIj]
^driver licence	aIjEkXl[
^driver's	cIiIj]pJ
^drivers	aGi[mS
^driving	cJjWlR
^driving licence	iJlW
^drogheda	cU
^drogheda 	cU
^droit	j]
^drone	gIiWjHkapG
^drone 	bUcGhYiGkG
^drop	bHp\`
^drop-in	pX
^drug	pX
^drum	qTsU
^drummondville 	cR
^drupal	bTjU
^drupal 	iR
^dry	hRiUo[
^drying	mS
^ds	jTm\\pH
^dsc	jY
^dsc 0	jY
^du	iX
^du 0	eYfHiDoR
^du arbeitest	fT
^du lundi	fV
^du mardi	fZ
^du-form	rV
^dubai	iV
^dubai 	iW
^dubbo	c\\gG
^dublin	cV
^dublin 	bSdS
^dublin 0	c\\
^dubuque	cV
^dubuque 	cT
^dudley	cW
^dudley 	cV
^due	aUtS
^duluth	cY
^duluth mn	cV
^dundalk	cW
^dundalk 	cW
^dundee	cYtJ
^dunfermline	cY
^dunkerque	cU
^duo	m\\
^duo avec	mZ
^durban	cV
^durch	fWiEsT
^duree	eY
^duree indeterminee	eU
^durham	bS
^duschen	hX
^duschzeit	hYnI
^dust	j\\lH
^duster	h]
^dutch	bRhJjTlZ
^dutch 	bViH
^dutch b	jY
^duty	hTm^
^dv	jY
^dynamo	jSkU
^e	g]
^e 0	ga
^e 00	fR
^e-auto	h[
^e-bike	hU
^e-bikes	iSjS
^e-bikes bosch	iSjS
^ea	aXiEjGmW
^each	gU
^early	bUf[gR
^early access	bVjI
^easa	iGj\\
^east	c\\iG
^easter	gXiSkD
^easter 	eSoT
^eastern	cDjUpU
^ebanista	cX
^ebay	i^
^ebenso	jVlI
^eberswalde	cW
^eberswalde 	cW
^ec	cY
^ec 0	cZiFjT
^echelle	gZjI
^echelle 00	gS
^echelon	g]
^ecmo	iXjJ
^ecocheques	gShViF
^ecocheques 	gX
^ecole	bRjVlY
^ecole 	iW
^ecole catholique	b\\cH
^ecole de	jV
^ecole interne	eIjJl[
^ecoles	bTiS
^economia	jV
^economia 	iHjW
^ecoute	j\\
^ecrire	jUlFrT
^ecrit	jTpV
^ecriture	r[
^ecs	jU
^ecs 	jU
^ed	aFmXqY
^edad	sb
^edge	bX
^edgware	cY
^edicion	jX
^edicion de	hJjX
^edinburgh	cV
^editeur	aGbZ
^editor	mU
^editor de	bT
^editorial	bR
^educ	aWbT
^educacion	jT
^educador	aU
^educador /	aX
^educadora	aX
^educateur	aV
^education	gShH
^efectivo	aHeXmI
^efz	j]
^efz 	j[
^eg	gb
^eg 0	gX
^eg 00	aIgX
^egal	aEbGcEdIeIfHgUhHiIjSkEl@nIoUpHrRsI
^egal 	cGfHgIjSl:mIoWpIqTrF
^egg	a[bGgH
^egresado	iCjYsS
^eh	aHgRlHpI
^eh 	a?bJdHeGgShHkHlHnHoHpH
^eheschließungen	bJiS
^eho	i[jG
^ehpad	bX
^ehrenamtliche	aHbSiWmG
^ehrensache	cIjXmG
^ehrlich	tT
^ehrlich 	bSsS
^eibar	cY
^eibar 	cY
^eigenbetrieb	bR
^eigene	bXiAjV
^eigene schlachtung	bW
^eigener	hX
^eigener hund	hRkR
^eigenes	lR
^eigentlich	oYqE
^eight	mS
^eight on	bX
^eight to	f\\
^eignungstest	pV
^ein	sS
^ein mann	s[
^einarbeitung	oV
^einarbeitung 	aFcIdSkS
^eindhoven	cV
^eindhoven 	cV
^eine	aTmS
^eine 	aEcHjTtT
^eine ausbildung	aIjU
^einen	aXtS
^einer	q[
^einfach	cGp_qU
^einfach 	jU
^einkauf	i\\
^einkaufen	iU
^einkaufer	aY
^einkaufer 	aT
^einliegerwohnung	h[iG
^einmal	aIcIiEjVnWqE
^eins	jY
^eins davon	jY
^einsatz	iT
^einsatze	fTiHn\\
^einsatzgebiet	cWnJ
^einstellung	oY
^einstieg	gVoX
^einstieg 00	gV
^eintritt	iVoU
^einwandfreier	jY
^einweisung	iT
^einzel	iY
^einzelzimmer	hW
^eis	hRi^oF
^eis im	hUiSqH
^eisenach	cT
^either	eTfCj\\lFqJ
^either 	cJeVjS
^eje	aU
^eje 	aY
^ejecutivo	a\\fIjJ
^ejercicio	pT
^eks	jU
^eks 	jU
^el	qY
^el 	fTqX
^el anterior	qX
^el cliente	iHqWrS
^el que	fT
^elche	cZ
^elche 	bRcT
^elec	bRcJiWjJ
^electrical	jY
^electrician	aAj^mJ
^electricien	aW
^electricien tertiaire	aW
^electricista	a_
^electroerosion	jZ
^electroerosion 	jZ
^electromecanicien	jX
^elektriker	jR
^elektriker 	jU
^elementary	j[
^eleven	bXiHmY
^eleven 	cJiHmW
^elf	b[cHiH
^elles	gGiIpXsU
^else	dTfGnW
^else home	dX
^elternabende	iW
^elternabende 	iW
^elternbeirat	iWjIqU
^elterngesprache	iV
^elterngesprache 	iV
^elternzeit	e^iJmH
^elternzeitvertretung	eUiJ
^elternzeitvertretung 	eViI
^em	i\\mS
^email	iUpWtS
^email 	i^
^embalming	iR
^embauche	eWf[mI
^emden	c[
^emden 	c[
^emergencia	f]iI
^emis	bUcIjEkZ
^emo	jWpR
^emojis	lIrZ
^empieza	e[
^employed	eRgT
^employee	aX
^empower	j[
^empresa	bd
^ems	bYcH
^emt	iFjFk^
^en	cWjS
^en 	eRjZ
^en 00	j[
^en 9100	bSiI
^en b	jW
^en el	bGcVrV
^en fluent	jS
^en la	cX
^en otono	aEfUoHq[
^encadre	aImY
^encadrement	iT
^encadrement de	iWmG
^encargado	aTmZ
^encargado de	a\`mF
^end	oVsX
^end of	fIpSsS
^ende	eDt]
^ende 00	fRiIpWtF
^endorsements	iU
^endorsements 	iU
^energie	jUk[
^enero	oY
^enfants	aGi^
^enfermera	aVmV
^enfermera /	aWbIjJ
^enforcement	aY
^eng	aJbShIiHjYmZ
^eng 0	jU
^engel	bDiTjY
^engine	kTqV
^engine room	iX
^england	gFjY
^englisch	kXlX
^englisch 	jU
^englisch b	jZ
^englisch c	jZ
^englisch fur	iFkY
^english	jXl]
^english 	rW
^english +	j[
^english and	j\\
^english b	j]
^english c	jU
^english for	jTrV
^english-speaking	bTiDkH
^engrase	iT
^enhanced	fIhRjT
^enhanced check	iJjZ
^enhanced dbs	j\\
^ennis	cX
^ennis 	cX
^enologa	mV
^enough	qW
^enquete	iTjJ
^ensayos	iSoS
^enseignant	aY
^enseigne	bY
^ensuite	dWiI
^enterprise	jW
^entgelt	gT
^entgeltgruppe	gT
^entidad	cIjT
^entra	qS
^entrada	fUoW
^entrainement	hEi\\jI
^entran	fY
^entrapments	iS
^entrapments 	iS
^entre	sV
^entre 0	fRgU
^entre 00	s]
^entre nous	qV
^entree	hVo[
^entrees	iV
^entrenador	aV
^entretien	iX
^entretien avec	mHpZ
^entretiens	iZ
^entrevista	pX
^entrevistas	p]
^entwicklungsgesprache	iX
^env	gU
^enviar	pU
^envigado	cY
^environ	gS
^environ 0	fSgW
^environ 00	jHnV
^envoyez	pV
^ep	e\\jElTpIqJ
^epb	iIj\\
^epc	b\\
^epf	cIh[iE
^epi	bJgJhbiIjI
^eplan	cIiFkV
^eps	hfiG
^eps 	hY
^eps y	hT
^epsv	hZ
^epsv 	hZ
^equipe	mU
^equipe :	mW
^equipe de	fSiS
^equipementier	b\\
^equipes	f\\
^equipes 0	f\\
^equipo	aWmX
^equipo de	mS
^equity	aUgT
^equity 	gU
^equivalent	gVmJ
^er	iRmSqS
^er 	aGbGcGdJeGfHgUjHmDnJoIpJqFrJtW
^era	g\`rR
^erfahrung	iFkXrT
^erfahrung in	r\\
^erfahrung mit	kW
^erfolg	gV
^erfurt	cU
^erfurt 	cR
^erp	iV
^erp 	iR
^erst	e\\rV
^erst auf	qIr\\
^erste	aWbIjT
^ersten	gTiDmT
^erstgesprache	iIpY
^erzieher	bS
^es	bS
^es geht	aW
^es gibt	gZ
^es ist	b]
^es para	eYfGtT
^esa	jXkHpFqS
^esbjerg	bU
^esbjerg 	bV
^escalafon	g[
^escaner	iZ
^escorting	iU
^escribo	iIqU
^escuela	bHc[lV
^esi	cJh\\iHjH
^eso	iSjSqUrU
^eso lo	iYqG
^esop	fFhZiGjF
^espaces	iW
^espagnol	jX
^espanol	jUsW
^espanol 	rTsW
^especialista	aX
^especializacion	iIkT
^especializacion en	iJjFkV
^essai	hSjIp[
^essais	fSiU
^essalud	hViI
^essen	aHdYh]iBtI
^essen 	aJcGdRhDnV
^essensbons	hX
^essensbons 0	hX
^essential	hW
^essential :	jW
^essential user	hZ
^est	bYeSiDtU
^est 2000	bU
^esta	c[iFjImYqI
^estacion	bUjW
^estacion de	iW
^estacionamiento	hW
^estacionamiento techado	hW
^estadistica	hIiY
^estamos	cSm[
^estaria	kW
^estate	aYiS
^estheticienne	aU
^estudio	aSbW
^estudio de	bY
^et 00	fYgHiGmT
^et pas	rR
^etablissement	bY
^etalonnage	jY
^etat	iUjU
^etat civil	iUjU
^etats	iV
^etats des	iV
^ete	eGf\`iF
^ethics	hV
^etiquetage	iX
^etiquetage 	iU
^etre	jTnY
^ett	e[
^etude	bZ
^etwa	nU
^eu	aTdRjV
^eur	gUiX
^eur 	gS
^euskera	jGkTlX
^ev	bWjY
^ev pool	h\\
^evac	bHhYiS
^evaluacion	pZ
^evangelico	sV
^evangelische	bT
^even	dDiGjFkasFtJ
^evening	t[
^evenings	fTi?jXoJpW
^evenings 	iCp\\
^evenings 0	fV
^event	gGiUmGnHtU
^events	aWiGjUmS
^events 	iJjUmW
^eventual	e]
^eventual 	eW
^every	tV
^every other	f[hD
^every second	fDh]
^every third	fS
^everyone	hIiBpHqFr^
^everything	qW
^eves	fZ
^eves +	fW
^evidemment	h[rF
^evidence	iSjR
^evidence gathering	iU
^evite	r]
^eviter	rT
^ewp	iGjZ
^ex	aJcVk\\
^ex-police	lT
^ex-police not	lT
^exam	aXbEcEhUmHpS
^exam leave	hV
^examen	jU
^exams	iW
^excel	j\\
^excel 	iU
^excel +	iT
^excel con	pV
^excelente	iIkWpHsT
^excelente presentacion	kJsW
^excellent	j[
^excellent english	jT
^executive	mU
^exempt	eVgJ
^exempt 	aT
^exeter	cTdT
^exeter 	cV
^exocad	jT
^exocad 	iEj[
^expect	fV
^expediente	pW
^expedientes	fTiT
^experience	kTsRt[
^experience of	jT
^experience with	kX
^experiencia	jZlS
^experiencia con	jSlS
^experiencia en	j\\lJ
^exploitant	aWhHmU
^exploitation	bSiGp[
^export	iT
^export 00	bW
^exportamos	aIbXiI
^exports	b\\iH
^exports to	bU
^ext	hZiGjIpX
^extension	bHeWoUqI
^extra	bIfUiGkU
^extra marks	k[
^extraccion	i[
^extraccion de	iW
^extraction	iZ
^extras	hXiJ
^extras :	gHhX
^eye	bZjS
^eye for	jY
^eyesight	fIj]
^eztitles	jV
^f	fS
^f &	iV
^f /	aTbJeSfYgDiHjF
^f 0	bThR
^f-gas	iIjWpS
^f-gas 	iHjZkTpJ
^f-gas cat	jX
^fa	a\\
^fabric	bTiSoI
^fabrication	bGiFj\\kH
^fac	j_
^face	cUiTjWkIlE
^facebook	tV
^fachadas	gHhTiTjG
^fachangestellte	gUmI
^fachausweis	jTlG
^fachbereich	b]iImJtE
^fachkraft	a[jG
^fachlich	aIm[
^facilities	iU
^facility	aSbSpVqJ
^facteur	aX
^factory	cYfW
^facturacion	b\\iH
^facturacion 	bY
^facturas	eV
^facturas 	iZ
^faena	bIcXiR
^fahrdienstleiter	aW
^fahrdienstleiter 	aW
^fahrer	jW
^fair	iHmGpIs\\
^faire	hHiVmIpHqHr]
^fais	r\\tU
^fais court	r[
^fait	bTiVqG
^faith	l[
^faja	h[
^fakenham	cR
^fakenham 	cR
^fall	hEiDj\`
^falls	iSjTtR
^fallt	qVsT
^falmouth	tT
^falmouth 	tT
^falta	aYjGlV
^familiar	bV
^family	b]fJhY
^family medical	hV
^family status	h[
^fanuc	j[
^fanuc 	jS
^far	cViHjV
^far 	cViHjV
^farm	a]fEhWiGjZkF
^farmers	bSsT
^farrier	aVrS
^farrier 	aY
^farsi	aUhIjUkC
^fast	bWiDj[kJpH
^fasteners	iU
^fault	iV
^faulturm	iT
^faut	j\\
^faut pas	rY
^faut quelqu'un	jXsI
^fca	jElFoVqT
^fco	jW
^fco 	jV
^fda 	bTkH
^fds	fTkW
^features	iFm[pI
^feb	f]hD
^feb 	eIfVgSiRmRoI
^feb 0	iGoU
^febrero	o[
^februar	fWlHpF
^fed	fIh\\pI
^federacion	bT
^federacion de	bT
^federal	bWiTlH
^feed	i\\
^feedback	pX
^feeding	iT
^feeds	fFgYiS
^feel	aUkSmJ
^fees	iY
^feiertag	fBg]hJ
^feiertage	fUhH
^felixstowe	fHsT
^female	hGs_
^femme	sX
^fenetres	iX
^ferias	iZ
^ferien	fW
^ferme	fZhW
^ferme a	cEf[hH
^ferme lundi	fW
^fermeture	fToH
^fermeture 0	eTfUoI
^fermetures	fEiTjU
^ferreteria	bT
^fertig	eJiIpZ
^fertility	bZ
^fertirriego	iUjV
^fest	aJe\\fGgS
^festanstellung	eV
^festival	bUfIgVoWpJ
^festivos	fWiJ
^feu	fHiHk[pT
^few	bUiFtW
^fh	cUj\\
^fi	aUpU
^fia	fIj]
^fia units	jW
^fibre	aRiV
^ficha	cIiYjIp]
^fichas	iT
^field	aYfRnS
^fiets	h\\iJjGnJ
^fifteen	mUtF
^fifty	fZkI
^fifty-two	gX
^figma	j^
^figma 	iS
^figura	qHs\\
^figure	fa
^fijo	eYgX
^fijo 	eVfS
^fijo 0	gS
^fijo a	eX
^fijo discontinuo	eT
^fijo-discontinuo	eW
^fijo-discontinuo 	eU
^file	jZ
^filiale	c\\iI
^filiale d'un	bWcI
^filing	pV
^filing 	iZ
^fill	fFiTlU
^filleting	iW
^filleting 	iY
^filter	dIpU
^filtro	iS
^fimo	jT
^fimo 	jW
^fin	aSfRoW
^fin de	aTeTfSnFpU
^final	hWiVpT
^finance	gVmU
^finance director	a^
^finca	b]cH
^fine	bRiTlW
^fine 	l[
^fines	fZiX
^fines de	fbiG
^fini	oVsW
^finish	fXqR
^finish at	fZ
^finished	fIiGjUo[
^finnish	j^kGrR
^fintech	bT
^fintech 	bU
^fiori	iZpH
^fire	a[
^fire alarm	nT
^firebase	jY
^firebase 	jY
^firewood	cEhYiTjH
^firm	bHiEj^
^firma	cFiVjGlY
^firmenfitness	hZ
^firmenwagen	hZiH
^firmware	bJiXjImU
^first	iT
^first 0	dZgW
^first a	eYhJ
^first aid	hHiSjRkV
^first aider	iTkUlI
^first chat	pX
^first come	pV
^first review	iEp[
^first week	oWsX
^fischgrat	iW
^fish	aTfFh[jHkH
^fishing	hWiJ
^fishmonger	aW
^fishmonger 	aX
^fisio	aXhSmR
^fisio 	aThUmT
^fit	iWjWsT
^fit 	jVsS
^fit kitchens	bIiX
^fitness	gHjEpY
^fittings	aHiX
^five	fRmW
^five days	dUfRiU
^five from	fY
^five in	fTmW
^five mornings	fZ
^five of	bS
^five weeks	hY
^five years	eTjVlI
^five yrs	j]
^fix	aGgSi\\jJ
^fixe	g^
^fixe 0	gX
^fixed	eb
^fixed to	e[
^fixer	aW
^fixes	aHbHcInV
^fixings	iS
^fixum	gY
^fixum 0	gV
^flagging	iU
^flair	aHk_
^flat	ha
^flat above	hX
^flat in	hY
^flat upstairs	hY
^flats	bAi_
^fleece	bUjE
^fleet	aDbGfEh\\iXjIkFnI
^flex	fYgBh]
^flex 	hZjD
^flexi	dUfX
^flexi 	fUhT
^flexi 0	dYhF
^flexible	f^hU
^flexible 	aHbIcIeTfVhF
^flexitime	fR
^flexitime 	hT
^flick	pUqV
^fließend	jT
^flight	aSdJfIh]
^flights	fIh^iDnU
^flights 	hZ
^flocking	iV
^flood	fViEjX
^floor	aEbGcWdCgHiVjRlJsI
^flows	iZ
^flows 	iT
^flt driver	jGqT
^flu	j[
^flu jab	hZ
^fluent	jZ
^flug	h[
^flujo	bGi\\
^fluke	hViHj[
^flutter	aV
^flying	bHgV
^fm	aYgW
^foh	iW
^foi	i\\
^folders	iX
^folkestone	cU
^folkestone 	cU
^follow	iVsU
^following	iHtX
^fondation	b[iE
^fondee	bV
^fonderie	bY
^fondo	bShXjG
^fondo de	bEh\\
^fonds	bTeUiSjF
^fonoaudiologa	cHmW
^food	bZh]iG
^food 	hV
^food or	jV
^food safety	j[
^foot	aVtI
^for	tU
^for 	aHtY
^for a	b[
^for our	iU
^for the	aSiHtW
^forages	bTcH
^forecast	iW
^foreign	iU
^foreman	eImUpV
^forensic	hWiI
^forest	bWiV
^forfait	fUhViH
^forfait 000	e[fGhD
^forfait jours	eSfUgJhG
^forfait mobilites	hT
^forge	iX
^forklift	jX
^forklift 	kW
^form	iVpY
^form +	jU
^formacion	hX
^formacion de	fHhFiIj[oX
^formal	iEpIr^
^formalitaten	i[
^formalites	iU
^formalites 	iT
^formation	hRjVlY
^formation des	i[jH
^formentera	nT
^formentera 	nT
^forms	p^
^forms at	pW
^forms from	cHpZ
^formulaire	pZtR
^formular	iUpGtX
^fort	c^
^fortbildung	h]iF
^forty	b]fTkF
^forty hours	f\\
^foto	iVpIsV
^fotograf	aVbHjIlW
^fotos	i_
^foundation	jV
^founded	bR
^four	bUiHmX
^four 	aZbCcEmHqV
^four and	fX
^four benches	bR
^four days	dVeX
^four nights	f_jJ
^four on	fW
^four techs	m\\
^four years	jV
^four-day	fS
^fourchette	fIgY
^fourgon	hZ
^fourteen	bVfWiC
^foyer	bW
^fp	bSjT
^fr	fWjSmR
^fr 	aSdXkI
^fr 00	fV
^fr bis	f]
^frais	gWhTnU
^frame	aFbV
^frame styling	bFi\\
^framework	b]
^francais	jTlUsS
^francais 	jS
^francais ou	jDkIlYsX
^francaise	bV
^france	aVbDcCdJeJfIhGiEjTkHmJnTpFqIsItJ
^frances	iFjVkVlT
^frances 	kRlU
^frances c	jV
^franco	fW
^frankfurt	iT
^frankfurt 	iSnT
^franz	c\\iHpS
^franz 	cDjVpV
^franzosisch 	kS
^frappe des	iT
^frases	rT
^frau	aDpXqWtZ
^frauenarztpraxis	bU
^free	hdiI
^free games	hW
^free tea	hU
^freelance	eZgX
^freelance 	eTgS
^freelance 0	eS
^freelancers	bDeY
^frei	aVbFfDjGoVpHqX
^freiberuflich	e\\
^freiberuflich 	e\\
^freiburg	bR
^freiburg 	bR
^freie	bVeX
^freie mitarbeit	e\\
^freier	eTfRhG
^freikarten	gThXiI
^freikarten 	bIgX
^freising	bScUiGsJ
^freitag	dFf[
^freitag frei	hT
^freitags	fX
^freitags bis	fV
^french	jX
^french 	kS
^french b	jX
^french or	kT
^frente	aIcWiF
^fresh	lX
^fresh from	lX
^freshers	l[
^fresno	cV
^freude	jZ
^freuen	kT
^freuen uns	kT
^freundlich	iGjd
^freundlich 	jY
^freut	kU
^fri	f^oU
^fri 	bFcFo[
^fri off	fT
^fri-sun	fY
^fribourg	cW
^fribourg 	cV
^friday	pV
^fridays	fUpZ
^fridge	hUlW
^frigo	aJhWiV
^frigorifico	bYcI
^frisch	iYjElTsU
^frist	pcqH
^froid	fUhHi[
^from	oatU
^from 0	oU
^from 00	iUoS
^from :	t\`
^fromages	bVhX
^frome	c\\
^frome 	cY
^front	aStT
^front desk	hTtX
^front office	aX
^frontaliers	iS
^frozen	b]
^frozen sections	iU
^frs	h\\
^fruh	fXjR
^fruh /	fW
^fruh ab	fT
^fruh und	fS
^fruhdienst	bW
^fruhdienst 0	fV
^fruhstuck	h\\
^fruit	b[fFhWiH
^fruta	h]
^fruta 	h[
^fs	fSjW
^fs b	fUjT
^ft	e^jI
^ft 	eZgSjH
^ftc	eY
^ftc 	hU
^fuel	bFh\\lF
^fuel 	gV
^fuera	bHcGf\`gHiHjHmHnDrI
^fuhrerschein	l\\
^fuhrerschein 	jU
^fuhrerschein b	lDnV
^fuhrerschein be	j[
^fuhrt	mW
^fuhrungserfahrung	iIjX
^fuhrungszeugnis	jUsV
^fuhrungszeugnis 	sS
^fulda	cX
^fulda 	cX
^full	eRiV
^full 	e[fE
^full licence	j^
^full remote	dZ
^full time	e\\fU
^full training	hHl\`
^full uk	j[
^full-time	eUmR
^full-time 	eSgTmS
^fully	dV
^fully remote	dV
^fund	i[
^fundacion	b]iF
^funded	e[fIiI
^funded by	eU
^fundraising	a]iG
^fundsachen	iS
^fundsachen 	iS
^funeral	h[iD
^funeral arranger	aS
^funerals	iY
^funerals 	iV
^funeraria	bW
^funf	mZ
^funf jahre	j]mH
^funf wochen	hU
^funk	aXcJ
^funk 	aXcJ
^funny	lCqWr]
^fur	nStX
^fur 	aGbHcFiEnTt[
^fur die	nStT
^furgo	h\\nW
^furgon	h[
^furgoneta	mInV
^furgoneta 	hY
^furniture	aTbS
^furs	c\\sVtF
^fusion	bYkR
^futtern	iS
^futtern 	iS
^fußpflege	aWdHiT
^fx	jU
^g	gXjYtV
^g 0	gXjS
^g 00	gUj[
^ga	hT
^ga 0	jT
^gabinete	dThWiC
^gaeilge	kU
^gaeilge 	kX
^gaelic	kTsU
^gafas	h[iE
^gage	gV
^gage 0	gV
^gainsight	jW
^gala	cVfW
^galicia	cVfJiCnV
^gallego	s[
^gallego 	cIiIkTrSsC
^galley	iV
^galway	cV
^galway 	cV
^ganaches	iX
^gang	bXsS
^ganz	bJcHiDjZkIlGnS
^ganzjahrig	bJeToW
^ganzjahrig 	bJoW
^gap	cWsU
^gap 	c\\iI
^gaps	bHoXpI
^garantie	gX
^garantie 0	gX
^garantizado	fRgTiF
^garda	jWpX
^garda vetting	jZ
^garde	fWgS
^garde 0	fY
^garde une	fU
^garden	cXiGoFqT
^garderie	bIfFh]iH
^gardes	fTgX
^gardes de	fV
^gardien	aZ
^gars	s]
^gartner	bGjUmI
^gartnerei	bT
^gas	iX
^gas bottles	iZ
^gas card	hX
^gas engineer	bR
^gas safe	jZ
^gases	iZ
^gases 	jV
^gasolina	hRiU
^gasolina 	cHiV
^gaste	i_
^gastekorrespondenz	iW
^gastekorrespondenz 	iW
^gastos	nV
^gastro	j]
^gastropub	bT
^gate	bXpU
^gates	bZgC
^gates 	iT
^gateshead	cU
^gatineau	cW
^gatineau 	cW
^gc	bVcHiVjFmX
^gcp	kWtG
^gcse	jV
^gd	gZ
^gd &	jY
^gdansk	nU
^gdc	j\\
^gdc number	jT
^gdpr	iRjGpX
^gdpr requests	iR
^gdynia	cU
^gebaut	iX
^gebaut werden	iX
^geduld	j\\
^geduld mit	kV
^geelong	cY
^gefahrdungsbeurteilungen	iT
^gefahrdungsbeurteilungen 	iT
^gefahren	cUfS
^gefahren wird	cUfS
^gehalt	qW
^gehaltsschema	gY
^gehoren	fChJiInY
^gehort	bW
^geht	dZhJiSjHlTqD
^geht's	jSoS
^gel	eFfTi[jY
^gel 	jS
^geld	fGg[
^gelernt	iJlW
^gemeinde	bHc\\tI
^gemeinderat	bJcHi[
^gemessen	iV
^gemuse	hT
^genau	cGiFjYkItV
^general	cZgU
^generator	cIh^
^geneva	cU
^geneve	cW
^geneve 	dS
^genotypage	iV
^genre	fIgHpHsX
^gente	s[
^gentle	jZrT
^gents	aGbVsVtT
^gents 	aJbXiGtV
^gents outfitters	bW
^geography	cJjT
^geprufter	jV
^gera	cZ
^gera 	cZ
^gerant	aTmTpJ
^gerante	aWbJmV
^gerencia	mW
^gerente	aXmZ
^gerente de	aTbFgH
^gerer	iX
^german	lY
^german 	bTcD
^german b	k[
^german or	kRsS
^gern	aXrXsS
^gerne	aVbJkIlDpZ
^gerocultora	aY
^gerust	iY
^gesamtschule	bT
^geschaftsfuhrung	aViCjJm\\
^gesden	iHjVlU
^gesellenbrief	jZkG
^gesellenbrief 	jT
^gesellenprufung	iHjY
^gesellin	aZ
^gesprach	pZ
^gesprache	pW
^gestion	kW
^gestion des	iT
^gestionnaire	mT
^gestor	aZ
^gestor /	aVbI
^gestor de	aU
^gesucht	bGcIt]
^gesucht 	aJcItY
^gesucht wird	aR
^get	fShUrU
^get the	fW
^getafe	cY
^getafe 	cW
^geteilte	fUmSsI
^geteilter	fU
^gets	cWiBkX
^getxo	cZ
^getxo 	cX
^gewerbliche	iX
^gewerkschaft	b\\
^gf	aHcJgViHq^tG
^ghent	bUcY
^ghent 	aJbVcU
^ghost	i^sI
^ghs	g^
^gibraltar	cX
^gibraltar 	cX
^gift	hRi[
^gift aid	iS
^gijon	c[
^gijon 	cZ
^gilding	jU
^gilding 	jU
^gimnasio	bXhT
^gimnasio 	bHhW
^girls	bViTsZ
^girls football	iY
^girona	cS
^git	jTlS
^git 	jSlS
^github	pT
^github 	iJpS
^gitlab	jW
^gitlab 	kR
^give	bHhSlUsR
^giving	iZ
^glaser	aU
^glasgow	cT
^glasreiniger	aZ
^glass	a\`bEiBkT
^glazier	aR
^gleitend	fYjJ
^gleitzeit	fYpJ
^gleitzeit 	fZ
^glocken	iY
^gm	iDjGm]pTqU
^gmc	gBh[iG
^gmdss	jZ
^gmp	bHcJiRk\\
^gmp 	iS
^go	aRgSj\\qF
^go 	aWiHjU
^goc	ja
^goes	bJgUiU
^gold	i\\
^golf	b]fIhT
^goma	iW
^goma laca	iSjR
^good	tV
^good afternoon	tW
^good hands	gVjT
^good morning	t[
^good with	jZ
^google ads	jS
^google form	pY
^google workspace	iHj[
^goslar	cU
^got	lR
^gothenburg	cW
^gottingen	cR
^gottingen 	cR
^gouvernante	aV
^governors	qTtV
^gp	hJi_
^gps	cHhXiZkDlS
^gpu	iSjVpI
^gr	aVgS
^gr 0	aV
^gracias	gEiGjTpGtY
^grade	aTg[jU
^grade 0	aSgW
^grade 00	j\\
^grades	i[
^grading	iTmXrJ
^grado	gUiEj_lS
^grado 	i?j_
^grado 00	eGg^
^grado en	jWlI
^graduate	a[jG
^grafana	iR
^grafana 	iR
^grafiker	aT
^grain	aTbUiWjFlE
^grand	dWgCmJ
^grandma	jSkR
^grandma 0	jSkR
^grands	aSiEnW
^grant	e]
^grant writer	rU
^granton	cT
^grants	aS
^grass	bW
^grasse	c[
^grasse 	cU
^gratuity	gVhSiI
^graz	cW
^greasing	iU
^great	cViGjHk\\
^greek	kY
^greek 	bScIjVmI
^green	bXcViDjHlW
^green hands	jElY
^greenhouse	iSjFtU
^greenkeeper	lV
^greenkeeper 	aZ
^greens	iV
^greetings	iGpHt^
^greifswald	cS
^greifswald 	cS
^grenchen	cZ
^grenoble	cT
^grenoble 	cT
^grias	aFiHt_
^grid	gCiYjZpH
^grille	gZpI
^gritting	iU
^gritting 	iV
^groom	aS
^groom 	aY
^groomer	aW
^gros	bTfViGjIsT
^gross	iV
^ground	iX
^group	bRfEhSpT
^group insurance	hY
^group of	iZmFnG
^groupe	bSg[
^groupe 0	gVhS
^groupe familial	bX
^groupement	b[
^grower-owned	bZ
^growing	bViIqT
^große	bV
^großes	hXiIjF
^gruezi	tU
^gruista	aW
^grund	aWbGq[
^grundschule	cViF
^grupo	bZg[jF
^grupo 0	gW
^grupo de	bWgH
^gruppe	bGgWjImX
^gruppenleitung	aZ
^gruß	t]
^gs	aTgWiD
^gsm	hXiU
^gsm 	hXiU
^gto	aIcVjX
^guachera	iU
^guachera 	iU
^guadalajara	cS
^guadalajara 	cR
^guapa	jIs_
^guaranteed	fIgY
^guarderia	h_mH
^guardia	fVmU
^guardia de	cEiY
^guardia telefonica	fY
^guardias	f^
^guest	aTbJhZnTpF
^guest house	hZ
^guests	fHiTjGsU
^guia	a^iU
^guia de	aV
^guides	iFqX
^guildford	nR
^guildford 	nS
^gujarati	kSsV
^gujarati 	cGhJjSkUmGsE
^guss	iW
^guss und	iW
^gutachten	iUkJ
^gute	iIjVs[
^guten	t^
^guten tag	tU
^gutersloh	cR
^gutes	jY
^gwo	jb
^gwo 	jV
^gym	h_iG
^gym 	bThT
^gym instructor	iSsS
^gym £	hZ
^h	aSbIjWt\\
^h &	bIiY
^h 0	iIjbkR
^h 00	fSgTiTjD
^ha	aFbHjIkRt\\
^ha 	aGbBcGgIiHjEkTmHpHqTtT
^hab	aFk>t_
^haben	eViG
^haber	jSkX
^haber hecho	jSkU
^habilitacion	iAk\\lY
^habilitation	iJj\`
^habillage	iY
^habitacion	h^
^hablamos	eVpJtS
^hablamos 	eX
^hablar	pT
^hablar con	pT
^haccp	iVjR
^haccp 	iZ
^hace	iVtT
^hace falta	iGtW
^hacemos	b[
^hacer	i^
^hacer las	iX
^hackney	bIcT
^had	pIqXsT
^hafen	cU
^haga	iX
^haha	cFsT
^haha 	cFsT
^hair	iWjS
^hair test	iHjX
^halal	b^iT
^halb	gStU
^halb sieben	fU
^halbtax	hW
^halbtax 	hY
^half	eSfTiH
^half a	gVhYiI
^half seven	fW
^half-fare	hX
^halifax	aIc]
^hall	i_
^hall lets	iV
^halle	bTcTdR
^halle (	cX
^hallo	t\\
^hallo frau	bI
^halt	aVcI
^hamilton	pI
^hamilton on	c\\
^hamm	c]
^hand	iWlF
^handheld	jX
^handling	bZiUlG
^handling boxes	iS
^handover	oY
^handover from	oW
^handover to	iX
^handphone	hV
^hands	iEjX
^handwerk	jW
^handy	hVjZk@
^handy 	hVjYk=
^handyman	tV
^hangar	cUiH
^hangar 0	cTiHjJ
^hannover	cWnT
^hannover 	nR
^harmonie	iVjH
^harness	hS
^haro	cY
^harrogate	bJcY
^harrogate 	bJcY
^hartlepool	c]
^harvest	fUiX
^has	iBjckY
^has to	jTsY
^hast	lFpHqZ
^hasta	iIoUsR
^hasta 00	gYjDsX
^hasta el	oJpU
^hat	bHcJtZ
^hate	bJcIiUjFpGqZrI
^hatten	bJsTtY
^hauptamtliche	aZiI
^hauptsache	cIhGkFlImIoZtI
^haus	bYh\\
^haus am	bT
^hausbesuche	iX
^haushalt	iU
^hausmeister	aYtJ
^haustarif	gW
^haustarif 	gU
^haustarif 00	gR
^haustrunk	hX
^haustrunk 00	hX
^haute	iTjV
^have	iI
^have a	bT
^hawick	cV
^hawick 	cV
^hay	aJiSlSqZ
^hay que	nY
^hay-on-wye	cY
^hay-on-wye 	cY
^hazard	gSiU
^hazlo	rb
^hazop	iW
^hazop 	iT
^hbo	j]lG
^hcpc	j]
^hcpc 	jU
^hdr	jX
^he	iX
^he or	iZ
^he's	mTqYtI
^head	aYm\\
^head chef	a]mI
^head gardener	aSqT
^head of	aZ
^health	bXhVkU
^health 	bYcGhSiC
^health plan	hY
^health stipend	hW
^healthcare	dGhFi^
^hearing	iTjRsW
^heat	pY
^heavy	fVjSoG
^hebden	cW
^hebden bridge	cW
^hebrew	iHjWkIrT
^heidelberg	cAiZkW
^heidelberg 	cCiSjS
^heidenhain	j]
^heidenhain 	jX
^height	gUrJsS
^heights	j]qG
^heiligabend	fUhS
^hein	jWmIsS
^heizung	iS
^heizung 	iS
^heli	cEhViSnV
^heli 	hVnC
^hello	aHtb
^help	aGkFt\\
^hence	bUqV
^hence the	bX
^hep	aVjU
^hep a	j\\
^hep b	j[
^herbst	oT
^herbst 	cIfBmHoUpI
^herd	iV
^herd manager	aS
^herdenmanager	aTiT
^herdsperson	aX
^herdsperson 	aX
^here	aHbIdDgSiEjVmWtS
^here's	t]
^here's the	tS
^here's what	tV
^herford	cW
^herford 	cW
^heritage	bVeViC
^heritage fund	eYjI
^hermes	kV
^hermle	iGj[
^hermosillo	cS
^herr	pTqWsS
^herramienta	cEhVjW
^herrensalon	bV
^hersteller	bV
^hersteller von	bV
^herzlich	t[
^hes	iIjW
^heure	iV
^heure du	iV
^heures	gZ
^heures sup	fHgX
^heute	bXmJsH
^hexham	cS
^hexham 	cS
^hey	tc
^hgb	iGj[
^hi	td
^hibrido	d_
^hibrido 	dW
^hier	aIcRtX
^hier die	eV
^hier mein	tS
^high	b\\cAfT
^higher	jY
^higienista	aU
^higienista dental	aS
^hildesheim	cS
^hildesheim 	cS
^hilux	h]iJ
^hilux 	h\\iI
^hindi	j]
^hindi 	jY
^hipaa	kU
^hire	iU
^hire out	bS
^hiring	iSmGpV
^his	qUrUsS
^historia	bHcFiWjZpG
^hiv	sR
^hiver	f^iI
^hiya	t\\
^hmp	cb
^hmv	jV
^hnc	j_
^hochschulabschluss	iIj^
^hochschulsport	hY
^hochschulsport 	hY
^hochstens	fSiJrXsT
^hochstens 00	sZ
^hod	gFiHjHkGm^pH
^hoedspruit	cV
^hof	aIcXhTiI
^hof 	aHbShW
^hofladen	bWiG
^hogar	b[iE
^hohentauglich	j[
^hoja	jWpX
^hoja de	jW
^hola	td
^hola 	tW
^hold	iYrT
^holding	iSoJ
^holiday	fHg_iW
^holzbau	bUcJfH
^hombre	s\\
^home	nTtS
^home 	cV
^home after	dXeD
^home based	dX
^home births	dJi_
^home office	dY
^home visits	aJiWnH
^home when	dWfW
^home-based	dX
^homeoffice	d]
^homeoffice nach	dS
^homework	lIpX
^homme	sa
^hommes	sZ
^homologacion	iVjR
^honest	gSlH
^honest 	cIfRgShIiHsJ
^honestly	fSqW
^honestly 	bRfWmJqD
^honig	i^
^honorarios	e[iEmH
^hook	iTjFr\\
^hop	aHt]
^hope	tV
^hope the	tV
^hopital	aIcV
^hopitaux	bW
^horaire	fXhYiHjJ
^horaires	fU
^horaires irreguliers	fT
^horakustiker	aScG
^horario	bIcJdUfU
^horarios	hViR
^horas	fJgeiB
^horno	iT
^hospedaje	hV
^hospedaje en	hV
^hospice	b]
^hospice 	aEb^
^hospital	lZoS
^hospital de	cXiG
^hospitalisation	cIdJh_iE
^host	aUbWgGiH
^hostel	h]mIsI
^hot	hViWkY
^hote	aW
^hotel	hWn[
^hotel 	aHbScCgInS
^hotel 0	fInW
^hotel en	h[nH
^hotel paid	nWpJ
^hotels	bVhE
^hotels 	bXhEjJ
^hotels or	jZ
^hotesse	aW
^hour	gTiX
^hourly	eRgV
^hours	fWhJlT
^hours :	fU
^house	h[mS
^house 	h^
^house calls	hJiY
^housing	gRhR
^housing 	hT
^housing 0	bGeDg]iC
^hove	c\\
^hove 	cZ
^how	pUtT
^how :	pW
^how much	iItV
^hplc	iTkT
^hplc 	iS
^hps	a_bIiH
^hq	bXdX
^hq 	cTiJ
^hr	jIpaqRtX
^hr 	gHiSpVtR
^hr :	kHpIqYt\\
^hr adviser	iI
^hr licence	j[
^hrs	f\\
^hs	i\\
^hsa	cJh\\iHjG
^hse	pT
^hse scale	g\\
^ht	iS
^htl	jX
^hub	c_
^hubspot	jY
^hubspot 	jX
^huddersfield	cXtH
^huelva	cU
^huelva 	cU
^huesca	mS
^huesca 	mU
^huhu	tY
^hull	cVjV
^hull 	c\\
^humor	jYmJ
^hund	hViV
^hundred and	gG
^hungry	sV
^hunter	aHcX
^hush	qZ
^hush 	qY
^husum	cX
^husum 	cZ
^hut	cIdXeJgIhGiEjYmJpG
^hv	aViDjX
^hybrid	d[
^hybrid 0	dY
^hybride	d[
^hybride 	dShV
^hybride 0	dW
^hyderabad	cW
^hydraulics	iY
^hydraulik	jW
^hydraulik 	jS
^hydraulique	j[
^hydraulique 	iJjY
^hydro	iTqU
^hyeres	cU
^hyeres 	cV
^hygiene	j\\
^hymn	iX
^hymn sheets	hT
^hypermill	kV
^hypermill 	cHiHjSkS
^hypermill or	jT
^i am	aHbHlWm[
^i can	gX
^i can't	jFkIpJsU
^i don't	aEiSjUlVqI
^i have	qJtX
^i mean	iXjIrWsR
^i need	lRoV
^i said	gWsS
^i want	aSi^lIrVtE
^i'd like	oU
^i'd rather	eR
^i'll	aJqWtU
^i'm	q[tZ
^i'm the	bJhRtS
^i've	bUgVtS
^i.e	aIcYoZpF
^iacp	j[
^iatse	eWgRiC
^iatse 000	eWgRiC
^ibague	cV
^ibague 	cV
^ibiza	cTnSpI
^ibiza 	cTnSpI
^ica diploma	jX
^ice	hYiU
^ich	pUt\\
^ich bin	fHmGpW
^ich brauch	aVsS
^ich hab	qY
^ich habe	tR
^ich-gcp	jR
^ich-gcp 	jS
^ici	bZiJjDl@pGr[
^icu	aWjHlT
^id	aIbFhYjDpY
^id copy	pU
^idc	jX
^ide	jZmV
^idea	gXkR
^ideal	iEjHk_oVtH
^idealement	oVsT
^idealerweise	gIiIk]
^ideally	jIkVsR
^if	ka
^if they	kVqT
^if they've	jIkT
^if you	kX
^ific	g\`
^ific 00	gZ
^ifrs	iSjEkT
^ifs	jU
^ifs 	iU
^ifse	fIg[
^ifse 000	gV
^ig	gV
^ig metall	gV
^ignore	q[
^ihc	hJi\\jI
^ihk	jU
^ihk 	aTcIkR
^ihr	mWtU
^ihr wart	mU
^ihre	iItW
^ii	bZcEiEjF
^il	iS
^il 	cJiStX
^il faut	nV
^il le	fFhWiGjS
^il me	aRcIqJtZ
^il nous	tU
^il ou	i\\
^illustrator	j]
^illustrator 	aIjY
^ils	jYmSsX
^ils sont	fGmWrS
^ilse	aTdIiHpTqX
^ilse 	aVpVqI
^im	fXiW
^im 	fSiTpFrV
^im advent	iU
^im besten	kV
^im dezember	fY
^im haus	fHhW
^im herbst	fT
^im monat	fFgRjUnV
^im sommer	fRiT
^im winter	bWfUiT
^immer	aJbGfVhJiEkSmZpJ
^imms	i^
^impfung	hUiGjS
^implantation	i[
^import	bZ
^imprescindible	iGsY
^imss	h[
^imss 	eUhS
^in	c\`
^in 	aEfSiFtV
^in 0	cCnRoS
^in 00	eIiY
^in a	b]cG
^in coburg	qUtH
^in den	f[
^in der	bTfWjJ
^in die	rX
^in english	rX
^in office	cBdWmR
^in summer	cHf^hG
^in the	c<d_
^in-house	aYbUjI
^in-house translator	sS
^inbetriebnahmen	nZ
^inbetriebnahmen 0	nZ
^inbound	aVfJiT
^incentive	gU
^incentivo	gYiJ
^incident	iZ
^incl	fXgS
^include	pIrZ
^inclusion	iW
^incluye	iT
^inconel	iS
^inconel 	iS
^incorporacion	o^
^incoterms	jZ
^incoterms 	jT
^indeed	p]rI
^indefinida	eZ
^indefinido	e]
^indefinido 	eY
^indefinido desde	eV
^indefinite	eU
^indefinite 	eU
^indemnite	gW
^indemnity	h[iE
^independant	eY
^independant 	eY
^independante	iT
^independante 	bS
^independent	bY
^independent 	bY
^indesign	jX
^index	cJg]jG
^indicadores	i[
^indice	eRgYjG
^indice 000	eTgTjH
^indie	aJb]
^individual	g^hIiFjJkTnIrH
^induccion	bIfIhFiRjYsI
^induction	fIo[
^industrial	aUbIcIjU
^infirmier	aVqI
^infirmiere	a[
^infirmiere 	mW
^info	fGiWpU
^infonavit	hU
^infonavit 	gIiR
^informal	pW
^informe	iV
^informes	i\\jJ
^infostand	iV
^ing	a]j\\
^ing 	jW
^ing agronomo	jS
^ing civil	jS
^ing industrial	jU
^inge	aabFmGqFrH
^ingenieria	bTjT
^ingenieria industrial	jX
^ingeniero	jVmV
^ingeniero de	aR
^ingenieur	iH
^ingenieur qualite	iIqR
^ingles	jUkX
^ingles 	iGjSkS
^ingles 00	aJjY
^ingles alto	j]kJ
^ingles b	jZ
^ingles c	jU
^ingles de	iFkV
^ingles fluido	jS
^ingles para	kU
^ingles tecnico	jHkW
^ingreso	fYoT
^ingresos	iW
^inhaber	mZ
^inhabergefuhrt	bS
^inhabergefuhrt 	bT
^inhabilidades	j[
^injertos	iT
^injertos 	iU
^innsbruck	cW
^innsbruck 	cW
^inox	bGcIfHgGhIiSjEkZpD
^ins	hTiV
^inscripcion	oEpY
^insel	bJcV
^inside	bJcUdIfJmZpH
^inside the	c\\
^inspeccion	i[
^inspecciones	iY
^inspection	iW
^inspector	mU
^insta	pY
^instagram	iUpZ
^instagram 	cHrI
^instalaciones	bWjR
^instalador	aU
^institut	aHcY
^institute	b[cIiJjV
^instituto	bVcF
^instructeur	aXgGjI
^instructor	iT
^instruktion	iW
^instrument	hEj[
^instrumentation	i]
^insurance	iVlS
^insurance claims	iW
^insured	iIj[
^insurers	b\\kFsF
^intake	i\\
^integrateur	bV
^interamt	p\\
^interessement	gXhU
^interessement 	gShX
^interessement 0	eIgYhJ
^interest	kS
^interest in	kS
^interfaces	iX
^interim	eXiR
^interim 	cDtU
^interinidad	ea
^interinidad por	eW
^interior	cZtI
^interiorista	aS
^intermediate	aY
^intermittence	eb
^intermittence 	eX
^intern	qW
^interna	aYcIfY
^internal	aVfSpW
^internat	fViT
^internat 	bIf^
^interne	pV
^interpreter	a[cG
^interviews	oUpZ
^interviews on	pR
^into	mV
^intune	jUkV
^intune 	kU
^inutile	qVtG
^inventaire	iZ
^inventaires	iZ
^inventaires 	iR
^inventario	i^
^inventor	cHjZ
^inventur	iY
^inverness	cWjI
^inverness 	tT
^inverter	hT
^invoices	iV
^invoices 	iS
^inyeccion	aHbXiIjU
^ios	kW
^ios dev	aT
^iowa	cZ
^iowa 	cZ
^ip	bWiAkSmV
^ipad	h^
^ipad 	hZ
^ips	bSiDjZ
^ipswich	cZ
^ipswich 	cZ
^irata	aZjS
^irata 	jTpU
^iris	bT
^irish	bUnJsS
^irpf	i\`
^irrigation	iVjU
^irtec	j[
^irun	aFcTnT
^is a	bJeWqS
^isda	jS
^isda /	jS
^isixhosa	cJjSkT
^isla	cIjYmW
^island	bXcD
^islanders	sZ
^isle	c[
^isle of	c[
^isn't	jJlV
^iso	aHbV
^iso 00000	aFbXkR
^ist	cG
^istqb	kW
^it is	cVjTlBqV
^it's	eR
^it's 00	gXhGiT
^it's a	rSsY
^it's the	bRfV
^itagui	cY
^itagui 	cX
^italian	bUkSqS
^italian 	bUcIjDkUqJ
^italiano	k]
^italiano 	kS
^italien	iJjV
^italien 	iHkSsS
^italienisch	jTlU
^italienisch 	kTlT
^iti	jV
^itinerant	kZnF
^its	iSrS
^itzehoe	cS
^itzehoe 	cS
^iv	gTiY
^iva	i_
^iva 	iX
^j	cHfJjEpHt\\
^j'ai	q]tY
^ja	qWtW
^ja 	aGbFcIgUtX
^jaarcontract	eZ
^jacket	hZ
^jacket 	hV
^jaen	cR
^jaen 	cR
^jagdschein	jSkR
^jahr	gHhU
^jahre	jTsU
^jahresarbeitszeit	fV
^jahresarbeitszeit 0	fV
^jahreskarte	hZ
^jahressonderzahlung	hTqR
^jahressonderzahlung 	gS
^jal	cY
^jamais	fUlV
^jamais de	iSlH
^jamais le	fZ
^jan	tS
^jan 	aFcGgSiSoFpJtX
^jan 0	oT
^jan 00	pT
^januar	eT
^january	fUiHoW
^janvier	oV
^japan	bZcJnI
^japan 	bZcJnI
^japanese	kW
^japanese 	bS
^jardin	cY
^jardin de	bScIhJiY
^jardinerie	cS
^jardinero	aTfJ
^java	aTlY
^java 	aVcJ
^jcl	iUjR
^jcl 	iUjR
^jd	lY
^je	qXtX
^je nach	e[hJqJtI
^je nachdem	gW
^je ne	fYqS
^je te	gWqV
^jede	dFnW
^jede dritte	fU
^jeden	fS
^jeden 0	f[
^jeder	jS
^jeder zweite	jT
^jedes	fU
^jedes 0	fR
^jefa	aSma
^jefa :	mS
^jefa de	aU
^jefatura	mZ
^jefe	aYm\\
^jefe 	a]mE
^jefe /	aS
^jefe de	aU
^jefe ing	mT
^jefe tecnico	mT
^jemand	i]s]
^jemanden	cGiJtT
^jena	cW
^jena 	cS
^jerez	aIc^
^jerez 	cT
^jersey	iS
^jet	aGhIiXjJkJ
^jetzt	gZqZtS
^jeudi	fZ
^jeune	jFlTsZ
^jeunes	lTsR
^jewish	i[
^jira	j^
^jnc	aGj\\
^jo	tS
^job	oXtT
^job :	aSbJ
^job share	eWfZhIiHkFlHoJ
^jobrad	hY
^jobrad 	hX
^jobs	aEbBc\\pT
^jobticket	h[
^jobticket 	hX
^join	fDhFmGobpF
^joining	oV
^jornada	f_iG
^jornada completa	fT
^jornada continua	fX
^jour	f_mIpU
^journee	fYpT
^journeyman	aTgEk[
^jours	dVhT
^jueves	cHf_
^jueves a	fYiG
^juicios	jZnT
^juillet	fVhG
^juillet-aout	fWoX
^juin	oVqU
^juin 	eHoVqV
^juli	oV
^julio	h^oU
^july	eRf]gDhJjGqI
^july 	cIeUjEpJ
^jun	cIeCfSiS
^june	f\\oU
^june 	fViRpI
^juni	bIcHfXoT
^junio	eUoT
^junio 	eU
^junior	bWjZ
^junior 	jX
^juniorchef	bXmCpY
^juniors	aFbHcZgJmD
^juniper	aIbUjU
^juntas	fFi\\
^junto	cVmU
^jura	j\\
^jurist	aIiJlZ
^jury	iTp[
^jusqu'a	cJfZ
^jusqu'au	pV
^jusqu'au 0	eIpW
^just	cUhHiGmSpSrSsI
^justice	mU
^jv	aJbWqW
^jv of	b\\
^k	gThIjV
^k 0	jXtI
^kabel	iV
^kabel ziehen	iV
^kabine	pIsY
^kaffee	hX
^kafka	k[
^kafka 	cHkT
^kaiser	hZ
^kalber	iW
^kalgoorlie	cW
^kampala	iR
^kangoo	hW
^kangoo 	hV
^kann	j_kUlJ
^kannst	cJgZiErT
^kannst du	cJqGtT
^kantine	bUh[
^kantine 	h[
^kanzlei	bYcIdSm@
^kao	g_jEpG
^kapitan	mZpJ
^karenzvertretung	e[iFoJ
^karlsruhe	cRdF
^karlsruhe 	cRdF
^karriere	pU
^kartierung	iZ
^kasse	aSiS
^kasse 	aUiV
^kassel	cY
^kassel 	cR
^kassier	qT
^kat	jZ
^kat 	jW
^kaufmannische	aR
^kavo	gV
^kavo eg	gV
^keep	qTr^
^keep it	eS
^keep that	q[
^keep the	i^
^keeper	aW
^keeping	iY
^keeping the	iY
^keeps	j]qG
^keeving	bV
^kein	fSiSsR
^kein 	fTiIrWsS
^kein abend	f]
^kein nagellack	iW
^kein samstag	fU
^keine	fRrTsS
^keine bereitschaft	f[
^keine kaltakquise	iT
^keine mit	sV
^keine nachte	fX
^keiner	lIqBsa
^kellermeister	aS
^kellner	lR
^kells	c[
^kells 	c[
^kelowna	cT
^kempten	cV
^kempten 	cV
^kendal	cW
^kendal 	cW
^kennel	aV
^kennel hand	aV
^kenntnisse	kT
^kenntnisse in	kV
^kennung	pZ
^kennziffer	pU
^kennziffer 00	pU
^kent	cX
^kernzeit	f^hF
^kernzeit 00	f\\hG
^kes	g[
^kessi	aIbGgJhGi^
^keswick	cT
^keswick 	cU
^kev	pTsR
^key	i_
^key work	iW
^kfz-gutachter	aS
^kiddush	iU
^kids	aGhViTpJrX
^kiel	cY
^kiel 	cUnS
^kilkenny	cU
^kilmarnock	cV
^kilmarnock 	cV
^kilometraje	nZ
^kilometro	bIcXgTjHnC
^kind	iIj_
^kinder	gEhViV
^kindergarten	bRhRiH
^kinderzulage	hViH
^kindly	rStV
^kine	aSmT
^kine 	aWmX
^kine salarie	cSeS
^kingston 	nS
^kirchberg	bHcY
^kirchberg 	cW
^kirche	iY
^kirkcaldy	cU
^kirkcaldy 	cV
^kirkwall	cV
^kirkwall 	cV
^kisten	iW
^kit	dTgIhX
^kit 	lY
^kita	h]
^kita im	hW
^kita-leitung	aV
^kita-leitung 	aX
^kitchen	cGdSiXkI
^kitchens	bIi_
^kiwi	bUpX
^kiwifruit	bTiU
^kiwisaver	hZiJ
^kiwisaver on	hU
^klar	cHiHjCl\\rT
^klaranlage	bT
^klasse	gRj]
^klasse 00	g_
^klasse b	jWlR
^kleine	iU
^kleinreparaturen	iV
^kleinreparaturen 	iV
^kliniken	bViBnV
^km	gWhSjS
^km a	gJjUnS
^knees	i?jVpIqTsS
^knife	iIj\\kI
^knives	iEkW
^knock	cbiB
^know	jTsT
^knowledge of	kT
^known	bTiJ
^known for	bTiJ
^knows	jZkY
^knows a	jZ
^knx	iHkY
^knx 	jS
^kobi	p\\
^kobo	jY
^koch	aV
^koch 	aY
^kochen	iX
^kochi	c^
^kochi 	cV
^kolkata	cSpR
^kollege	fFhHiGm\\qV
^kollegin	qX
^kollegium	bWiS
^koln	cU
^koln 	cU
^kolonne	iY
^kombi	h\\
^komm	pZqS
^kommen	gTjVqF
^kommunal	bS
^kommunal 	bS
^kone	bU
^kone /	bW
^kongress	hW
^kongress bezahlt	hW
^konnen	jWtU
^kontakt	pU
^kontaktlinsen	iZjJ
^konzepte	i]
^koordination	aXgJiW
^kopfrechnen	iEj\\
^korean	kX
^korean or	kT
^kosher	hV
^kosher 	bWhF
^kost	h\`
^kosten	hAjU
^kotlin	kY
^kotlin 	jY
^kp	aSfIqT
^kp 	aX
^krakow	cRqR
^kranfuhrer	aU
^kranschein	jV
^ks	i\\jI
^ks 0	i\\jI
^ksh	g]
^kubernetes	iJlT
^kuchenchef	aXiJmEpW
^kuchenhilfe	aWfHqT
^kunde	q[
^kunden	bTiV
^kur	iGjGk_
^kurs	jW
^kurse	i\\
^kurz	rSt\\
^kurze	lIpW
^kv	ga
^kv 	bVcI
^kv metallgewerbe	gV
^kyc	aTi\\
^kyc 	iW
^kyriba	cFjT
^l	jRmR
^l 0	bVjY
^l 00	gb
^l'agence	q]
^l'aise	iEjX
^l'an	nGpHqW
^l'ancien	qR
^l'anglais	iFkTlU
^l'association	aGbUcIiHtV
^l'atelier	bTjS
^l'ecole	bVlS
^l-j	fX
^l-j 0	fX
^l-s	f\\
^l-s 	f\\
^l-v	fX
^l-v 0	fW
^la	q\\
^la 	cGiUr[
^la defense	cU
^la journee	fT
^lab	iVmU
^lab 	bUmW
^lab of	bW
^label	aJbXcHdIeIfDgIhIiAjYkImJnIoIpJqJrIsItJ
^labels	iX
^labels 	bIi[
^labo	b]dY
^labor	aGiXtZ
^labor 	i\\
^laborantin	aW
^laboratoire	bV
^laboratorio	b\\iDkImF
^laboratorista	a[jI
^labourer	aUmS
^labourer 	mS
^labs	cGhIiRjJnV
^lad	mT
^ladders	iIjVsV
^laden	aUb[fItE
^ladies	aVsT
^ladies and	bUiFmIsFtV
^lads	jFs^
^lady	bTqXsD
^lagermitarbeiter	aW
^lagos	cXmS
^lagos 	mU
^lake	bThZiDjI
^land	cXiX
^landing	bY
^landkreis	cViFnV
^landkreise	nZ
^landlord	qR
^landmaschinen	aHbIcJiJkIlX
^landshut	cY
^landshut 	cY
^landwirtschaft	jFkZlD
^lang	pS
^language	bWiHrW
^langue	iJjEk^rH
^lanus	cX
^lap	j^
^laptop	eIhZ
^laptop 	hR
^laptops	iT
^laptops 	iT
^laredo	cZiH
^las	cVsR
^laser	i[
^lashing	i[
^lassen	bTiIsX
^last	fUq]
^last minute	iYqJ
^late	fToXsU
^late finish	fW
^late shift	fY
^later	aXbGcViF
^lates	fb
^latin	iHj\\kWrF
^latte	j[
^latte art	j[
^lauft	bIcHeHfGkDl]mJpFqArHsJtI
^launceston	cIiHn\\
^launch	cWhTiVj;pJ
^laundry	hRiU
^laundry 	hX
^lausanne	cW
^lausanne 	cW
^laut	g^
^laut kv	g[
^lauter	b]hG
^lavado	iT
^lavado 	iT
^lavage	hW
^laval	c[pR
^laval (	c[
^lavanderia	hW
^lavanderia 	hW
^law	l]
^law school	lZ
^lay	hEi^jH
^laytime	iTjU
^lc	fJg]jG
^le	qT
^le 00	kHoTpU
^le mans	c\\
^le matin	i]
^le mercredi	iS
^le poste	bReZqItW
^lead	m\\rR
^lead 	aGi[mG
^lead :	mT
^leading	iXmT
^leading 0	mV
^leads	gShSiBm[
^leadwork	iS
^leak	iX
^learning	hUrS
^lease	eYhWjGnT
^lease car	h[
^lease ev	hZjH
^lease scheme	nY
^leather	bChZiR
^leave	iUr\`
^leave a	pZ
^leave out	qEr]
^leaving	iIjVlJ
^leaving cert	iIjVlJ
^lebenslauf	lUpW
^lectoescritura	bHiFjVkS
^lectra	jIkX
^lectura	jU
^lectura de	jR
^lecture de	iU
^lecturer	aV
^led	jZ
^ledig	pJs\`
^leeds	c\`iG
^leeds 	dS
^leer	cZ
^leergut	iV
^legal	jSrV
^legal secretary	aYfJ
^legionella	iS
^lehrabschluss	hY
^lehramt	jS
^lehre	iYjU
^lehrgang	iIkVoY
^lehrkraft	qT
^leicester	cV
^leicester 	cV
^leichte	kU
^leichte sprache	kU
^leider	gUjU
^leihinstrumente	iS
^leila	bXeIqWsH
^leipzig	cX
^leipzig 	cY
^leisure	bW
^leiter	mYqW
^leiterin	aIpW
^leith	cY
^leith 	cY
^leitung	iHmW
^leitung :	mV
^leitung frau	mW
^lektorat	aZiI
^lena	aXcFhW
^lena 	aIcJhZ
^lengua	kY
^lengua de	kY
^lenguaje	r[
^lentes	hW
^leon	aGcYmT
^leon 	mV
^lep	cIjU
^lernende	iW
^les	cZiTsX
^less	gU
^lesson	iX
^lessons	gIiIjHkZ
^let	fUiYjGlJmHpErY
^letra	cHrW
^letter	pZ
^letter 	p[
^letter by	pT
^letterkenny	cY
^letterkenny 	cY
^letters to	iXpT
^lettings	iT
^lettings 	iZ
^lettings negotiator	aY
^lettre	iUpX
^lettre 	p[
^lettre au	bHpW
^letzte	bWfSiHjF
^letztes	bSgVhH
^letztes jahr	bSgVhH
^leute	dRtS
^levantamiento	i[
^levee	bT
^levee de	iV
^levees	fS
^level	bS
^level 0	kU
^level ii	bViFjU
^lever	i\`
^lexcel	bV
^lexcel 	bV
^ley	bHeXgGjV
^lg	aJmIpFrHte
^lgps	ha
^lgps 	h]jI
^lgps 00	gIhW
^liability	bJhHj^
^liaise	iZ
^liaise with	iW
^libra	hU
^libra de	hW
^librarian	bIjImX
^library	h\\
^library assistant	sR
^libre	dZfHhIiJjVoWqI
^libreta	j\\
^libreta 	jT
^libreta de	jU
^libro	iT
^libro de	iT
^libros	bJhSiY
^lic	iIjVmU
^lic en	iHjV
^lice	iWjHrT
^licence	jYkUpR
^licences	pS
^licences a	iFj^
^licencia	jZ
^licencia 	cHgV
^licencia c	jW
^licencia d	gIj[
^licencia de	jT
^licenciatura	j]
^licenciatura 	jW
^license	gWiGjEk[lC
^licensed	aUjI
^lider	md
^lido	cU
^lido 	cR
^liebe	tg
^liebe frau	tS
^lieber	aIt_
^liebes	tW
^liebherr	cJiXqI
^lieferanten	iY
^liege	cZ
^liege 	cX
^liegeplatz	cFhTpR
^lieu	c[pS
^life	hUjSkH
^lifeguards 	aT
^lifestyle	aViZjI
^lift	hXiHjU
^lift 00	jV
^lift engineer	aT
^lifting	jU
^lifts	bGi>jc
^light	iZ
^lights	jW
^ligne	bFcagFhXiCnB
^like	rY
^likely	eW
^lille	bIcViJjT
^lille 	aIbIcFnV
^lima	cUhTiF
^lima 	bUhR
^lime	iXjY
^limerick	cV
^limerick 	c[
^limited	e[jI
^limoges	cX
^limpiar	bIiW
^limpieza	i^
^lims	iDk_
^linares	cW
^line	aXiUmW
^linea	bTmT
^lineas	bIi\`
^linens	hV
^linens 	hT
^lines	iY
^link	jGp]rU
^linkedin	p\\rG
^linkedin 	jJp[rB
^links	jZ
^linux	aRiJjb
^linux 	aTjR
^linz	cW
^linz 	cV
^liquidos	eJgT
^lire	jY
^lisbon	cT
^lisbon 	cS
^lisbonne	nW
^lisburn	cV
^lisburn 	cV
^lisse	cYeJgU
^list	cRfIiDjSqW
^lista	hIiV
^lista de	hIiV
^listed	gW
^lists	bFeIfJpHsW
^lit	aTbGiW
^lithuanian	kT
^litigation	aUtH
^litiges	iY
^little	aJbY
^live	fSj]
^live 00	j[nI
^live-in	aYhYiI
^lived	jSkR
^lived experience	kU
^livello	eW
^living	hUiFnW
^ll	cVfHiFrHtR
^llamadas	iT
^llamadas 	iT
^llaves	bFiXoF
^llb	j]
^llevamos	bSqW
^llevar	fX
^llm	cIeJhWiIkR
^lo de	lUqY
^lo del	qY
^lo que	aYfWiG
^loa	g[jI
^load	o\\pJ
^loading	iX
^loan	hFiY
^loans	aY
^local	aJbUhSjFs[
^localizable	f\\
^locals	fFiImIpJsZ
^location	cWoJpV
^location :	cS
^loch	c[iG
^locker	bJcJfJgIhYiGjEkHlImFsG
^locksmith	aW
^locksmith 	aS
^loco	aUiW
^locum	aWcJeW
^lodas	iHj[
^lodge	aHcYfJiJjT
^lodge £	g\\
^lodging	bFgVhYiJ
^loft	b\\iF
^log	a_cEgDpY
^logbook	iT
^loge	cUhZ
^loge 	iT
^logement	h\\jW
^logement 	bFcHgWjI
^logement possible	hY
^logframes	iS
^logiciel	hV
^logistics	a]bBcDjF
^logo	jTrT
^logopadin	aXmR
^logopede	aV
^logrono	cT
^logrono 	cT
^logs	h^iGjR
^lohn	g\\kU
^lohn nach	gX
^lohn nur	iV
^lohnband	g[
^lohnband 0	gX
^lohngruppe	gY
^lohngruppe 0	gY
^lohnklasse	gX
^lohnklasse 00	gX
^lol	gFhJsX
^loler	hViW
^london	dUiJnU
^london 	gXiJrT
^long	cWfRhS
^long days	fT
^long story	iHq[
^long-term	e\`qI
^look	aFbDiUtV
^looker	jV
^looking	tW
^looking for	aRtT
^lorca	c]
^lorca 	cU
^lorrach	cW
^lorrach 	cW
^lorraine	pX
^loss	h]iXjAkIpI
^lost	bIqV
^lot	i^
^lotes	fIh]
^lots	bS
^lots of	bS
^lottery	bJeDiTqWrJ
^loud	bWhDj\\pJtE
^louth	c\`
^louvain-la-neuve	cU
^louvain-la-neuve 	cU
^lovely	iIkTqZ
^lovely 	iHkRqY
^lower	c[
^lpc	iIjRl[
^lpp	hYjD
^luas	hV
^lubeck	cW
^lubeck 	cW
^lucy	mYtJ
^ludenscheid	cY
^ludenscheid 	cY
^ludlow	cR
^ludlow 	cR
^luego	eIiUmSpVqH
^lugo	cZ
^lugo 	cV
^lun-ven	fW
^lun-ven 0	fW
^lunch	hd
^lunch 	fRhW
^lunch 0	fIhT
^lunch 00	hW
^lunch in	h[
^lunch scheme	hT
^lundi	d]fU
^luneburg	aV
^lunes	dSf[
^lunes a	pS
^lunes y	dV
^luton	c\\
^luton 	cVjS
^lux	hUjW
^luxembourgeois	kZ
^luxmed	hX
^luxmed 	hX
^luz	cGhVmZ
^luz 	cHh[mG
^lycee	bZ
^lymington	cS
^lymington 	cS
^lyon	cYeIiG
^lyon 	iFjUmTqT
^lyon 0	cZjJ
^m	jW
^m 0	aJbCj^
^m 00	c[jFnU
^m 000	j^
^m-f	aIfZ
^m-f 0	aIfY
^m-th	f]
^m.sc	j\\
^m.sc 	jZ
^ma	jToHqZ
^macbook	hX
^macbook 	hS
^machen	pTrY
^machine	a[
^machiniste	aRsR
^macht	hZiX
^macon	aVcItT
^madame	tV
^madrid	nT
^madrid 	nT
^maestra	mZqH
^maestra /	aV
^maestria	jVkHlY
^maestro	sV
^mag	jW
^magdeburg	qR
^mai	fShRoT
^mai 	cHeHfVhS
^mai bis	oW
^maidstone	cW
^maidstone 	cW
^mail	bSpVtU
^main	i]
^main courante	iU
^maintenance	a\\cHiZj@oF
^mainz	c[
^maipu	bV
^mairie	aGcV
^mairie de	aGcV
^mais	rX
^mais le	bFfX
^maison	b\`gJhW
^maison de	bY
^maitre	aXbCmZ
^maitrise	j^
^makaton	kV
^make	fErS
^make it	gViIrW
^make the	bThI
^makes	aHmU
^mal	iXtV
^malaga	dUgT
^malaga 	gV
^malayalam	cHjU
^male	iVsU
^malergeselle	aW
^malergeselle 	aX
^malla	cDhZiW
^malmo	aFbRcZ
^malmo 	bU
^malvern	cV
^malvern 	cV
^man	aRiWsS
^man muss	jW
^management	iWjCl[
^manager	aHiFm\`
^managing	iV
^manana	fR
^mananas	fHpZ
^manchester	nU
^manchester 	nU
^manda	mYtR
^mandame	pTsS
^mandanten	bXiFjGnT
^mandar	p\\
^mandarin	aJjTkV
^mandarin 	aIjTmH
^mandat	eUiGlS
^manejo	j\`
^manifests	iV
^manila	cZ
^manipulador	j[
^manipulador de	j[
^manner	pJs_
^manners	bIiEkWlH
^mannheim	cV
^mannlich	aXsI
^mannlich weiblich	aV
^manos	iHjUlXpI
^manosque	cRhT
^mantenimiento	iVmS
^manual	iDj\`
^manufacture	bU
^manuka	bU
^manuka 	bRiR
^many	kHmVrW
^manœuvres	iZ
^mapeo	fHgFi\\
^mappe	p\`
^maquillage	iElVsX
^maquina	iIjc
^maquinista	aY
^mar	fWjI
^mar 	cFeAfTiRjImSpI
^mar del	cX
^marburg	qS
^marburg 	cX
^marc	aJt^
^marc 	tX
^marca	bZcDiZ
^marca de	bU
^march	eSfXoS
^march 	oV
^marche	b]cC
^marches	fY
^marco	i?j^
^mardi	d]iG
^mardi au	fY
^mardi-samedi	fT
^mardi-samedi 	fU
^marennes	cXiI
^margate	cZ
^margate 	cT
^maria	cIhWqS
^mariages	iV
^marina	aUc[
^marine	bThSiH
^maritime	bW
^market	cVdXfDgV
^marketing	aV
^markt	iU
^markus	qR
^marque	b_
^marquette	bJcX
^marquette 	cU
^mars	o^
^mars 	o\\
^marseille	cT
^martes	f_iIoT
^martes y	fU
^martigny	cU
^martigny 	cU
^marz	cHeTfTiT
^marz 	cFfUiU
^marzo	oa
^marzo 	eU
^mas	fWg[iSjE
^masernimpfung	jX
^masernschutz	jV
^masks	iUsT
^mass	jV
^massage	hX
^master	j_lS
^master 	bHcIiXjGmSpJ
^master +	iXjEmV
^master 0	jW
^master de	jX
^master in	jT
^master sciences	jW
^mastercam	jV
^mat	aFbFcHe\\h?iEmJoJqHrIsT
^matane	cZiJ
^match	bJeY
^matchday	aR
^mate	aUhWmU
^mate 	aThYjDtI
^matelot	aVbScIiJmD
^matematicas	aViIjWkE
^material	hAia
^materials	hUiAjZ
^materiel	hW
^maternite	bd
^maternity	eW
^mathe	iFjXkW
^mathe /	bS
^maths	iT
^maths 	iVjJ
^matin	f\\nT
^matinees	fZiH
^matins	fYiG
^matlab	iIjW
^matric	jZ
^matric 	jW
^matricula	bThTiFjX
^matrimonio	iRsZ
^matrix	jHkX
^matura	lZ
^mature	aJsX
^maurer	aX
^max	rW
^max 0	dSgR
^max 00	fY
^max 000	pSrV
^maximo	rYsT
^maximo 00	rGs[
^may	fTo[
^may 	f\\hWoHqJ
^may 0	iGoW
^may 00	bJo[
^maya	jUkZtH
^mayfair	cV
^mayfair 	cV
^mayo	oS
^mayor	jXsS
^mayor de	jX
^mayores	l^
^maze	cIiHjZ
^mbo	jY
^mc	jY
^md	aZcJmV
^mds	aZbGjJ
^mdt	iWjGmY
^me	cFmYpVtb
^me and	bUmTqGtH
^meal	gWhXiE
^meal vouchers	hT
^meals	h\\
^meals 	iV
^meals on	hY
^mean	fV
^meat	bThZiE
^meat 	h\\
^mecanica	iEkX
^mecanicien	a[
^mecanico	a[
^mecanico motos	aW
^mecano	aU
^mecano 	aY
^mech	aIiW
^med	hXiX
^med card	hCiHj^
^med-surg	aWcH
^medatixx	jT
^meddic	jS
^meddic 	jS
^medecin	mS
^medellin	dSmR
^medellin 	dSmR
^media	iXmSrXsJ
^media jornada	aGeUfTiC
^mediatheque	aFbWcU
^medicaid	bV
^medical	h[iS
^medical 	hSiUjHpU
^medication	jT
^mediclaim	hV
^mediclaim 0	hT
^medico	bU
^medicover	hY
^medio	aT
^medir	i\`
^medizintechnik	bXjG
^meds	iT
^meet	bDd]hGiEjInHpU
^meeting	aFfGt[
^meeting families	iZ
^meetings	jHlX
^mehr	gShGiHqWtV
^mein	qc
^meine	pHqa
^meist	fYjInU
^meister	jg
^meister 	aTjW
^meisterbrief	jW
^meisterwerkstatt	bX
^meisterwerkstatt 	bX
^mejillones	aFcZ
^mejor	kZsV
^mejor con	k[
^mejor si	kT
^melbourne	cYpT
^melbourne 	cSpR
^melden	pX
^melden bei	pY
^melker	aY
^membre	jX
^meme	jIr[sS
^men's	bRiV
^menage	iV
^menage 	iT
^mende	cY
^mende 	bJcZ
^menor	sV
^menor de	sV
^menos	fYoGsT
^menos de	fHjJrUsV
^mention	hIiHkVpUrW
^mentoring	i_
^menu	hRkHpTrW
^menuiserie	bUjX
^menuisier	aV
^menus	ib
^mep	iY
^meppen	cWiI
^meppen 	cWiI
^mercabarna	cX
^merchant	a\\
^merci	t^
^mercredi	hX
^mercredi libre	fHh\\
^merida	cZ
^merida 	cV
^merthyr	cZ
^mes	iTjImJnX
^mesa	aUpY
^mesa 	aVcHiJmEpY
^meses	eX
^mesner	a\\
^meson	cZfJiGpY
^message	iItV
^meta	iZjS
^meta 	iY
^meteo	bEfJiFj\`
^method	iV
^method transfer	iV
^methode	aUjV
^metres	bT
^metro	b\\cS
^mets	ra
^metz	cW
^metz 	cW
^metzger	fI
^mewp	bRiJkV
^mewp 	bScI
^mezcla	iX
^mfa	aZ
^mfa 	a[
^mfa oder	jZ
^mgr	m[
^mi	fSiGjFmGnZsI
^mi-so	f[
^mi-so ab	fT
^mi-temps	eTfXiI
^mi-temps 	cIeTiI
^michigan	cT
^michigan 	cT
^micro	iVlU
^microcentro	c\\
^micrometro	j\\
^mid	o]
^mid /	aW
^mid feb	oV
^mid-level	aUbJ
^mid-size	bY
^midas	gJj^
^midnight	bIhDi\\nJ
^midwife	aX
^miel	bVhSkItH
^miercoles	dUhJpU
^miercoles a	fR
^mieres	cW
^mieres 	cW
^mig	aWjX
^mig 	aTiJjT
^migration	i]jH
^mikro	iYqGtT
^mil	gYiV
^mileage	hUiInU
^mileage 	gT
^mileage 00	gU
^milk	gUhZiGkH
^milking	aUiU
^milling	iY
^million	rUtT
^min	dIf]
^min 0	fTjV
^mina	cV
^mince	sW
^mind	jU
^mind 0	dSeSgV
^mind 00	gJj\\
^minden	c[iJ
^mindestens	fRjZ
^mindestlohn	gX
^mine	bT
^mineral	bSiV
^mini	gUhV
^mini cooper	h[
^minibus	n\\
^minibus driver	kV
^minijob	eS
^minijob 	gT
^minimo	g\\jR
^minimo 0	gIjV
^minimum	jZ
^ministry	b[
^minot	c[
^minuit	pX
^minutes	tX
^mio	bW
^mir	aWfT
^mirecourt	cS
^mirecourt 	cS
^mis	iW
^misas	fJib
^mise	iW
^mise a	iV
^mise en	iT
^miss	nV
^mission	e[
^missoula	cX
^mit	tU
^mit 00	fR
^mit dem	jS
^mit der	cWrX
^mitarbeiter	aY
^mitarbeiter /	aS
^mitre	j\\
^mittagessen	hV
^mittagstisch	iS
^mitte	oYsT
^mitteilungen	iW
^mittwoch	dTfS
^mittwochs	fThT
^mixed	b[iWjI
^ml	aW
^ml 	aY
^mld	bFiBj[kW
^mlro	aRbHm[pC
^mme	cIpX
^mo	fZ
^mo 	cHeBpUtS
^mo frei	fX
^mo-do	fd
^mo-do 	fY
^mo-fr	fZ
^mo-fr 	fS
^mo-fr 0	fR
^mo-fr 00	fW
^mobel	iU
^mobel und	iU
^mobil	aTbScAnW
^mobil 	aXbTdD
^mobil-home	hXjF
^mobile	aRhS
^mobile 	aVcErT
^mobile home	dIh]
^mobiles	bCdZ
^mobiles arbeiten	dYhJ
^modbus	jT
^modbus 	jT
^modelo	aRiS
^module	i\\pX
^module 0	iTkT
^modules	fDj\\
^moglichst	iIo[
^moi je	qS
^moin	t^
^moin 	tX
^moins	bSsU
^moins de	bTeHiJsS
^moira	lRqX
^mois	eTgWsT
^moissonneuses	iZ
^moisture	iW
^moitie	b\\
^moles	kV
^moles 	kV
^molina	cS
^mom	aGjZ
^mombasa	cW
^mon	dSfV
^mon /	dY
^mon associe	qW
^mon to	fSnT
^mon-fri	f[
^mon-fri 	f\\
^mon-fri 00	fR
^mon-sat	fX
^mon-sat 0	eW
^mon-thu	fX
^mon-thurs	fXpI
^monaghan	cT
^monaghan 	cT
^monatsabschluss	iZ
^monday	fRo[
^monday off	fU
^monday through	fY
^monday to	fS
^mondays	bFdYfWiI
^money	cAdEeDg]hGiGjGkTlDnIqVrItG
^moniteur	kV
^moniteur bpjeps	aY
^monitor	aV
^monitoring	iR
^mons	c[
^mons 	cY
^monsieur	aGtV
^montag	fXoRpI
^montage	iSnZ
^montage et	iT
^montags	bSfUgI
^montaje	iW
^montana	jI
^montana 	jI
^montar	iX
^monte-meubles	bU
^monteria	c[
^monterrey	cU
^monterrey 	cU
^montessori	aVbWjJ
^monteur	aS
^monteur video	fS
^montevideo	cU
^montevideo 	cU
^month	f_hAiWjIpH
^month end	fTi[
^monthly	g\\hH
^monthly services	iX
^months	gVkH
^montpellier	cW
^montreal	jR
^montreal (	cW
^montreux	cV
^montreux 	cV
^moose	cW
^moose jaw	cW
^mop	iY
^more	dUeRfXiHlBoHqStI
^morges	cY
^morges 	cY
^morning	aFtf
^morning 	iEt\`
^mornings	f[
^mornings 	f\`iD
^mort	i[
^mort removal	iU
^most	bXpHsS
^most of	bZpGsU
^mostly	bUfViRmY
^mostrador	aCi]mR
^mot	jU
^mot tester	jU
^mother	bRhXjG
^motivation	pY
^moto	iIj\\nU
^moto 	kU
^moto de	eGh\\jCnF
^moto lineal	kT
^moto propia	nW
^motor	ic
^motorcycle	jY
^motosierra	iRjW
^motus	qY
^motus 	qX
^moulage	gHjGkX
^mouscron	cV
^mouscron 	cV
^move	eEi[
^moves	cXfIi?jIkWmJnCoH
^movilidad	gUjT
^movilidad 000	gX
^movilizacion	gRoZpH
^moving	iWnW
^moving 	iZ
^moving &	jUkU
^mowing	iV
^mowing 	iV
^moyenne	gT
^moyenne 0	gW
^mozo /	bT
^mpe	aUmT
^mps	gYiX
^mps 	gX
^mps /	g\\
^mr	qa
^mrcvs	j]
^mrcvs 	jW
^mrics	kX
^mrics 	kU
^mrs	mUpUqT
^ms	pZqZ
^ms office	jX
^msc	iGj\`
^msk	aViX
^msk physio	aZhI
^msp	hX
^msp top	hY
^mssp	b^cHiE
^mt	k]
^mt 	cIiRjT
^mth	dUeUjJ
^mths	eRjU
^much	cXiS
^much marcle	cZ
^mucha	bV
^mucho	tI
^mud	fViV
^muelle	cUiT
^muelle de	cYiJ
^muestras	i]
^muestreo	iU
^mueve	bXfJ
^mujer	sc
^mulhouse	cW
^mulhouse 	cW
^muller	aUiR
^mullingar	c]iI
^multi-site	iIj_
^multisport	hY
^multisport 	hY
^mum's	iIjIqY
^mums	iTsT
^munchen	cRgS
^munchen 	gT
^munich	cU
^municipal	hW
^munster	cW
^munster 	cU
^murcia	nV
^murcia 	nU
^muri	aHbHc^
^murnau	cR
^murnau 	bTtI
^museum	bCh]jJlU
^museumspadagogik	aV
^museumspadagogik 	aU
^music	aU
^muslim	bTsU
^muss	jTlUsU
^muss :	jT
^musst	jV
^must	j^sZ
^must 	j\\
^must be	oWsY
^must handle	jVpJ
^must have	jX
^must keep	j^
^must pass	hHjX
^mutual	bZ
^mutuelle	bZhX
^mutuelle 	bShS
^mutuelle 00	hW
^mutuelle 000	fHgZ
^muy	hGkZmR
^mx	jR
^my	qZtV
^n	cUgSjU
^n +	mb
^n 0	c?fEgThIiGjXkTnIpF
^na	aIg[tS
^naas	bHc]iBmS
^naas 	mU
^nacelle	bTiCjU
^nacelle 	bVcJiCjS
^nach	g_oZ
^nach 0	eZ
^nach 00	bT
^nach tarif	bIg\\
^nachfolge	oX
^nachfolge zum	oY
^nachsorge	hHi[
^nacht	f[gU
^nacht 00	gY
^nachts	iTjZ
^nachts 00	fZ
^nada	eRhDpS
^nada de	eShD
^nadege	bYtF
^nadine	mT
^nagold	cY
^nahe	cY
^nail	aW
^nail tech	aW
^nairobi	cY
^naloxone	iX
^name	rV
^namensrecht	iX
^namur	c\\
^namur 	cZ
^nanny 	aY
^nantes	c\\dGiG
^nantes 	bS
^narbonne	cX
^narbonne 	cV
^natation	jV
^national	aDbZiFnZ
^nationalite	bIjV
^nationwide	iJnX
^native	jS
^native english	jJsS
^nativo	jHs[
^naturbad	cRiF
^naturstein	cHi\`
^naucalpan	cT
^naucalpan 	cT
^naukri	pW
^nav	i_
^nav 	iX
^nave	hUpX
^navette	h]
^navision	lX
^navision 	lV
^nb	bVcE
^ndis	jW
^ndt	jXkW
^ne	rY
^ne le	qU
^near	cg
^nearly	aHgWiDjT
^neat	iGjVsV
^nebosh	jS
^necesita	aVtU
^necesita 	aItY
^necesitamos	tV
^necesitamos 	tY
^necesito	aXcFtS
^ned	pYsS
^nee	bZ
^need	bJt_
^need 	bIcItZ
^need to	jXsU
^needed	cIlGoYpFt[
^needed 	aJbDcEiHlAoGt]
^needles	bVjU
^needles 	jW
^needn't	lV
^needs	iHj[tZ
^needs :	jV
^neerlandais	jYkU
^neerlandais ou	jXkE
^nego	gHi\`
^negociacion	jZ
^negociar	iX
^negociar con	iT
^negociateur	a[
^negotiator 	aT
^nehmen	iGr]
^nein	fTgTjStH
^nein 	bIgTmInHrHsFtH
^neiva	cY
^neiva 	cY
^nen	a\\iI
^nerves	jX
^net	hWiX
^netsuite	jT
^netsuite 	jT
^nettoyage	bWfJ
^nettoyage de	bJiX
^nettoyage des	iR
^network	bSjG
^neubau	iY
^neue	hZiHjW
^neues	bUiJqV
^neuf	bTmY
^neun	b\\iJ
^neuruppin	cW
^neuruppin 	cW
^neuss	cZ
^neuss 	cZ
^neutral	iUsR
^neutralite	jZ
^never	fXlYrR
^never a	fU
^nevers	nT
^nevers 	nT
^new	eJgSiXrJtW
^newcastle	cR
^newcastle 	cU
^newly	bWgGjGlZ
^newmarket	cX
^newmarket 	cX
^newport	cWdUnH
^newquay	cTiHpR
^newsletter	iS
^next	cViX
^ngo	a[bIcIjH
^nh	bV
^nhs	jFpX
^nhs pension	hX
^ni	lXqVsS
^ni 	iXjHpTqG
^ni diplome	lWpJ
^nice	bTsXtR
^nice :	k]
^nicht "	jSrV
^nicht zu	fGmIpIr[
^nichtraucher	iIjW
^nichts	qGrXsAtZ
^nie	fXlIsZ
^night	aYg]jW
^night 	aJdHfFgWiEjFmTnV
^night 00	gZ
^night allowance	fXhDjD
^night auditor	rS
^nights	aXfSgViH
^nights 	aVbJcGfZiG
^nights 0	f\\
^nights 00	fVqR
^nilgosc	hX
^nine	gJm_
^nine till	fV
^ninera	aV
^nineteen	b]i?
^ninos	iT
^niort	c\`gJ
^niort 	cW
^niveau	gUiFjS
^niveau 0	bWiGjT
^nivel	g]iGjW
^nivel 0	aSgTiIjW
^nix	lSqRsR
^njc	g_
^njc 	gZ
^njc 00	gT
^nl	cJj_
^nm	iHjY
^nmc	j]
^nmc 	jV
^nmc pin	jR
^no	lRsT
^no 	bIdSfWlJmJqS
^no "	rW
^no :	c[lHmI
^no agencies	bHpRrZ
^no buses	hGjZlI
^no chair	lZ
^no cvs	pW
^no degree	l\`
^no dui	fIj\\lH
^no evenings	fYiI
^no exclamation	rW
^no exp	lX
^no experience	jIl]
^no hace	tS
^no hay	fXhXiVlI
^no importa	lW
^no insurance	hZ
^no lo	iGlTqUrY
^no marketing	l^
^no more	eYj^
^no need	hHl\\qY
^no nights	fXhZiIlI
^no one	sa
^no pedimos	lW
^no pongas	rV
^no sales	gUiWlG
^no saturdays	hY
^no se	lYqU
^no solo	jZ
^no sundays	fcgF
^no weekends	f[iHlS
^no women	sW
^nobody	qRs[
^noch	tS
^noch nicht	qS
^noche	f\`iGjG
^noches	f[hR
^noches de	hWiH
^nocturnas	iI
^nocturne	dR
^nocturnidad	g\\
^nocturno	f]gS
^nocturnos	fHgV
^noida	aJbIc[fIgIiEmI
^noise	i]
^nok	g[
^nom	jZ
^nom 000	jZ
^nombramiento	eZj[
^nombre	rT
^nominas	aViS
^nominas 	aW
^non	j\\
^non 	aIcFdJeGfUgUhIiHkEnJoJrJ
^non-profit	bX
^none	cFjHpFrRsY
^none 	eUiGrYsH
^none of	cFfViIpCqWsT
^nonprofit	bW
^noon	fVpX
^noon 0	oJ
^nordlingen	bIcV
^norfolk	cR
^norfolk 	cR
^normal	dGf\\hHjJnJpR
^north	cVjX
^northampton	jS
^northern	cHgUhGj@k^
^norwegian	jTqH
^norwegian 	cHrU
^norwich	cW
^norwich 	cU
^nos	bVkUsU
^nosotros	bDiClDm\\pH
^not	aGjSsW
^not "	aItR
^not a	aFjSqVsS
^not asked	lV
^not even	bHsU
^not for	dZhDjWlFmJpErCtJ
^not just	j]
^not more	bHeHiJjHlIrVsFt[
^not needed	pR
^not to	lJpTq[
^not too	r]
^not-for-profit	bV
^nota	iW
^notarfachangestellte	aY
^notarfachangestellte oder	aY
^notdienst	fY
^notdienst 0	fZ
^note	q[tX
^note vocale	iItW
^notes	t^
^notes 	tV
^notes from	tY
^notfalls	iEqW
^nothing	lUpSrXtH
^notice	eGiJoEpVtY
^notices	iU
^notions	iFjSkV
^notre	aCq_
^nous	pR
^nous sommes	bY
^nov	fX
^nov 	fTiU
^nov-feb	bJo]
^november	fYiDpI
^noventa	eIiZ
^noviembre	f[
^noviembre 	fT
^now	aGiIoYtU
^now 	aDb?cGoZrEtU
^np	aSoS
^nplq	jY
^nps	h\\iUjHtF
^nr	bEcWg[jF
^nrp	iGj]pI
^ns	gHh^iHjFnD
^ns business	hT
^nssf	h\\
^nssf 	hZ
^nsw	cU
^nsw 	cS
^nuchtern	jXqIrGsV
^nuchtern 	jZrFsJ
^nuestro	b^
^nueva	cR
^nueve	mZ
^nuevo	b@c\`
^nuit	fY
^nuit fixe	fYgJsG
^nuits	fSg]iE
^num	jGmZ
^number	qWtH
^numeracy	hHlW
^nur	fSjFrYsZ
^nur tagschicht	fW
^nurnberg	cV
^nurse	mX
^nurse 	mT
^nursery	a\\bFcChZjB
^nursery nurse	iU
^nursing	aXiBjIkZlH
^nv	e[gZjF
^nv buhne	eTgW
^nv solo	eZjFmI
^nvq	jY
^nvq 0	j]
^nvs	a]fI
^nyon	cZiI
^nyon 	cZiI
^nz	gUkGsU
^nz $	g[
^o	aU
^o /	g]jB
^o sea	fUsU
^oa	abbF
^oak	iY
^ob	iUjHlZqZ
^oban	cVjT
^oban 	cSjU
^objet	pUrJtR
^objet :	tW
^obligatoire	jSpT
^obra	eYiTjT
^obra 	cHeZjU
^obra en	c\\eI
^obra o	eZ
^observations	rU
^obst	h\\
^obst 	bUcJhS
^obviously	rY
^obviously 	gGjTpH
^occ	gJiHmX
^occasional	f[nY
^ochenta	bVgT
^ocho	eIfXmWoT
^oct	fXiUoS
^oct 	fZ
^october	fT
^october 	bUeJf@
^octobre	fV
^octobre 	fV
^octubre	eW
^octubre 	cGfS
^odd	fa
^oder	jTtW
^oder 	aHcHfGgHjBpHt_
^odette	mW
^odile	mJoIqZ
^odp	aVbG
^oee	cJi]jG
^of	oT
^of 0	bTfRhImR
^of the	fU
^oferta	bHcJiGp]tI
^off	bIcVfVqW
^off mon	fS
^off-season	bJfU
^offenbach	cS
^offenbach 	cS
^offer	qY
^offers	iZ
^offi-jahreskarte	hU
^offi-jahreskarte 	hU
^office	bS
^office 	bCcCd<fIj\`tS
^office in	cT
^office is	c]
^office manager	aVcU
^officer	iJjX
^offiziell	aXiEqT
^offnungszeiten	fY
^offshore	cCkDnY
^oficial	a]
^oficial de	aX
^oficial jardinero	bT
^oficina	cVdU
^oficina de	bWcHdGi[
^ofsted	bU
^oguk	jY
^oh	bHeJiHjIpAqTrVsTtD
^ohne	rW
^oil	i]
^oilskins	hY
^oilskins 	hY
^ojala	iIk\`oS
^ojala con	sT
^ojo	qVrV
^ok	jTtd
^ok 	aGcHfJjFqUtY
^ok so	tT
^oktober	fT
^oktober 	fV
^old	b\\qU
^oldenburg	cW
^oldham	cS
^oldham 	sT
^olen	iX
^olen 	iX
^omas	iHs[
^on 	bRfZiF
^on 0	fU
^on a	q^
^on call	fZ
^on cherche	tR
^on en	eEjFk]lHmIpIqE
^on est	b_fG
^on fait	b[pS
^on ne	fSkWlHqSsI
^on ouvre	tT
^on prefere	fZ
^on se	bJt[
^on site	bRdShRmJ
^on the	cW
^on tourne	cU
^on veut	bHdToHqEsVtT
^on-call	f\\gViIlI
^on-call 	gT
^on-call shared	fS
^on-site	hSiXjI
^onboarding	iY
^onboarding 	iS
^once	jTmZ
^oncology	aUkT
^one	fS
^one 	aTc@fRjCtR
^one 00	fViT
^one a	aFbFcJdIeIfFgIhHiHjHkJlJmJnIoIpUqIr[tG
^one anchor	dX
^one at	aTjHpV
^one day	dTfU
^one evening	fX
^one in	cYjI
^one is	jVqYtI
^one of	jSqIsV
^one page	qJrX
^one sat	f[
^one saturday	fX
^one week	nW
^one weekend	fW
^one year	eUgShIjXpH
^one-bed	hV
^one-offs	iT
^ones	sX
^ong	bbiIjJ
^ong medicale	bX
^ongoing	aJeYmT
^ongoing 	e\\
^online	pb
^online 	pU
^only	pVsRtR
^onsite	iI
^onsite 	bSiH
^oo	bUcWgFiGjB
^oos	iS
^open	bXiWmJrV
^open at	bGfSiSqW
^open-ended	e\\
^open-ended 	eV
^opera	j_
^opera 	bTqT
^opera cloud	jY
^opera pms	jZ
^operaciones	iEpX
^operador	bUjT
^operador de	cW
^operador harvester	aYbDjHqT
^operadores	aZ
^operario	aT
^operarios	aabAcJhHiGsI
^operateur	aTpG
^operateurs	aSiHlS
^operator	jR
^operators	aEb[iHkI
^ops	aWbJfUiFjImUpR
^ops mgr	mV
^optical	bR
^optical assistant	bR
^opticien	aY
^optico-optometrista	aV
^optik	bZ
^option	e[lF
^options	fGgViHjG
^optom	a^fJ
^optom 	a[
^or	jR
^or 	jJkHpYtW
^or a	aVbIjI
^oracle	jT
^oral	jV
^orden	e[iFjE
^ordenado	iCjZlS
^order	i^
^order book	bZ
^ordi	dEhZ
^organic	bThY
^organist	aV
^organist 	aU
^orleans	cW
^orleans 	cW
^oro	kZpH
^ort	ccfHgSiH
^ortho	i\\
^ortho 	iV
^orthographe	jYpH
^ortsteil	cV
^os	hVtS
^oscp	aGkW
^oscp 	aGkW
^osde	gRhX
^osde 000	gFh]
^osha	jTkW
^osha 00	jTkW
^osnabruck	cS
^osnabruck 	cS
^osorno	kJnV
^ostend	cW
^ostern	f\\pB
^ostern 	eGiToUpG
^osterreich	bGcIn]
^oswestry	cX
^oswestry 	cU
^ot	aTbTfVgYiHjI
^ot 	a[bGcIfBgS
^ota	aWbHcJi[
^otdr	iSjV
^ote	g_
^ote 00	gW
^other	l\\
^otherwise	bHcUdXgJ
^otp	hViFjU
^ou	aRjV
^ou 00	eWgHjJ
^oui	aFhUiIjUkG
^our	aI
^ourense	cT
^ourense 	cT
^out	cWnV
^out by	f\\gEiH
^out of	cXf>iZ
^out-of-hours	fUiR
^outfield	cIi[
^outgoing	iIoVqU
^outillage	h^iE
^outside	bEcahGiH
^ouvert	aTbJlV
^ouverture	fTiRoT
^ouverture de	cJoY
^ouvrier	ab
^ouvriers	aXiHjS
^ov	aXnX
^over	iV
^over 0	fX
^over 00	iY
^overlap	oZ
^overlock	jV
^overnight	aDbXeFiHjFn[
^overtime	fUgShI
^own	j[
^own 	iEjTkUlT
^own car	hGlUn\\
^own hand	jU
^own shears	jT
^own the	iX
^own tools	j[
^own transport	iFlV
^owned	bV
^owned by	bV
^owner	iVjEmZ
^owner's	qVsW
^owners	bWhIiGpDqW
^owns	iY
^oxygen	jX
^oxygen 	jX
^oye	t\\
^oyonnax	cW
^p	gSj_
^p &	bShVjJ
^p 0	gbjF
^p 00	g\\rV
^p-schein	jX
^p-schein 	jU
^pa	aSiV
^pa 0	jb
^pa to	aTmT
^paar	bT
^paciencia	j[
^package	gX
^packaging	bUgJhWjH
^packing	i^
^packing 	iW
^pacu	iTjHlW
^padagogische	aRlV
^paderborn	cU
^paderborn 	cS
^padi	bUiHjZ
^padi 	bT
^paediatric	kS
^paeds	i]jCkVlE
^paga	bHcHgUiY
^pagada	cJgShUjIpH
^pagamos	gVhGqZ
^pago	gZ
^pago delegado	gZ
^paid	gRhYpS
^paid 	eUgDhFnVpS
^paid weekly	fGgYiI
^paie	gRiR
^paint	iW
^painter	iW
^painting	iV
^pair	aEbHcGfHgJiImVpU
^pairing	iGpV
^paisley	cR
^paisley 	cR
^palace	b\\cJ
^palefrenier	mT
^palefrenier 	aRmT
^palencia	cW
^palencia 	cW
^palenque	bWhHiS
^paleographie	jY
^paleographie 	jY
^palermo	cT
^palliative	kY
^palma	cZ
^palma 	c\\
^pamplona	cU
^pamplona 	cU
^panadero	fJ
^panama	fU
^panel	fRiXp^
^panel 	pZ
^panels	bW
^panier	gThV
^panier 	gY
^panier 00	gY
^panier repas	gHhV
^paniers	gZ
^paniers 	gZ
^panneaux	bWtI
^panto	aW
^papa	qS
^papeles	iHlZ
^paper	cHiEkFp]qJ
^paperwork	iX
^papiers	dIiZ
^paques	qU
^paquete	gV
^par	fYpVtG
^par mois	eIf^iH
^para	oW
^para el	oU
^para la	aUbIiUoS
^parage	iX
^parage 	iU
^paralegal	kVsH
^paraplanner	aX
^paraplanner 	aV
^parc	bScIi]
^parcels	iZ
^parcels 	iZ
^parcial	eT
^pardot	iVjJ
^pareja	bHmVsU
^parent	bSi]
^parental	eY
^parental top-up	hV
^parents	hX
^paris	cXnU
^paris 	aJcJmSnSqFtI
^paris 0	cUnU
^paris 00	c\\
^parish	dGp[
^parish administrator	sS
^park	hUiHpS
^parken	bJhYiF
^parking	h_
^parking 	hV
^parkplatz	cJhW
^paroisse	bY
^parque	c\`
^parrilla	bUiU
^parroquia	aHbV
^part	g[iJ
^part time	eVgE
^part-time	eTfW
^part-time 	eW
^parte	gSoX
^parte diario	iZ
^partes	iY
^partes de	iY
^participacion	g]iE
^participation	g^iF
^participation 	cJgXhRiJ
^partir	iV
^partner	ma
^parts	iU
^pas	sU
^pas 	cIiZqDrRsV
^pas besoin	l]
^pas le	jWsG
^pas plus	dXfWkBrU
^pas un	rYsU
^pasa	bRp_rF
^pasado	oWpH
^pasaje	gJhViHnU
^pasajes	h[
^pase	eIh_jDoI
^paseo	iX
^pass	iHj_pGsW
^passage	iT
^passages	hW
^passe	cHi^pFqVsH
^passed	j]lE
^passer	pZ
^passer a	pU
^passing	bDiX
^passport	hEiEjXpYsB
^passports	pV
^passt	hCkJpGrZ
^past	gTlT
^pastor	iHmUqUtS
^pastry	aX
^patch	c^iSjG
^patch 	iT
^patent	aSlX
^path	bSiV
^patience	jd
^patience with	kT
^patient	aEbXjU
^patient 	jY
^patienten	iU
^patienten nach	iU
^patients	bSiXlC
^patio	cXhWiI
^patissier	m[
^patron	aUkTmSqF
^patron de	aViFkU
^pau	cZ
^pau 	cZ
^paul	fYlJqTtY
^pauses	fT
^pay	g[
^pay :	gX
^pay the	bIjW
^paye	e[jH
^paye 	eYhEiH
^payee	fTgGhDpY
^payerne	cW
^payerne 	cW
^payments	aVbYjG
^payroll	aZiT
^payroll 	aSiR
^pb	bFiBk[
^pc	hY
^pc 	jS
^pca	bSgT
^pcc	iS
^pcn	aHb[cIgGiAjU
^pda	iW
^pdf	iEp]
^pdt	bIfSgIiZjGoI
^pe	aVgWjI
^peace	aEbHcTiIj[
^peajes	hZiH
^peajes y	hWiJ
^peak	fRoS
^pedidos	gIlT
^peer	aW
^peers	mX
^peers 0	mX
^peine	aIcX
^peine 	cX
^peintre	aX
^peluquera	aU
^pen	aWjWrI
^penang	bTcUiG
^penang 	bWiH
^pendeln	iInX
^penrith	cU
^pension	hW
^pension 	hX
^pension 0	h[
^pension 00	fIgW
^pensioner	bJi[
^pensionskasse	h\\
^pensum	fXgHjItR
^penzance	cU
^penzance 	cU
^peon	aX
^people	jSqWrV
^pepiniere	bV
^per	aGgUtT
^per diem	gWhS
^perdon	iHjEqV
^perdon 	aGbGdIeUgIhIiJjCkIlInJoIq@rHsI
^perf	jAkZ
^perfil	rSs[
^period	jZ
^perito	rS
^perks	hV
^perks :	hV
^perm	e^
^perm 	eR
^perm after	eY
^permanences	iW
^permanent	e]
^permanent 	eS
^permanent after	eU
^permanent from	eS
^permis	jZ
^permis 	j]
^permis amf	jR
^permis b	jU
^permis c	s[
^permis de	iX
^permis inutile	lU
^permis remorque	jS
^permis voiture	jT
^permiso	j^
^permiso b	jU
^permisos	iY
^permisos 	jV
^pero	lRtR
^pero si	lS
^pers	gFh^iGjG
^person	iTjSmR
^persona	pV
^personal	iUlU
^personal 	cJhGiTmX
^personal licence	dIkHlZ
^personalrabatt	hW
^personalreferent	qW
^personalwohnung	h]iJ
^personas	iZ
^personne	qStS
^perth	cSfS
^perth 	fUpS
^peso	iT
^peso y	iT
^pest	aW
^pet	aY
^peterborough 	cR
^petite	cIfViWjI
^petites	jJ
^petits	nW
^petits fours	i[
^petrol	gT
^petrol 0	gZhIiInG
^pets	fJhRiIjDlTpG
^petty	iW
^petty cash	iW
^peu	i[
^pf	h\\
^pf 	hZjJ
^pfaff	jVlX
^pflaster	iZ
^pflegedirektion	gJmHpW
^pflegefachkraft	sS
^ph	jIpR
^ph 	aJi[jI
^pharmacist	sS
^pharmacist 	aR
^phase	bTiS
^phase i	bViS
^phd	jXl[
^phd or	jV
^phone	hSp]
^phone 	gUh[
^phones	bUfJiYlI
^phones 	aTi]
^photo	iYpIsZ
^photos	iDk[pT
^photoshop	jX
^photoshop 	jW
^phrases	iDkT
^physically	jVsR
^physics	jU
^physics 	jY
^physio	fIhSmT
^physio 	mW
^phyto	bJi^jJ
^pi	bEcZiFjGmV
^piano	bScHhV
^piano technician	aW
^pianos	bV
^pianos 	iVsJtJ
^pick	fYgUjG
^pick-up	h\\
^pick-up 	h[iE
^picking	iS
^pics	bTiIpX
^picture	cEiSrY
^pida	i]
^pido	qV
^pie	bHi\\
^pie diabetico	iW
^piece	g\\iI
^piece bonus	gU
^piece rate	gWiG
^pieces	iYjH
^piers	iGmWtV
^pieza	h]
^piezas	bUdYiF
^pigiste	eV
^pigs	bW
^pikett	fX
^pilot	aWhSiRjElT
^pilotage	iU
^piloto	a[iI
^pilots	lY
^ping	hZiCpV
^pint	fJh[iItI
^pintor	aU
^pintura	iHkY
^pip	i]
^pipelines	i^
^pipelines de	iS
^piquet	fSgR
^pirmasens	cX
^piscina	bU
^piscine	bRiT
^piscines	bT
^piscines 	bT
^piso	cWgRhW
^pisos	ia
^pisos de	iY
^pit	gGiY
^pizzabacker	aW
^pizzaiolo	aX
^pizzaiolo 	aX
^pizzero	cS
^pl	a\\bIdTf>gUjG
^place	cZiS
^placement	lS
^plain	iVjIr]
^plait	sS
^plan	eUhRiZjF
^plan de	hUiV
^plan the	bFi[
^plancha	cEiXjS
^planeacion	iX
^planilla	eW
^planilla de	eEi[
^planillas	iU
^planner	aTmXtI
^planner 	hGmYpH
^planning	bIeIfZiV
^planning 	aGbEcDdFeEfCgYiAjHkHlImInIoIqIrIsItW
^plano	cYgJj\\
^plans	i]
^plans de	iT
^plant	bCcWiHmS
^planta	bVeT
^planta de	aJb\\
^plantillas	iRjT
^plants	bTcGhUiI
^planungsburo	aHb]
^plasencia	cX
^plataforma	iIj^
^plateau de	cS
^plateforme	aHbScYiFtI
^platform	aSbDiUjDkY
^plating	j[kJ
^platt	iHjIl^
^plauen	cV
^plauen 	cV
^play	bTiWjIkI
^plays	iHjYkT
^playwright	aEj\\
^playwright 	iRjR
^plaza	iJqR
^plazo	eVfHpY
^plazo fijo	eZ
^plazos	iZ
^plc	iFjRkX
^plc 	hIkSqS
^plc s	iDjIkY
^plda	jU
^plda 	jU
^please	iGrXtY
^please 	cIsR
^please don't	qZrI
^please no	sV
^plein	aGbDcUhEi^
^plenum	pTqT
^pliage	iU
^pliage 	jY
^pln	gS
^pln 0	gS
^plomb	i\\oI
^pls	c?iRjFrSt\\
^plumber	aX
^plumber 	aW
^plume	j^
^plus	g]
^plus 0	fS
^plus 00	gS
^plus de	hZ
^plus one	cYjR
^plus points	k[
^pluses	kV
^pluspunkt	jGk\\
^plutot	cIiIs\\
^plymouth	bIc\\
^plz	aIbFc_gIi@jDnX
^pm	a]gShEiCjBmdtG
^pm 	aXiG
^pme	aUbW
^pmp	iHj]
^pmp 	bSjU
^pms	jU
^po	aViJm_
^po 0	aZgTjRmG
^pod	hVmY
^poda	iYjU
^podcast	iV
^podologo	aT
^podologo /	aT
^point	bFfIgSiVkEtX
^pointe	f\\
^points	g[hGiD
^polanco	cU
^polanco 	cV
^poland	bDiV
^polar	aWbEgIi[
^police	bHjVlEmSqV
^polier	mX
^polish	jU
^polish 	kSmS
^polish c	jX
^polish or	jGsU
^polite	iHjY
^poliza	hXiIjS
^polo	hY
^polo 	h[
^polsterer	lV
^poly	lUpVtG
^polymechaniker	cIsV
^pompes	bSjS
^pompier	aSiT
^pon	aFrTtX
^poner	i\\mJ
^ponferrada	cW
^ponferrada 	cT
^ponlo	rcsI
^pontarlier	cT
^pontresina	cT
^pool	lSnY
^pool 	bUcIfIhSmJnEpT
^pool car	bJhHiJn]
^pool plant	jV
^poolwagen	aFnY
^pop	p[
^por	e]
^por convenio	gUhI
^por eso	bUeIq[
^por favor	lSrW
^por la	cIdW
^por las	eFfGiGpUsY
^por los	eIfIjGkWsV
^por semana	eJfXhGnS
^por si	bScDhIjW
^porque	sU
^port	aBcShH
^port 	jV
^port de	jW
^port of	aJbYiH
^portafolio	iDj\\
^portal	pX
^portatil	h]jG
^portefeuille	jU
^portefeuille 00	aIiW
^portefeuille de	iX
^porter	j[
^portes	aUiI
^portfolio	iBjTpb
^portfolio 	p]
^portfolios	lGpX
^porto	hGjIkRnZ
^portugais	kW
^portugais 	sJ
^portugal	iEkUnX
^portugal 	eFiFjIkU
^portugiesisch	jGk]
^portugues	jZkW
^portugues 	k[
^portuguese	jU
^portuguese 	jS
^pose	iU
^pose de	iU
^poseur	sG
^posgrado	kFlX
^posicion	iU
^position	aWiItU
^possibilite	hV
^possible	o\\
^post	iYoX
^post 	eTi]
^post :	aUp\\
^post by	t\\
^postdoc	a\\
^poste	cWiHoW
^poste a	tT
^poste vacant	oV
^postgres	jX
^postgres 	jS
^posting	pZ
^postnatal	i\\
^postulaciones	eIiX
^potash	bWcGiJ
^pots	iX
^pots 	iX
^potsdam	cW
^poubelles	iT
^poubelles 	iT
^pour	aJtT
^pour 	aEcGeTiFtW
^pour la	oW
^pour le	cVkW
^pour un	bV
^pourboires	g_
^power	kV
^power bi	kV
^pozuelo	cW
^ppap	i\\jG
^ppap 	iT
^ppe	h\`jEpS
^ppe 	hXiJ
^ppl	bEgIjEk]sS
^pr	iWjEoS
^practical	p[
^practice	fUiBp_
^practising	hWiEsT
^prairies	cViU
^pramie pro	gR
^praxis	bZ
^pre-screening	iR
^pre-shift	i[
^preavis	iWjHoV
^preavis accepte	iJoZ
^pref	eGiHjHka
^prefer	s[
^preferably	kX
^preferible	kTsW
^preferred	kT
^preguntar	pX
^preguntar por	pX
^prelevements	iT
^prelevements 	iR
^premiere	jWmY
^premiere 	jX
^premio	gV
^premio por	gY
^prenatal	eRi@jIk]
^prep	ib
^prepaga	h[iH
^preparateur	aS
^preparation	iX
^preparation des	iV
^preparer	iY
^preparer les	iY
^preparing	iU
^prepose	aWcH
^pres	bJc]iG
^presence	dT
^presencial	dXpS
^presencial 	pU
^presentable	pHs]
^presentarse	pX
^presentarse con	pW
^presentiel	dVhJ
^press	aYbGi]jH
^presse	iXjT
^pressereferent	aS
^pressing	iZoG
^pressure	eGj_
^prestacion	eUgTiG
^prestacion de	gW
^prestaciones	gVhTiG
^prestamo	iS
^prestamo 	iW
^prestataire	bcgHmI
^presto	iHjZ
^presto 	jU
^preston	cT
^preston 	cS
^presupuesto	bVgFhW
^presupuestos	i[
^preventif	i[
^prevention	iV
^preventivos	i\\
^prevoyance	bEh[
^price	eUgShDiV
^pricing	aV
^pricing actuary	aViI
^prima	eRgSjU
^prima extralegal	eTgRiHjIkJoJ
^primary	aGbBgIhEiUjEk\\
^primates	aTiR
^primates 	aU
^primavera	jXoV
^primavera 	cIoX
^prime	gd
^prime 	gV
^prime 0	f[gD
^prime d'anciennete	gV
^prime de	hY
^prime habillage	gViG
^prime sur	gU
^primer	fIhTjXkJlV
^primera	lToS
^primera temporada	lUoT
^primeros	jZ
^primeros auxilios	j]
^primes	g^
^primes 	gY
^prince	cVkZ
^principal	ma
^prise	iToR
^prise de	fTiFjSoT
^private	bVhV
^private 	qU
^private gp	hYiG
^private hospital	cShI
^private medical	hZ
^private use	bIhZlI
^privately	bR
^privately owned	bR
^priya	eS
^pro	g[hTjV
^pro rata	g[
^probate	iW
^probation	bYiD
^proben	iW
^probenahme	iZ
^probespiel	pS
^probespiel am	pS
^probetag	pZ
^probezeit	eZpF
^probezeit 0	eT
^process	aXjGpV
^process :	pY
^procurement	aT
^procurement 	aU
^prod	cHjBq[tT
^produccion	bDcJgTiHmZsG
^producing	bU
^producing house	bU
^product	gEhS
^product :	bV
^production	aTgSlImT
^production bonus	gZ
^production planner	cIqU
^producto	bV
^productor	aS
^productor /	aS
^produktmanager	aWgJ
^prof	aWq]
^prof de	aTjU
^profe	aW
^profe de	aW
^profils	iXmIpIqU
^profit	gThUoJ
^profit share	aHhXoF
^profitabel	bV
^profitabel 	bV
^programa	bRcHeW
^programacion	iZ
^programm	qW
^programme	b[iE
^programme officer	aT
^progress	iV
^project	eSjE
^projektbefristet	e\\
^projektleiter	qS
^projet	iV
^projets	aX
^prokurist	mY
^prolexis	jU
^promedio	g^nG
^prometheus	jV
^prometheus /	jT
^promised	aIcHeDtZ
^promotion	j]
^prophet	jY
^propina	g\`
^propinas	g[iH
^propinas 	gU
^prorrogable	eX
^prospection	iT
^protection	iT
^protel	jU
^prothesiste	a[iJ
^protocolo	jT
^protokoll	bDqTtV
^protokolle 	iS
^proveedores	iU
^proveedores 	iU
^providencia	c[
^provident	eJh[
^provident fund	eIhU
^provision	gX
^provision 	gX
^proyectista	a[bJ
^proyecto	eHiRoX
^proyectos	iY
^prueba	eSiT
^prueba de	i]jJpG
^pruebas	bIcJgViY
^prufer	aX
^prufungen	iDn]
^pruning	iT
^psa	jZ
^psc	jU
^psc 0	jU
^pse	jTqR
^pse 0	jX
^psi	j]
^psi registered	lU
^psicologa	a\\
^psicologia	jJkZ
^psicologo	mV
^psicologo 	mX
^pso	a]jU
^psst	pJqX
^psst 	pJqX
^psych	j\\mI
^psycholog	aSjH
^psycholog :	aSjH
^psychologue	aZiH
^psychometric	pW
^pt	eYiSpJ
^pt 	cGiV
^pta	aXfG
^pta 	aTcGiImDtI
^pto	hZ
^pts	aTlY
^pub	bThXiYjD
^public	bXjV
^publication	iTjJpX
^published	fUiSjJ
^publisher	iCjYqT
^pueblo	bIcUnX
^puede	dTnUpJ
^puertas	i\\
^puerto	cY
^puertollano	bTcRtG
^puertollano 	cStI
^pues	qWtX
^puesta	iY
^puesta a	iY
^puesto	aWcXiG
^puis	eUp[
^pump	i^
^pumpen	aV
^pumpen 	aV
^puncion	jX
^pune	cb
^pune 	cU
^punjabi	kT
^punjabi 	kSrS
^punta	iU
^puntaje	g\\iEjF
^puntos	jU
^puntuara	iIkY
^purchase	aT
^purchase ledger	aT
^purge	iT
^purge de	iX
^pushback	iW
^put	rZ
^put the	hGrW
^putting	i[tD
^putzfrau	bT
^putzfrau 	a\\
^pv	aZ
^python	kY
^python 	aSjT
^python or	jXkH
^pytorch	j\\
^pytorch 	jW
^q	i?j[oX
^q 0	o_pH
^q-grader	iHkZ
^qa	a^mS
^qa 	aRiAjJmZ
^qapi	i[jG
^qar	gT
^qc	a\\jJmV
^qc chemist	aV
^qgis	jVkY
^qgis 	jRkT
^qgis +	jT
^qm	aFbEcIfFjDkHm\\sHtE
^qqi	jZ
^qqi 0	jZ
^qs	aT
^qs 	aY
^qts	j\\
^qts 	jZ
^quad	cJhTiEkR
^quad 	cIdJeIhTiEjWkBlJmJnJoJpIqIrIsJtI
^qualif	iHjUlS
^qualification	iV
^qualifications	iBlTt]
^qualified	aTbEcHfIgUjRoF
^qualite	gWiImU
^quality	bFcIi[mZ
^quals	gXjY
^quart	fRiS
^quarterly	dUfJgR
^quarterly bonus	gS
^quarters	hXiI
^quartier	cUgSh]rH
^quatre	bTmS
^quay	bHhIi[
^que	jX
^que 	cIjSsStT
^que el	pHr]
^que escriba	jT
^que hable	jU
^que haya	iFkXsW
^que le	jZ
^que lleve	i[
^que me	bSpT
^que monte	jV
^que no	jXs_
^que se	rSsR
^que sea	j\\
^que sepa	kW
^que venga	jIpWsS
^quebec	cTdT
^quechua	j\\kE
^queen	bR
^queen rearing	iZ
^queenstown	rU
^quelqu'un	s\\
^quelqu'un pour	aWsF
^quelques	kY
^quereinsteiger	l\\
^quereinstieg	lY
^quereinstieg aus	lS
^queremos	aScFiFjRtS
^queretaro	cX
^querida	tY
^questions	mX
^qui	aGo]
^quick	iIj_tX
^quick changes	jS
^quick one	bUjJtS
^quickbooks	jY
^quickbooks online	jT
^quiere	bIcHhHiIqEsRtX
^quiero	aT
^quiet	fVoHpCqU
^quince	aYfWiH
^quinto	dT
^quiropodias	iV
^quiropodias 	iW
^quita	r^
^quota	eWi\\
^quota 000	iV
^quote	bTfGpUr^
^quotes	iX
^r	gW
^r 	aJiHj_
^r &	hTiUqS
^r 0	gb
^r 00	ga
^r 000	gY
^ra-micro	jU
^ra-micro 	jU
^rabais	hS
^rabais employe	hS
^rabatt	hZ
^racing	bVqI
^racking	iU
^racking 	iU
^radar	i]
^radiation	jEkX
^radio	bViSj[
^radiographer	aWjHlV
^radiographer 	aX
^radios	iU
^rafaela	cU
^rahmenvertrage	iW
^raigmore	cY
^rail	bThZkHlT
^rails	iT
^rails 	iU
^raised	iGsR
^ral	gW
^ramadan	fYoHsG
^ramp	aYiT
^ramp agents	a\\
^rampe	i\\jJ
^ranch	hT
^random	jU
^range	gRrT
^range 00	gY
^ranger	mX
^rangierbahnhof	cV
^rappel	eTpZ
^rapport	i[sT
^rapports	dTiXpJ
^rare	iS
^ras	cc
^rat	iZ
^rate	gXtG
^rates	e[iHjE
^rathaus	c]pI
^ratio	fDm]
^ratio 0	iSmT
^ratios	iZ
^rattache	mY
^rattachement	mY
^raum	c\`
^ravalement	aJiYjU
^rc	bXiTjG
^rcp	j[
^rda	aIj[
^rdh	aZ
^re	aGdTt]
^re :	tZ
^reach	aRiBjUk\\
^react	aVjU
^reactivos	cJiUjV
^read	iBjbpU
^reading	c[dDiBjY
^reading 	c\\
^reads	i@jn
^real	g[iTjR
^really	jYkIqR
^reaper	kZ
^reassort	iW
^reassort 	iV
^recall	gSi[jI
^recepcion	aSi_
^recepcionista	hT
^recepcionista 	hW
^recepcionista nocturno	aUoS
^reception	iT
^receptionist	bSsR
^recettes	jS
^recettes 	jS
^rechen	iZ
^rechenzentrum	cR
^recherche	bGtT
^recibir	iT
^recibo	eW
^recien	kIlVsS
^recklinghausen	cU
^recklinghausen 	cU
^reclamaciones	iT
^reclamaciones 	iT
^reconocimiento	jYsT
^records	aYiCmJ
^recruit	gRiX
^recruiter	pS
^recruiter screen	pV
^recruitment	aUpW
^recrutement	lZmHrT
^recruter	iW
^recup	f]hIiIoI
^recycling	aUbHiT
^red	jW
^red deer	cajI
^red seal	j[lV
^redaccion	gFiDj\\kU
^redactalo	rW
^redacted	p]rG
^redacteur	aS
^redditch	cV
^redditch 	cW
^reden	gSiHj[
^redes	jY
^redige	jS
^redlines	iU
^reductions 	iW
^reederei	bT
^reeducation	iWjJ
^reels	iXjX
^reels 	iTjU
^reemplazo	eZ
^reer	h^
^reer 0	hY
^reer collectif	hZ
^ref	p[
^ref 	pY
^ref 0000	pItX
^refa	a[
^referees	pS
^reference	p]
^references	pU
^referencia	j[
^referencias	cIjXpU
^referent	bSmI
^referent :	bR
^refineria	c^iD
^reflective	hXiH
^reflective practice	hXiH
^reformas	iX
^refraktion	iW
^refraktion 	iW
^refuerzo	jW
^refuerzo de	eXiR
^refunds	iV
^reg	aYiVpV
^regensburg 	cV
^regenzeug	hX
^regie	b[jJpU
^regie des	aIbYiE
^regime	hW
^regina	cGgJhUmR
^region	bHcUnU
^regional	aIbUkYmZ
^regional sales	aZmE
^regisseur	aT
^registered	j[
^registered manager	a[gFjH
^registered with	bGeT
^registre	cIi]
^registro	iVjU
^registro 	cJkFmYpG
^registro superintendencia	j[
^reglage	iV
^reglages	jV
^regleur	aU
^regular	e[gS
^regular 	eXgVqG
^regulation	iX
^regulation 	iW
^regulatory	aWcIiRjG
^rehab	aTbS
^reichshoffen	cZ
^reicht	aFbGcGdJiElEnJpIsItX
^reims	bBcWd[hJ
^reiseburo	aTlU
^reisekosten	iW
^reisen	cGiVsS
^relacion	eY
^relacion de	eV
^relances	iR
^relances 	iR
^relations	i^
^relations sociales	iT
^relativity	iT
^release	eHf\`nD
^relevage	iS
^relevage 	iT
^releve	bJiV
^releve de	bImTpT
^releves	iZjH
^relevo	eViU
^relevo de	eV
^relief	aXjF
^relocation	gThX
^relocation 	hZ
^relocation up	gGh[
^remainder	dT
^remates	iX
^remates 	iX
^remise	hW
^remise 00	hT
^remontajes	iSjT
^remontajes 	jS
^remote	dY
^remote first	dX
^remote uk	dV
^remoto	dX
^removals	aWiHjR
^remplacement	e_iR
^remplacement 0	eR
^remplacement d'un	eW
^remplacement de	aIcFeHi[
^remuneration	eDg[
^remuneration :	gV
^rencontre	pZ
^rendez-vous	pY
^rendimiento	fHgGhJi\\
^renewable	eS
^renewable 	eS
^renewals	iS
^rennes	cW
^rennes 	cV
^reno	aFbGc^dGiHrJ
^renouvelable	eZ
^renovable	aHeY
^rent	eWgSiUjH
^rentable	bZ
^rentree	iHoV
^reo	cDjZ
^rep	jb
^repairs	bWhU
^repairs 	iX
^reparation	aT
^repartidor	aYcImF
^repas	bEgHhc
^repas 	hS
^repas du	hV
^repeat	eT
^replacement	eRqS
^replacement for	eRqS
^replies	p]
^reponse	p[
^reponse sous	pZ
^reponses	pW
^report	iTjUpT
^report to	iHmZ
^reporta	mX
^reporta a	mW
^reporte	aHdWiT
^reporte de	iS
^reporting	mW
^reporting to	mX
^reports	gSiIm\\
^reports to	mY
^repos	fV
^repos dimanche	fS
^reprise	gUoY
^reprise anciennete	gShR
^reprise d'anciennete	eTgShIiJoF
^req	jZpZ
^requerimientos	iX
^required	j[lItF
^research	bZkW
^reseau	bJcHhDjEk]mJ
^reservas	i[
^reservations	iX
^reservations 	iS
^reserve	b[eS
^reservoir	aV
^resi	aVmT
^residence	cWdRhTiBjGoVpG
^residencia	aIbVjV
^residencia 	aGjT
^residency	bX
^resident	aTeXoI
^resident 	aVbJcJeTgG
^residente	a^mD
^residential	bIi^jF
^resistance	jZ
^resolucion	jW
^resort	bX
^resp	aWcIm[
^resp 	aTiYmD
^respect	jV
^responde	mU
^responde a	mU
^responder	iX
^responsable	aSmY
^responsable de	aZ
^ressuage	iR
^rest	dUfWtX
^restaurador	aT
^restaurador /	aT
^restaurant	bTh^
^restaurante	bWcThJiH
^restaurateur	aU
^restaurator	bIhS
^reste	fJi[qGrZ
^resto	dUfU
^resto 0	fZ
^resume	p]
^resume 	pZ
^resume +	pR
^resumes	iHp[
^retail	iWjS
^reten	f]gS
^reten 0	fX
^retention	g\\
^rethus	jX
^rethus 	jX
^retired	jHkW
^reto	pSqV
^retouches	fU
^retour	nUpU
^retour au	fJhGiUnS
^retraite	h_
^retribucion	gViJ
^retrocession	g]
^retrocession 00	gW
^rettungssanitater	aV
^rettungsschwimmer	aFgUhFjYlU
^rettungsschwimmer 	aEiHj\\lT
^rettungsschwimmer silber	jS
^returners	aZhElR
^reunion	iXpY
^reuniones	iT
^reunions	iU
^reus	c[
^reus 	c[
^reversing	iS
^review	gUoFpV
^revision	gXiVqU
^revisions	iU
^revit	jf
^revit 	jX
^revue	i[
^revues	iT
^rewrite	rY
^rezepturen	iU
^rf	jZ
^rh	iXjE
^rhein-main	cX
^rhein-main 	cW
^rheine	c[
^rheine 	c[
^rhel	j_
^rhino	bXjTkRqI
^rhino 	kU
^rhodri	mIqW
^rhyl	cY
^rhyl 	cY
^ri	bYjIpIqHsH
^richmond	c[
^ride	hYjI
^rider	iSjS
^riding	bSjUkJlT
^riego	aSbGi^
^riego 	iV
^riesgo	cJgZiI
^rifseep	hT
^rifseep 	hV
^rig	bDiGmSnY
^rigging	iZ
^right	td
^right 	ta
^rigs	aEbIi^j@
^rimouski	cW
^rimouski 	cW
^ring	iZpY
^ring me	dHiHqU
^ring the	iJpX
^ringing	aS
^rio	cZ
^rio arriba	cV
^ripon	aFcV
^ripon 	aFcV
^rising	gX
^risk	iVjU
^river	bRpW
^rm	g[
^rm 0	gRiS
^rn	cEpU
^rn 	aV
^rnp	jV
^road	bIgDiZ
^roadmap	iU
^robot	aWbXcGmJ
^robots	aUbAhIjHkX
^rodez	cZ
^rolar	fY
^rolar turnos	fY
^role	aXiU
^rolling	iSpV
^rolling 	fRiCpV
^romanian	lU
^romanian 	lU
^romford	cT
^romford 	cT
^ronda	cZ
^ronda 	cZ
^rondas	iZ
^rondes	i\\
^rondes 	iR
^rontgendiagnostik	aXjJ
^roof	bRcGjU
^roofer	aZ
^roofer 	a[
^roofs	hFi\\
^room	ha
^rooms	bEfHhhiA
^ropa	bTh\\
^ropa 	hX
^ropa de	hZ
^rope	iV
^ropes	aY
^ros	iYjEkS
^rosa	bJcSiSrT
^rosario	iHpV
^rosario 	dUpJ
^rosenheim	cX
^rosenheim 	cW
^roster	fZ
^rosters	fV
^rostock	cX
^rostock 	nS
^rota	fTiXmE
^rotacion	iU
^rotas	iU
^rotas 	iV
^rotating	fV
^rotating shifts	fS
^rotation	fZ
^rotation 0	fU
^rotherham	cR
^rotherham 	cU
^rotterdam	cT
^roughly	fSiHpS
^roughly 0	fSiHpS
^roulage	iY
^roulement	fWjInV
^roulette	iWjZ
^round	bIc[iU
^rounds	p\\
^rousies	aU
^royal	aIc^
^rp	jS
^rrh	a\`cHjH
^rrhh	aEqZ
^rrsp	h\\jHmI
^rrsp 0	hS
^rs	aSgX
^rsph	jZ
^rsus	gUhXjG
^rtt	hd
^rtt 	hS
^rtt 00	hW
^rtw	aIbSiYjG
^rue	bJc\\mZ
^rue de	cX
^ruf	bTpZqR
^rufbereitschaft	fW
^rufdienst	fZgR
^rufdienst 0	fX
^rufen	iAp_
^rugby	bV
^rugby 	aSbR
^rule	bIi]
^run	iZjS
^run the	aSiT
^runbooks	iV
^rund	eV
^rund 000	bVfU
^rundgang	iY
^rungis	cW
^rungis 	cW
^running	iSmU
^running the	iW
^runs	j]
^runs the	iT
^runway	bJpHqT
^rural	cSj]
^rural retention	gWjH
^russe	jYkI
^russian	bS
^russian 	bRcIjR
^russisch	jGkZlG
^russisch oder	jHkWlF
^rust	iCka
^rust 	jFkT
^rusten	iZ
^rustenburg	cZ
^ruta	bJh\\iTnU
^ruta 	aTbGcGhCiWmH
^ruta 0	cSfIhGiVnU
^rutas	iWnU
^rye	iYpI
^rythme	fViW
^s	g]
^s $	gY
^s &	iT
^s /	bSg]
^s 0	aHgUiTkT
^s 00	gXjW
^s'il	lYrXs@
^s'il vous	iJrY
^sa	fc
^sa alle	fW
^saarbrucken	cZ
^saarbrucken 	cX
^saas	iS
^sab	fZ
^sabadell	cV
^sabadell 	cV
^sabado	f^
^sabados	f_
^sabados hasta	fU
^sabbath	hSiHjWlJ
^sabbatical	h\`jI
^saber	jXkX
^saber tratar	jT
^sablage	iX
^sachbearbeitung	aVoR
^sachkunde	j[
^sachkunde 00	jW
^sacristain	aT
^safe	iSjT
^safe pass	j\`
^safer	jX
^safer recruitment	jX
^safes	iW
^safes 	iW
^safety	iU
^sag	aIfTqTt[
^sage	j_kR
^sage 	bIkV
^sage 00	iIj\\
^sage 000	j^
^sage-femme	aZbI
^sagen	cYeTgIiFjH
^sagen wir	eUgI
^said	iEjGm_
^sailing	lWoV
^sailmaker	aT
^sailmaker 	aU
^saint-brieuc	cW
^saint-brieuc 	cW
^saint-die	cT
^saint-die 	cT
^saint-etienne	cU
^saint-etienne 	cU
^saint-flour	cS
^saint-flour 	cS
^saint-gilles	aIcY
^saint-gilles 	cS
^saint-junien	cT
^saint-junien 	cS
^saint-lo	cW
^saint-lo 	cT
^saint-nazaire	cV
^saint-nazaire 	cV
^saisie	iR
^saison	fToZ
^saison 	cGoT
^saisonkraft	aHeWjGkImWpI
^saisonvertrag	eS
^sala	bTcShTiE
^sala cuna	aTcGhViIsG
^sala de	bWfI
^salaire	g]
^salam	t^
^salamanca	nW
^salamanca 	nW
^salarie	aTeVhDiI
^salarie 	aYbEcIeShD
^salary	gShS
^salary packaging	gIhW
^sale	cJeFfGg^iUjImG
^sales	jUmWpD
^sales assistant	aV
^sales director	iGmY
^salesforce	aSjT
^salesforce 	aTjS
^salford	cTiI
^salford 	cU
^salida	nT
^salidas	bIcTgS
^salidas 	bHcRgT
^salina	bR
^salle	bSiX
^salmon	bThFiU
^salon	bZhXiS
^salon pour	bW
^salons	cRhJ
^salons 	bTiJ
^salou	aTcS
^salut	tc
^salut 	tT
^salzbad	iX
^salzburg	cZ
^salzgitter	cW
^salzgitter 	cW
^same	b\\gUiHjJkW
^same family	bZ
^samedi	f[
^samedi 00	qT
^samedi travaille	fR
^samedis	fZhF
^sample	hUkZ
^sample sale	bGh^iIkIpF
^samstag	fZ
^samstags	fX
^san	cc
^san isidro	cS
^sanidad	i]
^sans	iIl\\sV
^santa	bFc\`
^santa fe	cTjS
^sante	bRhT
^santiago	cT
^sap	j[
^sap 	iT
^sap co	jHk\\
^sar	g[
^sar 0	gX
^sars	iW
^sars 	iW
^sas	j^
^sash	bTiT
^sash windows	bTiT
^sastre	bU
^sat	f\`
^sat 	fZ
^sat 0	fW
^sat am	gY
^sat rota	fSiI
^sats	f^
^saturday	fSgX
^saturdays	fY
^sauberes	iGjY
^sauce	i[
^saumur	bW
^saumur 	cWiJ
^sauna	he
^saute	aVbIiZ
^savings	gIiW
^savoir	jW
^savoir lire	jS
^saw	hWiJjYpJ
^say	oRrf
^say "	oZqD
^says	gTsS
^sc	gVjS
^sca	jWkT
^sca roasting	kU
^scada	iSjT
^scale	g[iV
^scale 0	gY
^scan	bSiYjH
^scanning	kS
^scanning 	iS
^schaltberechtigung	j[
^schaltberechtigung bis	jZ
^schedules	gH
^scheduling	iS
^schein	j^
^schema	gXkT
^scheme	iW
^schicht	eX
^schichten	f\\iD
^schichtfuhrer	m^
^schichtplan	fRhW
^schichtplan 0	hTlJ
^schichtzulage	g[
^schlank	sV
^schleifen	iSpR
^schleifen 	iRpS
^schlosser	aIiGjUlWmI
^schluss	f[gI
^schmutzzulage	gU
^schnuppertag	p]
^schon	kfrT
^schon war	kW
^schon ware	kT
^school	aXiV
^school 	hUsS
^school bus	h[iI
^school cook	sR
^school days	aIbIfTgIhEiZnIsH
^school fees	hT
^school hols	aSfYhEiI
^school hours	f_kDlH
^school run	bIiY
^schooling	hXiDtY
^schooling 	iHtU
^schools	aIcX
^schreib	pTrV
^schreib 	jFpR
^schreib mir	pWrEtT
^schreiben	aRgYiDqH
^schreiben sie	gSjIrV
^schulklassen	iT
^schulleitung	aU
^schulung	aIi]oT
^schulung der	iV
^schulungen	iV
^schulzentrum	aDbDcZtW
^schutt	iV
^schwabisch	cY
^schwabisch gmund	cW
^schweine	iY
^schwerbehinderte	pS
^schwerin	cX
^schwerin 	cX
^schwerpunkt	aTbV
^schwerpunktpraxis	bY
^schwerpunktpraxis 	bX
^schwindelfrei	jW
^schwindelfrei 	jUsU
^scooter	hFjUkX
^scop	b\`
^scp	fIg]jH
^scp 00	gV
^scr	i\\jI
^screen	aZiF
^screening	pX
^scripting	iJjT
^scrub	aXbHkU
^scrubs	h[iB
^sctr	aGcHgYiEkJpGtI
^scunthorpe	cT
^scunthorpe 	cT
^se come	hV
^se valora	kX
^sea	cUpX
^sea legs	aGj[
^seafarer	jX
^seafood	aU
^seafood 	aVbI
^seal	bXi\\jAmG
^sealed	bIiXpR
^seances	iX
^search	aVbHcJ
^season	gYhT
^season bonus	gS
^season pass	h]
^season ticket	hT
^seasonal	e]mU
^seasonal 	eUjU
^seasons	jR
^seat	c[
^sec	jZ
^sechs	b_iC
^sechs nachte	eHfV
^sechzehn	bV
^second	iRkT
^secondaire	jWlU
^secours	iW
^secret	jUoJ
^secretaire	mX
^secretaire de	aV
^secretaire medicale	aW
^secretaria	a[
^secretaria /	aS
^secretariat	b^
^secretary	aHmTrXtS
^secretary 	mXpT
^secteur	c^
^section	bVrS
^sector	i^
^securite	i\`
^security	aVhW
^security clearance	jW
^sede	c]
^see	aHcGiTkXrHtZ
^see the	iVpT
^seed	aSbViX
^seefest	jXsI
^seguimiento	i]
^segun	g[
^segur	gVhXjJ
^seguro	hY
^seguro medico	hR
^sehr	tY
^seis	f]mV
^seit	mVqV
^seit 0000	bW
^seit 2000	bS
^sek	fX
^sek 00	g\\
^sekretariat	aX
^selber	sU
^selbstandig	eWgHiGjR
^seleccion	iU
^seleccion 	iV
^self	eUfHgIhYiEpX
^self employed	eV
^self-employed	eX
^self-funded	bSiBjX
^selling	iX
^selon	f\`iI
^sem	f_jH
^semaine	fJh\`
^semaines	fViS
^semana	dSfTgVjI
^semanal	gY
^semanas	bHcIdSiGnV
^sen	hEi]
^send	iSlJp]
^send tickets	pU
^senior	aU
^senior 	aSmR
^senkerodieren	iX
^senn	aGbV
^senora	aSsY
^senoras	bSsS
^senorita	tX
^sens	cY
^sens 	cY
^seo	aX
^seo 	aT
^sep	bEcIeHfViCjSoS
^sepp	pWtT
^sepp 	tU
^sept	eSfY
^sept 	fV
^sept 00	fHoYpR
^september	aJf\\hJmU
^september 	mV
^septembre	mHo_
^septembre 	oU
^septiembre	o[
^septiembre 	o[
^ser	kSlVsE
^seraing	c\\iHjJ
^seria	bJtW
^serie	b_
^series	bTiX
^series b	bV
^series c	bZiG
^sernageomin	jY
^serveurs	aV
^service	b[gU
^service 	bJi\\mT
^service charge	g]
^services	aSfThS
^services 	aX
^services de	fYhWiFmI
^servicetechniker	aX
^servicio	bScS
^servicio de	bX
^servicios	cIe[jJ
^servir	i[
^servir 	iV
^servus	tX
^servus 	tS
^sessional	aTe[
^sessional 	aTe[
^set	iX
^sete	cY
^sete 	cY
^sets	iX
^setswana	iDjVkT
^setting	jT
^setting out	iR
^settled	sU
^seven	bXmU
^seven years	jY
^sevilla	cW
^sevilla 	cW
^sexo	s]
^sf	iU
^sfi	iU
^sg	cS
^sgb	aTiIjS
^sgmm	h\`
^sgmm 	hY
^shade	iZ
^shaker	cX
^shaker heights	cX
^share	gUhY
^shared	h_
^shared flat	hU
^she	lImWqR
^she's	tU
^sheet	aUeS
^sheet metal	aUeS
^sheffield	cV
^sherbrooke	cS
^sherbrooke 	c[
^shift	mW
^shift 00	fFg]
^shift :	fR
^shift boss	mX
^shift engineer	mW
^shift of	m_
^shifts	fTiAt[
^shifts 	cIiCjGmJtZ
^ship	bU
^ship's	iW
^shipping	aRlS
^shipwright	aR
^shipwright 	aS
^shop	cUhYjT
^shop 	bIcV
^shop manager	aU
^shop's	c[
^shopfronts	iW
^shopfronts 	iS
^short	pZtV
^shorthand	jVlXqJ
^shorthand 	j[
^shotgun	jY
^should	s]
^shout	tU
^shout if	tU
^show	fHiUjYrS
^show up	iGjYpV
^showreel	jTpU
^showroom	a\\
^shrewsbury	cS
^shut	f\\hIiG
^si	kaqU
^si ademas	kT
^si habla	jIkT
^si maneja	jJkX
^si no	jVkGlT
^si sabe	k[
^sia	jZ
^sia 	iRjT
^sich	lVmS
^sicher	jX
^sicher in	jS
^sicheres	jY
^sick	eUhX
^side	bHh^
^sie	iUmRtR
^sie fahren	eHfWjH
^sieben	bWfSiHmWsG
^sieben nachte	fR
^siege	bUc[iF
^siegen	cX
^siegen 	cX
^siehe	qTtX
^siemens	iJjW
^siemens 000	jV
^sierra	bEiIj^qH
^siesta	fXiVpD
^siesta 	fHiZ
^siete	bSgRiDmXpH
^sift	pZ
^sift w	oIpX
^sign	gUiSoUpI
^sign on	gToZpI
^signal	jU
^signature	i\`
^signe	qTrV
^signwriter 	aS
^siigo	j\\
^siigo 	jW
^silae	j^
^silber	jY
^silica	jS
^sillas	bFi^
^silos	bXtJ
^silver	aTbDiTjT
^silver 	aVbF
^silver service	bHiSjW
^simple	hWiDjJpHr\`
^simple ira	h[rE
^simulador	kT
^simulation	dZlH
^simulator	fHiIlXpUqF
^sin	rXsZ
^sin experiencia	l[
^sin hijos	sZ
^since	qRtT
^since 0000	b\\
^since 2000	bTlS
^sind	bZ
^sing	iIjIk[
^singapore	cTfT
^singen (	cT
^singing	iGlY
^single	h[nR
^single 	sX
^single cabin	hW
^single room	hS
^sinon	fXiEjRlHsRtV
^sion	aJcW
^sion 	aJcW
^sit	mV
^site	bTnRpS
^site :	c\\
^sites	bGcHnc
^sits	cHm]
^sitting	i\`jG
^sitz	c\\iJ
^sitz ist	cU
^sitzungen	fS
^six	bWhSmZ
^six 	bZcFfBhHiFjVkHmDpE
^six benches	bU
^six months	eU
^six of	aVbFmW
^six semaines	bFfHhYlV
^six weeks	fX
^six years	jZ
^six-day	fU
^sixteen	hV
^sixth	bY
^sixty	g^hJiFjJ
^sixty-five	gW
^size	hHs^
^sketchup	jX
^sketchup 	jT
^ski	a\\hUjT
^ski pass	h[
^skip	iGq\\r\\
^skipper	hHjJm\\
^skoda	bZ
^slack	fYiIt[
^slack 	tY
^slate	aGcGjX
^sleep-ins	fVgT
^sleeper	aTfGh]nFpEsH
^slides	bIcIiTpT
^sliema	cY
^sliema 	cS
^sligo	cY
^sligo 	cZ
^slim	jCkWsZ
^slip	i]
^slos	i\\
^slots	i[
^slt	tV
^slt 	tW
^small	bWkW
^small 	b^
^small animal	aWbElU
^small repairs	iYmI
^smart	bSdSjJsV
^smartphone	iHj_
^smartphone 	hU
^sme	i]jI
^smi	ga
^smic	ge
^smic 	g[
^smoke	iY
^sms	p^rI
^smsts	j\\
^smsts 	jY
^snacks	hViJjH
^snacks 	hViJjH
^snorkel	iX
^snow	bHcIgHh[iUjS
^snowflake	kW
^snowflake 	jRkS
^snowpark	iX
^snr	aZ
^so	t[
^so 	qItZ
^so 0	fFgYjGpIqItG
^so :	aUsV
^so a	aY
^so no	lIq[sTtC
^so the	fRtS
^soat	iT
^soat 	iU
^sober	j^
^sobre	nY
^soc	aUcSiGjEkW
^socia	bWcJiHkImVpJ
^social	aShViZ
^socials	aU
^societe	bV
^socio	cJmVqT
^socios	bWpH
^socorrista	jU
^socorrista 	jX
^sofa	cIiVjY
^sofort	o[
^sofort 	o[
^soft	aTfHoV
^software	bDjEt]
^soil	gFi\\jG
^soins	i^
^soins 	iU
^soir	cIf^iIqT
^soirs	fbiH
^soirs +	fV
^soirs et	fS
^soit	fR
^soja	bSiV
^solar	bU
^soldador	cS
^soldadura	bJcIiTjY
^soldering	iGjHk[
^solicitors	iYpG
^solidworks	aSiJjV
^solidworks 	aTbJcIiJ
^soll	kFtW
^sollte	jWqJ
^solo	bHfYhBjGkJ
^soltera	sS
^soltero	sW
^some	kV
^some late	dJf\\gG
^some spanish	jU
^somebody	hFsVtU
^someone to	aUtI
^someone who	iYkW
^sometimes	bGhBiHjIlYpH
^sommelier	aSjT
^sommelier 	aV
^sommer	fd
^somos	b\\mY
^son	fHiSmUqT
^sonden	iZ
^sonn	fYgThE
^sonneberg	cV
^sonntag	fVgT
^sonntags	fViE
^sonntagszuschlag	iI
^sonst	fZsT
^sonst 0	fWjI
^sonst gleitzeit	fR
^sonst wird's	jU
^sont	fGmVsU
^soporte	iIjZkJ
^soportes	pV
^sor	jTpW
^sorry	aFkIsStZ
^sorry 	cHdTfU
^sorry but	hFsZ
^sorry for	pJqTtX
^sort	aEcIm[tU
^sortie	dIiWkJ
^sorties	iY
^sorting	iU
^sorting 	iU
^soudure	iXkS
^soup	hb
^sourcing	iW
^sourdough	iW
^sourdough 	iY
^sourire	jVsT
^sourire 	jTsS
^sous	aTmT
^sous chef	a]
^sous-traitant	bX
^south	c_
^southern	hX
^southern cross	bFhY
^southport	cV
^southport 	cV
^soy	bTmHt[
^soyons	fSqU
^soz.arb	iJjV
^soz.pad	jW
^soz.pad 	jW
^spa	hX
^spa 0	b\\iE
^spain	iEnZ
^spalding	cW
^spalding 	cW
^spanisch	jGk\\nI
^spanish	iIkU
^spanish 	cI
^spanish or	jT
^spark	aVjVkW
^spark 	cGjXrS
^sparkling	bYiI
^sparky	jV
^spatdienst	gV
^spatestens	oV
^spc	i]jH
^speaking	cIjS
^speaks	iJjZkT
^special	aEbViY
^specified	eW
^specified purpose	eW
^speed	j\\
^spengler	aW
^spesen	gU
^spesen 	gV
^spf	aGb[hIiI
^spielen	iJjFkZ
^spielzeit	aJbGcHdIeBfEgFhHiDo^
^spill	fXgEiS
^spirometry	iFjX
^split	cYfZiAn[
^split 	c\\
^split shifts	fX
^splunk	jV
^splunk 	jV
^spokane	cY
^spoken	iI
^sport	hYiZ
^sportliche	sY
^sports	aHhVmV
^sporttest	jWpXsE
^spotting	iT
^spouse	hXiI
^sprache	aRiBpGr]
^sprachmittlung	aXgI
^spray	i^
^sprayer	aVgH
^spraying	jX
^spring	jZ
^spring boot	j[
^sprinter	aHbHcGh\\iFjUnI
^sps	iJjEk^
^sql	j\`
^squad	ma
^squad de	mV
^squad of	mU
^square	iZ
^sr	p[
^sr backend	aV
^sra	aGcUiHmXpStW
^sre	a[
^sre 	aZ
^ssiap	jX
^ssiap 0	jX
^sst	cHiHkHlJmWpJ
^st	bUc_
^st ives	cW
^sta	jX
^staatl	aUtJ
^staatliche	jZ
^staatsexamen	jY
^stacking	iV
^stadt	bY
^stadt mit	bS
^staff	eUhd
^staff house	hS
^staff housing	hZ
^staff meal	hX
^staff meals	fIhV
^staff nurse	a\\
^staff travel	h[
^stage	iBjSlTpX
^stage 0	iGjHp]
^stages	iYoH
^stagiaire	iGjW
^stagiaires	i]
^stairlifts	aU
^stairlifts 	aU
^stairs	bVcI
^stand	fDjX
^standard	ibjF
^standby	g[
^standby 00	fEgZ
^standing	iXpT
^standort	bT
^stands	bFi[kU
^stapler	cHfHjW
^staplerschein	lY
^staplerschein 	jX
^starlink	hT
^starnberg	cT
^start	fWoa
^start 0	fX
^start :	oU
^start der	fUoFpU
^start monday	oYpH
^start von	dFn[oE
^start-up	gVhF
^starts	eWoU
^stat	f_gHhC
^state	b\\eGhHiGmWpGrV
^statement	iTp[
^statement of	iYjH
^station	tU
^station debout	jU
^statistik	iX
^stats	lU
^statut	eY
^statut cadre	eU
^statutory	bSeT
^staudengartner	aV
^stay	hViFmJnW
^stays	gIj\`
^stb	aZ
^stcw	iJjZ
^std	gX
^steady	fWjS
^steady on	fFjY
^steam	iW
^steel	aFiSj_
^steht	aHrTtV
^stelle	aThFtW
^stellungnahmen	iV
^stendal	bS
^step	gViY
^sterilisation	iW
^sterilisation 	iY
^steuerfachangestellte	aZbJ
^stewards	a[
^steyr	bT
^steyr 	bT
^sti	bT
^stick	kWmI
^still	bTgJiDjSkS
^stipend	gShU
^stirling	cY
^stm	iIjW
^stock	gX
^stock 	hU
^stockport	cX
^stockport 	cX
^stockton	cS
^stockton 	cS
^stoke	c^
^stoke 	cY
^stop	tW
^store	aUbEcViW
^storm	fSoR
^storm season	bSoV
^storung	fS
^storungen	fJiR
^story	iX
^story hour	iT
^stp	cIiIjUrUtS
^strafregisterauszug	jW
^straight	fAi^sT
^strandhotel	aJb[
^strasbourg	bEcVnV
^strasbourg 	nR
^strategic	aXiSjF
^straubing	cYiJ
^straubing 	cV
^straßenbau	bWcIiH
^straßenwarter	aWfS
^streaming	aVbUcIiH
^street	cFiTj]kGsC
^streichen	iGrY
^strictly	fIpRrW
^string	gGiUkT
^stroke	cJiW
^strong	iJjZ
^structural	iT
^sts crane	sR
^stuckgut	iW
^student	aGbViVkD
^studio	cShWiI
^studio of	mX
^studium	l]
^study	h\\
^stufe	aSg[
^stuhlassistenz	iY
^stunden	fShInWtI
^stundenlohn	gU
^stuttgart	nR
^style	pIr_sH
^stylist	bW
^stylist 	aV
^su	mR
^sub	bSgSjE
^subcontract	bSiV
^subida	o[
^subj	tW
^subj :	tW
^subject	rUtT
^subtitler	aZ
^succession	oVqX
^suchen	cHt[
^sucht	jGt\\
^sucht 	t\\
^sucursal	cU
^sudtirol	bIiSnW
^sueldo	gZiF
^sugar	hYiGjBkW
^suhl	cX
^suhl 	cX
^suit	h]
^suite	aIbIjYt\\
^suits	h[iI
^suits 	h]iH
^suivi	i_
^suivi de	iT
^suma	kX
^summer	hYoSpG
^summers	cCfZiIjInT
^sun	aSbDfZ
^sun-thu	fT
^sun-thu 	fR
^sun-thu 0	fS
^sunday	fTgWhB
^sundays	f\`
^sundays 0	fU
^sunderland	cV
^sunderland 	cV
^sup	aDfXgThGmHnD
^super	gVkRmXpH
^super 	cJg[h?iFkZmC
^superior	aJb]cFmFtH
^supervise	mR
^supervises	iIm[
^superviseur	mV
^supervising	lSmY
^supervision	bUh_
^supervision 	hGi\\
^supervision monatl	hV
^supervision paid	hU
^supervisor	mW
^supervisor 	aImV
^supervisor de	aU
^suplencia	eX
^suplencia 	eW
^supplier	iW
^supplier contracts	iU
^supplier negotiation	iGjZ
^support	mItT
^support agent	aS
^support worker	bU
^supporter	jZ
^sur	c^
^sur 0	cHfZiV
^sur 00	eEg]
^sur quatre	fX
^sur site	cGdW
^sure	cJjZpB
^surf	bJcChUiJjX
^surfaceuse	iZ
^surgery	aVbI
^surtout	qZrG
^surveillance	iW
^surveillant	jU
^survey	bUiEqV
^surveyor	aCbWiHmX
^surveyors	iGmW
^sustitucion	e\`
^sustitucion hasta	eT
^sutherland	cZ
^sutton	cV
^sven	q\`
^svp	cJiIjIpGrV
^swahili	kY
^swahili 	jT
^swansea	cY
^swansea 	cY
^swear	iY
^swedish	kVlS
^swedish 	hJkU
^sweep	aUiV
^sweep 	aV
^swift	aFc\\
^swift 0	cFj\`
^swim	aUjY
^swim 00	iIjZ
^swim 000	jZ
^swimming	aX
^swindon	cV
^swindon 	cX
^swing	f\\gI
^swiss	hUrW
^sydney	cW
^sympathy	jXlI
^syndicat	b\\jIsI
^synthese	iVjBpR
^sysmex	iHk[
^system	bUmT
^t	gTiW
^t 0	bIgWiSkJ
^t €	qU
^t-zug	hV
^ta	aSfIhHiHjImSt]
^tabaco	iV
^tabaco 	iT
^tablas	g]iI
^table	bTiT
^tableau 	cJjT
^tables	bJi[
^tablet	hZiFjG
^tac	iYjT
^tact	iFj_
^tag	gTi^
^tage	bIhW
^tagesklinik	iR
^tagessatz	gU
^tagessatz 000	gU
^taglich	nY
^tagschicht	fZ
^taille	aIi\\sT
^taille 	iY
^tailor 	aT
^take	iZrT
^takes	bXgF
^taking	i]
^talento	pW
^talk	jCtX
^talking	i\\
^talks	iIkCl\`
^tall	s[
^talla	cFi[sT
^taller	bZ
^taller de	iSmY
^tallinn	bIc^
^tallinn 	cZ
^tally	bDfJg_iG
^tambero	aU
^tambien	bUkI
^tanatopractor	aX
^tandem	mY
^tandem mit	mU
^tandil	cW
^tango	j\\
^tanja	cGiJjJpUqW
^tank	iX
^tankers	bUcIiBlW
^tapping	iYmH
^tarbes	cV
^tarbes 	cV
^tarde	f\`
^tarde 	fY
^tarde 00	fX
^tardes	fWtT
^tardes 	fZ
^target	q[
^tarif	gZhWjS
^tarif 	hV
^tarifa	g[
^tariff	g[
^tarjeta	hVjX
^tarjeta de	jW
^tarjeta profesional	jV
^tarragona	aT
^tartrectomias	iV
^tas	bHc[dI
^task	fUiUpS
^task and	fZiH
^tasks	iU
^tasks :	iU
^taste	bGhGiHj^
^tasting	aViS
^taunton	cT
^taunton 	cT
^tauranga	cX
^taux	fIg]hTiG
^taux 00	gX
^tax	eCgX
^tax adviser	hV
^taxi	h^iV
^tbh	qRsU
^tbm	aYkH
^te	iHjSt[
^te cuento	tW
^te mando	tX
^te paso	bR
^tea	aVhZ
^tea 	aWcIhV
^teach	i[jIpW
^teaching	lY
^team	cIm_tZ
^team :	mY
^team leader	tT
^team of	mT
^teams	bIlIpStZ
^teams 	dSiGjGpWtT
^tec	cHiGkTm\\
^tech	iWpT
^tech fibre	aV
^tech lead	mY
^technical	a[
^technicien	aX
^technicienne	mV
^technicienne ou	aU
^techniker	jWlT
^techniker 	jTlUmG
^techniker oder	lT
^technique	bEcIg\\iHjXpE
^tecnica	cBjZmU
^tecnico	aZjY
^tecnico /	aS
^tecnico de	aVjE
^tecnico en	aX
^tecnico superior	jT
^tecnicos	aYiH
^tecnologo	jZ
^teil	bJmXpI
^teilbar	fU
^teilbar 	fU
^teilzeit	fW
^teilzeit 	cGeS
^teilzeitgeeignet	eSfU
^teilzeitgeeignet 	eSfU
^tel	pe
^tel aviv	bScUpH
^tele	d^gJiEjGpT
^telearbeit	dW
^teleconseillers	aV
^telefon	jZ
^telefon 	iSjV
^telefono	fUpY
^telephone	hVpX
^telephone pro	h[pH
^teletrabajo	dZ
^teletravail	dS
^telford	cT
^telford 	cT
^tell	cTiHsI
^tell us	cUjJpW
^teller	aUcS
^teller 	a\\
^temp	e^
^temp 	eUjS
^temp 00	eW
^temp to	eX
^temperage	jX
^temporada	oX
^temporada 	cEjR
^temporal	aIe[
^temporary	iW
^temps	f]
^temps de	gUhI
^temps partiel	fT
^temps plein	bUeUfG
^ten	fW
^ten days	fIp\\
^ten till	fU
^ten years	gSjU
^tenancy	iW
^tenant	qZ
^tendido	i[
^tendria	mU
^tenir	iSjZ
^tens	aUcIfDiEmV
^tens 	aUbDcJfEmX
^tensorrt	jU
^tensorrt 	jU
^tent	hSiX
^tents	bDh]iI
^tenue	cJh]iWpI
^tenue du	hJiZ
^terapeuta	aX
^terapeuta ocupacional	mT
^tercera	bZqSrJ
^tercera generacion	bV
^term	eXfZhUjE
^term 	cIfZiIoJ
^term time	f]
^term-time	eTfT
^termina	fX
^terminal	b[cTiF
^termine	rY
^termino	e[
^termino fijo	eS
^terminplanung	iT
^terminplanung 	iU
^terraform	iUjW
^terraform 	jY
^terrain	aBbFdTfUgDhDjFn[oApD
^terraza	aFcUi[
^terreno	dTqVsH
^teruel	cU
^teruel 	cU
^tes	jHp]
^test	iYpW
^test de	pW
^testing	iAj\`pJ
^tests	jTp^
^tests de	pV
^tests sur	iGpZ
^tewkesbury	cS
^texas	bViDjTrT
^text	pYtT
^text 	rV
^text "	pZrC
^texte	r^
^texto	r[
^textures	jX
^tfa	aV
^tfa 	a\\
^thanks	rRtW
^that's	tS
^that's it	hTjTpHqGt[
^that's the	hTqWrF
^thats	bFcDhElUpFtZ
^the	qX
^the 	iSqZ
^the 00	oS
^the board	qJ
^the dean	aIqRtV
^the hague	cX
^the last	qV
^the one	q]rS
^the team	jHlTs]
^theater	jFkWlH
^theatre	b]mU
^theatre 	aEb]fI
^their	iHqR
^them	jJsZ
^then	fUpX
^then a	pUrT
^then coffee	iJpS
^then panel	pZ
^therapist	h]
^therapy	aYkH
^there	fWpGt[
^there are	bVfWjSmE
^there is	aHdUfSiUkH
^there's	jTmW
^there's a	hRtR
^thereafter	gXiIoW
^they	iX
^they can	iHp\\
^they do	iS
^they don't	lY
^they have	j]
^they need	aHj\\
^they will	cUiT
^they'd	mY
^they'll	iY
^they're	bGqGsY
^thick	hJjZ
^thick skin	hJjZ
^think	aVoTqJrE
^third	cHpFqY
^thirty	gShXiI
^thirty days	fIh_
^thirty-seven	f\\
^thirty-two	fHgHhSiX
^this	oU
^this is	aEcVdUnHtU
^this one	aYgEhIiHrZtD
^this person	iXmJ
^thouars	cWiI
^though	cEdUlX
^three	bRjT
^three 	b?j[
^three crews	bYtF
^three days	aTbFdYeZiF
^three floors	bIi[
^three in	bEiIjTmY
^three of	d^jIkI
^three refs	pV
^three years	ja
^through	cHeVfIpZ
^thu	bJcJfViGjHtZ
^thu 	bFcFdHf^iHmIpItB
^thu-sun	fT
^thun	c[
^thun 	cX
^thunder	cV
^thunder bay	cV
^thurs	fTpIq[
^thursdays	cFf[
^thus	bS
^ticket	gDhXi^
^tickets	hSpX
^tickets 	hHpZ
^tickets 0	hU
^tickets resto	gIhX
^tidy	cFdIhGtV
^tied	h[
^tied cottage	hS
^tienda	bTiWjHpH
^tienda de	cSiI
^tiene	hSiEmZ
^tiene que	jW
^tier	aSbW
^tier 0	aSbW
^tierarzt	aX
^tierwirt	jU
^tig	aViX
^tig 	aX
^tigercat	jR
^tigercat /	jR
^tigrinya	aU
^tigrinya 	aW
^tijuana	cSnW
^tijuana 	bTnE
^tiktok	iU
^tiktok 	kS
^till	eUo_
^till 00	eUoDpW
^timber	aSiU
^timber frame	aW
^time	fX
^time and	f\\iG
^time served	aHj^
^time-served	jY
^times	fY
^times :	fY
^tio	aWmTtI
^tip	g[jS
^tip en	jY
^tipo	rUtG
^tips	g^
^tips 	gT
^tirage	iV
^tischler 	aW
^titane	jJkX
^titanium	iX
^titel	aYcHtS
^title	aSbXiCjJtX
^titre	ja
^titulacion	jIl[
^titulaire	cFeWj\\
^titulaire de	jV
^titulo	gTj\`
^titulo 	gTjW
^titulo de	kS
^titulo en	jV
^titulo habilitante	jT
^titulo universitario	j]
^tjm	cIg\`iJjJ
^tjm 000	gZ
^tl	aVbFmc
^tlaxcala	cU
^tm	jGm^
^to	iTtT
^to 0	fYhIiUjF
^to 00	gVhIiV
^to :	bBt^
^to a	aDb\`
^to apply	p\\
^to be	aFiHsWtV
^to have	k[
^to run	aUiDmX
^to start	iX
^to the	iXpW
^tochter	bY
^tochter in	bR
^todo	bVgXiI
^toil	fTh\\jD
^toil 	f[hE
^toiles	iY
^toiles 	iS
^toilets	iV
^tokyo	bIcFiTkS
^toledo	cTmR
^toledo 	cRmS
^toll	iTtT
^toma	tV
^tomas	iTqY
^tomasz	qS
^ton	lTpIra
^tone	kErb
^tono	iIrd
^tonte	iX
^too	iJsV
^tool	hZ
^tool insurance	hW
^toolbox	iTlR
^toolbox talks	lS
^tools	hb
^toowoomba	cX
^top	gTtZ
^top ware	jIkX
^tope	qZ
^topografo	aVkU
^tops	gTiIrS
^tornero	aS
^toronto	cXdR
^torquay	cW
^torquay 	cW
^torre	aHbGc\\iS
^torres	aIbTcSiIpH
^torta	hWiGjS
^tortas	iY
^tostador	aV
^tostion	bSiXlH
^totnes	cX
^totnes 	cW
^toulouse	cZ
^tour	kZn\\
^touren	fSiInT
^tourier	iZ
^touring	gW
^tournai	cX
^tournee	bFn]oH
^tournees	hFiXnV
^tours	aRcXfInJpS
^tours 	aXcS
^tours for	iV
^tous	iTqR
^tout	cUo[
^tout de	o[
^tow	aSjU
^tower	cV
^tower crane	aT
^town	b\\kGlX
^toy	bSiU
^tp	iIrV
^tpc	fGj^
^tpc 	jU
^tpn	bUiTjItH
^tpo	bEe[nD
^tps	hUiG
^tr	gUhUiG
^trabajador	aSjR
^trabajaria	iSmS
^trabajo	jX
^trabajos	j[
^trabajos en	jY
^trac	pYqE
^track	bWiWlE
^tracking	g[hJjJ
^tractor	j[lY
^tractor licence	jS
^trade	aSiX
^trade test	aIp^
^trade union	aFb_
^traditional	iGjRlW
^traditional and	iJj[
^trados	iIj^
^trados 	jZ
^trados /	jV
^traducteur	aU
^traer	pV
^traffic	aUbSlWmE
^traffic control	jZlH
^trafico	mV
^trager	bZpJ
^trail	cXhHpZ
^trailer	cCiV
^train	hIn^
^train cleaners	a\\
^train paid	hGn[
^trained	iJjTlS
^trainee	a[iI
^trainees	aVl\\
^trainer	aSjU
^training	fIhUjGlWoZ
^traitement	gZ
^traje	hViH
^trajet	gThT
^tram	cUjJtJ
^tram drivers	aSjIqT
^trams	bXiEjHlX
^transcript	pStT
^transcript 	aIpTtU
^transcripts	pV
^transfer	iZ
^transfers	iZ
^transhumances	iSnX
^transhumances de	iSnX
^transit	h\\kI
^transport	aShViVmT
^transporte	hd
^transporte 	gWiT
^transports	bXdI
^traslado	hY
^traslado de	iU
^tratamientos	iW
^trato	gRiWrT
^trato con	i]
^travail	iVjW
^travail a	i]
^travail en	jY
^travel	g\\iR
^travel 	iZnE
^travel :	nT
^trays	fGgHhaiHmHpC
^treasury	aU
^treasury analyst	aV
^treatment	aZbG
^treaty	aEbYcDiS
^trece	gYiFmU
^treizieme	gWhU
^treppen 	iS
^treppenhaus	iW
^treppenhaus 	iU
^tres	bTmR
^tres comidas	hZiCkJ
^tres dias	d^
^tres meses	eU
^tres millones	gW
^tres piezas	iSpT
^tres y	fY
^trgs	jU
^trgs 000	jU
^tri	cHic
^triage	aS
^triage 	aT
^trial	hDpVs[
^tribal	jTnS
^tribunals	bYcIhGiI
^trier	c[
^trier 	c[
^trinkgeld	fDhVsI
^trip	gXnIoZ
^trips	dHfWgR
^trish	bHtV
^trois	eTjT
^trois ans	eZjIkWmJ
^trois jours	dWeU
^trois-rivieres	c\\
^trois-rivieres 	cS
^troisieme	jWkElUmC
^trolley	cGh[iH
^tronc	g\\
^tronc 	gZ
^trop	sU
^trotzdem	hRqU
^truck	hTkV
^truck 	h^nF
^true	sZ
^trujillo	cShR
^trujillo 	hS
^truly	l\\
^truro	cY
^truro 	cY
^trust	bUiIjW
^trustees	fGqZ
^tschechien	iDn\\
^tschechisch	kT
^tschechisch oder	kT
^tso	a[
^tt	d^gR
^tt 0	dY
^tu	i[pS
^tu fais	iUmR
^tu me	pV
^tu peux	qUtU
^tube	iW
^tucson	bGcUjJoR
^tudela	cT
^tudela 	cT
^tue	dWfXhJ
^tue-sat	f\\
^tue-sat 	f[
^tue-sat 00	fU
^tue-sun	fX
^tue-sun 	fV
^tue-thu	dX
^tues	dYfZhIiH
^tues-sat	fX
^tues-thurs	dZfIjI
^tuesday	fYiE
^tuesday to	fZ
^tuesdays	cIdZiH
^tuilage	iGmHoY
^tuition	hY
^tuition 	hY
^tullamore	cX
^tunnel	bTgUhI
^tupe	jFkZqS
^turbine	aVgHiT
^turistas	i]
^turkisch	aHjT
^turkisch 	aHjT
^turkisch oder	kR
^turkish	bWkHsW
^turn	iWpX
^turnaround	jS
^turning	iX
^turno	fbmS
^turno 	aGfVgR
^turno de	mY
^turnos	fUiT
^turnos de	fW
^turnover	qR
^turnover 000	gXiI
^turns	iGkU
^tus	hX
^tutoiement	rS
^tutorat	aHiJlWmX
^tuttlingen	cU
^tv-l	g_
^tv-l 00	gX
^tv-l e	gS
^tv-v	g[jI
^tvod	eTg^
^tvod 0	gW
^tvod 00	gZ
^tvod sue	gW
^twelve	gT
^twelve days	fZ
^twelve months	eW
^twenty	hZ
^twenty-five	gHhX
^twenty-four	aXbEcJfEhIiT
^twenty-six	gGhV
^twic	jW
^twic 	jY
^twice	bYcHgHiFkHnTrT
^twice a	kGnY
^twin	cW
^two	iE
^two 	aXcIdSjUtG
^two calls	bJiDp_
^two days	bId[fZlR
^two hundred	gSrW
^two juniors	mZ
^two of	qT
^two posts	aWeViG
^two referees	pT
^two rounds	bViGmIpX
^two saturdays	fX
^two to	fSnW
^two trips	bIeIfWgGhTiFjGkHmIoGpIqJ
^two weeks	bWfT
^two years	e\\jX
^two yrs	eX
^two-wheeler	hV
^tx	cY
^tyba	cIj\\
^type	eU
^type :	eXrTtI
^typescript	jZ
^typescript 	jX
^typing	iFj]
^typing 	iHjW
^typing 00	jY
^tyre fitter	gI
^tz	eY
^tz 	eSfWiIjJpH
^tz ab	eX
^u	bGlR
^u /	aUjTkIlH
^u 00	aXqT
^uae	hJiIjZpI
^ubben	mU
^uber	qX
^uber das	pX
^ubergabe	oR
^ubernahme	eYhZj?kG
^ubersetzer	aW
^uberstunden	gXhTiG
^uberzahlung	fTgVjH
^uberzahlung ja	gS
^uckermark	cS
^udaipur	cU
^udt	j\\
^ue	iCjWnX
^uefa	jW
^uefa c	jT
^uf	cWrZ
^ugx	bHg\`iEjF
^uh	hT
^uh 	hT
^uhr	f[jI
^uhrmacher	aU
^uk	bScRgWnU
^ukcc	aHjZtH
^ukrainian	kH
^ulm	aIcT
^ulm 	aJbScR
^um	gYtX
^um 	aHhRkStU
^umbau	bUiXjH
^umbrella	eU
^umfang	fZiH
^umkleide	s[
^umowa	cIe]hI
^umowa o	eW
^umsatzbeteiligung	gYiH
^umso	kW
^umso besser	kW
^umzug	aWbGcHfIiI
^un	mR
^un 	a\\rT
^un (	a\\
^un ano	j\`
^un descanso	fY
^un dia	d\\
^un dimanche	fU
^un domingo	f[
^un franco	fV
^un jour	fT
^un mes	eZnVqG
^un peu	iZkY
^un poco	k]
^un samedi	fSjU
^un vrai	gIjTkU
^un we	f\`
^un week-end	fW
^una	aWiTnXrS
^unbefr	eT
^unbefr 	eT
^unbefristet	eW
^unbefristet nach	eS
^uncapped	gV
^uncapped 	gV
^und	bS
^und 	cIdRfIjTpIrEtZ
^und 00	fXoHpV
^und der	qT
^und die	bVrVtF
^under	marTsZ
^under 00	mEs\`
^under the	hGmZ
^une	iI
^une nuit	fW
^uni	l\`pH
^unidad	bWcT
^unidad de	bZ
^uniform	ha
^uniform 	h[
^uniforme	h^
^uniforme 	hW
^uniformes	bUhUiI
^union	aTeZhUjIpHtB
^unit	gFhWiGj[
^unity	bHiHjZ
^universidad	bXlR
^universidad no	bHiJl[
^universidad publica	bY
^universitat	c^
^university	b\\
^university 	b\\lC
^unlimited	e[
^unlocking	iU
^unmarried	sW
^uno	cFdJeIgYjImHrG
^unos	gUiI
^unos 0	eTgR
^unos 00	gY
^uns	cJfUtX
^unsere	bSqRrS
^unter	mVqVsY
^unter 00	s]
^unter uns	q[
^unterkunft	hSsS
^unterlagen	pa
^unterlagen an	pS
^until	eYiFjGpYtX
^uocra	aIbIcEdIe^fJhIiDjCkHlImInJoJpJqJrIsItC
^uop	eTgV
^uop 	eTgV
^up	dUjT
^up the	bHfIn[pI
^up to	bSdVgTjH
^upc	cTiF
^upholstery	aTiEjFk[lJpJ
^upper	c\\gJ
^upsell	cJi\\
^upvc	iZ
^urban	hY
^urban sports	hY
^urdu	kV
^urdu 	jRkS
^urge	oU
^urgencias	f]gHiG
^urlaub	tW
^urlaubsgeld	gV
^us	gT
^us $	g[
^usd	g[jI
^usd 0	g\\
^usda	bXjJ
^use	hVpDr_
^use of	fGhXiCrI
^use the	bUiHjIrU
^used	jT
^useful	kW
^user	i_pE
^usinage	iHkX
^usine	bRcV
^uss	hdiJjF
^usually	fT
^ut	aIcTiT
^ute	ha
^ute 	hZ
^utility	bV
^utrecht 	dR
^utrera	cW
^utrera 	cW
^ux	aT
^ux researcher	aS
^uzes	c]
^v	fUjU
^v 000	fJjT
^va	tZ
^vacaciones	h^iGoD
^vacances	f[hSiD
^vacances scolaires	hW
^vacancy	eEgJiJoSpRqX
^vacations	eTf]
^vacations 0	fW
^vaccination	hTjS
^vaccination 	hUjI
^vaccins	i?j\\
^vacio	iV
^vacuna	cHjYpJ
^vaduz	cX
^val	bFcbdI
^vale	aFoUpGqW
^valence	cSlS
^valenciennes	cT
^vales	fJh]iIpI
^valid	aJiHjYkH
^valladolid	cT
^valladolid 	dR
^valle	cZ
^van	hZnT
^van 	g\\nS
^van and	hS
^van driver	aW
^van leaves	nY
^van licence	j]
^vancouver	cV
^vancouver 	qS
^vannes	cZ
^vannes 	cW
^variabel	cGfY
^variable	g\`
^variable 	gW
^variadores	aHbJgHhIjGkZmI
^variations	iW
^varon	s]
^vat	gUiV
^vat 	eS
^vat returns	bJjW
^vb	g\\jJ
^vb 	gZ
^vbl	hZ
^vbl 	gHh[
^vechta	cV
^vechta 	cV
^vector	jS
^vectorworks	iHjZ
^vecu	jZ
^veg	aSgJiY
^vehicle	aUdHhX
^vehicule	hWjY
^vehicule 	h\\jI
^vehicule de	hUnT
^veinte	eJfW
^veintidos	g\\iH
^velo	h^
^vende	bX
^vendedor	aW
^vendeuse 	aR
^vendimia	iJjJo^
^vendor	hWiUlI
^vendors	iSkU
^vendredi	f[
^vendredi 00	fR
^vendria	kX
^veneer	jV
^venir	fFp]
^venissieux	cW
^venta	i^
^venta en	i[
^vente	i[
^ver	lIsItX
^verein	b[
^verger	aSbS
^verger 	aRbScI
^vergutung	g\\
^verheiratet	mIsZ
^verifikation	i[
^verkauf	a^qT
^verkaufer	jJlV
^verkaufserfahrung	iFjFkHl]rI
^verlangerung	eZiJ
^vermessungstechniker	aT
^vermin	iW
^vernis	kX
^verpflegung	hZ
^versand	iU
^versand 	iU
^verschwiegenheit	jZ
^verschwiegenheit 	jX
^version	r\`
^verteilt	fS
^verteilt auf	fS
^vertrage	iSjU
^vertretung	eX
^verviers	cU
^verviers 	cU
^verwaltung	a^iH
^verwaltungsfachangestellte	iIjZ
^verwaltungsfachwirt	j[
^very	jUkT
^vesoul	cW
^vesoul 	cW
^vessel	bEcX
^vestiaires	hX
^vestiaires 	hHi[
^vestuario	h[iJ
^vet	aSiWkW
^vetements	hYiF
^veterans	iSsU
^veterinario	aVbI
^veto	aZgGhTpJ
^vetting	jY
^veut	oItV
^vez	dW
^vhf	iHkWrJ
^vhf 	iEjTkVrI
^vhi	ha
^vhi 	hZ
^via	nTpa
^viajes	n]
^viajes 	cIjXnG
^viajes :	nX
^vianda	hX
^vianda 	hX
^vias	iJj\\
^viaticos	gTiAnX
^viaticos 000	gZiH
^vic	bIc\`
^vic 	cU
^vida	hY
^video	bVkSpZ
^video call	pZ
^viel	bScDiJnZ
^viele	iU
^vielleicht	oUrU
^vienne	aHiGnYqI
^viens	p\\
^vier	bVfWm_
^vier tage	fR
^vierge	jR
^viernes	dSfWhTiB
^viernes 00	fR
^viernes a	fY
^viernes en	d[
^viernes hasta	fR
^viernes tarde	fV
^vierte	bTiF
^viewings	iT
^viewings 	iU
^vigilance	iY
^vigilante	aYcSgJ
^vigo	c\\
^vigo 	cY
^villa	cThWiB
^villa crespo	bT
^villach	cU
^village	cahHiE
^villas	aHbScHiS
^villavicencio	c[
^ville	b\\
^villeurbanne	cU
^villeurbanne 	cU
^vilnius	bT
^vilnius 	bT
^vineyard	aT
^vingt	aUfU
^vino	bHcJiUjS
^vino 	bHcJiUjS
^vinos	hSiEjZkH
^vinyl	iVlU
^violin	fS
^visa	hZiJjT
^visa 	h_
^visas	iX
^vision	a[gIiHjS
^vision 	a]cHiHjA
^visit	p\`
^visita	bIiVpS
^visitas	bJdW
^visitas a	iW
^visitas domiciliarias	iV
^visite	iY
^visite medicale	jY
^visites	i[
^visits	p_
^visits after	nIpZ
^visits to	iSnR
^visp	c\\
^visp 	c\\
^vitesse	iW
^vitoria	cT
^vitoria 	cT
^vitrines	iR
^vivienda	h]
^vlookup	iIjU
^vmware	jX
^vmware 	jS
^vocational	bU
^voice	fIiZ
^voice memo	tY
^voice note	pV
^voici	tW
^voicing	iR
^voicing 	iR
^voids	i^
^voila	pItg
^voiture	h\`nR
^voiture 	gZhV
^voiture de	hX
^voll	eZgI
^volljahrig	jU
^volljahrig 	jV
^volljurist	j]
^vollkonti	fY
^vollkonti 	fY
^vollzeit	eVfY
^vollzeit 	eRfX
^volontariat	eZjY
^volontariat 	aYjY
^voluntary	bIcFeGfWgGhGiGjGmGnWoFpJqJ
^volunteer	aHbHi]
^volunteers	iVmU
^vom	hUoTpV
^von	fXqT
^vor	dUiU
^vor allem	bUnJ
^vor ort	dXiT
^voraussetzung	jXsU
^vorbereitung	gZiI
^vorgesetzte	mY
^vorlagen	iU
^vormittags	pU
^vorstand	mIqT
^vous	bFi\`mT
^vous 	i[
^vous avez	iImT
^vous rendez	mT
^voyages	bJiYnJ
^vp	bHmb
^vrai	cBiGjXkEsZ
^vsop	gX
^vts	aXbH
^vu	s\\
^vue	hXjTpI
^vulnerable	jZ
^vw	h[jE
^vz	eTfY
^vz 	aJcIfWgRhJiIjH
^w	eT
^w /	fWhJkVmT
^w 0	e]jG
^w 000	bWjS
^wa	gEj]pY
^waders	dTiHjX
^wage	fTgWiHtG
^wagen	cEiGnX
^wageningen	bViH
^wagenmeister	aV
^wages	qU
^wages for	iY
^wagga	c[
^wagga 	cX
^wahrend	iT
^waiters	aTiVmB
^waiting	aXiS
^walk	p[
^walk in	p[
^walk round	pS
^walk-in	fIpY
^walking	hGiVjS
^walsall	c[
^wangen	cT
^wann	eIfViUtG
^want	aUoGpIqUsW
^wanted	bHtb
^wanted 	aBcJt_
^wants	sW
^wants to	sX
^war	oRsY
^ward	aFbShSiBjHmYqU
^ware	kY
^warehouse	aZ
^warendorf	cS
^wareneingang	aX
^warm	gIhSiFj\\rY
^warrants	gShJiX
^wartung	iW
^warum	bY
^was	qVtT
^wasche	iR
^waschen	hT
^wash	cHhTiZ
^washing	iW
^wasser	h[
^watch	mU
^water	bVcDlRtS
^water 	aFb>hXjGtI
^waterloo	cU
^waterloo 	cR
^wavre	c]
^wavre 	cW
^wax	i\`
^way	aWbHcIiGkHqVrU
^wc	i[jH
^wcag	kU
^we	bU
^we are	b\\
^we do	b]pS
^we don't	l]
^we get	bEiDkYpDrTsH
^we give	h[jH
^we had	qUsS
^we have	bYqS
^we lost	qZ
^we make	b[iF
^we need	aXtU
^we open	fVqF
^we pay	hZlBnT
^we say	gSqIrZ
^we teach	lZ
^we train	lX
^we want	a[tW
^we'd	iIkXsT
^we'll	l\\
^we're	bXcVtR
^we're a	bVcH
^we've	aTgIlT
^we've had	sT
^weather	f[iRjJmHpI
^web	aWbHiSjHl[
^wechseldienst	f_
^wechselschicht	f\\iJ
^wed	bIdTf^
^wed-sat	fY
^wed-sat 	fV
^wed-sun	fZ
^wed-sun 	fU
^wedding coordinator	aXsS
^weddings	aUgRkJ
^weddings 	aW
^weddings /	gXiJ
^wednesday	dWfS
^weds	fY
^wee	cY
^weed	i^
^week	aGbGf^
^weekend	aUgV
^weekends	f\`iE
^weekly	b\\
^weeks	fTjS
^wegen	iHs]
^wegen der	s]
^weiblich	sX
^weiblich 	sU
^weichen	i[
^weighbridge	bJcHiW
^weihnachtsgeld	gZ
^weil	fEjTqXsT
^weil die	bGeWsS
^weil's	gXsS
^weimar	cV
^weimar 	cV
^wein	aJbFcHh\\iHjJrRtI
^weingut	bY
^weinkarte	bWhG
^weiterbildung	fGhVjY
^weiß	qW
^welcome	kT
^welcoming	iVrT
^welding	kX
^welfare	hSiY
^welfare rights	aS
^well	aIsStW
^well 	aGbHcGfUgThSiHjFmIpHtS
^well spoken	sT
^wellbeing	bXhViH
^wellington	cT
^wellington 	jU
^wellness	gIhUiV
^wells	bTcY
^wells 	cTiH
^welsh	jSkUrZ
^welsh first	r]
^welsh speaker	kV
^wenigstens	hSjW
^wenn	k\\
^wenn die	iXrR
^wenn du	hIkWlT
^wenn er	gThUkD
^wenn jemand	iEk[
^wenn sie	iHsX
^wenn's	jFkStW
^wer	aIk^
^werden	fWgT
^werkscontroller	aY
^werkstatt	c]
^werkstatt fur	bT
^werkstattwagen	hZ
^werkstudi	aWeSiJ
^werkstudi 	aSeTiG
^werkswohnung	hS
^werkswohnung 0	hS
^werkzeugmacher	aZtE
^west	bIcZiIjI
^westport	cW
^westport 	cW
^wet	cJfHhXiT
^wet 	aIbIcGdIeIfIgIhBiEkIlRnIoIpFrZsItI
^wet lab	lV
^wet weather	fFgYhRiE
^weyregg	cY
^weyregg 	cY
^wfh	cSdWiIjH
^wfh 	cV
^wfr	jW
^whanau	iT
^what	iVtZ
^what do	hXtS
^what i	bJj[tI
^whatsapp	pZ
^whatsapp 000	pU
^wheat	bX
^wheel	bIi[
^when	fWi?obtV
^where	t_
^where :	cX
^which	aJgWiR
^whichever	fTlV
^whichever 	cRfUiIlD
^whisky	bV
^whistler	cX
^whistler 	cX
^whitby	cR
^whitby 	cR
^white	jX
^white card	jY
^whitstable	c^
^who	bRlVtU
^who :	bT
^who can	hHjSsS
^who'll	bJsY
^who's	jImAqTt^
^whole	iX
^why	bZcHpTqU
^wichita	cW
^wichita 	cW
^wie	gUtU
^wieder	aDcJt[
^wien	c_
^wien 	cR
^wien 0000	cX
^wife	iJpGqSs_
^wig	iYjH
^wigan	c]iI
^wigan 	cV
^will	lYmUpH
^winch	iX
^wind	bSkRtV
^window	cS
^windows	j[
^windows 	jU
^windows server	jT
^wine	bZiCkHlY
^winter	fZhT
^winter 00	fX
^winterdienst	fFi\\
^winters	iJoWqF
^winzer	jU
^wir	bVtS
^wir 	bUcEhGlFtV
^wir bauen	b]
^wir brauchen	iRjGqI
^wir haben	kSsS
^wir hatten	sS
^wir machen	bV
^wir sind	bX
^wir zahlen	gW
^wird	bCcIfThSjIkRlHtV
^wirtshaus	bT
^wisbech	cW
^wisbech 	cV
^wish	kZ
^wish :	kZ
^with	m\\
^with 0	pV
^with a	aCmS
^with one	dTmY
^with the	bIcJdDmFqHrVtT
^with two	m]
^within	bFeGfXgHhGpItV
^without	iIjWrV
^wittenberge	cZiI
^wittmund	cY
^wittmund 	cW
^wk	eTfY
^wlan	fGh[pIrH
^wms	aXjV
^wms 	j[
^wo	aHdViIpHsCt\\
^wo :	cV
^woche	fV
^wochen	fS
^wochenenddienst	fU
^wochenende	bGf]
^wohnung	hY
^wohnung uberm	hS
^wolverhampton	cV
^women	kBrZ
^women's	bU
^women's refuge	bV
^women-only	bUiR
^won't	bTnUrI
^wood	cUhYiHlHpH
^wool	fFhViGkX
^word	iHje
^word 	j\\
^wording	rT
^words	aEtX
^work	mZ
^work :	iY
^workation	hX
^worked	kZ
^worked with	kX
^worker	iZ
^working	bVhJiAjWmV
^working at	iIjW
^working interview	pT
^working towards	jSkR
^works	iFm_
^workshop	cTiHl[pT
^workshops	iS
^world-check	jX
^world-check 	jX
^worthing	cY
^worthing 	cY
^would	iIqWsX
^wound	aHi\`
^wps	i]jI
^wrapping	iT
^wrexham 	cS
^write	iZtR
^write it	rX
^write the	iY
^writes	jZrH
^writing	jUpT
^written	iHkUlSpT
^written english	jW
^written test	cIpX
^wroclaw	cTnS
^wroclaw 	nW
^wset	jSk[
^wset 	jSkU
^wset 0	kZ
^wsq	jZ
^wunschdienstplan	fXkI
^wunschdienstplan 	fS
^wurstkuche	iY
^x	aUg^
^x 0	aUbGfIgX
^x 00	g]
^x-ray	iZ
^xactimate	iJpV
^xalapa	cV
^xalapa 	cV
^xero	j\\
^xero 	jY
^xmas	fHg]hW
^xmas 	gX
^y	hT
^y 	h\\iT
^y 00	bIgXiR
^y a	qXsH
^y de	eVhFjS
^y dos	hU
^y el	q\\
^y que	jVpW
^y si	jIkY
^y sin	rV
^y un	gEqV
^ya	lTtU
^ya sabes	iJlIoHpHqArUsVtG
^yachtmaster	j[
^yakima	c[
^yamaha	bV
^yard	a[bDc\\
^yeah	cIeV
^year	aS
^year-round	cIeTh\\jI
^yearly	h^iH
^years	iFlJt\\
^yeovil	cW
^yeovil 	cW
^yes	cHeRoWtT
^yes 	aFbGcEkGmJoWpJtS
^yo	pRqXrEtZ
^yo 	aHhImFt]
^yo y	bIm[
^york	cX
^york 	cV
^you	i[
^you 	cJm]
^you can	iGjZlUtR
^you do	lV
^you drive	hJiTlU
^you get	fWhUjH
^you know	cTjTqTtG
^you lead	iHmW
^you make	rTsH
^you need	j^
^you report	iHmY
^you run	iW
^you stand	jU
^you will	mTtZ
^you'd	mR
^you'd be	iIjHnZtU
^you'd have	mS
^you'd need	fJja
^you'd work	o\\
^you'll	lU
^you're	kSmU
^young	iRs\\
^your	gRhXpFqV
^your own	hUjZ
^yours	hAjHmUt\\
^youth	cGiX
^youth worker	aT
^yr	e\\iGjRpJ
^yrs	j\\
^yurt	h\\lItH
^yverdon	cV
^yverdon 	cV
^z	eVjUlG
^z 00	lFp[
^z-drive	bTiR
^zahlen	hUiFjR
^zamora	c[
^zaragoza	cU
^zaragoza 	nR
^zarate	cU
^zarate 	cU
^zaune	aFbGcEhJi\\tI
^zeebrugge	cV
^zeebrugge 	cW
^zehn	bTiIjU
^zeitarbeit	b\\
^zeitausgleich	fVhT
^zeitkonto	fY
^zell	cW
^zell am	cW
^zentrale	cYnI
^zephyr	cJiIjSkT
^zerlegen	iT
^zero	bYeUhCjIlV
^zero hours	ea
^zeugnisse	lSpU
^zfa	a[
^ziel	iV
^ziel 0	iV
^zigzag	jX
^zimmer	bHgIhb
^zinc	bVhUmI
^zinc /	bWhVmH
^zittau	cX
^zollpapiere	iZ
^zollpapiere 	iY
^zona	bYcSgT
^zone	aIc^gW
^zoom	dSiDkJp\\
^zoom 	cIdUkIpU
^zu	iUmX
^zu besetzen	aXeI
^zu viert	iJmZ
^zug	cY
^zug 	cY
^zulagen	gV
^zulu	jZ
^zulu 	jV
^zum	o\`
^zunachst	eZgI
^zunachst 0	eY
^zup	jU
^zup nach	jT
^zur	bXiJo]
^zurich	cT
^zurich 	bS
^zusatzversorgung	hX
^zvk-rente	hV
^zvk-rente 	hV
^zwanzig	aX
^zwei	mV
^zwei jahre	hSjV
^zwei tage	bFdZpR
^zweimal	cGn\\
^zweite	iFmVpU
^zweites	dGhXmI
^zweiunddreißig	fV
^zwischen	gXiI
^zwischen 00	fU
^zwolf	jHm\\
^£	g[
^£ 0	hW
^£ 00	gZ
^£ 000	gY
^€	gY
^€ /	hV
^€ 0	gS
^€ 00	gZ
^€ 000	g\\
a &	aWtI
a +	jVpBsGt\`
a 000	h\`
a 90	e\\fJiRjC
a :	aFt[
a and	fRhH
a bad	iZ
a beast	gV
a beef	hV
a big	k[
a bike	h[iHj@lZ
a bim	aT
a bit	qIsT
a board	tV
a bonus	jSk^
a bordo	mVoT
a car	hElW
a cargo	hRmc
a casa	dShWqJ
a cat	dIgHr_
a cause	qSs]
a chair	eWgBtX
a chaleur	aIjU
a cinco	fUpU
a clean	iYlE
a comte	aIb[
a condition	l[
a convenir	gSoU
a coruna	cW
a cuatro	iVmH
a cv	lY
a day	gUiZ
a de	a\\
a degree	jElV
a deja	jUqRsT
a desk	gIhYjT
a deux	bIhUjU
a diario	dTnTsT
a dispo	gIh[
a distance	dY
a domicile	aTdT
a domicilio	gV
a domingo	nY
a dos	cSeJf\\
a dream	kZ
a duree	eU
a en	jW
a encadrer	mS
a ete	fGoGq[
a face	fT
a fake	jTsV
a family	aJbTs[
a father	sZ
a favor	fDgYk]
a fin	iRoY
a fleece	hGiEj^
a fortnight	iRjH
a free	bIhUsY
a friday	jTlT
a girl	s^
a good	bVtS
a half	fVgV
a head	aUgW
a help	kY
a hundred	lI
a j	fYgJiS
a jornada	eV
a jour	j_
a jueves	fIpY
a l'aise	jRsT
a l'atelier	jUkI
a l'occasion	iR
a l'oral	jSqS
a lady	s[
a leire	mTpU
a lena	aYbW
a line	hIra
a linea	i^rH
a little	bIiXrX
a long	iUkSqH
a los	iS
a lot	nWoI
a loyer	hW
a m	jIpX
a man	kHse
a mano	iajE
a maquina	jS
a medianoche	pV
a medida	aJ
a mi	qU
a mile	jRnV
a model	aIqUsG
a moi	mT
a moitie	hZ
a month	iWnY
a morning	fSkWpXtH
a mum	kIsY
a must	fVjIlX
a nadie	b]hJiJ
a new	b\\
a nice	dWkR
a night	fDgVhEm[
a nivel	iW
a nordic	bW
a normal	fHiJjSl\\
a notre	iIkStZ
a nueve	iW
a o	a@j]
a ocho	bUjR
a octubre	oZ
a page	r\\
a para	bJqErGtY
a part	aFg\\iTmSnI
a partir	oTtV
a passer	bBiY
a person	rWsDtZ
a pie	c[hJiDjD
a pint	qSsZ
a plein	hXmH
a plus	jGkg
a prerequisite	lU
a proveedores	jR
a proyecto	eT
a prueba	eT
a punta	jW
a quai	i[
a quarter	dZiSjT
a quatre	fWiT
a question	pV
a real	iJj[kR
a really	hV
a recruiter	pT
a rehearsal	g\\jG
a roster	iCj^mF
a round	pV
a sabado	bT
a saint	jW
a saturday	fZ
a school	jUsY
a season	cIgIi_
a second	aSbVcHiFkTqR
a seis	fV
a senior	aTqVtI
a ser	sT
a share	gS
a shift	bHi\`
a small	bYqC
a social	aS
a socios	iW
a strong	jSsS
a su	qT
a sunday	bZfH
a sus	iHjSmW
a tarif	hV
a teacher	bHe\\hFlUrJ
a team	mXqU
a technical	iFpR
a temps	aRe\\
a terre	fW
a text	iWkHpSqSrJ
a third	fGiW
a tierra	iV
a time	iX
a todo	hYpS
a tonne	fHg\\
a tortas	jVqU
a tres	bVfXjH
a trois	iXpS
a tvod-vka	fJ
a un	qZ
a una	fWjT
a une	qZsT
a ver	tY
a vibe	sW
a viernes	fW
a view	bGeVtU
a volonte	h[
a votre	pU
a walk	gZ
a wk	bTe[gEnG
a woman	aIsY
a working	iZ
a year	bShSnT
a yr	cTeIfXjInX
a$	gStV
a-lev-	lZ
a-level	lZ
a-liz-	kV
a-lizenz	kV
a-lizenz$	kT
a.m	f]gHhG
a.m$	fXiTmIoG
aa	b]iSjB
aa$	aWb\\iDjJmG
aan	jT
aan$	jT
aar	bTcYeIhXjH
aar$	cThZjJ
aarhu-	cV
aarhus	cV
aarhus$	iU
aas	aFjXmT
ab 00	fVgT
ab dem	hYnV
ab der	g[hI
ab januar	eUfDgT
ab sofort	oW
ab tag	eWgU
ab und	bXnV
ab$	gTrU
abacu-	iEj^
abacus	jU
abacus$	jU
abajo	fWpIr\\
abajo$	fYnR
abap	aTjW
abap dev	aYjH
abap oo	j[
abatt-	hIiYjY
abbau	eVfY
abbau-	fS
abbauen	fS
abbauen$	fS
abbey	bV
abend	f]iFmR
abend$	aGgSmWtS
abend-	fa
abenddienst	i\\
abende	fY
abende plus	gGjR
abende$	fU
abends	fSiJpT
abends daheim	dHnR
abends$	bUfUiF
abendtermine	fZ
aber	dRqU
aber das	qY
aber nicht	lTqV
aber$	jIkY
aberd-	cTnY
aberdeen	cTnY
aberdeen$	cW
aberg-	c_sW
abery-	cVfI
aberystwyth	cVfI
aberystwyth$	cVfH
abfah-	hJnY
abgan-	qR
abgang	qR
abgang$	qT
abgefeiert$	fU
abgeg-	fXiTqJ
abgegolten	fZ
abgegolten$	fXmI
abges-	jWsR
abgeschl	jU
abgeschl ausb	jT
abgeschlossen	iIsT
abgeschlossen$	iHj\\
abgeschlossene	jU
abgeschlossene ausbildung	jU
abgeschlossenes	jV
abgew-	bEfJiFjZ
abi	pTsT
abidj-	aJcUnU
abidjan	aJcUnU
abidjan$	nW
abier-	bTiIjY
abierta en	bZiGqS
abierto	bVcJfJ
abili-	bHjbmGnI
ability	bHiXmI
abkla-	iSjV
abklaren	iSjV
able	jV
able to	jY
able$	i[
abm	jY
abm$	jX
abmah-	qY
abnah-	eGi^
abnahmen	i[
abneh-	bU
aboar-	bSfX
aboard	bSfX
aboard$	fX
aboga-	mV
abogado	aWlS
abogado laboralista	sS
abogados	b\\
abogados$	bYiH
abona-	h[iSkJ
abonn-	h\`
abonnement	h\`
abonnement train	gS
abonnes	bW
abonnes$	bY
abori-	iSjW
aboriginal	iSjW
about "	rW
about 0	bYiGnI
about 00	cUfX
about 000	cHfIiR
about it	b[fF
about the	pDq\\r[
about to	jIsU
about £	bWrR
about$	dXfV
above	aIcVhUmY
above 00	s\`
above all	jIk[mEtI
above the	hU
above$	iJm\\
abr	i]
abraz-	iGtd
abrazo	t\\
abrazo$	tV
abrec-	aUhGiY
abrechnung	hDjSpU
abrechnungen	iU
abrechnungen$	iU
abril	o]
abril$	oZ
abrim-	jVtS
abrimos	jVtS
abrimos$	fZiFjCtW
abrir	iY
abrir el	iW
abrir$	rW
abruf	bIfcgHhHi@pF
abs	jR
abs 0	jR
absag-	hVsU
absagen	hVsU
absat-	qIrf
absch-	iXjZ
abschluss	j\`
absen-	iR
absence	qY
absence$	iV
absic-	iU
absichern	iU
absichern$	iX
absol-	jWqX
absolut	gHiJqY
absoluta	jS
absoluta$	jU
absolute	cSjR
absolutely	jVtU
abspr-	dRgSiS
absprache	dTfRgT
absprache$	dUfTgT
abste-	hTiXsS
abstenerse	sY
absti-	iWqV
abstimmung	iUqV
abstr-	aSbHrW
abstract	bFpGr[
abstract$	jT
abstracts	i[
abstracts$	aIiZ
abt	gR
abtei-	bVm[pIsS
abteilung	aRiRsYtI
abu	cX
abu dhabi	cX
abuel-	sV
abwas-	iY
abwassertechnik	iHjV
abwassertechnik$	iHjV
ac	hRiU
aca	l^
aca$	lX
acaba-	i[jG
acade-	bS
academia	hX
academia de	mT
academy	cShJ
acams	iDk]
acc	sW
acc$	aWdG
acca$	cJiS
accen-	s\\
accent	lUsV
accent$	lXqW
accents	iGsZ
accepte	aS
accepte$	aUlT
accepted	iDjSmEpZ
accepted$	iEjSmDpY
acceptes	bJl\\
acceptes$	bIl\\
acces	hXiS
acces-	iZ
access	bV
access$	aJbCfZ
accessibilite	iUkW
accessibility	jS
accid-	iZ
accidente	jV
accidente$	jS
accidentes	hTiV
accidents	i]qErY
accom-	hViSjS
accommodation	h]iIj[rA
accommodation$	h[mF
accompagnement	iZ
accompagnements	bU
accompagner	aTbI
accompaniment	i\\jI
accompanist	aHi@jTlAm_
accompany	ibmJ
accor-	hTrV
accord	hX
accords	iR
accou-	aU
account executive	qI
account handler	aW
account manager	aVhJ
account$	fX
accountant	aXqW
accountant$	aVtI
accounting	iSlVsI
accounting$	lZsE
accounts	aRiU
accounts assistant	qX
accounts$	i^jI
accra	c^sZ
accre-	j\\rT
accreditation	iFjXrY
accredited	j\\
accredited$	iJj[
accro-	jGr]sV
accru-	gW
accue-	mS
accueil	iTmT
accueil de	iU
accueil$	mZ
accur-	j[
accuracy	aIjV
accurate	jW
ace	b]fYiAjI
aceit-	bZ
aceite	gRiX
aceite$	iX
acent-	s[
acento	sY
ach	hFiVq^sF
ach$	hCiX
achat-	iR
achats	iR
acheteurs	mTsS
achs	i\\
achse	n\\
achse$	n[
acht	bTmS
acht leute	mV
acht wochen	aDbEe_lT
acht$	fWoJ
achte-	bSfXmR
achterberg	jImU
achterberg$	jImSpS
achtu-	qS
achtunddreißig	fS
achtunddreißig stunden	fS
acide-	bHiU
acidez	bHiU
acidez$	iT
ack	jX
ack$	jW
acl	jX
acls	jUkR
acls$	jT
acogi-	i[
acogida	i[
acogida$	iY
acomp-	iT
acompana	aHbZ
acompana a	aHbZ
acompanamiento	iY
acompanante	aTcJmV
acompanar	jS
acopi-	b\\iJ
acqui-	iXjR
acquisitions	bGjU
acred-	bSiFk\\
acres	bg
acres$	b[
acros-	bRfHmVnR
across	bRfHmVnR
across the	gJhZnI
acs	j[
act	jUrT
acta	oV
acta de	oV
actas	i_
actas de	i[
actas$	iX
acte	gWpS
actes	iRjV
actif-	iU
actifs	iU
actifs$	tJ
actio-	bUmI
action	mHtW
actions	iV
actions$	iV
activ-	iS
activations	i[
active	jTsT
active directory	jV
active travel	a[hIiHnF
active$	bFcIhYiUsV
activities	aV
actual$	gXiTjHkHqG
actualizado	iTjEkX
actually	hWiJjY
actuary	aUqU
actuary$	ab
actue-	sY
actuel	sZ
actur-	jW
acturis	jW
acturis$	jY
acuit-	jY
acuite	jY
acute	bVfV
ad	r_
ad hoc	eZ
ad says	gUsT
ad$	qSrW
ada	gT
ada$	gV
adapt-	jY
adas	aWbIiIj\\
adblu-	iV
adblue	iV
add	aGpJr]
addit-	gX
addition	gY
addition 00	fJgW
addre-	iTrS
address	cTrUsR
ade	bGiTjV
ade$	bGiYjY
adela-	jTlW
adelante	aTiJl[
adelante$	aHlVoU
adema-	hUjFkU
ademas	hUjFkU
adent-	cUf\\
adentro	cUf\\
adentro$	cXdXfD
adher-	b]
adherentes	bX
adherentes$	bYiI
adherents	bViV
adi	iWjV
adici-	iVkS
adicional	hRkU
adicional$	hRkV
adjoi-	aSm]
adjoint	aY
adjoint$	a\`pI
adjoints	mW
adjoints$	mW
adjud-	bX
adjun-	eSiJpT
adjunta	aUpW
adjunto	tR
adjus-	cUhHiHlU
adjuster	aUbJhFlZ
adjuster$	aY
adjustments	cZfHiIrS
adler	j\\lJ
adler-	aIbWtG
adler-apotheke	aIbWtG
adler-apotheke$	bT
adm	jX
adm 000	jX
admin	a\\iWmTrH
admin$	aWm[
admin-	m[
administracion	bYjS
administracion$	bHiTjUqJ
administrador	m[
administrador$	mS
administradora	bImatI
administrateur	aHbZcJiGmJ
administration	aJbZhIiHjR
administrativa	aTcIgT
administrativa$	aUcGgU
administrativas	iWmS
administrativo	aV
administrativo contable	aWmI
administrator	a\\
administrator$	aU
admins	m]
admins$	mZ
admis-	jZmXpG
admission	eUiDj_pH
admissions	aSiU
admissions$	aStI
adobe	hZjVkD
adobe$	h[jItJ
adopt-	eXkX
ados	aCb[hJjZsI
adr	kXlX
adr$	iS
adres-	bXgJiEpY
adresse	pS
adresse$	pR
ads	j\\
ads$	jS
adscr-	fJiHjIkGm\\rJ
adult	bVgJiX
adult$	gIiXjX
adult-	iV
adultes	i\\
adultos	cTiI
adults$	jW
adv	hSjTmV
adv$	hViIjWmT
advan-	kY
advanced	bHcGhJi\\kI
advantage	k\\lV
advantage$	kb
adven-	oT
advent	oT
adver-	rWtV
advert	qSrVtT
advert$	eEqRtU
advertise	aTlJ
advertise for	tS
advertise$	aTbIjJqV
advertisement	iFjIpHqJrXtR
advertisement$	iFjHpHrVtR
advic-	iT
advice	iT
advice$	i_
advis-	aT
adviser	aY
adviser$	aa
advisers	aIb[iHjFmVsH
advoc-	a^bHrGtH
ae	aTkR
aec	jU
aec ou	jU
aecid	i\\jE
aed	gT
aed 0	gV
aed 00	gU
aed$	cTgRiIoI
aeo	bVeEiRmZpE
aep	j\\mG
aerat-	bJcGfIiZ
aerif-	fIi\\jH
aero	b\`eIjV
aeron-	aBb^iH
aerop-	aHbHcb
aes	iSjX
aes$	iTjT
aesf	iJjHk^sI
afac	bJcGja
afc	g[
affai-	bWhV
affaires	bRhX
affairs	bW
affic-	iWqU
affiches	iX
affiches$	iY
affil-	bSiT
affilies	bV
affilies$	bV
affir-	gGi_
affirmation	iZjJ
afgsu	jY
afgsu 0	jY
afili-	bTeThY
afiliacion	eUh[iIjJ
afiliados	aIb[
afin	jUsX
afina-	a\\bFcDiZjI
aforo	bWiZ
aforo con	bEiajJ
afrai-	dSjR
afraid	dSjR
afraid$	dUqXsC
afric-	sb
afrik-	jSkS
afrikaans	jSkS
afrikaans$	cJiIjGk]
afscm-	mU
afscme	mU
afscme local	mU
after 0	gSh\\
after 00	eRfCg[
after 90	dWhWpG
after a	aUeTgV
after easter	hHo\\
after effects	iIjWkT
after half	iJpUqZ
after hours	f?hXlYqD
after midnight	gX
after one	eXhSt\\
after probation	dUeSjF
after school	bIeIf\\gGkJlIoG
after six	bUeX
after the	oU
after yr	h^jG
after$	aIiStV
after-	iS
afterloader	bSiR
afternoon	pStV
afternoon$	bJiVpZ
afternoons	aSfZ
afternoons$	aUfZiG
afterwards	fViJ
afuer-	bJcSdW
afuera	cHdXfR
afuera$	cHdXfR
ag	b[
ag$	bVcXiF
again	aGrTtW
again$	jHrZt[
again-	iJqV
against	iJqV
agarr-	q_
age	s^
age 00	bUrYs]
age$	g\\qHsRtU
aged	bSgRiSjJ
aged 0	bYgE
aged 00	i^
agees	bEcHfIic
agen	cY
agen$	cY
agenc-	bW
agence	aR
agence de	c[
agence$	aSbGiGjZ
agences	bT
agences$	bT
agencia	mSqS
agencia de	aIbZ
agencia$	cFfGlIq[
agencias	aT
agencias$	aVjR
agencies	bWiIpSrW
agencies$	bTp^rC
agency	eS
agency in	bHiS
agency or	jV
agency side	jX
agency$	bTeX
agend-	iT
agenda$	iUtX
agendas	iS
agendas$	iR
agent	a]
agent de	gWjI
agent$	bGgHhVnSpV
agent-	aS
agente	aZ
agentes	aUmS
agentes bilingues	aSjJmT
agents$	bVjTmU
agentur	bSlVqT
agentur$	iGjIlZqU
ages	bTsX
aggre-	b]gYjHlI
aggregates	iU
aggregates$	iU
agile	dXiVjH
agile$	dXjH
agile-	iGjVs\\
agm	jU
ago	baeIj>
agost-	eSoT
agosto	eSoT
agosto y	hR
agosto$	eXfJoW
agrad-	kXr\\
agradece	kZ
agradece$	kZ
agrar-	jY
agree	bVgJiIj\\qS
agree$	b[iH
agree-	sS
agreed	aHbIiDlHqSsZ
agreement	gThW
agreement$	gYiDjJqJ
agreements	iW
agreg-	bWcIhHiGk]mHpH
agrem-	j]
agrement	j]
agri	bYhEiHjS
agri$	jV
agric-	jU
agricola	aVjX
agricola$	aYiHjW
agricole	hFiW
agricole$	hEiT
agricultural	aGbGcGiY
agrin-	kW
agro	eSjIkWoItJ
agron-	kXlR
agronomia	lW
agronomist	mZ
agronomist$	aZ
agronomy	lUmS
agrop-	kVsH
agropecuario	kWsH
agropecuario$	kWsH
agua y	aUhS
agua$	jYkEpW
aguan-	jVsU
aguantar	jX
aguas-	cY
aguascalientes	cY
aguascalientes$	cYiJ
aguin-	gVhT
aguinaldo	hX
aguinaldo 00	hU
ah	qFtX
ah nein	f\\iEjJlIrWt@
ah$	bIeSiImIpH
ahead	eHfWoW
ahead of	hIiIo\\
ahead$	eFfYiU
ahi	hVq]
ahm	t_
ahm$	jJt\\
ahnli-	jVkS
ahnliches	jVkU
ahoi	rV
ahora	fXsS
ahora$	fYqT
ahorr-	hRkT
ahorro	hU
ahorro del	gGhX
ahorro$	hYiJ
ahpra	j\`
ai	iTlH
aid	jXkT
aid sign-ups	sT
aid$	hZjZ
aide	fFi_kT
aide au	hTiW
aide$	iRkZ
aide--	aZ
aider	i^
aider (	iSlI
aider-	kS
aiderait	kS
aiderait$	kS
aides	aYdIiT
aigui-	iT
aimer	jZnW
ainho-	mS
ainhoa	mS
aipr	j\\
air	bU
air brake	kS
air tests	iU
air ticket	hYkH
air$	bWjZ
airbr-	jW
airbrush	jW
airfi-	cUjW
airfield	cUjW
airfl-	jW
airflow	jW
airflow$	jU
airli-	bY
airlines	bV
airlines$	bVjS
airpo-	cW
airport	bSpJ
airport$	bFcUiS
airsi-	jZ
airside	jZ
airti-	iYpF
airwa-	iU
airway	iU
aisan-	jX
aisance	jX
aisance en	jX
ajust-	aVjS
ajustador	aY
akade-	sY
akkor-	gRqSrItS
akkord	gRqSrItS
aktiv-	bTjT
aktua-	tW
aktuar	aTmJtH
aktue-	aUjV
aktuell	bSgIjY
akzen-	jDlIsa
akzep-	aJiAj[kIoY
al 0	iGp^
al 00	fFhXo_
al 000	gAhRqX
al ano	bUhXnS
al cierre	fShU
al cliente	iZ
al dedillo	jV
al dia	gRhEja
al grupo	hSrStX
al ingles	pIr^
al mando	b\\
al menos	jTkIsR
al mes	fWgW
al taller	p[
al trimestre	dWfHiV
al$	h\\iI
alain	mV
alain$	mVpJ
alan	gGmTqW
alarm	fUqR
alarm-	i]
alarmas	i\\jH
alarms	iVnV
alarms$	nW
alast-	lWmT
alastair	lWmT
alb	hGrY
alb$	bS
albac-	cR
albacete	cV
albacete$	cU
alban-	jGkZsS
album-	bZjH
albums	bZjH
alcan-	aTjT
alcaniz	cTmS
alcaniz$	cTmS
alcob-	cX
alcobendas	cX
alcobendas$	cX
alcoh-	hJjV
alcohol	hJjV
alcor-	aGbDtV
alcorcon	cT
alcorcon$	cW
ale	gTtU
alegr-	kS
alegre	kS
alegre$	kT
alema-	bSiSkS
aleman	bTkT
aleman$	bVcIkT
alerg-	jX
alergenos	iV
alergenos$	iX
alert-	ie
alerta	fTiU
alertas	iR
alerte	tS
ales	cZ
ales$	cZ
alfaj-	bThHiIjW
alfajores	bThHiIjW
alfajores$	bUhHiGjW
algo	jTkU
algo de	kX
algui-	aT
alguien	aT
algun	bSrW
alguna	fVnR
alguna$	cSjZkH
alguno	bVgIqU
ali	eIiGmZqS
alica-	cSdHnV
alicante	cSdHnV
alicante$	nV
alice	bHc]
alime-	hT
alimentacion	h\\
alimentacion$	h^iG
alimentaire	aRiHjX
alimentar	i]
alimentos	cR
alimentos$	jS
alisf-	gW
alisfa	gW
alisfa$	gX
alive	sX
alive$	sV
alkoh-	kRsS
alkohol	jVsW
alkohol$	jUsT
all 0	gU
all classes	bYiH
all day	iJjUsW
all daylight	fVhG
all faiths	aIiY
all in	gU
all night	iYjT
all shift	fJhHiHjc
all the	dTlSsT
all year	dGeCfZgYhJ
all$	aJmTtX
all-i-	fUgY
all-in	fUgY
alle 0	dSh]iT
alle 00	f^iJ
alle drei	eEiWjH
alle gleich	bEdHfCg\\hHkIlCsG
alle selber	bRgIsV
alle$	fIhX
alleg-	hIi\\jHkV
allei-	iSjSkHsZ
allein	iVjTmI
alleinerziehenden	sZ
alleinerziehenden$	sV
allem	bYnI
allem-	kV
allemand	kW
allemand$	rR
allen	fIgShRsX
allen-	c^iA
aller	cTrZ
aller-	aCiTnW
allergen sheets	sT
allergens	jY
allergic	jX
allergy	iT
allergy trays	iT
alles	sT
alles andere	dUiFjYlJ
alles$	aXbIiIlUs[
allez	jIkYt[
allga-	bSqT
allgau	bU
allgau$	bVcT
alloc-	fGi\\
allocation	gTiS
allot-	iZ
allotment	iT
allotment$	iT
allow-	gThX
allowance	gVhW
allowance $	bGgU
allowance 0	gWhR
allowance 000	gYkE
allowance 900	g[hD
allowance and	gThJ
allowance £	hS
allowance$	gViG
allowed	fThV
allowed$	fThYiHjH
allta-	aUtV
alltag	tX
alltag$	bHiItX
almac-	bS
almacen	bS
almacen$	aT
almag-	cX
almagro	cX
almen-	aJbZc[iI
almendralejo	bJc_
almendros	b_
almer-	cSnU
almeria	cSnU
almeria$	nU
almue-	fJh[
almuerzo	fJh[
almuerzo$	hY
alnwi-	cT
alnwick	cT
alnwick$	cT
aloja-	h_
alojamiento	h_
alojamiento$	gIh]
alone	b]cFjTsS
along	cIlZ
along-	mW
alongside	mW
alors	sUt[
alp	bU
alpha	iX
alpha pension	hS
alpha-	bIcUhSi\\
alpin-	bUjT
alpine	bWiHjW
alrea-	sS
already	sS
already$	kSlS
alrig-	tY
alright	tY
als 0	jW
als zwei	fX
als$	iEjRpTrItW
also	sRtT
also :	aTlInY
also wir	sGtT
also$	iEte
alt	fX
alt weekends	fS
alt$	bUsT
alta	dUeV
alta en	eT
alta$	cJdUiEkUlI
altam-	nU
altamira	nU
altamira$	cSnU
altar	iZ
altas	iU
altba-	bWiVjG
alte	oW
alten	aGjTqHrFs_tU
alten-	i_
alter	sb
alter als	jT
alter$	pTsW
alter-	dSfT
alterations	i]
alterations$	i\\
alteren	kZsY
alternada	fS
alternance	dWeVfS
alternance 0	d\\eSfD
alternance$	aSfU
alternancia	cHd\`fG
alternante	m]
alternante$	m]
alternas	fT
alternas$	fV
alternate	mZpD
alternate week	fV
alternate weekends	lR
alternate$	fX
alternating	fX
alternating$	fX
alternees	fT
alterno	fV
alterno$	fW
alto	c[jV
alto y	cGj\\
alto$	cZkU
altst-	aFqZ
altstadt	aHiS
altur-	sU
altura	sV
altura 0	cUsT
altura$	fUgT
alturas	jZ
alturas$	jW
alu	kYlTpJ
alumi-	aRbIjY
alumn-	aJi\\
alumnos	bUiS
alumnos$	iT
alway-	mSpS
always	mSpS
always have	fV
always$	fHmVnT
alzhe-	kTqS
alzheimer	kTqS
am /	i^jGnFsV
am 0	fZiHpU
am 00	fThGqZ
am a	f[
am besten	s[
am deich	hU
am donnerstag	iY
am freien	hY
am in	jYt\\
am klinikum	cS
am liebsten	sT
am markt	cW
am pc	iU
am samstag	bDcFg\\
am see	b^cS
am seil	bVgJiI
am start	fT
am starts	f\\sS
am tag	bSgWiT
am telefon	fS
am to	f^
am tresen	iS
am$	fUiY
amade-	jW
amadeus	jW
amadeus$	jW
amane-	fY
amanecida	fY
amarr-	f]hI
amarre	iX
amarre$	iY
amazo-	aHb[c^iB
amber-	bGj]
ambie-	jTsS
ambiental	jX
ambiental$	cIiGjZ
ambit-	kWr[
ambul-	bTjU
ambulances	b^iE
ambulances$	bW
ambulancia	jV
ambulancia$	aS
ambulancier	aX
ambulante	a@bb
amena-	eIqZ
amenaza	eIqZ
amend-	iVqY
amendments	iR
amendments$	iR
ameri-	bWfT
american	aIbYiR
amf	j\`
amf$	j[
amiab-	i\\jJ
amian-	aScJiSkZpJ
amiante	aWiY
aml	iFjU
aml officer	iG
ammon-	jS
ammonia	jT
ammonia plant	iY
ammonia$	dSiR
amos	aHc]
amos$	aGc]
ampa	aJbXqT
ampar-	pX
amparo	pX
ampli-	eSfRtT
amplitude 0	bVfS
amplitude$	jY
amput-	iR
amputees	iR
amputees$	bR
amrei-	mT
amrein	mT
amrein$	mUtS
ams	fYjV
amste-	aIc\`i@jGtG
amt	bWmR
amt$	fGqJrZtX
amtsg-	bDc_pI
an 0	fW
an 00	lT
an :	aIiSpVt[
an a	aSnU
an ad	eRrE
an advantage	kX
an analyst	mW
an asset	kWqI
an bord	fX
an das	pW
an de	eVjW
an den	iTpW
an der	bS
an die	pYqT
an en	iEjSmW
an engineer	jU
an frau	pX
an hour	gXqS
an hr	aJeIfIgZ
an mich	m^qA
an old	jHsT
an renouvelable	eS
an schultagen	fXqR
an tvod	eHg]hG
an zwei	cGdSnS
an$	iT
ana	mU
anaesthetic	aSiDjU
anali-	aS
analisis	iTsU
analisis$	sX
analista	aW
analista de	aVeJrS
analista$	mT
analistas	aSmV
analistas$	mY
analy-	hSmT
analysis	iVjS
analysis$	iUjS
analyst	aY
analyst$	aVmT
analyste	aWmT
analyste$	m[
analyste-programmeur	aY
analystes	mZ
analystes$	mZ
analysts	mZ
analysts$	mZ
anato-	a[kH
anbei	tW
anbei die	tU
ancho-	aIcUdU
anchor	aFbUdY
anchor day	dY
anchor operator	bV
anchorages	bIc_iI
anchorages$	c[iH
anchors	iX
anchors$	iU
ancie-	bGcYgT
anciennete	gV
anciennete$	hW
and 0	jH
and 00	f]gT
and 000	bShT
and a	hS
and able	jX
and all	hTiS
and an	bJm[
and b	iIjW
and beyond	fTiU
and big	bZ
and by	iS
and can	jZqD
and daily	aT
and dairy	b^cEiC
and dental	hSiF
and english	jY
and every	fV
and finish	fX
and five	hW
and forty	gTlG
and girls	bTiT
and half	gT
and hand	hGjU
and have	iHjUsT
and honestly	cGdVsW
and in	r[
and it	iJtW
and keep	g[iWqJ
and late	aIbDi]
and long	cVfHjZlI
and m	jT
and me	mRqVtF
and medical	gS
and my	bW
and never	bV
and new	fFhZ
and no	sY
and north	nT
and not	jHs\`
and our	bZqIrXtJ
and pack	hHiUjW
and play	iFj\\pV
and please	qW
and run	iT
and second	aScF
and set	dIjW
and so	bW
and some	b\`iC
and still	b^jI
and talk	j\\tI
and ten	bUgT
and then	iW
and they	sS
and thinking	jU
and three	b[
and thursdays	iU
and tips	gX
and to	kX
and train	hFi^
and two	aVgGi[oI
and van	hHjY
and we	cT
and we're	gDhIiCj\\qH
and you	fFjU
and £	n[
anda	qctJ
andal-	hHnVpHs[
andalucia	hHnX
andam-	iX
andamio	iVsU
ande	jIs[
andere	kS
andere$	cTiTkJlUqG
anderen	jJsX
anderes	jX
anderes$	jW
anderlecht	cY
anderlecht$	cY
andern	i\\rS
anders	jUqFrIsHtX
ando	pIq]
andre-	cXiBjGmSpJt^
andro-	kHm[
android	aTiS
android$	aVhHiIjS
anerk-	fGjV
anerkannt	fHjU
anerkannt$	jY
anerkennung$	aJ
anest-	kS
anexo-	cVpR
anexos	cVpR
anfah-	fXhE
anfahren	iV
anfahren$	iZ
anfan-	aUoYrU
anfang	oV
anfang$	rR
anfangen	oWrYsW
anfor-	aErRtW
angab-	tU
angaben	tU
angeben	pWrV
angeben$	pXrT
angebote	iV
angebote schreiben	iX
angeh-	idrX
angel-	lS
angelehnt	gT
angelehnt$	gW
angeles	aIbRcZ
angeles$	c[
angem-	gVhI
angemeldet	gVhI
anger-	cVlT
angers	cWlU
angers$	cWlV
anges-	aDbWeW
angestellt	e]
angestellt$	e_hG
angestellte	bU
angestellte$	bT
angestelltenlehrgang	jW
angestrebt	jFkY
angestrebt$	jFkY
angla-	jV
anglais	jX
anglais courant	j\\
anglais de	jUkS
anglais$	kTlU
anglaise	a\\cIiEjFpHrS
angli-	ra
anglican	jWrEsW
anglizismen	r[
anglo-	sT
anglophone	sT
angos-	cX
angostura	cX
angry	aFi\\
anhan-	sZ
anhor-	i\\
animador	aW
animadores	aDiGm]
animalier	aW
animateur	aR
animateur$	aViH
animateurs	a^bFiJ
animation	iZjJ
animaux	bWiJ
animaux$	hU
anime-	iT
animer	iTmS
animer le	iU
animer les	bJiU
animer$	mZ
animo	bU
animo de	bU
anish-	iVjAk[
anito-	jXsV
anitos	jXsV
anker-	d[fIi[tJ
anlage	bGcUgUjU
anlagen	bY
anlagen$	bW
anlagenmechaniker	bJqV
anlau-	b[iH
anleg-	iT
anlei-	iWmR
anleiten	i\`
anleiten$	iV
anleitung	aJmT
anler-	aHiW
anlernen	aHiW
anmel-	iYpR
anmeldung	iYpR
anmeldung$	iZ
ann	aJbIc^iHjHoJpT
anna	aBcGiAjImZoBq[sItZ
annah-	iU
annahme	iU
annahme$	iV
anne	aJpFrItc
annec-	cU
annecy	cU
annecy$	cT
annee	dTjT
annee$	dV
annee-	jV
annees	jV
annees de	jU
annek-	mR
anneka	mT
annel-	aJbDeFhIiEm]nI
annex-	eRhU
annexe	eRhU
annexe 0	eU
annon-	qS
annonce	qStS
annonce$	qT
annonces	iX
annonceur	jR
annou-	q_
announced	qY
announcement	tX
annua-	eYfZ
annual	iXjS
annual$	cIeWjI
annualise	eSfX
annualise$	eTfU
annualised	eYfW
annualised$	eS
annualisees	qS
annualisees$	fS
annually	fR
annually$	fR
annue-	cJfVgUhRiS
annuelle	bIfXgZhHjH
annuelle$	bGfIg\\
ano	hS
ano con	hZiFjI
ano en	cIdYhTnJ
ano mas	gShE
ano pasado	bTgU
ano y	jV
ano$	eRnV
anoni-	bHmGqGr^
anony-	iWjIpRr]
anonyme	rV
anos	j_
anos armando	jV
anos con	iRjV
anos de	j]
anos en	j_
anos gestionando	iJjX
anos y	jS
anos$	bVsT
anota-	i_
another$	aDiUkHqRtW
anpas-	iW
anpassung	iW
anpro-	i_
anr	eT
anr$	eV
anrei-	nS
anreise	nS
anruf	fJp^
anruf-	pY
anrufen	pZ
anrufen$	iHpYqJ
ans	jS
ans au	jW
ans aupres	jZ
ans d'experience	jU
ans dans	j]
ans de	jVmY
ans en	j\`kT
ans revolus	j[
ans$	e[
ansch-	mZpX
anschreiben	iJp\`
anschreiben$	iHp[
ansel-	mT
anselm	mT
anselm$	mT
ansib-	jY
ansible	jY
ansible$	jX
ansie-	qZsR
ansiedad	qZsR
anspr-	aIiYmXpW
ansprechpartner	mSpVrJ
ansprechpartnerin	mHpZ
anste-	eVsU
anstellen	eT
anstellen$	eT
answe-	mWpS
answer	pS
answer to	m_
answer$	iV
answered	fXgHpXrG
answering	aRiSmW
answering the	aWmItF
answers	mT
answers to	mW
ante	ibpU
antec-	iHjYpSsU
antecedentes	pTsW
antecedentes$	jIsX
antei-	bGcIhX
anten-	bUmG
antenatal	iW
antenatal clinics	iW
antenne	aScSqT
antenne$	aWbHiS
anteq-	cX
antequera	cX
antequera$	cYqJ
anter-	qT
anterior	qV
anterior se	q[
anterior$	jT
antes	iSoS
antes de	o[qS
antes del	iY
antes y	kU
antes$	tS
anti--	bGcHid
antib-	bGc_
antic-	bIg]iWpIqRrH
antig-	cUgU
antigua	bWcIjR
antigua$	bWcI
antiguedad	gZ
antiguedad$	gU
antip-	cSiR
antipolis	cV
antipolis$	cT
antof-	cVhS
antofagasta	cVhS
antofagasta$	hU
antra-	aDbEt\`
antri-	cAfIgYhGiHnZqVtF
antwe-	cX
antwerp	cX
antwerp$	cV
antwo-	bYiJpZ
anual	eUfSkDoV
anual 0	fY
anual$	eXiRoS
anual-	bT
anuales	bT
anuales$	bW
anunc-	rV
anuncio	rX
anuncio$	rWtS
anwal-	bWkUmV
anwalt	jU
anwalt$	jV
anwalte	mW
anwalte$	mX
anwar-	aEgXhGi?j^kI
anwei-	iUmG
anwes-	bCdXiWjItW
any	jWoU
any 0	fZiItT
any more	eWjFlR
any of	dUkZoJ
any$	i@j_kUpS
anybo-	lIpVqU
anybody	lIpVqU
anybody$	qW
anyon-	sW
anyone	sW
anyone$	eIjIlYoXpIsC
anyth-	tX
anything	tX
anything$	jVtT
anywa-	lV
anyway	lV
anyway$	lSpGrT
anywh-	cXdT
anywhere	cXdT
anywhere between	dHnT
anywhere in	dWnU
anywhere$	cFdZkV
anzei-	rY
anzeige	rV
anzeige$	rT
anzug-	gBh\`
anzuge	hZ
ao	gWpW
ao$	gYmTpJ
aoc	b\\jFk[
aop	b[hS
aop$	bZhG
aout	o[
aout$	oV
ap	aTmY
ap 0	i\\
ap clerk	aX
ap$	iHm]
apa	jT
apac	jT
apara-	ia
aparc-	h\\
aparcamiento	h\\
apare-	aY
apart	aHiXqIrI
apart-	sS
apartamento	hZ
aparte	gVnR
aparte$	gUnR
apartment	lFpCs]
apc	iHj^k\\sC
ape	cIediG
apert-	cIiXpEtb
apertura	i[
apex	iX
apex$	iZjD
aphas-	bDid
api	hJjVkX
apicu-	a\\cFiB
apis	i\\
apis$	iZ
aplic-	lVrR
aplica	lU
aplicador	jU
apm	aXjX
apoda-	cU
apodaca	cU
apodaca$	aS
apode-	iV
apoderados	iV
apoderados$	iU
apoth-	iW
apoyo	fTiS
apoyo en	bIfYiF
apoyo$	cIiZ
app	bTiZpU
app de	b[
app$	bRfUhRiUpW
appar-	bV
appareils	bXjHnT
appareils$	bXiHnU
apparel	jU
apparel$	jU
appea-	iTrY
appeal	bEiXrT
appeal$	rW
appeals	iU
appear	jIr\\sI
appearance	jIqHrJsZ
appearance$	iJjIlJrIsY
appel	tV
appel$	tV
appel-	fGp\\rH
appelle	hFqY
appels	fGiY
appen-	bWcR
appenzell	cX
appli	bUpYrI
appli-	pX
applicable	fXgHhYiIjF
applicable$	fTgHhYjFmHpJ
applicant	lIpHsY
applicants	bHiJkVmHpHrW
application	p_
application +	jT
application at	p]
application$	jUpS
applications	pX
applications from	iErUtU
applications$	bAj^
applies	gSqVrU
applies$	gViIrS
apply	p]qT
apply :	pU
apply$	jSkS
appoi-	iVtS
appoint	qIt[
appointment	pU
appointment$	pU
appointments	i^
appor-	bJiXpW
appra-	i]
appre-	mU
appreciated	k^
appreciated$	k_
apprecie	k[
appreciee	jFk[
appreciee$	jFk[
apprentice	aUgRiSmS
apprentice$	aZmZ
apprenticeship	gR
apprenticeship$	gUhGjS
apprentis	lWmT
apprentis$	mX
approbation	iJjZ
approbation$	j\\
approval	jSoUqT
approved	bTjStT
approved it	aGqGta
approved$	bTi@jT
approx 0	fW
apps	iXjSpR
apps$	i]pT
apr	fYo\\
apr 00	fFo]
apr$	eGfToZ
apr-s-	fX
apr-sept	fX
aprem	fU
aprem$	fU
apren-	jDkVl\\
aprende	l[
apres	dToY
apres 0	dUeViH
apres 00	fAp^
apres l'essai	dTgToJ
apres la	fGoUqU
apres un	eUjE
apres$	mIp_tC
apres-	fXpR
apres-midi	fXpR
apres-midi$	pX
aprie-	fJi\\pG
april	ob
april 0	hGo^
april 00	p[
april to	fU
april$	oS
april-	eIf[o^
aprob-	gT
aprobado	gT
aprobado$	gVjR
apt	a[jI
aptit-	jU
aptitude	pR
aptitude test	jHpU
apto	jU
apto$	jZ
apunt-	iTpUqW
apuntar	qX
aqua	iWjCkY
aqua$	jCkZ
aquac-	gZ
aquaculture	gZ
aquag-	iX
aquagym	iX
aqui	sStW
aqui la	dZsI
aqui$	kGlX
ar	c\\iDjT
ar$	c]iB
arabe	k]
arabe$	jUkW
arabe-	iCs\`
arabi-	kTlV
arabic	kS
arabic or	kS
arabic$	kW
arabisch	lX
arabisch$	jR
arabl-	aVbR
arable	aVbR
arable$	aWcJ
arand-	c\`iE
arauc-	cUqR
arauco	cUqR
arauco$	cU
araya$	mS
arbei-	hT
arbeit	jarU
arbeit oder	iT
arbeit$	jXrW
arbeiten	d\\iCjZ
arbeiten$	cJdZiIjG
arbeitsbeginn	fY
arbeitskleidung	gEhY
arbeitsproben	bIiDmGp_
arbeitsrecht	aSjU
arbeitsrecht$	aSjT
arbeitszeit	nY
arbeitszeit ab	fSnT
arbeitszeit$	fEnW
arbeitszeitkonto	fThSiGjH
arbeitszeitkonto$	fThSiF
arbit-	i_
arbor	c]j\\rI
arbur-	cJiSjY
arburg	cJiSjY
archa-	b\\cEiHj]mI
arche-	cV
archena	cV
archena$	cW
archi-	aU
archicad	jW
archicad$	jV
architect	aUjS
architect$	jS
architects	b\`iJmC
architekt	mW
archiv	pJqVrS
archivar	bT
archivar$	aV
archivarin	bT
archive	iUjJkX
archives	bWjV
archives$	j[
archivist	aVbS
archivist$	aX
archiviste	aSmZ
archivo	i[
ardoi-	mZtH
ardoise	iSjU
are a	bS
are fine	p^
are in	cTj]
are none	bJi^
are not	jX
are on	hUmSsT
are yours	hAj\\
are$	cWjJsS
area	cShI
area$	cZiSjW
areas	bV
areas$	bV
aren'-	qZ
aren't	qZ
arena	aTcZ
arena$	c\\iI
arena-	iS
arenas	iS
argen-	aIcWsT
argentina	dRiS
argentina$	iU
arger	qU
arger$	pJqY
argo	cHh[jTlHpH
argoc-	jU
argocd	jU
argocd$	jV
argue	j[pJtW
argus	j\\
argus$	j\\
ari	i\\jS
aria	kVpS
aria$	jZkB
arles	aHc^iB
arles$	aIc^iA
arlon	cZ
arlon$	c[
armad-	aGlUpU
arman-	aIjTmR
armando	aIjTmR
arme	bSqV
arme$	qY
armen-	cX
armenia	cX
arms	cWhFjV
arms$	iSjS
arnes	hYiV
arnes$	h[iDjU
arnes-	b[
arneses	b[
aroun-	cT
around	cT
around$	cXgGlInGpIqItU
arque-	gJsV
arqui-	bT
arquitecto	iU
arquitecto /	aT
arr	bZ
arr$	iS
arrac-	i[
arrai-	ib
arrancamos	bVeHgT
arrancamos en	eGgW
arrange	iStX
arranged	hWjU
arranger	aS
arranger$	aX
arranque	iWoZ
array-	hJi]tH
arrea-	iT
arrears	iT
arreg-	mY
arreglos	iX
arren-	b[
arret	bGfXjGq\\
arret-	fUqW
arrete	qW
arrets	fXpSqS
arrib-	nS
arriba	nT
arriba de	cT
arriba y	fRsX
arriba$	cFfZjX
arrie-	aIe\\jIm[
arrim-	hEi^
arriv-	iSo\\
arrivants	lW
arrivees	fIi[
arroc-	iU
arroces	iU
arroces$	iW
arros-	iR
arrosage	iR
ars	aT
arsen-	i^mU
art	bS
art 00	a]bGfU
art$	dWjV
arte	bUsY
arte$	aVsZ
artic-	iX
article	iZ
articles	iTlV
articles$	bW
artif-	iXjWkH
artisan	bXiTmH
artisan$	gS
artisanale	bS
artistica	iEl[m\\
artistico	aYbIeY
arvo	fSpS
arzt	iZoIpX
arzt$	aHiZoHpW
arzte	bZmU
arzte$	aIb]gSiDmE
arzti-	bS
arztin	aT
arztinnen	b]iH
arztinnen$	bZ
arztt-	iW
arzttermine	iW
as 0	eWfHgWjHoG
as 9100	bV
as a	fEjCnTs^
as discussed	tU
as good	bJjIlZqV
as i	jJsTt\\
as one	iJ
as per	g^hD
as soon	eIoW
as the	rXsW
as they	jEsTtW
as they're	bIsY
as we	fViGjGsV
as well	cVrT
as you	dUiJtW
as$	m[
as-bu-	iV
asamb-	iX
asambleas	iW
asap	kSo_
asap$	o\\tT
asb-k-	bZcI
asb-kreisverband	bZcI
asbestos awareness	aIqS
asbl	bT
asc	b]jH
asc$	b[iGjH
ascen-	iW
ascenseurs	iY
ascensor	iSjY
ascensores	aUbU
ascensores$	bS
ascensoriste	aXeI
ascensoriste$	aT
ascp	fFjStW
ascp or	fFjStW
asegu-	b_eZiXmC
aseguradoras	b\\mG
aseguradoras$	bTmF
asept-	aY
aseptic	jS
aseptic$	jS
aseso-	bU
asesor	aU
asesor /	dS
asesor comercial	aT
asesoria	aGbT
ash	i_mV
ashev-	cU
asheville	cU
ashor-	fIpW
ashore	fIpW
asi	sTtV
asi que	oTqV
asi$	sS
asia	aWbHiFjV
aside	lW
asien-	bT
asientos	bT
asientos$	bT
asign-	gWhJnU
asignacion	g\\
asignacion de	gX
asignacion familiar	gW
asimi-	eYgZ
asimilados	bIcHe[iJ
asimilados$	bHcHe[iG
asist-	iRm\\
asistencia	cHgXi^jImI
asistencia$	g[
asistente	aYmR
asistente contable	aT
asistente de	aRjHsI
asistente social	a\\
asistente$	iHm[pG
asistentes	iEkImb
ask	p[q\\
ask about	jJlW
ask for	iFlRpX
asked	lZqSrIt[
asked for	qarItZ
asked me	qRsItR
asked to	iClZtE
asked$	iTl[
asks	bHiZ
asks$	bHiZ
asm	bGhFjDm^qH
asme	jY
asoci-	bhgIiH
asociacion	b[
asociacion de	bV
asp	j_
aspen	j^kB
asper-	eGi\\
aspersion	cGi]
aspha-	a[gY
aspir-	bJcJi^
assem-	aVcViW
assemblies	iV
asses-	iS
assess	i\\jE
assessing	iUkV
assessing$	iJkY
assessment	pX
assessment by	jT
assessment centre	pW
assessment day	pT
assessment$	iUqR
assessments	aJgGiYkU
assessments$	gFiZ
assessor	kU
asset	kZqVrD
asset$	kX
asset-	gJiV
assets	gJiV
assets$	bUgI
assig-	i]mT
assis-	aZmY
assist	aEbTiUtR
assist$	i]mHtT
assistanat	e\\
assistanat$	e\\
assistance	iZ
assistant	aX
assistant (	eS
assistant cheesemaker	bSfG
assistant for	aVtI
assistant$	aa
assistante	aXiJ
assistante a	aHcIhYmT
assistante dentaire	iH
assistantes	aXcG
assistants	mY
assistants$	mX
assistenz	iXmU
assistenz$	aCjIm\\
assoc	aXbWjFtJ
assoc$	bZcJiG
assoc-	bY
associate	aUeYjE
associate$	aSiS
associatif	aEbY
association	b^qUrT
association$	b\\
associative	b]hI
associe	hUqV
associes$	aHbWpT
asst	aZeIiJmX
asst$	aUeEmW
assum-	aIbEcIiFpErGta
assur-	h\\
assurance	hUiU
assurances	h\\iGjT
assure	hZmH
assure$	h]iE
assuree	fXiG
assuree$	fYiG
assureur	aFb[
assureurs	aJb\\
ast	j]
asthm-	s[
asthma	sW
astre-	f^gR
astreinte	f^gR
astreinte 0	fR
astreinte une	bUjI
astreinte$	fGg[
astro-	k_
asunt-	hR
asunto	tS
asuntos	hWjV
asuntos$	jYsH
asust-	qU
asustar	iWqW
asuste	jY
asylu-	sV
asylum	sV
at $	fWgAhYiI
at 0	gUhWjU
at 00	jTpS
at 000	bZiH
at 90	gY
at a	i]kR
at all	hJiXlJpSqYrF
at c	aV
at christmas	gGh^
at cost	h\`iGjJlV
at ease	jWkUlJ
at eight	iXjV
at five	b\`mIqI
at gate	hR
at half	gW
at harvest	bUiFmY
at heights	jX
at home	kXsV
at interview	pGq\\
at least	jZoS
at lunch	iUlXsJ
at night	fWiX
at once	iUj[lJnJ
at our	bBhYtW
at seven	fBiYjHpW
at ten	fEia
at time	jW
at times	bHiUnS
at xmas	h]iH
at yr	gV
at £	fU
at$	bHcUdIgT
ateli-	bTmU
atelier	aHbVmU
atelier de	bGmY
atelier$	aEcTdY
ateliers	iU
ateliers du	iY
atems-	bIiTkV
atemschutzwerkstatt	aUbHiX
atemschutzwerkstatt$	aVbGiX
atenc-	fS
atencion	fS
atend-	gTiY
atender	iY
athle-	kY
atien-	aV
atiende	aW
atom	jYkUrS
atom$	j^kCrU
atout	k[
atout$	kZ
atr	aR
atras	bEcWiEj[
attac-	iHsRtS
attache	aXiJqIsY
attached	bS
attached$	bYrU
attack	qX
atten-	aWmV
attendance	hU
attendance bonus	gCh[
attendant	a\\
attendant$	a^iJ
attendants	aXlImU
attendants$	aWlImZ
attends	jXlH
attendue	iSlT
attendue$	iSlT
attention	sW
atter-	cR
attersee	cR
attersee$	cT
attes-	j\\pU
attestation	j^
attestation$	jZ
attested	lEpZ
attit-	gFiEjXm\\
attor-	bZ
attorney	bT
attorneys	bWiI
attorneys$	bWiH
attra-	bUiEs\`
attractive	sZ
attractive$	rX
atv	aUhY
au 0	iXoW
au 00	eZfBiFpU
au 000	bEcId^mH
au bout	h[
au bureau	bJdTmU
au cabinet	bIiYjGpT
au chai	aHjVpU
au choix	g?hZ
au comite	aHmVtY
au cout	hZ
au demenagement	hXiE
au depart	gX
au depot	cEfThUiFjIkXlGpU
au dimanche	sS
au domaine	bY
au moins	iJj\`
au plus	nSoUpV
au poste	iIjTpY
au printemps	fThEiAnZ
au prorata	lR
au public	fS
au salon	iVjIpW
au samedi	fT
au vendredi	pH
au$	cGeXoT
au-de-	aIbGhT
au-dessus	aIbFhU
au-dessus de	aHbFcUhSqS
au-dessus du	gUhRiGjF
aubra-	tV
aubrac	tV
aubrac$	tV
auch die	gY
auch in	a[fSjHkC
auch mal	fXiX
auch nachts	fUjI
auch privat	hb
auch wenn	jHr_
auch$	hT
auckl-	cUiU
auckland	cUiU
auckland$	cW
aucti-	aWbVcHiF
auction	bXiH
aucun	iV
aucun diplome	lZ
aucun-	lX
aucune	lX
aucune experience	iHjIlV
audat-	jW
audatex	jW
audic-	hEiVoEpX
audie-	i\\
audiencias	cU
audio	iVpU
audio typing	iU
audio-	bRiVpF
audiologist	aV
audiologist$	aW
audit	hJiT
audit committee	iRmY
audit$	aXfXiVjB
audition	jYpZ
audition$	jVkC
auditions	jIp[
auditor	aTkV
auditor$	aYjVkHmI
auditores	jIkU
auditoria	iVjR
auditorias	i[
audits	iY
audits$	iSjV
auf 0	dJeYfZmFpE
auf 00	fHqX
auf 000	gZ
auf achse	n\\
auf allen	hVlIsZ
auf dem	aVfIhRpU
auf den	oW
auf die	mTsY
auf drei	eU
auf ein	e[rF
auf honorarbasis	eV
auf mindestens	fSjVlF
auf und	eJi^rG
auf unsere	hYi@jW
auf wunsch	h\\
auf zwei	eX
auf$	tY
aufba-	bUcFiVpI
aufbauen	iW
aufen-	bVjU
aufga-	tX
aufgabe	i\\tH
aufgaben	tS
aufgaben :	tS
aufge-	sZ
aufma-	iZ
aufmaß	iU
aufs	bHfWh[
aufse-	aY
aufsetzen	aY
aufsicht$	aTiR
aufst-	cUeSfUjS
aufstehen	fXsR
aufstiegspramie	gU
aufstockbar	eZgHiC
auftr-	bZfF
auftrag	aJbT
auftrage	bViU
aufwa-	gVsU
aufwarts	gWsV
aufwarts$	gUsX
aufzu-	bVlV
aufzuge	aIbVlV
aug	eTo\`
aug 00	eWfIoV
aug$	fRnX
aug-o-	fV
aug-oct	fV
auge	jUr\\
auge fur	j\\
augen-	a]bGiIjD
augenoptiker	eS
augenoptiker$	aS
auger-	i[
augus-	oT
august	oT
august oder	oW
august$	oT
aula	m[
aula de	mU
aula$	mWqI
aun	q]
aun no	cHq\\
aunqu-	iSrV
aunque	iSrV
aunque no	iV
aunti-	sU
auntie	rUsS
aunties$	jT
aupre-	jR
aupres	jR
aupres de	mS
aupres des	iZ
aura	aEmZ
aural	iFj\\
aural tuning	iFj[
aurel-	mY
aurelie	mY
auric-	cW
aurich	cW
aurich$	cX
auril-	cT
aurillac	cT
aurillac$	cU
aus	sT
aus dem	b[iAsZ
aus der	jIlZsX
aus pflege	lZ
aus und	eHfYsG
ausb	jT
ausb$	jT
ausba-	bXjF
ausbe-	dHg[hFiS
ausbi-	lZ
ausbildung	l\\
ausbildung als	aIjW
ausbildung auch	lW
ausbildung oder	jU
ausbildung$	jW
ausdr-	lX
ausdrucklich	lX
ausen-	iWjI
ausfu-	aDfDi]t[
ausge-	fVj[
ausgeglichen	fU
ausgeglichen$	fU
ausgelernt	lT
ausgeschlossen	bJjU
ausgeschlossen$	jV
ausgl-	f\\
ausgleich	f\\
ausgleich$	fW
ausha-	jY
aushalten	jY
aushalten$	jY
aushi-	e[iI
aushilfe	e[iI
ausku-	iXmHpS
auskunft	iUmGpS
ausla-	aFqSsX
auslander	jHs^
auslander$	sX
ausli-	aSiS
auslo-	gTnI
auslose	gTnI
auslose 00	gShIsV
auslose$	h^
ausm	sb
ausma-	iWjT
ausri-	iTqT
ausrichten	iTqT
ausrichten$	aIiTqT
ausru-	h^r]
ausrufezeichen	rc
aussc-	iV
ausschließlich	rS
ausschluss	gDhGiGjAkYlHpW
ausschluss$	iHk\\lHpI
ausschreiben	qVrRtT
ausschreiben$	iFqStV
ausschreibung$	bY
ausschuss	gHhEi\\
ausse-	s_
aussi	rW
aussi en	jIkIr^
aussi$	fYkW
ausso-	aFiFs]
aussortieren	aFiFs]
aussortieren$	aIsU
ausst-	e^fHgEhIlD
austr-	hS
australia	hVqU
austria	cX
austria$	cZ
auswa-	nZp\\
auswahl	rS
auswarts	fRnV
auswe-	iX
auswerten	iX
auswerten$	iY
auszu-	iVlHmT
auszubildende	iWlHmU
autho-	iW
author	aT
authorisation	aDbGiHjXk[
authorised	j\\
authorised$	jX
authority	bYmG
authority$	bYcH
autis-	bUcDjWkS
autismus	iY
autismus$	iW
auto	hX
auto propio	jUlX
auto sinnvoll	nX
auto utilitario	hT
auto$	aZ
auto--	tY
autob-	hS
autobus	hUnS
autoc-	kX
autocab	iZ
autocad	kW
autocad$	jU
autoclave	hY
autoclave$	hR
autoclaves	iU
autoclaves$	bTiS
autog-	cJi@j[rW
autoh-	bV
autohaus	bV
automat	iU
automat$	iU
automated	jVkIqV
automatik	iWrW
automocion	jY
automotive	bUcFiS
automotive$	aJb[cEiGjJqS
automotrices	bS
automotriz	bUjR
automotriz$	bWiFjR
auton-	bSeT
autonoma	bWiJjS
autonoma$	bS
autonome	hVjU
autonome sur	j]
autonomo	e]
autonomo$	eZ
autop-	cWiHjU
autopsy	bTjY
autor	i]kJ
autor-	iS
autorisation	eW
autos	iW
autos$	i\\
autos-	bWcGjF
autou-	cTnT
autour	cTnT
autour de	cSgT
autour$	cZnJ
autre	j^qV
autum-	bV
autumn	bV
aux	iS
aux 0	gVhGoJ
aux clients	bIiZjH
aux deux	fV
aux$	aUhU
auxiliaire	eXkClV
auxiliaire de	aU
auxiliar	aZ
auxiliar de	aX
auxiliar$	hWiWjH
auxiliares	m\`
auxiliares a	mT
auxiliares$	m_
auxilio	gXhT
auxilio de	gX
auxilios	jSkX
auxilios$	jSkV
außen-	aVmV
außendienst	aZfGiJmT
außendienst$	aUmS
außer	fZhR
außer-	gYsS
außerdem	sW
av	bDcXpT
avail-	cSdIfUgIhU
available	cSdIfUgIhU
available$	cTdIgHhX
avala-	jVkS
avalanche	jVkS
avanc-	gUhR
avance	gW
avant	p\\
avant la	oW
avant le	aEtU
avant$	pTsW
avant-	hTiV
avant-vente	aRiZ
avanz-	j]
avanzado	jX
avanzado$	jX
ave	bIc_fJiHjItF
avec familles	jU
avec la	iSq\\rU
avec le	i[
avec les	bIjT
avec mme	mR
avec moi	fY
avec trois	iGjXkImU
avec un	pXqRsW
avec$	mS
avell-	aIcViU
avellaneda	aGcY
avellaneda$	aGcY
avera-	gVlR
average	lS
average 00	gXjH
average$	fU
averaged	fUgUqG
averias	iU
averias de	iR
avez	jU
avg	f[gUhH
avg 00	fUgS
avg$	f[gH
avico-	aElW
avicola	aElW
avicola$	aEbSlW
avid	iHj]
avign-	cIhWpX
avignon	cIhWpX
avila	cS
avila$	cT
avile-	cZ
aviles	cZ
aviles$	c\\
avion	iTkEn[pI
avion$	iTkEn[pI
avis	t[
avis aux	tW
avisa-	jRpX
aviso	qSrVtT
aviso$	aGrZtY
aviso-	iRrW
avisos	iRrW
aviv	bTcVjIpH
aviv$	bUpH
avoca-	bY
avocats	aHbZ
avocats$	aGb\\iF
avoid	rdsV
avoir	iJjWk[
avonmouth$	cU
avons	bHeJlZmFpIqI
avr	ge
avr 0	gV
avr diakonie	bDfIgZ
avr-c	g[
avril	o_pT
avril$	o_
avril-	cIdHf]jJn?oX
awa	jWmR
award	ge
award level	bEg[jGlInG
award$	gUjW
award-	jW
awards	iT
aware	iHj]
aware$	jT
aware-	jY
awareness	jY
awareness$	jW
away	fFhUne
away a	nZ
away$	h?jTn^
aws	g\\lU
aws$	iS
axes	aTkW
axes$	aUkW
axis	aUbJ
ayer	tT
ayuda	aSjEk_
ayuda$	jIk_
ayuda-	m\`
ayudante	aTgXiF
ayudante de	aU
ayudante$	aYmR
ayudantes	lYmW
ayudantes$	iGmX
ayudaria	kamI
ayudaria$	kamH
ayudas	iW
ayunt-	bXpU
ayuntamiento	bXpU
ayuntamiento de	b\\
az	bIcapS
az$	cYpX
azubi	m_
azubi$	m^
azubi-	iSmV
azubis	iSmV
azubis$	iJm]
azuqu-	cU
azuqueca	cU
azuqueca$	cU
b	jW
b (	hU
b +	gS
b /	fWgV
b 0	aVjT
b 00	c[fY
b 000	bWhI
b con	gGiXpG
b licence	jW
b or	eSkS
b y	jWkH
b$	jR
b-sch-	jY
b-schein	jY
b.e	iIj\\
b.ed	j[
b.v	b[cI
b.v$	b]cI
ba	j[
ba 0	kT
babie-	hHsW
babies	hHsW
babies$	mU
baby	ieqV
baby room	aRiS
baby$	iZ
baby--	cChWiZ
babyn-	iW
babynahrung	iW
babynahrung$	iX
bac	jdlX
bac +	j\`
bac pro	lZ
bacal-	cW
bacalar	cW
bacalar$	cW
bache-	j[
bachelier	j_
bachelier$	jU
bachelor	hT
bachelor$	jX
bachelor's	jU
bachelor's in	jX
bachelors	sZ
bachi-	jWlT
bachiller	jZ
bachiller en	jW
back of	iDsWtU
back to	b[fU
back$	bRfV
backe-	kIl[
backen	mW
backend	aY
backend$	mX
backerei	bAjFlY
backereien	aJbV
backereien$	aJbV
backergeselle	j]
backf-	iUqV
backfill	qX
backg-	l]
background	l]
background check	jblE
background would	k_
background$	jUlSsU
backl-	qS
backlog	dRiV
backlog$	iV
backo-	iYmY
backoffice	iYmY
backoffice$	cIiXmZ
backp-	aEbWiElIs]
backs	qYs\`
backs$	sZ
backs-	bU
backstube	aWbUiJ
backu-	dJhRiT
backup	dJhRiT
backup$	dJhSiT
backw-	jTrW
bacon	h\\
bacon rolls	h_i@
bacte-	aWiDmZpF
bacteriologa	a[iI
bad	c\`iT
bad homburg	aI
bad tolz	cW
bad$	rW
badajoz$	aFgT
badem-	iS
bademeister	iS
baden	bCc\`lU
bader	iY
bader$	aV
badge	hWjX
badge$	hZj[
bafa	j\\
bafa$	jT
bag	i]
bagag-	hFi\`
bagage	gSlU
bagages	iZ
bagge-	iXmY
bagger	jY
baggerfahrer	m\\
baggi-	iY
bagging	iY
bagne-	cV
bagneres-de-bigorre	cV
bagneres-de-bigorre$	cV
bags	iY
bags$	bSiX
bahia	cU
bahia blanca	cU
bahn	fInd
bahn$	bUnV
bahnc-	hZ
bahncard	hZ
bahncard 00	hU
bahncard 000	gGhS
bahnh-	bVrT
bahnhof	cW
bahnhof$	cW
bahnhofstrasse	aIbXcSjItF
bahnt-	eI
bahntauglich	jS
bahra-	cX
bahrain	cX
bahrain$	cX
bail	bSi[
baili-	iXmY
bailiff	mZ
bain	aViX
bain$	iZ
baja	kRqV
baja tension	j]kG
baja$	aUsZ
bajad-	cIiWjT
bajar	iSjX
bajas	eUiW
bajo	cTiXjHpT
bajo 0	cJi\\jE
baker	a[jW
baker$	aXjX
baker-	mX
bakery	bS
bakery$	bX
bakew-	cT
bakewell	cT
bakewell$	cX
bakin-	kY
baking	kY
balan-	iVmU
balance	iXkGsZ
balances	iZ
balanza	jW
balis-	iY
balisage	iY
balko-	hTi[
balkone	iX
balkone$	iX
balla-	aGiX
ballarat	cW
ballarat$	cY
balle-	bYiRlS
ballet	iTkIlV
balli-	cTnV
ballina	cRnX
ballinasloe	cR
ballinasloe$	cR
ballo-	bTf@h[
ballot	bX
ballr-	bWjZ
bally-	ceiJnS
ballymena	cUnW
ballymena$	iFjInX
balne-	b[cTiB
balneario	bV
bambe-	cV
bamberg	cV
bamf	eVi\\
bamf--	jXpS
bamf-zulassung	j[
banc	bYjR
banc$	iSjT
banca	cHia
banca-	bUj\`
bancaria	bR
banch-	iW
banches	cJiY
banco	iWrR
banco de	bSpI
banco$	iYrV
banco-	iRmU
bancos	iRmU
bancos$	iT
band	aTgW
band 0	aVgT
band$	aSgU
banda	iY
banda de	mW
bande	bYiDk[
bande demo	pX
bande-	iZ
bandeja	iTjS
bandera	cViV
bandes	jR
bandes$	iS
bands	gWiW
bands-	bTcFq]
bangl-	hFiZsV
bangla	iT
bango-	cU
bangor	cU
bank holidays	fSkJ
bank hols	hRoH
bank$	bYjI
banke-	gUjS
banken	gYjF
banker	jWkH
banker mason	bS
bankerfahrung	iGjX
bankerfahrung$	jW
banki-	iR
banking	iR
banking$	iW
bankk-	j\`
bankn-	bTrZ
bankr-	b^
banks	hY
banks$	h[
banks-	bIiFjYtW
bankw-	iGjTlS
banne-	bTiIrZ
banned	bTiIrZ
bano	cJfGi]sS
bano$	cIiYsW
banos	i]
banqu-	iT
banque	bUhU
banque de	bHeXfAh\\
banque$	rV
banques	bW
banques$	bT
bante-	iTjUsT
banter	iTjUsT
bapti-	aFtZ
bar	bYiX
bar$	bZ
barat-	eEiYoFrW
barba	iYsZ
barback	aWmU
barbaro	bHkW
barbe-	aVbSiBj\\
barber$	aW
barbi-	bU
barbier	bU
barce-	aHc\`hH
barcelona	cS
barcelona$	cS
barem-	g]
bareme	g\\
bareme 000	kS
bareme cp	bVhIjJ
barge	iImIq]
baril-	cYiR
baris-	mU
barista	bS
barista$	aWtS
barki-	cUiIk^
barking	cXiGjW
barking$	cXiF
barme-	cWhXiI
barmer	cWhXiI
barn	bYmT
barn$	bZmR
barne-	c[
barnet	cX
barnet$	cX
barni-	iW
barns-	bFcY
barnsley$	cS
barra	iTmX
barra de	bUiWmF
barra$	cGm\\pI
barra-	aEbZcYhT
barracks	gIh_iD
barragan	cImTpV
barragan$	cHpV
barranquilla	cV
barranquilla$	cS
barras	iW
barre-	iZ
barrel	bTiU
barrels	bR
barri-	bScTkV
barrierefreiheit	iYkS
barrio	cV
barrister	aIj]
barro-	cajH
barrow	jJ
bart	sa
barte	bWsX
barte$	bXsX
barte-	aTmX
bartender	aW
bartender$	a\\
bas	qT
basau-	cT
basauri	cT
basauri$	cU
base	cag[
base +	cHgW
base 00	cFgY
base 000	cGg\\
base de	cU
base en	cS
base$	aWgY
based	dV
based in	cU
basel	c\\nU
basel$	cSnW
basem-	cS
basement	cS
basement$	cU
bases	hZiU
bash	j_
bash$	j\\
basic	gZjYlS
basic +	iJ
basic 0	g_
basic safety	jS
basic$	gTkTlX
basica	iFjVkU
basically	cTdGtY
basically$	cWfUjH
basico	iU
basico mas	gZ
basico$	iYjY
basics	lZ
basics$	iGjY
basil-	bXiV
basilique	bZcFiYoJ
basis	eWjR
basis (	gGjU
basis$	bGgXjU
baske-	iT
basketball	iU
bass	iXjX
basse	aIcGfGiYjImHp[
bassi-	iU
bassins	hT
bassins$	iX
basta	lU
basta$	lV
basta-	jRsT
bastante	jRsT
batch	i]o^
batch$	oT
batch-	aViR
batches	iR
bath	c_
bath$	c\`jF
bathr-	hTiW
bathroom	bThYjIsS
bathrooms	i]
batim-	bUhD
batiment	bVhD
batiment$	aS
batte-	aFcFi]
battery	iZ
bau	gWhTiSjGlCtD
bau$	fJgUhWiBjGtD
bauen	hTiStU
bauen$	hTiW
bauer	gJiEj[mX
bauer-	bZiHkTs[
bauern	kX
bauhe-	aTnRqV
bauho-	aRbDc^iD
bauin-	bWhJjY
bauing	a[jR
baule-	aYdFmIsW
bauleiter	aW
bauleitung	dDjSsY
baum	dIfIgFiFj[kR
baumk-	kU
baumkontrolle	kU
baums-	bAcHiGj]kW
baure-	bV
baurecht	bV
baust-	cRrT
baustelle	s\\
baustellen	cYnW
bauti-	sZ
bautr-	aEbWiU
bautrager	aEbWiU
bautrager$	aFbSiX
bautz-	cW
bautzen	cW
bautzen$	cY
bauwa-	hV
bauwagen	hV
bauwagen mit	hV
bauze-	bZeChI
bav	gHh]
bav$	hY
bay	cbjT
bay$	bGc_iJjV
bayer-	gWnWsT
bayern	g\\sV
bayern$	iHnWsW
bayes-	kV
bayesian	kW
bayon-	aGcX
bayonne	aGcX
bayre-	cU
bayreuth	cU
baz	mWqW
baz$	mY
bc	c[hUjS
bc$	ca
bcbs	hZ
bcbs after	hV
bd	fUgU
bd$	bIgUiS
be +	jX
be /	d\`qJ
be 0	fTmS
be 00	j^
be a	fRjHlUsT
be able	iI
be at	iFnYsW
be considered	jW
be discreet	iIjSpIq[rIsI
be doing	s[
be dreamy	kS
be formed	eT
be good	kT
be in	eVoTrT
be learnt	l\\
be lovely	kS
be off	sY
be ok	jYsE
be on	fRjEkV
be one	dHiHjIkCoJpFr]sH
be over	qGs\`
be polite	qU
be ready	iJj]
be somebody	kWpJsG
be$	hSj]
bea	aFhGj[rJtZ
bea$	aGjStX
beach	aXhGjI
beach club	aXhGjI
beamt-	aabIcHgJhIi@jTm>
beant-	eRiX
beantworten	iSrW
beantworten$	iSrU
bearb-	bHi_
beard-	s[
beards	s[
beast	hS
beast$	gU
beat	mS
beate-	aXiZpJ
beatm-	aVbUcJ
beauc-	aAcbtH
beauce	cV
beauce$	cViJ
beauf-	i^mJ
beaul-	bSmW
beaun-	cY
beaune	cY
beaune$	cY
beaut-	aS
beauty	aTiR
bebau-	iR
bebauungsplane	iR
bebe	iYqV
bebes	iZsV
bebes lecteurs	iR
bebes$	s[
bebid-	b[cE
beca	gUhVtR
beca$	cIhTtT
becar-	cJm[qW
becario	qY
because of	hEiCnRsW
because the	iFpHrTsT
because we	iUmX
because$	bIhViElFmSpHqGrI
becke-	iT
beckenaufsicht	iT
beckenaufsicht$	iV
bed	bZjS
bed house	bEhZ
bed nursing	bZ
bed$	hRjV
bedie-	aYbS
bedin-	lX
bedingung	lX
bedingung$	jTlV
bedro-	aIbRhX
bedrooms	bU
bedrooms$	bSiJ
beds	b]
beds$	bWiV
bedsi-	iX
bedside	iX
beef	aGb]hV
beeli-	aBbFc\`iD
been	bU
been a	kZ
been here	mV
been on	bS
been through	iIjVkRlG
been told	qXrV
been$	bWfV
beer	gAh[jRsT
beer$	g@h_jV
befah-	ja
befor-	oR
before	oS
before 0	fSiU
before 00	fBgHoSpZrI
before carnival	oU
before it	iU
before lunch	fIhHiYjUlHoApJrJsJ
before noon	bIiY
before the	oWqU
before you	b[
before$	j\\
befri-	e\\
befriedigend	fHjX
befriedigend$	fIjW
befristet	eThT
befristet 0	eR
befristet 00	jSqU
befristet$	h\\
befristung	e]iG
befristung$	eXiI
begeh-	iY
begehungen	iT
begehungen$	iU
begin	eafGiI
begin-	o^
beginn	fS
beginn$	fbo?
beginners	iVlX
beginning	bIiWjHoT
begins	oU
begle-	iU
begleiten	iZ
begleiten$	iX
begleitet	bT
begleitung	hW
begon-	bEiGjBk_
begona	mW
begru-	jIkUqTrV
behal-	iUq^rD
behan-	bXiUjDpEqS
behav-	iY
behaviour	iY
beheb-	iT
beheben	iT
beher-	iJjY
beherrschen	iJjY
beherrschen$	jV
behin-	sX
behind	cTjV
behind the	cT
behinderung	sZ
behinderung$	bVqHrI
behor-	aHbWjJrS
behre-	mV
behut-	fJqRrHtW
behutsam	fJqRrHtW
bei 0	gTiIqV
bei 00	fIg[jV
bei den	sZ
bei der	eYhVkF
bei gleicher	jGpW
bei mir	pZ
bei uns	fWlW
bei$	lW
beide	qW
beide-	aWeTlFrR
beides	eUmJrS
beihi-	bHcFgJhei@jDsJ
beim	mXqW
being	q\`
bejar	cYgT
bejar$	c[
bekan-	bIkY
bekannt	bIkY
bekom-	jItZ
bekommen	aIfWtV
belas-	iGj]sY
beleg-	b^gC
belegschaft	bWeGqW
belfa-	cW
belfast	cW
belfast$	cW
belfo-	cU
belfort	cU
belfort$	cU
belge	bGcVsY
belge$	bGcWjW
belgi-	g\\
belgr-	c^
belief	bWiJ
bell	aWpV
belle-	aFiEk[sY
belli-	bJcXsW
bellies	iVsY
bells	bUiV
bells$	bUiT
belly	sX
below	sVtX
below 00	cWgIs_
below$	mVtZ
belt	bHcZkX
belt$	bFc[iH
belts	i\`
belts$	iY
bem-g-	iV
bem-gesprache	iV
ben	iV
ben$	iV
benas-	cVhS
benasque	cVhS
benasque$	cVhS
bench	dWhU
bench joiner	aY
bench$	bUiZjJ
bench-	lS
benches	lT
benches$	iFm[
benci-	hW
bencina	hW
bencina$	hXjJ
bendi-	k\\pE
bendigo	cV
bened-	b[
benedikt	mT
benedikta	pW
benef-	hW
beneficiaires	cGiY
benefit	hU
benefits	hSjRrS
benefits :	hS
benefits$	gShIiS
benev-	mSqX
benevoles	mU
benevoles$	jImV
beng	iGj]
benga-	cYeCkU
benid-	cU
benidorm	cU
benidorm$	cU
benit-	cW
benito	cW
benoi-	pV
benoit	pV
berat	iSqX
berat-	i]
beraten	iX
beraten$	aJiU
beratung	iXsB
berce-	bV
berceaux	bV
berceaux$	bZ
berea-	iT
bereaved	jS
bereavement	aRiU
berei-	fS
bereich	a[bH
bereit	nT
bereit dazu	aJjV
bereit$	nU
bereitschaft	fZjT
bereitschaft alle	fZ
bereitschaft zu	f>iGjc
bereitschaft$	fTgVjS
bergb-	bUeDh[iG
bergen	bS
bergen$	cW
bergerac	bIcV
bergerac$	bIcV
beric-	hJme
berichte	dTiYjRmI
berichtet	iImY
berichtet an	mS
berli-	cVnU
berlin	nW
berlin$	jTnS
berliner	iT
berliner modell	iT
bern	c\`
bern$	c\\
berna-	m\\
bernd	mUqUtT
bernd-	lV
berndeutsch	lV
berri-	cZtH
berta	aIqStY
berta$	aItX
berth	jIpTrS
berth$	qHrY
berth-	b[
berths	b[
beruf	aFjSpVtX
beruf-	bIj\\lU
berufsanfanger	jJl_
berufserfahrung	jHl]
berufsjahre	gSjT
berufskolleg	bGcS
beruh-	iW
beruhigen	iW
beruhigen$	iW
besan-	cS
besancon	cS
besancon$	qS
besch-	g[iU
beschaftigt	bS
beschaftigte	bWmU
beschaftigte$	bWmS
beschaftigten	bTgJmT
beschaftigten$	bVgJmU
bescheid	bIqUrY
bescheide	jT
beset-	aUiHoWtV
besetzen	aWiFtX
besetzen$	aGiEt\`
besetzung	o]
besic-	iT
besichtigungen	iT
besid-	hHiWkRlRqI
beside	hHiWkRlRqI
besoi-	tU
besoin	tU
besoin d'un	aTtI
besoin d'une	aSjR
besoin$	jX
besol-	eIg\\iI
besoldung	eIg\\iI
bespo-	bSgTiI
bespoke	bSgTiI
bespr-	tT
besprochen	tT
besse-	kSsU
besser	kSsU
besser$	k^
best	s]tW
best$	pWsR
besta-	iS
bestand 0	bUiI
bestand$	iY
bestandsbetreuung	bFiX
bestatter	aV
bestattungsfachkraft	aU
bestattungsfachkraft$	aT
besteht	aGfWiGoHrV
bestellen	bHi\\
bestellen$	bGi\\
bestellung	bGi^
besten	pWsX
besten fall	jEk\\
besten$	pCs\\
bestu-	hXiX
bestucken	i^
bestucken$	i\\
besuc-	b]iS
beteiligung der	i[jI
beteiligung$	fIgThRiH
betes	eJfHiFjJl\\
betes$	eIfHiFjIl\\
betha-	mX
beto	aGmZqX
beton	iJj]
beton$	iHj_
beton-	aWbIfX
betra-	fR
betragt	fR
betragt 00	fR
betre-	iY
betreff	iHpUtW
betreuen	iY
betreuen$	iX
betreuung	fIiZ
betri-	h]
betrieb	mW
betriebsarzt	fIhRjS
betriebsarzt$	hS
betriebselektriker	a_jI
betriebselektriker$	a^jI
betriebshelfer	aUnR
betriebskita	eIh[
betriebsrat	jWpGqZ
betriebsrate	bX
betriebsrente	h[
betta-	gJoV
bettag	gJoV
bettag$	oW
betten	bVmW
betten$	bYmU
better	jVsX
better$	jWkY
betwe-	nT
between	nT
between 0	fV
between us	qZsW
between$	gThGiVnDqR
beurk-	iR
beurkundung	iR
bev	hRtT
bev and	mZ
bev$	aGiItY
bever-	aWiFmW
bevor	aIhFiUqEtX
bevor-	kTsT
bevorzugt	kTsT
bevorzugt$	kXsR
beweg-	aUmWpI
bewer-	pk
bewerben	pR
bewerber	sV
bewerbung	lRpUqS
bewerbung :	pV
bewerbung an	pU
bewerbung mit	pS
bewerbung$	pS
bewerbungen	p^
bewil-	iGj[
bewoh-	bXjHrS
bewohner	fIiSjHrU
bex	bHiGmUqWsE
beyon-	hRiVjJ
beyond	gRhSjJ
beyond 0	gY
beyond$	fTiS
bezah-	hVl[
bezahlen	gHhHiJjJla
bezahlt	hZ
bezahlt 00	gIhWpH
bezahlt wird	g\\hH
bezahlt$	lWpW
bezie-	cTiV
bezir-	hBiUmW
bezirk	cXqR
bezug-	bIcEdJgYhIi\\
bg	gUjS
bh	h[
bh$	hZ
bhd	g_jJ
bhd 000	gV
bi	jU
bi$	jW
biab	j^
biab$	j\\
biarr-	gJ
biarritz	gJ
biarritz$	cS
biber-	cViY
bible	aGi_jJ
bibli-	aX
biblioteca	bTpJrY
bibliotecologo	jW
bibliotecologo /	jW
bibliothecaire	aY
bibliotheque	bV
bices-	cU
bicester	cU
bicester$	cU
bicho-	cIi\\jJ
bid	fYiFqS
bids	eHi^
biel	aJcZ
biel$	aJc[
biele-	cS
bielefeld	cS
bielefeld$	cV
bien	iJjSsT
bien y	b[iIjZqE
bien$	jZ
biene-	gIh\\iDjS
bienn-	cZ
bienne	cZ
bienne$	cZ
bienv-	jJkalW
bienvenida	kY
bienvenida$	kY
bienvenido	jIkUlV
bienvenido$	kUlV
bienvenidos	iJkS
bienvenidos$	iHkS
bienvenu	jGkVlU
bienvenu$	jGkW
bienvenue	jHkYrTsV
bienvenus	lX
bienvenus$	bUl[
biete-	tW
bieten	tX
big four	j\`
big help	k\\
big plus	k^
big sky	c[
big$	cImVoTpGsT
bigge-	cXr]
bike	hXnU
bike mechanic	aUjI
bike shed	iX
bike$	hXiEj\\nF
bikes	bX
bikes$	bXgJ
bilan	gTi\\
bilan-	jU
bilans	iW
bilanzen	bHiXjIlV
bilanzsumme	bT
bilanzsumme 0	bT
bilba-	cT
bilbao	cT
bilbao$	cU
bild	mJpGresB
bilde-	bUlZpW
bilderbuch	bU
bilds-	bIcIdEgGhd
bildu-	bYgFh]tJ
bilin-	aTjW
bilingual	mHrV
bilingual$	aUjUrH
bilingue	jT
bilingue$	aUjT
bilingues	aSmS
bilingues$	aSmS
bilinguisme	gTj[
bill	fIgFiTq_
billa-	fZ
billable	f[gG
bille-	b[cIgIhYiH
billet	hX
billets	fIh[iJ
billi-	hTjWlJoW
billing	iZlG
billing$	iZ
bills	fJgChdiH
bim	aUmX
bim$	kS
bim-k-	kV
bin	mTqStT
bin ich	aIm\\
binde-	gJiUmT
binden	cIiY
binder	gHiVmY
binder$	gHiVmY
bindestrich	jItW
bindi-	iWpW
binding	ib
bingo	aSiSrU
bingo$	rV
binne-	bWiDjZlH
binom-	jSmX
binome	jSmX
binome avec	mS
bins	iZ
bins$	iWqZ
bio	aSbV
bio degree	l\\
bio$	aUb]
bioch-	i[
bioco-	jJkY
bioga-	aS
biogas	aS
biogas$	aT
biogr-	i\\
biola-	bacGiF
bioland	bXcH
biolo-	aV
biologa	iRmS
biologia	jV
biologia o	jS
biologie	gGjU
biologie$	jW
biologist	aYbG
biome-	aYjTlFmXpH
biops-	iVqT
biopsy	iVqT
biose-	i\`jH
biote-	bW
biotech	bW
bip	fSnZ
bird	i]lS
bird control	a\\iEjI
bird$	iTkT
birds	bUdJj[oU
birds$	bSh[jG
birke-	bHc\\iU
birmi-	hJ
birmingham	hJ
birra	bSfIhV
birth-	iT
birthday	hZ
birthday off	hX
birthday$	hY
births	iVlT
births$	bUiR
bis 0	eUiR
bis 00	fT
bis 000	aHbChSi_pGqZ
bis 2000	bWmV
bis acht	hSmXqD
bis dahin	qc
bis die	hSiIq[
bis drei	dRfIgRiSnS
bis e	fIiV
bis ende	e\\iJoR
bis fr	fT
bis juni	fZgIoH
bis marz	aHe\\iV
bis mitte	sY
bis montag	aItT
bis ostern	qS
bis september	oVqJ
bis zu	dVeT
bis zum	pS
bis zur	eUoV
bis zwolf	fW
bis$	oV
biscu-	bVcIhV
biscuiterie	b\\cH
bises	pGrItb
bises$	t]
bishe-	qY
bisho-	c[qY
bissc-	bSrS
bisschen	bSrS
bissl	gJjYnU
bist	jHm[pItT
bit of	bEkW
bit$	gYjSqUtJ
bitac-	iZ
bitacora	iZ
bitbu-	bR
bitburg	bR
bitburg$	bS
bits	kW
bits$	kV
bitte	qSr\`sS
bitte "	fHqS
bitte an	pVrF
bitte die	rV
bitte keine	iHsX
bitte mit	eXpRqA
bitte nicht	q_
bitte per	pGr[
bitte so	aTtE
bitte$	iRrX
bitum-	aBi^pVrBtJ
biz	gVtX
biz$	gW
bjr	cHtZ
bl	aGcTm\\
bl$	aIcWgIiRjGmV
black	iTjS
black belt	iGkZ
black-	iX
blackjack	aRiIjX
blackjack$	j]
blackpool	cIiSjJoX
blacksmith	aRbJ
blacksmith$	aS
blackwork	jT
blackwork$	iU
blade	i^
blade repair	qS
blagu-	hRkHr[
blague	hTkGrX
blair-	cV
blairgowrie	cV
blairgowrie$	cV
blame	q[tI
blanc	rT
blanc-	hRiS
blanca	cU
blanca$	cU
blanche	kIsW
blanchisserie	bJh[
blanchisserie$	hX
blanco	cFeRfIhJiZ
blanco$	gZ
blast-	iW
blasting	jT
blatt-	iSkV
blaul-	iVrV
blaulicht	iVrV
blaulicht$	iUrV
ble	i\\
ble$	i\\
bleac-	iUjZ
blech	iUj_r@
blech$	iSjU
bleed-	i\\
bleiben	s\\
bleiben$	lUsX
bleibt unter	qU
blend-	bHcHdYjHkT
blends	cFiXjHkW
bless	lFrAsJt^
bless-	tU
blessings	tW
bleu	bWiFrU
bleu$	bSiGrU
blind	gHj^qIrX
blind$	gEiIj^rT
blind-	j]
bloc	aVmS
bloc$	aYbGgUjRqI
block	cZfU
block$	bVgU
block-	i^
blocking	iX
blocking$	iS
blocks	jRoT
blocks$	fSjSoW
blocs	bUgHiW
blocs$	bWgHiW
blog	i^jHlEpCrT
bloke	hHsd
bloke$	sV
bloke-	hGjIsf
blood	iS
blood-	cGiHjb
bloom-	jU
bloomberg	cHjY
bloomberg$	jT
bloqu-	aWiU
blow	cHi[
blowi-	iZ
blowing	iZ
blowing$	iY
bls	aDjRkXlJpW
bls$	pR
blue	bVkX
blue badge	bHiWjU
blue light	rS
blue$	bUiGj[
bluep-	jY
blueprint	jY
blume-	cHi_
bluta-	iSkFlV
blutabnahme	iSkFlV
bmd	aWjU
bmd$	aVcHiF
bms	aXiUjG
bms$	iYkJ
bmw	bZfJh[jEmHpDqJrJsItI
bn	b]gEjR
board	iS
board approved	bHqHtW
board of	mR
board report	iY
board$	hXiS
board-	bS
boarders	aWbS
boarders$	aX
boarding	bStT
boarding school	aDbagH
boards	bSiR
boat	aShTrS
boat$	h^iDkT
boats	b\\fW
boats$	b]iR
bob	hGj\\pEq[
bobin-	bDia
boca	c[lJsZ
boca$	bYjItI
bocho-	cW
bocholt	cW
bocholt$	cX
bock	qGtU
bod	fUiS
bod /	iYjJ
bodas	aHbScUiX
bodas$	cIi\\
bodeg-	bZ
bodega	hInT
bodega$	aU
bodegas	b\\cIpJ
bodeguero	mX
boden-	b\\iE
bodenleger$	aW
bodie-	oWpEsZ
bodies	oWpE
body	bXrW
body for	bUjFsY
body$	bWiG
bogie-	iX
bogies	iX
bogies$	iX
bogot-	cXdS
bogota	cWdT
bogota$	dW
bohle	iTj\\
bohrl-	kW
bohrp-	cSiW
bohs	hV
boile-	iU
boiler	iU
boiler$	iW
boilers	iX
boilers$	aHiU
boili-	bY
boiling	bY
bois	bZiT
bois et	bV
bois$	aWcJjS
bois--	b[cH
boise	c\\
boise$	cX
boite	b[cFhVjGmV
boite$	h[jGmYsH
boite-	bJiW
boites	bJiW
bolet-	iWjHnT
boleto	jFnW
boliv-	s[
bolo	g^
bolo$	g\\
bolog-	nV
bologna	nV
bologna$	iTnS
bolos	bVf^gIiIpI
bolsa	e[pZrS
bolsa de	e\\pBrY
bolt	dJfDhYiT
bolto-	cR
bolton	cR
bolton$	cU
bomba-	cWiW
bombas	iRjW
bombas$	jY
bon	qTtV
bon$	aFqVsEtZ
bona	cEiTjV
bond	eZhH
bonde-	bSjIkS
bonded	bSjIkS
boni	g\`iI
bonif-	gYhUiHpT
bonin-	iSjT
boning	iSjT
bonit-	bJcIi\`rJ
bonita	iSrHsU
bonjo-	tY
bonjour	tY
bonjour$	tT
bonn	bHcVdZ
bonn$	dX
bonne	fGs[tX
bonne-	cFhHjVtT
bonnes	cDiHjYtU
bono	ge
bono cero	jH
bono de	hXjV
bono por	gW
bono$	gS
bonob-	h[
bonobus	h[
bonos	gW
bons	hIjZ
bonso-	t[
bonsoir	t[
bonsoir$	iJtU
bonus	gbkX
bonus 0	gY
bonus 00	gR
bonus :	gIk^
bonus if	g\\iH
bonus of	gU
bonus on	gS
bonus points	k^
bonus up	gT
bonus £	g\\
bonus$	gVke
bonus-	hWiDk\\
book	aSiTjWpZ
book scan	iGpZ
book$	bFjVpVqW
booked	hT
booked$	hTjU
booker	aUbW
booki-	iU
booking$	jT
bookings	iTmW
bookings$	iUmV
bookk-	aS
bookkeeper	aS
books	aShXiX
books$	aXtI
books-	aXb^fDiH
bookseller	aabHiD
bookseller$	a_bFiG
boom	aSjZpH
boome-	sX
boomer	sX
boot	jY
boot$	jX
booth-	aV
booths	aV
boots	hZj^
boots $	hUjI
boots +	bGiZjF
boots$	hZjT
boots-	aW
bootsbauer	aR
bootsbauer$	aS
bootstrapped	bXiJ
bord	aRfY
bord /	dHf^hA
bord$	hX
borda-	jR
bordado	jX
borde-	c]
bordeaux	cUdJ
bordeaux$	cV
border	bWcCdUgTqI
border$	bYcBgU
bordero	i]
borders	aJc\\
borders$	cY
bordo	mVoV
bordo$	mYoT
boreh-	iY
boreholes	iY
born	sg
borna-	i^
borne	dGfJhWpT
boros-	hHkZ
borou-	b^cFn\\
borra-	qEra
borro-	iIkX
bosch	jY
bosch-	hWqT
bosie-	jX
bosiet	jX
boss	mgqStS
boss :	mX
boss is	mW
boss mr	mU
boss$	aVpYtV
bosse-	iJsT
bossent	lSsV
bosto-	bT
boston	bT
boston$	bW
botan-	aFbGjZ
botas	hd
bote	gXiJjIlS
botel-	aIcJjX
both	jUrS
both$	fUjT
bothe-	jX
bother	j\\
bother$	jZ
bothered	lW
bothered$	jIkAl\\
botic-	bVhS
botica	hT
botry-	iZ
botrytis	iZ
botrytis$	iY
botte-	hY
bottes	hY
bottes et	hTjI
bottl-	bZ
bottle	bJgShU
bottles$	bTiR
bottr-	cS
bottrop	cS
bottrop$	cS
boucher	aX
boucher$	a_bJ
boucherie	bWjV
boucl-	cZfZiC
boude	q\\
boudi-	bTiY
bough-	bS
bought	bS
bougi-	iZ
bouil-	cUiT
boula-	bW
boulanger	aUjS
boulanger$	aY
boulangerie	bU
boulo-	cTiVsZ
bound-	bIcJiFjakH
bourg-	caiJ
bourges	cTiHqT
bourges$	cXiH
bourn-	cSsS
bournemouth	cSsS
bourriche	jS
bout	hY
bout d'un	gThUsR
bout des	jS
boute-	aWbIh_iE
bouteilles	aFbFhbiDmH
bouti-	b]mU
boutique	bZ
boutique de	bV
boutique$	aJbVpU
boutiques	b]iJ
box	h\\
box$	bZhI
boxen	iV
boxen$	iT
boxes	bYiT
boxes$	iZjV
boy	bEi[sVtE
boys	bTiZsX
boys +	aXbViGsH
boys 0	fIia
boys$	fSsXtI
bp	jXkU
bp$	iGkX
bpjep-	jT
bpjeps	jT
bpjeps aan	jT
bpjeps equitation	sR
bpjeps$	aV
bpo	jRk[
bprea	j\\
br	jVpS
br$	pU
braci-	i[
bracing	i[
bracing$	eJiZ
brack-	c]
bradf-	cS
bradford	cS
bradford$	cT
brain	aHk\\tZ
brain-	aDbDc_iDj?lImFtX
brake	aBiZ
branch	bRnTqV
branch$	aBcZqI
branche	gTlV
branche +	gW
branche$	gT
branches	aJbXiT
branches$	aHbTiV
brand	aTb\`
brand$	bXjE
brand-	cChSiRmT
brands	iTjVpG
brands$	iSjWpG
brann-	bY
brannock	bY
bras	aVbXiStI
brasa	qV
brasa-	mS
brasas	mS
brasi-	fGgEhHiEjDk]
brass	iX
brasserie	cU
brats-	iVkY
bratsche	iVkY
brauc-	lS
brauch	aTsS
brauche	aYcHiJlHpGqEr_tA
brauchen eine	c\\
brauchen wir	oFqZ
brauchen$	bCiHt_
brauchst	hCjTlY
brauchst du	hGjSlU
braucht	lUnRtU
braucht er	dX
braucht es	jIl]
braucht$	fHnXtT
braucht's	jGlZtT
braucht's nicht	jEl]qJ
brauchten	tZ
brauchts	gXjGkHlSrHsH
braum-	aGcIj^mX
braun-	bU
braunschweig	cU
braunschweig$	cY
braut-	b[cG
brc	iTjU
brc$	iU
bread	hRi[
bread$	h[
break	hZ
break$	cJhZiI
break-	hTiW
breakdown	iZ
breakdowns	iT
breakdowns$	iU
breakfast presenter	aU
breakfast$	hW
breakfasts	hWiT
breakfasts$	hZ
breaks$	iZ
bref	gJpUq_
brege-	a?bZcU
bregenz	cW
bregenz$	cX
brekk-	aTfHiY
breme-	cbiI
bremen	cX
bremen$	cZiI
bremerhaven$	cS
brems-	bHicjG
bremsen	iS
bremsprobe	iTqT
brend-	qW
brenda	mTqV
brendan	bXcJ
brenn-	fSiVlJ
brennholz	hZ
breta-	cT
bretagne	cT
bretagne sud	cR
brett	aIbFiEr^tW
breve-	jV
brevet	jR
brevet federal	lY
brevet$	aS
brevete	jX
brewe-	aTcSiG
brewer	a]pJ
brewery	bUcV
brewery$	aHbUcS
brewh-	iY
brian-	cS
briancon	cS
brick-	a_cJiC
brickies	aW
brico-	aDj\\sU
bricolage	gI
bricolage$	gH
brid	aJmVtV
brida-	aT
bridal	aT
bride-	bYcCiR
brides	iRsT
bridg-	c[
bridge	aSkIqS
bridge$	aSqZ
bridges	b^cIgG
bridges$	b[gG
bridl-	iU
bridles	iU
brief	bHi^kJp\\
brief$	cJjHnFp^
brief-	iV
briefen	iY
briefen$	iV
briefing	iUtX
briefing de	i[
briefing$	iV
briefings	iU
briefs	bJiV
briefs$	iT
briga-	bUmX
brigada	aWmT
brigada de	mV
brigade	bSfSmT
brigade of	mX
brigade$	bGcGfY
brigadier	mZ
brigh-	eV
brighton	cV
brill-	gIh\\
brille	bSgEhYmI
brillentrager	s\\
brillentrager$	sY
bring	p[tS
bring$	iBjEmEt]
bring-	lXtU
bringen	l\\t\\
bringen wir	l\\
bringen$	iZtS
bringt	iVjJkV
brist-	cV
bristol	cV
brita-	jGkErTsZ
briti-	kJrXsU
british	kJrXsU
british spelling	rS
british$	cEpHr\`sI
brive	bEcZ
brive$	cU
brno	bIcV
broad-	bUhU
broadband	hVjJ
broadband$	hXiUjI
broch-	bU
brochures	bU
brochures$	bX
broken	aIfUhTkU
broker	bSiUqU
bronc-	q\\sT
bronz-	jHkWsU
bronze	jGkX
brook-	bT
brooklyn	bU
brooklyn$	bT
brot	gRhV
brot umsonst	cJgYhT
brotc-	fFhTiZ
brotchen	bShV
broth-	mVqR
brother	mXqS
brother$	qV
brothers	b[
brotz-	bThY
brotzeit	bThY
brotzeit$	tU
brown	i[kFsU
bruce-	i^
bruch-	hXkS
bruchsal	cSkT
bruchsal$	cSkT
bruck-	aFbZcRjJpV
brucken	bWcHhYiF
brucken$	cIhZiI
bruge-	cT
bruges	cV
bruges$	cX
brunn-	kU
bruno	hXmR
bruno$	aFh\\pE
brush	bJcJhBidpG
brush-	iTjV
bruss-	cUnV
brussels	cX
brussels$	cX
brut	g^
brut pour	gZ
brut selon	gSiIjJ
brut$	gV
bruta-	fU
brutal	fU
brutal$	fU
bruto	aIbGg_tX
bruto$	aHfIg\\tU
bruto-	g\\
brutos	g\\
brutos y	g[
brutos$	gY
bruts	gY
bruts$	g[
brutto 00	qT
brutto x	aIiU
brutto$	gX
bruxe-	bRcXhG
bruxelles	cW
bruxelles$	gTjT
bs	hU
bs 0	c[g\\jD
bs 0000	kXoJ
bs$	cHh\\jJ
bsc	j^
bsc$	jX
bsl	k]
bsl$	iIkZ
bsn	lZ
bspce	g]
bspce$	gZ
bt	eUgEjX
bt$	eVgFjX
btl	kX
btl 0	kX
btp	aJbWeIjX
btp$	aHb[eFhFiIj]
bts	jZlX
bts abm	jY
bts$	aHlV
btw	bWjJqUsS
bubbl-	jT
bucar-	cV
bucaramanga	cV
bucaramanga$	cV
buche-	hej>kH
buchen	iY
buchen$	iX
bucher	h[iG
buchh-	mU
buchhaltung	mW
buchs-	aWb^cGeHiFjE
bucks	gX
buddy	fEh=kGla
budge-	iUqS
budget	qU
budget 0	hViT
budget 00	bZ
budget m	iJj_
budget of	hW
budget £	bJgChHiTp]
budget$	bVpV
budgetaire	iX
budgets	iSjW
budgets de	gHiY
budgets$	i^
buen	jWt\\
buen pulso	jY
buena	qUs^
buena presencia	sX
buena-	cWtV
buenas	tY
buenas$	qRtU
buenaventura	bIcW
buenaventura$	bIcW
bueno	cGrStX
bueno$	aHcFdIfIhSiIjIlImHnIpFsH
bueno-	cWgVtS
buenos	cWgVtS
buenos dias	t]
buffe-	iX
buffets	iY
bug	jSpU
bugs	i\`jE
bugs$	i]jF
buhne	gRjS
buhne sr	eSgT
buhne$	jX
buhne-	fFm\\
build	bZ
build$	b[iF
build-	bT
build-up	oT
build-up$	oT
builder	aJbYcIiHjGkY
builder$	bRiGjFkY
builders	bXiV
builders$	iUjH
building	bSjU
building$	jSlZ
builds	fFhTiX
builds +	bTiHpV
builds$	fEi^pR
built	bY
built$	sV
bukit	bJcc
bulbs	aSeGh^
bulbs$	aX
bulga-	sW
bulgare	s\\
bulgarian	jVlR
bulgarian$	lT
bulle-	rYtS
bullet	rWtR
bullet points	rWtU
bulletin	tX
bulletin$	tZ
bulletins	i[jF
bullets	pXqIr^
bulli	hXn[
bulli$	hHjIn\\
bulli-	i\\jGkW
bump	fFgX
bunch	b\\iTkEpF
bund	b\\cGgWhJiG
bunde-	bXiGkTn]
bundl-	iUp^
bundles	hIiWjS
bundles$	hHiUjU
bunga-	h]
bungalow	h]
bungalow$	hW
bunk	h]sS
bunk$	hZ
bunke-	gAj@k\`lEpC
bunker	aW
bunkh-	h^
bunkhouse	h^
bunkhouse$	hV
bupa	ha
bupa cash	hU
bupa$	hW
buque-	bUcGjG
buques	bUcGjG
burea-	cUdUgI
bureau	dTgGpS
bureau des	bScGmUpH
bureau$	cFde
bureautique$	aU
bureaux	cSdR
bureaux a	cYlS
bureaux sont	bUcWiHqGsH
bureaux$	bUcR
burge-	aVfJiXpS
burgerdienste	bVmXtF
burgermeister	aEp[sS
burgl-	bScXgHrW
burgo-	cV
burgos	cV
burgos$	cV
burn--	qY
burn-out	qY
burn-out$	qR
burno-	qT
burnout	qT
burnout$	sX
buro	bYcRd\\
buro in	c]
buro$	d[fFmW
burok-	aVbFcJj[
burol-	aViImV
buros	i]jJ
buros$	iYjH
bursa-	pT
bursar	pT
bus	h^
bus cleaners	aY
bus drivers	aXsT
bus from	haiI
bus pass	hR
bus to	lTnW
bus$	hWlZ
busca	qIta
busca$	aHcHt[
busca-	tZ
buscamos	aXhStV
buscamos$	aEbIiHtZ
buscando	tR
buscando$	tU
busco	aUjJ
busco$	tW
buses	bIiaj\\
buses$	bGiT
bush	aSbHi[
busin-	aTjT
business	aTjT
business card	hR
business$	hUiIlXpHsT
busy	iX
busy$	iW
but	qT
but 00	fEh\`
but a	aHj[rJtR
but don't	hImHqZrT
but it	cEd^gIiGjHkI
but no	lV
but not	kZlCrU
but one	f[
but only	eZiJqGtS
but the	hGqY
but two	dXiTnE
but we	eTqV
but$	kSlRqTrTtR
butch-	aTiW
butcher	aSiT
butcher$	aTiU
butchery	iS
butchery$	bU
butto-	jY
buttonhole	iR
buttonhole$	iU
buxte-	cVfJ
buxtehude	cVfJ
buxtehude$	cWfI
buy	h\`jAsV
buyer	a[
buyer$	aX
buyer-	bTjIkRsT
buyers	bWcIjHkFsW
buyin-	jW
buying	jW
buying house	bShIiDj\\mHpI
buying$	mW
buzzw-	rX
buzzword	rX
bwl	jY
by 0	fS
by 00	pS
by a	fXiH
by choice	fV
by eye	iXjT
by friday	p[qW
by hand	aBgHiUjV
by heart	jZ
by june	jV
by law	iFjY
by night	fZ
by noon	fTiHpT
by phone	fXhFiS
by teams	pS
by the	oTpT
by thursday	fJnVtY
by ticket	gbhIkH
by us	lX
by yourself	pU
by$	fRoSpW
bye	ta
bye$	ta
bzw	aZgTjH
bzw 00	bJgWjIqT
c	jZ
c $	gY
c &	iU
c +	jR
c /	gRmX
c 0	gTjZ
c :	fEg]jEmS
c and	aWbIjI
c$	jV
c'est la	j\\lE
c'est pour	q[
c'est$	bIcVfFiHjItT
c-che-	i\\
c-pru-	iJjV
c-prufung	iJjV
c-prufung$	jV
ca	qS
ca 0	bXgT
ca 00	iZnX
ca aide	k]
ca en	pV
ca me	cIsZ
ca nous	kYsV
ca reste	lFpIq\`rI
ca va	eXq[tI
ca$	cWqT
ca-eb-	jR
ca-ebs	jR
ca-ebs$	jS
cab	bGhfnH
cab$	bFcYhSiI
caba	c^
caba$	c[
cabal-	iHjXkRsV
caballos	iHkYtS
caban-	hZ
cabane	hZ
cabane$	hYiH
cabez-	hTiS
cabeza	iVsS
cabeza$	gViFs[
cabin	aXdUh^
cabin crew	a]hIiIsR
cabin w	h[
cabin$	aVcHhZ
cabin-	cU
cabina	cFjSmV
cabina$	aRjYmI
cabine	hTiUjU
cabine$	fHgJiUjZ
cabines	bV
cabines$	bV
cabinet	bV
cabinet de	aIb^
cabinet$	iUjS
cable	i\`
cable$	iY
cable-	j]
cableado	iY
cableado y	iY
cacer-	cSgT
caceres	cSgT
caceres$	aIcTgT
caces	jWkR
caces 0	j[
caces nacelle	jS
caces r	gJkW
caces$	jV
cache-	eTgWiAjHoEpX
cachets	eVgYiAjH
cad	gWlS
cad /	aTjR
cad$	kT
cada	fXnU
cada 0	f]
cada ano	eUhWiI
cada cuatro	fY
cada dos	jGn_
cada mes	fXh\\iC
cada tres	fX
cada una	d\\fDhJiV
cada uno	gSnU
cada$	jIpS
cadas-	iZjGkF
caddy	h\\jH
caddy mit	hXjI
caddy$	hV
caden-	iSmT
cadena	bV
cadena de	iV
cadiz	cX
cadiz$	cX
cadre	mY
cadre :	mY
cadre de	bGjUmJtZ
cadre forfait	eW
cadre$	eSfY
caduc-	iSqX
caduca	iSqX
cadwo-	iHj[
cadwork	iHj[
cae	fSjXq^
caf	hWiV
caf$	hXiRjJsI
cafe	bYh\\pR
cafe 00	b]hGtJ
cafe$	bUhJsT
cafes	bWpU
cafes$	i]
cafet	gAh]iZjG
cafet-	aCbWh_iJ
cafeteria	aBbVhViI
cage	lInXrX
cage$	rT
cahie-	iV
cahiers	iV
cahiers de	iV
cahir	c[
cahir$	c[
cahor-	cV
cahors	cV
cahors$	cV
caiss-	hUjJmT
caisse de	bThU
caisse regionale	bU
caisse$	i^pS
caisses	i]jI
caissiere	a\\
caissiere$	a[
caja	iW
caja de	hV
caja$	iTmV
cajas	bW
cajas de	hTqU
cajer-	aWmR
cajera	aWmU
cajera$	mW
cajero	cRgJ
cajero /	cRgJ
cake	h[
cake$	h\\iHjG
cakes	hXpI
cal	iWjRpS
cal$	hFiVjY
calag-	bHi^
calah-	cY
calahorra	cY
calahorra$	cY
calam-	cR
calama	cR
calama$	aTcR
calan-	iW
calcu-	i\\
calcul	iVjR
calcul des	iWjI
calculo	jR
calculo de	iU
calde-	iU
caldera	cTiX
calderas	jX
calderas$	iJjY
calef-	hZ
calefaccion	hZ
calefaccion$	hX
calen-	fSiT
calendar	iU
calendar$	iU
calendario	fRhS
calendario de	bHfUiU
calf	eIi\\oG
cali	cSfUnV
cali$	fVnU
calib-	i\`
calibrage$	iU
calibre	gS
calid-	aRrS
calidad	aSiS
calidad cliente	a[iFjHmJ
calidad$	iFjV
calie-	hViV
caliente	hViV
caliente$	hViW
call	pV
call 0	f_
call 00	gX
call center	aUbIlVpHsI
call first	pX
call in	pX
call it	oS
call my	iJq[rJsI
call out	fFg[iFjJpH
call the	pS
call$	aFfSmSqRtX
call--	eWgS
call-outs	fSgUhIiF
call-outs$	fWgThG
calla-	cWiIqasS
calladito	q\\
calladito$	q[
calle	cVpT
calle$	cIiZkT
calle-	lX
called	lZ
calli-	iT
calling	iT
callo-	fTgU
callout	fS
callout$	sU
callouts	gUjI
callouts$	fFgZiI
calls	fSi\`pV
calls /	kU
calls 0	fYgJiEpT
calls and	pU
calls w	i[
calls$	iZsS
callu-	iSqYsC
calm	j^rR
calm in	jS
calm when	jX
calm with	jT
calme	fYjVpH
calme en	eEfHj^
calve-	iS
calves	iS
calves$	iS
calvi-	gJiW
calving	bUoT
calving$	bUiGoS
calza-	bScW
calzado	bUcJ
cam	aUjT
cam$	aVjS
cama	hZ
cama en	cIhX
camar-	aThUiT
camara	bTrJsW
camara de	bZiE
camaras	bHi\\jJ
camareras	aX
camareras de	qVsS
camas	bV
camas$	bT
cambi-	iZqT
cambiar	iZ
cambio	iU
cambio de	iY
cambio$	qW
cambios	iV
cambios de	iT
cambios$	iU
cambr-	bRcS
cambridge	bScT
cambridge$	b^cA
came	g[hJ
camer-	iU
camera	iX
camera$	sX
cameras	bSqT
cameras$	bUgH
camhs	a[
camil-	bTiWpIqT
camilla	i[nJ
camin-	kW
caminar	jV
caminata	pR
camino	iSjEk[
camio-	hZ
camion	hV
camion$	bSjSnR
camiones	bSiX
camiones$	i^
camioneta	hUn[
camioneta 0	hV
camioneta$	hTiEnS
camionnette	hV
camionnette$	jW
camions	bZ
camions$	bX
camp	cUhT
camp boss	aXmT
camp$	bXgFhUmUsS
campagnes	bAcJiajF
campaign	eTnToT
campaign$	eToY
campamento	hW
campamento$	fU
campana	oU
campana de	qY
campana$	oX
campanas	jYnU
campanas$	cHjInV
campb-	cTiW
campbell	cTiW
campe-	hXiW
campi-	aUbV
camping	aEb\\
camping$	bViT
campo	n\\
campo de	bXtW
campo$	nV
campu-	bXhU
campus	cRhW
campus$	hX
can	lV
can be	lUrS
can do	gXiJjUlE
can drive	kS
can follow	l]
can get	aWkIlSrX
can learn	jGl\\
can read	jW
can ring	pT
can start	j@lVoY
can tell	jUlI
can train	jGl_tG
can u	aHrBtW
can we	jJtd
can you	jEqTrStX
can't	jVsX
can't be	bSqUsR
can't$	dS
canad-	aEbXjDlDnUsW
canada	eUhJnX
canada$	n[sI
canal	iYrV
canal$	bY
canal-	iV
canales	iV
canales$	iU
canar-	cR
canary	cR
canary wharf	cR
cance-	gUhEiS
cancelled	hIlYpI
cancer	cGiRqV
canch-	mJ
cancha	aTcJjSmG
cancha$	aXcImG
candi-	iGpRqS
candidate	tS
candidates	iHqRsZ
candidato	pVqT
candidats	fUqR
candidats$	fWqT
candidaturas	pZ
candidature	pX
candidatures	bIe\\pR
candidatures$	bIe]qV
candl-	pV
candlemas	pY
candlemas$	pY
candling	iT
candling$	iV
cane	i_lS
cane$	lU
canet-	c[
canete	c[
canete$	c[
canin-	b[
canina	aS
canine	bVcI
canine$	bS
cannu-	bGiYjW
cannulation	iTjR
cannulation$	jX
canon	s[
cant	tU
cant be	jT
canta-	c\\
cante-	hY
canteen	h\\
canteen$	hX
canti-	iZ
cantine	hW
cantine a	h[
cantine et	iZ
cantine$	aZ
canto-	aCbTeRmZ
cantonale	eWgT
cantonale$	eXiG
canva	k[qWrE
canva$	cHkY
canva-	iEpZ
canvassing	iEpZ
cao	g^iH
cap	jU
cap 00	iS
cap 000	b^fFgGkT
cap ou	jW
cap$	g^jRmV
capa	iTkZlI
capa$	kS
capac-	iUlZoE
capacite	iIjS
capat-	m[
capataz	mY
capataz$	a[m@
capaz	oWrW
capcu-	jX
capcut	jX
capcut$	jY
cape	bHcciHnVtI
cape town	iJnY
capil-	b[iGmHpG
capitaine	bIj[tD
capital	cWrV
capital$	c\`iCjH
capitan	a\\cJmH
cappe-	pV
capped	pV
capped at	pV
capri-	aGbYiJkV
capricho	bGkYrT
capsu-	iXjF
capt	mWpFtW
capta-	aV
captain$	a^iX
captains	aYhD
capti-	jHkX
captions	jHkY
captu-	iZ
captura	i]jI
capture	iRjS
capture one	iHj\\
capture$	i[jG
car	h]
car allowance	hW
car licence	jHlY
car or	gIhUjFl[
car$	jR
carac-	aIeSjRsW
caracter	aIeSjRsW
carav-	ha
caravan	hW
caravan £	hSiH
caravan$	hSiT
caravane	hY
caravans	gDhXjGkW
carbo-	iUjS
carbon	iUjS
carbu-	hS
carburant	hS
carburant$	hS
card	h_
card 0	gJhW
card no	jGlV
card$	eThUj[
cardi-	aVbIc\\
cardiac	bWkT
cardiff	cRqT
cardiff$	cTqT
cards	e\\iYpG
cards$	eRiX
care	bUlS
care about	lY
care home	b[dI
care homes	i^
care is	aBiTm\\pF
care$	a^iVlS
caree-	tS
career break	eT
careers	tT
caref-	hZiEqY
careful	jWqVrI
carer	aT
carer$	aU
carer-	iU
carers	iU
carers$	a^
caret-	iStR
caretaker	iStR
caretaker$	iW
carga	hFi\`
carga-	iW
cargar	i]
cargas	jR
cargas$	iWjE
cargo	aSmS
cargo a	bHnZ
cargo de	eZhViFjI
cargo$	aUmX
cargo-	bRjWkS
cargowise	hJjSkV
cargowise$	hIjSkV
carib-	iX
carin-	mWrUsY
caris-	cSmY
cariste	aRjS
caristes	bHcUm\\
carit-	bX
caritas	bU
carla	a\\bIcFjJnIoHpGtG
carli-	cSnZ
carlisle	cSnU
carlisle$	cY
carlo-	cS
carlow	cS
carlow$	cU
carme-	bFcXhImX
carmen	mZ
carmen$	tV
carne	h\`jX
carne b	jSsT
carne de	j[
carne$	hZlU
carnet	jT
carnet b	jU
carnet y	jSpR
carni-	a[
carniceria	aRbShH
carnival	oU
carnival$	oU
carol	aFiIjGm\\pHtZ
carol$	aFiIjGm\\pHtZ
carol-	cVpY
carot-	i]
carou-	cX
carouge	cX
carouge$	cX
carpe-	aWgUjR
carpenter	a^jR
carpenter$	a\`
carpentry	iJkTlX
carpet	iZ
carpeta	jUpV
carpi-	bV
carpintero	bV
carpo-	g?h_iTkJpF
carre-	cF
carrera	gSlZ
carrera docente	gY
carrera me	lYqJ
carrera$	gXlTpF
carres	b[hViC
carretilla	iTjV
carretilla retractil	iU
carretilla$	iJj]
carretillero$	aX
carri-	aTcTpW
carriere	aXcHhH
carriers	aHbX
carriers$	aGbX
carro-	aZlT
carrosserie	bSlW
carrossier	a\\mD
carry	iYrW
carry the	iFpIr]
carry$	hX
cars	iSmT
cars$	jUmW
cart	gGiGj\\mF
carta	iSlWpW
carta de	i\\jIlWoI
carta del	jHkHs\\
carta$	jGpRsT
carta-	gGh[qS
cartagena	cZ
cartas	pTqV
cartas de	iIqY
carte	hTjY
carte conducteur	gHjX
carte de	h[iI
carte essence	hTjJ
carte pro	j^
carte$	dJf^hXj?
carte-	iU
cartera de	bEkV
cartera propia	bTjEk[
cartera$	aWbFiSmJqI
cartes	iSjV
carto-	iT
carton	kRpX
cartons	rW
cartons$	iHrX
carvi-	cZjX
carving	cIiWjZ
cas	eakJmIp[
cas transitorio	eV
casa	d_hY
casa de	aGbThT
casa los	fHnZ
casa y	hR
casa$	d[
casab-	iU
casablanca	iU
casad-	sa
casada	sZ
casado	s]
casado$	sY
casas	fCsa
casca-	jZ
cascade	jZ
case	pW
case +	pV
case management	kS
case study	pZ
case$	g\\mEpY
casel-	iY
caseload	iY
caseload of	iR
caser-	bVmF
casero	iRqT
cases	bTi[
cases a	bHfCgFhYiV
cases$	iW
caset-	p\\
caseta	p\\
caseta$	pU
casew-	iUjU
casework	jR
casework in	iGjY
casework$	iV
caseworker	aU
caseworker$	aW
cash	eThSi[jF
cash plan	hW
cash$	eZqR
cashi-	iU
cashing	iU
cashing up	iU
casi	jElTnTtW
casie-	hZiJjR
casier	hViJjT
casier b	pV
casier vierge	hJiJjWsR
casin-	bVhV
casino	bVhW
casino$	hV
caso	p^qY
caso$	q^
casos	iW
casqu-	iZ
casse	iWsYtI
casse$	gVi\\
cast	bSiT
caste-	cSrS
castellano	jRlTrU
castellano$	lGrY
castellon	cT
castellon$	cT
castelnaudary	c[
castelnaudary$	cT
casti-	rT
castigo	iTjV
castilla	bSpErY
castilla y	bUrI
casting	pX
castl-	bScVpR
castle	bWpUrJ
castles	bS
castles$	bS
castr-	c^dFhIiAjJkIn[
castro	cEdEhHkGn^
casua-	eVmT
casual	eZ
casual$	aS
casuals	iVmU
casuals$	i?m^pG
casualties	iT
casualties$	iW
casualty	fTiS
cat	aVgXjU
cat 0	jY
cat a	bVhBiGj[
cat b	a^
cat c	b]gB
cat$	gbjT
catal-	kT
catalan	jIkVlSrT
catalan$	iCjIkRlX
catalana	cHjTkU
catalogacion	fJjZ
catalogo	iXjT
catalogue	iY
cataloguing	iXjJ
catas	i_jF
catas-	bXeHhR
catastro	kT
catch-	aZbR
cated-	eUiHjX
catedra	eWfR
catedra$	bJcJeWfV
categ-	gX
categoria	gZ
categoria 0	gVjR
categorie	gS
categorie a	eT
categorie b	aYgR
category	jUsT
cater-	bY
caterer	aFbYqVrS
caterer$	aDb_nE
catering	eR
catering$	bEeTiS
cath	aVbGm_pD
cath lab	aZbGmJ
cathe-	aJbSn[tI
cathedral	aJbYtH
cathedral$	cV
catho-	s^
catholic	sS
catholic parish	bT
catholique	sZ
catol-	sZ
catolica	sW
catolico	sU
catorce	mS
catorce pagas	gV
catri-	m[
catriona	m[
cats	aGbZjW
cats$	bUjW
catte-	bZi@n\\
cattl-	iUlU
cattle	iUlU
causa	aIoStY
cause	iXqX
cause$	pIqY
cause-	qT
caust-	iV
caustic	iV
cave	bUjWpI
caves	bTcU
caves$	cUiG
cavis-	aUiR
caviste	aViJ
caviste$	aW
cbd	c]jH
cc	ca
cca	jS
cce	aUbIeHiDjDk]mIpF
ccn	f@gc
ccn 0	jT
ccn 00	g\\
ccnt	fXgRjI
ccnt$	fXgWjG
cco	jZmS
ccq	j_
cct	g]
cct 90	pY
cct branche	gV
cct$	gUiZjH
cctv	iW
cctv 000	iV
cctv$	jW
cd	hIjY
cd$	hFj[
cdd	eb
cdd 0	eS
cdd d'usage	eR
cdd de	eW
cdd$	e]
cdi	ej
cdi apres	aIfIsS
cdi cadre	eV
cdi si	aJ
cdi temps	fH
cdi$	e[
cdl	jWl_
cdl a	a[lHtI
cdl$	jSl\\sI
cdmx	cXdWnJ
cdmx$	cYdWnJ
cdp	aZ
cdp$	aU
cdr	eUjW
cds	iVjT
ce	hWjT
ce 0	aZhGjT
ce que	gRtU
ce serait	jTsS
ce$	gHhYjS
cebad-	i[
cebaderos	iX
cec	i_jI
cedar	hJiV
cedul-	jW
cedula	jW
cedula$	aWcHiCjU
cee	cJiY
cee$	cJi[jI
ceili-	gFq\`
ceiling	gFq\`
ceip	bScY
celay-	cShT
celaya	cShT
celaya$	bHcThU
celib-	s\\
celibataire	s\\
celibataire$	sS
cell	hViY
cell$	iWmS
cella-	eJgGhSm[
cellar	aSgHhU
cellar$	aHhCiSmW
celle	cZ
celle$	c[
cells	dUgViG
cells$	gWiHoJ
cellu-	bGcGgDh^m[oGtG
celta	gGj]
celti-	jFqGsZ
celul-	hV
celular	hV
celular$	hY
cemap	j\\
cemap$	j\\
cemen-	b[cFjT
cement	j\\
cemet-	a\`cIiEjI
cena	h_
cena$	aIcIhZ
ceng	jV
censu-	iZ
census	iZ
cent	g[hS
cente-	bYjH
center	bRkRlR
center$	jFk[
centr-	bW
central	cRiT
central de	bTjT
central$	aHbStW
centrale	bS
centrale$	bT
centrales	iW
centre	bT
centre 0	bViIpR
centre de	aTcU
centre$	aVcTiH
centres	bUiU
centres$	bWiR
centro	bSnT
centro de	iV
centro$	bJcRdBn^
centros	aJbW
centros de	aIbSlS
centros$	bT
centu-	cUjV
century	jX
cenwa-	jU
cenwat	jU
ceo	aUm\`
ceo$	a^
ceram-	iStS
ceramica	aGb^
ceramista	aWiWjH
cerca	bJcUhT
cerca$	jVkS
cerca-	iRjIrW
cerea-	bW
cerem-	aYbIfHgTiR
ceremonies	i^
cerez-	aYbIfJ
cereza	aYbIfJ
cereza$	aXbI
ceris-	b\\hHiJjHkX
cero	gSrT
cerra-	fX
cerrada	gU
cerrada$	gU
cerrado	pV
cerrado$	fTgRpSsR
cerramos	f^
cerro	c\`h_iGjI
cert	j]kYlZ
cert (	iJj\\
cert +	fFgBhIk\\lG
cert 0	jX
cert cii	hUjT
cert iii	kV
cert in	lX
cert is	jV
cert iv	bGhFjX
cert or	jZ
cert with	aHiX
cert$	jXkU
certa-	fTsW
certain	qWsV
certains	fU
certi-	jY
certif	hUjS
certificacion	bUkX
certificacion$	b\\cJjCtF
certificada	bTjVmJ
certificado	bTjX
certificado de	pT
certificado negativo	aI
certificado$	jY
certificados	iUlVpR
certificados de	pW
certificat	jZsS
certificate	lU
certificate (	gHjV
certificate 0	eGj[
certificate$	jZ
certificates	iRpX
certificates$	jS
certification	kTqHrW
certificats	aHiU
certificats de	aHiU
certifie	jEkVlY
certified	bXkVpJ
certifs	hUjT
certs	iVpW
certs$	bBcIiVjTlUsJ
cerve-	aUbXmHqS
cesfa-	cU
cesfam	cU
cesfam$	iW
cet	dFfZjFpT
cet$	dGfUpT
cette	lJsY
cfa	eWkX
cfa$	bT
cfc	aSjZ
cfc$	a\`
cfe	bZjT
cfgs	iGj\\
cfo	iHmbpR
cfo$	aWmXsH
ch	hFnUsW
ch /	hHlJnZ
ch$	hHjDnHsZ
chai	aHjVpU
chai$	aHjX
chain	bSiU
chain of	iZ
chain$	bWiSmItJ
chain-	iSkU
chaines	iY
chaines$	iY
chains	bTjS
chains$	bYiGjU
chainsaw	jVkT
chainsaw$	jXkI
chair	eSgJ
chair rental	e]hZiClF
chair yoga	iX
chair$	hX
chairing	iW
chairing$	iX
chairman	pR
chairman$	aX
chairs	bTcS
chairs$	bTcUiCmU
chairside	bHi[sH
chale-	cIhV
chaleur	aIjW
chall-	iTrS
challenge	hS
chama-	cJh\`iH
chamb-	bRhU
chamber	dU
chamber$	iG
chambers	b[iI
chambery	cY
chambery$	cY
chambre	hY
chambre$	jTlH
chambres	bU
chambres$	bV
champ-	jXkW
champagne	gIkY
chanc-	iY
chance	eSqY
chance$	eSqT
chand-	bTiFoRpU
chandeleur	oUpR
chandeleur$	oUpR
chang-	iVqS
change	lTpIqY
change$	i\\
changement	iTrY
changement de	iUrV
changeover	iToV
changeover$	oW
changeovers	rS
changes	iT
changes$	iZ
changing	iRsY
chant-	cW
chantier	cTeT
chantier$	eShR
chantiers	cSnV
chantiers$	cHi_
chaos	kWqS
chap	s^
chapa	iejG
chapa-	cZiDjZ
chape-	bU
chapel	bU
chapi-	bT
chapiteau	bYcI
chapiteau$	bYcIiH
chapl-	aWiSm[tG
chaplain	a[mU
chaplain$	iJmX
chapt-	fRpS
chapter	fRpS
chapter clerk	p[
chapu-	k]lB
chaqu-	hSmS
chaque	hSmS
chara-	mGpGqYrUtD
charc-	a\\kU
charcuterie	bSkW
charg-	mT
charge (	cV
charge de	aV
charge e	aZbJmI
charge of	cFmS
charger	q]
charges	iIjRsV
charges comprises	hX
chari-	bV
chariots	iW
charity	bXlR
charity 00	bViFlT
charity$	b[lS
charl-	cY
charla	iRpX
charlas	iV
charleroi	cY
charleville-mezieres	cU
charleville-mezieres$	cU
charp-	aVbGi[
chart	iZ
chart$	iY
chart-	rX
charter	aJb[cHiW
chartered	j[rS
chase	i^
chase-	i^
chasi-	iX
chasing	iX
chasing 90	iU
chasing$	i[
chass-	iTtY
chasse	iU
chasse aux	aJjSoI
chat	iTpZtU
chat on	iIpW
chat with	pW
chat$	iVpStZ
chate-	aIb\`iG
chats	i_
chaud	hUiW
chaud +	iT
chaud$	i^
chaud-	iY
chaudieres	bSiV
chauf-	hY
chauffage	iT
chauffage$	iV
chauffe	bIhY
chauffe$	h]iH
chaufferie	aHiWpY
chaufferie$	eIiXpU
chauffeur	rT
chauffeur$	aV
chava-	sW
chaval	qRsU
chaval de	qRsU
chavales	iS
che	t[
che$	aGtZ
check	iTjWtF
check &	gJjT
check list	iS
check w	aIqUsG
check$	dJfSgUjUpS
check-	i]
check-in	dS
check-in 00	dU
check-ins	i]
checken	i]
checking	iT
checks	iR
checks$	iV
cheek-	rU
cheeky	rU
cheer-	cHiIjVpAqDtb
cheerful	j\\
chees-	bSgChYiJkU
cheese	gAh[kU
cheese$	hW
cheesemaker	bSfG
chef	m]
chef (	aU
chef :	fIm\\qV
chef concierge	mU
chef d'equipe	aZ
chef de	aUmT
chef is	qU
chef ist	mX
chef sommelier	aWmJ
chef$	tS
cheff-	m[
cheffe	m\\
cheffe de	mS
chefi-	kSmR
chefin	kTmU
chefs	iVmZ
chefs de	mW
chefs$	bDiY
chelt-	gJ
cheltenham	gJ
chem	hEiWj^
chem /	iX
chema	m]
chemical	iZ
chemicals$	jT
chemie	bWcG
chemie$	bX
chemielaborant	a_
chemikant	jV
chemikant$	aS
chemin	iUsW
chemist$	a[
chemistry	iS
chemistry$	iXkR
chemists	bFm^
chemn-	cX
chemnitz	cT
chemnitz$	cT
chemo	bSk[pI
chemo$	jUkTqR
chequ-	h_
cheque	gU
cheque$	gV
cheques	hR
cheques 0	sT
cheques-repas	gJhV
cher	aHbGcZtV
cherc-	aUtY
cherche	tU
cherche quelqu'un	aWfJsS
cherche un	aWtC
cherche$	aHt\`
cherchons	tR
chere	aJt[
cherr-	bVhUiF
cherries	bShWiG
cherries$	hW
cherry	bToR
chest-	bEi[jF
chester	cU
chester$	cV
cheva-	iW
cheval	hY
chevalet	aWbI
chevaux	iZ
cheve-	kZ
cheveux	sX
chez le	bFmYqS
chez nous	eVlRsU
chez soi	d]hV
chf	gRhT
chf 0	hV
chf 000	fIhV
chf 92	iIrT
chf$	g]jI
chica	sb
chica$	iIsX
chicas	iRsStR
chick-	bV
chicken	aSbS
chicl-	c^iT
chiclayo	iV
chico	hIse
chico-	fGiVsX
chicos	fGiVsX
chido	jJk\\sU
chido$	iHk\\sU
chief	ma
chief of	a\\mC
chief$	cFiXkJmT
chien	eIkY
chien-	aBbXjW
chiens	aBbXjW
chiff-	iUrW
chiffre	iSrS
chiffre$	iW
child	hWjUpGrW
child$	hWiW
childcare	hX
childcare$	aX
children and	bS
children's	iS
children's ward	aFbU
children's$	cXiJ
chile	cbiJ
chile$	c\\mI
chile-	iGjTs_
chileno	lU
chill-	cCj_
chilled	aSbRcJ
chilo-	iU
chiloe	iU
chiloe$	iS
chimi-	i[kE
china	bYfIn[oG
china$	b]iG
chine-	kT
chinese	jTsT
chinesisch	kZ
chipp-	bV
chipping	cR
chippy	aTbS
chippy$	bS
chips	bVcJiBjHsY
chiqu-	iHmWsX
chiru-	bTqW
chirurgie	bTqW
chirurgie$	bWiImJqT
chlor-	iU
chlorine	iV
choco-	jS
chocolate	jZqS
chocolatier	aX
chocolatier$	aZ
chofe-	aR
chofer	aSjR
chofer de	aScT
chofer$	jS
choic-	eSfXiHkT
choice	eSfXiHkT
choice$	eTfUiHkU
choir	fHi]
choir$	aTbHiS
choix	d[g?hZ
choix$	eSfVhFjS
choke-	bIi[jAq]
chole-	cUiVjImJ
cholet	cZtH
cholet$	cZtH
choma-	aGiYsJ
chomage	aGiYsJ
choos-	eS
choose	eS
choose$	dSeW
chopp-	i]
chora-	iZ
chorale	bJiZ
chorr-	b\\sY
choru-	aV
chorus	aV
chorus$	aX
chp	i_jF
chris-	s[
christian	s\\
christian$	mJsV
christmas	gShT
christmas week	fRhTiI
christmas$	gFhXoS
chrom-	iWjS
chrome	iTjW
chron-	cJiSjU
chronic	a\\
chu	bb
chu$	b[
chuch-	bU
chuck	iZ
chur	cZ
chur$	bIc[
churc-	bU
church	iU
church$	iRjGkT
churches	bX
churchgoer$	lT
churchgoing	l\\qErG
churn-	aDhAi_lEmEpCsF
churr-	bX
chut	q_
chut$	q]
chute	bXiXjGmJrHtG
chuy	cFiFmb
ci	jW
ci$	jVkF
cia	gZhCjElXqD
cible	i^
cicli-	iU
ciclico	iU
ciclo	bXeCgHiWoU
ciclo-	bTfT
cics	jV
cics$	jV
cider	gThR
cider$	gXpJ
cie	aJbWiWjG
cie$	bX
ciego	cHiTrYsF
ciego$	rZsC
cien	bSiUnY
cienc-	aHbUcHiIjXlE
ciencias	aHbUcHiIjXlE
cient-	gX
cientifico	jV
cientifico$	iGjY
ciento	g[
cierr-	pS
cierra	pU
cierre	iT
cierre de	fW
cierre$	fYgIhWiH
cii	hTjU
cii$	jX
cilca	j]
cilca$	cHj\\
cilex	eBh\\jU
cima	j[
cima$	j_
cimet-	b\`cEmJ
cin	iIj[
cinco	fWmU
cinco anos	jZ
cinco noches	fV
cinco$	bVmGpV
cincu-	gU
cincuenta	gU
cincuenta$	gUsR
cinem-	hV
cinema	hV
cinema$	aWhX
cinq ans	jZ
cinq heures	fW
cinq$	dRfW
cinqu-	jSsS
cip	i]
cip$	iWjT
cipd	jZ
cipd 0	jUrS
cipd$	jV
circa	gTiY
circl-	cThBi^jH
circle	cUiWjH
circo	bU
circo$	bViR
circu-	iTtS
circuitos	aGiT
circuitos$	fT
circuits	i]
circular	bFdYiWjD
circulation	aRhYiFjD
cire	hUiZ
cirug-	a[cBiW
cis	eaiG
cis or	eXjI
cis$	eWgR
cita	dTiUpW
citas	fUgJi_
citas$	iT
citat-	bUiRjS
citations	iWjUpIsH
cite	b\\pIr_
citer	dJqDr\\
cites	iTr]
cites$	cIiTr[
citie-	bSmU
cities	bSmU
cities$	bSmU
citiz-	sW
citizen	jU
citizenship	iX
citoy-	bZjIpJ
citri-	fGhGiVjHkV
city	ca
city portal	gIpW
city$	cXhR
ciuda-	aI
ciudad	aFcThU
ciudad juarez	cW
civil /	j[
civil 0	jSk\\
civil service	eXpSqI
civil$	aSiSjR
civil-	jW
claim	gEhZqUrG
claims	iS
claims handler	aV
claims handlers	aWiG
claims in	iSlS
claims$	bXiU
clair-	fTsS
claire	qUsStR
claph-	cR
clapham	cR
clara	bTgIkSsX
clara$	bTkTsX
clare	c_mX
clare$	c_mX
clari-	aIbTmGsW
clase	hR
clase 0	h]iD
clase b	jT
clase c	aTjU
clase de	pX
clase-	iY
clases	iY
clases$	iU
clash	jX
clasi-	cHia
class	lT
class 0	aWjZ
class ii	iUjR
class of	dJfHiZjGmHoX
class$	lV
classe	aT
classe 0	aXgViFjV
classe 00	g[
classe$	bIcHgChXjFqXsU
classement	bIi^jI
classes	fSjR
classes$	bTfSiJjTlW
classic	bWjH
classic$	aSbXiIjH
classics	jXtV
classics$	jXtV
classification	iY
claus-	cYeR
clause	eZhI
clause de	eY
clause$	eT
clauses	bGjY
clave	j^
clave-	kW
clavecin	kX
clavecin$	kW
clavi-	aFbYjS
clawb-	eJgZ
clawback	eJgZ
clay	iHjY
clean	iZj\`
clean-	i\\
cleaner	aY
cleaner$	aYtG
cleaners	fG
cleaners$	aYbSiCmS
cleaning	iW
cleanliness	iU
clear	fTgWiDj\\
clear$	bFfYjVpE
clear-	j[
clearance	j\\
clearance$	jW
clearances	eHiUjHpY
clearances$	eHiTjHpY
clearing	g\\iX
clefs	aY
clefs d'or	aY
clerc	a]
clerc-	bSmU
clercs	bSmU
clercs$	mT
clerk	aa
clerk to	aUiU
clerk$	aYiItS
clerk-	mV
clerks	bSmS
clerks$	mU
clerm-	c\`
clermont-ferrand	cV
clermont-ferrand$	cV
cles	bSq[
cles$	bZ
client	iVqR
client is	e[iHq]rE
client$	i^nS
client's	sZ
cliente	iYqW
cliente sin	iY
cliente$	aXiZjE
clientela	bScIlZ
clientele	sV
clientele$	aTsT
clientes	bY
clientes$	b[
clients	sU
clients of	bX
clients$	iZjJkZ
cliff	bIc[jGsR
cliff$	bIc[iFsS
clima	aSiY
clima-	j^
climat	iT
climat$	iT
climate	aT
climb	jW
climb-	aW
climber	aW
climber$	aX
clin	iZ
clini-	bW
clinic	cR
clinic 0	bU
clinic free	hY
clinic$	bVjU
clinica de	bUcF
clinica dental	b[cG
clinica$	bU
clinical	aS
clinical coder	rS
clinical lead	mR
clinical supervision	hZ
clinics	cUiWnT
clinics for	iW
clinics$	bTiY
clinique	bUhXjR
clinique$	aShUiFjU
clio	hZiHjX
clip	mIp]
clipp-	bGiFj_
clips	i\\oH
cllr	mHqa
cloch-	bW
clochers	bW
clochers$	bW
clock	fRhYoT
clock$	hZ
clonm-	cW
clonmel	cW
clonmel$	cT
clopp-	cW
cloppenburg	cW
cloppenburg$	cW
clos	aEbY
close	fX
close 00	oIp[
close at	fRiV
close$	fSiV
closed	fUhR
closed mondays	fX
closed$	f[oJ
closes	pYqS
closes 00	pV
closes sun	p[
closes$	bHjVqW
closi-	pW
closing	pY
closing 0	fEp[
closing 00	pUsT
closing date	p[
closing$	gZ
closu-	iS
closure	gS
closure$	fHiZ
closures	iV
closures and	bXiI
closures$	bHfViT
cloth-	hWjWnI
clotu-	iSjS
cloture	jT
clotures	iT
cloud	iZjV
cloud$	jZmS
clovi-	cS
clovis	cS
club	b\\hZ
club de	bT
club du	bYhJiW
club$	bUhY
clubs	bTi_
clubs$	iZmI
cluj	bUcTkI
cluj$	bVcSiIkG
cluse-	cW
cluses	cW
cluses$	cW
clust-	iXjH
cluster	bT
clusters	i_jE
cm	aSj^
cm$	aXiFjS
cma	iJjd
cmm	iV
cmo	jIm]pH
cms	j[
cms$	iJjY
cnaps	jW
cnas	h\\lW
cnas$	hdiHnJ
cnc	aR
cnc$	bTjT
cness-	jX
cnesst	jX
cnesst$	jX
cnrs	g[
cns	aTmW
cns$	aSiWtI
co 0	i^jRkC
co$	aRcY
co-op	beiIpT
co-op$	b\\
co-op-	iIjGmZ
co-wo-	bFgEh[
co-working	bFgEh[
coa	hTlZpI
coach	aS
coach$	aYb[
coach-	iZjVmA
coaches	aTb\\
coaches$	aVbVcI
coast	c_pU
coast$	c\\pW
cobas	cJiFk]
cobol	iGjY
cobol$	iIjW
cobra	fW
cobra-	fGgSiTqX
cobranza	i\\jHsH
cobre	iSjUqT
cobro	bDi_jY
cobro$	jR
cobros$	aS
cobs	bUfAiYjD
cobs$	bWcIgS
cobur-	qU
coburg	qU
coburg$	cV
coc	j\\pV
cocha-	cWjHmZ
coche	gIhWjXnY
coche de	gBh\`
coche propio	nZ
coche y	jV
coche$	hWjX
coche-	cVh\\iF
coches	aV
cocina de	iZ
cocina$	aY
cocinas	iS
cocinera	cHhYjI
cocinera$	cGhYjI
cocinero	aV
cocinero$	aU
code	j\`
code$	bXjU
code--	pT
coded	aRjU
coded welder	aHjX
coder	lU
codes	iXlU
codes$	i^
codig-	lXpT
codigo	lXpT
codin-	lU
coding	lU
codir	iU
codir$	iU
coef	fXg[
coef 000	g]
coef$	f]
coeff	ga
coeff 000	aJg_
coeff$	cHgX
coeff-	fUgT
coefficient	fUgT
coefficient 000	gY
coffe-	iTpV
coffee	iTpV
coffee first	pZ
coffee$	i]mH
coffi-	bT
coffin	bU
coffrage	iJ
coffre	iS
coffre d'outils	hS
cogen	qGsT
coger	aJgGhEi_jIlHsR
coiff-	aTlTtI
coiffeur	aSjI
coiffeuse	aStE
coiffeuse$	aXtD
coiffure	jUlT
coiffure$	iGjTlV
coin	iSkIsT
col	cYtZ
col$	aIc@rJt]
colab-	bY
colac-	hW
colacion	hW
colacion$	fSgU
colch-	cV
colchones	aXiR
cold	iTj\\rT
cold store	aZqV
cold$	hHi@j]r\\
cole	hVkIqSsX
cole$	hX
colec-	iXj]kJ
coleg-	j[
colegiacion	hUiHjZ
colegiacion$	jU
colegiado	jU
colegiado$	aSjT
colegiatura	hTl[pH
colegio	bXcRjI
colegio$	cImGtX
colegios	bUiY
colegios$	iYpI
colet-	hHiIjHmXqU
colette	hHiIjHmXqU
colette$	hGiHjHmZ
colin	mWq\\
colis	aJcGhFibjFlFmJpAtI
colla-	eT
collab	aTmZ
collaborateurs	bZ
collaborateurs$	bZ
collao	aU
collao$	aV
collars	iU
colle-	bU
colleagues	bWmS
colleagues$	mX
collected	qWtX
collectif 0	hU
collectif$	bUhS
collecting	iZ
collection	iIqV
collection$	bXnH
collections	gV
collections$	iU
collective	hV
collectives	fFhTiY
collectivite	kS
collectivite$	jR
collectivites	bZ
collectivites$	bW
college	bZ
college de	aSbHcV
college$	aJpSsV
collegues	m\\
collegues$	bSmY
colli-	c[iSmRrH
colma-	c_iF
colme-	aBb\\cZgIiBsGtG
coloc-	iS
colocacion	iS
colom-	bScIdW
colombia	bScIdW
colombia$	bUcHdTiH
colon-	cRhT
colonia	cYqU
colonies	bU
colonies$	bS
colony	h\\qJ
color	iUjSkW
color$	iUj[kI
color-	gWj[kG
colou-	jRsY
colour	jU
colour vision	pV
coloured	sY
colum-	aSi[
column$	rW
com	bWgUqR
com$	bYcD
coman-	iSjZ
comandas	iSjZ
comar-	cUnT
comarcal	aFcV
comba-	iXjJ
combate	iXjJ
combe-	aGbU
combes	aGbU
combi-	a]jV
combinaison	gHjUlY
combine	jX
combined	aXgRjF
combu-	hSiRkS
combustible	hSiRkS
combustible$	gZhGiIkS
come	pW
come by	dT
come first	pV
come from	bZcDiCjVpIqW
come in	iVqT
come with	jY
come$	bSl\\
comed-	bUhS
comedor	hWtS
comedor y	hT
comedor$	h[
comen-	bSfIjIlHpFq^
comer	fZmJpT
comer-	jS
comercial	aXiJmY
comercial de	aXtJ
comercial$	aXcTiI
comercio	aGg\\
comercio$	gY
comes	eS
comes later	aIlZpJ
comes w	h]iBlS
comes$	fWi]
comfo-	j_
comfortable	j\\
comic	bZfEiGjW
comid-	hZ
comida	hW
comida$	fR
comidas	bRhS
comidas$	fVhX
comin-	qWtU
coming	qWtU
coming$	iHtY
comis-	g\\
comision	gUqS
comision$	gX
comisiones	ga
comit-	iS
comite de	iCm^tU
comites	iU
comites de	iS
comm	gThS
comm$	gWhTmJ
comma	aEcDiDmIrUt]
comma$	aGbFcDiEjGrTtZ
command	jUmX
commande	iY
commande$	i[
commandes$	aV
commas	rX
commas$	aHrY
comme	sRtW
comme au	rV
commence	o^pItJ
commencer	eUgS
commencer$	eTgSoR
comment	iUjDpIqZ
commerce	hJiZjH
commerce de	iIjS
commercial$	eViVkTmH
commercially	lR
commi-	iS
commis	aWmU
commis$	aUbJiEjJmZsT
commissary	b]iV
commission	g\\
commission 0	fTgV
commission 00	g\`mG
commission des	bSiGjY
commission$	eSg\\
commissioner	bY
commissioning	aUiS
commissions	fFgZhY
commissions$	gW
commitment	hU
commitment$	gShR
committee	hSqS
committee$	h[
committees	bWiW
commo-	cJjTkX
common	cJjTkX
comms	iFjSmY
comms$	gXjU
commu-	bU
communale	aIh[
communale$	bDhZ
communaute de	aIbTcViI
commune	bTcSqG
commune de	bWqG
communes	cR
communes$	bZ
communicant	kIlU
communities	kFlZ
community	bXcH
community centre	bW
community manager	aZ
community$	b=jHpJrWsU
communs	iV
communs$	iV
como	rU
como clientes	bTiI
como meta	iS
como va	lTqGt]
como$	tW
comp	f\\hTiHjWkG
comp time	f]hG
compa-	bR
compact	bTjY
compact$	bUcJjR
compagnie	bSqTtT
compagnon	aUjU
compagnons	bVmU
compagnons$	mU
companeras	q[
companeros	mUt[
compania	bVjR
companies	b[hGiI
companies$	bWiH
company	bT
company car	nU
company van	h[jI
company$	b[cIgUjGrS
comparable	jY
comparable$	jU
comparendos	iUjT
comparendos$	jYsI
compartida	hYsY
compartido	hZ
compartido$	hY
compatible	aGsY
compe-	fajTpR
compensation	gZjHlErI
compensatorio	f]gI
compensatorio$	fV
compenses	fThSiH
compenses$	fThSiH
competencia	iVq[
competencia$	pJqX
competency	aGj\\
competency form	jIpU
competitor	qZ
compi-	aIjUm^pF
compile	i]mD
complain	rVsW
complaints	i_
complaints$	iW
complet	eS
complet$	eT
completa	eX
completa$	eXhIjUkSlJ
completed	tY
completion	eHgY
completion$	hJiV
completo	hUoS
completo$	eShToV
compliance	aYjU
compliance$	bIcHiHjZtG
compliquee	qV
compo-	j\\
compose	jXkH
compose$	jT
compost	iW
compost$	bVgIhViI
compound	hVkJlIqIsU
compr-	fS
compra	iYrT
compras	jS
compras$	aRtV
compresseurs	i]
compressor	bS
compressors	iX
compris	hS
compris$	hY
comprise	hY
comprise$	bIh[
comprises	hT
comprises$	hX
comprobable	j\\
comprobado	hFj[
compt-	iW
compta	aU
compta de	iW
comptable	a[qX
comptable$	aV
compte	bUiJmWqJ
comptes	gHiZ
comptes$	bIgHiZ
comptia	kTlG
comptoir	iU
compu-	aSfSlU
compulsory	fSlSrT
compulsory$	fUrT
computer	iWjGlU
computer$	iY
computers	lS
comte	aJb]
comun-	cU
comunicacion	aTbT
comunicacion$	aVbViG
comunidad	qT
comunidades	bViU
comunidades de	aViS
comunidades$	bZ
comunitaria	b]
con 0	cS
con 00	b^
con 000	aGb^
con bono	gU
con calefaccion	hV
con cartera	aWiI
con cesfam	iW
con cinco	jY
con cliente	iajH
con curso	kU
con dni	pV
con dos	p\\
con el	iS
con familias	hSjJ
con fotos	p^
con gente	jW
con la	eUpW
con las	jW
con lena	hWjX
con los	jUkSqS
con nosotros	i[qH
con otras	bVmS
con otros	bIgImY
con padres	iU
con parkinson	aIi]sJ
con permiso	dUlG
con posibilidad	dWoU
con power	jS
con prueba	jX
con seguro	jZ
con soltura	jT
con tres	iGjZ
con un	hSrS
con una	hIjHmS
con usuarios	iXjTnGpJ
conca-	jV
concar	jV
concar o	jV
conce-	b_
concepcion	cT
concepcion$	cUiI
concept	cIiV
concert	iW
concert$	bJhX
concertada	bU
concertada$	gR
concertadas	d^iB
concertado	bW
concerts	hV
concerts$	bU
concesion	bTeZiI
concesionaria	b_hG
concesionario	bV
concession	bThT
conci-	jJ
concierge	aZjEkY
concierge$	aTjDk[
conciergerie	bDcFh]iEmH
concierto	bZgWhIiIpI
concierto$	gZ
conciertos	aEfViW
conciertos por	bCfYiUtI
conciertos$	aFiU
conciliacion	iU
conciliaciones	iW
concl-	eRtR
conco-	eSlU
concours	eSlU
concours pas	jIl[
concours$	iFjHl[pJ
concr-	iXjW
concreto	iXjW
concu-	aUiIjRkU
concurrence	aXqW
concurrent	aYjJ
concurso	eXoU
conda-	gFhGiGj_kBrHsI
conde-	bJcSiZtW
condi-	rS
condicion	lSsH
condition	jRlW
condition reports	jS
condition$	lY
conditions	hY
conditions$	hZ
condo-	aXcTmC
condos	cW
condu-	aU
conducir y	iHjS
conducir$	jT
conducteur	iJ
conducteur de	iGmT
conducteur$	gHjY
conducteurs	a\\fI
conductor 0	jX
conductor$	aJbIiSmX
conduire	jSlV
conduite	iTkX
conduite en	iY
conduite$	cIiXkE
confe-	aAgAh]iRjU
conference	gDhd
conferences	i\\
conferences$	i_jI
confi-	qT
confianza	eXsV
confianza$	eWiIs^
confidence	iHp^
confident	jWr]
confident$	jTr[
confidential	pSqZ
confidential$	q^
confidentiel	pJqSrV
confidentiel$	pHrW
confined	jTlU
confined space	jTlU
confirm	gZjJ
confirm$	gZjJ
confirme	aU
confirme$	a[gTiI
confiseur	aS
confl-	iHjaqS
conflit	mIqV
conflit$	jV
confo-	bGiWt]
conformite	iV
confr-	m\\tX
conge	eVh]
conge maternite	eX
conge parental	eV
conge$	hX
conges trimestriels	h\\
conges$	h_
congr-	hUiGjI
congresos	aSfYiHmF
conmi-	mW
conmigo	mW
conna-	kZ
connais	kU
connais le	kU
connaitre	jUkX
conne-	cViYjFsE
connect	hViHkV
connections	b\\iG
connu	fWjW
conny	aGmX
conoc-	jWk[
conoce	tS
conoces	b[qU
conocido	bJjWsX
conocido$	jZkJ
conoz-	jU
conozca	jU
consecutifs	fV
consecutifs$	fU
consecutive	aIeIfYiGj\\
conseil	iX
conseil aux	iY
conseiller	aU
conseiller clientele	aW
conseiller voyages	aZnI
conseillers	mY
conseillers$	mW
conseils	iX
consejero	mS
consejo	fSiSqU
consejo$	fUiX
consent	iV
consent$	jVpT
conserje	bV
conserje$	aT
conservacion	bIiTjS
conservation	iSjY
conservation$	jZ
conservatoire	bStU
conservatoire$	bXjS
conservatorio	i[
conservera	b[
conservera de	bX
consi-	eT
consider	eVpT
considered	eTlU
considered for	jW
considered$	aIeWl]mG
consignes	jV
consignments	b\\jI
conso-	jV
consolidated	g[
consorcio	b[jI
construction	jWoS
construction or	kX
construction$	hRjUoU
constructora	aGb\\tE
consu-	bU
consult	bIhW
consulta	bTpU
consulta de	bZiI
consultancy	aGb_
consultancy$	bY
consultant	aS
consultant$	iUjJ
consultants	aSbR
consultants$	aSmTtI
consultas$	iT
consultation	fJiVqW
consulting	iGjX
consulting$	iGjW
consultora	bRrZ
consultorio	cV
consumables	bFhHi_jH
consumables$	hGi^jFsJ
consumer app	jT
contabilidad$	iGjZ
contable	aYmU
contable$	aXmX
contact :	pV
contact centre	a[mA
contacto	iTjSpT
contacto con	bJjTpW
contacto$	jRqZ
contador	cRjS
contador general	cVjGmR
contadora	aIhHmYpG
contaduria	bAfJgIhGm\\qI
container	aGbRiY
containers$	iR
contando	pW
conte	i]
conte$	iT
conte-	i\\qR
contencion	iRkU
conteneurs	bTiS
content	aViHjU
contentieux	bS
conteo	iS
conteo de	iS
contestar	iZ
conti	fZ
conti$	f\\
conti-	fS
contigo	mXtX
continental	f^hI
continental shifts	aU
continua	iGjY
continuo	i[
continuo$	iU
contra	g]hFnT
contract	eUjI
contract (	eRiI
contract 00	bTeW
contract :	eT
contract caterer	eHqZ
contract$	e_hIjI
contracted	e\\fGiJjGlY
contracted$	e]fGlJpH
contractor	b[
contractor 000	bXpF
contractor :	bZ
contractor$	bYeU
contractors	bRiU
contractors$	bRiT
contracts	kS
contracts +	jHsS
contracts$	bZjCkZ
contractuel	aSe[gVhG
contractuel categorie	eZgE
contractuel$	aYcFeShEjG
contractuels	eYiIlY
contrat	bSeSpT
contrat de	eU
contrat$	b[cIeSpH
contrata	a[eT
contrata$	aEbWeXiGpJ
contratado	bYeVjI
contratista	aIb[jEl[pG
contratistas	bIibjImB
contrato	eWqS
contrato de	e^fA
contrato por	bIgT
contrato$	eYgR
contratos	jR
contratos$	jU
contrats	iTqS
contrats de	bS
contre	iSjTqY
contre le	i^qI
contre$	jZlF
contremaitre	m_
contribution	hZiF
control	aRiS
control room	aTmT
control$	aYbIiW
controlador	jU
controle	i\\
controle des	iU
controleur	aS
controleur$	aJiW
controller	kSmV
controller$	aa
controllers	kHmW
controllers$	aJiTkHmVpI
controllogix	jV
controllogix$	jU
conva-	jUsT
conve-	gW
convenio	gWhR
convenio +	sV
convenio con	bZcHgAhW
convenio de	gW
convenio del	eX
convenio$	gUhWiE
convenios	iX
convenios de	sR
convenios$	iX
convenir	gXoT
convenir$	gXoT
convent	aFbWsY
convention	g]iJ
convention 00	hZ
convento	c_
convenu	aS
conversacion	iHj]
conversacional	jX
conversacional$	jY
conversational	j]
conversational$	j_
conveyancing	aTiT
conveyancing$	aX
convi-	i\\
convo-	bHhHnY
convocatoria	qHrZtT
convois	bGiUnS
coo	bGeHpGqCs\\t]
coo$	bDhGpFt]
cook	a\`jY
cook for	aWcR
cook$	a[hVlT
cooke-	iV
cookery	iWjT
cooki-	h_
cooking	hV
cooking$	iXsS
cooks	iSq[
cool	j\\kU
cool$	jBk\\
coop	b\\
coop$	bSiW
coope-	b]
cooper	hW
cooper$	hW
cooperatif	bYpJ
cooperativa	b_
cooperativa de	bUhI
cooperativa$	bY
cooperativas	iR
cooperativas$	iU
cooperative	bX
cooperative$	bX
coord	aUm\\
coord$	aVmW
coord-	aSm[
coordina	mY
coordinacion	i[jI
coordinador	pI
coordinador de	aR
coordinador logistico	gI
coordinadora	mW
coordinateur	aXm?
coordination	fJiamI
coordinator	aSpS
coordinator$	aa
coordinators	mV
coordinators$	mW
coordinatrice	a[cI
coordinatrice$	aY
coordo	aSmY
coordonnateur	fGsU
copa	jYkX
copen-	aRcV
copenhagen	aRcV
copenhagen$	cWiI
copie-	iSpStS
copied	tW
copied from	tW
copies	iTpV
copies$	iWkJpUqJ
copni-	jW
copnia	jW
coppe-	bTiS
copper	bTiT
copy	mSpW
copy$	bIiUjRpW
copyw-	aT
copywriter	aT
copywriter$	aY
coque-	jYsT
coraz-	mHqW
corba-	c\\iHm^tE
corde-	iS
cordes	iS
cordes$	iR
cordi-	aUt\`
cordialement	ta
cordialement$	t[
cordo-	cR
cordoba	cR
core	bSf[
core 00	f]
core tools	jV
corea-	bT
coreana	bT
coreana$	bU
corin-	pW
corinne	pW
cork	cYnW
cork$	dSnS
corne-	bWjJ
corner	cR
cornw-	aIcVnX
cornwall	aIcVnX
coro	aUpU
coro de	aRbEiZ
coron-	jW
corp	aJb[jE
corporacion	b_iJnW
corporacion$	iJnZ
corporate	iS
corporativa	kTlEr[
corporativo	cY
corporativo$	aIbIcY
corps	hWiW
correcciones	i\\
correct	gFhSkHlS
corrections	bYfIiTmHrH
corredor	cT
correo	pUtU
corri-	fSjS
corrido	fZ
corrido$	fU
corridor	aHbScXjF
corridor$	aHbUcXjI
corridos	f\\hF
corse	aDbZcGiEjIqGs\`
corse-	cBiWkX
corta	fHiZpYsS
corta-	aTiT
cortar$	iV
cortas	rY
cortas$	rV
corte	iW
corte de	jR
corte superior	bJc\\iJjI
corte-	hSmS
cortes	iTjY
cortex-m	iV
corto	iSkFr[
corto$	fZjR
corto-	hSiS
cortos	hU
cortos$	fV
coru	j\\
corun-	cW
coruna	cW
coruna$	cZ
cos	iWjImJpFqY
cos$	bIiZjGpGqX
cosa	jY
cosas	jXmIqWsI
cosec-	iT
cosecha	iR
cosechadoras	iYmT
cosechadoras$	iXmT
coser	bXsX
cosla-	cV
coslada	cV
coslada$	cV
cosme-	bViFjCk^
cosmetiques	bYiJ
cosmetiques$	bUkI
cost	hViVsV
cost +	hV
cost 00	bJgJhAia
cost$	hdiJ
costa	cTjSmGp^
costa$	aHbYjXkH
costa-	cIgSiIs^
costaud	sX
coste-	aXtH
costeo	jX
costo	cGi^
costo-	iU
costos	iU
costu-	a]iS
costume	hWiJkV
costura	iW
costura de	iS
cot	bVdZiGjC
cota	gXmR
cota$	gY
cotat-	gZ
cotation	cJg[iG
cote	aIbEcXh[rV
cote$	bHdGhYqI
cotis-	h[iI
cotisation	h[iI
cotiz-	bUfGiZ
cotizacion	fGiX
cotta-	bXhY
cottage	h[
cottage$	h]
cottb-	cU
cottbus	cU
cottbus$	cU
couch-	aHb[cFiX
couco-	tY
coucou	tY
cough-	oUqV
coughs	oUqV
coughs up	oUqV
could	dTeTqX
could be	cH
could you	qT
could$	aEeU
could-	qW
couldn't	qW
coule-	hUiS
coulee	iT
couleurs	aViSrR
couleurs$	aXiS
counc-	bT
council	bS
council site	p]
council tax	bGhUiY
council$	aVbZ
councillors	hJpWqD
councils	bRhJ
councils$	bYhIiI
couns-	hVmY
counsel	aTmV
counsel$	aTiTmVpJ
counselling	h^
counselling$	hT
counsellor	aZ
counsellor$	aUiH
count	bFidkY
count$	bCfIgRi]kW
counted	gTiV
counter	aTiTjT
counter$	iTjVlT
counterbalance	iFjSkY
counterbalance$	iFjV
counters	iU
counters$	iU
counties	cUhX
counties$	cXhY
counting	kU
countries	bXmGrZ
countries$	b[
country	cVrUsW
country money	gXsJ
country$	bGc\\r[sE
counts	iYkUoC
counts$	iSoJqV
county	bUcS
county$	c[hFqWrF
coup	bJfUoE
coup de	bJfUoE
coupe	iYsE
coupe$	fY
coupe-	hTiS
coupes	iU
coupl-	s^
couple	sZ
couple marie	sS
couple$	hW
couples	sX
couples$	i[
coupu-	fZ
coupure	fT
coupure$	fV
coupures	fX
cour	aYjEkX
cour$	aV
coura-	qY
courant	kT
courant$	kS
courante	iW
couri-	aXhI
courier	a[hF
courier$	aZ
courr-	iVp[
courrier	pS
courrier$	iW
courriers	aHi_
courriers$	iS
cours	hVlS
cours de	kY
cours du	hWiV
cours pour	aGbXiU
cours$	bWjU
course	lS
course a	kV
course$	h\\kT
courses	bGiY
courses$	jV
court	bSfHhI
court or	dIiHj[
court-	cUdV
courtes	rZ
courtes$	rV
courtier	bS
courtrooms	aFb\\
courtrooms$	bW
courts	bSnT
courts$	bWdInV
cousi-	bJiGq^
cousin	eIiHqZ
cout	h\\
cout$	h[
coute-	iJjX
couteaux	hRiHjWkH
coutu-	aScX
couture	aV
couve-	bSiW
couverts$	b]
couvr-	a]
couvreur	aR
covad-	jYkR
covadis	jYkR
coven-	cXiR
covenants	iY
cover	eTh[iT
cover 0	gGhRjV
cover letter	p[
cover the	lW
cover$	eWhTiX
cover-	iY
covered	cJiUnS
covered$	cIiVjHnU
covering	lV
covering letter	pR
covers	bX
covers$	bW
cowor-	cDdZiJ
coworking	cDdZiJ
cows	bRlY
cows a	bIi\\
cows$	bZiI
coxsw-	aXjSkT
coxswain	aXjSkT
coyoa-	cY
coyoacan	cY
coyoacan$	cY
cp	eSgX
cp +	h[
cp 000	eWgU
cp$	cIeHfJgZhSiHjInH
cpa	jYkGlV
cpa$	jT
cpas	b\`cHjI
cpas$	aUbYcJ
cpc	jTkXmZ
cpc$	jX
cpcs	j_
cpcs or	bHiIj[
cpcs$	kT
cpd	gDhd
cpd$	hY
cpe	aXeGgIhXiGjX
cpe$	aIhZjEmIpH
cpeng	aJj\\
cpeng$	iHjZ
cpnt	jY
cpnt$	jZ
cpo$	mV
cpp	jGk[
cpq	iIkW
cpr	cRj\\
cpr$	jXqH
cps	aHbGcIfYgGhFiCj]
cpt	gIiVjU
cqc	b\\jDqX
cqp	aVk\\tF
cr	a]bSiG
cr$	aRbWiG
crack	iT
crack-	jU
cracks	jU
cracks$	i]
craft	bRjZrW
craig	mDp[qW
craig$	fImBp\\
craig-	bHc^iG
crail-	cRiH
crailsheim	cRiH
crailsheim$	cS
crain-	jZqJ
craindre	jZqJ
cramp-	bGcCeIfJhZjYkAoIpJrJsJ
cranb-	cSdS
crane	iWpJ
crane op	aV
crane$	i[jFpD
cranf-	nVoH
cranfield	nVoH
craqu-	cHiZ
crash	i]
crash rate	i[
crash-	bJfGi\\jHq[
crate-	sV
crates	sV
crates$	sV
crawl-	bHcXjXmCs[
cream-	cYjG
creat-	bZmV
creation	bW
creation$	bT
crech-	hX
creche	hX
creche 00	fHhT
creche du	hY
creche$	bW
creci-	kZmGnI
credit controller	aW
credit$	hTiGpD
credito	hWiT
credits	hX
credits$	hUjU
cree	pZqZ
creek	b[iCmHpZ
cremo-	cZ
cremona	c[
cresp-	bS
crespo	bS
crespo$	bT
crest	cFdZqIr]
crest$	cEd\\gIjHlIrT
crete-	cU
creteil	cU
creteil$	cU
creva-	jU
crevasse	jU
crew	iVmW
crew 0	b]cIiCpI
crew of	iVm]
crew truck	gYhCiGjDn]qE
crew$	eDjXkBmW
crewe	lV
crewe$	lU
crewi-	tU
crewing	tU
crews	bVfVtU
crews$	bVfViDtX
creww-	oZ
crewwechsel	oZ
cria	bJiX
cria$	bHiW
crian-	iWkS
crianza	iYkU
crianza de	iYkU
crib	hDiYsW
crick-	bWsS
cricket	bWsS
criee	bVfIpY
criee$	bSpW
crime	a^cFiIjJ
crimi-	jTsW
criminal	jWsW
crios	s[
crisi-	jV
crisis	jV
crisp-	iTmT
crispr	jS
crist-	iXjGsZ
cristiano	iUsV
cristiano$	iX
crite-	pW
criteria	pW
criteria$	pW
criti-	aTjR
critical	aUjU
crm	i]jDkS
crm$	iUkR
cro	bUkY
cro$	bU
crois-	bXi\\
croisieres	bTiV
croissants	sT
croissants$	iU
crono-	bWiIjSkStG
cronologicas	fU
cronologicas$	fX
crop	aHbIiTjZ
crops	iZ
crops$	hJiY
crops-	jW
cropster	jW
cropster$	j[
croqu-	hWiR
croquis	iZ
croquis$	iX
cross	b]cJqT
cross$	bZcFhS
cross-	bSiY
crossing	bX
crossing$	bUcUiD
crossings	iT
croup-	aVhClZ
croupier	aV
croupier$	aW
croupiers	aT
crowd	bSfIiTsU
crowd$	bRiV
crown	aZcFiT
croyd-	cW
croydon	cW
crs	bCcGiVj[lJmI
crs$	i[jH
cruce	sV
cruce con	iYpW
cruce-	aAbWiV
crucero	aJbRiWjF
cruces	cWiR
cruces$	cYiI
cruis-	nV
cruise	nV
cruml-	cV
crumlin	cV
crunc-	fW
crunch	fW
crush	bSgGhXiJ
crush$	aWbSgHhSiI
cryo	bTiYpH
crypt-	jIkW
cs	jW
cs 00	kU
cs$	a\\iGjV
csa	jV
csat	i[jJ
cscs	jYlU
cscs blue	jW
cscs card	hIlW
cscs heritage	jR
cscs$	jW
cse	h^
cse genereux	hU
cso	iDjEmc
csp	bFjZ
csp$	bFjZ
csr	aTbYcJiG
csr$	aTbXcJiF
cssf	j_
ct	aThIiWjS
ct /	cUhHj[nG
ct$	aZcHhIiRmI
cta	aXjU
ctc	fFg_
ctc vetting	jT
ctc$	bSfCg[iIpS
ctg	iW
ctg$	i[
cti	g_iGjF
cti$	gX
cto	m_qZ
cto$	aWbBlFmEpXqY
cts	hcjC
cts$	hWiU
cuade-	iUjS
cuaderno	iZjI
cuaderno$	iR
cuadr-	aTiV
cuadrante	eJf^
cuadrante 0	fW
cuadrar	iV
cuadrilla	aWmU
cuadrilla de	aZiEmU
cuadrillas	aXmT
cuadrillas$	a\\iJ
cuadro	fT
cuadros	iX
cuadros$	iX
cual	gZq]
cual$	g\\
cuale-	fXmV
cuales	fXmV
cuali-	jU
cualificado	jU
cualificado$	jW
cualq-	fIoTpW
cualquier	fIoTpW
cuand-	iU
cuando	iU
cuando no	d[hI
cuant-	g[iIsV
cuanto	g[iIsV
cuare-	fS
cuarenta y	mS
cuarenta$	fSgUjI
cuart-	hT
cuarta	nUsS
cuarto	fRhXjS
cuarto turno	f^hGjJ
cuatr-	mS
cuatro	mS
cuatro a	bJmEp[
cuatro anos	jX
cuatro dias	f_mH
cuatro en	g\\
cuatro lineas	bWmH
cuatro mil	bUmI
cuatro y	fRiS
cuatro$	fZ
cuba	cDjYpU
cubic-	b\`iRjH
cubie-	hSkW
cubiertas	iZjI
cubiertos	bX
cubiertos$	bYiH
cubre	iVsS
cubri-	oVtS
cubrir	oVtS
cuchi-	iBjd
cuchillo	jZ
cuda	aSjFk^
cuda$	aTiJjU
cueil-	bHia
cuenc-	cS
cuenca	cS
cuenca$	cR
cuenta de	iW
cuenta$	kTnT
cuentacuentos	iRkW
cuentacuentos$	kX
cuentas	bS
cuentas$	iTmU
cuente	iIj[
cuento	kR
cuento$	kV
cuerd-	jSkX
cuerdas	jY
cuerdas$	iJjW
cuerp-	i[rS
cuerpo	rU
cuest-	qRsS
cuesta	iWqYsH
cuida-	iV
cuidado	hS
cuidado de	hU
cuidado y	iY
cuidado$	qW
cuidador	iT
cuidador$	iT
cuir	hUiIj_
cuisi-	aS
cuisine	bT
cuisine sur	bV
cuisine$	aXjR
cuisinier	aX
cuiss-	gHhSiSkX
cuisson	iUkY
culia-	b_
culiacan	cY
culiacan$	cW
cull	bIcHgEiekElG
culti-	iZ
culto	pZ
cultural	sV
culture$	pW
cumbr-	dWfG
cumbria	dXfF
cumbria$	dXfFiJ
cummi-	cYiI
cumpl-	hYjU
cumple	h\\
cumpleanos	h[
cumplidos	iY
cumplimiento	aHmV
cuna	hSsZ
cuna$	hWs]
cuota	h\\
cuota-	eVqS
cuotas	eVqS
cup	iIp\\
cup$	iIjUpX
cupe	g\\
cuppi-	iT
cuppings	iW
cups	fZ
cups$	iZ
curad-	iVjHkGmZpI
curas	i^
curat-	aRbBiSm[
curator	iJm^
curic-	cU
curico	cU
curico$	cR
curin-	iY
curing	iY
curra-	cU
curre-	jUqU
current	cRjWqV
current$	iEj_
currently	iT
curri-	bXp\\
curriculo	pV
curriculum	iU
curso	hTjV
curso de	hTjSlTqI
curso$	iVpIqT
curso-	fUhYiI
cursos	fUhYiI
cursos$	fZ
curt	fGm\\pV
curta-	i[
curva-	iW
curvas	iW
curve	i[
cusco	c_iJ
custo-	jSkR
custodia	iZ
custody	iSkT
custom	hRiUjFkW
custom$	hRiEjHkYsI
customer	iVrT
customers in	bT
customers$	jWlW
customs declarant	aS
customs$	jX
cut	rUtR
cut the	iEr\`
cut$	iRpW
cut-o-	aU
cut-off	iT
cuts	iWqU
cutte-	iSmU
cutter	aSmV
cutter$	a\\
cutti-	iW
cutting	iSqS
cutting$	iRjU
cuttings	aHiUpX
cuxha-	nU
cuxhaven	nU
cv	pe
cv &	pV
cv /	iV
cv a	pT
cv and	pS
cv au	qS
cv en	p[
cv et	pV
cv in	pV
cv par	pV
cv to	pV
cv with	jT
cv y	pV
cv$	pS
cvs	pe
cvs to	pR
cvs$	pY
cycle	fSi_
cycle 00	hAi_
cycle scheme	hYiI
cycle to	h\\iJ
cycle$	f^iV
cycle-	bRfSgBhX
cycles	bTfT
cycles$	bWiTkJ
cylin-	bXiBjEkZ
cymra-	kVrT
cymraeg	kVrT
cypre-	bVjS
cypress	bVjS
cytec-	jW
cytech	jW
cytech 0	jW
czk	iX
d	jS
d &	hHjY
d +	jX
d /	aWbIf?g^jF
d 0	fS
d 00	fX
d in	aEiHrY
d licence	kS
d$	aS
d'abo-	iHnVrV
d'abord	iHnVrV
d'abord$	nW
d'acc-	i[
d'accueil	aSjV
d'accueil$	aWiEjX
d'adm-	i\`kI
d'aff-	bT
d'affaires	aU
d'affaires$	b\\
d'age-	aW
d'agence	aW
d'agence$	a[
d'all-	iCkZsT
d'anciennete$	eUjS
d'ann-	oS
d'annee	lSoU
d'annee$	fXiUoI
d'apr-	eVqT
d'apres	eWqU
d'apt-	qT
d'aptitude	qT
d'arc-	iY
d'arg-	aIcZpJtJ
d'arl-	cTd_fGh>
d'arm-	l^oXpD
d'arr-	bS
d'asi-	iTkS
d'ass-	iFja
d'ast-	bIhDjHpCs\`
d'astreinte	hBjGmW
d'ate-	iUmT
d'atelier	iUmT
d'atterrissage	iS
d'atterrissage$	iT
d'aud-	iX
d'audience	iX
d'audience$	iW
d'aut-	cHe]iTjHsU
d'ava-	fShGjGkZ
d'avance	fYhGtV
d'avance$	fYhGtS
d'avo-	jEkY
d'eco-	lS
d'ecole	lS
d'ecole$	sU
d'egl-	nToT
d'eglise	eJoV
d'eglise$	bV
d'emb-	iIqZ
d'emp-	aJbWiGjX
d'emploi	aHbZ
d'enc-	bUeIiHj]
d'enf-	hJsV
d'enfants	hJsV
d'ent-	hR
d'entreprise	hViS
d'entreprise$	hWiYjG
d'equ-	mTnS
d'equipe	mTnS
d'equipe 00	gY
d'equipe$	aVhEmDnX
d'esc-	cR
d'escale	cR
d'escale$	fT
d'esp-	aXnR
d'ess-	bU
d'essai$	eT
d'etabli$	j]
d'etat	iS
d'etat$	iS
d'etu-	iRq[
d'eva-	mHpY
d'exc-	rX
d'experience	jU
d'exploitation	aW
d'hab-	qSsS
d'her-	iWsZ
d'heu-	bDeHf[hJjIkI
d'hiv-	aJhYiTjH
d'hiver	aJhYiTjH
d'hom-	iUsT
d'homme	iTsT
d'homme$	iV
d'hot-	aVhR
d'hotel	aVhR
d'ici	aYjGs[
d'ill-	r]sB
d'imm-	bRgS
d'imp-	b]hG
d'ind-	sW
d'inf-	bTiY
d'info	pU
d'information	aJiX
d'ing-	aUiIlU
d'ins-	gUhBi^
d'int-	hS
d'interim	tS
d'interim$	tU
d'inv-	qXrG
d'oeu-	aSiWjI
d'off-	hIjFpSqW
d'or	cT
d'or$	cZ
d'org-	hWkSpI
d'orgue	kW
d'orgues	hZpG
d'ori-	s\\
d'origine	s\\
d'ou	q^
d'out-	hS
d'outils	hS
d'un an	eW
d'un groupe	bX
d'un$	eVtU
d'une	hIqU
d'usa-	bT
d'usage	bT
d'usage$	eS
da	qZ
da igual	lT
da puntaje	jEkY
da sein	fIo^pGqI
da soll	bIiVmWqG
da$	dSiIqY
dabei	gVhW
dabei$	bSgX
dach	a]cU
dach$	a^cWdEjJ
dachd-	aW
dachdecker	iV
dachdecker$	aS
dachs-	i\\
dad	bVsT
dad started	b]
daf	mW
daf$	aSmW
dafur	f[lVnT
dafur 0	fSlUoG
dafur gibts	fHhIl]pG
dahei-	dV
daheim	dV
daheim$	cHdYnT
daher	q\\
dahin	aUq^
daily	fSiY
daily$	dSiUjI
dairy	bZj[
dairy$	aVb]
dakar	nX
dakar$	nXsI
dale	aEcHkUqV
dale$	k\\pFqF
dalle-	iY
dalles	iY
dalles$	iW
dam	i\\
dama	aZbDeR
dame	se
damen	mTsR
damen und	tS
damen-	aVcIiU
damenmode	aFbZ
damenmode$	bY
dames	bSfJiIs_
damit	aIk[lHtZ
damit$	k_qGsG
damos	bYgFh_iD
damp	bRcDiVkGq]rI
dan	lSnZ
danac-	eT
danach	eT
danach ist	b\\fB
danach$	cIeTl[pIqG
dance	bZ
dange-	gT
danger	gV
dangerous	iR
dangerous goods	iR
dani	jGm]pD
danie-	bGqY
danis-	kU
danisch	jTkW
danisch$	cHiHjTkSlI
danish	lT
danish$	bJ
dank	aHjJmFoHpDrGtc
danke	td
danke$	jWsU
dann	tU
dann fest	e\\
danny$	tT
dans	pH
dans 0	qY
dans l'annonce	rVsJ
dans la	jSkW
dans le	fRhJkRpDsS
dans les	iHjUnS
dans un	aBba
dar	bIc^iIoIqXrAtE
darcy	iIq^
darf	hSiG
darf man	hSiJ
darf mit	bWhV
darf nicht	bTqRrDsS
darf$	hTiFkV
dark	dHfYhUiGjR
dark$	dGfIgDhc
darli-	aIiHtZ
darms-	c^i@
dart	j[
dart$	jW
darum	b\`qT
darun-	fSiHmWrV
darunter	fSiHmWrV
das auch	gWjV
das bitte	tX
das bleibt	qR
das hat	rT
das ist	iWjT
das jetzt	gIjXtS
das muss	lBqb
das nicht	jTsZ
das portal	iV
das schon	s[
das team	oEqYsR
das war	c\\qFtU
das wort	rR
das$	jErT
dashb-	ib
dashboards	iZ
dashboards$	iX
dass	qUr[
dass es	r[
dass man	iS
dass wir	bZiCrV
dass$	bVjUrG
data	aRjR
data engineer	aY
data entry	aX
data$	i]
datab-	iT
databricks	jT
databricks$	jU
datac-	b]jR
datacolor	jXkT
date	jUpS
date :	fGt[
date$	j\\
daten-	a[gFjUrT
datenqualitat	i[
dates	bVhBjJpW
dates$	bZ
datev	jY
datev$	jY
dato	cYiTpHqR
dato$	cYiSpHqR
datos	tT
datos$	aW
dauer-	bTebjH
dauernacht	f[
daugh-	mW
daughter	mX
daughter$	m\`qH
dav	aAj\\
dav-s-	eFg]
daven-	cX
daventry	cX
daventry$	cY
davin-	jVkS
davinci	jVkS
davinci$	jV
davon	fZqR
davon$	fUiHjU
davor	cIjU
davor$	bJcIjWrI
dawn	ff
dawns	cDeIf\`iElJnA
dax	bTjU
dax$	bTjV
day +	iT
day /	dY
day 0	hXiV
day 00	gThS
day a	dUiV
day and	iDjW
day at	bJd]fGpV
day but	f[iGpU
day centre	b\\
day fortnight	dHf\`
day from	dUgR
day here	pV
day in	h\\
day is	f^hEoW
day on	iXpV
day one	e[jR
day rate	gV
day to	cFo\\
day week	h[
day wk	fb
day-o-	eWmJ
dayca-	sS
daycare	sS
dayli-	fY
daylight	fY
days	fT
days (	aIdTfUmJ
days +	fFg^
days /	d\`fHnW
days 0	fTiRjI
days 00	dJfSjIn\\
days a	eYiFnU
days ahead	fZiI
days at	dYf@
days but	gJhZ
days from	hBpX
days hol	sU
days home	dUfEiR
days in	dcnU
days incl	hU
days including	dEfZ
days lab	d_fCiF
days leave	hT
days no	h[
days of	hT
days off	h\\
days office	daf?
days on	dXfWhA
days one	fUiZ
days paid	g[hSiJ
days per	hBn\\
days run	f\\hJ
days then	cGfTnT
days to	fSgW
days £	fEgWiSrS
days$	fShSiT
daz	bIiFjGpX
dazu	rV
dazu 00	mW
dazu$	mS
db	hTjY
db 0	jY
dba	aXjI
dbs	j_pU
dbs basic	jY
dbs for	jU
dbs$	hSpV
dbt	jUkU
dbt$	jRkX
dc	hSlSmU
dc 0	iHj\`
dc 00	fIgEhbiIjImE
dc$	aGbVcXjFpX
dcp	i\\
dd	jZmIp\\
dd 000	pV
de "	qSrT
de /	cWiCnW
de 0	mb
de 00	sW
de 000	bS
de 2000	bReYhSoCqIrU
de 90	iXpTsT
de :	aIt]
de a	aIbSjZkG
de abril	fWoU
de accidentes	hTiV
de agencia	jImT
de agosto	oY
de agua	bHhSpY
de ahorro	hV
de alimentacion	iW
de almacen	aV
de altura	cYgYjJsI
de ano	iXqS
de antecedentes	kHpX
de antes	cIfUqT
de apertura	fS
de apoyo	bJcUoV
de arranque	fGiWmV
de arte	aRbWiJrS
de asistencia	gV
de atencion	fZ
de bain	bS
de baja	qXsV
de barrio	b^iT
de base	cHiGj^
de besoin	t[
de bloc	aFbSmY
de bodas	bZ
de bodega	aW
de bois	bT
de bord	aW
de buena	iR
de cada	f\\jI
de cafe	hZiI
de caisse	iSqY
de caja	iRjT
de calculo	iJjX
de calderas	aXjJ
de calidad	aXi;mT
de campo	gVjXnI
de casa	dHfHhRjVnRsT
de categorie	jS
de certif	hT
de chambre	aW
de chantier	aWhX
de charge	hRiVjDmGsW
de charges	jVsT
de chez	dSqYsS
de chiffre	bW
de chofer	jW
de cierre	fGhW
de cinco	iX
de cinq	mVqU
de ciudad	aIdVjGsU
de clientele	a\\
de coche	jUsT
de com	bWcG
de combustible	kX
de comedor	a]hIiH
de comida	fThEkX
de commande	jU
de commandes	aUbW
de communes	aIbTcViI
de compras	iZjEtS
de comunicacion	aWmI
de comunidades	aUsS
de concert	bHhZqJ
de conciertos	aEb_
de conducir	iHjX
de conge	hX
de control	aRiRtH
de coro	bZiF
de corrido	fGjTlT
de cosecha	hX
de cote	gJr\`
de credito	iX
de cuatro	pT
de cuentas	aUiBjX
de cuisine	aX
de culture	aV
de cumplimiento	aHmV
de curso	e\\hF
de custodia	iZ
de datos	hSiR
de delitos	jR
de demo	hX
de dependencia	eW
de derecho	j\\
de descanso	bHfEhZ
de despensa	gGhU
de detail	iT
de deux	iSpYsH
de dia	bRf[iF
de diagnostico	iHjUpT
de diciembre	o[
de dimanche	gV
de diplome	gHjIlU
de direccion	iHjY
de direction	aSfF
de doce	aH
de domingo	iW
de donnees	iZ
de dos	bT
de doute	iS
de droit	kS
de ebro	cU
de ejecucion	jS
de ejercicio	aXeH
de emergencias	fJiT
de empleado	hV
de empleo	aEeTjT
de empresa	h\\nU
de en	a_cI
de enero	fSoSpT
de enfermeria	aT
de equipo	aShUmH
de espana	cHnT
de espera	eSqW
de esterilizacion	iU
de estudios	lS
de experiencia	jV
de familia	kHs^
de farmacia	aYtH
de febrero	pY
de feu	hHiVoG
de fibra	aSjI
de fibras	bUjT
de fiesta	aEbWfS
de filets	iU
de fin	hXiV
de fonction	dIhV
de fonds	bU
de forma	bFiV
de formacion	bIiIjSlV
de formation	aVbGiDjJk^
de frais	hZ
de frio	aRiU
de froid	iXjC
de fruits	hU
de fruta	gW
de fuera	hZ
de funcion	aTfT
de garde	bJfWhYjJ
de gas	bThZtH
de gestion	tV
de grado	iS
de gros	jT
de grua	cV
de guardia	fT
de guardias	iV
de hasta	sX
de hogar	bSsV
de horno	iSjX
de imprenta	iX
de ingles	bU
de instalaciones	aSjWmItJ
de inventario	iZ
de it	iW
de jeunes	bV
de jornada	fJgW
de jour	bTf[hD
de jueves	nX
de julio	iTjIoZ
de junio	eShS
de l	fR
de l'ecole	aXbEmTqJsI
de l'ehpad	tX
de l'heure	gW
de labo	iY
de laboratorio	aW
de las	pTrT
de leche	bVgRiF
de lectura	iEjEkYlJpY
de lengua	eS
de ley	fEgWhXiH
de licencia	hTqW
de ligne	aViS
de linea	gR
de lo	gTiUsR
de local	bT
de los	bV
de lucro	b\\
de lujo	kS
de lunes	fT
de luxe	bW
de madrugada	fAhSiU
de mai	fYoU
de maintenance	j[
de mairie	aY
de maison	aZbFdGhGmXsE
de mantenimiento	aX
de maquina	fFgSiJjT
de maquinaria	bViI
de mar	c\\
de marche	a[cVfHjJ
de martes	fU
de marzo	oSpR
de masa	gHhYiJ
de maternidad	aF
de mayo	oWpW
de media	pT
de mer	iSjW
de mercado	cFgSiY
de mes	iTp[
de metier	sU
de mil	bWiH
de mission	cTmW
de moins	jX
de monitor	kW
de muebles	bT
de musica	jV
de musique	iT
de nacimiento	sV
de naissance	s[
de neige	jGn\\
de nieve	iUoY
de noche	gCjWnW
de nom	r[
de nominas	aIbVeS
de notes	iBjWmGp[
de novia	aFbVj[
de noviembre	oV
de nuit	aUf\\
de ocho	fUhIjJm]
de octubre	c\\
de oficio	aT
de olivar	iU
de once	bHm\\
de onze	fX
de operaciones	aU
de otra	jU
de packing	a_mE
de pago	iVkS
de pala	aV
de pantalla	jZ
de parking	hU
de partes	pS
de partie	aUmI
de patio	aIbGc\\
de pension	bUhIqEr[
de pensiones	gEhZ
de personas	aTmH
de piano	aX
de pie	jY
de pilotage	iS
de piso	aVgIiY
de pisos	aZmI
de piste	iX
de planos	jU
de planta	aReVmI
de plantas	aHbZ
de plantes	iT
de playa	bSmR
de portales	aSpW
de portugues	kV
de pose	jW
de poste	oT
de pratique	j\\
de preference	sX
de preferencia	jGkYsS
de presse	fHhY
de prevencion	bUjHmX
de primera	aWgUmF
de prod	bT
de produccion	aWmG
de production	aZbI
de producto	iT
de projet	aYsStJ
de projets	a\\cFmH
de proyecto	aUbJ
de prueba	iVjH
de pruebas	dUhDiIp\\rIsG
de publicidad	aEbX
de puericulture	hT
de puerta	iZjI
de punta	jW
de quai	aUjDkY
de quartier	b]gS
de quatre	aHjSqU
de quedarse	eUoU
de rang	bS
de recetas	iY
de recherche	aSjS
de recrutement	jHqZrS
de reeducation	cVeI
de remise	iU
de remplacement	eWjT
de repos	fU
de retail	bSiJjX
de retraite	aDbWgFsT
de reunion	kT
de riego	bX
de riesgo	jW
de rosa	bT
de sala	cSmT
de salida	fWiS
de salud	iY
de san	bV
de sangre	bWiUjI
de sanidad	iEjX
de sante	bStV
de secteur	aAm[
de securite	jVpT
de segunda	bXiJ
de seguridad	aSjV
de seis	bW
de semaine	fZ
de semana	aTfW
de senderos	iV
de septiembre	iW
de service	aEfDh^jGmT
de servicio	eWhV
de servicios	eS
de siete	m\\
de signos	iT
de site	mY
de six	hTjImc
de sol	b\\cFdGpG
de solape	fX
de souche	sY
de su	gIiZ
de suite	oXsS
de tarde	fU
de tecnico	aT
de teletravail	dV
de terreno	aWmC
de tienda	aXbGmF
de tierras	bUcRtJ
de toda	bZhIqH
de tournee	fShU
de trabajador	jW
de trabajo	lTpH
de trafico	aUmIpW
de trailer	aV
de transporte	fU
de travaux	iGmV
de treinta	bTqT
de trente	pV
de tres	bTcGfEm[
de trois	fJmXpH
de tu	r\\tU
de turno	cHiXqR
de turnos	iCkU
de un	iX
de una	eIqX
de unas	iY
de unos	nRsW
de usuarios	iU
de vacaciones	hR
de vacances	bTgShV
de valence	cYjH
de validite	jV
de vecinos	iX
de ventas	sT
de vente	jZkH
de verdad	j[kG
de viaje	fJgViW
de vida	hW
de video	jU
de vie	iX
de vinos	i_
de vos	bIhUpX
de voz	iVtV
de vuelo	hGiXlT
de zinc	bWgFiW
de zona	mW
de-es-	cGiAjd
dea	jVlV
dea$	jUlY
dead	fYhEiXjDlY
dead$	f]jHoG
deadl-	jXpT
deadline	pX
deadlines	jZ
deaf	aSkU
deal	hZ
deal$	bIhZiHjIoI
deale-	bU
dealer	bT
dealer$	aRbW
dealers	aRmU
dealers$	aZbDmZsH
dealership	bRjWlB
deals	hYjJ
dean	aGqRtS
dear	tc
dear consultant	aGtW
dear$	cCkJq[rGsHtI
death	h[
death in	hX
death-	hZiW
deaths	i\\
deaths$	iV
deauville$	nS
deb	hGjCmbpZrI
deb$	jImZqS
debaj-	iJmU
debajo	iJmU
debat-	oV
debate	oV
debit	cIeHic
debit-	a]iS
debitoren	iX
debou-	jW
debout	jW
debout$	jW
debri-	hX
debt	i]
debut	aHeVoZ
debut 0	fW
debut-	l]
debutant	lY
debutants	lX
debutants$	jW
dec	fUo[
dec 00	e]fCjHmJ
dec$	bSeHo\\
decea-	rU
deceased	rU
decem-	oU
december	fGoZqE
december$	gRhS
decembre	jSpS
decembre$	pS
decen-	jW
decent	jRsS
decent$	lS
decente	jV
decente$	jV
decha-	i_
deche-	bYjB
decid-	eTpY
decide	pS
decide$	aTbTiGpS
decided	aIrTtT
decides	eZ
decim-	fVpU
decimos	fVpU
decir	j]qR
decis-	pTtS
decision	pTtS
deck	iTmWpS
deck$	iYjEm\\
decke-	iV
deckh-	mU
deckhand	mU
deckhand$	aXmS
decks	aTbWcG
decks$	aVbU
decks-	i[
decku-	iX
decla-	aUmU
declan	mSpUtV
declan$	mTpUtU
declaraciones	iZ
declarant	aU
declarant$	aV
declared	gTsS
declared$	gUjT
decli-	iY
decol-	b\\iI
decolletage	b\\iI
decor-	a]mS
decorah$	cS
decou-	n^qS
decouches	eIfZiGnY
decoupe	iUjS
decoupe$	iX
decouverte	bFhDiUp\\
dedil-	jV
dedillo	jV
dedillo$	jV
dedup-	iV
dedupe	iV
deep	bIc\\pH
deer	cTi^
deer ab	cY
dees	j[
dees ou	jR
dees$	jZ
defau-	aJkU
defaut	aIiIkV
defec-	i]jD
defen-	iSrT
defense	cZ
defense$	aIc\\
defensivo	jS
defer-	gIh[iV
defic-	bXhDiSqX
defie-	bTiHjY
defin-	bHeWi]jBpI
degre	a]oI
degre$	aYbIcIjIoF
degre-	jVlV
degree	jRlW
degree in	jY
degree is	lV
degree no	kS
degree or	jX
degree$	j\\
degrees	bUjT
degus-	aFi\`
degustations	aIsU
dehor-	nVqT
dehors	nVqT
dehors par	nU
dehors$	nV
deich	hU
deich-	fJi]tH
deidesheim$	cS
dein	l[qIsI
deja	iEjYkTqV
deja el	pVrU
deja tenu	j[
deja$	aYiH
dejar	bWiRjHpWsH
deje	pY
dejeu-	h\\jG
dejeuner	h\\jG
dekan-	aHqRtU
dekanat	qT
dekla-	jHm_
dekor-	iT
dekorieren	iT
del 0	pSqV
del 00	hT
del banco	iV
del barrio	bUc@rRs[
del centro	bGiSrY
del cliente	iS
del cole	hWkFs[
del consejo	iZ
del convenio	bJeT
del dia	ia
del equipo	iW
del grupo	q\\rS
del lunes	fHiToVpH
del mar	c\`jVtI
del norte	bBc^
del plata	c[
del profesorado	jT
del valle	j\\
del$	eT
delai-	jHoUqT
delais	jHoUqT
delan-	iS
delante	iS
deleg-	mT
delegado	gTmY
delegado de	aVgRmG
delegado$	gU
delegue	aX
delegues	bYiIjIsW
delegues$	bZiGjI
delem-	aG
delemont	aG
delemont$	cR
delga-	iGsi
delgada	sV
deli	i\`
delig-	kW
delight	kZ
delin-	aS
delineante	aT
delit-	jR
delitos	jR
delitos sexuales	jS
deliv-	iXrS
deliver	iGlIpYrX
deliveries	bX
deliveries$	bX
delivery	iU
delph-	tY
delphine	tY
delphine$	pItU
delta	cWhW
delta$	cXfG
dem	qS
dem 0	bHhYqU
dem 00	iSnW
dem lokal	hW
dem$	aVrTtH
demai-	qU
demain	qU
deman-	lT
demand	aRlEpJqXrYsGtG
demanda	qS
demande	lTtV
demande un	qFtV
demande$	l]
demandee	lX
demandee$	lZ
demar-	oZ
demarrage	iDo[
demarrages	iY
demas	eCfYgIjHsY
demen-	bU
demenagement	gGh^iG
demenageurs	a]
demenageurs$	aXmI
dementia	bWcF
dementia$	cHiX
demi	fUgW
demi$	fV
demi--	bIfTgFhYr^
demo	pa
demo 0	pX
demo$	h[
demoi-	aJs[
demoiselle	s[
demontage	iX
demor-	gSiHq\\
demos	dGhFifjGnZ
den	qS
den ferien	fT
den schlussel	jWqT
den schulferien	fX
den sommerferien	eVoU
den$	fRhHjAl_
denei-	h[
deneigement	i_
deneigement$	iV
denia	cY
denia$	cY
denis-	tT
denise	tT
denise$	iImUtW
denkb-	eW
denkbar	eW
denkbar$	eW
denke-	q[rH
denken	q[rH
denken$	qSrI
denni-	qS
dennis	qS
densi-	ib
densidades	iW
densidades$	iW
denta-	hU
dentaire	hS
dentaire qualifiee	iH
dentaire$	hV
dental	hV
dental after	h\\
dental nurse	aXtI
dental$	hYjS
denti-	bZ
dentists	bY
dentr-	iW
dentro de	cU
dentro$	jRqS
dentu-	iX
dentures	iX
dentures$	iZ
denve-	cViR
denver	cViR
denver$	cSiT
dep	iEjWlV
dep$	lYtJ
depan-	iY
depannage	iT
depar-	cS
depart	oU
depart 0	fWiBoV
depart$	qT
departamento	mVtS
departamento de	mVtS
departement	aCbYhHiGnTtI
department	aZ
departs	qSrR
depen-	gVm_
depend	bImX
dependants	gXsV
depende	mY
depende de	mV
depende del	mU
dependencia	eW
dependencia$	eV
dependienta	aV
dependiente	aY
dependiente /	bS
dependiente$	aX
depending	g]
depending on	gT
depends	gYoR
depends$	g\\
depis-	aDib
depla-	n^
deplacement	gUnU
deplacements	n^
deplacements$	fXgX
deplo-	eEgSi[
deploiement	dIiR
deploy	iX
deploy on	iS
depor-	bXcF
deporte	iSjU
deporte$	iRjU
depos-	bRjZ
deposit	iRjT
deposito	bUlW
deposits	iX
depot	c[
depot$	c^hWpU
depot-	bWhG
depots	bWhG
depots$	aThF
depre-	s\\
depression	bRsY
dept	bZjJlV
dept of	mVtW
dept$	jHl[
depui-	oIqR
depuis	oIqR
depuis 0000	bZpI
depuis 2000	iVlW
deputy	mV
deputy registrar	aXfImE
deputy$	iHmR
der 00	gWiV
der alte	oZ
der chef	lW
der ersten	gRhU
der fahre	c[iDnU
der gaste	b\\kUsE
der haustur	iTnV
der hochschule	jUtS
der karte	aWgJtS
der kunden	sS
der letzte	qZsF
der saison	fXoH
der stadt	pV
der uckermark	bJcX
der universitat	bTcJtT
der vorstand	qZ
der werkstatt	hZ
der$	iRqX
derby	cVdR
derby$	cY
derec-	jTkVlU
derecho	jTkWlU
derecho$	jUkDlW
deriv-	aXbJgGiZjD
derma-	i]
dermo-	iRqU
dermot	qW
derni-	pRqT
dernier	qY
dernier$	gGhRnUqS
derniere	eUpR
derra-	iU
derramas	iU
derri-	j\\
derriere	j\\
derriere soi	jT
des	iS
des 0	jFpV
des 00	hZsI
des affaires	bRhX
des deux	gWiFjTqS
des doigts	jS
des eaux	bSiS
des fetes	hY
des gens	jX
des l'an	h^
des le	oZ
des lieux	iV
des petits	i\\
des pieces	aJb[iF
des residents	pIrX
des trois	aJbX
des$	iW
desay-	hZ
desayuno	hV
desayunos	hV
desca-	fY
descansa	f^oF
descanso	fWhU
descanso$	fThS
descarte	iX
desce-	jIsS
descr-	aCtY
descu-	hZ
descuento	h^
descuento en	gFhX
desde	hR
desde 0	fVhFpY
desde 2000	aJbc
desde antes	fZgUiIkG
desde casa	dffFhG
desde el	eW
desde la	cJhRpW
desde que	b_qG
desde tu	dU
desde$	aEpU
desea-	kk
deseable	k\\
deseable no	bJjZ
deseable$	kS
desha-	qR
deshalb	qR
deshe-	iR
desherbage	iT
desherbage thermique	iT
desig-	iSmU
design	iUmU
design engineer	rW
design system	kZ
design w	gW
design$	i]jImH
designation	a[eSiHkH
designer	a]mT
designer$	mW
designers	iUkImY
designs	iTjT
desin-	i]
desir-	jEkf
desirable	jIk\`
desirable$	k\\
desk	d\\m\\
desk :	bDmW
desk of	dIm\`
desk$	dUiS
desks	bYiXmU
desks$	bWmW
deslu-	bJiX
desludging	bJiX
desma-	jGq[
desol-	dXtU
desole	qTrJtT
desolee	dY
desos-	iS
desossage	iW
despacho	bT
despe-	iXjGqX
despensa	gGhU
despi-	aFiTqU
despidos	iT
despidos$	iU
despiece	aCbUiU
despiece y	iW
despiece$	aCbV
despl-	n\\
desplazamientos	iRnX
despues de	hUpT
despues$	eXiJ
dessi-	aTkX
dessie	qSrX
dessinee	k\\
dessinee ou	kZ
desta-	nIr\\
destajo	gT
destajo$	gW
deste-	iY
destete	iY
desti-	aGb[cEhR
destino	gShV
desvi-	iZ
detai-	aZiT
detail	iT
detail$	iS
details	iRtX
details$	aIi?qUt\\
detal-	jVlIqUsHtR
detec-	aUiZjD
detection	aSjJ
deten-	aTfGgWhHiTjH
detention	aUfFgXhF
deter-	e\\
detmo-	cV
detmold	cV
detmold$	cV
detro-	pJqVsU
deuda	bJcIhFjXq^
deuil	jV
deuts-	sV
deutsch	jUlU
deutsch a	j^lG
deutsch c	jW
deutsch fur	jW
deutsch und	jTkJrV
deutsch$	jR
deutsche	jTsY
deutsche$	iGrIsX
deutscher	aDbShHs\\tJ
deutschlandticket	hW
deutschlandticket$	hX
deux a	iWpG
deux adjoints	mW
deux ans	eUiIkUlWpEqI
deux fois	iRqT
deux jours	dWfU
deux mois	qT
deux nuits	fBi\\nTqV
deux saisons	jW
deux soirees	fS
deux$	fSqT
deux--	cFeIfZiIjEkYoHrBtH
deuxi-	bTgWhI
deuxieme	bTgWhI
dev	a\\mY
dev front	aWcI
dev$	a[mV
devan-	bIhTpT
devant	bHhTpS
devel-	aSjU
developer	aZ
developer$	aZ
development	bR
development officer	eJ
development$	aSbX
developpement	iVjU
deven-	hV
devia-	i[
deviations	iZ
devis	iXjT
devis$	jX
devol-	bIp\\qI
devop-	aUcHiI
devops	aUcHiI
devops$	aZiI
devs	aHmc
devs 0	aImV
devs$	iIm]
dez	aIcFeCfRiTjIoEqItY
dezem-	o[
dezember	oS
dezember bis	sR
dezember$	hUoW
dfg	b]e[gDiI
dg	bUiFjHpRqYtI
dg$	aVpX
dga	aImZqX
dgr	aIiYjDlY
dgs	j\\
dgs$	jW
dguv--	iHj\\
dhabi	cX
dhabi$	cW
di	dXfVpBt[
di +	dZiYjH
di$	dVeIgEhGiImFoIpJtY
di-sa	f\`
di-sa$	f[
dia 0	iUqT
dia de	fUgT
dia en	dYgJiZ
dia mas	dGfV
dia por	hV
dia uno	eUhV
dia y	bS
dia$	fT
diabe-	iWs_
diabetes$	iV
diabetic	iY
diabetico	iR
diabetics	s^
diacr-	mY
diacre	mY
diada	cJfUhS
diag	i\`
diagn-	iT
diagnose	jUqT
diagnosis	qR
diagnostic	iFj[
diagnostico	iU
diagnostico$	jW
diagnostics	aHbSkW
diagnostics$	b=iWkY
diagr-	fY
diakonie	bW
diakonie$	bYiI
dial	jV
dial in	jV
diale-	hGkSlWsT
dialect	kWsS
dialect$	kY
dialekt	jHl[sT
dialo-	aV
dials	gIi\\
dialu-	jRkX
dialux	jRkX
dialy-	aVlS
diama-	jZ
diari-	iZ
diarias	bTiV
diarias en	bIi[oF
diarias$	bUiR
diario a	iX
diario y	aEi[
diario$	hSjS
diarios	gT
diarios$	bZ
diary	f[h?iX
diary studies	iR
diary$	i^
dias	dUfT
dias al	fGhCna
dias con	eXl[rHsI
dias corridos	f\\hF
dias de	iU
dias en	d[nX
dias laborables	hV
dias libres	hZ
dias por	dYiH
dias y	f[
dias$	eWiT
diate-	gIiDjVkSnT
diaten	gJjFkUnU
dice	s[
dice que	q^sJ
dich	mWqX
dicho	qV
dicht	fUqU
dicht-	eFf\\hIicjGmIo?
diciembre	eR
diciembre a	oT
dicke-	iEj\\qEsW
dicom	iHj[sT
dicta-	rUt[
dictado	tY
dictated	mErZ
dictated by	rDt\\
dictating	iJtZ
dicte	tX
dicte-	pUtV
dictee	pUtV
dicto	j?tU
did	pSqR
did it	jIqUsU
didn'-	hYiF
didn't	hYiF
didsb-	aGqU
didsbury	aGqU
die 00	aHq\\sS
die alte	bVqGtT
die angaben	tT
die anzeige	qW
die ausschreibung	iH
die dame	qHsa
die frau	iSq\\tF
die ganze	b[mG
die halfte	tV
die hand	fIg^iUjE
die kanzlei	bVqR
die kundschaft	sZ
die leitung	aJgZmE
die leute	bGiTmJr\`
die meisten	bZgSqD
die stelle	mV
die stunde	gV
die werkstatt	aWhGs[t@
die woche	bTnV
die zwei	hR
die$	aGcXt^
dieci-	iZm\\
dieciseis	hIiUmW
diego	cVpW
diele-	hXiI
diem	gVhS
diem$	hU
diens-	hZ
dienst	fWpVtT
dienst$	iJp]
dienstag	qT
dienstag bis	fS
dienstags	dUiY
dienstags$	dUiX
dienste	eWgVhH
dienste$	f_mE
diensten	iIjY
dienstfrei	fJh[
dienstfrei$	h\\
dienstkleidung	hY
dienstort	cX
dienstort ist	cT
dienstplan	i[qR
dienstplan 0	fV
dienstplan$	iZ
dienstreisen	hFna
dienstwagen	hSnX
dienstwagen$	gX
dienstwohnung	h\`
diese	aEbWiHq^tG
diesel$	aBbSc@hX
dieses	iJrStV
diesm-	rTsV
diesmal	rTsV
diet	aVgXiT
diet$	aWi[
dieta	g_nS
dieta 00	gW
dieta-	gS
dietas	gS
dietas$	hS
diete-	eR
dietetique	eR
dieti-	aVmU
diets	bHi\`
diets$	i\\
diez	fW
diez anos	j^
diez dias	fUiJpR
diez$	bUfR
diff	fAgijG
diffe-	iXsS
diffi-	cHiWjFq[
diffu-	rY
diffusion	rZtS
difun-	i[rV
dig	bHib
diga	jIlHmIqVrVsI
digas	qX
diges-	ibjF
digge-	aRkStJ
digger	aRkStJ
digi	j[
digit-	bSiX
digital$	bTkXp=
digne	rV
digne$	rX
digni-	r]
dignified	r[
dignified$	rU
digs	h[nU
digs$	gWhT
dijon	cZ
dijon$	c\\
dikta-	pItZ
diktat	pItZ
diktat$	pHtT
dikti-	t\\
diktiert	qH
dilig-	i]
dilo	gYs^
diman-	f^
dimanche	fV
dimanche +	fBg]
dimanche sur	fU
dimanche$	iV
dimanches	f]
dimanches par	f[
dimanches$	fWiG
din	iTj\\
din 00000	jU
dinam-	jTqIrV
dinamicas	gIjY
dinamicas$	jW
diner	hRiU
diner-	gZ
dinero	gZ
dinero$	bUgTiS
ding	lXrW
ding$	rW
dinne-	aR
dinner	aVfShT
dinner$	h\\iH
dinners	bUpZ
dinners$	bTiVpV
dioce-	b\\hSjG
dios	q[
dip	j]
dip in	iIjY
dip$	j^sG
dipl	jUtJ
dipl /	jT
diplo-	jWlV
diplom	jTkS
diplom oder	cGgHhJrV
diplom und	jT
diploma	jSlT
diploma in	jX
diploma or	jW
diploma$	jX
diplomado	kU
diplomatura	iHjR
diplomatura o	iHjR
diplome	lX
diplome d'etat	jZqS
diplome national	jX
diplome$	pU
diplomes	lUpU
diplomes$	iElHpX
dips	i[
diput-	b\\
diputacion	b\\
dipwc-	jV
dipwcf	jV
dir	bGhRiFmd
dir$	bIhUmX
dira	hJjIq]rF
dire	fW
direc-	mW
direccion	aXmT
direccion de	aSjT
direccion$	mS
direct	e[pX
direct hire	e_hIpF
direct reports	iDmZ
direct$	jTm?pV
directamente	eUiIpV
directamente$	iFmJpW
directe	eVmT
directe$	eVmU
directeur /	aUbI
directeur de	mV
directeur$	iUkSmF
direction	bS
direction de	aZ
direction$	bHc]iEqU
directions	iV
directions$	iV
directly	eYjGmW
directo	e[
directo con	eY
director	mXrG
director ing	mW
director of	aWiHlI
director tecnico	aTjAmTpJ
director$	pVr@tV
directora	mVqS
directora de	mS
directora$	m]
directory	jV
directrice	pS
directrice$	pS
direk-	eY
direkt	mS
direkt am	cZeI
direkt bei	eY
direkt$	pV
direktionsassistenz	aXqItG
direktionsassistenz$	aW
direktor	fImRtZ
direktorin	aJmYqW
dirig-	aZ
dirige	kWmS
dirige$	bWk[mDpF
dirk	bJiHq\\
dis	qWrSsS
disab-	mS
disabilities and	bIhHiU
disability	mT
disabled	iU
disca-	bSgVjH
discapacidad	bUgWjIsS
discapacidad$	bHgWjHsT
disch-	cIi[
discharge	cIi[
disci-	iUjU
discipline	iTjR
disco-	eVh[
discontinuo	eT
discontinuo$	eS
discord	cGiTjSsV
discount	h\\
discount on	hT
discount$	h^
discovery	hWiX
discovery con	bFiY
discr-	jSpRqU
discrecion	jTpSqS
discrecion absoluta	jIqY
discrecion$	jSpV
discreet	rUsU
discreet$	jSq\\rF
discrete	pUsW
discretion	jUqW
discretion$	jTq\\
discu-	eSgYt^
discussed	tX
discussion	bIqWtX
disen-	mV
disenador	aT
disenadora	mTqS
disenadora$	mYtI
diseno	jTmV
diseno$	mW
disgo-	iW
disgorging	iW
disgr-	gIiSqS
disgrace	gIiSqS
disgrace$	gIiT
diskr-	jWqS
diskret	qY
diskret$	gUqS
disku-	eGjYrGtY
diskussion	aIcJfCj[sBt[
disma-	a[
dismantles	iV
disor-	iX
disorders	bT
disorders$	bT
dispa-	aVmW
dispatch	aW
dispatch$	aWiRmC
dispatcher	hJmZ
dispatcher$	aYfXhEmC
dispe-	aWl]
dispense	hU
dispensing	lW
displ-	bIi\`
displays	iW
dispo	hYjV
dispo 0	fTjImY
dispo$	haiI
disponent	aW
disponentin	aWpY
disponibilidad	fRiRpY
disponibilidad de	pW
disponible	f\\
disposicion	hUpJt\\
disposicion$	hXtU
disposition	iSjR
disposition$	iYjU
dispu-	fUiZ
dispute	pUqT
disputes	fVi\\
disputes$	fX
diss	cUfGiTjHk\\
diss$	cWiUkC
disse-	iVjGkGl]
disso-	iX
dissolution	iX
dist	aJbAcfdIeIfIgFhHiGjFkHlImBnEoIpJqHrIsItH
dista-	db
distance	aIdXiS
distance$	dZ
distancia	d[
distancia$	d\\
distant	dYtI
disti-	b]cHiJkV
distr-	bYc[
distribution	aYcFjBkU
district	cUiS
district$	iW
districts	b[
districts$	bY
diszi-	mX
disziplinarisch	mX
dit	bIfIkTqSsStT
dit$	bIhHiIkGsZtH
dita	jV
dita$	jW
dites	rX
diurn-	f\`oJ
diurno	fX
diurno$	fV
dive	mWpI
divem-	m[pI
divemaster	m[pI
diver	aa
diver-	i^
divers	aUsJ
divers$	aUsJ
divis-	bSiJjVmT
division	bSiJjVmT
divor-	kIpJsd
divorce	iV
divorce$	iW
diwal-	gHh]
diwali	gHh]
dix	eFp[
dix ans	jX
dix pour	sJ
diy	bUjT
djang-	jV
django	jV
django$	jY
dji	j[
dkk	bEhFiY
dkk 00	kJ
dkk$	bCgEi]jG
dkv	hZ
dkv$	hZ
dl	jZ
dm	aHiVp[qS
dma	aIjX
dms	i[pY
dms (	iZ
dms$	bIiV
dmv	fJiGj[
dna	iY
dna swabs	iY
dni	pZ
dni y	pZ
do 0	fU
do 00	gUiSlE
do :	bFoIpX
do a	jRmI
do all	bHgSl[
do as	iIjX
do bis	fW
do it	j[lDqS
do not	lVpFqWrV
do the	iWrX
do this	qFtX
do you	h[
do$	iSlW
doble	fWhV
doble$	fXgRhXiHnI
doce	bUgYiJmW
doce horas	fX
doce$	aFmW
docente	gR
docente$	eRgU
dock	iYnS
dock$	i]
docke-	bXiW
docs	iY
docs$	cTjT
docto-	lS
doctolib	iW
doctolib$	iW
doctor	pRq[
doctor$	pSqT
doctor's	jHs\\
doctora	aFcJqStZ
doctorado	l]
doctorants	mX
doctorants$	gImX
doctorat	jW
docum-	j]
documentadas	fFj\\
documentadas$	fFj\\
documentado	pT
documentaire	aIj[
documentaire$	aHjZ
documentation	i\`jH
documentation$	i[jI
documentos	iVjBpX
documents	bWpU
documents$	bZ
doe	iWkT
doe$	gX
does	fU
does it	bIi^jH
does not	rT
does the	iIjXpS
does$	hHiHlVmHpS
doesn't know	qV
doesn't$	qX
doesn-	jU
doesnt	jW
dog	gFh\\kY
dog allowance	hT
dog groomer	aRcJfT
dog$	cJhYiIjZkGlHqD
dogs	bRhTiVkIlF
dogs$	bTiY
doigt-	jXqS
doigts	jXqS
doigts$	qX
doing the	bSsR
doing$	dJlT
doit	jcmJpFqFrV
doive-	jW
doivent	jW
dokto-	a\\cHeEfIiG
doktor	qW
doku	dTfWgIhDlI
doku in	iW
dokum-	gIiXjY
dokumentieren	iT
dole	c[
dole$	c[
dolla-	gVkW
dollar	gZ
dolor-	cU
dolores	cU
dolores$	aIbGcZtU
dom	eZ
dom$	iZ
domai-	bVfHgIhUnI
domaine	bXfIgHhW
domes-	iS
domestic	iS
domicile	dZhT
domicile 0	iV
domicile$	aWdVhTiC
domiciliaria	pW
domiciliaria$	aSpV
domiciliarias	iV
domiciliary	iUjT
domicilio	iTpS
domicilio$	gWpT
domin-	fX
domingo	fW
domingo 00	bIsS
domingo solo	fSjR
domingo$	nX
domingos	f_
domingos de	fV
domingos$	fR
dominical	fAgXi[jJ
dominio	jZ
dominio de	kR
domma-	iS
dommages	iS
don	m]
don$	bJcHjFlXmRoJ
don't	q\\
don't ask	gV
don't care	leqJ
don't do	dTjV
don't have	lXqFrS
don't mention	rU
don't mind	iFj\`
don't need	ld
don't put	rW
don't say	jVlJqR
don't scare	jTqW
don't want	aFiYlImHqT
don't write	hHlJqbrH
don't$	iRrUsI
dona	jIm\`pJqS
donan-	iRqT
donante	iRqT
donat-	sU
donc	tS
donc 00	f^hE
donc pas	jIlUqU
donc$	sTtb
donca-	c\\
doncaster	c\\
doncaster$	cW
donde	dd
donde quiera	dV
donde sea	bHd[
done	fThJkTlS
done by	jElZpU
done in	bTfGpVqJ
done it	iJjHmYpFs[
done$	fVhIiIj\\pT
doneg-	c[
donegal	c[
donga	h\\rHsI
donne	s^
donne-	iTlV
donnees	i\\
donnees$	iX
donnerstag	dTpS
donnerstag$	mHpZ
donnerstags	iY
donor	iWqXtI
donor reports	iT
donor-	sT
donors	iSsU
donors$	bRgJiX
dont 0	bTmS
dont le	dV
dont mind	eSiHlS
dont need	iUjIkIlYsItI
dont put	jHpSqSrS
dont trois	bIjVmW
dont une	jZ
dont$	bImTqX
doodl-	jW
doodles	jW
doodles mostly	iYjI
door	i[
door staff	a\\fFlWtH
door supervisor	aV
door that	dUjTpI
door to	pV
door$	hX
doors	iZ
doors$	i\\
dop	jWkJm[
doppe-	bTrZ
dorad-	bScT
dorado	cV
dore	jGk\\
dorfk-	bTiYjJ
dormi-	cGi[jFqSsT
dort	gHhXnX
dortm-	c\\
dorto-	cHeIgHh[iTjItG
dos anos	hSjXnZ
dos ayudantes	mW
dos cartas	iIpV
dos de	fUmU
dos dias	dWnS
dos entrevistas	p[
dos libres	f[hJiBqS
dos lineas	bS
dos locales	bZ
dos meses	fVkS
dos minutos	fIiFjYtT
dos ordenes	i[mF
dos por	fYiZ
dos primeros	gShV
dos sabados	gHiZ
dos semanas	fVnY
dos solide	gGs\\
dos tardes	fTs[
dos$	fZjW
dosag-	iU
dosci-	mU
doscientos	gUjS
dose	i\\
doses	bX
dosif-	iU
dosificacion	iU
dosim-	iTj]
dosimetrie	iY
dosin-	i\\
dosing	i\\
dosing$	iZ
dossi-	pZ
dossier	pX
dossier complet	pT
dossier$	pS
dossiers	dTiUpS
dossiers$	dRoS
dot	jYpY
dotac-	hW
dotacion	hW
doublage	k\\
doublage$	iSkR
double	gTlU
double time	gYjI
double$	fDgYiEjJkT
doubled	bRgJmZ
doubles	fZgWiAmF
doublon	eFo^pHqH
doubs	aIbZcWfIgIiGtF
douce	jY
douce$	iV
douce-	qU
douceur	qV
douch-	h^sU
douche	h\\
douche$	hX
douches	bHhRsZ
dougl-	aIb\\iGjJ
douglas	cW
douglas iom	cW
doute	q^
douze	a[cGmV
douze$	a\\cGiAmW
dovet-	jT
dovetail	jT
dovetail$	jW
down	iR
down 00	cUqX
down to	bEnRqY
down$	fU
downs	bXfHgIi]jBp;
downt-	i\\jD
doyen-	bW
doyenne	bW
doyenne de	bW
dp	bShHiXjCkW
dr	mkpT
dr ana	mU
dr behrendt	qR
dr$	jW
dra	me
dra$	aIma
draft	iXrXtY
draft for	tX
draft$	aEpJr\\tV
draft-	iV
drafting in	iU
drafts	iV
drafts$	iU
drag	bajS
drain	i[
drain-	iX
drains	iS
drains$	iT
drama	hVqUsR
drama$	qX
dran	i\\qT
dran$	iVqW
drapi-	j\\
drauf	g[qU
drauf$	gYhIjI
draug-	bZjR
draughty	bUjT
drauß-	bRcSnR
draußen	bRcSnR
draußen$	bYcEjWlInV
draw	sT
draw up	iV
drawe-	qVrG
drawer	qVrG
drawer$	iSqVrG
drawi-	iT
drawing	dViT
drawing$	iY
drawings	jW
drawings$	iV
dre	hImZpJqW
dream	kZ
dream$	kZ
dream-	bS
dreamy	kS
dreht-	f]iI
drehteile	bT
drei	mT
drei generationen	bY
drei gruppen	bV
drei jahre	eYiW
drei leute	bAm_
drei monate	eJhWoU
drei tage	dUn[
drei wochen	fU
drei$	p[
dreie-	aUfGsGtU
dreim-	iHjVqWsF
dreimal	iHjVqWsF
dreis-	bYcI
dreit-	gT
dreiu-	fFhYiI
dreiz-	gUhT
dreizehn	gV
dreizehntes	hW
dreiß-	mR
dreißig	mT
dreißig stunden	fW
dresd-	ceiE
dresden	jW
dresden$	jW
dress	jFs^tG
dress-	aGiRm[qS
dressing	i[
drh	m^tV
drh$	mVtY
drift	iRs\\
drift$	iVsY
drill	aXi[jR
drill$	fHi]jW
drill-	kY
drilling	j@k_mI
drills	iT
drills$	iT
drin	jUmVr[
drin$	gWmY
dring-	tU
dringend	tU
drink-	hU
drinkers	aHiXsZ
drinkers$	iYsZ
drinks	bRhW
drinks$	bUhU
drip	bIcHfGi^
dritt	m[
dritt$	fRmZ
dritte	aT
dritte woche	fX
drittel	dYnY
dritten	mV
dritter	qX
dritter generation	bS
drittmittel	eY
drive	iWlU
drive a	kS
drive$	gUhIjSlS
drive-	aT
driven	lZqR
driver	aU
driver /	aSjJkX
driver licence	aIjEkXlZ
driver$	aUjU
driver's	cIj^
drivers	aTiT
drivers$	aTmT
drives	iUjXkE
drives$	iW
drivi-	jVlS
driving	jVlS
driving licence	l[
driving$	j_
droge-	aJb_
drogh-	cU
drogheda	cU
drogheda$	cU
drogu-	aCb\\
drohn-	iXjHkW
droit	aZiJjW
droit de	aSbJfIhFj[
droit public	jV
droit social	aT
droit$	aThYiBjH
drone	gIiTka
drone$	bVcIhXkG
drop	iYjEpY
drop$	hTpT
drop--	cIiTnXpS
drop-in	iUpT
drops	if
drops a	bIgIi[
drops$	i]
drube-	jJrTtU
druben	kWsS
druber	gUiT
druber$	g[
druck-	gJiTjYqU
drucken	gDiXjHr[
drucken$	gDiXjHr[
drug	bW
drug screen	j[pJ
drug test	qY
drugs	fJhWjXlH
drugs$	fJiHjYkIlGsH
drum	qYsR
drumm-	cV
drummondville	cV
drummondville$	cS
drunt-	mWrY
drunter	mWrY
drunter$	mYrS
drupa-	jT
drupal	jT
drupal$	iV
drv	iV
dry	iXoVrZ
dry$	iEoHr[
dryer	i\\
dryin-	fGhJoY
drying	fGhJoY
ds	cIgGj]mYpI
dsc	jX
dsc 0	jX
dsm	abjD
dt	bTgTjH
dt$	bWgUiEjH
dtc	bSjV
du 0	fIo]pI
du 00	oTt\\
du arbeitest	fT
du batiment	jS
du bureau	dWqV
du ca	gW
du commerce	iIjS
du conte	i]
du das	iJkIlGqZtR
du dimanche	fJiT
du hast	fSgH
du jeudi	i]lJ
du livre	iR
du magst	dShXtJ
du mardi	bFfU
du matin	jS
du midi	bBhTiT
du personnel	gGhZ
du samedi	gJhZmI
du soir	hS
du temps	kS
du travail	aSjX
du val	b[iG
du-fo-	rV
du-form	rV
dual	i\`j@
dual--	bIhajI
duart	aIcR
dubai	cYiR
dubai$	cViT
dubbo	c\\gG
dubbo$	cY
duble-	bV
dubletten	bV
dublin	cT
dublin 0	cX
dublin$	bSdS
dubuq-	cV
dubuque	cV
dubuque$	cT
ducha-	jW
duchas	hS
duchas$	hS
dudle-	bFqV
dudley	bFqV
dudley$	cV
due	aS
due to	mHtU
duena	iJm]pHqU
dueno	bTq]
duerm-	gZjZsJ
dues	gFhW
dui	j]lI
duisb-	bFc_
dulce	b\\cIrEtI
dulut-	cT
duluth	cT
duluth mn	cR
dumfr-	cY
dumfries	cY
dumfries$	cX
dump	aGiatZ
dunda-	cW
dundalk	cW
dundalk$	cW
dunde-	cZ
dundee	cZ
dundee$	cV
dunfe-	cY
dunfermline	cY
dunfermline$	cY
dunke-	bWfH
dunkerque	cTmI
dunkerque$	cU
dunkl-	hTjY
duo	mb
duo avec	aIm_
durac-	eUiIlW
duracion	eUiIlW
durba-	cU
durban	cU
durch	iJsY
durch alle	g[hG
durch$	qX
durch-	bSgWhHqS
durchsagen	jV
durchziehen	iZ
durchziehen$	iY
duree	eY
duree indeterminee	eS
durfe-	pT
durfen	pT
durfen sie	hTjS
durha-	bT
durham	bT
durham$	bS
durin-	hSiIjDlV
during	hSiIjDlV
dusch-	bTh\\
duschen	hX
duschzeit	hYnJ
dusse-	pW
dust	jSqS
dust$	iWjGkZtI
duste-	h^
duster	h^
dutch	l_
dutch b	j[
dutch or	jYlJ
dutch$	bUlUrS
dutch-	i^jHkH
duty	fTiT
duty 0	fUgFh?i\`
duty$	gYjJ
duur	eV
dv	j]
dye	jEkU
dynam-	jTkS
dynamo	jTkV
dys	fXiX
dys$	fXhJiW
dysph-	bJiZkV
e &	hGiHjSk]lIpG
e +	hJ
e /	bHfUjR
e 0	g[
e 00	g\`
e de	a]
e en	aVcH
e mois	gY
e rh	eS
e v	bc
e$	cS
e-aut-	h[
e-auto	h[
e-bik-	h[
e-bike	hTsR
e-bikes	iRjR
e-bikes bosch	iRjR
e-dec	iT
e-dec /	iT
e-mai-	jY
e-mail	pV
e-mail$	mIpW
e.max	iVjU
e.max$	iUjW
ea	aUeSiGjHmS
ea$	eW
each	gTnS
each 0	gIh?n_
each 00	fY
each day	hSi\\
each friday	iXjJ
each month	gV
each quarter	hWn\\
each term	bJi^
each$	mYpXrC
ear	iTjY
ear$	iGjV
earli-	fUpZ
earlier	qU
earlies	fY
early	fUjW
early access	bUjI
early$	fEjc
earn	jIk^
ears	jUqT
ears$	jUqT
earth-	jS
easa	iFj]
ease	jYkT
ease with	jYkT
east	c_
east coast	cBdX
east$	cYiS
easte-	oS
easter	eRoX
easter and	hW
easter$	eVoT
eastern	bCjTpY
eastern$	bHc\\nI
easy	aUbHfYhIsS
easy$	aWbHcGdHeGfZgHhGiIjDkHlHnHoGpGqErHsFtE
eat	aGiGj[oIsT
eatin-	iWsW
eating	iWsW
eau	b\\hEiHjUmEqH
eaux	bSiS
eba	cHe_fEjFoG
eba$	cIe\\fIhIiEjEmI
ebani-	cX
ebanista	cX
ebay	bSi]
ebd	aIbacGdFiH
eben	rUtT
eben$	rXtU
ebens-	lX
ebenso	lX
ebenso$	lY
ebers-	cVlI
eberswalde	cVlI
eberswalde$	cW
ebro	cU
ebro$	cU
ec	cVi_
ec 0	cZiFjU
ecart-	qS
ecarts	qS
ech	fIg\`iGjIpJ
ech$	fHg^iFjHpJ
echaf-	jY
echafaudage	jY
echel-	g]jH
echelle	gZjH
echelle 00	gS
echelon	aRgW
echelon 0	aSbT
echelon$	aSgS
echo	i_jE
echo /	iU
echte	aIcFh\\iHjImJqG
echte-	cYhR
eckda-	tT
eckdaten	tT
eclat	aGbIcHfIg\`iEjHpF
eclat$	cHg]iFjIpG
eclip-	jUkS
eclipse	jUkS
eclipse$	kY
eclus-	aYbU
ecluses	bX
ecluses$	bWcI
ecmo	i\`jJ
ecmo--	iWjGkV
eco	bX
eco$	bZiI
eco-c-	hZiFpI
eco-cheques	hZiFpI
ecoch-	hW
ecocheques	hW
ecocheques$	gX
ecogr-	iT
ecografia	iHjS
ecola-	iR
ecolab	iR
ecolab$	iR
ecole	hFjRl^
ecole catholique	b\\cH
ecole de	jU
ecole interne	eIl\\
ecole privee	bR
ecole$	hHiWlR
ecole-	bW
ecoles	bW
ecoles et	bV
ecoles$	bZiG
ecolo-	aSbT
ecologica	bZdH
ecologica$	bZ
ecologist$	mU
ecomm-	bT
ecommerce	bT
econo-	jZnS
economia	iTjW
economia$	iIjZ
economico	rX
ecout-	jZ
ecoute	jZ
ecran	dWhR
ecrir-	jSlGpV
ecrire	jSlGpV
ecrit	gBjTpZq\\
ecrit$	jU
ecrit-	rZ
ecrits	jWkH
ecriture	r_
ecriture inclusive	rY
ecriv-	aXbApUrS
ecs	ja
ecs$	ja
ecsr	jT
ecsr$	jU
ed	jXqT
ed$	aUcJdGgRjYpG
edad	sb
edenr-	hY
edenred	hY
edge	bTqT
edge nxt	bGkU
edgwa-	cY
edgware	cY
edici-	lT
edicion	lT
edicion de	aTjV
edifi-	iV
edinb-	c^
edinburgh	cU
edit	aIr\`tD
edit$	iUjV
edite-	aGb[
editeur	aGb[
editi-	bXkT
editing	kW
editing$	iBkX
edition	gDj[
edition$	gEj\`
editions	baiA
editor	aU
editor de	bT
editor$	aTiEpV
editorial	bTkS
edits	i]jE
edits$	iW
edmunds$	cS
educ	aWbT
educa-	iT
educacion	iUjT
educador	iH
educador /	aSiI
educadora	a\\
educateur	kS
education	gShF
ee	nY
eeo	h?pErWt^
efect-	aHe]
efectivo	aGe^jJmJ
effec-	iSjR
effects	jVkS
effects$	iIj\\
efk	iZjVkI
efrai-	mX
efrain	mX
efz	a\`jZ
efz oder	jY
efz$	aa
eg	bTgc
eg 0	g_
eg 00	g]
eg n	gWjG
eg$	bafFgJhFpD
egal	eIl^
egal$	eHfSgBhIiJlapJqU
egg	a[
egres-	jSlW
egresado	iIjYsU
eh	aUfGqGrV
eh klar	gT
eh$	a[bCiIjGlJmHtR
eho	i[jG
ehpad	bUiY
ehpad associatif	aJbV
ehpad$	bViV
ehren-	m_
ehrenamtliche	iSmW
ehrenamtliche$	bRiSmT
ehrensache	hZiIjR
ehrensache$	hZiIjR
ehrli-	hSsS
ehrlich	hUsTtR
ehrlich$	bShRsU
eib	jVlD
eibar	cU
eibar$	cU
eidg	aVcFiHj[kE
eidg$	aTcEj[kDtJ
eigen-	bT
eigenbetrieb	bT
eigene	bW
eigene schlachtung	bY
eigenen	jS
eigener	hS
eigener arbeiten	pZ
eigener hund	hRkR
eigenes	lT
eigentlich	bChHoVpGq\`
eigentumer	jUrV
eight	mX
eight of	b[iJ
eight on	bViGmY
eight to	fZ
eight weeks	jWlS
eight$	gY
eight-	bS
eighteen	bVjStS
eighteen months	eIjVqEtS
eighty	gX
eighty$	gX
eignu-	jSpX
eignung	aIjWlHpS
eignung bevorzugt	jGpW
eignungstest	pV
eilid-	pS
eilidh	pS
eilidh$	pR
ein jahr	eTjUlZ
ein mann	sc
ein paar	iHtY
ein plus	jJka
ein studium	jV
ein tag	d[iSjG
ein traum	kY
ein$	kRoY
einar-	dY
einarbeitung	dSoT
einarbeitung$	dTgSkR
eindh-	cV
eindhoven	cV
eindhoven$	cV
eine /	fJtS
eine ausbildung	aIjU
eine auszubildende	bHiJm]
eine halbe	eVrV
eine neue	aY
eine ruhige	fEgEj_
eine woche	hIs[
eine$	jSt[
einem	bZiB
einem verlag	bW
einen	aXqR
einen zweiten	aT
einen$	bGcGiGlIqIt\\
eines	eSjX
einfach	pU
einfach$	jWkVlF
einfahren	fEgIkGsY
einfu-	jZrY
einge-	jY
eingefuhrt	jV
eingefuhrt$	iJjU
eingewohnung	iT
eingr-	bXiHqV
eingruppierung	gYqZ
einhe-	iWs]
einheiten	i[
einheiten$	iT
einheitslohn	gX
einka-	iU
einkauf	mU
einkaufen	iX
einkaufen$	iU
einkaufer	a\\iJ
einkaufer$	aW
einkl-	bFhIianJsJ
einla-	h\\pHsW
einle-	iGl]pI
einli-	hZ
einliegerwohnung	hZ
einma-	aJfHiU
einmal	aJfHiU
einri-	a\`
einrichten	i[
einrichten$	i]
eins	iTjS
eins davon	jX
eins$	gT
einsatz	iT
einsatze	fTiIn[
einsatzgebiet	cV
einsc-	iWjV
einschleifen	iT
einschleifen$	iT
einst-	gRjS
einstellen	bGcIiWjDtV
einstellen$	cIiYjDtV
einstellung	oY
einstieg	gXoV
einstieg 00	gV
einstieg$	g\\
einte-	hRiX
einteilbar	hV
einteilbar$	hV
einteilen	iZ
einteilen$	iW
eintr-	jZ
eintritt	iU
eintritt$	iSjToF
einun-	gZ
einwa-	jY
einwandfreier	jY
einwe-	i]nC
einweisung	iT
einwo-	bUtJ
einwohnern	bUtJ
einze-	hZiU
einzel	iZ
einzelzimmer	hZ
einzelzimmer$	hU
einzi-	fWiZjC
eis	h\\i[oG
eis im	hWiSqJ
eisen-	b[lW
eisenach	bGcZ
eisenach$	cT
eithe-	fX
either	fYjS
either$	eVfIjV
eje$	aW
ejec	aVjYtH
ejec$	aWjVtH
ejecucion	jS
ejecutiva	aVtH
ejecutiva /	aVtH
ejecutivo	aTjR
ejerc-	jV
ejercicio	aT
ejercicio$	aXeUjD
ek	h\\kI
ek$	h]kImI
eks	j\\
eks$	j]
el 0	o\\
el 00	oTpZ
el ano	bTeR
el anterior	qZ
el anuncio	rRtW
el aviso	r[tT
el cierre	iV
el cliente	sU
el curriculum	pV
el curso	hZiF
el de	mUqU
el dia	pR
el director	qSsZ
el equipo	jWpTrS
el formulario	pX
el gerente	q[
el grupo	iFr]
el horno	iV
el ingeniero	iW
el inventario	qY
el lunes	oT
el mar	aHb]cDnFoIpSqGtH
el martes	oRpTqWtT
el mes	fS
el mostrador	iY
el movil	iTjAqTrS
el nombre	ra
el obrador	iT
el periodico	tV
el periodo	dUeV
el primer	eT
el puesto	qW
el que	fT
el registro	kW
el resto	cZgY
el segundo	qY
el socio	mWqU
el sueldo	r[
el texto	iT
el ultimo	qU
el viernes	qb
el$	qSrS
elabo-	p\\
elche	cZ
elche$	cT
elder-	iTmU
elderly	aF
elders	iRmW
elders$	iVjS
elec	bWiV
elec$	bIiY
elect-	j\\
election	bIe]jImHpHtI
elections	fT
elections$	fS
electrica	aHbUcEhW
electrica$	bFcDhXiF
electrical	fGjVpU
electrical$	jV
electrician	jZ
electricians	jIlU
electricidad	jW
electricidad$	j[
electricien tertiaire	aW
electricista	a^
electricista$	aX
electricite	jW
electricity	hZ
electrico	bRiW
electrico$	bTiW
electricos	bVmV
electricos$	bZiGjUkGmG
electrics	l]
electrique	hZ
electrique$	bJhUjT
electroerosion	jY
electroerosion$	jZ
electromecanicien	jX
electronica	pX
electronica$	i_jF
electronico	hZ
electronico$	h\\iA
electronics	aY
electronics$	aY
electronique	bJjDk\\pH
electrotech	jT
electrotech$	jV
elega-	aGgIrWs_
elegi-	hZjI
elekt-	j[pU
elektriker	jSrS
elektriker oder	sS
elektriker$	jX
elektrisch	cHgJiHjFkIn[pHtI
elektrisch$	cHfJgIiHjFkIn[pHtI
elektro	bSjU
elektro$	jW
elektronisch	bIpTqX
elektronisch$	bIpTqU
elektrotechnik	gIjW
elektrotechnik$	jT
eleme-	aWbWcCiFjW
elementary	j[
elena	mepF
elevadora	jR
elevadora$	jR
elevadores	aFbY
eleve-	bU
eleven	mRqT
eleven$	m\`
eleves	mR
eleves$	m[
eleveurs	bWsT
eleveurs$	b[
elf	b]
elias	aGbBc\\iHmX
eligi-	jY
eligibility	iIjSkV
eligible	jW
eligible$	jX
elimi-	iGkSpW
ella	jGqWsX
ellas	pXsZ
elle	mW
elles	pUs^
elles$	fIs\\
ellos	pU
ellos 0	jX
ellos$	iSpX
elo	hStS
elo$	hStR
elodi-	bSkImY
elodie	bSkImY
elsas-	bS
elsass	bS
elsass$	bT
else	nStU
else home	dX
else$	fVhEiIpRrHt[
else'-	fViS
else's	fViS
else's$	fViS
elter-	eSiS
eltern	iVsS
eltern$	iW
elternabende	iW
elternabende$	iW
elternbeirat	iXjIqU
elterngesprache	iU
elterngesprache$	iU
elterninitiative	aHb\`iEjI
elterninitiative$	aJbYjI
elternzeit	e[
elternzeit$	eZ
elternzeitvertretung	eS
elternzeitvertretung bis	eU
elternzeitvertretung$	eViI
elus	bIfIiTjHp\\rJ
elus$	bIfIiTjHp\\rJ
elvir-	mVqX
elvira	mVqX
em	iUmUsW
em$	eRs^
email	p_
email$	iYpS
email-	bU
emails	bGiTqU
emails$	bEiRqY
embal-	iZjI
emballages	iS
embalming	iS
embar-	bUkSoSsT
embarazada	qVsS
embarazadas	sc
embarazadas$	sW
embarca	cVjT
embargo	pJq]
embarque	bX
embarque$	bU
embarrassing	iSqU
embarrassing$	iSqU
embau-	eStX
embauche	eUtS
embauche$	aHbTtS
embed-	aXiU
embedded	aU
embra-	jZ
embry-	aUmR
emden	cY
emden$	cZ
emerg-	fUi[
emergencia	bXf[
emergencias	mT
emergencies	iTjY
emergency	bHfRkU
emis	b[fIjEkX
emo	pV
emoji-	rX
emojis	rX
emojis$	rU
empad-	iVs]
empal-	cWiR
empalme	cWiR
empan-	aHiU
empanadas	aHiU
empanadas$	iT
empez-	cGfTo[
empfa-	iTjZ
empfangen	aIiZ
empfangen$	aIiZ
empie-	eWoU
empieza	eWoU
empieza a	fToU
emple-	mW
empleado	gW
empleados	bYgHhS
empleados$	bYgGhT
empleo	aFeR
empleo$	aEbUjV
emploi	aTlV
employe	hT
employe 00	hU
employed	eZ
employed$	e[
employee	aShT
employee$	eTrI
employee-owned	bU
employee-owned$	bU
employees	bWmU
employees$	mU
employer	bRhYtU
employer$	hWjHqItZ
employes	bY
employes$	b[
employeur	aJgBh^
employment	jTpU
empow-	j[
empower	j[
empower 0	jU
empresa	eS
empresa con	hYnG
empresa de	bSeYgHhD
empresa y	bWeJtJ
empresa$	bHeWhViFjS
empresas	iT
empresas$	bJiU
empty	dEfVgXiRtW
empty$	dEfXg[hI
ems	aJbUcZ
ems$	aJc\\
emt	iIjFk]
en 0	eXjC
en 00	bFfGiTj^
en 0000	bRiFjX
en 00000	aIiFjepH
en 2000	bZiUjFqT
en 9100	bWiI
en a	jTkIsZ
en abril	oSqY
en agosto	hX
en aide	i[kD
en alternance	dEfY
en altura	iGj]
en anglais	cHiEjUr\`
en aout	hXiToDqS
en aula	jS
en avril	i\\jFqU
en b	jW
en base	cGgEhViV
en bio	jS
en blanco	eU
en bourriche	jS
en burn-out	qT
en cabine	i[
en caja	iHjTkIm[pJ
en caliente	hGiW
en campamento	oU
en campo	aSiYoI
en casa	n[pS
en castellano	rV
en catalan	rZ
en catorce	qR
en charge	h[mI
en ciudad	aFbGcThV
en conflit	mIqV
en conge	aIqSsWtF
en cours	jR
en creche	iR
en cuatro	hFlImDoGp\`rI
en decembre	fWoF
en derecho	jJkUlR
en diez	lY
en dos	iHjVqStS
en edad	sZ
en el	pU
en enero	cVhUoXpFqS
en fin	fU
en fluent	iR
en formation	e^
en francais	rX
en gallego	jX
en hauteur	jV
en hiver	dJfU
en ingles	rd
en insertion	mV
en iso	j\\pE
en janvier	bIeHf[iVmGoG
en juin	fZmEq[
en julio	fHhUiJoV
en junio	eGoZpIqXtE
en la	pR
en las	qTrIsX
en ligne	pX
en los	iW
en mai	fVjIoGpIq\\
en mano	g^mEpS
en mars	fXiTkGoAqS
en marzo	jGoEpHqZ
en mayo	iUmFq[
en mesa	aIbHfGiVmW
en mostrador	mY
en moyenne	hV
en navidad	bZhI
en otono	aFiIoYqV
en pico	fRgHiV
en piezas	hU
en piso	d[iJ
en place	fV
en planilla	gTiUjI
en planta	dYeGiWpT
en produccion	gFiIj[
en producto	gVoJ
en recepcion	pY
en regle	aIjZ
en sala	bJmTsX
en salle	mZ
en septembre	i[jIo@pHq\\
en septiembre	f\\iJ
en service	i\\jJ
en stage	eU
en temporada	bHeIfDhIm\\oG
en terreno	dFpXsU
en train	hUiY
en tramite	iV
en tres	nUpS
en trois	aJbHlWpW
en un	qW
en una	rW
en une	iGpXtV
en vendanges	bJfWiFnU
en verano	fV
en vigor	aGjX
en villa	bT
en$	jS
encad-	iTmZ
encadre	mZ
encadrement	iW
encadrement de	iWmG
encadrement$	fJiXlJmI
encadrer	iS
encadrer$	mS
encadrez	mX
encan-	k]
encar-	aSi\\mX
encargada	aUiHmW
encargado	aWiJmY
encargado de	a\\mJ
encargado$	aZmJqJ
encei-	qXsU
enceinte	qXsW
enceinte$	qV
enceintes et	bR
encim-	iS
encima	hSqT
encor-	qS
encore	qS
encore$	q\\
encou-	bBgRkWrW
encouraged	eHgHhHiFkYpDrS
encue-	aVjW
end of	eVoS
end to	iTjZ
end up	l[sR
end$	fS
end-t-	iU
end-to-end	iU
ende	eToTtT
ende 00	pWtG
ende august	iV
ende der	eY
ende marz	eFfXtJ
ende september	oS
ende$	bJcIpFt^
endo	aXiI
endoc-	kT
endor-	j]kU
endorsed	jX
endorsed$	jX
endorsement	j\\
endorsement$	j\\
endorsements	iV
endorsements$	iU
endos-	bGgAiVj]
ends	iJpUsS
ene	oX
ene$	oY
enerc-	bU
enercon	bU
enercon /	bU
energ-	kT
energie	kV
energie$	bTjUkI
energieberater	iZ
energy	rR
enero	o^
enero$	o_pS
enfan-	b[sU
enfant	gSsW
enfant$	gSiXsE
enfants$	bVjU
enfermera	mT
enfermera /	aVjJmI
enfermera$	b\\mH
enfermeras	mY
enfermeras y	mY
enfermeria	iWjV
enfermeria$	iUjU
enfor-	aViT
enforcement	aViT
enforcement officer	aTiG
eng	aWjZmX
eng 0	jW
eng$	aWjTm[
engag-	iRrS
engagement	iX
engagements	bHrY
engel	jV
engel /	iTjI
engel-	cV
engine	iXqS
engine room	iY
engine$	gUkS
engineer	aU
engineer (	gI
engineer for	aUbSmD
engineer$	aa
engineering	lVmG
engineering consultancy	aFbX
engineering$	aWiHlWmB
engineers	hHmb
engineers$	iTjJmV
engines	bViV
engines$	bXiT
engla-	cJnT
england	cJnT
england &	gWjS
engli-	rT
englisch	jS
englisch b	jX
englisch c	jX
englisch fur	iJjUkU
englisch$	jV
english	rR
english +	jZ
english and	iGjXrS
english as	cFiIs\\
english at	jY
english b	jT
english because	cUrV
english c	jU
english for	jUr\\tF
english or	jV
english$	jW
english-speaking	aVcT
english-speaking$	aRbTiFjIkFrI
engra-	bXcFiT
engrase	iV
enhan-	fEg[hT
enhanced	fIhW
enhanced check	jZ
enhanced dbs	j[
enhanced$	h\\iG
enhancement	fGg\\hIkImG
ennis	aIca
ennis$	c\\
enoja-	jXqS
enojado	jXqS
enologa	mV
enologo	aUmIoH
enotu-	iX
enoturismo	iX
enoug-	jT
enough	jT
enough for	j[sS
enough to	bXjT
enough$	iJlZqS
enque-	iXqW
enquete	qY
enqui-	i\`
enquiries	i\\
enreg-	i^kG
enric-	aFhJi\`
enrob-	aTiZ
enrol-	bIcGdIi\\jSkI
ensay-	fS
ensayos	iUoS
ensei-	iTlW
enseignant	aY
enseigne	bW
enseignee	iIla
ensem-	bIi\\
ensemble	cS
ensen-	eCjWl_
ensena	l[
ensenamos	l^
ensenamos$	l[
ensui-	dTrZ
ensuite	dTrZ
entbe-	l^
entbehrlich	l^
entbehrlich$	l_
enteb-	cTiT
entebbe	cTiT
enten-	jRlWqS
enter-	q[
entera	qF
entera$	eRqGsS
entero	hX
enterprise	jY
entfa-	fVlT
entfallt	fVlT
entfallt$	fUlT
entfr-	eafGpG
entfristet	e[
entge-	f@gb
entgelt	fJgR
entgeltgruppe	aIgZ
entha-	fBiVqV
enthalten	fBiVqV
entid-	bU
entidad	bS
entie-	sX
entienda	iTjU
entienda un	j]
entiende	qHsU
entiendes	s[
entiendes$	s[
entir-	cJdZ
entirely	cJdZ
entit-	bXjS
entla-	i_jE
entladen	bIi[jE
enton-	qIt]
entra	jElX
entra a	fToT
entra-	fXhH
entrada	oTqS
entrada de	fX
entrainement	hEi\\jI
entran	fWsX
entrants	fGgTiV
entrapments	iX
entrapments$	iS
entre	qT
entre 0	f[
entre 00	s_
entre noel	hX
entre nous	q^
entre semana	fZgI
entree	hVo[
entrees	iV
entrega	qV
entrega de	hJiZ
entregas	aHbWiT
entrenador	aU
entreprises	a]cIiJ
entreprises$	aZiJ
entretenir	aJiZ
entretien	iSpR
entretien avec	mHpZ
entretiens	hUpV
entrevista	pX
entrevistas	p\\
entrevistas con	jT
entrevistas$	pZ
entri-	fTiY
entries	fTiY
entries$	fY
entry	i^jI
entry clerk	sT
entry$	aRbVcHiV
entsc-	fX
entscheidung	b[pV
entwe-	fHiU
entwerfen	fHiU
entwerfen$	fHiU
entwi-	mZpHrR
entwicklung	iT
entwicklungsgesprache	iV
entwu-	tS
entwurf	tS
entwurf$	rT
enume-	bGiIm[pHr]
env	gZ
envas-	aViV
envia-	pZ
enviar	pU
envig-	cX
envigado	cX
envigado$	cW
environ	aG
environ 0	fWg[
environ 00	nU
environ$	fUnW
environment	bY
environnement	lUrW
envoi-	pZrG
envoy-	iYpS
envoyez	pV
eo	aCpRt_
eoi	iFjFp]tY
eoi$	jGpY
eolie-	aW
eolien	qR
eolien$	aS
ep	aHeZjDq[tF
epaul-	mY
epb	j\\kJ
epc	b]
epc$	aJbWcJjJ
epf	h\\
epi	h\`
epile-	aGjCsd
epine-	aHiY
episo-	fHhGiZ
episodes	fHhGiZ
eplan	bJkU
eplan$	iIjIkW
eprou-	jX
eps	bYha
eps y	hT
eps$	hS
epsv	hZ
epsv$	hZ
equal	jR
equal$	j[
equal-	aFr[
equality	aEr\\
equip-	mZ
equipe 0	fX
equipe :	mW
equipe de	fRiRmT
equipementier	bUhYmI
equipements	bZcJ
equipes	fS
equipes 0	fV
equipes de	fGm]
equipes$	fZiTmF
equipment	a]gSiIjHmB
equipo de	mU
equipo$	bIfIjYpV
equipos	bV
equit-	gX
equitation	sR
equity	gX
equity$	gX
equiv	aVjS
equiv$	aWjU
equiv-	jZ
equivalent	gW
equivalente	jX
equivalente$	jS
er /	bHiYmJ
er avril	oS
er cases	i[
er echelon	gY
er fevrier	oT
er gut	gYhGkEqJtJ
er juin	oYpJ
er mai	hIoY
er nicht	jXrIsX
er niveau	cJiZjE
er septembre	oTqJ
er$	fSgTtV
er-te-	nW
er-team	nW
era	gZrT
erabl-	bUcJi\\
ere	a[
ere$	aViXjIqT
eres	aW
eres$	aWpI
erfah-	iI
erfahren	bHjXqX
erfahren$	aJbHjWqW
erfahrung	iHsU
erfahrung in	r\\
erfahrung mit	kZ
erfahrung$	aUsU
erfas-	iV
erfassen	iW
erfassen$	iV
erfol-	cHgfhCiG
erfor-	jHlZ
erforderlich	jHlZ
erforderlich$	jHlZ
erfur-	cVhJ
erfurt	cSjJ
erfurt$	cR
ergeb-	fW
ergo	aWiV
ergo$	aViW
ergot-	a[dJhH
erkla-	iX
erklaren	iX
erklaren$	aIiW
erlau-	oRrT
erlaubt	oRrT
erlaubt$	oT
ernah-	fFgVhJiDjGk]mIpG
ernst	qY
ernte	cIfYo\\pI
ernte-	fY
erp	iYjU
erp$	jW
error-	i\`
ersch-	gW
erschwernis	gZhHkH
erset-	qX
erst	e[fIq^
erst auf	qIr\\
erst mal	eZfEgEqR
erst nach	qW
ersta-	bSgRhHiGp^
erstattet	gUhIpT
erstattet$	gUhIpT
erstb-	bYgAiWrC
erste	aXjR
ersten	hR
ersten jahr	gRhEiWjG
ersten$	gShItX
erstg-	iIpY
erstgesprache	iIpY
erwah-	qWrU
erwahnen	qWrU
erwahnen$	qTrW
erwan	pYqT
erwar-	hFt_
erwei-	jY
erweitertes	jY
erwer-	hGjFkHl\\pJ
erwun-	eUiJkYsT
erwunscht	eUiJkYsT
erwunscht$	eWiHk]
erzie-	aYcIiJ
es el	b[hI
es geht	aVqItS
es gibt	gZ
es ist	b]
es la	bWjEqTtI
es lo	jXqDsV
es nicht	jIl\\
es para	eYfGqTtT
es un	qX
es una	b]cEmI
es$	gRiItZ
esa	jXlHqY
esbje-	bT
esbjerg	bT
esbjerg$	bT
escal-	gUiW
escala	cIg\\
escalafon	g[
escalations	iR
escalations from	iR
escalera	j\\sS
escalera$	sT
escan-	mY
escandallos	jZ
escaner	jW
escaner$	iCj^
escap-	cW
escaparate	cWiSsJ
escaparate$	cWsJ
escen-	a^mD
escog-	aJfVi]
escoger	fY
escolar	aU
escolar$	aU
escolares	aGb[
escolares$	bV
escor-	iW
escorting	iV
escri-	pRrS
escriba	pX
escribas	qRtT
escribas$	qRtT
escribo	qTtW
escrito	fY
escritura	gUiZjI
escue-	cR
escuela	cU
escuela$	cChXjJmJsS
escuelas	mItV
ese	q^
esi	h\\jG
esi$	cIh\\iGjG
esl	a\\iTjIkF
esmal-	aGiZsJ
eso	q\\
eso lo	i_qF
eso no	jU
eso se	f[qV
eso$	iEjY
esop	eFfFgWhYiHjF
espac-	aVhI
espaces	aVhI
espaces verts	aXhH
espag-	jX
espagnol	jX
espal-	jT
espalda	cTjRsT
espalda$	iJjZsU
espaldas	jV
espaldas$	jV
espan-	s[
espana	qV
espana$	bIcTdY
espanol	aTrUsS
espanol$	aWjIrY
espanola	sY
espanoles	s^
espanoles$	sZ
espec-	mTpG
especes	bU
especes$	bTiR
especial	aDbY
especialista	aW
especializacion	kT
especializacion en	jFkV
especializado	b\\hE
esper-	aEtS
esqui	cFhaiB
esqui$	jZ
ess	bXtJ
ess$	bXtJ
essai	eTjHp\\
essai 0	aIbWeYpG
essai$	cJeSpW
essai-	aWiWsV
essais	aY
essais de	fV
essal-	hW
essalud	hW
essay-	ia
essen	dShY
essen frei	hT
essen$	bXcJhBnU
essen-	hXjR
essence	hTjJ
essence$	hX
essensbons	hS
essensbons 0	hS
essential	jTlS
essential :	jW
essential for	hHnY
essential user	hZ
essential$	hJjRkYlW
est	bUqW
est 0000	b[
est 2000	bW
est en	qY
est or	jX
est quatre	bZ
est$	bXeUi[
esta	q[
esta con	mZ
esta en	cbiG
estab-	e]qU
estable	cJe[pI
estable$	cJeYiIpG
establishment	e[hIjI
estac-	bZ
estacion	bUjT
estacion de	iV
estacion$	cT
estacionamiento	hW
estacionamiento techado	hW
estad-	aXbFjT
estadistica	iUjX
estado	qX
estam-	cWhCmTnV
estamos	cYmU
estamos buscando	tR
estamos en	c[mGrU
estan	fEmSqW
estan-	bYcBiZ
estandar$	jW
estar	jUsZ
estar-	jHk\\oT
estaria	jHk]
estaria padre	kY
estat-	cTiU
estatal	fGiW
estatal$	fHiUjR
estate	bScY
estate$	aGbXcJhZjJ
estates	iY
estates$	gIiY
estatica	hSiW
este	sS
este$	iS
ester-	bFc[
esterilizacion	iW
esthe-	aU
estheticienne	aU
estheticienne$	aZ
estib-	iX
estibar	iX
estil-	aIm\\pGsR
estilo	tV
estim-	t_
estir-	iR
esto	q[tU
estor-	kT
estorba	kT
estorba$	kS
estre-	bZiI
estrella	bVrY
estrella$	bX
estrellas	b[
estrellas$	bY
estri-	aWdZ
estru-	i^
estructuras	aUeJiR
estua-	bS
estuary	bS
estud-	bTlSrS
estudiantes	aHb^cJ
estudio	aUrW
estudio de	aGb]
estudio$	aZbBrS
estudios	l\\
estudios$	lW
estup-	kSsV
estupendo	kSsV
estupendo$	kSsS
et 0	gTmWpV
et 00	cU
et a	fFpJsHt_
et au	iS
et de	bSfHgV
et demi	fUgW
et des	bS
et deux	iIm\\
et du	bXgI
et les	gUmV
et moi	qV
et on	bShFqSsW
et pas	hEiJqWsT
et produits	hV
et soir	bHfEhIi_
et suivi	iR
et telephone	iY
et un	bThWiCmT
et une	mY
et we	fS
et$	hYmS
eta	iV
etabl-	b\`jS
etablissement	bYjV
etalo-	jY
etalonnage	jY
etat	aUiU
etat civil	aUiU
etats	iV
etats des	iV
etc	jRsR
etc$	fIiTjT
ete	fYqR
ete$	hYiI
ethic-	hV
ethics	hV
etien-	pYqX
etienne	pYqX
etike-	ib
etiqu-	bSiW
etiquetage	iX
etiquetage$	iS
etiquetas	bX
etiquetas$	bX
etoil-	b\\
etoile	bSjR
etoile$	bS
etoiles	b[
etoiles$	bU
etp	aXeV
etp$	aYeT
etran-	aJiT
etranger	hGqTsU
etrangers	aIiS
etre	kTnT
ett	bIcFeaiHtD
ett$	eZjI
etude	aCb^pX
etude-	iZpS
etudes	iZpS
etudes$	pV
etudi-	aIlSs^
etudiants	lWrR
etwa	gXjR
etwa 0	gT
etwa$	eJfT
etwas	jSqS
eu	sS
eu$	aSbGdSiSjJ
euch	p_qFrX
euh	aGcIt_
euh$	cHtZ
eulal-	cHpItX
eulalia	cHpItX
eulalia$	cGpItX
eur	bEi\`
eur$	i^
euro	bGg[
euro aufwarts	g[sI
euro die	gR
euro$	bAeTfIiV
euro--	bGe\`gH
europe	nV
europe$	cWiFnT
european	sT
euros	gciF
euros al	gW
eus	eX
euse$	aZ
euske-	lS
euskera	lS
euskera$	kRrT
ev	bThWjS
ev pool	h[
ev$	cIiJjT
evac	bHhZiS
evalu-	iWmU
evaluacion	pZ
evang-	aAbTs[
evangelico	s[
evangelische	aDbX
evapo-	b^mC
eve	fSgT
eve$	gW
even	kZsW
even a	jX
even the	jRsW
even$	bYgG
eveni-	fZ
evening	tY
evening$	fU
evenings	fZ
evenings 0	fU
evenings no	nH
evenings$	pX
evens-	fT
evensong	fT
evensong$	fU
event	iSmErJt]
event-	eS
evento	eWgW
evento$	eWgWjG
eventos	bZ
eventos$	jT
events	bHjU
events$	jVmS
eventual	e^
eventual$	eW
ever	hSjItX
ever$	hWsVtV
every 0	f[
every 00	i\\
every day	dTfXiZ
every month	eIf]gCtH
every other	fXhGiT
every second	fIh\\
every third	f\`gE
every time	jFs\\
every year	hY
every$	fT
every-	lR
everybody	lZ
everyone	iXoCrV
everyone$	fJiRqX
everything	hV
everything$	bUhZiAjW
eves	f_
eves +	fV
eves$	f]
evide-	j[
evidemment	hSjTrU
evidemment$	hUjSrV
evidence	iU
evidence gathering	iU
evisc-	iY
evite	rXs]
evite le	fJgJpIqX
evite-	rTsZ
eviter	hJrTsV
evolu-	eT
evolucion	gSiS
evtl	eYiHq]
ew	aGb]
ewm	jR
ewp	iGj[
ex	kV
ex 0	jZkHmF
ex$	bVfRgG
ex-co-	cIiAjbqS
ex-po-	lU
ex-police	lU
ex-police not	lU
exam	bEjYpV
exam leave	hU
exam$	aGe[iVjD
exame-	hWpS
examen$	iU
exami-	a[tH
exams	hJja
exc	aGb\\jH
exc 0	aGb\\jH
excav-	gEh[nHqU
excavacion	qX
exced-	sV
excedencia	sV
excel	jd
excel +	iT
excel con	jRpV
excel$	iUjW
excel-	kZ
excelente	iHjHkXsT
excelente presentacion	kJsX
excellent	jYkR
excellent english	jT
excellent$	kX
excep-	dSnV
exceptions	dV
exceptions$	dViI
excha-	aGhRiSjRpJ
exchange	aGhRiSjRpJ
exchange$	fIhV
excla-	r]
exclamation	rX
exclamation marks	rX
exclu	eXjI
exclu$	eWjI
exclu-	jT
exclusivity	e[iJ
exclusivity$	e[iJ
excluyente	kY
excluyente$	kY
exec	aVbHm]pF
exec$	a[bG
execu-	aUjGmV
executive	aVjGtJ
executive$	a[jF
exemp-	eXjR
exempt	eY
exempt$	aWgV
exerc-	iUjIpX
exercise	pY
exercise$	pX
exete-	bEca
exeter	cTdS
exeter$	cT
exhib-	bTiRjE
exhibit	bIiTjHrU
exhibits	bRiRjG
exhibits$	iTjG
exige	jWl[
exige$	iFjUl^
exige-	mZ
exigee	lS
exigee$	lW
exigi-	jZlTtH
exist-	rStS
existe	eStI
existe :	eStI
exists	bSrW
exists$	rX
exit	iXjW
exoca-	iV
exocad	iV
exocad$	iJjZ
exp	kXl\\
exp$	eSiGjRkRlT
expan-	b^hJ
expansion	b^hJ
expat-	gZh?j?k^lHpI
expec-	lU
expect	sW
expect 0	fWiWsI
expected	lZ
expected$	l[
exped-	aSmG
expediente	pV
expedientes	bSfVgH
expedientes en	fXiSjIoH
expedition	iTpW
expen-	i_
exper-	kVlU
experience	kT
experience (	j_
experience 0	j^tH
experience demandee	bTqU
experience is	iH
experience not	jHkHl\\
experience of	iJjU
experience with	kY
experience$	iFjYlU
experiencia	lZ
experiencia con	jSlS
experiencia en	jXkU
experiencia$	gXlU
expert	hR
experte	hWjI
experts	bImYpH
expir-	fX
expla-	i[
explain	iZ
explain a	jV
expli-	iSkT
explique	iW
explo-	aRmY
exploitant	aVhHmV
exploitation	bViHp[
explosifs	aV
expor-	bh
export	aUbS
export 00	bW
export$	a\\bI
exportacion	iS
exportacion$	bGiY
exportadora	aDqX
exportamos	bX
exporter	b]
exporter$	bW
exports	b[iI
exports to	bR
expos-	cIiWkT
exposure	kV
expre-	i[jCpItS
exrec-	iZ
ext	hZjGpW
exten-	e]
extended	aIfU
extension	bJeYoS
extension$	eR
exter-	eRmX
externa	hVmX
externa$	hUmW
externe	e\\iIjGpT
externe$	eRpU
extra	gVk\\
extra marks	k]
extra$	f[jIk\\
extra-	iTpTsX
extraccion	i\\
extraccion de	iX
extraction	aIbZiXjB
extralegal	eTgU
extranjero	s]
extras	fIhTiT
extras :	gHhX
extub-	iV
eye	jZ
eye for	jY
eye test	jUkI
eye$	iTkZsT
eyes	hFiJjWqZrX
eyesi-	fJjY
eyesight	fJjY
eztit-	jV
eztitles	jV
f	jS
f &	mV
f /	aXbFfU
f 0	bS
f$	aWgU
f-gas	jSkRpZ
f-gas cat	jW
f-gas$	iIjYkX
fa	a]iH
fab	aSgG
fab$	cT
fabie-	iCm\\
fabri-	aIbfjV
fabric	bTiSoI
fabrica	jX
fabrica$	jX
fabrication	j\\
fabrique	bY
fac	j^
face	cSjT
face$	iV
faceb-	rZtT
facebook	rZtT
facebook$	rUtV
faced	j_
faces	iW
fach	iVkW
facha-	aXjVlU
fachadas	iVjI
fachagrarwirt	iHjYtJ
fachangestellte	aWgTiI
fachausweis	aYlH
fachb-	bSmXpHtV
fachbereich	bWfJtY
fache-	lT
fachg-	bZfJ
fachh-	bUcHiW
fachhandler	bUcHiW
fachkraft	aSgU
fachkraft fur	aR
fachkraftezulage	gU
fachkraftezulage 000	gS
fachkunde	iIjZ
fachl-	jJm\\
fachlich	jJm\\
facht-	bTjIkV
fachw-	eJhViFjCk\`
facia-	iT
facil-	hUiHjW
facilities	aXiSjI
facilities$	aViUjG
facility	bRpU
facte-	i>ja
facto-	bR
factor	i]
factor$	aJbIi\\
factories	b[kX
factory	cTfS
factory$	b]
facts	jZpG
facts$	jZpG
factu-	eTgV
factura	eYjJmGtI
factura$	aJcFdIe]fIgIhIiFjFkHlJmFnIpIrItG
facturacion	b\\
facturacion$	b\\
facturar	iZ
facturas	eV
facturas$	iZ
facture	g[hGoI
facul-	lepF
facultatif	lZpJ
facultatif$	lYpI
facultes	jU
facultes$	iRjTlI
faena	eWiS
faena$	eXhHiT
fahrd-	aW
fahrdienstleiter	aW
fahrdienstleiter$	aW
fahre	cYhGiDjGn\\
fahre-	jV
fahren konnen	j[
fahren$	iijI
fahrer	mZ
fahrer$	jUmG
fahrg-	aWcIgZiIn@sX
fahrl-	i\\
fahrr-	h]iH
fahrradleasing	hW
fahrradleasing$	hWqJ
fahrs-	gShGmX
fahrt	bEiUpIqErGt[
fahrt$	iIpGqIrJt\\
fahrt-	bCcZdIgXhCnR
fahrv-	bScCh\\iEpJtH
fahrw-	cIia
fahrz-	iY
fair	mIpIqWsV
faire	qW
faire$	gWiW
fairs	i_
fais	rXtS
fais court	r\\
fais$	rT
faisa-	d[sI
fait	qZ
fait des	bW
fait en	jJlToTqI
fait le	iSmUsH
fait les	fR
fait$	jUpJqUrH
faite	hXjT
faite$	jW
faith	lY
faith-	i^
faiths	aIiY
faja	hW
fake	jTsV
fake$	jVsS
faken-	cR
fakenham	cR
fakenham$	cR
falco-	aXbUcDiFjZ
falconry	jS
fall	eIhGjTkTo\\
fall$	iT
falla-	aGc[iJmEoUsT
falle-	aJiImSpDsUtZ
fallen	iImXsW
falli-	i[qTrH
falls	cX
falls$	bY
fallt	iWq[sU
falmouth$	tT
falsc-	qZ
falsch	qZ
falso	eWgEjGpHrWsI
falta	aUlWtU
falta haber	lW
falta ser	aJl]
falta un	a]cRtD
falta$	lRqItV
falta-	jSsX
faltas	jVrT
faltas$	jX
fam	hTjJp[
fam$	hTjIpZ
famil-	bThTsV
familia	sT
familia$	fTpSrU
familial	aHbXeV
familial$	eXjGlI
familiale	bXpCrSsV
familiale$	aEbYrV
familiar	bThXiHjS
familiar$	bZiF
familiares	s^
familias	iVjI
familias$	hR
familie	hU
familie$	h^
families	iU
families$	kX
famille	hW
famille$	aTh]iG
familles	qT
familles$	kW
family health	gR
family medical	h\\jJ
family status	h[
family$	h[sW
fancy	dXiGjSkJl\\rJ
fancy$	d[iGjIkDlYqFrE
fang	q]
fanie	mZ
fanie$	iHmZ
fanuc	jZkV
fanuc$	jRkW
far	cR
far$	cR
farbe	jHkW
fares	bTgUhVn@
farm	aUbV
farm shop	aYbH
farm$	cS
farma-	aSi\\kV
farmacia	aUiR
farmacia$	aWiS
farme-	iVjRpHrR
farmers	iTjJpFrU
farmh-	bShV
farmhouse	bShV
farmhouse$	hZ
farms	bVsT
farms$	bSiS
farri-	fJiU
farrier	fJiU
farrier$	aY
farsi	aYkS
farsi$	a[
fashi-	bZiB
fashion	bZiB
fassa-	bWdGiX
fasse	jGrVtW
fast	j[
fast typing	sU
fast$	aIjGpHqXrIsGtV
fast-paced "	qS
faste-	i[kXsW
fasteners	iW
fat	bDcIjHn\\
fathe-	bWsV
father	bWsV
faudr-	aStS
faudrait	aStS
faudrait$	aHtW
fault	bFgTj]
fault finding	jU
fault-	i]
faults	iZ
faults$	iY
faulturm	iT
faure	bSe]
faut	jT
faut aimer	nV
faut pas	rU
faut quelqu'un	jXsI
faut$	aGcRt^
faute	jRrV
faute$	jUrW
faute-	rW
fautes	pIqSrZ
fautes$	pIqUrWtJ
fauteuils	bX
fauteuils$	b\\
favor	jGk[rWsT
favor$	kTlTsW
favou-	gR
favour	gVkT
favour$	gUkU
fax	lFp[sH
fb	p[rT
fca	oW
fcfa	g[
fcfa$	g[
fco	jW
fco$	jW
fcr	gRiT
fda	jT
fda$	bTkH
fds	fWkV
fe de	aV
fe$	jTlU
fear	bIjZlYpFsG
feast-	bIfX
feasts	bIfX
feasts$	bIfX
feath-	bWiR
feathers	bWiR
feathers$	iU
featu-	iWmW
feature	iW
features	mX
feb	fYoa
feb 0	qT
feb 00	aTpS
feb or	o\\
feb$	oY
feb-m-	fViWmVoJ
febre-	ob
febrero	o[
febrero$	fRpT
febru-	oZ
februar	oUpS
februar$	oWpW
february	oW
february$	fWoEsX
fed	hYiUsU
feder-	bV
federacion	bS
federacion de	bS
federal	jRlU
federal$	jS
federation	aEbTgU
fee	gRh\`
fee$	gUhViI
feed	ia
feed$	hS
feedb-	pX
feedback	pX
feedi-	i\\
feeding	i\\
feeding$	i[
feeds	gVhViUjE
feeds$	g[iH
feel	iIkWrTsT
fees	hkiU
fees +	hR
fees for	hV
fees paid	hViH
fees$	haiXjD
feet	dTgJjXqS
feet$	dUiJjY
fehle-	iIjSkUtR
fehler	kWqStT
fehler$	kXqTtT
fehlt	aTiFoHqVsRtT
feier-	fZhW
feierabend	fYhUiD
feierabend fur	hT
feierabend$	hW
feiertag	gW
feiertage	fThH
fein	dRk_
fein$	dTk_
felda-	cGhViFn[
feldk-	cX
feldkirch	cX
feldkirch$	cX
felix-	cU
felixstowe	cU
felixstowe$	cV
fell	bIiWjYsF
fella	sV
fellow	qUsS
fells	iZ
fells$	iZ
felon-	aYbFcGhFqJsY
felt	iYjU
felt$	cJiWjX
femal-	s[
female	sY
female$	s[
femen-	rSsS
femenino	rSsS
femenino$	aXmIrHsU
femin-	bUrX
feminin	aIbW
feminin$	aHbX
femke	jHm_pI
femme	sb
femme de	aXqW
femme$	qXsT
femme-	mS
femmes	mS
femmes$	bUiGmZ
fence	iSsX
fenci-	aX
fencing	aX
fencing$	aX
fenet-	iSsG
fenetres	iSsG
fenst-	oR
fenster	bShGiU
feo	pTs[
ferga-	kRmV
fergal	kRmV
feria	aEbTf\\oG
feria-	eHfTgV
feriados	f[
ferias	iW
ferie-	hf
ferien	fS
ferien$	hSsI
ferienhaus	hV
feries	gUhTiE
ferme	fXhS
ferme 0	bWfShHoH
ferme a	cHfZ
ferme lundi	fY
ferme$	fUjEqW
ferme-	iTjY
fermes	jV
fermes$	jR
fermeture	hSjIoF
fermeture 0	eTfTjIoI
fermetures	fEiRjW
fermi-	mS
fermin	mS
fermin$	iUmVsJ
fern	pVqWsI
ferna-	qZ
ferne-	j]kE
ferra-	aDcRiSpHtX
ferre-	bVqX
ferreteria	b[
ferries$	bIiU
ferro-	bZqS
ferronnier	bV
ferroviaire	bWiJjR
ferroviaires	bX
ferroviaires$	b[iI
ferry	aZgFhW
ferry$	a[
ferry-	hZrG
fertig	eSfS
fertig$	eThJpR
fertigen	bXoI
fertility	b^iE
fertirriego	iUjV
fest	ea
fest$	e_
fest--	aSbIeX
fest-frei	aSbIeX
fest-frei$	aZbHcIhGiG
festa-	cFebiHmHpD
festanstellung	eV
festanstellung$	eV
feste-	bIcFgFhdiU
festg-	aGjWtY
festival	bT
festival$	iU
festivals	fY
festivals$	fY
festive	oY
festivos	fY
festivos$	fTgV
festm-	b[
fests-	bTfX
fete	bFiY
fetes	bHfXgWiE
fetes 000	bJfFg[
feu	iVkT
feu$	fRi[
feuch-	bHcYiUjI
feuer-	iW
feuerwehr	b\\iF
feuil-	i\\jGkW
fevri-	oW
fevrier	oW
fevrier$	oW
few lines	kGoS
ff	aGiYjV
fh	j[
fh$	cViGjT
fi	aS
fi$	aS
fia	fIj\\
fia units	jW
fibra	iVjJ
fibra$	iY
fibra-	bTjT
fibras	bTjT
fibras$	jV
fibre	aXiR
fibre-	iIjZkTlJ
fibreglass	iIjZkTlJ
fibu	cJi\\
ficha	i[jJp\\
ficha-	gDqY
fichas	iU
fichas$	iW
fiche	l]tR
fiche$	l\`tJ
fiche-	gHiT
fiches	gHiT
fiches$	bT
fichi-	iYpJ
fichier	iYpJ
fidel-	kW
fiduc-	aGbciH
field	jR
field$	bTjVnZ
field-	bY
fields	bU
fiest-	aF
fiesta	aEbTfS
fiets	h_jF
fifo	f\\
fifte-	hHmY
fifteen	hHmY
fifty	gViGkR
fifty$	gXiGkU
fifty-	g^
fifty-two	gX
fig	iIj_
figea-	cU
figeac	cU
figeac$	cV
fight-	jXqT
figma	j\`
figma$	jV
figur-	qX
figura	qRsZ
figure	fViH
figures	iUoEqRrT
fijas	fZjEkFmXnD
fijo	aSe]gV
fijo 00	eGqS
fijo a	eX
fijo discontinuo	eT
fijo$	aXeXgU
fijo--	e[
fijo-discontinuo	e[
fijo-discontinuo$	eU
fijos	e\\fIg\`
fijos$	bJg]
fila	fJi_mF
fila$	fJi_mE
file	iY
file$	bUiZjG
files	i]
files$	iY
filet-	iX
filets	iV
filia-	jSmT
filiale	c]
filiale d'un	bXcI
filialen	bX
filialen$	bY
filialleitung	bFcHiZmHtI
filin-	bUpS
filing	jSpU
filing$	iX
filings	b\\gDjD
filip-	s\`
filipina	s\\
fill	lV
fill$	fW
fille	oJqTsa
filled	pZ
filled$	pZ
filles	sV
filles$	iW
filleting$	iY
filli-	aX
filling	aX
film	bXjT
fils	aFbZsVtI
filte-	pS
filter	iUpW
filter$	dHiSpU
filtr-	iXp^
filtro	iU
filtros	pU
filtros :	iHpX
fimo	jX
fimo$	jW
fin	oS
fin d'annee	oV
fin janvier	eVfH
fin$	aYcI
fina	iIjYoT
fina$	iJjXoU
final	eHiRjGoUr^tW
final$	iGlIpFrTtX
final-	hTpW
finales	iToU
finales$	oT
finally	tY
finan-	hV
finance	jJlZqTtI
finance director	a^
finance$	hIiWmVpGqG
financial	aCi]
financiera	aXbTcI
financiera$	aZbEmJ
finanzas	jT
finanzas$	jU
finanziert	bBh[
finanziert$	bEh[iJ
finca	bWcIi]
finca-	gTnY
fincas	gTnY
find	iRq]
finde	bHf\`iG
finde-	fYpEsU
findet	qRsW
findi-	iZ
finding	iU
finding$	jU
findings	iY
finds	aHiXtV
fine	lZ
fine if	kSlW
fine too	eYpErTtG
fine with	iCj_
fine$	dUl^tR
fines	iS
fines de	fRiHnS
finge-	j[
fini	oUsT
finie	bGfYjX
finie$	fTjX
finiq-	iR
finiquitos	iR
finiquitos$	iT
finish	fS
finish 0	hW
finish at	fY
finish fri	fU
finish friday	fWgH
finish it	iIjV
finish$	fUgTiS
finished	fGiGjYoY
finisher	a]iI
finisher$	a^qE
finishing	aDc[mX
finishing$	bIiFjSmT
finla-	eHnU
finland	eHnU
finnish	kRrS
finnish$	kS
fino	iSkSqS
fino$	qV
fins	fTjY
fins de	fV
finte-	bT
fintech	bT
fintech$	bU
fiona	mUpBq^
fiori	iZpH
fiori-	iFr\`sF
fioritures	iFr\`sF
fire	aUiY
fire alarm	nT
fire$	aIiCjWtV
firea-	iFj]
fireb-	c]jU
firebase	jY
firebase$	jZ
firew-	cGhXjVkI
firewood	cFhZiSjJ
firm	be
firm (	bU
firm 00	bU
firm$	b[
firma$	hWiSpT
firma-	iSqV
firmar	cJoFpJq\\
firme-	bThZ
firmenfitness	h[
firmenwagen	hY
firms	iZjHlI
firmw-	aSiW
firmware	aSiW
first 0	dXeTgHhU
first 00	cIdWeX
first a	eYhJ
first aid	jZkV
first aider	kTlI
first and	cHeY
first call	iXmJpS
first chat	pX
first class	h[jTsJ
first come	pV
first line	qS
first month	gHhWmY
first of	o_pE
first review	iGp[
first seen	pV
first then	cVrW
first time	gWhGiVjG
first two	gU
first week	oWsY
first$	eSsS
first-	aTiZ
first-timers	iU
first-timers$	iU
fisat	a[
fisca-	mS
fiscal	mToS
fiscal year	aHoV
fisch-	cUfGi[
fischgrat	iW
fish	a[fHhU
fishe-	j[
fished	lR
fishi-	hTjIkV
fishing	hTjIkV
fishm-	aT
fishmonger	aT
fishmonger$	aX
fisic-	iTsR
fisica	iU
fisica$	jU
fisio	aUh[mT
fisio$	aUhWmS
fit	jVs_
fit kitchens	bIi[
fit$	j[pR
fit-o-	bSiTjH
fit-outs	bSiTjH
fit-outs$	bUhGiSjH
fitne-	gDh\`
fitness	bTjSpR
fitness$	bYcIhR
fitos-	jW
fitosanitario	iFjY
fits	bHi\`sV
fitte-	aV
fitter	jR
fitter$	a_
fitters	aXbTiHlS
fitters$	bWlU
fitti-	iV
fitting	lV
fitting$	aTbIiY
fittings	gUiW
fittings$	iW
fitzr-	cW
fitzroy	cW
fiu	i\\tJ
fiu$	iZ
five	fR
five and	fSiI
five days	dZfUiT
five from	fY
five hundred	fCg^
five in	mU
five mornings	fZ
five nights	fZtJ
five on	bRfUiJ
five weeks	gFhZ
five years	j[lJ
five yrs	hTjW
five$	eX
five--	bXfZiD
five-figure	iIj[
fix	gYiT
fix +	jEsW
fix a	iHjW
fix on	lX
fix$	dTg[
fixe +	bThHmR
fixe$	g\\jJtR
fixed	e\`gXjI
fixed term	eVjE
fixed to	eZ
fixed until	eX
fixed$	dSeSg\\
fixer	a^
fixes	aGiVn[
fixes$	aFbIcIn]
fixin-	iTmI
fixing	iS
fixings	mG
fixtu-	hVjT
fixture	jW
fixtures	hZ
fixtures$	hZ
fixum	gY
fixum 0	gV
fl	j\\
fl 0	cGj[
fl$	iVjV
flach-	gVhHi[
flag	bZcJiS
flag$	bZcJiS
flagg-	bT
flagging	iT
flair	aHk_
flasc-	h\\iW
flaschen	i\\
flat	hY
flat +	sR
flat above	hX
flat in	fIgThS
flat or	hW
flat out	cIfVhCqY
flat upstairs	bJhX
flat$	g\\hV
flatb-	aRbSlU
flatbed	aRbSlU
flats	bSiX
flats$	bX
flawl-	jSsR
flawless	jSsR
flede-	i]
fleec-	bTjX
fleece	bTjX
fleet	bTfEhVkH
fleet$	bSiW
fleis-	aVtX
flensburg$	bT
fleur-	iStX
fleuriste	aYbIfJ
fleuriste$	a[fH
flex	f[gFhY
flex 0	iWjH
flex$	hSjY
flexi	dSf^
flexi 0	dY
flexi$	fZ
flexi-	dSfWhX
flexibel	iHo[
flexibel$	fWhHiHoS
flexible	eSfT
flexible$	aHdYeSlJ
flexibles	fS
flexitime	fS
flexitime$	hT
flick	pUqV
flick-	bBiZ
fließ-	jU
fließend	jV
fließend$	jU
fligh-	h_nT
flight	fWhW
flight$	fHhXtS
flights	h[nW
flights twice	hBnW
flights$	iT
fll	kU
flo	bWiGjFmUpS
float	iSjT
float$	iUjUtE
float-	cJd[qIsU
floating	aEcGd]hHiRjI
flock-	iU
flocking	iU
flood	iTjXrW
floor	gS
floor$	dViFrVsV
floor-	aX
floors	bTiW
floors of	bIiX
floors$	bUiY
flora-	i\\jD
flore-	bX
flores	bX
flori-	mS
florist	aS
florist$	aZ
florista	iR
florista$	iS
flosk-	rW
floskeln	rX
flot	aIcTdGfGgHhIiFjDpa
flota	oVrX
flota$	aWoW
flota-	iS
flott-	bRdY
flotte	bVjI
flou	aTjWkIqHrY
flou$	aTiJjTqHrY
flow	cRfVhIkT
flow$	iSjIkYmR
flowe-	hJi[r\\
flowers	iUqS
flowers$	iW
flows	i^
flows$	iW
flt driver	jGqT
flu	hVjZ
flu jab	h]
fluch-	bVrGsV
fluen-	jZ
fluency	jU
fluency$	jV
fluent	jT
fluent$	jX
flug	h[
flugg-	aWi\\jJ
flugh-	cSrY
flughafen	cSrY
flugs-	bSg[
fluid-	j\\
fluides	aHbTmV
fluides$	m[
fluido	j\\
fluido$	jY
flujo	bGi^
fluke	hZjZ
flush	fJi]
flush$	fJi]
flush-	iU
fluss-	aGb\\
flutt-	aRmU
flutter	aRmU
flutter$	hImWpJ
fluvi-	b[
flux	a[bDjS
fly	cWfTgJoI
flyin-	iS
flying	iS
fm	hW
fm$	hZ
fmcg	jb
fmcg$	jX
foam	cHiZjT
foam$	cGi[
fobi--	fFgIha
fobi-budget	gHhT
fobi-budget$	gJhT
foggi-	iX
fogging	iX
fogging$	iW
foh	iY
foi	i[jClW
foi$	iWjDlX
foin	iVsV
foin$	iW
fois	gSnU
fois l'an	nS
fois par	mV
fois$	gXsU
folde-	iX
folders	iX
folge-	fRhGjFlZpYrGtS
folgende	tV
folgt	pZ
folgt$	pZ
folia-	cIiHmGp^
foliado	pT
foliado$	pT
folio	gXiIrR
folk	fWsW
folke-	cWdJ
folkestone	cYdH
folkestone$	cYdG
folkl-	hGiIk]
folks	bSjSlX
folks$	bZkVlH
follow	iSlS
follow the	iW
follow up	iV
follow ups	iW
follow$	lXsV
follow-up	i[
following	iJjGtU
fonct-	hS
fonction	hXoS
fonction$	dFh[
fonctionnel	jS
fonda-	bRjUkH
fondation	bYiEjWkH
fonde-	aCb\\iT
fondee	bT
fonderie	bW
fondo	bXiX
fondo de	bFh\\
fondo nacional	i[jHnG
fondo$	iYjU
fondo-	jU
fondos	jU
fonds	bSiU
fonds$	bU
fonds-	iWrV
fonoa-	cHmW
fonoaudiologa	cHmW
font	pIr\`
fonta-	aY
fontaneria$	aT
fonte-	a@bIc_gHhDiHjFmXnIpGtA
food	aRh]
food hygiene	j^
food or	jT
food safety	jX
food$	hXjX
foods	b\\cH
foot	sS
foot$	iWsT
foota-	sW
footage	sW
footb-	qX
football	bS
footp-	cHiW
footw-	iV
footwear	iV
footwear$	iU
for 0	fEiTjI
for 00	bSi[pZ
for 000	b[qV
for adults	jS
for all	bX
for an	aHbW
for ce	gFhX
for court	jZ
for disabled	iU
for each	g^hG
for families	iT
for family	h^
for first	iFpZ
for five	aHbYhI
for four	bGh_
for half	bYcJkZ
for it	iJkU
for kids	gGhTiW
for lunch	f_gHiF
for now	jGqXrU
for one	aWjCkXtE
for our	cY
for over	hEi]
for private	bFh_jE
for right	gWhJiGjIoZsT
for schools	iS
for seven	hHmW
for some	hVjW
for someone	cHdUgSqU
for the	aS
for their	g\\qGsT
for this	d]jR
for three	hTiS
for two	aCbTcEl_tW
for uncles	jY
for up	iU
for us	bS
for vets	iR
for visitors	i\`kJsI
for work	b^
for you	gAhZpWqU
for your	h[iJ
for$	tb
forag-	bScIkS
forages	bTcH
force	aHbVi\\
force$	aHbUiZ
forde-	iZjIkS
fordermittel	bGfWiW
fordermittel$	e^i@
forderplane	iT
forderplane$	iU
forec-	i[
forecast	i[
forecast 0	iW
forei-	s^
foreign	iT
foreign language	aWcGmV
foreigners	jIs[
forem-	cImZ
foreman	cFm[
foreman$	a\\kC
foremen	iY
foremen$	iVtI
foren-	hT
forensic	hW
fores-	bS
forest	bZ
forest$	bDcZ
forestal	mS
forestal$	aVbHmWpI
forestales	aUiS
forestales$	aTiS
foreu-	aXbVhJiU
foreuses	b]
foreuses$	b\\
forfa-	eShT
forfait	eShU
forfait 00	f_h=
forfait 000	e^fFhD
forfait jours	eSfUhG
forfait mobilites	hT
forge	aBiRkStW
forge$	hViHkT
forgi-	bViBqT
forgive	qV
forgive the	rFtW
forkl-	jUkT
forklift	jUkT
forklift$	kY
form	p\\
form +	iFjU
form 00	bHfEi]pA
form only	p[
form$	jRpTtS
forma	bFiV
formacion	hZlT
formacion de	hGjXlSoV
formal	iIr_
formal$	mGrW
formalitaten	iX
formalites	iY
formalites$	iT
format$	pW
formateurs	bJfImY
formateurs$	bIfJmY
formation	lU
formation de	eVkW
formation des	i\\jH
formation$	aYiY
formato	iW
forme	iUl[mH
forme$	jVlSmFqT
forme-	kR
formed	eTpS
formed$	p[qI
formentera	cSnW
formentera$	cTnV
former	kXsT
forml-	lV
formlos	lV
formlos$	lUpT
forms	i_pV
forms at	pW
forms from	cIiJpZ
forms$	i_
formu-	pW
formula	cIiDjYpS
formulaire	pZtR
formular	tV
formular$	pV
formulario	pX
formulieren	iGpIqRr^
forro-	iZ
forros	iZ
forsc-	eZ
forst-	bXhDiFjHnW
fort	c^
fort st	cR
fort william	cU
fort$	cWdHfXjH
fortb-	h\\
fortbildung	h\\
forte-	aGbIcIiWnIpZ
forti-	j[
fortnight	fR
fortnight$	fUpT
fortnightly	mZnW
fortnightly$	fIiVnY
forty	bXjTsT
forty a	bHgViUlH
forty hours	f\\
forty$	bDiSsZ
forty-	bZgYsS
forty-five	gRiW
forum	tX
forwa-	bV
forward	qYtE
forwarder	b_
forwarder$	b[iI
forwarders	aX
forwarders$	aRbU
foto	pWrU
foto de	kXrW
foto vom	pEq\\r\\
foto$	iYpZ
fotog-	aVlV
fotograf	aUlW
fotos	pWrV
fotos$	sX
fotov-	aRiIjBk^
fouil-	i]
found	dTiFq[
found$	iJqU
found-	bbkZ
foundation	bWk\\
foundation$	bScGiHjGkU
foundations	iT
founded	bT
founder	p[
founder$	sWtT
four	fR
four and	fW
four benches	bR
four days	dWeWfW
four hundred	bWgH
four in	aJbJm[sH
four nights	d^
four of	m[qU
four off	fZ
four on	fV
four techs	mX
four tens	fX
four weeks	hGiZ
four years	hXlS
four$	aRfS
four--	f\`jY
four-day	fV
four-day weeks	fT
fourc-	fIgY
fourchette	fIgY
fourg-	hX
fourgon	hX
fourgon equipe	iI
fourn-	h\\
fourni	hW
fourni$	hY
fournie	hX
fournie$	hV
fournis	h\\
fournis$	h[
fournisseurs	aWiYpI
fournisseurs$	a\\
fours	sY
fours$	sX
fourt-	bRfU
fourteen	bTfV
foyer	b\`
foyer de	bXfI
fp	jV
fp$	bJiIjVmY
fph	f@gbiHj>
fr +	jX
fr /	dVhIiSqH
fr 0	g]
fr 00	fV
fr ab	aJfS
fr bis	f^
fr$	aXdY
fracc-	aIcFi\`
fract-	jXkT
frag	q^tC
frage	aHqGs]tX
frage-	iFmIp[
fragen	iFmIp[
fragen$	mIpZ
fragr-	aV
fragrance	aV
fragt	qa
fragt$	bIcIgTjIlGqZsH
frais	hZ
frais$	bUgUhT
frais-	aThSiW
frame	bY
frame styling	i\\
frame$	aIbWpX
frame-	bYiU
frames	iR
frames$	iW
framework	bUeUiGkS
frameworks	bWcEeIiYjD
franc-	jR
francais ou	jDl[pJsX
francais$	bSkRrZ
francaise	s[
francaise$	bV
france	nT
france$	jRnR
frances	iHj[kS
frances c	jV
frances$	lT
franchise	e]gH
franco	f[
franco$	fY
francophone	aXcR
francophone$	aYbJcShJiI
frank	qWsT
frank$	pTqV
frank-	kSnS
franken	cGgCiEmYnUr[
frankfurt	iR
frankfurt$	cRnR
franz	c[iHjY
franz$	cDjZpU
franz-	jVkS
franzosisch	kT
franzosisch$	rU
frappe des	iW
frase-	aTjTrR
frasen	aVjW
frases	rY
frases cortas	rV
frau	mUpRtW
frau doktor	qV
frau dr	aFfJmFtW
frau hinz	iWmV
frau kollegin	tV
frau$	pEs^
fraue-	rR
frauen	mRsV
frauen$	mRsY
frauenarztpraxis	b^
frauenarztpraxis$	aHb[fI
free	hc
free after	hWjG
free for	bFq\\
free games	hW
free tea	hT
free$	fUh^pS
freel-	eY
freelance	eZgR
freelance interpreters	i[
freelance$	eV
freelancers	bTeTtU
freelancers$	bVtV
freer-	jT
freertos	jT
freertos$	jS
freez-	oVqS
freeze	oXqV
freezer	iX
frei	fUh^
frei ab	oZ
frei wahlbar	aIfIhZ
frei$	f_h[
freib-	aUcS
freibad	b[
freibad$	b[iG
freiberuflich	e\\
freiberuflich$	e\\
freiburg	bS
freiburg$	bS
freie	qT
freie mitarbeit	eY
freie tage	gEh[
freie-	fRhT
freien	hXjW
freier	eTfW
freier tag	fY
freif-	hZiU
freig-	iTq[
freigestellt	mIqZ
freigestellt$	qV
freight	bW
freight$	aGbW
freik-	gShX
freikarten	gShX
freikarten$	gZ
freil-	aTbU
frein-	jGk\\
freis-	bTcTiF
freising	bTcTiF
freising$	bTcTiF
freit-	fX
freitag	dGfUiT
freitag frei	hS
freitag$	bIiY
freitags	hT
freitags bis	fU
freitags$	hWiS
freiw-	fT
freiwillig	fT
freiwillig$	fU
freiz-	gGh]iU
freizeitausgleich	fZ
fremd-	a[eS
fremdfirma	eViSmR
fremdfirma$	eYiUjI
frenc-	kS
french	kS
french b	jX
french or	kT
french$	kVrV
freno-	cFi^jJ
frent-	aRjZmS
frente	aVhGjJmW
frente a	aIcTfGiWmE
frente$	fY
frequ-	aHbGf[iSjX
frere-	b]iI
freres	b]iI
fresh	lWsV
fresh from	lX
fresh-	iWj@lY
freshers	gIl[sR
fresn-	cU
fresno	cV
fret	cYiJ
freud-	jU
freude	jV
freue-	kV
freuen	kV
freuen uns	kV
freun-	rJt\`
freundlich	jTlT
freundlich$	jHlZ
freut	jHk_
freut uns	jIk[
fri	f\`
fri /	iV
fri 0	fU
fri 00	pX
fri nite	fUpV
fri off	fT
fri pm	fW
fri$	fUhUoS
fri-s-	fT
fri-sun	fT
fri-sun$	fW
fria	g\\jR
fria$	cJg^hJiTmG
fribo-	iT
fribourg	iT
fribourg$	iT
friday 00	pW
friday$	nT
fridays	fSmT
fridg-	hTiT
fridge	hV
fridge engineer	aWbF
fridge$	hU
fried-	aXbJ
friedhof	cV
frien-	jTtS
friendly	jSrU
friendly$	jV
frigh-	jT
frightened	jTqS
frigo	aShUiR
frigo$	aShRiU
frigo-	aVbW
frigorifico	aFb]cJ
fring-	cRiU
fringe	cRiU
fringe$	cSiG
frio	aSiT
frio$	aR
frisch von	sY
frisch$	iRj]
frise-	jHlZ
friseur	tS
frist	fIgJiFpc
frist-	aHbIcIfIi_jWqJ
frog	jS
frog$	jT
froid	jV
froid$	iVjXsI
from 0	fRiT
from 00	eHfSgThH
from :	t\`
from a	eSqV
from an	pUqT
from day	eUhT
from feb	o[qV
from home	d^
from my	tW
from seven	fWiS
from the	aDtW
from uk	bDdRiYjHsU
from us	fJh^jVqVsF
from$	dRtW
froma-	bThS
fromages	hV
fromages$	aY
frome	c\`
frome$	cY
fronl-	pW
fronleichnam	pW
fronleichnam$	pW
front desk	hRkUtS
front of	hHiT
front office	aX
front react	aWcI
front$	bJc[jWpIqVrH
front-	iR
frontalier	dTsY
frontalier$	aJdW
frontaliers	sU
fronts	iS
frott-	cJi_nH
froze-	aU
frozen	aU
frozen sections	iU
frs	h]
fruh	fU
fruh /	fV
fruh ab	fT
fruh und	fS
fruh$	fVgHlGoX
fruhd-	bXfV
fruhdienst	bXfV
fruhdienst 0	jS
fruhe-	oZ
fruher	o_
fruhj-	iSoV
fruhjahr	iSoVpJ
fruhs-	aXhV
fruhstuck	h]
fruit	aJbXfFhXiFjY
fruit-	aGbY
fruits	hS
fruits de	iS
fruta	hWi^
fruta$	hX
fs	jX
fs b	jT
fsc	bXjE
fse	jU
fse$	jX
ft	eZgSiTjGkH
ft$	eVgUiVjH
ftc	bHea
ftc$	eZhV
fte	eV
fte$	eT
ftl	a[bHcHi[mHpI
ftth	aViS
fue	qX
fuego	gFi_
fuel	dIhaiS
fuel card	bSsS
fuel$	gVhS
fuera	nZrR
fuera de	nRpU
fuera$	bSfT
fuert-	fSsU
fuerte	iStS
fuerte$	iU
fuertes	fXiIsV
fuhre-	lT
fuhren	fIiTpV
fuhren$	fGiUmS
fuhrerschein	lX
fuhrerschein b	lJnX
fuhrerschein be	jX
fuhrerschein$	jX
fuhrt	mWpU
fuhrt$	aWbCiZ
fuhru-	iTjU
fuhrungserfahrung	iIjX
fuhrungszeugnis	jSsV
fuhrungszeugnis$	sS
fuir	jSqU
fuir$	jTqV
fuite-	iVqX
fuites	aIiW
fujik-	jX
fujikura	jX
fulda	cT
fulda$	cU
fulfi-	aWbUhG
fulfillment	aWbUhG
full	fS
full driving	hJjZ
full family	bHhU
full licence	jZsR
full remote	dZ
full time	e\\fYiHmW
full training	hIl\`
full uk	jWsS
full$	eUf^mGoH
full--	eWgU
full-time	eXgV
full-time$	eRgR
fullu-	i]
fullung	i]
fully	cIdT
fully remote	cIdV
fumeu-	aGsd
fumig-	aUjT
fumigador	aW
fun	cGeFhCmGnFpBqIs\`
funci-	bV
funcion	gU
funcion por	gW
funcion$	aV
funcional	iW
funcional$	iX
funciones	b\\
funct-	bUgV
functions	bZiF
fund	hXlT
fund accountant	aU
fund money	eZjI
fund$	bUgEhWjT
funda-	b[
fundacion	b\\eU
fundacion$	bGeX
fundado	bV
fundador	mXpS
fundador$	mYpH
funde-	eWhSjD
funded	eYhUjB
funded by	eU
funded for	aIeT
funded$	eXiTjE
funders	iW
fundi-	eVqT
funding	eVqT
fundo	aWhVqT
fundr-	a]iG
fundraiser	aS
fundraiser$	aT
fundraising	a\\iG
fundraising$	aX
funds	a]bGcCeXmJ
funds-	iW
fundsachen	iW
fundsachen$	iU
funeb-	bRmF
funebres	bRmF
funeraire	aT
funeral	h[iD
funeral arranger	aS
funerals$	iV
funeraria	a?b\\
funf	fRmW
funf jahre	jX
funf$	gSmCqU
funfte	fR
funfte$	fS
funfu-	fTgZjG
funfundzwanzig	fXjH
funfundzwanzig stunden	fXjH
funfz-	qU
funfzehn	qX
funfzehnten	pR
funfzehnten mai	pR
funfzig	gU
funk	aUjTkR
funk$	aVkS
funkt-	fXhHlS
funny	rZ
funny$	jVqS
fur 00	fDg[
fur alle	fBh[
fur backereien	aJbV
fur das	iTjE
fur den	aXiIkT
fur die	aXhT
fur drei	hWkI
fur ein	hRjU
fur einen	aIiTq^
fur menschen	bS
fur praxen	bT
fur unser	aFbViJ
fur zwei	iV
fur$	t_
furgo	h]nV
furgo-	h\`
furgon	hZ
furgoneta	hZnS
furgoneta$	hY
furna-	bHi]jR
furni-	bY
furniture	bY
furs	aVhV
furs eigene	bIh]
furth-	kU
fusio-	qYrS
fusion	gSqR
fusion$	cCdWgViStD
futte-	aIbIhYi]
futtern	iX
futtern$	iR
futur-	iUsW
fuß	aJb]iCjVsE
fußpf-	aVdHiU
fußpflege	aVdHiU
fx	i^kG
g	jU
g 0	bUgV
g 00	jX
g$	tZ
g'day	aGt[
g'day$	aFtZ
ga	aTcR
ga 0	jY
ga$	cZjG
gab	qGrVsU
gabin-	hS
gabinete	hT
gabinetes	bXcI
gabinetes$	bZ
gaec	bS
gaec$	jS
gaeil-	kU
gaeilge	kU
gaeilge$	kX
gaeli-	kR
gaelic	kR
gaelt-	lS
gaeltacht	lS
gafas	h\\iI
gaffe-	aDbRqGsY
gage	fDgS
gage 0	fDgS
gains-	gXhCjS
gainsight	jX
gal	gBh[oC
gala	cVg]jH
gala$	cViVoT
galab-	jR
galabau	jR
galabau$	aTbScJ
galer-	aVcX
galeries	bWcI
galeries$	bWcI
galet-	bYiS
galettes	bXfJiV
galib-	cWiXpJ
galic-	cRiSnT
galicia	cRiSnT
gallego	rUsT
gallego$	kSrY
gallery	a[
galley	bEi]
galli-	hY
gallinas	hY
galop	aGbUiW
galva-	aYeI
galwa-	cT
galway	cT
galway$	nU
gambe-	bJcV
game	iXkT
game$	iT
games	b[dFfWpI
games$	bUdEfZ
gamme-	iXjE
gammes	iXjE
ganac-	iX
ganaches	iX
ganad-	aXgSsT
ganam-	kX
ganamos	kX
ganas	kVl[mGqH
ganas de	kZlBnH
gang	bVmV
gang of	bXmXpH
gang$	bUmSpS
gangs	aYiImT
gangs of	aZiCmU
ganz	bIcHgIk\\lUnXp?
ganz$	oV
ganze	iCq[
ganzh-	rU
ganzj-	bYeSiG
ganzjahrig	aReUoT
ganzjahrig$	aSeSoU
gap	cTsX
gap$	cZqW
gaps	fUiFoWpHqS
gaps$	fZiJqS
gar	sU
gar nicht	sV
garag-	hU
garage	bTcGiHmS
garage$	aUbGiHmV
garan-	gX
garanti	eWpH
garantia	gT
garantie	hTrS
garantie 0	hIrV
garantiert	hU
garantiert$	fThX
garanties	gUiU
garanties$	gTiW
garantizado	fUgW
garco-	aRbJhHsW
garcon	aRbJhHsW
garda	oSpV
garda vetting	oW
garda$	cGiGnTpT
garda-	nXsZ
gardasee	hRnY
gardasee$	hUnS
garde	fWhV
garde 0	fY
garde le	fGhRrV
garde une	fT
garde$	fSgS
garde-	aV
garden	bVqX
garden centres	bV
gardener	aS
gardener$	aZ
gardens	i]
gardens$	iS
garder	bIq^rW
garderie	fJhYsT
gardes	gV
gardes de	fV
gardes$	f[rX
gardi-	aUkR
gardien	aUkR
gare	aDcXi\\jHmC
garni-	i[
garnitures	iW
gars	qWsf
gars$	bXkGsW
garte-	a\\cImH
garten	bHhS
gartenbau	gXhI
gartn-	jW
gartner	jSmW
gartner$	aGb[mS
gartnerei	bV
gas	bVhTjT
gas bottles	bFi[
gas card	hY
gas engineer	bR
gas safe	jX
gas$	bYhSiJ
gases	aXbFi\\
gases$	j[
gasoi-	hY
gasoil	hY
gasoil$	hT
gasol-	hUiS
gasolina	hUiS
gasolina$	cHhSiU
gaspe	iGnZ
gaspe$	iFjHnY
gaste	b[iYkU
gaste$	bTiRjFkY
gaste-	bIh^
gastekorrespondenz	iU
gastekorrespondenz$	iW
gastg-	gS
gastgewerbe	gS
gasth-	bXcFjG
gasto-	nU
gastos	nU
gastr-	bVj[
gastro	bWlR
gastro$	bVqI
gastropub	bW
gastropub$	bS
gate	p]
gate 0	pa
gate b	pR
gate$	hSpZ
gatek-	jV
gatekeeper	jV
gatekeeper$	jX
gates	bUgGi]
gates$	i^
gates-	bU
gateshead	bU
gateshead$	bT
gatew-	dHiS
gateway	dHiS
gathe-	bSsS
gathering	bV
gatos	bYjTmE
gatos$	b]iVmE
gav	bBf]iFjJ
gave	qa
gaz	bHcIhWiVjB
gaz$	aDbGcGdIeHfIgJhDi[jIkHlImUnIoIpHqHrIsJtH
gb	aEbIfHh\\iYj?mJ
gc	bTcHmV
gc$	iW
gcc	bSdYiI
gcc$	bWjT
gcp	iHjRkWtG
gcp$	jSkR
gcse	aSjX
gcse$	aY
gd	gX
gd &	jWkT
gdans-	cRnR
gdansk	cRnR
gdansk$	bSiI
gdc	hVjZ
gdc number	jT
gdpr	jGpX
gdpr$	iUjIpR
gdyni-	ca
gdynia	cU
gear	gIh\`
gear$	gFh]iRjFlS
gearb-	dV
gearbeitet	dV
gebar-	jEkc
gebarden	jHk\\
gebau-	iWjR
gebaut	jW
gebaut werden	iX
geben	iU
gebie-	aGcSmX
gebra-	aCcTjStV
gebraucht	aCcTjStV
gebraucht$	cCjTtX
gebur-	h[
geburt	iRnVsW
geburt$	cInTsY
geburten	bW
gedul-	jX
geduld	jX
geduld mit	kV
geduld$	jX
geehr-	tX
geelo-	cX
geelong	cX
gefah-	lYpG
gefahrdungsbeurteilungen	iT
gefahrdungsbeurteilungen$	iT
gefahren	cUfS
gefahren wird	cUfS
gefor-	iIkYlU
gefordert	iIkYlU
gefordert$	iCkZlU
gefra-	kY
gefragt	kY
gefragt$	kZ
gefuh-	jRmW
gefuhrt	mX
gefuhrt$	mY
gegen	aGcFgGi@j]sFt[
gegru-	bY
gegrundet	bY
gegrundet$	bYqI
gehal-	gfjD
gehalt	qU
gehalt$	gYiJ
gehalter	gS
gehalter$	gS
gehaltsschema	gVqS
gehei-	q\`
geheim	qY
geheim$	qY
gehen	bEgHmSq^
gehen$	aIgIiIq[
gehor-	bSfV
gehoren	fUmSnW
gehoren dazu	fWnX
gehort	bSfShU
gehort dazu	bHfZgIiY
geht	q[
geht auch	gIlZ
geht es	fIiInTqGt[
geht hier	jJs\`
geht in	mUpCqRsU
geht um	aVqItS
geht$	bIeVfUtV
geht'-	jSoS
geht's	jSoS
geige-	aX
geigenbauer	aX
geist-	iCjX
gekau-	b[
gekauft	b[
gekauft$	b\\
gekun-	qU
gekundigt	qU
gel	fTiVjVsS
gel$	sW
gelan-	aGi\\jW
geld	gWqS
gele	iSqTsS
gele$	iUsU
gelegentlich	iU
geler-	jUlT
gelernt	jV
gelernt$	eSjWrT
gem	iYjU
gem$	jWmV
gemac-	jW
gembl-	cY
gembloux	cY
gembloux$	cY
gemei-	b]pR
gemeinde	cXpW
gemeinde$	cHpW
gemeinden	bScGiV
gemeinderat	bDiVq]
gemeinsam	iRpU
gemeinsam$	bSiV
gemeinschaftspraxis	bY
gemes-	iV
gemessen	iV
gemis-	c[iHjG
gemus-	aWbIhSiSmH
gemuse	hTiU
gen	bUdIqRsV
genan-	bSrT
genannt	bSrT
genannt werden	bSrT
genau	cGiGsYtV
genau-	aJdHiJjYtR
genauso	lVqV
gende-	jHpGre
gendern	r[
gene	bUkT
gene therapy	bUkT
genea-	aGlZ
generacion	bU
generacion$	bV
generaciones	b_iI
general	eS
general manager	aZtF
general$	aZ
generales	fWiHjZ
generales$	iFjZ
generation	b_sV
generation$	bc
generationen	bZ
generations	bX
generations$	bU
generator	aJh\\iS
generator$	aGi_
genereux	hU
genereux$	hT
generics	bX
genero	jSrV
genet-	aZ
genev-	cX
geneva	cT
geneve	cSdS
geneve$	dU
genia-	kY
genial	kY
genial$	kY
genie	jV
genie civil	jV
genom-	aX
genommen	tT
genos-	bgcCfJjH
genot-	iV
genotypage	iV
genre	rTsY
gens	jXs^
gense-	cFiUjVkI
gente	s^
gente de	qRsU
gente en	hV
gente$	sS
gente-	bVjV
gentes	bVjV
gentes$	jZmH
genti-	hWiZ
gentl-	bUjW
gentle	jZrT
gents	hSsStU
gents$	tS
genug	jVqYs[
genugt	lR
genugt$	jHlUrT
geogr-	j\`
geography	j\\kI
geolo-	aViCmZpI
georg-	nVsa
geote-	aVjEm[
gepfl-	sa
gepla-	qU
geplant	qU
geplant$	eTqW
gepruft	jUmT
geprufter	aS
gera	cYjS
gera$	cZ
gerad-	qY
gerade	qY
geral-	aFbIcBhIiHjFmZp[
geran-	aSmX
gerant	aSmW
gerante	aSmT
gerat-	jV
gerate	aGbZ
gerau-	bGi_
gerbe-	jZoW
gerber	jZoW
gerber$	cHj^oJ
gere	iHjXmXqV
gerec-	fT
gerechnet	fT
gerechnet$	fTgS
geren-	m\\qS
gerencia	mWq\\
gerencia de	mXqI
gerente	aTmX
gerente de	aSbFgH
gerer	iX
geria-	aTjW
geriatrie	aTjW
geriatrie$	aTjY
geric-	iXqV
gericht	pIq[
gericht$	iR
gerli-	mSt\\
gerlinde	mSt\\
german	kR
german b	k[
german or	kTsS
german$	jSmJrU
germany	dY
germany$	dY
gern	ka
gern 0	aIbJcEfFiEk[rF
gern eine	qHs^
gern gesehen	kW
gern mit	aXtH
gern$	jHkelT
gerne	aTbGiCjBk[lIpY
geroc-	bJmY
gerocultora	aY
gerus-	jTlT
gerust	iU
gerustbauer	aSqR
gerustbauer$	aU
gesag-	sT
gesagt	sT
gesagt$	dJsS
gesam-	iCnY
gesamtschule	cU
gesan-	hZlG
geschaftsfuhrung	a^iAmY
geschaftsfuhrung$	a\\bH
geschenkt	h]iJ
geschenkt$	h^iH
geschichte	jY
geschichte$	j[
geschlechter	bS
geschlechter$	bS
geschlossen	qU
geschlossen$	qS
gesde-	iHjVlU
gesden	iHjVlU
geseh-	kV
gesehen	kV
gesehen$	kZ
gesel-	bWjU
geselle	gWmU
geselle$	aUgSjHmR
gesellen	bVgU
gesellen$	b[gVhHiH
gesellenbrief	jYkH
gesellenbrief$	jT
gesellenprufung	iHjY
gesellin	a^cH
gesellin$	a[
gesetz	rU
gesetzt	eIiRkFpIqT
gesetzt$	iJjSkDpHqV
gesic-	cCdVhSiXjI
gesichert	cIfUhWiI
gespr-	oGp_
gesprach	pUqU
gesprach$	qX
gesprache	hGoGp^
gesta-	cCia
geste-	oU
gestellt	hUnZ
gestellt$	hVnZ
gestern	oZqY
gestern$	cJiJo[pJ
gestes	j\\
gestes$	jRpF
gesti-	aU
gestion	kR
gestion de	gIiJkX
gestion des	iT
gestion industriel	aZtH
gestion$	bUtV
gestionando	iJjX
gestionnaire	a\`
gesto-	lV
gestor	aX
gestor /	aU
gestor de	aTgI
gestoria	bZcEiU
gestoria$	i[
gestr-	i[qT
gesuc-	tS
gesucht	tS
gesucht$	aYqS
gesun-	cRhUiJjasR
gesund	jS
gesund$	jU
gesundheit	bW
get	sR
get a	hTiHmV
get it	aTjWpIsT
get me	kIsW
get the	sT
get$	lZ
get-o-	fGgViT
get-out	bIgV
getaf-	cW
getafe	cW
getafe$	cU
getei-	fX
geteilt	hS
geteilt durch	g[hG
geteilt$	fXgIhY
geteilte	fUmSsI
geteilter	fX
getra-	bXcJsU
getre-	bViGqIrY
getreide	bYcJlU
gets	c[jHk\`
gets a	cIk\\rIsF
gets you	kY
getti-	nUqS
getting	nUqS
getting it	qU
getting the	q[
getxo	c_
getxo$	c[
gewal-	iUjZsHtH
gewas-	b]cFhZiGjG
gewer-	gIiGjWs\\
gewerbliche	bViU
gewerbliche$	bWjJmSpHsB
gewerkschaft	bYiU
gewin-	gThWiS
gewun-	fYgFpI
gewunscht	fYgFpI
gezah-	jIsV
gezahlt	jIsV
gezahlt$	gHhVsU
gezei-	f[hHiDlXmIpDqF
gf	q[tU
gf$	iGjTtT
ghent	bScVdY
ghent$	bVcT
ghost	iZsY
ghs	g\\
gibie-	iRjU
gibier	iRjU
gibra-	cX
gibraltar	cX
gibraltar$	cX
gibt	iIkRq]
gibt es	bZfYhJ
gibt$	gV
gibt'-	gHjGkS
gibt's	gHjGkS
gibt's$	b[cJkHqFsJtH
gibts	gRhXjJlRsS
gibts bei	f\`sJ
gibts nicht	gDhTnX
giese-	i[
giesen	i[
gieße-	c[qT
gießen	cT
gießen$	cU
gießerei	aTbIqV
gießerei$	aWbGcI
gift	iW
gijon	cZ
gijon$	cZ
gil	bFiHjDm_pG
gildi-	jW
gilding	jW
gilding$	jV
giles	jJmJpTq]
gimna-	bThV
gimnasio	bThV
gimnasio$	bEhYqR
gin	a[bXiI
gin$	bYiI
gira	bHdHiYnS
giral-	mS
girl	sd
girl$	qX
girls	s_
girls football	iU
girls$	iFs\\
giron-	gU
girona	gU
girona$	gU
gis	iIjBk\`
gis$	jGkZ
git	jVlZrF
git$	iGjVkU
githu-	pV
github	pV
github$	bHjV
gitla-	jSkU
gitlab	jSkU
gitlab$	jU
gitte-	gYhJiU
give	lX
give you	h]iG
give$	fDjVtU
given	iHlS
given$	fViEjWlS
givin-	iUkT
giving	iUkT
glace	bGi\\
glace$	bHiY
glaci-	iWkG
glacier	iWkG
glamo-	b^cUoC
gland-	iZ
glase-	aUbXtH
glaser	aU
glasg-	cT
glasgow	cT
glasr-	iX
glasreiniger	aZ
glass	a]
glass$	bRiY
glass-	jX
glasses	jY
glasses$	jZ
glasshouses	iU
glasshouses$	iS
glast-	cWgZ
glatt-	t\\
glatten	t\\
glaub	aJh]iCmI
glaub-	qS
glaubt	jJqXrR
glazi-	aUiYtH
glazier	aR
gleich	qIsT
gleich$	fWgTlY
gleicher	bYgHjGlIpS
gleicher eignung	jGpW
gleichwertig	jX
gleichwertig$	jY
gleis-	a\\tH
gleit-	f]
gleitend	fY
gleitsicht	gX
gleitzeit	fY
gleitzeit$	fW
glen	c\\iJ
gleny-	mV
glenys	mV
glenys$	mX
globa-	jJk[
global	bZ
global$	bY
glock-	cViS
glocken	iY
glove-	gDh^jHmHpE
glue	bUcIhIjZqH
glue$	bIcGiSjY
glute-	iVkYlH
gm	iGma
gm$	mSpUqBrY
gmbh	b_iJ
gmbh &	bV
gmbh$	b\\cI
gmc	gChZjU
gmdss	j\\kC
gmp	jWkZ
gmp$	j]tI
gms	bW
gms$	bX
gmund	cT
gmund$	cV
gnss	gJhFjZ
gnss$	gIhHjY
go	qU
go in	jV
go on	qUtX
go to	pIqT
go$	aSiSqRsS
go-li-	aJdJeJfIgIhHj[kIlJmFnJoJpJqJrJsJtJ
gober-	mW
gobernanta	mW
gobie-	cZ
gobierno	cZ
goc	h\\j\\
goc$	hY
god	bIfXiIpFqYtI
goes	q[
goes home	b]dE
goes on	mJrR
goes to	gT
goes up	bHgUtZ
goes with	h\`
goes$	jIqFrVtX
going	bUqY
going at	bZ
going on	bX
going to	eSqS
gold	k]pF
gold$	k]pC
goldr-	aIbHcDdHeHfHgHhHi_jEkHlHnHoHqHrHsHtH
golf	bStT
golf club	hFtW
golf$	aIlTtZ
goma	aIiWmW
goma laca	jW
goma$	aHi\\jI
gone	aJpJqfrZ
gone$	aGqXtU
good	bRjS
good afternoon	tW
good hands	gUjS
good if	jCk\\
good morning	t[
good standing	j[
good to	jIkapJ
good with	jV
good$	bRkW
goods	bEjW
googl-	iT
google	iT
google ads	jS
google form	pY
google workspace	iHj[
gord	mY
gord$	mU
gorda	cYrY
gorda$	cZjFrS
gordo-	aJsVtY
gorli-	c\\
gorlitz$	cT
gosla-	bRcR
goslar	bRcR
goslar$	bS
gosse-	s[
gosses	s[
gossi-	h\\iFpEqT
got	q]
got 00	gW
got to	sT
goteo	iY
goteo$	iX
gothe-	bYcSiJmI
gothenburg	cWiJ
gott	jR
gott$	jS
gotta	dFfZj[oG
gotti-	c\\qU
gottingen$	cT
gourm-	bYcJ
gouve-	aX
gouvernant	aX
gouvernante	aW
gov	rW
gover-	iT
government	hFiX
governors	iI
gp	gDhXi]
gp$	hTiX
gps	hViTkX
gps$	fJhDjDk]
gpu	cGi_
gr	aZgZ
gr 0	aXbS
gr$	cUg[
graba-	iGkV
graci-	iDjVpHt\`
gracias	iIjXtU
grad	jUqR
grad$	iSj]
grade	eVgXjX
grade 0	eXgV
grade 00	j_
grade b	a\\cIj?
grade$	bGcFgUjZ
grade-	a[iY
grader	bFcGi\\
graders	aWgFiGjU
grades	aWiU
gradi-	iSjDkXmS
grading	iUjEkYmS
grading$	i\\
grado	jRlU
grado 00	eTgY
grado en	jT
grado medio	iW
grado superior	lV
grado y	iIj^lH
grado$	fFi[jS
grado-	bXiGjS
grados	bXiGjS
grads	jGlY
gradu-	lRsT
graduado	jXsR
graduate	sV
grafa-	iT
grafana	iT
grafana$	jS
grafi-	hS
grafico	hX
grafico$	bFhYiG
grafiker	aT
graft	fJjY
grain	bXiXjGlF
grain$	aGb[cIiC
grain-	bUiIrV
grainne	aJdGmSpTrW
grainne$	aHm\\rH
grains	aV
grains$	aXiI
grais-	iS
graissage	iS
gramm-	bTjW
grammar	bTjW
grand	fHgW
grand$	bHcIdTg]hIiJjAlZ
grand-	bR
grande	dUrR
grande$	rY
grandes	baeG
grandhotel	aHbY
grandma	jW
grandma 0	jR
grands	nS
grands$	iT
grann-	sU
grant	bVe]
grant writer	aW
grant$	eVgYi?tI
grant-	gR
granton	cV
granton$	cV
grants	aSiS
grants accountant	aXqF
grants$	iVjR
granu-	bRcIiX
granulats	bTcInI
graph-	aacIiJpV
gras	lWrZ
grass	bVi[
grass$	bUiWnG
grass-	cWiU
grasse	cZ
grasse$	cU
grati-	hd
gratis	hW
gratis$	hW
gratu-	h_
gratuit$	hR
gratuite	hTiGlV
gratuite$	hY
gratuities	g]hFiH
gratuity	gShW
grave	fHgYlS
grave$	jU
grave-	fU
graves	fZjTpF
graz	cY
graz$	cW
greas-	i\\
grease	iW
greasing	i]
greasing$	iU
great	kd
great if	fFjHka
great$	cHk[
great-	aIbTjCk_
greek	kY
greek$	bRjUsR
green	cWhR
green hands	jElY
green$	iV
green-	cS
greenhouse	dVjHtX
greenhouse$	dXfIiEtY
greenkeeper	lUmW
greenkeeper$	aW
greens	bWiT
greet-	cRpGtX
greetings	iJjTkJpIt]
greff-	aZqX
greif-	cS
greifswald	cS
greifswald$	cT
gremi-	bSeZjBsT
gremien	bV
gremien$	bSiT
grenc-	cZ
grenchen	cZ
grenchen$	cW
greno-	cShS
grenoble	cShS
grenoble$	cShT
grenz-	cJnXqZsF
grenzganger	n[rX
grep	jY
grep$	j]
greve	jVoGq[
grias	aFiHt_
grid	fDge
grief	bFcHdJeIgJiIjakEmDnJoJpEqJsJtB
griev-	iUqW
grievances	qX
griff	cJiHj_
griff-	aSnR
griffes	aUiS
griffith	iInW
grill	aSbT
grill$	aXiUjI
grill-	g^
grille	g^
grimp-	hJj^
grims-	fI
grimsby	fI
grind	l_p;
grind-	bJi\\jRlEsG
gring-	jIkZqJrS
gringo	fSqIrV
gringo$	fUqHrU
gris	sX
gris$	sX
gritt-	iR
gritting	iR
gritting$	iStI
groce-	gHh]
groceries	gHh]
groom	aS
groom$	aY
groom-	aSqV
groomer	aV
groomer$	a^
gros	bW
gross	g\\
gross +	gX
gross /	gT
gross a	gT
gross$	ge
gross-	fTiEl\`pI
grosses	f\\
grosses semaines	f\\
groun-	a]
ground	bV
ground thaws	oT
ground$	bUjUrI
group	b^iS
group insurance	h[
group of	i[mGnH
group$	bSiUmStU
group-	bU
groupe	gT
groupe 0	hY
groupe c	g\`iHj@
groupe de	bXgG
groupe familial	aJbX
groupe$	f[
groupement	bZ
groupes	iY
groups	bT
groups$	bZ
grove	bWcZiFjH
grove$	bWcZiFjH
grow	bZjGlXqS
grow$	jGlW
growe-	iX
grower	iV
grower$	a\\iB
grower-owned	bV
growers	iWjJrV
growi-	bXiIqZrE
growing	bXiIqZrE
grown	sa
grows	b]gIiUmJ
growt-	mW
growth	mT
growth$	gWiSmI
große	kUrY
große 00	aIb\`cH
große-	i^
großes	bVhT
großr-	bV
großraum	aJbFcVnU
großs-	aV
großt-	bHiTlC
grua	jS
grua torre	aU
grub	h\`pJ
grub$	h^jIpHsJ
gruez-	tU
gruezi	tU
gruis-	aW
gruista	aW
grump-	bVfJ
grumpy	bVfJ
grund	aWbGq]
grund-	iYjY
grundlohn	gUjI
grundlohn +	qU
grundschule	cU
grundschule$	cS
grundversorgung	aFb\`h?iC
grupo	gXjI
grupo 0	g\\jH
grupo de	bViT
grupo familiar	bEhW
grupo$	iTrRtR
grupo-	iX
grupos	iX
grupos$	bT
grupp-	jWmS
gruppe	gXmT
gruppe 0	gYiH
gruppen	b[
gruppen$	bX
gruppenleitung	aX
gruß	t_
gs	aTgTiU
gs 0	aWcJgWjF
gsm	hYiSjI
gsm$	hXiU
gst	gXjV
gto	aIc_jS
guach-	iW
guachera	iW
guachera$	iV
guada-	cX
guadalajara	cR
guadalupe	cX
guadalupe$	cV
guagu-	s\\
guapa	jIs^tU
guara-	eSgSrT
guarantee	eRgVrV
guarantee$	eHfJgXhFrY
guaranteed	dSeR
guaranteed at	eIg[
guaranteed$	dXfUjF
guard	eJhYjS
guard$	aIeHgJhWiFjWpJ
guard-	aZ
guarde	jZ
guarderia	h_
guardia	fW
guardia 00	fV
guardia de	cEiX
guardia telefonica	fV
guardia$	aTgW
guardias	fVmT
guardias de	fR
guardias$	gU
guards	iSmS
guards$	iRmS
guaym-	bIcaiCtG
guera-	cW
guerande	cW
guerande$	cW
guere-	cV
gueret	cV
gueret$	cV
gueri-	bUs_
guero	rV
guess	hVlHrItW
guess$	kTlG
guest	n^
guest house	h^
guest$	cIh_iInD
guest-	bS
guests	bU
guests$	bUgF
guia	a_iT
guia de	aViR
guia$	aS
guias	aHbTmZ
guias$	aFbSfJjHmYoJpJ
guich-	iUkT
guichet	iUkT
guichet$	iUkT
guide	aYmVrU
guide 0	a_bI
guide$	aSmW
guide-	aZ
guides	aUmS
guides$	mV
guild	jUtX
guild-	nT
guildford	nU
guildford$	nV
guilds	cGgSjW
guilds l	cGgSjW
guill-	aHbXjY
guillotina	cJjZ
guilv-	cX
guilvinec	cX
guilvinec$	cY
guing-	cX
guingamp	cX
guingamp$	cX
guino	mHpGqGrYs[
guiso-	iSjS
guisos	iSjS
guita-	cGhHiEj>kgmJ
gujar-	bGcYiE
gujarati	cHsS
gujarati$	cGhJjSkUmGsE
gulf	jYtS
gulti-	jY
gultig	jR
gultig$	jWlJ
gum	ia
gum$	i\`
gun	iUjU
guss und	iX
gusta-	bIcIgIjEk\\mS
guste	jW
gut	kZ
gut$	kVoRtW
gutac-	iY
gutachten	iTkJ
gute	jRsY
gutem	s[
guten	t^
guten tag	tU
guter-	aScU
gutersloh	cR
gutersloh$	cRdS
gutes	jb
gutes deutsch	jZ
guy	aYqVtH
guy$	aUmUpI
guys	fWsX
guys$	fZgFiV
gwena-	gJmZpJ
gwenaelle	gJmZpJ
gwo	ja
gwo full	jW
gwo$	jT
gym	h\`
gym instructor	iSsS
gym £	h[
gym$	bXh]
gymna-	cU
gymnasium	bBc^
h &	iY
h (	bJfJmHqUsZ
h +	hTjR
h /	aT
h 0	jR
h 00	fX
h :	fW
h a	eRjCmX
h annualisees	qS
h chf	mUsS
h con	lYmT
h days	fUjJ
h de	fRgFiFj]
h en	fTgR
h et	fIi]
h flat	iY
h les	fS
h max	pX
h normal	gT
h ou	fY
h over	lS
h par	fY
h permis	bVgIsX
h semanales	fS
h services	i_
h sur	fT
h$	fU
h-die-	fU
h-dienste	fU
h-dienste$	fU
ha	b[
ha de	bW
ha en	bU
ha ido	qV
ha$	bS
haas	iHmW
haas$	iGmX
hab	kGtV
hab ich	hViJjJlV
hab$	b[
habe	fEqTsY
haben$	gHiRjUlU
haber	k\\
haber hecho	kS
haber trabajado	bJlU
habil	jZlF
habil$	jZlF
habil-	j_
habilitacion	k]lR
habilitacion$	jYlJ
habilitada	b\\
habilitada$	b\\iHjI
habilitado	aIgDj_
habilitado$	jV
habilitante$	jT
habilitation	j^
habilite	a[iI
habillage$	gR
habille	sV
habille$	sS
habit-	bShR
habitacion	h_
habitaciones	b\\
habitaciones$	b[
habitants	bX
habitants$	bZ
habits	iGj^
habits$	iJjX
habla	bJl[
habla$	bIl]qU
hablado	jV
hablado con	jWkG
hablado$	jW
hablamos	eWtV
hablamos de	tT
hablamos$	eY
hablan	qV
hablan$	qW
hablar	jGkUpS
hablar con	iTpU
hable	sX
haccp	iSjY
haccp$	jW
hace	iWlTtR
hace falta	lTtY
hace$	iEjEkGlX
hacem-	rV
hacemos	rV
hacen	i^kF
hacer	iTj]
hacer las	iX
hacie-	bTqU
haciendo	cIiIqV
hackn-	cT
hackney	cT
hackney$	cW
had	qasT
had a	q]sCtX
hafen	bScZ
hafen$	cS
hafen-	hDiDj\\
hafenweg	cW
hafenweg$	cW
hafte-	bFcJhGi\`jG
haftp-	bWcFh\\iE
haga	jZ
hague	bScV
hague$	bScV
haha	s[
haha$	jSsU
hail	aXbZcFiIjGmI
haina-	aDbJc\`dHeHfHgHiDjEkHlHmInHpHrHsHtI
hair	iWsW
hair test	iJjX
hair$	i_jH
haird-	aW
hairdresser	bTiU
hairdresser$	aViF
hairn-	bShX
hairnets	bShX
haiti-	s[
hala	mSt_
hala$	cImSpJtZ
halal	bXiV
halal kitchen	bYjT
halal$	iX
halb	fX
halb sechs	fW
halb sieben	jU
halb vier	f]iImE
halbe	gUkR
halbe seite	rX
halbe-	cVpX
halben	pX
halber	pT
halber tag	pT
halbj-	i\\jHoT
halbt-	hW
halbtax	hW
halbtax$	hY
half	fU
half a	gSpV
half an	fS
half day	eTfUhJiGpSsG
half days	fZhWoB
half five	fZ
half four	f^
half of	bVhZ
half off	fIh_
half seven	fW
half term	eIfDiFo]pSqS
half the	lXsT
half$	gWqS
half--	hc
half-fare	hX
half-term	oGpZ
half-term$	oJpS
halft-	dThU
halfte	dThU
halif-	cU
halifax	cU
halifax$	bS
hall	cViS
hall lets	fHiT
hall$	c_
halla-	i^jE
halle	bVdU
halle (	cX
halle$	dXiIjJ
halle-	aUbZmH
hallen	b^kHmC
hallm-	iWlR
hallo	t_
hallo frau	bI
hallo$	aDt]
hallo-	aIfYiEmFtT
hallowe'en	oW
halls	bZ
halls$	bXiIjV
halt	cRsYtY
halt$	aXfXiG
halte-	iTqT
halten	iRqW
halten$	iVrR
halts-	jY
haltst	jY
ham	gJjCkHqYsV
hambu-	c^
hamburg	cS
hamburg$	dV
hamil-	bTlVpH
hamilton	bTlVpH
hamilton on	cZ
hamilton$	bXcCjJlUpI
hamm	c\\
hamm$	c\\
hamme-	j[tF
hammer	bRiY
hampe-	gJi\\
hampers	gJi\\
hampers$	iU
han	iJqX
hand	jV
hand (	mHpTqS
hand over	i]
hand tools	jS
hand$	aZj_
hand--	iZ
hand-over	iW
handb-	l^
hande-	bEgRiWqT
handel	bGg[iI
handg-	jX
handh-	jW
handheld	jX
handi-	iS
handicap	rV
handicap$	jU
handicapes	iSsW
handicapes$	sS
handl-	jR
handle	iT
handled	hVjU
handler	bT
handler$	a\`
handlers	aWiG
handles	iHjSlY
handling	jSkSlT
handling boxes	rU
handling$	lV
hando-	i[
handover	iSoT
handover from	oUqR
handover to	iV
handover$	iUqS
handp-	hV
handphone	hV
handr-	bJiVjI
hands over	iWoU
hands x	a^iD
hands$	iSmWsT
hands-	hViTsT
handw-	bTiSjW
handwerk$	bXnJ
handwerklich	iFj[
handwerkliche	jT
handy	k]
handy$	kc
handy-	cJe@fIh]pHtU
handyman	tV
hanga-	cT
hangar	cU
hangar 0	cU
hange-	bRcHi]mVsR
hanger	iVjU
hangt	iSr[
hanna-	kGqY
hanne-	mY
hanno-	cVnT
hannover	cVnT
hannover$	nR
hanse-	gGh\`mZ
happe-	iRjIqYsH
happen	gHiWjI
happened	qYsI
happi-	bXkXqI
happily	iHk\\
happily$	kT
happy	j\\
hara	aHbEcGibjClGqIsJtD
harbour$	cX
hardw-	dYfHhVi_
haria	aFiZjDtU
harmo-	gIiSjY
harmonie	iX
harne-	iHjU
harness	iHjU
harness$	hFiHjZ
haro	aIc\\dG
haro$	aIc\\dG
harps-	cCiDjFk_
harpsichords	bU
harpsichords and	bU
harri-	bW
harro-	cX
harrogate	cVhR
harrogate$	bJcY
harrow	cWqU
hartl-	iCj[pFtZ
hartlepool	c\\
harve-	bT
harvest	hH
harvest bonus	gT
harvest$	bSiCmW
harvester	aUbVcI
harvester$	bVcE
harvesting	pX
harz	c]iD
has	iC
has a	oUsRtS
has asked	qUsI
has been	iIqStW
has no	gYhJiImU
has to	eRiJj[s[
has$	bFqU
hasht-	rY
hashtags	rY
hashtags$	rV
hasn'-	qY
hasn't	qY
hast	kYlJqV
hast frei	fSgH
hasta	eW
hasta 0	eHiIj]pFqS
hasta 00	qUsX
hasta 000	eJg[iF
hasta diciembre	e[oG
hasta el	p[
hasta la	hRoV
hasta las	fc
hasta que	eSfW
hasta$	fS
hat	qd
hat (	iSqBs\\
hat 00	aDb_qDtX
hat den	kEmX
hat eine	bSsW
hat sich	sU
hat$	iSqU
hat's	hGmEr[
hatch	sU
hatch$	sU
hate	iVjFpFqZ
hates	mJqZrV
hatt	kHsZ
hatte	kVqf
hatte-	sX
hatten	sX
hatten gern	sStT
hatten wir	sX
haul	a[hY
haula-	bSqS
haulage	bSqS
hauli-	bSkV
haulier	bXrSsI
hauliers	jJkXmH
haupt-	c[iFm\\
hauptamtliche	aUbXcJ
hauptamtliche$	bT
hauptsache	lUoX
haus	b[hX
haus am	bT
haus mit	bT
haus und	hZ
haus$	gRmDqT
hausa-	pU
hausanschlusse	i\\
hausb-	jU
hausbesuche	iZ
hause	dV
hause nehmen	h_
hause$	d^
hause-	bUsR
hauser	bUiS
hauser$	bViS
haush-	aWiR
haushalt	aX
hausm-	aWbJqR
hausmeister	qS
hausmeister$	tT
haust-	iY
haustarif	gX
haustarif 00	gR
haustarif$	gX
haustechniker	aUiV
haustechniker$	aViV
haustrunk	hY
haustrunk 00	hY
haustur	nS
haustur$	hRnU
hausw-	a]
haut	bViJsT
haut$	sV
haute	hT
haute$	gJhZjH
haute-	aJ
hauteur	iSjS
havar-	iSpR
have 00	aEbSgHmTqX
have :	k^pH
have a	sU
have an	aUpCq\\
have been	bSfS
have it	jGke
have my	kZ
have the	bGjElWqWrCsY
have to	jTlT
have$	k\\
haver-	cfiHjH
havin-	q[
having	q[
hawic-	cR
hawick	cR
hawk	kR
hay auxiliar	eJhYiR
hay que	hXnU
hay$	bJjSl\\
hay-o-	cT
hay-on-wye	cT
hay-on-wye$	cT
haya	kVsS
hazar-	iV
hazard	gSiT
hazlo	rd
hazop	iW
hazop /	iT
hazop$	iT
hbf	aDbDcSiZtI
hbf$	aEbEi\\tI
hbo	jZ
hc	j[
hc$	bSjX
hcpc	jZ
hcpc$	aUjT
hd	b[gEpU
hdr	jW
he	qa
he or	iXjGkU
he$	iEmWqI
he'd	sY
he'll	iIoSpFq\\
he's	qftC
head	md
head chef	a\\mJ
head gardener	aW
head housekeeper	aTqStG
head of	aUpS
head office	qZ
head$	gSjS
head'-	tS
head's	tS
head's pa	tS
headc-	iSqU
headcount	qW
headh-	iJoUrVtY
headl-	pIr[
headline	pIr[
heads	bYjS
heads$	bU
heads-	hTs\\
headset	hZ
healt-	hY
health and	iWjH
health cover	hV
health plan	bWhWjF
health stipend	gHhU
health$	aVcI
healthcare	hTiS
healthy	iTsY
hear	iCpGqesV
heard	hIq[
heari-	jS
hearing	jU
hearing$	cIiJjZ
hearings	i]
hearings$	i]
heart	jYsV
heart$	j_tF
heart-	b[
heat	f\\mIo?pRrT
heate-	iWqU
heath-	b[cUiF
heati-	cWfIiSoJ
heating	cWfIiSoJ
heavy	fYjUkJ
heavy$	bIfZ
hebam-	aTgIiXmS
hebamme	aU
hebamme$	aSbGjS
hebammen	iHm[pHtE
hebammen$	hIiIjHmYpH
hebammenwissenschaft	aYeGiJtG
hebammenwissenschaft$	aWeF
hebdo	aJdVnU
hebdo$	aHbJd[iD
hebe	m[
hebe$	jTmS
heber-	aIiW
hebra-	bUkW
hebre-	kUrT
hebrew	kUrT
hebrew$	iHkU
hecha	p[
hecho	eZpSsS
hecho$	e\`jFlS
hecta-	b]
hectarea	iT
hectarea$	gRiR
hectareas	bY
hectares	b]
hegau	bW
hegau$	cT
heide-	jWkW
heidelberg	cAiVkU
heidelberg xl	iVjTkF
heidelberg$	aUcB
heidenhain	jU
heidenhain$	jVkS
heigh-	jT
height	rJsZ
heights	jW
heights (	jV
heights$	cTiT
heike-	qRsU
heikel	qRsU
heikel$	qSsS
heilb-	cU
heili-	fThS
heiligabend	fShS
heilp-	bUcBfIiVmU
heim	h]
heim$	iXjH
heima-	bXcSdXgF
heims-	bFhZiTpG
hein	jRrS
hein$	aSjSrU
heir	aIb[
heira-	i\\pI
heize-	iR
heizen	iR
heizu-	iS
heizung	iU
heizung$	iS
heiß	tX
heißt	dUhSiCnU
heißt :	hViBnZ
heißt das	hVjS
heißt$	dShIjHkHqItV
hekta-	bU
hektar	bU
helad-	aZcGiS
held	iHjWmIpZ
helen-	bRcTiF
helene	bTiF
helfe-	kYmF
helfen	hRiHk[
helfen$	k]
heli	cFhViUnV
heli$	hVnC
helic-	cGfGiTnY
helip-	cYhR
heliport	c]
helit-	aRb]mEpF
hello	te
hello$	tT
help	gFhYkV
help put	aIqTtV
help with	aXfG
help$	iIkatV
helpe-	mW
helped	aIqY
helper	iSmS
helper$	iSmU
helpers	mZ
helpers$	m]
helpf-	kV
helpful	kV
helpful$	kY
helpi-	eIiY
helping	eIiY
helps	jWkVlTsT
helps$	iCk\\sX
hemat-	cEi]
hematologia	iIjSkU
hematologia$	iHjW
hemos	bWiGjIq\\
hemos-	cEia
hence	q\\sS
hence the	bXqT
hep	aThTjR
hep a	j^
hep b	jW
hep$	a\`jI
hepat-	hX
hepatite	jX
hepatitis	h\\jDsT
her	kYq_
her own	s\\
her$	fGiIk]qT
herbs-	oS
herbst	fR
herbst$	hV
herbstferien	fGiIoYtT
herd	qU
herd manager	aS
herd$	bS
herde-	i\`jA
herdenmanager	aSiU
herds-	a[
herdsperson	aX
herdsperson$	aX
here	sR
here goes	aIt^
here$	lUsStT
here'-	tY
here's	tY
here's the	tY
here's what	fS
hered-	iZ
heref-	bXcXiHjD
hereford	rT
herio-	jEkY
heriot-watt	jEkY
herit-	eSiH
heritage	eSiH
heritage fund	eWjI
heritage$	aXbG
herku-	b]g?iFjZ
herma-	bWhF
hermanas	bWiVjH
hermanas$	bSiW
hermano	bHmVqS
hermanos	bVqT
herme-	kTqT
hermes	kT
herml-	iSjV
hermle	iSjV
hermo-	aDcX
hermosillo	aDcX
hermosillo$	aDcZ
herna-	tX
hernan	aJmGtY
herni-	s]
herr	qUtV
herr direktor	pZqHtI
herra-	h]iU
herramienta	cJhX
herramientas	h\\pJqI
herre-	b\\mT
herren	mX
herren$	iS
herrensalon	bW
herrn	mVpIqU
herse-	kGmIpUqSsU
herself	kGmIpUqSsU
herst-	hV
hersteller	bW
hersteller von	bW
herve	aEbJcEeIhJjGkEmUpBsGta
herz	bRhJjYpFqV
herz$	bVhHjYpGqUtJ
herzb-	cV
herzl-	lRrStX
herzlich	lRrStX
herzlich$	rS
hes	jX
hesit-	jSmHqV
heure	bU
heure du	iW
heure-	gS
heures	gS
heures sup	fHgW
heures$	f]
heute	b\\
hexha-	fI
hexham	fI
hexham$	fI
hey	td
hey$	aItU
hf	aViW
hf$	aVbIiX
hgb	iGj[
hi	te
hi$	aItY
hi-vi-	h\\
hi-vis	hW
hibri-	dZ
hibrido	d[
hibrido$	dUqS
hide	cHi@jVpFq_
hidro-	jU
hidrocarburos	jT
hidrocarburos$	jY
hier	nR
hier die	eStT
hier mein	tR
hier$	bGkJl]sZ
hiera-	mW
hierm-	aTtU
hiermit	aTtU
high	bWcRjX
high risk	iY
high standard	iIjW
high street	bXcG
high$	bWiGjS
highe-	jX
higher	jV
higher$	jU
highl-	bZiIjJ
highlands	bEcWgJhV
highw-	jR
highways	jR
higienista	aU
higienista dental	aS
hijo	sV
hijo$	hT
hijos	bThXmEsU
hijos$	bXh\\lEmC
hilde	gGmc
hilde-	jDpGt^
hildesheim	cS
hildesheim$	cS
hilfe	hUj]
hilfr-	kZ
hilfreich	kZ
hilfreich$	kX
hilfs-	aJb_cFiFjX
hilft	jJkbmT
hilft$	jIkb
hill	bGc\`fFhJn\\
hill$	bIcZ
hills	bIcZ
hills$	cZ
hilti	cIh_iGjFkJmI
hilti$	cHfJh^iGjGkImG
hilux	h^
hilux$	h]iJ
him	qg
him$	mUqY
himself$	pU
hin	gRnWsR
hindi	iJjc
hindi$	jV
hinge-	bYiDqW
hint	pJq\\
hinte-	cYnT
hinten	cVmZ
hinter	jT
hintereinander	qW
hintereinander$	sXtH
hints	iZjIpErZsH
hinz	iWmV
hip	aJq[tJ
hip$	qUtJ
hipaa	kW
hiper-	s\\
hipot-	iY
hire	eT
hire out	bS
hire$	hHiIj\\tS
hires	qT
hires$	qT
hirin-	sUtY
hiring	sVtR
hiring$	bX
his	mSqe
hisop-	i[jJ
histo-	jU
histoire	jWq[
histoires	qT
historia	jX
histories	iYsH
history	jTlUsS
history or	jX
history$	jR
hit	gFiSkTq[sJ
hits	h]n?
hiv	pHsa
hiver	fYiX
hiver$	iZ
hives	aJbUfGiY
hives$	bTfIiW
hiya	t\\
hl	bYi[
hl 0	bHiJj[kW
hl$	b[iWjE
hm	bDjGqUtH
hmp	ca
hmv	jX
hnc	jVtV
hnd	sS
ho	bGcUd^iDjFpW
ho$	aIbFcZiEpW
hobar-	cX
hobart	cX
hobart$	cY
hoc	eZ
hochb-	aVbZ
hochd-	gIj]
hochdeutsch	gIj]
hochdeutsch$	jW
hochk-	aHbCiYpZ
hochschulabschluss	iJj_
hochschule$	j]
hochschulsport	h]
hochschulsport$	h]
hochstens	rUs[
hochstens 00	sb
hochw-	iGkZ
hochz-	iWo\\pG
hocke-	i[
hod	iGjHkGm^pH
hoeds-	cU
hoedspruit	cU
hoedspruit$	cV
hof	cUhTjG
hof$	h]
hoffe-	iVsW
hoffentlich	iJqTsY
hofla-	bX
hofladen	bX
hofladen$	bV
hogar	bW
hogma-	cIfRhW
hogmanay	cIfRhW
hohe	jc
hohe$	j\`
hohen-	cXiEnW
hohentauglich	jZ
hoher-	j\`
hoist	aFbHcHgEifnBsS
hoist-	aWiUjG
hoists	aZiC
hoja	iJpZr\\sD
hoja de	jTpR
hojas	bGgAi^pX
hol	h[qR
hol$	h^
hola	tb
hola$	tW
hold the	bZeI
holde-	aJbRjDsZ
holder	aIbU
holdi-	bSiR
holding	bSiR
holds	iW
holen	lRqS
holes	bVpT
holid-	hX
holiday	gShS
holiday pay	gXhI
holiday$	fZgHh[iI
holidays	h[
holidays$	hToU
holla-	bWcJkY
hols	fThW
hols$	ha
holst-	i]
holstein	bTcR
holt	aEcRmHpUtV
holz	bT
holz und	bU
holz$	bIjU
holzb-	aRbZ
holzbau	aVfS
holzbau$	aGfZiStG
holzo-	iS
holzofen	iS
holzofen$	bSkS
hombr-	mRs^
hombre	sa
hombre$	s\\
hombres	bSmZsR
hombro	q^tH
hombu-	cX
homburg	cX
home	db
home 0	d\`hH
home after	d\\eJhS
home based	dZ
home births	i]jS
home in	d]fG
home is	dYlH
home office	d\`
home visits	iW
home when	fUhYiC
home$	d[
home--	d\\
home-based	dW
home-based$	dX
homeb-	cGh[iSjGnU
homeo-	d\\
homeoffice	d^
homeoffice nach	dS
homeoffice$	dWfR
homeowners	pW
homes	bVgHiX
homes and	iW
homes$	aSbWgHiRjS
homew-	dHmSpX
homework	pY
homework$	iT
homme	iSsa
homme$	s\\
homme-	mUsU
hommes	mUsU
hommes$	aIhJsW
homol-	aBiUj^
homologacion	iW
hon	iZmW
hon$	mVpW
hones-	rV
honest$	fS
honestly	bScJqSsU
honestly i	cFdW
honestly$	fViUqF
honey	cHfYgIhVmF
honey$	bXcFfFhGiCjXrFtG
honig	i^
honne-	fVlV
honor	aHbZiIjDpEt_
honor$	aHb\\
honor-	eWge
honoraires	g[
honorar	eU
honorar$	eU
honorarbasis	eV
honorarbasis$	eW
honorarios	eXgT
honorarios$	eY
honou-	hW
hood	iXpV
hook	iS
hooku-	dFgIhViZjI
hop	aHt]
hope	tW
hope the	tW
hopef-	bVcFeVqS
hopeful	bYcFqW
hopfe-	a\\bHiH
hopit-	b\\
hopital	aGbVcT
hopitaux	bYjI
hopitaux$	bW
hora	g^pR
hora de	fTgVjD
hora$	g\`iV
horai-	fZhT
horaire	fVhV
horaires	fV
horaires irreguliers	fS
horaires$	fTsS
horak-	aScG
horakustiker	aScG
horar-	hRsS
horario	bIcJdSfU
horarios	hWkHsW
horas	fY
horas al	fWgV
horas de	fIgViGjIlZpR
horas en	fSgFjX
horas extra	g\`
horas lectivas	aTeJ
horas semanales	f\\gHiE
horas$	f^
horen	mUrT
horen$	pHrV
horen-	fJgIlVmZpI
horiz-	a\\cFhGiH
horlo-	fGhW
horlogeres	fGhX
horne-	ibjE
horno	iTqR
horno$	i\\
horno-	bZcTiE
horqu-	iTjT
horquilla	gTjW
horror	iTjG
hors	dUfFqT
horse	hU
horse at	bJhZ
horses$	aHbChIj\\
horsp-	bT
hort	lSq\\tU
hort$	j]
horti-	j]
horticulture	j\\
hospe-	hU
hospedaje	hU
hospedaje en	hU
hospice	aSbT
hospice$	bT
hospit	hRiR
hospit$	hRiR
hospital de	cV
hospital$	bS
hospitales	bW
hospitales$	bW
hospitaliere	bGhU
hospitaliere$	bHhU
hospitalisation	cIdJh_iG
hospitality	jS
hospitals	bUmG
hospitals$	bUiUmE
hospitation	pX
hospiz	bS
host	a\`gJ
host$	a\`iG
hoste-	mY
hostel	hZmJsJ
hostels	bUdXiHjT
hosteria	cZ
hosts	a]fHiJjJmJtJ
hosts$	a[bJiDmItI
hot	hTiYkV
hot dinner	aHh^
hote	aW
hotel	hUnT
hotel 0	bRcGfEn[
hotel boutique	aFbY
hotel en	h[nH
hotel in	aHcXfDsT
hotel paid	nW
hotel$	bScIgJhVjItS
hoteles	bW
hoteles$	bTiS
hotels	hS
hotels or	jT
hotels$	bThYiInT
hotes-	bT
hotesse	bT
hotli-	iVkR
hotline	iVkR
hotline$	aWkV
hour for	fUmIqW
hour lunch	fY
hour$	g[qW
hourl-	eW
hourly	eW
hourly$	eWgSiT
hours	fa
hours :	fU
hours a	fSgX
hours in	aIfAh\\nY
hours incl	eZ
hours ok	fT
hours$	eTfX
house	bWh\\
house +	hV
house 00	aGb[lU
house at	gIhYiIjS
house calls	hJiW
house on	fEh\`
house two	d^iI
house with	hV
house$	bUhY
house-	aWbT
household	aGbThXiJ
household$	aIhW
households	bV
housekeeper	aRqS
housekeeper$	aVtH
houses	iWnU
houses$	iVnT
housing 0	bIeDg\\iH
housing allowance	hUiE
housing association	bU
housing officer	iIqU
housing$	hUjU
hove	c\\
hove$	cZ
how	gSsS
how :	pW
how much	dIgYiHlFsF
how we	sX
hoy	bZgCsZ
hp	cWiWjI
hp$	cXiTjH
hpb	iW
hplc	aUkS
hplc$	aSiR
hps	a^bJ
hq	b]cZdR
hq$	bVca
hr +	gR
hr :	kHpJqYt\\
hr adviser	iFrT
hr by	iR
hr licence	jZ
hr or	gUpV
hr wk	fX
hr$	gZ
hrs	fY
hrs 00	eHfS
hrs a	fU
hrs over	aI
hrs w	fY
hrs £	gF
hrs$	fW
hs	f\\pS
hs$	fXpU
hsa	h^iHjGmJ
hsc	j\`
hse	q[rH
hse scale	gW
hse$	a[cJjGmDpS
ht	bGg]pF
htl	jY
htl oder	jSkJ
hts	jXkI
htwl	cT
htwl$	cT
huach-	bJc^iJmI
huama-	fJmZ
hub	bTc]
hub$	bZcSmT
hubsc-	b]cBsX
hubsch	sU
hubsche	sZ
hubsp-	jS
hubspot	jS
hubspot$	jX
hudde-	cUdStJ
huddersfield	cUdStJ
huddersfield$	cU
huell-	rY
huella	bS
huelv-	cU
huelva	cU
huelva$	cU
huert-	bVcChW
huerta	hY
huerta$	hYiJ
huesc-	mR
huesca	mR
huesca$	mV
hugue-	bJcGhFiIjJm\`
huhu	tY
hui	f[tI
huill-	ia
huiss-	aHi_
huit	aXiEoW
hull	jT
hull$	cYnR
hull--	cAj\\nW
human	aZcIi@kErZ
human-	aSiV
humbe-	cYqV
humber	c\\
humber$	c\\
humed-	iT
humedad	iZjH
humid-	aCbTi[
humor	iGjbmHrW
humor$	aJbJj]rU
hund	bShY
hund darf	bSh[
hund$	bX
hunde	b\\hT
hunde$	aIb[hW
hunde-	aSbTgU
hundr-	gU
hundred	gV
hundred thousand	bT
hundred$	bEgRpUrS
hungr-	sX
hungry	sX
hungry$	sW
hunt	bIi[
hunte-	aJcYjS
hunter	aJcYjS
hunti-	iX
hunting	iX
hurry	hJiHqZ
husba-	sT
husband	sU
hush	q\`
hush$	q^
husum	c_
husum$	c^
hut	dYpW
hutt	bIc\`
hutte	aScV
hutte-	fHmZpV
huw	jJmY
huw$	aGbIjHlImY
hv	aYiGjX
hvac	aIe]
hw	jIm_pH
hwk	aHiXjS
hwk$	aHiXjS
hybri-	dY
hybrid	dW
hybrid 0	cX
hybrid 00	d^
hybrid$	bShV
hybride	dWhT
hybride 0	dT
hybride$	dRhW
hyder-	aIc[iI
hyderabad	aIc[iI
hydra-	iYjS
hydraulic	aViV
hydraulics	iY
hydraulik	jW
hydraulik$	jS
hydraulique	jZ
hydraulique$	iIjX
hydro	qW
hydro-	aTkY
hyere-	cX
hyeres	cX
hyeres$	cV
hygie-	iRjS
hygiene	iSjU
hygiene$	iT
hygienist	aX
hygienist$	aX
hymn	iZ
hyper-	jXmS
hypermill	jSkU
hypermill or	jU
hypermill$	jU
i +	aIbSh[iFmH
i /	bTiEmYpW
i am	aJlRmWtS
i can	gTjBl[
i can't	dRkHsTtX
i don't	aFiTjTlU
i guess	aSlGpItX
i have	gJq[tU
i know	hV
i mean	i[rWsV
i need	aV
i now	t_
i oder	gHj\`
i said	gUqT
i shall	aVpXtC
i should	jX
i think	gVtS
i told	aSsU
i want	i[rTtS
i write	aItU
i$	aRbViFjVkR
i'd	sR
i'd like	iIoW
i'd rather	eT
i'd want	fGoXsI
i'll	jJrTtS
i'll do	i[jHkIrX
i'm	qTtS
i'm afraid	dW
i'm on	qT
i've	bRgTt]
i.e	cWo]
ia	cXiY
ia$	cZoJ
iaa	jZ
iacp	jZ
iata	bJdGfDgAhAiCjYl]
iatse	eWgR
iatse 000	eWgR
ibagu-	cU
ibague	cU
ibague$	cV
iberi-	g[hH
ibiza	h[iGnSpJ
ibiza$	cRiFnZpJ
ic	aTfIiWjU
ic$	aVdHi\\nI
ica	iW
ica diploma	jVqR
ica$	i[
ice	aThTtI
ice$	i_
ich	qT
ich bin	fImFpW
ich brauch	aUsU
ich hab	qW
ich habe	fEqW
ich nochmal	tS
ich voraus	jR
ich weiß	qU
ich-g-	jR
ich-gcp	jR
ich-gcp$	jS
ici	iIl\\rT
ici$	l\\
icp	b^cIfGhGiDmG
icu	bSjRlU
icu$	jFlZqU
id	bBeHhRj\\kVpU
id 90	hT
id copy	pU
id$	c\\iCjS
ida	cZiEnX
idc	jU
iddsi	iW
iddsi$	iW
ide	jYmV
idea	gSpS
ideal	iJkWsX
ideal$	jRsZ
ideal-	kcsT
idealement	iIkUoW
idealement$	iBkUsT
idealerweise	gIjGk^
ideally	kYsX
ideally$	k]
ideas	iDj[
ident-	i]jEqV
idiom-	k]qH
idiomas	iVrY
idle	fYhVoH
idle$	fWhXoH
ido	qV
if	kT
if able	i]jEkI
if he	bFjHkUqW
if it	f\\
if no	gU
if not	jalApDqF
if poss	kZsU
if possible	fIiUoT
if the	qX
if they	j?kV
if they're	fVlVsH
if they've	cJiJkTlT
if ur	bIcGg[jCkI
if wanted	aHdXeWfIhVkElJtI
if we	aTeTfHkJlJqVsT
if you	dS
if you're	hTqH
if$	eSjGkYlU
ifapm-	jS
ifapme	jS
ifc	jTkV
ific	g\`jH
ific 00	gY
ifrs	jJk\\
ifrs$	jFkV
ifs	iWjS
ifs$	i]jI
ifse	g\\
ifse 000	gY
ig	gUiWoI
ig metall	gU
igles-	bTsT
iglesia	bTsT
iglesia$	sX
ignac-	qIsW
ignacio	bTmJqGsY
ignor-	qU
ignore	qU
igual	jBlboF
igual$	fRlW
igual-	cSgVqJrT
ihc	i\\jI
ihk	hIiUjT
ihk$	aXkR
ihm	aEkRm[
ihn	gJhFjIkYq[
ihnen	mWtT
ihnen$	m[qHtH
ihr	mUsS
ihr wart	mT
ihre	pWqX
ihren	qf
ii	aT
ii /	hViT
ii$	aXjZ
iii	bR
iii /	bHiWjU
iii$	bWjW
ij	cHhJi@jVq]rJ
il est	qZ
il faut	nVqT
il le	fIhWjT
il me	aY
il nous	tX
il ou	i[
il$	iRqTtW
ilkle-	aGcW
ilkley	aGcW
illus-	aGiWjT
illustrator	j]
illustrator$	aIjY
ilmen-	cXrI
ilmenau	cXrI
ilmenau$	cS
ils	s[
ils sont	mWrY
ils$	aSj[sH
ilse	cIdIm^
ilse$	mWpUqJ
im 0	iS
im 00	b[cIfXiF
im advent	iU
im allgau	cW
im besten	jFkZ
im bulli	n\\
im buro	hRm\\
im dezember	fUhUoI
im dritten	mV
im ersten	hFiTjJmSrY
im fruhjahr	i[oE
im galabau	aRbIjW
im gesprach	pGqZ
im griff	cJiHj_
im haus	pSqW
im herbst	fY
im jahr	nV
im januar	fRpSrR
im juli	fXiR
im keller	b@hUsV
im mai	bXfUqZ
im nacken	aIqV
im quartal	fZiI
im schlaf	jY
im schnitt	fJgXi@nX
im sommer	cS
im tag	bDg^iI
im team	m[tI
im wechsel	fY
im winter	bXhU
im$	bRiSjJ
image	lCrSs[
image-	i[jI
imagen	iT
imagenologia	aZ
imagenologia$	aUmJ
imagi-	jT
imke	bJhHkJp\\
imker	aYiFsTtG
immed-	aEbAcBdIeIfHgIhIiBjEkHlImInIoapUqGrIsItI
immer	fWkTrX
immer$	bWf\`
immer-	jHkalHmH
immeu-	bZhG
immeubles	bZhG
immig-	iWsV
immigration	bSiXjJ
immin-	cT
immingham	sR
immo	eFh\\
immob-	iVjU
immobilier	i[
immobilier$	iY
imms	i^
imoge-	tU
imogen	tU
impay-	i[
impayes	i[
impec-	jZ
impecable	jV
impeccable	hFjY
impeccable$	hFjY
imper-	jXsZ
impfu-	hU
impfung	hU
impla-	iZjSkT
implantation	i]
implants	aFbW
implants$	aEbZjIkJ
imple-	jV
impon-	fHgXs[
imponible	fGg[iI
impor-	bS
import	bUiTkT
import$	iV
importa	kZ
importadora	bajHmHpE
important	lZ
important$	jGl[
importe	lU
impos-	bXhCjXqW
impre-	bS
imprenta	bYiS
imprenta$	iX
imprescindible	j\\sU
imprescindible$	bHjY
impri-	b]dGpCqZtD
imprimerie	aT
impro-	jXqT
imss	eTgEh]jJ
imss$	eWgChV
in (	hH
in /	dVfEhUiS
in 0	f_iT
in 00	eGiXqV
in 2000	bSqU
in a	jUkS
in all	bSdFfChTm[
in an	j[
in and	hRpS
in any	lZtF
in april	mFoIpIqa
in at	aFbDc@fUgHhFi_jE
in aug	bHf@mEnboAsD
in august	fWo@qU
in az	cVdIiIjUpJ
in before	aV
in between	iWpIrY
in both	jIlYrR
in buros	i]jJ
in by	fTjIo^sE
in c	iS
in charge	iHmYqU
in class	bGlU
in coburg	qT
in cs	jS
in date	j\\
in dec	bZhJlVo@pAtI
in december	gRhS
in den	fU
in dgs	aSpS
in die	jVsR
in drei	lW
in eight	f\\
in england	cHdHgJnVsX
in english	pSrY
in eu	cGdZeJ
in europe	iHnZ
in excel	iR
in feb	dGhJlGoT
in five	fYiE
in for	iYpR
in form	tT
in four	iX
in front	pTsR
in full	iJjW
in fur	aFbTcTrJ
in good	jSs\\
in hand	g[jT
in her	qTsV
in his	kJsX
in it	hRjU
in jan	fHhWiS
in january	eIi[jJqS
in july	bYoGpX
in kw	pU
in leeds	bXiGsU
in lent	oT
in lieu	gVhI
in logistics	jS
in march	q]
in may	iU
in month	fHhAn[oU
in november	fAiXjIoFqZ
in office	cJdThWmW
in on	dVgJoAq\\
in one	fFla
in own	j]
in person	aHcCd\\fGlJqTrFtJ
in pl	fV
in q	iVqV
in rufbereitschaft	fZiH
in season	iVnT
in sept	i[oCqU
in september	oT
in service	hX
in seven	fViW
in situ	iRlV
in six	iX
in spanish	iFjHkClZr\\
in spring	fSnWpHqSrH
in summer	kY
in term	eGf]gEiH
in their	j\\
in this	bXqY
in three	bJfZlV
in two	eFfViJjHnWqZ
in uk	cIdUsS
in under	hHjHnZpTrG
in us	iIjTkI
in vierter	bS
in vivo	bHkU
in weiterbildung	aZbJjE
in winter	c[hG
in with	pXsZ
in wort	jU
in writing	iTqZrC
in your	iGjVpX
in £	bIhR
in$	aWdW
in-ho-	aSbRlS
in-house	aSbRlS
in-house translator	jX
in-house$	aWbDiGlW
in-se-	fHoX
in-service	fHoX
inami	hFj[
inami$	hHiIj\\
inbet-	aSnV
inbetriebnahme	iU
inbetriebnahmen	nZ
inbetriebnahmen 0	nZ
inbou-	aSi[
inbound	aSi[
inbox	iYpZqX
inbox$	pW
inc	aIbY
inc$	aIbY
incen-	g^
incendie	i]
incendie$	i]
incentive	gY
incentivo	gZhH
incentivos	gY
incentivos$	gY
inch	bHiSjV
inch$	iU
incidencias	iT
incidencias$	iU
incident	iT
incident logs	bJiW
incl 0	fX
incl 00	gVhH
incl nights	fb
incl sat	fU
incl$	dWiS
include	pIrZ
included	jV
included$	gUiU
incluida	fHgWnYpJ
incluida$	fHgWnY
incluidas	eS
incluidas$	eSiU
incluido	jClS
incluido$	hRjElT
inclus	gW
inclus$	gX
inclusion	i\\rI
inclusive	r\\
inclusive$	rV
inclusivo	rR
incluye	iT
incom-	bVlHs]
incon-	iUqZ
inconel	i\\
inconel$	iV
incor-	bToZtW
incorporacion	o]
incot-	jZ
incoterms	jZ
incoterms$	jT
incre-	g[iIjS
indee-	rXtT
indeed	rXtT
indeed$	pTrS
indef-	eb
indefinida	eZ
indefinido	eX
indefinido desde	eU
indefinido$	eS
indefinite	eV
indefinite$	eV
indem-	fIgUhW
indemnite	gX
indemnity	hX
indemnity$	bJhTiS
inden-	iZ
indep-	bc
independant	bUeWgG
independant$	bSeXgG
independante	i\\sI
independante$	bU
independent	bT
independent$	aVbS
independiente	aGb\\
independiente$	aGbZ
independientes	b]iEjI
indes-	jX
indesign	jX
indesign$	jS
indet-	eX
indeterminee	eS
indeterminee$	eV
index	g_jG
index$	g\\jI
india	b^cFiIjH
india-	aJcUsX
indian	s[
indic-	gT
indicadores	i\\
indice	gT
indice 000	eSjIpR
indiciaire	gS
indiciaire$	gY
indie	b^
indie$	bZ
indie-	b[cG
indig-	aWcEiR
indigenes	bWlJ
indir-	bU
indis-	jXlS
indispensable	jXlT
indispensable$	jY
indiv-	hV
individual	nS
indoo-	iY
induc-	iTjXoT
induccion	bIfHhFiTjYsJ
induction	iIjSoVpS
induction$	iAjZpZ
inductions	iX
industrial	cSjU
industrie	gU
industrie lourde	jS
industriel	aYiDjW
industriel$	jT
industrielle	j\\mDrItJ
industries	aFiYlSmX
industry	iUkS
industry$	iIj\\
ines	iUm]
ines$	iS
infant	aGcY
infant school	aGcY
infantil	bYrD
infantil$	aT
infec-	iUjIkT
infek-	i_jI
infie-	iSqR
infierno	iSqR
infierno$	iT
infirmier	aT
infirmiere	aZ
infirmiere$	mW
info	pS
infol-	aFj]
infon-	hUiT
infonavit	hUiT
infonavit$	iU
infor	j\\
infor-	iUlSpRqS
informacion	pJqV
informal	mJpW
informe	iVjIpW
informes	i\\jJ
infos-	aXiS
infostand	aXiS
infra-	jZ
infrastructure	aVmT
infrastruktur	bUmJ
infus-	bXjT
infusion	bYiIjU
infusion$	bViGjUlItH
ing	jSm]
ing /	jT
ing agronomo	jS
ing civil	jS
ing industrial	jT
ing$	j[
inge	abtI
ingen-	mT
ingenieria industrial	jX
ingenieria$	iU
ingeniero	jS
ingeniero$	jZmJ
ingenieur	jT
ingenieur qualite	iIqR
inges-	ibjH
ingest	iZ
ingle-	jSkS
ingles	jTkS
ingles 00	aEj\\
ingles alto	j]kJ
ingles b	jV
ingles c	aIjS
ingles con	kS
ingles de	iGkUlS
ingles fluido	jS
ingles o	kU
ingles para	jTkS
ingles tecnico	kW
ingles y	jZkI
ingles$	iErT
ingre-	iT
ingreso	fWoV
ingresos	rW
ingri-	mS
ingrid	mS
ingrid$	mU
inhab-	mZ
inhaber	m[
inhabergefuhrt	bS
inhabergefuhrt$	bU
inhaberin	aGhImVtS
inhabilidades	j]
inici-	i[
inicial	eRi\\jI
inicial$	eX
inicio	oV
initi-	iV
initial	iV
injec-	bXiGjDkZ
injection	jCk[
injertos$	iU
inkl	hUiS
inkl$	h[iH
inklu-	gWhY
inklusive	gWhY
inklusive$	hZ
inmat-	iSrT
inmates	bUiFjRrU
inmer-	iU
inmersion	iU
inmob-	aRbU
innen	aViT
innen fur	aYtJ
innen$	iXmT
innen-	a^mTtG
inner-	aIdUjVpU
innere	aJjZpU
innov-	aHiHm\\
innsb-	cS
innsbruck	cS
innsbruck$	cW
inox	iYkXpJ
inox$	aJjV
input	i\\nJtU
ins	hUjEpHsS
inscr-	j^sU
inscripcion	oEpX
inscrito	jZ
insel	cTi[jI
insel-	bWgEhUnV
insem-	aSiTjT
inseminacion	iVjU
inser-	aSrT
inserat	rYtR
inserat$	rRtS
insertion	a[mR
insertion$	bImW
inserts	jV
inserts$	jX
inset	fVoW
inset$	fUoW
inside out	iFjZ
inside the	c[iI
inside$	dCfYhWiR
insig-	mZ
insis-	lTqTrS
insist	lV
insist$	aJlDpIqUrTsT
insists	jGq[rH
insp	hJiZ
insp$	hHiYmS
inspe-	mT
inspeccion	h\\iU
inspecciones	bUiT
inspecciones$	bY
inspection	iV
inspections	iU
inspections$	iS
inspector	aZ
inspector$	aZbC
inspectores	iDm^
insta	iZjU
insta$	iYjS
insta-	pR
instagram	jHlT
instagram$	jFl[
instalaciones	bSjWmH
instalador	iCjW
instaladores	mUoIpS
install	eSfT
installations	bbiEpG
installer	a]iJ
installer$	a[
installers	aYcIiImR
installs	bW
installs$	bXgJ
instead of	pT
insti-	bYnX
institut	bTcV
institute	bXcIrS
instituto	bWcH
instr	bEf\\kJ
instr$	bFf[kH
instr-	aUhS
instructeur	aWgIjH
instructor	aTjSkW
instructor$	hJjAk[mI
instructors	aUmV
instructors$	aWmW
instruktion	iW
instrument	hXjS
instrumentation	i]
instruments	gVhZiD
insur-	hSjX
insurance	h[
insurance claims	iW
insurance$	hYiGjX
insured	j\\
insured$	iRjV
insurer	bVfH
insurers	b\\kFsG
intac-	i[jH
intak-	iWoU
intake	iWoU
intake 00	fIiZ
intake$	o\\
integ-	aIbZkU
integral	bGgUiT
integral$	bGgU
integrale	gRjW
integrateur	bU
integration	iYjC
intem-	fVh\\
intemperies	fVh\\
inten-	fSiXoJ
intensiva	hXjDkUoD
intensiva$	fZ
intensivo	f]iJjT
intensivo$	fV
interamt	pV
interamt$	kJpZ
intercultural	bZiIjGkX
interentreprises	hY
interentreprises$	gJhU
interesse	hGk[
interessement	g^hT
interessement 0	eIgY
interessement 00	fEg]hD
interessement$	gXhW
interest	kZ
interest$	kVlI
interfaces	iX
interim	bScIeY
interim puis	sR
interim$	cEtT
interimaires	bCdIs\\
interinidad	eb
interinidad por	eX
interinidad$	eZfGiJlU
interior	cX
interior$	cXnX
interiorista	aS
intermediate	aTjSkR
intermediate$	jUkS
intermedio	jW
intermedio$	aUiIjZkH
intermittence	e]
intermittence$	eX
intern	q^
intern$	q]
interna	aUcHlUpX
interna$	f]jV
internacional	kX
internacional$	kX
internal	aSqZ
internat	bUfR
internat$	f\\
international	cGe\\mE
interne	aTqT
interne de	lY
interne$	aX
internes	gFhGmY
internet	hXjX
internet$	gIhSiIrY
interno	aWqV
interno$	aUiS
interpreter	aWcIkS
interpreter$	a]
interpreters	aWiU
interpreters$	aXtI
intervenants	bS
intervenants$	bS
intervencion	bXhBjJ
intervencion social	gS
intervencion$	bXh@jI
interventions	iX
interventoria	iU
interventoria$	iU
interview	pZqS
interview$	pTqW
interviews	p[
interviews 00	pR
interviews in	pU
interviews on	oJpW
interviews$	iVjYkF
into	aEhFi\\tS
inton-	bGjIkX
intra-	aIbIcVi_
intranet	aFiCrXtY
intro	aCbIiUjGmIpc
intro-	gTi\\
intun-	jTkSqT
intune	jTkSqT
intune$	kTqX
inuti-	lZqV
inutile	lZqR
inutile de	tW
inutile$	iJl\`
inven-	i]jW
inventaire	iZ
inventaire$	iV
inventaires	aCia
inventaires$	iR
inventario	iT
inventario ciclico	iU
inventario$	jWlFqW
inventor	cIjZ
inventory	iX
inver-	bIcVgIiU
invercargill	jS
invernadero	gJiY
inverness	cWgEtT
inverness$	tU
inverter	hX
inverter$	h[iI
inves-	bTcIqU
investigator	aZ
investigator$	aZbE
investor	aJqXtU
investor$	bTtW
invie-	fUjZ
invierno	fZ
invit-	iStS
invites	iItX
invites applications	iItX
invoice	gY
invoices	iYqS
invoices on	iY
invoices$	qX
invoicing	bY
inyec-	bS
inyeccion	bVjX
inyeccion$	aSbFiHjZ
iom	cW
iom$	cW
ios	iSkU
ios dev	aT
ios$	iFkVmS
iowa	cW
iowa$	cW
ip	bRiVjImT
ip$	i[jGkR
ipad	hZ
ipad$	h[
ipi	jZpH
ipi$	aTjVpH
ips	aFbTiGjVmHpX
ipswi-	cU
ipswich	cU
ipswich$	cV
ir	aZbIn[
ir$	hEn]pHqH
ira	hXpR
ira$	hVpS
irata	aZjS
irata$	jTpU
irela-	dI
ireland	dI
ireland$	bIcYdGjR
iris	j[
irish	rUsW
irish and	jJr]
irish$	sX
irpf	i\`
irreg-	fWgV
irregular	fWgW
irreguliers	fS
irreguliers$	fU
irrel-	l[
irrelevant	l[
irrelevant$	l[
irreprochable et	kV
irrig-	hHjUmY
irrigation	hFiVjY
irs	gXnI
irtec	j[
irun	aGcTnT
irun$	aFcTnT
is 0	fTmR
is 00	iEoVqR
is an	dZ
is at	cXpXqS
is cold	bZfIjX
is coming	lX
is confidential	dTqU
is done	iFjBl^qW
is fine	d[lU
is for	g[sU
is good	bBcEkdqI
is in	bJc]fJiI
is needed	j\\lG
is no	iUlW
is not	l[qV
is off	qZ
is on	mIqYtW
is paid	fIhGp[
is really	aHpFr\\tU
is the	cWhG
is welcome	k[lE
is what	gV
is why	bVqS
is your	hDjEl]mGpR
is zu	fWgHhJ
is £	qV
is$	qT
isad	iY
isad (	iY
isda	iTjR
isda /	iTjR
ish	fXgY
ish$	fRg[
isidro$	cU
isixh-	cJjSkT
isixhosa	cJjSkT
isla	iHjTmVnR
isla$	cJfIjGmZpH
islan-	bVcS
island	bYcS
island$	bHc_
islanders	s[
islands	bXc=dJfGgRhHnY
isle	c\\
isle of	c[
isn't	l[q\`
isn't a	l]
isn't$	lVqSrT
isnt	j]
iso	bSjU
iso 00000	aHbUiUkSpI
isola-	cGdIgYiSjI
isole-	hSiGpR
isolee	hUpT
isome-	jV
ispo	hZiG
isst	bYmJpU
issue	dIhXiWjE
issue$	gJh[iDjJnU
issue-	h\\
issues	kR
ist aber	aHbTtV
ist am	fAoWpJq_
ist bedingung	jWlH
ist das	hFiIrX
ist die	bUtW
ist ein	bWeIgEjSkSqS
ist erlaubt	hRrY
ist frau	aFbDiEm\`
ist frei	b\\hH
ist kein	jXkVlA
ist man	bIfViVjH
ist mir	iVsH
ist nicht	bJlTsX
ist$	bHsTtR
istqb	jSkW
it	rS
it a	tV
it and	iHlWnXpBsH
it before	bWlW
it by	jU
it goes	rY
it here	hIqY
it in	r]tH
it is	lGqS
it isn't	b[
it on	pIqXra
it or	aFgHi\`jD
it out	pCqUrV
it short	r[
it to	iZ
it up	iVkIqbrD
it was	qVtR
it within	jT
it'd	jHkY
it'd be	jHkY
it's	rT
it's 00	gWhHiU
it's a	qU
it's for	aFb]cFeJqIrJ
it's the	fU
it's$	qTrGtX
itagu-	cT
itagui	cT
itagui$	cT
itali-	jT
italian	bS
italian or	jYkC
italian$	bUjEkW
italiano	jUkX
italiano$	kS
italien	jV
italien$	aUiI
italiener	aIsc
italienisch	jSlT
italienisch$	rX
italy	bFcIfGiHjGmIndpH
iti	jU
iti$	jW
itine-	kW
itinerant	kYnI
itp	hZjG
itp 0	hZjG
its a	sU
itsel-	iVkFlR
itself	iVkFlR
itzeh-	cS
itzehoe	cS
itzehoe$	cS
iv	gUjT
iv$	bHgViHkE
iva	eVi^
iva /	gZhE
iva$	eZiSjHoI
ivan	m\\
ives	aIcT
ives$	cT
ivf	bZhHkErU
ix	gT
ix$	jT
ixos	iHj^
ixos$	iHj^
j	dR
j +	hZ
j /	eZf]nS
j 0	gTmT
j 00	aU
j domicile	d\\
j sur	cS
j teletravail	eJ
j tt	dX
j$	bIfSpCtR
j'ai	qUsYtV
j'att-	qV
j'attends	qV
ja	sV
ja bei	sV
ja das	bZcHhRiEkIqGtJ
ja$	hUqRtV
jaarc-	eZ
jaarcontract	eZ
jab	h]
jab$	h\\
jabs	hZ
jabs$	h\\
jacke-	hY
jacket	hY
jacket$	hY
jaen	bU
jaen$	gS
jagds-	jS
jagdschein	jS
jahn	hXmW
jahn$	hXmW
jahr	hT
jahr 0	gFhZqU
jahr 00	fYgFhWiDoJ
jahr$	eTgTnR
jahre	eVjY
jahre im	b[mF
jahre praxis	iTsT
jahre$	eZiR
jahre-	eY
jahren$	hSsS
jahresabschluss	gJhIi\`
jahresarbeitszeit	fV
jahresarbeitszeit 0	fV
jahreskarte	fIhY
jahressonderzahlung	gXjI
jahressonderzahlung$	g]jH
jahrg-	bXcFrUsStI
jahrl-	iWnT
jahrlich	gRnU
jahrlich und	hViG
jahrlich$	gX
jaipur$	bR
jaja	sR
jaja$	mSqS
jajaj-	qT
jajaja	qT
jal	c[
jal$	cY
jamai-	lS
jamais	lS
jamais de	iS
jamais le	fXjI
jambe-	cTjT
jambes	cTjT
jambes$	cU
jamf	iW
jams	i\\
jams$	i\\
jan	o[
jan 0	iToW
jan 00	pV
jan to	eGo\\
jan$	hJoXpR
janua-	fVoV
januar	fU
januar$	eRfRiIpT
january	oW
january$	iJo\\
janvier$	fUoT
japan	bUcJjInZ
japan$	bVcJnX
japan-	jAk\\
japanese	bRkS
japanese$	bS
japon-	cBiUk\\
jardin	cUhX
jardin de	bSiZ
jardineria	aXjS
jardinerie	bT
jardinerie$	aVb@
jardinero$	aX
jargo-	r\`sJ
jargon	rY
jargon$	rT
java	l\\
java$	aUlX
jaw	cV
jaw$	cW
jcl	iSjS
jcl$	iUjR
jd	bSl]
jd$	lYsI
je	gX
je 0	aIf[iTmB
je abend	bGfGgSmYtF
je cherche	aSbS
je nach	eYgWtI
je nachdem	gX
je ne	fYqT
je tag	n[
je te	gVpJ
je veux	sRtT
je woche	fBgWnXqH
jede	f[nSrR
jede dritte	fX
jeden	rV
jeden vierten	fU
jeden$	fRqUsH
jeder	fVrR
jeder 0	bHf\\
jeder zweite	jT
jeder-	pZ
jederzeit	pZ
jederzeit$	pZ
jedes	fW
jedes 0	fS
jedes zweite	fUhG
jefa	mh
jefa de	aW
jefa o	aWbRmB
jefa$	mX
jefat-	aVmZ
jefatura	aVmZ
jefe	aSmd
jefe /	aS
jefe de	aU
jefe ing	mY
jefe tecnico	mV
jefe$	aYpT
jeje	jGkDsW
jemand	sW
jemand der	aUbHiS
jemand$	aXhV
jemanden	eXkItT
jemanden der	aWtI
jena	cSdX
jena$	dZ
jena--	c\`
jens	fEhJmZ
jerez	cZ
jerez de	cS
jerse-	iU
jersey	iU
jersey$	iS
jet	aVcHhIiRjGkZmJ
jets	aJb_jG
jetso-	iY
jetson	iY
jetson$	iZ
jetzi-	qX
jetzige	qW
jetzt	gUtW
jeu	bTiSnHrT
jeu$	iZnF
jeudi	fYiU
jeudi soir	f\\hE
jeudi$	fUhU
jeune	pJsat\\
jeune-	bS
jeunes	sT
jeunes filles	bX
jeunes$	bTlT
jeunesse$	bV
jeux	bZjT
jewel-	aVjU
jewis-	qI
jewish	qI
jewish care	b[
jg	gJiWpIs\\
jg$	iWsY
jira	j^
jira$	jY
jksim-	k[
jnc	j\\
jo	pDqVt]
job :	aSbJ
job ad	aS
job share	eaf\\gHhJkIlH
job shop	b_
job$	eRhRiRl\\
jobce-	pUq\\
jobcenter	pV
jobra-	hS
jobrad	hS
jobrad$	hT
jobs	pW
jobs$	bVdIiIjXpUsR
jobti-	hX
jobticket	hY
jobticket$	hX
johan-	aFbEfGiHo_
john	cT
john$	cS
joign-	bJfHiTjFm\\pH
joignable	bJfHiTjFm\\pH
join	m_o_
join us	bXtS
joiner	kU
joiner$	aS
joiners	aIiUmJpU
joiners$	oHpV
joinery	jY
joini-	oV
joining	oV
joint-	aViXjE
joints	iW
joke	b_fFiGjI
joke$	bYcIiHjJ
jokes	hSiIpJra
jokes$	hVlGpFr\\sF
jolie	s\`
jolie$	sX
jolie-	cSs_
jordi	aIcHf\`iHjH
jorge	cXmT
jorna-	fRgR
jornada	eSfU
jornada completa	eT
jornada continua	fWjG
jornada entera	eS
jornada intensiva	fR
jornada$	bJeTgXiR
jornadas	dWiS
jornal	gX
jose	aJcTpWtS
josh	iIq\`rG
joueu-	bW
joueurs	bW
jour 0	fW
jour chez	dX
jour et	p[
jour fixe	aIfTiFtX
jour maison	dY
jour$	iTjR
journaliste	aVbIeTiH
journals	bX
journals$	bX
journee	fVpR
journee$	fWiZ
journees	bHdZ
journeyman	gHkY
jours	dZfXhT
jours +	hXmH
jours /	e[fC
jours 00	eWhF
jours 000	eEf]gIhH
jours a	dZfVhF
jours avant	pU
jours de	fW
jours et	dIf^
jours par	fVhEn]
jours sur	dWfRhToC
jours$	fY
joven	sS
joven$	jWrI
joya	kUqW
jr	a]bH
juan	cVmY
juare-	cShViI
juarez	cV
juarez$	cU
jubil-	qX
jubila	iSqT
jubilacion	eT
jubilacion parcial	eT
jubilados	aIl[sW
judge	iEjVqX
judge-	bZjX
judgement	iHj\\
judic-	fRjW
judiciaire	eYjG
judicial	fUiJjU
judicial de	fW
judicial$	fWiBjY
juego	g[iHjV
juego-	iUpR
juegos	iUpR
jueves 00	dHpV
jueves a	bVhInT
jueves por	pU
jueves$	fU
juez	jTm[
juge	i[
juge$	i[
jugem-	iX
jugements	iX
jugen-	iX
jugend	b[iF
jugendliche	aFbDgFi\`
juici-	jSnS
juicio	iXjJqW
juicios	jYnU
juill-	o[
juillet	oX
juillet$	hSoV
juillet-aout	fWoX
juin	fToU
juin$	iIo\\pW
jul	dIfBh[oYpH
jule	mWqT
juli	fSo\\
juli$	ob
julia-	cZqU
julian	qX
julie	nS
julie-	fImZqYrH
julio	hUo^
julio y	oT
julio$	hSiHo\\
july	o\\
july 0	oX
july and	bU
july$	oYpT
jumbo	iZ
jumbo$	i[jI
jun	bJcIe[gIhHjHkJoF
jun$	cIeCfSiS
junct-	iHjW
junction	cT
june	o\`
june 0	e^fHjYoC
june 00	fCoa
june$	gGoY
june--	fRoV
june-sept	fRoV
june-sept$	fToV
jung	iIqCs_
junge	rEs_
junge-	bSjWs[
jungen	bWiDj\\pJ
junges	bTsT
jungg-	s\\
junggesellen	s\\
jungp-	iW
jungs	fGmV
juni	oXpT
juni bis	oV
juni$	eIoUpY
junin	bDcbhJ
junio	o\\
junio$	gSo[
junior	aW
junior$	aUbIeT
juniorchef	bWmDpX
juniors	cViRlTmT
juniors$	iSm[
junip-	aIbUjU
juniper	aIbUjU
juniper$	bT
junta	iW
junta de	fHiX
junta$	gRiW
junta-	fSiU
juntas	fSiU
juntas$	fZ
junto	cZiGmS
junto a	bCcZhV
junto$	aYcFhJiGmT
jura	cVjWkT
jura$	cXiIkWmI
jurid-	iCjYtT
juridique	jJtU
juris-	iWlT
jurist	aEjTlW
jurist$	aDiJjW
jury	iTp[
jus	iV
jusqu'a 0	iSoR
jusqu'a 00	fWoIpV
jusqu'a 000	gT
jusqu'a minuit	eIfYpG
jusqu'au 0	pS
jusqu'au 00	pS
jusqu'en	bWiJ
jusqu'en juin	oJqY
just	sV
just off	aEccfFiI
juste	o]sJ
justi-	mX
justice	iUjHkSmS
justice$	iVkJmS
justo	r]
juven-	rV
juvenil	iRrV
juvenil$	bSiSrT
juzga-	bIn\\pJ
juzgado	iS
juzgado$	iU
jv	aJbVqZ
jv of	b\\
k $	gXiT
k (	qTrTsJ
k +	gS
k /	bEiX
k 0	hZkY
k 00	fFgRhY
k a	hEie
k after	eG
k arr	iU
k base	gR
k bonus	gBhCp\\
k bottles	bW
k car	g=h]qS
k chf	gY
k depending	gU
k for	gThS
k fte	g_
k incl	fF
k market	gU
k match	fIhW
k members	bZcJgCiU
k monthly	g\`
k on	g]
k p.a	gV
k p.m	gY
k per	hW
k pm	g\`
k ron	gU
k segun	gUhUjF
k students	b]gG
k to	fCi\\
k visitors	bZgH
k w	h\\
k yr	hV
k €	gXiR
k$	g\\
kabel	iW
kabel ziehen	iW
kabin-	sY
kabine	sZ
kabinen	iWrI
kafer-	aXcEiTjH
kaffe-	bV
kaffee	hWpR
kaffee$	hSpHqZ
kaffeemaschine	bXpH
kaffeemaschine$	bZgIhGiUjIpH
kaffeemaschinen	iX
kafka	iSkZ
kafka$	cGiUkS
kaise-	bWcIhY
kaiser	hZ
kaiser$	hY
kalbe-	iZ
kalber	iV
kalen-	bWpX
kalender	bYiS
kalgo-	cW
kalgoorlie	cW
kalib-	iajF
kalku-	jZpR
kalkulation	pW
kalt	gIh_
kalt$	bGgGha
kalta-	iT
kaltakquise	iT
kalte-	aZbDcEgIhEi[j?kUoI
kam	a_jEtH
kamen	gXhI
kamlo-	cYhYiH
kamloops	cYhYiH
kamloops$	cViH
kamme-	jHlYsW
kammer	rYs\\
kampa-	hV
kampagnen	fU
kampala	hW
kampala$	hV
kanal	aFbIi[jYkJqG
kango-	hV
kangoo	hV
kangoo$	hV
kann	jTkYlR
kann man	fTkX
kann nicht	s[
kann$	jV
kanna-	jY
kannada	jY
kanns-	gStR
kannst	gStR
kannst du	jIkUtT
kanti-	hT
kantine	hT
kantine$	fShU
kanto-	bYcA
kanton	bGcCgHhXjY
kantonalem	gY
kanzl-	mU
kanzlei	bWdSmH
kao	fGg_mGpG
kapit-	cGhBi?j_mXpI
kapitan	m[pJ
kardi-	bIfIj\\rS
karen-	eU
karenzvertretung	eY
karla	m\\qT
karls-	cTjT
karlsruhe	cTjT
karlsruhe$	cT
karte	aUgUhItS
karte$	aTgVhGtS
karti-	iZ
kartierung	iZ
karto-	i\`
kasse	iT
kasse$	aUiV
kasse-	bWiS
kassel	cX
kassel$	cR
kassen	bX
kassi-	lW
kassier	qT
kassieren	iRlX
kat	j^
kat$	j[
katal-	iYnI
kateg-	aHbDjVkU
kategorie	aHbDgIjVkT
kath	tY
kath$	aEcJpStY
katho-	bWkHqIsc
katholiken	bTsT
katholisch	iIqHs\`
katholisch$	sZ
katholisches	b^
katia	bImX
katze-	b[
katzen	b[
katzen$	bW
kaufm	jVmT
kaufm-	aZmH
kaufmannische	aZmH
kaufmannische leitung	a[mH
kaum	iVlWqH
kauma-	iWpS
kaumatua	iWpS
kavo	gU
kavo eg	gU
kaz	kUpVtV
kaz$	kRpV
kb	bHiYjT
kchf	bBgaiFpE
keel	p[
keel$	iIp[
keen	fWsU
keen$	fW
keep	qVrU
keep it	eVsS
keep my	rb
keep that	oRqX
keep the	i]
keep$	gSrE
keepe-	aSlX
keeper	aX
keeper$	a[
keepers	mW
keepers$	mW
keepi-	eUfI
keeping	eUfI
keeping the	fIqS
keeps	jZqV
keeps the	i\\
keevi-	bV
keeving	bV
kegs	hEiWjY
kein	lV
kein "	rX
kein abend	fX
kein fehler	k^
kein muss	jGl_
kein nagellack	iTjU
kein scherz	hUoU
kein thema	pIqY
kein witz	h[rJ
kein wort	qa
kein$	fTiIrWsS
keine	s\`
keine bereitschaft	fW
keine kaltakquise	iT
keine mit	sY
keine nachte	fY
keine$	fUlVsU
keine-	jIqTsV
keinen	rV
keiner	jElVqS
keiner$	gFrU
keinesfalls	iGrRsZ
keins	bHdTjHlYrTtF
keins$	bGdVlIpIrW
kelle-	h[iT
keller	sS
kellermeister	aS
kelln-	aSjGlY
kellner	aTlS
kellner$	lV
kells	c[
kells$	c[
kelow-	cY
kelowna	cY
kelowna$	cY
kempe-	bHcXmJpW
kemper	mHpYqU
kempt-	cU
kempten	cU
kempten$	cZ
ken	bEl\`pIqRsJ
kenda-	cR
kendal	cR
kendal$	cU
kenne-	kW
kennel	aV
kennel hand	aV
kennen	iHkW
kennen$	iCk[
kennt	gIjUr\`sI
kennt-	jTkR
kenntnis	jW
kenntnis$	jY
kenntnisse	kU
kenntnisse in	jIkY
kennu-	fJpY
kennung	fJpY
kennz-	pU
kennziffer	pU
kennziffer 00	pT
kenor-	cTnZtF
kenora	cTnZtF
kenora$	cXtF
kent	cVsU
kept	pTqR
kerle	s\`
kernz-	hX
kernzeit	hX
kernzeit 00	fX
kerry	cViV
kerst-	mU
kerstin	mU
kerstin$	tU
kes	g\\
kes 00	gV
kesse-	aJbScHiUjYkFsG
kessi	aIbGgJhGi^
keswi-	cR
keswick	cR
keswick$	cU
kette-	cWiR
kettl-	bYmEpW
kettle	bYjJtV
kev	mW
kev$	aHiIjGmY
key	i_
key work	iW
keyho-	jWkJlJmI
keys	bT
keys to	hVpU
keys$	bZ
kfw	bUhIiZ
kfz	aXi[qFtF
kfz$	aXiUqHtG
kfz-g-	aS
kfz-gutachter	aS
kg	jS
kg$	iVjX
kid	bThU
kiddu-	iW
kiddush	iW
kids 0	b\\
kids$	hZjR
kiel	cXnW
kiel$	cTnY
kiele-	bSfS
kieler	bSfS
kilke-	cUfS
kilkenny	cV
kilkenny$	cS
kill	qW
kille-	bYcHeIjJsT
kilma-	cS
kilmarnock	cS
kilmarnock$	cV
kilns	bSiU
kilns$	bSiT
kilo	fGgThWiJkI
kilom-	cSgYiDne
kilometer	cUjWpH
kilometer$	cSnR
kilometergeld	cFgDn^pH
kilometraje	gY
kilometraje a	gY
kilometres	gIhFn\\
kilometro	cXgXn@
kilos	jTsX
kilos$	jZ
kind	aXfHj\\
kind$	a_rF
kinder	i]
kinder mit	i^
kinder und	aX
kinder unter	bRiW
kinder$	aJb^
kinderbetreuung	aX
kinderbetreuung$	aZ
kindergarten	bS
kindergarten$	b[hHiHjJ
kindern	iSjDkV
kindern$	hJiX
kinderwunsch	sW
kinderwunsch$	sU
kinderzulage	hV
kindl-	jStS
kindly	jStS
kindly$	bSiIjZrTtF
kine	mU
kine salarie	cSeS
kine$	aWmX
kines	iEm^
kines$	bRiCm\\
kines-	aV
king	cIdZiJrT
kings	aEjYlIs\\
kings-	nVpT
kingston	nVpT
kingston$	nR
kiosk	cGfJgGjY
kippe-	aIcEi]jI
kirch-	bW
kirchberg	cW
kirchberg$	cW
kirche	rJsT
kirche$	iV
kirchen	bUiR
kirchen$	bTcIiT
kirchengemeinde	aFbX
kirchengemeinderat	hFjIm\\pIqG
kirkc-	cU
kirkcaldy	cU
kirkcaldy$	cV
kirkw-	c]
kirkwall	cV
kirkwall$	cV
kirst-	q\\rS
kis-a-	jW
kis-ablosung	jW
kiste-	bJiZ
kisten	bJiZ
kiswa-	jTkIrY
kiswahili	jTkIrY
kit	h^lT
kit$	halU
kita	aRh]
kita im	hU
kita$	a\\bA
kita--	h[
kita-leitung	aT
kita-leitung$	aX
kitak-	aZbJcJiHjF
kitchen$	aXiFkS
kitchens	bSiV
kitchens$	bX
kits	aDbaiW
kits$	i_
kitte-	bIcHgHhXiDkHlZpHsW
kiwi	pWs]
kiwi$	bWjHpGsW
kiwif-	bUiV
kiwifruit	bUiV
kiwis-	h\\
kiwisaver	h\\
kiwisaver on	hW
kl	fGh]jXpC
klapp-	qVsS
klappt	cUsS
klar	iGjYlU
klar$	jXlT
klara-	bU
klaranlage	bU
klare-	qT
klaren	qT
klasse 0	bWjG
klasse 00	g]
klasse b	jY
klasse be	jZ
klasse$	jHkU
klassiker	jR
klaue-	i^
klaus-	hY
klausur	hY
klausur$	hX
klavi-	cIhJiY
klebe-	iY
kleben	iY
kleben$	iX
kleid-	gDh\`sU
klein	bRfFiGpGrXtS
klein$	aEbUgGiEkEmHpItV
klein-	bUiS
kleine	iU
kleinen	fHiSsT
kleinen$	bIiXsH
kleinere	iU
kleinreparaturen	iT
kleinreparaturen$	iU
klett-	aYgIh_
klien-	i[
klienten	iUpJ
klima	bWiU
klima$	bUiV
klima-	h^sI
kling-	cHiJsT
klingeln	dWiJpVrI
klingeln$	dX
klingt	bSrStS
klini-	cR
klinik	hYiU
klinik$	bChZiV
kliniken	nV
kliniken +	bTiGnT
kliniken$	iVjHnR
klinikum$	cU
klinikverbund	aYbS
klinikverbund$	aY
klopf-	i[
klopfen	i[
klost-	bY
km	nb
km a	jUnW
km de	bU
km hebdo	bHn[
km par	gJiJjSnY
km umkreis	nW
km$	bScTg[hR
knapp	kHmZrZ
knapp$	aDkDmTr[
knees	iRqWs\\
knees$	aHbGcHfJgIhGjFlJmGqZsHtI
knie	iIjVqUsT
knie$	iJqXsW
knife	jV
knits	a[cIiE
knits$	a[cIiD
knive-	kT
knives	kT
knock	cZiU
knock$	aJcUiV
knock-	i_
knott-	jT
knotting	jT
know	qX
know a	aGtY
know it	b]iTjG
know the	bJs]
know what	gSjGs_
know why	cIpDqY
know yet	qU
know$	cIlSqZ
know--	jUlW
know-how	jUlW
know-how$	iHjYkT
knowl-	kWlW
knowledge	kWlW
knowledge$	hFiCjVkTlT
known	hDjDmIs\`
known for	bW
knows	jUkVqY
knows a	jZ
knows$	aJiBmIpGq]tG
knx	iJjSkW
knx$	jS
koane	sc
kobi	p[
kobo	jSkY
kobo$	jSkU
koch	aWhJjS
koch$	a[hHjWtG
koche-	i[
kochen	i[
kochen$	iX
kochi	c^
kochi$	cV
kochs-	iW
kochst	iW
kocht	f>h]iT
koffe-	hU
koffer	hU
koha	bIcGj_
koha$	cIj\\
kolka-	pX
kolkata	pX
kolkata$	cRpU
kolle-	hWm[
kolleg	jVmW
kollege	fHmYqXtU
kollege$	aIm@qSt[
kollegen	iBlXmX
kollegen$	iJlTmW
kollegin	qT
kollegin$	aGeWmV
kolleginnen	mUrU
kolleginnen$	m]
kollegium	bU
kollektiv	bU
kollektiv$	bVhS
koln	cX
koln$	cU
koln--	c^iBn[
kolon-	bHiSmTsR
kolonne	iTsU
kolonne$	iEpHs\\
kombi	h]
kombi$	h_
komis-	bIsTtW
komisch	bIsTtW
komm	pYtS
komma	hVqU
komme-	sS
kommen	sS
kommen$	fTlHpR
kommi-	iSkDqWrZ
kommission	iWkBr_
komms-	jWkIlW
kommst	jWkIlW
kommt	lTpEq[
kommt$	jYkUrH
kommu-	b_cCqT
kommunal	bT
kommunal$	bT
kommunen	bSiRjI
kompl-	hTiS
komplett	hU
komplett$	nT
kondi-	jY
konditorin	mG
konditorin$	aVmG
kone	jT
kone /	bUjI
konfe-	hSsZ
konfektion	aWjHsX
konfi-	i]
kongr-	aTfV
kongresse	bTiV
konig-	bBcRiX
konku-	qWrT
konkurrenz	qWrT
konne-	jV
konnen	jV
konnen sie	rFtX
konnen wie	sT
konnen$	iIjU
konnt-	bWjJqU
konnte	bYjG
konsi-	hGi^
konso-	jXlB
konst-	aZcSjItR
konstrukteur	aTlY
konstrukteur$	aTlY
konta-	iY
kontakt	pU
kontaktlinsen	iYjJ
konti-	s[
kontr-	eTrU
kontrollieren	iV
konze-	bSpS
konzepte	i[
konzern	iGjUlV
koord-	aUmU
koordination	aXgJiY
koordinieren	mY
koordinieren$	iEmZ
kopf	aYgGqS
kopf$	a[gDjIqT
kopfe	bWmW
kopfe$	bZ
kopfr-	j\\
kopfrechnen	j\\
kopft-	sd
kopftuch	s^
korea	bZgHhX
korea-	kW
korean	kW
korean or	kS
korer-	iSpU
korero	iSpU
korpe-	hIiGjTsW
korre-	i[jS
korri-	iT
korrigieren	iT
koshe-	hSiX
kosher	hT
kosher$	bXhF
kosme-	jGk]
kosmetik	aTbViG
kosmetik$	aTbWiG
kost	h_
kost und	hV
koste-	hYiUtT
kosten	hUjV
kostenlos	hV
kostenlos$	hT
kostenstelle	aGbEcGeCgIhGt\`
kostet	hZ
kotli-	kX
kotlin	kX
kotlin$	jY
kowal-	qS
kowalczyk	qS
kp	aWfH
kp$	a[
kpi	hIiZ
kpis	gWi]jI
kpis$	gZhIiS
kql	jT
kr	g^rU
kr /	gY
kr$	gUhRrS
krabb-	b\\
kraft-	bUcJsS
kraftig	fGiIjYsX
kraftraum	hVrG
krako-	qV
krakow	qV
kranf-	bIj_
kranfuhrer	aU
kranfuhrer$	aWjJ
krank	hHmApJq]s[
krank$	aIsU
krank-	bX
krankenstand	iSqS
krans-	jS
kranschein	jS
kraut-	iV
kredi-	aWbIgChViSjH
kreid-	iUqT
kreis	nZ
kreis$	nZ
kreis-	hVnYqU
kreiß-	qT
kreißsaal	bRiJqW
kreuz	bUqX
kreuz$	aHbVqSsS
kreuz-	a@bIcWfHhDi\\
krieg-	c]iFkVqJ
kriegen	iIjWlUqI
kriegt	hUsU
kripp-	tH
krist-	bIc\`iHjCtG
krone-	i^
ks	bIcY
ks 0	i\\jI
ksa	bTiV
ksa$	bV
ksh	g[
kuber-	jVlR
kubernetes	jVlR
kubernetes$	jVlR
kuche	a^bSiC
kuche-	iVmW
kuchen$	iT
kuchenchef	aVmGpW
kuchenhilfe	aWfHqT
kuchenhilfe$	aZiI
kufst-	cVrR
kufstein	cVrR
kufstein$	cY
kuhe	aIbVtY
kuhe$	tX
kuhl	bUiHmW
kuhl$	bXhJiFmU
kuhlh-	b[iIjE
kuhn	b[cIjImIqT
kuka	aRfHj^
kultu-	m\\nJ
kunde	bSjSqW
kunde-	iSnR
kunden	bUiU
kunden im	bViWjI
kunden$	eHjX
kundi-	hXoZpGqR
kunds-	jTkU
kundschaft	jTkU
kunst-	aUb[iEjZ
kupfe-	a=b[cGi^
kur	iHjHk^
kura	bfcEjJsH
kurat-	aZiHjI
kurdi-	kW
kurs	fIhAjalZ
kurs$	fGhIj\\lU
kurse	aYiWtG
kursg-	gGh[
kurz	r\`
kurz davor	cIjU
kurz$	pGqJr\`tH
kurze	pVrU
kurze-	fSq\\
kurzer	fYsR
kurzf-	fHoZpXrA
kurzfristig	fGo\\pE
kuste-	aFbdjE
kv	aTgY
kv +	aIsW
kv 0	aZg?jT
kv$	aXjS
kw	bFfGhXo[sGtV
kw 00	eHgEhHoWt[
kw$	ictF
kyc	aSiY
kyc$	iW
kyrib-	cFjT
kyriba	cFjT
l 0	aZj]kX
l 00	g_
l a	bTfX
l$	fBg^hW
l'a	c]iIqS
l'a 00	c_iI
l'a deja	kSqS
l'acc-	kIsT
l'accord	gU
l'act-	fHgW
l'acte	fHgW
l'aff-	qW
l'age-	iHnRqS
l'agence	qWtT
l'ais-	iJjWsS
l'aise	iJjWsS
l'aise a	jY
l'aise avec	iGjZ
l'aise sur	fHjU
l'an	hT
l'an 0	h\\
l'an dernier	gHnUqS
l'an passe	gT
l'an$	iZjG
l'anc-	gGqb
l'ancien	qU
l'ang-	kSlU
l'anglais	kSlU
l'anglais$	cIkFlW
l'ann-	pJqXrT
l'annee	eUjV
l'annee$	eUjV
l'annonce	jFrXtS
l'annonce$	tT
l'app-	aJbGkIl\\qX
l'arr-	jU
l'ass-	aHiS
l'association	aGbUcIiHtV
l'assurance	qYsT
l'ate-	jU
l'atelier	jU
l'atelier$	hWjU
l'aut-	iSqR
l'autre	pHqY
l'avo-	lX
l'eau	i]jI
l'ech-	qX
l'eco-	jI
l'ecole$	aDbVlImVqJsI
l'ecr-	qTr]
l'ecrire	qY
l'ehp-	tX
l'ehpad	tX
l'ehpad$	tV
l'emb-	fFgWhHqT
l'embauche	fFgWhHqT
l'emp-	rU
l'emploi	rU
l'ent-	aJgU
l'entreprise	iJpHrY
l'entretien	aFgWiUpU
l'entretien$	p[
l'equ-	bVfHiRmCsW
l'equipe	bVfHiRmCsW
l'equipe (	bAmFrIs]
l'equipe$	bYfCpH
l'ess-	kR
l'essai	dRsV
l'essai$	dUgVpD
l'eta-	jWpW
l'ete	fY
l'ete$	fX
l'etu-	qW
l'etude	qW
l'eve-	bUq]
l'heu-	gW
l'heure	gW
l'heure$	gS
l'hiv-	eS
l'hiver	eS
l'hiver$	fRhRjS
l'hor-	cFiVsV
l'ins-	gSqW
l'instant	gTqX
l'instant$	gSqT
l'int-	dUiRrY
l'occ-	iR
l'occasion	iR
l'occasion$	iR
l'ora-	jSqS
l'oral	jSqS
l'oral$	jTqS
l'ord-	jXtS
l'ordre	jXtS
l'ordre$	jVtS
l'ouv-	qGrV
l'ouverture	qGrV
l'uni-	qU
l'unite	qU
l-j	f^
l-j 0	fX
l-s	f]
l-s$	f\\
l-v	f[
l-v 0	fW
la 0	hVqV
la angostura	cV
la app	cIi^jB
la banque	qa
la boite	h\`mG
la bolsa	eGiIpWrY
la cabeza	iTsX
la caisse	hIjImIpZqU
la calle	qW
la campana	oTqX
la carte	fYr]
la casa	bHdIhc
la chandeleur	oUpR
la clientele	s\\
la comida	fW
la comision	cGgGq_
la competencia	pJq\\
la compra	rX
la comunidad	qT
la construction	o_
la costa	b\\
la cour	iR
la de	qV
la defense	c^
la direction	aVq[
la directora	mIq^
la drh	mS
la empresa	bIeW
la escuela	cThX
la espalda	jXsW
la estacion	cW
la familia	pUrYsG
la federation	gUhH
la forge	kZ
la formation	jJkSlRmD
la fundacion	bTcHeWiI
la gente	s[
la gobernanta	mW
la grande	bRcWqJ
la hora	g_
la journee	bHgU
la linea	iW
la maison	dUhUrS
la mano	gHiBj\\lXqT
la marca	hX
la mesa	aSgCm_
la noche	qT
la nuit	fHgUiT
la oferta	jGrY
la oficina	pW
la palabra	r\`
la persona	fV
la personne	iUkHoVqD
la place	sX
la plaza	aV
la pratique	h\\iFjDkU
la presidenta	pR
la presidente	qV
la que	pX
la refonte	iU
la regie	tU
la route	gJiIn_
la ruta	cIf\\iDjIkJ
la saison	bHeCfHgWoY
la sede	iJpX
la seguridad	qT
la semaine	fSqV
la semana	dSeVfHmXpJ
la senora	aHiY
la serena	hT
la suite	iS
la tablet	i[
la tarde	fShR
la temporada	aVeJoV
la tienda	cVpWqJ
la titular	i[jIqU
la tournee	bGfYrR
la una	aGcIf^
la vacante	bHc^eUoF
la venta	bJqX
la vente	iHo[pF
la vida	b[qT
la vie	i[
la ville	cHqV
la vista	b[cFpS
la voiture	qZ
la web	pUtX
la zona	gGnSpHrTsX
la$	qR
la-de-	qU
la-dessus	qU
la-dessus$	qU
lab	iV
lab manager	aR
lab mgr	pS
lab of	bW
lab$	aUmT
label	bXjV
label-	iW
labelling	aY
labels	bViS
labels$	bY
labo	bXdY
labo$	dWqHrV
labor	iVoS
labor day	iHoZpU
labor$	bXiY
labor-	mT
laborables	hV
laboral	aTpT
laboral$	eUjUkG
laborales	kRpX
laborales$	iJkTpT
laboralista	bUjJ
laboralista despacho	bX
laboralista$	aZ
laborant	m[
laborant$	m[
laborantin	mW
laboratoire	bS
laboratorio	bTmU
laboratorio$	aSiSjHmZ
laboratorista	aTjU
labou-	mYqS
labour	iUqX
labourer	m\\
labourer$	mU
labra-	jVmEp]
labs	b]cIiTnS
labs$	aJbTiX
lac	aDbEc\`dIeJfIgIkIlImJoJpJqIrJsJtI
lac$	cCiV
laca	jW
laca$	jX
lace	iV
lache	qX
lache-	iFjV
lachi-	mZ
lachie	mZ
lacki-	a>j[
lacta-	h\\iX
lactantes	bIiZsZ
lactation	b\\
lacte-	gU
lad	mWsf
ladde-	hSj\\
ladder	hXjSlFqS
ladder$	hEjVlJqY
ladders	j\\
ladders$	jX
lade	p[rHtC
laden	bTiV
laden$	tW
laden-	aScHhX
lader-	gV
ladie-	mTsV
ladies	mUsW
ladies and	bSiFtV
ladies hairdresser	aBbb
ladies$	iBmVsW
lado	cUkT
lado de	cW
lads	sg
lads$	bS
ladun-	aWiV
ladungssicherung	aWiV
lady	mTsf
lady$	mWsT
lage	bJcFi[jXpH
lager	bSdVmU
lager$	bVhY
lager-	aV
lagermitarbeiter	aZ
lagermitarbeiter$	aW
lagos	cWjImW
lagos$	mZ
lahr	cXfEgIiHn^oEpH
laia	mbpG
laiss-	qVrW
laisse	qZ
laisser	nXqIrX
lait	b\\cH
lake	c\`hT
lakev-	c^jDkG
lakh	gShWiY
lakh$	bHeIgWhXiRjJtJ
lamb	hSiX
lambs	cIi\\
lamin-	aXbYiIjT
lamp	iXkJsV
lance-	gTiY
lancement	gUiV
lanch-	cGhHjIn[
lancha	cGhHjIn[
land	bYnS
land$	hUjGnV
landa-	cT
landau	cU
lande-	bacWiE
landern	sW
landern$	sW
landi-	iSpR
landing	iSpR
landk-	bXnZ
landkreis	bWnS
landkreis$	cRiTkInD
landkreise	cHn[
landl-	iV
landlord	iR
landm-	b[i?jDk[lT
landmaschinen	cIiJlXmE
landmaschinen$	bHcJiJlXmH
landr-	aIbXcGiRqT
lands	g[jGkJoIqY
lands-	a[iHnT
landschaftsgartner	aVjX
landshut	cU
landshut$	cW
landt-	bYiSjE
landw-	kWlI
landwirt	j\\
landwirte	bXfJhIiUjFkJmHtF
landwirte$	bZdHhHiDkJmJtD
landwirtschaft	jEk[lF
lane	bWiT
lane$	bZhTiG
lanes	iXjT
lanes$	iWjU
lang	fWiIoVrVtU
lang$	fWiIjCqHrTtW
langa-	b[
lange	fTiJrW
lange tage	fUmI
lange-	aIcYfSnUtG
langer	fTnW
lango-	aDbEcDdHeHfGgGhIibjHkHlHmHnHoHpIrBsHtH
langt	l]
langt$	l^
language	cXiJ
language$	cSiJjW
languages	bTlUmS
languages$	bUmV
langue	kZ
langue maternelle	sZ
langues	j\\
langues$	j]
langz-	cHfBgIh]iTjIpEqWsF
lanus	c[
lanus$	c[
lanza-	cRi[
lap	j^
lapse-	iVjS
lapto-	hZ
laptop	eIh[
laptop$	hR
laptops$	iT
larch	iS
larch on	iS
larde-	i[
larder	i[
larder$	cIiZ
lared-	cT
laredo	cT
laredo$	bRcTiI
larga	iV
larga$	cJfUiXjS
larga-	iYqX
largo	qW
largo$	iJqX
larra-	hJkIm]
las 0	f^pU
las 00	fU
las cruces	cZdIiJ
las dos	qVrI
las manos	qV
las palmas	iR
las tardes	fEmTpYsI
las tres	oS
las$	cWfIiR
laser	aDii
laser-	iSj\\kBtG
lashi-	iW
lashing	iW
lass	aRqUrUsT
last	q]
last 0	jWpX
last minute	iZqJ
last one	qWsS
last three	pU
last two	iGpV
last year	bVsZ
last yr	bWgWhGqF
last$	f]h@iIsStU
laste-	iY
lastenrad	hUiU
lasti-	aJeZiIjG
lasting	aJeZiIjG
late	f\\
late (	fR
late finish	fR
late nights	h]
late on	fU
late shift	sU
late$	f]hS
later	jIlV
later$	iHjIlZtU
lates	f[tI
lates$	fVgU
lates-	o_pJ
latest	o_pJ
lath	bIcIi\`
latin	j^kU
latin$	aIjV
latin-	jJr[sX
latte	iRjVrS
latte art	ja
laufe-	fRjU
laufen	fUjX
laufende	bW
lauft	gEkUqY
lauft$	cJjFkTlXpIqW
launc-	nS
launceston	cIn\\
launch	cU
launch$	cCh]i@pYqS
launches	bUsT
launches$	bY
laund-	hSmU
laundry	hSiS
laundry$	aUhW
laune	bVhY
laune$	bWfHhYiJ
laura	iGma
laure-	aHcZiEmWtU
lausa-	c_pI
lausanne	nSqS
lausanne$	cSnT
laut	jT
laut kv	gV
laut$	bRtX
lauten	iSjV
lauter	bWsV
lavad-	hUiY
lavado	hW
lavado$	hS
lavag-	iT
lavage	iT
lavage$	hViJ
laval	cYpR
laval (	cX
laval$	pU
lavan-	hWmI
lavanderia	hWmI
lavanderia hospital	aThFmD
lavanderia$	hY
lavap-	aWcViE
lavaplatos	a[iI
lavaplatos$	a[iG
law	aRbIiIrV
law school	lZ
law society	hT
law$	aYbBkW
lawsu-	iGr[
lawye-	bS
lawyer	aU
lawyer$	aSsUtI
lawyers	b\\
lawyers$	bY
lay	i\`
lay-u-	jY
lay-up	jY
layer	hXjIkR
layer-	iT
layti-	iTjU
laytime	iTjU
lb	cSjV
lc	g]iUjGmI
ld	gSjIkY
le	qT
le 0	pVqX
le 00	fSp_
le bac	l\\pI
le bout	jS
le chef	aViX
le client	rU
le concurrent	qV
le dernier	qZ
le dg	aTpUqS
le dimanche	fZ
le guste	j[
le handicap	jTkGrT
le jeudi	fXhZiD
le lundi	fYiUmJ
le maire	tW
le mans	c\\
le mardi	gIiU
le matin	ia
le mercredi	iT
le mieux	iAoXpY
le mois	eDfXhTnX
le monde	kUlX
le mot	gVrT
le nom	r\\
le patron	qX
le point	aV
le poste	eUtU
le salaire	rR
le samedi	fRnS
le secteur	bUcWiH
le site	iItZ
le soir	h[jHsR
le temps	h[qGsUtU
le vendredi	dX
le week-end	hVtU
le$	oV
lea	r]
lead	aWmm
lead 00	mU
lead :	mT
lead auditor	kWmE
lead$	ad
leade-	mT
leader	aUmV
leader$	aX
leaders	iHtW
leadership	bW
leading 0	mV
leading people	jZ
leads	hRmb
leads$	hTiYmI
leadw-	cJiW
leadwork	cJiW
leaf	bIi[
leagu-	bSiW
league	bSiW
leak	iWqU
leaks	i^qV
leaks$	ic
lean	kTsWtI
leann-	mTqU
leanne	mTqU
leap	jY
leapf-	jX
leapfrog	jX
learn	hJleqSsE
learn$	iIlY
learned	iIlWsY
learner	bW
learners	bSiXtF
learning	gIhYiFjX
learning disabilities	bR
learning it	kYtI
learning officer	jIrR
learning$	gEh[
learnt	l\\
lease	eUhY
lease bike	hW
lease car	hY
lease ev	hZjI
lease scheme	n[
lease$	eWhV
lease-	h\\pH
leasi-	h\\
leasing	iS
leasing$	iV
least	jZoS
least 0	j\`
least five	jT
least one	jV
least$	jZ
leath-	bRhXiR
leather	bRhXiR
leather$	aJbZcGh?iV
leave	h[rXsS
leave 00	eRh^rF
leave a	pWqX
leave days	fIh\\iI
leave out	qHra
leave the	jGr_
leave$	h\`qT
leave-	dIhInUqR
leaves	dIhHnWqS
leavi-	iVpIqU
leaving	iVpIqU
leaving cert	iHlWqI
leben	aHhFiXtV
leben$	iGtX
leben-	bciGpT
lebenslauf	pZ
lebenslauf per	pU
leber-	tY
leche$	bSgT
lecte-	r^
lecteurs	iR
lecti-	f[oX
lectivas	fW
lectivas$	f]
lectivos	fY
lectivos$	f[
lecto-	iR
lectoescritura	bHjUkS
lector	aRiZ
lectr-	jTkT
lectra	jTkT
lectra$	kU
lectu-	jU
lectura	rT
lectura$	iGjYpU
lecture	jZ
lecture$	jS
lecturer	aX
lecturer$	aW
lectures	iY
led	j]
led a	j\\
led groups	iFjY
led$	i\\jB
leder	aIbWcGiWjG
ledes-	mW
ledesma	mW
ledesma$	mV
ledge-	iYpUrI
ledger	iYpUrI
ledger$	i[
ledig	pJsh
ledig$	s[
lee	pW
leeds	c^dXiJ
leeds$	dTjT
leer	j]
leer$	bHcXjY
leergut	iU
leetc-	jGlUpY
leetcode	jGlUpY
left	qerR
left$	iRqSrY
leg	jX
leg$	jZ
legac-	i\\
legacies	bUgJiV
legacy	eU
legacy$	eX
legal	r]
legal 000	bZgC
legal secretary	aYfJ
legal$	iUjFpErZ
legal-	bYhR
legen-	iX
legendes	iX
legendes$	iY
leger	iV
leger$	iX
leger-	rX
legere	rX
legio-	fIgFi]
legs	a\\bFjU
legs$	a^iFjX
lehra-	hVj]
lehrabschluss	hWjX
lehramt	jV
lehramt$	jV
lehre	iSj^lR
lehre :	iXjIlV
lehre im	fEi[
lehre$	iHjb
lehre-	aCiWjEtZ
lehrg-	aTbDcIiIkSlToT
lehrgang	kTlUoU
lehrgang$	l[sH
lehrk-	aViRmT
lehrkraft	qT
lehrkrafte	a\\iFmWpH
lehrl-	bScGiIm\\
lehrp-	fHiVp\\
leica	iIj[
leicester$	cV
leich-	gSiWrW
leichte	aSkS
leichte sprache	kS
leide-	cS
leider	jT
leider nicht	dSjV
leihi-	iX
leihinstrumente	iX
leila	bVeIq[
leime-	cZiU
leins-	cY
leinster	cY
leinster$	cYiH
leipz-	cZ
leipzig	cT
leipzig$	cUdS
leire	mTpU
leise	kIq]rV
leist-	fGg^jU
leisten	gIjW
leistungszulage	qT
leisu-	bUhT
leisure	bUhT
leite-	aSsR
leiter	aVjRmUrH
leiterin	aIpZ
leith	cZ
leith$	cY
leits-	lZ
leitu-	mV
leitung	mZ
leitung :	mV
leitung frau	hImX
leitung$	aSgXiI
leitw-	bFcZjT
lekto-	aY
lektorat	aZiI
lena	aThUmX
lena de	aYcHhH
lena y	hT
lena$	h^
lendi-	aYiI
lending	aYiI
lengt-	iYrX
length	iRrZ
lengu-	rW
lengua de	kT
lengua$	qX
lenguaje	rZ
lenguaje$	aS
lent	pX
lent$	iJjIpY
lente-	hY
lentes	hY
lenti-	i[
leon	c]mV
leon$	cWiJmU
leoni-	jImU
leonie	jImU
lep	cJjW
lerne-	iSlW
lernen	iTlZ
lernende	mZ
lernende$	iIm\\
lernt	jCl^mY
lernt man	jHlZ
les 0	fShT
les 00	p[
les ateliers	jS
les candidats	fBqZ
les clients	bS
les consignes	jV
les deux	kSqRrT
les entretiens	h]iHkIpRqG
les familles	kX
les gens	iZ
les jours	bEd]
les lundis	dS
les metiers	iX
les mois	iX
les parents	s\\
les petits	bXhEtI
les plannings	mU
les tilleuls	bV
les vacances	fSiJtT
les yeux	jW
les$	sY
lese	bIoV
lesen	j^
lesen konnen	kX
lesen$	j[lT
lespa-	aHcY
lesparre-medoc	aHcY
lesqu-	qU
less	eTgUiHkIoVqI
less$	eYgUjDqF
lessi-	hZiGqW
lesso-	hR
lesson	gTpW
lessons	hUkS
lessons for	hT
lessons$	h[jHkJlS
let	fSiRq[
let me	f\\iFjIoHpXqCr@tI
let's	lEqYrSsT
letch-	cS
letchworth	cS
letra	r]
letra-	bX
letrados	bX
letrados$	bU
lets	eRfIiX
lets$	iY
lette-	pW
letter	p\\qX
letter by	pZ
letter to	oFp]
letter$	nRq[rC
letterkenny$	cY
letters	i[
letters to	iTpR
letters$	iV
lettings negotiator	aX
lettings$	iV
lettr-	pX
lettre	iUpU
lettre au	fIpU
lettre$	pZ
lettres	bViIjIpT
letzt-	bVqZ
letzte	bXqW
letzte hat	pI
letzten	qW
letztes	rS
letztes jahr	hS
leute	bVmY
leute und	bR
leute$	bYmW
leute-	bV
leuten	bV
leuten$	bU
leuve-	cS
leuven	cS
leuven$	bRcSiE
levan-	cIdYi^jE
levantamiento	i[
levantar	iU
levee	bU
levee de	iV
level	j[
level 0	jVkU
level ii	bViIjV
level iii	bajFmD
level two	j_
level$	aWjW
level-	gRiS
levels	gRiS
levels$	gRiS
lever	i[jS
lever$	iW
levers	bRcR
levie-	cYmT
levier	cYmT
levier$	aJcSmU
lexce-	bT
lexcel	bT
lexcel$	bV
ley	aReYjS
ley 00	ebgAjFoE
ley$	gYhS
leybu-	cZ
leyburn	cZ
leyburn$	c[
lf	iZj\\
lg	fIg]pGrItb
lgbt	bViT
lgps	ha
lgps 00	gJhV
lgps$	h]jI
liabi-	jV
liability	jV
liais-	i^mU
liaise	iV
liaison	i\\mW
liaison$	iSmY
liber-	e^hSiRjG
liberacion	eV
liberal	eS
libra	f\\qF
libra de	hW
libra-	cT
librarian	lUmW
librarian$	lYmD
libraries	b[
libraries$	b^
library	bUeGfGhT
library assistant	sR
library$	bAhHiZ
libre	fWhZ
libre sur	f\\iJ
libre$	dSfVjD
libres	hU
libres seguidos	fUqV
libres$	fXgS
libreta	j[
libreta de	jS
libreta$	jT
libro	iX
libro de	iTjS
libro-	iR
libros	iR
lic	jUmX
lic en	jU
lice	iZjIrU
licen-	jT
licence	jS
licence (	jblJ
licence +	pV
licence 0	gSjI
licence b	jR
licence for	kS
licence in	jFp]
licence not	kGl]
licence or	jV
licence pro	aBhHjDk_tF
licence with	jV
licence$	jZkS
licences	iXpU
licences a	iFj^
licences$	gSpZ
licencia	jW
licencia d	aJgJjXqS
licencia de	jU
licencia interna	jW
licencia tipo	jX
licencia$	gX
licenciado	t\\
licenciatura	j\\
licenciatura$	jW
license	jSlW
license$	kVlT
licensed	a]bWjGkTtG
licensing	aIiJmZ
licht-	aUc]jIoStI
lichtmess	oX
lichtmess$	oX
lider	mg
lider-	i^
lido	aDb\\kY
lido$	aEb^iI
liebe	te
liebe frau	tS
liebe-	tW
lieben$	tS
lieber	qTsS
lieber$	q_
liebes	tW
liebh-	iU
liebherr	iU
liebsten	kSsS
liebsten mit	jEkdsG
lied	iDjWp^
liefe-	bSi_
lieferanten	iWkU
lieferantenerklarungen	bS
liege	cWrX
liege$	cWrU
liege-	bGcYiDpTqX
liegeplatz	cGpY
liegt	cTgThJqR
liegt bei	cRgY
lien	iUjJpW
liest	iYr^
lieu	tZ
lieu of	iJpYqI
lieu$	gVhFpIqItU
lieux	b^cJ
life	hZkG
life science	jTlH
life$	eS
lifeg-	aVjT
lifeguard	gGj\\
lifeguards	aW
lifeguards$	a[
lifej-	i\`jE
lifes-	aSj]
lifestyle	aViZjI
lift	j_
lift 00	jV
lift engineer	aSsR
lift$	jX
lifte-	bYcJhIqGsW
lifti-	jS
lifting	jS
lifting$	jVmEsW
lifts	b[eFj\\
lifts$	bVcIi_
ligad-	eV
ligado	gU
ligado a	gU
liger-	bFi\\kW
light	bHsUtS
light card	hW
light$	iVsW
light-	fSjVoI
lighting	iUkT
lights	iWjSlT
lights$	jX
ligne	cZ
ligne 00	cYhHpS
ligne$	pUrT
ligne-	iUrT
lignes	iUrT
like	jSrYsT
like a	jVrU
like it	iHsX
like one	bYfWiH
like us	r]
like$	bHdSjRrStT
liked	jFkYrX
liked$	jGk^
likel-	eY
likely	eY
likely extension	dS
likes	jY
lille	cTjU
lille$	aIbIcEdRnW
lima	cY
lima$	bVcS
lime	iWjW
limerick$	c[
limes-	aIcTiZ
limestone	aIcTiZ
limit	hVqVsU
limit$	hVqW
limit-	bJeWiXjSkF
limited	e[jI
limog-	cW
limoges	cW
limoges$	cW
limpiar	iV
limpiar$	aT
limpieza	aUiW
limpieza de	iW
limpieza viaria	aW
limpieza$	aZiTsF
limpio	jWtX
limpio$	bGdEj^tE
limpios	gS
limpios$	gY
lims	iHk^
lims$	jY
linac-	bW
linacs	bW
linar-	cV
linares	cV
linares$	cW
linco-	cX
lincoln$	aJ
lincs	c]
lincs$	c^
line	rU
line 0	bR
line cook	aUbS
line lead	aRmV
line support	a[
line to	mY
line$	bViYkT
linea	iU
linea$	lYrU
lineal	kT
lineal$	kT
lineas$	bXiJrR
linen	bTeGiS
linen contract	bUeGiS
linen-	hV
linens	hV
linens$	hT
lines	i\`
lines and	iR
lines each	iS
lines$	bZ
linge	iZ
linge-	sV
lingu-	iWjDk[
linie	aIbFcGeHfHgChIi[jIm]pDtI
linie-	b\`
linien	bThT
linien$	bRhW
link	jHp]rW
link$	pZ
linke-	rT
linkedin	rW
linkedin$	rW
linki-	iZjI
linking	iZjI
links	jU
links$	iXjC
links-	aGc]dIiHqIs^tH
linux	aTj]
linux$	aX
linz	caoG
linz$	c[oF
lio	oW
lipps-	cCn^
liqui-	g_
liquidacion	iT
liquidacion de	iX
liquidaciones	iW
liquidaciones a	iW
liquido	fJgU
liquido mas	iSjH
liquido$	fHgW
liquidos	gY
liquidos$	gW
liquo-	a\\cEjY
lire	jb
lire un	j\\
lire une	jX
lisbo-	dFn^
lisbon	cZdI
lisbon$	cS
lisbonne	nW
lisbonne$	nV
lisbu-	cV
lisburn	cV
lisburn$	cV
lise	aImepI
lisse	cYeJfCg\\iH
lisse$	c\\dHgJiJ
list	iV
list 00	eUpIrU
list by	iTp[rH
list to	iRpW
list$	hT
lista de	qT
lista-	j[
listas	bCj^
liste	e]fHgFiGjDkI
liste-	bR
listed	bV
listed$	bU
listen	kHlY
listen$	iIkGlYsI
listeners	bYiJ
listi-	oJpStS
listing	oGpTtV
lists	igsR
lists$	if
lit	aUbGiRpY
liter-	bHiTjS
literate	jX
literate$	jW
lithu-	kRsS
lithuanian	kS
litig-	aY
litigation	aTtI
litigation paralegal	tI
litiges	iY
litor-	bRjU
litoral	bRjU
litro-	bU
litros	bU
litros$	iW
lits	b]
lits$	bW
littl-	bRnR
little	bRnR
little ones	bYiDsV
litur-	ib
liv	mU
live	jR
live 00	hIjZnI
live aboard	bGf_hGjJ
live in	cTfUh[jE
live on	aYdZiDjWqJtH
live scan	j^
live$	iZjW
live--	hTrX
live-in	aShV
lived	jV
lived experience	kT
livel-	e]sV
livello	e^
liver-	aIbUiU
livery	aIbUiU
livin-	gShXnS
living	gTnT
livra-	bUi[
livraison	bXiV
livre	iR
livre-	hSjUqV
livres	bVgI
livres$	bVgIiJ
livreurs	aX
lizen-	jS
lizenz	hWjU
lkw	bUiIrY
lkw$	b[
ll	cUiGjS
llama	kIpVqU
llama-	eTp[
llamada	fWgUpT
llamadas	jZ
llamadas$	iZ
llamar	pV
llamar a	iSpW
llame	p]
llame al	mJpY
llame-	pZqU
lland-	cgiB
llave-	cS
llaves	cS
llaves$	bWcEiW
llb	j_
llega	fJhGiWjWsT
llega-	jRkXqX
llegar	hHjY
lleid-	aJcYdJ
lleida	aJcYdJ
lleida$	cXdH
llena	bZfAhX
lleno	qW
lleva	i[
lleva-	iU
llevamos	bSqV
llevar	fX
llevar a	dW
lleve	iSrX
lleve el	iW
llm	eFhYkV
llm$	aIbIcHfHgJhTiGkSlHmIsI
llora	iV
llora$	iU
llora-	iHjXqW
llorar	iHjXqW
llore-	c\\lH
lluev-	fX
llueve	fX
lo	qR
lo de	qT
lo del	q[sU
lo hace	iVqS
lo menos	jZ
lo mismo	kRlT
lo que	fTtW
lo siento	dYgT
lo$	gStY
loa	gY
load	i\`oX
load$	gZ
load--	fGgIi\\oX
loaded	fGgYhW
loader	jVkS
loader$	jX
loaders	aXlRmY
loaders$	aZiImU
loadi-	fSg\\iS
loading	fWi[
loading$	fWiX
loads	bRfAi[
loan	h\\
loan$	hb
loans	aSiV
loans$	iVjV
lob	fHg_iGjG
local	sU
local en	b\\tH
local$	hRmU
local-	aWfS
locale	bb
locale$	aHb\\
locales	bZ
locales$	bYhS
localisation	a[dHiS
localizable	f\\
locals	eYhFs[
locals$	eEiHkY
location	bJcUpT
location :	cS
location$	aUcJiEtS
loch	b\\cV
loch duart	aIcR
loch$	b\`cJ
locke-	bTcIhUiHpI
locker	hUiHrT
locki-	iS
locking	iS
locko-	ia
locks	b_cFkWmHpF
locks$	b]fIhJiGkUpHrJ
locks-	aW
locksmith	aW
locksmith$	aS
locle	caiIjGpGqI
locle$	caiFpHqH
loco	aUiX
locom-	bUgEhWjGkX
locum	e^fFqXsC
locum$	e_fJ
locut-	aYrH
lod	gEi\\
lod 000	gEi\\
lodas	iIj[
lodge	aHhR
lodge £	g\\
lodge$	aJbTcEhYiIjItW
lodgi-	bGgVhYiJ
lodging	bGgVhYiJ
loft	bYiJmT
loft$	aIiIjEm\\pH
log	aYidjI
log$	ig
logbo-	pS
logbook	pS
loge	cShZ
loge$	hT
logem-	hXjT
logement	h[jV
logement possible	hY
logement$	bFcHgV
logements	bZhJ
logements$	bZhH
logfr-	i_jIqI
logframes	iU
loggi-	iYlJ
logging	iYlJ
logic-	sV
logico	iU
logis	h]
logis$	hY
logis-	bU
logistico	bU
logistics	aWmV
logistics$	aFbS
logo	ra
logo$	rS
logop-	aZmS
logopadin	mW
logopadin$	aTmU
logopede	aV
logos	jGm]pHrXtI
logro-	cW
logrono	cW
logrono$	cW
logs	hTib
logs$	aIhXiZjE
lohn	gYrY
lohn nach	gX
lohn nur	iX
lohn$	bYlWrI
lohnb-	aZgT
lohnband	gZ
lohnband 0	gW
lohne	cVgT
lohne$	bIcTgWiG
lohng-	bXgV
lohngruppe	gX
lohngruppe 0	gX
lohnk-	gUpR
lohnklasse	gUpR
lohnklasse 00	gUpR
lohnl-	fTiV
loire	bU
loire$	bU
lokal	hW
lokal$	hX
lokal-	a\`bV
loki	iS
loks	bXiJrR
loks$	bW
lol	qZ
lol$	gTsX
loler	hUiX
lona	iZ
lona$	i[
london	cS
london$	cWgV
lone	i\\sWtI
lonel-	bXsS
lonely	bXsS
lonely$	bWcJ
long	qS
long as	dVjEsT
long days	f\\
long story	q_
long$	aHbGeUfU
long--	e[qT
long-term	e[qT
longe-	eRnU
longer	eThR
longer$	eWrS
longu-	eT
longue	eXiS
longue$	eXsXtI
longueur	r[
loo	iZsU
loo$	iWsW
look	iIkRsX
look after	aWbYhImHqFsItD
look at	h\\iEsZ
look$	aVbIcJeHhJiCr\\tS
looke-	aTlT
looked	aXbIlY
looked$	lT
looker	jU
looker$	aIiU
looki-	sTtW
looking	sVtS
looking for	tU
looking$	jWsW
looku-	iGjY
lookups	iGjY
loop	b]jGpV
loops	iW
loops$	iW
loos	iYsY
loos$	cIiUpHsX
lorca	cX
lorca$	cS
loren-	qWtF
lorna	iTpW
lorna$	iSpX
lorra-	pV
lorraine	pX
lorri-	bViR
lorries	bViR
lorries$	bViR
los 0	gZiG
los 00	i]k>s[
los clientes	qWsU
los de	iHmTqT
los del	iVqTsS
los dias	fGiTnY
los dos	fWhR
los jueves	hUpU
los lunes	fV
los miercoles	iSqUtI
los ninos	aGi^
los sabados	hX
los seis	iU
los turnos	iU
los viajes	cAiWnFr^
los viernes	dZfHiR
los$	oX
losch-	iRqV
lose	qZs\\tG
loss	bShZiSjE
loss$	bXiR
lost	bIqbsU
lost property	qW
lot	iV
lot$	iSlV
lote	eZiVjJ
lote$	eZiUjJ
lotes	bEfIh[iY
lots	hTiV
lots a	rS
lots of	bS
lots$	hZi\\
lotse-	mW
lotsen	mW
lotte-	eZqT
lottery	eVqT
lottery$	e[jIqI
loud	b^jX
loups	gIiFj_
lourd	fGs^
lourd$	sT
lourd-	cR
lourde	jS
louth	c]
louth$	cT
louva-	aHcX
louvain-la-neuve	aHcX
louvain-la-neuve$	aGcZ
louvi-	cZ
louviere	cZ
louviere$	c\\
love	iEkWrV
love$	iJjXkW
lovel-	kU
lovely	kU
lovely but	kUqS
lovely$	kT
low	bIcWqV
lower	bIcWiX
lowri	aGfImWpZ
lowri$	pX
loyer	hclH
lpa	fEgb
lpa$	fEg_
lpc	jRl[
lpg	aXbFhHiFjGk\\
lph	jT
lpp	hYjE
ls	c[jH
ltd	eUiJjHm[
ltd$	cIeUgJiJjHmZrJ
lu	aCbHcXfZhHjH
lu$	aDbGc[hIiCtJ
luas	hViJ
lubec-	cWgI
lubeck	cWgI
lubeck$	cW
luc	pU
lucas	gX
luck	iZpHqU
lucro	b\\
lucro$	b\\
lucy	m]
luden-	cY
ludenscheid	cY
ludenscheid$	cY
ludge-	bImU
ludger	bImU
ludlo-	cT
ludlow	cT
ludlow$	cU
luego	eU
luego se	fS
luego$	cIeWiSpH
luftung	iS
lugan-	jT
luganda	jT
luganda$	jT
lugo	c\\
lugo$	cZ
lui	mRqa
lui$	qWsT
luis	iVqT
lujo	kS
lujo$	kS
lumba-	hUs]
lumie-	jU
lumiere	jU
lumiere$	aW
lun	f[
lun-j-	gT
lun-v-	fU
lun-vie	fV
luna	oTq\\
lunch	h]iR
lunch 0	fHhU
lunch 00	hU
lunch in	gIhXqS
lunch scheme	hT
lunch$	fYiT
lunch-	hc
lunches	h]
lunches$	bDiY
lundi	fY
lundi 0	cHjHoX
lundi au	fTpI
lundi$	bJfTqVtS
lundis	dS
lundis$	dU
luneb-	cS
luneburg	cS
luneburg$	cW
lunes	f\\
lunes 0	pV
lunes 00	fGmIoZpH
lunes a	pS
lunes y	dSnT
lunes$	f_
lunet-	bWiHqW
lunettes	bWiHqW
lust	bIcGgIiCjJkAl]qCsHt\\
lusti-	rW
lustig	rW
luthe-	bVlR
lutheran	bVlR
luton	c[jR
luton (	cS
luton$	cVjS
lutz	mUpW
lutz$	iWmXpJ
lux	jX
luxe	bV
luxe$	bW
luxem-	cZ
luxembourg	nT
luxembourgeois	kWsR
luxembourgeois$	cDjRk?sZ
luxme-	hY
luxmed	hY
luxmed$	hX
luz	hVmWqS
luz$	cVhU
lve	hamJpG
lve$	fJh_pH
lvl	gVk]
lvl 0	gWk^
lwl	aY
lycee	b[oX
lycee de	bX
lyle	mY
lyle$	mY
lymin-	cR
lymington	cR
lymington$	cS
lynn	bHi[pZ
lyon	cZiJqS
lyon 0	cZ
lyon$	jTmVqT
lyriq-	b_iGtJ
m	bV
m +	fJg]
m /	aX
m 0	j\`
m 00	c]jV
m 000	bIja
m budget	bSg?hGiV
m de	bZiJ
m en	gW
m in	bRjS
m le	aHl@mZpW
m probation	bGeY
m raised	bWgG
m reinigung	gJhS
m turnover	bZ
m y	g]
m €	bYg=i[
m'a	q\`
m'app-	iIp^sI
m-f	aJdSfWkI
m-f 0	aGfTjR
m-f$	dU
m-th	f\`
m-th$	cJf]
m.a	j]
m.a$	jV
m.sc	j\\
m.sc$	jW
ma	bW
ma fille	bWmIoFpSqUsH
ma$	bWcUsX
macar-	mZ
macbo-	hZ
macbook	hZ
macbook$	hS
mach	fXqHr[
mache-	iRlV
machen	iRlV
machen wir	j@kIlb
machen$	bSqBtS
machine	jX
machine$	hXiIqU
machines	bRkU
machines$	iTkY
machiniste	aRsR
machinists	a^iHmJpJ
machinists$	a^iHpJ
machs-	iWtU
machst	iWtU
macht	iVlR
macht der	aBiVlZ
macht die	hZiVsI
macht$	jW
macon	tV
macro-	jUmJpIr]tI
mad	bWfVi@kV
mad$	bSfYhJi>jYkH
madam-	tU
madame	tU
madame$	aItV
madch-	bYfJmS
madchen	aSfHmWsI
made	gFhBiIkYpTqT
made$	pW
madel	aIs_
madel-	s[
madels	s[
madne-	fViR
madness	fViR
madness$	fWiSjH
madre	aJbSiS
madre$	aGiTtS
madre-	sY
madres	s[
madres$	iU
madri-	cShTnS
madrid	cShTnS
madrid$	cThU
madru-	fcjV
madrugada	fW
madrugada$	fW
maec	eFj]
maell-	qTsJtU
maelle	qTsJtU
maest-	mR
maestra	mX
maestra /	aV
maestria	jVkHlY
maestro	aUsT
maestro pastelero	aXbH
maestros	mVoIpS
mag	iSmR
mag$	hJi^kX
magas-	bXdS
magasin	hW
magasin$	h[
magasinier$	aW
magasins	bYdWiHlI
magasins$	b[iG
magaz-	cZ
magazine	aUeHiWtT
magazine$	aUiFtX
magda	iZqU
magde-	aFcU
magdeburg	aFcU
maghr-	iVsU
maghreb	iVsU
magic	hXi[lC
magis-	cVk[mZpJ
magistrates	bHc\\
magne-	bRcIiW
magst	dRhWtS
magst$	dShXtJ
mahen	bCgJi\`mJ
mahlz-	hW
mahlzeiten	hW
mahlzeiten$	gJh]iEmGpH
mahnw-	iU
mahnwesen	iU
mahnwesen$	iR
mai	oV
mai 00	b]hHqD
mai$	oXpR
maids-	cU
maidstone	cU
maidstone$	cW
mail	p^
mail with	pV
mail$	p^
mails	iSrUsD
main	iXjV
main contractor	bIfJjUqY
main courante	iW
main$	jVsW
mainl-	cWeWjJ
mainly	cZeJiF
mains	jRmUsY
mains$	jRmXsU
maint	aRi[
maint$	i[
maint-	aSiToV
maintenance	aWoU
maintenance$	fGiFmSo_
mainz	c[
mainz$	c[
maipu	bU
maipu$	bU
maire	t[
maire$	bIcGkJlIqItZ
maire-	qY
maires	qY
mairie de	cU
mairie$	aU
mais	q]rS
mais le	fS
mais on	gFq_
mais pas	s[
maiso-	bSdUhS
maison	bSdVhU
maison :	bZ
maison de	bX
maison$	dWiX
maisons	rWsI
maitr-	jT
maitre	aSmT
maitre$	bIt^
maitre-nageur	bSoI
maitre-nageur$	a[
maitrise	gUjY
maitrise$	aIgWjS
maiz	fHi]
major	aYbS
major-	g\`
majorees	gT
majors	bUjJ
majors$	bVjJ
majus-	r[
makat-	iSkZ
makaton	iSkZ
makaton$	i]kC
make	eR
make an	iHpWrBtX
make it	gSr^
make sense	iYtI
make the	bU
make$	bIcTeWtG
make--	iW
make-up	iW
make-up$	iR
maker	bX
maker$	aYbVjSsG
makes	bTmUqV
makes up	b]mH
makle-	hAn_pG
mal	fT
mal 00	fFgXiHqV
mal de	iWsS
mal$	eRfXgWsH
mala	hHjRsT
malad-	qW
maladie	qT
malag-	dUgS
malaga	dUgS
malaga$	gW
malay-	cIjRkV
malayalam	cIjRkV
male	iUsd
male$	mGs[
maler-	bDmX
malergeselle	aV
malergeselle$	aX
malla	cDh]iW
malle-	c[eH
malmo	aFc\`
malmo$	bScT
malo	bJhHm]oD
malte-	aGb^cFjU
malve-	cU
malvern	cU
malvern$	cV
mam	iUqS
mama	aHbSmY
maman	sa
maman-	sW
mamans	sW
mamas	jUkJsX
mamas$	jV
man	sU
man muss	jW
man nicht	j\`lI
man noch	bJiHq@t]
man sein	jU
man$	aYmUsW
manag-	mY
manage	jSmRqIrU
managed	bUjU
management	aSjTlS
management$	iYlJ
manager	aVmR
manager 00	rS
manager for	bS
manager in	aZjJ
manager$	a]
managers	mS
managers$	iIjSmW
managing	a@iRmY
manan-	f^
manana	dSfR
manana /	fT
manana 0	fV
manana y	fS
manana$	f\\kHpR
mananas	fXpU
mananas$	fWpW
manch-	bX
manche	bZiIpY
manchester	nT
manchester$	cSnT
manda	mWtR
manda-	kS
mandame	sV
mandamos	lZ
mandando	jY
mandando$	jV
mandanten	nYqW
mandar	jWpT
mandarin	jSkX
mandarin$	jT
mandat	eX
mandat$	eYiH
mandate	iZ
mandate :	iS
mande	pUqZrI
mande-	p^
manden	p]
mando	mZ
mando$	bY
manej-	jV
maneja	iTkU
manejar	aW
manejo	jW
manejo defensivo	jS
manejo estandar	gJsU
manga	bGi\\rX
mange-	a_c?iZmI
manie-	iIj^kF
manif-	ib
manifests	iX
manil-	cY
manila	cY
manip-	mY
manipulador	jU
manipulador de	j[
mann	sX
mann im	aHfTmV
mann$	b\\iHjUqH
mannequin	iS
mannequin$	sR
manner	jRmUs]
manner$	jXmVsS
manners	iFkXlT
manners in	iHjTlY
mannh-	cY
mannheim	cY
mannl-	f\\iEsV
mannlich	aSsY
mannlich weiblich	aUsJ
mano	gU
mano de	bSgV
mano propia	hFjW
mano$	gXiUjUmJ
manol-	pSqX
manolo	pSqX
manos	lY
manos$	iU
manos-	hW
manosque	hW
manosque$	cRhT
manqu-	kVtR
manque	kVtR
manque$	kWtS
mans	cYs\\
mans$	c\\
manso-	aFcBeJgJhEiIjHmIpDrJt_
mante-	iV
mantenimiento	mT
mantenimiento de	bS
mantenimiento$	aW
manto-	iW
mantos	iW
manu	aGfEiHm]rGsG
manua-	jT
manual	jT
manual ute	kX
manual$	iSjT
manuales	aDiZ
manuals	bRjT
manuals$	aIbTiT
manuel$	iR
manuf-	aS
manufacture	bU
manufacturing	jU
manufacturing$	jV
manuk-	bUiT
manuka	bUiT
manuka$	iW
manus-	bEcEi[jF
manut-	bTiRsH
manutention	bTiRsH
many	jIkImTpJrX
manœu-	iZ
manœuvres	iZ
map	hIi]jUk;
mapeo	fIgFi\\
mappe	pb
mappi-	iT
mapping	iT
maps	aJgEja
maquilas	gSiT
maquilas$	gU
maquillage	iFlUs\`
maquina	jX
maquina de	bWjT
maquina$	fIgRjS
maquinaria	iT
maquinaria$	iT
maquinas	bT
maquinas$	iX
maquinista	aY
maquinistas	aXiHjImYtH
mar	cRfS
mar a	fY
mar del	c[
mar y	jWtH
mar$	cSjRoW
mar-j-	dXfZi>
marae	b\\cGpU
marai-	bY
marat-	iIj\\
marav-	k[
maravilla	k[
marbr-	jW
marbre	jX
marbu-	qS
marburg	qS
marburg$	cX
marc	iFlGm\\tY
marc$	tW
marca	bY
marca de	aJbXiIpX
marca la	bXcJfS
marca$	bIcGhUiZ
marca-	bTpT
marcas	bV
march	o_
march 00	oUpS
march 2000	bIe\`
march or	oW
march to	eWoV
march$	o^pW
march-	cV
marche	bTpSqV
marche$	aTeGfIpWqT
marches	bSfU
marches$	bYcI
marcl-	cU
marcle	cU
marcle$	cU
marco	iSmV
marco logico	iU
marcu-	pIqS
marcus	pIqS
mardi	dSi\\
mardi au	fS
mardi$	bIdTiZ
mardi-	ffgE
mardi-samedi	fRlJ
mardi-samedi$	fT
marea-	bHfZiBj]
maree	aSiVqI
maree-	cY
marees$	cGiV
marek	bDfGmcpE
maren-	cWiI
marennes	cWiI
marga	cHta
marga-	cVjImSqR
margaret	cEqY
margate	cY
margate$	cT
marge	iV
marge$	iV
marge-	iR
margi-	iT
margin	iX
margin$	gU
mari	mIq]
maria	cVhU
maria$	cUhW
maria-	cX
mariages	gVhI
mariages$	iR
marie	sh
marie$	sU
marie-	bIeUpY
mariee	lW
marina	c[
marina$	cU
marinas	aHcYiG
marinas$	aHcYiG
marine bio	jIkWlT
marine cargo	a\\bI
marine$	bVcI
maris-	bVcEtT
marisol	mStV
marisol$	tW
maritime	bZ
mark	jXrU
mark$	j[
marken	b\\iI
marken$	b\\iI
market	dTgR
market supplement	gY
market$	aIfSgHqWtV
marketing	aYlX
marki-	cJj_
marking	i[
marking$	i[
marks	kVrT
marks for	kX
marks$	kRrW
markt	fGgFiWpBq]tC
markt und	bSiT
markt$	cTfGhIiXtR
markt-	cFiYpV
marku-	qT
markus	qT
marly-	mX
marlys	mX
marlys$	mZ
marque	b[sU
marques	bV
marquette	c\\
marquette$	c[tJ
marri-	s[
marriage	sU
married	qTsX
marro-	iTsY
marru-	bSnT
marruecos	bSnT
marruecos$	bV
mars	ob
mars$	bSgGo^
marse-	cYeI
marseille	cYeI
marseille$	iS
marsh-	iRjW
mart	c[iUjInA
marte-	dU
martes	fT
martes y	dX
martes$	oWqT
marti-	aIq[
martigny	cS
martigny$	cS
martin	aIcSpHtV
marto-	cViIpW
martos	cViIpW
martos$	cViHpW
marz	eUoZ
marz$	fUo\\
marz--	f]jE
marz-mai	fTiT
marz-mai$	fTiT
marzo	o\`
marzo$	oUqS
mas	g[
mas 0	fY
mas 000	gXhHoG
mas bono	gT
mas de	pU
mas propina	eVgFqT
mas$	mXsY
masa	hUiS
masa madre	aHbRiX
masa$	jX
masch-	bSj\`
maschinen	bViTjD
maschinenfuhrer	jV
maschinenfuhrer$	jY
masco-	hT
mascota	hT
mascu-	rWsX
masculino	rVsS
maser-	jX
masernimpfung	iFjY
masernschutz	jX
maske-	a[jDpV
masks	iWsV
mason	aVs\\
mason$	aX
mason-	bSiT
masons	aSiW
masons$	iT
masqu-	jUkV
masque	jUkV
masque$	jUkV
mass	aRsS
massa-	hX
massage	hX
massi-	bTcViEpY
maste-	jU
master	jSmT
master +	iXjEmV
master 0	jW
master de	jSlVqI
master del	jT
master in	jT
master sciences	jW
master$	a\\iT
master's	lY
mastercam	jW
mastercam$	jW
masters	aVjT
masters$	bTjW
masti-	i^
mat	aIeWhSsU
matad-	aAbZiWpHrE
matan-	cW
matane	cW
matane$	cWiH
matat-	bIcWjY
match	hYiT
match 0	hX
match days	bShTiH
match$	eTfXiS
match-	i^qV
matchday	aR
matched	hU
matching	aJqZ
matching$	iTjR
mate	jYmS
mate$	aShTjS
matel-	bVhSiFmX
matelot	aSm[
matem-	kU
matematicas	kU
matematicas$	kW
material	iU
materials	hUiAj^
materials$	hV
materiaux	aIbZ
materiel	hTiY
maternelle	aGcWsX
maternelle francaise	s[
maternelles	aYcF
maternidad	a=bXiS
maternidad y	aGiX
maternidad$	aBb^
maternite	bS
maternite$	eVsW
maternity	e\\sX
maternity cover	eV
mates	aWmX
mates$	mZ
math	aYbJiT
math$	a]jH
mathe	iFj[kU
mathe /	bSjSkJ
mathi-	bYiDm[pF
maths	jY
maths$	jV
matie-	iSjS
matiere	iV
matiere$	iV
matieres	bJcGjS
matieres$	bIjS
matin	fT
matin par	fS
matin$	f[iUtV
matin-	hGi]
matinee	iUpU
matinee$	iW
matinees	bYfYiJ
matinees$	fZ
matins	fS
matla-	jW
matlab	jW
matlab$	iJjX
matric	jY
matric$	jW
matricero	aS
matricula	hTjX
matricula de	gUh[j?
matriculado	jV
matrimonio	iTsU
matrimonio$	aViXsG
matrix	jJkW
matriz	iXjEkS
matriz$	iWjHkR
matro-	accCfFiEpR
matron	pV
matron$	aRpV
matsc-	bJjTsT
matte-	jSlUqSsW
matter	jSlWqT
matter$	jEl\\qY
matters	iIjSsY
matters$	bSsW
matur-	iZlRsU
matura	lY
mature	aHs\\
mau	bYpR
mau$	b\\
maud	iBmYn]
maure-	aSmX
maureen	m[qU
maurer	aVlU
max 0	dVfX
max 00	s\\
max 000	rV
max one	pYrI
max$	pV
maxi	r[sW
maxi$	r[sT
maxim-	rZsT
maxima	qTrY
maximo	pSrR
maximo 00	s\\
maximo$	fIkVpYrG
maximum	dTsT
maximum$	dUiIjJsU
may	o\\q[
may 0	o]
may 00	eYoTqG
may be	jDpUqX
may to	gHhS
may$	fVoW
may-a-	fU
may-aug	fU
maya	jTkZtH
maybe	jBnXq[rI
maybe$	jHqW
mayfa-	cV
mayfair	cV
mayfair$	cV
mayo	o[
mayo a	fG
mayo$	oX
mayo--	cHob
mayor	iJjVmV
mayor de	jUsU
mayor y	aGgIhUiIjDm_
mayor$	aShIiGj[
mayor-	aX
mayores	aHbT
mayores de	sZ
mayores$	aAbWjGkS
mayus-	rd
mayusculas	ra
maze	jY
maze$	jY
maß	hUiV
maß$	hUiV
mb	lIpX
mb$	pY
mba	kHlasF
mba$	lV
mbo	j]
mc	j\\
mca	iIjZ
md	bTlRmT
md €	bYgH
mdr	i^jCqS
mds	aWbWcJjG
mds$	aZbWcHiEmH
mdt	iXjHmX
me	qUtV
me (	mVqItS
me again	tX
me and	lUmZ
me by	tY
me da	lUrS
me demande	qFtV
me entiendes	s[
me faut	aSbIcUjJqI
me not	qV
me to	pEqY
me$	mYpY
meal	bSh_
meal vouchers	hS
meal$	gHiWnY
meals	hc
meals and	i]jI
meals on	hX
meals$	a[h^mG
mean	fVjWrR
mean it	j\\rSsStI
mean we	bX
meani-	aTbIhIiEsY
meaning	aTbIhIiEsY
means	iRq\\sJ
measu-	ic
measures	iS
measures$	iS
measuring	iY
measuring$	iZ
meat	aWbUcEhV
meat$	bUh[iG
mec	aGpRs\\
mecan-	aU
mecanica	iWkW
mecanica o	jY
mecanica$	i\\
mecanicien	a[
mecanico	aX
mecanico motos	aW
mecanico$	a^tH
mecanicos	aTfGmU
mecanique	iYjU
mecanique$	iV
mecano	aU
mecano$	a[
mecen-	pZ
mech	aYiS
mech$	aXhJiEjY
mecha-	jVmW
mechanic	aVmX
mechanic$	aYbJjSmH
mechas	iHjX
mechatronic	jT
mechatroniker	jY
mechatroniker$	iHjZ
med	h_iT
med card	hAj_
med$	bV
med-s-	a\\cF
med-surg	a\\cF
medat-	jR
medatixx	jR
medatixx$	iR
meddi-	jU
meddic	jU
meddic$	jT
medec-	bU
medecin	mS
medel-	dU
medellin	dU
medellin$	cSmS
media	iU
media 00	bFi[jJ
media a	fZ
media con	gViS
media hora	fY
media jornada	eViC
media masa	jW
media$	iTjS
media-	hT
mediacion	jGkX
medialog	iHjX
medianoche	pV
medianoche$	pV
mediatheque	bVcU
medic-	hV
medica	iUmTsT
medicacion	i[
medicaid	bXhFjDkT
medical	hS
medical (	hHjYnH
medical 00	hT
medical director	aIpX
medical training	h>jAkatE
medical$	jYpV
medicale	jT
medicale$	aYiT
medicals	jZ
medication	jT
mediclaim	hW
mediclaim 0	hW
medico	iW
medicos	bXjI
medicover	hY
medicover$	hY
medid-	cJk]sF
medida	aJ
medida$	aJ
medie-	b\\gDjV
medik-	i\\sF
medikamente	i\\sF
medin-	cZ
medina	cZ
medio	eX
medio dia	fThT
medio en	eXgEiJjYqI
medio libres	fU
medio$	hBjX
medio-	pS
mediodia	pV
mediodia$	fRpW
medios	iX
medir	i^
mediz-	bXjT
medizintechnik	aBbSjX
meds	i\`
meds$	eHi\\lGpGsI
medte-	bY
meena	mX
meet	d[pU
meet the	jYpS
meet$	iTkIt[
meeti-	pStT
meeting	aGtY
meeting families	aFiU
meeting rooms	iZ
meeting$	aJiHnStW
meetings	pS
meetings$	bZlJpW
meets	bJfVhDiTnU
meets$	hEiInXsR
mehr	qS
mehr als	fX
mehr auf	aIgTqHtW
mehr$	cIf^
mein	q]
mein entwurf	tR
meine	qX
meine frau	pW
meine-	lIpUtU
meinem	aItV
meiner	lEtT
meint	qYsS
meint$	qV
meist	bAfXjIn]
meisten	bZgSqD
meister /	gIj\\
meister$	aW
meisterbetrieb	bX
meisterbrief	iJj^
meisterbrief$	iGj\\
meisterwerkstatt	bX
meisterwerkstatt$	bX
mejil-	cZ
mejillones	cZ
mejillones$	cX
mejor	kasS
mejor con	k[
mejor que	jUkWlB
mejor si	jEk\\
mejor$	kYsW
mejor-	hRpW
mejores	jIpYrJ
mel	pR
melbo-	cSpR
melbourne	cSpR
melde-	cSiWkS
melden	cHiW
melden bei	pY
meldu-	iXpS
meldungen	fFi[
melke-	iSsS
melken	iTsT
melker	aX
membe-	bR
member	b[jU
member$	bZiIjY
members	kT
members$	bT
membership	aRbEl\\
membership$	bFhYlG
membr-	bSiY
membre	jX
membres	bW
membres$	bVpR
meme	kUrWsY
meme$	aHkZrJsS
memo	t\\
memoi-	a\\bC
memor-	i[qU
memoria	i]oG
memos	i_
memos$	iajF
men	bRsa
men$	bSiZjJ
men's	i\\
men's health	gGiU
menag-	iVmR
menage	mS
menage$	aT
menci-	qXr_
mencion	jV
menciones	r[
mende	c[
mende$	c\\
menor	jSsV
menor de	s^
menor$	hTiV
menor-	bS
menores	bS
menos	fYjX
menos de	iHjYsW
menos$	fYgHkZ
mensa-	qW
mensajero	iS
mensajero$	iT
mensc-	bYiZ
mensch	bYiUjGlI
menschen	bV
menschen mit	bS
menschen$	bUiIjT
mensu-	iR
mensual	fSgRhS
mensual$	fWhX
mensuales	gS
mensuales$	bIfRgV
mensuel	iVnT
mensuelle	iRjTnT
mensuelle$	aIhSi@j[nR
mensuelles	b[gH
mensuelles$	b\\gG
menta-	fFhZiGjV
mental	iFjY
mental$	bR
menti-	r\\
mention	jWr\\
mention our	rR
mention the	rW
mention$	aHjSqU
mentioned	gDhFq_tS
mentioned$	jJqStV
mento-	cUmV
mentor	jVmWqF
mentoring	iRkU
mentoring$	kY
mentors	mZ
mentors$	mZpI
menu	rT
menu del	bShX
menui-	jRlT
menuiserie	bTjX
menuisier	aV
menus	idjT
menus$	bFi\\
mep	iX
mep$	jY
meppe-	bTcS
meppen	bTcS
meppen$	bUcSiI
mer	bVhV
mer$	hX
merca-	c[eT
mercabarna	cW
mercado	cW
mercado$	cW
merce-	bTqU
mercedes	bTqU
merch-	aV
merchant	aRgSkV
merchant$	gWjW
merche	mV
merci	pTt\\
merci$	lSrT
mercr-	fV
mercredi	fT
mercredi et	fX
mercredi libre	fIh[
mercredis	fRiH
mere	bRsS
meres	bU
merge-	bSqT
merger	bUqV
merid-	cW
merida	cW
merida$	cS
merin-	bVcT
merino	bVcT
merit-	iXjFk\\mG
merle	bTiDmX
merma	hJie
merma-	iWjH
mermas	iWjH
merth-	cZ
merthyr	cZ
mes de	eS
mes en	hFne
mesa	aTmTpU
mesa de	aVmJpT
mesa$	gGm\\pS
mesas	bViS
mesas$	iW
meses	e^
meses a	eT
meses con	eT
meses de	eSjV
meses en	j[
meses por	jJkV
meses$	e[oV
mesne-	hZ
meson	cXpZ
mess$	hZiU
messa-	pVtV
message	iGpYtZ
message$	iJpRtY
messe	iTqU
messe-	jWnZ
messen	iRnS
messen$	nV
messes	iV
messestande	jHn[
messg-	a]gJk[
mesur-	hUiZ
mesure	hY
mesure$	hX
mesures	bUgHi[
met	fTjUrS
meta	i[jU
meta$	gViY
metab-	bSjW
metal	dUeV
metal$	eVjW
metal-	aTbRgU
metall	gU
metallbauer	aY
metallgewerbe	bIgU
metallgewerbe$	gV
meteo	bEfJj\`
meter-	bU
metho-	iS
method	iV
method transfer	iV
methode	aUjU
methodes$	gGjS
metie-	jV
metier	jU
metier$	jZ
metiers	bU
metiers$	bY
metre	i[
metre$	iZ
metri-	eFiajDqH
metro	bXcW
metro$	cZjGqW
metro-	bTjS
metrology	iRkW
metros	bUjT
metros$	bWhT
mets	ra
mets$	iY
mette	a?bIcIdIgIjGkIlHnJoIrHsJt]
mette-	cXiGmVrT
mettr-	rV
mettre	rX
metz	aIcWqR
metz$	cW
metzg-	a\\mIpV
metzger	fI
metzgerei	bFmEpX
mewp	bUkT
mewp$	bW
mexic-	cHiGjHnZs\\
mexicana	bWgV
mexicana$	bWgV
mexik-	nX
mexiko	nX
mexiko$	iHnX
mezcl-	bWiTjBpV
mezcla	iY
mfa	a]
mfa oder	aJjY
mfa$	aSbGcHiT
mfm	jX
mg	bGgZi]
mgmt	j_lEqW
mgmt$	iTjTqI
mgr	a\\mu
mgr$	ae
mgt	j[
mh	aWjR
mi	nS
mi hermano	bHmVqS
mi mujer	lWqW
mi$	cYmV
mi-ja-	iIo[
mi-janvier	iIo[
mi-janvier$	o[tJ
mi-so	fWqR
mi-so ab	fT
mi-te-	eUfS
mi-temps	eUfS
mi-temps$	aVeR
mia	bZjV
miami	cWiGkV
miami$	cWiFkW
mic	jZ
mice	bIiW
mich	qb
mich$	iJmYqZtR
miche-	b[cGeJjJoJqSrJsH
michi-	cS
michigan	cS
michigan$	cS
mick	aGfIi:m^tY
micro	iWlYnU
micro-	jY
microcentro	c\\
micrometro	j\\
microscope	i]
mid	o[
mid /	aX
mid april	kJoX
mid feb	oV
mid march	oT
mid$	bHfU
mid-l-	mU
mid-level	mU
mid-level$	a_mI
mid-m-	aW
mid-market	aW
mid-market$	aY
mid-s-	bY
mid-size	bY
midas	jc
midde-	cEiFjZmIpTqI
middl-	cYoT
middle	cViIoV
midi	bGeSfWsJ
midi et	fGiW
midi$	bHeXiIpW
midni-	iSpT
midnight	iSpT
midnight 00	pR
midnight$	gThW
midwe-	cDi^
midwi-	a[mT
midwife	aW
midwives	aVbImU
midwives$	aTmV
miedo	j]
miedo$	iHjW
miel	b[iHkI
miemb-	iTsW
miembro	iTsW
mient-	iGjU
mientras	iGjU
mierc-	fY
miercoles	fY
miercoles 00	aI
miercoles a	fR
miercoles y	fY
miercoles$	pW
miere-	cV
mieres	cV
mieres$	cW
miete	hT
mieux	iIsZ
mieux$	kVlVoS
mig	aWjV
mig /	jY
mig$	aTiJjT
might	q_
migration	j\\
migue-	mV
miguel	mV
miguel de	mT
mike	aHcJdJfEhHjGm\\tW
mikro	i]tT
mikro-	bVcGiS
mikroskop	iW
mil	bWg\`
mil +	sV
mil a	eGgRiX
mil doscientos	gT
mil quinientos	gU
mil$	bIg[iS
milag-	mY
milagros	mY
milan	bFcGnX
milch-	bTcG
mile	gRhTiHnU
mile$	gXhU
mile--	cV
mile-ex	cV
mile-ex$	cY
milea-	gRhSnX
mileage	gRhSnX
mileage 00	gUjR
mileage paid	fJgIhW
mileage$	gXiFnX
miles	gDiEne
miles a	bJiInW
miles off	bThT
miles$	bUiE
miles-	bHeFiZjJq[
milie-	aUsV
milieu	aUsV
milit-	jBlWsZ
milk	b\`hZjG
milke-	aUm[
milker	aVbJcImX
milki-	pZ
milking	pZ
milking 0	ia
milking$	iFp^
mill	b\\cR
mill$	b[cWdWiH
mille	g\\
mille-	aXgHjT
milli-	bS
milling	iX
million	bY
million$	gHiStS
millo-	gY
millones	bTgY
millones de	bafJgA
millones$	bIfGg[iJ
min	jY
min 0	sV
min from	fDhFiHj_
min on	jZ
min per	fDh[
min tests	pR
min video	pV
min vom	pI
min$	gSiUjSpT
min-t-	fXhH
min-takt	fXhH
mina	sX
minas	ja
mince	sZ
mind	j\\
mind 0	dZjHpV
mind 00	j[
mind a	l\\
mind$	iGsU
minden	cX
minden$	cY
mindestens	dUj\\
mindestens drei	fR
mindestens$	dZ
mindestlohn	gX
mine	bYtT
mine et	bTgIsW
mine$	iGjTt\\
mineduc$	iFjX
miner-	b_iW
minera	bVrU
mineral	iW
mines	cSjT
mines$	iR
mineu-	bT
mineurs$	bX
mini	hT
mini cooper	hZ
mini digger	kT
mini$	aJbFcJh\\
mini--	aSbHfHi]pU
mini-pelle	iW
mini-pelle ou	iW
minib-	iX
minibagger	iRkR
minibus	hGiRlRnS
minibus driver	kT
minibus from	iBjJlWn]
minij-	eTgS
minijob	eT
minijob$	gS
minim-	jS
minimo	jT
minimo 0	gJjXkI
minimo$	iTjW
minimum	gRjT
minimum 0	fIgW
minimum$	j\\
minis-	b[qT
ministere	bVjS
ministere$	bU
ministry	jS
minit-	aIb^iHkU
minor-	iV
minors	iV
minot	c[
mins$	jS
minst-	hSjIoX
minster	hSjIoX
minui-	fUpT
minuit	fUpT
minuit$	fSpU
minus-	iIr]sU
minuta	iXqT
minuta$	iY
minute	fTjV
minute$	fVgJiGjV
minuten	pT
minutes of	tS
minutes$	i^
minuto	jUpS
minutos	pV
minutos y	pS
minutos$	iU
mio	b]iT
mio umsatz	bWgI
mio vertrage	bYiG
mio$	iYrV
mir	sU
mir$	aJmTpVtU
mira	aHfXjItU
mira$	aHcUfGiGsUtW
miran-	cWqT
miranda	cX
miranda de	cU
mirecourt$	cS
mis	q]
misas	bVsU
misas$	iRsX
misch-	bYiTjH
mise	iY
mise a	iV
mise en	iV
mises	i[
mises en	iZjJ
mismo	hRoV
mismo$	cJeIhUpV
misra	jX
misra$	jX
miss	aViHmUnRpT
misse-	qU
missed	qU
missi-	eSnU
missing	aIsT
mission	e[nStR
mission locale	bXiH
mission$	aDeVtY
missions	bTfHiYnS
missions$	b[cIiEmF
misso-	bHc^tE
missoula	cX
mist	cIiGj\\mJtH
mista-	jFkIlX
mistakes	jFkIlX
mistakes$	jHkJlV
miste-	rV
mit "	pHqW
mit 0	b]mV
mit 00	bXiUmU
mit 000	bbcH
mit acht	b[
mit am	aIb[jZqB
mit autismus	iY
mit behinderung	sY
mit bereitschaft	f]
mit dem	mT
mit den	iUjGs_
mit der	iUrY
mit drei	bTiEm\\
mit einer	aHmW
mit gutem	sX
mit haus	iHsY
mit holzofen	bYcJ
mit nach	bTh[
mit ofen	hT
mit praxis	lV
mit team	jX
mit vier	hIo[
mit zwei	bTiSqU
mit$	hV
mitad	d\\gS
mitad de	dS
mitar-	bThb
mitarbeit	eY
mitarbeit$	e_
mitarbeitende	bZmT
mitarbeitende$	bTmV
mitarbeiter	aUbTmI
mitarbeiter /	aW
mitarbeiter$	b\`
mitbr-	hU
mitbringen	hU
mitch-	cZnH
mitchelstown	cZnH
mitfa-	cIfGiVn\\pH
mitgl-	bVj[
mitglieder	b[
mitglieder$	bX
mitgliedsbetriebe	bZ
mitgliedsbetriebe$	bY
mitne-	gIhVpS
mitnehmen	gIhVpS
mitnehmen$	pW
mitre	j_
mitsc-	pUrGsWtU
mitschreiben	i\\
mitta-	cGhe
mittagessen	hV
mittags	hJpTtU
mittagstisch	iR
mitte	o[sX
mitte 00	s[
mitte dezember	oT
mitte-	cS
mitteilungen	iW
mittenwald	jS
mittenwald$	cU
mittl-	gHjZmJ
mittlere	aSbUjG
mittw-	f[hRiS
mittwoch	dSfSiT
mittwoch 00	cJiX
mittwoch$	fV
mittwochnachmittag	fUiX
mittwochnachmittag$	iZ
mittwochs	eJfWhYiJ
mix	bXcHi^jI
mix$	b^iS
mixed	eSsS
mixed practice	eXfD
mixer	bHiWj[lFpH
mixes	iZjHpY
mixin-	iYjE
mixing	iYjE
mixing$	i[jG
mixte	bUsH
mixte$	bTqHsG
mk	bX
mkt	bBcbeJfFgChHiEkImJ
mkt$	bFcWhHiGjU
ml	aY
ml engineer	aS
ml$	aY
mld	bGjSk\\
mlro	aXbHmZpD
mm	iT
mm$	iT
mme	mZpUtR
mn	jSnS
mn$	fU
mna	iRqS
mna$	iV
mo	eVfT
mo +	fV
mo bis	aH
mo frei	f_hI
mo$	eV
mo-do	fanS
mo-do$	fY
mo-fr	f]
mo-fr 0	fZ
mo-fr 00	fVhH
mo-fr$	fW
mob	hRiZ
mobel	bSrU
mobel und	bUiR
mobel-	bZ
mobil	dhfB
mobil$	aXd^
mobil-	bThX
mobil-home	hXjG
mobile home	dJh\\
mobile$	aYiHmS
mobiles	bTdVgI
mobiles arbeiten	dYhJ
mobiles$	hViIpJ
mobilite	aIbUgThUjCrG
mobilites	hT
mobility	aEbZ
mobility budget	hX
mochi-	cUjS
mochila	hTjW
mochila$	hVjX
mocht-	tU
mochte	tU
mocs	j[
mocs$	iW
mod	hFi]lFmIpF
moda	b\\cD
moda$	jV
modbu-	iVjR
modbus	iVjR
modbus$	iSjT
mode	jRrU
model	aTeVhDiV
model$	i^sW
model-	iajU
modeles	iV
modell	qS
modell$	fS
modelling	iX
modelling$	iX
modelo	bU
modelos	iT
models	iU
moder-	dViRlW
modern	jX
modern$	j\`
modifiees	jT
mods	i\\
mods$	iY
modul-	fTiRjS
module	kRtS
module 0	iUkT
module$	jYkR
modules	jVoS
modules$	oZ
modulo	aIiY
modulos	f\\
mogen	gUkW
mogen$	gYjYsF
mogli-	jE
moglich	dUjBlV
moglich$	cSiJjClX
moglichst	oXsX
mohre	aIcHdIebfFgBhCiGj@kHlEmGnIoHpHqIsJtH
moi	pXqW
moi je	pSqW
moi$	aTpSqS
moin	t^
moin$	tY
moins	j\\sW
moins de	s\\
moins une	jU
moins$	iDjYqU
moira	mWqY
moira$	mSqW
mois	eU
mois +	eYiG
mois 00	bT
mois a	iSqVsI
mois avec	e=jGl^
mois d'essai	eS
mois de	qU
mois en	iSoS
mois et	gIq\\
mois puis	aIqX
mois$	eVhS
moiss-	iV
moisson	fV
moissonneuses	i[
moist-	iW
moisture	iW
moiti-	bThU
moitie	bThU
moitie$	cJeUfJhT
molde	cJiZjU
molde-	iGj\\
moldes	jT
moles	jJkV
moles$	kV
molin-	iTmX
molina	bFc\\
molina$	cW
molino	bSiU
molke-	b^
molle-	aIbXjX
mom	h_iE
momba-	cU
mombasa	cU
mombasa$	cU
momen-	fUoAqJtS
moment	hT
moment$	hU
momo	iUtY
mon	fX
mon +	hS
mon /	dXfS
mon associe	qZ
mon to	nX
mon$	eYf]
mon-f-	fU
mon-fri	fU
mon-fri 00	aIfU
mon-fri$	fTnS
mon-s-	fV
mon-sat	fV
mon-sat 0	cUeU
mon-sat$	fW
mon-t-	fY
mon-thu	nR
mon-thu$	fUnU
mon-thurs	fXpJ
mon-wed$	fS
mona	sZ
monag-	cT
monaghan	cT
monaghan$	cT
monat	nR
monat 00	gHhUoIrR
monat$	fWnU
monate	eU
monate mit	eRjJ
monate vorher	fWhHlGoV
monate$	eXhRiE
monaten	aHsT
monaten probe	eV
monatl	hUiU
monatl$	hTiU
monatlich	b^
monatsabschluss	iZ
monatsende	fWhG
monct-	cS
moncton	cS
moncton$	cX
monday	iInSpR
monday 00	oS
monday if	eIgHkFoZ
monday off	bV
monday through	fY
monday to	d[
monday$	iHnYpY
mondays	dXfViU
mondays and	fR
mondays in	d]
mondays$	dUiX
monde	s^
monde$	kW
moned-	gV
moneda	gV
moneda$	bSgVhS
money$	eUgRlRtT
moni	gIm[qY
moni$	m^tS
monit-	iW
moniteur	kV
moniteur bpjeps	aY
monitor	fGlT
monitor de	kW
monitor$	fElYmS
monitores	mR
monitores de	aUhG
monitores$	i[
monitoring	eIiTj]pJ
monitoring$	eEiUjX
monol-	iY
monot-	e]
monotributo	e]
monotributo$	e]
mons	c[
mons$	cY
monsi-	aGqStS
monsieur	aGqStS
montag	fShGnS
montag bis	fT
montag$	aHiTtT
montage	iUnW
montage et	iT
montage$	hX
montagne	cHrY
montagne$	cIpHrV
montags	bWfXiHjF
montaje	bYiR
montana	bTjY
montana$	bWjI
montb-	c\\
monte	bIn]pIqS
monte$	cXh[iBqJ
monte-meubles	bV
monter	sV
monter$	hRsV
monteria	cX
monteria$	aTcV
monterrey	cT
monterrey$	cU
montessori	aSbUkU
montessori$	aJkY
monteur	aTeH
monteur video	fS
monteur$	iU
montevideo	cT
montevideo$	cU
month 0	aGcId_fFhFkGmGnIoCpCqIrIsItI
month and	aHbRiI
month contract	dTqX
month end	iZsV
month for	bHdUjG
month in	dUgW
month plus	fIgZ
month trial	eV
month$	gRnS
monthly	iS
monthly services	iZ
monthly$	hU
months	eU
months and	bIeRjU
months guaranteed	eHg[
months in	eHj^
months no	lIs\\
months provetid	eV
months then	eYiI
months trial	eT
months$	eU
monti-	iW
monto-	bSc^hGiI
montp-	c\\
montpellier	c\\
montpellier$	c\\dD
montr-	lVrU
montre	iEjHl^pHqJr[
montreal	bHjW
montreal (	cT
montreuil	bVcI
montreuil$	bVcI
montreux	cY
montreux$	cZ
monts-	qR
montse	qR
montt	bFcY
montt$	bFcZ
moon	dZiHjHsW
moon$	dYiHjGsW
moori-	i^sC
moose	cV
moose jaw	cV
mop	i]
mop$	iX
morag	tY
more after	bHcHg_
more than	jWpV
more$	bIkZtT
morge-	tS
morgen	bTtR
morgens	iRtV
morges	cW
morges$	cX
morning	tV
morning and	i[
morning in	pR
morning$	kTpW
mornings	fS
mornings$	fVmU
moros-	i\\
mort	iVjH
mort removal	iT
morta-	j\\
mortg-	s]
mos	jWlU
mos$	lX
most	fUnTrR
most days	cAfEhGiJmHn]pS
most of	bZpGsS
most saturdays	f\`
most weeks	dWfW
most$	rW
mostl-	bS
mostly	bS
mostly$	aVbT
mosto-	cU
mostoles	cU
mostoles$	cW
mostr-	jU
mostrador$	iT
mot	kSrU
mot "	rX
mot tester	jU
mot$	gUhTq\`
moteu-	aHbWiRjG
mothe-	oZsX
mother	hUjBpRsY
mothers	iZsX
mothers$	i_sD
motif	fHqWrW
motio-	aUiS
motion	aVkR
motiv-	jSp\`
motivation	p]
motive	jZ
motive$	cJiHj^
moto	j[nZ
moto de	eFh\\jCnF
moto lineal	kT
moto propia	nU
moto$	jSkT
motor	aSiR
motor$	jW
motor-	jW
motorbike	n]
motorcycle	jW
motors	b[mJ
motos	bUiX
motos$	bZdIjH
motos-	iSjU
motosierra	iSjU
mots	bCgGiUkUrW
mots /	bCgCi[jTpI
mots$	hVrV
motus	qd
motus$	q_
moula-	iXkV
moulage	gHjIkW
mould	i\\
mould-	a[iCjU
moule-	hIiY
mount-	cSnZ
mountain	bTcZiB
mousc-	cVfH
mouscron	cVfH
mouscron$	cV
mouss-	iSqT
move	hU
move$	aRhR
move--	aDi]
moved	q^
mover-	iU
movers	iVjS
moves	bFcSdVkSsF
moves$	i[oT
movil	h_
movil$	h\\jU
movil-	bSgW
movilidad	gTjS
movilidad 000	gW
movilidad propia	gHjY
movilizacion	gVoV
movilizacion$	g^iG
movim-	bUi[jC
movimientos	gJi\\jC
movin-	nT
moving	nT
moving &	jUkU
moving$	hUiU
mowin-	iU
mowing	iU
mowing$	iV
moyen-	iXsD
moyenne	gRsG
moyenne 0	gUhR
moyenne$	iZsF
mozo /	bT
mp	aRiU
mpa	aBb_gDjXkH
mpe	aSmW
mpg-c-	i\\
mps	gXiT
mps /	gX
mps$	gX
mr	jCmnqT
mrc	cV
mrcvs	j]
mrcvs$	jW
mrd	b^
mrd$	b\\
mri	iUjEkZ
mri$	iVjHkW
mrics	jXkW
mrics$	kU
mrs	mg
mrs$	iElWmV
ms	aBjYm[pW
ms office	jb
msc	j\`
msc$	jY
msg	pZ
msk	aViT
msk physio	aY
msnm	bJc^gI
msnm$	c]gIsI
msp	hVqX
msp top	hX
msr	a[bJ
mssp	b^cI
mt$	iW
mth	eZiT
mth ftc	eS
mth$	nS
mths	eYjT
mths$	e[gW
mtl	aZbHjD
mtl$	hViTnI
much	gTiUjJ
much marcle	cU
much$	cJdFgSpJsJtU
mucha	c[
mucha-	eXjGsS
mucho	kSsS
mucho$	iHjIkVrRsS
mud	iTjX
mud and	fHjalI
muebl-	rW
muebles	bT
muell-	bXpU
muelle	cTpV
muelle de	bIcZiJ
muest-	iYmJpT
muestra	mFp[
muestras	iU
muestreo	iU
mueve	nXqR
muffe-	i\`
muhle-	bS
mujer	aEbXs^
mujer$	aBbWcIeJlUpIsV
mujer-	s[
mujeres	s[
mujeres$	bThIiT
mula	aEbDcIh[iVjHpH
mula$	bFiX
mules-	iTjTkJ
mulesoft	iTjTkJ
mulho-	cW
mulhouse	cW
mulhouse$	cW
mulle-	iVjT
muller	aUiR
mulli-	jZ
mullingar	c]
multi-	bZjU
multi-conventions	iS
multi-site	j^
multimarca	bXcH
multisport	h[
multisport$	h\\iJ
mum	jTqSsX
mum$	iHjXqYrH
mum's	aFqVtZ
mumba-	pS
mumbai	pS
mums	s]
munch-	cYhX
munchen	bSgR
munchen$	gU
munda-	j_
mundl-	jYqU
mundlich	jYqU
mundlich$	jXqU
mundo	pWqS
mundo$	pX
munic-	bWc[
munich	bVcR
munich$	b^cB
municipal	bS
municipal$	cFhVmI
municipale	bX
municipales	bIcV
municipales$	cV
municipality	bRcVhG
municipality$	bScSiH
municipio	gJiS
municipios	bJc]iI
munst-	cehHi>
munster	pS
munster$	pU
muran-	aFbJcarH
murat	cXiIqV
murci-	n[
murcia	cSnS
murcia$	cSnStI
muri	aHc^
murna-	bS
murnau	bT
murnau$	bXtI
musee	bVgI
museo-	iS
museology	jV
museu-	mX
museum	cT
museum$	bSlT
museumspadagogik	aV
museumspadagogik$	aU
mushr-	eChYiHkU
music	a_bJ
music director	a\\
music-	aTbX
musica	pU
musical	aYiHsJ
musik-	b\`gUiJ
musique associative	bX
musli-	s]
muslim	bTsR
muslims	sY
muss	jYl\\
muss :	jT
muss also	jFlZsJ
muss dem	iX
muss er	sU
muss keiner	jElWqX
muss man	j\\
muss nicht	aFjBlcrU
muss sein	jV
muss$	jUlX
musse-	qU
mussen	qU
musst	iSlV
musst du	iSlV
musst-	oS
musste	oS
must	jT
must be	oSrXsY
must handle	jVpI
must have	j]
must keep	j^
must know	jUkWsI
must live	cWfZhGjE
must not	qX
must pass	hGj_pG
must$	jFkZl[
muste-	i\\rV
muster	aEi\\
mustn't	jS
mustn-	jS
musul-	sd
mutat-	iT
mutte-	aJiRqSs]
mutter	qY
mutterschutz	eWpEqV
muttersprachler	jFs^
mutti-	b_iAsT
mutua-	bUgGhS
mutual	bUqWrG
mutual$	bVkS
mutualisee	bIh\\jGmS
mutualisee$	bIh\\jGmS
mutualiste	bW
mutualiste$	bV
mutue-	bVhZ
mutuelle	bVhZ
mutuelle 00	hV
mutuelle 000	f?gYhU
mutuelle famille	gH
mutuelle$	qY
muy	kU
mvr	jV
mw	bb
mw$	bUiU
mwst--	i\`kA
mx$	aZ
my brother	mY
my english	jIr\`
my phone	aHhHrUt^
my$	aIqU
mysel-	mSqSrV
myself	mSqSrV
n	bEcT
n +	m^
n 0	aWbCcS
n$	iEjGkY
n'a	eHqbsR
n'a pas	sV
n'ai	tZ
n'ecr-	qSrU
n'ecris	qU
n'en	q_rG
n'est	jBl[qR
n'est pas	jAlZ
na	gYjFlU
na 00	g]iIjJ
naas	c\\iEmX
naas$	mZ
nabh	b_cHjG
nacel-	iV
nacelle	iV
nacelle$	bUiEjU
nach 0	bJh]
nach 00	iAj[pZ
nach absprache	dTfSgU
nach dem	jIo\\pIqY
nach den	aRtX
nach der	dTq[
nach feierabend	fCh[
nach hause	bTh\\
nach konnen	g]
nach maß	hUiV
nach modell	iZ
nach oben	gUqI
nach ostern	fHiGoVpSqV
nach probezeit	dZeJ
nach prufung	gY
nach sechs	eV
nach tarif	gY
nach vereinbarung	gT
nach$	iW
nachb-	eWhTiEpHq^
nachbarn	hY
nachbesetzung	e[hIiDqR
nachd-	gUiW
nachdem	gX
nachdem$	gU
nachf-	qZ
nachfolge	hSoSqW
nachfolge zum	oZ
nachfragen	iCmHpUqU
nachg-	f[
nachh-	kY
nachl-	iX
nachlass	iX
nachlass$	iU
nachm-	eIfdiF
nachmittage	f\\
nachmittags	eHf]iIqI
nacho	aItZ
nachr-	fBiSlVmX
nachs-	iV
nachsorge	hJi\\
nachsten	bWiGsX
nachstmoglichen	oW
nachstmoglichen zeitpunkt	oW
nacht	g[nR
nacht 00	fDgY
nacht$	gW
nacht-	f[
nachtdienst	f\\iH
nachte	fWnU
nachte /	fBn^
nachte$	fYnHqY
nachten	nY
nachts	fV
nachts 00	fU
nachts$	f^iH
nachtschicht	aVfTgEiJqX
nachtschicht$	aSf[gD
nachtzug	bZhG
nachw-	hDiFj\\sY
nachweisen$	jT
nacid-	aGs\`
nacim-	cYs\\
nacimiento	cYs\\
nacimiento$	cV
nacio-	b@jTmTnV
nacional	jYnX
nacional$	iTmInX
nacke-	aIqV
nacken	aIqV
nacken$	aJq[
nada de	rTsX
nada$	hYqU
nadar	aHjYkX
nadeg-	iJtV
nadege	iJtV
nadia	nJq[
nadia$	cJnIqWtT
nadie	bUfS
nadie$	qWsTtH
nadin-	mX
nadine	mX
nadine$	mW
nagel-	iSjU
nagellack	iTjU
nagol-	aIcdiI
nagold	aIcW
nah	cHhGiEjIl\`mFpI
nah$	aJbHcGhGiHjDkEl_rJ
nahe	c\\
nahen	iY
nahen$	iY
nahpr-	bCiZpS
nahve-	b\\
nahverkehr	aSqS
nahverkehr$	aW
nail tech	cR
nails	bXsY
nails$	jVkHsW
nairo-	cW
nairobi	cW
naiss-	aBb_iUsS
naissance	s[
naissances	fJiW
naissances$	iU
nalox-	iX
naloxone	iX
naloxone$	iW
name	ro
name the	r\`
name$	pZqIrU
namen	jVqS
namen$	iHjYlIrU
namen-	iX
namensrecht	iX
names	rf
names by	fHp]rC
names$	iSjXqW
namur	c\\
namur$	cZ
namur-	b[jHnJ
nana	aEsWt]
nanny	aVbHiV
nanny$	a^bF
nante-	cWdViH
nantes	cWdViH
nantes$	bUdXfH
nap	iTpW
napol-	iTjEs_
narbo-	cY
narbonne	cY
narbonne$	cV
narro-	aHc]iBjV
nat	aWbXcCiCjI
natac-	jY
natacion	jY
natacion$	iIj[
natal-	m[
natales	cW
natalia	m]
natat-	jU
natation	jU
natio-	bWcF
nation	rW
national	nS
national$	nY
nationale	bCiXjT
nationale$	bEiWjT
nationalite	jSsW
nationals	jX
nations	bTiGrZ
nations$	bXiI
nationwide	nW
nationwide$	nV
nativ-	jRlJs]
native	jSkFsX
native english	sU
native plants	bW
native$	jVlI
nativo	jHsZ
natural	bSlZ
naturbad	bT
nature	aUdSkTrV
nature$	dUjJkU
naturlich nicht	iEjEl[rS
naturlich$	sW
naturstein	cHi\`
nauca-	cU
naucalpan	cU
naucalpan$	cU
naukr-	pW
naukri	pW
nauti-	gHr]
nautical	gHr]
nav	i\\jGnT
nav$	iY
nave	hTpZ
nave con	hZ
naves	bW
navet-	c[hViD
navette	h[
navette$	hZ
navi	cVjWkI
navid-	bUhW
navidad	bUhW
navidad$	hZiCjT
navig-	iYjF
navigator	aV
navir-	iV
navire	iV
navis-	j]lT
navision	iHjSlV
navision$	jUlR
navisworks	j[
navisworks$	jX
nb	bXcH
nc	c\\
nc$	c\\
ncts	iTjUoE
ncts$	iTjSoD
nd	cYhJ
nd engineer	bWtH
nd of	oS
nd shift	fHg[
nd$	aYcU
ndis	jW
nds	aUfHiGo[
ndt	jXkW
ne	q\\
ne cite	qJr\`
ne doivent	jW
ne le	qU
ne pas	q^rVsG
ne$	c\\iIjJrY
near	c_hS
near$	jT
neare-	nSqV
nearl-	fUoHqS
nearly	fUoHqS
nearly there	dJj]lH
nearly$	fVgZiIjEqJ
neat	jZsW
neat$	jY
neben-	aJbSiWjFlRrS
nebenan	hSqS
nebenan$	hT
nebos-	jR
nebosh	jR
nec	aBbCiDj[kJn_tG
neces-	lStR
necesita	aTtS
necesita$	aItY
necesitamos	tV
necesitamos$	tY
necesito	aUtV
necesito$	aFt\\
necessaire	hGjTkRnW
necessaire$	jXlSnS
necessary	lR
ned	lVsb
ned$	iJlYqUsV
nee	bUsZ
need	tT
need a	aU
need an	a\\
need someone	iT
need to	lWqR
need$	ta
needed for	jVlGpT
needed we	fJlX
needed$	lW
needl-	iX
needles	bT
needles$	jS
needn't	l[sV
needn't be	l\\sI
needn-	l[sV
needs	aWiGsS
needs :	jV
needs to	aJjRlU
needs$	aEcJiFt[
neerl-	jTkTlU
neerlandais	jTkTlU
neerlandais ou	jWkE
neerlandais$	cJkTlWpJ
neffe-	qV
neffen	qV
neffen$	qU
negat-	bVgBsS
negativo	aS
negativo de	aGjV
negativo$	aW
nego	gRi_jH
negoc-	jS
negociable	oY
negociable$	oY
negociables	gXiFjJoW
negociables$	gWiGjJoW
negociacion	j]
negociacion de	jTkI
negociar	iU
negociar con	iT
negociateur	a[
negocios	aX
negotiable	cJgWjI
negotiable$	cIgYjI
negotiation	j]
negotiator	aX
negotiator$	a[
negro	eYgFqR
negro$	eYgEiJ
nehme-	rX
nehmen	rX
nehmen$	hUiRpT
neige	aTjXqS
neige$	aZiHjU
neigh-	cY
neighbours	sW
neighbours$	sW
nein	fTiE
nein danke	jXsYtE
nein$	eRhSjIlVpH
neith-	jDlYsT
neither	jDlYsT
neiva	iGn[
neiva$	iGnX
nell	cIm\\
nell$	cIhJmZ
nelso-	cajH
nelson	mU
nen	aYiIpU
nenne-	rZ
nennen	rZ
nennen$	qTrV
neoba-	b^cEjHsG
neona-	aZ
nepal	bUcEn]
nepal-	qIs\\
nephe-	qX
nephew	qV
nerea	jJmTpX
nerve	dGiEjcnJ
nerve-	j]
nerven	j[
nerves	jX
nervi-	iFjb
nervo-	sV
nervous	sV
nervous$	iWsW
nest	bSiY
nest$	bX
net	gW
net +	gZ
net /	gT
net allowance	g;h\`
net$	aIg]jS
neto$	g]
netos	g_
netos y	gEhX
netos$	g\`
nets	gdh>
netsu-	eUjR
netsuite	eUjR
netsuite$	eUjR
nette-	aZbFcErV
netti-	iY
netting	iY
netto	gShT
netto$	g]
nettoyage	bU
nettoyage de	iX
nettoyage des	iW
netwo-	bUqR
network	bUqR
network$	b[iAjV
netz	aIb\\cCnHqRtG
netza-	aIcIi[
netzb-	aJb]iE
netze-	eIiWkH
netzm-	aZhEjZ
netzw-	bBk]
neu	aSiVrV
neu$	cHqX
neuba-	bCdZ
neubau	hTiR
neue	aZqTrG
neuen	aEiToU
neuer	cWiVjG
neues	bTiAjUtU
neuf	bWhVmS
neuf$	hZsW
neuja-	fIhS
neujahr	fIhS
neuma-	bHhRi^
neun	bWm^
neun$	bVmS
neunz-	gV
neunzehn	gV
neuro-	aWbZ
neuru-	cW
neuruppin	cW
neuruppin$	cV
neuss	cZ
neuss$	cZ
neutr-	cRjSsV
neutral	rR
neutralite	iGj]
neuve	aGbXhW
neuve$	bRhW
never	fSlTrW
never "	fHjJrX
never a	fT
never driven	l[
never mind	jCl^
never seen	lZ
never stops	iY
never sundays	f]gG
never$	fYrY
never-	cVnU
nevers	cWnV
nevers$	cXnT
new year	fVqX
new york	cV
new$	tV
newca-	c[
newcastle	cV
newcastle$	cW
newco-	lW
newcomers	lW
newcomers fine	lX
newly	bXgHjGlZ
newma-	c]
newmarket	cW
newmarket$	cX
newpo-	cT
newport	cT
newport$	nT
newqu-	pV
newquay	pV
newquay$	cTiHpR
news	aSeIiHjTsJ
newsl-	i^
newsletter	i^
newsletter$	aIiVpIrY
newto-	aHbBcbi?jIlZ
next	bTeRmR
next door	b\\iCmY
next to	bZjW
next$	bFcGeXiY
ngo	aSb]
ngo$	aWbYhIiJjI
nh	bT
nh 0	aXbH
nhs	lJpR
nhs pension	hX
ni	qWsU
ni "	rR
ni de	iSrU
ni diplome	lZ
ni lo	jYqX
ni$	iUpUrS
nice	kg
nice :	k]
nice to	kU
nice$	jFk\`
nice--	kZ
nice-to-have	kZ
nice-to-have$	kZ
nicel-	qJrU
nicely	qJrU
nich	rVsU
niche	i\`jA
niche$	i\\
nicht	qT
nicht "	fHjRrX
nicht alter	jW
nicht dass	qW
nicht erforderlich	jHlZ
nicht genannt	bSrT
nicht im	jZsX
nicht in	qSsVtH
nicht mehr	gJr]
nicht mit	rSsR
nicht nennen	iJqTrV
nicht notig	jFle
nicht nur	iGj^
nicht schaden	kU
nicht schrecken	jY
nicht vor	gJiWpWqJrJ
nicht zu	qJrY
nicht zwingend	bHj<lb
nicht$	lZsR
nicht-	qVsV
nichtraucher	iJjWsT
nichtraucher$	cJiJjZ
nichts	qV
nichts$	jHsY
nicke-	iRpJqV
nie	fUlUsY
nie$	fYsR
niede-	aSjW
niedersachsen$	gUhI
niels-	jZ
nielsen	jZ
niema-	q]sU
niemand	q]sR
nieve	iZ
nieve$	oV
night	fZ
night 0	gUhJoHpZ
night 00	gY
night allowance	fXhE
night audit	fZ
night auditor	aVtI
night diff	gW
night premium	gS
night shift	i^jR
night team	a\\fEgHiRjEkJ
night to	f]iJtJ
night$	i\\mW
night-	fR
nightly	dHiYkGnV
nightly$	dHiYkGnV
nightmare$	sT
nights	fU
nights +	aJgZ
nights /	hUiGnY
nights 00	gZqR
nights a	bZdJf>hHn_
nights away	nZ
nights every	fU
nights in	fHiXnU
nights out	fa
nights per	bDf\\hHnFtH
nights £	gTqT
nights$	aWfS
nilgo-	hX
nilgosc	hX
nimme-	qSsS
nimmer	qSsS
nimms-	qS
nimmst	qS
nimmt	bTfHjVqV
nimmt man	bSfDiHj_
nine	bSfXmU
nine till	fS
nine to	pY
nine$	bTfSiGjTm\\
nine--	fZ
nine-day	fZ
nine-day fortnight	fZ
niner-	aV
ninera	aV
ninet-	bYgS
nineteen	bU
nineteen$	iTsT
ninety	eUgY
ninety a	gYhT
ningb-	kX
ningbo	kX
ningu-	bDcEf_gFhEiHjIpI
ninja	lIr]
ninos	bXiWjHsS
ninos$	bVjF
niort	c_
niort$	cV
nirge-	qZ
nirgends	qZ
nite	g\\
nite$	fIgYhUjElH
nivea-	jT
niveau	jT
niveau 0	jTkS
niveau$	iY
nivel	g^jU
nivel 0	aRjU
nivel 00	g^hF
nivel de	iY
nivel$	aIbWgS
nivel-	c^iHkT
nix	lUq[
nix$	hVj[qWs@
nj	bIcZgEhHiJ
njc	g_
njc 00	gT
njc$	gZ
nl	cUjW
nl$	c[jS
nlz	aTbS
nm	jS
nmc	j]
nmc pin	jR
nmc$	jV
no	lW
no "	rX
no 0	bXfHj_lH
no 00	gEhGp^sS
no :	cZeYmH
no agencies	bGpUrX
no aplica	lU
no bar	bGl\`sE
no bother	jV
no bus	hGj\`lH
no buses	hGj\`lH
no but	jJkDl]
no certificates	iIjElTpYsI
no chair	lZ
no cold	icjHlJmEpHsI
no cv	pR
no cvs	pV
no de	dGjYsI
no dui	j]lI
no es	jHkUl_qI
no eso	iTjTqH
no este	s\`
no estorba	kT
no evenings	fU
no exceptions	dV
no exclamation	rX
no exclusivity	e[iJ
no excluyente	kY
no existe	eStI
no exp	jHlW
no experience	jFl\`
no foreign	jVlHqHsS
no hace	lZ
no hay	fWrT
no head	lSmIsT
no homework	iGp\\
no importa	lW
no insurance	hZ
no la	jXqRrW
no le	j\\qFsJ
no leave	f\`hC
no llega	aFcIhEiYj[kElIpIqHsH
no lo	lRq\\
no longer	hYrD
no los	qUsY
no marketing	l^
no mas	aGs\\tH
no me	sZ
no more	e^iDjW
no need	hHl\`qW
no nights	aGfWhYlI
no one	sb
no papers	jFlSsV
no pedimos	l^
no phone	fIhHiJjdlF
no pongas	rV
no problem	lV
no puede	gSqVrW
no qualifications	l]
no que	s_
no sabe	qY
no sabes	jIlWqS
no sales	gUiXlG
no saturdays	fHh\\
no se	qR
no sea	pSsd
no sean	aIs[
no selling	i]
no solo	jZ
no sundays	fcgH
no tener	jRlI
no tenga	mIsZ
no travellers	iIpHs_
no use	jTlT
no we	bWdDfU
no weekends	hU
no women	pFs\`
no$	l\\
nobod-	sT
nobody	sU
nobody from	qXrJ
nobody knows	hZqSrFsI
nobody with	jIs^
nobody$	qX
noc	aFiZmIsI
noch	q\\tS
noch nicht	qWrS
noch nie	bTlU
noch wer	bSm[qH
noch$	q^t\\
noche	f[jU
noche 0	fS
noche 00	gX
noche y	f[
noche$	iJjT
noche-	fX
noches	fT
noches alternas	fT
noches de	hXiI
noches$	gVnT
nochm-	qStW
nochmal	qStW
nochmal wegen	tV
noctu-	fSgS
nocturna	fThT
nocturna$	hSiT
nocturnas	gR
nocturnas$	gZ
nocturne	dTfT
nocturne$	dUfX
nocturnes	iW
nocturnidad	gZ
nocturnidad$	gU
nocturno	fVgShJ
nocturno$	fU
nocturnos	fDgSiEjIk]
nod	sYtX
noel	hSmZ
noel et	hX
noida	cZiIpW
noir	bRgHqR
noir$	bUgIiT
noire	i_
noise	iU
noise &	iR
noise$	iStS
nok	gY
nom	r]
nom 000	j^
nom de	qJra
nom du	rX
nom$	jRrT
nomad-	b\`
nomas	pGqTrYsY
nomas$	pFqUrYsU
nombr-	pRrV
nombramiento	eZj[
nombrar	qTrV
nombre	qTr[
nombre de	qTrS
nombre del	r[
nombre$	qZsH
nombres	pX
nombres$	pV
nomin-	eS
nomina	gZ
nomina$	gV
nominas	iV
nominas$	aX
nomination	eZiGjG
nomme-	q[rT
nomvu-	m[
nomvula	m[
non	jRl_
non :	j]lC
non requis	aShJlS
non$	kWlSqE
non-c-	eUqS
non-e-	fFhU
non-exempt	gS
non-exempt$	gR
non-f-	cGs_
non-p-	bX
non-profit	bX
non-profit$	bU
none	lY
none of	pHqUsW
none$	eTjFl]
nonpr-	bV
nonprofit	bV
noon	fYpY
noon 0	oFpU
noon 00	p\\
noon fri	fGpZ
noon$	fX
nope	cIl\`pI
nope$	cIiFl\`pI
nora	mZ
nord	bRc[
nord$	c\`
nord--	aVcV
nordd-	aFbBcWjGn^
norde-	aFc\\
nordelta	aHcZ
nordelta$	aHcY
nordh-	cV
nordi-	bZjS
nordic	bTjV
nordl-	aJbZ
nordlingen$	cU
nordr-	gT
nords-	bIcV
nordw-	qV
noree-	aIq[
norfo-	aJcY
norfolk	aJcY
norfolk$	cV
normal	fV
normal day	bXfHgHiDj^lG
normal$	nY
norte	cY
norte$	bT
norte-	aGb[cD
north	cTnU
north of	c]iH
north west	cEdSjX
north$	cSjT
north-	jWkS
northampton	jS
northern	bHhGjVkXtJ
norwe-	iEoFqV
norwegian	bRjS
norwegian$	cHrU
norwi-	cTdI
norwich	cTdI
norwich$	cS
nos	qV
nos ha	iJqT
nos hace	lGqJtV
nos va	b]oWqD
nos$	a[qJtR
nosot-	lUmR
nosotros	lUmR
nosotros$	l\\qS
not	l[qR
not "	jHt\\
not a	lUqS
not above	s_
not accepted	pV
not another	s[
not asked	i[lV
not bothered	jIlX
not compulsory	l]
not essential	j=kZl]
not even	jX
not expected	lZ
not for	dWjSmJq[sU
not have	aGlWmHnV
not in	hTiHqV
not just	bIeZiEj\\lGpI
not looked	lY
not mind	bHj_
not more	bHeGiJjJrUtY
not necessary	jEl[pT
not needed	jIlYpV
not one	jU
not read	rY
not required	hIlT
not scared	jU
not the	iJlFpCqVrUs[
not to	pW
not too	rZs\\
not vital	jIkZ
not wanted	l]sS
not$	l^qT
not-f-	bX
not-for-profit	bX
not-for-profit$	bX
nota	kXtT
nota de	iR
notai-	bWmI
notaires	bWmI
notar-	bclU
notarfachangestellte	aW
notarfachangestellte oder	aW
notarial	kU
notarial$	bJj[
notdi-	gY
notdienst	fRqS
notdienst 0	fY
note	tX
note from	tX
note vocale	tW
note$	hYlIpStT
noteb-	cJh[
notebook	cIh[
noten-	bJi\\
notes	iXtU
notes de	iX
notes for	tY
notes from	tX
notes$	iUjT
notfa-	iS
notfalls	bJiEjRqS
nothi-	qVrT
nothing	qXrV
nothing about	iFrZ
nothing$	pGqYrDtT
notic-	rW
notice	oT
notice$	e[oU
notices	i^
notices$	iX
notif-	aYiW
notification	a[fG
notig	l_nT
notig$	jTlYnV
notio-	jSkU
notions	iGjTkV
notre	qS
notru-	fY
notsa-	aTcGgHh[jU
notsan	aVcJj[
notti-	cYhIiRjI
nottingham	iW
nottingham$	iV
nourr-	fIiY
nourri	hY
nous	kVqVtU
nous a	pGq_
nous faut	bU
nous manque	kW
nous sommes	bY
nous$	h[qU
nouve-	n\\
nouveaux	iSlU
nouveaux arrivants	lW
nov	fVob
nov 0	jSpU
nov 00	aRfCgGjHo]
nov to	oWpH
nov$	eSfToT
nov-a-	fV
nov-d-	fY
nov-dec	fY
nov-f-	fToU
nov-feb	fToU
nov-feb$	bIoX
nov-j-	fUiS
nov-jan	fUiS
nov-jan$	iW
nov-m-	cIfSoZ
nov-mar	fSoT
nov-mar$	iToV
nova	cV
novat-	aIbHeIhXiGjCl[
novec-	cJgY
novecientos	cJgY
novel	pV
novem-	fZ
november	fTiT
november$	iVoS
novembre	fYqS
novembre$	fToT
noven-	eTgT
noventa	eTgT
novia	aFbUjZ
novie-	eU
noviembre	eU
noviembre a	iHpS
noviembre$	eV
now	bSoT
now 0	jHsW
now and	iZ
now$	cJjEoY
nowhe-	qSrV
nowhere	qSrV
nowhere$	iJjJrU
nowt	gXiHqVs]
nowt$	gZhIiHpJqWrGsI
np	eT
npc	j^pE
nplq	jV
nplq$	jX
nps	gJh\\iWjHpItG
npsp	jVkI
npsp$	jVkI
nr	aCcag^nG
nrp	j]pI
nrw	aFbZ
ns	bShZjGnJ
ns business	hS
nssf	h\\
nssf$	hZ
nsw	c[
nsw$	c[
nucht-	jSrZsR
nuchtern	jTrVsT
nuchtern$	jWkImIrU
nucle-	iTjHlV
nuclear	iXjH
nuest-	bR
nuestra	nT
nuestra cuenta	nT
nuestra$	bWcGeUhBnR
nuestro	bYkW
nueva	aHc\\
nueva$	aIc[
nueve	mX
nueve de	fU
nuevo	bZcViRjF
nuevo$	b\\jDkIsH
nuit	fXgU
nuit /	bYgGiEjW
nuit 0	fW
nuit 00	fGgZqS
nuit fixe	fXgF
nuit sur	fY
nuit$	aVgS
nuits	fTlRnZ
nuits dehors	nU
nuits en	aIgIkGlX
nuits par	nX
nuits$	fRlWnTsR
null	h^lVpJ
num	jImZ
numbe-	iSpS
number	pT
number$	jUrV
numbers	iY
numbers by	i\\pE
numer-	iTjV
numeracy	hHlW
numerique	aIcIiTjBmY
numerique$	aIcGiVjAmX
numeriques	rU
numeriques$	rU
numero	iRr[
numero de	iWmHpTrI
numeros	lYpItR
numeros$	jXtT
numme-	mXpV
nummer	mXpV
nunca	aJfTlVsW
nunca$	fZ
nunea-	cV
nuneaton	cV
nuneaton$	bRcS
nunoa	cYnJ
nunoa$	bScVnG
nur im	pFqVrY
nur mit	qUsX
nur tagschicht	aU
nur vertretungsweise	iX
nur wer	fZhIiU
nur$	hIiEn\\
nuria	pV
nuria$	pW
nurse	a[m]
nurse$	aamV
nurse-	iR
nursery	hU
nursery nurse	iU
nursery$	b\\
nurses	aHmY
nurses$	aHiSmY
nursi-	lS
nursing	lS
nursing home	aJb]dH
nursing$	a\\bGl\\
nutri-	aRhIk]
nutritionist	aX
nutritionist$	aV
nuts	fZiV
nuts$	fZiWjIlI
nutze-	i]
nv	c[eXgTjI
nv buhne	eRgU
nv solo	eY
nv$	aHbDc_eFiHjG
nvq	j[
nvq 0	jY
nvs	aZfIjV
nvs$	aSiIjW
nx	iDjGk^
nxt	bGkT
ny	cWjIrW
ny$	cXdTiH
nyon	cZmI
nyon$	cZmH
nz	cX
nz $	gW
nz licence	eIjVlJtJ
nz$	bIcarG
o	j^
o &	aRiT
o /	g]jC
o 0	b[
o 00	fW
o a	iGjXrX
o ade	jY
o con	aXmFsV
o de	aZ
o habilitacion	jW
o jefe	aRjVm@
o labor	e[
o no	fHjSpU
o por	aGgRjV
o prace	eX
o sea	fTpVsT
o si	dZ
o tecnico	aHjW
o tsu	jV
o$	aZfSiG
oa	a\\bIiBmY
oaci	jckJlH
oak	bTi[
oak$	iU
oath	i^mF
ob	gVlUq]
ob wir	qS
oban	cZjU
oban$	cRjW
oben	gSrS
oben$	rX
obend-	hY
oberf-	aTiJjVnT
oberfranken	cXiJnY
oberfranken$	cXhIiInY
oberh-	a>bb
oberl-	bS
oberm-	aFcIiIjWlIm\`qI
obern-	bScWiEjI
obers-	iVoS
objec-	iZ
objectif	iY
objek-	bRcYjI
objekte	cYfI
objet	pVtU
objet :	tY
objet-	fFgViV
objetivo	hJiZ
objetivos	fEg_
objetivos$	g]iJ
oblig-	dSjSlWsV
obligado	bHdViJjW
obligatoire	lU
obligatoire$	jGlXsV
obligatorio	jSkIlR
oblige	dTlU
oblige$	bEdSlV
obra	eY
obra en	c]
obra o	eY
obra$	eZ
obrad-	iT
obrador	iT
obras	c[iI
obrer-	aBbEcGh[iGjEmYnDoFtE
obs	iajF
obser-	iZjSpS
observaciones	gEj[
observations	rV
obst	bRh\\iR
obst$	bThSiS
obste-	aWiHjW
obten-	eIj]
obviously not	iHrX
obviously$	gShUjXrH
obvs	hYlI
obvs$	hZkJ
occ	iIm[
occas-	bIcSeSfRjE
occasional	fXiVnU
ochen-	mS
ochenta	mS
ocho	fSmWoU
ocho a	f\\mF
ocho semanas	eWnW
ocho y	f\\
ocho$	fUhHrZ
oct	o^
oct 00	eY
oct$	iToY
oct-a-	eToWpJ
oct-april	eToWpJ
oct-m-	cGeIfZhHjHmGnIoV
octav-	fGh[
octob-	fS
october	cSfS
october$	cT
octobre	oS
octobre$	oW
octub-	oZ
octubre	cT
octubre a	eS
octubre$	cVoS
ocupa-	mS
ocupacional	mT
od	eYiIjU
od$	eWiIjV
odd	fZ
odd run	jTnZ
odenw-	cUnX
odenwald	cUnX
odenwald$	cUnX
oder	j^
oder 00	eYfSgD
oder 000	eZqWtJ
oder arabisch	j?l\\
oder auto	jInZ
oder bachelor	cFjYlG
oder bereit	aJjV
oder bereitschaft	jW
oder e	fHg^jD
oder ein	aZbG
oder eine	aXkZmJ
oder einen	a^tH
oder elektriker	jTrV
oder englisch	i[jIkB
oder gleichwertig	jV
oder in	kS
oder kaufm	jZ
oder kurz	jT
oder mechatroniker	sS
oder meister	jZ
oder nach	oW
oder polnisch	kW
oder portugiesisch	jT
oder praxis	jS
oder python	jS
oder vergleichbar	gGjR
oder vier	fX
oder$	eStY
odett-	mW
odette	mW
odette$	mX
odile	bRmSoU
odile$	mV
odont-	aWbVcI
odp	a\`bFfEtC
oee	i^jG
of $	hR
of 0	mUoT
of 00	b[m_
of 000	aHc[gFtH
of 2000	eV
of a	pYsS
of all	gYoF
of course	cUhWqX
of data	iY
of eight	bDjIm[
of england	bY
of feb	oUtH
of february	p\\sJ
of five	fRm[pT
of four	iJm]
of her	eSsZ
of hours	fGi]
of house	aShGi\\
of ireland	jR
of it	i^
of june	iHo]
of march	o^
of margin	gV
of month	fFhYiSqV
of my	gTpGsW
of nine	bZmT
of oct	eV
of one	bCiHj^pY
of our	tT
of people	a]bHjTm?
of practice	hIiY
of season	bIeHgWhW
of seven	mU
of shift	i[jG
of six	iFmY
of st	bSpZ
of staff	a\\mC
of that	lVqW
of them	a[rTsI
of these	sUtU
of those	dVjJkY
of three	bTiRmW
of two	fUmT
of us	bgm]
of which	bTdTgJhS
of whom	hImY
of you	mS
of your	g\\i>jV
of £	bXiI
of €	fA
of$	tT
ofeli-	cImVpR
ofelia	cImVpR
ofen	hRiTpH
ofert-	pX
oferta	bIpY
off	fZ
off 0	fXhHqS
off en	fZjJ
off in	bUfV
off mon	fT
off on	fUoWpEsV
off the	cTq[rH
off to	q[
off with	qW
off £	kIqSsZ
off$	f\\hT
off-s-	fS
off-season	fS
offen	iIoWq_
offen$	qZ
offen-	jT
offenbach	bV
offenbach$	bW
offenders	i\\rS
offentlich	pUqU
offentlich$	pX
offer	gYhDq]
offer$	pXqU
offer-	hV
offers	i\\
offert	hZ
offert$	h[
offi--	hW
offi-jahreskarte$	hU
offi-ticket	gJhU
offi-ticket$	hV
office 0	d\\
office 000	aIjYsS
office days	dZfU
office in	bGcUdShI
office is	c^jT
office manager	i[jG
office rest	dFm\\
office up	sX
office$	cUpU
officer	aU
officer (	eR
officer$	a[iI
officers	aSbW
officers$	bV
offices	bXcR
offices$	cZdFjJkIqI
offiz-	aY
offiziell	aTqU
offli-	bJi_jV
offline-first	bIiZ
offnu-	fZ
offnungszeiten	fY
offre	rGtZ
offs	bChZ
offs$	bCh[iIjInI
offse-	a[
offset	bS
offset$	aX
offsh-	nT
offshore	nT
offshore$	aYbGjGk[nGpJ
offsi-	d\\fIhHiVjEmT
oficial	gY
oficial de	aU
oficial jardinero	bT
oficial$	a^iR
oficiales	aWmX
oficiales de	aXbRmD
oficiales$	eHiHjIm^nI
oficina	cRdW
oficina 0	dW
oficina de	cIiTpY
oficina$	bHdX
oficinas	bX
oficinas$	b^
oficio$	aRiJjS
often	bZ
ogk	iT
ogk$	iV
oguk	jY
oh	bGcRfGgGiHlHmHpUqSrRtF
ohio	j^rT
ohne	j\\rXsS
ohne "	rX
ohne limit	h[
ohne zu	jT
oil	iYjS
oilsk-	hY
oilskins	hY
oilskins$	hX
ojala	kesU
ojala con	sW
ojala$	cFk]
ojo	bIfBiBj_qZ
ojo$	q_
ojv	jY
ok	lV
ok so	tV
ok with	iIj^tB
ok$	eGfWiGjSlT
okay	iGlUt\\
okay$	lZtY
okoro	m_
okt	eIf\\gRmFoG
oktob-	fRoV
oktober	oW
oktober$	oV
okume-	aFbZfCiXjI
old	sW
old town	aEc_
old$	bXiS
olden-	cX
oldenburg	cT
older	jSlEs\\
older$	iY
oldha-	sR
oldham	sR
oldham$	sV
ole	pV
ole$	mSpS
olen	iY
olen$	iX
oliva-	bU
olivar	bU
olivi-	cTpS
olpe	c\`
olpe$	aHbGc[tJ
olymp-	b_mD
omara-	cY
omarama	cY
omas	gIiBjasU
omnib-	jW
omnibus	cUiJjX
on /	fU
on 0	fU
on 00	f\\gSiFoHqW
on 000	bTqH
on air	fVqR
on at	fXjW
on b	hR
on board	fU
on call	f[mU
on cherche	tR
on duty	hU
on each	iY
on embauche	aIbTtU
on en	hHjAka
on est	b]
on fait	bY
on farm	hXiW
on ferme	q[
on foot	ib
on four	fY
on friday	q]
on fridays	bW
on it	jYoIpDq^rEtJ
on l'a	kSqS
on lake	cWnUqD
on linkedin	rUtZ
on monday	fY
on mondays	i_sH
on n'en	q[
on ne	fRkXlJqS
on oak	iS
on one	cJpZ
on our	bZcJlW
on ouvre	tR
on paper	pHq\\
on phone	fStR
on phones	mY
on prefere	f]
on request	bZiH
on reste	f^hH
on roll	bT
on s'en	l\`
on saturdays	bGfIhIi^lGqE
on se	sVt[
on shift	h^jJ
on site	dVfGhU
on teams	aS
on test	hU
on thursdays	bVc[fHhW
on time	i^
on top	gZ
on tourne	cTqR
on tuesdays	cIdVgGiS
on two	iX
on us	l[pW
on verra	gRsY
on veut	dViIqFsXtS
on wednesdays	pX
on your	fFhYiIjZ
on$	f[
on-ca-	fW
on-call	fVgS
on-call shared	fS
on-call week	fHgX
on-si-	hSiX
on-site	hSiX
on-th-	jRmU
onbep-	e_jGmH
onboa-	iXqItV
onboarding	iXqItV
onboarding$	iS
once	nS
once a	iTjCnV
once in	iZ
once$	gDlVnZ
oncol-	aRbVgT
oncology	aVgU
onda	c[t\\
onda$	c^tS
one 0	iJo\\
one 00	fW
one :	bX
one a	aIcIfGjImJpWrZ
one anchor	dX
one and	fThF
one at	aViIpV
one child	hX
one day	cSd[
one evening	fZ
one full	fXjX
one hundred	gT
one in	cRfW
one is	nTq^
one late	fU
one more	cGeIjRt[
one of	sR
one off	fX
one other	aHm\\
one page	rX
one paid	bJfHgIhDiHlJm[pT
one paragraph	iHr_tE
one pdf	cIpZ
one sat	fZ
one saturday	f^
one sunday	f[nJ
one was	s^
one week	fViIn[
one weekend	fY
one winter	hV
one with	satH
one year	eb
one's	iSqX
one-b-	hY
one-bed	hY
one-o-	iT
one-offs	iT
ones	iVsU
ones 0	b[
ones$	i[j[lG
ong	bcjJ
ong de	bX
ong medicale	bX
ongoi-	eX
ongoing	eX
ongoing$	e_
onko	aTbVcG
onko$	aUbTcG
onlin-	pY
online	pW
online$	jY
only	s]
only for	gZlU
only if	fUqR
only in	rW
only no	lXmIpU
only via	pTrS
only$	qV
onsit-	cGdT
onsite	cGdT
onsite$	bSiH
ont	s]
ontar-	dVeT
ontario	dVeT
ontario$	dWeS
onwar-	oV
onwards	oV
onwards$	oV
onze	oV
oo	gUjW
oo$	bHcZiH
oom	iEjFm\`sB
ooona	j[
oos /	jU
op	aWiZ
op$	aZiVjV
opa	bTsZ
opcio-	cIfShIkX
opcional	cIfShIkX
opcional$	cGdShIiIkZtI
open	eSiT
open a	bU
open at	bDfYq[
open end	eWf\\iB
open$	aIcFeGgHhJjEk^lJnJoIpIqSrDsGtC
open--	eYiV
open-ended	bJe\\
open-ended$	eV
opene-	bTlUqH
opened	bTlUqH
openi-	iToStS
opening	oTtT
opening$	fXiSjI
openl-	gZjR
opens	iSqX
opera	jXqW
opera cloud	jX
opera pms	jY
opera$	bV
opera-	aU
operacion	kVqZ
operaciones	p\\
operaciones$	iGpX
operador	bSjY
operador de	cW
operador harvester	aYbDqT
operadora	aIbVgJpIrX
operadores	m[
operadores de	aT
operadores$	m]
operarias	aTbJiCm_tI
operario	aT
operario de	aT
operarios	aUbW
operarios$	aSb[
operateur	aUpI
operateurs	aZmR
operateurs$	iImV
operating	bIgViGtW
operations	aYiIqH
operations$	aViItG
operative	aTjUrS
operatives	aZiIsT
operatives$	aV
operator	bW
operator 0	bV
operator$	bZ
operators	iSkV
operators$	iWkZmG
opex	bIia
opex$	bIi[
ophta-	aIbU
opini-	kUqR
opinion	kUqR
ops	mU
ops mgr	mV
ops$	bXlFmXpS
optic-	gEhX
optical	jW
optical assistant	bR
opticien	aX
optico-optometrista	aV
optik	bVfIs\`
optik-	aYcJ
optim-	a>i^jFk[
optio-	fThSlR
option	eYgHh\\jF
optional	f\\jDkWl[
optional plus	kW
optional$	iBjJkZlV
options	fHg\\jU
options$	g]hIi?jX
optom	a]
optom$	aZ
opus	b]
opus 000	b\\jI
or	j_
or "	sR
or 0	fX
or 00	f\`sT
or 000	bEhBjUk[
or 0000	eSfZgI
or a	aWkX
or an	kT
or arabic	iTjCkX
or as	eHoS
or at	jFs]
or better	j\\
or cm	jX
or commercial	bGlX
or compact	jW
or comparable	jU
or d	kU
or do	iGlX
or drop	pR
or dutch	j\\kJ
or email	hJ
or english	jFp_
or equal	jY
or equiv	jS
or five	dAe^fGgCiJnY
or from	cIdZjI
or get	j_
or go	j\`kC
or good	b@j\\pJ
or horticulture	jZ
or ireland	cXdH
or it	iSjHkU
or l	jEk]lG
or letter	pZ
or manufacturing	jY
or ms	jX
or over	fEjY
or polish	iHk\\
or python	j[kJ
or remote	cS
or ring	pX
or romanian	jEpJsT
or russian	kY
or she	iWjGkU
or so	jY
or the	jUsR
or thereabouts	fHgUjItT
or to	jY
or we	j\`
or will	jYlE
or working	j[
or £	gFh\`jCnH
or$	cUkU
ora	a>cHtb
oracle$	jX
oral	iTjRpU
oral histories	iYsH
oral$	a[bIiWj@pT
orcha-	bXcChEiIm]
orche-	aWbXcHiItJ
orden	bSeUjT
orden$	bXeHjY
orden-	lZ
ordenado	iFjVlZ
ordenes	iZmW
ordenes$	hJmW
order	bRi\`
order book	bZ
order$	iUtR
order-	i_
ordering	iY
ordering$	i[
orders	i[
orders$	aJi^jJ
ordi	dEh[
ordi$	hY
ordin-	bSjS
ordinary	iHjY
ordnu-	bViI
ordnung	bViI
ordnung$	bViI
organ	iTkZ
organ-	aVbUfR
organic	bZhU
organiser	aZhEjR
organiser$	aX
organisieren	iW
organisieren$	iW
organist$	aU
organizas	f[iHjHtH
orgel-	f>gHi_
orien-	i\\oS
orientation	iToZ
orientation$	fIi[jI
orige-	gSiJjSrV
origen	gSiJjSrV
origen$	gUiJjTrS
origi-	g_pU
original	bXpU
original$	bXpU
originals	iFpY
originals$	pT
orlea-	c\`iF
orleans	cW
orleans$	cW
oro	bSiIjTkX
oro$	bTiHjV
ort	cSdY
ort$	bViUjIpU
orten	bVcGiT
orten$	iU
ortho	iRjU
ortho$	iSjZ
ortho-	gJjRk[mT
orthographe	jX
ortop-	aGbIcCfJi[jEk[mI
ortot-	j]
ortst-	iTnV
ortstermine	iSnY
os	jT
os 00	jX
os$	iSjW
oscar	m\\
oscil-	j\`
osciloscopio	j\\
oscp	aGkW
oscp$	aGkW
osde	gVhW
osde 000	gFh]
osha	jTkW
osha 00	jTkW
oslo	cHdWiVjIqS
oslo$	cGdViVlJpI
osnab-	bIca
osnabruck$	cS
osorn-	nV
osorno	nV
osorno$	iJkJnU
ost	cY
ost$	cZ
osten-	cX
ostend	cX
ostend$	cX
oster-	oT
ostern	fSoV
ostern$	fGo[
osterreich	cInYsW
osteu-	hJiRsX
ostre-	aS
ostse-	hYjIkW
ostsee	fJhSjGkX
oswes-	cX
oswestry	cX
oswestry$	cU
ot	fZgY
ot 0	fHgWnHpY
ot after	f[hFjF
ot$	aZ
ota	aTbFiZmY
otdr	iTjV
ote	gbhE
ote 00	gT
other	m]
other two	mV
other$	dSeWjS
others	fIm[sU
others$	bIjUm\\sG
otherwise	dSeR
otherwise$	bRdHr]
otis	kSmT
otis /	bUjI
otono	aGiIo\\qS
otono$	o\\
otp	gEh\\jT
otp$	gFh^iIjC
otra	jTmWqV
otras	bVmS
otro	fRjT
otro no	fUkH
otro$	aVfX
otros	aJbImU
ots	dIeFfGiFlZm_
ots$	fGlJm[
otter	hDiHk\\p\\rE
ottilie$	m]pC
ou	jZ
ou 0	gT
ou 00	dEec
ou a	iSnV
ou allemand	lX
ou arabe	kV
ou bac	jX
ou bpjeps	jT
ou bts	iFj\\
ou cap	j[
ou cfc	a\\jA
ou elle	i[
ou en	jV
ou engagement	jX
ou equivalent	jS
ou la	kSpS
ou licence	jY
ou master	jXtF
ou technicien	aV
ou un	ab
ou une	a_
ou vecu	j\\
ou$	iG
oui	hSsFtX
oui$	aHhUjUkU
our	tT
our box	tY
our own	bWiHpH
our$	cFmHtY
ouren-	cW
ourense	cW
ourense$	cW
ours	bUcIe\\jJ
ours$	cIe\\pJ
out 0	nZ
out 00	bTjI
out after	fGi\\oA
out at	bDc^jE
out by	fZgJiJ
out from	cVqV
out in	bTiV
out of	cT
out the	aIiVtW
out to	c^dJnH
out$	f[iS
out-o-	fUiR
out-of-hours	fUiR
outco-	iWjCpJqX
outdo-	iY
outdoors	jS
outer	g\\
outfi-	b^
outfield	cHi]
outfit	b[
outfit$	bX
outgo-	oYqT
outgoing	oYqT
outil-	hX
outillage	h]iF
outils	gT
outin-	bHcFi]
outings	iS
outings$	iS
outpu-	iR
output	iR
output bonus	gWiH
outre-	cTnT
outreach	iTnU
outside in	lV
outside$	nTpWsZ
outso-	eXiVjIkHtJ
outsourcing	eZiHrJ
outst-	b[jJ
outstanding	b[jJ
outstanding$	bX
ouver-	bT
ouvert	aVfTlU
ouvert le	fZ
ouvert$	q\\
ouverte	bViHqY
ouverte en	pJqW
ouverte$	bViHqS
ouverture	iXoT
ouverture 0	fVgI
ouverture de	cJoY
ouvertures	bYeH
ouvre	fWtV
ouvre un	tV
ouvre$	cHtX
ouvri-	a\\
ouvrier	aZ
ouvriers	aW
ov	aVnY
ov$	aWcHnR
oven	iUkW
ovens	i[
over 0	bTfZgI
over 00	iUs\\
over a	qb
over plan	g]hHiD
over target	g^iG
over the	qW
over to	i]
over £	bYgIiS
over$	fWjY
overa-	hXiH
overd-	qS
overdue	qS
overh-	idjFtF
overl-	jZ
overlap	fUoW
overlap$	oV
overlock	aWjS
overlock$	jW
overn-	fIgUnW
overnight	cSfIgYnW
overnight$	aXcHgRiUnEtH
overs-	aZiT
oversight	i[
oversight$	iZ
overt-	gZ
overtime	gZ
overtime$	iT
ovied-	bIcRnX
oviedo	bIcRnX
ovs	a\\bWhGiFjH
ow	cViWjI
owls	aIbWfFgFiHjZmI
owls$	aIbWfFgFiHjZmI
own	jZ
own car	hHlUn[
own hand	jR
own horse	bJhZ
own kids	hWjDsV
own licence	iYjB
own phone	b\\hIiHjTpI
own rods	jW
own shears	jT
own the	i\`
own tools	l[
own transport	lV
own visa	eEhGjUl]pD
own$	nW
owned	bd
owned by	bX
owned$	b\`iH
owner	m^
owner$	aHb_hGiDjU
owner's	qWs[
owner-	bYqW
owners	bUcSpGqT
owners$	cYrF
owns	fImWpGq[
owsi	aWjT
owsi$	aZjT
oxbri-	bHcFeJfGiBjGmJnHoJpIs]
oxige-	iY
oxigeno	iY
oxyge-	jW
oxygen	jW
oxygen$	jY
oye	t\\
oyonn-	cV
oyonnax	cV
oz	lY
p &	hR
p +	gEhWjU
p /	eShTmH
p 0	aRfTgYjGkS
p 00	cIgShT
p a	bInT
p m	pV
p$	bXgT
p-sch-	jX
p-schein	jX
p-schein$	jU
p.a	bXhWiB
p.a$	bW
p.m	f]hFjJoDtI
p.m$	gY
pa 0	jb
pa to	aTmT
pa$	nR
paar	hUtS
paar$	rTsR
pablo	mXqTsE
pace	iRj[mE
pacht-	aUbHeU
pachtvertrag	eViT
pacie-	jS
paciencia	jY
paciencia$	qU
pacientes	iVqHrGsV
pacientes por	iV
pacin-	iW
pacing	iW
pack	gBh\\iT
pack$	iVsZ
packa-	bSgR
package	gV
packaging	bTgIhW
packaging to	bDgGh^iH
packaging$	bV
packer	aS
packer$	aV
packers	bS
packers$	bUiT
packi-	bRhHmS
packing	aRbS
packing$	aUbThIjHqT
packs	i\`jJmE
packs$	i]
paco	aIt[
pacs	aWcIi[jE
pacta-	hSqW
pactado	hSqW
pacu	eHiUlU
pad	fFhSiXjTtJ
padag-	aUbIlU
padagogische	aRlV
pader-	c[
paderborn$	cR
padi	bZjU
padi$	aRbS
padre	bUhGiImc
padre$	kWmU
padre-	hS
padres	hS
padres$	hZ
pads	i]
paedi-	kTsF
paediatric	kTsF
paeds	i]jCkUlE
paga	gbhF
paga a	g[hEiI
pagad-	hU
pagada	gT
pagada$	gThT
pagadas	fVhV
pagado	hSkT
pagado$	hWjGkWpR
pagados	iFnU
pagam-	hXjI
pagamos	hXjI
pagan	fUgU
pagas	e\\gXiH
pagas$	gd
page	pUqVrY
page$	iHpTrY
pager	fTkG
pages	iRp_
pages$	pZ
pagin-	iZjHrY
pagina	rZ
pagina$	rU
pago	gUhR
pago delegado	gZ
pago$	iVkS
pagos	aWgV
pagos$	a[dJfIhRmE
paid	gVh_
paid 0	bCcJfHgEhCjGnXpY
paid 00	hUpH
paid at	f[hH
paid by	bVeIjHla
paid every	aJg^hAiI
paid extra	f\\
paid half	iIp_
paid social	aZbDhDi_pJ
paid weekly	gYiG
paid$	gRhZjDpV
paie	gTqR
paiem-	iW
paiement	iW
paiement$	iY
paill-	iU
paint	iX
paint$	iZ
paint-	cZiS
painter	iTjW
painter$	cIgIiS
painting	i_kS
painting$	aHkW
paints	bUiH
paints$	aRbViF
pair	mX
pair$	cJm[pD
pair--	cHeHfGhHiDjIk_pWrJ
pairi-	kTp[
pairing	gHiHp]
pairs	aHm\\nIpI
paisa-	cIs\`
paise-	bV
paises	bV
paisl-	nT
paisley	nT
paisley$	nU
paix	cXqT
paix$	cXqT
pala	aV
pala$	aR
palab-	rY
palabra	gRqSrS
palabra$	fIpTqY
palabras	rX
palabras$	bIrY
palac-	cW
palace	bTqT
palace$	bZcH
palat-	iTlT
palate	lU
palef-	mT
palefrenier	mT
palefrenier$	aRmT
palen-	cV
palencia	cY
palencia$	cW
palenque	bUhIiU
paleo-	jX
paleographie	jY
paleographie$	jY
paler-	iR
palermo	iR
palermo$	gT
palet-	iX
palle-	bVmJ
pallet	bZmG
pallets	iW
pallets$	iY
palli-	aZcGjDk\\
palliative	jDk]
palma	cW
palma$	cX
palma-	bIc_
palmas	iR
palmas$	iR
palos	bTf>g^iGjF
palos de	bU
pam	aZiCjAqWsItR
pampl-	c]
pan	gVhUiJpSqU
panad-	aX
panadero	aU
panadero de	aV
panadero$	aV
panam-	bIcYfSsX
panama	fX
panel	p[
panel$	bVmY
panel-	bUiU
panels	iW
panels +	iT
panels$	i^
panic-	aJbHh\\iImTqT
panie-	gZ
panier	gShT
panier 00	gU
panier repas	gHhW
panier$	gZ
paniers	gX
paniers$	gV
panne-	bWh[
panneaux	bZcJ
pans	iZjU
panse-	hFjRm[pH
pansements	jT
panta-	hRiW
pantalla	hYjS
panto	aTbV
panto-	iZjSkFpFrW
pantone	iZjUpG
papa	qVsY
papas	jIkW
papas$	jIkV
papel	iWqS
papel-	bTjUqT
papeles	jWlT
papeles en	jRlFpS
papeletas	eUjZ
paper	aGbTkUpT
paper$	aDkWqStS
paper-	iY
papers	iSlW
papers and	jFlX
papers$	iZjW
paperwork	hSiU
paperwork$	jI
papie-	bX
papier	dXiRjG
papier$	dXiC
papiers	dIiZ
paque-	oS
paques	fToTqS
paques$	fRoZ
paquete	gSiS
par 0	bHeHg\\
par an	dRgHhW
par deux	bW
par jour	bBg]iS
par la	hViEmS
par le	iFpW
par mois	fYiVjJnT
par nous	hbiI
par quinzaine	hX
par trimestre	fZ
par$	cIdRhStV
para	bS
para :	bStU
para arriba	fFjZsY
para casa	dIjEkZ
para dos	h_
para el	a]hR
para la	aUhX
para las	bGhHiHjFn]sZ
para leer	dVjS
para mayores	b[
para que	sU
para ti	gRhU
para una	bSiDpZ
para$	bJtZ
parad-	eIfRnY
paradas	fUiU
paraf-	i[
parag-	r]tR
parage	iX
parage$	iV
paragraph	iIrWtW
paragraph$	iGtY
parai-	cViX
paral-	aRmV
paralegal	aUkS
paralegal$	a_
parallelklasse	m^
param-	a\\cGiW
parap-	aW
paraplanner	aW
paraplanner$	aV
parc	f@h[i\\
parce	sUtU
parce-	bV
parcel	bYcF
parcels	bRiS
parcels$	bR
parci-	aIe^
parcial	aIe^
parcial de	eR
parcial$	eX
parcs	bUdJh^o@
pardo-	cGkSqVrZtD
pardot	iTkU
parec-	jX
parecido	jX
parecido$	jX
parej-	iHjJm\\sR
parent$	aZbZhJiCjIkJ
parental	e\`hS
parental leave	eYhJoSqI
parental top-up	hW
parental$	eThViI
parentale	bXhB
parents$	hVjTqRrS
parfa-	kXlS
parfait	kXlS
parfait$	kTlRoS
parfo-	fUhRiS
parfois	fUhRiS
parfois$	fTiU
paric-	cFiVjJoY
paris	cUnS
paris 0	cUnS
paris 00	cX
paris$	cIeImTqU
paris-	bSsU
parish	pR
parish$	b]iFjIsI
parishes	aHbV
parishes$	aFbY
parisienne	bSqZ
parit-	gWi[
park	c]hYtJ
park$	cZhS
parke-	hU
parken	bJcShW
parkh-	bBh^pEsI
parki-	h]
parking	h\`qR
parking p	aJhUpS
parkinson	bScIiZ
parkinson$	aIi]sJ
parkp-	cJhR
parkplatz	cIhR
parkplatz$	cIhX
parla	cZ
parla$	cZ
parle	lUpGqV
parle$	lZrC
parle-	pIqSrR
parlementaire	cZjJ
parlementaire$	aScYjJ
parler	qWrT
parles	bIjZkEqT
parli-	dVpV
parliament	dVjIpV
parlo-	aHfAi\`mJ
paro	oX
paro de	oT
paro$	oVsT
paroi-	bW
paroisse	aJbZ
parqu-	aJc^mR
parque	aIc\`mR
parque industrial	aGcX
parque patricios	aI
parra-	dJgYhEiFr^
parri-	bYhR
parrilla	aDb[hT
parro-	iCjV
parroco	mVsT
parroquia	bV
parroquia de	aIb\\cE
part 00	dIfZgHhGiEjZrJ
part 000	gHjXkHlW
part iii	aJj^
part le	iYoZsJ
part of	gEi\`lF
part time	aTe^
part timers	mW
part$	g[
part-time	eSfVqS
part-time$	bHeWqT
part-timers	iWmV
part-timers$	iSmZ
parta-	bJcUgX
partage	bFcYfSgYi?pJ
partagee	hJiTsY
partages	aHgSiS
parte	g[oX
parte de	gX
parte diario	iZ
parte en	oW
parte$	bFcEg[iGjHpIqI
parte-	lYsR
partes	gU
partes de	iY
participacion	g]iF
participation	gUh[
participation$	h]
particuliers	aWbEiWsI
particuliers$	aTbDiU
partida	f]iH
partida$	bJcIf\\iG
partido	c]f[iH
partido$	f\`iF
partidos	bIi\\
partie	iS
partie$	iYpG
partiel	aReU
partiel$	aV
parties	i\\
parties$	iU
partir de	tW
partituras	iU
partn-	hU
partner dr	mV
partner$	aTbViVj<mF
partners	bUfIsR
partners$	b^mJ
parto-	nW
partos	iZ
partos$	i[
partout	hSiCnYrR
partout$	hRrU
parts	hW
parts$	nR
party	iZjTpG
party$	eWjX
pas	lRsW
pas "	rW
pas au	qVs^
pas besoin	l^tI
pas craindre	jZqJ
pas de	s\\
pas encore	qW
pas exige	jDl[
pas indispensable	jAl]
pas le	rV
pas necessaire	jFkYlW
pas obligatoire	l[
pas plus	dVf[kDrR
pas trop	r^
pas un	q[rSsW
pas vous	j^qH
pas$	q]sS
pasa	pZ
pasa por	hSpW
pasad-	iToSrS
pasado	gToUrW
pasado$	bVgRiF
pasaj-	bSgVhV
pasaje	nU
pasajes	hY
pasan-	jUmU
pasante	jSmW
pasar	jV
pasat-	iGmIpZqJ
pasate	iGmIpZqJ
pasco	c]
pasco$	c]
pase	hZjSsU
pase de	jJs_
paseo	iX
paso	aIjIkUmXtT
pass	h\`
pass +	jInY
pass 0	hW
pass first	gUhYjEsG
pass for	hR
pass$	hZ
passa-	qS
passage	cViIkUoV
passage de	cYiDoYqI
passage en	kZ
passages	hW
passar	iT
passau$	aI
passe	fGqU
passe$	gSiX
passed	hRjTlJ
passed the	kS
passed$	gFhYqT
passen	iIs\\
passen$	iHrSsW
passenger	hZ
passeport	eJpHsY
passer	bJp^
passer a	jHpU
passer au	gGpZ
passer dans	iIjZ
passer$	iIj[
passes	hX
passes for	bDh]
passi-	aJrX
passing	bHiSrDsY
passionate	rZ
passionate "	qU
passp-	pWsV
passport	jSpSsY
passport$	cGjGsY
passports	pT
passports$	pT
passt	hEj?kYr[sT
passw-	cDid
past	fUjBkYlVsW
past 00	gX
past$	jHkXl@sS
paste-	jV
pasteleria	aYbWiGmE
pastelero	aXbH
pasti-	iUtV
pastor	mS
pastor$	kIsUtU
pastoral	bTiX
pastr-	iSkV
pastry	iSkV
pastry chef	aWsRtI
pat	gHhXiWjIqR
pat$	i[
patch	c\\jH
patch$	nT
patch-	cJi\\
patching	iR
patching$	i[
paten-	iUlS
patent	iXlU
pater-	cJgXhSjHqG
pates	iY
path	iT
patho-	i[
pathology	kUqV
patience	j[
patience with	kT
patient	aDbSfU
patient$	jY
patienten	iUrV
patienten nach	iW
patienten$	bIiYrW
patientinnen	bUi@mIpHr]sI
patients	b[rS
patients$	bWiW
patin-	hW
patio	bIc\\sT
patio$	iV
patis-	aVmY
patissier	aVmY
patissier$	mY
patri-	iGjZoW
patricios	aI
patricios$	cS
patro-	iU
patrols	i\\
patrols$	iV
patron	iImU
patron de	aUkU
patron$	jZ
patronal	qU
patronal$	qU
patronato	aIqItZ
patronne	mVpI
patte-	fR
patter	i[
patter$	iVlS
pattern	fW
pattern$	fYjS
patty	jDmZqV
patty$	jCm[pG
pau	c\\
pau$	c\\
paul	fXqYtX
pauli	cU
pauli-	aFbGcVtV
pausc-	aAcHe]fUgVhBiD
pauschal	fHg]
pause	f_iI
pause-	bIfUiW
pauses	f\\
pauta	i^
paw	hGpZ
pax	bWhGiUmT
pax$	aIbWgTiGmS
pay	gU
pay $	pU
pay :	qZtF
pay after	eZhH
pay for	hZjIkGlUsH
pay the	gEhYnR
pay £	ga
pay$	gSlSqT
paye	eYh_lS
paye par	hZ
paye$	eSgT
payee	h\`pV
payee a	gY
payee$	fThV
payee-	hRnV
payees	hRnV
payees$	fTnY
payer-	cV
payerne	cV
payerne$	cW
payes	fRh]iEnR
payes$	fShTiInT
payin-	iZ
paying	iZ
paying$	iV
paylo-	kGpU
paylocity	kGpU
payme-	aS
payment	gJiYqT
payments	aUbS
payments$	aGbZgViD
payroll$	aS
pays	hSkXqTsW
pays 00	gJhTmHnHq[
pays$	bZsY
paysa-	bZcC
paysagiste	aU
paysagiste$	aX
paysl-	bGiXpY
pb	aJjTkX
pb 000	aHbVjU
pbs	cHj^lG
pc	iU
pc$	iUjT
pca	bVgSjI
pcc	iStR
pch	jY
pci	icjEkG
pcm	jV
pcn	bTiUjT
pcr	i\`jH
pcr$	i]jGkJ
pcs	i]
pcs$	iZ
pcv	lU
pd	aTbRjW
pd 0	j\`
pd$	aXbRcIhSiIjHmR
pda	iY
pda$	cJiXjI
pdf	pf
pdf 00	pS
pdf max	hJ
pdf$	iTpY
pdl	cRmU
pdl$	mXtS
pdt	bIfTgIiZjH
pe	aV
peace	aGbHcTjZ
peace-	kU
peaje-	hX
peajes	hX
peajes y	hU
peak	fZiVmV
peak$	bFfRiVm[
peaks	aEb^fZhDiF
peaks$	bWf[hEiH
peas	i]
peas$	i]
peche-	iT
pedag-	j]
pedago	iY
pedagogique$	jU
pedal-	p[rFtE
pedan-	cW
pedanias	cW
pedanias$	cS
pedia-	f=hDiDjIkYm\`
pediatria	jJk\\mGpI
pedid-	iX
pedidos	iS
pedidos de	iW
pedidos$	iS
pedim-	iJjWlV
pedimos	lW
pedimos titulo	jT
pedir	iCk\\qT
peds	i]
pee	h^iFj@pFsU
peer	aViU
peers	mZ
peers 0	mZ
pega	qU
peine	cUlZ
peine$	cUjHlZ
peine-	aGiU
peines	aGiU
peint-	aX
peintre	a[
peintre$	aW
peinture	i[
peinture$	iZ
pelad-	bEsa
pelado	qZ
pelea-	hD
pelear	hIjSkI
pelle-	i]
peluq-	a\\
peluquera	aV
peluquera canina	aS
peluqueria	a[bTtG
pelvi-	i_
pen	aRjW
penal-	bXcIgZhCjI
penales	pSsR
penales$	pTsR
penan-	bRcU
penang	bRcU
penang$	bWiI
penda-	jTrR
pendant	jTrR
pendant les	iW
pende-	n\\qJ
pendeln	nX
pendi-	qZ
pending	jRqXsJ
pending$	jUqSsI
penic-	aJbGcadHiS
penri-	cS
penrith	cS
penrith$	cU
pens	cTi\\
pens$	bDcXiU
pensa-	kIl]nHqFtS
pensando	sW
pense	iFqf
pensi-	hY
pension	hZ
pension (	h]iI
pension 0	hS
pension 00	gZ
pension if	hU
pension plan	hW
pension$	h[
pensioner	i\\
pensiones	gEhZ
pensionskasse	hY
pensu-	fWgE
pensum	fWgE
pente-	a[bCcAhIiIjGo^pEtH
penza-	cX
penzance	cX
penzance$	cX
peon	aW
peone-	mT
peones	mT
people 0	qR
people :	tW
people in	i\\rR
people$	bTjV
pep	aUiX
pep$	aViV
pepin-	bW
pepiniere	b\\
pepiniere de	bY
peque-	eXiWjH
pequenas	i\\
pequenos	s^
peques	fJi\\mS
peques$	bYiEmZ
per	gY
per 0	o[
per cent	fHhZ
per day	gSiT
per diem	gVhS
per mail	hSpX
per month	fTgJkJnZ
per night	bImY
per pass	g\\hC
per post	pU
per quarter	aHfXgBhZjGnHpE
per rig	m^
per video	pT
per wedding	gV
per week	gV
per year	f?iTn^
per$	hT
perce-	gShS
percent	gShS
percent bonus	g\\
percent of	gdhHiH
percent$	gDhXi[
perd	q\\
perdi-	qZ
perdo-	qT
perdon$	jWqG
perdona	qV
peren-	aGcHe\\iHqW
perf	a=md
perf$	aHmZ
perfe-	jTs]
perfect	jWs]
perfect$	iGj\\sD
perfecto	kXsR
perfecto$	kXsR
perfekt	jV
perfekt$	jU
perfi-	rSsT
perfil	gRrTsV
perfiles	iW
perfo-	iS
performance	iEjT
perfu-	aRbTcGmV
perga-	cX
pergamino	cX
pergamino$	cY
perha-	eHiHkToW
perhaps	eHiHkToW
perin-	aDi]kS
perio	bWiS
perio$	bViT
period$	eWgHhVpS
periode	gV
periode d'essai	dU
periode$	g[
periodes	fZ
periodes$	fZ
periodic	iXjI
periodico	tV
periodiques	iR
periodo	dReTrR
periodo de	dTrV
peris-	aX
perit-	aTbXgWiG
perito	aXjUtI
perito$	j[
perks	mIqFt]
perks :	hV
perla-	kS
perm	eh
perm after	eV
perm$	e^
perma-	eY
permanence	fViWjJ
permanences	i\\
permanent	e\\
permanent after	jS
permanent from	eT
permanent$	mW
permanents	mZ
permanents$	mV
permi-	jU
permis	jU
permis c	jIs^
permis de	jW
permis inutile	lU
permis remorque	aJ
permis voiture	jT
permis$	rT
permiso	jU
permiso b	jV
permiso de	aIeTjTlH
permiso$	dV
permisos	iSjR
permisos$	jXsT
permit	jRsU
permit$	hT
permits	i\\
permits$	iX
permitted	gXjGlHrX
permitted$	gWlJrR
permitting	f_hJjE
permitting$	f_hJiHjDpJ
perms	fIhIi[
perms$	iU
perno-	gUiR
pernocta	gUiR
pernocta$	gTiSjH
pero	q\`rT
pero lo	qHtY
pero no	gHkYlFqS
pero que	rU
pero si	j[
pero$	kVlHrTsH
perpe-	mU
perpetua	mU
perra-	aGbXcHiFm\\
perro-	bU
pers	bYhTmS
pers$	bZmV
perso	gZjS
perso$	hTjS
person$	aUtX
persona	aSgI
persona para	aT
persona que	aX
persona$	fVrT
personal	iR
personal care	i\`lH
personal licence	dIkHlZ
personal$	hYmU
personalabteilung	gFqAta
personalburo	p[
personalrabatt	hZ
personalrabatt$	hZ
personalreferent	qW
personalwohnung	gGhYpS
personalzimmer	h[
personas	mU
personas con	sb
personas de	m\\
personas en	jGkZlH
personas sordas	bU
personas$	bVmV
personen	b]
personen$	bZ
personne	bJtV
personnel	gIhU
personnel$	iT
personnes	bSmT
personnes$	bUmV
persons	aYbRiC
persons$	aW
perth	bHcXp\\
perth$	cVfSpS
peru	aHb\\pU
peru$	aGbWpS
perua-	oVqIrFs[
pesad-	aRbTmI
pesada	kU
pesado	aVbXhJiCmH
pescadero	aW
pescado	aJiX
pescado$	iW
pese	pYsS
peso	iT
peso y	iT
pest	aW
pesti-	i]jIkYqH
pesticide	jIk]
pet	aVi]
peter-	cWjS
peterborough	aFcR
peterborough$	cT
petit	bZhUqZrG
petit-	cSiR
petite	aIiRtR
petites	jJ
petits	nS
petits fours	iY
petre-	jY
petrel	jY
petrel$	jX
petri-	iVsT
petro-	hX
petrol	gShR
petrol 0	gYhInH
pets	hYjG
petty	iW
petty cash	iW
petzl	h\\
peu	iUkS
peu de	i]
peu$	jElY
peur	j^
peur du	jZ
peut	lSq\\
peut--	qZ
peut-etre	qZ
peux	qTtV
pf	h\`jJ
pf$	h\\
pfaff	jYlW
pfalz	cU
pfalz$	cU
pfand-	cIiW
pfarr-	cTtE
pfarrei	aIbYiDr\\
pfarrer	bSm]
pferd	bWfJ
pferd$	bWfIgHiJ
pferd-	a\`iTjI
pferde	bSiV
pfing-	fYgHoXqT
pfingsten	fYgHoXqT
pflan-	kZ
pflas-	i\\
pflaster	i\\
pflaster$	iS
pfleg-	aSmS
pflege	lVmHpW
pflege oder	lZ
pflege$	aV
pflegedirektion	mHpVqW
pflegefachkraft	qS
pflegehelferin	iHmY
pflegen	i^
pflegen$	i[
pflic-	jT
pflicht	jXrT
pflicht$	jW
pflichten	gGiX
pg	j[
pg$	iFpU
ph	tT
ph$	gSiZtX
pharm	j]
pharm-	bV
pharma	aTiX
pharma$	aXmF
pharmacist	iV
pharmacist$	aX
pharmacy	lF
phase	aIbZ
phase i	bViS
phase-	hFiXjFk]
phd	l[
phd no	l[
phd or	jU
phd students	bFiUmY
phd$	jGl\\
pheas-	bWcHiT
phili-	bGc[iFpU
philippa	iJpW
phish-	bIiHj]
phoke-	pW
phokeng	pW
phone	hV
phone 0	fUiT
phone on	fVhHiHjXlGrT
phone one	fWgH
phone$	ha
phones$	lYmR
phosp-	iSjV
photo	rcsW
photo of	iJq[rU
photo$	cGiTjHmGpIrDs^
photo-	kZpU
photographs	pYsW
photography	jFkZ
photos	iT
photos of	iDkIpYrZ
photos$	iTjJ
photoshop	jY
photoshop$	jY
php	iWjJ
php$	iWjI
phras-	rV
phrase	eStU
phrases	kTrV
phrases$	iCjWkTr?
physi-	aU
physical	jY
physically	jUpJsW
physics	jS
physics$	jY
physik	jR
physik$	bIjT
physio	hY
physio$	mU
physios	mZ
physios$	mZ
physique	aSsZ
physique et	iUmJpX
physique$	bWiGsR
phyto	i\\
pi	bGc\\iIjHmV
pia	aCcIiXjFm[
piani-	tT
pianist	tT
piano	aRhSkS
piano technician	aW
piano$	iIk_pJ
piano-	bXjDk[
pianos	bY
pianos$	bTiS
pic	pTrRsS
pic$	iJrXsStJ
picc	cEiY
pichl-	aIiIm\\
pichler	mRpVsJ
pichler$	aJmRpTsI
pick	fUi[
pick up	hUlU
pick$	g]
pick--	hRi[
pick-up	hSiS
pick-up$	h[iE
picke-	aTiWmU
picker	hIsR
picker$	aU
pickers	aWmW
pickers$	a\\iHmR
picki-	iS
picking	iS
picks	i\\
picku-	hU
pico	iTqR
pico$	gHiUsS
pics	pb
pics of	lIpU
pics$	p^
pictu-	iSpUrS
picture	cIiYrU
picture of	rW
picture$	sX
pictures	iDp[
pictures of	iDp[
picu	bGfAhEialEmHpErIsD
pida	i^jI
pide	jJlXmHs[
pide$	jHl[
piden	lVsT
pidie-	bJs\`
pidio	gIq\\
pido	jUlT
pido que	jVlVqF
pie	cUjT
pie diabetico	iR
pie$	cYiBjS
piece	gX
piece bonus	gT
piece rate	iW
piece$	pV
piece-	bS
pieces	bU
pieces$	bU
pied	qX
pied$	iVjHqS
piedr-	bHc]
piedra	cIjV
piedra$	cIiTjS
pier	h[jFpUsF
pierc-	s_
pierr-	hX
pierre	hX
pierre$	hW
piers	mTtZ
piers$	mFpIt\\
piete-	aFcIrGt^
pieza	gWh\\
pieza-	dT
piezas	dT
piezas por	ib
piezo-	i]
pigis-	aJe]
pigiste	aJe]
pigs	bX
piket-	fWgWhH
pikett	fX
pikle-	bW
pikler	bW
pikler$	bZiG
pilar	oYpTtR
pilar$	cRoV
pilat-	iIjIkY
pilates	iIjIkY
piles	bDfDgIhFj\`
pilot	aUk^
pilot$	cEhJiBjVkZmHpI
pilot-	iUm\\
pilotage	bU
pilotage$	bU
pilote	bHiSmW
pilote$	iJmT
pilotes	iU
piloto	a[
pilots	iSlW
pin	jTsS
pin$	jV
ping	hZiEpV
pinneberg$	aI
pint	h[
pinta	gEs\\
pinta$	gBoSsX
pinte-	jRkG
pinterest	jRkG
pinto-	aU
pintor	aU
pints	bEfIhaiH
pintu-	jTkX
pintura	jTkX
pinzg-	nW
pinzgau	nW
pinzgau und	cTgJ
pip	iZ
pip$	dIiW
pipel-	iTjR
pipeline	i[
pipelines	jV
pipelines de	iW
pique-	jDkZ
piquet	fV
piqur-	iSjVqJ
pirma-	cU
pirmasens	cU
pirmasens$	cY
pisad-	iWkW
pisado	iWkW
pisci-	aSb[
piscina	bSiW
piscine	aIbZ
piscines	iS
piscines$	iS
pisco	i_kG
piso	cUhU
piso$	cIdYiV
pisos	aZbVcI
pisos de	iX
pisos$	aTbZcE
pista-	bXmY
piste	iX
piste$	iX
piste-	iTmV
pistenbully	bZmI
pistes	iYnI
pistes$	iXnH
pit	gIiRpX
pit$	iIp[
pitch	bIcZpV
pitch +	aGcWdI
pitch$	bIcXdH
pitch-	i\`jJmJ
pitches	i[mH
pivot	jZ
pizza-	aYfEi\\
pizzabacker	aY
pizzabacker$	aY
pizzaiolo	aW
pizzaiolo$	aX
pizze-	bV
pizzen	iT
pizzen am	bS
pizzero	cS
pkg	h^
pkg$	h^
pl	dTiTjG
pl 0	fUgZ
pl$	c@dViUjFnS
placa	bSdV
placa-	bRjT
placas	bRjT
place :	c]
place$	dVhV
place-	bU
placement	lUtT
placement$	lS
placements	bTeGnV
placements$	bZeDsJ
places	bShViEkT
places$	bVhR
plafo-	hXqU
plafond	hYqV
plage	bVrUsH
plain	jTr]
plain english	iY
plain$	cGrZ
plain-	cXrR
plais-	iZqX
plait	rXsU
plait$	rX
plan	hSiZ
plan 00	bGf]iA
plan and	hTiW
plan b	hUiYjC
plan de	hV
plan the	iW
plan$	hSiWjU
plana	iZjF
planb-	f[gJhFiJjU
planc-	c]gS
plancha	iX
plane-	bWiY
planeacion	iX
planen	bHiRmRqT
planen$	bGiWmW
plani-	eViV
planificacion	jHkZ
planilla	eYgT
planilla de	eEi[
planilla$	dGgY
planillas	i[
plank-	iV
planned	i\\
planner	aY
planner$	aXmT
planners	m\\
planners$	m\\
planning with	iT
planning$	aJdReXgSi@pHtV
plannings	mT
plannings$	mV
plano	cXj_
plano$	cFj]
planos$	j[
plans	ih
plans de	iV
plans$	bDi]jSsS
plant	bS
plant head	m]
plant$	aTb_
planta	eV
planta de	aJb\\
planta$	iU
plantas	aHbZ
planted	b\\
plantes	aX
plantes indigenes	bWlJ
plantilla	bTcGfImCtX
plantilla con	cHtZ
plantillas	iRjT
plants	aIbWiJnZ
plants nursery	bW
plants$	bX
planu-	bTiU
planungsburo	aHb[
plaqu-	jIpW
plaque	jHpX
plaques	iU
plaques$	iU
plase-	aGc[
plasencia	aGc[
plast-	b[jHlZ
plasterer	mY
plasterer$	a]
plata	bWcXiIjU
plata$	cUiGjX
plata-	cSjT
plataforma	aJjW
plataforma elevadora	jR
plate	bTj]qG
plate-	iX
plateau	mX
plateau de	cS
plateforme	aHbTcYiH
plates	bUiT
plates$	iY
platform	bEiR
platform$	iUjVkI
plati-	iEjTk[
plating	jWlU
plating$	iXjElX
platinum	bVjRkJ
platt	iIl^
platt-	bIcTiUjUlI
platz	cHeY
platz-	aT
platze	mW
platze$	mV
platzen	bUhT
platzen$	bT
plaue-	cZ
plauen	cZ
plauen$	cW
play	hRiVkTmW
play$	bGhYiTkWmItI
playa$	bSiGmS
playe-	bZkY
player	k\\
playl-	aHgHhIia
plays	jXpU
playw-	i\\jW
playwright	aJjZ
playwright$	bUjT
plaza	aSqV
plaza de	aX
plaza$	cUeS
plaza-	aUbR
plazas	aUbR
plazas$	aWgJ
plazo	eTpX
plazo fijo	eY
plazo$	iW
plazos$	i[
plc	iFjYkT
plc s	kW
plc$	jSkRqU
plda	j\\
plda$	j\\
pleas-	rSsS
please	rT
please :	cIpWsXtH
please don't	q[
please make	tT
please no	sT
please not	mItW
please the	kS
please$	pTsU
plein	cS
plein temps	fWhS
plein$	bUeUgS
pleit-	bW
plent-	iTjS
plenty	iTjS
plenu-	pVqR
plenum	pVqR
pleur-	qWtJ
pleurent	sU
pli	iHjYkF
pliag-	iT
pliage	iT
pliage$	jY
plieg-	iS
pliego	iS
pln	dHg\\
ploer-	cV
ploermel	cV
ploermel$	cT
plomb	i_
plomb-	aVqW
plomo	bUiZ
plong-	b[iHjFkW
plongee	iIjFkZ
plots	jFk[
plots$	jFk[
ploug-	aGbZc[iFjDoGqG
pls	r[sWtS
pls$	rUsT
plug	bHhBiWrZ
pluie	jY
plumb-	aT
plumber	aX
plumber$	aW
plumbers	bYgG
plumbing	iS
plumbing$	iVjT
plume	jWtS
plus 00	g\\
plus a	aGmU
plus car	gWhJiSjI
plus de	rT
plus die	hT
plus one	bEcUhXkD
plus points	iIka
plus sonntag	jR
plus tard	nWpW
plus the	gRiTjJ
plus tot	jJo^pJ
plus two	bVfTgIiBjIm\\
plus £	pS
plus$	kh
plus--	iUjH
pluse-	fSkU
pluses	fSkU
plusp-	kZ
pluspunkt	kZ
pluto-	rSsW
plutot	rSsW
plutot$	sY
plymo-	nU
plymouth	nU
plymouth$	iJnV
plz	bFc]iIjJnW
pm 0	fY
pm 00	fSpV
pm each	gFi[
pm fri	hX
pm friday	pW
pm in	dJjV
pm is	jHm[
pm on	jU
pm to	f\\
pm$	aTiT
pm-mi-	fX
pm-midnight	fX
pme	bU
pmi	h\\
pmi$	cJh]iSjB
pmp	bTkU
pmp$	bVkS
pms	iVjT
pms$	iY
pneum-	iDj]
po	mY
po 0	a\\gSiJmH
po$	bUjDqT
poach-	e\\qV
poaching	e\\qV
poaching$	eZiFlH
poble-	cX
poblenou	cX
poblenou$	cWdJ
pobre	qW
poche	jWkW
poche$	iEjWkW
poco	gIjR
poco de	k[
poco$	jVnGqGsV
pocos	dUfZiIjG
pod	hSm_
pod of	m]
pod$	mX
poda	iXjToU
podad-	c[
podca-	iV
podcast	iV
podol-	aX
podologo	aU
podologo /	aU
poei	gFhIjIl_mH
poeti-	iDrd
poids	aEb]
point	cTgVrT
point 0	g\\tT
point de	bYiGjX
point$	gXhGiRjFsU
pointe	bRf_qF
pointless	lXoS
pointless$	lWoT
points	gRkT
points :	kW
points de	aHbHi^
points for	kX
points$	cXj[
poiss-	aYcIlS
polan-	cVnT
polanco	cRjS
polanco$	cT
poland	bRjInU
poland$	bUcUgHjIn>
polar	bZiT
polar-	h]iFjI
pole	iSnIs[
polic-	kT
police check	jU
police$	kS
polices	iX
policy	kUmHrV
polie-	bJjWkW
polier	jTmV
polig-	cVpV
poligono	c]
polish c	jU
polish or	jIpX
polish$	cIkW
polit-	jWqR
polite	iEjXqS
politics	iVjJrU
politics$	iXjJ
politik	aV
poliz-	hUjT
poliza	hXjU
polizas	bRgG
polni-	iSjJrU
polnisch	iTrW
polnisch$	rS
polo	aJbShXiR
polo$	h\\
polon-	lGsY
polonais	lGsY
polonais$	lHsX
polst-	aTlU
polsterer	lV
polte-	cUqY
polten	cUqY
polten$	cS
poly	lZpR
polym-	cJsS
polymechaniker	cIsV
polyv-	a[
polyvalent	a[
pompe-	bT
pompes	bT
pompes a	aIjU
pompes funebres	bX
pompi-	aTiT
pompier	aTiT
pon	aGrYtU
pone	jFq[ra
poner	mIqDrctT
poner-	jIqX
poney-	bZ
ponfe-	cYiI
ponferrada	cYiI
ponferrada$	cT
ponga	lBpZt[
ponga-	rY
pongas	qRrT
ponie-	bTc[dH
poniente	c]dG
poniente$	c[
ponlo	rg
ponss-	iVjR
ponsse	iVjR
ponsse$	aEbUjV
pont	a[bGiSmE
pont$	a[bFmE
ponta-	cZ
pontarlier	cZ
pontarlier$	c[
ponte-	c]iG
ponti-	j[
pontivy	cT
pontivy$	cV
pontr-	c]
pontresina	c]
ponts	bSh[
ponts$	aIbVhV
pool	nT
pool car	nX
pool of	aSbCeUiImWnGpH
pool plant	jU
pool$	b\`hWiG
poola-	jIn[
poolauto	jIn[
poole-	gU
pooled	gU
pooli-	iT
pooling	iT
pools	i^
poolw-	aSnY
poolwagen	aSnY
poolwagen$	aTbDnY
poor	qT
pop	bXpU
pop in	bJjGpV
pop$	b^cIiH
por 00	e[fXhIiImH
por ano	b_
por cabeza	gZ
por cada	aJeVfCgHm]pJ
por ciento	gW
por convenio	gShJ
por dia	i\\
por el	bVqVsU
por encima	mT
por escrito	f[g@
por eso	bTq[
por evento	eDg\\jJ
por factura	gS
por favor	kHlRr[sY
por goteo	iZ
por guardia	fGg[iS
por hora	bGib
por inmersion	iU
por las	fGs[
por ley	jd
por lista	eUfT
por lo	fUiHjS
por los	iIkUs]
por medio	eVfU
por mes	fAgChZiIjIk[
por mesa	pY
por nuestra	nT
por obra	e_
por palabra	g[pI
por proyecto	e[kH
por que	gCi\\
por quincena	fHn]
por salida	eHfYqJ
por semana	iZ
por si	cGjV
por teams	d[iC
por telefono	fSiSqU
por turno	aIbVfEiVmY
por un	eHiFk\\pHqU
por$	eSgUjG
porce-	bReV
porcentaje	eYgTmI
porch-	aThR
porci-	b\\cGtJ
porcino	aVbB
porfa	r[
porfa$	jJqSrS
pork	hTjYlI
porqu-	qUsU
porque	qUsU
porque los	qHsY
port	cU
port captain	gYmCp[
port de	jUsV
port of	aFbXcWiJ
port$	c]iE
porta-	iSpS
portacabin	dXgEpU
portacabin$	dWgEpU
portafolio	j\\
portage	eWfHiV
portage$	eXfGiY
portal	kUpU
portal$	pU
portales	i[pV
portales$	iIpX
portatil	h]jS
porte	iX
porte-	aUi\\jS
porte-a-porte	bHiY
porte-a-porte$	iS
portefeuille	bGiUjS
portefeuille 00	aIiW
portefeuille de	iX
porter	a[j\\
porter des	jY
porter$	a]qHtD
portes	aVsI
portfolio	kS
portfolio en	kJnUpT
portfolio$	iZlR
portfolios	iXjJlGpV
porti-	b[cRiCmR
porto	bEcSiVjInX
porto$	iSnD
porto-	iZ
ports	a>cIdIfCh?i?nctE
portu-	kU
portuaire	aSbW
portuaire$	aVbS
portugais	kSrT
portugais$	rX
portugaise	lV
portugal	bSeVhJ
portugal$	bWeE
portugiesisch	kS
portugiesisch$	jS
portugues	kV
portugues$	kZ
portuguese	jSrR
portuguese$	jRkR
posdo-	aYeCgTjI
posdoc	gU
pose	aJbCqTsX
pose de	aFi[
pose$	jX
poser	eIh]
poseu-	aV
poseurs	aXtG
posgr-	jWkElU
posgrado	jWkElU
posib-	kV
posibilidad	dWoU
posibilidad de	oV
posible	kXsT
posible$	jIkZ
posic-	aSiR
posicion	aSiR
posit-	aT
position	aX
position$	aWbDiS
poss	j?kU
poss$	fWgHkRoS
posse-	f\\gEiR
possession	fJi]
possi-	fT
possibilite	hV
possible	fT
possible$	eXgCnS
post :	aZpXtE
post by	iJoTt[
post it	qYrVsG
post on	bFrStW
post qual	bJjY
post reg	jY
post$	aYeVtJ
post--	ib
posta-	aGpW
postal	aEbXpX
postale	pSrU
postc-	jJp]
postcodes	cW
postcodes$	cW
postd-	aWgT
postdoc	gTqS
poste 0	c\\
poste :	oT
poste a	fZtR
poste de	iAjZpX
poste vacant	oV
poste$	eTiUtU
poste-	dR
posted	bIcIdZgXhGjIlG
posten	tY
postes	aSfStE
postes$	aXtG
postf-	bIcIgIpY
postfach	bIcIgIpY
postg-	jRkY
postgres	jV
posti-	kXpZ
posting	hIpZqUtU
postitulo	aIk_
postm-	jYkI
postmortems	iT
postmortems$	iS
postn-	eUiWsJ
postnatal	eUiWsJ
posts	aSiTjGoTpIrTtB
posts$	aYjG
postu-	lWp[
postulaciones	eIiX
postular	iJlWp[sI
postuler	tV
postuler$	tW
pot	hYiVqT
pot$	fGhWqT
potas-	bT
potash	bT
potash$	bT
potat-	aXbTiCjH
pots	i[
pots$	i[
potsd-	cW
potsdam	cW
poube-	i]
poubelles	i]
poubelles$	iS
poule-	bZ
poult-	bT
poultry	bT
pound-	gXjV
pounds	gXjV
pour 00	gRjR
pour cent	sJ
pour clients	i]jD
pour commencer	eUgS
pour hommes	b]
pour l'annonce	rHtZ
pour l'instant	gTqX
pour la	kSsS
pour le	kU
pour les	iIkVnSrHsU
pour monter	sY
pour toi	qY
pour trois	bVhH
pour un	bW
pour vous	hYiAoU
pour$	aCcIjSt]
pourb-	g\\qS
pourboires	g\\qS
pourboires$	mHqU
pourq-	bUsTtE
pourquoi	bUsTtE
pourr-	aRqV
pourrait	q\\
pourv-	tU
pourvoir	tU
pouss-	aZjEqTtG
power	jRkY
power bi	jU
power query	jT
power$	bEhIiDk\\mI
power-	jc
pozna-	cTnT
poznan	cTnT
poznan$	cTnT
pozue-	cU
pozuelo	cU
pozuelo$	cV
pp	bXgEiY
ppap	i^
ppap$	jX
ppe	h_pS
ppe$	hWjX
ppl	bVjIkV
ppl$	b[
ppo	h^jB
pqe	bJj\\
pqe$	aSjV
pr	eYiVjG
pr /	eY
pr$	eW
prace	eX
prace$	eY
practica	pV
practica$	jT
practical	iSp[
practical test	pS
practicante	mZpIsW
practicante$	mHsX
practice	bV
practice 0	f^iGmGpH
practice nurse	aXmG
practice$	bW
practising	hUrGsZ
practising cert	jZ
prado	cThX
prado$	cUhU
prair-	bScU
prairie	aGbV
prairies	cUiT
prais-	iTqX
praise	iTqX
prakt-	iZkT
prali-	aZbGcIfIhXjGtJ
pralines	fHhZ
prami-	sS
pramie	sS
prapa-	aRbGmY
prase-	dciJsT
prasenz	d[sU
prasenz$	dUsW
prasi-	pZqU
prasidentin	iWmHpY
prati-	jSkS
praticiens	bYcJiSjI
pratique	iCjWkX
pratique$	hFk[
pratt	m[
pratt$	mX
prave-	bHi]j>kJ
praxe-	bT
praxen	bT
praxen$	bRiS
praxi-	nU
praxis mit	b[hHjJ
praxis$	bHdThHj[
praye-	iX
prayers	iZ
prayers$	iW
pre	kZ
pre$	jEk^
pre-a-	cBeHi^
pre-e-	aIhHjZ
pre-o-	aGbIcEjYo_
pre-op	iU
pre-p-	i]
pre-s-	iaoYsF
pre-shift	iZ
pre-t-	iU
pre-trip	iU
preav-	iWjHoX
preavis	iWjHoX
preavis accepte	o[
prece-	bIqZ
precedente	q^
preci-	kYrY
precio	hZ
precio de	h[
precio$	jT
precios	iVrY
precise	jGrTtU
preco-	aDbUiY
predi-	aVbWjGoGqZ
pref	jCkesU
pref$	bEjGk[s[
prefe-	kWsa
prefectorale	jW
prefecture	iT
prefecture$	iT
prefer	sU
prefer$	jSsT
preferably	kUsS
preferably$	kS
prefere	fUqW
preference	sT
preference$	sU
preferencia	jGk\\
preferible	kTsV
preferred	kWsT
preferred not	kYlH
preferred$	jGkX
pregn-	s[
pregnancy	sU
pregnancy clinic	bSiT
pregnant	s[
pregu-	pZ
pregunta	rU
preguntan	kJq\\
preguntar	fJpW
preguntar por	fJpW
preguntas	bIiRp[
pregunte	iS
pregunte por	iS
preim-	jUmU
preimpresion	jUmU
preimpresion$	jVmU
prele-	iU
prelevement	jR
prelevement$	jR
prelevements	iT
prem	fFg\\
prem$	gTmU
premier	rT
premier$	rY
premiere	jSmT
premiere$	jU
premio	gX
premio por	gY
premio$	gW
premises	kS
premium	bRgY
premium $	gX
premium$	fIgYhW
premiums	bJhV
premiums$	gVhT
prena-	eTkVsV
prenatal	eVjJkX
prenatal$	eSiWkG
prend	iVkUpIqT
prend$	kZlC
prend-	fTmWqS
prens-	mU
prensa	mV
prensas	jY
prensas$	jW
prep	i[
prep$	bUgWiS
prepa	a[bAcHf\\jJpJsJ
prepa-	hRiV
prepaga	h[
preparacion	iWkT
preparar	iU
preparateur	sR
preparateurs	aY
preparateurs de	aWiIjJ
preparation	jImIpIq^
preparation des	iW
preparation$	iGjHmFpHqZ
preparer	iStX
preparer les	iZ
preparing	iU
prepo-	aWcH
prepose	aWcH
prepr-	jT
prere-	lRs\\
prerequisite	lU
preretraite	gHs_
pres	c\`iF
presc-	kYlV
preschool	a\\
preschool teacher	a\\
prescindible	jIl\\
prescindible$	jGl\\mI
prescriber	jR
prese-	d^sV
presence	dX
presences	aHdXiVsI
presencia	d[
presencia$	dHsX
presencial	dYpU
presencial$	dVpS
present	q\`
present$	b[dRjHqA
presenta	iXqR
presentable	pHsd
presentable$	sY
presentacion	kJsX
presentacion$	sW
presentarse	pX
presentarse con	pW
presentation	aFp\\s\\
presentation$	iIpUsT
presenter	aU
presenter$	aY
presentiel	dW
presenting	iS
presentismo	g[iJpI
presentismo$	cJdHg[iHpI
presi-	mRpU
presidencia	aIb\\
president	gGhHmHpa
presidenta	pR
presidente	m[
presidente$	mT
presq-	cZfFpV
press	aSiW
press office	dIiYjY
presse	hUjU
presse a	h\\
pressen	i[
pressen$	i[
pressereferent	aS
presses	qS
presses 00	iHqV
presses$	bXlH
pressing	iXoI
pressure	aSjUlW
pressure$	aXcIiSj>lTpH
prestacion	gU
prestacion de	gV
prestaciones	gTh\\
prestaciones de	gBha
prestaciones$	g]hEiEtI
prestamo	iX
prestamo$	i[
prestamos	iY
prestataire	b]gHhJmW
presto	iJjZ
presto$	jU
preston	aIcS
preston$	cS
presu-	hSiY
presupuesto	hViTjIqU
presupuestos	i\\
pret	aIeCh]
pret--	a[
pret-a-porter	a[
prete	hajJ
prete$	h\`
prete-	bUiHp\\
pretemporada	oYpI
prett-	rUsX
pretty	rUsX
pretty$	rW
preve-	aRiYjY
prevencion	aZf?iGjSkF
prevencion$	a]iIj9kDlIpG
preventif	i[
prevention	iY
preventivo	fDi^jF
preventivos	bJi^
previ-	ibjJrY
previa	i[
prevo-	bTgDqX
prevoyance	bUhS
prevoyance$	bX
prevu	l\\pV
price	bFhViY
price-	h[
prices	h[
prices$	h\\iI
pricing actuary	aU
pricing$	aVbFcDiS
prima	fHgYkU
prima extralegal	eTgU
prima$	jFk]
prima-	bV
primaries	b\`
primary	bSfGiRkU
primary school	cXfD
primary$	aCb^fI
primates	aS
primates$	aW
primavera	iRjUoT
primavera$	cIiUoV
prime	gc
prime 0	fYgF
prime d'anciennete	gW
prime de	hS
prime habillage	gU
prime sur	gU
prime$	gTiX
primer dia	eXhS
primera	aRmGoTrV
primera temporada	lUoT
primera$	gY
primero	iUrX
primero$	aJdIiXjIpV
primeros	kU
primeros auxilios	jSkX
primeros de	bXo[
primeros meses	gShV
primes	gW
primes$	gT
princ-	mU
prince	cVkZ
principal	mYpT
principal$	a]mHpW
principio	eWqU
prino-	bWcI
prinoth	bWcI
print	aSq^rR
print$	pIqa
print-	hGiSmU
printemps	hEiAnXsT
printemps$	hEiAnXsT
printer	aVbIfGi_pIqG
printing	bXi>jAm\`
prints	rS
prior	f[iT
prior-	iZsUtT
priority	iWtV
pris	h[qV
pris en	hY
prise	i\\
prise de	oR
prise en	iW
priso-	bVsG
prison	bVsG
prison$	bHjW
priva-	bW
privacy	iY
privada$	cSgTjT
privado	bY
privado$	bSjH
privat	gRhR
privat 00	gV
privat$	h\\
private	hT
private gp	hY
private hospital	cV
private medical	hZ
private use	h[
private$	hVqW
privately	bS
privately owned	bS
prive	aYbShFjYmGnH
prive-	iX
privee	gT
privi-	hY
privilege	hZ
prix	bFh]jU
prix$	bIhTjW
priya	eU
priya-	mU
priyanka	mU
priyanka$	cJmU
prl	fDj]
pro cnaps	jW
pro d	aIbXfS
pro jahr	hWnS
pro monat	eVhVnI
pro rata	gR
pro tools	eIgJhDiDjapH
pro woche	dZfDnV
pro$	kX
prob	eZiBsY
prob$	e[iH
proba-	eWtS
probable	eV
probable$	eV
probados	eCj[
probate	iV
probate$	iY
probation	e\`iI
probation (	dR
probation$	e_
probe	eZ
probe$	eWgU
probe-	hEp]
probearbeiten	hEqRsZ
proben	bYgF
probenahme	iZ
probespiel	pT
probespiel am	pT
probetag	pZ
probezeit	eZ
probezeit 0	eT
probezeit$	dUgR
probl-	lU
problem	lTqR
problem$	bUlU
proce-	iW
procedure	iY
procedure$	iSjS
proceso	jRpU
process	mS
process :	pY
process industry	jTlT
process$	aYjS
processions	iR
proch-	hVjE
prochain	qVsWtI
procu-	aVmS
procurador	kFm\\
procurement	aRgTiX
procurement$	aSgUiX
prod	jTqVtT
prod$	bIjSqYtS
produccion	iI
produccion$	gZjV
produce	b[cHhDjI
producer	aX
producer$	aUbHpS
producing	bW
producing house	bW
product :	bV
product owner	aIbDm]
product$	bXi[mE
production	a^mT
production bonus	gZ
production operatives	aYiG
production planner	aX
production$	aXbHcJiH
productions	b]iG
productions$	bW
productividad	gT
productivite	i\`
producto	iR
productor	bFeJi[
productor /	aS
productora	aEb\\
products	fJhZmG
produit	rS
produits	bS
produits$	i]
produkte	fIgIh[
produktion	aFbViFjTmUqH
produktmanager	aWgJ
prof	aSm[qV
prof de	jU
profe	a]fH
profe de	a]fH
profe-	aS
profesional	jb
profesional$	iHjY
profesor	aVtI
profesor de	a[tH
profesorado	jV
profesorado$	jY
professeur	aFg\\jG
professional	aXbIgH
profi-	pV
profil	gRpU
profil$	gWpX
profile	iDkIlIpStX
profiles	p[
profils	iVpSqS
profit	gW
profit share	aHhVoE
profit$	g[
profitabel	bW
profitabel$	bW
profitable	bYcG
profitable$	bXcG
profs	i[
profs$	iYjJ
progr-	iY
program	iW
program$	cIiX
programa	aHbXcGeU
programacion	iZ
programadores	aTbHiWpI
programm	tR
programmation	aGiV
programme	bUhUjH
programme officer	aT
programme$	bHeUhYiS
programmer	a[bI
programmer$	aY
programmers	mZ
programmers$	jJmZ
progress	j\\
project	mT
project$	cJeRgBjVk[mI
projekt	aIbU
projektbefristet	e[
projekte	hYiHn]
projekte$	h]nH
projektleiter	aS
projet 0	eUjI
projet$	bTeV
projets	aTiS
projets$	iR
proku-	m[
prokurist	mY
prole-	jT
prolexis	jT
prolexis$	jS
prolo-	bGcGe\\iJkG
prome-	qVrR
promedio	g\\
prometheus	jV
prometheus /	jT
promis	fSlWqS
promis$	bJfTlY
promise	iSqTrT
promise$	gJiVqS
promised	eVtV
promised$	aGeXfJtX
promo	a\`bBfImF
promo-	iFlSmYoR
promotion	jXlY
promotion$	iIja
promotores	m[
proof	j[pT
proof$	jZ
proof-	gIhWiVjG
prop	bHi\\rI
propa-	aRbY
propagator	aX
propagator$	aW
proper	kY
proper$	iT
properly	fHhXjS
properly$	iTjY
property	aXcH
property$	aYcIeHiEjU
proph-	fJgShFiZ
prophet	jX
prophet$	jT
propia	iJjV
propia en	aJbSqVtI
propia$	bShHiDj[
propias	bR
propias y	bSiCpU
propina	g^
propina$	sT
propinas	g[
propinas de	gXiG
propinas$	gY
propio$	aDbWhHjTnT
propios	hViJjJkS
propios$	bHhWiJjIkStG
propo-	gUiW
proposal	iVpS
proposals	hRiX
proposals a	i]
propre	hGjSmI
propre$	iR
propriete	bThT
propu-	aIbGi\\
prora-	gS
prorata	gS
prorata$	gX
prorr-	eZ
prorrogable	eW
prorrogable$	eW
pros	b]
pros$	bYiImR
prose	iFjVrU
prose$	iFjUrU
prose-	gS
prosp-	igjH
prospection	iZlG
prost-	aYbJ
proteccion	bTiUjH
protection	iU
protection des	bR
protective	bYcJhGiGmV
protel	jT
proth-	aU
prothesiste	aZ
proto-	i\\
protocol	bX
protocole	hIiX
protocolo	jX
protokoll	bEqWtT
protokoll$	iY
protokolle$	iS
prototype	bWfI
prototypen	bHcIiU
proud	b^
prova-	eX
provanstallning	eX
prove-	cRi]
proveedores	iT
proveedores$	iZ
provetid	eV
provi-	hV
provided	hVlVnT
provided$	l[nU
providencia	cX
providencia$	cV
provident	h]
provident fund	eIhU
provider	b\\fHhS
provider$	b\\hSjG
provincia	cUmS
provincia$	mV
provincial	j[
provincial$	bIjY
provision	g]iF
provision$	gX
provisions	iZ
proxi-	bUo[
proxm-	jU
proxmox	jU
proxmox$	jU
proye-	aU
proyectista	a]
proyecto	eS
proyecto$	eXkIoU
proyectos	iU
proyectos de	iT
proze-	iT
prozent	gT
prozent$	fWhS
prozess	eHpZ
prsa	gJhY
prud'-	qU
prud'hommes	qU
prueb-	pV
prueba de	iX
prueba y	eY
prueba$	dSiYjF
pruebas	jJpV
prufe-	iSmT
prufen	iW
prufen$	iX
prufer	aX
prufi-	a\\
prufl-	bU
pruflinge	bU
prufn-	iZ
prufp-	iZ
prufs-	jIl^qY
prufu-	aUhXiR
prufung	hV
prufung$	gT
prufungen	iVjEnZ
prufungsausschuss	hCi\\jJmZ
prum	bUcV
prum$	bScTiH
pruni-	iV
pruning	iV
ps	bTiGjSqY
ps$	aJbGcGjTlGmFnIqZsH
psa	j\`
psc	jY
psc 0	jY
pse	qV
pse 0	jS
psi	j]
psi registered	lV
psico-	mR
psicofisico	jTpT
psicologa	aTmW
psicologa$	mW
psicologia	kZ
psicologica	hU
psicologo	mR
psicologo$	aUmV
psiqu-	jJq\\sV
pso	a]jT
pss	fHgIkZ
pssst	aIcFmGq\\sJ
pssst$	bJcEfJiHjIq\\
psst	q[
psst$	q[
psu	bCcIifjC
psy	m_pU
psy$	m]pX
psych	aUiDkX
psych$	jCk\\mV
psych-	aTpX
psycholog	aSjH
psycholog :	aSjH
psychologie	jX
psychologist	h\\iI
psychologist$	h]iI
psychologue	aWjT
psychometric	pY
pt	eSmS
pt 0	gVtJ
pt 00	e^iDmHpF
pt$	aVbFcJmX
pta	aVfIm[pI
pta$	aRbHcFiGmYpGtI
pto	ha
pto$	hW
pts	iSlS
pts$	aViRj[
pub	bShT
pub$	bShGs[
public	bShS
public school	s[
public$	bUhIqT
publica	qS
publicada	gWiIj[
publicar	aItV
publication	pVrT
publicidad	aFbTqS
publico	kT
publico$	aSkXqG
publier	qVrW
publikationen	jYkC
publique	jU
publique$	bTjY
publish	qV
publish$	tS
published	fVqS
publisher	bWjSqS
publisher$	bVjVqJ
publishing	g]iE
publishing$	g^hIiDqIrIsJ
pubs	bagIhGiEjGlV
puces	r\`sJ
puces$	r^sH
puebl-	nW
puebla	kInT
pueblo	cSnU
pueblo libre	cZn@
puede	qR
puede salir	nXqUrG
puede ser	gUkIoS
puede$	iUjHkY
puent-	qTtI
puente	cSoSpIqUtH
puente de	iJoV
puente$	i^qS
pueri-	aXiI
puericultrice	aViImRtF
puericulture	aShS
puericulture$	aS
puerta	iY
puerta fria	ic
puerta$	pUrT
puertas	i\\
puerto	cT
puerto montt	bFcY
puerto natales	cW
puertollano	bV
puertollano$	bT
pues	qTs\\
pues$	eW
puest-	aS
puesta	iY
puesta a	iY
puesto	cTqU
puesto$	aFt[
puestos	aW
puestos$	aWcJ
puis	eXfSiBpU
puis 0	gShU
puis 00	eIf[gImH
puits	bW
pulhe-	hHjX
pulid-	gJiajGmTpHqJtJ
pulido	mWpJ
pull	bBi[
pulle-	bSiHjU
pulled	bSiHjU
pulli-	i\\
pulling	i\\
pulls	cGiZ
pulls$	cFiZ
pulse	h\\jJ
pulso	jZ
pulso$	jX
pump	fSi\\nI
pumpe-	b[qErB
pumpen	aX
pumpen$	aX
pumpi-	bHgShIiY
pumping	bHgShIiY
pumps	bTi\`
pumps$	i]
pumpw-	bJcTiW
pumpwerke	bJcUiX
punci-	iRjW
puncion	iRjW
pune	c_qU
pune$	fGiHpIqX
pungg-	bIcY
punggol	bIcY
punja-	bSkS
punjabi	kS
punjabi$	kSrR
punkt-	cIdIiYjUk[
punkte	fIkU
punkte$	fIkU
punta	aIcT
punta a	jW
punta$	gVjV
punta-	bGkW
puntaje	gSiJkY
puntaje adicional	kW
puntaje$	g@jTkZ
punto	aVkU
punto extra	fIk\\
punto$	aWiHpR
punto-	kU
puntos	kU
puntos de	bTgRhHiUjHkH
puntos$	iDkX
puntu-	kb
puntualidad	fGjW
puntualidad de	fGjW
puntuara	iHk\\
pupils$	b[gCrR
puppe-	k[
puppet	jV
pura	a?jJsktD
purchase	aS
purchase ledger	aS
purchasing	aRhHjVmIpV
purchasing$	hJiJmJpX
pure	j\\k=
purge	gYiTjG
purge de	iY
puri	hXmV
purif-	iYpW
purpo-	eTjI
purpose	eTjI
purpose$	eX
purse-	aUjS
purser	aUjS
purser$	aU
push	hIi\`
push$	hHi^
pushb-	iX
pushback	iX
pushe-	cFjVlI
pushed	qZ
put	r]
put in	rX
put on	aItV
put that	qYr@
put the	hGrZ
put them	lT
put you	l^
put$	r[
putti-	iRtV
putting	iRtV
putze-	i[rG
putzen	i[rG
putzf-	bT
putzfrau	bT
putzfrau$	a\\
puzzl-	aYbJjHpV
puzzles	aYbJjHpV
pv	aU
pvc	aX
pvc$	aX
pw	gDh_iU
pw$	gCha
pyme	aW
pymes	bUiZ
pyrot-	bHhJiaj>kZ
pytho-	jRkZ
python	jSkS
python /	kU
python or	jWkH
python$	jZ
pytor-	jZ
pytorch	jZ
pytorch$	jV
q	oV
q &	iV
q 0	iTjGo_
q me	aRjFpVtH
q-gra-	kZ
q-grader	kZ
qa	aWiV
qa engineer	aW
qa$	iWmY
qapi	i\\
qar	gUiJ
qar 00	gUiJ
qbrs	i\\
qbrs$	i\\
qc	aSiXmR
qc chemist	aXiI
qc$	i_
qfa	iFj[
qgis	jRk_
qgis +	jT
qgis$	iHjY
qld	c\\iJjV
qm	iYmZ
qm$	bSgHiY
qqi	jW
qqi 0	jW
qr	bHg_jCpT
qs$	aY
qtr	bIh[iT
qtr$	bFhViYkI
qts	jZ
qts$	jZ
qu'el-	iIjT
qu'elle	iIjT
qu'on	qV
quad	gFhUk[
quad$	bIcJgGhViFjYkF
quadr-	bEcZpIsU
quai	bIc\\jDkT
quai$	iTjDkV
qual	j]
quali-	jT
qualif	jTlU
qualification	iSjIrY
qualification$	jDr[
qualifications	iEl\\tZ
qualifications$	cJiHt[
qualifie	gT
qualifie$	aTgU
qualified	jZlU
qualified or	jAlSs]
qualified$	aXgR
qualifiee	iH
qualifiee$	aS
qualifikation	bEiGj\\
qualifikation$	bEiFjZ
qualite	mUtV
qualite$	bI
quality	iW
quals	aIjXlZ
quals$	aEjUl\\
quand	fRiYkVoV
quand ca	i_
quant-	iWlJp]sCtI
quara-	gRs]
quarantaine	sY
quarante	fSs\\
quarr-	aIbHcSjXmH
quart	fV
quart 00	gR
quart de	fWiR
quartal	iR
quartal$	fViT
quartalsweise	fThU
quartalsweise$	hWiU
quarter	nT
quarter in	hUnWqI
quarter$	gRjS
quarterly	dSiTnT
quarterly$	iX
quarters	h^
quarters$	h^rI
quartier	gRjJrS
quartier$	bRhUpHrX
quarts	eZfEiXjI
quatr-	mS
quatre	fSmS
quatre ans	bTjYmG
quatre mains	i^
quatre mois	eUqT
quatre$	f\`mX
quay	bXiS
que acompana	aGbY
que atiende	aW
que c'est	eHqZrY
que ca	jHqRrW
que conozca	jU
que el	rW
que ella	qW
que es	iTkS
que escriba	jSpV
que esto	sV
que guarde	iIjZ
que hable	jU
que hay	jU
que haya	iFkXsV
que je	tR
que la	oSqX
que le	jWqT
que llamen	pT
que lleve	i[
que lo	rS
que los	s^
que mas	gHh^jFkVlJtI
que me	bSrStJ
que mejor	jCk\\lF
que monte	jV
que nadie	jV
que necesito	eJtS
que no	q[rWsR
que para	gXiU
que se	sR
que sea	jZ
que sepa	aUjUkS
que son	aGmUtU
que venga	lTpUsS
que venir	jW
que ya	jGlUpI
que yo	gImWtT
que$	tT
quebe-	cWdU
quebec	cRdU
quebec$	bJjT
quebr-	gWhI
quech-	kX
quechua	kX
quechua collao	aU
queda	iHoS
queda-	tU
quedamos	cXfRtT
quedarse	qT
quedarse$	eUoU
quedo	aHt_
queen	bU
queen rearing	iV
queen-	cJr\\
queenstown	cJr\\
queja-	qT
quejan	qT
quejan$	iS
quell-	aIbVcTiT
quelqu'un	sS
quelqu'un de	qZsW
quelqu'un pour	a\\
quelqu'un qui	qHsV
quelques	kX
quema-	iVqT
quepa	rVsS
quequ-	cZ
quequen	cZ
quere-	cUlV
quereinsteiger	l\\
quereinstieg	l_
quereinstieg aus	lS
queremos	jVsS
queretaro	bRcU
queretaro$	bT
queri-	iTtV
queria	jXqX
querida	tY
queries	ib
queries$	i]
querr-	iJjItW
query	jW
query$	jW
quese-	b]cDfJjE
quest-	pR
question	iGr_
questions	pR
questions$	pTqS
queue	iW
queue-	hHi]
qui	sW
qui pleurent	sU
quick	jVlU
quick changes	jS
quick one	bTtU
quick$	iDlVpU
quick-	jU
quickbooks	jX
quickbooks online	jT
quicker	r\\tE
quickly	jUtS
quickly$	jUtS
quid	fFgUiEkX
quieb-	jEk[sU
quien	b[jU
quien$	bYiDjDlJoHtR
quiera	fV
quiera$	dSfW
quieras	aVfS
quieras$	aVfS
quiere	qX
quiere$	hXtU
quieren	eUiIqV
quiero	iHrTtW
quiero$	cJrJtS
quiet	bGfTiUq\\
quiet$	bGfJhCiWjIoUpGqV
quiet-	aGfXqW
quietly	qZ
quill-	cBjGk_
quilo-	sX
quimi-	jW
quimica$	jW
quimico	iS
quimico$	iX
quimp-	aGc_
quimperle	cS
quimperle$	cS
quinc-	g\\nS
quincaillerie	aR
quince	aT
quince dias	fIiTnSoU
quincena	nT
quincena de	oT
quincena$	f[nU
quincenal	nY
quincenal$	fViV
quincenales	aHcIg[pG
quini-	gX
quinientos	gX
quinq-	bIiWsV
quint-	dZeSiJ
quinto	cHdZeSiI
quinz-	fYhS
quinzaine	eJfVhV
quinzaine$	eIfWhU
quinze	fTjR
quiro-	b\\
quiropodias	iV
quiropodias$	iW
quisp-	cUmW
quispicanchi	cUmW
quit	qVsS
quita	r_
quita-	fRr]
quitan	f[
quitt-	dGiTqU
quitte	qW
quoi	aUbUcJ
quoi$	aTbVcH
quota	eWibjG
quota 000	iW
quota-	hU
quote	bSfGiUpTrY
quote-	i[
quotes	i[
quotes$	iT
quoti-	i\`nT
quotidien	cUnS
quotidien$	cUnS
quotidiennes	cIi\\
quotidiennes$	iZ
quotidiens	iInZ
quoting	gDiZ
quv	i^
quv$	i]jJ
r	jStW
r &	hRiZ
r 0	fUgWhH
r 00	gZ
r 000	gVjX
r 0000	a@iHjIpIt\`
r oder	jS
r$	aXiIjUkW
ra	bHiJm[
ra-mi-	jT
ra-micro	jT
ra-micro$	jU
rabai-	hS
rabais	hS
rabais employe	hS
rabat-	hViU
rabatt	hX
rabatt$	hW
rabbi-	aXcHiBk]
rac	bUiIj^
rac 000	bXjS
racco-	bHcFi]
racha-	qTrR
rachat	qTrR
rachat$	rU
rache-	cYiGpU
rachi-	aRmS
rachis	aSiR
rachis$	aViS
racin-	bSiR
racing	bSiR
racking$	iU
racks	aIcIhIi\\
racon-	pXqU
rad	fZhRjH
rad$	f^hViCjFkHsI
radar	cHi^
radar$	cEiX
radia-	kU
radiacion	iIjX
radiation	jEkX
radio	b\\jY
radio$	fSjU
radio-	iRj^
radiographer	aWjHlV
radiographer$	aX
radios	iV
radiu-	nX
radius	nX
radius$	nX
radla-	iTjT
radlader	iTjT
rafae-	aFbRcT
rafaela	aIcY
raffi-	aEb\`cG
raffinerie	bY
rahme-	bU
rahmenvertrage	bT
raid	q[rF
raiff-	b_
raigm-	cX
raigmore	cX
rail	aZhU
rail$	a\\hJ
rails	iS
rails$	iW
rain	fXiTpG
rain bird	iV
rain$	iY
raine-	fWrJsU
rained	fZ
raise-	iGjR
raised	bTiIsR
raised £	bU
raised$	bYgG
raiz	iZ
rajo	aVcY
raker	aW
raker$	aZ
ral	gX
rama	jY
ramad-	fYgJoVsW
ramadan	fYgJoVsV
ramadan$	fTiHoXsJ
rambl-	pHqWrXtD
rambling	pHqWrXtD
ramen-	ic
ramp	aVbX
ramp agents	a]bI
ramp$	bZjJ
ramp--	oS
ramp-up	oS
ramp-up in	oS
rampe	i\\
ramps	iT
ramps$	iSsR
ran	bCiAj_kI
ranch	hT
ranch-	h_
rancho	bR
rando-	jX
random	jX
rang	bRlXsE
rang$	dIiR
range	gWjSpI
range 00	gY
ranger	hUjRmS
ranger$	hWjV
rangers	aXbYsV
ranges	i[rU
rangi-	c[iW
rangierbahnhof	cV
rango	gUkDoW
rapid-	jTtT
rapide	jY
rapide$	j[
rappe-	eSjUpU
rappel	eTpZ
rappo-	iTmV
rapport	iWsV
rapports	dTiZpJ
rappr-	iV
rapto-	hHj\\lJ
raque-	iSmV
raquettes	iY
raquettes$	iW
rare	b\\jJtU
rare languages	bZiT
rare$	tU
rarel-	fT
rarely	fT
rarely$	i^
ras	cc
rasen	cIiXkS
rassu-	kSs^
rat	iX
rata	gT
rata$	g^
rate	gZiY
rate$	gZiU
raten	gYjV
raten$	gYjV
rates	eVhSiRjI
rates$	e>gThXiYjDnG
ratha-	cXpT
rathaus	cXpT
rathaus$	iJpW
rather	sT
rather than	iHkTmTsUtH
ratin-	iIjXqR
rating	iGjZlR
rating$	iFj^sH
ratings	tS
ratio	fFm^
ratio 0	iSmU
ratio-	hciG
ration	hZiJ
ration$	hZiI
ratios	iU
ratta-	m\\
rattache	mX
rattache a	mV
rattachement	mX
rauch-	iUs\`
raucher	iGsc
raum	aIc^nS
raum$	bIcRiJnStT
raume	aEb\\cF
raus	dEsS
raus$	bGnXqUrU
raval-	aHiYjU
ravalement	aHiYjU
raw	iSqGtV
raya	hV
rayon	iY
rayos	aIiIj\\mJsZ
rc	bSiVjT
rc$	iSjU
rca	iV
rccp	j[
rcp	jZ
rd	c\\
rd week	fXpJ
rd$	bFcZgTiGp\\
rda	bJcIj]
rdc	aFbYc\\jJ
rdc$	aGbVc]jI
rdh	a\\eCoT
rdv	cGdFhJi\`mHpFqG
re	tV
re :	tZ
re$	aUmBtR
reach	aVjRkU
reach truck	jFk^qY
reach$	bW
react	aZcH
react$	bFcHj[
react-	iVjU
reactivos	iTjW
read	j_rX
read a	jX
read english	jV
read it	rV
read$	iTpU
read--	hFi]
reade-	pTrX
reader	aRjT
reader$	aT
readers	r_
reading	cTjSrS
reading level	jHkJr_
reading$	jTkV
readings	iX
reads	j]qR
reads$	iU
ready	jVpHsRt[
ready to	i@j\\tR
ready$	hHiSpDqJsUtV
real	fFjVq\\
real$	b_f@h[iEqH
reali-	gVoUpT
realistic	iHoVqI
realistic 00	gSiJ
realistisch	gY
really strong	jW
really$	i[jDsZ
reape-	kZ
reaper	kZ
reari-	iZ
rearing	iZ
reaso-	dYqU
reason	qa
reasonable	dZjSqJ
reasons	bWdTjH
reasons$	dVrR
reass-	iTsU
reassort	iY
reassort$	iZ
rebsc-	bWiR
rebui-	iS
rebuild	iZ
rebuilds	bS
rebuilds$	bU
rebut-	i\`mG
rec	hU
recal-	iR
recall$	eXfWiD
recar-	gZiUkF
recargo	gXjJ
recargos	gWiH
recargos$	gXiF
recei-	iR
receipts	dT
receipts$	dT
receiving	iV
recen-	jT
recent	pT
recepcion	iV
recepcion con	qU
recepcion tecnica	cUiUmF
recepcion$	iSpX
recepcionista	hV
recepcionista nocturno	aR
recepcionista$	hY
reception	iVmTpT
reception$	iEmW
receptionist	aXtF
receptionist$	aY
receptionniste	aU
reces-	fUgJhZoI
recess	bJfXgHhTjJ
recet-	iW
receta	jJpW
recetas	iX
recettes	jY
recettes$	jY
recev-	fHpX
recha-	hUi[jE
rechazo	gIhHiZqS
reche-	bVtS
rechen	iVjJrV
rechen$	iW
rechenzentrum	bT
recherche	aSbItU
recherche$	cHiItX
rechi-	jS
rechn-	nT
rechnen	bVnX
rechnen$	jX
rechnet	qSrW
recht	oX
recht$	kSoX
recht-	j[
recib-	a]bGgI
recibir	kS
recibo	e[gA
recie-	lT
recien	kIlU
recip-	j\\
recit-	iajJ
reckl-	cTtJ
recklinghausen	cTtJ
recklinghausen$	cTtI
recko-	iXqY
reckons	q\\
recla-	gEiTqSs\\
reclamaciones$	iT
recog-	cVhUpW
recoge	hW
recol-	fCie
recom-	bDi\`jI
recon-	jZlX
reconnu	jT
reconocimiento	jZsX
reconstruction	jS
reconstruction$	jT
recor-	iX
record	jTsU
record$	cHqY
recording	pYtZ
recording$	aGiGpUtX
records	iV
records$	iW
recorrida	aJcGi^
recorte	gZiV
recou-	mZ
recov-	aTbGgTiZjH
recoveries	bFgYhIiV
recovery	aW
recovery$	aVbJgS
recre-	cX
recreo	cYfJ
recreo$	cY
recru-	t[
recruit	aTtR
recruiter	aX
recruiter screen	jJp[
recruiter$	a^
recruiters	p\\
recruiters$	pXtJ
recruiting	qS
recruitment	pY
recruitment$	jX
recrute	qRtX
recrute$	bHtZ
recrutement	qSrRtU
recrutement$	cHqStZ
recruter	i]
recs	iUpZ
recs$	iSpX
recta	j\\
recta$	j_
recue-	q[
recup	f^
recup-	f\\i]nI
recuperacion	aXfE
recupere	q[
recur-	bVgGkV
recyc-	jZ
recycle	jS
recycling	aVbIiR
red	aTjU
red con	i]jH
red deer	cajI
red seal	jZlU
redac-	j[rS
redaccion	cGd[jXkT
redactalo	rV
redacted	p]
redacteur	iS
redaction	iUt[
redak-	cIhJiWj[
redaktion	bFmXtV
reddi-	cV
redditch	cV
redditch$	cW
reden	gUjSs[
redes	fFi^jUmJ
redige	jT
redige les	iY
rediger	tS
rediges	dWiFpWqI
redis-	iS
redisenar	iR
redli-	i[
redlines	i[
redlines$	iZ
reduc-	bRh_
reduccion	iYsW
reduction	bZhWiJ
reductions$	iY
redui-	hX
reduit	hX
reduit$	hU
reed	a^iBjHpV
reede-	bX
reeder	qY
reeder$	iW
reederei	bZ
reedu-	cSiWsI
reeducation	cSiWsI
reeducation$	bR
reefe-	eHiS
reefer	aUbJeFjU
reefers	bVcIjI
reel	fHj\`kH
reel$	iSjWkFrI
reels	iZ
reels$	iTjU
reemp-	eUjI
reemplazo	eXqR
reer	h]
reer 0	hX
reer collectif	hZ
ref	lSpe
ref 0000	pIt]
ref$	bTpS
refa	aZ
refa$	a\\
refac-	iY
refer-	pW
referees	eGp[
referees$	pW
reference	pY
references	pY
references de	iV
references$	pV
referencia	jZ
referencias	cIjVpU
referendariat	h\\jIkWlI
referent :	bR
referentin	aWmW
referentin$	m[
referral	i[
referrals	iR
referrals$	iS
refil-	i^jJ
refin-	bScTjS
refineria	c^
refle-	gJiU
reflective	hXiH
reflective practice	hXiH
reflex	jU
refon-	iU
refonte	iU
refonte du	iR
refor-	iX
reformas	iV
refra-	i\`
refraktion	iU
refraktion$	iW
refre-	bXjS
refresh	gTiS
refri-	aUfU
refrigeration	hFj]
refs	pb
refs$	pY
refue-	iXjS
refuerzo	jV
refuerzo de	eXiR
refuge	aS
refuge$	aU
refugio	cXgGsT
refun-	hHjHn\`
refunds	iY
refur-	aDb]hGiW
refus-	g[pT
refusals	iU
refuse	aReSfI
reg	j\\
reg$	ja
regal-	gY
regale	iT
regalo	bSkV
regalo$	kY
regar-	aHiFkXpHt^
regat-	eGfZgIiJjFmJo[
regel-	fYgB
regelung	hV
regen	fWjV
regen-	hTiU
regenerationstage	h_iA
regenerationstage und	hU
regensburg	cS
regensburg$	cU
regente	aTiHm[tJ
regenzeug	hW
regie	bWpU
regie des	aIbYiG
regie-	gS
regim-	gGhTiW
regime	gFhWiS
regime$	iVrH
regimen	eT
regin-	hTmU
regina	hTmU
regina$	cSiHmT
regio-	aGb\\
region	cYhT
region$	cUhZ
regional	aImUsU
regional sales	aVmGsS
regional$	cSiGjT
regionale	bU
regis-	iWjR
regisseur	q[
regisseur lumiere	aS
register	i]
register is	pZ
register$	iZ
registered	bWjU
registered manager	a[gFjH
registered with	bGeUjT
registered$	iIj\`
registers	i\`
registrar	aXmX
registrar$	a\\iEmF
registration	iHj\\
registration$	iGj\\
registre	cIi]
registro	iR
registro de	iZjH
registro del	bGiIp[
registro mineduc	jU
registro superintendencia	j[
registro$	kGmY
registry	jR
registry$	jR
regla-	jU
reglage	iW
reglages	jU
regle	j\`qS
regle$	jZ
regle-	fJiSj[
reglement	rU
reglement$	rV
regleur	aU
regre-	iYqU
regression	iYqU
regs	bSiIjVkTmJ
regs$	bWiHjS
regular	eVqUtJ
regular$	eTgRqVtI
regulateur	aUbH
regulation	i]
regulation$	i\\
regulator	aHpDq[
regulatory	aXtJ
regulatory$	aViR
regulatrice	m\\
rehab	bW
rehab$	sW
rehab-	bU
rehea-	jS
rehearsal	jU
rehearsal$	iSjX
rehearsals	fUoS
reich-	iJlSpT
reichen	pX
reichen$	pWrI
reichshoffen	aHcX
reichshoffen$	cY
reicht	iIlU
reicht$	kTlT
reife-	bU
reihu-	hT
reihum	hT
reims	bWcRdZiF
reims$	bXcUdSiDmI
rein	pHrb
rein$	gTrS
reine	aIdWrJsItT
reine-	iVsV
reini-	iSpR
reinigen	rV
reinigung	iT
reinigung$	hV
reinigungskrafte	mT
reins-	b]hHjEmGnIpHrS
reinschreiben	iGrUsI
reinschreiben$	bJfIgIiGjJpIrSsG
reint-	cGiajI
reise-	aSnY
reiseburo	aSlW
reisekosten	iX
reisen	gHnWpSsS
reisen$	gGnXpV
rejea-	mSqX
rejean	mSqX
rejec-	iVjH
reject	iV
reka--	hU
reka-checks	hU
rekla-	qYsI
relac-	eT
relache	fVhTiI
relacion	eZ
relacion de	eW
relaciones	kT
relaciones laborales	kU
relai-	iX
relais	iX
relais$	bFiV
relan-	mV
relancer	aHiEmXqV
relances$	iR
relat-	aUjU
relations	aW
relations sociales	iT
relations$	a[nI
relativity	iX
relax-	fV
relaxed	fV
relay	iVjDlZ
relea-	ib
release	bYfV
release$	b[
releases	iW
relec-	iX
relev-	iU
relevage	iS
relevage$	iT
relevant	eHj\\lS
relevant$	lZ
releve	fTmR
releve de	mWpU
releve$	cI
releves	iZjI
relevo	eRiT
relevo de	oS
relia-	bIdIfDgDj_pI
reliable	eTjT
reliable$	eUjR
relie-	aRiSjI
relief	aRiSjH
relig-	s[
religious	hUsS
relle-	cJi[mJ
reloc-	h[
relocation	h\\
relocation up	gHhW
relocation$	hZ
reloj	bJf\\jR
reloj$	fY
remai-	dY
remainder	dY
remal-	bIcEiRj^
reman-	bXiIjG
remat-	gUr[
remates	iX
remates$	iX
rembo-	hbnT
rembourse	jJnT
rembourse$	gSnU
remboursees	hW
remboursees$	hW
rembourses	iHjVnV
rembourses$	iDjYnE
remed-	aHi]
remediation	iVkHqS
remem-	jSrT
remember	jSrT
remin-	iXpDq\\
remis-	h]jU
remise	hX
remise 00	hT
remission	cIj^
remit-	kYlIpU
remon-	q[
remontajes	iSjT
remontajes$	jS
remor-	jT
remorque	jT
remorque$	jU
remot-	d]
remote	dW
remote anywhere	jF
remote first	dS
remote france	dT
remote in	cGdY
remote possible	dWsU
remoto	dZ
remoto$	dXeJ
remov-	gV
removal	iW
removal$	iU
removals	iGjT
removals$	bUiGjW
rempa-	iHpZ
remparts	iHpZ
rempl-	eS
remplace	aBo[qJtU
remplacement	eZ
remplacement 0	sT
remplacement d'un	eS
remplacement de	aIcJeHiW
remplacement$	eUqIr[
remplacer	eSqTrX
remun-	gUlWpW
remuneration	eIgZrW
remuneration :	gV
remunere	pY
renal	aZbWhHiIjGlX
renco-	iXp[
rencontre	pY
rencontres	i\\pS
rend	mVq\\
rende-	aIcDjFk^pT
rendez	mT
rendez compte	mT
rendez-vous	pX
rendi-	gIiWjU
rendimiento	fHgGi^
rendus$	jS
renew-	e\`
renewable	eZjI
renewable$	e[jH
renewal	bSeRiU
renewal$	bAeWiVjJ
renewals	eGfFhViW
renewed	eTqT
renfo-	aFcDjIk\\tR
renit-	mYpI
renne-	c[
rennes	c]
rennes$	cV
reno	bHc^dGgJ
renou-	eZ
renouvelable	dSeV
renouvelable$	dSeSsI
renouvelables	eYjH
renouvelables une	eVjG
renouveler	iUqY
renov-	eWhViV
renovable	eZjJ
renovable$	eV
renovation	ia
renovation$	iS
rent	eRh_
rent a	e\\gA
rent if	hV
rent$	gGh\\lV
renta	eFfEgZoZ
renta-	iY
rentable	bW
rental	i]
rente	eYqS
rente$	eYqR
rente-	e_gAiJjEqV
rentn-	eUkHs\\
rentner	eVkFsZ
rentr-	fWoR
rentree	oV
rentree de	oU
rentree$	oS
renun-	q\\
reo	cFj^
rep	aWbJi_
rep$	aciA
repai-	iT
repair	jS
repair$	iS
repairs$	iWjF
repar-	iY
reparation	aY
reparaturen	iV
reparieren	iX
reparieren$	iX
repartidor	mX
repartidor$	mY
reparto	bUtG
repas	ha
repas chaud	hW
repas du	hU
repas$	gV
repas-	fHiY
repea-	eRpS
repeat	eRpS
reper-	iYkTpT
repertorio	jZ
repet-	jTpT
repeter	jSqS
repeter$	jT
repla-	q_
replaced	hT
replacement	eXtT
replacement for	qZ
repli-	pX
replies	pX
replies$	i[
repo	bJi[
repo$	iZ
repon-	pZ
repond	pJqT
repondre	iWpT
reponse	pW
reponse sous	pU
reponses	pW
repor-	iSm^
report	iXpS
report in	fGjXmX
report to	ma
report$	bWiSqS
reporta	mZ
reporta a	mY
reporte	aJdVqU
reporte de	iU
reporter	a_pI
reporter$	a_pG
reporting	aJkS
reporting to	aHmW
reporting$	iZ
reports	iT
reports in	jW
reports same	i]mD
reports to	m[
reports$	iY
repos	f\`
repos-	iX
reposo	qU
reposo$	qS
repre-	iXqU
repri-	gSlRoT
reprise	gVoV
reprise anciennete	gRhS
reprise d'anciennete	eThU
reprise$	bIgSiT
reprises	iSlU
repro-	ia
reproduce	iR
reps	aUb@ia
reps$	iZ
repub-	dV
repue-	hWjIlHpI
repuestos	hWjIlHpI
req	jRpRtT
req$	a[pStC
reque-	iVtT
requerimientos	iX
request	mHpFrWtZ
requests	i[
requests$	i^
requi-	l[tX
requiere	tV
requiere$	cIlHtW
required	lS
required$	iTlZ
requirement	jStZ
requirement$	hDjVlV
requirements	iFj[
requires	aGqS
requis	l[
requis$	hJlX
requisition	aBjFlIt_
resca-	ia
rescate	iZ
rescu-	bSjS
rescue	bSjS
rescue drills	jT
rescue$	bTiT
research	bTiT
research$	fHgCi^
researcher	aT
researcher$	aUmW
reseau	aWkV
reseau de	b_iF
reseau$	sT
reseaux	iU
reseaux$	iU
reser-	iS
reserva	jT
reserva$	kVq\\rJ
reservas	iY
reservas$	iS
reservations	iV
reserve list	pT
reserve$	cTqVtG
reserves	iTmIpU
reservoir	aR
reset	hHihjF
reset$	hGi[
reset-	iSjF
resi	jSmT
residence	cUdThRiIjGoS
residence$	bEdVoJpT
residencia	bWjR
residencia$	aWmI
residency	bScJj[
residency$	jS
resident	aXeThHjJ
resident$	aTgUhG
residente	a]mG
residente$	bX
residential	i_
residential care	aUbH
residential childcare	jX
residents	rV
residents$	bWrV
resig-	q^rH
resigned	iHq\\rH
resil-	rX
resin-	cHhJjHl\`rFsB
resis-	c[iIj]
resistance	jZ
resol-	j\`
resolucion	eRgHjT
resolucion de	eTgG
resolution	bBjY
resor-	bVrU
resort	bW
resou-	aIiGm^
resourcing	iGm\\pR
resourcing$	iIm=p\\
resp	aXbJm^tI
resp$	aTiY
respe-	fXiFjWtX
respect	jVkV
respi-	b[hAjY
respo-	mT
responde	m^
responde a	mU
responder	iTjU
responsable	a\\mU
responsable de	a^
response	fYgIiSjFnHpF
responses	iS
responses$	iT
ressu-	aS
ressuage	aS
rest	fWgF
rest wherever	dV
rest$	bIdW
resta-	bV
restaurador	aT
restaurador /	aT
restaurant	h\\
restaurant 0	hW
restaurant$	iXjJ
restaurante	bVcWiH
restaurantes	bXiXqH
restaurantes$	iZqH
restaurants	bX
restaurants$	bX
restaurateur	rS
restauration	jW
restaurator	bIhS
reste	fYgHiVqT
reste-	r[sV
rester	iWjFlJrU
rester en	iXjGlI
resto	dT
resto 0	fZ
resto de	bThW
resto$	gXhJrY
resto-	jW
restorer	aVbJ
restorer$	aZbH
restr-	j]mVpJ
restricted	jV
results	hDiUqU
resum-	pW
resume	pT
resume +	pR
resume to	bJrTsT
resume$	pUtS
resumes	iEpW
resumes to	iHpU
retai-	bSgR
retail	lS
retail$	gRhIi[
retainer	aJe[fIgYhGjCmH
retainer$	gT
retaining	i]
retaining walls	i]
retar-	iS
retard	iS
retard$	iS
reten	fTgUhIqS
reten 0	fW
reten-	jXqX
retention	gV
retention 0	gY
rethu-	jX
rethus	jX
rethus$	j[
retin-	aIbZcIiXjHmI
retir-	qY
retired	tJ
retired$	m]
retirement	bIhbiE
retirement$	hW
retirer	iDjHpXrU
retires	bImIoUqX
retiring	iJmIqY
retiring$	iHmGq[
retiro	cFiZ
reto	aAmVt^
retou-	iS
retouche	kXrIsH
retouches	cZ
retour	cIhUnS
retour au	cIfFhYiVsH
retour$	cGhTnS
retra-	lX
retractil	iT
retractil$	iW
retrained	aHcIl\\
retrained$	aHiJl\\
retraite	hZqY
retraite$	bIhWqR
retraites	lSs[
retraites$	iIlY
retri-	i\\jH
retribucion	gViJ
retro	fEg\`iHjImGtU
retro-	gSiZ
retrocession	gZ
retrofit	bXiGkW
rettu-	aUmS
rettungssanitater	aV
rettungsschwimmer	aVgSlSmI
rettungsschwimmer silber	iR
rettungsschwimmer$	aYfHhIjUlRmG
retur-	fIiV
return	fFgRhUiVpT
return$	dIfFh^iH
returners	aXhFlW
returners welcome	kIlX
returns	eUiV
returns$	aUiT
reuniones	iW
reunions	iS
reunions avec	jV
reus	c[
reus$	c[
reuss-	jV
reussi	jV
reussi$	jV
rev	cXmS
rev$	cYmR
reval-	fFgYjT
revei-	aFbViXqV
reveil	aIb\\
reven-	aTiZqU
revenue	aUi[
rever-	jZ
reversing	jZ
revie-	iV
reviendra	qV
revient	q[
review	eRoDpT
review$	eXiWoH
reviews	iV
reviews$	iZ
revis-	iS
revision	gXiTqV
revision$	aZjR
revisiones	h^iHpH
revisions	iU
revit	j]p^
revit$	jV
revol-	j[
revolus	j[
revue	bEfJidrIsB
revue-	iV
revues	iV
rewir-	lY
rewires	lY
rewor-	gU
rework	gU
rework$	gU
rewri-	iUmHrV
rewrite	rY
reyes	iHoZ
reyes$	iGo\\
rezep-	aUhEic
rezept	aGiT
rezepturen	iW
rf	iYjS
rfid	iZ
rg	iRjY
rh	iS
rh$	aRhHiY
rhabi-	bS
rhein-	bTqT
rhein-main	cV
rhein-main$	cW
rheine	cZ
rheine$	c[
rhel	j]
rhel$	jV
rhine	jbp@
rhino	bYkT
rhino$	kW
rhodr-	mR
rhodri	mR
rhodri$	mW
rhone	nY
rhone$	cSiInY
rhyl	cY
rhyl$	cY
rhyme	i^
rhyme time	i^
rhyth-	jR
rhythmus	jR
ri	bTgUjEpT
ribbo-	i[
ribbon	i[
ribera$	aS
rice	pHrU
richm-	c[
richmond	c[
richt-	bDdFgViSm[
richten	iX
richten$	iX
richtig	jT
richtig$	jV
rico	kW
ride	jUnV
ride--	bWp^tI
rider	bUhU
rider$	aTbYfJiGjIpJsF
rider-	bT
riders	bT
riders$	bT
ridgi-	aHiY
ridging	aHiY
ridging$	iU
ridin-	bSjTlT
riding	bSjTlT
riego	iY
riego por	bYiI
riego$	i\\
rien	lZqW
rien$	l[qR
riesgo$	gViT
riesl-	bYrT
riesling	bXrU
rifse-	gW
rifseep	gW
rifseep$	gVhT
rig	aRcJiWmSnX
rig$	aIbTiWjGmU
rigge-	mU
riggi-	jXkH
rigging	jXkH
rigging$	iY
right	jT
right to	iIjXpTtG
right$	gHjTqVrWtX
right-	iR
rights	iR
rights adviser	qR
rigs	aVbRgJjY
rigs$	aVbRgJjY
rimou-	cTnU
rimouski	cTnU
rimouski$	cUnR
rind	bW
rind$	bZhIiR
rinde	mU
rinde-	b^cHfJ
ring	p]
ring in	s[
ring me	qR
ring the	iJpX
ring$	iIsV
ringi-	i\\
ringing	i\\
rings	fFi_jS
rings$	iHj]
rings-	bTcY
rink	hX
rio	cb
rio arriba	cY
rios	cZtJ
rios$	cZtJ
ripon	bVcT
ripon$	bUcU
ris	aIc[i[jC
ris$	c]jF
risik-	cIia
risin-	hTjE
rising	hTjE
rising to	hVjF
risk	bRiY
risk /	jR
risk$	b]iHjI
risqu-	aGcHjVkWtI
risque	kXtI
rite	jXkW
rite$	j_
rive	aIbHcciDjG
rive--	bFc_dI
river	aGcZtR
river$	aHbRc]iG
river-	eW
rivie-	aIc[iH
riyad-	cU
riyadh	cU
rm	gV
rm 0	iZjH
rm$	hViDj\\
rn	aYfCmY
rn$	aZtI
rnp	jS
ro	cSiX
ro$	cXiIjH
ro-ro	bahIiEjJlJ
road	cWfFiS
road$	bFc\`fCnX
roadm-	iX
roadmap	iX
roads	hFiAnbsH
roann-	cY
roanne	cY
roanne$	cW
roas	i_jH
roast-	fFi\\kS
roasting	kU
roasting intermediate	kU
rober-	cUiSqW
robin-	bDcXi]
roble-	bSpR
robot	aUbYcH
robot-	bZjI
robots	bVjIkS
robots$	b[iH
rocha-	mWpH
rochat	mWpH
rochat$	cImXpI
roche-	aGbScdiGtG
rocio	m]tR
rocks-	r\\
rockstar	rZ
rod	cGi_jI
rodaj-	i\\
rodam-	cJgV
rodamiento	cJgV
rodan-	aXbHfS
roden-	b[cIfJ
rodez	cY
rodez$	cX
rodil-	iVsX
rodo	gRpSqR
rodri-	aGcXmS
rodrigo	mWpS
rods	jV
rods$	jW
rohrb-	iU
rojo	bSiS
rol	jd
rolar	fY
rolar turnos	fY
role	dSjG
role$	bIfIgZhHiEmI
roll	bWjRlG
roll$	bVgH
rolle	l\\
rolle$	l\\
rolle-	iWqU
rolled	fIgWiHq\\sF
rollenwechsel	iU
rolli-	fZpS
rolling	eRfWpS
rolling 0	fS
rolling$	eVfViFpS
rollo-	iTjT
rolls	eSiT
rolls$	bFhYi\\
rolls-	iX
rollstuhl	bJiW
roman	bUcHgGqTrS
roman-	iIkW
romanian	sU
romanian$	kRlSrI
romanticise	r^
romon-	cS
romont	cS
romont$	cS
ron$	gW
ronan	cImY
ronan$	cImY
ronda	c\\
ronda$	c\\
ronda-	cIg[
rondas	iSpS
ronde-	i\\
rondes	i\\
rondes$	iR
ronny	mWpT
rontg-	jU
rontgen	iXpI
rontgen$	iY
rontgendiagnostik	aXjI
roof	bXpHsU
roof trusses	bSiS
roofe-	jTtJ
roofer	jTtJ
roofer$	a[
roofs	fZhFi\\
roofs$	iWjIsU
room	hY
room for	hS
room in	bThY
room is	hIiSs\`
room leader	aYiHtI
room of	hCiDmcsG
room to	bJhV
room with	fEh]
room$	hWjDnS
rooms	bWiX
rooms$	bYcWhJnT
rop	iX
ropa	aDbZhZ
ropa de	hZjH
ropa$	hX
rope	aTbV
rope$	aHbZiE
ropes	iY
ropes$	aIi^
roque	m\\
roque$	mY
ros	iZjE
ros$	pV
rosa	cZ
rosal-	bViIpV
rosar-	bHcYdTnH
rosario	dUpS
rosario$	iUpI
rosco-	aIbEcadIeHfIgBhJiIjJkFlImHnIoBqIrIsItI
rosen-	p[
rosenheim$	sJ
roset-	b^cJhG
ross	qT
rossl-	bW
roste-	f\\
roster	fUjS
roster 0	fZgG
roster in	jUmJ
roster$	bEiU
rostered	f[
rosters	fV
rosto-	cTnU
rostock	cTnU
rostock$	nX
rostr-	iUpX
rostrum	iUpX
rot	bCc]
rota	fYi[
rota for	fJi\\mH
rota$	ib
rotac-	iU
rotacion	iU
rotacion de	fJiX
rotar-	b[
rotary	b[
rotary$	bZjT
rotas	i^
rotas for	aH
rotas$	iX
rotat-	fe
rotating	iJmR
rotation	fRiS
rotation 0	fRsT
rotation$	fUiU
rotational	f[
rotational$	aSfY
rotations	iW
rotativa	bUfU
rotativa$	bVfVhH
rotativo	iV
rotativo$	iWjI
rotativos	fY
rotativos$	fW
rothe-	c[fHoH
rotherham$	gT
rotte-	c\`hR
rotterdam	hW
rouba-	cU
roubaix	cU
roubaix$	cV
rough	bVfViIoI
rough-	bGfUpT
roughly	bGfUpT
roughly 0	fUiHpV
roula-	a]cFhU
roulage	gIi[
roule-	fRnR
roulement	fZjHnU
rouler	jVnR
roulette	iRjV
roulette$	bJcIiZ
round	eVpT
round the	fItX
round$	e[iVjI
round-	iS
rounds	iTmS
rounds$	iY
rousi-	aWg[
rousies	aZ
route	eEiV
route$	cTiR
route-	bVkW
routes	bX
routes$	bThViDjW
routi-	iZjF
routine	iXjF
rouyn-	c[
rouyn-noranda	c[
rouyn-noranda$	c[
row	jTqZ
row$	q[sH
rowan	b_rG
rowin-	hIkYmUpI
rowing	hIkYmUpI
roy	pVqU
royal	aIch
rp	aTj\\
rp 0	j\`
rp$	aYmJ
rpi	gSjV
rpps	j]
rpps$	j]
rrego-	hX
rregop	hX
rregop$	hZiH
rrh	a\`cHjH
rrhh	qUtS
rrsp	h_jImF
rrsp 0	hR
rs	aVbG
rsph	jV
rsus	gYhVjGrG
rtg	aWkU
rtt	fVha
rtt 00	hW
rtt$	f[hS
rtw	bWiXjG
ruato-	bDcb
rubbi-	iW
ruche-	aGbUqX
ruches	aHiJqX
ruches$	iIqX
rucke-	cEhWsY
rucken	jVpJqTrHsS
ruckenkurs	hWiH
ruckf-	iGrX
ruckfragen	iGrX
rue	c^mTpS
rue de	c^
ruf	aIb]pW
rufbe-	fYhU
rufbereitschaft	f\\
rufdi-	fT
rufdienst	fT
rufdienst 0	fSrS
rufdienst$	fZ
rufen	hHiVpZ
rufen$	hFiYpS
ruft	mHp\\rH
rugby	b[
rugby$	bW
ruge	iJmWrW
ruge$	iImUrX
ruhe	fZjS
ruhe$	fZiHjT
ruhet-	fX
ruhetag	fS
ruhetag$	fS
ruhig	jXrY
ruhig-	f[gHhCjS
ruhige	gGjU
ruhige hand	sW
rule	iWnS
rule$	dJfIjSmHnV
rules	fWj^
rules$	iZ
rum	pTqS
rum$	pTqT
ruman-	kTsd
rumanisch	kV
rumanos	qWsV
run	iR
run 0	bIcEfJi]
run a	iGjWmRtX
run by	bZ
run it	pJqRrS
run late	oZ
run our	aW
run the	a\\iT
run to	jSnZ
run$	bZcXoS
runbo-	iV
runbooks	iV
rund	eR
rund 0	bT
rund 00	eWfSnI
rund 000	nX
rund um	cZ
runde	hBpW
runde-	p[
runden	p[
runden$	pX
rundg-	iY
rundgang	iY
rung	f^iDjIqX
rungi-	cW
rungis	cW
rungis$	cW
running the	iW
running$	iZqGsW
runs	iWnToT
runs 0	gHiVjFmJpJsY
runs the	iT
runs$	bTfWi\`j?
runwa-	qV
runway	qV
rural	bTjT
rural retention	gV
rural$	a\\bJ
rural-	h]
ruralidad	h^
rush	gTiV
rush$	bJi[qT
russe	j\\
russe-	s\\
russen	s\\
russi-	kU
russian	jR
russisch	kVlG
russisch oder	kRlG
rust	bHcXjWk\\
rust$	bIcYmF
ruste-	j]
rusten	i]
rustenburg	cZ
rusti-	aIs]
rustige	aGsRtV
rustu-	iSqT
rustung	iSqT
ruta	hYnU
ruta$	cGfWhCmT
rutas	iVnX
ruth	qT
ruth$	aGtW
rye	aJbWiTpJ
rythm-	jUkX
rythme	jWsR
s &	iR
s /	bRgWjS
s 0	iVkX
s 00	g[jZ
s 000	bTqR
s 0000	kX
s and	i]
s aqua	i]
s in	hY
s with	fFgIiSj[
s$	iZjV
s'abs-	s]
s'abstenir	s]
s'abstenir$	sY
s'app-	aHjHlWmV
s'apprend	aGjHlX
s'en	l]qR
s'en va	aDq]
s'est	qg
s'il	lXrRsT
s'il vous	iIrTsU
s-pas-	eVhSiE
s-pass	eVhSiE
s^"	r[
s^$	gmhSiI
s^%	cIh_mX
s^000	gU
s^0000	jVp\\rT
s^00000	bSpb
s^2000	hXjSpU
s^90	cTg_jU
s^900	fIg^hUiXjB
s^92	bUcShZiGnSoD
s^95	a^cHhIi<j]pI
s^950	cHgZnSsX
s^96	bUi\\jJ
s^98	dSfU
s^aarhus	bFcXdW
s^ab	nRoS
s^abap	hYiS
s^abende	eIfX
s^abgeschlossen	bHiEjd
s^abgeschlossene	bHcHj\\
s^abierta	bWiHjJpW
s^able	bJhIiJj^sI
s^abogado	iV
s^abonnement	h[oFrT
s^about	eT
s^above	bHh\\pGsR
s^abschluss	iJj_pH
s^aca	eSsX
s^acams	bFcFiFjRkY
s^accommodation	haiG
s^account	iZjS
s^accountant	aUeTfA
s^accounts	hCiWqZ
s^accueil	i[
s^acheteur	cU
s^achtunddreißig	dUfWhI
s^active	dSgGlV
s^activities	jSlI
s^actually	cJgVhIiGj[mJqHrJ
s^actuary	bScCdRjV
s^ad	aSfGjFkCr]tZ
s^ademas	iHk\\
s^adjoint	bWiB
s^administrador	bBj_qZ
s^administrativo	eZoDsV
s^administrator	cR
s^advert	iHr^
s^aed	gU
s^after	bG
s^afternoon	bEsItX
s^age	jTkFnEsW
s^agence	b^iJjC
s^agency	aXbXiF
s^agenda	cGicnGqH
s^agents	iT
s^agentur	aWbYiS
s^agronomist	fUiVoB
s^agronomo	cS
s^ah	cYfWiHjHlT
s^ajustador	hRiS
s^aktuar	iU
s^al	fEqU
s^all	aWbItX
s^alle	aUgS
s^allowance	f^h\\iGjD
s^almeria	bXcJjYnU
s^alright	a[tS
s^als	j\`pV
s^also	tU
s^alta	iR
s^alter	hJiFjZqHsW
s^am	hH
s^ambulancier	cU
s^amf	iGjHk_
s^aml	aVbacGfEgI
s^amplitude	gW
s^an	jG
s^analista	iW
s^analyste	iV
s^and	iV
s^anexos	aEiUoAp\\
s^angelehnt	gXhSiGqV
s^angestellt	e^gIjD
s^anglais	jWkT
s^animadores	eUiRjR
s^animal	jU
s^animalier	b_iSnE
s^animateur	cWfV
s^animer	gFi_
s^anlagenmechaniker	aUqSrS
s^annahme	ih
s^annonce	bEeSgGpTqHrX
s^annualised	fVtH
s^ano	fGjZsI
s^anos	fSj]mU
s^anruf	pZtE
s^ans	fSiFja
s^antenne	iSjX
s^anterior	lGmIqc
s^anzeige	iIrY
s^ap	jV
s^aparejador	cRi]
s^appels	ic
s^applicants	iHjT
s^application	bGlHp\`
s^applications	pY
s^apply	p\`
s^approbation	bAeWlXmX
s^april	cEfXoZ
s^apt	bR
s^aqui	qVtT
s^ar	bRcGjT
s^arabic	bIeViIjIkX
s^arabisch	jI
s^arbeiten	d_iItF
s^arbeitsbeginn	f[pJ
s^archive	jVkRlI
s^archives	aYcR
s^archivist	cRjT
s^archiviste	eEfWmY
s^are	ba
s^art	nY
s^as	aToZrHtY
s^asap	cZiGoV
s^asb-kreisverband	bfiGjC
s^asbestos	j\\kS
s^asesor	cT
s^asi	bXc[hIiHtE
s^ask	rT
s^asked	hGiJpErEsVtU
s^assessment	cFgIoGpb
s^assistante	sS
s^assistenz	i^
s^association	b\`
s^asst	bT
s^astreinte	bHdJf\`gFhGpC
s^asunto	iJjGt[
s^at	iVjWnW
s^attendants	cU
s^attestation	eHf^iGmGsH
s^au	gHhWiRoT
s^auch	eVfIhU
s^auf	eVnVrU
s^aufgabe	ibjAkG
s^aufgaben	ie
s^aufmaß	i\`
s^aug	fFhHo_pHtJ
s^augenoptiker	eS
s^aus	cS
s^ausbildung	bGcShYjSpF
s^ausschließlich	pV
s^aussi	iVjFkHrY
s^aussies	cUlY
s^authorised	iCj^
s^auto	kU
s^autocad	fHkX
s^autopsy	jWmS
s^aux	bY
s^auxiliaire	cU
s^außendienst	bJsY
s^avant	fWkX
s^avec	jHlWpY
s^avoir	bIcGgGhIiDk[mJqGtH
s^avril	eWiHjInIoIqIsW
s^away	cJgHnZpH
s^aws	iHjXlZq>
s^ayudante	gTpRsT
s^ayuntamiento	bT
s^b	gRjR
s^ba	cIjb
s^bac	jZkTmY
s^bachelier	eSjV
s^bachelor	hTjZ
s^bachiller	iHj[
s^backend	aXbIdXiIjWkH
s^backfill	aJdIfFgGhGiFjAkGmHoHpBqbsJtH
s^background	hFjVlZnI
s^bacteriologa	iWkV
s^bad	bS
s^bademeister	iY
s^badge	fThS
s^bafa	hWj[
s^baggerfahrer	bGjT
s^band	bGmU
s^banda	lGqZ
s^bande	jGkWpT
s^bank	fXqT
s^banque	aVnX
s^bar	bRfY
s^barber	gS
s^bareme	lF
s^base	gR
s^based	c[dZpH
s^basic	gShSjTlIrJ
s^basically	bWoT
s^basico	g]hH
s^bauen	iWjE
s^bcbs	hY
s^be	fY
s^beckenaufsicht	gJhdiTjIlR
s^bed	aIbVh\\
s^beds	b_iH
s^beef	hU
s^beekeeper	bYmS
s^been	hHiGj\\lGsFtI
s^before	o\\
s^befristet	ebfB
s^begehungen	ifjC
s^beginn	fEgCiFlJob
s^bei	fIoVpX
s^beim	aHmW
s^bench	bacHfIgJhTiDpU
s^benefits	h_iGrV
s^benidorm	jUlS
s^beratung	iZqV
s^bereitschaft	eVfBiBm_pHtF
s^besetzen	aZbIfHiFo\\
s^besoin	a_cV
s^best	aHfIiEmCpAqHrHsSta
s^betreff	aWbEcGfUtW
s^betrieb	aGbc
s^betriebsrente	eYgIhWjDpGrZ
s^better	hZiFkIs_
s^between	aRgWqX
s^bewerben	iGoIp\\
s^bewerbung	pb
s^bewerbungen	fIgFmFpaqZrH
s^bezahlt	fFgWh\\nI
s^bhd	g_iH
s^bibliotecologo	gUjSrW
s^bibliothecaire	aV
s^bien	cAiHpHqIrSt^
s^big	iYjT
s^bike	fUhU
s^bilans	bFim
s^bilingue	bUhG
s^bim	aBcRm_
s^bin	cDfEm^
s^bis	iT
s^bist	aVbHcGqJtV
s^bit	rHs[
s^bitte	iGpTrasS
s^biz	aWbFcDtY
s^bjr	pR
s^bl	cIhBifjImT
s^blade	bRnT
s^blue	hTkS
s^bma	cBn_pY
s^board	b[cIfFgDiBrIt_
s^bogota	c_dDfGmIpE
s^bon	cV
s^bonjour	bUt^
s^bonne	s\\
s^bonsoir	dGt]
s^bonus	eHgWiHjBkZ
s^book	iUjWpTqItJ
s^bookings	hHiX
s^bookkeeper	eI
s^boots	hYjW
s^bootsbauer	aTeHg[
s^boss	aZiIm\\pJtG
s^both	rV
s^boucher	bZcSiE
s^boucherie	iDjWkZ
s^boutique	bZcYjI
s^box	bDcJdCgEhhiF
s^bp	j[
s^bpjeps	iVjX
s^brauch	bIcVeHgSjSnV
s^brauchen	cUhJiTjWmJ
s^brauchst	bIjZkElYnHqI
s^braucht	aScHdXtI
s^brc	iDj\`
s^break	mX
s^brevet	gThIjIk[lS
s^brickies	sR
s^bring	pY
s^brotzeit	h]kG
s^bs	iDj\\
s^bts	nX
s^budget	bJq^
s^budgets	hIij
s^bueno	mW
s^buenos	cFhAta
s^buhne	jS
s^builders	aXcFfDiVlV
s^building	kFsU
s^bunk	cIfIgChgiD
s^bureau	b]c\\dZhEiAkImAnF
s^bureautique	e\\fA
s^bureaux	bHc\`dUfEnD
s^buro	bWdW
s^bursar	aIicpTtI
s^bus	iU
s^buscamos	aXeYjJ
s^bush	bR
s^but	bIeTfXgE
s^buyer	aTbCiR
s^by	oSpa
s^c	jW
s^c'est	bIcUfXgE
s^c-prufung	iCj\\oS
s^ca	fXkC
s^cab	h[kHsV
s^cabine	gAh\`
s^cabinet	bRcUfHiU
s^caces	jT
s^cad	iZ
s^cada	fYiZ
s^cadre	eZhG
s^cafe	fToGpV
s^caisse	aRbWfGgDhUiIpT
s^caja	i]jInItS
s^cajero	fWgUiFlX
s^calderas	iY
s^call	fZmJpX
s^calls	dIhJiXpb
s^camara	hTpU
s^camareras	aEcRoT
s^camion	bFeJhgiEjH
s^camioneta	h[iCmS
s^camp	eDgVhY
s^campamento	hV
s^camping	cWoR
s^can	aVcBiAj\\mHtS
s^can't	j^mIsI
s^candidature	qV
s^candidatures	iGpZ
s^cap	bIe_kFlZ
s^capa	eUfUiHjUmY
s^car	hd
s^card	gFhTiGjIkVlVrG
s^cardiac	aTb\\cHgGiB
s^care	jFmSr[tI
s^carer	iFjTrU
s^carers	hCiVlWrR
s^caretaker	jZ
s^carga	i^jF
s^cargas	i\`mF
s^cargo	b]iU
s^carne	iBj\`nC
s^carnet	bUiFjW
s^carpintero	iDjdrS
s^carte	jWkR
s^cartera	bHgIic
s^cas	eUiHpY
s^casa	hY
s^casado	fFs_
s^case	hDkRp\\
s^caseload	i\`sI
s^cases	iX
s^cash	i^
s^casier	sS
s^casual	eVjJ
s^cat	bbgIiC
s^catalogue	aJiZ
s^categoria	gejA
s^catering	iTjBmW
s^catholique	sY
s^catorce	bUmH
s^ccn	fEg\`oI
s^cdd	cSeXf?pU
s^cdi	en
s^cdp	kH
s^ce	bBgIi[jV
s^cec	aFic
s^celibataire	bFfGgFhHqIs_
s^cell	hT
s^centro	bZc]gFhCiI
s^cerca	cThTiI
s^cert	jY
s^certificado	jdpC
s^certificat	bHcGiDj_
s^certificate	cCjb
s^cfc	jb
s^cfo	iImXqUtI
s^chain	bVjS
s^chainsaw	aUjEk]
s^chantiers	aCbGcSdHeGfDgHhDi?jDkHlFmJnboHpGqGrHsHtH
s^chaplain	aFe\\fE
s^charge	iW
s^charity	lZ
s^charlas	ib
s^charter	iVmR
s^chat	fDhBicjC
s^chaud	h[pT
s^che	t\`
s^check	eFiaoHpX
s^cheesemaker	bTdJfIhWkS
s^chemist	jI
s^cherche	aWbGc]
s^cherchons	bScX
s^chere	jItY
s^chf	gehWjHrW
s^chica	bFiSsb
s^chicas	aUbJcGhFtY
s^chief	aIcSgYhTnIrR
s^children's	iTrV
s^chileno	j[qH
s^chinesisch	kT
s^chofer	fDiXjS
s^christmas	cGdHfUhSoIrJsItG
s^ci	bYjHkT
s^cinco	j^
s^cinq	jS
s^citas	ik
s^cite	b^fHgJkIpH
s^city	gIiCmVpWtS
s^civil	iWkU
s^claims	fSiW
s^claire	qTtV
s^class	i_
s^classe	aVgY
s^cleaner	cWqS
s^clear	jVsTtH
s^clerc	ic
s^client	i_
s^cliente	pJq]
s^clin	mS
s^clinical	dRiV
s^clinique	bZ
s^closing	p\\qIsW
s^club	bZ
s^cnc	fS
s^co	aVbGcCjW
s^co-op	bjiG
s^coche	gCjGn[
s^cocinero	aFcStR
s^coded	bReUgVhG
s^coder	dRiV
s^coef	fCg^
s^coffee	iY
s^cold	cZeHi]
s^colegiado	j\`
s^colegiatura	jYlT
s^colette	tT
s^colin	qU
s^collection	bTcEoIpIq\\
s^college	eTiGjElV
s^collegues	bHjGlTmY
s^come	cFhHiVjInWpX
s^comedor	h]
s^comercial	jU
s^comida	hc
s^comite	mX
s^commercial	bUiT
s^commis	fTlXsT
s^commissioning	fSsS
s^commune	bViT
s^community	rS
s^como	kVpIrW
s^comp	hTkVqW
s^company	cX
s^complet	pV
s^comptable	jV
s^con	mS
s^concession	c[iJ
s^concierge	bIfWs^
s^conducteur	gS
s^conductor	cTjXnT
s^conduite	c[jR
s^connaitre	kX
s^conseil	iWpGsV
s^consent	iZjG
s^conserje	bVc]iH
s^conservation	bfcI
s^consorcio	bce@iIjI
s^construction	fBi\\jSkI
s^contable	eVj\\oE
s^contact	aWbUeDjGp^
s^contador	aSbGc\`hFiH
s^contract	jR
s^contractor	bbgS
s^contracts	bSiY
s^contrat	bJe\`fThIjF
s^contrato	bWe_
s^controle	ibjI
s^controleur	bWtU
s^convenio	fJgdiCoJ
s^convention	gYiIjD
s^cook	iT
s^cooperativa	bYcWpD
s^cooperative	aSbViCnX
s^coordina	m[
s^coordinador	iY
s^coordinadora	c\`eGfTiD
s^coordo	m\\
s^coordonnateur	iVsS
s^copy	bVcHeWfEi]jJr@
s^corporativo	qX
s^correo	cHiY
s^cortar	ia
s^corte	cHid
s^cost	bVgHiT
s^cottage	hU
s^coucou	fGoS
s^could	eRfFlRtY
s^council	b]
s^counsellor	dRfSoH
s^counter	bTiYjJ
s^country	cZ
s^county	b\\hJiG
s^couple	kCsatG
s^couples	sR
s^coupures	f]
s^courier	cUjToUpI
s^coursier	gVhCsT
s^court	eV
s^courtier	aTiIsV
s^cover	gJhWiIoHpUqXtF
s^covers	aEi^
s^cp	hUjS
s^crane	cRsX
s^creche	iYlJmJ
s^credit	bDiX
s^crew	iGm\\s\\
s^crews	bXiXjG
s^cro	b[cFkT
s^croupier	fSjU
s^crumlin	iSjX
s^cs	b^jY
s^cscs	eDiGjSoY
s^cse	gFhb
s^cta	bHfYgHoWtS
s^ctg	fSiW
s^cuadrante	fX
s^cuadrilla	lDm_
s^cuarenta	aIbUcGf]iHsG
s^cuatro	fWgUhIiI
s^cuidador	i^
s^cuisine	b\\iW
s^cuisinier	iH
s^curator	aSbGm_
s^current	cXjEq\\
s^curriculum	bW
s^curvas	ickV
s^customs	iT
s^cutter	bSkS
s^cutting	aSiXoR
s^cv	fEi\\pg
s^cvs	fGpa
s^cycles	gRmS
s^d	gHjZl^
s^d'hotel	cTh\\iFpHrJsD
s^d'un	bYc]
s^d'une	pX
s^da	eHfViGmVqWsJ
s^dachdecker	iXjCsX
s^daily	iY
s^dance	bVcSeW
s^danish	jUlTqI
s^danke	aEcJhDpGta
s^dann	aUbVc[iAjG
s^das	hI
s^dass	qW
s^data	jU
s^date	fDtY
s^datev	j]
s^dauer	e\\fFiIpJ
s^day	bZhViFnJ
s^daylight	f\\iJ
s^days	fWh[iH
s^db	bXiHjX
s^dbs	hViIjWkImJqJsE
s^dbt	aRdRiIk=l\`
s^dc	aS
s^dcp	i]jEkI
s^dealership	bSjW
s^dean	cRjT
s^dear	aWtj
s^deauville	cXhBiB
s^debut	eGoZ
s^dec	iEj]oS
s^deckhand	aChS
s^declaraciones	jS
s^declarant	bUkYoIpV
s^decoupe	i^
s^degree	fThRiEkTlXmU
s^del	fHiVjHoY
s^delegado	bDiZ
s^delegue	qHrUsZ
s^delineante	aSkI
s^delivery	cGdXkR
s^dem	kVlJq]
s^demo	fCiGp\`
s^den	g@hRi\\jGl^
s^dentaire	h[iHsV
s^dental	aXgIhTjF
s^dep	bDiAjXk\\
s^departamento	bIcGiAjHm^qIsH
s^depende	cHjDkGmbpI
s^dependienta	cTiT
s^deplacements	nWqG
s^depot	b@dRiWnX
s^dept	bdcEiD
s^depuis	b^
s^deputy	m]
s^der	qT
s^derecho	j[
s^des	bRi_
s^descuento	gFhaiF
s^desde	cFgInYoV
s^design	hIiY
s^designation	a\\bJeVjA
s^designer	cJjUrY
s^desossage	i\`
s^deutsch	iGrW
s^deux	fTp[qT
s^development	bFhRi\`jCnY
s^devops	bIcFd_iHjImVtS
s^di	aWbIictT
s^di-sa	fZiE
s^diary	fXianH
s^dias	cGfTgBh\\jFtY
s^dictated	a]jGmGpHtV
s^dictee	aU
s^die	bR
s^dienstags	dX
s^dienste	aFfThJm\\
s^dienstort	cX
s^dienstwagen	bChc
s^diesel	a[bGjD
s^diesmal	fXiEjIrYsT
s^diets	bBfFi\`
s^diez	jY
s^digging	ia
s^digital	mU
s^diktat	bIcGiHjDkClImJqFrDtf
s^dimanches	dDf^iJkIrGsF
s^dipl	bUiHjZ
s^diplom	gUhEjYkY
s^diploma	iHjV
s^diplomatura	bYhSjSmH
s^diplome	hTjR
s^dir	fHiHmXnXoFtS
s^direct	e[gG
s^directeur	cRfR
s^direction	aTbShEiRtR
s^directrice	iBpHq[
s^direkt	mT
s^discount	h^iApI
s^discrecion	bJiEjXqY
s^disenador	iRpH
s^disenadora	bTcSqS
s^dispatcher	bIcRdF
s^dispo	iIjSoEq^
s^disponent	iZ
s^diss	iU
s^dm	bUcIiFp\\tE
s^dma	gSiIjSoT
s^dms	jU
s^do	bWi[jI
s^docente	cTo>
s^doctorado	bHeIjXlW
s^documentado	pZ
s^doe	iYkZsD
s^does	i]oI
s^dog	cRiHlV
s^doing	gZ
s^don	iHjGm]sT
s^don't	l\\rW
s^dont	iSjIlWnH
s^door	bT
s^dos	eGfAmY
s^dossier	bFpb
s^dossiers	dXfJiEo@p\\
s^dr	mjqS
s^draft	bIiEmJrUtZ
s^drafting	iW
s^drei	bZfYiFjEnS
s^drive	bGcJgFhBiUj[nI
s^driver	jU
s^drivers	aV
s^driving	eUfGjTkIlU
s^droit	jT
s^drop	bSkH
s^drug	fJmT
s^drummondville	j\\
s^du	i]
s^dubai	aVkHs\\
s^dublin	cT
s^due	bRcT
s^dusseldorf	b[s^
s^dutch	bAdJiFla
s^e	hT
s^ea	eFhTjWoI
s^earlies	f\\
s^echelle	fFgahHiHjJ
s^echelon	b_gRjH
s^ecole	cFiEj\\k]
s^ecriture	r^
s^edad	jCs\\tI
s^editor	iW
s^educ	bTtU
s^educador	iV
s^educadora	bRcYgUiZ
s^education	nUqT
s^efz	hTjV
s^eg	cIg_oU
s^egresado	j]
s^eh	cVlHmJtU
s^ehpad	bXcWfGiGrH
s^eigene	j]sW
s^eigener	h]i]jF
s^eigenes	iInVrX
s^eight	fW
s^ein	bRi@oGpXrTsW
s^eine	cJiFrSsT
s^einen	j]
s^einfach	hGiDpb
s^einkauf	aHdGfEgHhHiEjDkJmcnJ
s^einkaufer	cZ
s^einrichten	gEi\`kS
s^einsatze	fEjIkInZ
s^einstieg	gXhFoUrH
s^eintritt	i\`oaqIsD
s^eks	jW
s^el	cRiSqT
s^electrical	gSmU
s^electrician	j_
s^electricien	gViG
s^electrique	h]iHjG
s^elektro	bWgEiFja
s^elementary	iIj^sJ
s^eleven	bajBoE
s^elle	m\\
s^email	iVjHpWtV
s^embedded	aViFj\\
s^empieza	eUhDo]
s^employed	bHcIeXfGgVjC
s^employee	bGfX
s^employer	bUgJhW
s^empower	iFjdkC
s^empresa	cV
s^encargado	i=jWm[
s^end	fIjFo\\
s^enfermera	bFcZiT
s^eng	bUfY
s^englisch	jGlXrU
s^english	jUl]rS
s^enhanced	eEh]iIjZsJ
s^enseignant	bT
s^enseigne	bVcVi^jB
s^entgelt	g\\
s^entrada	fY
s^entre	nSqTsY
s^entree	hUiIoX
s^entrees	i]jI
s^entreprise	bdcCmE
s^entretiens	fUhTjY
s^entry	eVfSgHjX
s^envoyez	oGpT
s^epileptics	iEjAsatH
s^eps	eDh\`iH
s^equipe	cRmRpG
s^equipes	gW
s^equipo	aEbHcJiEjEmgpIqJ
s^er	oS
s^er-team	f]hXiBoBpF
s^ere	cVeHiU
s^erfahrung	iIjFkYpIrZ
s^erst	bFe[rXsH
s^ersten	iU
s^es	aTbZ
s^escribo	cTeJtU
s^escuela	aHbDccfGiC
s^eso	cIiIj]sT
s^especialista	iRmT
s^essai	gGp\\
s^essential	iUjU
s^est	bgcFjHq^tH
s^esta	bFgIiGmXqV
s^estamos	bRcYmSqG
s^estheticienne	jGtW
s^et	fI
s^etablissement	cZeIjJ
s^etat	ia
s^etude	cUfX
s^eu	jZqV
s^euch	hJp[
s^euh	fS
s^eur	fIhTi[jJ
s^evening	rIt^
s^evenings	mRoD
s^events	hTj_lI
s^every	dUhV
s^evidemment	j]sJ
s^evite	iDoJpFqDr[sS
s^examen	iHjYpS
s^excel	hIj\\
s^excellent	j^kI
s^exige	ja
s^experience	i<k_la
s^experiencia	jU
s^experte	aTb[hXiFjA
s^export	bU
s^extra	hTjGk[
s^extras	gHh^
s^eye	bTjW
s^f	jU
s^fa	cGhJi_jX
s^fabric	bdcGiEjE
s^fachangestellte	gZjI
s^fachkraft	cViBsGtU
s^facility	bZ
s^facteur	j]
s^factory	bbiH
s^facturas	jZ
s^fahrdienstleiter	aFbFcUiIjZlR
s^fahren	ia
s^fahrer	iTjV
s^fair	eFhEiJjbpFsT
s^fais	iTrYtV
s^fait	jXpT
s^falmouth	cU
s^falta	a\\gUiE
s^familiale	bS
s^familiar	b\`cD
s^familienbetrieb	bV
s^famille	bHmZqJsU
s^fanuc	j[
s^farm	aWfF
s^farrier	aJfVhUiTnS
s^faut	jYnV
s^federal	b^eDiAlWmD
s^feed	bDhJi\\
s^feeds	bJcHdJfYgEhUiCjIlIpI
s^female	s[
s^femme	aJbEcSs]
s^ferme	bXgFjEpJqW
s^fh	iHj_
s^fia	dS
s^fibre	cTsV
s^figure	fZiE
s^fijo	e\\hRoD
s^filing	ibjI
s^fille	fIgBsd
s^final	qUtW
s^finance	aGeXfEmRsJ
s^finca	jT
s^fine	eSjJlU
s^fintech	lZqH
s^fire	c@iWna
s^firma	iFl\\
s^firmware	iZ
s^first	cTiTpS
s^fisat	bIeWiZn[
s^fish	iSmS
s^fit	iTj[
s^fitter	rT
s^fittings	fGi]mJoFqH
s^five	f_g?mR
s^fix	gYjHqJ
s^fixe	gTh]iEmI
s^fixed	oS
s^fixum	gT
s^flat	hZiX
s^flex	fXg?h^iA
s^flexi	bFcWfUhSpGqW
s^flexible	bU
s^flight	bVh[
s^flights	cU
s^florist	fU
s^flt	jU
s^fluent	cGdJiGj\`kH
s^flutter	c@dS
s^follow	gU
s^following	a]bCjIpR
s^food	cTgFh_iGkEoF
s^foot	eShWoI
s^foreman	iH
s^forestal	cTeIlV
s^forestales	aTcU
s^forfait	hTiHmXpJqT
s^form	cVjIp\`
s^formateur	bWfVmV
s^formation	cCiUl[
s^forms	iImBp^
s^forty	b\\iEsT
s^foto	cJkHr[
s^founded	b^iHmG
s^four	cHfTiV
s^fp	bXjU
s^francais	iT
s^franzosisch	iJk^sF
s^frau	tS
s^free	cBhliI
s^freelance	cSeYfDiH
s^french	jT
s^freundlich	cIiEjekJ
s^frisch	eSgU
s^frist	fGgCp\`
s^from	t]
s^front	a[eF
s^fruh	fe
s^fruhdienst	bUlR
s^ft	eY
s^fuel	dDh\`iGjG
s^fuhren	cHi^pW
s^full	dSmS
s^full-time	e^mI
s^fundraiser	bWgDlT
s^fundraising	cVdAfTiT
s^funf	b^fHiHsS
s^fur	iT
s^fv	iT
s^g	dHgTiEj_
s^ga	b[jH
s^gaeilge	kWlS
s^galway	gUkV
s^gameplay	bVdGfFiV
s^gardener	iCmTqS
s^gcse	jg
s^gebaut	ia
s^geehrte	aZbUi@tX
s^gehalt	gahHiHjFqYrE
s^geht	a^bHiCtZ
s^geld	fEg\`hJ
s^gelernt	hUiAjTk[
s^gemeinde	aVf\\
s^gemeinderat	ie
s^gente	s_
s^gera	fSj\`
s^gerant	iU
s^gerante	fYgDmX
s^gerente	bTi?jb
s^gerer	i\\jI
s^german	bGcHkXlZqJ
s^gern	iIjJk]lDqIrTs]
s^gerocultora	cS
s^gerustbauer	gSiX
s^gesellen	bIfXjTpJ
s^gesellenbrief	iHjXkX
s^gesellenprufung	cEhIjZkUqE
s^gestionnaire	fRiXrV
s^gesucht	aWbScVjI
s^get	h^jH
s^getxo	cWkI
s^gf	qe
s^gibt	fYkJq^
s^girls	fSiUsR
s^github	pY
s^glasgow	d\\fHnX
s^glazier	iT
s^gleitzeit	dV
s^gm	eJfJgHhFp[qTsBtS
s^go	j[
s^going	aYbIqX
s^good	bS
s^google	fGiZmS
s^got	aXbHcTeZiImFqU
s^gott	bImStT
s^governors	aViIpHqU
s^grade	aWeTfJgZ
s^grado	lZ
s^grafiker	iY
s^grain	fRoE
s^grant	eWiRqJrS
s^gratis	fJh]sS
s^graves	fYiX
s^graz	b[cWdIgThYi?jCqHsG
s^greenkeeper	cTfUiUoD
s^grias	aUb\`eHi>oErH
s^grid	f?g^
s^grille	g\\
s^groom	a?cZsS
s^groomer	bRhHjR
s^group	bScRhZiEnT
s^groupe	b[eFiWmZ
s^gruezi	aVcSf[gF
s^grund	eGjDq]
s^grupo	iW
s^gruppe	bYfFgUhEiEmR
s^gruß	bHtY
s^guardia	cVf\`gGqF
s^guia	gSjT
s^guides	oR
s^guten	aWbXtV
s^gym	jVsR
s^h	f]hR
s^ha	b\`iEqF
s^haben	jYqSsV
s^haber	iGkV
s^habla	k\\
s^hablamos	jGtY
s^haccp	jX
s^hace	iIjX
s^had	q[
s^half	fUhXiH
s^hall	bYfHhHmS
s^halle	iXrY
s^hallo	cT
s^hamburg	aUbGhIi_
s^hand	aS
s^handler	nU
s^handling	bUfIiV
s^hands	bTcHjR
s^handy	h\\iF
s^handyman	aTcWkHnStY
s^harrogate	eXf?hYj[sU
s^harvest	lJ
s^has	eAiCjetW
s^hasta	eXfX
s^hat	q\\
s^hatchery	fRoH
s^hatt	jVoJrIsY
s^haul	bYiHjR
s^haus	bVc[iDpH
s^haute	bTiDjZkV
s^have	fHhcjSmUoAtJ
s^hay	fTh[iInS
s^haya	iEk\`
s^he	i^
s^head	mZ
s^health	gIhYkVqT
s^hebdo	bUmY
s^heidenhain	bTkV
s^heizung	iV
s^heißt	bUfWmInRqH
s^hello	cXt_
s^helps	bFs]
s^hep	hGiIj]
s^her	fSiZ
s^herbst	iW
s^here's	aGdFiFjCqHrFt^
s^hermes	kW
s^hernan	iGmGtW
s^herr	fWgGtY
s^heures	gVhW
s^hey	dTtV
s^hgb	jYlE
s^hgv	fTjX
s^hi	hTjJt^
s^hibrido	cWdThJ
s^hier	aZbUhGjI
s^higienista	e[iYjH
s^hire	b^c@iU
s^hiring	aGhHiRmHsV
s^hiya	eUlS
s^hochschulabschluss	jSkDmUoW
s^hola	cSt^
s^hombre	jHs\\
s^home	dWiG
s^homeoffice	dZfYpG
s^honestly	qY
s^honorarios	oVpJ
s^hopital	fU
s^horaire	gJh_iG
s^horaires	f^iC
s^horakustiker	bJiWjDtU
s^horario	eFf\`oA
s^horas	fd
s^horno	bFmR
s^hospice	bVrV
s^hospital	bT
s^hote	cSnHsU
s^hour	iW
s^hours	bEeTfjgChWiF
s^house	h^iS
s^housing	hUiFjT
s^how	iGoHp_
s^hplc	iT
s^hr	fJkIpSqSt]
s^hrs	fZiT
s^hse	dHhUrX
s^ht	jSoW
s^huhu	aT
s^hund	hX
s^hundred	bWg\\hEiIlFmGsHtG
s^husum	cVd\\jF
s^hybrid	dkfA
s^hybride	bHdUhYiFqT
s^hygiene	iGj_
s^i	aS
s^i'd	cTiDoXs[
s^i'm	gTiT
s^i've	iHqTtZ
s^ia	i^
s^ice	gDhfjHkG
s^ich	fViIqRt[
s^ideal	eIiCjDk\\s[
s^ideally	iWsT
s^if	iGj=kioDtS
s^ihk	iV
s^ihr	bEcS
s^ihre	cIiWpUtD
s^ii	jY
s^iii	aSbGcGi\\jT
s^illustrator	iDj]
s^ilse	cV
s^im	iX
s^immobilier	icjE
s^imprescindible	j]
s^in	cUiX
s^in-house	lHsW
s^inclusive	r^
s^incorporacion	dIfFiElEobpBqE
s^indefinido	eVgJqW
s^indemnite	gR
s^independent	baiI
s^independiente	jS
s^indesign	jUsU
s^indirect	bXcUdTrT
s^industrial	jZ
s^industries	aIiHlWmV
s^info	bIlHmTpWqW
s^ing	i[jS
s^ingenieria	jV
s^ingeniero	n^sU
s^ingenieur	bWi<j_
s^ingles	cDfHgDiZjRkY
s^inicial	bEcRiTo>
s^instaladores	cSiFoVpX
s^institut	aCb\\cSdE
s^institute	j]
s^instructor	aUiT
s^insurance	bFh]tZ
s^interessement	hY
s^interim	eY
s^interinidad	eZhGjIoI
s^interiorista	bJdWeHj[
s^interna	cTfJhHi_
s^internal	aYbGcHp[
s^internat	f_sH
s^interne	iGnU
s^interno	bVcUgEnR
s^interpreter	iS
s^interview	pX
s^investigator	bWfUiVpH
s^inyeccion	iW
s^ios	bSiZ
s^irata	aZ
s^is	cVdWmV
s^iso	bZcDjZkJ
s^ist	cYqT
s^it	rZ
s^it's	bacWpR
s^italian	aJbShSiUjV
s^italiano	aGbHcDdGeGfEgGhGiBjCk]lFmGnGoGpGqGrFsHtF
s^iv	hGmS
s^j	bTe[hXiToC
s^j'ai	cV
s^jahre	aIjTkEmYpIsT
s^jahresarbeitszeit	eJf]hXiEoB
s^jardinero	cRiU
s^java	cHdRjW
s^je	cTtS
s^jefa	aVhYiEqS
s^jefe	cT
s^jemand	aUcHiej?kGrItS
s^jeune	gJl\\sU
s^jeunes	bHfIgEiWjIl[sH
s^jeunesse	a[bCc[gB
s^jo	a[hG
s^job	iT
s^jobrad	gGh]
s^join	aIjHm\\
s^jolie	fIsVtT
s^jornada	fR
s^jour	bUcHdTjCoJtS
s^journee	fWmHpTtS
s^journees	bFdSeGfZjGmDpG
s^journeyman	hSjZ
s^jours	cHfWjFpGqRrU
s^juillet	eGo[
s^junior	bU
s^juniors	aXiWm]
s^juniper	aViCjR
s^jurist	bCcAgSiHn\\rJsT
s^juriste	dReRmSpV
s^jury	iCp_
s^jusqu'au	eUfIiFjGoBp\\
s^k	bBcSg^hUiA
s^kafka	iEjGk_
s^kalt	fXhIjCmW
s^kann	iAjZpH
s^kanzlei	bamE
s^karla	gIjHmYpJqT
s^kasse	aTiS
s^keep	dVeTlIrZ
s^keeper	bUhR
s^kein	lWrX
s^keine	fTiVsb
s^kellner	cTfZ
s^kennel	a[iR
s^kenntnisse	dFiEjBk]oG
s^key	bDi]kH
s^kfz-gutachter	bCcSjVqX
s^kg	mIrY
s^kind	b^gF
s^kinder	i\`r\\tG
s^kit	gFhgj@nH
s^kitchen	bZ
s^klar	iJlU
s^klasse	eVj_
s^know	kUpHqV
s^knowledge	bFkRlZmJsH
s^knx	mSnV
s^koch	cVfSiI
s^kochen	aIid
s^kollege	iEmSqTrI
s^kollegin	mYqTtU
s^kolleginnen	aJgIhEiDm]qGtW
s^kommen	iSs\\
s^kommt	iUpEqWrF
s^komplett	gCjZqY
s^kraftraum	bcgIiGjDrFsE
s^kranfuhrer	aRbGeIiYoS
s^kuchenhilfe	aUbHcR
s^kunde	gGq]
s^kur	hIiJjHk^
s^kurz	cCdTiAjV
s^kv	fEg_
s^kyc	aUcGiSkV
s^l	jU
s^l'anglais	iFkWl[qJ
s^l'association	aVb\\cEdGiB
s^l-j	fajH
s^la	qV
s^lab	hJjU
s^labels	i[
s^labo	iXlXsI
s^laborantin	iTjG
s^laboratorista	aGiY
s^lad	gIiCs^
s^ladies	iJrHsYt[
s^lady	j]sT
s^lagermitarbeiter	eX
s^lake	bTcUiJ
s^land	bVfEhTiV
s^landwirtschaft	bUkW
s^lang	fX
s^las	i^jIkIlU
s^last	iJjHoRq_tU
s^late	fVoV
s^laundry	cU
s^law	fUoVqT
s^lay	i_
s^le	jElTqS
s^lead	jTm\\
s^leader	jSqV
s^lease	qX
s^least	iAjc
s^leave	h[r[
s^leaving	iHjZ
s^led	iEjb
s^leeds	dRfH
s^legal	fSsU
s^lehrabschluss	jUkAlIqCrHsCt^
s^lehre	i\\kU
s^lehrkraft	eYgT
s^leichte	jHkW
s^leitung	bWgZ
s^lenguaje	jGlGr\`sD
s^les	i\`
s^lesen	fIhJi^nZ
s^let	ic
s^letter	aIfImEpg
s^letters	p^rI
s^lettre	jIp\\tH
s^leute	aYmT
s^levee	id
s^level	jb
s^lgps	aVcUeChXo>
s^library	iUk?
s^libre	hU
s^lic	iIjUmT
s^licence	iEj^kX
s^licencia	fGiDjUkSmV
s^liebe	cHjHrWt]
s^lieber	a[bDt]
s^liebes	a]bCdXtS
s^liebsten	bGsW
s^lieu	cYiGrJ
s^lifeguards	cT
s^lifting	bUcTiVjS
s^light	fHg@hTs]
s^limestone	bRjR
s^limpieza	iY
s^linea	bUfVjZ
s^linens	aChaiF
s^link	iHpW
s^list	cJeJfEiYlIpX
s^live	bIh^iG
s^live-in	cZi]
s^living	hSiHnU
s^lleve	id
s^lo	hGq\\
s^loading	i^
s^local	bXcJjGs[
s^location	c^
s^locksmith	aYbE
s^locum	o\\
s^lodge	bTcHfRjS
s^loft	eRjT
s^log	jVmW
s^loge	cWhViGjH
s^logement	gHh^
s^logistico	jRmWsR
s^logistics	bGmXpG
s^logopede	iW
s^lohn	geiC
s^lohnband	g[
s^london	cRd^fCiF
s^look	aSeWkI
s^looking	aU
s^los	pU
s^lovely	nSrStS
s^lpp	h[iI
s^luego	rV
s^lunch	aGbAcIdHeFgFhaiIjDkIlImGnHoHqDrEsItE
s^lundi	cIfIiIo_
s^lunes	fZh[iC
s^lwl	i^
s^m	cUjZkEmS
s^ma	bIcFfStZ
s^machen	bbgI
s^machine	fWjToJ
s^machiniste	sS
s^macht	eIi]q\\
s^macon	cXsT
s^madame	jIsStY
s^maestra	gR
s^maestro	iTjV
s^mag	jRrY
s^magasinier	sV
s^mai	cDfZnT
s^mail	iIpXtS
s^main	iV
s^maintenance	iUmS
s^maison	bZcJh^iC
s^maitre	bXfYgGiHoFqY
s^make	lGr]tH
s^maker	bX
s^man	iW
s^management	dDhUmV
s^manana	eFf\\gE
s^manda	pS
s^mandar	gGp\\
s^mando	cDm\\tW
s^maneja	k[qH
s^manejo	iJj_
s^manipulador	k\\
s^mann	mJpFsY
s^manner	mYqFsW
s^mappe	aIfIjJp[
s^maquinista	bIcSgJiXkH
s^maquinistas	kS
s^marc	aJtY
s^marca	bXiS
s^march	fEiCobpJ
s^mardi	dViJ
s^marga	aZmF
s^margaret	bJjHqYtY
s^market	bVdViBqW
s^marketing	lT
s^marks	aHbJhGiIjHk\\
s^marquette	bFc]
s^mars	fFoZ
s^martes	f_
s^martin	a[bDsDtZ
s^marz	oXqI
s^mas	gXhTiCsT
s^masons	aWbGcFi\\lDmA
s^master	eViJjX
s^mate	bHcWrV
s^materiaux	bXcS
s^maternite	aEb\\cX
s^mathe	hVj^oI
s^maths	jV
s^matin	fV
s^matricero	jR
s^matricula	jakE
s^matrimonio	bIhUjV
s^mature	qIs_
s^max	dYiIjHlIrX
s^may	bJcFfUiAo^qZsJ
s^mbo	iDja
s^md	cGmTqW
s^me	a]gJmSpY
s^meal	bRhT
s^mecanicien	aHb]cJfV
s^mecanico	hS
s^mecano	bSjW
s^mech	jSmU
s^mechanic	lS
s^medecin	aEcUmW
s^media	cIjU
s^medical	h]
s^medicale	bYsJ
s^medico	hZ
s^medio	c^fX
s^meeting	pFqEtf
s^mein	pHqc
s^meister	bEj_kW
s^meisterbrief	jVkU
s^meisterwerkstatt	bZkW
s^melden	f@iHo\\pR
s^member	bUsR
s^mention	iHrZ
s^merchant	bSmS
s^merci	aEbFcGiEpBtc
s^message	bFpYtW
s^meta	i[jS
s^methode	iHj[
s^metiers	kU
s^mets	pJr_sHtI
s^metzgerei	pW
s^mfa	jXkR
s^mgr	m^
s^mi	fIiZjHnY
s^mi-temps	fU
s^mich	aHiEpYqW
s^mid-size	bWdFhBjCt\\
s^midwives	fTgGoW
s^miercoles	fahJiI
s^mig	iRjU
s^mil	aJbGcFdJeDgahJiDjBlJmHnJoHrJ
s^mileage	iVjS
s^milk	jRlU
s^milking	ia
s^mindestens	iEj[
s^mindestlohn	eBg]h]jIkHoBpH
s^mine	hW
s^minijob	eXoE
s^minimum	jT
s^minutes	t^
s^mir	aUhIsU
s^mira	fZiJkHqFtW
s^mission	e[
s^missions	eFi^
s^mit	iS
s^mitarbeiter	eUqX
s^mitte	iVoS
s^ml	cY
s^mm	iGjdkG
s^mo	oD
s^mo-do	eBfa
s^mo-fr	fT
s^mobile	hUnS
s^mobiles	bZdSiH
s^module	iUpU
s^moin	tY
s^moins	s_
s^monatsabschluss	ig
s^monday	dGf^gAhIiBn\`
s^money	hZ
s^moniteur	kV
s^montag	iZ
s^monteur	fWjU
s^month	dWeXjG
s^months	e_iCjF
s^montse	iIoW
s^morgen	qV
s^morning	t[
s^mornings	fY
s^mortgage	iSkEsV
s^mostly	fViWpJ
s^mostrador	iSsU
s^motivation	p[
s^motos	hS
s^moving	bGiUk[mI
s^mozo	aIbYjT
s^mr	mVoXqV
s^mrcvs	a]
s^mrs	aWtE
s^ms	iDo^pWqItH
s^msc	j_
s^mujer	gHs\`
s^multisport	aHfSh_jJ
s^municipal	bWeIoE
s^museum	bWoJ
s^museumspadagogik	a\\bFfIgB
s^music	bSeS
s^muss	iRj]kJ
s^musst	j_kFlVmG
s^must	fIj\\rRsY
s^my	iUoI
s^n	bHcSgRiImYqE
s^na	iH
s^nach	dRgSiVoI
s^nachts	iTmX
s^nacional	bHcDfGgBiJjXn]
s^nada	pVrC
s^nahverkehr	i]oDq\\
s^nail	hRiJ
s^name	aSjJrW
s^nanny	aGiWnU
s^national	jUpT
s^nationals	j\\kU
s^native	jWsT
s^nature	bSfTmH
s^naturlich	cJiZjY
s^nav	fBib
s^nd	cXiRjS
s^ne	bR
s^near	bRcaiVjF
s^necesitamos	cVeV
s^necesito	afi>mFoG
s^need	aVbHjW
s^needed	fT
s^needs	aRjYkW
s^nein	gYiZlS
s^neue	aEiDm_
s^never	dIl\`p@
s^nevers	cSiHmHn\\
s^new	bZgFiFtS
s^nhs	bYc\\iJ
s^ni	lX
s^nice	bDiHjDk\`lU
s^nicht	jWkElTrY
s^nichtraucher	iHjTsW
s^nichts	bIfFgDibjHtR
s^nights	g[lS
s^niveau	cJiIj[lT
s^nivel	aUfT
s^njc	eGgY
s^nl	jY
s^nmc	j[
s^no	sS
s^noah	fAgVhWiFm\\pI
s^nobody	iFs\`
s^nok	hdjDkJ
s^non	aDcFeDgbiHjWnFtC
s^none	bIhWiIjGs\\tT
s^nos	bW
s^not	iAjTkClbsZ
s^notdienst	eIf_gHiJ
s^note	cUiJtU
s^notes	bJcIiDjCrWt]
s^nothing	cFh]rR
s^notre	oWqT
s^notsan	k\\
s^nous	bUiB
s^nov	eHfVgIiIoZqJ
s^noviembre	fY
s^nr	bJcTgWnI
s^nueve	fViI
s^nuit	fIgHiFm\`pF
s^nuits	hFnXqTtH
s^number	jTsU
s^nur	mTnVsT
s^nurse	iT
s^nursery	bUeCi[jA
s^nutritionist	aWjRsU
s^nvq	iFjd
s^o	jT
s^ob	bHfHgFhDiSjFlXnJqUsH
s^oblige	bZiEjZ
s^obra	eagC
s^occasional	fTjH
s^ochenta	b\\iDjHmU
s^ocho	bYfZmV
s^oder	jX
s^off	fWi^jAoF
s^office	c\\d]
s^offset	gRiHjV
s^oficial	iT
s^oficiales	aUmH
s^oh	qT
s^ohne	r^
s^ojo	qU
s^ok	aS
s^old	fHiWmSpFqS
s^on-call	bRhViGjImT
s^onboarding	lR
s^one	fRiDjH
s^ong	bYsJ
s^online	dEiHjSpd
s^only	iHs_
s^op	jT
s^open	bFfWiaqG
s^open-ended	eXf?h_
s^opening	aZbDe[fDiTjGkE
s^opera	j\\sU
s^operadores	jS
s^operario	hS
s^operarios	bEcEhDil
s^operateur	bXcHjSsV
s^operatives	lW
s^ops	aZdB
s^optico-optometrista	i\`
s^optik	aHbWhVqU
s^or	jS
s^oral	b_cFiDjC
s^order	bWiTqG
s^ordering	i^jD
s^ort	cWiI
s^ortho	bXgH
s^orthoptiste	bWdFfY
s^os	aUc]iJtW
s^ote	fFgThZ
s^other	gCh\`iAjBmZpV
s^otherwise	dZhD
s^ou	j_
s^our	b]tU
s^out	bFcSiXnZrW
s^ouvertures	b]iTjGmD
s^ouvre	eV
s^ouvrier	cV
s^ouvriers	hTiRjVoR
s^over	iTkT
s^overnight	eTiT
s^overtime	fVgUhIlFrH
s^own	iV
s^owner	iUjHmUrI
s^oye	aWbWiStT
s^p	hT
s^pa	mS
s^packaging	bXgAhTiZ
s^padi	eTiBjVmF
s^padre	iAma
s^paga	cCgc
s^page	oGpDr[tG
s^pago	gUiJ
s^paid	aWhSjElW
s^paie	gWhJ
s^palefrenier	cXhT
s^palliative	l[
s^panadero	iY
s^panel	kG
s^paper	cSgJhJiCjTpX
s^papier	cTdT
s^par	aTcFfJgIjUpX
s^para	cWnU
s^paralegal	aHiUjV
s^parc	bXi\\jGmG
s^parents	hIqZ
s^parfait	jZ
s^paris	aRhW
s^parish	bRmS
s^park	bW
s^parking	h\\iI
s^parroquia	bWiH
s^part	j]q[
s^part-time	cUfIiY
s^partida	f\\h@jJ
s^partner	b]cIdSqW
s^pas	sY
s^pass	fGgGhVjJnRsS
s^passer	cHp^
s^pastor	qStT
s^pastry	fYiWsX
s^patch	cbjE
s^patience	aJcIgIhJiDjWkXlImIqHtE
s^patissier	iEmZ
s^pattern	bVcF
s^pay	fBggiEjG
s^paye	iT
s^payroll	i\\
s^pays	cHfJhZjDlIqHt@
s^pcv	bGm^
s^pdf	pZ
s^pedagogique	bTjT
s^pedimos	iGj]
s^pee	aUbJ
s^peer	iR
s^peintre	aHiFjW
s^peluquera	jW
s^pension	hniF
s^pensions	bUcCdTjR
s^people	iDjClVt[
s^per	aYcTiHjG
s^percent	fJg]hH
s^perdon	cRiFqV
s^perfil	jEpIr]sR
s^perks	fHgFhYiI
s^perm	egfAmTpT
s^permanent	emfBjE
s^permis	iIjTka
s^person	ic
s^personal	jClZqGrZ
s^personalreferent	aWbCeY
s^pfaff	j^lV
s^pflicht	hIiAj^kT
s^phd	iCjVk\\
s^phone	h\`jFpXtT
s^phones	ie
s^physio	bWiT
s^piano	aHbUe\\fFlYmG
s^pick	ia
s^pick-up	h^
s^picker	sY
s^picture	fGigpI
s^pido	ja
s^piloto	iW
s^pintor	j]
s^pizzero	bBjY
s^place	bJc[iG
s^placement	jV
s^plan	hWi\\
s^planen	i[
s^planning	bBiTjRkV
s^plant	hS
s^plateforme	bYc[iD
s^platform	rXtI
s^play	aBb@iXmZ
s^playwright	j^
s^plc	gDiEkWpI
s^please	bDfHiFjHlErZtZ
s^pls	bIcEfFiJjFrUsStY
s^plumber	iR
s^plus	eU
s^plutot	gSsY
s^pme	b^
s^pms	iHjV
s^poco	jDk]sF
s^pod	fSiDjV
s^poda	eGiVjToE
s^point	b[g]jIrA
s^points	cTiT
s^polar	c?fEnV
s^police	iGsY
s^policy	eThSmT
s^polish	bFcHgJiFk\`sVtH
s^polymechaniker	aVmI
s^ponlo	r\`
s^pool	bHhTiI
s^port	bWmU
s^portal	fDgEhGmIp[
s^portefeuille	cUjZmA
s^portfolio	pYrT
s^portugues	cIj[
s^position	a[fIiHtU
s^possible	eDgZiFlSpJtI
s^post	eVhDiT
s^postdoc	bTe\\fIgIi]jI
s^poste	bWeTiA
s^posting	aEbIiGpVt\\
s^pour	aV
s^ppo	hWjJ
s^practice	kT
s^prasenz	aTbViWk@
s^pref	iEkZ
s^preferably	gJiCjGsa
s^preferencia	aSsU
s^preferred	c@dGfHiDjFk]mGpIrIsZtF
s^premiere	mWpE
s^prenatal	cGeIiVjGkVoVqG
s^preparateurs	gJi[qX
s^prepose	eYiToG
s^pres	cZiI
s^presentation	fRsW
s^presupuesto	fDhY
s^pricing	bWi]
s^primary	cSh]
s^primera	eGoZpW
s^primero	cGpU
s^principal	m_
s^prise	bJfSidjH
s^privada	accEgAjAkEmF
s^private	b\\c@gThY
s^pro	hUiFlS
s^probate	bUiZ
s^process	bV
s^procurement	gT
s^producer	jVkT
s^producing	bacJgAiH
s^product	cC
s^prof	iWjHqV
s^profe	aUeV
s^programa	bIcAid
s^programador	nW
s^programme	bVjEnT
s^programmer	bUdFiYjI
s^project	bEmT
s^projet	gHiTjTqU
s^projets	iW
s^promised	aWiHtW
s^proper	iUj\`
s^proyectista	fF
s^psicologa	b[cSiJjI
s^psicologo	cRjV
s^psych	fSjR
s^psycholog	aZ
s^psychologue	bVfVjV
s^pta	bEc\\fF
s^pub	cDn\\s\\
s^public	aBbSc\\eR
s^pues	aEt[
s^puesto	aV
s^puis	aYe\\fFgDiGjBlXqGtE
s^pune	bGc\`
s^purpose	bGeUiXjFpT
s^put	jFpFri
s^pv	dGtZ
s^python	iIj>ka
s^pytorch	cIeViCjZmUpF
s^q	fHjVoZ
s^qa	aUkU
s^qs	iR
s^qualified	bFi@jisS
s^qualite	bIiAjXqZ
s^quality	bUcDhFiZqJsJ
s^quals	aUiT
s^quarterly	ibnR
s^quatre	fXiI
s^que	iTsR
s^quelqu'un	nSsa
s^queremos	aRbXiJ
s^questions	mU
s^qui	aUfTiEkWpGsStH
s^quick	cShItS
s^quiero	aUeJoWtH
s^quote	pYtH
s^r	cGh]iGjY
s^radio	aXbUrHsH
s^rafaela	bDcSiV
s^raigmore	aSeSfS
s^range	eGg]jFkGr]
s^rappel	fJgDp]
s^rate	gXiI
s^rattachement	mX
s^raum	iIqTrW
s^rdh	aFiUo[
s^re	bGfJiItY
s^read	iGj\\
s^reading	sU
s^real	jdsJ
s^really	pT
s^recepcionista	bTcT
s^reception	iYpS
s^receptionniste	bScTjT
s^recherche	aWbHcXiWmF
s^recruiting	a[bX
s^recruitment	iTs[
s^red	mT
s^redacteur	i\\
s^redditch	bR
s^reederei	b\\
s^reels	bGi_
s^ref	iGlWqHrYsD
s^referees	mJoIp]
s^references	i]
s^referent	bYfT
s^refraktion	i^
s^refuge	aCeRiYkT
s^reg	hEi\\pS
s^regie	bXfViZjI
s^region	cViFnV
s^regional	cUsY
s^regisseur	aE
s^registered	iJjc
s^regular	e^qT
s^regulation	iU
s^relations	if
s^release	iR
s^relocation	h^
s^remontees	bXiJ
s^remote	bSddfIhViF
s^remoto	c@dYgJnZ
s^remplacement	cZeZ
s^remuneration	gXhW
s^rend	mVpF
s^rep	iTjW
s^reparation	aYfWgIjS
s^repas	bHgFhcjH
s^reponse	dFp\\
s^report	aFi<mbtX
s^reporta	mcpF
s^reporting	dGm_tH
s^reports	jBma
s^req	iCjc
s^required	j]
s^requirements	iIjW
s^research	aTeTfW
s^researcher	bW
s^reservoir	bY
s^residencia	jVsS
s^resident	aZdHeTfArT
s^residente	aTiH
s^resolucion	aSbHcBjWkV
s^resp	cZiDmZ
s^responde	cJm[pHtI
s^responsable	cW
s^restaurant	b\\fHmG
s^restaurante	hT
s^restaurateur	fF
s^restaurator	bFeYiZjH
s^resume	pU
s^resumes	jIpd
s^retail	jRlS
s^retro	gZmDtW
s^rettungssanitater	fUh\\jWmS
s^revision	fFiFnXqUrR
s^revit	bEjakS
s^right	aTiCpItb
s^ring	fIp]
s^ripon	a[bCi\\jHkJmIsX
s^rn	bRdF
s^role	aT
s^rondes	iajB
s^roofer	iSmC
s^room	b@cShY
s^rooms	bYhUkJsJ
s^roster	fVgHhWkG
s^rota	aGfSi\`
s^rotation	dEf^gDiHmIpJ
s^rrh	eS
s^ruf	fEiInHpYqRtI
s^rufdienst	g\\iJm\\oFpIrS
s^rufen	iEp]rH
s^rugby	bThU
s^ruhige	lZ
s^run	cGeFie
s^rund	cWnS
s^runden	fAp\`
s^runs	bWfRmU
s^rural	cWiAnS
s^rustige	bHe^fXiG
s^ruta	cJfIjIn_
s^ruth	tU
s^rythme	dIfY
s^s	gXiV
s^sa	bIfVgRiEm[oYpJ
s^sabados	fVgYiJ
s^sabe	kY
s^saber	kR
s^sabes	cYdXiH
s^sachbearbeiter	fV
s^sachbearbeitung	bT
s^sachkunde	gShVjSsW
s^sacristain	fXjSkR
s^safe	jXkT
s^salaire	gVhVjI
s^salam	rFtT
s^salarie	bScX
s^salario	cHfFg_
s^salary	fDgYhW
s^sale	aHb^cIiG
s^salesforce	iU
s^salle	hYpH
s^salmon	aJkU
s^salon	mV
s^salud	bVkG
s^salut	cUtU
s^san	c^rU
s^sandrine	aTbHcUmU
s^santa	jRrR
s^santiago	cS
s^sap	bRcEiSjS
s^sash	bZiT
s^sastre	bShJiT
s^sat	f[jS
s^saturday	fciGlH
s^sauna	he
s^say	b@oBr\`tU
s^says	bVcReSi@rJ
s^scale	g]rV
s^scheduling	bGiU
s^scheme	b]gJhXsB
s^schicht	fUgShZsR
s^schichten	f[mI
s^schon	aSjJkTrR
s^school	hV
s^schreib	bSiBrX
s^schreiben	iSrYsH
s^schulleitung	jCkSmZ
s^schwindelfrei	bHcIiFj_kFqH
s^science	eH
s^scolaire	bYfThH
s^scope	cXeEiR
s^scp	mJ
s^se	kU
s^sea	eViZjFmSrH
s^seat	aSbUcSdTfFgViInD
s^sec	aZcTdJjIsR
s^sechs	hWiFmV
s^sechzehn	bX
s^second	kU
s^secretaire	eCiU
s^secretaria	bDc_i@ja
s^see	tV
s^seek	a]
s^segelmacher	mI
s^seguro	h\\
s^sehr	aYbTi@tY
s^seis	iJjZmUqG
s^seit	bWiAjVlV
s^self	bGc^eSiU
s^sell	b[fEiG
s^semaines	h]iE
s^send	ph
s^senior	bTiT
s^senora	iXsT
s^senorita	sUtU
s^seo	cYiIjV
s^sepa	bIcGiBjYkZsH
s^sept	iVpS
s^september	hGiFjCo]
s^ser	fIjSkZ
s^serait	fHhIiCoa
s^services	fViX
s^servicetechniker	nYsT
s^servus	hJsTt_
s^session	f[gD
s^set	bCgXiYjT
s^seven	f\`hH
s^share	gU
s^shared	jH
s^she	cHi]qW
s^shift	bR
s^shifts	fVh]iHjFmB
s^shop	bTmS
s^short	bHiZpS
s^should	qVsY
s^show	bGgDiGj^r^
s^shows	qW
s^si	ke
s^sia	jVsU
s^side	cTiIj[
s^sie	iXjUrT
s^sieben	fTm[sF
s^siege	aHcXiBm]oI
s^signwriter	iW
s^siigo	iCj[
s^simple	iZrZ
s^sin	s\`
s^since	tW
s^sind	bW
s^single	fGg\\hRpJ
s^sinon	iHjV
s^sir	eX
s^sit	jYmTqF
s^site	cTiVkS
s^sits	dXmU
s^sitz	bEcUdFiEj\\
s^six	fWiEkRoUrT
s^sixty	gThX
s^sixty-five	gThWiImJ
s^ski	bSjUoX
s^skipper	cUgJkSsU
s^slt	gUiTlU
s^small	cRiY
s^smi	g\`iD
s^smic	cTfIg^
s^smokers	iFpIs\\
s^snr	a]bDcJ
s^so	aTt\\
s^sobre	cEfFmWpYrZtI
s^social	fS
s^sociales	idoJ
s^soft	fT
s^software	fUjSkG
s^soirs	fYjH
s^sold	jY
s^soldador	cViEjU
s^solicitor	iT
s^soll	bEcFi^pWrS
s^sollte	jUkYlDqS
s^soltero	sZ
s^some	jYkT
s^somebody	aSeVj:sY
s^someone	aTiZjFqIs^
s^sommelier	jU
s^sommer	f_
s^sommes	bacChH
s^somos	baiIjGm^
s^son	aHmYqHtU
s^sonst	cIfFh\`jJ
s^soportes	cJoGp\`
s^sorry	iHlJo[pGqU
s^sort	pJq[
s^sous	i\\mR
s^south	c[
s^soy	bWcIjGmAtZ
s^soziale	hGjZ
s^spa	h\\iC
s^spanish	aJkRrR
s^sparky	hW
s^speak	cGiFj]qGtS
s^speaking	jFkZ
s^special	hIi_
s^specialist	bS
s^speed	fHiJjbkGlAqFsHtI
s^spl	iV
s^split	cSgXhUi@jIqF
s^sport	ii
s^sports	bbhBjSsR
s^sprachmittlung	a[iT
s^sprayer	iSoU
s^spring	cFqV
s^sql	j\\kGlW
s^squad	aIm\`
s^square	iYj?kFl[
s^sr	aUbBgVj[kJ
s^sra	bIiVm]pEtT
s^sre	i@t^
s^sres	mW
s^ssiap	j[lItW
s^stadt	aHb\`cFdIeIiCjFkHlInIoHpIqHrHsItI
s^stage	aYeT
s^standort	c\\
s^stands	f=hUiZoU
s^start	fSoc
s^starts	gRoTrJ
s^status	eWh^iH
s^staudengartner	bUcS
s^stcw	jc
s^std	f\\g]oA
s^steel	hTqWsU
s^steffi	aRtD
s^stelle	bW
s^step	bJgHi\\jV
s^steve	a[bIrHtV
s^stipend	g[hHiJpG
s^stock	cIiUmX
s^store	cUiTsU
s^strictly	fRiIrY
s^strong	b\`cHfHiEsT
s^structure	b_i=sW
s^sts	bXsZ
s^studio	b\`cIi@jW
s^studium	iCl^sG
s^study	hXjGpW
s^stunden	dUfZ
s^style	jFpTrV
s^subject	aGiGlItW
s^subtitler	cD
s^suchen	aTeFfXtU
s^sueldo	g]lE
s^suhl	aV
s^suit	h]iIjDlCpJsS
s^suite	aTtU
s^suivi	ie
s^summer	bGgFh\\
s^sun	kR
s^sup	b_cRhY
s^super	bSfVmUoG
s^superior	j\`
s^supervision	bVcCfDiUjTmJpJ
s^supplier	bGia
s^support	aVbH
s^sur	c[iG
s^surgery	kT
s^sven	cGiGqUtX
s^swansea	cUiSsS
s^swedish	aHbHcHdIeIfHgIhIiFjDkXlVnIoIpFqIrGsItG
s^swift	i>mYqT
s^swile	cJdEgEhdpI
s^swim	cSgRhV
s^syndicat	bX
s^sysadmin	aTkG
s^t	gZhYiAjDpJrW
s^ta	bWdTtX
s^tag	aXbDiV
s^tage	fYgUhIj\\
s^tage-woche	fYh[
s^taille	cWiVjGsT
s^take	ih
s^talk	aGpYtU
s^talks	jGlY
s^talla	cFi_jF
s^taller	iS
s^tally	g[
s^tambero	aUbCiV
s^tambien	i^jG
s^tanatopractor	pT
s^tardes	a\\
s^tarif	aTgS
s^tasador	gYsU
s^task	ibj@
s^tasks	i^
s^taux	hT
s^tax	bUiW
s^tbm	aJiV
s^te	a[cBpGqSt]
s^tea	h\\jGpD
s^teacher	hR
s^teachers	cUkZsI
s^teaching	bFi[jIsR
s^team	bAm\`tV
s^teams	fEiIpUt\\
s^technicien	cU
s^technicienne	a\\bCiFtU
s^techniker	c?iFkSnX
s^technique	gR
s^techs	cS
s^tecnica	iUrR
s^tel	fHgDp^
s^telephone	hTpZrG
s^temp	hIoX
s^temperage	iSj\\kT
s^temporada	iW
s^temps	fahB
s^ten	fWgJhWiH
s^tender	hR
s^tendria	m]qH
s^tens	bHcRjW
s^tenue	jV
s^terapeuta	c[eXfSjJkS
s^term	e[jG
s^termino	e\\gJ
s^terraform	jZ
s^terrain	hbjFmSoF
s^tertiaire	gViG
s^test	cIhFjSpb
s^tester	dEhWiFjWlI
s^testing	iR
s^tests	cFiHj\\pV
s^texas	eFh\\iGjFmFp[
s^text	bJrWtX
s^texto	rY
s^tfa	aHjUqU
s^th	eTj[oW
s^that's	a\\pIrC
s^the	iVtS
s^theater	fFgXrU
s^theatre	cVgWiB
s^them	bHcGhFjHlJmIpUqHrVsV
s^then	aVbIi[mI
s^therapist	iT
s^therapists	bZgGiZkI
s^there	bUdXi=
s^they	aIiemVpT
s^they'd	hHiSm^nV
s^thirty	fCgUh[
s^thirty-seven	fZiI
s^this	bJcHiToXp]
s^thousand	eBfiiIjElGmJqIrCsI
s^three	bWcSjU
s^through	pY
s^ticket	bFjTkZ
s^tickets	i\\jGnU
s^tiene	h[jXkH
s^tier	b\\cWkD
s^tierarzt	aWbbgHi\\jBkG
s^tig	iVjS
s^till	fYiFjGo]
s^time	j^
s^tip	cWiHsX
s^titel	aZmIoV
s^title	fBiZtZ
s^titre	bHqVrXsH
s^titulaire	fHi\\kS
s^titulo	bSiR
s^toi	mIqa
s^tomas	fJiVqR
s^ton	lJpGr^tD
s^tone	iWrR
s^tono	r\\
s^too	jHqJrZ
s^tools	cHh[i@
s^top	fEgTlVsX
s^tornero	bDc[
s^toronto	bCcWd]iEjI
s^tour	sR
s^tours	fIiapC
s^toutes	iHjSpYtI
s^tower	jTlI
s^town	bVcZ
s^trabaja	fTiDm\\
s^trabajador	f[
s^trabajo	fGiXjW
s^trade	gRiV
s^traducteur	bEeUgYsU
s^traductor	eYgUiT
s^trae	j_kG
s^traffic	b\\eTfHmG
s^trailer	jZlSnU
s^train	gEiVlUpW
s^trainee	bR
s^trainer	b@iZnZ
s^training	hUiGlZ
s^traitement	gVhb
s^tram	aSbHcThHjSlS
s^transit	h]iJjC
s^transport	gDpG
s^transports	b]cEiYjCsF
s^travel	iTnX
s^trays	idmD
s^tres	gVpUrW
s^trial	cHdGiJkHlEmBpDqJrGs]
s^trois	cHgIiUjCnT
s^truck	lT
s^trust	aIb[mU
s^trustees	eEiSmY
s^tso	aGbS
s^tu	pU
s^tue	bTiVmV
s^tuition	h\\
s^tun	i\`
s^tunnel	aTbUgC
s^turkisch	cIiIjVkT
s^turno	eEfajU
s^turnos	fXiZkI
s^tuttlingen	c]
s^tv-v	hZ
s^twelve	dCf\`hH
s^two	bTi?m\`
s^type	sV
s^typescript	iBjdkS
s^typing	cEiDjf
s^tyre	jWsT
s^tz	bScJdRhXiC
s^u	jRmW
s^uber	pSqFs_
s^ulm	cJjZkI
s^um	bTeWqS
s^umfang	fUgJi\\
s^un	jJkUsW
s^una	fGiWoR
s^unbefristet	eafHiDjD
s^und	kY
s^under	aGiZm]sT
s^underwriter	jZqS
s^une	fSkSqJ
s^uniformes	cYhW
s^union	hStV
s^unit	h\\jIm[
s^universitario	jSlZmI
s^university	bccEiF
s^unlimited	eWhHpI
s^uno	jDn[
s^uns	tV
s^unser	bXiEtY
s^unsere	aSeXfJiU
s^unterlagen	oHp\\
s^unternehmen	bXjX
s^until	eTfDgEiEpX
s^up	bGdRiYmIpSqV
s^us	bViCj@rSsU
s^usd	bFgX
s^use	bSr]
s^ushers	eUgR
s^usine	b\`cCgHhGiGjGmIpG
s^uss	fGh\`iEjF
s^ute	bXgGhX
s^utrera	gUj^
s^ux	bSfIpS
s^v	iHjVmS
s^va	bT
s^vacancy	aZbIeApDtY
s^vacations	fd
s^vales	hZ
s^van	hcnS
s^vat	h[jT
s^veinte	gY
s^vendedor	bV
s^vendeuse	cU
s^vendor	eAhTi\\jBlH
s^venir	fJmDp_
s^ver	cIt\`
s^vergutung	g^iE
s^verkauf	jYrS
s^version	pGqHr]tJ
s^vertrag	e[oD
s^vertrage	i]jErU
s^vet	cU
s^veterinario	ia
s^veto	bDcXhS
s^vetting	aIdAhSiGkXmZ
s^veut	iZqX
s^vhi	he
s^via	cHoHpk
s^viajes	iHnd
s^video	pW
s^vier	aDcFfXiHm[nV
s^vierge	jT
s^viewings	hVjU
s^vigilante	cS
s^vineyard	e@fHm_
s^violin	bHcYiRjIrU
s^visa	hWkD
s^visit	aHiFpZ
s^visitas	jR
s^visits	icmBnS
s^vivienda	h\\
s^vocale	bGcBdIkIqFrHt_
s^voice	tS
s^voila	cTmIpFta
s^voiture	mV
s^volljahrig	jX
s^vollzeit	eZfErTsR
s^volontariat	aHh_i>jV
s^volunteers	aDeCgGiFme
s^vom	iWrJtT
s^von	fViXkUoE
s^vor	hZiWlJ
s^vorarbeiter	iY
s^voraussetzung	jZkG
s^vorstand	pWqU
s^vous	iUjTmX
s^voyages	cDhBiYn_
s^vu	cHiCsZ
s^vz	gV
s^w	eRmT
s^wage	eFgb
s^wagenmeister	aIbXhRiS
s^waiting	iTsZ
s^walk	f=iJjGpe
s^walsall	hV
s^want	a]iAoYtU
s^wanted	cTjUoF
s^wants	iIjTpHq]
s^war	jDk\\lUrFsW
s^ward	bScThJ
s^ware	hJpHs]
s^warehouse	cUmXsX
s^wartung	iU
s^was	gDiUqU
s^wash	cRhT
s^water	hDi^nR
s^way	fFh]iUj@
s^we	b[
s^we'd	hJiHs[
s^we're	b^cWtY
s^we've	aYb^gJiEpG
s^web	eTfHiT
s^week	fTnTo]pEqI
s^weekend	fRgYhIjGlU
s^weekly	cUiW
s^weeks	gGhdrS
s^weiblich	fDgFsh
s^wein	eHhZiDjT
s^welder	qW
s^welding	i=jc
s^welfare	hJi\\
s^well	bSiJsV
s^welsh	cGiIpEr[
s^wenigstens	fShV
s^wenn	iFk\\pHrRs\\
s^wer	iEjBkbqStU
s^werden	ic
s^werkscontroller	b[cViD
s^werkstatt	aTbT
s^what	aYbGi\`tT
s^whatsapp	gJp[
s^when	dShHiIo[
s^where	cUd_kFnH
s^whitby	bThU
s^whitchurch	b?cU
s^who	aUbW
s^why	bTpJqXtI
s^wie	dUiEjHkFqHrIt[
s^wife	jIq\`sG
s^will	aJmZqU
s^window	bFcZhIiD
s^windows	bZiT
s^winzer	aRbUcYiCrJ
s^wir	bY
s^wird	aRiX
s^wisbech	aVoU
s^with	j]mY
s^wks	hV
s^wo	dV
s^wochen	helTpJ
s^work	dY
s^workation	bFgBh_mI
s^worker	aSfV
s^working	d]eIlJsI
s^works	jCm]
s^workshop	aEcWiAmVsF
s^would	jBk\`sV
s^write	iYrZ
s^writer	bR
s^writing	i^
s^written	iCkV
s^x	fdnT
s^xero	aWfGiBj\\
s^ya	jImU
s^yard	bV
s^year	cHe[gVjR
s^years	iGjm
s^yo	aUqV
s^york	cV
s^you	iTjUmU
s^you'd	i\`
s^you'll	cGtU
s^young	aThU
s^your	hW
s^yours	fUtX
s^youth	nV
s^yr	iDjRkSpV
s^yrs	j_
s^zahlen	bIeVfEgZhXiG
s^zeiten	f]
s^zero	aRiWrU
s^ziehen	b@gJie
s^zimmer	hWoRsV
s^zu	iZmW
s^zum	fGgHh\\o]
s^zur	cYiTjC
s^zuschuss	gIhX
s^zwei	cHjV
s^zweimal	hAn^
s^zwischen	cEf\`gUiD
s^£	gY
s^€	g^
sa	fWiJ
sa 00	fSpT
sa alle	fU
sa im	qT
sa$	b[fXiB
saale	cX
saale$	cX
saarb-	cY
saarbrucken	cY
saarbrucken$	cX
saas	bSiU
saas--	dIfDiGja
sab	f[
sab$	fZ
sabad-	f[
sabadell	cU
sabadell$	cU
sabado	fX
sabado 0	bJ
sabado a	fT
sabado y	aUfGoU
sabado$	bTfR
sabados	fU
sabados al	fJgIi\\
sabados de	fR
sabados hasta	fU
sabados$	h[
saban-	bY
sabba-	eTh_
sabbath	hYjU
sabbatical	h\\
sabbatical at	hS
sabbatical of	hY
sabbatical$	eY
sabe	kVq[
sabe$	qYsI
sabem-	lTqR
sabemos	lTqR
saben	mRsb
saber	iIj_kU
saber de	iCj[
saber tratar	jT
saber$	jY
sabes	jHkSqY
sabin-	bCcYjJtY
sabine	cDhJiImUt]
sabla-	iX
sablage	iX
sablo-	bX
sablon	bX
sablon$	aJbW
sac	bFgWiY
sacan	gVqS
sachb-	a^
sachbearbeiter	aR
sachbearbeiterin	aX
sachbearbeitung	aVoR
sachbezug	hV
sachbezug$	gJhXiE
sache	hHqVrItX
sachg-	bIe]gHhImV
sachk-	jV
sachkunde	jS
sachkunde 00	jW
sachs-	cGhHiEn^
sachsen	fGgTiEjInU
sachsen$	gWiGnR
sacri-	a^
sacristain	aT
sad	gThGjYrY
saddl-	aV
saddle	aDi^
saddler	a\\
saddler$	a\\
safe	iTjb
safe pass	j^
safe$	iWjZ
safeg-	jTrZ
safeguarding	jTrZ
safeguarding$	iBj]
safel-	jY
safer	aJjT
safer recruitment	jV
safes	iX
safes$	iW
safet-	hGj^
safety lvl	j\\kG
safety$	iUmX
sag	fTqWtT
sag ich	fDtZ
sag$	iVqR
sag's	aItY
sage	jY
sage 00	j\\
sage 000	j\\
sage$	bIiVkU
sage--	aUbS
sage-femme	aUbS
sage-femme$	bV
sagen	cRjH
sagen wir	bSeTjIqR
sagen$	bTcTjF
sagt	qUtX
said	iFmSqT
said$	aHiFrWsTtI
saile-	kTmS
sailer	bRmT
sailer$	aImV
saili-	bHhZ
sailing	lSoS
sailmaker$	aU
saima	mW
saint	jW
saint$	jW
saint-	cl
saint-die	jJ
saint-die$	cT
saint-dizier	cS
saint-dizier$	cS
saint-flour	cT
saint-flour$	cR
saint-gilles	aJcY
saint-gilles$	cT
saint-junien$	aH
saisi-	iY
saisie	iY
saiso-	eZmR
saison	eWfZoW
saison$	eUfS
saisonkraft	a@eVm\\pJ
saisonkrafte	iImY
saisonkrafte$	iImY
saisons	j^
saisonvertrag	eS
saisonvertrag$	eT
sait	gTkSqV
sait faire	g[iGjHkWsH
sait$	jT
sake	kWqW
sal	hIiV
sal$	hIiW
sala cuna	aScHhV
sala de	aGb[cIfHhV
sala$	mXsV
salai-	gUjJrT
salaire	gUjJrT
salaire$	gTrV
salam	t^
salam$	aHt[
salam-	iHj[
salamanca	cTnS
salamanca$	nV
salar-	gS
salarie	aSeXhS
salarie$	bEeXhX
salaries	bV
salaries en	bW
salaries$	b[
salario	gU
salary	gSrW
salary packaging	gIhW
salary$	gXrW
sale	bVgTiS
sale a	fT
sale$	b]hS
salen	bUdZgJiHjJkI
saler-	bWpS
salers	bV
sales	iSjT
sales assistant	aU
sales director	iHmX
sales engineer	cU
sales manager	aX
sales mgr	aSsT
sales$	aZbBjS
salesforce	jS
salesforce$	aTjS
salga	jGpEq^sF
salid-	nS
salida	fWnRqV
salida$	f[
salidas$	gUiT
salim-	bTfSiH
salimos	bTfSiH
salin-	bS
salina	bS
salio	q_
salir	eGnVq\\rH
salir$	nZ
salle	ib
salle$	mY
salle-	aIbU
salles	aIbU
salles$	aGbW
salmo-	b\\cI
salmon	hT
salon	bYhSiU
salon pour	b[
salon$	bIiTtX
salon-	iS
salons	iS
salons$	bU
salou	aXiI
salou$	aXiI
salt	bX
salt spray	iV
salti-	cRiZjB
salud	bVjW
salud compatible	aGsY
salud mental	bT
salud$	bSiX
salud-	jFkWt_
saludos	tW
salut	tf
salut$	tU
salva-	hJiW
salvador	cU
salvador$	cU
salvo	fZ
salvo el	fT
salz	aHcFhJi]
salzbad	iW
salzburg	cT
salzburg$	aS
salzg-	cZ
salzgitter	cX
salzgitter$	cX
salzs-	iXjS
same	mF
same day	i]mDnSpX
same family	bZ
same thing	j_
same$	gJjHk]
samed-	fW
samedi 00	pV
samedi matin	nSpW
samedi sur	fZ
samedi$	fT
samedis	fZhF
sampl-	kT
sample	hTkY
sample sale	bHh^kIpF
sample$	pS
samples	iSpR
samples$	iV
sampling	i\\
sampling$	iZ
samst-	f\`
samstag	fT
samstag$	iS
samstage	f\\hI
samstags	fW
samstags bis	fViI
samu	i[
samu$	iYjJ
san	bTc\`
san juan	cY
san telmo	aIbVhE
san$	g[jE
sana	bFiHjZsZ
sanct-	jY
sanctions	iV
sand	bZcHjF
sandr-	mRqYsR
sandrine	mUqV
sandrine$	mZqH
sands-	cWiCkV
sandw-	cUfDhZ
sandwell	cW
sandwell$	cW
sandy	mW
sandy-	c]
sang	aGfJiVsYtI
sang--	jW
sang-froid	jW
sang-froid$	jX
sangr-	iRjR
sangre	iRjR
sangre$	iY
sanid-	iU
sanidad	iU
sanidad$	jS
sanie-	iZ
sanit-	bTiZ
sanitaria	j\\
sanitaria$	j\\
sanitario	bSjW
sans	jU
sans clause	eY
sans faute	hSjWrJ
sans$	eZ
sant	aIcFfbiHjH
santa	aCbWc[
santa a	oY
santa fe	cSjU
santa-	cbiIsH
sante	bWhY
sante$	aFbVtY
santi-	aFcW
santiago	cS
santiago$	hJiW
santo	bIcZh[
santo-	b\`c;
sap	jY
sap co	k\\
sap ewm	jR
sap fi	jU
sap trm	kVsF
sap$	iT
sar	gTi_
sar 0	gX
sar$	gTiX
sarla-	aXcR
sarlat	cV
sarlat$	cW
sars	i]pS
sars$	iY
sas	iVjW
sas$	jU
sash	bTiU
sash windows	bTiU
sastr-	bS
sastra	aY
sastre	bS
sat	f^
sat +	fUhI
sat /	f[
sat 0	aI
sat a	fT
sat am	gU
sat in	lU
sat off	fV
sat rota	fR
sat$	fV
sat-t-	fXgIh\\iH
satel-	cX
satelite$	bS
satellite	cX
satellites	cT
satellites$	cT
satis-	iYjU
satisfactory	jXlJ
sats	fd
sats$	bFf\\iX
satt	cHh\`iHjH
satt$	cHh_iHjH
satte-	jW
sattelfest	jW
sattelfest$	jX
satur-	fW
saturday	fT
saturday morning	fS
saturday$	bUsS
saturdays	fV
saturdays 0	g[hBjE
saturdays$	bVhTpT
satze	jUpRrW
satze$	rW
saube-	j[
sauber	jW
sauber$	bIiXtR
sauberes	iGjY
sauce	i_
sauce$	iZ
sauci-	bS
saucier	bS
saucier$	aW
sauer-	hXi\\jH
sauf	dU
sauge-	bTiT
saumu-	cU
saumur	cU
saumur$	cZiJ
sauna	hf
sauna$	sW
saute	aViVjJ
sauva-	aEbY
sav	i_
sav$	aSiT
save	k\\
save me	kW
save us	kY
savoi-	fRjUkR
savoir	fRjUkR
savoir lire	jS
savoir$	fYjIkXqU
savvy	jWkTsI
savvy$	jWkTsI
saw	hUjWkJqS
say	q[rU
say "	oVqW
say it	hUiTjHkFqCsV
say nothing	q]r@
say so	gU
say two	eUgUqI
say$	aIsTtS
sayin-	dWtI
saying	dWtI
says	q]
says a	s\\
says we	fJlIrVtU
says$	aHfSsStR
sbs	i\\
sbs$	i[
sc	gS
sc /	eY
sc 000	j\\
sc$	cXiH
sca	hWjR
sca roasting	kU
scada	aTiT
scada$	aV
scaff-	aViSjF
scaffold	iUjGsS
scale	gfiUrS
scale 0	gZ
scale 00	g^iI
scale €	mT
scale$	gYkZrR
scale-	bVmR
scale-up	bWiI
scan	bViX
scan$	iXmI
scand-	kU
scandinavian	kU
scani-	bX
scania	bX
scann-	iZ
scanner	iUjV
scanner$	j[
scanning	iTkU
scans	f@i]pY
scans$	iUpT
scare	j\\qR
scare them	qY
scare$	iX
scare-	lW
scared	lW
scared of	lW
scars	iHjW
scars$	iHjW
scena-	iRpW
scenario	pX
scene	bHiXmX
schab-	bIjVqU
schad-	aYgRkZ
schaden	k\\
schaden$	kU
schadet	iDkZsS
schaf-	cFmUrT
schal-	iU
schalen	aEb[
schaltberechtigung	jY
schaltberechtigung bis	jY
schalten	iGjIr_
schalten$	iFjHr^
schalter	i[jI
schan-	c]iC
schar-	rT
schau-	bSiTlRqX
schaum	iS
sched-	iW
schedule	fRiU
schedule$	cIiW
scheduler	a_iI
scheduler$	aV
schedulers	m]
schedulers$	m\\
schedules	iV
schedules$	iYjG
scheduling	iV
scheduling$	iY
schei-	q[sU
schein	q\\
schein$	kW
schema	gXkS
schemas	jWqR
schemas$	jX
scheme	hSjI
scheme$	hSjGnR
schemes	bSiW
schemes$	bYdJiUjH
scher-	hUoU
scherz	hUoU
scherz$	hUoU
scheu-	j[
scheuen	j[
schic-	f[mW
schicht	fW
schicht 0	sS
schicht$	fX
schichten	f\\iY
schichten$	bFfSi\\
schichtfuhrer	bHfCgWmZ
schichtgeld	gU
schichtplan	hY
schichtplan 0	hWlJ
schichtplan$	hU
schichtzulage	gX
schicken	cIfGjIkHlYpU
schie-	b?hGib
schif-	bTh[jU
schiffe	bSiR
schin-	iX
schindler	jRkS
schla-	hU
schlachtung	bUiYrIsF
schlachtung$	bUiT
schlaf	jY
schlaf$	jX
schlaft	qY
schlafwagen	bUhUnG
schlank	s_
schlank$	sT
schle-	hSiS
schlecht	dTnWsR
schlecht$	aJdSiIjDnSqR
schleifen	kUpS
schleifen$	pV
schleppen	iTjW
schleppen$	i[
schlepper	iT
schli-	iYjTqU
schließt	jTpHqU
schlo-	aIbSlU
schlosser	aJjTlX
schlosser mit	jYlC
schlu-	fVkR
schluss	f^gHqS
schluss$	fVgIqV
schlussel	iRjVkV
schlussel$	iSj[
schme-	aYbIiHj[
schmi-	iT
schmiede	pS
schmieren	bHi\\
schmutzzulage	gS
schmutzzulage$	gU
schna-	aFjTlXmAq\\
schne-	iSjT
schnee	jY
schneiden	bJ
schneiden$	iU
schneider	hT
schneidest	iZ
schnell	jVlT
schnell$	jVlU
schni-	gTnT
schnitt	gWnV
schnu-	cFiVjDl\\pU
schnuppern	pS
schnuppertag	p[
schok-	bWcIiBjY
schol-	aIbViBjHk\\mJpItI
schon	k\\sX
schon mal	ja
schon war	kW
schon$	kTlY
schon-	aDcX
school 0	bZ
school 000	bWjJ
school bus	h[
school cook	fRsR
school days	aJbJfVhGiY
school fees	hU
school hols	aUf\\hG
school hours	f_kDlJ
school of	aFbc
school run	bIcViW
school visits	hHiJn[
school$	bXlX
schooling	gHhZiFtX
schooling$	iHtU
schools	bSiT
schools$	bU
schor-	aW
schot-	bHiZ
schre-	rT
schrecken	jY
schrecken$	jY
schreib	bTiJ
schreib mir	pWrEtT
schreib$	bVhJjC
schreibe	rU
schreiben die	aUiWrJtG
schreiben sie	gWrU
schreiben$	qV
schreibst	rTsHtT
schreibt	bVfI
schri-	j_
schriftliches	iJqWtR
schub-	kHpEqb
schubmast	qS
schuh-	aUhZiD
schuhe	bVhUiF
schulabschluss	aJbIeJgFhEiGjDkHl_mInIoIpFsJtJ
schule	hSsT
schule$	bThU
schulen	nV
schulen$	iY
schuler	bScSgIiT
schuler$	aBcTgJiW
schulferien	fX
schulhauser	bV
schuljahr	eToYtE
schuljahr$	eUoX
schulklassen	iX
schulleitung	aT
schulleitung$	aU
schultagen	fXqR
schultagen$	f[
schulung$	bJiHj]lU
schulungen	iU
schulzentrum	aGbDcYtW
schup-	hV
schuppen	hV
schuppen$	hW
schut-	i\\qGrV
schutt	iV
schwa-	cZkJ
schwabisch	kIr[
schwabisch gmund	cT
schwanger	kHqVsZ
schwarze	iXtU
schwe-	rWsW
schweine	bUiW
schweizer	rVsV
schweißen	iIjCkZlRpJrU
schweißer	mV
schweißer$	mT
schwer	sY
schwer$	sY
schwerbehinderte	pS
schwerin	cX
schwerin$	cX
schwerpunkt	aYbU
schwerpunktpraxis	bW
schwerpunktpraxis$	bX
schwestern	bTeHiHkEsY
schwi-	h[j[lS
schwimmen	sR
schwindelfrei	jZ
schwindelfrei$	jWsS
sci	aY
scien-	qU
sciences	jW
sciences$	jW
scientist	qYrF
scientist$	aXqF
scientists	iUmV
scientists$	iW
scier-	bT
scierie	bT
scola-	aT
scolaire	bVoT
scolaire$	aVoW
scolaires	aShT
scolaires$	aSgJh[
scone-	i\\
scones	i\\
scoot-	aGiRjRkU
scooter	jSkV
scop	b^iX
scope	bGi^
scope-	iWjFk[rD
score	cEiDkarI
score-	iX
scores	iX
scori-	bT
scoring	bT
scoring +	jS
scoring$	bV
scotl-	dY
scotland	dY
scotland$	dZiGjS
scott-	aJbTcT
scottish	bWiJjT
scout	i[
scp	a?b[dHgcjH
scp 00	aJg[
scr	i^jI
scrap	fDgDibjE
screa-	j\\lH
screaming	jS
screaming frog	jS
scree-	jSpZ
screen	jR
screen$	jZ
screening	iZjUpS
screening$	jWpW
screens	hUiW
screens$	hWjS
screw-	cUiT
scrip-	k]lZ
scripting	iIjR
scripts	iYkT
scrol-	iFresE
scrub	a[bHiV
scrub-	hWiT
scrubs	hWiT
scrubs$	bHi[
scrum	aXkWlU
scrum$	lR
sctr	gXhWpG
sctr$	gCh]jHpE
sd	fUgJ
sd 0	fWgHqS
sdlt	iY
sdrs	aTiHmS
sdrs$	mT
se	qX
se agradece	kZ
se aprende	lX
se come	eThT
se entiende	qIsVtR
se exige	lT
se fait	jJlToTqI
se fue	qS
se ha	qY
se jubila	iS
se lever	iHj[oH
se nos	oZ
se paga	gW
se pide	jGlZsT
se puede	dY
se queda	iGoVsT
se trabaja	f[sT
se va	q]
se valora	kX
se$	aX
sea legs	aHj]
sea time	e=j\\lUpT
sea$	iJjIkZsT
seafa-	aHbUjV
seafarer	jW
seafo-	aRbVcH
seafood	aRbVcH
seafood$	aVbCiW
seal$	bGiUjUsS
seale-	pW
sealed	pW
sealed$	pX
seals	i_
seals$	i]jJ
seams-	fGm\`pD
sean	sZ
seanc-	f\\
seance	gU
seances	f[
searc-	aVbEsT
search	aZbD
searches	iTsV
searches$	iSsV
seaso-	eS
season bonus	gR
season pass	h\\
season so	aIoU
season$	oT
seasonal	e\\mT
seasonal$	bWeS
seasons	j\`
seasons$	eY
seat	bRjT
seati-	bT
seating	bT
seating$	bRiT
seats	bV
seats$	bShSiImT
sebas-	iV
sebastian	iV
sebastian$	iV
sec	aXmT
sec$	aUbIeIjImZ
secci-	bJibrI
sechs	bSm\\
sechs monaten	eW
sechs nachte	fTqHsV
sechs und	fX
sechs wochen	mV
sechs$	fSiGmX
sechs-	bVmY
sechst	mW
sechst$	mW
sechste	bVfShS
sechz-	bTdR
sechzehn	bV
sechzig	cSdUnJ
second	kS
second fix	aJcJgIi\\
second one	aIbJcYhIkJpS
second weekend	h[
second year	aUjSmJ
second$	aUkIpW
secondaire	hHjWlT
secondary	aHb_iI
seconde	iV
secondhand	bTiS
secondhand$	bTiT
secondment	e^
secou-	iS
secours	iU
secre-	aSmS
secret	qW
secret$	qU
secretaire	aWmT
secretaire de	aZbJ
secretaire medicale	a]bJ
secretaire$	qWtI
secretaria	aXpU
secretaria /	aS
secretaria$	a]pV
secretariat	aJbSjIp]
secretariat$	bEgYjHp[
secretary	aU
secretary$	a]mT
secte-	aHc[mS
secteur	aHc[mS
secteur$	aBbVmU
secti-	bRfIiU
sectio	iY
section	fCgUrS
section 00	iU
section jeunesse	bV
section$	bSiU
sections	bWiSjJmF
sections$	bYmG
secto-	gSjS
sector	jUqS
sector$	qZrH
sectors	gUjJsY
sectors$	gVjIsU
secun-	aVcVjVoH
secundaria	sX
secundaria$	aV
secundario	aVj[
secundario$	aXmH
securite	iVjR
securite$	iRnW
security	hT
security clearance	jW
sede	c^iIpZ
sede electronica	hIiHjHp]
sede$	bEcX
sedes	bUcWiI
see	cSpUqR
see below	cJkIt]
see the	pTqU
see$	bWc[eUpF
seed	aRb[iY
seefe-	jR
seefest	jR
seek	aUtZ
seek a	aWtT
seek$	tY
seele	aYqUsI
seels-	aZiIqW
seen	lW
seen$	pU
sees	pVqI
segel-	jIk[mI
segme-	i[
segui-	iVkR
seguidos	fUqV
seguidos$	fW
seguimiento	iXkR
seguimiento de	aJiV
segun	cCgViZjJ
segunda	aUiGpR
segunda$	aR
segundo	jHkVoT
segundo local	b]tI
segur	gVhU
segura	aJbXjH
segura$	bXjH
seguridad	aTiSmI
seguridad social	pV
seguridad$	iJjTqS
seguro	hX
seguro de	hT
seguro$	hVsV
seguros	aT
seguros$	aWiJmItH
sehen	dWiEjSqGtW
sehen$	dYiElT
sehr viel	bYiTtE
sehte-	gHj]
sehtest	gHj]
sei	gIqYs^
seil	bViIsR
seil$	bWiI
seilb-	bW
seilw-	bV
sein	jWlR
sein ist	lZ
sein wir	iHjHlXqVsB
sein$	jToStR
seine	aCc\`iGmHtA
seine-	bTqT
seinen	qX
seis	fWmV
seis a	iY
seis anos	jV
seis meses	eU
seis$	bSfUiT
seit	b^
seit 00	gHhGm]oHpJqJ
seit 0000	b\\
seit 2000	b_
seit drei	bX
seit$	aD
seite	pRr\\
seite$	pVrT
seite-	cVp[
seiten	iIp\\
sek	fW
sek 00	g\\
sekre-	aX
sekretariat	aX
sekti-	tS
sektion	sT
sekun-	pW
sekunden	pW
selbe-	iT
selber$	bXsS
selbs-	hU
selbst	bUjG
selbstandig	eUgHqT
selbstverstandlich	aSeV
selec-	gTiX
seleccion	pV
seleccion$	pV
selection	fHhIiZoV
self	hXqUtG
self employed	eU
self$	eU
self--	b^eSiEjS
self-employed	e^gJ
self-employed$	eZgH
self-funded	bVeJiGjY
sell	iU
sell$	iYlUsH
sella-	ib
selle-	bRcJhU
sellerie	bRcJhU
selli-	i[qY
sellier	bUiX
sellier$	bXcFiS
selling	iVq\\
sells	aTpI
selon	g_
selor	iFjSkIp]
selte-	kW
selten	kW
sem	fX
sem /	fSrR
semaf-	i\`jA
semai-	fT
semaine /	f\\
semaine sur	iIn^
semaine$	fW
semaines	hTlS
semaines +	h\\
semaines de	hY
semaines en	hZ
semaines$	fT
semana de	hVoBpW
semana en	dHfUhGnX
semana santa	oY
semana y	lR
semanal	iS
semanal +	hI
semanal$	bIhSi]
semanales	fV
semanales mas	g[
semanales$	fTgS
semanas	oR
semanas al	cIdYhEnW
semanas de	fHhVoT
semanas y	eSgGhYqW
semanas$	eShSiHjClXoW
semen-	bZ
semes-	oX
semester	iTsW
semester$	sW
semesterferien	gCo[pF
semestral	gS
semestre	eXjTkGoU
semestre$	bWgHhHkEoX
semestriel	iX
semi	aT
semi--	aDeY
semil-	bTlW
semin-	gHh\\
sen	hJia
sena	jY
senal	bUdBh]jClIrVsH
senal$	bDfIhViHqGrXsG
senci-	aJjUrW
send	p\\
send a	kHoSrT
send it	qVrHtB
send tickets	pU
sende-	jY
senderos	iZjI
seneg-	bUnIsT
senior	aT
senior$	a]
senioren	iRsS
seniority	bHfVgZ
seniority$	bHfVg[
seniors	mT
seniors$	jUmZ
senke-	iX
senkerodieren	iX
senn	bT
senne-	iGjY
sennerin	aRcS
senor	iXsW
senor-	s_
senora	aU
senoras	aHbXsT
senoras$	aHb[
senorita	mGsYtU
sens	cY
sens$	cY
sense	iTj^
sense of	iTjWmGtJ
sense$	cHiDj^pI
sensi-	jIkSoJqZ
sensible	jIkU
senso-	bU
sensory	lT
sent	lU
sente-	qJrZ
sentence	qIrX
sentence$	rZ
sentences	iJrWtU
sentences$	qHtW
senti-	jT
sentinel	jT
sentinel$	iSjR
seo	aViS
seo$	aRiY
sep	bU
sep$	aIbVfSjI
sepa	aSjXkR
sepa de	iBjRk[
sepa$	kU
sepan	f\\
separ-	fHgVi\\qUrU
sepp	fJpRtZ
sepp$	dIiIt]
sept	eXoa
sept 00	e\\fG
sept a	fV
sept$	o\\
sept--	ob
sept-dec	iR
sept-dec$	iRoR
septe-	oW
september	oT
september$	o]
septembre	oT
septembre$	iUoT
septi-	oR
septiembre	oS
septiembre$	hT
ser	kR
ser posible	kZ
ser$	kGoTsV
sera	oTqV
serai-	kUoR
seraing	c\\
serait	kWoU
serait mieux	kYlF
serait un	kT
serait$	jGkXoR
serem-	jV
seremi	jV
seremi$	jU
seren-	aGc^
serena	hT
serena$	cX
seria	jIkj
seria la	k\`
seria$	cIiIkUtU
serie	b\`
serie$	bX
serie-	bViW
series	bTiU
series b	b[iFoI
series c	bWjH
series$	jY
serio-	iV
serious	iW
serious$	i[jJqGtI
serna-	j]
sernageomin	jS
serra-	cXiWsD
serru-	iSjU
serrurerie	iSjU
serrurerie$	bJjV
serve	jZkI
serve$	gUjV
serve-	a[iS
served	lX
served$	bGiFlW
server	aHbSqHsG
server$	aHbIiUsH
serveurs	aWoT
service 0	h[
service :	i[
service charge	g^
service cloud	bHjY
service engineer	nT
service of	b^cEfHgHmJ
service pension	eGgIhb
service tech	aXbFcSmI
service$	hSiTmU
serviced	hSiT
serviced$	iS
services	iU
services de	fYhWiFmI
services funebres	iWmH
services$	aTbS
servicetechniker	aVnUrH
servicio	eU
servicio de	bZ
servicio si	h[mH
servicio$	gTiW
servicios	e[jJ
servicios 0	aJeSsS
servicios$	eTg[iHjJ
serving	b]cGhBiHkIoZsJ
servir	iWjU
servir$	iU
servu-	tX
servus	tX
servus$	tS
ses	iSqZ
sesen-	bT
sesenta	bT
sesio-	gWiI
sesion	gWiI
session	fUp\\
session$	gUpW
sessional	aUeWmU
sessional$	aUeWmU
sessions	bUgVnR
sessions$	bSgZnV
set	iU
set up	iU
set$	bIcJhViVjHkE
set-u-	iU
set-up	bIfT
set-ups	iT
set-ups$	iU
sete	cZ
sete$	cZ
setec-	gT
setecientos	gT
setos	iY
setos$	iY
sets	bWia
sets$	bXiW
setsw-	jSkW
setswana	jSkW
sette-	aYbJfJiT
setter	a\\iF
setters	fGi]mS
setters$	mU
setti-	iX
setting	iV
setting out	iS
settings	iV
settings$	iV
settl-	cRiRqS
settle$	aR
settled	sY
setups$	iR
setze	jU
setze ich	jR
setze-	jUlR
setzen	jUlR
setzen wir	iElVtT
setzen$	iTjX
seuil	iU
seul	iFj[rW
seul$	iHjZrR
seule	jYqS
seule-	jIsX
seulement	jHsW
seulement$	jGpSrSsT
seven	fUmU
seven till	fT
seven years	jY
seven$	f]
seven-	bHgYiR
seventy-five	g^iD
sever-	bChTiR
several	hViGrS
seves-	bZ
seveso	bZ
sevil-	cS
sevilla	cS
sevilla$	cT
sexo	s^
sexua-	aRjS
sexual	aV
sexual$	iIjW
sexuales	jW
sf	a^jIpG
sfi	iU
sg	cW
sg$	cV
sgb	aUpS
sgb v	jR
sgmm	h\`
sgmm$	fHhY
sh	aGbIcJn^
sh$	aGbIcJiGn^
shade	iZ
shado-	oS
shadow	oS
shadow$	jIoXpH
shaft	aFbGc^pFsStY
shake	iYoIqZrH
shake-	cX
shaker	cX
shaker heights	cX
shall	aSqU
shape	aHbDs\\tY
share	gZhUlE
share$	bIeTgUjGl@qUrItW
share-	hU
shared	hT
shared by	hW
shared flat	hS
shared services	tW
shared$	f[
shares	gWjB
shari-	bX
sharp	fGlVsU
sharp-	hWiY
sharpened	h[
sharpening	i_
sharpening$	iY
she	mSqT
she$	qZ
she'd	kH
she's	q[tS
shear-	aSbRiC
shears	jT
shears$	jT
shed	hWiR
shed$	bScRhV
sheds	b\\cI
sheep	b[hYiIjClUnI
sheet	bHi^pX
sheet metal	eT
sheet$	fSi[
sheet-	iT
sheets	iT
sheets$	i[
sheff-	cT
sheffield	cT
sheik-	bXjWkGlJtG
shelf	cFdEhIiejA
shell-	iZ
shellac	jZ
shellac$	jY
shenz-	cJiInW
shenzhen	cJiInW
shenzhen$	cJiIjRnU
sherb-	cZ
sherbrooke	cR
sherbrooke$	cZ
sheri-	aViT
shift	fS
shift 0	f\`
shift 00	fTgY
shift :	fR
shift allowance	gEr_
shift boss	mX
shift engineer	mW
shift is	fVmF
shift lead	mXpT
shift of	ma
shift prem	fHg[
shift premium	bIgV
shift$	fWjX
shift-	fS
shifts	fT
shifts 0	fT
shifts of	iY
shifts$	fSmU
shill-	bGfGg[iI
shillings	bGfGg[iI
shillings$	bGfFgZiG
shima-	iU
shimano	iU
ship	bWnU
ship'-	iW
ship's	iW
shipped	jW
shipped$	gRhR
shipping	aTlR
ships	bacHgHhBiTlAmJ
shipw-	aR
shipwright	aR
shipwright$	aS
shk	jX
shk$	aS
shock-	bYcIhUqH
shoe	aFbWfEiIpY
shoes	hSi\\
shona	mW
shona$	mW
shoot	b]gChHlGr[
shoot$	bagC
shop	bY
shop manager	aW
shop$	bVcViR
shop'-	bTcW
shop's	bTcW
shopf-	aY
shopfronts	iU
shopfronts$	iS
shops	aGbacIfGiG
shore-	cXfHqS
short	rXtU
short sentences	pGrZtG
short$	iUtU
short-	qS
shorten	iFk]
shorthand	jUlW
shorthand$	j[
shortlist	pVqU
shorts	s]
shotg-	jTkS
shotgun	jTkS
shotgun certificate	kR
shots	iZ
should	qT
should be	rSsY
should not	hHjZnZ
shoulder	bFfZhUsJ
shoulder$	bGf[hSlImIsI
shout	qCsVtV
shout if	tV
shout-	jU
shouting	jV
shouting$	iV
shove-	bZ
shovel	jT
shovel$	iYkT
show	iVlU
show title	aFlIrftI
show up	iGjYpV
show you	lW
show$	iSlT
show--	bIcDie
showe-	hY
showers	hYjI
showers$	hYjI
showr-	aVbT
showreel	jTpT
showroom	aVbU
shows	bSfTnStV
shows$	fXqIt\\
shrew-	cS
shrewsbury	cS
shul	b_
shul$	b_iH
shut	hWiXjHqS
shut xmas	hU
shutd-	bZiFoRpG
shutdown	oU
shutdown$	oWpJ
shuts	dVfZiG
shuts$	dYqUsI
shutt-	hVnV
shuttle	hVnV
shuttle$	cJhSnW
si	kU
si ademas	jGkX
si ca	tS
si es	eIfJgSkEsX
si habla	jIkT
si hay	jFkSsI
si la	iFqb
si lo	bSkUqZ
si maneja	jJkX
si no	jYkClWoTqH
si o	fJpT
si possible	jHs^
si puede	jHkXsR
si quiere	fShY
si sabe	k[
si sale	bGhGi\\jH
si se	gT
si te	r\\
si tiene	kY
si viene	hS
si vienes	l\\
si y	fYnU
si$	lT
sia	iUj[
sia 000	gGiZjS
sia$	iRjU
sich	q\\
sich$	mTqS
siche-	jb
sicher	eChWjV
sicher in	jS
sicher$	e@h]jR
sicheres	jX
sick	q[s]
sick$	q\\
sida	jU
side	c\\
side of	cVhU
side$	cY
sider-	bUcG
sides	aIb[pW
sides$	pX
sie an	pV
sie bei	l\\
sie bitte	rR
sie das	rWtV
sie die	hJiUjIrX
sie fahren	eHfXjI
sie mit	fIiHnXtW
sie nicht	j_
sie$	iGpUrX
sie-f-	rX
sie-form	rX
sie-form$	rU
sieben	bUfS
sieben bis	fV
sieben nachte	fS
sieben wochen	gT
sieben$	fTjT
siecl-	bWiIjY
siecle	bWiIjY
siege	bRcZfSiB
siege-	cYnV
siegen	cTnX
siegen$	cTnX
siehe	aJqUtS
siehe unten	aItU
sieht	jTrVsR
siem	iU
siem$	cIiZ
siemb-	lJoX
siembra	lJoX
sieme-	jU
siemens	jU
siemens 000	jU
siempre$	iS
sient-	aSdXgT
siento	dYgT
sierr-	cTjVqTsH
sierra	cTjVqTsH
siest-	fUiW
siesta	fWiS
siesta$	fGiWpT
siete	fUmZ
siete a	f\\mE
siete$	fRmW
sift	p[
sift w	pY
sigh	cHpHq]
sigh$	cHpHq]
sight	iFjb
sight-	iV
sigla-	rZ
siglas	rZ
sigma	iTkY
sigma$	iU
sign	bSdH
sign in	b^cGdClIpH
sign off	bEgVmJ
sign on	gSoZpI
sign$	pY
sign--	iW
sign-off	gViUoJ
sign-off$	bIiZkF
sign-up	iT
sign-ups	sT
signa-	hFjS
signal	jWlEnU
signaller	aZgJiIjX
signaller$	iEj[
signalling	aWbEeDl[mFpJ
signature	gXhAiYrX
signatures	iS
signatures$	iR
signe	qb
signe$	qW
signe-	rT
signed	gRjU
signed off	gX
signed$	iDj\\pW
signer	jFkYrS
signes	kRrZ
signes$	kSrZ
signi-	aRiW
signing	iVqH
signo	cHiGjZkV
signs	fDgWhGjHmbqVtH
signwriter$	aS
sigue-	cX
siguenza	cX
siguenza$	cY
sigui-	pTtU
siguiente	pTtU
siguiente$	iRpStU
siigo	j\\
siigo$	jW
silae	j^
silae$	iIjZ
silbe-	jZ
silber	jZ
silber$	jY
silen-	q_
silence	q[
silencio	dRqU
silencio$	dW
silent	jUpJqU
silho-	fIjGs^
silhouette	fIjGs^
silic-	iW
silica	jS
silik-	cDiGja
silla-	bW
sillas	bW
sillas$	bZiFmE
sille-	bVcJi]
sillo-	bX
sillones	bX
sillones$	bU
silly	b]kTqE
silly$	bUkU
silos	bViZjH
silos$	bXjJ
silve-	bTiT
silver	bU
silver service	bFiRjX
silver$	aWbEhIiW
silvester	hWiU
silvester frei	fJhX
simil-	jU
similar$	j\\
simpl-	jTrT
simple	iWrV
simple ira	h[
simple$	bGiWrU
simul-	iYjJlX
simulador	kT
simulation	dZlW
simulations	fZiG
simulator	lVpZ
simulator$	pV
sin	sW
sin animo	bU
sin cargas	sW
sin comparendos	jWsI
sin experiencia	lb
sin faltas	jVrT
sin fines	bX
sin hijos	sZ
sin miedo	jW
sin reloj	fV
sin sal	hIiX
sin$	fSmHsT
since	bVqR
since 0000	aJb_
since 2000	bYlU
since the	jTq]
since we	aIjGq\\
since$	bHhW
since-	cFiFpFqTrJt\\
sind	s\\
sind 0	bVcEm]
sind 00	dZfIgWhCmWqA
sind die	bXiV
sind ein	bS
sind frei	fZhI
sind wir	mZsS
sind$	bDcTiTt[
sindi-	eUsX
sindical	eW
sindicalista	qXsU
sindicato	eTsW
sing	fTiHkY
sing$	jTkT
singa-	eVfV
singapore	cRfW
singe-	lU
singen	cT
singen (	cT
singer	jGlZqW
singer$	jFlXqV
singi-	iJj\\lV
singing	iJj\\lV
singl-	sU
single	nRsU
single cabin	hW
single pdf	pT
single room	hRjJ
single$	s[
sinie-	bEgW
siniestros	bEiW
sinis-	hJiR
sinistres	hJiR
sinistres auto	hH
sinnv-	nX
sinnvoll	nX
sinnvoll$	nY
sinon	s\\tU
sinon$	sTtX
siobh-	mS
siobhan	mS
sion	bTcT
sion$	bTcT
sir	aHmIt\\
sir$	aDcHiGjGqIt[
sirve	bIkZmJ
sirve$	aJbIcIdIeHgIjIk[mGnIoIpIqEsGtI
sis	j[kIpDsR
siste-	hSiImU
sistemas	iJjY
sister	h\\jInH
sisters	iIjIm]
sit	jXmZ
sit in	mS
sit it	jU
sit$	pS
site 0	d]hFiHpT
site :	c\\rWt@
site days	bIdTfIhIiEjIn]
site de	iIpTqX
site each	n[
site manager	a^hImJ
site office	bHc_dCpR
site$	dShR
sites	b_n\`
sites$	bXeHiSn[
sitio	bWgFpJtZ
sitio$	bWpHtZ
sits	aJbIcYm\\
sits with	mW
sitti-	hTjT
sitting	hUjTlI
situ	iRlV
situa-	iBkTs[
situation	iCs\\
sitz	aCc\\tY
sitz ist	cT
sitze	cHiTq^
sitze-	cViEjXmU
sitzen	cWiImV
sitzen$	bHiFjY
sitzp-	bV
sitzplatze	bV
sitzt	mVqU
sitzt$	hHiRjW
sitzu-	d\\fShG
sitzung	b\\hH
six	fT
six and	bUiV
six days	f\`oF
six mois	eRqW
six months	eXsU
six of	aYbHmV
six semaines	bHfIhYlU
six weeks	fUlY
six years	j\\
six$	bVfZp[
six-d-	fY
six-day	fY
sixte-	iR
sixteen	iR
sixth	bV
sixth form	bW
sixty	gXhT
sixty percent	bVgS
sixty$	bGgXhYiFmH
sixty-	fGgY
sixty-five	gV
sixty-two	fFgU
size	i]pIrTs]
size$	i[kGpDr\\
sk	bGc^qCtG
skand-	bT
skele-	i_
sketchup	jV
sketchup$	jT
ski	aThV
ski pass	h]
ski$	h[
skido-	aFfHi\`jF
skill	gSjSkSlW
skill$	bGiDj\\kV
skill-	kW
skills	jTkX
skills$	iDkVpT
skin	hTiFsV
skin$	jT
skinn-	aFcEi\\s_
skip	q]r\\
skipa-	h[
skipp-	aVmR
skipper	aXmUtJ
skipper +	mY
skipper$	aUtG
skita-	aIbIcGdFeHfCgIh_jHkTlImGnIoHpAqIrIsHtI
skoda	h^
skoda kombi	hU
sku	bDeBfBgCia
skus	bSeIiZ
sky	c[
sla	bCdGe^fCgEhJi\\jAkGrI
slack	faiIjJtY
slack$	fZiFtV
slam	iWjGkV
slate	aDcHiZjV
slate$	i^jC
sleep	fHgWiXjU
sleep$	fGiZjX
sleep-	faiG
sleep-ins	fVgS
sleeper	aRfGhTpW
sleeping	iFn\\
slice-	a\\cJhH
slide	iSjT
slide-	iZpT
slides	iZpT
sliem-	cY
sliema	cY
sliema$	cS
sligh-	bVlW
sligo	cY
sligo$	cZ
slim	jBkTs_
slim$	sT
slip	iT
slips	iVnX
slips$	hIiTnXpS
sloga-	cInUqJr^
slos	i_
slos$	iY
slot	aSeIpT
slot$	eIpU
slots	fW
slots$	fX
sloug-	aIcX
slough	aIcX
slow	fZiIqS
slt	sTtT
slt$	tU
slurr-	bWcHiI
slurry	bWcHiI
sma	i\\
sma$	fJi\\
small	bWsV
small animal	aXlS
small children	qIs_
small repairs	iRkU
small$	bVjHl[mC
small-	bdgEiE
smart	sW
smart$	cGiJjWkFs[
smart-	iJjZ
smartphone	j\\
smartphone$	hU
smash-	kW
smashing	kW
smashing$	iHkX
sme	i^jH
smell	bVdSiFjEsS
smi	ga
smic	gc
smic$	gY
smile-	kVrV
smoke	iY
smoke-	sZ
smoker	hWsV
smokers	sW
smokers and	iSjX
smokers$	sT
smoki-	lZ
smoking	lZ
smoko	cJgIhSiRpI
sms	jTp\\
smsts	j\\
smsts$	jY
smt	aSiTtU
snacks	iR
snacks$	jR
snags	i]jF
snags$	i]jE
snake-	jY
snork-	iV
snorkel	iV
snow	hX
snow$	iVjI
snowf-	kSsR
snowflake	jRkT
snowflake$	jVkR
snowp-	iZ
snowpark	iZ
snr	aZ
so	qS
so 0	gSiUjInW
so 00	fRgS
so :	aUiHtV
so a	s]
so be	fYiIjVtE
so dass	jS
so far	bRqX
so ignore	rHtS
so in	aJ
so no	hRiIqSsUtT
so say	eJhUqY
so the	tT
so they	iTjS
so um	aJ
so viel	hZqV
so we	qV
so write	iSrY
so$	tX
soa	g\\pV
soach-	bHcW
soacha	bHcW
soacha$	bHcZ
soat	iTjT
sobal-	o[
sobald	o[
sober	jZr\\sT
sober$	j\\
sobre	rR
sobre 0	cWg[
sobre$	fFrSs\\
sobri-	r_
sobrio	rT
sobrio$	rT
soc	iSjIkW
socia	bZkHmU
social care	aEiRjW
social work	iEj]
sociale	hT
sociales	iXjT
sociales$	iUjW
socials$	aT
socie-	b[rS
societaires	bW
societe	bV
society	iIrV
socio	hVmUqT
socio$	hYiImZqE
socio-	jUmR
socios	mT
socios$	bT
socke-	iT
sockets	iW
socor-	cU
socorrista	jU
socorrista$	jX
soest	aJbGcTn[
sofa	iWjV
sofa$	cSj\\
sofas	iDjb
sofas$	cHiGjZ
sofie	bIgIp]qV
sofor-	o[
sofort	o[
sofort$	oVqT
soft	iUjZoS
soft$	iWjX
softl-	cHj\\
softw-	bWtT
software	bUtU
software engineer	aWgJsU
software for	bT
software fur	bR
software$	jFtY
sohn	qX
soi	d[hT
soi$	dWhX
soign-	jWmWsS
soigne	bXjX
soil	gIiSjX
soil$	jZ
soins	iY
soins de	iV
soins$	iR
soir	fW
soir 0	fHsR
soir 00	hFiVpR
soir par	f\\
soir$	fZ
soire-	aYfXiH
soirees	f\\
soirees$	f[
soirs	f\\iHnS
soirs +	fT
soirs jusqu'a	gRhH
soirs$	f\\iInZ
soit	iInS
soja	bTiW
soka	cEfGgBh]jFkWmInIpGtH
sol	cGfYhIjUmWoB
sol$	bXmV
sola	cSpJrTsX
sola$	cXsU
solai-	bGh\\
solaires	bJhRiU
solaires$	hU
solan-	qHrVs\\
solap-	fToW
solape	fToW
solar	bUgHhZmH
solar$	a[mD
solar-	iS
sold	fXgIjZqU
sold something	j[tJ
sold$	jGqV
solda-	jS
soldador	cS
soldadores	iWjE
soldadura	iTjS
solde-	cSiRkV
soldering	iHkX
solen-	bZiFpW
soles	gY
soles$	gT
solic-	lTpS
solicitor	jY
solicitor$	aU
solicitor's	jHl^
solicitors	iXpI
solid	j^
solid-	bX
solide	gHj]sT
solide$	jSsT
solidworks	jS
solidworks$	aT
soll	rXsT
soll auch	hIj\\mIqTtF
soll$	tT
solle-	cGpUqV
solli-	c^i@tU
sollt-	sZ
sollte	sZ
sollte man	iJkYsD
solltest	jW
solo	fTmTrR
solo en	iRrR
solo pdf	pW
solo$	iHj\\m[pJ
solta-	bIcYpJqU
solte-	s\\
soltero	s[
soltu-	jZ
soltura	jZ
soltura$	jT
solva-	aVhX
solve-	bZqY
solvency	iZ
solvi-	bUiR
somal-	cGk[
somali	cGk[
some	kS
some late	fY
some of	sW
some spanish	jU
some weeks	fXhIiJnV
some$	dShTjV
somebody who	iIjYsX
somebody's	sR
someo-	sT
someone	sU
someone to	aYiTtH
someone who	iUkRsI
someone who's	iHjXqGsT
someone with	fJ
someone$	jS
somet-	cV
something	jS
something$	pUtR
sometimes	cTfRhFlTnX
sometimes$	fWnS
somew-	jW
somewhere	jW
somewhere$	jZlS
somm	aYfImXtI
somme-	oW
sommelier	aX
sommelier$	a[
sommer	fS
sommer 00	e\\
sommer ab	fa
sommer$	q]
sommerferien	eSiVjIoR
sommerferien$	eSiVjIoR
sommersemester	cFiWoYtB
sommes	bY
somos	b_m^
somos una	r[
somos$	aHbViHmT
son	mWqX
son$	aSbHcGiEmSqU
sonde-	bXgSjSmU
sonden	i\\
songs	bFhHi_
songs$	bEhHi_
sonido$	aX
sonn	fVhE
sonne	aDq]sZ
sonne-	h\\iS
sonneberg	cR
sonnt-	f\\
sonntag	fTgR
sonntag 00	f?g\\hHrS
sonntag$	fa
sonntage	iW
sonntags	iT
sonntagsdienst	fT
sonri-	jUsU
sonrisa	jUsU
sonrisa$	jUsT
sonst	fVsW
sonst 0	f\\
sonst wird's	jV
sont	iEqSsT
soon	mFoTqW
soon as	eIoW
soon$	jVmCqX
soone-	oRsU
sooner	oRsU
sooner$	aJoUqT
sophi-	cV
sophia	cV
sophia antipolis	cV
sopor-	jY
soporte	j]
soporte vital	jU
soporte$	aViV
soportes	iSpV
sor	iIjW
sorch-	mVpX
sorcha	mVpX
sorda-	bU
sordas	bU
sordas$	bU
soria	bV
soria$	bS
sorry	hJtX
sorry but	hGqJs^
sorry for	qStZ
sorry$	cVdU
sort	hIs_
sort of	jHlHsa
sort$	cUjW
sorte-	iU
sorted	hYqV
sorti	lSsW
sorti-	pR
sortie	dIiSsT
sortie d'ecole	dIiVsU
sortieren	pX
sortieren$	iX
sorties	fW
sorties$	bHfY
sorting	iU
sorting$	iU
sortir	iWjG
soste-	i_
sotano$	bHcX
souch-	s\\
souche	s\\
soude-	aSbVjS
soudeur	aV
soudeurs	a_
soudeurs tig	a_
soudu-	iT
soudure	iS
souff-	aUfXqT
souha-	sW
souhaite	jVtS
sound	rc
sound-	bEcHjZnDqZ
soup	ha
soups	sT
soups$	fU
sour	i]kGmI
sourc-	iX
source	iR
sourcing	iW
sourd-	iT
sourdough	iT
sourdough$	iY
souri-	bViGjUsU
souriante	jT
sourire	jVsT
sourire$	jTsS
sous 0	eHfHhJiUj^mDqI
sous chef	a\\
sous contrat	b]
sous$	a]hIjE
sous--	bTqT
sous-titrage	iT
sous-traitant	bX
south	c^
south of	bU
south side	aIbT
south-	cb
southern	bXcBhU
southern cross	bGhYjI
southport	cS
southport$	aT
souti-	hViS
soutien	hViS
sowei-	gX
soweit	gX
sowie	jX
sowie-	fS
sowieso	fS
soy	bWhHrRtX
soy$	r[sB
soyon-	fRqV
soyons	fRqV
soz.a-	jV
soz.arb	jV
soz.arb$	jW
soz.p-	jW
soz.pad	jW
soz.pad$	jW
sozia-	aSeX
soziale	kG
soziale arbeit	kG
spa	b\\
spa 0	b[
spa$	c\`
space	iVoGsR
spain	aSbHcWiEnVrI
spain$	aUcVjSrF
spald-	cW
spalding	cW
spalding$	cW
span	bUhGjYmB
spani-	jSkW
spanisch	kZnJ
spanish	jTkR
spanish or	jUkJ
spanish$	aS
spann-	aIbYdFjVpIrVsT
sparg-	aS
spark	bJgIhHlYrR
spark$	cHjU
spark-	aTbU
sparkling	bX
sparks	aUbGiV
sparky	aXjS
sparky$	aYrH
spat	fZ
spat$	f[jH
spatd-	gV
spatdienst	gV
spatdienst$	gX
spate-	o[
spater	gThUjE
spater$	hJoVpTqV
spatestens	o^
spatestens 00	aIf[mToI
spazi-	bFi^
spc	i]jH
spe	bTiZjJ
spe$	iZjJ
speak	lUsStU
speak english	cFdGlUsV
speak-	kT
speaker	jHsUtV
speaker$	kV
speakers	jI
speakers$	sS
speaking	jVqU
speaking$	jS
speaks	kTlSmI
speaks it	iIjCk]
speaks$	iAjYkGlU
spec	jRk[lC
speci-	bS
special	aViV
special school	aZiH
specialise	b\\
specialisee	bXcIlI
specialist	aR
specialist$	a[iI
specific	bR
specified	eW
specified purpose	eW
specimens	iY
spedi-	bTjT
spediteure	iY
spediteure$	iY
spedition	aIbZhW
speditionskaufmann	iIjZ
speed	jdlJ
speed$	jW
speic-	bSiW
spell-	bJr\\
spelling	jSr]
spelling$	iJrZ
spend	gHiZ
spend-	bWcHeYjT
spenden	iTmE
speng-	aYbU
spengler	a\\oJ
sperr-	iY
spese-	gV
spesen	gV
spesen$	gY
spezi-	aFbRc^iJqE
spf	aHbZhDj[
spieg-	aEbWi\\jEmFrF
spiel-	jJoT
spielen	jGkX
spielt	lW
spielzeit	fDgGiEo]
spielzeiten	eZ
spielzeiten$	eZ
spill	fWgEiTpJqT
spill-	i]
spin--	b\`kI
spin-off	b[
spina-	bT
spinal	bT
spind-	bW
spindle	jWoU
spine	jV
spira-	bFiYjEsS
spiri-	aUcIiDjWmV
spiro-	jW
spirometry	jW
spita-	aJbJc]iHmG
spitz-	aIiAja
spl	aY
splic-	aZbI
splicing	bIcJi[
splicing$	bIcJiZ
split	f]nTqU
split 0	fZiHqT
split in	fJi\\oG
split shift	aStH
split shifts	fW
split$	cShX
split-	fW
splits	fW
splun-	jV
splunk	jV
splunk$	jV
spoka-	cX
spokane	cX
spoke-	jYsR
spoken	jYsR
spoken$	j\\
spons-	hViSjS
sponsor	iXqS
sponsor$	gJiEjYqT
sponsors	bIsU
sponsors$	sT
sponsorship	dEi[jW
sport	gJhTi]
sport$	cHgDhIi[
sport-	sZ
sportif	aX
sportive	eWgGs[
sportliche	gJs\\
sports	hTmU
sporttest	gHjXpXsD
spot	aIb@ib
spotl-	jU
spotless	jU
spotless$	jX
spots	jX
spott-	iU
spotting	iT
spous-	hWiTjB
spouse	hW
spouse$	hZ
sprac-	iAk_
sprache	pGra
sprache$	aUkV
sprachmittlung	aXgI
sprachnachricht	p_qJ
sprachnotiz	tX
spray	ib
spray$	iV
spray-	jU
sprayer	gJ
spraying	jU
sprea-	kZpI
spread	fWiH
sprec-	fHiXpR
sprechstunde	iX
spren-	bRcJi]jJtJ
sprin-	iT
spring	qT
spring boot	jY
spring calving	b[iH
spring$	nU
springen	cGra
springs	bIc]
springs$	cW
sprinter	aHhYiFjWmInT
sprinter$	aJcIh[mHnV
sprit-	aTbGiYkHqH
spritzguss	aVjVkF
spritzguss$	aV
spruc-	tU
spruce	tV
sps	jIk\\
sps$	kZ
sq	gEhIi]
sqf	cJjZ
sqf$	cJjZ
sql	jj
sql and	jS
sql power	rUsU
sql$	jR
squad	m\`
squad de	mV
squad of	iIm]
squad$	aVbDjH
squad-	bTiImS
squads	bTiImS
squads$	bUiFmS
squar-	hXiTjB
square	i[
square$	iV
squea-	iGjTrW
sr	m_
sr backend	aV
sr$	eDgY
sra	aIcTm\\pRtT
sre	aUmV
sre$	aZ
sres	m\`
sres$	hJm^pJ
ss	jZ
ssi	i\`jG
ssiap	jXmS
ssiap 0	jXmS
ssr	aZbJcHdFjH
ssr$	aZdGfJgJiIjHkIpJ
sst	iIjVm\\
st	c\\
st 00	c[
st brendan	bXcIhJ
st ives	aIcT
st john	cT
st line	aVsS
st of	hZiU
st$	cYoX
sta	jU
staat-	j\`
staatl	aRjSlItH
staatl anerkannt	aIbR
staatliche	jV
staatliche prufung	jV
staatsexamen	gTjR
staatsexamen$	jX
stabi-	i_
stabilite	hIi[
stability	aSiV
stabl-	aFbUrFsT
stable	aFbVrFsU
stable$	aGbVsV
stack-	hW
stacking	iV
stacking$	iV
stadi-	bVfFiYqG
stadt	bYcS
stadt mit	bT
stadt$	b\\cDpS
stadt-	b_pW
stadte	aHbIcSnX
stadtrat	pX
stadtwerke	bU
staff	bTmU
staff house	hX
staff housing	hYsS
staff in	dUmS
staff meal	hV
staff meals	hU
staff nurse	aZ
staff room	b]iF
staff travel	hY
staff$	aVbYeRmW
staff-	bEcSgIhT
staffing	eUtU
staffing$	eUtU
stag	jY
stage	eTjT
stage 0	bIeJfGiWjXpS
stage$	eW
stage-	pVtR
stages	iUpXsT
stagi-	iRjVqX
stagiaire	iIjYqZ
stagiaire$	jV
stagiaires	i]
stahl	j\`
stahl$	jY
stahl-	aGbTqV
stain-	a]iF
stairlifts	aT
stairlifts$	aS
stairs	cSsS
stairs$	bBcWsV
stall	aUiT
stall-	aWbW
stamm	b\`cBdCtE
stamm-	bfcEgF
stand	j^
stand-in	aYbIcHeU
standard	jX
standard$	j^sS
standards	iW
standards$	iY
standby	fX
standby 00	fFgY
standby$	gWhY
standesamt	aViU
standing	jXsU
standing with	jV
standing$	iAjUs[
standort	cV
standorte	aUbX
standorte$	b]cJiJ
stands	bUiW
stapl-	jRlV
stapler	cHfIjU
staplerschein	lY
staplerschein$	jX
star	b\`iHrU
star$	b^iHnIrS
starl-	hW
starlink	hW
starlink$	hViJ
starn-	cT
starnberg	cT
start	ob
start 0	fV
start :	oU
start and	gW
start der	fUhIoFpW
start it	jV
start monday	oYsS
start von	dGn[oF
start$	fSlX
start-up	b\\gUhGiI
started	jT
started in	bT
starters	ia
starting	bYiFsT
starting$	b[iD
starts	fUoV
starts$	f[
startup	bW
startup$	bU
stat	f_gIhC
state	bYjSpGrY
state$	bFdX
statement	pX
statement of	iYjI
statement$	pRrU
statements	iW
stati-	hUiW
station debout	jU
station$	aVbVcUhSiHjD
stations	b]
stations$	b\`iC
statistik	iX
statistiques	iS
stats	jU
statt	aFh[rV
statt 00	fVgZiJ
statt anschreiben	iHpY
statt$	aEr]
statu-	aJea
status	eThUpT
status$	hYiF
statut	eX
statut cadre	eU
statutaire	aIe\\gXjFtD
statutory	bTeR
staud-	aSbU
staudengartner	aV
stay$	fJhXpTrW
stays	hVjT
stays for	h_jDqC
stays$	iXjCsY
stb	aUiV
stcw	j\\
stcw$	jX
std	fS
std /	gHhW
std 0	sR
std im	bHf_
std$	fUgW
stead-	eUfSjU
steady	eUfSjU
steady on	fEjZ
steady$	jZ
steam	bViX
steam-	gGhYiT
steaming	iY
steck-	bJgDiRjZ
steel	aHcIj]
steel-	bSc]jGkH
steer	iHqSsU
stefa-	tV
stefan	tV
stefan$	tU
steff-	qW
steffi	qW
stege	iR
stehe-	iS
stehen	iS
stehen$	oS
steht	hUqR
steht bereit	hZ
steht$	bFcUiV
steig-	kWqU
steigt	kWqU
steil-	bViSjS
steildach	iW
stein-	aSbWcIiJjUpT
steinway	jW
steinway$	hR
stell-	tT
stelle	tT
stelle$	eIfYqU
stellen	a\`
stellen$	aY
stellungnahmen	iW
stellv	aSpS
stellv$	aT
stellwerk	cU
stenc-	iZkU
stencil	iZkU
stend-	cT
stendal	cT
stendal$	bW
steno	bJcGhGjZkElZmIpGtD
step	bHgZ
step 0	cHfGg\\hHiErI
step in	i^
steph	qY
steps	cYgTiCjS
steps from	bJc[
steps$	aJgX
sterb-	bT
steri-	jS
sterilisation	iS
sterilisation$	iY
stern	bZ
stern$	bX
stern-	bUiSkUrS
sternchen	iGjHkYrZ
sterne	bV
sterne$	bV
steuerberater	eWqS
steuerfachangestellte	a[
steuerfrei	gRnY
steuerfrei$	gThInZ
steuern	i[
steuern$	i\\
steve	qT
steve$	aFiIt^
steve-	aYbGc]dIi?jH
stewa-	mT
steward	kTmV
steward$	bJkTmU
stewards	aYmR
stewards$	a]i>mU
steyr	aGc[
steyr$	aFc[
stfa	aYqT
stfa$	aW
stfw	aYeCfDgIh]iAkElFtI
sti	bRga
sti 0	bY
stich-	oGp_rY
stichworte	aSbJ
stick	kWmI
stick this	rGtW
stick-	iY
sticks	iT
sticks$	iU
stief-	aIbEcIdJeIfGgChaiHjHkJlEnItJ
stift-	bXcIeSiE
stiftung	bWiDrX
still	bWjTq_
still-	bSgTiVoEqY
stimm-	jVqW
stimmt	qZ
stimmt$	qT
stipe-	gRhT
stipend	gRhT
stipend$	aUhW
stirl-	cZdG
stirling	cZdG
stirling$	cV
stm	j[
stm 00	jX
stock	iZ
stock before	bGi\\
stock de	iV
stock$	bShUiY
stock-	hVoV
stockport	cV
stockport$	cW
stocks	iV
stocks$	iT
stockton	cR
stockton$	cS
stoff-	bGi\`
stoke	c]
stoke$	cW
stoma-	jZ
stomach	jZ
stomach for	jX
stone	cIjZsW
stone-	pX
stop	t]
stop$	eGjEpCte
stop--	iWrU
stop-work	rX
stopp	bXfIpGt]
stopp-	m\\pItT
stops	ia
stops$	iZ
stora-	bS
storage	bS
store manager	aWiJqR
store of	h[iD
store$	aHb[iU
store-	iW
stores	mY
stores$	aIm[
stori-	iYrS
stories	iYrS
stories$	iZ
storm	bSfRoS
storm season	bXoV
storu-	iW
storung	fV
storungen	fJiS
story	iWqZrR
story hour	iV
story$	iYqT
stp	rTsStU
stp$	rTsWtZ
str	bGcZ
strad-	iUrR
straf-	fHhFj[rW
strafregisterauszug	jY
strah-	aVjRkX
strahlenschutz	jEk]
strai-	f]hHsS
straight	fWhE
straight from	bEs[
straight$	fS
stran-	cZhYiH
strand	aTbHcXhJ
strand$	aSbHcYiG
strandhotel	aJb[hG
stras-	cTnR
strasbourg	bIcUnU
strat-	iX
strategic	aV
strategies	iV
strategies$	iZ
strategy	iY
stratification	bEi^
strau-	cU
straubing	cYiI
straubing$	cV
straw	a_bJiH
straw-	bX
straß-	hS
straße	cRdU
straße$	cRdUiJ
straßenbau	bU
straßenbau$	aWbE
straßenwarter	aZ
straßenwarter$	aXcIiI
strea-	aTlWtS
stream	aDiGlZtW
streaming	aYbTcJiI
strec-	cGjXlY
street	cXkI
street$	pVrT
streets	iX
strei-	iXjGqUrV
streichen	gJiBjHra
streichen$	gEqSrW
streit	sS
streit$	sU
streitet	iTjFqW
stren-	iTpGqV
stres-	jb
stress	qVsT
stress$	jIkVsU
stret-	cTjSqX
stretch	cTjSqX
stretch to	gIqY
stretch$	bGc[iI
stric-	fUiFpV
strictly	fYrR
strik-	iUqW
strikes	iW
string$	iSnV
strip	aUhZiI
strip-	i[
strok-	bT
stroke	bT
strom-	aIcWiT
stron-	sT
strong	sT
strong stomach	jW
strong$	bW
struc-	aVpHtZ
structural	iU
structure	aXiHkT
structures	aV
structures$	aY
struk-	bIhHi_jR
strukturiert	jV
sts	b^
sts crane	sR
stubb-	pV
stuck	aX
stuck$	a\\jS
stuck-	bX
stuckgut	iW
stude-	kXsU
student	kUtV
student$	kTmW
students	bScFkX
students$	bYgJhR
studies	iY
studies$	i]
studio	bRhV
studio of	bXmVrG
studio$	cDhc
studium	jVlX
studium$	j]lB
study	hZ
stufe	aUgY
stufe 0	gZ
stufe iii	fV
stufe nach	gX
stuff	fUiWjT
stuff$	fViTjXlI
stuhl-	i]
stuhlassistenz	iZ
stuhle	bTiVmI
stuhle$	bVmI
stund-	fT
stunde	gV
stunde$	gU
stunden	fV
stunden die	eHf[
stunden im	iWjJ
stunden$	f[
stunden-kurs	bHjZ
stunden-woche	f[gE
stunden-woche$	fYgIhH
stundenlohn	gW
stundenlohn$	gV
sturm	bHcFgGhEi_pGrVsJ
sturm-	f]
sturmschaden	f]
stutt-	aGcc
stuttgart	nS
stuttgart$	iV
style	ri
style$	r[
styli-	jS
styling	iSjU
styling$	iRjV
stylist	bW
stylist$	aV
su	q]
su cargo	fHiTmT
sub	aRgT
sub for	bReT
sub$	jR
sub-c-	aBbCcBe_gDhGjGmGnI
subbi-	e[
subbie	e[
subbie$	eZ
subco-	aGb_jJ
subcontract	eWiU
subcontract$	bHeaiC
sube	eGiJjDk\\oYpJ
subid-	o[
subida	o[
subim-	bYgS
subimos	bYgS
subir	kT
subj	tX
subj :	tX
subje-	pTqR
subject	pTqR
subject$	eFhIpTqZ
submi-	iX
submission	fU
subro-	cUeX
subrogada	bUcW
subs	eTgGh]
subs$	bSeVgFhYjFpG
subsa-	iUsS
subsi-	hV
subsidised	hX
subsidised$	hWiI
subsidy	hVjW
subsidy$	dIhTsU
subst-	e^hJiZjDkI
substation	iT
substitute	bHiJlX
subte-	gRiGjZ
subti-	jSkU
subtitler	aZ
subve-	hY
subvenciones	aW
subvention	jTqT
subventionne	bU
subventions	bIcIi^
succe-	hUqS
succession	oWqX
succession$	cJqW
succu-	b\\tH
succursale	aT
such	aHsItY
suche	aSbEqHt^
suche-	aStV
suchen	aStV
suchen$	bEcHiFt[
sucht	t^
sucht$	t^
suckl-	bX
sucklers	bX
sucklers$	bX
sucur-	bT
sucursal	cX
sucursales	bX
sucursales$	bW
sud	cYoV
sud$	c]jSoS
sudbury$	cV
sudti-	nTsT
sudtirol	nTsT
sudtirol$	iDnXsS
sue	g^jDkH
sue 0	gR
sueld-	gUrR
sueldo	lTrV
sueldo$	lZ
sueldos	gV
sueldos$	gT
suelo	i[
suelt-	bSqV
suene	mIqHra
suffi-	lX
suffit	lY
suffit$	lY
sufic-	jZ
suficiente	jZ
suficiente para	jZ
sugar	hX
suhl	cX
suhl$	cX
suis	cDqe
suiss-	hGjUs]
suisse	jIs_
suit	h^jUsS
suit$	bIh^iHjI
suite	iUtU
suite$	iVoW
suite-	bUiT
suites	bUiT
suites$	bV
suits	hXoW
suits$	hZoT
suiva-	eJg^qI
suivant	gS
suivi	i[jC
suivi de	iT
suivi des	iU
suivi$	iS
suivi-	iW
suivis	iW
suivis$	bR
suiza	bW
suizo	aWbU
suizo$	aWbUiF
sujet-	cIiW
sujets	cIiW
suma	jIke
suma puntos	kVlV
suma$	ka
sumar-	iWkZqW
sumaria	k]
summary	iS
summary$	jUpV
summe-	rH
summer	rF
summer fridays	f[hI
summer$	bTeTpG
summers	cWfTiEnU
sun	bHf\\
sun$	aIfXgV
sun-t-	f]
sun-thu	fR
sun-thu 0	fR
sun-thurs	f[
sun-thurs$	fU
sunda-	hS
sunday	fU
sunday 0	fV
sunday 00	fEi[pUtT
sunday to	fT
sunday$	bSfYiGoX
sundays	gShUqR
sundays 0	gY
sundays a	qV
sundays and	fZ
sundays off	f@gJhc
sundays$	gW
sunde-	cTsR
sunderland	cTsR
sunderland$	cV
sup	aWgUiHmW
sup payees	fWjGnE
sup$	a^gYiG
super	hYkT
super$	gUk]
super-	mX
superintendencia	hIjWpT
superintendencia de	fIhFmV
superintendent	bCpX
superintendent$	aSbImFpY
superintendente	mX
superior	bT
superior de	cUlV
superior$	jY
supervisar	iX
supervise	iV
supervises	iGm\\
superviseur	mX
supervising	jIlXmY
supervision	h]i[
supervision monatl	h]iD
supervision paid	hT
supervision psicologica	hU
supervision$	hUiSmT
supervisor	aT
supervisor de	aU
supervisor en	qX
supervisor$	a[
supervisoras	mV
supervisors	aTfHhXpW
supervisors$	pV
suple-	e^iUsI
suplencia	bGe\`
suplencia$	bGe^iJ
suppleance	a]fCiHjV
supplement	gc
supplement$	g[
supplemental	iIp\\
supplied	hUlW
supplied$	l\\mE
supplier	iX
supplier contracts	iU
supplier negotiation	j[
supply	bR
supply chain	aX
supply$	aEb[
support	aSiS
support agent	aS
support team	mFnX
support$	iS
supported	bJjTm[
supporter	jVmU
supporter 0	eIjZ
suppr-	fSrU
supv	aSmZ
supv$	mWtJ
sur 0	fSlU
sur 00	fDgYhUjG
sur ca	gT
sur cinq	fY
sur deux	fWi[jG
sur la	bFhTiWnS
sur le	iIrZ
sur les	hUrU
sur mesure	hY
sur place	dZiD
sur quatre	eGhHmInY
sur site	aId^fHiW
sur six	f_
sur trois	fX
sur un	pX
sur$	cSjT
surco	bX
surco$	bVcSjI
sure	eYjTpV
sure$	eGiVpZ
surf	h_jS
surfa-	bFgZiW
surface	bGg\\iI
surfaceuse	i\\
surge-	bSiU
surgeries	bXsV
surgeries$	b]iE
surgery$	aZiS
surpr-	jRkS
surprise	jRkS
surre-	cR
surrey	cR
surse-	nT
sursee	nT
surti-	aViT
surtout pas	qRrT
surveillance	iX
surveillance$	iW
surveillant	jU
survey	qU
survey$	i[
surveyor	aU
surveyor$	aSgI
surveyors	bWmU
surveyors$	bViXmC
surveys	bHfJi^
surveys$	iS
survi-	hU
survival	gShUiIjS
sus	gViCmY
sus espaldas	jV
suspe-	iUqT
suspension	iUqT
suspension$	iY
susta-	iR
sustainability	iR
susti-	eV
sustitucion	aTeYtG
suthe-	cU
sutherland	cU
sutherland$	cS
suyas	gUsU
suyas$	gUsU
sv	aAbacHhJjHtC
svcs	bU
sven	mXqX
svp	rYsY
svp$	aTmJr[
swabs	i\\
swabs$	iX
swahi-	kX
swahili	kX
swahili$	jV
swans-	dHnW
swansea	dHnW
swansea$	cU
swap	aXfW
swaps	i^
swaps$	i]
swear	iXrT
swedi-	bRlU
swedish	bRlU
swedish$	bUlTpG
sweep	aZiW
sweep$	a\\bH
sweep-	iY
sweeps	iW
sweet	aIjHk\\
swift	aFc\\
swift 0	cFj\`
swift$	aIcSiJ
swile	cHdGfJgChgjFkHmIpC
swim	hWjX
swim 00	j]
swim 000	j[
swim coaches	aX
swim test	pU
swimm-	i[jV
swimming	aTiR
swims	iDj^
swims$	iDj^
swindon$	cX
swing	f[kRoRpJ
swiss	rUsV
swiss$	iJrTsX
swiss-	hSj[k?
switc-	iZjU
switch	iT
switching	jY
sworn	jZsW
sworn$	aIjZ
sydne-	cV
sydney	cV
sylvi-	mT
sylvie	mT
sympa	jCkXmUpS
sympa$	jBkXmV
sympa-	jXlI
sympathy	jXlI
sync	iEj_
sync$	iEj_
syndi-	aUb\\s\\
syndicat	bSqWsS
syndique	bHiTsZ
syndique$	bHiUsZ
syndiques	iHsZ
synth-	iUpT
synthese	iUjIpU
syrin-	bU
syringe	bU
syringe drivers	bU
sysme-	jVkU
sysmex	jVkU
sysmex$	kT
syste-	bW
system	bX
system 0	aBbVfZjG
system$	gVkR
systemes	aUiI
systems	kW
systems$	eIiGjVkS
sz	c[gX
t	bT
t &	aYbG
t /	b]dTgFiJqS
t 0	bIcbgVhT
t 00	aJeIfZiW
t or	bDeTgCj]
t urlaub	bJhT
t €	b?iY
t$	bUgIiVj\\
t-zug	fHh_
t-zug$	fIh[
ta	aVmS
ta 0	gWiWkH
ta partner	aW
ta$	aXiG
tab	cYkH
tabac-	iX
tabaco	iW
tabaco$	iU
tabel-	gTtT
tabelle	gTtT
tabla-	aSgWmU
tablas	gZ
tablas dinamicas	gIjY
table	dYiSlHpU
table$	iYpS
table-	iX
tableau	jW
tableau$	jW
tableaux	iRjT
tableaux de	jW
tables	bViR
tables$	bZpF
tablet	fIhZ
tablet$	fIhUiW
tablette	hX
tablette$	hW
tac	iYjT
tacho-	i[
tacog-	iV
tacografo	iV
tacografo$	iT
tact	j[
tact$	iVjU
tacti-	kY
tactile	kY
tactile$	kX
tafel-	iY
tag 0	eX
tag eins	gT
tag von	iW
tag$	gR
tagal-	jS
tagalog	jS
tage	dTfVhU
tage (	fUhU
tage +	fJhT
tage a	f\\
tage da	dYfShF
tage daheim	dXfI
tage die	fSnX
tage homeoffice	bJ
tage im	dIfIiFn^
tage pro	eXfFhDnT
tage remote	c]dDfG
tage urlaub	gI
tage vor	pX
tage zuhause	dT
tage$	f_h]
tage--	f^
tage-wo	fU
tage-wo$	fU
tage-woche	hS
tage-woche geht	f\\
tage-woche$	f[
tagen	dRmS
tagen$	dVfT
tages-	gVi[
tagesbericht	iT
tagesklinik	bJiY
tagessatz	gU
tagessatz 000	gU
tagli-	hUiU
taglich	hW
taglich$	gThV
tags	fVgIia
tags$	fVi\\
tagsc-	fY
tagschicht	fY
tagschicht$	fV
tagsu-	f[gG
tagsuber	f[gG
tagsuber$	fZ
tahon-	bYiUtC
tahona	bYiUtC
taill-	iWsU
taille	aHiXsU
taille$	iY
tailor$	aT
take	pT
take on	bTi[jD
take$	bGgRsUtT
take--	hTjFkSpX
take-home	hTpX
takes	bUiSjJpX
takin-	tW
taking	iTtX
tal	cWgYhE
tal$	cYiImG
talav-	c\\iIjG
talavera	c\\iIjG
talen-	pT
talent	jU
talent$	iIjV
talento	pS
talk	iVjSpZtV
talk to	iZ
talk$	jXkVtU
talki-	tT
talking	tT
talks	i\\jJl\\pU
talks in	lW
talks$	i]lImHpZ
tall	sa
tall$	sV
talla	cIi[s[
talla 00	bWiHsW
talla$	iV
talla-	aRcT
talle-	bT
taller	bU
taller de	aGmY
taller$	aWjX
talleres	aIc[
talli-	cRiU
tallinn	cT
tallinn$	bT
tallo-	bT
tally	bGg\\iV
tally$	iZmT
tamar-	bWcHmW
tambe-	aU
tambero	aU
tambero$	aV
tambi-	kR
tambien	kR
tambien$	aJbIdIeEgIiEjHk]lGoErJ
tambo	bXcZiDjDrU
tambo-	bGc\\hJ
tamil	bGj[
tampi-	aIbIcWnS
tampico	cJhRnT
tampico$	hSnT
tampo-	iUkIsZ
tamsi-	mVtS
tamsin	mVtS
tamsin$	mVtS
tanat-	b\\
tanatoestetica	cJia
tanatoestetica$	cIi^
tanatopractor	aX
tande-	jSmX
tandem	jSmX
tandem mit	mS
tandi-	cT
tandil	cT
tandil$	cT
tango	aXjXmF
tangu-	mTrY
tanja	cGmJpWqV
tank	iTjY
tank$	j[
tanke-	aTbSjIlX
tankers	bWlS
tankers$	iDlX
tankk-	hU
tankkarte	hU
tankkarte$	hW
tanks	b]iU
tanks$	bXgGiV
tanks-	a\`
tankstelle	a^fH
tanqu-	i[
tap	j\\
tap$	j[
tapa	i_mDqW
tape	i_jHpV
tape$	hFiWpY
tapes	i]
tapes$	i]
tapic-	aTbV
tapicero	a\\bI
tapicero$	aV
tappi-	oX
tapping	oX
taps	b\\f?gHiW
taps$	b[gG
taqui-	hT
taquilla	hT
taquilla$	hT
tarbe-	cS
tarbes	cS
tarbes$	cT
tard	nT
tard$	nVtR
tarde	f_
tarde 00	fW
tarde en	cS
tarde libre	sU
tarde$	fY
tarde-	fU
tardes	fU
tardes$	fXpS
tardi-	fY
targe-	iX
target	iT
target 00	q[
target$	gW
targets	iT
targets :	lSpF
tarif	g]hUjS
tarif$	hS
tarif-	iWjXm@pU
tarifa	rW
tarifas	pR
tarifas$	pS
tariff	g]
tarje-	hUrT
tarjeta	hVjSrT
tarjeta de	jU
tarjeta profesional	jT
tarjeta$	hCrZ
tarp	gS
tarqu-	qUsU
tarquin	qUsU
tarra-	aTjU
tarragona	aW
tarragona$	aT
tarta-	hYiXjEpD
tartr-	iV
tartrectomias	iV
tas	bHcbnI
task	aIfRiU
task and	fX
tasks	iY
tasks :	iU
taste	bWiIjZsR
taste$	aIbXjU
taste-	bHiY
taster	bHiY
tasti-	aRiWpT
tasting	aTiTpU
tatig-	aTgTjR
tatigkeitsgruppe	gV
tatou-	sX
tatto-	sX
tattoos	sY
tatua-	aIsV
tatuajes	sX
taub	jFl]qGsW
taube-	cGi_jI
tauch-	hIjDm\`
taugh-	l]
taught	l]
taught$	iIl]
taugl-	jZpS
tauglich	jT
tauglichkeit	pW
tauglichkeit$	pT
taunt-	jI
taunton	jI
taunton$	cV
taura-	cZ
tauranga	cZ
tausc-	iX
tauschen	iZ
tauschen$	iV
taux	g\`hTiI
taux 00	gX
taux$	gU
tax	eHgViSjS
tax adviser	hU
tax free	gXhB
tax$	iIj\\mApJ
taxes	iTjW
taxi	hWlX
taxis	bSiY
taxis$	bTiU
tbc	qTsV
tbc$	qTsV
tbh	dUfHjHqXs\`
tbh$	dVjIsX
tbm	aYkH
tcd	bXgI
tcheq-	gJjDkXn\\
tctc	g\\jE
td	iFj^mW
tdm	iY
tds	iIj[pU
tds$	iGj[pU
te	tT
te cuento	kUtR
te mando	tW
te$	aHgW
tea	hUiU
tea$	aTcIhSiTjIpU
teach	lb
teach them	jUlV
teach you	lUoT
teach$	jUkRlX
teacher	mX
teacher$	a\`
teachers	bTkW
teachers$	aRbUiGkU
teaching	kSlT
teaching diploma	iIlX
teaching$	iCjYkX
teakd-	iW
team	mU
team "	bV
team :	mX
team is	nTsU
team lead	aSbS
team leader	tT
team of	mb
team teach	gGjYkWlE
team$	aScUtV
teams	dTpVtU
teams call	pX
teams$	dYpX
tears	j_
tears$	i\\
teas	i\`
teatr-	b\\
tec	kRm^
tech	a]mZ
tech (	aR
tech fibre	aV
tech lead	mV
tech$	a\\kSm]
techa-	bZhS
techado	hW
techado$	hW
techn-	mZ
technical	aR
technician	aSmR
technician (	aV
technician$	aVmU
technicians	aUbUlT
technicians$	bXlUmS
technicien	aW
technicienne	mV
technicienne ou	aT
techniciens	mW
techniciens$	mZ
techniker	jT
techniker oder	lT
techniker$	aFjSmY
technique	eHgTmT
technique$	cHeDgUmTpT
techniques	jZ
techniques$	iS
technische	aVjS
techo	hHqY
techs	a]bRmZ
techs$	bXmW
tecla-	mXqU
teclado	mXqU
tecni-	mS
tecnica	mU
tecnica$	cSmU
tecnicas	mZ
tecnicas$	mU
tecnico	jS
tecnico /	aS
tecnico agricola	aZjH
tecnico de	aZjI
tecnico en	aT
tecnico superior	jS
tecnico$	iIjTkR
tecnicos	aSbThHmSnS
tecnicos de	iFm[
tecnicos$	bThFmUnU
tecno-	jX
tecnologo	jVkS
tecnologo en	jX
teena-	bIiZ
teil	mX
teilb-	fT
teilbar	fT
teilbar$	fU
teile-	eUgU
teilen	eUgU
teiln-	i_
teils	fS
teilz-	fT
teilzeit	gV
teilzeit$	aVeY
teilzeitgeeignet	eSfT
teilzeitgeeignet$	eSfT
tekap-	cV
tekapo	cV
tekapo$	cV
tel	jZp\`
tel aviv	bTcVjIpH
tel$	cIiAj_mJ
tele	cUd]gVjJ
tele$	bIcHfFg^iW
telea-	dcgE
telearbeit	dcgE
telec-	aZbS
teleconseillers	aV
telef-	fSiT
telefon	jR
telefon$	iV
telefonat	oIpXrItT
telefonica	aS
telefonico	aXcIfHiHjXkF
telefono	fS
telefono de	fBiVpY
telefono$	qRrW
teleg-	iTpU
teleh-	aDbBcDdZeIfGgGhEiCj]kFlImHnHpIqIrIsItH
telem-	aIbTcIh_iSjBmH
telemedicina	bZh@iU
telep-	pX
telephone	hRpU
telephone pro	h[pH
telephone$	hWiW
telephonique	i\\
teler-	bYcH
teles-	aViCjBl]
telet-	cGdefG
teletrabajo	dZ
teletrabajo$	dX
teletravail	cFd_fH
teletravail 0	dVfG
teletravail$	dU
telew-	aJdeiG
telework	d[iJ
telework$	d\\hIiH
teleworking	aHdbhIiI
tell	jVqW
tell them	qHrY
tell us	cTfZjJmIpTqF
tell$	q[
telle-	aTcR
teller	aTcR
teller$	a\\
telli-	iSpVqI
telling	iSpVqI
telmo	aIbUhE
telmo$	bVhE
telug-	jT
telugu	jT
telugu$	jT
tema	cXqY
tema$	cYqY
temoi-	iWjIoT
temp	eZjZ
temp 0	bIcEdJeVhJiZjH
temp 00	eV
temp to	eU
temp$	eUjS
tempe-	iYj[
temperage	jX
temperaments	cJiUnI
temperieren	jW
temperieren$	jW
templ-	aJjV
template	aIbIcXqIrZ
templates	iW
templates$	iW
temple	b\\cGpH
templo	iX
templo$	iW
tempo	eWiS
tempo-	e[
temporada	oU
temporada de	jZkEoU
temporada$	oR
temporaire	aXeUhI
temporal	eWiU
temporary	eUiS
temporary$	eW
temps	eV
temps de	hVjEnT
temps partiel	aReU
temps plein	bZeV
temps$	fThT
ten days	p\`
ten people	b[gH
ten percent	gAh^iH
ten till	fU
ten years	bTgT
ten$	eJgVhBiVj<lSmUoFpW
tenan-	iT
tenancy	iU
tenant	iZqV
tenants	bViG
tende-	iY
tender	iVjAmR
tenders	i[
tendi-	i[
tendido	i[
tendr-	mX
tendria	mY
tenem-	qTsS
tenemos	qTsS
tener	jRlI
tener-	iIqZ
tenga	sX
tenir	aSi[jS
tens	fchJiF
tens$	bEfbhG
tensi-	kR
tension	jVkUqS
tension$	jRkX
tenso-	jS
tensorrt	jS
tensorrt$	jR
tent	hXiT
tents	bZhT
tents$	bViS
tenu	jZqU
tenu une	iHjT
tenue	haiU
tenue du	iZ
tenue-	h\\iG
tenues	h\\iG
teo	iImVtX
teo$	iImTtX
terap-	aWhZjI
terapeuta	aU
terapeuta ocupacional	mT
terce-	jTm[
tercer	fSjY
tercera	bWpIrT
tercera generacion	bW
terci-	jY
term	eYfTjH
term +	fVoJ
term time	f\`
term$	eWfSiU
term--	aIebfUqDt@
term-time	fW
term-time$	eTfS
terma-	aIiU
termin	iZjJqS
termina	f[
terminada	j\\lF
terminado	gZmI
terminal	b\\hR
terminal$	bYhYiIjT
terminals	i\\
terminations	iSjU
termine	nTrW
termine$	f\\
terminen	sR
terminen$	tS
termino	eXgUhJ
termino fijo	eS
terminplanung	iW
terminplanung$	iU
termo-	bHcXi\\
terms	eXiSjHrX
terra-	iS
terrace	i\\
terrace$	iT
terraform	kX
terraform$	jWkT
terrain	aThHiIjRmEnXoI
terrain$	a[bUiJmA
terrasse	hSkJs\`
terraza	aUiS
terre	fW
terre$	fW
terreno	dTmI
terreno$	bHdZpU
terri-	bVjGk[
territorial	bY
territory	bXcVjE
terti-	k[pJ
tertiaire	k[pJ
tertiaire$	k[pJ
teruel$	cS
tes	gXhGjHp[
tesa	aGbGcJe\`iHjH
tesis	i]
tesor-	iTqV
tesoreria	iTqV
tesoreria$	iY
test	jSpd
test 00	p[
test days	hUpH
test de	pZ
test on	cGp\\
test$	gSj\\pT
testa-	a\\jEpU
teste-	aSjS
tester	aV
tester$	jY
testi-	iZjSlJ
testing	jU
testing$	h@id
tests	icpT
tests de	pV
tests in	pT
tests sur	iFp]
tests$	iajT
tetan-	iFjcpJ
tetes	b]gF
tetes$	bZgF
teu	iT
teu$	iW
teur	g[
teur$	g]
tewke-	cU
tewkesbury	cU
texas	bUrR
text	pTr]tS
text "	mCpY
text$	qWrZtV
texte	qIrW
texti-	b\\iFlT
textil	bS
textil$	aU
textile	gJjFlY
texto	re
textu-	iS
textures modifiees	jT
tez	bFgJkHs\\
tf	aWpR
tfa	bW
tfa$	aSbXiJ
tg	gWiVjG
tgv	bVeEh_iI
tgv$	bWhYiG
th	pR
th /	fSiUjIpI
th and	aR
th cheque	hS
th ed	j]
th edition	gDj[
th month	cJgbhBjFoI
th$	oSp[
thack-	pYqJ
than	jSsR
than 0	pY
than 00	rX
thana-	aZkW
thane-	c[iJ
thanet	c[iJ
thank-	hFiAo\`rTtR
thanks	rVtU
thanks$	aJiIr]tE
that can	j^
that don't	iUjVlJqH
that in	iGjZrJtS
that isn't	jY
that out	iGjIr[sH
that stays	iGqXsW
that way	se
that$	oS
that's it	hVjTqFtY
that's the	bFcWlFoXpGrBsFtE
that's why	bXiDqZ
thats	pHtW
thaws	oT
thaws$	iIoX
the 0	hEqW
the 00	iHoUpS
the a	cZfGhHiWqI
the ad	q^rY
the advert	tY
the agency	jUtS
the app	iZ
the arvo	lIpV
the audit	m\\
the back	iJsTtU
the band	gFhGpWq[
the bar	cTtV
the bench	bXmI
the bereaved	jS
the better	kW
the big	hSjTlB
the board	jT
the books	iSsS
the budget	bIhHiUqW
the building	jY
the bus	hCjEl\\q@tW
the cathedral	cVsR
the chair	oIpR
the chapter	iGpV
the chief	qZ
the church	iGkXlItX
the class	l]m[
the client	dHeJnY
the clients	kUsa
the close	hZiJ
the co-op	bX
the cold	aYbIiSrJ
the community	sY
the contract	bSeIqV
the council	qXrT
the county	bXcHqX
the course	hXiVjIkG
the crew	jRmFn[pJq^
the customer	iU
the day	f[hIiTp[
the dean	aGqUtT
the degree	iZjG
the door	hT
the drivers	aBiIm\\qJ
the estate	hX
the facebook	tT
the family	bEcHh^iInV
the field	bW
the firm	hYrY
the first	rW
the floor	d\\iGpX
the front	mX
the gaeltacht	lS
the gang	bDmYsV
the gas	bFhHjIlXnY
the golf	bFtW
the governors	aRiGtH
the ground	iSoTrI
the group	jGmYr_
the hague	bScV
the half	jW
the hall	iTpVrJ
the hatch	jU
the head	iHjUpVqZ
the high	bX
the hook	iT
the hospice	a]cG
the hospital	qY
the house	rVsW
the hub	iW
the job	hTiIlWqV
the kitchen	iHsZ
the lab	i]
the last	pRqV
the licence	j_
the like	jT
the line	m]
the little	hUpRqS
the local	cIiVpT
the logs	i]
the lot	lU
the m	tZ
the middle	cViIoV
the ministry	jWqT
the moment	iU
the monday	bV
the month	bGiVjG
the monthly	iW
the new	cHiSjI
the night	aTiUjR
the noise	pYtR
the north	bUcE
the odd	bRiSjS
the office	aTiBpIqR
the old	bWcThDqR
the one	qTrRtV
the ops	fThJsX
the other	aJq[tF
the over	bEif
the page	jIqV
the parents	qWrWsS
the parish	bHtZ
the person	hSi[
the phone	pS
the pipeline	iT
the plant	aHbUcGqX
the police	bSpX
the pool	gWqWsF
the port	g[mC
the portacabin	dXgEpU
the post	bReXiJ
the public	bTr\`
the residents	bIiFpUqV
the right	pUqVsU
the road	cIfClVnXqU
the salary	re
the same	jS
the school	bIpY
the second	cXkJrTsT
the shop	bJjRpRsU
the site	nW
the six	bFjFkVq\\
the south	bVsW
the staff	bUqR
the start	lS
the station	c\\iF
the summer	eTiX
the table	kEs[
the team	jHmSsU
the technical	mW
the test	l]pH
the thing	hYiVqFrGtI
the third	cJrHtS
the three	j_
the till	jWsW
the time	iJpVsV
the tone	jJqGrZsItU
the top	hUrS
the town	bDt[
the train	tV
the training	bFcVhY
the truth	q\\
the two	fGi[jGlFqUsH
the uk	cSjE
the union	iUsZ
the unit	sTtW
the volunteers	iYmCqX
the wage	gY
the walled	iY
the water	aJbWrT
the way	cIpIqZrU
the week	hWiSpI
the weekends	aUcHfDi[tI
the whole	hUjTrR
the window	cGfJh]oJpG
the winter	gTiXoU
the word	r]
the work	cW
the workshop	kYmV
the yard	gZha
the year	gU
the youth	jI
the £	mGr]
the$	tW
theat-	cSjE
theater	jIkUlHqS
theater$	gVsI
theatre	aS
theatre$	fV
theatres	bW
theatres$	bUcS
their	qVsY
their own	bIse
their-	jHrS
theirs	jHrS
them	sW
them and	bFhW
them through	lT
them to	fUlW
them$	aUsT
thema	i\\qY
thema$	jJlSqV
then	e[
then $	e]h@iH
then 0	cHdUiIpW
then a	pUrR
then coffee	iJpS
then home	nT
then panel	pX
then$	cJtU
theol-	jV
theology	iUpS
thera-	bU
therapist	hS
therapist$	aWmW
therapists	a\\jI
therapists$	aX
therapy	kY
therapy$	bEiWkT
there	dV
there are	bRfVjS
there is	dRfSiVkI
there$	cJdYfElSpGqTtR
there's	mRsR
there's a	eVtT
there's no	s]
thereabouts	fHgUjItT
thereafter	eEgXoX
thereafter$	gV
theres	iGlX
theres a	iGlX
therm-	bWhfiT
thermal	aFjIkT
thermique	iT
thermique$	iU
these	iIoSpU
these$	bGoTrVtU
thetf-	cW
thetford	cW
they	s[
they can	kSpW
they come	pY
they do	kIsGtZ
they don't	lW
they get	aDiGmY
they have	jZkZ
they must	sV
they need	aHj\\
they will	cUiT
they$	cHlVtT
they'd	iWmS
they'd be	iFmX
they'd run	iWmI
they're	sU
they've got	sT
thiba-	mY
thibault	pR
thibault$	pS
thibaut	m[
thibaut$	mZ
thick	jW
thick skin	hJjY
thick-	i\`
thier-	cWqY
thing	tS
thing$	rJsUt[
thing-	sT
things	sT
think	oTqVtT
think$	hIoXqGtZ
think-	iIqUtV
thinking	aGiCrSt]
thinks	q]
third	qV
third generation	qGtW
third party	eYjT
third$	gZhJ
third-	hFiU
thirds	bXgUiF
thirt-	gShX
thirteen	g\`
thirteenth	cIg[hH
thirty	iS
thirty days	fHh]
thirty percent	gW
thirty-seven	f\\
thirty-two	fGiV
this	qXtT
this is	aGcSdSnI
this on	rGtW
this one	d\\sItF
this out	t^
this person	iW
this time	rZs\\
this year	eJf@l]qS
this$	qWtU
those	kSpH
those$	iYjEkZsY
thoua-	cXfG
thouars	cXfG
thouars$	bIcYiI
thoug-	cH
though	cGdTrStG
thoughts	iEtY
thous-	gS
thousand	gS
thousand$	gS
threa-	qStS
thread	pItW
thread$	pGqStU
three crews	bXfJiGtZ
three days	aVbId^eWiF
three floors	bIiX
three in	iRjTmX
three months	eWiJjGtI
three of	bSd^
three refs	pZ
three sites	bZnG
three stages	pZ
three to	bT
three with	aIpZ
three years	iHjTmU
three$	iWjUmW
three-	hRiDjX
through an	iIjVkRlG
through friday	fY
through sunday	dBf]
through the	pRsU
through to	iW
through your	lW
through$	cEiUpT
throughout	cWiI
throw-	bGi[jE
thru	eZf\\oT
thu	fUtT
thu 0	dHt\\
thu$	dTfX
thu-s-	fT
thu-sun	fU
thu-sun 0	sS
thu-sun$	fU
thun	c\\tI
thun$	cY
thund-	cT
thunder	cT
thunder bay	cT
thur	bJf^kJlFmB
thuri-	cXiFnV
thuringen	n[
thuringen$	n\\
thurs	aHoTpW
thurs 0	pU
thurs fri	fU
thurs$	aCfZiHoVpGqYtI
thurs-	fT
thursday	nU
thursdays	iS
thursdays in	bIdViU
thursdays$	cTfR
thurso	aJcW
thus	aFb\\
ti	pU
ti$	gUpW
tia	bHiZ
ticket	jTkU
ticket and	jV
ticket$	iDkZl\\
tickets	h[
tickets 0	hU
tickets for	hS
tickets resto	r]
tickets$	jV
tide	ie
tidy	iWlJtV
tie	jY
tied	hWsX
tied cottage	hS
tied$	hV
tiefbau$	aU
tiefl-	lZ
tieflader	lZ
tiempo$	aRoU
tiend-	bS
tienda de	aBbVcY
tienda$	gHhY
tiendas	bU
tiendas$	bU
tiene que	jUtH
tiene-	hXiJ
tienen	hXiJ
tient	iYsX
tier	bV
tier 0	bX
tier$	gV
tiera-	b[hV
tierarzt	bHhW
tierarztinnen	bX
tiere	b\\gJhY
tiere$	b]gH
tierp-	bYiD
tierr-	cTfTsT
tierra	fUsU
tierra$	fYsV
tierras	bTcRtJ
tiers	b\`fIiFmFoFpC
tiers-	aEbZcId[iHjG
tierw-	jU
tierwirt	jU
ties	jDk_mIpE
ties$	hGiHjDk\`mFpEqIrF
tig	jY
tig /	aU
tig et	iV
tig inox	aU
tig$	aX
tiger-	aR
tigercat	aR
tigercat /	aR
tight	iU
tigrinya$	aUjWkE
tijer-	iX
tijera	iX
tijua-	bSnV
tijuana	bSnV
tijuana$	bWnF
tikto-	iS
tiktok	iV
til	fZoS
til 0	fU
til 00	fToS
tilbu-	aBcctJ
tildes$	qV
till	fY
till 0	fU
till 00	eRoHp_
till five	fU
till next	b[eJhGqV
till noon	fW
till six	f^iG
till the	iFpX
till$	hEi_jTsT
tille-	bTiWjH
tilleuls	bV
tilleuls$	bXiImG
tills-	e[
tillsvidare	e[
tillsvidare$	e[
timbe-	aTiW
timber	aViT
timber frame	aUbI
timbr-	f^gTjHpJsD
time 0	pV
time 00	fUmJsT
time and	gZ
time back	fW
time off	bTf?gUhYiI
time served	jU
time zones	d^iFtG
time--	jX
time-served	jX
timel-	iT
timer-	mY
timers	mY
timers$	mY
times	hUnY
times :	fY
times a	bJhYiEnU
times$	cHiWnT
timet-	fSoY
timetable	fSoY
timin-	fa
timing	fRiSjT
timing$	fTjR
timo	hImUqU
timoc-	iRjHkW
timocom	iRjHkW
timocom$	iSjHkV
tinni-	hIiajG
tinta	bVd[
tiny	bcqGrS
tiny$	bUhHr[
tio	aTm[tI
tip	gX
tip en	jU
tip pool	bGgY
tip$	fTgT
tipo	jS
tips	gc
tips (	fR
tips pooled	gU
tips$	g^
tir	jT
tir$	iS
tira	i]kS
tirag-	iS
tirage	iS
tiro	bTcJqGt\\
tirol	bRr[
tisch	mZqW
tisch-	aUhT
tische	bUhW
tische$	bVhViGjI
tischler$	aW
titan	ia
titan$	iZ
titan-	iUkW
titane	jJkX
titanium	iV
titel	aS
titel$	cGsGt[
title	r\\
title$	jUtS
title-	bX
titles	bX
tito	hJiGm]
titra-	i\\jH
titre	jZrT
titre cip	j[
titre pro	aV
titre$	rW
titre-	bRhUjU
titres	jX
titul-	lU
titulacion	iVjGl[
titulado	jZ
titulado$	j]
titulaire	aVjWqV
titulaire de	jS
titulaires	bHcIgEhIiCjDl[m[oIrJtF
titular	hSrS
titular$	hTiSrS
titulo de	jW
titulo en	rZ
titulo universitario	j]
titulo$	gTjT
tjm	cIg\`iJjJ
tjm 000	gZ
tl	aUbFmd
tlaxc-	aRcU
tlaxcala	aRcU
tlaxcala$	aW
tm	jGm^
tms	iRjR
tms$	iT
to 0	f_
to 00	gS
to 000	iY
to 0000	bWlGpV
to 2000	bU
to 90	bYcIdGeFfGhVkJ
to :	bEiJmUt]
to a	aHjSm[
to advertise	lHqVtT
to apply	kWpGrS
to appoint	qItY
to april	b[fUjH
to be	sR
to begin	e\`fGiI
to bring	hIiXlXpFqH
to build	oU
to call	pV
to climb	jT
to clubs	iUmI
to consultants	fFib
to date	jV
to day	iU
to do	iUlTmI
to drive	bEi[jFlU
to eight	cIfUgIhY
to en	jT
to end	iZjY
to explain	jS
to finish	iY
to five	fW
to fri	fW
to friday	fU
to funders	iW
to get	iT
to go	iYjFkVqU
to half	fVrR
to have	k\\
to hire	eTtV
to it	iGjTlY
to join	bJmUtS
to keep	cIiCkJm^pBqUsU
to know	iJjYlTqGrT
to live	aYh[qHtJ
to look	sX
to march	e\\fUiHoD
to me	jGm]sV
to medical	iW
to meet	aIjTtZ
to mid	jJqWrH
to nov	eYfIgGiW
to october	oW
to one	aWfUjUtG
to our	bHiWlEmHpGsRtX
to people	hU
to rent	hW
to run	a_iG
to sell	lV
to senior	eDlBpZ
to serve	j]kD
to show	jVsU
to sit	jSqU
to start	eSfAgaoI
to stop	qUtF
to sun	f[
to take	sJ
to teach	jV
to them	iHsV
to three	dSnV
to thu	cEfW
to thurs	nZ
to thursday	dXfU
to two	g[iI
to type	jI
to us	jFlZsS
to work	hSjVmIrV
to xmas	hDoc
to you	eUp[
to £	aSgShI
to €	cIgGi]
to$	tZ
toall-	i^
tobac-	iSjW
tobacco	iSjW
tobacco$	jY
toca	gWjZkGqS
tocad-	bRkT
tocado	bRkT
tocar	aIiHjWqR
tocht-	bZ
tochter	bZ
tochter in	bR
tochter$	bY
toda	bRnX
toda la	bSnW
todav-	qT
todavia	qT
todavia no	rV
todavia$	kV
today	tV
toddl-	i[sT
toddler	i[
toddlers	iRsW
todo el	qRrR
todo incluido	bZg^mI
todo$	iEpUrU
todos	bUnRqR
todos los	nVpX
toget-	bS
together	bS
together with	aGiW
together$	bHdX
toi	qctS
toi$	qYtV
toil	fVh\\jE
toil$	f^hG
toile-	iV
toiles	iT
toiles$	pT
toileting	iZ
toileting$	iY
toilets	iW
toilets$	iZ
toilettes	iU
toilettes$	iV
toitu-	iW
toitures	iW
token-	iT
tokens	iT
tokens$	iT
tokyo	cGi\\kYlG
tokyo$	cGiRkX
told	rR
told me	rJ
told$	mX
toled-	cTmS
toledo	cTmS
toledo$	mS
toler-	jj
tolerant	jZ
toll	bIiZjJkZtS
tolz	cW
tolz$	cW
tom	iY
tom$	i[tS
toma	iTtW
tomas	cJiSpUqT
tomas-	iVmE
tomasz	rS
tomat-	aIbWjV
tombe-	aDiBk\\sT
ton	re
ton$	bU
tonal-	cHh\\
tone	rf
tone$	iU
tonel-	bU
toneladas	bX
toneladas$	bU
tonelaje	gTjT
tonelaje$	gT
toner	aIcIiYtH
toner$	aIcIiYtH
tongu-	jWkJmIsU
tongue	jWkJmIsU
toni	oWtU
tonna-	gS
tonnage	gS
tonne	bXfI
tonne$	bYfGiI
tonne-	bW
tonnen	bHgYiTsF
tonner	kW
tonner$	aR
tonnes	b[iG
tono	rb
tono$	aFi\\
tonte	iZ
tonte-	aSiS
too$	bT
took	aJeJqatZ
tool	gDhWiUjT
tool insurance	hW
tool$	aJj^
toolb-	g@h\\
toolbox	fUlR
toolbox talks	iSlT
tools	hWjZ
tools and	hHjX
tools to	jT
tools$	hViHjVlU
toowo-	cV
toowoomba	cV
top	kX
top 0	bGiJkJt^
top left	qIr]
top of	gXkHtG
top up	gGhZ
top ware	kZ
top$	gSjEk[rT
top-u-	iS
top-up to	eJhT
tope	gUq\\
tope con	gZhHlE
topog-	kT
topografo	aVkU
tops	eUrV
tops incl	rW
tops$	pUsU
torne-	iS
tornero	aS
torno	a_cD
toro	aGbEcFdGeGfEgHh\`i<jWkFlGmDnGoHp@qErGsEtG
toron-	cXdR
toronto	cXdR
torqu-	iSkFmT
torquay	cW
torquay$	cW
torre	bJcY
torre$	jR
torre-	ceiH
torreon	cU
torres	bTpT
torrevieja	aFcT
torta	hWiGjS
tortas por	iTqU
tortas$	iJjV
torte-	bUiV
torten	bUiV
tosta-	iIjT
tostador	aSbW
tosti-	iXlH
tostion	iXlH
tot	jWo\\
tot$	jYoU
total	nR
total$	fXqU
total-	fHgChZiBjX
totne-	cX
totnes	cX
totnes$	cW
touch	aAfIj]
touch-	gHlYsS
toujo-	fVsU
toujours	fVsU
toulo-	c\`
toulouse	cZfHjS
tour	iTkTnV
tour de	aCb[cHkWnI
tour guides	cX
tour$	eR
toure-	bT
touren	hR
touri-	nR
tourier	iW
tourier$	aUbEcJiS
touring	aHb]n]
touring$	aIb_iHnJ
tourist	iYjIsS
tourists	jXsW
tourn-	nW
tournai	cW
tournant	fWmU
tournant$	aJfXmU
tourne a	fTqU
tournee	bEnW
tournee$	hTiS
tournees	hViW
tournees$	h[iBnV
tours	iV
tours for	iW
tours$	aWnT
tous les	bI
tous$	aIgZiIkRlZ
tout compris	bIgY
tout de	oXsS
tout le	cY
tout$	bHfTpRqVtT
toute	jXt^
toute la	eIjS
toutes les	hTmX
tow	iUjW
towar-	k^
towel	iTjY
tower	fHgUoUrR
tower crane	aT
tower$	aVcVdI
tower-	mX
towers	cR
towers$	cR
towin-	jV
towing	jV
town	tR
town clerk	aEt]
town council	a[
town$	cXnW
towns-	aJbWsT
township	aJbWsT
toy	bTiT
toys	i\`
toys$	iY
tp	rT
tpa	aHb^iHjJ
tpa$	bYjG
tpc	fHj]
tpc$	jU
tpn	bY
tpo	bFe[nD
tps	iUjV
tpv	bCgHhHibjD
tr	gShV
trabaja	fWmZ
trabajado	gViJkR
trabajado en	bJlU
trabajador	jT
trabajador social	aTjU
trabajadoras	bTmS
trabajadoras$	bSmT
trabajadores	b]
trabajadores$	b\\
trabajar	j^
trabajaria	iSmS
trabajo	jWlR
trabajo en	jU
trabajo social	j]
trabajo$	lTpI
trabajos en	pU
trabajos verticales	iIjV
trac	pXrS
trac$	jRrR
traca-	iZ
tracabilite	iZ
trace	cHfIm\\pHtH
trace-	i^
trach-	aSkV
traci-	iWjIkS
tracing	iWjIkS
tracing (	kS
tracing$	iVkS
track	b\\kZlG
track-	hZ
tracked	fGhZ
tracker	iVpTtI
tracking	gZ
tracks	bIhFiTjT
tracks$	iIjX
tract-	aTbWeI
tracteur	aCj^
tractor	aHj^lV
tractor licence	jS
tractor tug	aHbZ
trad	i^
trade	hR
trade cert	jU
trade test	pV
trade union	aFb^
trade$	h\\iBjX
trade-	bZeWiHqS
trader	b[qV
tradi-	bTiV
trading	bW
trading$	bW
tradition	aJbXiHjSlJ
traditional	jTkJlW
traditional and	iJj\\
trado-	j\\
trados	j\\
trados /	jV
trados$	jZ
tradu-	rU
traducteur	a\\
trae	jSq[
traer	h[pT
traff-	lTmH
traffic	lTmH
traffic control	jZlH
trafi-	mTpU
trafico	pU
trafico$	mGpX
trage-	mW
tragen	hUjX
tragen$	hXjY
trager	qS
trager$	bBiVmY
traid-	jEkAl]
traig-	lUpX
traigas	lWsV
trail	cXhHpZ
trail-	cTgDhR
trailer	hWiR
trailer$	aShJ
trailers	iTjT
train	lRnZ
train and	bSqT
train cleaners	a\\
train paid	dGhFn^
train rembourse	nV
train$	bSlZ
trained	jYlT
trained on	jDl_
trained$	iTj\\lE
trainee	aSmTtH
trainee$	bGmW
trainees	aXlRmY
trainees$	iHkIm[pH
trainer	aWkX
trainer$	iIjCk]
trainers	bHiFm^
training	kR
training 0	hUlV
training comes	hXiDlU
training contract	eIh[
training given	hCl\`
training in	hFlUoT
training$	i\\jRkU
trains	iT
trains$	bHiW
trait	bXiJrG
trait-	gU
traite	aSiR
traite et	bZcH
traite$	aXbEiT
traitement	gZ
traitement indiciaire	gS
traje	hUpIsZ
traje-	gRhU
trajet	gX
trajets	gFhViHnW
trakt-	bUjV
traktorschein	jY
trale-	bIcY
tralee	bIcY
tram	aWc]fRiH
tram 0	aIcWfX
tram drivers	aSjIqT
trami-	jX
tramite	iS
tramite$	iV
tramo	gYiInY
tramo$	cJgXiEnZ
tramp-	aXfUjI
trams	bYjFlX
trank-	bU
tranken	bU
tranken$	bU
tranq-	fFiR
trans-	iS
transcript	tY
transcript$	aIiIpUtT
transcripts	pW
transcripts$	iGp[
transfer	h[kR
transfer$	h[jEkU
transferable	iAj^
transferencias	bJiV
transfers	iY
transhumances	iSnX
transhumances de	iSnX
transit	hWkI
transito	gDiYjS
transitorio	eV
transitorio$	eV
translator	aS
transport	iS
transport planner	aY
transport$	hXiT
transportation	hIiGjXpT
transporte	gSh[
transporte$	gZ
transporter	h\`iI
transporter$	h]iHmJ
transportes	aDb]iHtH
transporteur	bSiIjZkF
transports	aIb[dJ
transports$	aGb[
trap	fWi_jI
traps	i\\
traps$	i\\
tras	oWqI
trasl-	hWi[
traslado	hX
traslado de	hJiT
trass-	gIiJoaqG
trata-	iX
tratamientos	iW
tratar	rW
tratar con	jT
trato	gXiV
trato con	i_jJ
traub-	cGeIh[i[jF
traue-	cCi\\jS
traum	kY
traum$	k[
traum-	bTiT
trauma	bTiT
trauu-	gShW
trauung	gZ
trauung$	bIg\\
travail	jV
travail a	iTkX
travail en	jZ
travaille	f[
travaille$	fX
travailler	hYsW
travaux	mS
travaux$	aGiSmU
trave-	iSnU
travel	nX
travel :	nT
travel$	bAgAhXnUpI
travellers	iVs[
travellers$	iVmIsX
travelling	d\\lEoGsY
tray	bFcEhHib
traye-	gUjU
trayectoria	gUjU
trays	hZi^
trays$	hEpV
traza-	bSjU
tread	qU
treas-	pUqY
treasurer	pVq\\
treasurer$	iVpWqB
treasury	bR
treasury analyst	aSkJrS
treasury$	bW
treat-	hS
treatment	mUrS
treatment rooms	bXcJ
treatment$	mYpErY
treatments	aGh]
treaty	aWcF
trece	gViDmW
tree	bZhCpV
tree$	cSg\\hC
trees	cFj[
trees$	cHi\`
treiz-	gThS
treizieme	gThS
trejo	jImY
tren	iZlJ
trend	i[
trend$	iX
trene-	iU
trenes	iU
trenes$	b[
trenn-	qY
trennen	qZ
trent-	bUjSsZ
trente	jW
trepp-	i[
treppen	jS
treppen$	iS
treppenhaus	bIi\\
treppenhaus$	iU
tres anos	bW
tres bien	qVsS
tres comidas	h]
tres dias	dZfW
tres meses	eT
tres millones	gW
tres piezas	iSpT
tres semanas	fGlVoS
tres turnos	fDi]
tres y	fZ
tres$	fZhRmS
tresc-	jX
trescientas	jY
trese-	iS
tresen	iS
treso-	jV
tresor	sS
tresorier	aVbJ
treuh-	aYi[jG
treui-	iW
trevo-	pV
trevor	pV
trgs	jR
trgs 000	jR
tri	i\\
tri$	aWbV
triag-	cU
triage	cU
triage$	cW
trial	eZjIsZ
trial$	bSe^pH
trial-	fXiT
trials	fUiTnR
trials$	bUfHiX
triba-	aSjSnR
tribal	aSjSnR
tribu-	cSh_
tribunal	qT
tribunal$	pS
tribunals	bX
tribunals$	bY
tributario	bEhHiZjU
trice	a[bJ
trice$	a[iI
trieb-	b]hH
trien-	e\\hIjIsI
trier	cX
trier$	cX
trill-	aEbDcajDmFoT
trim	gHiasE
trimb-	cIj^
trimble	iU
trimble$	iW
trime-	gR
trimestral	iWnU
trimestral$	i\\
trimestre	bS
trimestre$	bWdTgE
trimestriel	gZ
trimestriel$	gV
trimestrielle	gUiT
trimestrielle$	gUiT
trimestriels	h\\
trimestriels$	hY
trimm-	aW
trimming	iV
trims	hIi_
trini-	hEiGoa
trink-	iXsZ
trinkgeld	gU
trinkwasser	iS
trip	cFgVnWoT
trip$	oSsW
tripl-	aGbclH
trips	f[hTnU
trips a	fThCiJn[
trips$	aHeUfUgShVnB
tripu-	aVmW
trish	aIbJt^
trm	kU
trm$	aTkT
trock-	hTiSjW
trocken	hTrT
trois a	iXjS
trois ans	eWiJkU
trois en	j[
trois generations	bX
trois jours	aHdYeU
trois mois	dY
trois semaines	hTiAlVnToS
trois$	iSjT
trois-	c^mT
trois-rivieres	c[
troisieme	jRkGm[
troll-	aZhR
trolley	bIhTiRjT
trolley$	bJcGhUjS
trolleys	iX
trolleys$	iW
tronc	g[
tronc$	gY
tronc-	bXgThIjTmG
trop	s^
trott-	iY
trotz-	bSqUrS
trotzdem	bSqUrS
troub-	s_
trouble	iHs\`
trouble$	sX
trous-	h\\jG
trouv-	qW
trouve	qW
trs	eIhW
trs$	cJhUjJrH
truch-	bTiV
truck	iEnX
truck$	hYn[pE
truck-	bUcU
trucks	bX
trucks and	bViR
trucks$	bV
true	iHjXsV
truff-	bWjJkW
truffes	kY
truji-	cRhV
trujillo	cRhV
trujillo$	hR
truly	iIl]
trunc-	lW
trunca	lW
truro	bHc\\
truro$	bGc]
truss-	bSiS
trusses	bSiS
trusses$	bBcViTjH
trust	bbjT
trust$	batV
trust-	bS
trusted	gUiDkW
trustee	aIbS
trustee$	aHbT
trustees	qY
trustees$	iU
trusts$	iY
truth	q\\
try	pXs\\
tsche-	kUnV
tschechien	nZ
tschechien$	nU
tschechisch	kX
tschechisch oder	kT
tsd	bIfIgVi]jI
tsd$	bHfIgVi]jI
tso	aZqX
tsu	j^
tsu$	jV
tt	db
tt 0	dY
tt$	dY
tts	f]
tu casa	dX
tu connais	kU
tu en	iAmW
tu fais	iSjImV
tu me	pS
tu peux	qTtV
tu y	qTr[
tu$	aBbWcDiEjFmUpIqErZtR
tub	hSiY
tube	iW
tubin-	bScTiU
tucke-	hY
tucker	hY
tucso-	cSoU
tucson	cSoU
tucson$	cSoU
tudel-	qT
tudela	qT
tudela$	qT
tue	f_
tue /	fRiV
tue$	f]
tue-f-	fS
tue-fri	fS
tue-s-	fS
tue-sat$	fV
tue-sun$	fR
tue-t-	dX
tue-thu	dX
tues	dWfSiT
tues +	iX
tues /	dWfDiHmRpR
tues 0	f@i\`jJ
tues$	fYiXjIpT
tues--	dZfTiH
tues-sat	fX
tues-thurs	d[fIiH
tuesd-	fUgJ
tuesday	iTp\\
tuesday to	fZ
tuesday$	iZ
tuesdays	dY
tuesdays and	fSiS
tuesdays$	dVmT
tug	bX
tug$	bZ
tuila-	hJm\\oY
tuilage	mHo]
tuiti-	h[
tuition	h[
tuition$	h\\jJ
tulla-	cW
tullamore	cW
tullamore$	cU
tumua-	pS
tumuaki	pS
tun	gTiWtT
tune	iWmVpG
tunel	jV
tunel$	aTjX
tuner	a^tI
tuner$	a^
tuner-	aXiR
tunin-	iV
tuning	iV
tuning$	iUkW
tunne-	bS
tunnel	fRtU
tunnel$	jYqHt[
tunnels	bW
tunnels$	aUbS
tupe	i_jH
tur	bGc\`hCoJsH
turba-	sV
turbans	sV
turbi-	bHgIj\\
turbine	aVgIiS
turf	iRjT
turis-	iT
turismo	jY
turistas	kUsV
turistas$	jEkWmIs[
turistico	iRjIlEqDr\\
turke-	hVs\\
turki-	kY
turkisch	aIkT
turkisch oder	jEkW
turkisch$	aHjT
turn	iRpVtR
turn--	cEiUqZ
turna-	fViT
turnaround	iVjR
turne-	fHi\\jFpG
turnh-	bTiT
turnhalle	bVcRfTiG
turnhallen$	bS
turni-	eGfSiV
turning	i[
turning$	bJiX
turno	aUfZiU
turno de	iYjJmW
turno mina	aW
turno noche	aX
turno partido	fT
turno$	mT
turnos	fSiT
turnos de	f[
turnos$	mV
turnover	bYqW
turnover 000	gW
turnover$	bZ
turns	fX
turns$	aHfWiU
turqu-	iTnZ
tus	h[pS
tusch-	i^
tutel-	bYiU
tutelado	b[iH
tutelas	aSbIiU
tutoi-	r\`
tutoiement	r\\
tutor	a^
tutor$	a_
tutor-	iVlXmT
tutorat	aIlZmW
tutoria	iY
tutoria de	iX
tuttl-	cW
tuttlingen	cW
tuttlingen$	aJcU
tuv	j[
tuv-z-	b\\jJkU
tuyaux	iU
tuyo	dHfEg]kApS
tv	bXfHg_hHiJjFpHtG
tv-ar-	g\\
tv-arzte	g\\
tv-h	gY
tv-h e	gY
tv-l	gc
tv-l 00	fS
tv-l e	gV
tv-l s	gS
tv-l$	gW
tv-v	g[
tvod	eWg^jG
tvod 0	eZj@
tvod 00	gW
tvod$	eV
tvod--	eYgb
tvod-vka	gY
twelf-	eVpV
twelv-	f_
twelve days	f\\
twelve hundred	hT
twelve$	bEmX
twent-	g^hR
twenties	s\\
twenty	fThStI
twenty$	fYgHmH
twenty-five	gChXiVmGsR
twenty-four	a[bDfDiS
twenty-one	gYjI
twenty-six	hS
twic	jV
twic$	jY
twice	nT
twice a	bEcUiXkE
twice daily	iU
twice weekly	f\\iEnI
twice$	bYiVrT
twin	cVfS
twins	a@bAeCik
two 0	iBjImVpZ
two as	jX
two boys	aHia
two calls	bJiDp_
two children	hXiG
two days	cHd[eTfVlS
two helpers	mX
two hours	fUhFlXnX
two hundred	iTrS
two in	aGj\`kImItG
two juniors	mZ
two months	eFfV
two of	qS
two off	fX
two office	d_fF
two other	m]
two posts	aWeViG
two references	pW
two rounds	aHbViHmGpX
two saturdays	fX
two shifts	fDgJiXmU
two sisters	bX
two to	nUsT
two tours	eZfBiGjEn[
two trips	fZhUnG
two vans	bX
two weeks	lS
two years	e_
two yrs	e[
two$	aSdZtS
two-f-	bY
two-t-	aGbIcHdWf]hGiGjH
two-w-	hX
two-wheeler	hX
tx	c[nY
tx$	c[jInZ
txt	gHpZtU
tyba	cIj\\
typ	gJsb
type	sV
type 0	bX
type :	eXrTtI
type this	iGsZ
type$	aJsUtY
types	se
types-	jZ
typescript	jZ
typescript$	jW
typin-	jW
typing	jW
typing 00	jY
typing at	iJjY
typing$	jR
typo	kV
tyre	bY
tyre fitter	aUgJqJ
tz	eXfW
tz ab	eS
tz$	eVfXpH
tzbfg	eU
tzbfg$	eU
u /	m]
u 0	eIgFpW
u 00	aUi]sS
u can	bShWiD
u otro	j^
u$	fWkXlXmIpI
uae	bHiVj^pC
uae$	iRjXpJ
uaeac	iSjX
uaeac$	iUjU
ubben	gFhCjHm[pUqH
uber	sS
uber 00	gZqFsh
uber das	iSpS
uber dem	hW
uber der	bIdWiUqJ
uber die	e[g@jUqJ
uber$	bGcHdWiHsS
ubera-	jUtU
uberb-	bVcS
uberf-	gIhUiT
uberg-	h_oSsR
ubergabe	oV
uberl-	cWgJhUjS
uberm	bDhXsU
ubern-	eUnX
ubernachtung	nZsI
ubernachtung$	n[sI
ubernahme	eahWkJ
ubernehmen	hIiXjYqT
ubernehmen$	jS
ubernimmt	aRiU
ubernimmt$	aSiT
ubers-	rX
uberschrift	r\\
ubersetzer	aW
uberstunden	gThS
ubert-	gV
ubertariflich	gV
ubertariflich$	gV
uberw-	iYrU
uberworfen	qW
uberz	cGgZiJ
uberz$	cGg\\iI
uberz-	fTgU
uberzahlen	gWiH
uberzahlung	fSgT
uberzahlung ja	gR
uberzahlung$	fV
ublic-	hTjU
ubliche	hViRjU
ubliche$	hUiRjU
ubung-	eX
ubungsleiterpauschale	eX
ubungsleiterpauschale$	eYiI
uccle	c\`
ucker-	aIcV
uckermark	aIcV
uckermark$	cS
udaip-	bGc]
udaipur	cUsR
udaipur$	cU
udt	jT
ue	jWnU
ue$	dRiRnY
uefa	jakF
uefa c	jS
uelze-	cW
uelzen	cW
uelzen$	cW
uf	aHcUrYsS
ugand-	cTiT
uganda	cTiT
ugh	iRqY
ugh$	iSqY
ugx	bHg\`jH
uh	gHhUiStV
uh$	bGcIjItX
uhr	f\`
uhr an	fUqR
uhr bis	f]
uhr$	f[
uhren-	lV
uk	bR
uk licence	jVsS
uk theatre	aGbEcHeJfIg]jFnJ
uk$	bSdVjH
ukcc	aIjZtI
ukrai-	aUkHs]
ukrainian	iVkH
ulm	cXkT
ulm$	bRcVkU
ultim-	qV
ultimate	aSiZjG
ultimo	qU
ultimo ano	gRsY
ultra-	bVcJi[
um	mR
um 00	bJh^iBjE
um den	aXqU
um die	gZsX
um funf	bUfXiI
um$	aBtU
umbau	bYiWjF
umbau-	i]
umbauen	iU
umbauen$	iU
umbre-	eXgU
umbrella	eXgU
umbrella$	eSgWlJ
umfan-	fZjJ
umfang	fZjJ
umgan-	jY
umgang	jY
umgang mit	jY
umgeb-	cSoGqX
umgebung	cTiF
umgebung$	cT
umkle-	s\\
umkleide	s\\
umkre-	cSnR
umkreis	cSnR
umkreis$	nV
umler-	lY
umlernen	lY
umowa	e[
umowa o	eW
umr	bYtG
umsat-	eXhH
umsatz$	bRgW
umsatzbeteiligung	g]
umsatzbeteiligung$	gY
umsch-	iIjSrT
umso	kY
umso besser	kY
umson-	cT
umsonst	cT
umsonst$	cU
umste-	i\\lW
umwan-	hRiU
umwel-	jT
umzug	aVhYnVtH
umzug zahlen	hY
umzug-	bGh\`rU
umzugshilfe	gCh[
un (	aS
un /	aVeH
un an	jXkI
un ano	j\`
un atout	k[
un budget	hEiZmE
un centre	bU
un conge	eW
un descanso	fZ
un deuxieme	b]
un dia	d_
un domingo	fW
un franco	fW
un homme	s^
un infierno	iSqR
un jour	d_rI
un mes	hV
un mot	kXqVrYsB
un nom	sd
un peu	kVnR
un plan	i=jd
un plus	kb
un poco	kZ
un poste	tX
un samedi	jYpV
un solo	iIpTs\\tF
un video	pZ
un vrai	hYkS
un we	f]
una analista	mT
una escuela	bYcF
una guardia	aHf^
una persona	aZ
una semana	fTpR
una tarde	cR
una vez	nW
una$	aVfV
unann-	dZiG
unannounced	dZiG
unas	bEeTfIiUn\\
unbed-	rW
unbedingt	rW
unbef-	eg
unbefr	eU
unbefr$	eU
unbefristet	eS
unbefristet$	eX
uncap-	gU
uncapped	gU
uncapped$	gV
uncle	b^fHhEiJm_qJ
uncle-	jZ
uncles	jZ
und 0	fFhYmRpT
und 000	bYfV
und alles	aJi\`tH
und babynahrung	iW
und bahntauglich	jS
und bitte	iHjU
und das	bHfFi\\qR
und den	cRjU
und die	rV
und du	fSgH
und eine	jTm\\sV
und einem	bV
und feiertage	aIjU
und hat	bV
und herren	tT
und hotels	cIiX
und ich	fGpRqZ
und im	iXrTsR
und in	iS
und klasse	jR
und nicht	j\\rU
und nimmt	q^
und ohne	s]
und spat	fS
und vier	fHiTp\\sG
und zu	bXnV
und zwei	aFbWmYtE
und$	jUtX
under	m]
under 0	iZr]
under 00	gTnTsd
under 000	mE
under a	bIr[
under the	hVrE
under you	mZ
under your	mCpIrYsH
under$	mWsV
under-	gE
underground	b?c_hEiJjT
underground$	hEjY
understanding	iGjWqX
understanding$	iGjUqX
understands	jW
underwriter	aT
une experience	kR
une fois	eR
une matinee	iUpU
une nuit	f]
une phrase	cJkIrRtX
une reunion	fThEiInW
une semaine	fS
une$	jTmR
unfal-	gFhciR
ungef-	gTtT
ungefahr	gTtT
ungel-	cIgUh]iBjDkFlS
uni	bGlYsS
unida-	bUcV
unidad	bUcV
unidad de	bZ
unifi-	cBgVjU
unifo-	h]sV
uniform	hWsW
uniforme	hZ
uniforme$	sV
uniformes	bZhS
uniforms	iW
uniforms$	gJhT
union	sUtY
union$	aBbXcHeZhDpErGtY
uniqu-	fWpUsV
uniquement	fXjJpVsX
uniquement$	fSjGpTs[
unit	hS
unit 0	fJjTpZ
unit :	bXiJmS
unit$	aUcThW
unita-	aGbX
unite	aSbVkX
unite-	aGbaiJ
unites	bX
units	bUiSjS
units$	bVcRiV
unity	aTjY
unity$	jY
univ	b\\cJiG
unive-	bSl]
universidad	bV
universidad no	bHl[
universidad publica	bX
universidad$	aIgWlG
universitaire	bSj>l\\
universitaire$	bY
universitaria	bX
universitario	cSlV
universitario$	bHcXlV
universitat$	tS
university	bXlW
university no	bGlX
university$	bUlX
unlim-	eXhU
unlimited	eXhU
unlimited$	eW
unloa-	i[
unloc-	qHtU
unlocking	iU
unlocking$	iW
unmar-	sT
unmarried	sT
unmarried$	sV
unnec-	iHl_
unnecessary	iHl_
unnecessary$	lZ
unnot-	l[
unnotig	l[
unnotig$	l[
uno	nS
uno de	jInYoU
uno$	fV
unos 0	eSgU
unos 00	gR
unpai-	iRsW
unpaid	iRsW
unres-	j]
uns	kT
uns :	bXdIiHqRsT
uns den	cIi^
uns uber	kW
uns$	kU
unser	aHrY
unsere$	bHhJjXkGtX
unseren	aViHtJ
unserer	aJpTrItV
unsig-	iZ
unsoc-	fYiD
unsocial	fYiD
unsocial$	fFgX
unten	rWt[
unter	mX
unter 00	gGsd
unter dem	dHm\`
unter drei	bRiW
unter uns	qa
unter$	pU
unter-	eR
unterhalten	iS
unterkunft	gV
unterlagen	pa
unterlagen an	pS
unterlagen$	iIpW
unternehmen	bTiIjW
unternehmen online	jRlT
unterscheiden	lVtX
unterwegs	kInY
until	eT
until 0	oHpX
until 00	fGgGp\\tH
until the	eRgHoIqV
until$	eWqVsE
uocra	aIcEe^fJhJjCkHlJnJoJpJqJrJtC
uop	eUgV
uop$	eTgV
up 0	eYfJgHiZpH
up 00	bEfIgViS
up and	hViJq@s^
up at	pY
up for	bXeSpTqG
up in	dUkFs[
up the	nStJ
up w	bFgBiX
upc	aHcT
updat-	jTtT
update	bTiEjZ
updates	i\`
updates$	i[
upgra-	iW
upgrades	iW
upgrades$	iX
uph	fV
uphol-	aSgGiTkX
upholsterer	aS
upholsterer$	aZ
upholstery	aRiEk[lJpJ
upkee-	iW
upkeep	iW
uplif-	gU
uplift	gU
uploa-	iW
uploads	iY
uploads$	iY
upon	eVkW
upper	cX
uprig-	iT
uprights	iT
ups	iUjT
ups$	iVjU
upsel-	i[
upsell	iY
upsell$	gU
upset	iSq\\
upstairs$	bRhT
uptim-	iS
uptime	iS
upto	sY
upto 00	sW
upvc	i[
ur	c[gZ
urban	hV
urban sports	hV
urban-	bT
urbanizacion	aDb]
urbanizacion$	aEbUiT
urbano	bGkU
urbano$	aRbIkS
urdu	kZ
urdu$	kV
urge	oSq\\tJ
urgen-	fUgRtT
urgencias	aVf\\gJ
urgent	tT
urgent$	qStU
urgente	aFmHt[
urgente$	aIbImGt]
urlau-	hY
urlaub	hSrRtS
urlaub$	hXrS
urlaubsgeld	gV
urlaubssperre	f]
urlaubstage	fDh]
urlaubstage$	hS
urlaubswoche	h\\
urlaubswoche ab	h\\
urtei-	cIia
urugu-	aIgGm[s^
us "	rZ
us $	gY
us :	aJbY
us a	aJpZsTtS
us all	m^
us at	iTtT
us for	bSiHq^
us not	hIlHpW
us time	dUtG
usa	cInZrW
usage-	bXgJ
usagers	bXgJ
usar	r\\sG
usd	gTiS
usd por	gV
usd$	gT
usda	bWjJ
use	rW
use of	fHiFj[
use the	fUiCrT
use$	hW
used	lS
used to	qW
usefu-	kTlS
useful	kTlS
useful$	kc
user	i_
user £	hZ
user$	hW
users	aIb^tH
uses	j\\lIrU
usher-	aU
ushers	aU
ushers$	aU
usina-	aUiGkW
usinage	aUiGkW
usine	bV
uso	iY
uso$	iX
uss	hcjG
usted	pJq\\rX
usted$	mSrW
usual-	fT
usually	fT
usuar-	bTiTnU
usuarios	bVnW
usuarios$	iU
usw	fShZ
ut$	aSiIjY
ute	hZ
ute$	hTkTtU
uthgr-	eSgS
uthgra	eSgS
utile	jFk\\lY
utile$	j@l]
utili-	gVhW
utilidades	gXhUiGpJ
utilidades$	gVhWi@pH
utilitario	hU
utilitario$	hT
utility	bR
utrec-	cXdU
utrecht	cXdU
utrecht$	cXdV
utrer-	cU
utrera	cU
utrera$	cU
uv	kX
uv$	kY
uwe	pZqV
uwe$	pY
ux	aV
ux researcher	aV
uzes	aTc]fJ
uzes$	c^
v	jU
v /	jX
v 0	rW
v 00	fIgIjHmIoIp\\
v 000	fJjT
v$	jW
va	qS
va a	tH
va el	aGoWtT
va tres	sV
va$	eUi[jJ
vac	hYiWoJpYrD
vac$	h\\iWpSrF
vaca	c]hHiH
vacac-	h[oG
vacaciones	h[oG
vacan-	oV
vacances	fThT
vacances de	oX
vacances scolaires	hY
vacances$	hV
vacancy	pRqS
vacancy$	eSiV
vacant	oZ
vacant au	oT
vacante	bHcVoWpGtR
vacante$	cJeWqR
vacantes	a^jJqV
vacantes$	a]bIjFqU
vacas	bWiT
vacas de	bT
vacat-	aUfX
vacation	aTgW
vacation$	fFgVhW
vacations	eUfY
vacations 0	fW
vacations$	aHbIcIe^iFmY
vacci-	iSjZ
vaccination	hU
vaccination$	hUjI
vaccins	jT
vache-	aUrVsG
vaches	rWsF
vacio	i_
vacio$	iZ
vacun-	jW
vacuna	jSpT
vad	i_jE
vaduz	aJcWiH
vaduz$	cW
vaill-	sZ
vaillant	sZ
vaiss-	i]
vaisselle	i]
vaisselle$	i[
vajil-	bS
vakan-	mY
vakuu-	bGcFhZib
val	bUc^iGmT
val-d-	c^
valab-	eIpIrY
valable	eIpIrY
valde-	bYcZeJiCpF
vale	kRlVqU
vale$	iIjCkVl[mI
valen-	cZi[
valence	cXlX
valence$	lZ
valenciano	cFjGkYlU
valenciennes	cW
valenciennes$	cX
vales	h]
vales de	gGhU
valet	aSiZqH
valet-	iHja
valia	mHqZ
valia$	mHqX
valid	j\\sW
valid$	iJjX
valid-	jX
validation	iY
valide	jUqT
valide$	j[pI
validite	jV
valis-	iW
valise	iW
valla-	c[
valladolid	cUdR
valladolid$	dU
valle	cVdXjVkJ
valle$	cRjU
valle-	aGc\\iHnSsV
vallee	bHsZ
valley	bXiGnX
vallo-	cb
valor-	k_
valora	kX
valua-	iS
valuations	i^
valuations$	aIi\\
value-	k\\pXsZ
valve	bIi[
valvu-	aViH
valvulas	aViH
valvulas$	aViG
vamos	qWrJtW
vamos a	qRrItY
van	h_nU
van +	lWsT
van and	hS
van driver	aW
van for	gJ
van goes	hY
van in	bZjX
van leaves	fInY
van licence	j]
van$	gRhXnT
vanco-	cUqS
vancouver	cUqS
vancouver$	qU
vande-	aGbVcFfGgGm]
vanne-	cW
vannes	cW
vannes$	cW
vans	baiS
vans and	bY
vans$	b]iV
var	cGgY
varia-	gZ
variabel	fTgW
variabel$	fX
variable	fFgW
variable +	gUiJ
variable por	gW
variable$	fHhW
variadores	jGk[
variations	iX
varon	sd
varon$	kJsZ
varro-	iS
varroa	iS
vast	e_
vast$	e[
vat	iV
vat returns	j\`
vat$	eS
vater	a_
vault	j\`
vault$	j\\
vax	j_
vax$	j[
vb	gcjH
vb 0	g]
vb$	g[jI
vbl	fJgWhTsI
vbl$	gXhVsI
ve	aUfTgI
ve$	aW
veces	n_
veces al	dVj[
veces$	iInY
vecht-	cU
vechta	cU
vechta$	cV
vecin-	qVtV
vecinas	sY
vecinos	iRqV
vecto-	j[
vectorworks	iHjZ
vectr-	bXcIiJjZ
vecu	ja
veg	hViZ
veg$	bVhT
vegan	aEb\\hIjIkTl_pGtD
vegan-	aTjUmI
vegane	bVjXkI
veget-	gEiYsTtR
vegetarier	sXtW
vegetarier$	jGsTtT
vegetarisch	iX
vehic-	hR
vehicle	hW
vehicle$	hDjX
vehicles	bYgC
vehicule	hSjUnS
vehicule (	aHh>jTnZ
vehicule de	hSjJnT
vehicule$	h\\jJ
vehicules	bXiT
vehicules$	iV
vehiculos	mY
vehiculos$	aDbHhHiIjRmZtI
veill-	iUjG
veille	iZsT
veint-	bVfRgZ
veinte	bV
veintidos	gYiH
veintidos mil	bS
velbe-	bAcdiH
velo	h^
velo cargo	aU
velo electrique	hS
velo$	bW
velos-	aFbTcHh^iDjC
velot-	c]dIfChIiElEnJ
vemos	jXpIqW
venda-	iZ
vendanges	fTnS
vendanges$	fUnT
vende	bWs[
vende$	s[
vendedor	aW
vendedores	bTmS
vendedores$	aHbVjJmW
vender	q_
vendeur	sY
vendeurs	mW
vendeurs$	mW
vendeuse	aY
vendeuse$	aR
vendi-	iSoW
vendiendo	qV
vendimia	o[
vendimia$	aTmI
vendo-	iV
vendor	hSiV
vendor$	aHhDiTqV
vendors	iRjGkUsV
vendors$	iX
vendredi	dT
vendredi 00	lT
vendredi midi	bU
vendredi$	dU
vendredis	fT
vendria	k]
vendria bien	kU
vendria de	kZ
venee-	bIcJi[
veneer	iSjT
venen-	iRkY
venencia	iRkY
venga	oS
venga de	hTlV
venir	hSjSpX
venir de	jW
venis-	cV
venissieux	cV
venissieux$	cW
venta	bUiV
venta en	i[
venta$	bXgUiH
venta-	bIhUkRmS
ventaja	k^
ventaja$	kW
ventana	aJcGhXjX
ventana$	hYiSjE
ventanilla	hX
ventas	iU
ventas$	i\\lHrIsC
vente	jVoUpH
vente-	aIbIc[iT
ventes	aIbIc[iT
venti-	gBh\`iYsI
ventilacion	gAhcpF
venue	bX
venue$	bZ
venue-	n]
venues	n]
venues$	bViHnU
ver	jUt\\
ver si	qT
ver$	bJt^
verac-	hT
veracruz	hT
veracruz$	hU
veran-	j\\
verano	hU
verano$	fTiTjJ
verantworten	iX
verantworten$	iV
verba-	p]rU
verbandsgemeinde	bZ
verbandsgemeinde$	bXcJ
verbe-	gZmI
verbeamtung	gZmI
verbi-	cThTiR
verbo-	fS
verboten	fS
verboten$	fT
verbr-	bIiTqW
verdad	jR
verdad$	sUtT
verde-	bIc_nV
verdr-	a\\bGcIiG
vered-	bUkTnX
vereda	bTkTnX
verei-	iS
verein	bT
vereinbarung	gT
vereinbarung$	gRoS
vereine	iV
verfa-	aViFjZ
verga-	iU
vergaberecht	iV
vergaberecht$	iV
verge-	aV
vergeben	aXpIqJtT
verger	aUmX
verger$	aVcIfImG
vergl-	iV
vergleichbar	gGjR
vergu-	gWhV
vergunstigt	h[
vergunstigt$	h[
vergutet	hTpW
vergutet$	gHhViGjTpV
vergutung	g\\
verha-	gTjU
verhandelbar	aGbIg\\
verhandlungen$	iR
verhandlungssicher	jY
verhandlungssicher$	j\\
verhe-	qHs]
verheiratet	qHs]
verheiratet$	sT
verif-	jUqT
verification	iRjVkH
verification$	iXkF
verifikation	i]
verka-	lT
verkauf	aX
verkauf$	hI
verkaufen	bUiT
verkaufen$	qW
verkaufer	lW
verkaufer$	aSlT
verkauferin$	aS
verkaufserfahrung	hFjFkHl]rI
verkauft	jVqTsV
verke-	aIjb
verkehr	bIiU
verko-	i\`
verkr-	q\\sC
verku-	kUqS
verkurzen	kW
verla-	bReT
verlag	bW
verlangerung	e]iJ
verle-	bWe\\hEiRpH
verlegen	i^
verlegen$	iZ
verlo-	cIqVsW
verloren	cIqVsW
verme-	rV
vermeiden	rX
vermeiden$	rS
vermessungstechniker	bT
vermi-	i[jS
vermin	iY
vermittelt	hY
verni-	iY
vernis	iW
veron-	cGjGn^pG
veronique	mX
verpa-	aHb\\iTjI
verpf-	gZ
verpflegung	h^iI
verpflegung$	hZiHpI
verra	qWsT
verra-	aU
vers	aSiVnJpU
versa-	iS
versand	iW
versand$	bRiV
versant	cXiHpW
versc-	jYqS
verschweigen	b]fGiJqIrU
verschwiegenheit	j[
verschwiegenheit$	jWqS
verse-	gThCp\\
versi-	bVhIr\\
version	r\\tT
version$	tZ
versions	r\`
versions$	jHr]
verso-	aDbRhZiVjJ
versorgt	bV
versorgung	bIhBia
versp-	fFgCiCjFn]
verst-	bSj\\sV
verstehen	iIj[sU
verstehen$	sU
versteht	jVkSrS
versteht$	jZrV
verte	oGp_qB
verte-	f_
verteilt	fT
verteilt auf	fT
verti-	jV
vertical	iVjEkU
vertical$	jHkV
verticales	jS
verticales$	iS
vertige	jY
vertige$	jT
vertigo	lI
vertr-	aVjStD
vertrag	eWoG
vertrag lauft	eToH
vertrage	jU
vertrage$	bSjS
vertraulich	mCpSq[
vertraulich$	qX
vertretung	eSiS
vertretungsweise	i[
vertretungsweise$	iZ
vertrieb	bIjGl\\qT
verts	aXhH
verts$	iW
verur-	fIiYjDs\\
vervi-	aJcg
verviers	cTjH
verviers$	cU
verwa-	iIjc
verwaltung	aRiFjBlWmW
verwaltung$	aZiH
verwaltungsfachangestellte	jZ
verwaltungsfachwirt	jY
verwe-	i^rV
verwenden	r]
verwenden$	iHrW
very	kW
verzu-	iUjGqT
verzug	iUjGqT
ves	kHqXrX
vesou-	cU
vesoul	cU
vesoul$	cV
vesse-	bU
vessel	bUcT
vessel$	b]iI
vessels	iT
vessels$	iV
vesta-	b\\jFnI
vestas	b\\jFnI
vesti-	eIgThUsU
vestiaire	bJeDgHh]lHpE
vestiaires	hV
vestiaires$	iY
vesting	fGg]hFjF
vestu-	hZ
vestuario	hZ
vestuario$	hU
vet assistant	aIk]mFpBqIsJ
vet nurse	aVeStF
vet$	aZiJkHpZ
vetem-	hYiF
vetements	hYiF
veter-	bVmX
veterans	iWsS
veterinaria	hS
veterinario	jRmT
veto	aXhS
vets	bY
vets$	bW
vette-	jXpH
vetted	jXpH
vetti-	j[pR
vetting	j[pR
vetting$	iFj[
veut	iHq_
veut pas	qY
veut$	dFoXpIqFsEtZ
veux	sWtR
vez	dSiJn[
vhf	iUkT
vhf$	bIiUkT
vhi	h]
vhi$	hZ
via	pV
via the	pT
viaje	gSh[
viaje-	jSnT
viajes	nU
viajes :	nX
viajes de	bSiHnV
viajes$	jZnH
viand-	hW
vianda	hW
vianda$	hX
viari-	aW
viaria	aW
viaria$	aX
vias	j^
viati-	gXhEnU
viatico	aJgZiJjJ
viaticos	hEnW
viaticos 000	gZiJ
vibe	s]
vibra-	hZ
vic	bIc\`
vic$	cU
vice--	iJjGm]qS
vicen-	mR
victo-	hSjW
victoria	hW
victoria$	hTjI
vida	hUpT
vida a	pU
vida laboral	pX
vida$	bUhS
vide	b@jSqW
vide$	jZ
video	kTpZ
video call	pZ
video de	pY
video of	pZ
video$	aUd_fDhH
video-	bGi]tT
videollamada	oJp[
vie	iZ
vie$	aRiS
vieil-	iX
viejo	bIcYsY
viejo$	bEc[iIsV
viel	bRfUqT
viel$	bGfZi_qE
viele	iS
viell-	nIoRqW
vielleicht	nIoRqW
vielleicht$	pIqVrU
viene	hRmT
viene de	hX
viene-	l\\
vienes	l\\
vienes de	fIlX
vienn-	bJiYnXqV
vienne	iInZ
viens	fGpTq^tG
vient-	gVhHqW
viento	gXhE
viento$	fX
vier	fYmW
vier jahre	jZ
vier oder	gWmF
vier tage	fY
vier wochen	aFfAhJocqVrF
vier$	f]pV
vier--	cEfchDiDjImXpH
vierg-	jXsS
vierge	jXsS
vierge$	hJsS
vierm-	nY
viermal	nY
viermal im	nY
viern-	fR
viernes	fR
viernes 00	eFp[
viernes a	fSpR
viernes de	hX
viernes en	dX
viernes hasta	fT
viernes tarde	fT
viernes$	hSiR
viert	bTm[
viert$	bTmV
viert-	fS
vierte	iDqX
viertel	gX
vierten	fU
vierter	bR
vierter generation	bR
vieru-	cJi[
vierz-	c^fFhDiUjDmI
vierzon	cV
vierzon$	cU
vieux	qUs\\
view	eSpGrR
view to	bGeVtU
viewi-	iT
viewings	iT
viewings$	iU
views	bJj[mH
vigen-	aGjX
vigente	aGjX
vigente$	aHj^
vigil-	i\`
vigilado	bYiG
vigilance	iS
vigilante	aYcSgJ
vigne-	bV
vigo	cV
vigo$	cZ
vigor	aGjZ
vigor$	aFjZ
vii	aGbGcCdGeGfGg\`hFiBjBkGlGmGnGoGpGqGrGsGtG
villa	bUhT
villa crespo	bS
villa la	cV
villa maria	aJcThDiT
villa$	cDh\\
villa-	c[
villach	qR
village	bScThGiAjY
village$	b]iEjI
villages	cW
villages$	cX
villarrobledo	cU
villarrobledo$	cU
villas	bV
villas$	jT
villavicencio	cY
villavicencio$	cY
ville	hTqT
ville-	c_
villeurbanne	cSjI
villeurbanne$	cS
vilni-	cU
vilnius	cU
vilnius$	cU
vina	bWiI
viney-	aT
vineyard	aT
vingt	aSfU
vingt$	aTcIfTiI
vingt-	bVhV
vingt-deux	bSiT
vino	bUgIhX
vino$	bTgEhV
vinos	iUjV
vinos$	fIiZ
vins	hVo]pD
vinta-	aViFjSsR
vintages	iIjXsS
vinyl	iXlU
viole-	bUiHjT
violencia	jW
violi-	iU
vire	q^rS
virgi-	bU
virtu-	hSiEjWpS
virtual	pW
vis	bXh[
visa	eUhSiJ
visa$	eSh[
visag-	sW
visage	sY
visas	bHiVs\`
vise	iUrU
visib-	kGrVsX
visible	kFrXsS
visio	iJp_
visio 00	iIpZ
visio$	pZ
visio-	aRbT
vision	aUjU
vision$	aXiH
visit	bHi]mHpYqV
visit$	iUpV
visita a	bIhIiWnZpG
visita$	gXjIrY
visitantes	b[jTsI
visitantes$	b[jUsH
visitas	dSiT
visitas a	iV
visitas domiciliarias	iV
visitas$	hXiF
visite	fUgJpU
visite de	iHp\`
visite medicale	jZ
visites	nT
visiteurs	bWgH
visiteurs$	bV
visiting	h[iF
visitors	bWkU
visitors$	bWiW
visits	nU
visits a	dJe^f=jF
visits after	nJpZ
visits to	iSnR
visits$	iW
visp	aTcXiH
visp$	aUcX
vista	bVcHjU
vista$	bSjR
vista-	dTfR
vistas	dTfR
visto	kVqHtX
visua-	iZ
visual	iZ
visual$	iW
visue-	jSrS
vital	kY
vital$	kZ
vital-	hX
vitality	hX
vitality$	hX
vite	aHbFcIiHkZqFt^
vites-	iVtU
vitesse	iVtU
vitor-	c]
vitoria	cT
vitoria$	cT
vitre-	i^jJ
vitri-	fJi]
vitrina	iSjT
vitrina$	iR
vitrines	iS
viva	jToJsU
vivan-	bUiGsU
vive	cVkYrT
viver-	aIbRc^iCjJ
vivero	aGbX
vivero de	aGbX
vivid-	k[
vivida	jSkV
vivida$	jUkT
vivie-	hX
vivienda	h\\
vivienda$	gW
viviendas	bWeJiW
vivo	jTpU
vivo$	jTpW
vlook-	j[
vlookup	j[
vlookup$	iIjV
vmwar-	jS
vmware	jS
vmware$	jT
vob	iW
vocab-	iV
vocabulary	iV
vocal	mX
vocal-	bUjTtS
vocale	iTtW
vocale$	iW
vocat-	bU
vocational	bU
vogel-	aAcGeHfIhJiTj\\kHpGrHsGtI
voice	jSrRtZ
voice memo	tY
voice note	tV
voice to	pHt[
voice$	bEiGjSqIsUtX
voice-	aViV
voices	rVtI
voici	t[
voici-	iT
voicing	iT
voicing$	iR
void	aGcYiX
voids	i\\
voie	eYtA
voie$	aXtH
voila	ta
voila$	cHhJt\\
voile-	gEiVsX
voir	dWiW
vois	pYqGs[
voisi-	kZrS
voitu-	hT
voiture	hU
voiture de	hVqT
voiture$	gWjUkE
voix	i[jH
vol	bEfJhYiXqU
vol$	bFi[
volke-	bWiG
volks-	bY
volkshochschule	bU
volkshochschule$	bV
voll	fRh[jI
voll$	fWoEsS
volle	eGfaiHqItG
volle-	bWfJlU
vollem	fJlVrS
vollem lohn	fHlY
vollj-	j_
volljahrig	jU
volljahrig$	jV
volljurist	j\\
vollk-	aUbCfb
vollkonti	fU
vollkonti$	fX
vollpensum$	gS
volls-	dViTjJ
vollz-	eUfU
vollzeit	eUfV
vollzeit$	eTfVgR
volon-	aTeTjS
volontaire	a\`iI
volontariat	eXjZ
volontariat$	aVjX
volonte	h[
volonte$	h[
vols	bZfIhZiFpI
volta-	jV
volti-	gDiAjGkc
volum-	aY
volume	aYiJlR
volumen	iR
volumen$	aVbBiT
volun-	mX
voluntariado	kX
voluntariado$	jJkX
voluntarios	kXmX
voluntarios y	aHbFm]
voluntary	fThInZoI
volunteer	bViU
volunteer coordinator	aZmH
volunteer drivers	aFiU
volunteers	iSmY
volunteers$	bX
volvo	bbjEnW
volvo$	aDbEhWn\\pJ
vom 00	gGiJpStY
vom bahnhof	cVpJ
vom hof	hEiJjDkVnRsW
vom umsatz	gX
vom$	iTpU
von 0	bZfV
von 00	bSiYjG
von 000	bY
von 0000	b]
von 2000	bWtR
von daheim	d]
von der	tS
von druben	kWsS
von hand	bSjV
von hier	s]
von vorteil	kX
von zu	bFcIdUhJnW
von zuhause	dZ
von zwei	bZ
von$	sRt[
vont	hIsV
vor	pT
vor 0	fBiYjT
vor allem	bWnJ
vor der	c[oXqF
vor ort	d]iT
vor$	fXqI
vorab	cIdJe^fEgHhFlDmInHpGrJ
vorar-	cJjD
vorarbeiter	aY
vorarlberg	bXcAgJjIkJnY
vorau-	jRlS
voraus	tS
voraus$	lT
vorausgesetzt	jWlZ
voraussetzung	kX
voraussetzung$	kU
vorbe-	iWsS
vorbereiten	iW
vorbereiten$	eFiS
vorbereitung	gX
vorbereitung$	iW
vorfu-	i]jC
vorga-	qc
vorganger	qa
vorge-	mb
vorgesetzt	mY
vorgesetzt ist	mY
vorgesetzte	mY
vorgesetzte ist	rT
vorha-	hSkS
vorhanden	hTkS
vorhanden$	hUkT
vorhe-	gVlV
vorher	gVlX
vorher$	fTgIlRoU
vorka-	rW
vorke-	l^
vorkenntnisse	l^
vorla-	rZ
vorlagen	iU
vorle-	bWjTkU
vorm	aGq[tX
vormi-	fU
vormittage	f^iH
vormittage$	f[
vormittags	qS
vormittags mit	iV
vormittags$	f_iE
vorne	iWjIrXtI
vorsc-	i^
vorsi-	iIkHpFq\\rHtW
vorsitzende	pJqTtZ
vorso-	dCfGh\\iU
vorsp-	iFmIp]
vorst-	sS
vorstand	mYqY
vorstand$	aWeGiDmZqH
vorstellungen	fZiC
vorte-	kY
vorteil	kY
vorteil$	kZ
vortr-	iS
vortragen	iS
vorze-	gRjSsT
vorzeigbar	jVsV
vorzeigbar$	jUsU
vorzu-	kX
vos	fWiJ
voss	aHbHhZiE
voss$	aHbGcIhZiIjE
vote	pVqS
votre	pVsZ
vouch-	h^
voucher	gFhTjDpW
vouchers	h\\
vouchers 0	hS
vous avez	mS
vous plait	iIrTsU
vous rendez	mT
vous$	hUtV
vouvo-	pIrf
voyag-	eSgJhTnV
voyage	eXpIsY
voyage$	iUsX
voyages	cGgJhXnY
voyages$	aShEn[
voz	iTtR
voz$	tW
vp	mc
vpn	dajD
vpn$	d^iGjH
vrai	jXkU
vrai$	bHiWjXsI
vraie	aUcJj[
vrd	aWiZ
vrd$	a[cEiW
vs	d[i\\sB
vsl	aXcG
vsop	gYjJ
vsop$	g[
vt	jHkV
vts	aXbH
vu	kUs\\tU
vu les	s]
vu$	bJjIk_
vue	hSiTjU
vue$	iYjR
vuelo	cFhUiW
vuelt-	fIi[jFmFnU
vuelta	iFnX
vuelv-	eYnSqSrJtH
vuelva	eWmGtJ
vulne-	jV
vulnerable	jX
vw	hbnHpJ
vwl	hY
vwl$	hY
vz	eZfRgU
vz$	eVfTgV
vza	eUfR
vza$	eUfS
w 0	e_gTjJ
w 00	fIgHiWpX
w 000	bUjU
w$	iGjYrV
wa	cTj^
wa$	c]dIgWjG
wa.me	gEp_
waalh-	cU
waalhaven	cU
waalhaven$	cU
wache	gIhZiW
wache$	iZ
wachs-	aTtW
wader-	dXiIjU
waders	dXiIjU
waders$	dY
wafa	fIj^
wafa$	jXkI
wafer	aFiT
waffe-	jVlT
wage	eSg\`iJ
wage$	eYhJjClT
wagen	aHbTcChWnY
wagen auch	hV
wagen$	aIbUhY
wagen-	bTiS
wageningen	bXiG
wageningen$	bSiG
wagenmeister	aV
wages	gTqRsX
wages for	i[
wagga	cZ
wagga$	cZ
wagon	bHi]sU
wagon-	bVcGi[
wahl	fHh[mX
wahl$	hZmR
wahlb-	fT
wahlbar	fT
wahlbar$	fRhV
wahlw-	fIhTiHpV
wahlweise	fIhTiHpV
wahre-	fSq[
wahrend	fU
wahrs-	eY
wahrscheinlich	eY
wahrscheinlich$	e[
wait	e\\
wait$	eYiGlR
waite-	aUmS
waiters	mW
waiters$	aRfJmV
waiti-	aU
waiting	aU
waiting staff	a]iI
waits	jU
waits$	jU
wakef-	cYtE
wakefield	cYtE
waldb-	b[iGjJpJ
waldbad	cRlSoTpI
waldv-	cS
waldviertel	cS
waldviertel$	cT
wales	bFgTj\\
wales$	bHgUjX
walk	iXjFpY
walk in	jJp[
walk round	pY
walk$	gSiX
walk--	b\\iDjTpS
walk-in	fIpY
walka-	iZ
walke-	mXqT
walked	qZ
walker	aHm\\
walki-	hFiY
walking	hGnS
walking$	iHnZpF
walks	i\`
walks$	iW
wall	bTianF
wall$	bViZnE
walle-	aUiR
walled	iV
walled garden	bR
wallets	aIb\\
wallets$	bY
wallo-	bTcBn\`
walls	bTiS
walls$	cW
walsa-	cZ
walsall	cZ
walte-	pS
walter	pU
walze-	aWbJ
wande-	aEbUcGfJgHh[iInX
wange-	bTcTiI
wangen	bTcTiI
wangen im	cX
wangen$	bWiI
wann	iUj^lD
want	tS
want a	sVtY
want somebody	bXcGiJjY
want someone	sU
want them	cGfTgGoW
want to	iGsW
want$	aGt_
wante-	aR
wanted	aR
wanted but	k]lD
wanted$	aSlV
wanti-	lVsS
wanting	lVsS
wants	qi
wants a	qHs_
wants to	aV
wants$	iIq[
war	kZqXsU
war der	aSjJkW
war ein	kU
war gut	jIs_
war$	qUtT
ward	eHi^mUpF
ward clerk	aY
ward$	aGb[jH
warde-	a^
wards	aIi_
ware	kgsT
ware ein	kYsR
ware fein	kZ
ware ideal	kGoS
ware super	sU
ware$	ib
wareh-	tR
warehouse	tR
waren	jBk]
waren-	qS
warendorf	qVtI
warendorf$	qS
wareneingang	aX
warm	bHh\\jXrV
warm$	bHhZj@rU
warme-	gIi]
warmi-	cUiY
warming	i^oJ
warra-	g\\
warrants	g^
warranty	iY
warri-	aH
warrington	aH
warrington$	cS
wart	mT
wart zu	mS
warte-	kUqV
wartu-	fU
wartung	iX
wartung$	iVjI
warum	bX
warum zu	bX
was	qYtW
was 00	qX
was a	bWpH
was$	fVhIiDjHkYlYqAsHtH
wasap	pZ
wasch-	h]iS
waschen	iR
waschen$	iW
wash	i\\mJ
wash$	aXiVmD
washe-	hTsW
washed	bVhV
washi-	iU
washing	iW
washing$	iVoS
wasps	bJiUqW
wasse-	dFh^iW
wasser	bWhXiFjS
wasser$	hZiJ
waste	aSb^iJ
waste$	aUbZjI
watch	i[
watch$	i\\jS
watch-	f[
water	bUiY
water$	hU
water-	cU
waterfront	cW
watering	i]
waterloo	cS
waterproofs	hVjUnD
waterproofs$	hXiGnJ
waters	jCk\\
wave	i\\
wavre	c]
wavre$	cW
wax	i_
way	cY
way match	iZ
way with	jUkWsB
way$	c\`
ways	fWiWjC
ways$	fWiWjC
wc	cZi[jH
wc 0	c]dIgJ
wcag	iFjRk]
wcag$	iGk^
we /	fX
we all	s_
we answer	oHpV
we are	bYcS
we can	aUlSq[tB
we can't	fTqUrJsZ
we do	bWlUtF
we don't	lTrV
we find	iTpW
we frei	fYhF
we fund	hDl\`
we get	jEkUlXmJpGrS
we give	jFlYtV
we had	sX
we have	qS
we hold	bWeIsR
we know	s[
we lost	q\\sS
we make	b\\iE
we need	tU
we open	fUtT
we pay	hTlZnV
we run	bVlV
we say	rUsYtX
we sell	b\`hGpJ
we sur	fW
we take	bSlW
we teach	jVlX
we train	jSlZ
we use	bIfTiZ
we want	aZtW
we$	fa
we'd	kTsX
we'd like	bIgEhFiFjCk^rGtV
we'll	lb
we'll put	lW
we'll send	iSlY
we're	bTqS
we're a	bVcH
we're after	bGt\\
we're at	iW
we're not	bBqJrd
we're$	lR
we've	iFqUtS
we've got	g?qYsR
we've had	sY
wear	hJiUjT
weath-	fUgRiR
weather	fUgRiR
weather$	i]oV
web	jIlT
web y	pR
web$	tW
weber-	jHpWrJ
webin-	bIi]kI
websi-	rX
website	rX
website$	iTpSrV
wechs-	fV
wechsel	fY
wechsel$	fWiI
wechseldienst	f\\
wechselnde	bIc^
wechselschicht	fV
wechselt	jJmUqX
wed	dZfW
wed /	dHp[
wed to	fV
wed$	dSiS
wed-s-	fV
wed-sat	fV
wed-sat$	fU
wed-sun	qT
wed-sun 0	sT
wed-sun$	fZ
weddi-	bW
wedding	bWiU
wedding coordinator	aWbHqT
weddings /	bXgUiH
weddings$	aX
wedne-	dU
wednesday	d[
wednesday is	dXeJgI
wednesday$	pIqV
wednesdays	cTeW
wednesdays$	iY
weds	fYiT
weds$	dTi^
wee	bFcVsR
weed	i_
week	fU
week 0	fTgFiFpV
week 00	eZ
week at	nV
week from	dUfUiGlG
week in	d_oR
week is	o[qH
week no	dUfZhD
week of	fTgHhT
week off	hZ
week on	cHdJhIn^
week with	bGeFhY
week$	fW
week'-	eVsT
week's	eVsT
week--	fWjF
week-end	fUjE
week-end$	fIhTiZjD
week-ends	fW
weekd-	f[
weekday	fZ
weekdays	fU
weekdays$	fX
weeke-	fZ
weekend	fU
weekend in	hW
weekend$	f_hH
weekends	fW
weekends$	hTiS
weekl-	fR
weekly	fR
weekly$	fYnU
weeks	fVlS
weeks for	eIiGp[
weeks holiday	fHhZ
weeks in	cEfThDlTnW
weeks leave	fFhc
weeks off	hU
weeks on	f_hH
weeks paid	eEfJl^
weeks vacation	hX
weeks$	fVhS
weg	rT
weg$	oSqSrZ
wegen	iEjTqRsW
wegen der	s\`
wegla-	gHjIrYsR
weglassen	gHjIrYsR
weglassen$	gJjIqS
weibl-	sZ
weiblich	sZ
weiblich divers	aUsJ
weiblich$	sX
weich-	iasW
weichen	i\\
weide	bWiU
weide$	bWiU
weigh	cGiYs]
weigh-	iXjHkU
weighbridge	cHiZ
weight	hR
weighting	gW
weihn-	jI
weihnachten	h]qU
weihnachtsgeld	gZhG
weihnachtsgeld$	gU
weil	fGjSqWsT
weil die	eX
weil'-	gXsT
weil's	gXsT
weima-	cT
weimar	cT
weimar$	cW
wein	aJbFcHh\\iHjJrRtI
weinb-	rR
weinbau	bRiIjT
weing-	b\\
weingut	bT
weink-	bVhJiU
weinkarte	bVhJiU
weiss	aHmTqW
weite-	qX
weiter	qXrV
weiter$	iJqUrV
weiterbildung	aVfJ
weiterbildung$	iJqY
weitere	aHeVmX
weiß	q_
weiß$	qUrVsR
weißw-	bU
weißwurst	bU
welco-	kVlU
welcome	kWlU
welcome 0	rW
welcome$	iGjGk[lW
welcoming	iVrT
weld	j[pW
welde-	a_
welder	aS
welder$	aT
welders	a_gH
weldi-	jSk[
welding	jSk[
welding /	cJi[jD
welding$	jZkU
welfa-	iS
welfare	iS
welfare rights	qR
well enough	jZ
well if	fTiXjHkH
well spoken	sT
well$	iJ
well--	sX
well-spoken	sY
well-spoken$	sX
wellb-	bVhX
wellbeing	bVhX
welli-	jTnX
wellies	hAiGjUkIn]pI
wellington	jS
wellington$	jU
welln-	f@gIhXiU
wellness	f@gIhXiU
wells	bRcZ
wells$	cViI
welsh	k[rS
welsh first	r_
welsh speaker	kV
welsh$	jU
weltm-	bV
weltmarktnische	bV
weltmarktnische$	bT
weltw-	iUnS
weltweit	iUnS
wen	aJiYqWtI
wen$	aHiYtG
wende-	iX
wendl-	bUtV
wendland	bUtV
wenig-	jZ
wenigstens	jZ
wenn	kY
wenn der	jEr]
wenn die	eGfUiRnV
wenn du	hIkWlV
wenn einer	fJhVjZkE
wenn er	gShVkGpJqS
wenn jemand	iFk[
wenn sie	bTiEkUqIsX
wenn vorhanden	jFk]
wenn$	kY
wenn'-	gGjUkUtS
wenn's	gGjUkUtS
went	q_
wer	hHkW
wer mag	aJbFhFiWkDt[
wer will	fZhIiU
wer$	bUg[hJiIjFoH
wer's	hRi^jAkFlH
werden bei	pS
werden$	sW
were	q\`
werk	aHbGc_fHgIiEjImGpV
werkb-	bYhXkFmF
werke	b\`
werke$	b]pJ
werkl-	iV
werkleiter	iV
werks-	h\\iHpS
werkscontroller	aY
werkstatt	cS
werkstatt fur	bT
werkstatt ist	bHcX
werkstattwagen	hY
werkstudi	aWeT
werkstudi$	aSeTiG
werkswohnung	hT
werkswohnung 0	hT
werkz-	iWlU
werkzeug	kTlY
werkzeugmacher	aZtE
wesse-	b]iB
west	cciCpU
west$	c[jDnW
weste-	c\`iH
western	pHsV
westf-	cSfGhW
westfield	cTfHhY
westp-	cW
westport	cW
westport$	cW
wet	iRjR
wet lab	lV
wet weather	fFgYhR
wet$	fVgIhEiDjSkGpHrW
wetsu-	cIh\`iFjDpI
wettb-	kY
wette-	aIbWcJfFjToVsJ
wetter	aHbBcDfGiYjJoY
wetzl-	bHca
weyre-	cS
weyregg	cS
weyregg$	cT
wf	bIcV
wf$	bJcV
wfh	dhjG
wfh$	bJda
wfr	jW
wg	eUjIkW
wg$	eUkWsR
whaka-	cIjVs\\
whana-	iS
whanau	iS
wharf	cR
wharf$	cU
what	qTt_
what do	hXtS
what i	jW
what i'd	gIqY
what the	bIgUiV
what we're	aRtT
what you	jWp^
what$	aJpUtY
whate-	gRlU
whatever	gRlU
whatever$	fFgFiFjEl_mI
whats-	tR
whatsapp	tS
whatsapp$	hRiW
wheat	bYcH
wheel	iY
wheel-	aUjTsS
wheelchair	iU
wheelchair basketball	iU
wheels	bXjU
when	fSiSoS
when a	jT
when it's	f]gGlFsG
when the	fY
when we	iYjH
when$	cGfDjEkIpJtW
whene-	dW
whenever	dW
where	cXtZ
where :	cX
where it	gWhJqG
where the	nWrUtH
where$	cSiCjJqJt_
where-	dXeS
wherever	dXeS
wherever in	d[hJ
wherever$	dXfJ
wheth-	aJq_
whether	aJq_
whetu	mT
whetu$	mT
which 0	aJbDcGf[
which in	fGhV
which is	bSqX
which$	qU
which-	cSfSlTpW
whichever	cTfTlV
whichever$	cUfUiJlI
while	gItT
whipp-	baiD
whisk-	qX
whisky	bUiT
whist-	cSiV
whistler	cX
whistler$	cX
whitb-	bS
whitby	bS
whitby$	bRcR
whitc-	c\\
whitchurch	c\\
whitchurch$	cU
white	c[
white card	iHjZ
white$	cWqZ
white-	aCbZcTiEjJpV
whits-	cToX
whitstable	c]
whitsun	fIoZ
whitsun$	oZ
who	tS
who :	bT
who can	aShGjUlJ
who has	iIkXlR
who will	iStU
who$	jHqRt[
who'd	aEkW
who'l-	sX
who'll	sX
who'll be	mS
who's	tX
whoev-	bSqV
whoever	bSqV
whole	hT
whole-	bW
whole-time	gU
whom	ma
whose	kHs^
whse	gRjGkVlI
why	pWqZ
why$	p[qT
wi	jWmGn]
wi$	iHjZnT
wichi-	cV
wichita	cV
wichita$	cV
wicht-	j[
wichtig	iS
wichtig$	iRjRlS
wick	bGcXfU
wick$	bIc]iJ
wide	c[
wide$	cY
wider-	sZ
widersprechen	qJs\\
widerspruche	gIiR
widerspruche vorbereiten	gIiR
wie	fErV
wie ein	sS
wie es	oW
wie's	fXtX
wiede-	kD
wieder	qRsW
wieder$	aHpTs\\tU
wiedereinsteigerinnen	jGkElb
wiege-	bI
wiegen	bI
wien	cf
wien 0000	c\\
wien$	cZ
wien--	cU
wiene-	rZ
wiener	hV
wiese-	aEb_cDiJtH
wife	q\\sa
wifi	h\\iH
wifi$	hW
wig	iYjH
wigan	c]
wigan$	cV
wigs	mY
wild	f]
wildc-	cEeJfBgJhIjbkI
wilde-	hIj[kG
wildl-	bTjJtJ
wildlife	bTjJtJ
will	q[
will be	cTiIkUpU
will come	bJhHjHl^mFpC
will do	iGjXlV
will have	iY
will hold	iEt\\
will ich	iIjWlJpGs]
will show	iHjFkHl[pY
will you	a_lIqH
will$	eSfSsUtW
will'-	qUrU
will's	qUrU
willi-	jR
william	cU
william$	cU
willing	iIjTkR
willing to	kXqI
willing$	iFjZ
willk-	aRk[lT
willkommen	aRk[lT
willkommen$	aSbHk^
wills	bSiW
wills$	iW
wilso-	fI
wilson	fI
winch	iY
wind	bWjStT
wind farms	bR
wind$	aV
winde-	cYhEiW
windk-	lYqT
window$	hXoUqE
windows	jU
windows server	jY
windows$	jX
windp-	iS
windparks	iS
windparks$	iT
wine	bShUpR
wine$	iWmU
wing	bTgJiY
wing$	bRgIiW
winne-	iS
winner	iS
winni-	cSiHjTnU
winnipeg	cUnV
winnipeg$	cU
winter 0	fahD
winter 00	fV
winter :	hZ
winter only	b[fTsJ
winter$	bGeZfS
winterdienst	fJi\`
winterdienst$	iS
winters	bCgJj\\oUqT
winze-	aYjS
winzer	jU
wir 00	eUgV
wir ab	eWhG
wir bauen	bZ
wir bei	gXlV
wir das	jVqV
wir einen	qTrJtW
wir haben	sS
wir im	fViGjW
wir keine	bTiElZsF
wir machen	bU
wir nicht	bUjGrX
wir nur	bJgUhIqZrG
wir sind	aHbWtS
wir suchen	aS
wir uns	jCkWsU
wir voraus	iIlEtZ
wir zahlen	gSjClW
wir zu	bUgS
wir$	hViBlU
wirbe-	kTqS
wird	qS
wird auch	qX
wird bezahlt	hU
wird ein	bTtF
wird eine	iS
wird gebraucht	aDcWjV
wird im	cHfThR
wird s	gS
wird$	cHqYt]
wird'-	jUsU
wird's	jUsU
wire	bGgHiTjbk=
wirkl-	jSkIpV
wirklich	jSkIpV
wirt	aVhTjS
wirts-	bUcIj]
wirtshaus	bT
wisbe-	cW
wisbech	cW
wisbech$	cV
wisch-	iWrT
wischen	iWrT
wish	fUgIjIkRsW
wish :	kZ
wish to	qItY
wish$	eGf\\gEjGsR
wishe-	iSqV
wishes	iSqV
wisse-	kJ
wissen	jS
wissen$	rIsR
wissz-	eT
wisszeitvg	eT
with 0	j[mZ
with 00	b^
with 000	bSiIjZ
with a	sS
with adults	kX
with an	fRmU
with elders	jXkA
with engineer	aBiajD
with experience	gZ
with five	aIb[
with hauliers	jJkXmH
with kids	hWmHsR
with me	pX
with mr	mX
with no	hIiDlSsZ
with one	bTdUm[
with our	iUoIpWsZ
with parents	iZjF
with that	jX
with the	rV
with two	jUmR
with us	dW
with xerox	p[qG
with you	bTiWpIsV
with your	p_
within 0	gWhElToS
within 00	cIhSjR
within a	j[kC
within the	dU
witho-	jS
without	jS
without a	iSoJqFtZ
without the	iIj]lIrF
without$	iIjIl[qV
witne-	ia
witness	iV
witte-	cZ
wittenberge	cZ
wittenberge$	cV
wittl-	cUjGnVqI
wittlich	cUjGnVqI
wittlich$	cUjGnVqI
wittm-	cR
wittmund	cUiI
wittmund$	cV
witz	hWrX
witz$	hZ
witze-	bGcYiErX
wives	jFkTlHpGsb
wk	fU
wk 0	iY
wk at	dS
wk in	dXiVnV
wk$	fV
wknd	f[gYhGi@
wknd$	fWgWiE
wks	fUlT
wks +	fGhX
wks in	fW
wks on	fV
wks pto	hT
wks then	eU
wks$	hUoY
wlan	gJh\`
wlan$	gJhY
wms	aTjZ
wms$	j]
wo	tX
wo :	cV
wo$	fV
woche	fVnR
woche 0	bSiUjH
woche$	fW
woche-	f[
wochen	lT
wochen ferien	fFhc
wochen urlaub	hX
wochen voraus	fDhWiX
wochen$	fS
wochenenddienst	fU
wochenende	fb
wochenende$	fZ
wochenenden	f^
wochenenden$	f[
wochenstunden	f[
wochenstunden$	f[
wochenweise	aFn[
wochenweise$	iCn[
wohl	pJqe
wohne-	bXhUrI
wohnen	bXhUrI
wohng-	aEbRiTjX
wohngruppe	aGbVgIiVjG
wohnh-	b\\i>j\`
wohno-	bEc]hHiEjSsC
wohnu-	h\\
wohnung	hY
wohnung uberm	hS
wohnungen	bHc[hUiC
wohnungen$	bHc[hUiC
wolle	hHiYq]
wolle-	eW
wollen	eW
wollen wir	bWiHlR
wollt-	qWtY
wollte	q_
wollten	jHlJtZ
wolnz-	cT
wolnzach	cT
wolve-	cY
wolverhampton	cR
woman	sd
woman$	aZs[
women	kIrXs_
women$	bTrT
women's	iX
women's refuge	aHb[
women-	bSiY
women-only	bSiT
won	gFhIiFj[pU
won't	iRlWsX
won't be	iFlYqU
won't have	bHs_
wood	cUh[
wood$	cGh_iS
woodl-	aGbRcT
woodlands	aGcT
woodlands$	cR
woodw-	iSjGkU
wool	fIhViIkW
word	qW
word "	kIrS
word$	gUjSqU
wordi-	rY
wording	rY
wording$	rY
words	aDr]
words a	pWrD
words tops	pHr_
words$	iJkWr[sR
work (	d[hI
work :	iY
work from	dGhZ
work is	cUeFiBjBl\\
work or	jT
work under	jT
work with	aFmU
work$	i\\jS
worka-	hZ
workation	hZ
workation eu	hW
worked	jW
worked a	gGjXpF
worked with	jIkX
worker	iT
worker$	aW
workers	iVmR
workers$	bUgHjImS
workf-	bHiXjS
workforce	bGjW
working at	jU
working days	hJi[jHmJpT
working group	bFi_
working interview	pT
working to	iJj\\
working towards	jS
working$	dAfAhWtW
workl-	fWiU
works	bVmU
works$	bYhV
workshop of	hGmZ
workshop$	cVkR
workshops	bUgJ
workshops$	iU
workspace	iHj[
world	aU
world-	cAiGkIn]
world-check	iHj]kI
world-check$	iIjY
worsh-	jTrS
worship	jTrS
worst	fZgG
wort	qWrY
wort "	rY
wort und	j[
wort$	fHgWqZ
worte-	r^
worter	r_
worter$	rX
worth	fHhTqW
worth-	cY
worthing	cY
worthing$	cY
wortl-	jRrZ
wortlich	jRrZ
would	kbsW
would be	jGk\`
would delight	kZ
would do	bDe[fSkGsU
would have	rWsY
would help	k^
would like	aSfViHkHrIsFtV
would please	kZ
would save	k\\
would shorten	iFk]
would suit	s\`
would$	kY
wound	iX
wpm	bIgIhHj_
wps	i_jH
wrapp-	iV
wrapping	iV
wraps	aHbWhIiT
wrexham$	cS
write	pTrX
write it	r_
write the	iX
write to	p^rH
write$	cIpWtW
writer	aT
writer$	aYgS
writers	mZtH
writes	bTiJjXqJ
writing up	d^fI
writing$	j]
written english	jV
written test	pX
wrocl-	cUnT
wroclaw	cUnT
wroclaw$	nX
wrong	bTgHqR
wrong$	bTgH
wrote	pUrX
wset	jVkY
wset 0	jTkW
wset$	jSkU
wsq	jX
wt	i[
wt 0	i[
wte	fVmW
wte$	fWmX
wunde-	kT
wunsc-	fVkZ
wunsch	hVkS
wunsch$	iIkY
wunschdienstplan	fZ
wunschdienstplan$	fR
wunschen	fJgGiJkYsX
wunschenswert	k]
wunschenswert$	k]
wunscht	kJqZ
wuppe-	c\\
wuppertal	c\\
wuppertal$	c\\
wurde	qa
wurde-	gIhIqW
wurden	gIhIqW
wursc-	aXlY
wurscht	aXlY
wurst	gGh[lX
wurst$	gHhZlX
wurst-	i[
wurstkuche	iY
wurzb-	cZ
wurzburg	cZ
wurzburg$	cR
wwoof-	mU
x	aR
x /	fTnS
x 0	aYfV
x 00	fR
x im	iU
x$	hUiGjTnX
x-ray	iZ
xacti-	iIjTpU
xactimate	iIjTpU
xalap-	cU
xalapa	cU
xalapa$	cU
xero	j\\
xero$	iVjW
xerox	p[qG
ximen-	jXlImU
xixe	bGcGiW
xl	iYjSkG
xmas	hb
xmas eve	fJhWoW
xmas$	bShViHoS
xrf	aBbHgHh^jVmJ
xx	gW
xx$	gW
y 0	aTmU
y 00	fSiR
y 000	gVhDi^
y a	eU
y agosto	oT
y al	eUfW
y alimentacion	bS
y bono	gUhVjG
y botas	hW
y buen	qSsU
y cargar	iW
y certificado	pV
y cinco	bHsS
y con	jUqTsZ
y conmigo	mW
y corte	jS
y cuatro	f\\
y de	aInTsX
y deporte	iW
y despues	fIiV
y dos	bTfT
y el	mSq\\
y en	t[
y festivos	gV
y fondo	aHbYiGtI
y foto	iW
y frances	jW
y gallinas	hV
y ganas	jWnG
y habilitacion	jXlF
y hay	hZjH
y in	iDj_
y jueves	dVfYiI
y la	bGhUmV
y las	gWiX
y le	pSqV
y leon	bUrI
y lo	fDgVsY
y los	aIi[mX
y luego	eWmR
y marruecos	bSnT
y martes	fZ
y me	aAqTt]
y media	fW
y medio	gU
y miercoles	aI
y modelo	bGdWiV
y nada	fGr\\sY
y navidad	jX
y no	q[
y nos	bV
y otra	fInX
y otro	aAbFm]
y para	hUjGs[
y pedanias	cU
y piezas	tJ
y planillas	iX
y planta	jZ
y por	bT
y provincia	bU
y prueba	iIjIpZ
y que	jUsU
y quequen	cZ
y saber	jZ
y se	fY
y seis	b\\fGmH
y si	kUoS
y sin	rYsX
y tarde	fS
y telefono	h\\jJ
y trabajos	jT
y tres	fS
y un	mT
y una	mX
y utilidades	gS
y vida	pU
y viernes	dXfF
y vistas	fW
y wifi	hU
y yo	aIb^mBqY
ya	oWqW
ya lo	kX
ya no	qZ
ya sabes	iJqTrV
ya$	eHoa
yacht-	hJiVjU
yachtmaster	jY
yakim-	cV
yakima	cV
yamah-	bSjR
yamaha	bSjR
yamaha$	bWtI
yanni-	aHmW
yannick	aHmW
yard	bRnS
yard at	aEcZhR
yard$	bWfV
yards	iSn[
yeah	cJeY
year 00	bWiJ
year contract	eY
year end	fHgHhZ
year on	hFlZ
year one	fFnU
year round	e[gXhHiGlIpC
year to	bDfEnZ
year$	bT
year'-	hU
year's	hU
year--	hU
year-end	gZ
year-old	bIiX
year-olds	lJpW
year-round	bUhX
yearl-	eUhSnUoR
yearly	eUhSnUoR
yearly ticket	hT
yearly$	eXmInX
years	j\`
years in	jY
years of	j\`
years on	iIj^
years with	iIjV
years$	eUqT
yegua-	bZcXiD
yeovi-	cV
yeovil	cV
yeovil$	cS
yes	jStR
yes and	eVfJ
yes really	hZjJ
yes$	kUpJ
yeste-	bTqXrI
yesterday	bTqXrI
yet	qW
yet$	qU
yeux	jW
yeux fermes	jW
yield	hEicjH
yildi-	bV
yildiz	bV
yildiz$	bW
yo	mTqV
yo y	cHm^
yo$	aFbVhViHmT
yoga	hJkZ
yoga$	iW
yolan-	mIqS
yolanda	mIqS
yopal	cZ
yopal$	cZ
york	c[
york$	c^
yorks	c_nT
yorks$	cWhHnZ
yorks-	bUcSiI
yorkshire	bUcSiI
you 00	hV
you :	iIm[
you and	mW
you are	j_lFqD
you call	bSiXtR
you can	rW
you can't	iHj]qE
you come	d\\
you decide	aTbUpG
you do	aHjIlZmGrZ
you don't	dUiIjX
you drive	bIgYhGiUnI
you get	fVh\\tF
you go	gThJsU
you have	kXoTpT
you keep	fJgZ
you know	sU
you lead	mW
you like	d[jFtU
you live	hW
you made	pT
you make	sItU
you must	iGjUrV
you need	cUjT
you pick	eUlW
you put	hSiSrV
you report	iHmX
you round	iW
you run	iW
you sign	pY
you sit	pU
you stand	jU
you the	pFqT
you through	l[
you want	eWfXgG
you will	iJmStY
you write	aWiS
you'd	mS
you'd be	iIjHnYtT
you'd have	mS
you'd need	fJja
you'd run	bFiZjT
you'd work	oY
you'll be	jalJqD
you're not	jYqF
you've made	pU
young	jTs^
young$	aWsStG
young-	aJbDiWs]
younger	s]
your favour	eIg[
your own	hRjW
your$	hYpVrF
yours	haiI
yours to	fChFjXmX
yours$	dHf\\hWiH
yours-	kT
yourself	kU
yourself$	kT
youth	aSiW
youth choir	aXiHjF
youth worker	aS
youtu-	b[
youtube	b[
yr	jU
yr 0	g[h\\
yr 00	gYhH
yr commitment	hU
yr exp	eFfCjDl]
yr one	gW
yr renewable	aHqW
yr residency	jS
yr$	bTeSgI
yrs	jc
yrs +	jV
yrs 0	jY
yrs 00	gGiV
yrs and	bWrI
yrs bench	jT
yrs in	jR
yrs of	iJjS
yrs old	bW
yrs trading	bW
yrs$	eT
yurt	h\\iHlItH
yurt$	gUhT
yusra	mS
yusra$	mS
yverd-	c^iC
yverdon	cThJ
yverdon$	cV
yvett-	aGmVqU
yvette	aGmVqU
z	eSpV
z /	aHiTjW
z 00	lFpZ
z-dri-	b_cIiI
z-drive	bU
zahl	gUjHrZ
zahle-	hRjS
zahlen	hW
zahlen 00	hY
zahlen wir	gThRkY
zahlen$	h^
zahlt	gX
zahlt der	fFj[lGsH
zahlt$	g]hSjDqJrSsH
zahlu-	mT
zahlung	mT
zahna-	bVcBiSjEqY
zamor-	cX
zamora	cX
zapat-	bTgGh_
zapateria	b[tG
zapateria$	b[tG
zapatillas	fGgEh_mH
zapatos	hX
zarag-	cYnU
zaragoza	cWnV
zaragoza (	cUdHgInV
zarat-	cV
zarate	cV
zarate$	cU
zaune	aFbGcFi]tI
zbind-	hJiJqV
zbinden	hJiJqV
zeebr-	cV
zeebrugge	cV
zeebrugge$	cW
zehn	bTmS
zeich-	aHbTiBj\`pFrU
zeichen	gJmJrX
zeichnung	bHjVrW
zeichnungen	jT
zeichnungen lesen	jT
zeige-	jIl[mI
zeigen	jIl[mI
zeigt	iWlVqH
zeile	fDg\\rS
zeile-	gHr[
zeilen	gHr[
zeilen$	gHpFr^
zeiss	bIiUj]
zeiss$	ibjB
zeit	bRhUt\\
zeita-	bReY
zeitarbeit	bUeZ
zeitausgleich	fShU
zeite-	f]jI
zeitk-	fV
zeitkonto	fV
zeitp-	oW
zeitpunkt	oW
zeitpunkt$	oX
zeitu-	iTjHqT
zeitung	iUjFqU
zell	cV
zell am	cV
zentr-	bWcU
zentrale	cUqV
zentrum	bGcZ
zephy-	jSkS
zephyr	jSkS
zerle-	iY
zerlegen	iY
zero	bTlZ
zero hours	ea
zero$	bFhViXl[rG
zero--	e\\fEiDtJ
zersp-	aUiYjF
zerti-	aIlX
zertifikat	gU
zertifikat$	aJgV
zertifiziert	bV
zeugn-	lS
zeugnisse	lU
zeugnisse$	iT
zfa	acjB
zfa$	aU
zi	iIp[
zi$	iJpY
ziege-	bUiV
ziegel	bJiY
ziegen	b]
ziegl-	hJmTpVrJ
ziegler	hJmTpVrJ
ziehe-	iWjS
ziehen	iWjS
ziehen$	jU
zieht	bUq\\
ziel	iW
ziel 0	iW
zigza-	jW
zigzag	jW
zimmer	bYhS
zimmer und	oGsV
zimmer$	b^
zimmermadchen	aVmX
zims	i\\
zims$	i\\
zinc	bYgJiZjH
zinc /	bVmJ
zinc$	bDi^jG
zip	bCeDgHi[qZ
zirco-	i^jH
zitat	aGmCrJtV
zitta-	cW
zittau	cW
zivil-	aHb]cDiCkHmIs[tI
zl	gUhW
zn	bYhF
zoe	a?bHiHm\`nUsItH
zoll	iHmY
zoll$	aTjV
zollp-	iS
zollpapiere	iV
zollpapiere$	iY
zona	cZgX
zona$	aSgSmGrUsU
zonal	m\\
zonas	c\\
zone	c^gW
zone 0	cAga
zones	bHdWi]tJ
zones$	dXiWjHtH
zoolo-	bZiC
zoom	d[p^
zoom$	d]
zoote-	jW
zootecnia	cJjW
zootecnia$	cJiIjY
zu 0	dTfW
zu besetzen	aZ
zu den	eTiRjHkY
zu dritt	mY
zu einem	pU
zu hause	dYnS
zu sechst	mW
zu und	bIgJqEt^
zu uns	b^rHs[
zu viert	bTmY
zu zweit	gSkJm\\
zu$	f\`tU
zuarb-	mV
zucke-	iAk^
zuers-	lXrX
zuerst	lXrX
zug	cTt^
zug$	cXtR
zuge	bUiUnH
zuges-	eYfTgIhF
zugesagt	eYfTgIhF
zugig	iHjStV
zugig$	iHjUtW
zugig-	j\\
zuhau-	d[
zuhause	d[
zuhause$	dT
zulag-	gW
zulage	hTpR
zulagen	g]
zulagen$	g\\
zulas-	iUjT
zulet-	hXpHqW
zuletzt	hXpHqW
zulu	jZ
zulu$	jV
zum	hXoW
zum 0	eIo^qR
zum 00	mFq]
zum ek	h\\kI
zum$	hJoUtV
zunac-	eSgTlU
zunachst	eSgTlU
zunachst 0	eSgW
zup	jW
zup nach	jW
zur	oT
zur halfte	dThX
zur miete	hT
zur stelle	bHfGtY
zur$	cJoW
zuric-	bTcWqS
zurich	cUqW
zurich$	qS
zuruc-	jGrR
zuruck	qRrT
zuruck$	mIrU
zus	bSr[
zus$	bW
zusam-	mVtT
zusammen	dStW
zusammen$	dVtU
zusat-	fHh\\iBjYkU
zusatzliche	fFhIkZqH
zusatzversorgung	h]
zusatzversorgung$	hX
zusch-	hRjS
zuschlage	gYiD
zuschuss	h[
zuver-	iIj^sV
zuwen-	b\\cJi@
zvk	fGh[
zvk$	hU
zvk-r-	hV
zvk-rente	hV
zvk-rente$	hV
zwanz-	aT
zwanzig	aT
zwar	aEbEe^fHjFtS
zwei bis	mJn[
zwei jahre	hUjV
zwei regenerationstage	hS
zwei stunden	iVnY
zwei tage	bHdWhTpU
zwei tagen	dTnT
zwei wochen	bViSqI
zwei$	cHhGn[
zweie-	m]
zweierteam	aImU
zweim-	jGnW
zweimal	jGnW
zweimal im	fT
zweis-	gZpX
zweit	gSkJm\\
zweite	pR
zweite samstag	fT
zweiten	eUqT
zweiter	bYmH
zweites	bUhUsU
zweiu-	fV
zweiunddreißig	fW
zweiz-	bWfHh[iBlJqHsJtI
zwett-	bIcX
zwettl	bIcX
zwick-	cW
zwickau	cW
zwing-	jVlU
zwingend	jVlU
zwingend$	jSlV
zwischen 0	fX
zwischen 00	mVsS
zwischen den	hU
zwischen sechs	fX
zwolf	bSm\\
zwolf kinder	i]mI
zwolf$	bTfUiImV
zwolf-	fZiH
zzgl	g^hH
~=apply	pX
~=company	bR
~=date	eU
~=must	jR
~=nice	jEk\\
~=notneeded	aIlk
~=place	cR
~=team	mU
~=title	aT
~company	bR
~company/high	mS
~contact	gIpZ
~contact/high	gIpZ
~deadline	aSbGfIp\\
~deadline/high	aSbGfIp\\
~duty/high	iZ
~end	eWfR
~end/high	eWfR
~experience/high	iGjWlR
~experience/medium	eS
~hours/high	eTgF
~pay/high	gT
~place	cR
~place/medium	cWpT
~skill/high	iTkU
~start	oU
~start/high	oR
~start/medium	oR
~team	mS
~team/high	mS
~title	aT
~title/high	aX
~title/medium	a\`
~variable	hT
~variable/high	gT
~variable/medium	gDh_
£ 900	hS
£ 95	f[jI
£ 963	gT
£$	jUrU
ß	r]
€ (	fIhSrS
€ +	sS
€ 000	gXiD
€ 95	jI
€ annuels	bRfI
€ bei	gWiJ
€ bruts	gS
€ brutto	fIjW
€ ca	bV
€ charges	hX
€ de	gGhJnY
€ die	gVhH
€ fixe	gUjI
€ im	gVsT
€ je	g\\
€ l'an	g@h_
€ la	aFfIg[
€ le	fFg^
€ net	iWsF
€ par	hY
€ por	gb
€ pro	ga
€ sachbezug	g]hE
€ sur	gU
€ und	g;h^lY
€ x	gS
€$	gW`
