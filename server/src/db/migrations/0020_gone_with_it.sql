CREATE INDEX "final_documents_job_description_id_index" ON "final_documents" USING btree ("job_description_id");--> statement-breakpoint
CREATE INDEX "generations_answers_message_id_index" ON "generations" USING btree ("answers_message_id");--> statement-breakpoint
CREATE INDEX "generations_message_id_index" ON "generations" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "generations_improves_id_index" ON "generations" USING btree ("improves_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_conversation_id_index" ON "job_descriptions" USING btree ("conversation_id");