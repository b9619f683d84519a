CREATE TABLE "final_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "final_documents_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"upload_key" text NOT NULL,
	"storage_key" text NOT NULL,
	"filename" text NOT NULL,
	"size" integer NOT NULL,
	"format" text NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"headings" jsonb NOT NULL,
	"generated" text NOT NULL,
	"in_use" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "final_documents_uploadKey_unique" UNIQUE("upload_key"),
	CONSTRAINT "final_documents_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "final_documents" ADD CONSTRAINT "final_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_documents" ADD CONSTRAINT "final_documents_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "final_documents_user_id_arrival_index" ON "final_documents" USING btree ("user_id","arrival");--> statement-breakpoint
CREATE UNIQUE INDEX "final_documents_in_use" ON "final_documents" USING btree ("job_description_id") WHERE "final_documents"."in_use";